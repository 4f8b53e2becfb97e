"""Which builds of torch there are, for which Python, system and CUDA, and which packages are made for which."""
