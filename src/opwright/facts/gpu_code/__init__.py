"""Code for GPUs inside shared libraries: fat binaries and offload bundles."""
