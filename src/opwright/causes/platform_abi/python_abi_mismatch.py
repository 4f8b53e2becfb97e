"""
An extension module is compiled for one minor version of CPython, or for the limited API that all of them from some version
on keep (`abi3`). Three places say for which: the tag in the file's name (`_C.cpython-311-x86_64-linux-gnu.so`,
`_C.abi3.so`), the tag of the wheel, and the names that the file needs from the interpreter. Only the last is a fact, and
Python looks at the first alone.

- A module called `abi3` that needs names outside the limited API was compiled without `Py_LIMITED_API`, often by pybind11,
  which does not support it. It has the layout of one CPython's objects compiled in: on another it may lack a name, or find
  it and read the wrong memory.
- One that needs a function newer than the oldest CPython which its wheel admits does not load there. The names are those of
  CPython's `stable_abi.toml`, by way of abi3info; a function counts from where it was there, not from where it was promised.
- One for CPython 3.10 alone in a wheel for 3.10 and later is not found by 3.11, which goes by the name. Several in one
  wheel, one for each CPython, are fine.

When it is imported, a mismatch shows as an undefined name that begins with `Py` or `_Py`, or in the check that pybind11
compiles into each module. So does a file renamed to get past Python's own check. Only the minor version counts.
"""

from collections.abc import Iterator

from opwright.causes import kit
from opwright.causes.kit.examples import wheel_of
from opwright.causes.kit.rules import CERTAIN, LIKELY, POSSIBLE, log_check, log_rules, rule
from opwright.knowledge.torch_releases.names.names import is_cpython_symbol
from opwright.logs.patterns import LogMatch
from opwright.model import IN_A_BUILD, Artifact, Binary, Cause, Confidence, Evidence, Fix, Log

NEEDS = "BINARY"
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
_OUTSIDE = (
    r"['‘](?P<name>_?Py[A-Z]\w{2,60})['’] was not declared in this scope",
    r"use of undeclared identifier ['‘](?P<name>_?Py[A-Z]\w{2,60})['’]",
    r"identifier \"(?P<name>_?Py[A-Z]\w{2,60})\" is undefined",
    r"invalid use of incomplete type ['‘](?:struct )?(?P<name>Py\w{2,40}Object|_typeobject|PyTypeObject)['’]",
    r"incomplete type ['‘](?P<name>Py\w{2,40}Object|_typeobject)['’]",
)
_HELD_TO_LIMITED_API = r"Py_LIMITED_API|py_limited_api"
_OWN_WHEEL = "in a wheel that you build"
_NAMED_FOR_ANOTHER = "the file of torch._C is named for another CPython"


def in_artifact(artifact: Artifact) -> Iterator[Evidence]:
    """Look for modules that are not for the CPython that their file or wheel names."""
    for evidence in kit.python_abi.mismatches(artifact):
        yield evidence._replace(details={**evidence.details, "remedy": _OWN_WHEEL})


def _versions_confidence(match: LogMatch, _: Log) -> Confidence | None:
    return CERTAIN if match.groups["built"] != match.groups.get("runs") else None


@log_check(undefined=("Py",), is_last=True)
def _undefined_name(log: Log) -> Iterator[Evidence]:
    """Look for names of CPython that the loader misses."""
    for symbol in kit.undefined.undefined_symbols(log):
        is_missing = not symbol.at_link and not symbol.name.startswith(_NEVER_MISSING)
        if is_missing and is_cpython_symbol(symbol.name):
            # A program that embeds Python may hide its names from modules.
            is_embedded = (symbol.wanted_by or "").endswith("/python")
            what = f"it needs {symbol.name}, which this CPython does not have"
            yield symbol.evidence(POSSIBLE if is_embedded else LIKELY, what=what)


def _is_another(match: LogMatch, log: Log) -> bool:
    """Return whether a Python library is of another Python than the one that runs, as far as the log shows."""
    python = (log.machine.python or "").split(".")
    return python != [""] and ".".join(python[:2]) not in match.groups["built"]


def _shared_python(match: LogMatch, log: Log) -> dict[str, str]:
    """Return the details of a library of Python that the loader does not find: it may be there, and not looked for."""
    if ".dll" in match.groups["built"] or _is_another(match, log):
        return {"what": f"it was compiled for another CPython, {match.groups['built']}"}
    return {
        "what": f"{match.groups['built']}, CPython's own library, is not found",
        "remedy": _WITHOUT_LIBRARY,
    }


_WITHOUT_LIBRARY = "where the Python may be the same one, whose shared library is not found"


_PYBIND11 = frozenset({"PyModule_Create2", "PyInstanceMethod_New", "_PyObject_GetDictPtr"})

