"""Who asks: what a log says of the machine, of what is installed there, and of what was tried."""
