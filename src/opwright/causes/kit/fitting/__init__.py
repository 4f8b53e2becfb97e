"""Releases and builds of packages that fit one another."""
