"""
Which architectures of GPUs each source is compiled for.

A name with a suffix (`sm_90a`) has instructions that no other has; a source that uses them compiles for it
alone, or for others too where a condition on the architecture is around them.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import NoReturn

from opwright.knowledge.cuda.archs import (
    as_setting,
    first_toolkit,
    last_major,
    number,
    spelled,
    suffix,
)
from opwright.model.build.plan import Flag
from opwright.model.build.toolchain import BuildSource, CodeNeed, CudaToolkit
from opwright.model.named_tuple import NamedTuple
from opwright.verbs.build.engine.plan import BuildRequest, refuse

_NAMED = {
    "kepler": "3.5+PTX",
    "maxwell": "5.0 5.2+PTX",
    "pascal": "6.0 6.1+PTX",
    "volta": "7.0+PTX",
    "turing": "7.5+PTX",
    "ampere": "8.0 8.6+PTX",
    "ada": "8.9+PTX",
    "hopper": "9.0+PTX",
    "blackwell": "10.0 10.3 12.0 12.1+PTX",
}
"""As torch's own list takes them."""
_JETSONS = frozenset((53, 62, 72, 87, 101, 110))
_NEWEST = 120


class Arch(NamedTuple):
    """An architecture to compile for: machine code, and PTX if requested."""

    name: str
    """`sm_90a`."""
    because: str
    ptx: bool = False

    @property
    def gencode(self) -> str:
        digits = self.name[3:]
        code = f"[sm_{digits},compute_{digits}]" if self.ptx else f"sm_{digits}"
        return f"-gencode=arch=compute_{digits},code={code}"


def wanted_archs(request: BuildRequest, toolkit: CudaToolkit) -> tuple[Arch, ...]:
    """Return what is to be compiled for; raise for what the toolkit cannot do."""
    listed = (part for name in request.settings.archs for part in name.replace(";", " ").split())
    names = [name for name in listed if not name.startswith("gfx")]  # AMD's
    if not names:
        return _chosen_here(request, toolkit)
    found: dict[str, Arch] = {}
    for name in names:
        for arch in _archs_named(name, request, toolkit):
            known = found.get(arch.name)
            found[arch.name] = arch._replace(ptx=arch.ptx or (known is not None and known.ptx))
    return tuple(sorted(found.values(), key=_order))


def _order(arch: Arch) -> tuple[int, str]:
    return number(arch.name), suffix(arch.name)


def _chosen_here(request: BuildRequest, toolkit: CudaToolkit) -> tuple[Arch, ...]:
    if request.gpus:
        return tuple(_native(request, toolkit))
    return tuple(_one_of_each_major(toolkit, "no arch list is set, and this machine has no GPU"))


def _archs_named(name: str, request: BuildRequest, toolkit: CudaToolkit) -> Iterator[Arch]:
    word = name.strip().lower()
    because = f"{request.archs_said_by} says {name}"
    if word == "native":
        yield from _native(request, toolkit)
    elif word in ("all-major", "all"):
        yield from _one_of_each_major(toolkit, because)
    elif word == "all-supported":
        yield from _with_ptx_of_the_newest(
            [Arch(arch, because) for arch in toolkit.archs if number(arch) not in _JETSONS]
        )
    elif word.removesuffix("+ptx") in _NAMED:
        for one in _NAMED[word.removesuffix("+ptx")].split():
            yield _checked(one, because, request, toolkit)
    else:
        yield _checked(name, because, request, toolkit)


def _native(request: BuildRequest, toolkit: CudaToolkit) -> Iterator[Arch]:
    if not request.gpus:
        refuse("no-gpu-at-build-time", f"{request.archs_said_by} says native")
    for gpu in request.gpus:
        yield _checked(gpu, f"the GPU in this machine is {gpu}", request, toolkit)


