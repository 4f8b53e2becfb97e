"""
NVIDIA's driver brings `libcuda`, and that is older than what wants to use it. A driver serves every CUDA up to
its own; within one major version it also serves later minor ones, so that CUDA 12.8 runs from driver 525 on, and
CUDA 13 from 580. What does not run: another major version, functions that came later, and PTX of a later toolkit.

It shows as "CUDA driver version is insufficient for CUDA runtime version" (error 35), as torch's "The NVIDIA driver on
your system is too old (found version 11040)", where 11040 means that this driver's own CUDA is 11.4, as a requirement
that a container refuses to start with, or as a function of the driver that is not found: `cuGreenCtxCreate` needs
driver 550, `cuCtxCreate_v4` 555.

The number beside "CUDA Version" in `nvidia-smi` is that same limit, and no toolkit that one installs moves it: only
the driver, or a torch for an older CUDA. Error 35 is also what CUDA says when there is no driver at all.

In an environment it is found where the driver that is running is older than the oldest that serves the major release of torch's CUDA:
450.80.02 for 11, 525.60.13 for 12, 580.65.06 for 13. On the cards of data centres NVIDIA's package of forward compatibility, which
is not seen there, can make up for it.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from opwright import model
from opwright.causes.kit.rules import log_check
from opwright.logs.patterns import cuda_error, find_matches, has_match
from opwright.logs.undefined import undefined_symbols
from opwright.model import Cause, Confidence, EnvironmentCheck, Evidence, Fix, Log, Machine

TYPE_CHECKING = False
if TYPE_CHECKING:  # of one verb alone
    from opwright.model import Environment

_SURE = (
    r"NVIDIA driver on your system is too old(?: \(found version (?P<found>\d{4,5})\))?",
    r"unsatisfied condition: (?:cuda|driver)\s{0,2}>=\s{0,2}(?P<needs>[\d.]{1,12})[^\n]{0,60}(?:update your driver|please)",
    r"minimum required Nvidia driver for \w{2,20} is (?P<needs>[\d.]{3,12}) or newer",
    r"[Dd]river version (?P<driver>\d{3}\.[\d.]+) is (?:older|lower|less) than (?:the )?(?:required|minimum)",
)
_CONTAINER = (
    r"built for NVIDIA Driver Release (?P<needs>[\d.]{3,12}) or later, but\s{1,12}version \d{3}\.[\d.]{1,10} was"
    r" detected and compatibility mode is UN"
)
_OF_OPTIX = r"OPTIX_ERROR_UNSUPPORTED_ABI_VERSION"
"""OptiX is a part of the driver."""
_CALL = r"API call is not supported in the installed CUDA driver|(?<![=e] )cudaErrorCallRequiresNewerDriver(?! =)"
_ENTRY = r"Could not find CUDA driver entry point for (?P<name>cu[A-Z]\w{2,60})"
"""Of functions that are asked of the driver at run time."""
_BOTH = r"CUDA [Tt]oolkit (?P<toolkit>\d{1,2}\.\d), (?:CUDA )?[Dd]river (?P<driver>\d{1,2}\.\d)"
"""What a program says of its CUDA and of the driver's, as Warp does when it starts."""
_INSUFFICIENT = (
    r"CUDA driver version is insufficient for CUDA runtime version",
    r"(?<![=e] )cudaErrorInsufficientDriver(?! =)",
    cuda_error("35"),
)
_NO_DRIVER = (
    r"nvidia-smi: (?:command )?not found|couldn't communicate with the NVIDIA driver",
    r"libcuda\.so\.1: cannot open|Found no NVIDIA driver|Failed to initialize NVML|NVML Shared Library Not Found",
)
_ADDED = (
    (
        "cuMemcpyBatch|cuMemcpy3DBatch|cuCheckpoint|cuStreamGetDevice|cuTensorMapEncodeIm2colWide",
        570,
        "12.8",
    ),
    ("cuCtxCreate_v4|cuCtxRecordEvent", 555, "12.5"),
    (
        "cuGreenCtx|cuDevSmResource|cuDeviceGetDevResource|cuCtxFromGreenCtx|cuFuncLoad|cuStreamGetGreenCtx",
        550,
        "12.4",
    ),
    (
        "cuGraphConditionalHandle|cuFuncGetName|cuKernelGetName|cuStreamGetCaptureInfo_v3",
        545,
        "12.3",
    ),
    ("cuMulticast", 530, "12.1"),
    ("cuTensorMap|cuLibrary|cuKernel|cuGetProcAddress_v2|cuStreamGetId|cuCtxGetId", 525, "12.0"),
    ("cuLaunchKernelEx", 520, "11.8"),
)
"""Functions of the driver that came late, the driver that had them first, and its CUDA."""
_SURELY_LINKED = 530
"""From here on their users look for them; before, they may as well forget `-lcuda`."""


