"""`python -m opwright`."""

from opwright.cli import run

run()
