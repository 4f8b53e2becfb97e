"""The tools: each a verb, with paths that were confined and a result of bounded length."""

from __future__ import annotations

import json
import os
from collections.abc import Iterator, Sequence
from typing import Any

from opwright import report
from opwright.causes.engine.registry import find_cause
from opwright.errors import OpwrightError
from opwright.knowledge.torch_releases.targets import releases_in
from opwright.model import ArtifactAudit, Diagnosis, Lint, Target
from opwright.report import pages, phrases
from opwright.report.json.v1 import finding_v1
from opwright.report.text import api_names
from opwright.verbs.audit.artifacts import audit as audited
from opwright.verbs.audit.gpus import named_gpus
from opwright.verbs.diagnose.diagnosis import diagnose as diagnosed
from opwright.verbs.env.environment import examine
from opwright.verbs.explain import names
from opwright.verbs.explain.explanation import explained
from opwright.verbs.lint.linting import lint as linted
from opwright.verbs.mcp import results
from opwright.verbs.mcp.roots import confined, is_inside, refuse_links_out
from opwright.verbs.releases.comparing import compare
from opwright.verbs.releases.listing import known_releases

_WIDTH = 100


def diagnose(log: str, path: str, roots: Sequence[str]) -> results.Diagnosis:
    """Say why a command failed, by its output or a file with it; libraries that it names are not opened."""
    if bool(log) == bool(path):
        raise OpwrightError("give either log or path")
    if path:
        with open(confined(path, roots), "rb") as opened:
            return _diagnosis(diagnosed(opened, files=False, name=path))
    return _diagnosis(diagnosed(log, files=False))


def _diagnosis(diagnosis: Diagnosis) -> results.Diagnosis:
    document = json.loads(report.diagnosis.json(diagnosis))
    failure, steps = document.get("failure") or {}, document.get("next_steps") or {}
    return {
        "findings": results.findings(document["findings"]),
        "omitted": results.omitted(document["findings"]),
        "failure": results.cut(failure.get("message", "")),
        "lacking": results.cut_all(steps.get("lacking", ())),
        "try_next": results.cut_all(steps.get("commands", ())),
    }


def audit(
    path: str, requirement: str, torch: str, gpus: Sequence[str], roots: Sequence[str]
) -> results.Audited:
    """Say in which torch releases a binary, wheel or folder loads; or a requirement, read from pip's index."""
    if bool(path) == bool(requirement):
        raise OpwrightError("give either path or requirement")
    if requirement and "==" not in requirement:
        raise OpwrightError(f"{requirement} names no version: NAME==VERSION")
    place = confined(path, roots) if path else requirement
    if os.path.isdir(place):
        refuse_links_out(place, roots)
    return _audited(audited(place, torch=torch or None, gpus=named_gpus(gpus)))


def _audited(audit: ArtifactAudit) -> results.Audited:
    found = [finding_v1(finding) for finding in audit.findings]
    missing = sorted(set(_missing_symbols(audit)))
    facts = {key or "more": value for key, value in phrases.facts(audit)}
    return {
        "path": audit.artifact.path,
        "kind": audit.artifact.kind.value,
        "requires_torch": audit.artifact.requires_torch or "",
        "verdicts": results.cut_values({c.label: where for c, where in phrases.answers(audit)}),
        "facts": results.cut_values(facts),
        "missing_symbols": results.cut_all(missing),
        "findings": results.findings(found),
        "unreadable": results.cut_all(f"{what}: {why}" for what, why in phrases.skipped(audit)),
        "omitted": results.omitted(found) + results.omitted(missing, results.MOST_NAMES),
    }


def _missing_symbols(audit: ArtifactAudit) -> Iterator[str]:
    """Yield what the newest release that it fails in lacks."""
    for binary in audit.binaries:
        failing = [verdict.load for verdict in binary.verdicts if verdict.load.missing_symbols]
        yield from (symbol.name for symbol in (failing[-1].missing_symbols if failing else ()))


def lint(paths: Sequence[str], torch: str, roots: Sequence[str]) -> results.Linted:
    """Find what won't compile, link, load or run in sources and build scripts; nothing is changed."""
    target = Target(torch=torch or None)
    releases_in(target)  # raises where it names no release
    places = [confined(path, roots) for path in paths or ["."]]
    return _linted(linted(places, target), roots)


def _linted(lint: Lint, roots: Sequence[str]) -> results.Linted:
    outside = [file.path for file in lint.files if not is_inside(file.path, roots)]
    kept = lint._replace(files=tuple(f for f in lint.files if f.path not in set(outside)))
    document = json.loads(report.lint.json(kept))
    unreadable = [f"{one.path}: {one.why}" for one in lint.unreadable]
    unreadable += [f"{path}: a link that leads outside of the folders" for path in outside]
    return {
        "files_read": lint.read,
        "findings": results.findings(document["findings"]),
        "unreadable": results.cut_all(unreadable),
        "omitted": results.omitted(document["findings"]),
    }


def env(environment: str, roots: Sequence[str]) -> results.Installed:
    """Check what is installed in a virtual environment; neither Python nor torch is run."""
    folder = confined(environment, roots)
    if not os.path.isdir(folder):
        raise OpwrightError(f"{environment} is no folder of an environment")
    document: dict[str, Any] = json.loads(report.environment_json.render(examine(folder)))
    packages = document["packages"]
    return {
        "python": document["python"] or "",
        "torch": [str(torch.get("version")) for torch in document["torches"]],
        "verdicts": results.cut_values(
            {f"{one['name']} {one['version']}": one["verdict"] or "unknown" for one in packages}
        ),
        "findings": results.findings(document["findings"]),
        "notes": results.cut_all(document["notes"]),
        "omitted": results.omitted(document["findings"])
        + results.omitted(packages, results.MOST_NAMES),
    }


def explain(name: str) -> results.Explained:
    """Explain a cause, or say in which releases a public name of torch, CUDA, Python or NumPy exists."""
    if names.is_cause(name):
        text = pages.page(explained(find_cause(name)))
    else:
        text = api_names.page(names.explain_name(name), _WIDTH)
    return {
        "name": results.cut(name),
        "text": results.cut(text, results.MOST_TEXT),
        "is_cut": len(text) > results.MOST_TEXT,
    }


def releases() -> list[results.Release]:
    """List the torch releases that are known, the oldest first."""
    return [
        {
            "version": release.version,
            "cuda": release.cuda or "",
            "glibc": release.glibc or "",
            "pythons": list(release.pythons),
            "new_string_abi": release.cxx11_abi,
        }
        for release in known_releases()
    ]


def compare_releases(old: str, new: str) -> results.ReleaseChanges:
    """Compare two releases of torch: what was removed, takes other arguments, or changed its layout."""
    diff = compare(old, new)
    removed = [change.name for changes in diff.names for change in changes.removed]
    changed = [change.name for changes in diff.names for change in changes.changed]
    symbols = [name for _, name in diff.symbols_removed]
    lists = (removed, changed, diff.operators_removed, diff.layouts, symbols)
    return {
        "old": diff.old,
        "new": diff.new,
        "builds": [f"{what}: {before} to {after}" for what, before, after in diff.floors],
        "layouts": results.cut_all(f"{name} {size}".strip() for name, size in diff.layouts),
        "operators_removed": results.cut_all(diff.operators_removed),
        "symbols_removed": results.cut_all(symbols),
        "removed": results.cut_all(removed),
        "changed": results.cut_all(changed),
        "omitted": sum(results.omitted(one, results.MOST_NAMES) for one in lists),
    }
