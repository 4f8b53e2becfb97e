"""The lines of a log in one form: joined where they were wrapped, and marked where they were cut off or retold."""
