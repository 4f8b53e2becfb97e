#include "recur.cuh"

namespace delta_rule {

void recur_bfloat16(const Recurrence& recurrence, const Gpu& gpu) { launch<BFloat16>(recurrence, gpu); }

}  // namespace delta_rule
