"""
What is installed is not what the code expects: the wrong build of torch, a package without its compiled part, a checkout
in place of the installed package, a version that lacks what is called.

Neither a source file nor a compiler is wrong; another installation, or another folder to start from, fixes it.
"""

NEEDS = "LOG"
