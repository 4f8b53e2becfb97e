"""What is installed, and what becomes of it when torch moves."""
