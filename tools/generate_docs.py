"""
Write the generated part of `docs/`: a page for each cause, their index, and the command line.

    python tools/generate_docs.py            write what has changed
    python tools/generate_docs.py --check    only say what is stale; exit status 1 if anything is

A cause's page shows what opwright really prints for the cause's own examples, so the pages are
golden files too.
"""

from __future__ import annotations

import argparse
import re
import sys
from collections.abc import Iterator
from importlib import import_module
from itertools import groupby
from pathlib import Path

from opwright.causes.engine.judge import judge
from opwright.causes.engine.registry import all_causes
from opwright.cli import main as cli
from opwright.cli import parsing
from opwright.knowledge.torch_releases.releases import database
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
from opwright.report import pages
from opwright.report.text import audit as text
from opwright.report.text import diagnosis as report_on_log
from opwright.report.text import lint as report_on_sources
from opwright.syntax.build_scripts import as_read
from opwright.verbs.audit import symbol_notes
from opwright.verbs.audit.built_for import built_for, torch_abi, torch_floor
from opwright.verbs.audit.loader import resolve_in_releases
from opwright.verbs.diagnose.diagnosis import diagnose

DOCS = Path(__file__).parents[1] / "docs"
WIDTH = 80
_FENCES = {Language.HIP: "cpp"}
_FACTS = r"(?m)^  (?:wheel|binary|folder|package); .*\n(?:  \S.*\n)*"


def main() -> int:
    """Write the pages, or check them; say which ones."""
    check = "--check" in sys.argv[1:]
    wanted = generated()
    stale = [p for p, content in wanted.items() if not p.exists() or p.read_text() != content]
    unwanted = [path for path in DOCS.glob("causes/**/*.md") if path not in wanted]
    if not check:
        for path in stale:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(wanted[path])
        for path in unwanted:
            path.unlink()
    for path in sorted({*stale, *unwanted}):
        print(f"{'stale' if check else 'written'}: {path.relative_to(DOCS.parent)}")
    if not (stale or unwanted):
        print("up to date")
    elif check:
        print("run: python tools/generate_docs.py")
    return int(check and bool(stale or unwanted))


def generated() -> dict[Path, str]:
    """Return the content of every generated page."""
    by_cause = {DOCS / "causes" / c.family / f"{c.name}.md": page(c) for c in all_causes()}
    return {
        **by_cause,
        DOCS / "causes" / "index.md": index(),
        DOCS / "cli.md": command_line(),
    }


def _notice(source: str) -> str:
    return f"<!-- generated from {source} by tools/generate_docs.py -->\n\n"


# ---- causes


def page(cause: Cause) -> str:
    """Return the page of one cause: what `opwright explain` prints, and what its examples show."""
    module = f"{cause.family}/{cause.name}".replace("-", "_")
    examples = "\n".join(_example(load) for load in cause.all_examples)
    return (
        _notice(f"src/opwright/causes/{module}.py")
        + pages.page(cause)
        + f"\n## What it looks like\n\n{examples}"
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
            return text.findings_text(findings, width=WIDTH, colour=False)
        case ArtifactSet(artifacts):
            report = Audit(tuple(ArtifactAudit(artifact, ()) for artifact in artifacts), findings)
        case Load(binary) | GpuLoad(binary):
            artifact = Artifact(binary.path, ArtifactKind.BINARY, (binary,))
            report = Audit((ArtifactAudit(artifact, (), findings),))
        case DeclaredSupport(artifact) | (Artifact() as artifact):
            report = Audit((ArtifactAudit(artifact, (), findings),))
    told = text.render(report, describe=symbol_notes.describe(), width=WIDTH)
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


def index() -> str:
    """Return the list of all causes, family by family."""
    by_family = sorted(all_causes(), key=lambda cause: (cause.family, cause.name))
    parts = [
        _notice("src/opwright/causes") + "# Causes\n\n"
        "Each is one reason why an extension does not build, load or run. "
        "`opwright explain CAUSE` prints its page."
    ]
    for family, members in groupby(by_family, key=lambda cause: cause.family):
        why = import_module(f"opwright.causes.{family.replace('-', '_')}").__doc__ or ""
        lines = [f"- [{c.name}]({family}/{c.name}.md): {_gist(c)}" for c in members]
        parts += [f"## {family}", why.strip(), "\n".join(lines)]
    return "\n\n".join(parts) + "\n"


def _gist(cause: Cause) -> str:
    """Return the title with its places to fill in set off: `torch *release* lacks …`."""
    return cause.title.replace("{", "*").replace("}", "*").replace("<", "&lt;")


# ---- command line


def command_line() -> str:
    """
    Return the reference of the command line, from the parser's own data.

    `format_help` is another text in each version of Python.
    """
    verbs = cli._verbs()  # noqa: SLF001 - the only other one who asks
    parser = parsing.parser_of(tuple(verbs), verbs)
    parts = [
        _notice("src/opwright/cli.py") + "# Command line",
        *_sections("opwright", parser),
        "## Exit status",
        (sys.modules["opwright.errors"].__doc__ or "").strip(),
    ]
    return "\n\n".join(parts) + "\n"


def _sections(name: str, parser: argparse.ArgumentParser) -> Iterator[str]:
    """Yield the sections of a command and of its verbs."""
    actions = [a for a in parser._actions if a.dest != "help"]  # noqa: SLF001 - it has no public list
    verbs = next((a for a in actions if isinstance(a, argparse._SubParsersAction)), None)  # noqa: SLF001
    own = [action for action in actions if action is not verbs]
    usage = " ".join([name, *map(_in_usage, own), *([f"{verbs.metavar} ..."] if verbs else [])])
    yield f"## {name}"
    if parser.description:
        yield parser.description
    yield f"```\n{usage}\n```"
    if told := "\n".join(_told(action) for action in own):
        yield told
    if verbs:
        helps = {choice.dest: choice.help for choice in verbs._choices_actions}  # noqa: SLF001
        yield "\n".join(f"- `{name} {verb}`: {told}" for verb, told in helps.items())
        for verb, of_verb in verbs.choices.items():
            yield from _sections(f"{name} {verb}", of_verb)


def _in_usage(action: argparse.Action) -> str:
    told = _value(action)
    if action.option_strings:
        return f"[{' '.join(filter(None, (action.option_strings[0], told)))}]"
    return {"+": f"{told}...", "?": f"[{told}]"}.get(str(action.nargs), told)


def _told(action: argparse.Action) -> str:
    names = ", ".join(action.option_strings) or _value(action)
    value = f" {_value(action)}" if action.option_strings and _value(action) else ""
    default = action.default if action.choices and action.default else None
    notes = [action.help or "", f"default: {default}" if default else ""]
    return f"- `{names}{value}`" + (f": {'; '.join(filter(None, notes))}" if any(notes) else "")


def _value(action: argparse.Action) -> str:
    """Return what stands for the value: `RELEASES`, `text|json`; nothing for a switch."""
    if action.nargs == 0:
        return ""
    return str(action.metavar or "|".join(action.choices or ()) or action.dest.upper())


if __name__ == "__main__":
    sys.exit(main())
