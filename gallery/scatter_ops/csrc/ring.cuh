// What a warp has of its rows in shared memory: the vectors that are there or on their way, and what whole ones come to.
#pragma once

#include "stretch.cuh"
#include "vectors.cuh"

namespace scatter_ops {

// Stages whose vectors are known reduced, a power of two.
template <class T>
constexpr int kWholeStages = sizeof(T) <= 2 ? 2 : 4;
template <class T>
constexpr int kWholeVectors = kStageVectors * kWholeStages<T>;

// A ring of vectors, and what those that are there come to, twice, so that nobody meets its end.
template <class T, class R>
struct LineMemory {
  uint4 vectors[kRingVectors<T>];
  Flat<R> whole[2 * kWholeVectors<T>];
};

template <class T, class R>
constexpr int kLineMemory = kWarps * int(sizeof(LineMemory<T, R>));
template <class T, class R>
constexpr int kBlocksOfLine = kLineMemory<T, R> <= 64 << 10 ? 3 : 2;  // for which registers are kept

// What some vectors come to, taken from behind; and of R that knows rows, the first of those that have it.
template <class R>
struct Taken {
  Flat<R> best = start();
  int vector = -1;

  __device__ static Flat<R> start() {
    if constexpr (R::kHasArg) {
      return {R::kWorst};
    } else {
      return R::nothing();
    }
  }

  __device__ void take_earlier(const Flat<R>& earlier, int at) {
    if constexpr (R::kHasArg) {
      const bool taken = R::kIsLargest ? earlier.value >= best.value : earlier.value <= best.value;
      best.value = taken ? earlier.value : best.value;
      vector = taken ? at : vector;
    } else {
      best.merge(earlier);
    }
  }
};

// What a warp has in shared memory.
template <class T, class R>
struct Ring {
  uint4* vectors;
  Flat<R>* whole;
  int lap = 0;                  // the vector in the first slot, of this lap
  int filled = 0, fill_at = 0;  // stages whose copies were started, and the slots of the next one
  int reduced = 0, reduce_at = 0;

  __device__ explicit Ring(LineMemory<T, R>& memory) : vectors(kept(memory.vectors)), whole(kept(memory.whole)) {}

  // Start to copy stages up to `end`.
  __device__ void fill(const Source<T>& source, int end) {
    for (end = min(end, source.stages()); filled < end; ++filled) {
      source.fill(vectors + fill_at * kStageVectors + threadIdx.x % 32, filled);
      fill_at = fill_at + 1 < kStages<T> ? fill_at + 1 : 0;
    }
    end_group();
  }

  // Reduce the vectors of stages up to `end`, which have come.
  __device__ void reduce(int end) {
#pragma unroll 1
    for (; reduced < end; ++reduced) {
      const uint4* stage = vectors + reduce_at * kStageVectors;
      Flat<R>* found = whole + reduced % kWholeStages<T> * kStageVectors;
      uint4 loaded[kStageLines];  // all, before any of it is used
      const int lane = kHasWarpSums<T, R> ? lane_of_sum() : threadIdx.x % 32;
#pragma unroll
      for (int i = 0; i < kStageLines; ++i) {
        loaded[i] = kHasWarpSums<T, R> ? load_words(stage + i * 32) : load_shared(stage + i * 32 + lane);
      }
#pragma unroll
      for (int i = 0; i < kStageLines; ++i) {
        Flat<R> one;
        if constexpr (kHasWarpSums<T, R>) {
          one = sum_words<T>(loaded[i]);
        } else {
          one = reduce_vector<T, Flat<R>>(loaded[i]);
        }
        store_shared(found + i * 32 + lane, one);
        store_shared(found + i * 32 + lane + kWholeVectors<T>, one);
      }
      reduce_at = reduce_at + 1 < kStages<T> ? reduce_at + 1 : 0;
    }
  }

