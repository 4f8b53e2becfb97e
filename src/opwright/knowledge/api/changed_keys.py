"""
By which words files are known that may use a name which some release lacks, before any domain's table is read.

Of each language there are the checksums of all such words, and which domains have each:

    at::cholesky        a name in a scope, by the end that `changed_key` returns; of Python whole, `torch.symeig`
    AT_CHECK            a name in no scope, or a header
    Tensor.type         a member of a class
    at::stft            a function that takes other arguments; of Python's its own name alone, `stft`
    at::stft(5          a number of arguments, or a keyword, `stft(center`, that some release takes and another does not

Made by `tools/update_api_index.py` from the tables.
"""

from __future__ import annotations

import os
import re
from array import array
from bisect import bisect_left
from collections.abc import Iterable, Mapping
from functools import cache
from zlib import crc32

_PATH = os.path.join(os.path.dirname(__file__), "data", "changed.bin")
LANGUAGES = {
    "cxx": ("torch", "cuda", "cpython", "numpy-c"),
    "python": ("torch-python", "numpy", "python", "setuptools", "triton"),
}
"""The domains whose names sources are searched for."""
WITH_MEMBERS = ("torch", "cpython", "numpy-c", "numpy", "python")
"""Those of whose classes sources have objects that are known."""
RETURNING = (
    ("options()", "c10::TensorOptions"),
    ("storage()", "c10::Storage"),
    ("PyThreadState_", "PyThreadState"),
    ("PyArray_DESCR", "PyArray_Descr"),
)
"""Texts of C++ that have an object of a class without its name."""
ALWAYS = ("ndarray",)
"""Classes of which a Python file may have an object without their name."""
_GLOBAL = {
    "torch": ("AT_[A-Z]", "C10_[A-Z]", "TORCH_[A-Z]", "CAFFE2_[A-Z]", "THC[A-Z]", "THCP[A-Z]", "THP[A-Z]"),
    "cuda": (
        "cuda[A-Z]", "cu[A-Z][a-z]", "cublas", "cusparse", "cusolver", "curand", "cufft", "nvrtc",
        "CU[A-Z]*_", "CUBLAS", "CUSPARSE", "csrgemm2", "texture$", "__shfl", "__ballot", "__any", "__all",
    ),
    "cpython": ("Py[A-Z_]", "_Py[A-Z_]"),
    "numpy-c": ("NPY_", "PyArray", "PyUFunc", "npy_", "PyDataMem", "PyDataType"),
}  # fmt: skip


def is_global_of(word: str, domain: str) -> bool:
    """Return whether a word may be a name of a domain that is in no scope."""
    return _global(_GLOBAL[domain]).match(word) is not None


@cache
def is_global(word: str) -> bool:
    """Return whether a word may be a name of any domain of C++ that is in no scope."""
    return (
        _global(tuple(name for names in _GLOBAL.values() for name in names)).match(word) is not None
    )


@cache
def _global(beginnings: tuple[str, ...]) -> re.Pattern[str]:
    return re.compile("|".join(beginnings))


class ChangedKeys(dict[str, int]):
    """The keys of one language: of each a bitmap of domains, 0 for one that none has."""

    def __init__(self, owners: frozenset[str], sums: array[int], bitmaps: array[int]) -> None:
        super().__init__()
        self.owners = owners
        """The classes that lost members."""
        self._sums, self._bitmaps = sums, bitmaps

    def __missing__(self, key: str) -> int:
        wanted = _checksum(key)
        at = bisect_left(self._sums, wanted)
        is_there = at < len(self._sums) and self._sums[at] == wanted
        self[key] = self._bitmaps[at] if is_there else 0
        return self[key]


def _checksum(key: str) -> int:
    return crc32(key.encode("utf-8", "surrogateescape"))


@cache
def changed_keys(language: str) -> ChangedKeys:
    """Return the keys of one of LANGUAGES."""
    with open(_PATH, "rb") as file:
        for name in LANGUAGES:
            size, *owners = file.readline().decode().split()
            data = file.read(6 * int(size))
            if name == language:
                sums, bitmaps = array("I"), array("H")
                sums.frombytes(data[: 4 * int(size)])
                bitmaps.frombytes(data[4 * int(size) :])
                return ChangedKeys(frozenset(owners), sums, bitmaps)
    raise KeyError(language)


def packed(keys: Mapping[str, int], owners: Iterable[str]) -> bytes:
    """Return the part of a language in the file: its keys with the bitmap of the domains of each, and its classes."""
    merged: dict[int, int] = {}
    for key, domains in keys.items():
        merged[_checksum(key)] = merged.get(_checksum(key), 0) | domains
    sums = sorted(merged)
    head = " ".join((str(len(sums)), *sorted(owners)))
    bitmaps = array("H", (merged[s] for s in sums))
    return f"{head}\n".encode() + array("I", sums).tobytes() + bitmaps.tobytes()


NAMES, CALLS, FUNCTIONS = range(3)
"""What a key is of a domain: a name, a call, or a function whose calls are keys. A bitmap has three bits for each domain."""
_FUNCTIONS = 0o44444
"""Of all domains."""


def bit(domain: int, what: int) -> int:
    """Return the bit of a domain, by its number in a language."""
    return 1 << (3 * domain + what)


def has_calls(bitmap: int) -> bool:
    """Return whether calls of what has a bitmap are keys."""
    return bool(bitmap & _FUNCTIONS)


def domains_in(bitmap: int, language: str) -> frozenset[str]:
    """Return the domains of a bitmap: `torch` for its names, `torch()` for its calls."""
    return frozenset(
        name
        for number, domain in enumerate(LANGUAGES[language])
        for name, what in ((domain, NAMES), (f"{domain}()", CALLS))
        if bitmap & bit(number, what)
    )
