"""
What only goes wrong on Windows: Microsoft's compiler under nvcc, command lines and long paths.

Visual Studio updates itself faster than CUDA follows, several compilers stand in the same PATH, and
its messages come in the language of the system, while their numbers (C2872, LNK1181) stay.
"""

NEEDS = "LOG"
