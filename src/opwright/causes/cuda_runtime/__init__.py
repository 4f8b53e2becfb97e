"""
The extension, the CUDA libraries and the driver disagree about versions.

CUDA's libraries carry their major version in their name, and torch brings exactly one of them. What
was linked against another major finds no file; what was linked against a newer minor of the same
one finds the file and misses functions in it. The driver has versions of its own.
"""

NEEDS = "BINARY"
