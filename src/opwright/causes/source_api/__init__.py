"""
What the sources say that the headers or the compiler's flags of today no longer take.

Torch, CUTLASS, CUB and Thrust, the standard library and `cuda_fp16.h` move on, and code written for
one release of them does not compile against another: nothing is installed wrongly, and the sources
or their flags have to change.
"""

NEEDS = "LOG"
