"""C++, CUDA and HIP sources: their code, their tree, their names, their conditions."""
