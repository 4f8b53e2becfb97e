"""
The metadata of a wheel says otherwise than what is in it.

Installers read metadata and file names, and nothing else: which torch to put beside a wheel, which
CUDA it is for, which machine may have it. What is missing or wrong there is not noticed when the
wheel is built or installed; it is noticed by those who import it, as one of the errors of the
other families.
"""

NEEDS = "METADATA"
