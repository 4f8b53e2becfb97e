"""What is wanted of a build, and why one is not begun."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import NoReturn

from opwright.errors import OpwrightError
from opwright.model.build.toolchain import BuildSource
from opwright.model.named_tuple import NamedTuple
from opwright.verbs.build.settings.environment import NOTHING, EnvironmentFlags
from opwright.verbs.build.settings.settings import BuildSettings


class BuildRequest(NamedTuple):
    """What is to be built: the project's settings, its sources as read, and where."""

    settings: BuildSettings
    """Of which `archs` are those that count, and all folders are absolute or relative to `folder`."""
    sources: tuple[BuildSource, ...]
    build_folder: str = "build/opwright"
    archs_said_by: str = "nobody"
    """`--arch`, `[tool.opwright] archs`, `TORCH_CUDA_ARCH_LIST`."""
    environment: EnvironmentFlags = NOTHING
    gpus: tuple[str, ...] = ()
    """Of this machine: `sm_90`."""


class Refusal(NamedTuple):
    """The name of a cause, and what fills it in."""

    cause: str
    quote: str
    """What was asked for, or found."""
    details: Mapping[str, str] = MappingProxyType({})
    where: str = "plan"


class BuildContext(NamedTuple):
    """Who set what in a build: what to change if it fails."""

    settings: BuildSettings
    archs_said_by: str = "nobody"


class BuildError(OpwrightError):
    """A build was not begun, or has failed."""

    exit_status = 1
    context: BuildContext | None = None
    """Of which build; set by who has begun it."""


class BuildRefusedError(BuildError):
    """The request cannot be built with what is here; the cause is known."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(f"{refusal.cause}: {refusal.quote}")
        self.refusal = refusal


def refuse(cause: str, quote: str, *, where: str = "plan", **details: str) -> NoReturn:
    """Say that a build is not begun, and which cause that is."""
    raise BuildRefusedError(Refusal(cause, quote, details, where))
