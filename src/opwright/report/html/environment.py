"""What is installed, as the page of a browser shows it: packages by releases of torch, and the machine."""

from __future__ import annotations

from collections.abc import Mapping

from opwright.model import ArtifactAudit, Describe
from opwright.model.environment.installed import EnvironmentAudit, Package
from opwright.report.html import heat_map
from opwright.report.text import environment


def heat_map_of(
    audit: EnvironmentAudit, everywhere: Mapping[str, ArtifactAudit], *, describe: Describe
) -> heat_map.HeatMap:
    """Return the page about what is installed; `everywhere` has its packages in all releases, by path."""
    own = {id(finding) for package in audit.packages for finding in package.audit.findings}
    unknown = [("unknown", f"{missing.what}: {missing.why}") for missing in audit.unknown]
    unknown += [("unreadable", f"{path}: {why}") for path, why in audit.environment.unreadable]
    notes = (("note", note) for note in audit.notes)
    return heat_map.HeatMap(
        "opwright env",
        tuple(
            _group(package, everywhere[package.audit.artifact.path], audit.release, describe)
            for package in audit.packages
        ),
        tuple(finding for finding in audit.findings if id(finding) not in own),
        (*environment.facts_of(audit), *unknown, *notes),
        "packages",
        audit.release,
    )


def _group(
    package: Package, everywhere: ArtifactAudit, release: str | None, describe: Describe
) -> heat_map.Group:
    judged = everywhere._replace(findings=package.audit.findings)
    (line,) = environment.lines_of([package])
    here = f"in torch {release}: {line.text}" if release else line.text
    shown = heat_map.group(judged, describe)
    return shown._replace(
        name=package.name,
        rest=f" {package.version}".rstrip(),
        text=f"{here}; {shown.text}",
        facts=(*shown.facts, *((f"stamp, {key}", value) for key, value in package.build_note)),
    )
