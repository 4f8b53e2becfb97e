"""A build as a value: flags with reasons, steps, and running them. Torch is never imported."""
