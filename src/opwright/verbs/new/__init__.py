"""`new`: a complete project from a template."""
