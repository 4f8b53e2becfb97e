"""
`opwright.build.BuildExtension`: builds the extensions of a setup.py as `opwright build` does.

It takes the place of torch's class of the same name, and takes what `CUDAExtension` and `CppExtension` return:
what those add for torch is left to the plan, the rest is the project's.
"""

from __future__ import annotations

import os
import shutil
import sys
from collections.abc import Iterable, Mapping
from typing import Any

from setuptools import Extension
from setuptools.command.build_ext import build_ext

from opwright.errors import OpwrightError
from opwright.verbs.build import building
from opwright.verbs.build.engine.disk import copy_whole
from opwright.verbs.build.output import failure_text, tell
from opwright.verbs.build.settings import BuildSettings

_COMPILED = (".cpp", ".cc", ".cxx", ".c", ".cu", ".hip")
_TORCH_LIBRARIES = (
    *("c10", "torch", "torch_cpu", "torch_python", "cudart", "c10_cuda", "torch_cuda"),
    *("amdhip64", "c10_hip", "torch_hip"),
)
_LIMITED_API = "Py_LIMITED_API=0x030A0000"


class BuildExtension(build_ext):  # type: ignore[misc]  # setuptools has no types
    """A `build_ext` whose extensions are planned, checked, and built by opwright."""

    @classmethod
    def with_options(cls, **_: object) -> type[BuildExtension]:
        """Return the class: torch's options (use_ninja, no_python_abi_suffix) decide nothing here."""
        return cls

    def __init__(self, dist: Any, **_: object) -> None:  # noqa: ANN401 - setuptools' own type has none
        super().__init__(dist)

    def build_extension(self, ext: Extension) -> None:
        """Build one extension; those of other languages are left to setuptools."""
        if not all(str(source).endswith(_COMPILED) for source in ext.sources):
            super().build_extension(ext)
            return
        folder = os.path.join(self.build_temp, f"opwright-{ext.name}")
        target = self.get_ext_fullpath(ext.name)
        try:
            planned = building.plan(settings_of(ext), building.BuildOptions(build_folder=folder))
            built = building.build(planned, jobs=self._jobs(), tell=tell)
        except OpwrightError as error:
            raise SystemExit(failure_text(error)) from error
        os.makedirs(os.path.dirname(os.path.abspath(target)), exist_ok=True)
        copy_whole(built.library, target)

    def _jobs(self) -> int | None:
        asked = os.environ.get("MAX_JOBS", "")
        if asked.isdecimal():
            return int(asked)
        return self.parallel if isinstance(self.parallel, int) and self.parallel > 1 else None


def settings_of(ext: Extension) -> BuildSettings:
    """Return what a setup.py says of an extension, without what torch's functions have added."""
    cxx, nvcc = _flags(ext.extra_compile_args)
    defines = [name if value is None else f"{name}={value}" for name, value in ext.define_macros]
    defines += [_LIMITED_API] if getattr(ext, "py_limited_api", False) else []
    undefines = [f"-U{name}" for name in ext.undef_macros]
    return BuildSettings(
        name=ext.name,
        sources=tuple(map(str, ext.sources)),
        include_dirs=tuple(_own(ext.include_dirs)),
        defines=tuple(defines),
        libraries=tuple(name for name in ext.libraries if name not in _TORCH_LIBRARIES),
        library_dirs=tuple(_own(ext.library_dirs)),
        cxx_flags=(*cxx, *undefines),
        nvcc_flags=(*nvcc, *undefines),
        link_flags=(
            *map(str, ext.extra_objects),
            *(f"-Wl,-rpath,{folder}" for folder in ext.runtime_library_dirs),
            *ext.extra_link_args,
        ),
        said_by="setup.py",
    )


def _flags(given: Any) -> tuple[list[str], list[str]]:  # noqa: ANN401 - a list, or torch's mapping
    if isinstance(given, Mapping):
        return list(given.get("cxx", ())), list(given.get("nvcc", ()))
    return list(given or ()), list(given or ())


def _own(folders: Iterable[object]) -> list[str]:
    """Return the folders that are not torch's or CUDA's, which are in the plan anyway."""
    homes = [os.environ.get(name) for name in ("CUDA_HOME", "CUDA_PATH")]
    nvcc = shutil.which("nvcc")
    homes += [os.path.dirname(os.path.dirname(nvcc))] if nvcc else []
    others = [os.path.join(home, part) for home in homes if home for part in ("include", "lib64")]
    torchs = [f"{path}/torch/" for path in sys.path if path.endswith("-packages")]
    return [
        folder
        for folder in map(str, folders)
        if folder not in others and not f"{folder}/".startswith(tuple(torchs))
    ]
