"""What a binary was built with, by its own bytes."""
