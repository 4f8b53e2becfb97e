"""`audit`: where a binary or wheel loads and runs, and why not elsewhere."""
