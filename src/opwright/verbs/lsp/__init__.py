"""`lsp`: what lint finds, in an editor."""
