"""The command line: arguments in, a verb, a report out, an exit status."""
