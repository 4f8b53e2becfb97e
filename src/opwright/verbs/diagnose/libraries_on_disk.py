"""Libraries that a log names and that exist on this machine: what they lack in the torch next to them."""

from __future__ import annotations

import os
import re
from collections.abc import Iterable, Iterator

from opwright.errors import OpwrightError
from opwright.facts.on_disk import regular
from opwright.facts.wheels.artifact import read_artifact
from opwright.facts.wheels.reading import Reading
from opwright.knowledge.versions import public
from opwright.model import Load, Loads, Log, Unproven
from opwright.verbs.audit.loading.verdicts import audit_binaries, is_version_ambiguous

_SITE_PACKAGES = r"^(.*?[/\\](?:site|dist)-packages)[/\\]"
_VERSION = r"__version__\s*=\s*['\"]([\w.+]+)['\"]"


def loads_on_disk(paths: Iterable[str], log: Log) -> Iterator[Load]:
    """
    Yield how libraries that miss a symbol load into the torch that is installed beside them.

    All that such a file misses is seen then, not only what the loader named first.
    """
    for path in paths:
        version = _torch_beside(path) or log.machine.torch
        if version:
            yield from _failed_loads(path, public(version))


def _failed_loads(path: str, version: str) -> Iterator[Load]:
    try:
        artifact = read_artifact(path, Reading(inside=is_version_ambiguous))
        audits = audit_binaries(artifact, (), torch=version)
    except OpwrightError:  # not a library, or an unknown torch: the log says what it can
        return
    for audit in audits:
        for verdict in audit.verdicts:
            if not isinstance(verdict, Loads | Unproven):
                yield verdict.load


def _torch_beside(path: str) -> str | None:
    """Return the version of the torch that is installed where a library is."""
    match = re.match(_SITE_PACKAGES, path)
    if match is None:
        return None
    try:
        with open(
            os.path.join(match[1], "torch", "version.py"), encoding="utf-8", opener=regular
        ) as opened:
            version = re.search(_VERSION, opened.read(4096))
    except (OSError, UnicodeDecodeError):
        return None
    return version[1] if version else None
