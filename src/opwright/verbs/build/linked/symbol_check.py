"""
What a library that was just linked wants and nobody has: told before it gets its name.

Its undefined symbols, minus what the libraries that it needs, the interpreter and torch really export. The
linker has seen the same, and says at which lines; the object files say in which sources.
"""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator, Sequence

from opwright.causes.engine.judge import judge
from opwright.causes.engine.registry import find_cause
from opwright.errors import OpwrightError
from opwright.facts.elf.binary import read_binary_file
from opwright.facts.elf.object_file import undefined_names
from opwright.knowledge.torch_releases.names.names import is_cpython_symbol
from opwright.knowledge.torch_releases.names.relatives import demangled
from opwright.knowledge.torch_releases.symbols.releases import database
from opwright.logs.tools.linker import alike, places_of
from opwright.model import (
    Artifact,
    ArtifactKind,
    Binary,
    Cause,
    Confidence,
    Evidence,
    Fails,
    Finding,
    Load,
    MissingSymbol,
    TorchRelease,
    Unsafe,
)
from opwright.model.build.plan import Plan, Unresolved
from opwright.model.build.toolchain import PythonTarget, TorchTarget
from opwright.model.named_tuple import NamedTuple
from opwright.verbs.audit.loading.verdicts import audit_binaries
from opwright.verbs.build.engine.plan import BuildError
from opwright.verbs.build.linked.refusals import (
    refuse_own_libstdcxx,
    refuse_what_is_bound_to_nothing,
)
from opwright.verbs.build.linked.unlinked import Unlinked, unlinked_libraries

_SYSTEM = (
    "/lib/x86_64-linux-gnu",
    "/usr/lib/x86_64-linux-gnu",
    "/lib/aarch64-linux-gnu",
    "/usr/lib/aarch64-linux-gnu",
    "/lib64",
    "/usr/lib64",
    "/usr/lib",
)
_MOST_LINES = 3


class Checked(NamedTuple):
    """What the check of a library found."""

    unresolved: tuple[Unresolved, ...] = ()
    findings: tuple[Finding, ...] = ()
    releases: tuple[str, ...] = ()
    """Of those that the project claims, where it does not load or is unsafe."""
    flaws: tuple[Finding, ...] = ()
    """What `opwright audit` is certain of, wherever it is loaded; also among the findings."""
    notes: tuple[Finding, ...] = ()
    """What it holds for likely."""

    @property
    def is_refused(self) -> bool:
        return bool(self.unresolved or self.releases or self.flaws)


class LibraryRefusedError(BuildError):
    """A library was linked and would not load; it did not get its name."""

    def __init__(self, checked: Checked, log: str) -> None:
        names = ", ".join(one.demangled for one in checked.unresolved)
        where = ", ".join(checked.releases)
        flaws = "; ".join(finding.message for finding in checked.flaws)
        elsewhere = f"it does not load in torch {where}" if where else flaws
        super().__init__(f"nothing has {names}" if names else elsewhere)
        self.checked = checked
        self.log = log


class Surroundings(NamedTuple):
    """Where the library is to be loaded."""

    python: PythonTarget
    torch: TorchTarget | None
    claimed: str | None = None
    """The releases that the project says it works with: `2.8..2.15`."""
    library_dirs: tuple[str, ...] = ()


def check_library(
    path: str, log: str, plan: Plan, around: Surroundings, causes: Sequence[Cause]
) -> Checked:
    """Return what a linked library lacks, here and in the releases of torch that are claimed."""
    name = os.path.basename(plan.library)
    binary = read_binary_file(path, shown=name)
    refuse_what_is_bound_to_nothing(binary, log)
    refuse_own_libstdcxx(binary, plan)
    missing = () if _may_be_undefined(plan) else _missing(binary, around, log, plan)
    here = tuple(_unresolved(missing, plan, log))
    unlinked = tuple(unlinked_libraries(missing, _folders(around)))
    explained = frozenset[str]().union(*(one.symbols for one in unlinked))
    others = [name for name in missing if name not in explained]
    findings = (
        *(_finding_of(one, binary) for one in unlinked),
        *_findings_here(binary, others, around, causes),
    )
    bad, elsewhere = _claimed(binary, around, causes)
    flaws, notes = _of_itself(binary, causes)
    told = {finding.cause.name: finding for finding in (*findings, *elsewhere, *flaws)}
    return Checked(here, tuple(told.values()), bad, flaws, notes)


def _of_itself(
    binary: Binary, causes: Sequence[Cause]
) -> tuple[tuple[Finding, ...], tuple[Finding, ...]]:
    """Return what is certainly wrong with a library wherever it is loaded, and what is likely."""
    artifact = Artifact(binary.path, ArtifactKind.BINARY, (binary,))
    found = judge([artifact], causes).findings
    by_confidence = {
        wanted: tuple(one for one in found if one.evidence.confidence is wanted)
        for wanted in (Confidence.CERTAIN, Confidence.LIKELY)
    }
    return by_confidence[Confidence.CERTAIN], by_confidence[Confidence.LIKELY]


# ---- here --------------------------------------------------------------------------


