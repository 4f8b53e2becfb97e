"""`releases`: which torch releases are known, and what came with each."""
