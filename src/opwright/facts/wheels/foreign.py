"""Packages of conda, which are named and not read."""

from __future__ import annotations

from opwright.errors import UnreadableInputError

_CONDA = (".conda", ".tar.bz2")


def refuse_conda(path: str) -> None:
    """Raise UnreadableInputError for a conda package."""
    if path.endswith(_CONDA):
        raise UnreadableInputError(
            f"{path} is a conda package, which is not supported: it was not judged; "
            "unpack it and audit the libraries in it"
        )
