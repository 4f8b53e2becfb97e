"""
Files, archives and servers in, facts out. Nothing here judges.

What most runs need none of is imported on first use, as `facts.wheel`.
"""

from __future__ import annotations

from opwright.model.lazy import lazy_modules

TYPE_CHECKING = False
if TYPE_CHECKING:
    from opwright.facts.archives import deflate, member
    from opwright.facts.gpu_code import aborts, fat_binary, offload_bundle
    from opwright.facts.index import addresses, package_index, pip_settings, remote
    from opwright.facts.inlined import from_headers, registrations
    from opwright.facts.macho import binary as dylib
    from opwright.facts.pe import binary as dll
    from opwright.facts.python import distributions, loading
    from opwright.facts.sources import tar_members
    from opwright.facts.torch import build as torch_build
    from opwright.facts.torch import other_systems as torch_elsewhere
    from opwright.facts.torch import published, remote_build, stub_libraries
    from opwright.facts.wheels import conda, gpu_companions, wheel
    from opwright.facts.wheels import metadata as wheel_metadata

__all__ = [
    "aborts",
    "addresses",
    "conda",
    "deflate",
    "distributions",
    "dll",
    "dylib",
    "fat_binary",
    "from_headers",
    "gpu_companions",
    "loading",
    "member",
    "offload_bundle",
    "package_index",
    "pip_settings",
    "published",
    "registrations",
    "remote",
    "remote_build",
    "stub_libraries",
    "tar_members",
    "torch_build",
    "torch_elsewhere",
    "wheel",
    "wheel_metadata",
]
__getattr__ = lazy_modules(
    __name__,
    {
        "aborts": "opwright.facts.gpu_code.aborts",
        "addresses": "opwright.facts.index.addresses",
        "conda": "opwright.facts.wheels.conda",
        "deflate": "opwright.facts.archives.deflate",
        "distributions": "opwright.facts.python.distributions",
        "fat_binary": "opwright.facts.gpu_code.fat_binary",
        "from_headers": "opwright.facts.inlined.from_headers",
        "dylib": "opwright.facts.macho.binary",
        "gpu_companions": "opwright.facts.wheels.gpu_companions",
        "loading": "opwright.facts.python.loading",
        "member": "opwright.facts.archives.member",
        "offload_bundle": "opwright.facts.gpu_code.offload_bundle",
        "package_index": "opwright.facts.index.package_index",
        "dll": "opwright.facts.pe.binary",
        "pip_settings": "opwright.facts.index.pip_settings",
        "published": "opwright.facts.torch.published",
        "registrations": "opwright.facts.inlined.registrations",
        "remote": "opwright.facts.index.remote",
        "remote_build": "opwright.facts.torch.remote_build",
        "stub_libraries": "opwright.facts.torch.stub_libraries",
        "tar_members": "opwright.facts.sources.tar_members",
        "torch_build": "opwright.facts.torch.build",
        "torch_elsewhere": "opwright.facts.torch.other_systems",
        "wheel": "opwright.facts.wheels.wheel",
        "wheel_metadata": "opwright.facts.wheels.metadata",
    },
)
