"""C++ apart from torch and CUDA: the standard library and OpenMP, their headers and their names."""
