"""
Every Python removes what was deprecated for some releases: modules of the standard library (`imp` and `asyncore` in 3.12,
`cgi` and `pipes` in 3.13), names in them (`inspect.getargspec` in 3.11, `collections.Mapping` in 3.10,
`unittest.TestCase.assertEquals` in 3.12), and functions and macros of the C API (`PyEval_CallObject` in 3.13,
`PyUnicode_AS_UNICODE` in 3.12). A package that was written for an older Python then fails when it is built or imported.

`opwright explain NAME` says which Python has a name, and since when. The package's newest release most often has no use of
it any more. Otherwise use the last Python that has the name, or write what took its place: the documentation of the module
names it.
"""

from __future__ import annotations

from opwright.causes import kit
from opwright.causes.kit.rules import log_rules, rule
from opwright.logs.patterns import LogMatch
from opwright.model import Cause, Confidence, Fix, Log, Machine

TYPE_CHECKING = False
if TYPE_CHECKING:
    from opwright.causes.kit.indexed_names import Removal

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
    return {"api": found.name, "since": found.since, "last": found.last, "word": word}


CAUSE = Cause(
    title="the package uses {api}, which Python {since} removed; Python {last} was the last that had it",
    in_log=log_rules(
        rule(*_NAMES, *_C_NAMES, confidence=_confidence, compute=_details),
    ),
    fix=Fix(
        "upgrade the package, or use Python {last}; in your own code, write what took the place of {api}",
        commands=("grep -rnwF '{word}' --include='*.py' --include='*.c*' --include='*.h*' .",),
    ),
    examples=(
        "AttributeError: module 'inspect' has no attribute 'getargspec'",
        "ImportError: cannot import name 'Mapping' from 'collections' (/usr/lib/python3.12/collections/__init__.py)",
        Log("ModuleNotFoundError: No module named 'imp'", Machine(python="3.12.4")),
        Log(
            "src/module.c:40:12: error: ‘PyEval_CallObject’ was not declared in this scope",
            Machine(python="3.13"),
        ),
        'op.cpp(9): error: identifier "PyUnicode_AS_UNICODE" is undefined',
    ),
    counterexamples=(
        Log("ModuleNotFoundError: No module named 'imp'", Machine(python="3.11.2")),
        "ModuleNotFoundError: No module named 'torch'",
        "AttributeError: module 'torch' has no attribute 'inference_mode'",
        "AttributeError: module 'random' has no attribute 'nothing_of_that_name'",
        "op.cpp:9:3: error: ‘PyMine_New’ was not declared in this scope",
    ),
)
