"""
The CUDA toolkit that an extension is compiled with: nvcc, its headers and libraries.

It is installed apart from torch, whose wheels bring libraries and no compiler, and a build must find
one whole toolkit of a release that both torch and the code can work with.
"""

NEEDS = "LOG"
