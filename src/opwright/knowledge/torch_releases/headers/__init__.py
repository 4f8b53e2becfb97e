"""What torch's headers have in which release: names, checks, facts that extensions inline."""
