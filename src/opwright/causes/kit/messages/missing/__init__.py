"""Modules, packages and compiled parts that a log misses."""
