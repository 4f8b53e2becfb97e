"""Wording that the formats for people share."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator, Sequence
from itertools import islice

from opwright import report
from opwright.model import (
    ArtifactAudit,
    ArtifactKind,
    BinaryAudit,
    Standing,
    SystemNeeds,
    TorchAbi,
)
from opwright.model.audit.verdicts import standings
from opwright.model.named_tuple import NamedTuple
from opwright.report.audits import gpus
from opwright.report.audits.matrix import (
    Cell,
    Row,
    all_series,
    artifact_cells,
    grouped,
    in_order,
    ranges,
    releases,
    torch_binaries,
)

NO_TORCH = "no library uses torch"
_DISTRIBUTIONS_NAMED = 3
_NAMESPACES_NAMED = 4
_CODES_SHOWN = 4
_BUILDS_SHOWN = 2
_LIBRARIES_NAMED = 3
_SERIES_NAMED = 3
_STRING = (  # compiled when a name has it
    r"std::(__cxx11::)?basic_string<char, std::char_traits<char>, std::allocator<char> ?>"
)

_LONGEST_NAME = 120
"""Of what could not be read: the reason comes after it."""


def requirement(audit: ArtifactAudit) -> str | None:
    """Return the torch requirement of an artifact; None for kinds without metadata."""
    specifier = audit.artifact.requires_torch
    if specifier is not None:
        return f"requires torch {specifier}" if specifier else "requires torch (any version)"
    has_metadata = audit.artifact.kind not in (ArtifactKind.BINARY, ArtifactKind.FOLDER)
    return "no torch requirement" if has_metadata else None


def libraries(audit: ArtifactAudit) -> str:
    """Return how many libraries there are, and how many of them use torch."""
    total, torch = len(audit.artifact.binaries), torch_binaries(audit)
    if not total:
        return "" if audit.artifact.skipped else "no shared libraries"
    if not torch:
        return _count(total) if audit.artifact.skipped else f"{_count(total)}, {NO_TORCH}"
    if not releases(torch) and not any(binary.unjudged for binary in torch):
        return f"{_count(total)}, and no torch release to check against"
    touch = "touches torch" if len(torch) == 1 else "touch torch"
    return touch if total == 1 else f"{len(torch)} of {_count(total)} {touch}"


def skipped(audit: ArtifactAudit, *, but: Collection[str] = ()) -> Iterator[tuple[str, str]]:
    """Yield each reason for which libraries were not read, after their names."""
    by_reason: dict[str, list[str]] = {}
    for path, reason in audit.artifact.skipped:
        if path not in but:
            by_reason.setdefault(reason, []).append(path)
    for reason, paths in by_reason.items():
        more = len(paths) - _LIBRARIES_NAMED
        names = ", ".join(paths[:_LIBRARIES_NAMED])
        yield f"{names} and {more} more" if more > 0 else names, reason


def unreadable(audit: ArtifactAudit, *, but: Collection[str] = ()) -> Iterator[str]:
    """Yield a line for each reason for which libraries were not read, without some of them."""
    for names, reason in skipped(audit, but=but):
        shown = names if len(names) <= _LONGEST_NAME else f"{names[: _LONGEST_NAME // 2]}..."
        yield f"{shown}: {reason}"


class Unjudged(NamedTuple):
    """Releases in which an artifact could not be judged, why, and the command that helps."""

    releases: str
    why: str
    to_do: str


def unjudged(audit: ArtifactAudit) -> Unjudged | None:
    """Say in which releases an artifact could not be judged; None if it could in all."""
    those = [audited for audited in audit.decisive if audited.unjudged]
    if not those:
        return None
    judged = {verdict.load.torch.version for one in audit.binaries for verdict in one.verdicts}
    versions = {version for audited in those for version, *_ in audited.unjudged}
    lacking = dict.fromkeys(name for one in those for miss in one.unjudged for name in miss.lacking)
    first = those[0]
    where = f"{first.binary.file_name} and {len(those) - 1} more need" if those[1:] else "it needs"
    return Unjudged(
        ", ".join(ranges(versions, in_order(versions | judged))),
        f"{where} {named(lacking)} of a CUDA build of torch, and PyPI has none for Windows; to judge with one:",
        first.most_wanted.to_do,
    )


def unread(audit: ArtifactAudit) -> str:
    """Say how many libraries could not be read, and why the first could not; empty when all could."""
    if not (skipped := audit.artifact.skipped):
        return ""
    path, reason = skipped[0]
    more = f" and {len(skipped) - 1} more" if len(skipped) > 1 else ""
    return f"cannot read {path}{more}: {reason}"


def answers(audit: ArtifactAudit) -> Iterator[tuple[Cell, str]]:
    """Yield each verdict on an artifact as a whole, mildest first, with the releases and the condition."""
    cells, together = artifact_cells(audit), standings(audit.decisive)
    conditions = {version: _condition(cell, together[version]) for version, cell in cells.items()}
    for cell in sorted(set(cells.values())):
        chosen = [version for version, c in cells.items() if c is cell]
        for condition in dict.fromkeys(map(conditions.__getitem__, chosen)):
            where = [v for v in chosen if conditions[v] == condition]
            yield cell, ", ".join(ranges(where, tuple(cells))) + condition


def _condition(cell: Cell, standing: Standing) -> str:
    if cell is Cell.LACKS_LIBRARIES:
        return " (libraries)"
    if cell is not Cell.NEEDS_THE_MACHINE:
        return ""
    return f" ({standing.verdict} with {named(standing.conditions)})"


def named(libraries: Collection[str]) -> str:
    """Name the first of some libraries, and say how many others there are."""
    more = len(libraries) - _LIBRARIES_NAMED
    return ", ".join(list(libraries)[:_LIBRARIES_NAMED]) + (f" and {more} more" if more > 0 else "")


def alternatives(audit: ArtifactAudit) -> Iterator[str]:
    """Yield a line for each group of libraries of which one is loaded."""
    for group in audit.alternatives:
        yield f"one of {len(group.paths)}: {report.alternatives.pattern(group.paths)}"


def conditions(audit: ArtifactAudit) -> Iterator[tuple[str, str]]:
    """Yield what the verdict depends on: libraries that a machine has or has not, and alternatives."""
    for cell, where in answers(audit):
        if cell is Cell.NEEDS_THE_MACHINE:
            yield "depends-on", f"in torch {where}"
    yield from (("alternatives", f"takes {text}") for text in alternatives(audit))


def required(audit: ArtifactAudit) -> Iterator[tuple[str, str]]:
    """Yield each requirement, and whether it holds and why not."""
    answers = {True: "holds", False: "does not hold", None: "could not be judged"}
    for result in audit.required:
        shown = "; ".join(result.reasons[:_LIBRARIES_NAMED])
        more = len(result.reasons) - _LIBRARIES_NAMED
        reasons = f": {shown}{f'; and {more} more' if more > 0 else ''}" if shown else ""
        yield result.requirement, answers[result.holds] + reasons


def built_for(audit: BinaryAudit) -> str:
    """Say what a binary was built for."""
    built = audit.built_for
    versions = ranges(built.torch, all_series(releases([audit])) or built.torch) or built.torch
    if len(versions) > _SERIES_NAMED:
        versions = (f"one of {versions[0]} to {versions[-1]}",)
    parts = [
        f"torch {' or '.join(versions)}" if versions else None,
        f"CUDA {built.cuda}" if built.cuda else None,
        None if built.cxx11_abi is None else f"{'new' if built.cxx11_abi else 'old'} string ABI",
        built.compiler,
    ]
    return ", ".join(filter(None, parts)) or "no known torch release"


def torch_abi(audit: BinaryAudit) -> str:
    """Say which of torch's interfaces a binary uses."""
    match audit.torch_abi:
        case TorchAbi.STABLE:
            floor = audit.torch_floor
            return f"stable, available from torch {floor} on" if floor else "stable"
        case TorchAbi.UNSTABLE:
            return "unstable: it uses torch's C++ interface"
        case TorchAbi.NONE:
            return "none: no symbols from torch"


