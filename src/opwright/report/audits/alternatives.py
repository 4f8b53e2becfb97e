"""Libraries of which one is loaded, shown as one: `torch-*/lib/libop.so`."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from itertools import takewhile

from opwright.model import ArtifactAudit, BinaryAudit, BuiltFor, TorchAbi
from opwright.model.audit.verdicts import Alternatives
from opwright.report.audits.matrix import in_order, ranges, releases, torch_binaries

_VERSION_AT_END, _VERSION_AT_START = (
    r"\d[\d._]*$",
    r"^[\d._]*\d",
)  # compiled when there are alternatives
_ABI_ORDER = (TorchAbi.NONE, TorchAbi.STABLE, TorchAbi.UNSTABLE)


def folded(audit: ArtifactAudit) -> tuple[BinaryAudit, ...]:
    """Return the binaries that touch torch, with each group of alternatives as one binary."""
    torch = torch_binaries(audit)
    if not audit.alternatives:
        return torch
    group_of = {path: group for group in audit.alternatives for path in group.paths}
    shown = {}
    for binary in torch:
        group = group_of.get(binary.binary.path)
        key = group.paths[0] if group else binary.binary.path
        if key not in shown:
            shown[key] = _as_one(group, torch) if group else binary
    return tuple(shown.values())


def _as_one(group: Alternatives, binaries: Sequence[BinaryAudit]) -> BinaryAudit:
    """Return a binary that has, in each release, the verdict of the library that is loaded there."""
    members = [binary for binary in binaries if binary.binary.path in group.paths]
    verdicts = {
        verdict.load.torch.version: verdict
        for member in members
        for verdict in member.verdicts
        if group.taken.get(verdict.load.torch.version) == member.binary.path
    }
    stable_floors = {member.torch_floor for member in members}
    return BinaryAudit(
        members[0].binary._replace(path=pattern(group.paths)),
        max((member.torch_abi for member in members), key=_ABI_ORDER.index),
        stable_floors.pop() if len(stable_floors) == 1 else None,
        _built_for([member.built_for for member in members]),
        tuple(verdicts[version] for version in in_order(verdicts)),
    )


def _built_for(each: Sequence[BuiltFor]) -> BuiltFor:
    """Return what all were built for, and of torch what any was."""
    first = each[0]
    return BuiltFor(
        in_order({version for one in each for version in one.torch}),
        first.cuda if all(one.cuda == first.cuda for one in each) else None,
        first.cxx11_abi if all(one.cxx11_abi is first.cxx11_abi for one in each) else None,
        first.compiler if all(one.compiler == first.compiler for one in each) else None,
    )


def pattern(paths: Sequence[str]) -> str:
    """Return paths as one, with `*` for the versions that they differ in."""
    start = re.sub(_VERSION_AT_END, "", _shared_start(paths))
    backwards = _shared_start([path[len(start) :][::-1] for path in paths])
    end = re.sub(_VERSION_AT_START, "", backwards[::-1])
    return f"{start}*{end}"


def _shared_start(texts: Sequence[str]) -> str:
    low, high = min(texts), max(texts)
    same = takewhile(lambda pair: pair[0] == pair[1], zip(low, high, strict=False))
    return low[: sum(1 for _ in same)]


def taken_in(group: Alternatives, binaries: Sequence[BinaryAudit]) -> Iterator[tuple[str, str]]:
    """Yield the path of each library of a group that is loaded, and the releases that it is loaded in."""
    among = releases(binaries)
    for path in group.paths:
        if where := ranges({v for v, taken in group.taken.items() if taken == path}, among):
            yield path, ", ".join(where)
