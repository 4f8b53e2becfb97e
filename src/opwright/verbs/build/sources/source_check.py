"""What `opwright lint` is certain of in the sources of a build: told before the first compiler runs."""

from __future__ import annotations

import os
import re
from collections.abc import Sequence

from opwright import syntax
from opwright.errors import UnknownNameError
from opwright.knowledge.torch_releases.symbols.releases import select
from opwright.model import Confidence, Finding, Target
from opwright.model.build.toolchain import TorchTarget
from opwright.verbs.build.engine.plan import BuildError
from opwright.verbs.build.settings.settings import BuildSettings
from opwright.verbs.build.sources.includes import header_text, without_comments
from opwright.verbs.lint.linting import lint

_FATAL = frozenset(("torch-abi", "source-api", "link-and-load"))
"""Families of what a compiler, a linker or the loader refuses."""
_DEFINED = re.compile(r"defined ?\(? ?(\w+) ?\)?")
_DEFINED_HERE = frozenset(("__cplusplus", "__GNUC__", "__linux__"))
_NOT_DEFINED_HERE = frozenset(("_WIN32", "_MSC_VER", "__APPLE__", "USE_ROCM", "__HIPCC__"))


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
    fatal = [one for one in sure if _is_fatal(one) and _is_compiled(one, settings)]
    if fatal:
        raise SourcesRefusedError(fatal)
    return tuple(sure)


def _is_fatal(finding: Finding) -> bool:
    return finding.cause.family in _FATAL and finding.evidence.confidence is Confidence.CERTAIN


def _is_compiled(finding: Finding, settings: BuildSettings) -> bool:
    """Return whether the place of a finding is compiled whatever headers define, by what the project defines."""
    path, line, column = finding.evidence.where.rsplit(":", 2)
    code = without_comments(header_text(path))
    before = code.split("\n")[: int(line) - 1]
    offset = sum(len(one) + 1 for one in before) + int(column) - 1
    said = (flag[2:].partition("=")[0] for flag in settings.all_flags if flag.startswith("-D"))
    defined = {*said, *_DEFINED_HERE, *(("__CUDACC__",) if path.endswith(".cu") else ())}
    return all(
        (found := _DEFINED.fullmatch(condition.text)) is not None
        and found[1] in (defined if condition.holds else _NOT_DEFINED_HERE)
        for condition in syntax.preprocessor.conditions_at(code, offset)
    )


def _target(torch: TorchTarget | None, claimed: str | None) -> Target | None:
    """Return what the sources are meant for; None where no release that is known."""
    wanted = claimed or (torch.version.partition("+")[0] if torch else "")
    try:
        return Target(torch=wanted) if select(wanted) else None
    except UnknownNameError:
        return None
