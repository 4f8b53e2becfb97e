"""
An extension module is compiled for one minor version of CPython, or for the limited API that all of
them from some version on keep (`abi3`). Three places say for which: the tag in the file's name
(`_C.cpython-311-x86_64-linux-gnu.so`, `_C.abi3.so`), the tag of the wheel, and the names that the file
asks of the interpreter. Only the last is a fact, and Python looks at the first alone.

- A module called `abi3` that asks for names outside the limited API was compiled without
  `Py_LIMITED_API`, often by pybind11, which does not support it. It has the layout of one CPython's
  objects compiled in. On another it may miss a name, or find it and read the wrong memory.
- One that asks for a function newer than the oldest CPython which its wheel admits does not load there.
- One for CPython 3.10 alone in a wheel for 3.10 and later is not found by 3.11, which goes by the name.
  Several in one wheel, one for each CPython, are meant to be there.

The names of the limited API are those of CPython's `stable_abi.toml`, by way of abi3info. Some functions
were in CPython before they were promised; they count from where they were, since they load there.

When it is imported, a mismatch shows as an undefined name that begins with `Py` or `_Py`, or as the check that
pybind11 compiles into each module. A file whose name was changed to get past Python's own check fails
in this way. Only the minor version counts, 3.10 or 3.11; the last number may differ.
"""

from __future__ import annotations

from collections.abc import Iterator

from opwright.causes import kit
from opwright.causes.kit.rules import LIKELY, POSSIBLE, log_check
from opwright.knowledge.torch_releases.names import is_cpython_symbol
from opwright.logs.patterns import find_matches, has_match
from opwright.logs.undefined import undefined_symbols
from opwright.model import Artifact, ArtifactKind, Binary, Cause, Evidence, Fix, Log

_TWO_VERSIONS = (
    r"module\s+was\s+compiled\s+for\s+Python (?P<built>\d\.\d+)(?:[\s\S]{0,60}?incompatible:\s(?P<runs>\d\.\d+))?",
    r"Python {1,3}(?P<built>\d\.\d+)[\d.]* \(you have (?P<runs>\d\.\d+)",
    r"compiletime version (?P<built>\d\.\d+) of module [^\n]{1,200} does not match runtime version (?P<runs>\d\.\d+)",
    r"This Python has API version (?P<runs>\d+), module \S{1,100} has version (?P<built>\d+)",
)
_OTHER_LIBRARY = (
    r"Module use of (?P<built>python\d+\w?\.dll) conflicts with this version",
    r"(?P<built>libpython\d\.\d+\w?)\.so[\d.]*: cannot open shared object",
)
_CFFI_MODULE = r"import lib as _lib, ffi as _ffi\s[\s\S]{0,200}?module export function[^\w\n]{0,3}(?P<named>PyInit_\w{1,200})"
"""What torch.utils.ffi wrote, up to torch 0.4, for the Python that built the module."""
_NO_TORCH_C = (
    r"-packages[/\\]torch[/\\]__init__\.py\"?, line \d{1,6}, in <module>\n(?:[^\n]{0,200}\n){1,3}?"
    r"(?:ImportError|ModuleNotFoundError): No module named ['\"]?(?P<named>torch\._C)\b"
)
"""Every wheel of torch has it, under a name that this Python does not look for."""
_NO_TORCH_C_ANYWHERE = r"No module named ['\"]?(?P<named>torch\._[cC])\b(?!\.)"
_FILE = r"File ['\"<]|\.py\b"
_NEVER_MISSING = ("Py_Initialize", "PyInit_")
_PATTERNS = (*_TWO_VERSIONS, *_OTHER_LIBRARY, _CFFI_MODULE, _NO_TORCH_C, _NO_TORCH_C_ANYWHERE)


def in_artifact(artifact: Artifact) -> Iterator[Evidence]:
    """Look for modules that are not for the CPython that their file or wheel names."""
    yield from kit.python_abi.mismatches(artifact)


