"""GPU code, as the formats for people show it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from opwright.model import ArtifactAudit, ArtifactKind, BinaryAudit, GpuCode, GpuLoad, HowItRuns
from opwright.model.named_tuple import NamedTuple
from opwright.report.audits.matrix import grouped, torch_binaries
from opwright.report.escaping import printable
from opwright.report.text.page.layout import hung, shortened

_WIDEST_NAME = 24


class Answer(NamedTuple):
    """How one GPU runs all or some of the binaries with GPU code."""

    name: str
    arch: str
    text: str
    paths: tuple[str, ...] = ()
    """The binaries that it applies to, if not all."""

    @property
    def where(self) -> str:
        more = f" and {len(self.paths) - 1} more" if len(self.paths) > 1 else ""
        return f"in {self.paths[0]}{more}" if self.paths else ""


def code(gpu_code: GpuCode) -> str:
    """Say what a binary holds: `sm_80 sm_90a; PTX compute_90 (8.1)`."""
    versions: dict[str, list[str]] = {}
    for ptx in gpu_code.ptx:
        versions.setdefault(ptx.arch, []).append(ptx.isa or "?")
    compiled = [f"{arch} ({', '.join(isa)})" for arch, isa in versions.items()]
    parts = [
        " ".join(gpu_code.sass),
        f"PTX {' '.join(compiled)}" if compiled else "",
        f"to be linked {' '.join(gpu_code.lto)}" if gpu_code.lto else "",
        " ".join(gpu_code.gfx),
    ]
    return "; ".join(filter(None, parts))


def codes(binaries: Sequence[BinaryAudit]) -> Iterator[str]:
    """Yield the GPU code of binaries, once for those with the same code."""
    known = [audit for audit in binaries if audit.binary.gpu and audit.binary.gpu.is_there]
    groups = grouped(known, key=lambda audit: code(audit.binary.gpu or GpuCode()))
    for group in groups:
        names = [audit.binary.path for audit in group]
        more = f" and {len(names) - 1} more" if len(names) > 1 else ""
        text = code(group[0].binary.gpu or GpuCode())
        alike = len(groups) == 1 and len(group) == len(binaries)
        yield text if alike else f"{text}; in {names[0]}{more}"


def answers(audit: ArtifactAudit) -> list[Answer]:
    """Return how each GPU runs the binaries, in the requested order."""
    loads = [load for audited in audit.binaries for load in audited.gpus]
    by_gpu = grouped(loads, key=lambda load: load.gpu)
    return [answer for group in by_gpu for answer in _answers(group)]


def _answers(loads: Sequence[GpuLoad]) -> Iterator[Answer]:
    groups = grouped(loads, key=lambda load: (load.how, load.code, load.driver))
    for group in groups:
        gpu = group[0].gpu
        paths = tuple(load.binary.path for load in group) if len(groups) > 1 else ()
        arch = "" if gpu.arch == gpu.name else gpu.arch
        yield Answer(gpu.name, arch, _how(group[0]), paths)


def _how(load: GpuLoad) -> str:
    if load.how is HowItRuns.NOT_AT_ALL:
        return "no code for it"
    driver = f", driver {load.driver} or newer" if load.driver else ""
    made = "compiled by the driver from " if load.how is HowItRuns.JIT else "runs "
    return f"{made}{load.code}{driver}"


def unread(audit: ArtifactAudit) -> str | None:
    """Say that code for GPUs may not have been read, and how to have it read: `not scanned …`."""
    unknown = [
        audited
        for audited in torch_binaries(audit)
        if audited.binary.gpu is None and audited.binary.system == "linux"
    ]
    if not unknown or audit.artifact.kind is not ArtifactKind.WHEEL or answers(audit):
        return None
    number, some = len(unknown), len(unknown) < len(torch_binaries(audit))
    where = f" in {number} librar{'y' if number == 1 else 'ies'}" if some else ""
    return f"not scanned{where}, deep in the archive; --gpu scans it"


def lines(audit: ArtifactAudit, width: int) -> Iterator[str]:
    """Write as text how the GPUs run it."""
    served = answers(audit)
    names = [shortened(printable(answer.name), _WIDEST_NAME) for answer in served]
    column = max(map(len, ["GPU", *names]))
    arches = max(map(len, ["", *(answer.arch for answer in served)]))
    last = ""
    for name, answer in zip(names, served, strict=True):
        lead = "" if answer.name == last else name
        arch = "" if answer.name == last else answer.arch
        text = "; ".join(filter(None, (answer.text, answer.where)))
        yield from hung(f"  {lead:<{column}}  {arch:<{arches}}  ", printable(text), width)
        last = answer.name
