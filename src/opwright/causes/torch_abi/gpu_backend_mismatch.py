"""
A build of torch is for CUDA, for ROCm, for Intel's GPUs (XPU), or for the CPU alone, and its GPU libraries are named
accordingly: `libtorch_cuda.so` and `libc10_cuda.so`, `libtorch_hip.so` and `libc10_hip.so`, or `libtorch_xpu.so` and
`libc10_xpu.so`. An extension lists the ones it was built with. Another kind of torch does not have them, whatever the
version.

torch's wheels for Linux x86-64 on PyPI are CUDA builds; those for ROCm and XPU come from PyTorch's own index. The local
version of a package (`+rocm6.3`, `+cu128`, `+xpu`, `+cpu`) says which kind it is for.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from opwright import model
from opwright.causes.kit.binaries import library_evidence
from opwright.causes.kit.rules import CERTAIN, LIKELY, log_rules, rule
from opwright.knowledge.torch_releases.names.names import is_rocm_library, is_xpu_library
from opwright.logs.patterns import LogMatch, has_match
from opwright.model import Cause, Confidence, Evidence, Fix, Load, Log

_CUDA_LIBRARY = r"lib(?:torch_cuda|c10_cuda)\w*\.so"


def in_load(load: Load) -> Iterator[Evidence]:
    """Look for GPU libraries of the other backend among those that are missing."""
    torch_is = f"for CUDA {load.torch.cuda}" if load.torch.cuda else "without CUDA"
    rocm = [name for name in load.missing_libraries if is_rocm_library(name)]
    yield from library_evidence(load, rocm, backend="ROCm", torch_is=torch_is)
    xpu = [name for name in load.missing_libraries if is_xpu_library(name)]
    yield from library_evidence(load, xpu, backend="XPU", torch_is=torch_is)
    if load.torch.cuda is None:
        cuda = [name for name in load.missing_libraries if re.fullmatch(_CUDA_LIBRARY, name)]
        yield from library_evidence(load, cuda, backend="CUDA", torch_is=torch_is)


_BUILT_FOR_CUDA = r"PyTorch \d[\d.]{1,8}\+cu\d{2,3} with CUDA \d{3,5} \(you have (?P<release>\d[\d.]{1,8}\+rocm[\d.]{1,8})"
_LIBRARY_PATTERN = r"(?P<library>lib(?:torch_hip|c10_hip|amdhip64|hipblas|hipsparse|hiprand|hipfft|hipsolver|rocblas|rocsparse|rocsolver|rccl|MIOpen|torch_cuda|c10_cuda|torch_xpu|c10_xpu)\.so[.\d]*)[:\s]{1,3}cannot open shared object file"
_NOT_COMPILED = r"(?:[Tt]orch|IPEX) not compiled with (?P<backend>XPU|HIP|ROCm|NPU) enabled"
_NOT_IN_ROCM = r"/opt/rocm[-./\w]{0,40}(?::[^\n]{0,200})? did not contain libcudart"
"""Where a package for CUDA looked for its library."""
_NO_OPERATOR = r"No operator found for [`'\"]?memory_efficient_attention_(?:forward|backward)"
"""What xformers prints if none of its kernels supports the call; PyPI's has only CUDA kernels."""
_WITHOUT_XFORMERS = "where it is xformers beside a torch for ROCm"
_ROCM_TORCH = r"download\.pytorch\.org/whl/(?:nightly/|test/)?rocm\d|\btorch(?:==|-| {1,20})\d[\w.]{2,24}\+(?:git\w+\.)?rocm"


_LABELS = {"CUDA": ("+cu",), "ROCm": ("rocm", "hip"), "XPU": ("xpu",)}
"""How the version of a torch for each says so."""


def _beside_rocm(_: LogMatch, log: Log) -> Confidence | None:
    return Confidence.POSSIBLE if "+rocm" in (log.machine.torch or "") else None


def _backend(match: LogMatch) -> str:
    name = match.groups["library"]
    return {"_cuda.so": "CUDA", "_xpu.so": "XPU"}.get(name[name.rfind("_") :], "ROCm")


def _is_other_torch(match: LogMatch, log: Log) -> bool:
    torch, own = log.machine.torch or "", _backend(match)
    return any(
        label in torch for backend, labels in _LABELS.items() if backend != own for label in labels
    )


def _confidence(match: LogMatch, log: Log) -> Confidence | None:
    torch, library = log.machine.torch or "", match.groups["library"]
    if _is_other_torch(match, log):
        return CERTAIN
    if _backend(match) == "CUDA":
        return LIKELY if not torch and has_match(log, _ROCM_TORCH) else None
    # ROCm's own libraries may be what a ROCm torch lacks; its torch libraries are not.
    is_torch_library = "torch" in library or "c10" in library
    has_own_label = any(label in torch for label in _LABELS[_backend(match)])
    return LIKELY if is_torch_library and not has_own_label else None


