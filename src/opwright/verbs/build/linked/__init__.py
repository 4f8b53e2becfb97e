"""What a library that was just linked lacks."""
