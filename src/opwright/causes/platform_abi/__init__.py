"""
A binary and the machine under it disagree: its C library, its C++ runtime, its CPython, its processor.

Each of them is bound by name and version when the binary is linked. What was there at the time is the
oldest that will do, so a build on a new system does not run on an old one, whatever its wheel is called.
"""

NEEDS = "METADATA"
"""A lone library promises no system; see python_abi_mismatch for what its name promises."""
