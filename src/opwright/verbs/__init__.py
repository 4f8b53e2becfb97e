"""The verbs of the command line, one folder each."""
