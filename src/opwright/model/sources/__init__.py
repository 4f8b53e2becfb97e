"""Sources and build scripts, and what linting finds in them."""
