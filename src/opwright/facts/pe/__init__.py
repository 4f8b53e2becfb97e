"""Windows libraries, `.dll` and `.pyd`: what their loader reads of them."""
