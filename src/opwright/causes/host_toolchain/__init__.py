"""
What compiles and links on the machine besides nvcc: compilers, headers, generators, Python's tools.

They come from the distribution, from conda or from pip, each with its own version, and a build of an
extension needs all of them to fit each other, nvcc and the interpreter.
"""

NEEDS = "LOG"
