"""Matchers that causes are made of."""
