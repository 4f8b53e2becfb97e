"""
The extension and torch disagree about names.

An extension binds to torch by the mangled names of C++ functions. Torch promises none of them from
one release to the next, the compiler and its flags have a say in how they are spelled, and nothing
is checked before the library is loaded. The stable ABI (C shims, from torch 2.10 on as a whole) is
the way out.
"""

NEEDS = "BINARY"
