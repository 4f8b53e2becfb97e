"""A file of a project that may be linted, as it was read: whose it is, how large it may be, what its text is."""

from __future__ import annotations

import re
from functools import lru_cache

from opwright.errors import UnreadableInputError
from opwright.model.named_tuple import NamedTuple

MOST_BYTES = 4 << 20
"""The largest file that is linted, in bytes."""
_LONGEST_LINE = 1 << 20
_LONGEST_NUMBER = b"0" * 1000
"""No program reads a longer one, and Python refuses to from 4,300 digits on."""
_DIGITS = bytes(ord("0") if chr(byte) in "0123456789" else 32 for byte in range(256))
MOST_FILES = 100_000
DEEPEST = 64
REQUIREMENTS = "requirements.txt"
_CARRIED_ALONG = frozenset(
    {
        *(
            "third_party",
            "third-party",
            "thirdparty",
            "3rdparty",
            "3rd_party",
            "vendor",
            "vendored",
        ),
        *("extern", "external", "externals", "submodules", "cutlass", "composable_kernel", "cccl"),
        *(
            "cub",
            "thrust",
            "moderngpu",
            "glm",
            "pybind11",
            "eigen",
            "googletest",
            "node_modules",
            "site-packages",
            "build",
            "dist",
        ),
        *("__pycache__", "venv", "env"),
    }
)
_BUILT = (".", "cmake-build-", "_deps")
"""What hides begins with, and what CMake writes."""


class SourceFile(NamedTuple):
    """A file that was read, and not yet looked at."""

    path: str
    """As it is shown: as it was named, or as the archive, a slash and the name in it."""
    data: bytes
    root: str
    """The folder or archive that it was found through."""
    in_archive: bool = False
    is_context: bool = False
    """Read only for what it says of others."""
    folders: frozenset[str] | set[str] = frozenset()
    """Of an archive: every folder in it that holds something; complete once all of it was read."""


@lru_cache(maxsize=4096)
def is_carried_along(name: str) -> bool:
    """Return whether a folder is by its name one of others, or of what was built."""
    unversioned = re.sub(r"[-_]v?[0-9.]+$", "", name.lower())
    return name.startswith(_BUILT) or unversioned in _CARRIED_ALONG or name.endswith(".egg-info")


def too_large(size: int) -> str:
    """Return why a file of so many bytes is not read."""
    return f"too large for hand-written source ({size >> 20} MiB)"


def decoded(data: bytes) -> str:
    """Return the text of a source with its line ends; raise UnreadableInputError when it is none."""
    if len(data) > MOST_BYTES:
        raise UnreadableInputError(too_large(len(data)))
    if _LONGEST_NUMBER in data.translate(_DIGITS):
        raise UnreadableInputError(
            f"it has a number of more than {len(_LONGEST_NUMBER)} digits, which nobody wrote"
        )
    if b"\0" in data:
        raise UnreadableInputError("binary file (it contains NUL bytes)")
    try:
        text = data.decode("utf-8")
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        byte = data[error.start]
        raise UnreadableInputError(
            f"not UTF-8 (byte 0x{byte:02x} in line {line}); save it as UTF-8"
        ) from error
    if len(data) > _LONGEST_LINE and max(map(len, data.split(b"\n"))) > _LONGEST_LINE:
        raise UnreadableInputError("it has a line of more than 1 MiB")
    return text
