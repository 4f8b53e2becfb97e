"""Flags, each with its reason: one small function for each thing that decides some."""

from __future__ import annotations

import re

from opwright.model.build.plan import Flag
from opwright.model.build.toolchain import (
    BuildSource,
    CudaToolkit,
    HostCompiler,
    PythonTarget,
    TorchTarget,
)
from opwright.verbs.build.engine.plan import BuildRequest, refuse
from opwright.verbs.build.settings.environment import ccbin

_STANDARDS = (((2, 13), 20), ((2, 1), 17), ((1, 5), 14))
_FIRST_STABLE = (2, 9)
_CLANG_MANGLES_SINCE = 18
_CONSTRAINED = ((2, 3), (2, 11))
_PYBIND11_ABI = re.compile(r"(_[a-z]+)(_lib\w+?)(_cxxabi\w+)")
NO_HALF = (
    "__CUDA_NO_HALF_OPERATORS__",
    "__CUDA_NO_HALF_CONVERSIONS__",
    "__CUDA_NO_BFLOAT16_CONVERSIONS__",
    "__CUDA_NO_HALF2_OPERATORS__",
)


_ANY_HOST = ("-allow-unsupported-compiler", "--allow-unsupported-compiler")
ARCH_FLAGS = ("-gencode", "--generate-code", "-arch", "--gpu-architecture", "-code")


def own(request: BuildRequest, language: str) -> tuple[Flag, ...]:
    """Return the flags of the environment and the project's own, which come last so that they count."""
    settings = request.settings
    texts = settings.nvcc_flags if language in ("cuda", "hip") else settings.cxx_flags
    said = f"set by {settings.said_by}"
    return (*request.environment.given(language), *(Flag(text, said) for text in texts))


def given_for(request: BuildRequest, language: str) -> tuple[Flag, ...]:
    """Return what others than this plan tell the compiler of a language."""
    obeyed = request.environment.obeyed if language == "cuda" else ()
    return (*own(request, language), *obeyed)


def has_own_archs(request: BuildRequest) -> bool:
    """Return whether flags for nvcc say the architectures, so that no list counts."""
    return _is_given(request, "cuda", *ARCH_FLAGS)


def _is_given(request: BuildRequest, language: str, *starts: str) -> bool:
    return any(flag.text.startswith(starts) for flag in given_for(request, language))


def takes_any_host(request: BuildRequest) -> bool:
    """Return whether nvcc is told not to ask which C++ compiler it works with."""
    return _is_given(request, "cuda", *_ANY_HOST)


def cxx_standard(
    request: BuildRequest, torch: TorchTarget | None, language: str
) -> tuple[Flag, ...]:
    """Return the C++ standard: what the project says, or what torch's headers need."""
    if language == "c" or _is_given(request, language, "-std", "--std"):  # nvcc takes no two
        return ()
    if request.settings.cxx_standard:
        return (
            Flag(f"-std=c++{request.settings.cxx_standard}", f"set by {request.settings.said_by}"),
        )
    if torch is None:
        return (Flag("-std=c++17", "no torch headers to require a newer one"),)
    standard = next((number for since, number in _STANDARDS if torch.numbers >= since), 11)
    return (
        Flag(
            f"-std=c++{standard}",
            f"the headers of torch {torch.series} require C++{standard}",
        ),
    )


def optimisation(request: BuildRequest, source: BuildSource) -> tuple[Flag, ...]:
    """
    Return what makes code fast, unless the project's flags say it.

    Less than all only of C++ that calls kernels in other files, where all of torch's headers are what is compiled.
    """
    if request.settings.debug:
        return _debugged(request, source)
    calls_kernels = source.language == "cpp" and any(s.language != "cpp" for s in request.sources)
    level, why = "-O3", "release build"
    if request.settings.optimisation != level and source.is_heavy and calls_kernels:
        level = request.settings.optimisation
        why = "faster to compile, and the kernels are in other files; torch's load passes no -O"
    is_set = _is_given(request, source.language, "-O")
    is_host = source.language in ("c", "cpp")  # asserts of kernels stay, as with torch
    return (
        *(() if is_set else (Flag(level, why),)),
        *((Flag("-DNDEBUG", "release build: no assert()"),) if is_host else ()),
    )


