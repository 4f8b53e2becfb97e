"""What is audited, what it meets, and what comes of it: binaries, artifacts, verdicts."""
