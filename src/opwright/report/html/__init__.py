"""Reports as one page that needs no network."""
