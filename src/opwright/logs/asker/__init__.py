"""Who asks: what a log says about the machine, what is installed there, and what was tried."""
