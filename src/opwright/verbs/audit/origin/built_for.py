"""What a binary was built for, inferred from its own bytes and metadata, with the evidence."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence

from opwright.knowledge.torch_releases.names.names import (
    is_torch_cxx_symbol,
    is_torch_library,
    is_torch_shim,
)
from opwright.knowledge.torch_releases.names.relatives import for_people, string_abi
from opwright.knowledge.torch_releases.symbols.releases import Database, as_ranges, matching
from opwright.knowledge.versions import is_within, series
from opwright.model import Artifact, Binary, BuiltFor, Load, TorchAbi, TorchRelease
from opwright.verbs.audit.origin.build_note import BuildFacts, build_facts_of
from opwright.verbs.audit.origin.header_dating import consistent_with

_CUDART, _CUDART_ON_WINDOWS = "libcudart.so.", "cudart64_"
_NOTE_LABELS = {
    "torch": "torch",
    "cuda": "CUDA",
    "hip": "HIP",
    "compiler": "compiler",
    "archs": "architectures",
    "python": "Python",
}
_LABELLED = r"(?i)(?<![a-z])(?:torch|pt)v?([12])\.?(\d{1,2})(?!\d)"
_COMPILER = re.compile(r"(GCC|clang)\D*(\d+\.\d+)")


def torch_abi(binary: Binary, database: Database) -> TorchAbi:
    """Return which of torch's interfaces a binary uses, by its undefined symbols."""
    names = _torch_names(binary)
    if any(name[:1] == "?" or is_torch_cxx_symbol(name) for name in names):
        return TorchAbi.UNSTABLE
    shims = filter(is_torch_shim, names)
    return TorchAbi.STABLE if any(map(database.exported_in, shims)) else TorchAbi.NONE


def _torch_names(binary: Binary) -> frozenset[str]:
    """Return the names that a binary may ask torch for: where libraries are bound, those that it does."""
    if not binary.imports:
        return binary.requires
    return frozenset[str]().union(
        *(names for library, names in binary.imports if not library or is_torch_library(library))
    )


def torch_floor(loads: Sequence[Load]) -> str | None:
    """Return the first minor series from which no symbol is missing; None if there is none."""
    floor = None
    for load in loads:
        if _lacks(load):
            floor = None
        elif floor is None:
            floor = load.torch.minor
    return floor


def built_for(
    binary: Binary, loads: Sequence[Load], artifact: Artifact, *, abi: TorchAbi, named: str = ""
) -> BuiltFor:
    """
    Infer what a binary was built for; `loads` holds its load in every release it may be for.

    `named` is the series of torch in the name of one of several alternatives, `2.6`.
    """
    fitting = tuple(load.torch for load in loads if not _lacks(load))
    evidence = [_symbols_evidence(loads)]
    if abi is not TorchAbi.STABLE:
        fitting, seen = consistent_with(binary, fitting)
        evidence += seen
    requirement = artifact.requires_torch if abi is not TorchAbi.STABLE else None
    if requirement and (admitted := matching(fitting, requirement)):
        fitting = admitted
        evidence.append(f"the metadata requires torch {requirement}")
    elif requirement and (
        admitted := _with_other_strings(binary, matching([one.torch for one in loads], requirement))
    ):
        fitting = admitted
        evidence.append(_other_strings(f"the metadata requires torch {requirement}", admitted))
    said = "" if abi is TorchAbi.STABLE else named or _labelled_series(artifact)
    if of_that_name := tuple(release for release in fitting if release.minor == said):
        fitting = of_that_name
        evidence.append(f"its name says torch {said}")
    elif named_ones := _with_other_strings(binary, _of_series(loads, said)):
        fitting = named_ones
        evidence.append(_other_strings(f"its name says torch {said}", named_ones))
    elif named and (libraries := _of_another_build(loads, said)):
        fitting = tuple(_of_series(loads, said))
        evidence.append(f"its name says torch {said}, in a build that has {', '.join(libraries)}")
    written = build_facts_of(binary, artifact)
    noted = written.facts.get("torch", "")
    matching_note = tuple(release for release in fitting if is_within(noted, release.minor))
    if noted and not matching_note:
        matching_note = _with_other_strings(binary, _of_series(loads, series(noted)))
        evidence += (
            [_other_strings(f"it was built with torch {noted}", matching_note)]
            if matching_note
            else []
        )
    fitting = matching_note or fitting
    evidence.append(_note_evidence(written, believed=bool(matching_note)))
    cuda = next((major for name in binary.needed if (major := _cuda_major(name))), None)
    return BuiltFor(
        torch=tuple(dict.fromkeys(release.minor for release in fitting)),
        cuda=cuda or written.facts.get("cuda"),
        cxx11_abi=next(
            (a for n in sorted(binary.requires) if (a := string_abi(n)) is not None), None
        ),
        compiler=_compiler(binary.compilers) or written.facts.get("compiler"),
        evidence=tuple(line for line in evidence if line),
    )


