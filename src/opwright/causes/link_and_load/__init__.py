"""
A library was linked without something it needs, or the loader does not find it.

A shared object may be linked with names left open, so a forgotten library or source file is not
noticed until somebody loads the result. Then the loader names one symbol, the first.
"""

NEEDS = "BINARY"
