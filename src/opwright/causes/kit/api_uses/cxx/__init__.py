"""What C++, CUDA and Cython sources use, and what a release lacks of it."""
