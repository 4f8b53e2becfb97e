"""This machine: compilers, toolkits, drivers, capacity."""
