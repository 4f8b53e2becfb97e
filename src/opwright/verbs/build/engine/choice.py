"""Which of a machine's toolkits and compilers a build uses, and why; or why none is suitable."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NoReturn

from opwright.knowledge.versions import numbers
from opwright.model.build.plan import Choice
from opwright.model.build.toolchain import (
    BuildSource,
    CudaToolkit,
    HipCompiler,
    HostCompiler,
    Missing,
    Toolchain,
    TorchTarget,
)
from opwright.verbs.build.engine.plan import BuildRefusedError, BuildRequest, refuse

_EXPLICIT = ("CUDA_HOME", "CUDA_PATH")


def chosen_torch(toolchain: Toolchain) -> TorchTarget:
    """Return the torch to build for; raise if there is none."""
    if isinstance(toolchain.torch, Missing):
        refuse(
            "build-isolation-no-torch",
            f"{toolchain.torch.why}; pass one with --torch",
            module="torch",
            more="",
        )
    return toolchain.torch


def chosen_toolkit(
    toolkits: Sequence[CudaToolkit | Missing], torch: TorchTarget | None
) -> tuple[CudaToolkit, Choice]:
    """Return the toolkit that fits torch's CUDA best; raise if none does."""
    found = [one for one in toolkits if isinstance(one, CudaToolkit)]
    for one in toolkits:
        if isinstance(one, Missing) and one.what in _EXPLICIT:
            path = one.why.partition(",")[0]
            refuse(
                "cuda-home-wrong",
                f"{one.what}: {one.why}",
                problem="has no nvcc",
                path=path,
                home="/usr/local/cuda",
            )
    if not found:
        why = "; ".join(one.why for one in toolkits if isinstance(one, Missing))
        refuse(
            "cuda-toolkit-not-found",
            why or "nvcc was not searched for",
            what="finds none",
            install_toolkit=_way_to_toolkit(torch.cuda if torch else None),
        )
    cuda = numbers(torch.cuda)[:2] if torch and torch.cuda else None
    if cuda is None:
        because = "it is the first one found, and this torch is not built with CUDA"
        return found[0], _toolkit_choice(found[0], because)
    explicit = [one for one in found[:1] if one.found_by in _EXPLICIT]
    fitting = [one for one in explicit or found if one.version[0] == cuda[0]]
    if not fitting:
        _refuse_mismatch(explicit or found, torch)
    best = min(fitting, key=lambda one: (one.version != cuda, fitting.index(one)))
    return best, _toolkit_choice(best, _why(best, torch))


def fitting_toolkit(
    toolkits: Sequence[CudaToolkit | Missing], torch: TorchTarget | None
) -> tuple[CudaToolkit | None, Choice]:
    """Return the toolkit for C++ that may call CUDA's libraries; if none fits, the compiler will say whether it is needed."""
    try:
        return chosen_toolkit(toolkits, torch)
    except BuildRefusedError as error:
        return None, Choice("CUDA toolkit", "none", error.refusal.quote)


def _why(toolkit: CudaToolkit, torch: TorchTarget | None) -> str:
    cuda = (torch and torch.cuda) or ""
    same = toolkit.version == numbers(cuda)[:2]
    return (
        f"torch {torch.version if torch else ''} was built with CUDA {cuda}"
        + ("" if same else ", and minor versions of the same major release are compatible")
        + f"; found by {toolkit.found_by}"
    )


def _refuse_mismatch(toolkits: Sequence[CudaToolkit], torch: TorchTarget | None) -> NoReturn:
    of_torch = (torch and torch.cuda) or ""
    listed = ", ".join(f"{one.name} ({one.nvcc}, {one.found_by})" for one in toolkits)
    found = ".".join(map(str, toolkits[0].version))
    refuse(
        "cuda-toolkit-mismatch",
        (
            f"torch {torch.version if torch else ''} was built with CUDA {of_torch}, but "
            f"this machine has {listed}"
        ),
        found=found,
        torch=of_torch,
        wanted=of_torch,
        install_toolkit=_way_to_toolkit(of_torch),
    )


def _way_to_toolkit(cuda: str | None) -> str:
    """Return the command that installs a toolkit: NVIDIA's wheels have all of nvcc from CUDA 13 on."""
    if cuda and numbers(cuda)[:1] < (13,):
        return f"conda install -c nvidia cuda-toolkit={cuda}"
    return "pip install 'opwright[cuda13]'"


