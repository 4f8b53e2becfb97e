"""A plan is run: in parallel, whole or not at all, keeping what is up to date."""
