"""Where an undefined symbol of torch comes from: who needs it, on which system, from which torch."""

from __future__ import annotations

import re

from opwright.knowledge.pypi.native_packages import PACKAGES_OF_MODULES
from opwright.knowledge.torch_releases.symbols.database import Database
from opwright.knowledge.torch_releases.symbols.table import Build
from opwright.knowledge.versions import public, series
from opwright.logs.patterns import compiled
from opwright.logs.symbols.undefined import Undefined
from opwright.model import Machine
from opwright.model.named_tuple import NamedTuple

_TORCH_LIBRARY_PATTERN = (
    r"(?:^|/)lib(?:torch(?:_(?:cpu|cuda\w*|python|hip|xpu|nvshmem|global_deps))?|shm|c10\w*|caffe2\w*|ATen\w*|TH(?:C|NN|CUNN|CS|S|PP)?)\.(?:so|dylib)[.\d]*$"
    r"|/torch/_C\.(?:[\w-]+\.)?so$"
)
_TORCH_BUILD_PATTERN = r"\bcaffe2[/\\]CMakeFiles[/\\]|\btorch_(?:cpu|cuda|python)\.dir[/\\]"
_MACOS_LOADER = ("dlopen(", ".dylib", "for architecture", "flat namespace")
_PUBLISHED_VERSION = (
    r"v?\d+\.\d+(?:\.\d+)?(?:\.post\d+)?(?:\+(?:cu\d+|cpu))?(?:\.with\.pypi\.cudnn)?"
)
_PYTHONS_BEFORE_TORCH_1_5 = ("2.7", "3.4", "3.5", "3.6", "3.7")
_PYTHONS_BEFORE_KNOWN_RELEASES = ("2.7", "3.5", "3.6", "3.7")
"""The last torch for Python 3.6 was 1.10, for 3.7 it was 1.13."""


class LoadedTorch(NamedTuple):
    """The torch of a log, as far as its text and the machine show."""

    version: str | None
    """As in the log: `2.8.0+cu126`, `v1.13`."""
    release: Build | None
    """The known release that this names; of a series, the newest."""
    python: str
    """`3.11`; empty if unknown."""

    @property
    def minor(self) -> tuple[int, int] | None:
        numbers = re.findall(r"\d+", self.version or "")
        return (int(numbers[0]), int(numbers[1])) if len(numbers) > 1 else None

    @property
    def is_published(self) -> bool:
        """Whether PyPI or PyTorch's own index has it, by its version."""
        return self.release is not None and bool(
            re.fullmatch(_PUBLISHED_VERSION, self.version or "")
        )

    @property
    def is_global(self) -> bool | None:
        """
        Whether importing it makes its symbols known to all: before 1.5, where `torch._C` was
        loaded with RTLD_GLOBAL. None when the version is not known.
        """
        return self.minor < (1, 5) if self.minor else None

    @property
    def is_older_than_known(self) -> bool:
        """Whether it is, or is likely to be, older than any known release."""
        if self.minor is None:
            return self.python in _PYTHONS_BEFORE_KNOWN_RELEASES
        return self.minor < (1, 8)

    @property
    def is_likely_global(self) -> bool | None:
        """The same by its version or else by the Python; None when neither is known."""
        if self.minor:
            return self.is_global
        return self.python in _PYTHONS_BEFORE_TORCH_1_5 if self.python else None


class Origin(NamedTuple):
    """Who needs an undefined symbol."""

    undefined: Undefined

    @property
    def asker(self) -> str | None:
        """Whose libraries are searched for it: those of all linked object files, or of one library."""
        return None if self.undefined.at_link else self.undefined.wanted_by

    @property
    def is_torch(self) -> bool:
        """Whether a library of torch itself needs it."""
        return is_torch_library_path((self.undefined.wanted_by or "").replace("\\", "/"))

    @property
    def is_build_of_torch(self) -> bool:
        """Whether an object file of torch's own build needs it."""
        return compiled(_TORCH_BUILD_PATTERN).search(self.undefined.wanted_by or "") is not None

    @property
    def is_bare_module(self) -> bool:
        """Whether it is a module without a tag in its name, in no folder: as a rule one of Python 2."""
        folder, _, name = (self.undefined.wanted_by or "").rpartition("/")
        return folder in ("", ".") and name.count(".") == 1 and not name.startswith("lib")

    @property
    def on_macos(self) -> bool:
        """Whether macOS says so, where `long long` is what int64_t is."""
        return any(words in self.undefined.quote for words in _MACOS_LOADER)

    @property
    def on_windows(self) -> bool:
        """Whether a linker for Windows says so."""
        wanted_by = self.undefined.wanted_by or ""
        at_link = "LNK20" in self.undefined.quote or wanted_by.endswith((".obj", ".lib"))
        is_declared_so = "__declspec(dllimport)" in self.undefined.quote
        return self.undefined.name.startswith("?") or at_link or is_declared_so

    @property
    def package(self) -> str:
        """The package of the library, by its path; PACKAGE if unknown."""
        path = (self.undefined.wanted_by or "").replace("\\", "/")
        inside = path.rpartition("-packages/")[2] if "-packages/" in path else ""
        first, _, rest = inside.partition("/")
        if first.endswith(".egg"):  # NAME-VERSION-py3.8-linux-x86_64.egg
            first = first.partition("-")[0]
        name = first.partition(".")[0].removesuffix("_cuda")
        known = PACKAGES_OF_MODULES.get(name)
        return known or (name if rest and name == first.removesuffix("_cuda") else "") or "PACKAGE"


def is_torch_library_path(path: str) -> bool:
    """Return whether a file with this path or name, with forward slashes, is a library of torch itself."""
    may_be = path.startswith("lib") or "/lib" in path or "/torch/_C." in path
    return may_be and compiled(_TORCH_LIBRARY_PATTERN).search(path) is not None


def loaded_torch(machine: Machine, database: Database) -> LoadedTorch:
    """Return the torch of a machine's facts."""
    return LoadedTorch(
        machine.torch, _release(machine.torch, database), series(machine.python or "")
    )


def _release(torch: str | None, database: Database) -> Build | None:
    """Return the known release that a version names, as people write them; the newest of a series."""
    match = re.search(r"\d+\.\d+(?:\.\d+)?", torch or "")
    if match is None:
        return None
    exact = [build for build in database.builds if public(build.version) == match[0]]
    same_series = [b for b in database.builds if series(b.version) == series(match[0])]
    return next(reversed(exact or same_series), None)
