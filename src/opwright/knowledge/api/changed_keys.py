"""
By which words files are known that may use a name which some release lacks, before any domain's table is read.

Of each language there are the checksums of all such words, and which domains have each:

    at::cholesky        a name in a scope, by the end that `changed_key` returns; of Python whole, `torch.symeig`
    AT_CHECK            a name in no scope, or a header
    Tensor.type         a member of a class
    at::stft            a function that takes other arguments; of Python's its own name alone, `stft`
    at::stft(5          a number of arguments, or a keyword, `stft(center`, that some release takes and another does not
    torch.stft(#        of Python, whole: a function that asks for more than it did, or takes fewer without their name
    .type (center       a member of any class, and an argument of any function: most words are neither

Beside them stand, as text, the words that are a key in no scope or a member, and the packages of Python that have names.
Made by `tools/update_api_index.py` from the tables.
"""

from __future__ import annotations

import os
import re
from array import array
from bisect import bisect_left
from collections.abc import Iterable, Mapping
from collections.abc import Set as AbstractSet
from functools import cache, cached_property, lru_cache
from zlib import compress, crc32, decompress

_PATH = os.path.join(os.path.dirname(__file__), "data", "changed.bin")
LANGUAGES = {
    "cxx": ("torch", "cuda", "cpython", "numpy-c"),
    "python": ("torch-python", "numpy", "python", "setuptools", "triton"),
}
"""The domains whose names sources are searched for."""
WITH_MEMBERS = ("torch", "cpython", "numpy-c", "numpy", "python", "triton")
"""Those of whose classes sources have objects that are known."""
RETURNING = (
    ("options()", "c10::TensorOptions"),
    ("storage()", "c10::Storage"),
    ("PyThreadState_", "PyThreadState"),
    ("PyArray_DESCR", "PyArray_Descr"),
)
"""Texts of C++ that have an object of a class without its name."""
PACKAGES = {
    "torch-python": ("torch", "functorch"),
    "numpy": ("numpy",),
    "triton": ("triton",),
    "setuptools": ("setuptools", "pkg_resources"),
}
"""The packages that have the names of a domain of Python; all others may be Python's own."""
_OF_A_PACKAGE = frozenset(package for packages in PACKAGES.values() for package in packages)
ALWAYS = ("ndarray",)
"""Classes of which a Python file may have an object without naming them."""
MADE_BY_DECORATORS = {"jit": "JITFunction", "autotune": "Autotuner"}
"""Triton classes of which a file with a kernel has objects without naming them."""
_GLOBAL = {
    "torch": (
        "AT_[A-Z]", "C10_[A-Z]", "TORCH_[A-Z]", "CAFFE2_[A-Z]", "THC[A-Za-z]", "THP[A-Z]", "TH[A-Z][a-z]", "TH_[A-Z]",
        "D?CHECK_[A-Z]",
    ),
    "cuda": (
        "cuda[A-Z]", "cu[A-Z][a-z]", "cublas", "cusparse", "cusolver", "curand", "cufft", "nvrtc",
        "CU[A-Z]*_", "CUBLAS", "CUSPARSE", "PFN_cu[A-Z]", "csrgemm2", "texture$", "__shfl", "__ballot", "__any", "__all",
    ),
    "cpython": ("Py[A-Z_]", "_Py[A-Z_]"),
    "numpy-c": ("NPY_", "PyArray", "PyUFunc", "npy_", "PyDataMem", "PyDataType", "UFUNC_"),
}  # fmt: skip


def is_global_of(word: str, domain: str) -> bool:
    """Return whether a word may be a name of a domain that is in no scope."""
    return _global(_GLOBAL[domain]).match(word) is not None


def is_global(word: str) -> bool:
    """Return whether a word may be a name of any domain of C++ that is in no scope."""
    return _any_global().match(word) is not None


@cache
def _global(beginnings: tuple[str, ...]) -> re.Pattern[str]:
    return re.compile("|".join(beginnings))


@cache
def _any_global() -> re.Pattern[str]:
    return _global(tuple(beginning for each in _GLOBAL.values() for beginning in each))


_KEYS_KEPT = 1 << 15
_MANY = 1 << 13
"""Keys after which a dictionary of all has paid for itself: it takes milliseconds to make, and the others are looked up in a tenth of the time."""


