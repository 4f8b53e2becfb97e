"""The five failures that opwright was begun for, each taken from lint to a library that loads: docs/five-failures.md."""