def _one_of_each_major(toolkit: CudaToolkit, because: str) -> Iterator[Arch]:
    """Yield the oldest of each major, which runs on its successors, and PTX of the newest."""
    first: dict[int, str] = {}
    for arch in toolkit.archs:
        if number(arch) not in _JETSONS:
            first.setdefault(number(arch) // 10, arch)
    yield from _with_ptx_of_the_newest(
        [Arch(a, f"{because}: one per major version") for a in first.values()]
    )


def _with_ptx_of_the_newest(archs: Sequence[Arch]) -> Iterator[Arch]:
    """Yield them, the newest with PTX, which the drivers of GPUs to come compile."""
    newest = max(archs, key=_order, default=None)
    yield from (arch._replace(ptx=arch is newest) for arch in archs)


def _checked(name: str, because: str, request: BuildRequest, toolkit: CudaToolkit) -> Arch:
    """Return an architecture as it is written; refuse it where the toolkit does not compile for it."""
    text, plus, ptx = name.partition("+")
    arch = spelled(text)
    said = f"{request.archs_said_by} says {name}"
    if arch is None or (plus and ptx.lower() != "ptx"):
        refuse(
            "arch-list-malformed", f"{said}; {_can(toolkit)}", what=f"invalid architecture {name!r}"
        )
    check(arch, said, toolkit)
    return Arch(arch, because, ptx=bool(plus))


def check(arch: str, said: str, toolkit: CudaToolkit) -> None:
    """Refuse an architecture that a toolkit does not compile for."""
    plain = f"sm_{number(arch)}"
    first = first_toolkit(arch)
    if plain in toolkit.archs and first <= toolkit.version:
        return
    last = last_major(arch)
    quote = f"{said}; {_can(toolkit)}"
    if last and toolkit.version[0] > last:
        refuse("arch-dropped-by-toolkit", quote, arch=arch, last=str(last), toolkit=toolkit.name)
    told = ".".join(map(str, first))
    older = f"{as_setting(newest_of(toolkit))}+PTX"
    refuse("nvcc-too-old-for-arch", quote, arch=arch, first=told, older=older)


def newest_of(toolkit: CudaToolkit) -> str:
    """Return the newest architecture of those for servers and desktops that a toolkit knows."""
    known = [arch for arch in toolkit.archs if number(arch) not in _JETSONS]
    return max(known, key=number, default=f"sm_{_NEWEST}")


def _can(toolkit: CudaToolkit) -> str:
    listed = ", ".join(as_setting(arch) for arch in toolkit.archs)
    with_a = [arch for arch in toolkit.archs if first_toolkit(f"{arch}a") <= toolkit.version]
    suffixed = [arch for arch in with_a if spelled(f"{arch}a")]
    also = f", and {', '.join(as_setting(f'{arch}a') for arch in suffixed)}" if suffixed else ""
    return f"{toolkit.name} ({toolkit.nvcc}) compiles for {listed}{also}"


# ---- one source --------------------------------------------------------------------


class SourceArchs(NamedTuple):
    """What one source is compiled for."""

    archs: tuple[Arch, ...]
    left_out: tuple[str, ...] = ()
    """Why it is not compiled for others of the list."""


def archs_of(source: BuildSource, archs: Sequence[Arch], toolkit: CudaToolkit) -> SourceArchs:
    """Return what a source is compiled for, given what all are: it may need names with a suffix."""
    if not source.needs:
        return SourceArchs(tuple(archs))
    must = [need for need in source.needs if not need.is_guarded]
    common = _common(must or source.needs)
    promoted = {number(arch.name): arch for arch in archs if number(arch.name) in common}
    named = tuple(_promoted(arch, source.needs, toolkit) for arch in promoted.values())
    if not must:
        others = [arch for arch in archs if number(arch.name) not in common]
        return SourceArchs(tuple(sorted((*others, *named), key=_order)))
    if not named:
        _refuse_all(must[0], archs, common, toolkit)
    alone = ", ".join(as_setting(arch.name) for arch in named)
    left_out = tuple(
        (
            f"{source.path} is not compiled for {as_setting(arch.name)}: {must[0].what} ({must[0].where}) "
            f"exists only on {alone}, and no #if guards it"
        )
        for arch in archs
        if number(arch.name) not in common
    )
    return SourceArchs(named, left_out)


def _common(needs: Iterable[CodeNeed]) -> tuple[int, ...]:
    """Return the architectures that have all required features; those with the first, if none has."""
    each = [need.archs for need in needs]
    both = tuple(one for one in each[0] if all(one in others for others in each))
    return both or each[0]


def _promoted(arch: Arch, needs: Sequence[CodeNeed], toolkit: CudaToolkit) -> Arch:
    """Return an architecture under its name with a suffix, and the line that needs it."""
    need = next(need for need in needs if number(arch.name) in need.archs)
    if suffix(arch.name):
        return arch._replace(because=f"{arch.because}; {need.what} ({need.where}) needs it")
    name = f"{arch.name}a"
    check(name, f"{need.what} ({need.where}) needs {as_setting(name)}", toolkit)
    because = f"{need.what} ({need.where}) is not available on plain {as_setting(arch.name)}"
    return Arch(name, because)


def _refuse_all(
    need: CodeNeed, archs: Sequence[Arch], common: Sequence[int], toolkit: CudaToolkit
) -> NoReturn:
    needed = f"sm_{common[0]}a"
    asked = ", ".join(as_setting(arch.name) for arch in archs)
    check(needed, f"{need.what} ({need.where}) needs {as_setting(needed)}", toolkit)
    refuse(
        "arch-feature-needs-sm90a",
        f"{need.what}; the architecture list is {asked}",
        where=need.where,
        gpu="every GPU in the list",
        does="does not compile",
        needed=needed,
        arch=archs[0].name,
        setting=as_setting(needed),
    )


def gencode_flags(archs: Iterable[Arch]) -> tuple[Flag, ...]:
    """Return the flags that ask nvcc for architectures."""
    return tuple(
        Flag(
            arch.gencode,
            f"{arch.because}; PTX for future GPUs" if arch.ptx else arch.because,
        )
        for arch in archs
    )
