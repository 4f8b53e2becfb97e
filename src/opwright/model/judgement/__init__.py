"""What is judged, the causes that judge it, and what comes of it."""
