"""`python -m opwright`."""

import sys

from opwright.cli import main

sys.exit(main())
