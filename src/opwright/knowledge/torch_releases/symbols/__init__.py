"""The symbol database: which torch release exports what, and how its files are read."""
