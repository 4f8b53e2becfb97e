"""What a fix has to work on, as a log shows it: the processor, the Python, and whether there is any CUDA."""

from __future__ import annotations

from enum import Enum

from opwright.logs.patterns import compiled
from opwright.model import Log, System
from opwright.model.named_tuple import NamedTuple


class NoCuda(Enum):
    """Why a machine, or a build, has no use of CUDA."""

    MACOS = "macOS has no CUDA"
    CPU_BUILD = "the log shows a build for the CPU"
    NO_GPU = "the machine has no NVIDIA GPU, says the log"


class Platform(NamedTuple):
    """Where a wheel has to run; None is unknown."""

    system: System
    machine: str | None = None
    """As wheels name it: `x86_64`, `aarch64`, `arm64`."""
    python: str | None = None


_FOR_CPU = r"\bTarget device: cpu\b|\b(?:VLLM_TARGET_DEVICE|VLLM_BUILD_TARGET)[=: ]{1,3}['\"]?cpu\b"
_FOR_CPU_WORDS = ("Target device: cpu", "_DEVICE", "_TARGET")
_NO_GPU = (
    r"(?i)\b(?:I|we|my (?:computer|machine|laptop|notebook|pc|mac\w*|system)|the (?:machine|server|computer)) (?:also |still |just |really )?(?:do(?:es)?(?: not|n['’]?t)) have (?:an? |any )?"
    r"(?:nvidia|cuda|gpu|graphics card)\b|\bmy (?:computer|machine|laptop|notebook|pc) has no (?:nvidia|cuda|gpu)\b"
)
_NO_GPU_WORDS = (" have ", " has no ")
_ARM = r"(?i)\b(?:aarch64|jetson|jetpack|orin (?:nano|nx|agx)|raspberry pi|graviton|grace hopper)\b|\blinux[-_/ ]arm64\b"
_X86 = r"\b(?:x86_64|amd64|AMD64|win_amd64)\b"


def platform_of(log: Log, system: System) -> Platform:
    """Return what a log shows of the platform that something failed on."""
    return Platform(system, _machine(log, system), log.machine.python)


def _machine(log: Log, system: System) -> str | None:
    if compiled(_ARM).search(log.text):
        return "arm64" if system is System.MACOS else "aarch64"
    return "x86_64" if compiled(_X86).search(log.text) else None


def no_cuda(log: Log, system: System) -> NoCuda | None:
    """Return why CUDA is of no use where something failed; None where it may be."""
    if system is System.MACOS:
        return NoCuda.MACOS
    text = log.text
    if any(one in text for one in _FOR_CPU_WORDS) and compiled(_FOR_CPU).search(text):
        return NoCuda.CPU_BUILD
    if any(one in text for one in _NO_GPU_WORDS) and compiled(_NO_GPU).search(text):
        return NoCuda.NO_GPU
    return None
