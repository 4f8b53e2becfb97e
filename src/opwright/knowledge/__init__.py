"""What is known of the world, as data with readers: torch releases, CUDA toolkits, GPUs, platforms."""
