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
    """None if there is no known torch to check against."""
    gpu: str
    built_for: str

    @property
    def text(self) -> str:
        return self.verdict.label if self.verdict is not None else "not judged"


def render(audit: EnvironmentAudit, *, width: int = 80, colour: bool = False) -> str:
    """Return what is installed as text; no line is wider than `width`, or than 60 if that is less."""
    width = max(width, NARROWEST)
    facts = [
        line
        for key, value in facts_of(audit)
        for line in hung(f"  {key:<{_KEY}}  ", printable(value), width, limit=6)
    ]
    sections = ["\n".join(facts), "\n".join(_table(audit, width, colour=colour))]
    sections.append("\n".join(_notes(audit, width)))
    if audit.findings or not audit.environment.unreadable:
        sections.append(findings_text(audit.findings, width=width, colour=colour))
    return "\n\n".join(filter(None, sections)) + "\n"


# ---- the machine -------------------------------------------------------------------


def facts_of(audit: EnvironmentAudit) -> Iterator[tuple[str, str]]:
    """Yield the facts of the Python, its torch and the machine, each line with its key or none."""
    python = audit.interpreter
    conda = ", in a conda environment" if python.conda else ""
    yield "python", f"{python.version}, {python.executable}{conda}"
    torches = [_torch(installed) for installed in audit.environment.torches]
    yield from _keyed("torch", torches or ["not installed"])
    yield from machine_facts(audit.machine)
    number = len(audit.environment.distributions)
    with_torch = len(audit.packages)
    yield "installed", f"{number} distributions, {with_torch} with libraries that use torch"


def _torch(torch: InstalledTorch) -> str:
    abi = {True: "new string ABI", False: "old string ABI", None: None}[torch.cxx11_abi]
    archs = f"code for {' '.join(torch.archs)}" if torch.archs else None
    text = ", ".join(filter(None, (torch.flavour, abi, archs)))
    return f"{torch.version}: {text}; {torch.folder} ({torch.found_by})"


def machine_facts(machine: Machine) -> Iterator[tuple[str, str]]:
    """Yield the facts of the machine."""
    libc = f"glibc {_or_reason(machine.glibc)}, libstdc++ {_or_reason(machine.glibcxx)}"
    yield "system", f"{machine.system or 'not known'}; {libc}"
    yield "driver", _or_reason(machine.driver)
    if not isinstance(machine.gpus, Missing):
        yield from _keyed("GPU", [f"{gpu.name} ({gpu.arch})" for gpu in machine.gpus])
    elif not isinstance(machine.driver, Missing):
        yield "GPU", _or_reason(machine.gpus)
    yield from _keyed("CUDA", [_toolkit(toolkit) for toolkit in machine.cuda])
    yield from _keyed("compiler", [_host(host) for host in machine.hosts])
    if isinstance(machine.hip, HipCompiler):
        version = ".".join(map(str, machine.hip.version))
        yield "HIP", f"{version}, {machine.hip.path} ({machine.hip.found_by})"
    yield from _keyed("variables", [f"{name}={value}" for name, value in machine.variables])


def _or_reason(value: object) -> str:
    return f"not found ({value.why})" if isinstance(value, Missing) else str(value)


def _toolkit(toolkit: CudaToolkit | Missing) -> str:
    if isinstance(toolkit, Missing):
        return f"no {toolkit.what} ({toolkit.why})"
    return f"{toolkit.release}, {toolkit.nvcc} ({toolkit.found_by})"


def _host(host: HostCompiler | Missing) -> str:
    if isinstance(host, Missing):
        return f"no {host.what} ({host.why})"
    return f"{host.name}, {host.path} ({host.found_by})"


def _keyed(key: str, texts: Sequence[str]) -> Iterator[tuple[str, str]]:
    """Yield lines of which the first has a key."""
    for number, text in enumerate(texts):
        yield "" if number else key, text


# ---- the packages ------------------------------------------------------------------


def lines_of(packages: Sequence[Package]) -> list[Line]:
    """Return the packages as the table shows them."""
    return [
        Line(
            package.name,
            package.version or "left behind",
            max(worst_cells(package.decisive_libraries).values(), default=None),
            _gpus(package),
            _built_for(package),
        )
        for package in packages
    ]


def _gpus(package: Package) -> str:
    """Return how the libraries with GPU code run on the first requested GPU."""
    loads = [load for binary in package.audit.binaries for load in binary.gpus]
    first = [load for load in loads if load.gpu == loads[0].gpu]
    served = [load for load in first if load.how is not HowItRuns.NOT_AT_ALL]
    if not first:
        codes = [b.binary.gpu for b in package.audit.binaries if b.binary.gpu]
        return "" if any(code.is_there for code in codes) else "none"
    if not served:
        return f"no {first[0].gpu.arch}"
    return "native" if any(load.how is HowItRuns.NATIVE for load in served) else "JIT"


def _built_for(package: Package) -> str:
    torch = package.decisive_libraries or torch_binaries(package.audit)
    if not torch:
        return ""
    binary_shown = torch[0]  # it decides
    text = (
        f"torch {binary_shown.torch_floor} or newer, stable ABI"
        if binary_shown.torch_floor
        else phrases.built_for(binary_shown)
    )
    whose = f" ({binary_shown.binary.path.rpartition('/')[2]})" if text and len(torch) > 1 else ""
    note = ", ".join(f"{key} {value}" for key, value in package.build_note)
    return f"{text}{whose}; stamp: {note}" if note else f"{text}{whose}"


def _table(audit: EnvironmentAudit, width: int, *, colour: bool) -> Iterator[str]:
    lines = lines_of(audit.packages)
    if not lines:
        return
    name = min(max(len(line.name) for line in lines), _LONGEST_NAME)
    version = min(max(len(line.version) for line in lines), _LONGEST_VERSION)
    verdict = max(len(line.text) for line in lines)
    gpu = max(len("GPU"), *(len(line.gpu) for line in lines))
    by = f"in torch {audit.release}" if audit.release else "no torch to check against"
    yield f"  {'package':<{name}}  {'':<{version}}  {by}"
    for line in lines:
        lead = (
            f"  {shortened(printable(line.name), name):<{name}}  "
            f"{shortened(printable(line.version), version):<{version}}  {line.text:<{verdict}}  "
            f"{line.gpu:<{gpu}}  "
        )
        first, *rest = hung(lead, printable(line.built_for), width, limit=3)
        if colour and line.verdict is not None:
            first = first.replace(line.text, inked(line.text, INK[line.verdict]), 1)
        yield from (first, *rest)


def _notes(audit: EnvironmentAudit, width: int) -> Iterator[str]:
    for note in audit.notes:
        yield from hung("  note: ", printable(note), width)
    for path, why in audit.environment.unreadable:
        yield from hung("  unreadable: ", printable(f"{path}: {why}"), width, limit=4)
    for missing in audit.unknown:
        yield from hung("  unknown: ", printable(f"{missing.what}: {missing.why}"), width, limit=4)
