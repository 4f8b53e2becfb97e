"""
Every Python removes what was deprecated for some releases: modules of the standard library (`imp` and `asyncore` in 3.12,
`cgi` and `pipes` in 3.13), names in them (`inspect.getargspec` in 3.11, `collections.Mapping` in 3.10,
`unittest.TestCase.assertEquals` in 3.12), and functions and macros of the C API (`PyEval_CallObject` in 3.13,
`PyUnicode_AS_UNICODE` in 3.12). `Py_TYPE(x)`, `Py_SIZE(x)` and `Py_REFCNT(x)` are functions since 3.11 and 3.10, and nothing can be
assigned to them. A package that was written for an older Python then fails when it is built or imported.

`opwright explain NAME` says which Python has a name, and since when. The package's newest release most often has no use of
it any more. Otherwise use the last Python that has the name, or write what took its place: the documentation of the module
names it.
"""

from __future__ import annotations

from collections.abc import Iterator

from opwright.causes import kit
from opwright.causes.kit.rules import LIKELY, log_rules, rule
from opwright.causes.kit.sources import for_scripts, for_sources
from opwright.logs.patterns import LogMatch, compiled
from opwright.model import (
    C_FAMILY,
    IN_SOURCES,
    BuildScript,
    Cause,
    Confidence,
    Evidence,
    Fix,
    Language,
    Log,
    Machine,
    Source,
    Target,
)

TYPE_CHECKING = False
if TYPE_CHECKING:
    from opwright.causes.kit.messages.changed.indexed_names import Removal

_NAMES = (
    r"module ['\"‘](?P<module>[a-z][a-z_.]{1,40})['\"’] has no attribute ['\"‘](?P<name>\w{1,60})",
    r"cannot import name ['\"‘](?P<name>\w{1,60})['\"’] from ['\"‘](?P<module>[a-z][a-z_.]{1,40})['\"’]",
    r"ModuleNotFoundError: No module named ['\"‘](?P<module>(?!distutils)[a-z_]{2,30})['\"’]",
)
_C_NAMES = (
    r"[‘'](?P<api>_?Py[A-Z_]\w{2,60})[’'] (?:was not declared|undeclared \(first use)",
    r"implicit declaration of function [‘'](?P<api>_?Py[A-Z_]\w{2,60})[’']",
    r"undeclared (?:identifier|function) '(?P<api>_?Py[A-Z_]\w{2,60})'",
    r"identifier \"(?P<api>_?Py[A-Z_]\w{2,60})\" is undefined",
    r"C3861: ['\"“](?P<api>_?Py[A-Z_]\w{2,60})['\"”]",
)
_HIDDEN = (
    r"(?:incomplete (?:class )?type|undefined type) ['\"‘](?:struct )?(?P<frame>PyFrameObject|_frame)\b",
    r"['\"‘](?:PyThreadState|(?:struct )?_ts)['\"’][^\n]{1,60}has no member (?:named )?['\"‘](?P<state>frame)['\"’]",
    r"['\"‘](?:struct )?(?P<frame>PyFrameObject|_frame)['\"’][^\n]{0,60}has no member (?:named )?['\"‘]f_\w{2,20}['\"’]",
)
"""Structures that CPython hides since 3.11."""
_OWN_SOURCE = r"^[^\s:(]{1,300}\.(?:c|cc|cpp|cxx|cu)[:(]\d"
"""A header may be pybind11's."""
_GENERATED = r"__pyx_|__Pyx_"


def _of_own_source(match: LogMatch, _log: Log) -> Confidence | None:
    return LIKELY if compiled(_OWN_SOURCE).match(match.quote) else None


def _hidden(match: LogMatch, _log: Log) -> dict[str, str]:
    is_frame = "frame" in match.groups
    return {
        "api": "a field of PyFrameObject" if is_frame else "PyThreadState::frame",
        "since": "3.11",
        "last": "3.10",
        "word": "PyFrameObject" if is_frame else "frame",
        "instead": "PyFrame_GetBack, PyFrame_GetCode and PyFrame_GetLineNumber"
        if is_frame
        else "PyThreadState_GetFrame",
    }


def _removal(match: LogMatch, log: Log) -> Removal | None:
    groups = match.groups
    if "api" in groups:
        return kit.indexed_names.removal("cpython", groups["api"], log.machine.python)
    name = ".".join(groups[part] for part in ("module", "name") if part in groups)
    return kit.indexed_names.removal("python", name, log.machine.python)


def _confidence(match: LogMatch, log: Log) -> Confidence | None:
    found = _removal(match, log)
    return found.confidence if found else None


def _details(match: LogMatch, log: Log) -> dict[str, str]:
    found = _removal(match, log)
    if found is None:
        return {}
    word = found.name.rpartition(".")[2]
    return {
        "api": found.name,
        "since": found.since,
        "last": found.last,
        "word": word,
        "instead": found.instead or f"what took the place of {found.name}",
    }


@for_sources(
    r"\bPyString_[A-Z]",
    r"\bPyInt_[A-Z]",
    r"\bPy_InitModule",
    r"\bPyCObject_[A-Z]",
    r"\bPy_REFCNT\b",
    r"\bPy_TYPE\b",
    r"\bPy_SIZE\b",
    languages=C_FAMILY | {Language.PYTHON, Language.CYTHON},
    domains=("cpython", "python"),
)
def in_source(source: Source) -> Iterator[Evidence]:
    """Look for what the target's Python no longer has."""
    for use in kit.api_removals.removed_uses(source, "cpython", "python"):
        yield kit.api_removals.removal_evidence(source, use)
    if source.language in C_FAMILY:
        yield from kit.python_c_rules.refused_uses(source)