def short_facts(audit: ArtifactAudit, matrix: Sequence[Row]) -> Iterator[tuple[str, str]]:
    """Yield what the matrix does not show, each line with its key or none."""
    binaries = [binary for row in matrix for binary in row.binaries]
    built = grouped(binaries, key=_build)
    for number, group in enumerate(built[:_BUILDS_SHOWN]):
        more = f" and {len(group) - 1} more" if len(group) > 1 else ""
        where = f" ({group[0].binary.file_name}{more})" if len(built) > 1 else ""
        yield "" if number else "built for", _build(group[0]) + where
    if len(built) > _BUILDS_SHOWN:
        others = sum(map(len, built[_BUILDS_SHOWN:]))
        yield "", f"and {others} {'library' if others == 1 else 'libraries'} built otherwise"
    torch = torch_binaries(audit)
    for number, text in enumerate(alternatives(audit)):
        yield "" if number else "takes", text
    if text := system([binary.system for binary in torch]):
        yield "system", text
    yield from _limited_api(audit)
    yield from _gpu_code(audit, _BUILDS_SHOWN)


def _build(audit: BinaryAudit) -> str:
    """Say what a binary was built for, and from which torch on its stable interface is there."""
    return built_for(audit) + (f"; torch ABI {torch_abi(audit)}" if audit.torch_floor else "")


def facts(audit: ArtifactAudit) -> Iterator[tuple[str, str]]:
    """Yield what an artifact's binaries require and contain together, each line with its key or none."""
    torch = torch_binaries(audit)
    for number, text in enumerate(alternatives(audit)):
        yield "" if number else "takes", text
    if text := system([audit.system for audit in torch]):
        yield "system", text
    yield from _limited_api(audit)
    yield from _gpu_code(audit, _CODES_SHOWN)
    if text := registered(torch):
        yield "registers", text


