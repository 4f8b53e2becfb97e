"""Releases of kernel packages that were made for each other: causal-conv1d and mamba-ssm, mmcv and what builds on it."""

from __future__ import annotations

import re

from opwright.causes.kit.rules import LIKELY, POSSIBLE, rule
from opwright.knowledge.versions import is_older
from opwright.logs.patterns import LogMatch, compiled
from opwright.model import Fix, Log

_REFUSED = r"\(\)(?:: incompatible function arguments| takes \d{1,2} positional arguments? but \d{1,2} w| expected at most \d{1,2} argument\(s\) but received)"
_ARGUMENTS_OF_KERNELS = rf"\b(?P<of>causal_conv1d|selective_scan)_(?:fwd|bwd|update){_REFUSED}"
"""mamba-ssm calls causal-conv1d's compiled module, whose arguments changed in 1.2; and a script both."""
_ARGUMENTS_OF_OTHERS = (
    rf"(?<!::)\b(?P<of>(?!causal_conv1d|selective_scan)[a-z]\w{{2,50}})_(?:fwd|bwd|cuda){_REFUSED}"
)
"""What calls a compiled module and may be of another release than the module."""
OF_OPENMMLAB = (
    r"(?P<dependency>MMCV)==(?P<found>[\w.]{3,20}) is used but incompatible\. Please install mmcv(?P<first>[<>=!~]{1,2}(?:[\w.]{1,12}|[(\[][\d, ]{3,30}[)\]])),"
    r" ?(?P<second>[<>=!~]{1,2}(?:\d[\w.]{0,11}\w|[(\[][\d, ]{3,30}[)\]]))"
)
_MMCV = "if a package of OpenMMLab asks for another mmcv"
_TAKEN = r"types are supported:\s+1\. \((?:arg\d: [^()\n]*, )*arg(?P<last>\d): [^()\n]*\)"
_ARGUMENTS_OF_1_2 = 6
"""The number of the last argument of `causal_conv1d_fwd` from 1.2 on; before it was 4."""
_CAUSAL_CONV1D = r"causal[-_]conv1d\s?(?:[-=:]|==| )\s?v?(\d\.\d)"
_MAMBA = r"mamba[-_]ssm\s?(?:[-=:]|==| )\s?v?(\d\.\d)"
_CALL = r"causal_conv1d_fwd\((?P<given>[^()\n]{1,200})\)"
_GIVEN = r"causal_conv1d_fwd\(\) takes \d{1,2} positional arguments? but (?P<given>\d{1,2}) w"
_CAUSAL_CONV1D_BY_ARGUMENTS = {4: "==1.0.2", 5: "==1.1.3.post1", 7: "==1.4.0", 8: ">=1.5.2"}
"""By how many arguments `causal_conv1d_fwd` takes: 4 up to 1.0, 5 up to 1.1, 7 from 1.2 to 1.5.0, 8 from 1.5.1 on, as its sdists show."""
_FOR_THE_CALLER = "if the call shows which causal-conv1d it is for"
_CAUSAL_CONV1D_TOO_NEW = "if causal-conv1d is newer than the code that calls it"
_KERNELS = "if mamba-ssm and causal-conv1d are not of one time"


def _as_version(bound: str) -> str:
    """Return a bound of a requirement as pip takes it: mmdet prints `<=[1, 2, 0]`, too."""
    listed = re.fullmatch(r"([<>=!~]+)[(\[]([\d, ]+)[)\]]", bound)
    return listed[1] + ".".join(re.findall(r"\d+", listed[2])[:3]) if listed else bound


def _mmcv(match: LogMatch, _log: Log) -> dict[str, str]:
    """Return the mmcv that a package of OpenMMLab asks for, which was called mmcv-full before 2."""
    first, second = (_as_version(match.groups[key]) for key in ("first", "second"))
    name = "mmcv-full" if is_older(second.lstrip("<>=!~"), "2.0") else "mmcv"
    return {"remedy": _MMCV, "wanted": f"{name}{first},{second}"}


