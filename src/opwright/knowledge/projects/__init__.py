"""Native projects: who builds a package, from where, in which step, and for which torch."""
