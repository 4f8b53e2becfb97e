"""Required literals of patterns, and the one pass over a text that finds them."""
