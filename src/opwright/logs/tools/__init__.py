"""What compilers, linkers, pip and Python print, each in its own way."""
