"""The symbol database: which torch release exports what, and what its headers have."""
