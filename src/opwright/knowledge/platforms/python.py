"""
What a binary requires of CPython.

An extension module belongs to one minor version of CPython, or keeps to the limited API, whose
functions stay (`abi3`). Its file name says which; the names that it imports show whether
that is true. Those of the limited API are abi3info's, made from CPython's own
`stable_abi.toml`.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from functools import cache

from opwright import knowledge
from opwright.knowledge.platforms import wheel_tags
from opwright.knowledge.torch_releases.names.names import is_cpython_symbol
from opwright.model import Binary, lazy
from opwright.model.named_tuple import NamedTuple

_CPYTHON, _ON_WINDOWS, _PARTS = "cpython-", "cp3", 3
_SINCE_THE_FIRST = {"PyModule_Create2": (3, 2)}
"""Most modules for torch's stable ABI need only these; importing abi3info takes 25 ms."""
_PYBIND11S = frozenset(("PyFrame_GetBack", "PyInstanceMethod_New", "PyInstanceMethod_Type"))
"""Names outside the limited API that most modules for one CPython need."""
_BEFORE_IT_WAS_PROMISED = (
    (
        (3, 8),
        (
            "PyBuffer_FillContiguousStrides PyBuffer_FillInfo PyBuffer_FromContiguous PyBuffer_GetPointer "
            "PyBuffer_IsContiguous PyBuffer_Release PyBuffer_ToContiguous PyMemoryView_FromBuffer "
            "PyStructSequence_UnnamedField PyObject_CopyData PyObject_GetBuffer PyObject_GenericGetDict "
            "PyMem_RawCalloc PyMem_RawFree PyMem_RawMalloc PyMem_RawRealloc PyFrame_GetLineNumber "
            "PySys_Audit PyUnicode_AsUTF8AndSize PyVectorcall_Call PyObject_CallFinalizerFromDealloc "
            "Py_FileSystemDefaultEncodeErrors Py_GetArgcArgv"
        ),
    ),
    (
        (3, 9),
        (
            "PyFrame_GetCode PyModule_AddType PyObject_CallNoArgs PyObject_CheckBuffer "
            "PyObject_VectorcallMethod PyThreadState_GetFrame PyThreadState_GetID "
            "PyThreadState_GetInterpreter PyType_FromModuleAndSpec PyType_GetModule "
            "PyType_GetModuleState PyBuffer_SizeFromFormat"
        ),
    ),
    ((3, 11), "PyObject_Vectorcall PyType_GetModuleByDef"),
    (
        (3, 13),
        (
            "PyCriticalSection_Begin PyCriticalSection_End PyCriticalSection2_Begin "
            "PyCriticalSection2_End PyDict_SetDefaultRef PyLong_AsNativeBytes PyLong_FromNativeBytes "
            "PyLong_FromUnsignedNativeBytes"
        ),
    ),
    (
        (3, 14),
        (
            "PyLongWriter_Create PyLongWriter_Discard PyLongWriter_Finish PyLong_Export "
            "PyLong_FreeExport PyLong_GetNativeLayout"
        ),
    ),
)
"""
Functions that CPython exports, from a version on, before they came into the limited API.

As `nm -D` shows in CPython 3.8 to 3.13, and PEP 757 says of those of 3.14. What was a macro or an inline
function at first counts from where it is exported. Those older than 3.8 stand under that.
"""


class LimitedApi(NamedTuple):
    """What a binary needs besides the limited API, and which version has the rest."""

    outside: tuple[str, ...] = ()
    """Names that no version of it has, in order."""
    floor: tuple[int, int] | None = None
    """The first version that has all others, (3, 10)."""
    newest: str | None = None
    """The name that came last of those."""


def python_abi(binary: Binary, tags: Collection[str] = ()) -> str | None:
    """
    Return which CPython a binary is for: `cp311`, `abi3`, or `none` when it asks nothing of it.

    None when it does ask and nothing says for which: it has no tag in its name, and its wheel, of
    these tags, is for several.
    """
    if not cpython_symbols(binary) and not binary.modules:
        return "none"
    tag = file_tag(binary) or _linked(binary)
    abis = wheel_tags.abis(tags) - {"none"}
    return tag or (next(iter(abis)) if len(abis) == 1 else None)


