"""
A module that uses NumPy's C interface has the layout of its arrays compiled in. It loads with the NumPy that it was
compiled against and with later ones, as long as these keep the layout: up to 1.26 they did, 2.0 broke it once (`A module
that was compiled using NumPy 1.x cannot be run in NumPy 2`). The other way round fails as well: a module compiled against a
later NumPy may need a higher version of the interface than an older one has (`module compiled against API version 0x10 but
this version of numpy is 0xf`).

torch checks this softly: on NumPy 2, releases before 2.3 print the warning `Failed to initialize NumPy: _ARRAY_API not
found` and go on without. What fails later, `Numpy is not available` or `Could not infer dtype of numpy.float32`, follows.

A module built against NumPy 2 runs with 1.x too, from about 1.19 on, so the lasting fix is in the module's own build;
`numpy<2` is what an environment can do in the meantime.

`opwright env` reports this when NumPy 2 is installed and torch, or a module of a package that uses torch, was compiled with
the headers of NumPy 1: those of NumPy 2 need `numpy._core._multiarray_umath` besides, and those of NumPy 1 never do. torch
itself works on, without `tensor.numpy()`.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from opwright import model
from opwright.causes.kit.rules import (
    CERTAIN,
    LIKELY,
    POSSIBLE,
    if_in_log,
    log_check,
    log_rules,
    rule,
)
from opwright.logs.patterns import LogMatch, find_matches, has_match
from opwright.model import Cause, EnvironmentCheck, Evidence, Fix, Log, Machine

TYPE_CHECKING = False
if TYPE_CHECKING:  # of one verb alone
    from opwright.model import Environment

_OLD_MODULE = (
    r"compiled\s+using\s+NumPy\s+1\.x\s+cannot\s+be\s+run\s+in",
    r"_ARRAY_API\s+not\s+found",
    r"compiled against NumPy 1\.x[^\n]{0,80}NumPy 2",
)
_OTHER_INTERFACE = (
    r"compiled\s+against\s+A[PB]I version (?P<built>0x[0-9a-f]{1,9}) but this version of numpy is (?P<has>0x[0-9a-f]{1,9})",
    r"NumPy C-API version (?P<built>0x[0-9a-f]{1,9})[^\n]{0,60} C-API version (?P<has>0x[0-9a-f]{1,9})",
    r"numpy\.(?P<type>ndarray|ufunc|dtype|flatiter|broadcast|generic) size changed, may indicate binary(?:[^\n]{0,60}Expected (?P<built>\d+) from C header, got (?P<has>\d+))?",
)
_TORCH_WITHOUT_NUMPY = r"RuntimeError: Numpy is not available"
_CONSEQUENCES = (
    r"numpy\.(?:core|_core)\.(?:multiarray|_multiarray_umath) failed to import|No module named ['\"]?numpy\._core\b",
    _TORCH_WITHOUT_NUMPY,
    r"Could not infer dtype of numpy\.",
)
_NOT_INSTALLED = r"No module named ['\"]?numpy['\"]?(?!\.)|numpy is not installed"
_NUMPY_1, _NUMPY_2 = "if NumPy is older than the module's", "if the module is for NumPy 1"
_HEADERS_1 = "if the headers of NumPy 1 say it"
_FAILED = {"numpy.core.": _HEADERS_1, "numpy._core": _NUMPY_1}
"""The beginning of what import_array() of NumPy 1's headers says, and of NumPy 2's, which look for both."""
_WHAT = {
    _HEADERS_1: "was compiled against NumPy 1, but NumPy 2 or an earlier NumPy 1 is installed",
    _NUMPY_1: "was compiled against a later NumPy than the installed one",
    _NUMPY_2: "was compiled against NumPy 1, but NumPy 2 is installed",
    "": "was compiled against another NumPy than the installed one",
}


def _which_is_older(match: LogMatch, _: Log) -> str:
    """Return the remedy by the numbers that NumPy prints: versions of its interface, or sizes of types."""
    if "type" in match.groups:
        built, has = (int(match.groups.get(name, "0")) for name in ("built", "has"))
        return _NUMPY_1 if has and built > has else ""
    built, has = (int(match.groups[name], 16) for name in ("built", "has"))
    return _NUMPY_1 if built > has else _NUMPY_2


@log_check(*_CONSEQUENCES)
def _consequence_in_log(log: Log) -> Iterator[Evidence]:
    is_numpy_2 = bool(log.machine.python) and has_match(log, r"numpy[-= ]{1,3}2\.\d")
    for match in () if has_match(log, _NOT_INSTALLED) else find_matches(log, *_CONSEQUENCES):
        is_likely = is_numpy_2 or "not infer" not in match.quote
        confidence = LIKELY if is_likely else POSSIBLE
        said = next((told for begin, told in _FAILED.items() if begin in match.quote), "")
        known = _NUMPY_2 if is_numpy_2 else said
        is_torch = re.search(_TORCH_WITHOUT_NUMPY, match.quote) is not None
        remedy = _NUMPY_2 if is_torch else known
        yield match.evidence(confidence, module="the module", what=_WHAT[known], remedy=remedy)
        return


def in_environment(environment: Environment) -> Iterator[Evidence]:
    """Look for binaries compiled with NumPy 1, with NumPy 2 installed."""
    numpy, torch = environment.installed("numpy"), environment.torch
    if numpy and numpy.version.startswith("2."):
        own = (f"torch {torch.version}",) if torch and torch.numpy_1 else ()
        what = f"was compiled against NumPy 1, but NumPy {numpy.version} is installed"
        for module in (*own, *environment.numpy_1):
            details = {"module": module, "what": what, "remedy": _NUMPY_2}
            yield Evidence(module, f"numpy {numpy.version}", details)


CAUSE = Cause(
    title="NumPy does not match: {module} {what}",
    in_log=log_rules(
        rule(
            *_OLD_MODULE,  # a warning at first
            confidence=if_in_log(
                *_CONSEQUENCES,
                r"(?:Attribute|Import)Error: _ARRAY_API",
                then=CERTAIN,
                otherwise=LIKELY,
            ),
            is_last=True,
            module="the module",
            what=_WHAT[_NUMPY_2],
            remedy=_NUMPY_2,
        ),
        rule(
            *_OTHER_INTERFACE,
            is_last=True,
            module="the module",
            what=lambda match, log: _WHAT[_which_is_older(match, log)],
            remedy=_which_is_older,
        ),
        _consequence_in_log,
    ),
    in_environment=EnvironmentCheck(
        in_environment,
        examples=lambda: (
            model.Environment(
                "3.11.4",
                torches=(model.InstalledTorch("2.2.2", "torch", numpy_1=True),),
                distributions=(model.Distribution("numpy", "2.1.0"),),
            ),
        ),
        counterexamples=lambda: (
            model.Environment(
                "3.11.4",
                torches=(model.InstalledTorch("2.2.2", "torch", numpy_1=True),),
                distributions=(model.Distribution("numpy", "1.26.4"),),
            ),
        ),
    ),
    fix=Fix(
        "rebuild the module against the installed NumPy, or install the one that it was built for",
        commands=("pip install --force-reinstall --no-cache-dir --no-binary PACKAGE PACKAGE",),
    ),
    remedies={
        _NUMPY_1: Fix(
            "upgrade NumPy, or rebuild the module against the installed one",
            commands=("pip install --upgrade numpy",),
        ),
        _HEADERS_1: Fix(
            "install the newest NumPy 1, which does in either case, or a release of the module for NumPy 2",
            commands=("pip install --upgrade 'numpy<2'",),
        ),
        _NUMPY_2: Fix(
            "install a release of the module for NumPy 2, or keep NumPy 1 until there is one",
            commands=("pip install 'numpy<2'",),
        ),
    },
    examples=(
        (
            "A module that was compiled using NumPy 1.x cannot be run in\nNumPy 2.1.3 as it may crash. To support "
            "both 1.x and 2.x\nversions of NumPy, modules must be compiled with NumPy 2.0."
        ),
        "RuntimeError: module compiled against API version 0x10 but this version of numpy is 0xe",
        (
            "ValueError: numpy.dtype size changed, may indicate binary incompatibility. Expected 96 from C header, "
            "got 88 from PyObject"
        ),
        "ImportError: numpy.core.multiarray failed to import",
        Log("RuntimeError: Numpy is not available", Machine(torch="2.1.2", python="3.10")),
    ),
    counterexamples=(
        "UserWarning: Failed to initialize NumPy: No module named 'numpy'",
        "Requirement already satisfied: numpy<2 in /venv/lib/python3.10/site-packages (1.26.4)",
        "ImportError: op.so: undefined symbol: _PyUnicode_Ready",
    ),
)
