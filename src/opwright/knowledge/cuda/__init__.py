"""CUDA toolkits: which of them compiles for which architecture."""
