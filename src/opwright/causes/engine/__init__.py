"""The judge, the registry of causes, the index of their patterns, and which finding explains which."""
