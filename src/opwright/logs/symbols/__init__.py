"""Symbols that nothing defines, and which release of torch has those of torch."""
