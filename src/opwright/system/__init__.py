"""What a binary asks of the machine that is to run it: glibc, libstdc++, CPython."""