def _toolkit_choice(toolkit: CudaToolkit, because: str) -> Choice:
    return Choice("CUDA toolkit", f"{toolkit.release}, {toolkit.nvcc}", because)


def chosen_host(
    hosts: Sequence[HostCompiler | Missing],
    toolkit: CudaToolkit | None,
    nvcc_host: HostCompiler | Missing | None = None,
) -> tuple[HostCompiler, HostCompiler, tuple[Choice, ...]]:
    """
    Return the C++ compiler, that for nvcc, and why; refuse where nvcc takes none of them.

    `toolkit` bounds what nvcc takes; `nvcc_host` is what somebody has said that it is to take.
    """
    found = [one for one in hosts if isinstance(one, HostCompiler)]
    if not found:
        _refuse_missing([one for one in hosts if isinstance(one, Missing)])
    first = found[0]
    told = Choice("C++ compiler", f"{first.name}, {first.path}", f"found by {first.found_by}")
    if isinstance(nvcc_host, Missing):
        _refuse_missing([nvcc_host])
    if nvcc_host is not None:
        if toolkit and not _fits(nvcc_host, toolkit):
            _refuse_host(nvcc_host, toolkit)
        return first, nvcc_host, (told, _nvcc_host_choice(nvcc_host, f"{nvcc_host.found_by}"))
    if toolkit is None or _fits(first, toolkit):
        return first, first, (told,)
    fitting = next((one for one in found if _fits(one, toolkit)), None)
    if fitting is None:
        _refuse_host(first, toolkit)
    because = (
        f"{toolkit.name} supports {_bound(first, toolkit)} at most, and {first.path} "
        f"is {first.name}"
    )
    return first, fitting, (told, _nvcc_host_choice(fitting, because))


def _nvcc_host_choice(host: HostCompiler, because: str) -> Choice:
    return Choice("nvcc host compiler", f"{host.name}, {host.path}", because)


def _refuse_missing(missing: Sequence[Missing]) -> NoReturn:
    refuse(
        "missing-host-compiler",
        "; ".join(one.why for one in missing) or "g++ was not searched for",
        compiler=missing[0].what if missing else "g++",
        install_compiler="apt-get install g++",
        use_compiler="export CXX=g++",
    )


def _newest(host: HostCompiler, toolkit: CudaToolkit) -> int | None:
    return toolkit.newest_gcc if host.kind == "gcc" else toolkit.newest_clang


def _fits(host: HostCompiler, toolkit: CudaToolkit) -> bool:
    newest = _newest(host, toolkit)
    return newest is None or host.version[0] <= newest


def _bound(host: HostCompiler, toolkit: CudaToolkit) -> str:
    kind = "GCC" if host.kind == "gcc" else "clang"
    return f"{kind} {_newest(host, toolkit)}"


def _refuse_host(host: HostCompiler, toolkit: CudaToolkit) -> NoReturn:
    is_gcc = host.kind == "gcc"
    refuse(
        "gcc-too-new-for-nvcc",
        (
            f"{host.path} is {host.name}, but {toolkit.name} ({toolkit.nvcc}) supports "
            f"{_bound(host, toolkit)} at most"
        ),
        compiler="GCC" if is_gcc else "clang",
        package=f"{'g++' if is_gcc else 'clang'}-{_newest(host, toolkit)}",
        newest=str(_newest(host, toolkit)),
    )


def chosen_hip(toolchain: Toolchain, source: BuildSource) -> HipCompiler:
    """Return AMD's compiler; raise if there is none."""
    if isinstance(toolchain.hip, Missing):
        refuse(
            "missing-host-compiler",
            f"{source.path}: {toolchain.hip.why}",
            compiler="hipcc",
            install_compiler="apt-get install hipcc",
            use_compiler="export ROCM_HOME=/usr  # or wherever bin/hipcc is",
        )
    return toolchain.hip


def check_python(request: BuildRequest, toolchain: Toolchain) -> None:
    """Raise for sources that include Python's headers if these are missing."""
    python = toolchain.python
    source = next((one for one in request.sources if one.uses_python), None)
    if source and not python.has_headers:
        folders = ", ".join(python.include_dirs)
        refuse(
            "missing-python-dev-headers",
            f"{source.path} includes Python.h, which is not in {folders}",
            version=".".join(map(str, python.version)),
        )
