"""
The code for GPUs in a binary and the GPU that is to run it do not fit.

Machine code is for one architecture and, within bounds, for its successors. What is missing is noticed
at the first launch, long after the library was loaded: "no kernel image is available". All of it can be
read from the file. Before that, each tool on the way (torch's lists, CMake, nvcc, ptxas, NVRTC) knows
the architectures of its own years, and refuses the others by name.
"""

NEEDS = "GPU"