@for_scripts(domains=("python",))
def in_build_script(script: BuildScript) -> Iterator[Evidence]:
    """Look for the same in a build script."""
    for use in kit.api_removals.removed_uses(script, "", "python"):
        yield kit.api_removals.removal_evidence(script, use)


CAUSE = Cause(
    fact="{scope} {since}",  # Python 3.10 dropped all of `collections` that is in `collections.abc`
    title="{api} is not in Python {since}; Python {last} was the last that had it",
    in_source=in_source,
    in_build_script=in_build_script,
    in_log=log_rules(
        rule(*_NAMES, *_C_NAMES, confidence=_confidence, compute=_details),
        rule(*_HIDDEN, confidence=_of_own_source, unless=_GENERATED, compute=_hidden),
    ),
    fix=Fix(
        "upgrade the package, or use Python {last}; in your own code, write {instead}",
        commands=("grep -rnwF '{word}' --include='*.py*' --include='*.c*' --include='*.h*' .",),
    ),
    remedies={
        IN_SOURCES: Fix("write {instead}"),
    },
    examples=(
        Source(
            "a.cpp",
            "#include <Python.h>\nint f(PyObject* x) { return ((PyLongObject*)x)->ob_digit[0]; }\n",
            Target(python="3.13"),
        ),
        "AttributeError: module 'inspect' has no attribute 'getargspec'",
        "ImportError: cannot import name 'Mapping' from 'collections' (/usr/lib/python3.12/collections/__init__.py)",
        Log("ModuleNotFoundError: No module named 'imp'", Machine(python="3.12.4")),
        Log(
            "src/module.c:40:12: error: ‘PyEval_CallObject’ was not declared in this scope",
            Machine(python="3.13"),
        ),
        'op.cpp(9): error: identifier "PyUnicode_AS_UNICODE" is undefined',
        "src/trace.cpp:4:33: error: invalid use of incomplete type ‘PyFrameObject’ {aka ‘struct _frame’}",
        "src/trace.cpp:4:67: error: ‘PyThreadState’ {aka ‘struct _ts’} has no member named ‘frame’; did you mean ‘cframe’?",
        Source("a.py", "import cgi\n", Target(python="3.13")),
        Source("a.pyx", "cdef int x\nfrom collections import Mapping, OrderedDict\n"),
        Source("a.py", "import inspect\ndef f(g):\n    return inspect.getargspec(g).args\n"),
        Source(
            "a.py",
            "import unittest\nclass T(unittest.TestCase):\n    def test(self):\n        self.assertEquals(1, 1)\n",
        ),
        Source(
            "a.cpp",
            "#include <Python.h>\nPyObject* f(PyObject* g, PyObject* a) { return PyEval_CallObject(g, a); }\n",
        ),
        Source(
            "a.cpp", "#include <Python.h>\nvoid f(PyTypeObject* t) { Py_TYPE(t) = &PyType_Type; }\n"
        ),
        Source(
            "a.cpp", '#include <Python.h>\nPyObject* f() { return PyString_FromString("a"); }\n'
        ),
        Source(
            "a.cpp",
            "#include <Python.h>\nvoid* f(PyFrameObject* frame) { return frame->f_code; }\n",
        ),
    ),
    counterexamples=(
        Source(
            "a.cpp",
            "#include <Python.h>\n#if PY_MAJOR_VERSION < 3\nauto f(const char* s) { return PyString_FromString(s); }\n#endif\n",
        ),
        Source(
            "a.cpp",
            "#include <Python.h>\nbool f(PyObject* x) { return Py_TYPE(x) == &PyLong_Type; }\n",
        ),
        Source("a.cpp", "void f(PyObject* x) { Py_SIZE(x) = 0; }\n", Target(python="<3.10")),
        Log("ModuleNotFoundError: No module named 'imp'", Machine(python="3.11.2")),
        "ModuleNotFoundError: No module named 'torch'",
        "AttributeError: module 'torch' has no attribute 'inference_mode'",
        "AttributeError: module 'random' has no attribute 'nothing_of_that_name'",
        "op.cpp:9:3: error: ‘PyMine_New’ was not declared in this scope",
        Source("a.py", "import cgi\n", Target(python="3.12")),
        Source(
            "a.pyx",
            'cdef extern from "Python.h":\n    int PyObject_AsReadBuffer(object, void **, Py_ssize_t *)\n'
            "cimport imp\ntry:\n    import cgi\nexcept ImportError:\n    cgi = None\n",
        ),
        Source("a.py", "try:\n    import cgi\nexcept ImportError:\n    cgi = None\n"),
        Source("a.py", "from .parser import imp, cgi\nfrom collections import OrderedDict\n"),
        Source(
            "a.py",
            "import sys\nif sys.version_info < (3, 3):\n    from collections import Mapping\n",
        ),
        Source(
            "a.py",
            "class T(Base):\n    def test(self):\n        self.assertEquals(1, 1)\n",
        ),
        Source(
            "a.cpp",
            "#include <Python.h>\n#if PY_VERSION_HEX < 0x030D0000\nauto f = PyEval_CallObject;\n#endif\n",
        ),
        Source(
            "a.cpp",
            "#include <Python.h>\nusing torch::profiler::impl::PyFrameState;\nvoid f(const PyFrameState& s);\n",
        ),
        Source(
            "a.cpp",
            "#define PyUnicode_GET_SIZE PyUnicode_GET_LENGTH\nauto n(PyObject* s) { return PyUnicode_GET_SIZE(s); }\n",
        ),
    ),
)
