"""What a binary needs of the machine that runs it: glibc, libstdc++, CPython."""