def _moved(match: LogMatch, log: Log) -> dict[str, str]:
    """Return which of the two is to move, and to which release where the call shows that."""
    given = _arguments_given(log) if match.groups["of"] == "causal_conv1d" else 0
    if release := _CAUSAL_CONV1D_BY_ARGUMENTS.get(given):
        return {"remedy": _FOR_THE_CALLER, "given": str(given), "wanted": f"causal-conv1d{release}"}
    return {"remedy": _of_kernels(match, log)}


def _arguments_given(log: Log) -> int:
    """Return how many arguments a call of causal-conv1d's module gives; 0 where the log does not show it."""
    counted = compiled(_GIVEN).search(log.text)
    if counted:
        return int(counted["given"])
    call = compiled(_CALL).search(log.text)
    return call["given"].strip(" ,").count(",") + 1 if call else 0


def _of_kernels(match: LogMatch, log: Log) -> str:
    """Return which of the two is to move, by the arguments that the module says it takes, and by the releases that the log names."""
    if match.groups["of"] != "causal_conv1d":
        return _KERNELS
    taken = compiled(_TAKEN).search(log.text, match.start)
    if taken:
        return _CAUSAL_CONV1D_TOO_NEW if int(taken["last"]) >= _ARGUMENTS_OF_1_2 else _KERNELS
    release, mamba = (compiled(p).search(log.text) for p in (_CAUSAL_CONV1D, _MAMBA))
    is_old = release is not None and is_older(release[1], "1.2")
    return (
        _KERNELS if is_old and mamba and not is_older(mamba[1], "1.2") else _CAUSAL_CONV1D_TOO_NEW
    )


ROWS = (
    rule(
        _ARGUMENTS_OF_KERNELS,
        confidence=LIKELY,
        dependency=lambda match, _: match.groups["of"].replace("_", "-"),
        found="one whose functions take other arguments",
        compute=_moved,
    ),
    rule(
        _ARGUMENTS_OF_OTHERS,
        confidence=POSSIBLE,
        dependency="the compiled module of {of}",
        found="one whose functions take other arguments",
    ),
    rule(OF_OPENMMLAB, confidence=LIKELY, compute=_mmcv),
)
FIXES = {
    _KERNELS: Fix(
        "install matching releases of causal-conv1d and mamba-ssm: the newest of both, causal-conv1d 1.1.1 with mamba-ssm 1.1 (and with projects that ship their own mamba, such"
        " as Vim), or 1.2 with 1.2, built for this torch",
        commands=("pip install --no-build-isolation --no-deps --upgrade causal-conv1d mamba-ssm",),
    ),
    _MMCV: Fix(
        "install the mmcv that the package requires, or the release of that package for mmcv {found}: mmdet 2 and mmsegmentation 0 go with mmcv-full 1, mmdet 3 and mmsegmentation"
        " 1 with mmcv 2",
        commands=("pip install -U openmim", "mim install '{wanted}'"),
    ),
    _FOR_THE_CALLER: Fix(
        "install the causal-conv1d whose causal_conv1d_fwd takes the {given} arguments that this code passes, built for this torch (up to 1.0 it took 4, 1.1 takes 5, 1.2 to 1.5.0"
        " take 7, later ones 8); or the mamba-ssm, or the project's own mamba, from the same time as the installed causal-conv1d",
        commands=("pip install --no-build-isolation --no-deps '{wanted}'",),
    ),
    _CAUSAL_CONV1D_TOO_NEW: Fix(
        "install causal-conv1d 1.1.1, the last whose functions take the arguments that mamba-ssm 1.1 passes, and projects that ship their own mamba (Vim, mamba-1p1p1; install"
        " these from their folder); or use a mamba-ssm as new as causal-conv1d: 1.2 or later with 1.2 or later",
        commands=(
            "pip install --no-build-isolation --no-deps 'causal-conv1d==1.1.1'",
            "pip show mamba-ssm",
        ),
    ),
}
"""By the condition that a row names as its remedy."""