CAUSE = Cause(
    title="a module and its CPython do not match: {what}",
    in_artifact=in_artifact,
    in_log=log_rules(
        rule(
            *_OUTSIDE,
            only_if=_HELD_TO_LIMITED_API,
            confidence=LIKELY,
            is_last=True,
            what="{name} is outside the limited API, which Py_LIMITED_API holds it to",
        ),
        rule(
            *_TWO_VERSIONS,
            confidence=_versions_confidence,
            is_last=True,
            what=lambda match, _: "it was compiled for {built}, but this is {runs}".format_map(
                {"runs": "another", **match.groups}
            ),
        ),
        _undefined_name,
        rule(
            _CFFI_MODULE,
            confidence=LIKELY,
            what="Python 2 built it, but this is Python 3, which looks for {named}",
        ),
        rule(_NO_TORCH_C, confidence=POSSIBLE, what=_NAMED_FOR_ANOTHER),
        # Without the path of a file, a folder of sources may be what lacks it.
        rule(_NO_TORCH_C_ANYWHERE, confidence=POSSIBLE, unless=_FILE, what=_NAMED_FOR_ANOTHER),
        rule(
            *_OTHER_LIBRARY,
            confidence=LIKELY,
            compute=_shared_python,
        ),
    ),
    fix=Fix(
        "build or install it for the CPython that imports it, and keep the file names that the build gives",
        commands=("python -m pip install --force-reinstall --no-cache-dir --no-deps PACKAGE",),
    ),
    remedies={
        _WITHOUT_LIBRARY: Fix(
            "let the loader find {built}.so: conda's Python, and one of uv or pyenv that was built with --enable-shared, has it in its own lib folder, which "
            "LD_LIBRARY_PATH has to name; the system's Python has it in a package of its own",
            commands=(
                "export LD_LIBRARY_PATH=$(python -c 'import sysconfig; print(sysconfig.get_config_var(\"LIBDIR\"))'):$LD_LIBRARY_PATH",
                "apt-get install {built}",
            ),
        ),
        IN_A_BUILD: Fix(
            "drop Py_LIMITED_API (py_limited_api=True in setup.py), so that it is for this CPython only, or call only what the limited API has; pybind11 is outside of it",
        ),
        _OWN_WHEEL: Fix(
            "build one wheel for each CPython, or one for several with Py_LIMITED_API (py_limited_api=True) and without"
            " pybind11; keep the file names that the build gives"
        ),
    },
    examples=(
        (
            "OSError: libpython3.13.so.1.0: cannot open shared object file: No such file or directory\n"
            "OSError: Could not load this library: /home/user/.venv/lib/python3.13/site-packages/warpkit/libwarp.so"
        ),
        (
            '  File "/opt/env/lib/python3.9/site-packages/torch/__init__.py", line 84, in <module>\n'
            "    from torch._C import *\nModuleNotFoundError: No module named 'torch._C'"
        ),
        wheel_of(
            "op", Binary("op/_C.abi3.so", requires=_PYBIND11, modules=("_C",)), tag="cp38-abi3"
        ),
        wheel_of(
            "op",
            Binary("op/_C.abi3.so", requires=frozenset({"Py_NewRef"}), modules=("_C",)),
            tag="cp39-abi3",
        ),
        wheel_of(
            "op", Binary("op/_C.cpython-39-x86_64-linux-gnu.so", modules=("_C",)), tag="cp39-abi3"
        ),
        wheel_of(
            "op",
            Binary("op/_C.cpython-310-x86_64-linux-gnu.so", modules=("_C",)),
            tag="cp311-cp311",
        ),
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
        (
            "g++ -DPy_LIMITED_API=0x030A0000 -c a.cpp -o a.o\n"
            "a.cpp:2:36: error: 'PyTuple_GET_SIZE' was not declared in this scope; did you mean 'PyTuple_GetSlice'?"
        ),
    ),
    counterexamples=(
        "a.cpp:2:36: error: 'PyTuple_GET_SIZE' was not declared in this scope",
        "    PyTorch 2.1.0+cu121 with CUDA 1201 (you have 2.2.0+cu121)\n    Python  3.10.13 (you have 3.10.6)",
        "ERROR: op-1.0-cp39-cp39-linux_x86_64.whl is not a supported wheel on this platform.",
        "a.cpp:(.text+0x5): undefined reference to `PyErr_SetString'",
        "    import corr\nImportError: dynamic module does not define module export function (PyInit_corr)",
        wheel_of(
            "op",
            Binary("op/_C.abi3.so", requires=frozenset({"PyModule_Create2"}), modules=("_C",)),
            tag="cp38-abi3",
        ),
        wheel_of(  # promised from 3.11 on, and there before
            "op",
            Binary("op/_C.abi3.so", requires=frozenset({"PyObject_GetBuffer"}), modules=("_C",)),
            tag="cp39-abi3",
        ),
        wheel_of(
            "op",
            Binary("op/_C.cpython-311-x86_64-linux-gnu.so", modules=("_C",)),
            tag="cp311-cp311",
        ),
        wheel_of(  # loaded by its path, as a library of operators
            "op", Binary("op/_C.cpython-310-x86_64-linux-gnu.so"), tag="cp310-abi3"
        ),
        wheel_of(
            "op",
            Binary("op/_C.cpython-310-x86_64-linux-gnu.so", modules=("_C",)),
            Binary("op/_C.cpython-311-x86_64-linux-gnu.so", modules=("_C",)),
            tag="cp310-abi3",
        ),
    ),
)
