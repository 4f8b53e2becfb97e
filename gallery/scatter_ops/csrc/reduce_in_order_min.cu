// Smallest values, and who has them, of rows that stand in another order, for all types.
#include "compute.h"
#include "launch_reduce.cuh"

namespace scatter_ops {

#define REDUCE(T) \
  template void reduce_in_order<T, Extreme<Wide<T>, int64_t, false>>(const Problem&, const T*, T*, int64_t*, bool, const T*);
SCATTER_OPS_FOR_TYPES(REDUCE)

}  // namespace scatter_ops
