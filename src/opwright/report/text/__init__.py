"""Reports for people, in a terminal."""
