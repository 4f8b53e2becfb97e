// The query rows of a unit, as a warp multiplies them: the registers of mma's first factor, and which keys each row may see.
#pragma once

#include "instructions.cuh"
#include "layout.cuh"

namespace paged_decode {

constexpr double kTurn = 4294967296.0;  // as the wheel of a 32-bit integer

__device__ inline float2 direction(uint32_t turn) {
  float2 found;
  __sincosf(float(int32_t(turn)) * float(6.283185307179586 / kTurn), &found.y, &found.x);
  return found;
}

// of the pair (x, y), turned
__device__ inline void turn(float& x, float& y, float2 by) {
  const float was = x;
  x = was * by.x - y * by.y;
  y = y * by.x + was * by.y;
}

// How far a position turns each pair of elements; by all threads.
template <int kDim, int kThreads>
__device__ inline void fill_wheel(const Decode& decode, uint32_t* wheel) {
  for (int i = threadIdx.x; i < kDim / 2; i += kThreads) {
    const double turns = exp2(-2.0 * i / kDim * decode.rope_log2_theta) / (decode.rope_scale * 6.283185307179586);
    wheel[i] = static_cast<uint32_t>(static_cast<unsigned long long>(turns * kTurn + 0.5));
  }
}

// Two rows of this thread: lane / 4, and 8 more.
struct Rows {
  int first[2], last[2];  // keys that they may see: the last is their own position
};

// As factors of type T: half where it is exact or finer than the type of q.
template <class L, class T>
struct Query {
  static constexpr int kSteps = L::kDim / 16;
  uint32_t at[kSteps][4];
  float scale[2];  // of both rows' products, in base 2 unless they are capped

  // As they are in memory, if that is another type: apart from the factors, whose registers then lie as mma wants them.
  static constexpr bool kIsConverted = !std::is_same_v<typename L::Q, T>, kIsApart = kIsConverted && L::kDim <= 128;
  struct Raw {
    uint32_t at[kIsApart ? kSteps : 1][4];
  };

  template <class Of>
  __device__ auto& loaded(Of& raw) {
    if constexpr (kIsApart) {
      return raw.at;
    } else {
      return at;
    }
  }

  // which element of a step this thread has first in register i
  __device__ static int element(int step, int i) {
    const int t = threadIdx.x % 4;
    return step * 16 + (L::kIsFp8 ? 4 * t + (i / 2) * 2 : 2 * t + (i / 2) * 8);
  }

  __device__ void ask(const Decode& decode, const Walk<L::kKeys>& walk, Rows& rows, Raw& raw) {
    const Request& request = walk.request;
    auto& to = loaded(raw);
#pragma unroll
    for (int half = 0; half < 2; ++half) {
      const int row = int(threadIdx.x % 32) / 4 + 8 * half;
      const int token = decode.token_of.divide(walk.group * kRows + row);
      const typename L::Q* const from = query_row<typename L::Q>(decode, walk, row);
      const bool is_there = from != nullptr;
      rows.last[half] = is_there ? request.length - request.tokens + token : request.length - 1;
      rows.first[half] = decode.window_left < 0 ? 0 : rows.last[half] - decode.window_left;
#pragma unroll
      for (int step = 0; step < kSteps; ++step) {
        if constexpr (L::kIsFp8) {  // neighbours
          const uint2 both = is_there ? *reinterpret_cast<const uint2*>(from + element(step, half)) : uint2{0, 0};
          to[step][half] = both.x;
          to[step][half + 2] = both.y;
        } else {
#pragma unroll
          for (int i = half; i < 4; i += 2) {
            to[step][i] = is_there ? *reinterpret_cast<const uint32_t*>(from + element(step, i)) : 0;
          }
        }
      }
    }
    const float scale_of_keys = decode.k_scale ? decode.k_scale[walk.head * decode.k_scale_stride] : 1.0f;
    scale[0] = scale[1] = decode.scale * scale_of_keys * (decode.soft_cap > 0 ? 1.0f : float(kLog2E));
  }

  // after they came
  template <bool kIsRope>
  __device__ void finish(const Rows& rows, const uint32_t* wheel, const Raw& raw) {
    if constexpr (kIsConverted) {
      make_halves(loaded(raw));
    }
    if constexpr (kIsRope) {
      turn_rows(rows, wheel);
    }
  }

  __device__ void turn_rows(const Rows& rows, const uint32_t* wheel) {
#pragma unroll
    for (int step = 0; step < kSteps / 2; ++step) {
#pragma unroll
      for (int i = 0; i < 4; ++i) {
        float2 x = unpacked<T>(at[step][i]), y = unpacked<T>(at[step + kSteps / 2][i]);
        const uint32_t position = rows.last[i % 2];
        turn(x.x, y.x, direction(wheel[element(step, i)] * position));
        turn(x.y, y.y, direction(wheel[element(step, i) + 1] * position));
        at[step][i] = packed<T>(x.x, x.y);
        at[step + kSteps / 2][i] = packed<T>(y.x, y.y);
      }
    }
  }

  // bfloat16 to half: each row by a power of two, so that its largest element is near 1
  __device__ void make_halves(const uint32_t (&from)[kSteps][4]) {
#pragma unroll
    for (int half = 0; half < 2; ++half) {
      float most = 0;
#pragma unroll
      for (int step = 0; step < kSteps; ++step) {
#pragma unroll
        for (int i = half; i < 4; i += 2) {
          const float2 pair = unpacked<typename L::Q>(from[step][i]);
          most = fmaxf(most, fmaxf(fabsf(pair.x), fabsf(pair.y)));
        }
      }
      most = fmaxf(most, __shfl_xor_sync(~0u, most, 1));
      most = fmaxf(most, __shfl_xor_sync(~0u, most, 2));
      const int biased = most > 0 && most < INFINITY ? min(max(__float_as_int(most) >> 23, 27), 227) : 127;
      const float by = __int_as_float((254 - biased) << 23);
      scale[half] *= __int_as_float(biased << 23);
#pragma unroll
      for (int step = 0; step < kSteps; ++step) {
#pragma unroll
        for (int i = half; i < 4; i += 2) {
          const float2 pair = unpacked<typename L::Q>(from[step][i]);
          at[step][i] = packed<__half>(pair.x * by, pair.y * by);
        }
      }
    }
  }
};

}  // namespace paged_decode
