"""What sources and build scripts use of torch, CUDA, Python and NumPy, and what the index of public names says of it."""
