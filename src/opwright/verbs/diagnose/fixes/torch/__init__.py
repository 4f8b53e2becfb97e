"""Which torch a fix installs: one with a wheel for the Python, system and CUDA that a log shows."""
