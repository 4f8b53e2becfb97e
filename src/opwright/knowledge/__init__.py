"""
What is known of the world, as data with readers: torch releases, CUDA toolkits, GPUs, platforms.

Modules that most runs do not need are imported on first use, as `knowledge.gpu_names`.
"""

from __future__ import annotations

from opwright.model.lazy import lazy_modules

TYPE_CHECKING = False
if TYPE_CHECKING:
    from opwright.knowledge.api import index as api_index
    from opwright.knowledge.api import windows as api_windows
    from opwright.knowledge.gpus import catalogue as gpu_catalogue
    from opwright.knowledge.gpus import driver_functions
    from opwright.knowledge.gpus import drivers as gpu_drivers
    from opwright.knowledge.gpus import names as gpu_names
    from opwright.knowledge.platforms import system_libraries, wheel_tags
    from opwright.knowledge.projects import askers
    from opwright.knowledge.projects import table as projects_table
    from opwright.knowledge.pypi import companions, installing, openmmlab, releases_for_torch
    from opwright.knowledge.torch_releases import requirement, targets
    from opwright.knowledge.torch_releases.names import decorated_names, relatives
    from opwright.knowledge.torch_releases.symbols import cpu_builds, own, releases, table
    from opwright.knowledge.torch_wheels import builds as wheel_builds
    from opwright.knowledge.torch_wheels import table as wheels_table
    from opwright.knowledge.triton import releases as triton_releases

__all__ = [
    "api_index",
    "api_windows",
    "askers",
    "companions",
    "cpu_builds",
    "decorated_names",
    "driver_functions",
    "gpu_catalogue",
    "gpu_drivers",
    "gpu_names",
    "installing",
    "openmmlab",
    "own",
    "projects_table",
    "relatives",
    "releases",
    "releases_for_torch",
    "requirement",
    "system_libraries",
    "table",
    "targets",
    "triton_releases",
    "wheel_builds",
    "wheel_tags",
    "wheels_table",
]
__getattr__ = lazy_modules(
    __name__,
    {
        "api_index": "opwright.knowledge.api.index",
        "api_windows": "opwright.knowledge.api.windows",
        "askers": "opwright.knowledge.projects.askers",
        "companions": "opwright.knowledge.pypi.companions",
        "cpu_builds": "opwright.knowledge.torch_releases.symbols.cpu_builds",
        "decorated_names": "opwright.knowledge.torch_releases.names.decorated_names",
        "driver_functions": "opwright.knowledge.gpus.driver_functions",
        "gpu_catalogue": "opwright.knowledge.gpus.catalogue",
        "gpu_drivers": "opwright.knowledge.gpus.drivers",
        "gpu_names": "opwright.knowledge.gpus.names",
        "installing": "opwright.knowledge.pypi.installing",
        "openmmlab": "opwright.knowledge.pypi.openmmlab",
        "own": "opwright.knowledge.torch_releases.symbols.own",
        "projects_table": "opwright.knowledge.projects.table",
        "relatives": "opwright.knowledge.torch_releases.names.relatives",
        "releases": "opwright.knowledge.torch_releases.symbols.releases",
        "releases_for_torch": "opwright.knowledge.pypi.releases_for_torch",
        "requirement": "opwright.knowledge.torch_releases.requirement",
        "system_libraries": "opwright.knowledge.platforms.system_libraries",
        "table": "opwright.knowledge.torch_releases.symbols.table",
        "targets": "opwright.knowledge.torch_releases.targets",
        "triton_releases": "opwright.knowledge.triton.releases",
        "wheel_builds": "opwright.knowledge.torch_wheels.builds",
        "wheels_table": "opwright.knowledge.torch_wheels.table",
        "wheel_tags": "opwright.knowledge.platforms.wheel_tags",
    },
)
