"""
Libraries that an artifact has once per release of torch, CUDA or FFmpeg: its loader takes one of them.

Which one is read from the names: `torch-2.10/lib/libop.so`, `libop_torch26-cuda.so`, `libop_cu126.so`.
The member whose version matches the release counts, or else the nearest lower one. Where names carry no
version of torch or CUDA, as in `libop_ffmpeg6.so`, the best one counts.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence

from opwright.knowledge.versions import numbers, series
from opwright.model import (
    Alternatives,
    Binary,
    BinaryAudit,
    Fails,
    Loads,
    TorchRelease,
    Unproven,
    Unsafe,
    Verdict,
)
from opwright.model.named_tuple import NamedTuple

_BADNESS = (Loads, Unproven, Unsafe, Fails)
# Compiled when they are first asked for: most artifacts have one library.
_VERSIONED = (
    r"(?i)(?<![a-z])(?P<axis>(?:py)?torch|cuda|cu|ffmpeg)[-_.]?v?"
    r"(?P<version>\d{1,3}(?:[._]\d{1,2}){0,2})(?![\d])"
)
_DEVICE = r"(?i)(?<=[-_.])(?P<device>cpu|cuda|gpu|rocm|hip)(?=[-_./])"
_STRING_ABI = r"(?i)cxx(?:11|98)(?:abi(?:true|false|[01])?)?"
_FFMPEG_LIBRARY = r"(?:lib)?av(?:util|codec|format)(?:\.so\.\d+|\.\d+\.dylib|-\d+\.dll)"
_NUMBER = r"\d+(?=\D*$)"
_MAJOR_DIGITS = {"torch": 1, "cuda": 2, "ffmpeg": 3}
"""How many digits of a version without dots are the major one."""
_AXES = {"torch": "torch", "pytorch": "torch", "cuda": "cuda", "cu": "cuda", "ffmpeg": "ffmpeg"}


class Member(NamedTuple):
    """A library, and what its path says that it is for; an axis that it does not name is empty."""

    path: str
    torch: tuple[int, ...] = ()
    cuda: tuple[int, ...] = ()
    ffmpeg: tuple[int, ...] = ()
    device: str = ""

    @property
    def torch_series(self) -> str:
        return ".".join(map(str, self.torch[:2]))


def member_groups(binaries: Iterable[Binary]) -> tuple[tuple[Member, ...], ...]:
    """Return the groups of libraries of which one is loaded, in the order of their versions."""
    binaries = tuple(binaries)
    if len(binaries) <= 1:
        return ()
    named: dict[str, list[Member]] = {}
    with_ffmpeg = _with_ffmpeg(binaries)
    for binary in binaries:
        key, member = _parsed(binary, uses_ffmpeg=binary.path in with_ffmpeg)
        if key != binary.path:
            named.setdefault(key, []).append(member)
    return tuple(
        tuple(sorted(members, key=lambda m: (m.torch, m.cuda, m.ffmpeg, m.path)))
        for members in named.values()
        if len({(m.torch, m.cuda, m.ffmpeg) for m in members}) > 1
    )


def _with_ffmpeg(binaries: Sequence[Binary]) -> frozenset[str]:
    """Return the paths of those that need a library of FFmpeg, or one of the artifact that does."""
    paths: set[str] = set()
    names: set[str] = set()
    while found := [
        binary
        for binary in binaries
        if binary.path not in paths
        and any(name in names or re.fullmatch(_FFMPEG_LIBRARY, name) for name in binary.needed)
    ]:
        paths.update(binary.path for binary in found)
        names.update(binary.file_name for binary in found)
    return frozenset(paths)


def _parsed(binary: Binary, *, uses_ffmpeg: bool) -> tuple[str, Member]:
    """Return a path without what it says of versions, and that."""
    versions: dict[str, tuple[int, ...]] = {}

    def taken(match: re.Match[str]) -> str:
        axis = _AXES[match["axis"].lower()]
        version = _version(match["version"], axis)
        if not _is_plausible(axis, version):
            return match[0]
        versions[axis] = version
        return f"<{axis}>"

    key = re.sub(_VERSIONED, taken, binary.path)
    if not versions:
        if not uses_ffmpeg:
            return binary.path, Member(binary.path)
        folder, slash, name = binary.path.rpartition("/")
        stem, dot, tags = name.partition(".")  # `ops6.cpython-311-x86_64-linux-gnu.so`
        number = re.search(_NUMBER, stem)
        key = folder + slash + re.sub(_NUMBER, "<ffmpeg>", stem, count=1) + dot + tags
        return key, Member(binary.path, ffmpeg=(int(number[0]),) if number else ())
    device = re.search(_DEVICE, key)
    key = re.sub(_STRING_ABI, "<abi>", re.sub(_DEVICE, "<device>", key))
    return key, Member(binary.path, **versions, device=device["device"].lower() if device else "")


def _version(text: str, axis: str) -> tuple[int, ...]:
    """Return the version that a name spells: torch's as `2.10`, `2_10`, `210`, CUDA's as `12.6`, `126`, `12`."""
    major_digits = _MAJOR_DIGITS[axis]
    if not text.isdecimal() or len(text) <= major_digits:
        return tuple(map(int, re.split("[._]", text)))
    return int(text[:major_digits]), int(text[major_digits:])


def _is_plausible(axis: str, version: tuple[int, ...]) -> bool:
    """Return whether there is such a version: torch 1.x or 2.x with a minor, CUDA from 9 on."""
    if axis == "torch":
        return len(version) > 1 and version[0] in (1, 2)
    return axis == "ffmpeg" or version[0] in range(9, 30)


# ---- which one counts --------------------------------------------------------------


def alternatives_of(binaries: Sequence[BinaryAudit]) -> tuple[Alternatives, ...]:
    """Return the groups of alternatives among judged libraries, with the member that counts in each release."""
    by_path = {audited.binary.path: audited for audited in binaries}
    return tuple(
        Alternatives(tuple(member.path for member in group), _taken(group, by_path))
        for group in member_groups(audited.binary for audited in binaries)
    )


def _taken(group: Sequence[Member], by_path: dict[str, BinaryAudit]) -> dict[str, str]:
    verdicts = {
        member.path: {v.load.torch.version: v for v in by_path[member.path].verdicts}
        for member in group
    }
    releases = {
        verdict.load.torch.version: verdict.load.torch
        for member in group
        for verdict in by_path[member.path].verdicts
    }
    return {
        version: _best(candidates(group, release), version, verdicts)
        for version, release in releases.items()
    }


def _best(members: Sequence[Member], version: str, verdicts: dict[str, dict[str, Verdict]]) -> str:
    """Return the path of the member with the mildest verdict, of several the newest."""

    def badness(member: Member) -> tuple[int, bool]:
        verdict = verdicts[member.path].get(version)
        if verdict is None:
            return len(_BADNESS), True
        return _BADNESS.index(type(verdict)), bool(verdict.load.conditions)

    return min(reversed(members), key=badness).path


def candidates(group: Sequence[Member], release: TorchRelease) -> Sequence[Member]:
    """Return the members one of which would be loaded in a release, as far as their names tell."""
    left = _nearest([(m, m.torch) for m in group], numbers(release.version))
    device = _device(release)
    left = [m for m in left if m.device in ("", *device)] or left
    cuda = numbers(release.cuda) if release.cuda else ()
    return _nearest([(m, m.cuda) for m in left], cuda) if cuda else left


def _device(release: TorchRelease) -> tuple[str, ...]:
    if release.cuda:
        return ("cuda", "gpu")
    return ("rocm", "hip", "gpu") if "+rocm" in release.version else ("cpu",)


def _nearest(
    members: Sequence[tuple[Member, tuple[int, ...]]], version: tuple[int, ...]
) -> list[Member]:
    """Return the members of that version, or else of the next lower one, and those that name none."""
    named = {own for _, own in members if own}
    if not named:
        return [member for member, _ in members]
    same = [own for own in named if version[: len(own)] == own]
    lower = [own for own in named if own <= version]
    chosen = max(same or lower, default=min(named))
    return [member for member, own in members if own in (chosen, ())]


def newer_than_all(binaries: Sequence[BinaryAudit]) -> dict[str, frozenset[str]]:
    """Return by path of an alternative the releases that are newer than any torch that its group names."""
    newer: dict[str, frozenset[str]] = {}
    for group in member_groups(audited.binary for audited in binaries):
        newest = max(member.torch for member in group)
        paths = [member.path for member in group if newest]
        versions = frozenset(
            verdict.load.torch.version
            for audited in binaries
            if audited.binary.path in paths
            for verdict in audited.verdicts
            if numbers(verdict.load.torch.version)[: len(newest)] > newest
        )
        newer |= {path: versions for path in paths if versions}
    return newer


def note_on_newer(newer: Mapping[str, Collection[str]]) -> str | None:
    """Return what to report about them; None if there are none."""
    if not newer:
        return None
    oldest = min((version for versions in newer.values() for version in versions), key=numbers)
    return (
        f"it has no library for torch {series(oldest)} or newer; judged there is the newest that it has, which its "
        "loader need not take"
    )


def torch_series_by_path(binaries: Iterable[Binary]) -> Iterator[tuple[str, str]]:
    """Yield the path of each alternative whose name says a series of torch, and that series."""
    for group in member_groups(binaries):
        yield from ((member.path, member.torch_series) for member in group if member.torch)
