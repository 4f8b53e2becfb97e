"""Fixes that fit: for the package, its project, the torch, the system, the installer and the shell that a log shows."""

from __future__ import annotations

from opwright.model.lazy import lazy_modules

TYPE_CHECKING = False
if TYPE_CHECKING:
    from opwright.verbs.diagnose.fixes import (
        asked_release,
        checkout_build,
        gpu_settings,
        in_vain,
        matching_release,
        no_use,
        nvidia_commands,
        on_its_platform,
        other_torch,
        own_command,
        package_install,
        portable_python,
        project_places,
        refuted,
        second_way,
        torch_commands,
        uv_commands,
        windows_commands,
    )

__all__ = [
    "asked_release",
    "checkout_build",
    "gpu_settings",
    "in_vain",
    "matching_release",
    "no_use",
    "nvidia_commands",
    "on_its_platform",
    "other_torch",
    "own_command",
    "package_install",
    "portable_python",
    "project_places",
    "refuted",
    "second_way",
    "torch_commands",
    "uv_commands",
    "windows_commands",
]

__getattr__ = lazy_modules(__name__, {name: f"{__name__}.{name}" for name in __all__})
