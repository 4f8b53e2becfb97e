"""Flags, each with its reason."""
