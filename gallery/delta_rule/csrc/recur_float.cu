#include "recur.cuh"

namespace delta_rule {

void recur_float(const Recurrence& recurrence, const Gpu& gpu) { launch<float>(recurrence, gpu); }

}  // namespace delta_rule
