"""
What the metadata should require of torch, given the findings: the releases, and the line to write.

Only releases count that one can have beside the artifact: some Python fits both, by the tags and
the Requires-Python of the artifact and by the wheels of the release. A line is worth writing when
it is proved, by a stable interface or by all other series being ruled out; the author
chooses among what is merely not disproved.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence

from opwright.knowledge.torch_releases.symbols.releases import matching
from opwright.knowledge.versions import parse_specifier
from opwright.model import Artifact, DeclaredSupport, TorchRelease
from opwright.model.named_tuple import NamedTuple

# Compiled when they are first asked for: most audits never do.
_CPYTHON = r"cp3(\d{1,3})"
_TAG = r"(?:cp|py)3(\d{0,3})-(abi3|none|cp3\d+t?)-.+"
_MINORS = range(6, 40)
_LETS_LOAD = ("loads", "unproven")


class Advice(NamedTuple):
    """What to require of torch, and how sure that is."""

    requirement: str
    """`torch==2.8.*`; `torch==X.Y.*` if the author must choose."""
    choose_from: tuple[str, ...] = ()
    """The series among which X.Y is; empty when the requirement is proved."""

    @property
    def series(self) -> str:
        """Return the series that X.Y can be, `2.8 or 2.9`; empty if the requirement is proved."""
        return _listed(self.choose_from) if self.choose_from else ""


def reachable(claim: DeclaredSupport) -> list[tuple[TorchRelease, str]]:
    """Return the releases that some Python can have together with the artifact, and what holds there."""
    minors = frozenset(_pythons(claim.artifact))
    return [
        (release, verdict)
        for release, verdict in claim.verdicts
        if minors & {int(m[1]) for tag in release.pythons if (m := re.match(_CPYTHON, tag))}
        or not release.pythons
    ]


def admitted(claim: DeclaredSupport) -> list[tuple[TorchRelease, str]]:
    """Return those of them that the metadata admits."""
    rows, specifier = reachable(claim), claim.artifact.requires_torch
    if not specifier:
        return rows
    named = set(matching([release for release, _ in rows], specifier))
    return [(release, verdict) for release, verdict in rows if release in named]


def _pythons(artifact: Artifact) -> Iterable[int]:
    """Yield the minor versions of Python 3 that the tags and Requires-Python let in."""
    pythons = parse_specifier(artifact.requires_python or "")
    for minor in _MINORS:
        patches = (f"3.{minor}", f"3.{minor}.99")
        if (pythons is None or any(map(pythons.contains, patches))) and _takes(
            artifact.tags, minor
        ):
            yield minor


def _takes(tags: Sequence[str], minor: int) -> bool:
    matches = [match for tag in tags if (match := re.fullmatch(_TAG, tag))]
    return not tags or any(
        int(m[1] or 0) == minor
        if m[0].startswith("cp") and m[2] != "abi3"
        else int(m[1] or 0) <= minor
        for m in matches
    )


# ---- the line ----------------------------------------------------------------------


def advice(claim: DeclaredSupport) -> Advice | None:
    """Return what to require of torch; None when it works with no release that is known."""
    series: dict[str, list[tuple[TorchRelease, str]]] = {}
    for release, verdict in reachable(claim):
        series.setdefault(release.minor, []).append((release, verdict))
    left = [m for m, rows in series.items() if any(v in _LETS_LOAD for _, v in rows)]
    enough = _LETS_LOAD if claim.stable else _LETS_LOAD[:1]
    proved = [m for m, rows in series.items() if all(v in enough for _, v in rows)]
    known = list(series)
    if not left:
        return None
    if claim.stable and proved and proved[-1] == known[-1]:
        return Advice(f"torch>={_last_run(proved, known)}")
    if len(left) == 1:
        return Advice(_within(series[left[0]]))
    if proved and proved == known[known.index(proved[0]) :][: len(proved)]:
        first, last = proved[0], proved[-1]
        return Advice(
            f"torch=={first}.*" if first == last else f"torch>={first},<{_following(last)}"
        )
    return Advice("torch==X.Y.*", choose_from=tuple(left))


def _last_run(proved: Sequence[str], known: Sequence[str]) -> str:
    """Return the first series from which on all are proved."""
    first = known[-1]
    for minor in reversed(known):
        if minor not in proved:
            break
        first = minor
    return first


def _within(rows: Sequence[tuple[TorchRelease, str]]) -> str:
    """Return the requirement for those releases of one series that load."""
    good = [release.version for release, verdict in rows if verdict in _LETS_LOAD]
    if len(good) == len(rows):
        return f"torch=={rows[0][0].minor}.*"
    if good == [release.version for release, _ in rows][-len(good) :] and len(good) > 1:
        return f"torch>={good[0]},<{_following(rows[0][0].minor)}"
    return f"torch=={good[-1]}"


def _following(minor: str) -> str:
    major, _, number = minor.partition(".")
    return f"{major}.{int(number) + 1}"


def _listed(series: Sequence[str]) -> str:
    if not series[3:]:  # more read better as first and last
        return " or ".join(series)
    return f"one of {series[0]} to {series[-1]}"


# ---- in words ----------------------------------------------------------------------


def spans(some: Iterable[TorchRelease], known: Sequence[TorchRelease]) -> str:
    """Return releases as ranges, `2.4.0..2.9.1`, if no other of `known` lies within."""
    chosen, runs = set(some), list[list[str]]()
    following = False
    for release in known:
        if release in chosen:
            if not following:
                runs.append([])
            runs[-1].append(release.version)
        following = release in chosen
    return ", ".join(run[0] if len(run) == 1 else f"{run[0]}..{run[-1]}" for run in runs)


def harmful(rows: Iterable[tuple[TorchRelease, str]]) -> tuple[list[TorchRelease], str]:
    """Return the releases where the artifact fails or is unsafe, and which of both as text."""
    bad = [(release, verdict) for release, verdict in rows if verdict not in _LETS_LOAD]
    words = {"fails": "cannot be loaded", "unsafe": "is unsafe"}
    fates = [phrase for verdict, phrase in words.items() if verdict in {v for _, v in bad}]
    return [release for release, _ in bad], " or ".join(fates)


def too_narrow(claim: DeclaredSupport) -> str | None:
    """
    Say that a stable binary works with more than the metadata admits; None when it does not.

    It is no mistake to promise less than one could: the Python of the package may want that torch.
    """
    rows, specifier = reachable(claim), claim.artifact.requires_torch
    if not (claim.stable and specifier):
        return None
    named = {release for release, _ in admitted(claim)}
    more = [r for r, verdict in rows if verdict in _LETS_LOAD and r not in named]
    best = advice(claim)
    if not (more and named and best) or best.choose_from:
        return None
    where = spans(more, [release for release, _ in rows])
    return (
        f"the metadata requires torch {specifier}, but the native code also works with torch {where}: "
        f"Requires-Dist: {best.requirement}"
    )
