"""Why a torch cannot be installed for a Python, or for every Python that a lock file is for."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from opwright.knowledge.versions import parse_specifier
from opwright.model.environment.upgrade import Lock
from opwright.verbs.env.upgrades.upgrade_target import UpgradeTarget

TYPE_CHECKING = False
if TYPE_CHECKING:
    from packaging.specifiers import SpecifierSet

_UNIVERSAL = ("uv", "uv export", "poetry", "pdm")
"""Tools whose lock is for every Python that the project supports."""
_OLDEST = 8


def blockers_of(to: UpgradeTarget, lock: Lock | None) -> Iterator[str]:
    """Yield why a torch cannot be installed for the Python, or for all Pythons of a lock."""
    minors = sorted({int(tag[3:].rstrip("t") or 0) for tag in to.pythons})
    if not minors:
        return
    own = int(to.python.split(".")[1])
    if own not in minors:
        yield (
            f"torch {to.torch.version} has no wheel for Python {to.python}, only for "
            f"{_listed(minors)}; make an environment with one of these"
        )
    allowed = parse_specifier(lock.requires_python) if lock and lock.requires_python else None
    if lock is None or allowed is None:
        return
    if own in minors and not allowed.contains(to.python, prereleases=True):
        yield f"{lock.path} is for Python {lock.requires_python}, and this is {to.python}"
    uncovered = [minor for minor in range(_OLDEST, minors[0]) if _any_of(allowed, minor)]
    if uncovered and lock.tool in _UNIVERSAL:
        yield (
            f"{lock.path} is for Python {lock.requires_python}, and torch {to.torch.version} has no wheel "
            f"for {_listed(uncovered)}; first set requires-python = {_raised(allowed, minors[0])!r} in pyproject.toml"
        )


def _any_of(allowed: SpecifierSet, minor: int) -> bool:
    return any(allowed.contains(f"3.{minor}.{patch}", prereleases=True) for patch in (0, 30))


def _raised(allowed: SpecifierSet, minor: int) -> str:
    """Return a specifier with a lower bound of its own, and all else that it says."""
    others = sorted(str(one) for one in allowed if one.operator not in (">", ">=", "~=", "=="))
    return ",".join([f">=3.{minor}", *others])


def _listed(minors: Iterable[int]) -> str:
    return ", ".join(f"3.{minor}" for minor in minors)
