"""What Python files ask of Triton: their kernels, how these are launched, and the names they use."""
