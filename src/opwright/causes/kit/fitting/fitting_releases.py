"""
Releases of another package that would do: the ones that a log asks for, or that are known to have a name.

Each fix takes what its row has matched: `wanted`, a requirement as pip writes it, or `first`, the first release without
a name.
"""

from __future__ import annotations

from opwright import knowledge
from opwright.causes.kit.rules import LIKELY, rule
from opwright.knowledge.pypi.native_packages import PURE_PYTHON, is_on_pypi
from opwright.logs.patterns import LogMatch, compiled
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
    rf"error: (?P<found>(?P<dependency>(?!torch\b)[\w.-]{{1,60}}) \d[\w.]{{0,30}}) is installed but {WANTED} is required by \{{",
    r"(?P<dependency>[a-z][\w-]{1,40}) with minimum required version (?P<least>\d[\w.]{0,20}?) (?P<found>is not installed)",
)
"""Messages in which Python code says which release of another package it requires."""
TORCH_IN_BOUNDS = (
    r"(?P<asker>[A-Za-z][\w.-]{1,50}) (?P<of>\d[\w.+!-]{0,40}) requires (?P<dependency>torch)(?P<bounds>(?!==)[<>~!][\w.<>=!~,*]{1,60}), but you(?:'ll)? have torch"
    r" (?P<found>\S{1,40}) which is incompatible"
)
"""pip's resolver, of a package that bounds torch: it goes on."""
_GENERATED = r"(?P<dependency>Descriptors) cannot (?:not )?be created directly"
_NUMBA = r"Numba needs (?P<dependency>NumPy) (?P<found>[\d.]{1,6}) or less"
_NUMBA_INTERNAL = r"(?P<found>initialization of _internal failed without raising an exception)"
"""Numba, whose compiled part does not know a newer NumPy."""
_CMAKE_TOO_NEW = r"Compatibility with CMake < [\d.]{1,6} has been removed from CMake"
_CMAKE_TOO_OLD = r"CMake [\d.]{3,12} or higher is required\.\s{1,4}You are running version (?P<version>[\d.]{3,12}\d)"
_CMAKE_STANDARD = r"_STANDARD is set to invalid value\s+['\"](?P<standard>\d\d)['\"]"
_GONE_FROM_CUDA_PYTHON = (
    r"No module named ['\"](?P<dependency>cuda)\.(?P<found>cudart|nvrtc|cuda|ccudart)['\"]",
    r"cannot import name ['\"](?P<found>cuda|cudart|nvrtc)['\"] from ['\"](?P<dependency>cuda)['\"]",
)
_GONE_FROM_NUMPY = (
    (
        r"module 'numpy' has no attribute '(?P<found>int|float|bool|object|str|complex|long|float_|unicode_|typeDict"
        r"|NaN|Inf|infty|cumproduct|product|in1d|trapz)'"
    ),
    r"`np\.(?P<found>\w{1,20})` was removed in the NumPy 2",
)
_GONE_FROM_PILLOW = (
    r"module '(?P<dependency>PIL\.Image)' has no attribute '(?P<found>ANTIALIAS|LINEAR|CUBIC)'"
)
_NOT_YET_IN_NUMPY = r"No module named ['\"](?P<dependency>numpy)\.(?P<found>exceptions|char|rec|strings|dtypes)['\"]"
_GONE_FROM_TORCHVISION = (
    r"No module named ['\"](?P<dependency>torchvision)\.transforms\.(?P<found>functional_tensor)"
)
CMAKE_TOO_NEW = "if CMake no longer reads the project"
CMAKE_TOO_OLD = "if CMake is too old"
GONE_FROM_NUMPY = "if NumPy removed the name"
NOT_YET_IN_NUMPY = "if NumPy does not have the name yet"
GONE_FROM_PILLOW = "if Pillow removed the name"
GONE_FROM_CUDA_PYTHON = "if cuda-python removed the module"
MOVED_IN_SPCONV = "if spconv 2 has it elsewhere"
_MOVED_IN_SPCONV = r"module '(?P<dependency>spconv)' has no attribute '(?P<found>Sparse\w{2,30}|SubM\w{2,30}|ops|pytorch)'"
GONE_FROM_TORCHVISION = "if torchvision removed the module"
CYTHON_TOO_NEW = "if Cython is too new"
NUMPY_TOO_NEW = "if Numba is too old for NumPy"
NUMBA_TOO_OLD = "if Numba's compiled part is too old for NumPy"
PROTOBUF_TOO_NEW = "if protobuf is newer than the generated code"
STATED_IT = "if the release is stated"
BOUNDS_TORCH = "if a package bounds torch"
FIXES = {
    BOUNDS_TORCH: Fix(
        "install a torch that {asker} {of} accepts ({bounds}), with the matching torchvision and torchaudio, before installing {asker}",
        ("pip install --upgrade 'torch{bounds}'",),
    ),
    STATED_IT: Fix("install the release that the package requires", ("pip install '{wanted}'",)),
    CMAKE_TOO_NEW: Fix(
        "let CMake 4 accept a project that requires a CMake before 3.5, or build it with CMake 3",
        ("export CMAKE_POLICY_VERSION_MINIMUM=3.5",),
    ),
    CMAKE_TOO_OLD: Fix(
        "install a newer CMake; in an environment, pip's takes precedence over the system's",
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
    MOVED_IN_SPCONV: Fix(
        "import spconv.pytorch in the code, where spconv 2 has its modules (newer releases of OpenPCDet and mmdetection3d do: update the project), or install spconv 1.2.1 from"
        " its repository, which this code was written for",
        (
            "grep -rlE '^ *import spconv *$' --include='*.py' . | xargs sed -i -E 's/^( *)import spconv *$/\\1import spconv.pytorch as spconv/'",
        ),
    ),
    CYTHON_TOO_NEW: Fix(
        "build without isolation with Cython 0.29 installed, which the setup.py is written for",
        ("pip install 'cython<3' setuptools wheel", "pip install --no-build-isolation PACKAGE"),
    ),
    NUMPY_TOO_NEW: Fix(
        "install a newer Numba, or the newest NumPy that this one supports",
        ("pip install 'numpy=={found}.*'",),
    ),
    NUMBA_TOO_OLD: Fix(
        "install a newer Numba, which knows this NumPy, or NumPy 1.23, the last for Numba before 0.57",
        ("pip install --upgrade numba",),
    ),
    PROTOBUF_TOO_NEW: Fix(
        "install a release of the package with regenerated code, or protobuf 3.20",
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


def _at_least(match: LogMatch, _log: Log) -> str:
    """Return a requirement as pip takes it, of a package whose least release is stated."""
    least, name = match.groups.get("least"), match.groups.get("dependency", "")
    return f"{name.replace('_', '-')}>={least}" if least else match.groups.get("wanted", "")


_FREE_OF_TORCH = (
    rf"(?:{PURE_PYTHON}|peft|kernels|deepspeed|bitsandbytes|mmengine|mmdet(?:3d)?|mmsegmentation)"
)
"""Packages of which another release does not bring another torch, and works with any."""


def as_bounded(match: LogMatch, _log: Log) -> dict[str, str]:
    """Return the release that a package requires of another, if pip can install it with the installed torch."""
    name = match.groups["dependency"].lower()
    if not is_on_pypi(name):
        return {"absent": name}
    bound = match.groups.get("bound", "").replace(" ", "").replace("v", "").rstrip(".")
    is_free = compiled(_FREE_OF_TORCH).fullmatch(name.replace("-", "_"))
    return {"remedy": STATED_IT, "wanted": f"{name}{bound}"} if bound and is_free else {}


ROWS = (
    rule(*STATED, remedy=STATED_IT, wanted=_at_least),
    rule(_GENERATED, remedy=PROTOBUF_TOO_NEW),
    rule(
        _CMAKE_TOO_NEW,
        confidence=LIKELY,
        dependency="CMake",
        found="4, and the project requires one before 3.5",
        remedy=CMAKE_TOO_NEW,
    ),
    rule(
        _CMAKE_TOO_OLD,
        dependency="CMake",
        found="{version}, and the project requires a newer one",
        remedy=CMAKE_TOO_OLD,
    ),
    rule(
        _CMAKE_STANDARD,
        confidence=LIKELY,
        dependency="CMake",
        found="one without C++{standard}",
        remedy=CMAKE_TOO_OLD,
    ),
    rule(
        *_GONE_FROM_NUMPY,
        confidence=LIKELY,
        dependency="numpy",
        remedy=GONE_FROM_NUMPY,
        first=first_numpy_without,
    ),
    rule(*_GONE_FROM_CUDA_PYTHON, confidence=LIKELY, remedy=GONE_FROM_CUDA_PYTHON),
    rule(_GONE_FROM_PILLOW, confidence=LIKELY, remedy=GONE_FROM_PILLOW),
    rule(_NOT_YET_IN_NUMPY, confidence=LIKELY, remedy=NOT_YET_IN_NUMPY),
    rule(_GONE_FROM_TORCHVISION, confidence=LIKELY, remedy=GONE_FROM_TORCHVISION),
    rule(_MOVED_IN_SPCONV, confidence=LIKELY, remedy=MOVED_IN_SPCONV),
    rule(_NUMBA, remedy=NUMPY_TOO_NEW),
    rule(
        _NUMBA_INTERNAL,
        confidence=LIKELY,
        dependency="NumPy",
        found="one newer than Numba knows",
        remedy=NUMBA_TOO_OLD,
    ),
)
"""What shows that another package is of another release, with the remedy for each."""
