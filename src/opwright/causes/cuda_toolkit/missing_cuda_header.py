"""
The toolkit is many packages: nvcc, the runtime's headers, and for each library (cuBLAS, cuSPARSE, cuRAND, cuSOLVER,
NVTX, CCCL ...) one to run it and one with headers. torch's headers include those of cuBLAS, cuSPARSE and cuSOLVER
through `ATen/cuda/CUDAContext.h`, so an extension that calls none of them still needs them.

`conda install cuda-nvcc` and pip's `nvidia-cuda-nvcc` install the compiler alone. Many of the pip packages that torch
depends on do have headers, in `site-packages/nvidia/*/include` (from CUDA 13 on one folder, `nvidia/cu13/include`),
where no compiler looks by itself. With CUDA 13 even `crt/` is a package of its own. Conda toolkits keep headers in
`targets/x86_64-linux/include`.

CUDA 13 moved the headers of CCCL (`thrust/`, `cub/`, `cuda/std/`, `nv/target`) to `include/cccl`. nvcc looks there by
itself, g++ does not: C++ files that include them need that folder on their include path.

Do not copy single headers from another machine or release: they belong together, and the next include would be
missing or of another version. If g++ alone misses `cuda_runtime.h`, the include path lacks the toolkit's folder:
CUDAExtension adds it, CppExtension does not.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import takewhile

from opwright.causes import kit
from opwright.causes.kit.rules import CERTAIN, LIKELY, POSSIBLE, log_rules, rule
from opwright.causes.kit.sources import code_of, evidence, for_sources, includes
from opwright.knowledge.cuda.cccl import FIRST_CUDA_WITH_CCCL_3
from opwright.knowledge.cuda.header_packages import conda_package
from opwright.logs.patterns import LogMatch, has_match, missing_header
from opwright.model import (
    BuildScript,
    Cause,
    Confidence,
    Evidence,
    Fix,
    Language,
    Log,
    Machine,
    Source,
    Target,
)

_LIBRARY_HEADERS = (
    r"cusparse(?:_v2|Lt)?\.h|cublas(?:_v2|_api|Lt|Xt)?\.h|curand\w{0,20}\.h|cufft\w{0,4}\.h|cusolver\w{0,10}\.h|nvrtc\.h|nvJitLink\.h|nvPTXCompiler\.h|nvToolsExt\w{0,8}\.h|nvml\.h|npp\w{0,30}\.h|nvjpeg\.h"
    r"|nccl\.h|cufile\.h|cupti\w{0,30}\.h|nvshmem\w{0,20}\.h|cudaProfiler\.h|cuda_profiler_api\.h|nvtx3/[\w/]{3,40}\.h(?:pp)?"
    r"|thrust/[\w/]{3,60}\.h|cub/[\w/]{3,60}\.cuh|cub\.(?:cuh|h)|nv/target|cuda/std/[\w/]{3,30}|cuda/(?:atomic|barrier|functional|pipeline)"
)
_RUNTIME_HEADERS = r"cuda_runtime(?:_api)?\.h|driver_types\.h|cuda_fp16\.h|cuda_device_runtime_api\.h|device_launch_parameters\.h|vector_types\.h|crt/[\w/]{3,30}\.h(?:pp)?|host_defines\.h|cooperative_groups\.h|library_types\.h|\bcuda\.h"
_RECENT_HEADERS = r"cuda_fp8\.h|cuda_bf16\.h|cuda_fp4\.h|cuda_fp6\.h"
_NO_LIBRARY_HEADER = missing_header(rf"(?<![\w/])(?:{_LIBRARY_HEADERS})")
_NO_RUNTIME_HEADER = missing_header(rf"(?<![\w/])(?:{_RUNTIME_HEADERS}|{_RECENT_HEADERS})")
_HIP_BUILD = r"hipcc\b|/opt/rocm|/opt/dtk|-D__HIP_PLATFORM_AMD__|-DUSE_ROCM|\.hip:\d|compiling for (?:gfx|host)|--offload-arch=gfx|torch_hip\b|torch_hip_generated"
_CUDA_BEFORE_11 = r"cuda-(?:10|9|8)\.\d|release (?:10|9|8)\.\d"
_CUDA_WITHOUT_NVTX2 = (
    r"cuda-1[3-9]\b|cuda-12\.9|[Cc]uda compilation tools, release (?:1[3-9]|12\.9)"
)
_CCCL_HEADERS = ("thrust/", "cub/", "cuda/", "nv/")
_CUDA_WITH_CCCL_APART = r"cuda-1[3-9]\b|/nvidia/cu1[3-9]/|[Cc]uda compilation tools, release 1[3-9]"
_CCCL_APART = "where CUDA 13 has it in include/cccl"
_NO_TOOLKIT = "where no toolkit has it"
_APART = {"nccl": "nccl", "nvshmem": "nvshmem"}
"""Libraries that NVIDIA has apart from its toolkits, and what PyPI calls them after `nvidia-`."""
_INCLUDE_STACK = 2000
_INCLUDER = re.compile(r":\d+[:,]?\s*$")
"""How the lines above an error end that tell who includes the file it is in."""


def _library_confidence(match: LogMatch, log: Log) -> Confidence | None:
    header = match.groups["header"]
    if header.startswith("cub/") and has_match(log, _CUDA_BEFORE_11):
        return None
    if header == "nvToolsExt.h" and _lacks_nvtx2(log):
        return None
    # Code compiled at run time has its own include path, and NVSHMEM is in no toolkit.
    is_unsure = "default_program" in match.quote or "nvshmem" in match.quote
    return LIKELY if is_unsure else CERTAIN


def _runtime_confidence(match: LogMatch, _: Log) -> Confidence:
    is_recent = re.fullmatch(_RECENT_HEADERS, match.groups["header"])
    return POSSIBLE if is_recent else LIKELY


def _in_cccl(match: LogMatch, log: Log) -> dict[str, str]:
    """Return the title and the remedy of a header that nvcc would have found, or that no toolkit has."""
    for library, apart in _APART.items():
        if match.groups["header"].startswith(library):
            folder = f"nvidia.{library}"
            return {
                "remedy": _NO_TOOLKIT,
                "folder": folder,
                "library": apart,
                "variable": f"{library.upper()}_DIR",
            }
    if not match.groups["header"].startswith(_CCCL_HEADERS) or not _has_cccl_apart(log):
        return {}
    return {} if _is_in_kernels(match, log) else {"title": _CCCL_APART, "remedy": _CCCL_APART}


def _is_in_kernels(match: LogMatch, log: Log) -> bool:
    """Return whether it is a .cu file that is compiled: by nvcc, then."""
    *above, line = log.text[max(0, match.start - _INCLUDE_STACK) : match.start].split("\n")
    includers = takewhile(_INCLUDER.search, reversed(above))
    return any(".cu:" in one or ".cu(" in one for one in (line, *includers))


def _is_hip_build(log: Log) -> bool:
    return "rocm" in (log.machine.torch or "") or has_match(log, _HIP_BUILD)


def _has_cccl_apart(log: Log) -> bool:
    """Return whether the toolkit is one that keeps CCCL's headers in a folder of their own."""
    cuda, torch = log.machine.cuda or "", log.machine.torch or ""
    is_known = cuda.startswith(("13", "14")) or "+cu13" in torch
    return is_known or has_match(log, _CUDA_WITH_CCCL_APART)


