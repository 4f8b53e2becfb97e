"""What is judged: the closed union of all facts, and what a check of one is."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TypeAlias, TypeVar

from opwright.model.audit.artifact import Artifact
from opwright.model.audit.gpus import GpuLoad
from opwright.model.audit.loads import ArtifactSet, DeclaredSupport, Load
from opwright.model.environment.environment import Environment
from opwright.model.judgement.evidence import Evidence
from opwright.model.logs.log import Log
from opwright.model.sources.source import BuildScript, Source

Fact: TypeAlias = (
    Load
    | GpuLoad
    | Artifact
    | DeclaredSupport
    | ArtifactSet
    | Environment
    | Log
    | Source
    | BuildScript
)
FactT = TypeVar("FactT")
Check: TypeAlias = Callable[[FactT], Iterable[Evidence]]
