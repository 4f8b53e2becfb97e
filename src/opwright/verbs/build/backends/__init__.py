"""Builds inside other tools: setuptools and hatchling."""
