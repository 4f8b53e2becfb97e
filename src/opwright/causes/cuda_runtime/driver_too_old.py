"""
NVIDIA's driver brings `libcuda`, and this one is too old for the program. A driver runs every CUDA up to its own, and
later minor releases of the same major version: CUDA 12.8 runs on driver 525 and later, CUDA 13 on 580 and later. It
does not run a later major version, functions that came later, or PTX of a newer toolkit.

It shows as "CUDA driver version is insufficient for CUDA runtime version" (error 35), as torch's "The NVIDIA driver
on your system is too old (found version 11040)", where 11040 is this driver's own CUDA, 11.4, as a requirement that a
container refuses to start with, or as a missing driver function: `cuGreenCtxCreate` needs driver 550,
`cuCtxCreate_v4` 555.

"CUDA Version" in `nvidia-smi` is that same limit, and installing a toolkit does not raise it: only the driver does,
or a torch for an older CUDA. CUDA also reports error 35 when there is no driver at all.

`opwright env` reports this when the driver is older than the oldest for the major release of torch's CUDA: 450.80.02
for 11, 525.60.13 for 12, 580.65.06 for 13. On data-centre GPUs NVIDIA's forward-compatibility package, which is not
detected there, can make up for it.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from opwright import logs, model
from opwright.causes import kit
from opwright.causes.kit.rules import CERTAIN, LIKELY, POSSIBLE, log_check, log_rules, rule
from opwright.knowledge.gpus.driver_functions import (
    driver_cuda,
    first_driver_with,
    torch_for_cuda,
)
from opwright.knowledge.gpus.drivers import driver_for_cuda
from opwright.knowledge.versions import is_older, numbers
from opwright.logs.patterns import LogMatch, cuda_error, find_matches
from opwright.model import Cause, Confidence, EnvironmentCheck, Evidence, Fix, Log, Machine

_TOO_OLD_PATTERNS = (
    r"NVIDIA driver on your system is too old(?: \(found version (?P<found>\d{4,5})\))?",
    r"minimum required Nvidia driver for \w{2,20} is (?P<needs>[\d.]{3,12}) or newer",
    r"[Dd]river version (?P<driver>\d{3}\.[\d.]+) is (?:older|lower|less) than (?:the )?(?:required|minimum)",
)
_IMAGE_PATTERNS = (
    r"unsatisfied condition: (?:cuda|driver)\s{0,2}>=\s{0,2}(?P<needs>[\d.]{1,12})[^\n]{0,60}(?:update your driver|please)",
    r"unsupported CUDA version: driver \d[\d.]{0,8} < image (?P<needs>\d[\d.]{0,12})",
)
_CONTAINER_PATTERN = r"built for NVIDIA Driver Release (?P<needs>[\d.]{3,12}) or later, but\s{1,12}version \d{3}\.[\d.]{1,10} was detected and compatibility mode is UN"
_OPTIX_PATTERN = r"OPTIX_ERROR_UNSUPPORTED_ABI_VERSION"
"""OptiX is part of the driver."""
_CALL_PATTERN = r"API call is not supported in the installed CUDA driver|(?<![=e] )cudaErrorCallRequiresNewerDriver(?! =)"
_ENTRY_PATTERN = r"Could not find CUDA driver entry point for (?P<name>cu[A-Z]\w{2,60})"
"""Functions looked up in the driver at run time."""
_BOTH_RELEASES = (
    r"CUDA [Tt]oolkit (?P<toolkit>\d{1,2}\.\d), (?:CUDA )?[Dd]river (?P<driver>\d{1,2}\.\d)"
)
"""A program's CUDA and the driver's, as Warp prints them when it starts."""
_INSUFFICIENT_PATTERNS = (
    r"CUDA driver version is insufficient for CUDA runtime version",
    r"(?<![=e] )cudaErrorInsufficientDriver(?! =)",
    cuda_error("35"),
)
_NO_DRIVER = r"nvidia-smi: (?:command )?not found|couldn't communicate with the NVIDIA driver|libcuda\.so\.1: cannot open|Found no NVIDIA driver|Failed to initialize NVML|NVML Shared Library Not Found"
_SURELY_LINKED = 530
"""Users of newer functions look them up; users of older ones may just have forgotten `-lcuda`."""


def _needs(match: LogMatch, _: Log) -> str:
    if number := match.groups.get("found"):
        return f"its own CUDA is {int(number) // 1000}.{int(number) % 1000 // 10}"
    if needs := match.groups.get("needs"):
        return f"{needs} or later is required"
    return f"it is {match.groups['driver']}" if "driver" in match.groups else _NEEDS_NEWER


def _cuda_here(match: LogMatch, log: Log) -> tuple[int, int] | None:
    """Return the CUDA that the driver serves, from its number for it, 11040, or the driver's version."""
    if number := match.groups.get("found"):
        return int(number) // 1000, int(number) % 1000 // 10
    return driver_cuda(match.groups.get("driver") or log.machine.driver) or _below(log)


