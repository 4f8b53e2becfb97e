"""
The compilers and toolkits of this machine: read, never judged.

What is not there is a value with its reason. Programs are asked for their version, which takes 3 to 10 ms
each; nothing is imported.
"""

from __future__ import annotations

import os
import re
import shlex
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Iterable, Iterator, Mapping, Sequence
from glob import escape, glob

from opwright.facts.on_disk import text_of
from opwright.knowledge.cuda.archs import NEWEST_TOOLKIT, archs_of
from opwright.model.build.toolchain import (
    CudaToolkit,
    HipCompiler,
    HostCompiler,
    Missing,
    Numbers,
    PythonTarget,
)

_PATIENCE = 30
_RELEASE = re.compile(r"release (\d+)\.(\d+), V([\d.]+)")
_VERSION = re.compile(r"\b(\d+)\.(\d+)(?:\.(\d+))?")
_NEWEST_GCC = re.compile(r"__GNUC__ > (\d+)")
_CLANG_BELOW = re.compile(r"clang version must be less than (\d+)")
_TOP = re.compile(r"^#\$ TOP=(.+)$", re.MULTILINE)
_HIP_VERSION = re.compile(r"^HIP_VERSION_(MAJOR|MINOR|PATCH)=(\d{1,9})$", re.MULTILINE)
_LAUNCHERS = ("ccache", "sccache")
_MOST_READ = 1 << 18
_USUAL = "/usr/local/cuda"
_EXPLICIT = ("CUDA_HOME", "CUDA_PATH")
_INCLUDES = ("include", "targets/*/include")
"""CUDA 13 has CCCL (cuda/std, thrust, cub) in a folder of each, which nvcc knows and g++ does not."""

# ---- CUDA --------------------------------------------------------------------------


def cuda_toolkits(
    environ: Mapping[str, str], packages: Sequence[str]
) -> tuple[CudaToolkit | Missing, ...]:
    """
    Return the CUDA toolkits that can be found, CUDA_HOME's first.

    `packages` are the folders of Python packages, where NVIDIA's wheels lie.
    """
    toolkits: dict[str, CudaToolkit | Missing] = {}
    for nvcc, found_by in _nvccs(environ, packages):
        if toolkits and found_by == _USUAL:
            break
        toolkit = read_cuda_toolkit(nvcc, found_by)
        toolkits.setdefault(
            os.path.realpath(toolkit.home if isinstance(toolkit, CudaToolkit) else nvcc), toolkit
        )
    return tuple(toolkits.values()) or (Missing("nvcc", _nvcc_missing_reason(packages)),)


def _nvccs(environ: Mapping[str, str], packages: Iterable[str]) -> Iterator[tuple[str, str]]:
    for name in _EXPLICIT:
        if home := environ.get(name):
            yield os.path.join(home, "bin", "nvcc"), name
    if nvcc := shutil.which("nvcc", path=environ.get("PATH", "")):
        yield nvcc, "PATH"
    for folder in packages:
        for nvcc in sorted(glob(os.path.join(escape(folder), "nvidia", "*", "bin", "nvcc"))):
            yield nvcc, "the wheel nvidia-cuda-nvcc"
    if os.path.isfile(f"{_USUAL}/bin/nvcc"):
        yield f"{_USUAL}/bin/nvcc", _USUAL


def _nvcc_missing_reason(packages: Iterable[str]) -> str:
    reason = "CUDA_HOME is not set, nvcc is not on PATH, and no NVIDIA wheel provides it"
    for folder in packages:
        if os.path.isfile(os.path.join(folder, "nvidia", "cuda_nvcc", "bin", "ptxas")):
            reason += "; nvidia-cuda-nvcc-cu12 is installed, but contains only ptxas, not nvcc"
            break
    return reason