def _linked(binary: Binary) -> str | None:
    """Return the CPython whose library a binary is linked with."""
    if binary.system != "linux":
        return next(
            filter(None, map(knowledge.system_libraries.linked_python, binary.needed)), None
        )
    linked = (name.split(".")[1] for name in binary.needed if name.startswith("libpython3."))
    return next((f"cp3{minor}" for minor in linked if minor != "so"), None)


def python_floor(binary: Binary, tags: Collection[str] = ()) -> str | None:
    """Return the oldest CPython for which an abi3 binary is, `3.9`; None for others."""
    if python_abi(binary, tags) != "abi3":
        return None
    floor = limited_api(cpython_symbols(binary)).floor or (3, 2)
    promised = wheel_tags.oldest_python(tags)
    return "{}.{}".format(*max(floor, (3, promised or 0)))


def outside_limited_api(binary: Binary, *, thorough: bool = True) -> tuple[str, ...] | None:
    """
    Return the names of CPython that a binary needs and that no version of its limited API has.

    None for a binary that needs nothing of CPython, or on Windows nothing more and links the DLL of one CPython. Unless
    `thorough`, names that pybind11 needs are enough where there are any: then the table of all need not be loaded.
    """
    names = cpython_symbols(binary)
    if not thorough and (private := _PYBIND11S.intersection(names)):
        return tuple(sorted(private))
    if not names:
        return None
    outside = limited_api(names).outside
    is_of_one = binary.system == "windows" and python_abi(binary) != "abi3"
    return None if is_of_one and not outside else outside


def file_tag(binary: Binary) -> str | None:
    """
    Return the CPython in a file's name: `cp311` for `_C.cpython-311-x86_64-linux-gnu.so`, `abi3`.

    On Windows it is `_C.cp311-win_amd64.pyd`, and of a file for `abi3` the name has no tag.
    """
    tag = _split(binary)[1]
    if tag.startswith(_ON_WINDOWS):
        return tag.partition("-")[0]
    return (
        f"cp{tag[len(_CPYTHON) :].partition('-')[0]}" if tag.startswith(_CPYTHON) else tag or None
    )


def module_name(binary: Binary) -> str | None:
    """Return the name that a file with a CPython tag is imported by; None for files without."""
    name = _split(binary)[0]
    if name == "__init__":  # a compiled package: its function has the package's name
        return binary.path.replace("\\", "/").rpartition("/")[0].rpartition("/")[2] or None
    return name or None


def _split(binary: Binary) -> tuple[str, str]:
    """Return a file's name up to the tag, and the tag; both are empty if there is none."""
    parts = binary.file_name.split(".")
    if len(parts) == _PARTS and parts[2] == "so" and parts[1].startswith((_CPYTHON, "abi3")):
        return parts[0], parts[1]
    if len(parts) == _PARTS and parts[2] == "pyd" and parts[1].startswith(_ON_WINDOWS):
        return parts[0], parts[1]
    return "", ""


def cpython_symbols(binary: Binary) -> list[str]:
    """Return the names that a binary asks of the interpreter, in order."""
    return sorted(filter(is_cpython_symbol, binary.requires))


def limited_api(names: Iterable[str], *, as_found: bool = False) -> LimitedApi:
    """
    Return how names of CPython stand to its limited API.

    `as_found` counts a function from the first CPython that has it, and not from the first that
    promises to keep it: the loader knows no promises.
    """
    names = list(names)
    known: Mapping[str, tuple[int, int]] = (
        _SINCE_THE_FIRST if set(names) <= set(_SINCE_THE_FIRST) else _limited_api()
    )
    older = _first_exported() if as_found else {}
    since = {
        name: min(known[name], older.get(name, known[name])) for name in names if name in known
    }
    newest = max(since, key=lambda name: since[name], default=None)
    return LimitedApi(
        tuple(name for name in names if name not in known),
        since[newest] if newest else None,
        newest,
    )


def _first_exported() -> dict[str, tuple[int, int]]:
    return {name: since for since, names in _BEFORE_IT_WAS_PROMISED for name in names.split()}


@cache
def _limited_api() -> dict[str, tuple[int, int]]:
    """Return the version in which each name came into the limited API."""
    return {
        symbol.name: (item.added.major, item.added.minor)
        for items in (lazy.abi3info.FUNCTIONS, lazy.abi3info.DATAS)
        for symbol, item in items.items()
    }
