"""What `opwright lint` is certain of in the sources of a build: told before the first compiler runs."""

from __future__ import annotations

import os
from collections.abc import Sequence

from opwright.errors import UnknownNameError
from opwright.knowledge.torch_releases.releases import select
from opwright.model import Confidence, Finding, Target
from opwright.model.toolchain import TorchTarget
from opwright.verbs.build.engine.plan import BuildError
from opwright.verbs.build.settings import BuildSettings
from opwright.verbs.lint.linting import lint

_FATAL = frozenset(("torch-abi", "source-api", "link-and-load"))
"""Families of what a compiler, a linker or the loader refuses."""


class SourcesRefusedError(BuildError):
    """Sources were looked at and will not compile, or the library of them will not load."""

    def __init__(self, findings: Sequence[Finding]) -> None:
        super().__init__(f"no compiler was started: {findings[0].message}")
        self.findings = tuple(findings)


def check_sources(
    settings: BuildSettings, torch: TorchTarget | None, claimed: str | None
) -> tuple[Finding, ...]:
    """
    Return what else is likely wrong in the sources of a build; raise SourcesRefusedError for what is certain.

    `claimed` are the releases of torch that the project says it works with.
    """
    target = _target(torch, claimed)
    if target is None:
        return ()
    paths = [os.path.relpath(os.path.join(settings.folder, one)) for one in settings.sources]
    found = [finding for file in lint(paths, target).files for finding in file.findings]
    sure = [one for one in found if one.evidence.confidence is not Confidence.POSSIBLE]
    fatal = [one for one in sure if _is_fatal(one)]
    if fatal:
        raise SourcesRefusedError(fatal)
    return tuple(sure)


def _is_fatal(finding: Finding) -> bool:
    return finding.cause.family in _FATAL and finding.evidence.confidence is Confidence.CERTAIN


def _target(torch: TorchTarget | None, claimed: str | None) -> Target | None:
    """Return what the sources are meant for; None where no release that is known."""
    wanted = claimed or (torch.version.partition("+")[0] if torch else "")
    try:
        return Target(torch=wanted) if select(wanted) else None
    except UnknownNameError:
        return None
