"""One module per command: its arguments, and what is printed."""
