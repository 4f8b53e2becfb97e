"""What is judged: the closed union of all facts, and what a check of one is."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TypeAlias, TypeVar

from opwright.model.artifact import Artifact
from opwright.model.environment import Environment
from opwright.model.gpus import GpuLoad
from opwright.model.judgement import Evidence
from opwright.model.loads import ArtifactSet, DeclaredSupport, Load
from opwright.model.log import Log
from opwright.model.source import BuildScript, Source

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
