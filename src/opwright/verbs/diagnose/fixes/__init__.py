"""Fixes that fit: for the package, its project, the torch, the system, the installer and the shell that a log shows."""

from __future__ import annotations

from opwright.model.lazy import lazy_modules

TYPE_CHECKING = False
if TYPE_CHECKING:
    from opwright.verbs.diagnose.fixes import gpu_settings, on_its_platform
    from opwright.verbs.diagnose.fixes.packages import (
        asked_release,
        checkout_build,
        nvidia_commands,
        package_install,
        project_places,
    )
    from opwright.verbs.diagnose.fixes.shells import (
        own_command,
        portable_python,
        uv_commands,
        windows_commands,
    )
    from opwright.verbs.diagnose.fixes.torch import matching_release, other_torch, torch_commands
    from opwright.verbs.diagnose.fixes.tried import in_vain, no_use, refuted, second_way

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

__getattr__ = lazy_modules(
    __name__,
    {
        "asked_release": "opwright.verbs.diagnose.fixes.packages.asked_release",
        "checkout_build": "opwright.verbs.diagnose.fixes.packages.checkout_build",
        "gpu_settings": "opwright.verbs.diagnose.fixes.gpu_settings",
        "in_vain": "opwright.verbs.diagnose.fixes.tried.in_vain",
        "matching_release": "opwright.verbs.diagnose.fixes.torch.matching_release",
        "no_use": "opwright.verbs.diagnose.fixes.tried.no_use",
        "nvidia_commands": "opwright.verbs.diagnose.fixes.packages.nvidia_commands",
        "on_its_platform": "opwright.verbs.diagnose.fixes.on_its_platform",
        "other_torch": "opwright.verbs.diagnose.fixes.torch.other_torch",
        "own_command": "opwright.verbs.diagnose.fixes.shells.own_command",
        "package_install": "opwright.verbs.diagnose.fixes.packages.package_install",
        "portable_python": "opwright.verbs.diagnose.fixes.shells.portable_python",
        "project_places": "opwright.verbs.diagnose.fixes.packages.project_places",
        "refuted": "opwright.verbs.diagnose.fixes.tried.refuted",
        "second_way": "opwright.verbs.diagnose.fixes.tried.second_way",
        "torch_commands": "opwright.verbs.diagnose.fixes.torch.torch_commands",
        "uv_commands": "opwright.verbs.diagnose.fixes.shells.uv_commands",
        "windows_commands": "opwright.verbs.diagnose.fixes.shells.windows_commands",
    },
)
