"""The judge, the registry of causes, and which finding explains which."""
