"""`diagnose`: the cause of the failure in a log."""