def _missing(binary: Binary, around: Surroundings, log: str, plan: Plan) -> tuple[str, ...]:
    """
    Return the names that neither its libraries nor the interpreter export.

    Where a library that it needs is not to be found, only what the linker misses too.
    """
    interpreter = _interpreter(around.python)
    if interpreter is None:
        wanted = {name for name in binary.requires if not is_cpython_symbol(name)}
    else:
        wanted = set(binary.requires) - interpreter
    wanted -= binary.provides
    folders, strangers = _folders(around), False
    seen: set[str] = set()
    waiting = list(binary.needed)
    while waiting and wanted:
        name = waiting.pop(0)
        if name in seen:
            continue
        seen.add(name)
        if path := _path_of(name, folders) or _linked_as(name, plan, folders):
            library = read_binary_file(path)
            waiting += library.needed
            wanted -= library.provides
        else:
            strangers = strangers or name in binary.needed
    if strangers:
        told = {name.replace(" ", "") for name in places_of(log)}
        wanted = {n for n in wanted if n in told or demangled(n).replace(" ", "") in told}
    return tuple(sorted(wanted))


def _may_be_undefined(plan: Plan) -> bool:
    """Return whether flags of the link leave undefined symbols to the loader, for libraries loaded before."""
    texts = ",".join(flag.text for flag in plan.steps[-1].flags)
    return "--unresolved-symbols=ignore" in texts or "-z,undefs" in texts


def _path_of(name: str, folders: Sequence[str]) -> str | None:
    """Return where a library is, or the one that stands for it at a link: libcuda.so of libcuda.so.1."""
    plain = f"{name.partition('.so')[0]}.so"
    paths = (os.path.join(folder, one) for one in (name, plain) for folder in folders)
    return next(filter(_is_library, paths), None)


def _linked_as(soname: str, plan: Plan, folders: Sequence[str]) -> str | None:
    """Return the library that the link found by another name, `-lother`, and that calls itself this."""
    asked = [flag.text for flag in plan.steps[-1].flags if flag.text.startswith("-l")]
    names = [one[3:] if one.startswith("-l:") else f"lib{one[2:]}.so" for one in asked]
    paths = (os.path.join(folder, name) for name in names for folder in folders)
    return next((p for p in paths if _is_library(p) and _soname_of(p) == soname), None)


def _soname_of(path: str) -> str | None:
    try:
        return read_binary_file(path).soname
    except OpwrightError:
        return None


def _is_library(path: str) -> bool:
    """Return whether a file is a library, and not the script of a linker."""
    try:
        with open(path, "rb") as opened:
            return opened.read(4) == b"\x7fELF"
    except OSError:
        return False


def system_folders() -> tuple[str, ...]:
    """Return where a linker looks without being told."""
    return _SYSTEM


def _folders(around: Surroundings) -> tuple[str, ...]:
    torch = around.torch.library_dir if around.torch else None
    return (*([torch] if torch else []), *around.library_dirs, *_SYSTEM)


def _interpreter(python: PythonTarget) -> frozenset[str] | None:
    """Return what the interpreter exports; None where that cannot be read."""
    path = python.library if python.library and os.path.isfile(python.library) else None
    try:
        return read_binary_file(path or python.executable).provides
    except OpwrightError:  # an executable of a fixed address
        return None


def _unresolved(names: Iterable[str], plan: Plan, log: str) -> Iterator[Unresolved]:
    names = tuple(names)
    if not names:
        return
    places = places_of(log)
    wanted = {
        step.source: undefined_names(os.path.join(plan.folder, step.output))
        for step in plan.steps
        if step.depfile
    }
    for name in names:
        readable = demangled(name)
        sources = tuple(source for source, wants in wanted.items() if name in wants)
        lines = places.get(name) or places.get(readable) or alike(places, readable)
        yield Unresolved(name, readable, sources, tuple(lines[:_MOST_LINES]))


def _findings_here(
    binary: Binary, missing: Sequence[str], around: Surroundings, causes: Sequence[Cause]
) -> tuple[Finding, ...]:
    if not missing:
        return ()
    release = _release_of(around.torch)
    if release is None:
        return ()
    known = database(release.machine)
    symbols = tuple(
        MissingSymbol(name, binary.file_name, known.versions(known.exported_in(name)))
        for name in missing
    )
    return judge([Load(binary, release, missing_symbols=symbols)], causes).findings


def _finding_of(unlinked: Unlinked, binary: Binary) -> Finding:
    details = {
        "symbol": unlinked.symbols[0],
        "library": unlinked.name,
        "link_name": unlinked.link_name,
    }
    evidence = Evidence(binary.file_name, ", ".join(unlinked.symbols[:_MOST_LINES]), details)
    return Finding(find_cause("missing-link-library"), evidence)


def _release_of(torch: TorchTarget | None) -> TorchRelease | None:
    """Return the known release that is the torch that is built for, or the newest."""
    known = database(os.uname().machine).releases
    version = torch.version.partition("+")[0] if torch else ""
    exact = [r for r in known if torch and r.version == torch.version]
    same = [r for r in known if r.version == version or r.minor == ".".join(version.split(".")[:2])]
    found = exact or same or list(known[-1:])
    return found[-1] if found else None


# ---- in the releases that are claimed ----------------------------------------------


def _claimed(
    binary: Binary, around: Surroundings, causes: Sequence[Cause]
) -> tuple[tuple[str, ...], tuple[Finding, ...]]:
    """Return the claimed releases where it lacks a symbol of torch's or is unsafe, and the causes."""
    if around.claimed is None:
        return (), ()
    artifact = Artifact(binary.path, ArtifactKind.BINARY, (binary,))
    bad: list[str] = []
    findings: list[Finding] = []
    for audited in audit_binaries(artifact, causes, torch=around.claimed):
        for verdict in audited.verdicts:
            lacks = isinstance(verdict, Fails) and verdict.load.missing_symbols
            if lacks or isinstance(verdict, Unsafe):
                bad.append(verdict.load.torch.version)
                findings += verdict.reasons
    return tuple(bad), tuple(findings)
