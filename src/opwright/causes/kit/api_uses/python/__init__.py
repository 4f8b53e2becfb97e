"""What Python files use, and what a release lacks of it."""
