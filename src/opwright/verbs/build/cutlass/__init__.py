"""CUTLASS's Python interface, as `opwright.cutlass` has it."""
