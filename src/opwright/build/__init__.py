"""A build as a value: which flags and why, the steps, and running them. Torch is never imported."""
