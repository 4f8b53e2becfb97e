// What a warp does with a tile: products with the keys, a running softmax, products with the values.
#pragma once

#include "query.cuh"

namespace paged_decode {

template <class L, bool kIsRope>
struct Attention {
  using T = typename L::Product;
  using K = std::conditional_t<kIsRope, __half, T>;  // of keys: those that are turned are rounded once more
  static constexpr int kKeys = L::kKeys, kSteps = L::kDim / 16, kKeyTiles = kKeys / 16;
  static constexpr float kNone = -INFINITY;

  Query<L, K> query;
  Rows rows;
  float out[L::kColumnTiles][4];  // rows lane / 4 and 8 more, two columns each
  float most[2], total[2];        // of both rows: the largest score, in base 2, and the sum of weights

  __device__ void begin() {
#pragma unroll
    for (int i = 0; i < L::kColumnTiles; ++i) {
      out[i][0] = out[i][1] = out[i][2] = out[i][3] = 0;
    }
    most[0] = most[1] = kNone;
    total[0] = total[1] = 0;
  }

  __device__ void take(const Decode& decode, const Request& request, uint32_t stage, int first_key,
                       const uint32_t* wheel) {
    float scores[2 * kKeyTiles][4] = {};
    multiply_keys(scores, stage, first_key, wheel);
    scale_and_mask(decode, request, scores, first_key);
    uint32_t weights[kKeyTiles][4];
    weigh(scores, weights);
    multiply_values(weights, stage + L::kHalfBytes);
  }

  // ---- keys ------------------------------------------------------------------------

  __device__ static uint32_t key_address(uint32_t stage, int tile, int chunk) {
    const int lane = threadIdx.x % 32;
    return stage + L::offset(tile * 16 + (lane >> 4) * 8 + (lane & 7), chunk + ((lane >> 3) & 1));
  }

  // factors of 16 keys for two neighbouring steps (fp8), or one
  __device__ void multiply_keys(float (&scores)[2 * kKeyTiles][4], uint32_t stage, int first_key,
                                const uint32_t* wheel) {
#pragma unroll
    for (int tile = 0; tile < kKeyTiles; ++tile) {
      if constexpr (kIsRope) {
        multiply_turned_keys(scores, stage, tile, first_key, wheel);
      } else if constexpr (L::kIsFp8) {
#pragma unroll
        for (int step = 0; step < kSteps; step += 2) {
          uint32_t raw[4];
          load_matrices(raw, key_address(stage, tile, step));
          multiply_pair(scores, tile, step, halves_of_fp8(raw[0]), halves_of_high_fp8(raw[0]), halves_of_fp8(raw[2]),
                        halves_of_high_fp8(raw[2]));
          multiply_pair(scores, tile, step + 1, halves_of_fp8(raw[1]), halves_of_high_fp8(raw[1]),
                        halves_of_fp8(raw[3]), halves_of_high_fp8(raw[3]));
        }
      } else {
#pragma unroll
        for (int step = 0; step < kSteps; ++step) {
          uint32_t keys[4];
          load_matrices(keys, key_address(stage, tile, 2 * step));
          multiply_pair(scores, tile, step, keys[0], keys[1], keys[2], keys[3]);
        }
      }
    }
  }

  __device__ void multiply_pair(float (&scores)[2 * kKeyTiles][4], int tile, int step, uint32_t a0, uint32_t a1,
                                uint32_t b0, uint32_t b1) {
    multiply<K>(scores[2 * tile], query.at[step], a0, a1);
    multiply<K>(scores[2 * tile + 1], query.at[step], b0, b1);
  }

  // keys as this thread has them in a step: of two keys, each two registers
  __device__ void keys_of_step(uint32_t (&keys)[4], uint32_t stage, int tile, int step) {
    if constexpr (L::kIsFp8) {
      uint32_t raw[4];
      load_matrices(raw, key_address(stage, tile, step & ~1));
      const uint32_t first = step & 1 ? raw[1] : raw[0], second = step & 1 ? raw[3] : raw[2];
      keys[0] = halves_of_fp8(first);
      keys[1] = halves_of_high_fp8(first);
      keys[2] = halves_of_fp8(second);
      keys[3] = halves_of_high_fp8(second);
    } else {
      load_matrices(keys, key_address(stage, tile, 2 * step));
    }
  }

  __device__ void multiply_turned_keys(float (&scores)[2 * kKeyTiles][4], uint32_t stage, int tile, int first_key,
                                       const uint32_t* wheel) {
#pragma unroll 1
    for (int step = 0; step < kSteps / 2; ++step) {
      uint32_t low[4], high[4];
      keys_of_step(low, stage, tile, step);
      keys_of_step(high, stage, tile, step + kSteps / 2);
#pragma unroll
      for (int i = 0; i < 4; ++i) {
        float2 x = unpacked<T>(low[i]), y = unpacked<T>(high[i]);
        const uint32_t position = first_key + tile * 16 + int(threadIdx.x % 32) / 4 + i / 2 * 8;
        const int element = Query<L, K>::element(step, i % 2 * 2);
        turn(x.x, y.x, direction(wheel[element] * position));
        turn(x.y, y.y, direction(wheel[element + 1] * position));
        low[i] = packed<K>(x.x, x.y);
        high[i] = packed<K>(y.x, y.y);
      }
      multiply_turned(scores, tile, step, low);
      multiply_turned(scores, tile, step + kSteps / 2, high);
    }
  }