def wanted_output(request: BuildRequest, source: BuildSource) -> tuple[Flag, ...]:
    """Return the flags for more output than an object: line information, debug information, and intermediate files."""
    settings, is_cuda = request.settings, source.language == "cuda"
    flags: list[Flag] = []
    if settings.split_debug and not settings.debug:
        flags.append(Flag("-g", "debug information, to be split off"))
    if settings.line_info and is_cuda and not settings.debug:
        flags.append(Flag("-lineinfo", "--lineinfo: lines of kernels for profilers"))
    if settings.keep:
        because = "--keep: intermediate files"
        folder = Flag(f"--keep-dir={request.build_folder}", because)
        kept = (Flag("--keep", because), folder) if is_cuda else (Flag("-save-temps=obj", because),)
        flags += kept
    return tuple(flags)


def _debugged(request: BuildRequest, source: BuildSource) -> tuple[Flag, ...]:
    because = "debug build"
    is_set = _is_given(request, source.language, "-O")
    return (
        Flag("-g", because),
        *(() if is_set else (Flag("-O0", because),)),
        *((Flag("-lineinfo", because),) if source.language == "cuda" else ()),
    )


def seldom_tidy(request: BuildRequest, source: BuildSource, host: HostCompiler) -> tuple[Flag, ...]:
    """
    Return what keeps GCC from looking for garbage while it reads a hundred thousand lines of headers.

    Measured with GCC 12 on a source of torch/extension.h, torch 2.13: 1.7 GB in place of 1.5, and about a tenth less CPU
    time. Beside other large sources memory counts more. The host code that nvcc passes on needs less than nvcc itself.
    """
    if host.kind != "gcc" or not source.is_heavy:
        return ()
    is_cuda = source.language == "cuda"
    lead = "-Xcompiler=" if is_cuda else ""
    pipe = Flag(f"{lead}-pipe", "runs the assembler alongside the compiler")
    if not is_cuda and sum(one.is_heavy for one in request.sources) > 1:
        return (pipe,)
    because = "with all of torch's headers GCC takes less time and 0.2 GB more memory"
    return (
        pipe,
        Flag(f"{lead}--param=ggc-min-expand=100", because),
        Flag(f"{lead}--param=ggc-min-heapsize=700000", because),
    )


def string_abi(torch: TorchTarget | None) -> tuple[Flag, ...]:
    """Return which std::string torch's functions take."""
    if torch is None or torch.cxx11_abi is None:
        return ()
    which = "new" if torch.cxx11_abi else "old"
    text = f"-D_GLIBCXX_USE_CXX11_ABI={int(torch.cxx11_abi)}"
    return (Flag(text, f"torch {torch.version} was built with the {which} string ABI"),)


def extension_name(request: BuildRequest) -> tuple[Flag, ...]:
    """Return the name that the module gives itself."""
    name = request.settings.name.rpartition(".")[2]
    return (
        Flag(
            f"-DTORCH_EXTENSION_NAME={name}", f"the module is imported as {request.settings.name}"
        ),
        Flag("-DTORCH_API_INCLUDE_EXTENSION_H", "torch/extension.h expects it"),
    )


def pybind11_abi(source: BuildSource, torch: TorchTarget | None) -> tuple[Flag, ...]:
    """Return what lets the module share pybind11's types with torch, where pybind11 2 asks flags."""
    found = _PYBIND11_ABI.fullmatch((torch and torch.pybind11_abi) or "")
    if not source.uses_python or not found:
        return ()
    because = "must match torch's own modules for pybind11 types to be shared"
    names = ("COMPILER_TYPE", "STDLIB", "BUILD_ABI")
    return tuple(
        Flag(f'-DPYBIND11_{name}="{value}"', because)
        for name, value in zip(names, found.groups(), strict=True)
    )


def stable_abi(request: BuildRequest, torch: TorchTarget | None, *, gpu: bool) -> tuple[Flag, ...]:
    """Return what holds the sources to the stable ABI of the floor; refuse headers older than it."""
    floor = request.settings.torch_floor
    if floor is None:
        return ()
    right = f"0x{floor[0]:02x}{floor[1]:02x}000000000000"
    said = ".".join(map(str, floor))
    if torch and torch.numbers < floor:
        refuse(
            "torch-target-version-wrong",
            f"torch-floor is {said}, but the headers are from torch {torch.version}",
            said=said,
            problem=f"it is newer than the headers of torch {torch.version}",
            right=f'torch-floor = "{torch.series}" or less, or build against torch {said}',
        )
    if floor < _FIRST_STABLE:
        refuse(
            "torch-target-version-wrong",
            f"torch-floor is {said}",
            said=said,
            problem="the stable ABI starts with torch 2.9",
            right='torch-floor = "2.10"',
        )
    flags = [Flag(f"-DTORCH_TARGET_VERSION={right}", f"minimum torch is {said}")]
    if gpu:
        flags.append(Flag("-DUSE_CUDA", "the stable ABI declares its CUDA functions only with it"))
    return tuple(flags)


