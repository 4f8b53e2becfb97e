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

from collections import Counter
from collections.abc import Iterator, Sequence

from opwright.causes import kit
from opwright.causes.kit.binaries import counted
from opwright.causes.kit.rules import log_check
from opwright.knowledge.platforms.python import asked_of_cpython, file_tag, limited_api, module_name
from opwright.knowledge.platforms.wheel_tags import abis, oldest_python
from opwright.knowledge.torch_releases.names import is_of_cpython
from opwright.logs.patterns import find_matches, has_match
from opwright.logs.undefined import Undefined, undefined_symbols
from opwright.model import (
    Artifact,
    ArtifactKind,
    Binary,
    Cause,
    Confidence,
    Evidence,
    Fix,
    Log,
)

_SAID_BY_PYBIND11 = (
    r"module\s+was\s+compiled\s+for\s+Python (?P<built>\d\.\d+)(?:[\s\S]{0,60}?incompatible:\s(?P<runs>\d\.\d+))?",
)
_SAID_BY_OTHERS = (
    r"Python {1,3}(?P<built>\d\.\d+)[\d.]* \(you have (?P<runs>\d\.\d+)",
    r"compiletime version (?P<built>\d\.\d+) of module [^\n]{1,200} does not match runtime version (?P<runs>\d\.\d+)",
    r"This Python has API version (?P<runs>\d+), module \S{1,100} has version (?P<built>\d+)",
)
_USES_ANOTHER_DLL = (
    r"Module use of (?P<built>python\d+\w?\.dll) conflicts with this version",
    r"(?P<built>libpython\d\.\d+\w?)\.so[\d.]*: cannot open shared object",
)
_OF_CFFI = (
    r"import lib as _lib, ffi as _ffi\s[\s\S]{0,200}?module export function[^\w\n]{0,3}(?P<named>PyInit_\w{1,200})",
)
"""What torch.utils.ffi wrote, up to torch 0.4, for the Python that built the module; no name says for which."""
_NO_TORCH_C = (
    r"-packages[/\\]torch[/\\]__init__\.py\"?, line \d{1,6}, in <module>\n(?:[^\n]{0,200}\n){1,3}?"
    r"(?:ImportError|ModuleNotFoundError): No module named ['\"]?(?P<named>torch\._C)\b"
)
"""It is there, as every wheel of torch has it, under a name that this Python does not look for."""
_NO_TORCH_C_AT_ALL = r"No module named ['\"]?(?P<named>torch\._[cC])\b(?!\.)"
_A_FILE = r"File ['\"<]|\.py\b"
_NEVER_MISSING = ("Py_Initialize", "PyInit_")

_NEWEST_LOOKED_AT = 40
_NAMES_SHOWN = 3


def in_artifact(artifact: Artifact) -> Iterator[Evidence]:
    """Look for modules that are not for the CPython that their file or wheel names."""
    variants = Counter(map(_place, artifact.binaries))
    offered = {name for binary in artifact.binaries for name in binary.provides}
    for binary in artifact.binaries:
        if _is_called_stable(binary, artifact):
            yield from _beyond_the_limited_api(binary, artifact, offered)
        elif variants[_place(binary)] == 1:
            yield from _for_another(binary, artifact)


@log_check(
    *(
        *_SAID_BY_PYBIND11,
        *_SAID_BY_OTHERS,
        *_USES_ANOTHER_DLL,
        *_OF_CFFI,
        _NO_TORCH_C,
        _NO_TORCH_C_AT_ALL,
    ),
    undefined=("Py",),
)
def in_log(log: Log) -> Iterator[Evidence]:
    """Look for versions of Python that are told apart, and for names of CPython that are missing."""
    for found in find_matches(log, *_SAID_BY_PYBIND11, *_SAID_BY_OTHERS):
        built, runs = found.groups["built"], found.groups.get("runs", "another")
        if built != runs:
            what = "the module was compiled for another CPython than the one that imports it"
            yield found.evidence(what=what, named=f"{built}, and this is {runs}")
            return
    for undefined in undefined_symbols(log):
        name = undefined.name
        if is_of_cpython(name) and not undefined.at_link and not name.startswith(_NEVER_MISSING):
            what = "the module asks for what this CPython does not have"
            yield undefined.evidence(_confidence(undefined), what=what, named=name)
            return
    for found in find_matches(log, *_OF_CFFI):
        what = "the module was built by Python 2, and this is Python 3, which looks for"
        yield found.evidence(Confidence.LIKELY, what=what)
    # Without the path of a file nobody knows whether it is a folder of sources that lacks it.
    told = () if has_match(log, _A_FILE) else (_NO_TORCH_C_AT_ALL,)
    for found in find_matches(log, _NO_TORCH_C, *told):
        yield found.evidence(Confidence.POSSIBLE, what="its file is named for another CPython")
    for found in find_matches(log, *_USES_ANOTHER_DLL):
        built = found.groups["built"]
        python = log.machine.python or ""
        other = bool(python) and ".".join(python.split(".")[:2]) not in built
        sure = Confidence.LIKELY if other or ".dll" in built else Confidence.POSSIBLE
        what = "the module was compiled for another CPython than the one that imports it"
        yield found.evidence(sure, what=what, named=built)


def _confidence(undefined: Undefined) -> Confidence:
    """Return how sure it is; a program that embeds Python may hide its names from modules."""
    module = undefined.wanted_by or ""
    return Confidence.POSSIBLE if module.endswith("/python") else Confidence.LIKELY