@log_check(*(*_SURE, _CONTAINER, _OF_OPTIX, _CALL, _ENTRY, *_INSUFFICIENT), undefined=("\ncu",))
def in_log(log: Log) -> Iterator[Evidence]:
    """Look for what CUDA, torch and containers say of an old driver, and for what it lacks."""
    here = _torch_for(_by_driver(log.machine.driver))
    for found in find_matches(log, *_SURE):
        served = _by_number(found.groups.get("found")) or _by_driver(
            found.groups.get("driver") or log.machine.driver
        )
        yield found.evidence(Confidence.CERTAIN, what=_told(found.groups), torch=_torch_for(served))
    for found in find_matches(log, _CONTAINER, _OF_OPTIX):
        yield found.evidence(Confidence.LIKELY, what=_told(found.groups), torch=here)
    for found in find_matches(log, _CALL):
        yield found.evidence(_sure_of_a_call(log), what="", torch=here)
    for found in find_matches(log, _ENTRY):
        name = found.groups["name"]
        late = _added(name)
        what = f": {name} came with driver {late[0]} (CUDA {late[1]})" if late else ""
        sure = Confidence.LIKELY if late else Confidence.POSSIBLE
        yield found.evidence(sure, what=what, torch=here)
    if not has_match(log, *_NO_DRIVER):
        for found in find_matches(log, *_INSUFFICIENT):
            yield found.evidence(Confidence.LIKELY, what="", torch=here)
    for symbol in undefined_symbols(log):
        added = _added(symbol.name)
        if added and not symbol.at_link:
            confidence = _confidence(log, *added)
            what = f": {symbol.name} came with driver {added[0]} (CUDA {added[1]})"
            if confidence:
                yield symbol.evidence(confidence, what=what, torch=here)


def _sure_of_a_call(log: Log) -> Confidence:
    """Return how sure a call that the driver refuses is, with a driver that may be newer than the caller."""
    for both in find_matches(log, _BOTH):
        if _numbers(both.groups["driver"]) >= _numbers(both.groups["toolkit"]):
            return Confidence.POSSIBLE
    return Confidence.LIKELY


def _told(groups: dict[str, str]) -> str:
    if number := groups.get("found"):
        return f": it is one of CUDA {int(number) // 1000}.{int(number) % 1000 // 10}"
    if needs := groups.get("needs"):
        return f": {needs} or later is asked for"
    return f" ({groups['driver']})" if "driver" in groups else ""


_INDEX = "https://download.pytorch.org/whl/"
_LAST_FOR = (
    ((12, 0), f"pip install torch --index-url {_INDEX}cu126"),
    ((11, 0), f"pip install torch --index-url {_INDEX}cu118"),
    ((10, 2), f"pip install torch==1.12.1+cu102 --extra-index-url {_INDEX}cu102"),
    ((10, 1), f"pip install torch==1.8.1+cu101 -f {_INDEX}torch_stable.html"),
    ((9, 2), f"pip install torch==1.7.1+cu92 -f {_INDEX}torch_stable.html"),
)
"""The CUDA of a driver, and a torch that it serves: within one major release also what is newer."""
_TOO_OLD_FOR_ANY = "apt-cache search --names-only '^nvidia-driver-[0-9]+$'"
_DRIVERS = ((525, (12, 0)), (450, (11, 0)), (440, (10, 2)), (418, (10, 1)), (396, (9, 2)))