def _cuda_major(library: str) -> str | None:
    """Return the major version of CUDA whose runtime a library is: `libcudart.so.12`, `cudart64_110.dll`."""
    if library.startswith(_CUDART):
        return library.removeprefix(_CUDART).partition(".")[0] or None
    if not library.lower().startswith(_CUDART_ON_WINDOWS):
        return None
    dll = re.fullmatch(rf"{_CUDART_ON_WINDOWS}(\d{{1,2}})\d?\.dll", library.lower())
    return dll[1] if dll else None


def _labelled_series(artifact: Artifact) -> str:
    """Return the series of torch in the local part of a version, `2.6` in `2.7.4+cu12torch2.6cxx11abiTRUE`."""
    local = (artifact.version or "").partition("+")[2]
    label = re.search(_LABELLED, local) if local else None
    return f"{label[1]}.{label[2]}" if label else ""


def _of_series(loads: Sequence[Load], minor: str) -> list[TorchRelease]:
    return [load.torch for load in loads if load.torch.minor == minor]


def _of_another_build(loads: Sequence[Load], minor: str) -> tuple[str, ...]:
    """Return the libraries of torch that a series lacks, as PyPI's torch for aarch64 lacked those for CUDA."""
    inside = [load.missing_libraries for load in loads if load.torch.minor == minor]
    return tuple(filter(is_torch_library, inside[0])) if inside and all(inside) else ()


def _with_other_strings(
    binary: Binary, releases: Iterable[TorchRelease]
) -> tuple[TorchRelease, ...]:
    """Return those releases that have the old string ABI, if the binary has the new one."""
    if not any(string_abi(name) for name in binary.requires):
        return ()
    return tuple(release for release in releases if not release.cxx11_abi)


def _other_strings(said: str, releases: Sequence[TorchRelease]) -> str:
    """Return what is known about a binary for another build of some releases than PyPI's."""
    named = " and ".join(dict.fromkeys(release.minor for release in releases))
    return f"{said}, in a build with the new string ABI; PyPI's torch {named} has the old one"


def _note_evidence(written: BuildFacts, *, believed: bool) -> str:
    """Return what the build recorded, and whether the symbols contradict it."""
    facts = [
        f"{what} {written.facts[key]}"
        for key, what in _NOTE_LABELS.items()
        if written.facts.get(key)
    ]
    doubt = ", but that torch lacks some of its symbols"
    is_doubted = "torch" in written.facts and not believed
    return f"{written.by} says {', '.join(facts)}{doubt if is_doubted else ''}" if facts else ""


def consistent_with_siblings(
    made_for: Sequence[tuple[str, TorchAbi, BuiltFor]],
) -> tuple[BuiltFor, ...]:
    """
    Narrow what the binaries of one artifact were built for: one build has one target.

    Each comes with the series of torch that its name says, empty if none: those are builds of their own.
    Where no release is left for all of those that use the C++ interface, each is left as it is.
    """
    unstable: dict[str, list[set[str]]] = {}
    for build, abi, other in made_for:
        if abi is TorchAbi.UNSTABLE and other.torch:
            unstable.setdefault(build, []).append(set(other.torch))
    common = {build: set.intersection(*targets) for build, targets in unstable.items()}
    return tuple(
        _narrowed(other, common.get(build, set())) if abi is TorchAbi.UNSTABLE else other
        for build, abi, other in made_for
    )


def _narrowed(made_for: BuiltFor, common: set[str]) -> BuiltFor:
    left = tuple(minor for minor in made_for.torch if minor in common)
    if not left or len(left) == len(made_for.torch):
        return made_for
    evidence = f"the other libraries of the artifact are only for torch {', '.join(left)}"
    return made_for._replace(torch=left, evidence=(*made_for.evidence, evidence))


def _lacks(load: Load) -> bool:
    return bool(load.missing_symbols) or any(map(is_torch_library, load.missing_libraries))


def _symbols_evidence(loads: Sequence[Load]) -> str:
    """Return the symbol that narrows the range of releases most."""
    fitting = [load.torch.version for load in loads if not _lacks(load)]
    narrow: dict[str, tuple[str, ...]] = {}
    for missing in {id(load.missing_symbols): load.missing_symbols for load in loads}.values():
        for symbol in missing:
            narrow.setdefault(symbol.name, symbol.exported_by)
    known = {name: versions for name, versions in narrow.items() if versions}
    if not fitting or not known or not loads:
        return ""
    name = min(known, key=lambda name: (len(known[name]), len(name), name))
    machine = loads[0].torch.machine
    ranges = ", ".join(as_ranges(known[name], machine))
    whole = ", ".join(as_ranges(fitting, machine))
    others = (
        f", {for_people(name)} among them"
        if ranges == whole
        else f"; {ranges} has {for_people(name)}"
    )
    return f"only torch {whole} has all its symbols{others}"


def _compiler(comments: Iterable[str]) -> str | None:
    """Return the newest compiler named; the C runtime's objects always add an older GCC."""
    compilers = [m for line in comments for m in _COMPILER.finditer(line)]
    clang = [m for m in compilers if m[1] == "clang"]
    newest = max(clang or compilers, key=lambda m: tuple(map(int, m[2].split("."))), default=None)
    return f"{newest[1]} {newest[2]}" if newest else None
