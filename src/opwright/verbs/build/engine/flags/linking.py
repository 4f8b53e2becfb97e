"""The flags of the link, each with its reason."""

from __future__ import annotations

import os
from collections.abc import Sequence

from opwright.model.build.plan import Flag
from opwright.model.build.toolchain import CudaToolkit, HipCompiler, TorchTarget
from opwright.verbs.build.engine.flags.device_link import is_wanted, runtime
from opwright.verbs.build.engine.plan import BuildRequest

DRIVER_STUBS = "stubs"
"""The folder of a build where a stand-in for the driver's library is."""


def link_flags(
    request: BuildRequest,
    torch: TorchTarget | None,
    toolkit: CudaToolkit | None,
    hip: HipCompiler | None = None,
    *,
    uses_python: bool,
) -> tuple[Flag, ...]:
    """Return all flags of the link."""
    return (
        Flag("-shared", "Python loads a shared library"),
        *_checked([*(one.text for one in request.environment.link), *request.settings.link_flags]),
        *_torch_flags(request, torch, gpu=bool(toolkit or hip), uses_python=uses_python),
        *(runtime(toolkit) if toolkit and is_wanted(request) else ()),
        *_cuda_flags(request, torch, toolkit),
        *_hip_flags(hip),
        *_project_flags(request, toolkit),
        *request.environment.cxx,  # as make and CMake have it: -flto and -fsanitize are for both
        *request.environment.link,
        *(Flag(text, f"set by {request.settings.said_by}") for text in request.settings.link_flags),
    )


def _checked(given: Sequence[str]) -> tuple[Flag, ...]:
    """
    Return what has the linker tell every symbol that no library has, with the line that wants it.

    As warnings, for Python's own functions are among them: the interpreter has those. A stub of them would
    be written into the library as one that it needs, by every linker, and then not be there. So the names
    that the interpreter exports are taken off what the linker tells, and the library only gets its name when
    nothing is left. GNU ld, gold and lld tell where. mold would put 0 in the place of what it warns of,
    so it is not asked: what the library wants is then all that is looked at.
    """
    because = "report undefined symbols at link time, not at import"
    told = (
        Flag("-Wl,-z,defs", because),
        Flag("-Wl,--warn-unresolved-symbols", "the interpreter provides Python's symbols"),
    )
    return (
        *(() if any(one.endswith("mold") for one in given) else told),
        Flag("-Wl,--as-needed", "record only the libraries that are used"),
        Flag("-Wl,-z,noexecstack", "hardened systems reject libraries with an executable stack"),
    )


def _torch_flags(
    request: BuildRequest, torch: TorchTarget | None, *, gpu: bool, uses_python: bool
) -> tuple[Flag, ...]:
    if torch is None or torch.library_dir is None:
        return ()
    because = f"libraries of torch {torch.version}"
    stable = request.settings.torch_floor is not None
    names = ["torch_cpu", "torch"] if stable else ["c10", "torch_cpu", "torch"]
    names += [] if stable or not gpu else ["c10_cuda", "c10_hip"]
    names += ["torch_cuda", "torch_hip"] if gpu else []
    names += ["torch_python"] if uses_python and not stable else []
    return (
        Flag(f"-L{torch.library_dir}", because),
        *(Flag(f"-l{name}", because) for name in names if name in torch.libraries),
        *(_with_cuda_if_there(torch) if stable and gpu else ()),
    )


def _with_cuda_if_there(torch: TorchTarget) -> tuple[Flag, ...]:
    """Return what lets weak references find libtorch_cuda: libtorch lists it, in a torch that has it."""
    because = "resolves weak references to libtorch_cuda where torch has it"
    texts = ("-Wl,--no-as-needed", "-ltorch", "-Wl,--as-needed")
    return tuple(Flag(text, because) for text in texts) if "torch" in torch.libraries else ()


def _cuda_flags(
    request: BuildRequest, torch: TorchTarget | None, toolkit: CudaToolkit | None
) -> tuple[Flag, ...]:
    if toolkit is None:
        return ()
    because = f"CUDA runtime of {toolkit.name}"
    folders = tuple(Flag(f"-L{folder}", because) for folder in toolkit.library_dirs)
    if torch is None or torch.cuda is None or request.settings.torch_floor:
        why = (
            (
                "the stable ABI works with any torch, whatever its CUDA version: libcudart "
                "is linked statically"
            )
            if request.settings.torch_floor
            else (
                "this torch is not built with CUDA and ships no libcudart: it is linked statically"
            )
        )
        static = ("-lcudart_static", "-ldl", "-lrt", "-lpthread")
        return (*folders, *(Flag(text, why) for text in static))
    return (*folders, Flag(_runtime(toolkit), f"{because}, shipped with torch"))


def _hip_flags(hip: HipCompiler | None) -> tuple[Flag, ...]:
    if hip is None:
        return ()
    because = f"HIP runtime {'.'.join(map(str, hip.version))}"
    return Flag(f"-L{hip.home}/lib", because), Flag("-lamdhip64", because)


def _runtime(toolkit: CudaToolkit) -> str:
    """Return the linker's flags for libcudart: wheels have it only under its full name."""
    plain = any(os.path.exists(f"{folder}/libcudart.so") for folder in toolkit.library_dirs)
    full = f"libcudart.so.{toolkit.version[0]}"
    versioned = any(os.path.exists(f"{folder}/{full}") for folder in toolkit.library_dirs)
    return f"-l:{full}" if versioned and not plain else "-lcudart"


def _project_flags(request: BuildRequest, toolkit: CudaToolkit | None) -> tuple[Flag, ...]:
    said = f"set by {request.settings.said_by}"
    flags = [Flag(f"-L{folder}", said) for folder in request.settings.library_dirs]
    if "cuda" in request.settings.libraries:
        because = "build machines may lack the driver's libcuda"
        folders = toolkit.library_dirs if toolkit else ()
        flags += [Flag(f"-L{folder}/stubs", because) for folder in folders]
        because = "a generated stub, where the toolkit has no libcuda stub"
        flags.append(Flag(f"-L{request.build_folder}/{DRIVER_STUBS}", because))
    return (*flags, *(Flag(f"-l{name}", said) for name in request.settings.libraries))
