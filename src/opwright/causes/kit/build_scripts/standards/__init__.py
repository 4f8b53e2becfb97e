"""C++ standards that build scripts pin."""
