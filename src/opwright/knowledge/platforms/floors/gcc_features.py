"""
Which GCC came with a flag, and which compiles a C++ standard.

From the release notes of GCC (https://gcc.gnu.org/releases.html); the standards as torch's headers use them.
"""

GCC_WITH_FLAG = {
    "fno-plt": "6",
    "fstack-clash-protection": "8",
    "fcf-protection": "8",
    "ffile-prefix-map": "8",
    "fmacro-prefix-map": "8",
    "fstack-protector-strong": "4.9",
    "ftrivial-auto-var-init": "12",
    "fconcepts": "6",
    "fcoroutines": "10",
    "mavx512": "7",
    "mavxvnni": "11",
    "mamx-": "11",
    "march=x86-64-v": "11",
    "march=armv8.6-a": "10",
    "march=armv9": "12",
}
"""The GCC that first took a flag, by how the flag begins."""
GCC_FOR_STANDARD = {"11": "4.8", "14": "5", "1y": "5", "17": "9", "1z": "9", "20": "11", "2a": "10"}
"""The oldest GCC for a standard, by the end of its name."""