def _below(log: Log) -> tuple[int, int] | None:
    """Return the newest CUDA that a driver supports, if that is older than the CUDA of torch's label."""
    label = re.search(r"\+cu(\d{2})\d", log.machine.torch or "")
    return _BELOW.get(label[1]) if label else None


_BELOW = {"13": (12, 0), "12": (11, 0), "11": (10, 2)}
"""By the major release of a CUDA, the one before."""


def _is_old_torch(log: Log) -> bool:
    """Return whether the installed torch's CUDA is older than those of the releases that would be recommended."""
    torch = log.machine.torch or logs.named_torch.named_torch(log)
    return torch is not None and is_older(torch, "1.8") is True


def _torch(match: LogMatch, log: Log) -> str:
    return torch_for_cuda(_cuda_here(match, log)) or ""


def _remedy(cuda: tuple[int, int] | None) -> str:
    return "" if torch_for_cuda(cuda) else _NO_TORCH


def _remedy_in_log(match: LogMatch, log: Log) -> str:
    cuda = _cuda_here(match, log)
    return _OLDER if cuda is None and _is_old_torch(log) else _remedy(cuda)


def _call_confidence(_: LogMatch, log: Log) -> Confidence:
    """Return less where the driver may be newer than the program that calls it."""
    for both in find_matches(log, _BOTH_RELEASES):
        if numbers(both.groups["driver"]) >= numbers(both.groups["toolkit"]):
            return POSSIBLE
    return LIKELY


def _entry_confidence(match: LogMatch, _: Log) -> Confidence:
    return LIKELY if _came_with(match.groups["name"]) else POSSIBLE


def _entry_point(match: LogMatch, _: Log) -> str:
    return _came_with(match.groups["name"]) or f"it has no {match.groups['name']}"


def _came_with(function: str) -> str:
    first = first_driver_with(function)
    return f"{function} came with driver {first[0]} (CUDA {first[1]})" if first else ""


@log_check(undefined=("\ncu",))
def _undefined_in_log(log: Log) -> Iterator[Evidence]:
    """Look for functions of the driver that are missing when a library is loaded."""
    for symbol in kit.undefined.undefined_symbols(log):
        first = None if symbol.at_link else first_driver_with(symbol.name)
        confidence = first and _confidence(log, *first)
        if confidence:
            cuda = driver_cuda(log.machine.driver)
            torch, remedy = torch_for_cuda(cuda) or "", _remedy(cuda)
            what = _came_with(symbol.name)
            yield symbol.evidence(confidence, what=what, torch=torch, remedy=remedy)


def _confidence(log: Log, needed: int, cuda: str) -> Confidence | None:
    """Return how sure a missing function makes us; None where the driver is known to have it."""
    if driver := re.match(r"(\d{3})\b", log.machine.driver or ""):
        return CERTAIN if int(driver[1]) < needed else None
    is_likely = is_older(log.machine.cuda, cuda) or needed > _SURELY_LINKED
    return LIKELY if is_likely else POSSIBLE


def in_environment(environment: model.Environment) -> Iterator[Evidence]:
    """Look for a driver that does not serve the CUDA of torch."""
    torch, driver = environment.torch, environment.driver
    oldest = driver_for_cuda(torch.cuda or "") if torch else None
    if torch and driver and oldest and numbers(driver) < numbers(oldest):
        what = f"torch {torch.version} is for CUDA {torch.cuda}, which needs {oldest}"
        cuda = driver_cuda(driver)
        details = {"what": what, "torch": torch_for_cuda(cuda) or "", "remedy": _remedy(cuda)}
        yield Evidence(f"driver {driver}", f"torch {torch.version}", details, LIKELY)


_NEEDS_NEWER = "the CUDA that is to run on it needs a newer one"
_CONTAINER = "where a container's image asks for it"
_OLDER = "if it is an old torch, and the driver is not known"
_NO_TORCH = "if no torch on PyTorch's indexes runs on the driver"

