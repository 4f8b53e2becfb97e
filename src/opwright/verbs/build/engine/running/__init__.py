"""A plan is run: in parallel, whole or not at all, and what is up to date is kept."""
