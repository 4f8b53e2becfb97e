"""macOS libraries, `.dylib` and `.so`: what dyld reads of them."""
