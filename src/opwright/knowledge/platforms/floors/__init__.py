"""The oldest system that a binary loads on: glibc, libstdc++, macOS, and the platforms of PEP 600."""