class ChangedKeys:
    """The keys of one language, and the classes that lost members."""

    def __init__(
        self, owners: frozenset[str], sums: array[int], bitmaps: array[int], texts: bytes
    ) -> None:
        self.owners = owners
        self._sums, self._bitmaps, self._texts = sums, bitmaps, texts
        self._by_sum: dict[int, int] | None = None
        self._asked = 0
        self.domains_of = lru_cache(_KEYS_KEPT)(self._domains_of)
        """The bitmap of the domains of a key, 0 if none has it; files ask for the same keys."""

    @cached_property
    def _words_and_packages(self) -> list[frozenset[str]]:
        return [frozenset(line.split()) for line in decompress(self._texts).decode().split("\n")]

    @property
    def packages(self) -> frozenset[str]:
        """The Python packages with names in any domain."""
        return self._words_and_packages[1]

    def plain(self, words: AbstractSet[str]) -> AbstractSet[str]:
        """Return those words that may be a key in some scope or a member; all of them if they are few."""
        return words & self._words_and_packages[0] if self._asked > _MANY else words

    def _domains_of(self, key: str) -> int:
        wanted = _checksum(key)
        if self._by_sum is not None:
            return self._by_sum.get(wanted, 0)
        self._asked += 1
        if self._asked > _MANY:
            self._by_sum = dict(zip(self._sums, self._bitmaps, strict=True))
        at = bisect_left(self._sums, wanted, 0, len(self._sums) - 1)
        return self._bitmaps[at] if self._sums[at] == wanted else 0

    def among(self, keys: Iterable[str]) -> dict[str, int]:
        """Return which of some keys any domain has, with the bitmap of its domains."""
        known = self._by_sum
        if known is None:
            return {key: domains for key in keys if (domains := self._domains_of(key))}
        return {key: domains for key in keys if (domains := known.get(_checksum(key), 0))}


def _checksum(key: str) -> int:
    return crc32(key.encode("utf-8", "surrogateescape"))


@cache
def changed_keys(language: str) -> ChangedKeys:
    """Return the keys of one of LANGUAGES."""
    with open(_PATH, "rb") as file:
        for name in LANGUAGES:
            count, deflated, of_texts, *owners = file.readline().decode().split()
            checksums, domains = file.read(4 * int(count)), file.read(int(deflated))
            texts = file.read(int(of_texts))
            if name == language:
                sums, bitmaps = array("I"), array("H")
                sums.frombytes(checksums)
                bitmaps.frombytes(decompress(domains))
                return ChangedKeys(frozenset(owners), sums, bitmaps, texts)
    raise KeyError(language)


def packed(keys: Mapping[str, int], owners: Iterable[str], packages: Iterable[str]) -> bytes:
    """Return the part of a language in the file: its classes, its keys, the bitmap of the domains of each, and its words and packages."""
    merged: dict[int, int] = {}
    for key, domains in keys.items():
        merged[_checksum(key)] = merged.get(_checksum(key), 0) | domains
    sums = sorted(merged)
    bitmaps = compress(array("H", (merged[s] for s in sums)).tobytes(), 9)
    words = {key.removeprefix(".") for key in keys if key.startswith(".") or is_global(key)}
    plain = sorted(word for word in words if word.isidentifier())
    texts = compress(f"{' '.join(plain)}\n{' '.join(sorted(packages))}".encode(), 9)
    head = " ".join(map(str, (len(sums), len(bitmaps), len(texts), *sorted(owners))))
    return f"{head}\n".encode() + array("I", sums).tobytes() + bitmaps + texts


COUNT = "#"
"""In the place of a keyword: whatever the call is given without one."""
NAMES, CALLS, FUNCTIONS = range(3)
"""What a key is of a domain: a name, a call, or a function whose calls are keys. A bitmap has three bits for each domain."""


def bit(domain: int, what: int) -> int:
    """Return the bit of a domain, by its number in a language."""
    return 1 << (3 * domain + what)


PRIVATE_NAMES = bit(LANGUAGES["python"].index("torch-python"), NAMES)
"""The bit for the names of torch's private modules, which are not keys."""
OF_TORCHS_CLASSES = bit(0, NAMES) | bit(0, CALLS)
"""The bits of torch's names and calls in C++."""


@cache
def _all_of(what: int, language: str) -> int:
    return sum(bit(domain, what) for domain in range(len(LANGUAGES[language])))


def has_calls(bitmap: int, language: str) -> bool:
    """Return whether calls of what has a bitmap are keys."""
    return bool(bitmap & _all_of(FUNCTIONS, language))


def is_of(package: str, domain: str) -> bool:
    """Return whether a package may have names of a domain of Python."""
    packages = PACKAGES.get(domain)
    return package in packages if packages else package not in _OF_A_PACKAGE


@cache
def domains_with(package: str) -> int:
    """Return all bits of the domains of Python whose names a package may have."""
    return sum(
        bit(number, NAMES) | bit(number, CALLS) | bit(number, FUNCTIONS)
        for number, domain in enumerate(LANGUAGES["python"])
        if is_of(package, domain)
    )


def domains_in(bitmap: int, language: str) -> frozenset[str]:
    """Return the domains of a bitmap: `torch` for its names, `torch()` for its calls."""
    return frozenset(
        name
        for number, domain in enumerate(LANGUAGES[language])
        for name, what in ((domain, NAMES), (f"{domain}()", CALLS))
        if bitmap & bit(number, what)
    )
