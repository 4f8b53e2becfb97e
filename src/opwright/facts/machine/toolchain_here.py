"""What this machine has of what some sources need: compilers, toolkits, and the torch to build for."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Collection, Iterable, Iterator

from opwright import facts, knowledge
from opwright.errors import OpwrightError, UnreadableInputError
from opwright.facts.machine.toolchain import (
    cuda_toolkits,
    hip_compiler,
    host_compilers,
    launcher,
    python_target,
    read_host_compiler,
)
from opwright.facts.torch.target import installed_torch, read_torch_target
from opwright.knowledge.versions import is_within
from opwright.model.build.plan import Flag
from opwright.model.build.toolchain import HostCompiler, Missing, Toolchain, TorchTarget


def read_toolchain(
    languages: Collection[str],
    torch: str | None,
    fetching: Callable[[str], None] | None = None,
    nvcc_host: Flag | None = None,
) -> Toolchain:
    """Return what this machine has of what sources in some languages need: `cpp`, `cuda`, `hip`."""
    packages = package_folders()
    nobody = Missing("nvcc", "not searched for: no source needs it")
    cuda = cuda_toolkits(os.environ, packages) if "cuda" in languages else (nobody,)
    return Toolchain(
        python=python_target(),
        hosts=host_compilers(os.environ, toolkits=cuda),
        torch=_known_abi(_torch(torch, fetching)),
        cuda=cuda,
        nvcc_host=nvcc_host and _host_of_nvcc(nvcc_host),
        hip=hip_compiler(os.environ) if "hip" in languages else nobody._replace(what="hipcc"),
        launcher=launcher(os.environ),
    )


def with_toolkits(toolchain: Toolchain) -> Toolchain:
    """Return a toolchain with the CUDA toolkits that are here, for C++ that calls CUDA's libraries."""
    return toolchain._replace(cuda=cuda_toolkits(os.environ, package_folders()))


def _host_of_nvcc(named: Flag) -> HostCompiler | Missing:
    """Return the compiler that a flag or variable names, or that is in the folder that it names."""
    program = os.path.join(named.text, "g++") if os.path.isdir(named.text) else named.text
    return read_host_compiler(program, named.because, os.environ)


def package_folders() -> list[str]:
    """Return the folders of packages of this Python."""
    return [path for path in sys.path if path.endswith("-packages")]


def import_folders() -> list[str]:
    """Return where this Python imports from: folders of packages, PYTHONPATH, source trees."""
    return [os.path.abspath(path) for path in sys.path]


_BROUGHT_BY = {"cutlass_library": "nvidia-cutlass"}
"""Distributions with headers in a package of another name."""


def headers_of_packages(folders: Iterable[str], said_by: str) -> Iterator[str]:
    """Yield where headers are that a project takes from Python packages; raise OpwrightError if nowhere."""
    for required in folders:
        places = (os.path.join(folder, required) for folder in import_folders())
        include_dir = next(filter(os.path.isdir, places), None)
        if include_dir is None:
            package = required.partition("/")[0]
            name = _BROUGHT_BY.get(package, package.replace("_", "-"))
            raise OpwrightError(
                f"{said_by} uses headers from {required}, which is not installed for this "
                f"Python: pip install --no-deps {name}"
            )
        yield include_dir


def _torch(
    torch_option: str | None, fetching: Callable[[str], None] | None
) -> TorchTarget | Missing:
    if torch_option is None:
        return installed_torch(import_folders())
    if os.path.isdir(torch_option):
        return read_torch_target(os.path.abspath(torch_option), f"--torch {torch_option}")
    here = installed_torch(import_folders())
    if isinstance(here, TorchTarget) and is_within(here.version, torch_option):
        return here
    known = [
        r.version
        for r in knowledge.releases.releases(os.uname().machine)
        if is_within(r.version, torch_option)
    ]
    if known:
        return _published(known[-1], torch_option, fetching)
    is_here = f"torch {here.version}" if isinstance(here, TorchTarget) else "none"
    built_elsewhere = (
        ""
        if "+" not in torch_option
        else " (for local builds such as +cpu, only the installed one)"
    )
    return Missing(
        "torch",
        (
            f"--torch {torch_option} is neither a directory nor a known release{built_elsewhere}; "
            f"installed: {is_here}"
        ),
    )


def _published(
    version: str, torch_option: str, fetching: Callable[[str], None] | None
) -> TorchTarget | Missing:
    """Return a release that is not installed, by the headers in its wheel."""
    try:
        folder, wheel = facts.published.published_headers(version, fetching)
    except UnreadableInputError as error:
        return Missing("torch", f"--torch {torch_option} is not installed: {error}")
    return read_torch_target(folder, f"--torch {torch_option} is not installed: headers of {wheel}")


def _known_abi(torch: TorchTarget | Missing) -> TorchTarget | Missing:
    """Return a torch with the string ABI of its release, if it has no libraries to read it from."""
    if isinstance(torch, Missing) or torch.cxx11_abi is not None:
        return torch
    known = next((r for r in knowledge.releases.releases() if r.version == torch.version), None)
    return torch._replace(cxx11_abi=known.cxx11_abi) if known else torch


def linkable(toolchain: Toolchain, project: str) -> Toolchain:
    """Return a toolchain whose torch has stub libraries if it consists only of headers."""
    torch = toolchain.torch
    if isinstance(torch, Missing) or torch.library_dir:
        return toolchain
    folder = os.path.join(os.path.abspath(project), f"build/opwright/torch{torch.version}")
    return toolchain._replace(
        torch=facts.stub_libraries.with_stub_libraries(torch, folder, os.uname().machine)
    )


def gpus_here() -> tuple[str, ...]:
    return tuple(
        dict.fromkeys(
            gpu.arch for gpu in knowledge.gpu_names.this_machine() if gpu.arch.startswith("sm_")
        )
    )
