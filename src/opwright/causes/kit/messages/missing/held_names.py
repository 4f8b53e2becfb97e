"""
Names that only some releases of a Python package have: which one to install where a log asks for one of them.

Which release has which is a table's to say, and neither the newest nor the oldest is right by itself: code that was
written for mmdet 2 asks mmdet 3 in vain, and an upgrade takes it further away.
"""

from __future__ import annotations

from opwright.knowledge.package_names.table import Held, releases_of
from opwright.knowledge.pypi.native_packages import NATIVE_PACKAGE
from opwright.knowledge.versions import is_older
from opwright.logs.patterns import LogMatch, compiled
from opwright.model import Fix, Log

_HELD = "if a known release of the package has the name"
_HELD_BUILT = "if a known release has the name, and is built for the installed torch"
_HELD_WITH_TORCH = "if a known release has the name, and brings its own torch"
_OF_MMCV = "if a known release of mmcv has the name"
_OF_MMCV_1 = "if only mmcv before 2 has the name"
_OF_LATER_MMCV_1 = "if mmcv has the name since some release before 2"
_MOVE_WITH_TORCH = frozenset({"torchvision", "torchaudio", "xformers"})


def held(match: LogMatch) -> Held | None:
    """Return which releases have the name that a package lacks, where a table knows it."""
    groups = match.groups
    package, name = groups.get("package", ""), groups.get("module", "")
    if not package or groups.get("half"):
        return None
    return releases_of(package, name.rpartition(".")[2])


def is_decided(match: LogMatch) -> bool:
    """Return whether a table knows a public name, of a package that nobody has half upgraded together with torch."""
    known = held(match)
    is_private = "._" in match.groups.get("package", "")
    return known is not None and not is_private and known.package not in _MOVE_WITH_TORCH


def by_release(match: LogMatch, _log: Log) -> dict[str, str]:
    """Return the release that has the name, and the remedy; nothing where no table knows the name."""
    known = held(match)
    if known is None or not (known.first or known.until):
        return {}
    name = match.groups["module"].rpartition(".")[2]
    return {
        "remedy": _remedy(known),
        "dependency": known.package,
        "found": f"a release without {name}",
        "held": known.requirement,
        "name": f"{match.groups['package']}.{name}",
        "span": _span(known),
        "other": "an older" if known.first and not known.until else "a newer",
    }


def _remedy(known: Held) -> str:
    if known.package == "mmcv":
        if known.until and not is_older("2.0", known.until):
            return _OF_MMCV_1
        return _OF_LATER_MMCV_1 if known.first and is_older(known.first, "2.0") else _OF_MMCV
    if known.package in _MOVE_WITH_TORCH:
        return _HELD_WITH_TORCH
    return _HELD_BUILT if compiled(NATIVE_PACKAGE).fullmatch(known.package) else _HELD


def _span(known: Held) -> str:
    """Return the releases with a name as a sentence says it."""
    last = known.releases[known.present.bit_length() - 1]
    if known.first is None:
        return f"until {last}"
    if known.until is None:
        return f"since {known.first}"
    return f"from {known.first} to {last}" if known.first != last else f"only in {last}"


_WORDS = "{dependency} has {name} {span}: install such a release, or {other} release (for a clone, a commit) of the calling package, or use the installed one's replacement instead"
FIXES = {
    _HELD: Fix(_WORDS, ("pip install '{held}'",)),
    _HELD_BUILT: Fix(_WORDS, ("pip install --no-build-isolation --no-deps '{held}'",)),
    _HELD_WITH_TORCH: Fix(
        "{dependency} has {name} {span}, and each of its releases requires its own torch: use the installed one's replacement instead, install {other} release of the calling"
        " package, or move torch and {dependency} together",
    ),
    _OF_MMCV: Fix(_WORDS, ("pip install -U openmim", "mim install '{held}'")),
    _OF_LATER_MMCV_1: Fix(
        "{dependency} has {name} {span}, so the installed one is an older mmcv 1: install the last of mmcv 1 with its operators, which goes with mmdet 2; or {other} release of"
        " the calling package",
        ("pip uninstall -y mmcv mmcv-full", "pip install -U openmim", "mim install 'mmcv-full<2'"),
    ),
    _OF_MMCV_1: Fix(
        "{dependency} has {name} {span}, where the package with operators is called mmcv-full, and goes with mmdet 2, mmsegmentation 0 and mmdet3d 1.0: "
        "install it, or the releases of those for mmcv 2 (mmengine has what moved: Config, Registry, runner)",
        ("pip uninstall -y mmcv mmcv-lite", "pip install -U openmim", "mim install 'mmcv-full<2'"),
    ),
}
"""By the condition that the details name as their remedy."""
