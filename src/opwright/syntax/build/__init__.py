"""What build scripts declare, read from their text."""
