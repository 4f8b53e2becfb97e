"""Names of torch: how they are mangled, how tools print them, which library has them."""
