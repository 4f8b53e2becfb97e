"""
`opwright.build.BuildExtension`: builds the extensions of a setup.py as `opwright build` does.

It takes the place of torch's class of the same name, and takes what `CUDAExtension` and `CppExtension` return:
what those add for torch is left to the plan, the rest is the project's.
"""

from __future__ import annotations

import os
import shutil
import sys
import sysconfig
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

from setuptools import Extension
from setuptools.command.build_ext import build_ext
from setuptools.errors import CompileError

from opwright.errors import OpwrightError
from opwright.facts.machine.toolchain_here import import_folders
from opwright.verbs.build import building
from opwright.verbs.build.backends.wheel_metadata import platform_of
from opwright.verbs.build.engine.running.disk import copy_whole
from opwright.verbs.build.engine.running.run import Event
from opwright.verbs.build.output import failure_text, tell, tell_commands
from opwright.verbs.build.settings.settings import REFUSED_SOURCES, BuildSettings

_COMPILED = (".cpp", ".cc", ".cxx", ".c", ".cu", ".hip")
_TORCH_LIBRARIES = (
    *("c10", "torch", "torch_cpu", "torch_python", "cudart", "c10_cuda", "torch_cuda"),
    *("amdhip64", "c10_hip", "torch_hip"),
)
_LIMITED_API = "Py_LIMITED_API=0x030A0000"


class BuildExtension(build_ext):  # type: ignore[misc]  # setuptools has no types
    """A `build_ext` whose extensions are planned, checked, and built by opwright."""

    no_python_abi_suffix = False
    parallel: int | None
    _compilers: int | None = None

    @classmethod
    def with_options(cls, **options: object) -> type[BuildExtension]:
        """Return a class with torch's options, of which `use_ninja` has no effect here."""
        suffix = bool(options.get("no_python_abi_suffix", cls.no_python_abi_suffix))
        return type(cls.__name__, (cls,), {"no_python_abi_suffix": suffix})

    def __init__(self, dist: Any, **options: object) -> None:  # noqa: ANN401 - setuptools' own type has none
        super().__init__(dist)
        if options:
            self.no_python_abi_suffix = bool(options.get("no_python_abi_suffix"))

    def get_ext_filename(self, fullname: str) -> str:
        """Return the file name of a library, without Python's tag if requested."""
        name: str = super().get_ext_filename(fullname)
        if not self.no_python_abi_suffix:
            return name
        stem, *_, suffix = os.path.basename(name).split(".")
        return os.path.join(os.path.dirname(name), f"{stem}.{suffix}")

    def build_extensions(self) -> None:
        """Build one extension after another, each with all the compilers that `--parallel` allows."""
        self._compilers, self.parallel = self.parallel, None
        super().build_extensions()
        self._tag_wheel()

    def build_extension(self, ext: Extension) -> None:
        """Build one extension; those in other languages are left to setuptools."""
        if not all(str(one).endswith((*_COMPILED, *REFUSED_SOURCES)) for one in ext.sources):
            super().build_extension(ext)
            return
        folder = os.path.join(self.build_temp, f"opwright-{ext.name}")
        target = self.get_ext_fullpath(ext.name)
        try:
            settings = with_command_line(settings_of(ext), self)
            planned = building.plan(settings, building.BuildOptions(build_folder=folder))
            told = tell_commands if self.distribution.verbose > 1 else tell  # setup.py -v
            built = building.build(planned, jobs=self._compilers or None, tell=told)
        except OpwrightError as error:
            text = failure_text(error)
            raise (CompileError(text) if ext.optional else SystemExit(text)) from error
        os.makedirs(os.path.dirname(os.path.abspath(target)), exist_ok=True)
        copy_whole(built.library, target)

    def _tag_wheel(self) -> None:
        """Give the built wheel the manylinux tag that its libraries conform to, or say why it has none."""
        wheel = self.distribution.get_command_obj("bdist_wheel", create=False)
        if wheel is None or wheel.plat_name_supplied or self.inplace or sys.platform != "linux":
            return
        platform, notes = platform_of(_libraries_in(self.build_lib))
        for note in notes:
            tell(Event("noted", note))
        if platform:
            wheel.plat_name = platform


def _libraries_in(folder: str) -> list[str]:
    """Return the libraries that lie in a folder, those that the project did not compile among them."""
    return sorted(str(path) for path in Path(folder).rglob("*.so*") if _is_elf(path))


def _is_elf(path: Path) -> bool:
    if not path.is_file():
        return False
    with path.open("rb") as opened:
        return opened.read(4) == b"\x7fELF"


def settings_of(ext: Extension) -> BuildSettings:
    """Return what a setup.py says of an extension, without what torch's functions have added."""
    cxx, nvcc, dlink = _flags(ext.extra_compile_args)
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
        uses_cuda=bool(getattr(ext, "uses_cuda", False)),
        device_link=bool(dlink or getattr(ext, "dlink", False)),
        device_link_flags=(
            *(flag for flag in dlink if flag != "-dlink"),
            *(f"-l{name}" for name in getattr(ext, "dlink_libraries", ())),
        ),
        said_by="setup.py",
    )


def with_command_line(settings: BuildSettings, command: build_ext) -> BuildSettings:
    """Return settings with the options of `build_ext`: -I, -D, -U, -L, -l, -R, -O and --debug."""
    defines = [name if "=" in name else f"{name}={value}" for name, value in command.define or ()]
    undefines = [f"-U{name}" for name in command.undef or ()]
    python = {sysconfig.get_path("include"), sysconfig.get_path("platinclude")}
    return settings._replace(
        include_dirs=(
            *settings.include_dirs,
            *_own(one for one in command.include_dirs or () if one not in python),
        ),
        defines=(*settings.defines, *defines),
        cxx_flags=(*settings.cxx_flags, *undefines),
        nvcc_flags=(*settings.nvcc_flags, *undefines),
        libraries=(*settings.libraries, *(command.libraries or ())),
        library_dirs=(*settings.library_dirs, *_own(command.library_dirs or ())),
        link_flags=(
            *settings.link_flags,
            *map(str, command.link_objects or ()),
            *(f"-Wl,-rpath,{folder}" for folder in command.rpath or ()),
        ),
        debug=bool(command.debug),
    )


def _flags(given: Any) -> tuple[list[str], ...]:  # noqa: ANN401 - a list, or torch's mapping
    """Return the flags for C++, for nvcc, and for device linking."""
    if isinstance(given, Mapping):
        cxx, nvcc, dlink = (list(given.get(key, ())) for key in ("cxx", "nvcc", "nvcc_dlink"))
        return cxx, nvcc, dlink
    return list(given or ()), list(given or ()), []


def _has_torch(folder: str) -> bool:
    version = os.path.join(folder, "torch", "version.py")
    return folder.endswith("-packages") or os.path.isfile(version)


def _own(folders: Iterable[object]) -> list[str]:
    """Return the folders that are not torch's or CUDA's, which are in the plan anyway."""
    homes = [os.environ.get(name) for name in ("CUDA_HOME", "CUDA_PATH")]
    nvcc = shutil.which("nvcc")
    homes += [os.path.dirname(os.path.dirname(nvcc))] if nvcc else []
    others = [os.path.join(home, part) for home in homes if home for part in ("include", "lib64")]
    torchs = [f"{path}/torch/" for path in import_folders() if _has_torch(path)]
    return [
        folder
        for folder in map(str, folders)
        if folder not in others and not f"{folder}/".startswith(tuple(torchs))
    ]
