"""`env`: what is installed, whether it fits its torch, and what breaks when torch moves."""
