"""`explain`: what a cause is, why it happens and how to fix it."""
