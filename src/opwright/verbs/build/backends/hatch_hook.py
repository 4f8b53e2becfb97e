"""
The build hook for hatchling: `[tool.hatch.build.targets.wheel.hooks.opwright]` in a pyproject.toml.

It builds what `[tool.opwright]` says, puts it into the wheel, and writes the tag and the requirement of torch that
follow from it.
"""

from __future__ import annotations

import os
from collections.abc import Iterator, Sequence
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from hatchling.plugin import hookimpl

from opwright.errors import OpwrightError
from opwright.model.build.toolchain import TorchTarget
from opwright.verbs.build import building
from opwright.verbs.build.backends.editable import pth_text
from opwright.verbs.build.backends.wheel_metadata import (
    oldest_python,
    package_folder,
    place_in_package,
    platform_of,
    put_beside_sources,
    torch_requirement,
    wheel_tag,
)
from opwright.verbs.build.engine.running.run import Event
from opwright.verbs.build.output import failure_text, tell
from opwright.verbs.build.settings.project import read_extensions
from opwright.verbs.build.settings.settings import BuildSettings


class OpwrightBuildHook(BuildHookInterface):  # type: ignore[misc]  # hatchling has no types
    """Builds the extension of a project into its wheel."""

    PLUGIN_NAME = "opwright"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build, and say what goes into the wheel; an sdist needs no build."""
        if self.target_name != "wheel":
            return
        try:
            planned = [building.plan(one) for one in read_extensions(self.root)]
            libraries = [building.build(one, tell=tell).library for one in planned]
            build_data["tag"] = _tag(planned, libraries)
        except OpwrightError as error:
            raise SystemExit(failure_text(error)) from error
        build_data["pure_python"] = False
        build_data["dependencies"] += dict.fromkeys(filter(None, map(_requirement, planned)))
        for one, library in zip(planned, libraries, strict=True):
            if version == "editable":
                if not put_beside_sources(one.settings, library):
                    build_data["force_include_editable"][library] = place_in_package(
                        one.settings, library
                    )
            else:
                build_data["force_include"][library] = place_in_package(one.settings, library)
        if version == "editable":
            extensions = [one.settings for one in planned]
            build_data["force_include_editable"] |= dict(_rebuilding(self.root, extensions))


def _tag(planned: Sequence[building.Planned], libraries: Sequence[str]) -> str:
    """Return the tag of a wheel with some libraries, and say why it has no manylinux tag."""
    platform, notes = platform_of(libraries)
    for note in notes:
        tell(Event("noted", note))
    modules = [one.settings for one in planned if one.plan.python]
    return wheel_tag(
        planned[0].toolchain.python,
        is_module=bool(modules),
        oldest_python=oldest_python(modules),
        platform=platform,
    )


def _requirement(planned: building.Planned) -> str | None:
    torch = planned.toolchain.torch
    used = torch if isinstance(torch, TorchTarget) and planned.uses_torch else None
    return torch_requirement(planned.settings, used)


def _rebuilding(root: str, extensions: Sequence[BuildSettings]) -> Iterator[tuple[str, str]]:
    """Yield the file that has Python build a project again when it is imported, and its name in the wheel."""
    packages = sorted({one.name.partition(".")[0] for one in extensions if package_folder(one)})
    if packages:
        path = os.path.join(root, "build", "opwright", "rebuild.pth")
        with open(path, "w", encoding="utf-8") as opened:
            opened.write(pth_text(root, packages))
        yield path, f"_opwright_{packages[0]}.pth"


@hookimpl  # type: ignore[untyped-decorator]  # hatchling has no types
def hatch_register_build_hook() -> type[OpwrightBuildHook]:
    """Make the hook known to hatchling."""
    return OpwrightBuildHook