def _lacks_nvtx2(log: Log) -> bool:
    """Return whether the toolkit no longer has the header: see nvtoolsext-removed."""
    cuda = log.machine.cuda or ""
    return cuda.startswith(("13", "14", "12.9")) or has_match(log, _CUDA_WITHOUT_NVTX2)


_OWN_CCCL = re.compile("(?i)cccl|thrust|libcudacxx")
_CPP = (".cpp", ".cc", ".cxx")
_FOR_NVCC_ALONE = re.compile(r"__CUDACC__|__NVCC__|__HIP|ROCM|CCCL|VERSION")


@for_sources(r"thrust/\w", "cuda/std/")
def in_source(source: Source) -> Iterator[Evidence]:
    """Look for headers of CCCL in a C++ file that a setup.py has torch compile with CUDA 13, whose include path lacks their folder."""
    said = re.match(r"\d+", source.target.cuda or "")
    is_new = said and int(said[0]) >= FIRST_CUDA_WITH_CCCL_3
    if not is_new or source.language is not Language.CPP or not source.path.endswith(_CPP):
        return
    scripts = [s for s in source.build if s.language is Language.PYTHON]
    is_built = any("CUDAExtension" in script.text for script in scripts)
    if not is_built or any(_OWN_CCCL.search(script.text) for script in source.build):
        return
    for header in includes(source, r"(?:thrust|cuda/std)/.+"):
        above = kit.preprocessor.conditions_at(code_of(source), header.start)
        if not any(_FOR_NVCC_ALONE.search(condition.text) for condition in above):
            yield evidence(
                source,
                header.start,
                header.end,
                confidence=LIKELY,
                header=header.text,
                package="cuda-cccl",
                title=_CCCL_APART,
                remedy=_CCCL_APART,
            )
            return


_COMPLEX = Source(
    "op.cpp",
    "#include <thrust/complex.h>\n",
    Target(cuda="13.0"),
    build=(BuildScript("setup.py", "setup(ext_modules=[CUDAExtension('op', ['op.cpp'])])\n"),),
)

