"""
Releases of another package that would do: the ones that a log asks for, or that are known to have a name.

Each fix takes what its row has matched: `wanted`, a requirement as pip writes it, or `first`, the first release without
a name.
"""

from __future__ import annotations

from opwright import knowledge
from opwright.logs.patterns import LogMatch
from opwright.model import Fix, Log

WANTED = (
    r"(?P<wanted>[A-Za-z][\w.-]{0,60}(?:\[[\w,-]{1,40}\])?[ ]?[<>=!~]{1,2}[ ]?[\w.*]{1,20}"
    r"(?:,[ ]?[<>=!~]{1,2}[ ]?[\w.*]{1,20}){0,4})"
)
"""A requirement with a version, as pip takes it."""
STATED = (
    rf"ImportError: (?=(?P<dependency>[\w.-]{{1,40}})[<>=!~]){WANTED} is required[^\n]{{0,80}}but found (?P<found>\S+)",
    (
        r"VersionConflict: \((?P<found>(?P<dependency>[\w.-]{1,60}) [\w.]{1,30})[^\n]{0,300}?"
        rf"Requirement\.parse\(['\"]{WANTED}['\"]"
    ),
)
"""Sentences in which Python code says which release of another package it wants."""
CMAKE_TOO_NEW = "if CMake no longer reads the project"
CMAKE_TOO_OLD = "if CMake is too old"
GONE_FROM_NUMPY = "if NumPy removed the name"
NOT_YET_IN_NUMPY = "if NumPy does not have the name yet"
GONE_FROM_PILLOW = "if Pillow removed the name"
GONE_FROM_CUDA_PYTHON = "if cuda-python removed the module"
GONE_FROM_TORCHVISION = "if torchvision removed the module"
CYTHON_TOO_NEW = "if Cython is too new"
NUMPY_TOO_NEW = "if Numba is too old for NumPy"
PROTOBUF_TOO_NEW = "if protobuf is newer than the generated code"
STATED_IT = "if the release is stated"
FIXES = {
    STATED_IT: Fix("install the release that the package asks for", ("pip install '{wanted}'",)),
    CMAKE_TOO_NEW: Fix(
        "let CMake 4 read a project that asks for a CMake before 3.5, or build it with CMake 3",
        ("export CMAKE_POLICY_VERSION_MINIMUM=3.5",),
    ),
    CMAKE_TOO_OLD: Fix(
        "install a newer CMake; pip's comes before the system's in its environment",
        ("pip install --upgrade cmake", "cmake --version"),
    ),
    GONE_FROM_NUMPY: Fix(
        "install a release of the package that no longer uses the name, or a NumPy before {first}",
        ("pip install 'numpy<{first}'",),
    ),
    NOT_YET_IN_NUMPY: Fix(
        "install a newer NumPy: the file or the package was made with one",
        ("pip install --upgrade numpy",),
    ),
    GONE_FROM_PILLOW: Fix(
        "install a release of the package that no longer uses the name, or Pillow 9",
        ("pip install 'pillow<10'",),
    ),
    GONE_FROM_CUDA_PYTHON: Fix(
        "import cuda.bindings.runtime, .driver or .nvrtc instead, or install a cuda-python before 13",
        ("pip install 'cuda-python<13'",),
    ),
    GONE_FROM_TORCHVISION: Fix(
        "import torchvision.transforms.functional instead in the file above, or install a release of the package that "
        "does: torchvision 0.17 removed functional_tensor",
    ),
    CYTHON_TOO_NEW: Fix(
        "build without isolation beside Cython 0.29, which the setup.py is written for",
        ("pip install 'cython<3' setuptools wheel", "pip install --no-build-isolation PACKAGE"),
    ),
    NUMPY_TOO_NEW: Fix(
        "install a newer Numba, or the newest NumPy that this one takes",
        ("pip install 'numpy=={found}.*'",),
    ),
    PROTOBUF_TOO_NEW: Fix(
        "install a release of the package whose code is generated anew, or protobuf 3.20",
        ("pip install 'protobuf<3.21'",),
    ),
}
"""By the condition that a row names as its remedy."""


def first_numpy_without(match: LogMatch, _log: Log) -> str:
    """Return the first release of NumPy that no longer has the name `found`."""
    known = knowledge.api_index.presence("numpy", f"numpy.{match.groups['found']}")
    had = False
    for number, release in enumerate(known.releases):
        has = bool(known.present >> number & 1)
        if had and not has:
            return release
        had = has
    return "2"
