"""
What is installed, and is not what the code expects: the wrong build of torch, a package without its
compiled part, a checkout in place of the installed package, a version that lacks what is called.

Nothing is wrong with a source file or a compiler here; another install, or another folder to start
from, repairs it.
"""

NEEDS = "LOG"
