"""Packages on PyPI: what they are called, which of their releases fit, and how they are installed."""
