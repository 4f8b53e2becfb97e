#include "recur.cuh"

namespace delta_rule {

void recur_half(const Recurrence& recurrence, const Gpu& gpu) { launch<Half>(recurrence, gpu); }

}  // namespace delta_rule
