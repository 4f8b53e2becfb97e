"""Device linking, when kernels of one source call functions of another: nvcc's separate compilation."""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator, Sequence

from opwright.model.build.plan import Flag, Step
from opwright.model.build.toolchain import CudaToolkit, HostCompiler
from opwright.verbs.build.engine.flags.archs import Arch
from opwright.verbs.build.engine.flags.flags import ARCH_FLAGS, given_for, nvcc_host, own
from opwright.verbs.build.engine.plan import BuildRequest

_ON = ("true", "1", "on", "yes")
_OPTIONS = ("-rdc", "--relocatable-device-code")
_SHORT = ("-dc", "--device-c")
_BECAUSE = "links device code across files"


def is_wanted(request: BuildRequest) -> bool:
    """Return whether device code is to be linked, as the project says, or flags for nvcc."""
    return request.settings.device_link or is_relocatable(request)


def is_relocatable(request: BuildRequest) -> bool:
    """Return whether nvcc's flags request device code that calls that of other files."""
    texts = [flag.text for flag in given_for(request, "cuda")]
    wanted = False
    for number, text in enumerate(texts):
        option, joined, value = text.partition("=")
        if option in _OPTIONS:
            value = value if joined else "".join(texts[number + 1 : number + 2])
            wanted = value.lower() in _ON
        wanted = wanted or text in _SHORT
    return wanted


def relocatable(request: BuildRequest) -> tuple[Flag, ...]:
    """Return the flags for relocatable device code, if only device linking was requested."""
    is_asked = request.settings.device_link and not is_relocatable(request)
    return (Flag("-rdc=true", _BECAUSE),) if is_asked else ()


def device_link(
    request: BuildRequest,
    toolkit: CudaToolkit,
    host: HostCompiler,
    objects: Sequence[str],
    archs: Iterable[Arch],
) -> Step:
    """Return the step that links the device code of some objects; the linker of the host takes what it makes."""
    said = f"set by {request.settings.said_by}"
    return Step(
        "dlink",
        toolkit.nvcc,
        (
            Flag("-dlink", _BECAUSE),
            *nvcc_host(request, host),
            Flag("-Xcompiler=-fPIC", "shared libraries are loaded at any address"),
            *(_gencode(arch) for arch in archs),
            *_given_archs(request),
            *(Flag(f"-L{folder}", said) for folder in request.settings.library_dirs),
            *(
                Flag(f"-L{folder}", f"libraries of {toolkit.name}")
                for folder in toolkit.library_dirs
            ),
            *(Flag(text, said) for text in request.settings.device_link_flags),
            *runtime(toolkit),
        ),
        tuple(objects),
        f"{request.build_folder}/device_link.o",
    )


def runtime(toolkit: CudaToolkit) -> tuple[Flag, ...]:
    """Return the runtime of device code, where the toolkit has it."""
    folders = (os.path.join(folder, "libcudadevrt.a") for folder in toolkit.library_dirs)
    is_here = any(map(os.path.isfile, folders))
    return (Flag("-lcudadevrt", "the runtime of device code"),) if is_here else ()


def _gencode(arch: Arch) -> Flag:
    digits = arch.name.removeprefix("sm_")
    return Flag(f"-gencode=arch=compute_{digits},code=sm_{digits}", arch.because)


def _given_archs(request: BuildRequest) -> Iterator[Flag]:
    """Yield the architectures that the project's own flags name, `-gencode arch=…` in one word or in two."""
    given = own(request, "cuda")
    for number, flag in enumerate(given):
        before = given[number - 1].text if number else ""
        if flag.text.startswith((*ARCH_FLAGS, "-dlto")) or before in ARCH_FLAGS:
            yield flag
