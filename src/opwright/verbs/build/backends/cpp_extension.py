"""
The public names of `torch.utils.cpp_extension`, for those who change the import alone.

torch is read and never imported. What torch adds to an extension, the plan of a build adds, so that extensions are
handed on as they are written, and those with CUDA are built for a torch without it too.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Sequence
from typing import Any

from opwright.errors import OpwrightError
from opwright.facts.machine.toolchain import cuda_toolkits, hip_compiler, host_compilers
from opwright.facts.machine.toolchain_here import import_folders, package_folders
from opwright.facts.torch.target import installed_torch
from opwright.knowledge.versions import parse_version
from opwright.model.build.toolchain import CudaToolkit, HipCompiler, HostCompiler, TorchTarget
from opwright.verbs.build.engine.flags.flags import NO_HALF
from opwright.verbs.build.jit.cache import folder_of
from opwright.verbs.build.settings.settings import REFUSED_SOURCES

IS_LINUX, IS_MACOS, IS_WINDOWS = sys.platform == "linux", sys.platform == "darwin", False
LIB_EXT, CLIB_EXT, CLIB_PREFIX, EXEC_EXT, SHARED_FLAG = ".so", ".so", "lib", "", "-shared"
COMMON_NVCC_FLAGS = [*(f"-D{name}" for name in NO_HALF), "--expt-relaxed-constexpr"]
COMMON_HIP_FLAGS = ["-D__HIP_PLATFORM_AMD__=1", "-DUSE_ROCM=1", "-DHIPBLAS_V2", "-fPIC"]
COMMON_HIPCC_FLAGS = [
    *("-DCUDA_HAS_FP16=1", "-D__HIP_NO_HALF_OPERATORS__=1", "-D__HIP_NO_HALF_CONVERSIONS__=1"),
    "-DHIP_ENABLE_WARP_SYNC_BUILTINS=1",
]
MINIMUM_GCC_VERSION, MINIMUM_CLANG_VERSION = (5, 0, 0), (3, 3, 0)
CUDNN_HOME = os.environ.get("CUDNN_HOME") or os.environ.get("CUDNN_PATH")
SYCL_HOME = WINDOWS_CUDA_HOME = None
min_supported_cpython = "0x030A0000"

_MESSAGE = "a text of torch's own errors, which opwright does not raise: it names the cause instead"
_MSVC = "opwright builds on Linux; on Windows keep torch's BuildExtension"
_COMPILERS = "the header of each nvcc says which compilers it takes, and opwright reads it there"
_REFUSED = {
    **dict.fromkeys(("COMMON_MSVC_FLAGS", "MSVC_IGNORE_CUDAFE_WARNINGS", "PLAT_TO_VCVARS"), _MSVC),
    "MINIMUM_MSVC_VERSION": _MSVC,
    **dict.fromkeys(("CUDA_GCC_VERSIONS", "CUDA_CLANG_VERSIONS"), _COMPILERS),
    **dict.fromkeys(("ABI_INCOMPATIBILITY_WARNING", "WRONG_COMPILER_WARNING"), _MESSAGE),
    **dict.fromkeys(("CUDA_MISMATCH_MESSAGE", "CUDA_MISMATCH_WARN"), _MESSAGE),
    "CUDA_NOT_FOUND_MESSAGE": _MESSAGE,
    "BUILT_FROM_SOURCE_VERSION_PATTERN": "a part of torch's own check of its version",
    "SUBPROCESS_DECODE_ARGS": "a part of how torch reads compilers on Windows",
    **dict.fromkeys(("VersionMap", "VersionRange"), "a type in torch's own annotations"),
    "logger": "opwright prints nothing by logging; opwright.load(..., tell=...) says what is done",
    "JIT_EXTENSION_VERSIONER": "opwright.load goes by the content of sources, and counts no versions",
}
"""Names of torch's that mean nothing here, and why."""


def __getattr__(name: str) -> object:
    """Return what depends on this machine; raise ImportError with the reason for what there is not."""
    if name in _OF_THE_MACHINE:
        return _OF_THE_MACHINE[name]()
    if name in _REFUSED:
        raise ImportError(f"opwright.build has no {name}: {_REFUSED[name]}")
    raise AttributeError(f"module 'opwright.build' has no attribute {name!r}")


# ---- extensions


def CppExtension(name: str, sources: Sequence[str], *args: Any, **kwargs: Any) -> Any:
    """Return an extension in C++ for setuptools; what torch needs is added when it is built."""
    from setuptools import Extension  # noqa: PLC0415 - a run for its other names needs none

    linked = kwargs.pop("dlink_libraries", None) or ()
    is_linked = bool(kwargs.pop("dlink", False) or linked)
    options = {"language": "c++", **kwargs}
    extension = Extension(name, list(sources), *args, **options)
    extension.dlink, extension.dlink_libraries = is_linked, list(linked)
    return extension


