"""What setuptools leaves beside the sources of a checkout, and takes again: modules that it has built in place."""

from __future__ import annotations

DELETE_MODULES = (
    r"find . \( -name '*.cpython-*.so' -o -name '*.abi3.so' \) -not -path '*/lib/python*' -delete"
)
"""Deletes no library of an environment that lies within the folder, as .venv does, nor one that is no module of Python's."""
