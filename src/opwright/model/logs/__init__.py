"""What a failed command printed, and who asks about it."""
