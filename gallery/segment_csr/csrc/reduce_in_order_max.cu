// Largest values, and who has them, of rows that stand in another order, for all types.
#include "compute.h"
#include "launch_reduce.cuh"

namespace segment_csr {

#define REDUCE(T) \
  template void reduce_in_order<T, Extreme<Wide<T>, int64_t, true>>(const Problem&, const T*, T*, int64_t*, bool, const T*);
SEGMENT_CSR_FOR_TYPES(REDUCE)

}  // namespace segment_csr
