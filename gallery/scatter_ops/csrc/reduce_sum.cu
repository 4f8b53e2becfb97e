// Sums and means, for all types.
#include "compute.h"
#include "launch_reduce.cuh"

namespace scatter_ops {

#define REDUCE(T) template void reduce<T, Sum<Wide<T>>>(const Problem&, const T*, T*, int64_t*, bool);
SCATTER_OPS_FOR_TYPES(REDUCE)

}  // namespace scatter_ops
