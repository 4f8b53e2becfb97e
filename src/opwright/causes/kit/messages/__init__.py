"""What compilers, loaders, Python and packages say in logs: the patterns, and what they mean."""
