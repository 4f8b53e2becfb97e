"""Native projects: who builds a package, from where, by which step, and for which torch."""