def includes(
    request: BuildRequest,
    torch: TorchTarget | None,
    python: PythonTarget,
    toolkit: CudaToolkit | None,
    source: BuildSource,
) -> tuple[Flag, ...]:
    """Return where headers are; those that are not the project's without their warnings."""
    flags = [
        Flag(f"-I{folder}", f"set by {request.settings.said_by}")
        for folder in request.settings.include_dirs
    ]
    for folder in request.settings.package_include_dirs:
        flags += _system(folder, f"{request.settings.said_by} uses headers from a Python package")
    for folder in torch.include_dirs if torch else ():
        flags += _system(folder, f"headers of torch {torch.version if torch else ''}")
    for folder in python.include_dirs if source.uses_python else ():
        flags += _system(folder, f"headers of Python {'.'.join(map(str, python.version))}")
    if toolkit and source.language in ("c", "cpp"):  # nvcc knows its own
        for folder in toolkit.include_dirs:
            flags += _system(folder, f"headers of {toolkit.name}")
    return tuple(flags)


def _system(folder: str, because: str) -> tuple[Flag, Flag]:
    return Flag("-isystem", because), Flag(folder, because)


def defines(request: BuildRequest) -> tuple[Flag, ...]:
    """Return what the project defines."""
    return tuple(
        Flag(f"-D{one}", f"set by {request.settings.said_by}") for one in request.settings.defines
    )


def as_c(language: str) -> tuple[Flag, ...]:
    """Return what has a C++ compiler read C."""
    return (Flag("-xc", "a source in C"),) if language == "c" else ()


def position_independent(language: str) -> tuple[Flag, ...]:
    """Return what makes code that a shared library can hold."""
    text = "-Xcompiler=-fPIC" if language == "cuda" else "-fPIC"
    return (Flag(text, "shared libraries are loaded at any address"),)


def clang_names(host: HostCompiler, torch: TorchTarget | None, language: str) -> tuple[Flag, ...]:
    """Return what lets clang name torch's templates as GCC did when it built torch."""
    first, last = _CONSTRAINED
    if host.kind != "clang" or host.version[0] < _CLANG_MANGLES_SINCE or language == "c":
        return ()
    if torch is None or not first <= torch.numbers <= last:
        return ()
    flag = "-fclang-abi-compat=17"
    because = (
        f"clang {host.version[0]} mangles const_data_ptr<T>() of torch {torch.series} "
        "differently from the GCC that built it"
    )
    return (Flag(f"-Xcompiler={flag}" if language == "cuda" else flag, because),)


def nvcc_host(request: BuildRequest, host: HostCompiler) -> tuple[Flag, ...]:
    """Return which C++ compiler nvcc is to use, unless flags that it is given say so."""
    if ccbin(given_for(request, "cuda")):
        return ()
    return (Flag(f"-ccbin={host.path}", f"nvcc's host compiler is {host.name}"),)


def nvcc_only(request: BuildRequest, host: HostCompiler) -> tuple[Flag, ...]:
    """Return what only nvcc is told."""
    flags = [*nvcc_host(request, host)]
    flags.append(
        Flag("--expt-relaxed-constexpr", "torch's headers call constexpr std functions in kernels")
    )
    if not request.settings.half_operators:
        because = "same as torch: CUDA's half operators are ambiguous with those of c10::Half"
        flags += [Flag(f"-D{name}", because) for name in NO_HALF]
    return tuple(flags)


def hip_only(request: BuildRequest) -> tuple[Flag, ...]:
    """Return what only hipcc is told."""
    told = (
        ("-D__HIP_PLATFORM_AMD__=1", "selects the GPU vendor in HIP's headers"),
        ("-DUSE_ROCM=1", "selects ROCm in torch's headers"),
        ("-fno-gpu-rdc", "device code is linked per file"),
    )
    archs = [name for name in request.settings.archs if name.startswith("gfx")]
    said = f"set by {request.archs_said_by}"
    return (
        *(Flag(*one) for one in told),
        *(Flag(f"--offload-arch={name}", said) for name in archs),
    )