def _by_number(number: str | None) -> tuple[int, int] | None:
    """Return 11 and 4 of 11040, as the driver tells its CUDA."""
    return (int(number) // 1000, int(number) % 1000 // 10) if number else None


def _by_driver(driver: str | None) -> tuple[int, int] | None:
    """Return the CUDA that a driver serves, at least; None where the driver is not known."""
    branch = re.match(r"(\d{3})\b", driver or "")
    if branch is None:
        return None
    return next((cuda for first, cuda in _DRIVERS if int(branch[1]) >= first), (9, 0))


def _torch_for(cuda: tuple[int, int] | None) -> str:
    """Return how to get a torch that the driver serves; with one of an unknown age, that of CUDA 12."""
    if cuda is None:
        return _LAST_FOR[0][1]
    return next((command for first, command in _LAST_FOR if cuda >= first), _TOO_OLD_FOR_ANY)


def _added(name: str) -> tuple[int, str] | None:
    """Return with which driver a function came, if that is known to be late."""
    for names, driver, cuda in _ADDED:
        if re.match(names, name):
            return driver, cuda
    return None


def _confidence(log: Log, needed: int, cuda: str) -> Confidence | None:
    """Return how sure a function that is missing makes us: of the driver if that is known."""
    if match := re.match(r"(\d{3})\b", log.machine.driver or ""):
        return Confidence.CERTAIN if int(match[1]) < needed else None
    here = re.match(r"(\d+)\.(\d+)", log.machine.cuda or "")
    is_older = here and (int(here[1]), int(here[2])) < tuple(map(int, cuda.split(".")))
    likely = is_older or needed > _SURELY_LINKED
    return Confidence.LIKELY if likely else Confidence.POSSIBLE


_OLDEST = {"11": "450.80.02", "12": "525.60.13", "13": "580.65.06"}
"""Major release of CUDA, and the oldest driver that runs what any of its toolkits compiled."""


def in_environment(environment: Environment) -> Iterator[Evidence]:
    """Look for a driver that does not serve the CUDA of torch."""
    torch, driver = environment.torch, environment.driver
    oldest = _OLDEST.get((torch.cuda or "").partition(".")[0]) if torch else None
    if torch and driver and oldest and _numbers(driver) < _numbers(oldest):
        what = f": torch {torch.version} is for CUDA {torch.cuda}, which needs {oldest}"
        details = {"what": what, "torch": _torch_for(_by_driver(driver))}
        yield Evidence(f"driver {driver}", f"torch {torch.version}", details, Confidence.LIKELY)


def _numbers(version: str) -> tuple[int, ...]:
    return tuple(int(part) for part in re.findall(r"\d+", version))


def _conflicts() -> tuple[model.Environment, ...]:
    torch = model.InstalledTorch("2.13.0", "torch", cuda="13.0")
    return (model.Environment("3.11.4", torches=(torch,), driver="535.183.01"),)


def _healthy() -> tuple[model.Environment, ...]:
    torch = model.InstalledTorch("2.8.0", "torch", cuda="12.8")
    return (
        model.Environment("3.11.4", torches=(torch,), driver="535.183.01"),
        model.Environment(
            "3.11.4", torches=(model.InstalledTorch("2.13.0+cpu", "torch"),), driver="470.1"
        ),
        model.Environment("3.11.4", torches=(torch,)),
    )


CAUSE = Cause(
    title="the NVIDIA driver is older than the CUDA that wants to run on it{what}",
    in_log=in_log,
    in_environment=EnvironmentCheck(in_environment, _conflicts, _healthy),
    fix=Fix(
        "update the driver; or install a torch, and the extension for it, of a CUDA that the driver serves",
        commands=(
            "nvidia-smi",
            "{torch}",
        ),
    ),
    examples=(
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
            "nvidia-container-cli: requirement error: unsatisfied condition: cuda>=12.8, please update your driver to a "
            "newer version, or use an earlier cuda container: unknown."
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
