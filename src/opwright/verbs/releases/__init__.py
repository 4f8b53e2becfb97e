"""`releases`: the known torch releases, and what each introduced."""