  // Nobody asks for what is before this row anymore.
  __device__ void forget(int row) {
    if (row / kPerVector<T> - lap >= kRingVectors<T>) {
      lap += kRingVectors<T>;
    }
  }

  __device__ const uint4* slot_of(int vector) const {
    const unsigned of_lap = vector - lap, slot = min(of_lap, of_lap - kRingVectors<T>);  // else of the next lap
    return vectors + min(slot, unsigned(kRingVectors<T> - 1));                           // a wrong indptr may lead elsewhere
  }

  __device__ uint4 vector(int at) const { return load_shared(slot_of(at)); }

  // What is at positions [from, to), by a lane. All is loaded before any of it is used.
  __device__ R reduce_alone(int from, int to) const {
    const Span<T> span(from, to);
    const uint4 behind = vector(span.stop), before = vector(span.first - 1);
    const Flat<R>* at = whole_of(span.first);
    constexpr int kFew = 8;
    Flat<R> few[kFew];
#pragma unroll
    for (int i = 0; i < kFew; ++i) {
      few[i] = load_shared(at + i);
    }
    Taken<R> found, other;  // both, where rows are not asked for: half as long to wait for
    take(found, behind, span.stop, span.at_end());
#pragma unroll 1
    for (int i = span.stop - span.first - 1; i >= kFew; --i) {
      found.take_earlier(load_shared(at + i), span.first + i);
    }
#pragma unroll
    for (int i = kFew - 1; i >= 0; --i) {
      if (i < span.stop - span.first) {
        (R::kHasArg || i % 2 ? found : other).take_earlier(few[i], span.first + i);
      }
    }
    take(R::kHasArg ? found : other, before, span.first - 1, span.at_begin());
    if constexpr (!R::kHasArg) {
      found.best.merge(other.best);
    }
    return exact(found, from, to);
  }

  // The same by all lanes; this is what one of them has.
  __device__ R reduce_together(int from, int to) const {
    const int lane = threadIdx.x % 32;
    const Span<T> span(from, to);
    Taken<R> found;
    if (lane == 31) {
      take(found, vector(span.stop), span.stop, span.at_end());
    }
    const Flat<R>* at = whole_of(span.first);
#pragma unroll 4
    for (int i = span.stop - span.first - 1 - lane; i >= 0; i -= 32) {
      found.take_earlier(load_shared(at + i), span.first + i);
    }
    if (lane == 0) {
      take(found, vector(span.first - 1), span.first - 1, span.at_begin());
    }
    return exact(found, from, to);
  }

 private:
  __device__ const Flat<R>* whole_of(int vector) const { return whole + (vector & (kWholeVectors<T> - 1)); }

  __device__ static void take(Taken<R>& found, const uint4& vector, int at, const Elements& elements) {
    if constexpr (R::kHasArg) {
      if (!std::is_integral_v<T> || elements.begin < elements.end) {  // what none come to would count, of integers
        Flat<R> some = Flat<R>::nothing();
        reduce_some<T>(some, vector, elements.begin, elements.end);
        found.take_earlier(some, at);
      }
    } else {
      reduce_some<T>(found.best, vector, elements.begin, elements.end);
    }
  }

  // The row, too, of what vectors between these positions come to.
  __device__ R exact(const Taken<R>& found, int from, int to) const {
    if constexpr (R::kHasArg) {
      if (found.vector < 0) {
        return R::nothing();
      }
      const int row = found.vector * kPerVector<T>;
      const uint4* there = slot_of(found.vector);
      const int equal = first_equal<T>(load_shared(there), max(from - row, 0), min(to - row, kPerVector<T>), found.best.value);
      const int at = max(equal, 0);  // of a wrong indptr, none may be
      return {static_cast<Wide<T>>(reinterpret_cast<const T*>(there)[at]), row + at};  // of 0 and -0, too, it is the first
    } else {
      return found.best;
    }
  }
};

}  // namespace scatter_ops
