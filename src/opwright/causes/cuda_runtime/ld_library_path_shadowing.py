"""
torch's wheels bring CUDA in `site-packages/nvidia/*/lib` and `torch/lib`. But the dynamic loader searches
`LD_LIBRARY_PATH` before the RUNPATH in those wheels' libraries. A line such as `export
LD_LIBRARY_PATH=/usr/local/cuda/lib64`, which many guides recommend, thus mixes the toolkit's libraries with the
wheel's: cuDNN is not the version that torch was compiled with, the wheel's cuSPARSE finds the toolkit's nvJitLink,
and functions are missing.

The message names one of the two files. If that is in `/usr/local/cuda`, `/usr/lib` or conda's `lib`, and torch is a
wheel, this is the cause; `LD_DEBUG=libs python -c 'import torch'` shows where each file comes from.

The toolkit is only needed for building, and nvcc is found through `CUDA_HOME`, so the variable can go. A `stubs`
folder in it is worse: its libcuda is empty, "CUDA driver is a stub library".

`opwright env` reports this when a folder on LD_LIBRARY_PATH has an older build of a library than the package
installed for torch, and torch's libraries have a RUNPATH. An RPATH, as in the wheels for CUDA 13, takes precedence
over LD_LIBRARY_PATH. A newer build of the same major does no known harm.
"""

from __future__ import annotations

from collections.abc import Iterator

from opwright import model
from opwright.causes.kit.messages.cuda_libraries import NAMES, TORN, is_shadowed, torn
from opwright.causes.kit.rules import LIKELY, POSSIBLE, log_check, log_rules, rule
from opwright.knowledge.versions import numbers
from opwright.model import Cause, EnvironmentCheck, Evidence, Fix, Log, Machine

_CUDNN_PATTERN = (
    r"LD_LIBRARY_PATH contains incompatible version of cudnn|conflicting cuDNN in LD_LIBRARY_PATH"
)
_STUB_PATTERN = (
    r"CUDA driver is a stub library|(?<![=e] )cudaErrorStubLibrary(?! =)|CUDA_ERROR_STUB_LIBRARY"
)
_CUBLAS_PATTERN = r"CUBLAS_STATUS_INVALID_VALUE when calling [`'\"]?cublas(?:[SHDG]|Lt)\w{0,4}(?:gemm|Gemm|Matmul)"
"""Also printed for shapes that do not fit, though torch mostly checks those first."""


@log_check(*TORN, undefined=NAMES)
def _torn_in_log(log: Log) -> Iterator[Evidence]:
    """Look for a library from outside of the packages that its partners are in."""
    for one in torn(log):
        if one.is_bundled:
            is_likely = one.version and is_shadowed(log, one.by)
            library = one.version or one.by.rpartition("/")[2] or "a CUDA library"
            yield one.evidence(LIKELY if is_likely else POSSIBLE, library=library)


def in_environment(environment: model.Environment) -> Iterator[Evidence]:
    """Look for older libraries of CUDA in front of those that were installed for torch, folder by folder."""
    older: dict[str, list[model.InFront]] = {}
    for one in environment.in_front:
        if one.instead_of != "torch" and one.version and one.wanted:
            here, wanted = numbers(one.version), numbers(one.wanted)
            if here[:1] == wanted[:1] and here[: len(wanted)] < wanted[: len(here)]:
                older.setdefault(one.path.rpartition("/")[0], []).append(one)
    for found in older.values():
        one, more = found[0], len(found) - 1
        yield Evidence(
            one.path,
            f"{one.by} leads to {one.library} {one.version} in front of {one.instead_of} {one.wanted}",
            {"library": f"{one.library} and {more} more" if more else one.library},
            LIKELY,
        )


CAUSE = Cause(
    title="the loader finds another copy of {library} before the one that belongs to torch",
    in_log=log_rules(
        rule(_CUDNN_PATTERN, library="libcudnn"),
        rule(_STUB_PATTERN, confidence=LIKELY, library="libcuda.so.1"),
        rule(_CUBLAS_PATTERN, confidence=POSSIBLE, library="libcublas"),
        _torn_in_log,
    ),
    in_environment=EnvironmentCheck(
        in_environment,
        examples=lambda: (
            model.Environment(
                "3.11.4",
                in_front=(
                    model.InFront(
                        "libcudnn.so.9",
                        "/usr/local/cuda/lib64/libcudnn.so.9",
                        "nvidia-cudnn-cu12",
                        version="9.1.0",
                        wanted="9.10.2.21",
                    ),
                ),
            ),
        ),
        counterexamples=lambda: (
            model.Environment(
                "3.11.4",
                in_front=(
                    model.InFront(
                        "libcudart.so.12",
                        "/usr/local/cuda/lib64/libcudart.so.12",
                        "nvidia-cuda-runtime-cu12",
                        version="12.9.79",
                        wanted="12.8.90",
                    ),
                ),
            ),
        ),
    ),
    fix=Fix(
        "remove the other folder from LD_LIBRARY_PATH: a torch wheel needs nothing from there",
        commands=(
            "env -u LD_LIBRARY_PATH python -c 'import torch'",
            "unset LD_LIBRARY_PATH",
            "LD_DEBUG=libs python -c 'import torch' 2>&1 | grep -E 'cudnn|cublas|nvJitLink' | grep init",
        ),
    ),
    examples=(
        (
            "RuntimeError: cuDNN version incompatibility: PyTorch was compiled  against (9, 1, 0) but found runtime version "
            "(8, 9, 2). PyTorch already comes bundled with cuDNN. One option to resolving this error is to ensure PyTorch can "
            "find the bundled cuDNN. Looks like your LD_LIBRARY_PATH contains incompatible version of cudnn. Please either "
            "remove it from the path or install cudnn (9, 1, 0)"
        ),
        Log(
            '  File "/venv/lib/python3.10/site-packages/torch/__init__.py", line 367, in <module>\n'
            "    from torch._C import *  # noqa: F403\n"
            "ImportError: /usr/local/cuda/lib64/libcublas.so.12: undefined symbol: cublasLtMatmulPreferenceSet, version "
            "libcublasLt.so.12",
            Machine(torch="2.5.1+cu124"),
        ),
    ),
    counterexamples=(
        "RuntimeError: cuDNN version mismatch: PyTorch was compiled against 7102 but linked against 7600",
        "echo $LD_LIBRARY_PATH\n/usr/local/cuda/lib64",
        "ImportError: libcudnn.so.8: cannot open shared object file: No such file or directory",
    ),
)
