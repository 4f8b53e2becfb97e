"""The releases of torch, CUDA, Python and NumPy that a file is judged for."""
