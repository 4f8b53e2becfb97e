"""What a binary has compiled in of torch's headers, and what it registers with the dispatcher."""
