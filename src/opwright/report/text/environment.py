"""What is installed, for people: the machine in a few lines, the packages as a table, and what is wrong."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from opwright.model import HowItRuns
from opwright.model.environment import InstalledTorch
from opwright.model.installed import EnvironmentAudit, Machine, Package
from opwright.model.named_tuple import NamedTuple
from opwright.model.toolchain import CudaToolkit, HipCompiler, HostCompiler, Missing
from opwright.report import phrases
from opwright.report.escaping import printable
from opwright.report.matrix import Cell, torch_binaries, worst_cells
from opwright.report.text.audit import INK, NARROWEST, findings_text
from opwright.report.text.layout import hung, inked, shortened

_KEY = len("variables")
_LONGEST_NAME = 26
_LONGEST_VERSION = 16


class Line(NamedTuple):
    """A package in the table."""

    name: str
    version: str
    verdict: Cell | None
    """None where there is no torch to check against, or none that is known."""
    gpu: str
    built_for: str

    @property
    def told(self) -> str:
        return self.verdict.label if self.verdict is not None else "not judged"


def render(audit: EnvironmentAudit, *, width: int = 80, colour: bool = False) -> str:
    """Return what is installed as text; no line is wider than `width`, or than 60 if that is less."""
    width = max(width, NARROWEST)
    facts = [
        line
        for key, told in facts_of(audit)
        for line in hung(f"  {key:<{_KEY}}  ", printable(told), width, limit=6)
    ]
    sections = ["\n".join(facts), "\n".join(_table(audit, width, colour=colour))]
    sections.append("\n".join(_notes(audit, width)))
    if audit.findings or not audit.environment.unreadable:
        sections.append(findings_text(audit.findings, width=width, colour=colour))
    return "\n\n".join(filter(None, sections)) + "\n"


# ---- the machine -------------------------------------------------------------------


def facts_of(audit: EnvironmentAudit) -> Iterator[tuple[str, str]]:
    """Yield what is known of the Python, its torch and the machine, each line with its key or none."""
    python = audit.interpreter
    conda = ", in a conda environment" if python.conda else ""
    yield "python", f"{python.version}, {python.executable}{conda}"
    torches = [_torch(one) for one in audit.environment.torches]
    yield from _keyed("torch", torches or ["not installed"])
    yield from machine_facts(audit.machine)
    number = len(audit.environment.distributions)
    with_torch = len(audit.packages)
    yield "installed", f"{number} distributions, {with_torch} with libraries that use torch"


def _torch(torch: InstalledTorch) -> str:
    abi = {True: "new string ABI", False: "old string ABI", None: None}[torch.cxx11_abi]
    archs = f"code for {' '.join(torch.archs)}" if torch.archs else None
    told = ", ".join(filter(None, (torch.flavour, abi, archs)))
    return f"{torch.version}: {told}; {torch.folder} ({torch.found_by})"


def machine_facts(machine: Machine) -> Iterator[tuple[str, str]]:
    """Yield what is known of the machine."""
    libc = f"glibc {_or_why(machine.glibc)}, libstdc++ {_or_why(machine.glibcxx)}"
    yield "system", f"{machine.system or 'not known'}; {libc}"
    yield "driver", _or_why(machine.driver)
    if not isinstance(machine.gpus, Missing):
        yield from _keyed("GPU", [f"{gpu.name} ({gpu.arch})" for gpu in machine.gpus])
    elif not isinstance(machine.driver, Missing):
        yield "GPU", _or_why(machine.gpus)
    yield from _keyed("CUDA", [_toolkit(one) for one in machine.cuda])
    yield from _keyed("compiler", [_host(one) for one in machine.hosts])
    if isinstance(machine.hip, HipCompiler):
        version = ".".join(map(str, machine.hip.version))
        yield "HIP", f"{version}, {machine.hip.path} ({machine.hip.found_by})"
    yield from _keyed("variables", [f"{name}={value}" for name, value in machine.variables])


def _or_why(told: object) -> str:
    return f"not found ({told.why})" if isinstance(told, Missing) else str(told)


def _toolkit(one: CudaToolkit | Missing) -> str:
    if isinstance(one, Missing):
        return f"no {one.what} ({one.why})"
    return f"{one.release}, {one.nvcc} ({one.found_by})"


def _host(one: HostCompiler | Missing) -> str:
    if isinstance(one, Missing):
        return f"no {one.what} ({one.why})"
    return f"{one.name}, {one.path} ({one.found_by})"


def _keyed(key: str, told: Sequence[str]) -> Iterator[tuple[str, str]]:
    """Yield lines of which the first has a key."""
    for number, text in enumerate(told):
        yield "" if number else key, text


# ---- the packages ------------------------------------------------------------------


def lines_of(packages: Sequence[Package]) -> list[Line]:
    """Return the packages as the table shows them."""
    return [
        Line(
            one.name,
            one.version or "left behind",
            max(worst_cells(one.telling).values(), default=None),
            _gpus(one),
            _built_for(one),
        )
        for one in packages
    ]


def _gpus(package: Package) -> str:
    """Say how the libraries with code for GPUs run on the first that is asked for."""
    loads = [load for one in package.audit.binaries for load in one.gpus]
    first = [load for load in loads if load.gpu == loads[0].gpu]
    served = [load for load in first if load.how is not HowItRuns.NOT_AT_ALL]
    if not first:
        codes = [b.binary.gpu for b in package.audit.binaries if b.binary.gpu]
        return "" if any(code.is_there for code in codes) else "none"
    if not served:
        return f"no {first[0].gpu.arch}"
    return "native" if any(load.how is HowItRuns.NATIVE for load in served) else "JIT"


def _built_for(package: Package) -> str:
    torch = torch_binaries(package.audit)
    if not torch:
        return ""
    telling = next((one for one in torch if one.built_for.torch or one.torch_floor), torch[0])
    told = (
        f"torch {telling.torch_floor} or newer, stable ABI"
        if telling.torch_floor
        else phrases.built_for(telling)
    )
    stamped = ", ".join(f"{key} {value}" for key, value in package.stamp)
    return f"{told}; stamp: {stamped}" if stamped else told


def _table(audit: EnvironmentAudit, width: int, *, colour: bool) -> Iterator[str]:
    lines = lines_of(audit.packages)
    if not lines:
        return
    name = min(max(len(one.name) for one in lines), _LONGEST_NAME)
    version = min(max(len(one.version) for one in lines), _LONGEST_VERSION)
    verdict = max(len(one.told) for one in lines)
    gpu = max(len("GPU"), *(len(one.gpu) for one in lines))
    by = f"in torch {audit.release}" if audit.release else "no torch to check against"
    yield f"  {'package':<{name}}  {'':<{version}}  {by}"
    for one in lines:
        lead = (
            f"  {shortened(printable(one.name), name):<{name}}  "
            f"{shortened(printable(one.version), version):<{version}}  {one.told:<{verdict}}  "
            f"{one.gpu:<{gpu}}  "
        )
        first, *rest = hung(lead, printable(one.built_for), width, limit=3)
        if colour and one.verdict is not None:
            first = first.replace(one.told, inked(one.told, INK[one.verdict]), 1)
        yield from (first, *rest)


def _notes(audit: EnvironmentAudit, width: int) -> Iterator[str]:
    for note in audit.notes:
        yield from hung("  note: ", printable(note), width)
    for path, why in audit.environment.unreadable:
        yield from hung("  unreadable: ", printable(f"{path}: {why}"), width, limit=4)
    for one in audit.unknown:
        yield from hung("  unknown: ", printable(f"{one.what}: {one.why}"), width, limit=4)
