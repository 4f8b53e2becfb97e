// What a kernel for groups is told on the GPU: which tiles there are, and TMA's descriptors of each group.
#pragma once

#include "grouped.h"

namespace sm90_gemm {

// A cluster of tiles of a group's result, and its steps along k.
struct Tile {
  int group, m, n, steps;
};

struct alignas(128) PlanHeader {
  int tiles;
};

constexpr int kMostListed = 24, kMostRecordBytes = 1536, kDescriptors = 4;  // of a, b, c and d
constexpr int kHighestPanel = 8;                                            // rows of tiles that are computed together

// All that the plan's kernel gets.
struct Plan {
  GroupedGemm gemm;
  int tile_m, tile_n, tile_k;  // of a cluster, and of a step
  int64_t most_tiles;
  PlanHeader* header;
  Tile* tiles;
  unsigned char* records;  // of the groups
  int record_bytes, first_group, first_tile;  // of the listed
  int descriptors[kDescriptors];              // where they are in a record
  alignas(64) unsigned char record[kMostRecordBytes];  // as CUTLASS made it for other sizes
  Group listed[kMostListed];
};

constexpr int64_t tiles_along(int64_t size, int tile) { return (size + tile - 1) / tile; }

// At most as many tiles as this, whatever the offsets are.
int64_t most_tiles(const GroupedGemm& gemm, const GroupedInstance& instance);

size_t workspace_bytes(const GroupedGemm& gemm, const GroupedInstance& instance);

// Where the parts of a workspace are.
void place(Plan& plan, const GroupedInstance& instance);

// Launch the kernels that write the plan; all else in it has been set. Return null, or an error message.
const char* launch(Plan& plan, const Group* listed, void* stream);

}  // namespace sm90_gemm
