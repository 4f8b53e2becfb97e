"""Undefined symbols, and the torch releases that have those of torch."""