def read_cuda_toolkit(nvcc: str, found_by: str) -> CudaToolkit | Missing:
    """Read the toolkit that an nvcc belongs to."""
    output = _output([nvcc, "--version"])
    release = _RELEASE.search(output.text)
    if not release:
        what = found_by if found_by in _EXPLICIT else "nvcc"
        return Missing(what, f"{nvcc}, found by {found_by}, {output.why or 'prints no release'}")
    version = int(release[1]), int(release[2])
    home = _home_of(nvcc)
    includes = _folders(home, *_INCLUDES, *(f"{folder}/cccl" for folder in _INCLUDES))
    config = (
        text_of(os.path.join(includes[0], "crt", "host_config.h"), most=_MOST_READ)
        if includes
        else ""
    )
    archs = archs_of(version) if version <= NEWEST_TOOLKIT else _listed_archs(nvcc)
    return CudaToolkit(
        nvcc=nvcc,
        home=home,
        version=version,
        release=release[3],
        found_by=found_by,
        archs=archs,
        newest_gcc=_number(_NEWEST_GCC, config),
        newest_clang=_before(_number(_CLANG_BELOW, config)),
        include_dirs=includes,
        library_dirs=_folders(home, "lib64", "lib", "targets/*/lib"),
    )


def _listed_archs(nvcc: str) -> tuple[str, ...]:
    """Ask a toolkit that is newer than the table what it compiles for."""
    listed = re.findall(r"compute_(\d+)\s", _output([nvcc, "--list-gpu-arch"]).text)
    return tuple(f"sm_{version}" for version in sorted(set(map(int, listed))))


def _home_of(nvcc: str) -> str:
    """Return the folder of a toolkit; where nvcc is a script elsewhere, the real one says it."""
    above = os.path.dirname(os.path.dirname(os.path.realpath(nvcc)))
    if _folders(above, "include/crt", "targets/*/include/crt", "include/cuda_runtime.h"):
        return above
    top = _TOP.search(_output([nvcc, "--dryrun", "-c", "x.cu"]).text)
    return os.path.normpath(top[1].strip()) if top else above


def _folders(home: str, *patterns: str) -> tuple[str, ...]:
    paths = (
        path for pattern in patterns for path in sorted(glob(os.path.join(escape(home), pattern)))
    )
    return tuple({os.path.realpath(path): path for path in paths}.values())


def _before(version: int | None) -> int | None:
    return version - 1 if version else None


# ---- C++ and HIP -------------------------------------------------------------------


def host_compilers(
    environ: Mapping[str, str], *, toolkits: Sequence[CudaToolkit | Missing] = ()
) -> tuple[HostCompiler | Missing, ...]:
    """
    Return the C++ compilers that can be found; only CXX if it is set.

    More than the first are only asked where a toolkit does not take that one.
    """
    if cxx := environ.get("CXX"):
        return (read_host_compiler(_program(cxx), "CXX", environ),)
    path = environ.get("PATH", "")
    names = ("g++", *(f"g++-{n}" for n in range(20, 8, -1)), "clang++", "c++")
    compilers: dict[str, HostCompiler | Missing] = {}
    for name in names:
        if program := shutil.which(name, path=path):
            real = os.path.realpath(program)
            if real not in compilers:
                compilers[real] = read_host_compiler(program, "PATH", environ)
            if len(compilers) == 1 and all(_takes(one, compilers[real]) for one in toolkits):
                break
    return tuple(compilers.values()) or (Missing("g++", "no g++, clang++ or c++ on PATH"),)


def _takes(toolkit: CudaToolkit | Missing, host: HostCompiler | Missing) -> bool:
    if isinstance(toolkit, Missing) or isinstance(host, Missing):
        return isinstance(toolkit, Missing)
    newest = toolkit.newest_gcc if host.kind == "gcc" else toolkit.newest_clang
    return newest is None or host.version[0] <= newest


def read_host_compiler(
    program: str, found_by: str, environ: Mapping[str, str] = os.environ
) -> HostCompiler | Missing:
    """Ask a C++ compiler what it is."""
    path = shutil.which(program, path=environ.get("PATH", ""))
    if path is None:
        return Missing(program, f"{found_by} is set to {program}, which is not executable")
    output = _output([path, "--version"])
    first = output.text.strip().partition("\n")[0]
    is_clang = "clang" in first
    versions = list(_VERSION.finditer(first))
    if not versions:
        return Missing(program, f"{path} {output.why or 'prints no version'}")
    # `g++ (Debian 12.2.0-14) 12.2.0`, `clang version 18.1.3 (1ubuntu1)`
    version = versions[0 if is_clang else -1]
    return HostCompiler(path, "clang" if is_clang else "gcc", _numbers(version), found_by)


def _program(command: str) -> str:
    """Return the compiler of `ccache g++ -m64`."""
    words = [word for word in shlex.split(command) if os.path.basename(word) not in _LAUNCHERS]
    return words[0] if words else command