def CUDAExtension(name: str, sources: Sequence[str], *args: Any, **kwargs: Any) -> Any:
    """Return an extension with CUDA sources for setuptools, also where torch has no CUDA."""
    if _is_hip_extension() and any(str(source).endswith(".cu") for source in sources):
        raise OpwrightError(
            f"{name} has CUDA sources and this torch is for ROCm: opwright does not hipify; name .hip sources, or keep "
            "torch's CUDAExtension and BuildExtension"
        )
    extension = CppExtension(name, sources, *args, **kwargs)
    extension.uses_cuda = True
    return extension


def SyclExtension(name: str, *_: object, **__: object) -> Any:
    """Raise: there is no compiler for it here."""
    raise OpwrightError(f"{name}: {REFUSED_SOURCES['.sycl']}")


# ---- folders


def include_paths(device_type: str | bool = "cpu", torch_include_dirs: bool = True) -> list[str]:
    """Return the folders of torch's headers, and for `cuda` (or True, as older ones had it) of the toolkit's."""
    paths = list(_torch().include_dirs) if torch_include_dirs else []
    toolkit = _toolkit() if device_type in ("cuda", True) else None
    return [*paths, *(toolkit.include_dirs if toolkit else ())]


def library_paths(
    device_type: str | bool = "cpu",
    torch_include_dirs: bool = True,
    cross_target_platform: str | None = None,
) -> list[str]:
    """Return the folders of torch's libraries, and for `cuda` of the toolkit's."""
    if cross_target_platform == "windows":
        raise OpwrightError(_MSVC)
    folder = _torch().library_dir
    toolkit = _toolkit() if device_type in ("cuda", True) else None
    own = [folder] if torch_include_dirs and folder else []
    return [*own, *(toolkit.library_dirs if toolkit else ())]


def get_default_build_root() -> str:
    """Return where libraries that are loaded just in time are kept."""
    return folder_of(None)


# ---- compilers


def get_cxx_compiler() -> str:
    """Return the C++ compiler that a build takes."""
    found = (one for one in host_compilers(os.environ) if isinstance(one, HostCompiler))
    return next((one.path for one in found), os.environ.get("CXX") or "c++")


def check_compiler_is_gcc(compiler: str) -> bool:
    """Return whether a compiler is GCC."""
    return any(one.kind == "gcc" for one in _compilers(compiler))


def check_compiler_ok_for_platform(compiler: str) -> bool:
    """Return whether a compiler is one that extensions are built with."""
    return bool(_compilers(compiler))


def get_compiler_abi_compatibility_and_version(compiler: str) -> tuple[bool, Any]:
    """Return whether a compiler's C++ works with torch's, and its version, as `packaging` has it."""
    found = _compilers(compiler)
    version = ".".join(map(str, found[0].version)) if found else "0.0.0"
    return bool(found), parse_version(version)


def is_ninja_available() -> bool:
    """Return True: compilers run side by side, and only for what has changed, without ninja."""
    return True


def verify_ninja_availability() -> None:
    """Do nothing: ninja is not needed."""


def remove_extension_h_precompiler_headers() -> None:
    """Do nothing: none are created."""


def _compilers(compiler: str) -> list[HostCompiler]:
    found = host_compilers({**os.environ, "CXX": compiler})
    return [one for one in found if isinstance(one, HostCompiler)]


# ---- this machine


def _torch() -> TorchTarget:
    torch = installed_torch(import_folders())
    if not isinstance(torch, TorchTarget):
        raise OpwrightError(f"no torch to build for: {torch.why}")
    return torch


def _toolkit() -> CudaToolkit | None:
    found = cuda_toolkits(os.environ, package_folders())
    return next((one for one in found if isinstance(one, CudaToolkit)), None)


def _cuda_home() -> str | None:
    """Return the home of the toolkit; None, as with torch, where this torch is built without CUDA."""
    torch = installed_torch(import_folders())
    if isinstance(torch, TorchTarget) and torch.cuda is None:
        return None
    toolkit = _toolkit()
    return os.environ.get("CUDA_HOME") or os.environ.get("CUDA_PATH") or (toolkit and toolkit.home)


def _rocm_home() -> str | None:
    hip = hip_compiler(os.environ)
    return os.environ.get("ROCM_HOME") or (hip.home if isinstance(hip, HipCompiler) else None)


def _is_hip_extension() -> bool:
    torch = installed_torch(import_folders())
    return isinstance(torch, TorchTarget) and bool(torch.hip) and _rocm_home() is not None


def _rocm_version() -> tuple[int, ...] | None:
    hip = _torch().hip
    return tuple(int(part) for part in hip.split(".")[:2]) if hip else None


_OF_THE_MACHINE: dict[str, Callable[[], object]] = {
    "CUDA_HOME": _cuda_home,
    "ROCM_HOME": _rocm_home,
    "HIP_HOME": lambda: (home := _rocm_home()) and os.path.join(home, "hip"),
    **dict.fromkeys(("HIP_VERSION", "ROCM_VERSION"), _rocm_version),
    "IS_HIP_EXTENSION": _is_hip_extension,
    "TORCH_LIB_PATH": lambda: _torch().library_dir,
}