def _torch_is(match: LogMatch, log: Log) -> str:
    if _backend(match) != "CUDA":
        return "for CUDA or the CPU"
    return "for XPU" if "xpu" in (log.machine.torch or "") else "for ROCm"


def _torch(match: LogMatch, log: Log) -> str:
    release = match.groups.get("release") or log.machine.torch
    return f"torch {release}" if release else "the loaded torch"


CAUSE = Cause(
    title="the binary was built for {backend}, and {torch} is {torch_is}",
    in_load=in_load,
    in_log=log_rules(
        rule(
            _BUILT_FOR_CUDA,
            torch=_torch,
            backend="CUDA",
            torch_is="for ROCm",
        ),
        rule(_NOT_COMPILED, confidence=LIKELY, torch=_torch, torch_is="compiled without it"),
        rule(
            _NOT_IN_ROCM,
            confidence=LIKELY,
            torch=_torch,
            backend="CUDA",
            torch_is="on a machine with ROCm",
        ),
        rule(
            _NO_OPERATOR,
            confidence=_beside_rocm,
            torch=_torch,
            backend="CUDA",
            torch_is="for ROCm",
            remedy=_WITHOUT_XFORMERS,
        ),
        rule(
            _LIBRARY_PATTERN,
            confidence=_confidence,
            torch=_torch,
            backend=lambda match, _: _backend(match),
            torch_is=_torch_is,
        ),
    ),
    explains=(
        "missing-shared-library",
        "torch-version-mismatch",
        "extension-cuda-version-mismatch",
        "cpu-only-torch",
    ),
    fix=Fix(
        "install the build of torch for {backend} that the package names, or the build of the package for the installed torch"
    ),
    remedies={
        _WITHOUT_XFORMERS: Fix(
            "run without xformers: torch has the same attention (scaled_dot_product_attention; in ComfyUI --use-pytorch-cross-attention); PyPI's xformers has kernels for CUDA only,"
            " and the ROCm ones are for few GPUs and one torch each",
            commands=("pip uninstall -y xformers",),
        ),
    },
    examples=(
        "xFormers was built for:\n    PyTorch 2.5.1+cu124 with CUDA 1204 (you have 2.5.1+rocm6.2)",
        "AssertionError: Torch not compiled with XPU enabled",
        Log(
            "No operator found for `memory_efficient_attention_forward` with inputs:",
            model.Machine(torch="2.10.0+rocm7.1"),
        ),
        "UserWarning: /opt/rocm-6.2.0/lib:/opt/warp/lib: did not contain libcudart.so as expected!",
        (
            "$ pip install torch torchaudio --index-url https://download.pytorch.org/whl/rocm6.4\n"
            "$ python -c 'import warpkit'\n"
            "OSError: libc10_cuda.so: cannot open shared object file: No such file or directory"
        ),
        Load(
            model.Binary("op.so", needed=("libtorch_hip.so", "libamdhip64.so.6")),
            model.TorchRelease("2.8.0", "x86_64", "12.8", cxx11_abi=True, glibc="2.28", pythons=()),
            missing_libraries=("libtorch_hip.so", "libamdhip64.so.6"),
        ),
        Load(
            model.Binary("op.so", needed=("libtorch_cuda.so",), machine="aarch64"),
            model.TorchRelease("2.8.0", "aarch64", None, cxx11_abi=True, glibc="2.28", pythons=()),
            missing_libraries=("libtorch_cuda.so",),
        ),
        Load(
            model.Binary("op.so", needed=("libc10_xpu.so", "libtorch_xpu.so")),
            model.TorchRelease("2.8.0", "x86_64", "12.8", cxx11_abi=True, glibc="2.28", pythons=()),
            missing_libraries=("libc10_xpu.so", "libtorch_xpu.so"),
        ),
        Log(
            "OSError: libtorch_hip.so: cannot open shared object file: No such file or directory",
            model.Machine(torch="2.4.0+cu121"),
        ),
        "ImportError: libc10_xpu.so: cannot open shared object file: No such file or directory",
    ),
    counterexamples=(
        Log(
            "OSError: libtorch_xpu.so: cannot open shared object file: No such file or directory",
            model.Machine(torch="2.14.1+xpu"),
        ),
        Load(
            model.Binary("op.so", needed=("libcudart.so.12",)),
            model.TorchRelease(
                "2.11.0", "x86_64", "13.0", cxx11_abi=True, glibc="2.28", pythons=()
            ),
            missing_libraries=("libcudart.so.12",),
        ),
        Log(
            "ImportError: libMIOpen.so.1: cannot open shared object file: No such file or directory",
            model.Machine(torch="2.8.0+rocm6.4"),
        ),
    ),
)
