"""One Python's packages: where it looks, what is installed, what a lock file pins."""
