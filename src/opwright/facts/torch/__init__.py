"""Builds of torch: installed, published, or stubs to link against."""
