"""Operators that a project defines: their schemas, kernels, fake implementations and bindings."""
