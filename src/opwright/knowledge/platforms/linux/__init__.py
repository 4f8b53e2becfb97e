"""Distributions of Linux, and which package of theirs has a file."""
