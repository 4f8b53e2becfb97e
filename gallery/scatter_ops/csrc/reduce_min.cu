// Smallest values, with and without the rows that have them, for all types.
#include "compute.h"
#include "launch_reduce.cuh"

namespace scatter_ops {

#define REDUCE(T) \
  template void reduce<T, Best<Wide<T>, false>>(const Problem&, const T*, T*, int64_t*, bool); \
  template void reduce<T, Extreme<Wide<T>, int64_t, false>>(const Problem&, const T*, T*, int64_t*, bool);
SCATTER_OPS_FOR_TYPES(REDUCE)

}  // namespace scatter_ops
