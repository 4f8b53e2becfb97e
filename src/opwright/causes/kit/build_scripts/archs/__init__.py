"""GPU architectures that build scripts ask for."""
