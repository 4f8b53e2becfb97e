"""Texts that a wheel has deflated, with `.zz` at the end of their names, and a checkout as they are: see hatch_build.py."""

from __future__ import annotations

import zlib


def text_of(path: str) -> str:
    """Return a text by its name, in a checkout."""
    try:
        with open(path, "rb") as file:
            return file.read().decode()
    except FileNotFoundError:
        with open(f"{path}.zz", "rb") as packed:
            return zlib.decompress(packed.read()).decode()
