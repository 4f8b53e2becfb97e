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
_BYTE_ORDER_MARKS = {  # UTF-32's begins with UTF-16's
    b"\xff\xfe\0\0": "UTF-32",
    b"\0\0\xfe\xff": "UTF-32",
    b"\xff\xfe": "UTF-16",
    b"\xfe\xff": "UTF-16",
}
_FEW = 64
"""Of text in UTF-16 without a mark, more than one byte in this many is NUL, and nearly all of them in one half of the characters."""
MOST_FILES = 100_000
DEEPEST = 64
REQUIREMENTS = "requirements.txt"
_INSTRUCTIONS = re.compile(
    r"(?:readme|install|build|building|contributing|development)(?:[-_.][\w.-]*)?\.?(?:md|rst|txt)?"
    r"|(?:gnu)?makefile|justfile|(?:docker|container)file(?:[-_.][\w.-]+)?|[\w.-]+\.(?:sh|bash|md|rst|dockerfile)|pkg-info|setup\.cfg|\.gitmodules"
    r"|pyproject[-_][\w.-]*\.toml|(?:[\w.-]*[-_.])?requirements(?:[-_.][\w.-]*)?\.txt"
    r"|(?:[\w.-]*[-_.])?(?:env|environment|conda)(?:[-_.][\w.-]*)?\.ya?ml",
    re.IGNORECASE,
)
"""Names of files that say how a project is built."""
_OF_REQUIREMENTS = re.compile(r"(?i)(?:.*/)?(?:requirements?|reqs)/[\w.-]+\.(?:txt|in)")
"""`requirements/cuda.txt`."""
_LONGEST_INSTRUCTIONS = 256 << 10
MOST_INSTRUCTIONS = 300
"""Files of one project."""
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
        *("external_dependencies", "external_libs", "cuda-samples", "cuda_samples", "sibr_viewers"),
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
    is_alone: bool = False
    """Named by itself, and not found in a folder or archive that was."""
    folders: frozenset[str] | set[str] = frozenset()
    """Of an archive: every folder in it that holds something; complete once all of it was read."""


def is_read_along(path: str, size: int = 0) -> bool:
    """Return whether a file is read for what it says of the build scripts around it."""
    name = path.rpartition("/")[2]
    is_plain = name == REQUIREMENTS or _INSTRUCTIONS.fullmatch(name) is not None
    return (is_plain or is_listed(path)) and size <= _LONGEST_INSTRUCTIONS


def is_listed(path: str) -> bool:
    """Return whether a file is a list of requirements by the folder that it lies in."""
    return path.endswith((".txt", ".in")) and _OF_REQUIREMENTS.fullmatch(path) is not None


@lru_cache(maxsize=4096)
def is_carried_along(name: str) -> bool:
    """Return whether a folder, by its name, holds other projects' code or build output."""
    unversioned = re.sub(r"[-_]v?[0-9.]+$", "", name.lower())
    return name.startswith(_BUILT) or unversioned in _CARRIED_ALONG or name.endswith(".egg-info")


def too_large(size: int) -> str:
    """Return why a file of so many bytes is not read."""
    return f"too large for hand-written source ({size >> 20} MiB)"


def wide_encoding(data: bytes) -> str | None:
    """Return `UTF-16` or `UTF-32` for a text in either, with a byte order mark or without, None for any other file."""
    for mark, encoding in _BYTE_ORDER_MARKS.items():
        if data.startswith(mark):
            return encoding
    if b"\0" not in data:
        return None
    nuls = [data[place::4].count(0) for place in range(4)]
    if max(nuls[0] + nuls[1], nuls[2] + nuls[3]) >= len(data) // 4 * 2:
        return "UTF-32" if sum(nuls) < len(data) else None
    fewer, more = sorted((nuls[0] + nuls[2], nuls[1] + nuls[3]))
    return "UTF-16" if more > max(8 * fewer, len(data) // _FEW) else None


def refused_encoding(encoding: str) -> str:
    """Return why a source in UTF-16 or UTF-32 is not linted."""
    return f"{encoding}, which GCC, Clang, Python and CMake do not read; save it as UTF-8"


def decoded(data: bytes, *, is_c: bool = False) -> str:
    """
    Return the text of a source with its line ends; raise UnreadableInputError when it is none.

    What is compiled and no UTF-8 is read as Latin-1: compilers pass such bytes through, and they are in comments mostly.
    """
    if len(data) > MOST_BYTES:
        raise UnreadableInputError(too_large(len(data)))
    if _LONGEST_NUMBER in data.translate(_DIGITS):
        raise UnreadableInputError(
            f"it has a number of more than {len(_LONGEST_NUMBER)} digits, which nobody wrote"
        )
    if encoding := wide_encoding(data):
        raise UnreadableInputError(refused_encoding(encoding))
    if b"\0" in data:
        raise UnreadableInputError("binary file (it contains NUL bytes)")
    try:
        text = data.decode("utf-8")
    except UnicodeDecodeError as error:
        if not is_c:
            line = data.count(b"\n", 0, error.start) + 1
            byte = data[error.start]
            raise UnreadableInputError(
                f"not UTF-8 (byte 0x{byte:02x} in line {line}); save it as UTF-8"
            ) from error
        text = data.decode("latin-1")
    if len(data) > _LONGEST_LINE and max(map(len, data.split(b"\n"))) > _LONGEST_LINE:
        raise UnreadableInputError("it has a line of more than 1 MiB")
    return text
