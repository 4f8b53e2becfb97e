"""
Two libraries of one process tell torch's dispatcher the same thing.

The dispatcher is one table for the whole process. A namespace is opened once, an operator is defined
once, and what comes second is refused while its library is loaded, whatever it does well otherwise.
"""

NEEDS = "ENVIRONMENT_SET"
