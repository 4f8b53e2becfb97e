// Rows of a single element: a block takes its part of them through shared memory, a tile at a time, and the next tile is on
// its way while each thread reduces as many elements of this one as its neighbours, however long segments are.
//
// What costs is not memory but instructions, of which an element gets about seven: each row has a mark that is 0, or says
// that a piece ends there, and which. A thread walks its run backwards, so that what it has to share with the threads
// before is what it has last.
#pragma once

#include "copy.cuh"
#include "gpu.cuh"

namespace segment_csr {

template <class T, class R>
struct LineTask {
  Shape shape;
  const T* src;
  T* out;
  int64_t* arg;
  Carries<R> carries;
  bool is_mean;
};

constexpr int kRunVectors = 5;  // a thread's of a tile: an odd number, so that 8 threads read from all banks
template <class T>
constexpr int kRun = kRunVectors * kVectorBytes / int(sizeof(T));
template <class T>
constexpr int kTileRows = kThreads * kRun<T>;

constexpr int kEndsAThread = 2;
constexpr int kWindow = kThreads * kEndsAThread;  // pieces whose ends are marked together

constexpr int kBlocksOfLine = 3;  // for which registers and shared memory are kept

using Mark = uint16_t;  // the byte at which results has the piece, 0 where none ends

template <class T, class R>
struct LineMemory {
  uint4 tiles[2][kThreads * kRunVectors];
  alignas(kVectorBytes) Mark marks[kTileRows<T>];
  R results[kWindow + 1];  // nothing has the first
  R tails[kThreads];
  R warp_found[kThreads / 32];
  bool warp_is_new[kThreads / 32];
  int window_end;
};

// Start to copy a tile, in whole vectors; of one that is not all in src, what is.
template <class T>
__device__ void start_tile(const T* begin, const T* end, const T* first, const T* last, uint4* tile) {
  constexpr int kPerVector = kVectorBytes / int(sizeof(T));
  if (begin >= first && begin + kTileRows<T> <= end && begin + kTileRows<T> <= last) {
#pragma unroll
    for (int i = 0; i < kRunVectors; ++i) {
      const int vector = threadIdx.x + i * kThreads;
      copy_soon(tile + vector, reinterpret_cast<const uint4*>(begin) + vector);
    }
    end_group();
    return;
  }
#pragma unroll 1
  for (int vector = threadIdx.x; vector < kThreads * kRunVectors; vector += kThreads) {
    const T* at = begin + vector * kPerVector;
    if (at < end && at >= first && at + kPerVector <= last) {
      copy_soon(tile + vector, reinterpret_cast<const uint4*>(at));
      continue;
    }
#pragma unroll 1
    for (int i = 0; i < kPerVector; ++i) {
      if (at + i < end && at + i >= first) {
        reinterpret_cast<T*>(tile + vector)[i] = at[i];
      }
    }
  }
  end_group();
}

// One of the elements of a vector.
template <class T>
__device__ Wide<T> element_of(const uint4& vector, int i) {
  const uint32_t words[4] = {vector.x, vector.y, vector.z, vector.w};
  if constexpr (std::is_same_v<T, BFloat16>) {  // one instruction, and not two
    const uint32_t word = words[i / 2];
    return __uint_as_float(i % 2 ? word & 0xffff0000u : word << 16);
  }
  return static_cast<Wide<T>>(reinterpret_cast<const T*>(words)[i]);
}

// Reduce a thread's run, from its last element to its first; those outside [first, last) are not there. Pieces that end
// and begin within go to results. Returns the mark of the first piece that ends in it, or 0, and leaves in `found` what
// the run has of that piece; if there is one, `tail` is what it has of the piece that is open at its end.
template <class T, class R, bool kIsEdge>
__device__ int reduce_run(LineMemory<T, R>& memory, const uint4* tile, int run, int first, int last, R& found) {
  constexpr int kPerVector = kVectorBytes / int(sizeof(T)), kWords = kPerVector / 2;  // of marks
  struct alignas(kWords * 4 < kVectorBytes ? kWords * 4 : kVectorBytes) Marks {
    uint32_t words[kWords];
  };
  char* const results = reinterpret_cast<char*>(memory.results);
  char* into = reinterpret_cast<char*>(memory.tails + threadIdx.x);
  int mark = 0;
#pragma unroll 1
  for (int i = kRunVectors - 1; i >= 0; --i) {
    const uint4 values = tile[threadIdx.x * kRunVectors + i];
    Marks* at = reinterpret_cast<Marks*>(memory.marks) + threadIdx.x * kRunVectors + i;
    const Marks marks = *at;
    *at = Marks{};
#pragma unroll
    for (int j = kPerVector - 1; j >= 0; --j) {
      const uint32_t here = j % 2 ? marks.words[j / 2] >> 16 : marks.words[j / 2] & 0xffffu;
      if (here) {
        *reinterpret_cast<R*>(into) = found;
        found = R::nothing();
        mark = here;
        into = results + here;
      }
      const int element = run + i * kPerVector + j;
      if (!kIsEdge || (element >= first && element < last)) {
        found.take_earlier(element_of<T>(values, j), element);
      }
    }
  }
  return mark;
}

// What lanes before leave open for each lane: the pieces that began in the last one that has a mark, and since.
template <class R>
__device__ R open_before(const R& tail, unsigned marked, R& whole) {
  const int lane = threadIdx.x % 32;
  const unsigned before = marked & (~0u >> (31 - lane));  // of this lane and those before
  const int since = before ? lane - (31 - __clz(before)) : lane;
  R found = tail;
#pragma unroll
  for (int by = 1; by < 32; by *= 2) {
    const R earlier = from_before(found, by);
    if (by <= since) {
      found.merge(earlier);
    }
  }
  whole = found;
  const R open = from_before(found, 1);
  return lane == 0 ? R::nothing() : open;
}

// src [batches, rows] -> out [batches, segments]
template <class T, class R>
__global__ void __launch_bounds__(kThreads, kBlocksOfLine) reduce_line(const LineTask<T, CountedIn<R, int64_t>> task) {
  constexpr int kWarps = kThreads / 32;
  extern __shared__ uint4 dynamic_memory[];
  LineMemory<T, R>& memory = *reinterpret_cast<LineMemory<T, R>*>(dynamic_memory);

  const Shape& shape = task.shape;
  const int lane = threadIdx.x % 32, warp = threadIdx.x / 32;
  const int64_t begin = blockIdx.x * task.carries.places, end = begin + task.carries.places;
  for (int i = threadIdx.x; i < kTileRows<T>; i += kThreads) {
    memory.marks[i] = 0;
  }

  for (int64_t batch = blockIdx.y; batch < shape.batches; batch += gridDim.y) {
    const Line<false> line = shape.line<false>(batch);
    int64_t border, end_border;
    count_before(
        shape.segments + 1, [&](int64_t segment) { return line.place_of(segment) < begin; },
        [&](int64_t segment) { return line.place_of(segment) < end; }, border, end_border);
    const Part part = part_of(line, begin, end, border, end_border);
    const int pieces = static_cast<int>(part.pieces()), closing = static_cast<int>(part.stop - part.first);
    const int64_t chunk = batch * task.carries.chunks + blockIdx.x;

    // elements are counted from a vector's begin on, so that runs are whole vectors
    const T* part_rows = task.src + batch * shape.rows + part.row_begin;
    const int skew = static_cast<int>(reinterpret_cast<uintptr_t>(part_rows) % kVectorBytes / sizeof(T));
    const int count = skew + static_cast<int>(min(part.row_end - part.row_begin, task.carries.places));
    const T* rows = part_rows - skew;
    const int64_t base = part.row_begin - skew;
    const auto start = [&](int row, uint4* tile) {
      start_tile(rows + row, rows + count, task.src, task.src + shape.batches * shape.rows, tile);
    };

    // borders of this thread's pieces of the next window: loaded long before they are used, so that nobody waits for them
    int64_t pointers[kEndsAThread + 1];
    const auto load_pointers = [&](int window) {
#pragma unroll
      for (int i = 0; i <= kEndsAThread; ++i) {
        const int piece = window + static_cast<int>(threadIdx.x) * kEndsAThread + i;
        pointers[i] = piece <= closing ? line.indptr[part.first + piece] : kNone;
      }
    };
    const auto place_of = [&](int64_t pointer) {
      return pointer == kNone ? kNever : static_cast<int>(min(max(pointer - base, int64_t(skew)), int64_t(count)));
    };

    R carried = R::nothing();  // of the piece that is open, from all that is done; every thread knows it
    int window = 0;
    load_pointers(0);
    start(0, memory.tiles[0]);
    __syncthreads();  // marks are cleared
    for (int row = 0, tile = 0; pieces > 0 && (row < count || row == 0); row += kTileRows<T>, tile ^= 1) {
      const int stop = min(row + kTileRows<T>, count);
      for (int done = max(row, skew), full = kThreads; full == kThreads;) {
        int ends[kEndsAThread + 1];
        ends[0] = place_of(pointers[0]);
#pragma unroll
        for (int i = 0; i < kEndsAThread; ++i) {
          ends[i + 1] = place_of(pointers[i + 1]);
          if (ends[i] < ends[i + 1] && ends[i + 1] > done && ends[i + 1] <= stop) {
            memory.marks[ends[i + 1] - 1 - row] = static_cast<Mark>((threadIdx.x * kEndsAThread + i + 1) * sizeof(R));
          }
        }
        if (threadIdx.x == kThreads - 1) {
          memory.window_end = ends[kEndsAThread];
        }
        wait_for_groups<0>();
        full = __syncthreads_count(ends[kEndsAThread] <= stop);  // the tile is there, and nobody is at the one before
        if (done <= max(row, skew) && stop < count) {
          start(stop, memory.tiles[tile ^ 1]);
        }
        const int here = window, limit = full == kThreads ? max(memory.window_end, done) : stop;
        window += full * kEndsAThread;
        load_pointers(window);

        // ---- this thread's elements
        const int run = row + static_cast<int>(threadIdx.x) * kRun<T>;
        R found = R::nothing();
        const bool is_edge = done > row || limit < row + kTileRows<T>;
        const int mark = is_edge ? reduce_run<T, R, true>(memory, memory.tiles[tile], run, done, limit, found)
                                 : reduce_run<T, R, false>(memory, memory.tiles[tile], run, done, limit, found);

        // ---- what threads before have of the piece that ends first in them
        const unsigned marked = SEGMENT_CSR_BALLOT(mark != 0);
        R whole;
        R before = open_before(mark ? memory.tails[threadIdx.x] : found, marked, whole);
        const bool is_first = (marked & ((1u << lane) - 1)) == 0;  // mark of the warp: it has what warps before have, too
        if (lane == 31) {
          memory.warp_found[warp] = whole;
          memory.warp_is_new[warp] = marked != 0;
        }
        __syncthreads();
        R block = carried;
#pragma unroll
        for (int i = 0; i < kWarps; ++i) {
          if (i == warp && is_first) {
            R all = block;
            all.merge(before);
            before = all;
          }
          const R next = memory.warp_found[i];
          if (memory.warp_is_new[i]) {
            block = next;
          } else {
            block.merge(next);
          }
        }
        carried = block;
        if (mark) {
          before.merge(found);
          *reinterpret_cast<R*>(reinterpret_cast<char*>(memory.results) + mark) = before;
        }
        __syncthreads();

        // ---- what this thread's pieces come to
#pragma unroll
        for (int i = 0; i < kEndsAThread; ++i) {
          const int at = threadIdx.x * kEndsAThread + i;
          const bool is_empty = ends[i] == ends[i + 1];
          if (here + at >= closing || ends[i + 1] > limit || (ends[i + 1] <= done && !is_empty)) {
            continue;
          }
          const R result = is_empty ? R::nothing() : memory.results[at + 1];
          if (here + at == 0 && part.has_head) {
            task.carries.heads[chunk] = from_row(result, base);
          } else {
            const int64_t to = batch * shape.segments + part.first + here + at;
            write(from_row(result, base), base + ends[i], ends[i + 1] - ends[i], shape.rows, task.is_mean, task.out[to],
                  task.arg + to);
          }
        }
        done = limit;
      }
    }
    if (threadIdx.x == 0) {
      if (part.is_open) {
        task.carries.tails[chunk] = from_row(carried, base);
      }
      if (task.carries.chunks > 1) {
        task.carries.head_segments[chunk] = part.ends_head() ? part.first : -1;
      }
    }
    __syncthreads();
  }
}

}  // namespace segment_csr
