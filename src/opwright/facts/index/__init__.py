"""The package index, and files on it read by range."""