@log_check(*_PATTERNS, undefined=("Py",))
def in_log(log: Log) -> Iterator[Evidence]:
    """Look for two versions of Python in one message, and for missing names of CPython."""
    for match in find_matches(log, *_TWO_VERSIONS):
        built, runs = match.groups["built"], match.groups.get("runs", "another")
        if built != runs:
            yield match.evidence(what=f"it was compiled for {built}, but this is {runs}")
            return
    for symbol in undefined_symbols(log):
        is_missing = not symbol.at_link and not symbol.name.startswith(_NEVER_MISSING)
        if is_missing and is_cpython_symbol(symbol.name):
            # A program that embeds Python may hide its names from modules.
            is_embedded = (symbol.wanted_by or "").endswith("/python")
            what = f"it needs {symbol.name}, which this CPython does not have"
            yield symbol.evidence(POSSIBLE if is_embedded else LIKELY, what=what)
            return
    for match in find_matches(log, _CFFI_MODULE):
        what = f"Python 2 built it, but this is Python 3, which looks for {match.groups['named']}"
        yield match.evidence(LIKELY, what=what)
    # Without the path of a file, a folder of sources may be what lacks it.
    anywhere = () if has_match(log, _FILE) else (_NO_TORCH_C_ANYWHERE,)
    for match in find_matches(log, _NO_TORCH_C, *anywhere):
        yield match.evidence(POSSIBLE, what="the file of torch._C is named for another CPython")
    for match in find_matches(log, *_OTHER_LIBRARY):
        built, python = match.groups["built"], (log.machine.python or "").split(".")
        is_other = python != [""] and ".".join(python[:2]) not in built
        what = f"it was compiled for another CPython, {built}"
        yield match.evidence(LIKELY if is_other or ".dll" in built else POSSIBLE, what=what)


def _wheel(tag: str, binary: Binary) -> Artifact:
    name = f"op-1.0-{tag}-linux_x86_64.whl"
    return Artifact(name, ArtifactKind.WHEEL, (binary,), tags=(f"{tag}-linux_x86_64",))


_PYBIND11 = frozenset({"PyModule_Create2", "PyInstanceMethod_New", "_PyObject_GetDictPtr"})

CAUSE = Cause(
    title="a module and its CPython do not match: {what}",
    in_artifact=in_artifact,
    in_log=in_log,
    fix=Fix(
        "build or install it for the CPython that imports it, and keep the file names that the build gives; a wheel for "
        "several compiles with Py_LIMITED_API (py_limited_api=True) and without pybind11",
        commands=("python -m pip install --force-reinstall --no-cache-dir --no-deps PACKAGE",),
    ),
    examples=(
        (
            '  File "/opt/env/lib/python3.9/site-packages/torch/__init__.py", line 84, in <module>\n'
            "    from torch._C import *\nModuleNotFoundError: No module named 'torch._C'"
        ),
        _wheel("cp38-abi3", Binary("op/_C.abi3.so", requires=_PYBIND11, modules=("_C",))),
        _wheel(
            "cp39-abi3",
            Binary("op/_C.abi3.so", requires=frozenset({"Py_NewRef"}), modules=("_C",)),
        ),
        _wheel("cp39-abi3", Binary("op/_C.cpython-39-x86_64-linux-gnu.so", modules=("_C",))),
        _wheel("cp311-cp311", Binary("op/_C.cpython-310-x86_64-linux-gnu.so", modules=("_C",))),
        (
            "ImportError: Python version mismatch: module was compiled for Python 3.8, but the interpreter version is "
            "incompatible: 3.10.12 (main, Nov 20 2023, 15:14:05) [GCC 11.4.0]."
        ),
        "ImportError: /opt/sim/gym_38.so: undefined symbol: _PyUnicode_Ready\n",
        (
            '  File "/home/u/tracker/ext/__init__.py", line 3, in <module>\n'
            "    from ._corr import lib as _lib, ffi as _ffi\n"
            "ImportError: dynamic module does not define module export function (PyInit__corr)\n"
        ),
    ),
    counterexamples=(
        "    PyTorch 2.1.0+cu121 with CUDA 1201 (you have 2.2.0+cu121)\n    Python  3.10.13 (you have 3.10.6)",
        "ERROR: op-1.0-cp39-cp39-linux_x86_64.whl is not a supported wheel on this platform.",
        "a.cpp:(.text+0x5): undefined reference to `PyErr_SetString'",
        "    import corr\nImportError: dynamic module does not define module export function (PyInit_corr)",
        _wheel(
            "cp38-abi3",
            Binary("op/_C.abi3.so", requires=frozenset({"PyModule_Create2"}), modules=("_C",)),
        ),
        _wheel(  # promised from 3.11 on, and there before
            "cp39-abi3",
            Binary("op/_C.abi3.so", requires=frozenset({"PyObject_GetBuffer"}), modules=("_C",)),
        ),
        _wheel("cp311-cp311", Binary("op/_C.cpython-311-x86_64-linux-gnu.so", modules=("_C",))),
        _wheel(  # loaded by its path, as a library of operators
            "cp310-abi3", Binary("op/_C.cpython-310-x86_64-linux-gnu.so")
        ),
        Artifact(
            "op-1.0-cp310-abi3-linux_x86_64.whl",
            ArtifactKind.WHEEL,
            tuple(
                Binary(f"op/_C.cpython-{v}-x86_64-linux-gnu.so", modules=("_C",))
                for v in (310, 311)
            ),
            tags=("cp310-abi3-linux_x86_64",),
        ),
    ),
)
