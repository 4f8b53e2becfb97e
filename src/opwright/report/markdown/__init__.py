"""Reports to paste into issues and pull requests."""
