"""Toolkits and compilers of any release, as far as reading them goes: programs that tell who they are."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from opwright.knowledge.cuda.archs import archs_of
from opwright.model.build.toolchain import (
    BuildSource,
    CudaToolkit,
    HostCompiler,
    Missing,
    PythonTarget,
    Toolchain,
    TorchTarget,
)
from opwright.verbs.build.engine.plan import BuildRequest
from opwright.verbs.build.settings.settings import BuildSettings


def script(path: Path, text: str) -> Path:
    """Write a program that prints a text whatever it is asked."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(f"#!/bin/sh\ncat <<'END'\n{text}\nEND\n")
    path.chmod(0o755)
    return path


def nvcc(home: Path, release: str, *, gcc: int | None = None, clang_below: int = 0) -> Path:
    """Write a toolkit: an nvcc that tells its release, and the header that bounds the compilers."""
    major_minor = ".".join(release.split(".")[:2])
    if gcc:
        config = home / "include" / "crt" / "host_config.h"
        config.parent.mkdir(parents=True)
        config.write_text(
            f"#if defined(__GNUC__)\n#if __GNUC__ > {gcc}\n#error -- unsupported GNU version! gcc "
            f"versions later than {gcc} are not supported!\n#endif\n#if (__clang_major__ >= {clang_below})\n"
            f"#error -- unsupported clang version! clang version must be less than {clang_below} and "
            "greater than 3.2 .\n#endif\n#endif\n"
        )
    return script(
        home / "bin" / "nvcc", f"Cuda compilation tools, release {major_minor}, V{release}"
    )


def cuda(version: tuple[int, int], *, newest_gcc: int = 15, found_by: str = "PATH") -> CudaToolkit:
    """Return a toolkit of a release."""
    name = ".".join(map(str, version))
    home = f"/opt/cuda-{name}"
    return CudaToolkit(
        f"{home}/bin/nvcc",
        home,
        version,
        f"{name}.0",
        found_by,
        archs_of(version),
        newest_gcc=newest_gcc,
        newest_clang=20,
        include_dirs=(f"{home}/include",),
        library_dirs=(f"{home}/lib64",),
    )


GCC = HostCompiler("/usr/bin/g++", "gcc", (12, 2, 0), "PATH")
PYTHON = PythonTarget(
    (3, 11), ("/py/include/python3.11",), ".cpython-311-x86_64-linux-gnu.so", "/py/bin/python3.11"
)
NO_NVCC = Missing("nvcc", "PATH has no nvcc")


def torch(version: str, *, cuda: str | None = None, abi: bool | None = True) -> TorchTarget:
    """Return an installed torch of a release."""
    libraries = ("c10", "torch", "torch_cpu", "torch_python")
    return TorchTarget(
        version,
        "/site/torch",
        "it is installed in the same environment as opwright",
        ("/site/torch/include", "/site/torch/include/torch/csrc/api/include"),
        "/site/torch/lib",
        (*libraries, "c10_cuda", "torch_cuda") if cuda else libraries,
        cuda=cuda,
        cxx11_abi=abi,
    )


TORCH = torch("2.13.0", cuda="13.0")


def toolchain(
    toolkit: CudaToolkit | Missing = NO_NVCC,
    target: TorchTarget | Missing = TORCH,
    hosts: tuple[HostCompiler | Missing, ...] = (GCC,),
) -> Toolchain:
    """Return a toolchain with one CUDA toolkit."""
    return Toolchain(PYTHON, hosts, target, (toolkit,))


def requested(
    name: str = "op",
    sources: tuple[BuildSource, ...] = (),
    *,
    archs_said_by: str = "nobody",
    gpus: tuple[str, ...] = (),
    **settings: Any,  # noqa: ANN401 - each setting has its own type
) -> BuildRequest:
    """Return what is to be built, with what a project says of it."""
    said = BuildSettings(name, tuple(source.path for source in sources), **settings)
    return BuildRequest(said, sources, archs_said_by=archs_said_by, gpus=gpus)
