"""What a user can ask for, one folder each."""