  // a run-time step must not index registers
  __device__ void multiply_turned(float (&scores)[2 * kKeyTiles][4], int tile, int step, const uint32_t (&keys)[4]) {
#pragma unroll
    for (int known = 0; known < kSteps; ++known) {
      if (known == step) {
        multiply_pair(scores, tile, known, keys[0], keys[1], keys[2], keys[3]);
      }
    }
  }

  // ---- softmax ---------------------------------------------------------------------

  __device__ void scale_and_mask(const Decode& decode, const Request& request, float (&scores)[2 * kKeyTiles][4],
                                 int first_key) {
#pragma unroll
    for (auto& some : scores) {
#pragma unroll
      for (int i = 0; i < 4; ++i) {
        some[i] *= query.scale[i / 2];
      }
    }
    if (decode.soft_cap > 0) {
      const float cap = decode.soft_cap, by = 2 * float(kLog2E) / cap;
#pragma unroll
      for (auto& some : scores) {
#pragma unroll
        for (float& one : some) {  // tanh
          one = cap * float(kLog2E) * (1 - __fdividef(2.0f, exp2_fast(fminf(one * by, 80.0f)) + 1));
        }
      }
    }
    const bool is_seen_by_all =
        first_key + kKeys <= request.length - request.tokens + 1 &&
        (decode.window_left < 0 || first_key >= request.length - 1 - decode.window_left);
    if (!is_seen_by_all) {
#pragma unroll
      for (int tile = 0; tile < 2 * kKeyTiles; ++tile) {
#pragma unroll
        for (int i = 0; i < 4; ++i) {
          const int key = first_key + tile * 8 + int(threadIdx.x % 4) * 2 + i % 2;
          if (key > rows.last[i / 2] || key < rows.first[i / 2]) {
            scores[tile][i] = kNone;
          }
        }
      }
    }
  }

  __device__ void weigh(const float (&scores)[2 * kKeyTiles][4], uint32_t (&weights)[kKeyTiles][4]) {
    float now[2], by[2];
#pragma unroll
    for (int half = 0; half < 2; ++half) {
      float here = most[half];
#pragma unroll
      for (int tile = 0; tile < 2 * kKeyTiles; ++tile) {
        here = fmaxf(here, fmaxf(scores[tile][2 * half], scores[tile][2 * half + 1]));
      }
      here = fmaxf(here, __shfl_xor_sync(~0u, here, 1));
      now[half] = fmaxf(here, __shfl_xor_sync(~0u, here, 2));
    }
    const bool is_new = now[0] > most[0] || now[1] > most[1];
    by[0] = now[0] == kNone ? 0 : now[0];  // a row that has seen no key yet
    by[1] = now[1] == kNone ? 0 : now[1];
    if (__any_sync(~0u, is_new)) {
      rescale(exp2_fast(most[0] - by[0]), exp2_fast(most[1] - by[1]));
      most[0] = now[0];
      most[1] = now[1];
    }
#pragma unroll
    for (int tile = 0; tile < kKeyTiles; ++tile) {
#pragma unroll
      for (int i = 0; i < 4; ++i) {  // registers of the first factor: rows, then keys
        const int half = i % 2;
        const float (&pair)[4] = scores[2 * tile + i / 2];
        const float first = exp2_fast(pair[2 * half] - by[half]), second = exp2_fast(pair[2 * half + 1] - by[half]);
        total[half] += first + second;
        weights[tile][i] = packed<T>(first, second);
      }
    }
  }

  __device__ void rescale(float first, float second) {
    total[0] *= first;
    total[1] *= second;
#pragma unroll
    for (auto& some : out) {
      some[0] *= first;
      some[1] *= first;
      some[2] *= second;
      some[3] *= second;
    }
  }

  // ---- values ----------------------------------------------------------------------

  // Two column tiles at a time. Of fp8 one has the even columns of 16 and one the odd ones.
  __device__ void multiply_values(const uint32_t (&weights)[kKeyTiles][4], uint32_t values) {
    const int lane = threadIdx.x % 32;
#pragma unroll
    for (int tile = 0; tile < kKeyTiles; ++tile) {
      const int row = tile * 16 + ((lane >> 3) & 1) * 8 + (lane & 7);
      if constexpr (L::kIsFp8) {
#pragma unroll
        for (int chunk = 0; chunk < L::kChunks; chunk += 2) {
          uint32_t raw[4];
          load_transposed(raw, values + L::offset(row, chunk + (lane >> 4)));
#pragma unroll
          for (int i = 0; i < 2; ++i) {
            const uint32_t low = __byte_perm(raw[2 * i], 0, 0x3120), high = __byte_perm(raw[2 * i + 1], 0, 0x3120);
            const int column = 2 * (chunk + i);
            multiply<T>(out[column], weights[tile], halves_of_fp8(low), halves_of_fp8(high));
            multiply<T>(out[column + 1], weights[tile], halves_of_high_fp8(low), halves_of_high_fp8(high));
          }
        }
      } else {
#pragma unroll
        for (int chunk = 0; chunk < L::kChunks; chunk += 2) {
          uint32_t raw[4];
          load_transposed(raw, values + L::offset(row, chunk + (lane >> 4)));
          multiply<T>(out[chunk], weights[tile], raw[0], raw[1]);
          multiply<T>(out[chunk + 1], weights[tile], raw[2], raw[3]);
        }
      }
    }
  }
};

}  // namespace paged_decode
