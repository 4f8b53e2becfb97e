"""Where the time of a build goes."""
