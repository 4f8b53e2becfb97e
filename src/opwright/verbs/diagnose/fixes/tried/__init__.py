"""What was tried without success, what the log refutes, and what to do instead."""
