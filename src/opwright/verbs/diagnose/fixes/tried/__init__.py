"""What has been done in vain, what the log refutes, and what to do instead."""
