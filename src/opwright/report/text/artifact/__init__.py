"""What an audit found, for people: on one screen, or in full."""
