"""
`libcuda.so.1` and `libnvidia-ml.so.1` belong to NVIDIA's driver. No Python package contains them: they exist on a
machine with a GPU and its driver, in a container started with `--gpus all`, and nowhere else. An extension linked
with `-lcuda` cannot even be loaded without them, on a build machine for example, while torch can, since it looks up
the driver only when it needs a GPU. In a log, the loader cannot open `libcuda.so.1`, torch "found no NVIDIA driver on
your system", Triton has "0 active drivers", or docker has no device driver with the capability `gpu`. No package can
fix that, and a link to the toolkit's `stubs/libcuda.so` only moves the error.

In a binary, this says where it loads, not that it is broken. To be importable on machines without a GPU, it must not
list `libcuda.so.1`; `cudaGetDriverEntryPoint` finds the functions at run time. On WSL the driver is that of Windows,
and `libcuda.so.1` is in `/usr/lib/wsl/lib`.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from opwright import model
from opwright.causes.kit.binaries import library_evidence
from opwright.causes.kit.messages.cuda_libraries import CANNOT_OPEN
from opwright.causes.kit.rules import (
    CERTAIN,
    LIKELY,
    POSSIBLE,
    Rule,
    if_in_log,
    log_rules,
    rule,
)
from opwright.knowledge.torch_releases.names.names import is_driver_library
from opwright.logs.patterns import LogMatch, compiled
from opwright.model import Cause, Confidence, Evidence, Fix, Load, Log

_LIBRARY_PATTERNS = (
    rf"(?P<libraries>libcuda\.so(?:\.1)?){CANNOT_OPEN}",
    rf"(?P<libraries>libnvidia-(?:ml|ptxjitcompiler)\.so\.1){CANNOT_OPEN}",
    r"(?:Could not (?:load|find)|Failed to load)[^\n]{0,60}(?P<libraries>nvcuda\.dll)",
)
_NO_DRIVER_PATTERNS = (
    r"(?:RuntimeError|AssertionError|AcceleratorError)(?:[^\n]{0,40}|:\s{1,8})Found no NVIDIA driver on your system",
    r"NVIDIA-SMI has failed because it couldn.t communicate with|could not select device driver [^\n]{0,20}with capabilities: \[\[gpu",
    r"nvidia-container-cli: initialization error: (?:WSL environment detected but no adapters were found|load library failed: libnvidia-ml|nvml error: driver not loaded)",
    r"nvidia-container-cli: [^\n]{0,120}lib(?:cuda|nvidia-ml)\.so\.1: no such file",
)
_LIKELY_PATTERNS = (
    r"^Found no NVIDIA driver on your system\. Please check",
    r"CUDA driver library cannot be found|(?:[Cc]ould not|[Cc]annot|[Ff]ailed to|[Uu]nable to) (?:load|find|open) the (?:NVIDIA )?(?:CUDA )?driver library|0 active drivers \(\[\]\)|libcuda\.so not found! Do you have a CUDA driver",
    r"__cuda\b[^\n]{0,40}, which is missing on the system|nothing provides __cuda\b|Virtual package '__cuda\b[^'\n]{0,30}' does not match any",
    r"Failed to initialize NVML: Driver Not Loaded|NVML Shared Library Not Found",
    r"failed call to cuInit: (?:CUDA_ERROR_NO_DEVICE|UNKNOWN ERROR \(303\))|[Uu]nknown (?:or invalid )?runtime (?:name|specified):? nvidia",
)
_TORCH_WARNING = r"CUDA initialization: Found no NVIDIA driver on your system"
_NO_GPU_PATTERNS = (
    r"no CUDA-capable device is detected|\bCUDA_ERROR_NO_DEVICE\b|(?<![=e] )cudaErrorNoDevice(?! =)",
    r"CUDA driver initialization failed, you might not have|CUDA unknown error - this may be due to an incorrectly set up environment",
    r"No CUDA GPUs are available",
    r"cudaGetDeviceCount\(\)[^\n]{0,120}Error (?:304: OS call failed|500: named symbol not found|999: unknown error)",
    r"Unknown compute capability\. Ensure PyTorch with CUDA support is installed",
    r"The NVIDIA Driver was not detected\. {1,3}GPU functionality will not be available",
)
"""Also printed for a GPU that is hidden from the program or asleep."""
_NO_DEVICE_TYPE = r"RuntimeError: Failed to infer device type"
"""From vLLM, whose wheel is for GPUs, and which does not ask what the machine has."""
_OF_VLLM = "where vLLM for GPUs runs where it finds none"
_NO_PROGRAM = (
    r"nvidia-smi: (?:command not found|not found)|['\"]?nvidia-smi['\"]? is not recognized as"
)
_NOT_AVAILABLE = (
    r"cuda\.is_available\(\)[ \t]*\n(?:Out\[\d{1,4}\]: |>>> )?(?:False|Flase)\b"
    r"|(?:CUDA|GPU) (?:is )?available\??[: ]{1,3}(?:False|No)\b"
)
_CONTAINER_WITHOUT_GPU = (
    r"\bdocker run (?![^\n]*(?:--gpus|--runtime[= ]nvidia|--device))(?P<run>[^\n`]{0,200})"
)
_IN_A_CONTAINER = "where a container is started without a GPU"
_NVML_MISMATCH = r"[Ff]ailed to initialize NVML: Driver/library version mismatch"
"""Lasts until the machine is rebooted into the driver that was installed."""


def in_load(load: Load) -> Iterator[Evidence]:
    """Look for libraries of the driver among those that no package brings."""
    libraries = [n for n in load.depends_on if is_driver_library(n)]
    yield from library_evidence(load, libraries, so="the binary loads only where that is")


def _container(_: LogMatch, log: Log) -> dict[str, str]:
    """Return how the log starts its container, with GPUs added; nothing if it starts none, or not in full."""
    found = compiled(_CONTAINER_WITHOUT_GPU).search(log.text)
    run = found["run"].strip() if found else ""
    is_plain = re.fullmatch(r"(?:-|\S*[:/])(?!.*\.\.\.)[^<>$\"'\\…;|&()]*", run)
    return {"remedy": _IN_A_CONTAINER, "run": run} if is_plain else {}


def _of_vllm(match: LogMatch, log: Log) -> dict[str, str]:
    return _container(match, log) or {"remedy": _OF_VLLM}


def _no_driver(*patterns: str, confidence: Confidence) -> Rule:
    return rule(
        *patterns,
        confidence=confidence,
        compute=_container,
        libraries="libcuda.so.1",
        so="there is none here",
    )


CAUSE = Cause(
    title="{libraries} comes with the NVIDIA driver, not with any package: {so}",
    in_load=in_load,
    in_log=log_rules(
        _no_driver(*_LIBRARY_PATTERNS, *_NO_DRIVER_PATTERNS, confidence=CERTAIN),
        _no_driver(*_LIKELY_PATTERNS, confidence=LIKELY),
        _no_driver(_TORCH_WARNING, confidence=POSSIBLE),
        rule(
            *_NO_GPU_PATTERNS,
            confidence=POSSIBLE,
            compute=_container,
            libraries="libcuda.so.1",
            so="the one here shows no GPU: the container got none, it is hidden, or the driver does not run",
        ),
        rule(
            _NO_DEVICE_TYPE,
            confidence=POSSIBLE,
            compute=_of_vllm,
            libraries="libcuda.so.1",
            so="vLLM finds no GPU here: there is none, the container got none, or the driver does not run",
        ),
        rule(
            _NO_PROGRAM,
            compute=_container,
            confidence=if_in_log(_NOT_AVAILABLE, then=LIKELY, otherwise=POSSIBLE),
            libraries="libcuda.so.1",
            so="nvidia-smi, which comes with it, is not there either",
        ),
        rule(
            _CONTAINER_WITHOUT_GPU,
            confidence=POSSIBLE,
            compute=_container,
            only_if=_NOT_AVAILABLE,
            libraries="libcuda.so.1",
            so="the container was started without --gpus",
        ),
        rule(
            _NVML_MISMATCH,
            confidence=POSSIBLE,
            libraries="libnvidia-ml.so.1",
            so="the one here is of another version than the loaded kernel module",
        ),
    ),
    is_host_dependency=True,
    fix=Fix(
        "install the NVIDIA driver, or start the container with GPU access; reboot after a driver upgrade",
        commands=("nvidia-smi", "docker run --gpus all IMAGE"),
    ),
    remedies={
        _OF_VLLM: Fix(
            "check whether the machine has a GPU and the program can see it: if it has one, its driver or the container's access to it is missing; if it has none, the GPU wheel is"
            " the wrong one: install vLLM's CPU build, as its installation page describes, in a separate environment",
            commands=(
                "nvidia-smi",
                "python -c 'import torch; print(torch.__version__, torch.cuda.is_available())'",
            ),
        ),
        _IN_A_CONTAINER: Fix(
            "start the container with the GPUs; the host needs the NVIDIA driver and the NVIDIA Container Toolkit",
            commands=("docker run --gpus all {run}", "nvidia-smi"),
        ),
    },
    examples=(
        "RuntimeError: Failed to infer device type",
        "root@box:/op# nvidia-smi\nbash: nvidia-smi: command not found\n>>> torch.cuda.is_available()\nFalse\n",
        "$ docker run -it warp:latest python3\n>>> import torch\n>>> torch.cuda.is_available()\nFalse\n",
        "nvidia-container-cli: initialization error: WSL environment detected but no adapters were found: unknown",
        "AssertionError: \nFound no NVIDIA driver on your system. Please check that you",
        "Found no NVIDIA driver on your system. Please check that you\nhave an NVIDIA GPU",
        "Virtual package '__cuda>=12' does not match any of the available virtual packages on your machine: [__unix=0=0]",
        Load(
            model.Binary("op.so", needed=("libcuda.so.1",)),
            model.TorchRelease("2.8.0", "x86_64", "12.8", cxx11_abi=True, glibc="2.28", pythons=()),
            depends_on=("libcuda.so.1",),
        ),
        "ImportError: libcuda.so.1: cannot open shared object file: No such file or directory",
        model.Log(
            "RuntimeError: Found no NVIDIA driver on your system. Please check that you have an NVIDIA GPU and installed a "
            "driver from http://www.nvidia.com/Download/index.aspx",
            model.Machine(torch="2.6.0+cu124", os="Ubuntu 22.04"),
        ),
        'docker: Error response from daemon: could not select device driver "" with capabilities: [[gpu]].',
        "Failed to initialize NVML: Driver/library version mismatch",
        "       └─ __cuda >=12.4 *, which is missing on the system.",
        "RuntimeError: CUDA driver initialization failed, you might not have a CUDA gpu.",
        "RuntimeError: CUDA error: no CUDA-capable device is detected",
        "docker: Error response from daemon: unknown or invalid runtime name: nvidia",
        "cupy.cuda.runtime.CUDARuntimeError: no CUDA-capable device is detected",
    ),
    counterexamples=(
        "$ docker run --gpus all -it warp:latest python3\n>>> torch.cuda.is_available()\nFalse\n",
        Load(
            model.Binary("op.so", needed=("libcudart.so.12",)),
            model.TorchRelease(
                "2.11.0", "x86_64", "13.0", cxx11_abi=True, glibc="2.28", pythons=()
            ),
            missing_libraries=("libcudart.so.12",),
        ),
        "ImportError: libcudart.so.12: cannot open shared object file: No such file or directory",
        "/usr/bin/ld: cannot find -lcuda: No such file or directory",
        "RuntimeError: The NVIDIA driver on your system is too old (found version 11040).",
        "loaded /usr/lib/x86_64-linux-gnu/libcuda.so.1",
    ),
)
