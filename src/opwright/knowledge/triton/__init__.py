"""Triton: which release each torch pins, and what each release has."""