def _place(binary: Binary) -> tuple[str, str | None]:
    """Return what a module is imported by: its folder, and its name without tags."""
    return binary.path.rpartition("/")[0], module_name(binary) or binary.file_name


def _is_called_stable(binary: Binary, artifact: Artifact) -> bool:
    said = file_tag(binary)
    return said == "abi3" or (
        said is None and bool(binary.modules) and abis(artifact.tags) == {"abi3"}
    )


def _beyond_the_limited_api(
    binary: Binary, artifact: Artifact, offered: set[str]
) -> Iterator[Evidence]:
    """Look at the names that a module of the stable ABI asks of CPython."""
    api = limited_api(
        (name for name in asked_of_cpython(binary) if name not in offered), as_found=True
    )
    oldest = _oldest_admitted(artifact)
    if api.outside:
        names = counted(len(api.outside), "name")
        what = f"it claims the stable ABI and asks for {names} outside the limited API"
        yield _evidence(binary, api.outside[0], what, named=_listed(api.outside))
    elif api.newest and api.floor and oldest and api.floor > (3, oldest):
        what = f"the wheel is for CPython 3.{oldest} and later, and this came with 3.{api.floor[1]}"
        yield _evidence(binary, api.newest, what)


def _for_another(binary: Binary, artifact: Artifact) -> Iterator[Evidence]:
    """Look whether a module for one CPython lies in a wheel for others."""
    said, wheel = file_tag(binary), abis(artifact.tags)
    meant = module_name(binary) in binary.modules
    if not (said and meant and wheel) or said in wheel:
        return
    own = int("".join(c for c in said[3:] if c.isdigit()) or 0)
    if wheel & {"abi3", "none"}:
        if _admits(artifact.requires_python, own + 1):
            what = f"CPython {_dotted(said)} alone can import it, and the wheel is for others too"
            yield _evidence(binary, binary.file_name, what, Confidence.LIKELY)
    else:
        what = f"it is for {said}, and the wheel for {', '.join(sorted(wheel))}"
        yield _evidence(binary, binary.file_name, what)


def _evidence(
    binary: Binary,
    quote: str,
    what: str,
    confidence: Confidence = Confidence.CERTAIN,
    *,
    named: str | None = None,
) -> Evidence:
    return Evidence(binary.path, quote, {"what": what, "named": named or quote}, confidence)


def _listed(names: Sequence[str]) -> str:
    more = len(names) - _NAMES_SHOWN
    return ", ".join(names[:_NAMES_SHOWN]) + (f" and {more} more" if more > 0 else "")


def _dotted(tag: str) -> str:
    """Return `3.10` for `cp310`."""
    return f"{tag[2:3]}.{tag[3:]}"


def _oldest_admitted(artifact: Artifact) -> int | None:
    """Return the minor version of the oldest CPython that the wheel can be installed for."""
    tagged = oldest_python(artifact.tags)
    if tagged is None:
        return None
    later = range(tagged, _NEWEST_LOOKED_AT)
    return next((minor for minor in later if _admits(artifact.requires_python, minor)), tagged)


def _admits(requires_python: str | None, minor: int) -> bool:
    if not requires_python:
        return True

    try:
        return kit.specifiers.SpecifierSet(requires_python).contains(f"3.{minor}.99")
    except kit.specifiers.InvalidSpecifier:
        return True


def _wheel(tag: str, binary: Binary) -> Artifact:
    name = f"op-1.0-{tag}-linux_x86_64.whl"
    return Artifact(name, ArtifactKind.WHEEL, (binary,), tags=(f"{tag}-linux_x86_64",))


_PYBIND11 = frozenset({"PyModule_Create2", "PyInstanceMethod_New", "_PyObject_GetDictPtr"})

CAUSE = Cause(
    title="{what}: {named}",
    explanation=__doc__ or "",
    in_artifact=in_artifact,
    in_log=in_log,
    fix=Fix(
        "build or install it for the CPython that imports it, and leave the names of the files as the build gives "
        "them; a wheel for several compiles with Py_LIMITED_API (py_limited_api=True) and without pybind11",
        commands=("python -m pip install --force-reinstall --no-cache-dir --no-deps PACKAGE",),
    ),
    examples=(
        Log(
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
        Log(
            "ImportError: Python version mismatch: module was compiled for Python 3.8, but the interpreter version is "
            "incompatible: 3.10.12 (main, Nov 20 2023, 15:14:05) [GCC 11.4.0]."
        ),
        Log(
            "ImportError: /opt/sim/gym_38.so: undefined symbol: _PyUnicode_Ready\n",
        ),
        Log(
            '  File "/home/u/tracker/ext/__init__.py", line 3, in <module>\n'
            "    from ._corr import lib as _lib, ffi as _ffi\n"
            "ImportError: dynamic module does not define module export function (PyInit__corr)\n"
        ),
    ),
    counterexamples=(
        Log(
            "    PyTorch 2.1.0+cu121 with CUDA 1201 (you have 2.2.0+cu121)\n    Python  3.10.13 (you have 3.10.6)"
        ),
        Log("ERROR: op-1.0-cp39-cp39-linux_x86_64.whl is not a supported wheel on this platform."),
        Log("a.cpp:(.text+0x5): undefined reference to `PyErr_SetString'"),
        Log(
            "    import corr\nImportError: dynamic module does not define module export function (PyInit_corr)"
        ),
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
