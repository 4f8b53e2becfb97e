"""What becomes of each package when torch moves, and what to type."""
