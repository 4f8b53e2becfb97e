"""
Code that was written for CUDA and is compiled for AMD's GPUs, with HIP and the libraries of ROCm.

torch translates the sources of an extension (hipify) and compiles them with hipcc, which is a clang. What has no
counterpart in HIP, what was left out of the translation, and what differs between releases of ROCm, shows there.
"""

NEEDS = "LOG"
