"""The required literals of every pattern, which take a second to find."""

from functools import cache

from opwright.causes.engine.index import pattern_literals

all_literals = cache(pattern_literals)