def _limited_api(audit: ArtifactAudit) -> Iterator[tuple[str, str]]:
    """Yield whether the modules keep to CPython's limited API, by the names that they need, if that is known."""
    outside = {
        binary.binary.file_name: binary.system.outside_limited_api
        for binary in audit.binaries
        if binary.system.outside_limited_api is not None
    }
    private = {name: names for name, names in outside.items() if names}
    if outside and not private:
        yield "Python", "abi3-ok: needs only names of CPython's limited API"
    for name, names in islice(private.items(), 1):
        more = f" and {len(private) - 1} more" if len(private) > 1 else ""
        where = f", in {name}{more}" if len(outside) > 1 else ""
        yield "Python", f"not abi3: needs {named(names)}, outside CPython's limited API{where}"


def _gpu_code(audit: ArtifactAudit, shown: int) -> Iterator[tuple[str, str]]:
    codes = list(gpus.codes(torch_binaries(audit)))
    more = len(codes) - shown
    texts = codes[:shown]
    texts += [f"and other code in {more} more place{'s' * (more > 1)}"] if more > 0 else []
    texts += filter(None, [gpus.unread(audit)])
    for number, text in enumerate(texts):
        yield "" if number else "GPU code", text


def system(needs: Sequence[SystemNeeds]) -> str:
    """Return what binaries require of the system together, and which distributions are too old."""
    too_old = {name: None for library in needs for name in library.too_old}
    newest = list(too_old)[: -_DISTRIBUTIONS_NAMED - 1 : -1]
    more = len(too_old) - len(newest)
    parts = [
        _newest("glibc ", [library.glibc for library in needs]),
        _newest("GLIBCXX ", [library.glibcxx for library in needs]),
        _newest("GCC_", [library.libgcc for library in needs]) if newest else None,
        _newest("macOS ", [library.macos for library in needs]),
        _msvc_runtime(needs),
        *_pythons([library for library in needs if library.python_abi]),
        f"too old: {', '.join(newest)}{f' and {more} more' if more else ''}" if newest else None,
    ]
    return ", ".join(filter(None, parts[:-1])) + (f"; {parts[-1]}" if parts[-1] else "")


def _msvc_runtime(needs: Sequence[SystemNeeds]) -> str | None:
    names = dict.fromkeys(name for library in needs for name in library.msvc_runtime)
    return f"Microsoft Visual C++ Redistributable ({', '.join(names)})" if names else None


def _newest(name: str, versions: Sequence[str | None]) -> str | None:
    required = [version for version in versions if version]
    newest = max(required, key=lambda v: [int(part) for part in v.split(".")], default=None)
    return f"{name}{newest}" if newest else None


def _pythons(needs: Sequence[SystemNeeds]) -> Iterator[str]:
    """Yield the CPython versions that the binaries are for, which may differ."""
    stable = dict.fromkeys(
        str(module.python_floor) for module in needs if module.python_abi == "abi3"
    )
    if stable:
        yield f"CPython {max(stable, key=_minor)} or later (abi3)"
    abis = dict.fromkeys(str(module.python_abi) for module in needs)
    versions = sorted({f"{abi[2]}.{abi[3:]}" for abi in abis if abi.startswith("cp3")}, key=_minor)
    if len(versions) == 1:
        yield f"CPython {versions[0]} only"
    elif versions:
        yield f"modules for CPython {', '.join(versions)}"


def _minor(version: str) -> tuple[int, str]:
    """Return what the versions of Python 3 are sorted by; a tag may hold anything."""
    minor = version.partition(".")[2]
    return int(minor) if re.fullmatch("[0-9]{1,3}", minor) else 0, version


def registered(audits: Sequence[BinaryAudit]) -> str:
    """Return what binaries register with torch's dispatcher together; empty if nothing was found."""
    registered_by = [registers for audit in audits if (registers := audit.binary.registers)]
    names = sorted(
        {
            name
            for registrations in registered_by
            for name in (*registrations.namespaces, *registrations.fragments)
        }
    )
    schemas = {schema for registrations in registered_by for schema in registrations.schemas or ()}
    shown = ", ".join(names[:_NAMESPACES_NAMED])
    more = len(names) - _NAMESPACES_NAMED
    if not names:
        whose = "its" if len(schemas) == 1 else "their"
        return f"{_operators(schemas)}, but not {whose} namespace" if schemas else ""
    text = f"{shown}{f' and {more} more' if more > 0 else ''}"
    return f"{text}: {_operators(schemas)}" if schemas else text


def _operators(schemas: Collection[str]) -> str:
    return f"{len(schemas)} operator{'s' * (len(schemas) != 1)} found"


def exporters(exported_by: Sequence[str]) -> str:
    """Say which torch releases export a symbol."""
    return (
        f"exported by {', '.join(exported_by)}"
        if exported_by
        else "not exported by any known torch"
    )


def readable(demangled: str) -> str:
    """Return a demangled name with `std::string` by its own name; its ABI stays visible."""
    if "basic_string<" not in demangled:
        return demangled
    return re.sub(_STRING, lambda match: f"std::{match[1] or ''}string", demangled)


def _count(number: int) -> str:
    return "1 library" if number == 1 else f"{number} libraries"
