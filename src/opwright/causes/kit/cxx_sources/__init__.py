"""What C++ and CUDA sources use, include and launch."""
