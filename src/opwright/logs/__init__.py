"""A log in, what happened out."""
