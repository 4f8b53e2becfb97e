"""What is installed, as text: the machine in a few lines, the packages as a table, and what is wrong."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from functools import partial

from opwright.model import HowItRuns
from opwright.model.build.toolchain import CudaToolkit, HipCompiler, HostCompiler, Missing
from opwright.model.environment.environment import InstalledTorch
from opwright.model.environment.installed import EnvironmentAudit, Machine, Package
from opwright.model.named_tuple import NamedTuple
from opwright.report import phrases
from opwright.report.audits.matrix import Cell, torch_binaries, worst_cells
from opwright.report.escaping import printable
from opwright.report.text import findings
from opwright.report.text.page.layout import hung, shortened
from opwright.report.text.page.page import INK, Page, page
from opwright.report.text.page.screen import filled

_KEY = len("variables")
_NO_GPU_CODE = "none"
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


class _Room(NamedTuple):
    """How much of each part there is room for: how many, or lines of one."""

    facts: int = 5
    fact: int = 1
    packages: int = 6
    built_for: int = 1
    notes: int = 0
    note: int = 1
    findings: int = 1
    brief_findings: int = 1
    fix: int = 2
    evidence: int = 0


_WISHES: tuple[dict[str, int], ...] = (
    {"findings": 2, "fix": 6},
    {"packages": 10},
    {"brief_findings": 2},
    {"brief_findings": 3},
    {"notes": 1},
    {"findings": 3},
    {"packages": 14},
    {"note": 2},
    {"findings": 6},
    {"packages": 24},
    {"notes": 4},
    {"facts": 7},
    {"fact": 2},
    {"evidence": 1},
    {"built_for": 3},
    {"note": 6},
    {"facts": 100, "fact": 6},
)
"""What a page has besides if a screen still holds it, dearest first."""
_EVERYTHING = _Room(100, 6, 10_000, 3, 10_000, 100, 10_000, 0, 100, 1)


def render(
    audit: EnvironmentAudit, *, width: int = 80, colour: bool = False, verbose: bool = False
) -> str:
    """Return what is installed as text; no line is wider than `width`, or 60 if that is larger."""
    paper = page(width, colour=colour)
    sections = [(partial(section, paper, audit), parts) for section, parts in _ORDER.items()]
    if verbose:
        written = [filter(None, map(list, section(_EVERYTHING))) for section, _ in sections]
        return "\n\n".join("\n".join(lines) for one in written for lines in one) + "\n"
    return filled([*sections, (partial(_more, paper), ())], _Room(), _WISHES) + "\n"


def _facts(paper: Page, audit: EnvironmentAudit, room: _Room) -> Iterator[Iterable[str]]:
    yield (
        line
        for key, value in list(facts_of(audit))[: room.facts]
        for line in hung(f"  {key:<{_KEY}}  ", printable(value), paper.width, limit=room.fact)
    )


def _findings(paper: Page, audit: EnvironmentAudit, room: _Room) -> Iterator[Iterable[str]]:
    if not audit.findings and audit.environment.unreadable:
        return
    yield from findings.sections(
        paper,
        audit.findings,
        most=room.findings,
        briefly=room.brief_findings,
        fix=room.fix,
        evidence=bool(room.evidence),
    )


def _more(paper: Page, _: _Room) -> Iterator[Iterable[str]]:
    yield [paper.ink("  more: -v shows the whole machine, every package, note and finding", "dim")]


# ---- the machine -------------------------------------------------------------------


def facts_of(audit: EnvironmentAudit) -> Iterator[tuple[str, str]]:
    """Yield the facts of the Python, its torch and the machine, each line with its key or none."""
    python = audit.interpreter
    conda = ", in a conda environment" if python.conda else ""
    yield "python", f"{python.version}, {python.executable}{conda}"
    torches = [_torch(installed) for installed in audit.environment.torches]
    yield from _keyed("torch", torches or ["not installed"])
    number, with_torch = len(audit.environment.distributions), len(audit.packages)
    verdicts = _counts(lines_of(audit.packages))
    uses = f"{with_torch or 'none'} with libraries for torch{': ' * bool(verdicts)}{verdicts}"
    yield "installed", f"{number} distributions, {uses}"
    yield from machine_facts(audit.machine)


def _torch(torch: InstalledTorch) -> str:
    abi = {True: "new string ABI", False: "old string ABI", None: None}[torch.cxx11_abi]
    archs = f"code for {' '.join(torch.archs)}" if torch.archs else None
    text = ", ".join(filter(None, (torch.flavour, abi, archs)))
    return f"{torch.version}: {text}; {torch.folder} ({torch.found_by})"


def machine_facts(machine: Machine) -> Iterator[tuple[str, str]]:
    """Yield the facts of the machine."""
    yield "driver", _or_reason(machine.driver)
    if not isinstance(machine.gpus, Missing):
        yield from _keyed("GPU", [f"{gpu.name} ({gpu.arch})" for gpu in machine.gpus])
    elif not isinstance(machine.driver, Missing):
        yield "GPU", _or_reason(machine.gpus)
    libc = f"glibc {_or_reason(machine.glibc)}, libstdc++ {_or_reason(machine.glibcxx)}"
    yield "system", f"{machine.system or 'not known'}; {libc}"
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
    """Yield lines, the first of which has a key."""
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
        return "" if any(code.is_there for code in codes) else _NO_GPU_CODE
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
    needed = dict.fromkeys(n for b in torch for v in b.verdicts for n in v.load.depends_on)
    depends = max(worst_cells(torch).values(), default=None) is Cell.NEEDS_THE_MACHINE
    parts = (
        f"on {phrases.named(needed)}" if depends else "",
        f"{text}{whose}",
        f"stamp: {note}" if note else "",
    )
    return "; ".join(filter(None, parts))


def _counts(lines: Sequence[Line]) -> str:
    """Say how many packages there are of each verdict: `2 fail, 5 load`."""
    numbers = Counter(line.text.removesuffix("s") for line in _worst_first(lines))
    return ", ".join(f"{number} {text}" for text, number in numbers.items())


def _worst_first(lines: Sequence[Line]) -> list[Line]:
    return sorted(lines, key=lambda line: 1 if line.verdict is None else -line.verdict)


def _table(paper: Page, audit: EnvironmentAudit, room: _Room) -> Iterator[Iterable[str]]:
    """Write the packages, those that do worst first."""
    lines = _worst_first(lines_of(audit.packages))
    if lines:
        yield _table_lines(paper, audit.release, lines, room)


def _table_lines(
    paper: Page, release: str | None, lines: Sequence[Line], room: _Room
) -> Iterator[str]:
    shown, folded = lines[: room.packages], lines[room.packages :]
    name = min(max(len(line.name) for line in lines), _LONGEST_NAME)
    version = min(max(len(line.version) for line in lines), _LONGEST_VERSION)
    verdict = max(len(line.text) for line in lines)
    tells_gpus = any(line.gpu not in ("", _NO_GPU_CODE) for line in lines)
    gpu = max(len(line.gpu) for line in lines) if tells_gpus else 0
    by = f"in torch {release}" if release else "no torch to check against"
    yield paper.ink(f"  {'package':<{name}}  {'':<{version}}  {by}", "dim")
    for line in shown:
        lead = (
            f"  {shortened(printable(line.name), name):<{name}}  "
            f"{shortened(printable(line.version), version):<{version}}  {line.text:<{verdict}}  "
        )
        lead += f"{line.gpu:<{gpu}}  " if gpu else ""
        written = hung(lead, printable(line.built_for), paper.width, limit=room.built_for)
        ink = None if line.verdict is None else INK[line.verdict]
        yield from paper.highlight(written, line.text, ink) if ink else written
    if folded:
        yield f"  and {len(folded)} more: {_counts(folded)}"


def _notes(paper: Page, audit: EnvironmentAudit, room: _Room) -> Iterator[Iterable[str]]:
    for path, why in audit.environment.unreadable:
        yield hung("  unreadable: ", printable(f"{path}: {why}"), paper.width, limit=4)
    texts = [("note", note) for note in audit.notes]
    texts += [("unknown", f"{missing.what}: {missing.why}") for missing in audit.unknown]
    lines = [
        line
        for key, text in texts[: room.notes]
        for line in hung(f"  {key}: ", printable(text), paper.width, limit=room.note)
    ]
    if hidden := len(texts[room.notes :]):
        lines.append(f"  {f'and {hidden} more' if room.notes else hidden} note{'s' * (hidden > 1)}")
    yield lines


_ORDER = {
    _facts: ("facts", "fact"),
    _table: ("packages", "built_for"),
    _notes: ("notes", "note"),
    _findings: ("findings", "brief_findings", "fix", "evidence"),
}
"""The sections of a page from top to bottom, and which parts of its room each depends on."""
