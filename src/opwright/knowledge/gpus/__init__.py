"""GPUs: their names, architectures and the drivers they need."""
