"""
Outcomes that no build, flag or version could have prevented: a network, a disk, a GPU's memory, the
user's data, a GPU that a library refuses by design, or a log in which nothing failed or too little is.

They are named so that nobody goes looking for a fault in the build; beside one of them, causes of a
build's failure are claimed only where they came first.
"""

NEEDS = "LOG"
IS_EXTERNAL = True
