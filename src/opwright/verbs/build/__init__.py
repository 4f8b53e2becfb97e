"""`build`: a plan whose flags have reasons, run and checked before import."""
