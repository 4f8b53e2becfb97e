"""The last setuptools that runs with an old Python, by the Requires-Python of its wheels on PyPI."""

from __future__ import annotations

from types import MappingProxyType

LAST_FOR_PYTHON = MappingProxyType({6: "59.6", 7: "68.0", 8: "75.3"})
"""By the minor release of Python 3; later ones have no last."""
