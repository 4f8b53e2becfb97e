"""What opwright prints for a cause's own examples: they show what the cause looks like."""

from __future__ import annotations

import re

from opwright.causes.engine.judge import judge
from opwright.causes.engine.registry import all_causes
from opwright.knowledge.torch_releases.symbols.releases import database
from opwright.model import (
    Artifact,
    ArtifactAudit,
    ArtifactKind,
    ArtifactSet,
    Audit,
    BinaryAudit,
    BuildScript,
    Cause,
    DeclaredSupport,
    Environment,
    Fact,
    Fails,
    GpuLoad,
    Language,
    Lint,
    LintedFile,
    Load,
    Log,
    Source,
    Target,
    TorchAbi,
)
from opwright.report.text import diagnosis as report_on_log
from opwright.report.text import findings as report_on_findings
from opwright.report.text import lint as report_on_sources
from opwright.report.text.artifact import audit as text
from opwright.syntax.build.build_scripts import as_read
from opwright.verbs.audit import symbol_notes
from opwright.verbs.audit.loading.loader import resolve_in_releases
from opwright.verbs.audit.origin.built_for import built_for, torch_abi, torch_floor
from opwright.verbs.diagnose.diagnosis import diagnose

WIDTH = 80
_FENCES = {Language.HIP: "cpp"}
_FACTS = r"(?m)^  (?:wheel|binary|folder|package); .*\n(?:  \S.*\n)*"
_MOST = 3


def shown(cause: Cause) -> str:
    """Return some of a cause's examples: one of each kind of fact, and two if all are of one."""
    kinds: dict[type[Fact], list[Fact]] = {}
    for fact in cause.all_examples:
        kinds.setdefault(type(fact), []).append(fact)
    firsts = [facts[0] for facts in kinds.values()]
    seconds = [fact for facts in kinds.values() for fact in facts[1:2]]
    return "\n".join(
        _example(fact) for fact in [*firsts, *seconds][: max(2, min(_MOST, len(firsts)))]
    )


def _example(fact: Fact) -> str:
    if isinstance(fact, Source | BuildScript):
        return _source_example(fact)
    if isinstance(fact, Log):
        return f"""\
A log{_known(fact)}:

```text
{fact.text}
```

`opwright diagnose` says:

```text
{_diagnosed(fact).rstrip()}
```
"""
    if not isinstance(fact, Load) or fact.resolves:
        verb = "env" if isinstance(fact, Environment) else "audit"
        return f"""\
`opwright {verb}` says:

```text
{_findings_of(fact).rstrip()}
```
"""
    return f"""\
The loader, with torch {fact.torch.version} for {fact.torch.machine}:

```text
{_what_the_loader_says(fact)}
```

`opwright audit {fact.binary.path} --torch {fact.torch.version}`:

```text
{_what_opwright_says(fact).rstrip()}
```
"""


def _known(log: Log) -> str:
    """Return what an example says of its machine: ` (torch 2.5.1)`."""
    known = (f"{name} {value}" for name, value in log.machine._asdict().items() if value)
    told = ", ".join(known)
    return f" ({told})" if told else ""


def _diagnosed(log: Log) -> str:
    return report_on_log.text(diagnose(log.text, log.machine, files=False), width=WIDTH)


def _source_example(unread: Source | BuildScript) -> str:
    fact = as_read(unread)
    if not isinstance(fact, Source | BuildScript):
        raise TypeError(fact)
    beside: list[Source | BuildScript] = []
    beside += (*fact.includes, *fact.build) if isinstance(fact, Source) else fact.sources
    files = "\n".join(map(_file, (*beside, fact)))
    return f"""\
{files}
`opwright lint{_aimed(fact.target)} {fact.path}` says:

```text
{_linted(fact).rstrip()}
```
"""


def _file(fact: Source | BuildScript) -> str:
    name = _FENCES.get(fact.language, fact.language.value)
    return f"`{fact.path}`:\n\n```{name}\n{fact.text.rstrip()}\n```\n"


def _aimed(target: Target) -> str:
    """Return the options that say what a source is meant for: ` --torch 2.8..2.15`."""
    options = ("torch", "cuda", "compiler")
    told = [f" --{name} {value}" for name in options if (value := getattr(target, name))]
    return "".join([*told, *(f" --gpu {gpu}" for gpu in target.gpus)])


def _linted(fact: Source | BuildScript) -> str:
    findings = judge([fact], all_causes()).findings
    ordered = sorted(findings, key=lambda finding: finding.evidence.line)
    file = LintedFile(fact.path, fact.text, tuple(ordered))
    return report_on_sources.text(Lint((file,), read=1), width=WIDTH)


def _findings_of(fact: Fact) -> str:
    """Return the report on what is found in a fact, with nothing else in it."""
    findings = judge([fact], all_causes()).findings
    match fact:
        case Environment():
            return report_on_findings.render(findings, width=WIDTH, colour=False)
        case ArtifactSet(artifacts):
            report = Audit(tuple(ArtifactAudit(artifact, ()) for artifact in artifacts), findings)
        case Load(binary) | GpuLoad(binary):
            artifact = Artifact(binary.path, ArtifactKind.BINARY, (binary,))
            report = Audit((ArtifactAudit(artifact, (), findings),))
        case DeclaredSupport(artifact) | (Artifact() as artifact):
            report = Audit((ArtifactAudit(artifact, (), findings),))
    told = text.render(report, describe=symbol_notes.describe(), width=WIDTH, verbose=True)
    return re.sub(_FACTS, "", told)  # of an example that holds what its cause looks at, no more


def _what_the_loader_says(load: Load) -> str:
    """Return the first complaint of ld.so: libraries come before symbols."""
    for library in load.missing_libraries:
        reason = "cannot open shared object file: No such file or directory"
        return f"ImportError: {library}: {reason}"
    for symbol in load.missing_symbols:
        return f"ImportError: {symbol.wanted_by}: undefined symbol: {symbol.name}"
    for name, version, _ in load.missing_versions:
        return f"ImportError: {load.binary.path}: undefined symbol: {name}, version {version}"
    return "nothing"


def _what_opwright_says(load: Load) -> str:
    """Return the report on a binary that asks for nothing but what this load misses."""
    known = database(load.torch.machine)
    binary = load.binary._replace(
        requires=frozenset(symbol.name for symbol in load.missing_symbols),
        requires_versioned=load.missing_versions,
    )
    artifact = Artifact(binary.path, ArtifactKind.BINARY, (binary,))
    everywhere = resolve_in_releases(binary, {}, known)
    abi = torch_abi(binary, known)
    reasons = judge([load], all_causes()).findings
    audit = BinaryAudit(
        binary,
        abi,
        torch_floor(everywhere) if abi is TorchAbi.STABLE else None,
        built_for(binary, everywhere, artifact, abi=abi),
        (Fails(load, reasons),),
    )
    findings = tuple(finding for finding in reasons if not finding.cause.is_host_dependency)
    report = Audit((ArtifactAudit(artifact, (audit,), findings),))
    return text.render(report, describe=symbol_notes.describe(load.torch.machine), width=WIDTH)
