"""
What this machine has of what extensions need. A probe that fails is a value with its reason.

The driver and the GPUs are asked through NVML, which is part of the driver, and where it is not there what the kernel says counts.
"""

from __future__ import annotations

import ctypes
import os
import re
import sys
from collections.abc import Iterator, Mapping, Sequence

from opwright import knowledge
from opwright.errors import UnreadableInputError
from opwright.facts.archives.byte_source import open_file
from opwright.facts.elf.dynamic import Elf
from opwright.facts.machine.capacity import processor
from opwright.facts.machine.this_machine import this_machine
from opwright.facts.machine.toolchain import cuda_toolkits, hip_compiler, host_compilers
from opwright.model import Gpu
from opwright.model.build.toolchain import Missing
from opwright.model.environment.installed import Machine

TYPE_CHECKING = False
if TYPE_CHECKING:
    import ctypes

_VARIABLES = (
    *("LD_LIBRARY_PATH", "LD_PRELOAD", "PYTHONPATH", "PYTHONHOME", "PYTHONNOUSERSITE"),
    *("CUDA_HOME", "CUDA_PATH", "CUDA_VISIBLE_DEVICES", "ROCM_HOME", "ROCM_PATH"),
    *("TORCH_CUDA_ARCH_LIST", "TORCH_EXTENSIONS_DIR", "TORCH_DEVICE_BACKEND_AUTOLOAD"),
    *("CONDA_PREFIX", "VIRTUAL_ENV", "CC", "CXX", "TRITON_CACHE_DIR", "FLASHINFER_WORKSPACE_BASE"),
)
_GLIBCXX = re.compile(rb"\0GLIBCXX_(3\.4\.\d+)(?=\0)")
_LIBSTDCXX = "libstdc++.so.6"
_MOST_GPUS = 64
_LONGEST_NAME = 96


def machine_here(environ: Mapping[str, str], packages: Sequence[str]) -> Machine:
    """Return what this machine has; `packages` are the folders to search for NVIDIA wheels."""
    known = this_machine()
    driver, gpus = _driver_and_gpus(known.driver)
    toolkits = cuda_toolkits(environ, packages)
    return Machine(
        system=known.os,
        driver=driver,
        gpus=gpus,
        cuda=toolkits,
        hosts=host_compilers(environ, toolkits=toolkits),
        hip=hip_compiler(environ),
        glibc=_glibc(),
        glibcxx=_glibcxx(environ),
        variables=tuple((name, environ[name]) for name in _VARIABLES if environ.get(name)),
    )


# ---- driver and GPUs ---------------------------------------------------------------


def _driver_and_gpus(
    kernel_driver: str | None,
) -> tuple[str | Missing, tuple[Gpu, ...] | Missing]:
    nvml = _query_nvml()
    amd = tuple(gpu for gpu in knowledge.gpu_names.this_machine() if gpu.arch.startswith("gfx"))
    if isinstance(nvml, Missing):
        kernel_gpus = knowledge.gpu_names.this_machine()
        driver = kernel_driver or Missing("driver", nvml.why)
        return driver, kernel_gpus or Missing("GPU", f"{nvml.why}, and the kernel lists no GPU")
    driver_version, gpus = nvml
    return driver_version, (*gpus, *amd) or Missing(
        "GPU", "the driver is installed but lists no GPU"
    )


def _query_nvml() -> tuple[str, tuple[Gpu, ...]] | Missing:
    """Return the driver's version and its GPUs."""
    try:
        nvml = ctypes.CDLL("libnvidia-ml.so.1")
    except OSError:
        return Missing("NVML", "no libnvidia-ml.so.1")
    if code := nvml.nvmlInit_v2():
        return Missing("NVML", f"libnvidia-ml.so.1 failed to initialise with error {code}")
    try:
        text = ctypes.create_string_buffer(_LONGEST_NAME)
        nvml.nvmlSystemGetDriverVersion(text, _LONGEST_NAME)
        driver = text.value.decode("ascii", "replace")
        count = ctypes.c_uint(0)
        nvml.nvmlDeviceGetCount_v2(ctypes.byref(count))
        return driver, tuple(_gpus(nvml, min(count.value, _MOST_GPUS)))
    except AttributeError as error:
        return Missing("NVML", f"unsupported libnvidia-ml.so.1: {error}")
    finally:
        nvml.nvmlShutdown()


def _gpus(nvml: ctypes.CDLL, count: int) -> Iterator[Gpu]:
    for number in range(count):
        handle = ctypes.c_void_p()
        if nvml.nvmlDeviceGetHandleByIndex_v2(number, ctypes.byref(handle)):
            continue
        name = ctypes.create_string_buffer(_LONGEST_NAME)
        major, minor = ctypes.c_int(0), ctypes.c_int(0)
        nvml.nvmlDeviceGetName(handle, name, _LONGEST_NAME)
        nvml.nvmlDeviceGetCudaComputeCapability(handle, ctypes.byref(major), ctypes.byref(minor))
        if major.value:
            device_name = name.value.decode("utf-8", "replace")
            yield Gpu(device_name, f"sm_{major.value}{minor.value}")


# ---- glibc and libstdc++ -----------------------------------------------------------


def _glibc() -> str | Missing:
    try:
        version_text = os.confstr("CS_GNU_LIBC_VERSION") or ""
    except (ValueError, OSError, AttributeError):  # from another system
        version_text = ""
    name, _, version = version_text.partition(" ")
    return version if name == "glibc" else Missing("glibc", f"{sys.platform} does not use glibc")


def _glibcxx(environ: Mapping[str, str]) -> str | Missing:
    """Return the newest names of the libstdc++ that the loader finds."""
    triple = f"{processor()}-linux-gnu"
    folders = [
        *(folder for folder in environ.get("LD_LIBRARY_PATH", "").split(":") if folder),
        *(f"/usr/lib/{triple}", f"/lib/{triple}", "/usr/lib64", "/lib64", "/usr/lib"),
    ]
    for folder in folders:
        path = os.path.join(folder, _LIBSTDCXX)
        if os.path.isfile(path):
            try:
                strings = Elf(open_file(path), path).strings()
            except UnreadableInputError as error:
                return Missing("libstdc++", str(error))
            versions = [m[1].decode() for m in _GLIBCXX.finditer(strings)]
            newest = max(versions, key=lambda v: int(v.rpartition(".")[2]), default="")
            return newest or Missing("libstdc++", f"{path} has no GLIBCXX versions")
    return Missing("libstdc++", f"no {_LIBSTDCXX} in the system library directories")
