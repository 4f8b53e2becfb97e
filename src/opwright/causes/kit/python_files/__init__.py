"""What Python files do that a release of Python, NumPy or torch refuses or reads otherwise."""
