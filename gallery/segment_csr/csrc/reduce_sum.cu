// Sums and means, for all types.
#include "compute.h"
#include "launch_reduce.cuh"

namespace segment_csr {

#define REDUCE(T) template void reduce<T, Sum<Wide<T>>>(const Problem&, const T*, T*, int64_t*, bool);
SEGMENT_CSR_FOR_TYPES(REDUCE)

}  // namespace segment_csr
