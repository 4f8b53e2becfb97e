"""
The build hook for hatchling: `[tool.hatch.build.targets.wheel.hooks.opwright]` in a pyproject.toml.

It builds what `[tool.opwright]` says, puts it into the wheel, and writes the tag and the requirement of torch that
follow from it.
"""

from __future__ import annotations

import os
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from hatchling.plugin import hookimpl

from opwright.errors import OpwrightError
from opwright.model.toolchain import TorchTarget
from opwright.verbs.build import building
from opwright.verbs.build.backends.wheel_metadata import (
    package_folder,
    place_in_package,
    torch_requirement,
    wheel_tag,
)
from opwright.verbs.build.engine.disk import copy_whole
from opwright.verbs.build.output import failure_text, tell
from opwright.verbs.build.project import read_settings
from opwright.verbs.build.settings import BuildSettings


class OpwrightBuildHook(BuildHookInterface):  # type: ignore[misc]  # hatchling has no types
    """Builds the extension of a project into its wheel."""

    PLUGIN_NAME = "opwright"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build, and say what goes into the wheel; of an sdist there is nothing to build."""
        if self.target_name != "wheel":
            return
        settings = read_settings(self.root)
        try:
            planned = building.plan(settings)
            built = building.build(planned, tell=tell)
        except OpwrightError as error:
            raise SystemExit(failure_text(error)) from error
        torch = planned.toolchain.torch
        used = torch if isinstance(torch, TorchTarget) and planned.uses_torch else None
        build_data["pure_python"] = False
        build_data["tag"] = wheel_tag(planned.toolchain.python, is_module=planned.plan.python)
        if requirement := torch_requirement(settings, used):
            build_data["dependencies"].append(requirement)
        if version == "editable":
            _put_beside_sources(settings, built.library, build_data)
        else:
            build_data["force_include"][built.library] = place_in_package(settings, built.library)


def _put_beside_sources(settings: BuildSettings, library: str, build_data: dict[str, Any]) -> None:
    """Put a library where Python finds it when it imports the project's own sources."""
    folder = package_folder(settings)
    if folder is None:
        build_data["force_include_editable"][library] = place_in_package(settings, library)
        return
    copy_whole(library, os.path.join(folder, os.path.basename(library)))


@hookimpl  # type: ignore[untyped-decorator]  # hatchling has no types
def hatch_register_build_hook() -> type[OpwrightBuildHook]:
    """Make the hook known to hatchling."""
    return OpwrightBuildHook
