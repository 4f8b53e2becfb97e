"""What the dynamic loader would do with each binary, release by release."""
