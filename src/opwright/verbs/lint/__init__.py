"""`lint`: what will fail in sources and build scripts, before they are compiled."""
