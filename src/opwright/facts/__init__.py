"""Files, archives and servers in, facts out. Nothing here judges."""
