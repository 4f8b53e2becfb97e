"""What a failed command has printed, and who asks about it."""