CAUSE = Cause(
    title="{header} is not on the include path: the CUDA toolkit is incomplete",
    titles={
        _CCCL_APART: "{header} is not on the include path: CUDA 13 has it in include/cccl, where only nvcc looks by itself"
    },
    in_log=log_rules(
        rule(
            *_NO_LIBRARY_HEADER,
            confidence=_library_confidence,
            compute=_in_cccl,
            package=lambda match, _: conda_package(match.groups["header"]),
        ),
        rule(
            *_NO_RUNTIME_HEADER,
            confidence=_runtime_confidence,
            package=lambda match, _: conda_package(match.groups["header"]),
        ),
        unless=_is_hip_build,
    ),
    in_source=in_source,
    fix=Fix(
        "point CUDA_HOME and CPATH at a toolkit of torch's CUDA that has {header}, and rebuild; if none has it, install the headers of nvcc's own release ({package} has this"
        " one), or a complete toolkit",
        commands=(
            "export CUDA_HOME=/usr/local/cuda CPATH=/usr/local/cuda/include",
            "conda install -c nvidia {package} cuda-libraries-dev",
            "export CPATH=$(ls -d $(python -c 'import site; print(site.getsitepackages()[0])')/nvidia/*/include | paste -sd:)",
        ),
    ),
    remedies={
        _NO_TOOLKIT: Fix(
            "{header} is in no toolkit: use the one from NVIDIA's wheel for torch's CUDA (usually installed with torch; -cu13 for CUDA 13), and point the build at it; the system"
            " package is lib{library}-dev, from NVIDIA's repository",
            commands=(
                "pip install nvidia-{library}-cu12",
                "export {variable}=\"$(python -c 'import {folder} as m; print(m.__path__[0])')\"",
                "export CPATH=${variable}/include LIBRARY_PATH=${variable}/lib",
            ),
        ),
        _CCCL_APART: Fix(
            "add the toolkit's include/cccl to the C++ compiler's include path (if there is no such folder, install {package})",
            commands=("export CPATH=$CUDA_HOME/include/cccl",),
        ),
    },
    examples=(
        _COMPLEX,
        "sort.cu:3:10: fatal error: cub.h: No such file or directory",
        Log(
            "In file included from /opt/venv/lib/python3.11/site-packages/torch/include/ATen/cuda/CUDAContext.h:3,\n"
            "                 from csrc/op.cu:4:\n"
            "/opt/venv/lib/python3.11/site-packages/torch/include/ATen/cuda/CUDAContextLight.h:7:10: fatal error:"
            " cusparse.h: No such file or directory\n"
            "    7 | #include <cusparse.h>\n      |          ^~~~~~~~~~~~\ncompilation terminated.\n",
            Machine(torch="2.5.1+cu124", cuda="12.4"),
        ),
        'csrc/sample.cu(9): catastrophic error: cannot open source file "curand_kernel.h"\n',
        (
            "C:\\env\\lib\\site-packages\\torch\\include\\ATen/cuda/CUDAContext.h(7): fatal error C1083:"
            " 无法打开包括文件: “cublas_v2.h”: No such file or directory\n"
        ),
        "/home/u/env/include/cuda_fp16.h:4100:10: fatal error: nv/target: No such file or directory\n",
        Log(
            "In file included from /src/ops/cuda/include/Cameras.cuh:44,\n"
            "                 from csrc/Projection.h:30,\n"
            "                 from csrc/Projection.cpp:31:\n"
            "/src/ops/cuda/include/Utils.cuh:31:10: fatal error: cuda/std/limits: No such file or directory\n"
            "   31 | #include <cuda/std/limits>\n      |          ^~~~~~~~~~~~~~~~~\ncompilation terminated.\n",
            Machine(torch="2.11.0+cu130", cuda="13.0"),
        ),
        "csrc/kernels/exchange.cu:9:10: fatal error: nvshmemx.h: No such file or directory",
        (
            "#include <cuda_runtime_api.h>\n          ^~~~~~~~~~~~~~~~~~~~\ncompilation terminated.\n"
            "[3/9] c++ -MMD -MF op.o.d -c op.cpp -o op.o\n"
        ),
        "src/prof.cpp:1:10: Schwerwiegender Fehler: nvtx3/nvToolsExt.h: Datei oder Verzeichnis nicht gefunden\n",
    ),
    counterexamples=(
        _COMPLEX._replace(target=Target(cuda="12.8")),
        _COMPLEX._replace(path="op.cu"),
        _COMPLEX._replace(text=f"#ifdef __CUDACC__\n{_COMPLEX.text}#endif\n"),
        "csrc/norm.cu:8:10: fatal error: 'thrust/complex.h' file not found\n1 error generated when compiling for gfx1030.",
        "csrc/conv.cpp:3:10: fatal error: cudnn.h: No such file or directory",
        "csrc/gemm.cu:1:10: fatal error: cutlass/cutlass.h: No such file or directory",
        (
            "/opt/rocm/bin/hipcc -c op.hip\nop.hip:3:10: fatal error: 'cuda_runtime_api.h' file not found\n"
            "#include <cuda_runtime_api.h>"
        ),
        Log(
            "src/op.cpp:1:10: fatal error: cusparse.h: No such file or directory",
            Machine(torch="2.10.0+rocm7.0"),
        ),
        "   12 | #include <cusparse.h>\nop.cu:14:3: warning: unused variable",
        "/usr/bin/ld: cannot find -lcusparse: No such file or directory",
    ),
)
