"""
A module that uses NumPy's C interface has the layout of its arrays compiled in. It loads with the NumPy that it was
compiled against and with later ones, as long as these keep the layout: up to 1.26 that held, 2.0 broke it once
(`A module that was compiled using NumPy 1.x cannot be run in NumPy 2`). The way back is closed as well: a module
compiled against a later NumPy may ask for a higher version of the interface than an older one has
(`module compiled against API version 0x10 but this version of numpy is 0xf`).

torch checks this softly: releases before 2.3 print `Failed to initialize NumPy: _ARRAY_API not found` as a warning
on NumPy 2 and go on without. What fails later, `Numpy is not available` or `Could not infer dtype of
numpy.float32`, is a consequence.

A module built against NumPy 2 runs with 1.x too, from about 1.19 on, so the lasting repair is in the module's own
build; `numpy<2` is what an environment can do in the meantime.

In an environment it is found where NumPy 2 is installed and torch, or a module of a package that touches torch, was compiled with the
headers of NumPy 1: those of NumPy 2 ask for `numpy._core._multiarray_umath` besides, and those of NumPy 1 never do. torch itself works on,
without `tensor.numpy()`.
"""

from __future__ import annotations

from collections.abc import Iterator

from opwright import model
from opwright.causes.kit.rules import log_check
from opwright.logs.patterns import find_matches, has_match
from opwright.model import Cause, Confidence, EnvironmentCheck, Evidence, Fix, Log, Machine

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
    (r"numpy\.(?P<type>ndarray|ufunc|dtype|flatiter|broadcast|generic) size changed, may indicate binary"
    r"(?:[^\n]{0,60}Expected (?P<built>\d+) from C header, got (?P<has>\d+))?"),
)  # fmt: skip
_FOLLOWS = (
    r"numpy\.(?:core|_core)\.(?:multiarray|_multiarray_umath) failed to import|No module named ['\"]?numpy\._core\b",
    r"RuntimeError: Numpy is not available",
    r"Could not infer dtype of numpy\.",
)
_NOT_INSTALLED = r"No module named ['\"]?numpy['\"]?(?!\.)|numpy is not installed"
_TOO_OLD = "the module was compiled against a later NumPy than the installed one"
_TOO_NEW = "the module was compiled against NumPy 1, and NumPy 2 is installed"
_OTHER = "the module was compiled against another NumPy than the installed one"
_DO = {
    _TOO_OLD: ("upgrade NumPy, or rebuild the module against the installed one", "pip install --upgrade numpy"),
    _TOO_NEW: ("install a release of the module for NumPy 2, or keep NumPy 1 until there is one", "pip install 'numpy<2'"),
    _OTHER: (
        "rebuild the module against the installed NumPy, or install the one that it was built for",
        "pip install --force-reinstall --no-cache-dir --no-binary PACKAGE PACKAGE",
    ),
}  # fmt: skip


@log_check(*_OLD_MODULE, *_OTHER_INTERFACE, *_FOLLOWS)
def in_log(log: Log) -> Iterator[Evidence]:
    """Look for NumPy's own checks, and for what follows when nobody heeds them."""
    for found in find_matches(log, *_OLD_MODULE):
        stopped = has_match(log, *_FOLLOWS, r"(?:Attribute|Import)Error: _ARRAY_API")
        sure = Confidence.CERTAIN if stopped else Confidence.LIKELY  # else a warning at first
        yield found.evidence(sure, **_details(_TOO_NEW))
        return
    for found in find_matches(log, *_OTHER_INTERFACE):
        yield found.evidence(Confidence.CERTAIN, **_details(_which(found.groups)))
        return
    if not has_match(log, _NOT_INSTALLED):
        newer = (log.machine.python or "") and has_match(log, r"numpy[-= ]{1,3}2\.\d")
        for found in find_matches(log, *_FOLLOWS):
            sure = (
                Confidence.LIKELY
                if newer or "not infer" not in found.quote
                else Confidence.POSSIBLE
            )
            yield found.evidence(sure, **_details(_TOO_NEW if newer else _OTHER))
            return


def _which(groups: dict[str, str]) -> str:
    """Return who is the older, by the numbers that NumPy gives."""
    built, has = groups.get("built"), groups.get("has")
    if not built or not has or groups.get("type"):
        return _TOO_OLD if built and has and int(built) > int(has) else _OTHER
    return _TOO_OLD if int(built, 16) > int(has, 16) else _TOO_NEW


def _details(what: str) -> dict[str, str]:
    do, command = _DO[what]
    return {"what": what, "do": do, "command": command}


def in_environment(environment: Environment) -> Iterator[Evidence]:
    """Look for what was compiled with NumPy 1, beside NumPy 2."""
    numpy = environment.installed("numpy")
    if numpy is None or not numpy.version.startswith("2."):
        return
    torch = environment.torch
    libraries = (
        *([f"torch {torch.version}"] if torch and torch.numpy_1 else []),
        *environment.numpy_1,
    )
    for library in libraries:
        do, command = _DO[_TOO_NEW]
        what = f"{library} was compiled against NumPy 1, and NumPy {numpy.version} is installed"
        yield Evidence(
            library, f"numpy {numpy.version}", {"what": what, "do": do, "command": command}
        )


def _conflicts() -> tuple[model.Environment, ...]:
    return (
        model.Environment(
            "3.11.4",
            torches=(model.InstalledTorch("2.2.2", "torch", numpy_1=True),),
            distributions=(model.Distribution("numpy", "2.1.0"),),
        ),
    )


def _healthy() -> tuple[model.Environment, ...]:
    return (
        model.Environment(
            "3.11.4",
            torches=(model.InstalledTorch("2.2.2", "torch", numpy_1=True),),
            distributions=(model.Distribution("numpy", "1.26.4"),),
        ),
    )


CAUSE = Cause(
    title="{what}",
    explanation=__doc__ or "",
    in_log=in_log,
    in_environment=EnvironmentCheck(in_environment, _conflicts, _healthy),
    fix=Fix("{do}", commands=("{command}",)),
    examples=(
        Log(
            "A module that was compiled using NumPy 1.x cannot be run in\nNumPy 2.1.3 as it may crash. To support "
            "both 1.x and 2.x\nversions of NumPy, modules must be compiled with NumPy 2.0."
        ),
        Log(
            "RuntimeError: module compiled against API version 0x10 but this version of numpy is 0xe"
        ),
        Log(
            "ValueError: numpy.dtype size changed, may indicate binary incompatibility. Expected 96 from C header, "
            "got 88 from PyObject"
        ),
        Log("RuntimeError: Numpy is not available", Machine(torch="2.1.2", python="3.10")),
    ),
    counterexamples=(
        Log("UserWarning: Failed to initialize NumPy: No module named 'numpy'"),
        Log(
            "Requirement already satisfied: numpy<2 in /venv/lib/python3.10/site-packages (1.26.4)"
        ),
        Log("ImportError: op.so: undefined symbol: _PyUnicode_Ready"),
    ),
)