CAUSE = Cause(
    title="the NVIDIA driver is too old: {what}",
    in_log=log_rules(
        rule(*_TOO_OLD_PATTERNS, what=_needs),
        rule(*_IMAGE_PATTERNS, what=_needs, remedy=_CONTAINER),
        rule(_CONTAINER_PATTERN, _OPTIX_PATTERN, confidence=LIKELY, what=_needs),
        rule(_CALL_PATTERN, confidence=_call_confidence),
        rule(_ENTRY_PATTERN, confidence=_entry_confidence, what=_entry_point),
        rule(*_INSUFFICIENT_PATTERNS, confidence=LIKELY, unless=_NO_DRIVER),
        _undefined_in_log,
        what=_NEEDS_NEWER,
        torch=_torch,
        remedy=_remedy_in_log,
    ),
    in_environment=EnvironmentCheck(
        in_environment,
        examples=lambda: (
            model.Environment(
                "3.11.4",
                torches=(model.InstalledTorch("2.13.0", "torch", cuda="13.0"),),
                driver="535.183.01",
            ),
        ),
        counterexamples=lambda: (
            model.Environment(
                "3.11.4",
                torches=(model.InstalledTorch("2.8.0", "torch", cuda="12.8"),),
                driver="535.183.01",
            ),
            model.Environment(
                "3.11.4", torches=(model.InstalledTorch("2.13.0+cpu", "torch"),), driver="470.1"
            ),
            model.Environment(
                "3.11.4", torches=(model.InstalledTorch("2.8.0", "torch", cuda="12.8"),)
            ),
        ),
    ),
    fix=Fix(
        "update the driver; or install a torch (and the extension for it) for a CUDA that the driver supports",
        commands=("nvidia-smi", "pip install --force-reinstall {torch}"),
    ),
    remedies={
        _CONTAINER: Fix(
            "update the host's driver, or run an image for a CUDA that the driver supports (nvidia-smi shows it)",
            commands=("nvidia-smi",),
        ),
        _OLDER: Fix(
            "update the driver; or install this release of torch for a CUDA no newer than what nvidia-smi prints, and build the extension with the nvcc of that CUDA",
            commands=("nvidia-smi", "nvcc --version"),
        ),
        _NO_TORCH: Fix(
            "update the driver",
            commands=("nvidia-smi", "apt-cache search --names-only '^nvidia-driver-[0-9]+$'"),
        ),
    },
    examples=(
        Log(
            "warp: CUDA driver version is insufficient for CUDA runtime version",
            Machine(torch="1.1.0"),
        ),
        "RuntimeError: Cuda error: 35[cudaGetDeviceCount(&n);]",
        "RuntimeError: Could not find CUDA driver entry point for cuMulticastCreate",
        (
            "ERROR: This container was built for NVIDIA Driver Release 550.54 or later, but\n"
            "       version 525.105.17 was detected and compatibility mode is UNAVAILABLE."
        ),
        Log(
            "RuntimeError: The NVIDIA driver on your system is too old (found version 11040). Please update your GPU driver "
            "by downloading and installing a new version from the URL: http://www.nvidia.com/Download/index.aspx",
            Machine(torch="2.4.0+cu121"),
        ),
        Log(
            "terminate called after throwing an instance of 'thrust::system::system_error'\n"
            "  what():  CUDA driver version is insufficient for CUDA runtime version",
            Machine(driver="470.82.01"),
        ),
        Log(
            "ImportError: /venv/lib/python3.11/site-packages/op/_C.abi3.so: undefined symbol: cuGreenCtxCreate",
            Machine(driver="535.183.01"),
        ),
        (
            "nvidia-docker | 2018/01/20 13:08:46 Error: unsupported CUDA version: driver 9.0 < image 9.2.148"
        ),
        (
            "nvidia-container-cli: requirement error: unsatisfied condition: cuda>=12.8, please update your driver to a "
            "newer version, or use an earlier cuda container: unknown."
        ),
        Log(
            "RuntimeError: CUDA driver version is insufficient for CUDA runtime version",
            Machine(driver="384.81"),
        ),
    ),
    counterexamples=(
        "| NVIDIA-SMI 535.183.01   Driver Version: 535.183.01   CUDA Version: 12.2 |",
        "nvidia-smi: command not found\nRuntimeError: CUDA error: CUDA driver version is insufficient for CUDA runtime version",
        Log(
            "ImportError: /w/op.so: undefined symbol: cuTensorMapEncodeTiled",
            Machine(driver="570.86.15"),
        ),
        "ImportError: /w/op.so: undefined symbol: cuModuleLoadData",
    ),
)
