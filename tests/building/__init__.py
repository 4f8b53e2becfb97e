"""Builds of a small project against a torch of one function."""
