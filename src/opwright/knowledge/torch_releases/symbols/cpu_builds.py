"""
The `+cpu` build of a release on PyPI, derived from the build for CUDA: the same libraries less those for CUDA.

Held against the real 2.13.0+cpu: libc10, libshm and libgomp export the same. Of the 58,000 names of the others it lacks
Kineto's, which has no CUPTI there, type information and static variables of code for CUDA, and `load_nvrtc`.
"""

from __future__ import annotations

import re

from opwright.errors import UnknownNameError
from opwright.knowledge.torch_releases.symbols.database import database
from opwright.model import TorchBuild, TorchBuildLibrary

_CUDA_LIBRARY = re.compile(
    r"lib(?:torch_cuda|c10_cuda|torch_nvshmem|caffe2_nvrtc|cu|nv|nccl|triton)"
)
_CUDA_NAME = re.compile(
    r"^_Z[A-Z]*N?K?9libkineto|N3c104cuda|NCCL|load_nvrtc|^_Z(?:T|GV).*(?:4cuda|Cuda|udnn|upti)"
)


def cpu_build(version: str, machine: str) -> TorchBuild:
    """Return the build `VERSION+cpu` of a known release; raise UnknownNameError if there is none."""
    known = database(machine)
    if version not in known.all_versions:
        raise UnknownNameError("torch release", version, known=known.all_versions)
    release = known.releases[known.all_versions.index(version)]
    needs = {
        library.soname: tuple(name for name in library.needed if not _CUDA_LIBRARY.match(name))
        for library in release.libraries
        if not _CUDA_LIBRARY.match(library.soname)
    }
    needs["libtorch.so"] = ("libtorch_cpu.so",)  # it only leads to the others
    exports: dict[str, set[str]] = {soname: set() for soname in needs}
    for name, libraries in known.exports_of(version):
        if not _CUDA_NAME.search(name):
            for library in libraries:
                if library in exports and library != "libtorch.so":
                    exports[library].add(name)
    major, _, minor = release.glibc.partition(".")
    glibc = (int(major), int(minor or 0))
    return TorchBuild(
        version=f"{version}+cpu",
        machine=machine,
        cuda=None,
        cxx11_abi=release.cxx11_abi,
        libraries={
            soname: TorchBuildLibrary(soname, needed, frozenset(exports[soname]), glibc)
            for soname, needed in needs.items()
        },
        requirements=(),
        preloads=(),
    )