def hip_compiler(environ: Mapping[str, str]) -> HipCompiler | Missing:
    """Return AMD's compiler driver."""
    for name in ("ROCM_HOME", "ROCM_PATH", "HIP_PATH"):
        if home := environ.get(name):
            return _read_hipcc(os.path.join(home, "bin", "hipcc"), name)
    if path := shutil.which("hipcc", path=environ.get("PATH", "")):
        return _read_hipcc(path, "PATH")
    if os.path.isfile("/opt/rocm/bin/hipcc"):
        return _read_hipcc("/opt/rocm/bin/hipcc", "/opt/rocm")
    return Missing(
        "hipcc", "ROCM_HOME is not set, hipcc is not on PATH, and /opt/rocm does not exist"
    )


def _read_hipcc(path: str, found_by: str) -> HipCompiler | Missing:
    home = os.path.dirname(os.path.dirname(os.path.realpath(path)))
    if os.access(path, os.X_OK) and (version := _installed_hip(home)):
        return HipCompiler(path, version, home, found_by)
    output = _output([path, "--version"])
    match = re.search(r"HIP version: (\d+)\.(\d+)(?:\.(\d+))?", output.text)
    if not match:
        return Missing("hipcc", f"{path}, found by {found_by}, {output.why or 'prints no version'}")
    return HipCompiler(path, _numbers(match), home, found_by)


def _installed_hip(home: str) -> Numbers:
    """Return the version from the installation's files: hipcc takes 300 ms to print it."""
    fields = dict(
        _HIP_VERSION.findall(
            text_of(os.path.join(home, "share", "hip", "version"), most=_MOST_READ)
        )
    )
    parts = (fields.get(part) for part in ("MAJOR", "MINOR", "PATCH"))
    return tuple(int(part) for part in parts if part)


def launcher(environ: Mapping[str, str]) -> str | None:
    """Return ccache or sccache; none where OPWRIGHT_LAUNCHER is set to nothing."""
    launcher = environ.get("OPWRIGHT_LAUNCHER")
    names = _LAUNCHERS if launcher is None else (launcher,) if launcher else ()
    launchers = (shutil.which(name, path=environ.get("PATH", "")) for name in names)
    return next(filter(None, launchers), None)


# ---- Python ------------------------------------------------------------------------


def python_target() -> PythonTarget:
    """Return what modules for this Python are built with."""
    paths = [sysconfig.get_path("include"), sysconfig.get_path("platinclude")]
    include_dirs = tuple(dict.fromkeys(paths))
    shared = sysconfig.get_config_var("Py_ENABLE_SHARED")
    name, folder = sysconfig.get_config_var("INSTSONAME"), sysconfig.get_config_var("LIBDIR")
    return PythonTarget(
        version=sys.version_info[:2],
        include_dirs=include_dirs,
        extension_suffix=sysconfig.get_config_var("EXT_SUFFIX") or ".so",
        executable=os.path.realpath(sys.executable),
        library=os.path.join(folder, name) if shared and name and folder else None,
        has_headers=any(os.path.isfile(os.path.join(one, "Python.h")) for one in include_dirs),
    )


# ---- asking ------------------------------------------------------------------------


class _ProgramOutput:
    """What a program printed, or why it could not run."""

    def __init__(self, text: str = "", why: str = "") -> None:
        self.text = text
        self.why = why


def _output(command: Sequence[str]) -> _ProgramOutput:
    try:
        done = subprocess.run(
            command,
            capture_output=True,
            timeout=_PATIENCE,
            check=False,
            stdin=subprocess.DEVNULL,
            env={**os.environ, "LC_ALL": "C"},
        )
    except FileNotFoundError:
        return _ProgramOutput(why="does not exist")
    except subprocess.TimeoutExpired:
        return _ProgramOutput(why=f"did not answer within {_PATIENCE} s")
    except OSError as error:
        return _ProgramOutput(why=f"cannot be run: {error.strerror}")
    text = (done.stdout + done.stderr).decode("utf-8", "replace")
    first = text.strip().partition("\n")[0]
    return _ProgramOutput(text, f"fails: {first}" if done.returncode else "")


def _number(pattern: re.Pattern[str], text: str) -> int | None:
    match = pattern.search(text)
    return int(match[1]) if match else None


def _numbers(version: re.Match[str]) -> Numbers:
    return tuple(int(part) for part in version.groups() if part is not None)
