"""
The extension, the CUDA libraries and the driver disagree about versions.

CUDA's libraries carry their major version in their name, and torch brings exactly one of them. What
was linked against another major finds no file; what was linked against a newer minor of the same
one finds the file and misses functions in it. The driver has versions of its own.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from opwright.causes import kit
from opwright.knowledge.pypi.native_packages import NATIVE_PACKAGE
from opwright.knowledge.versions import numbers
from opwright.logs.patterns import LogMatch, compiled, find_matches
from opwright.model import Confidence, Evidence, Log
from opwright.model.named_tuple import NamedTuple

TYPE_CHECKING = False
if TYPE_CHECKING:
    from opwright.logs.symbols.undefined import Undefined
    from opwright.model import Distribution, Environment


CANNOT_OPEN = (
    r"['\"`‘’“”»«]?(?::|,|\.|\s)\s{0,3}(?:cannot open|can't open|无法打开|無法開啟|kann [^\n]{1,40}öffnen|no se puede abrir"
    r"|(?:ne peut|impossible d)[^\n]{0,5}ouvrir|não (?:é possível|pode) abrir|impossibile aprire"
    r"|共有オブジェクトファイルを開|невозможно открыть|[^\n]{0,30}열 수 없)"
)
"""What the dynamic loader says after the name of a library, in the languages of glibc."""

_ELSEWHERE = (
    r"/usr/local/cuda[^/\s]{0,12}/|/usr/lib/|/usr/lib64/|/lib/x86_64-linux-gnu/|/opt/cuda/|/usr/local/lib/lib"
    r"|/(?:ana|mini|mambaf|minif)\w{0,12}/(?:envs/[^/\s]{1,60}/)?lib/lib|/opt/conda/lib/lib|/envs/[^/\s]{1,60}/lib/lib"
    r"|/opt/nvidia/|/apps/|/software/|/usr/share/|/nix/store/|/usr/local/cudnn"
)


def is_outside_packages(path: str) -> bool:
    """Return whether a path is in a system folder or conda's, and in no Python package."""
    return (
        "site-packages" not in path
        and "dist-packages" not in path
        and bool(compiled(_ELSEWHERE).search(path))
    )


def cuda_of_torch(log: Log) -> str | None:
    """Return the CUDA that torch was built with, `12.1`, from the machine's facts; None if unknown."""
    machine = log.machine
    if match := re.search(r"\+cu(\d+)(\d)\b", machine.torch or ""):
        return f"{match[1]}.{match[2]}"
    match = re.search(r"\d+(?:\.\d+)?", machine.cuda or "")
    return match[0] if match else None


_NVIDIA_LIBRARY = (
    r"lib(?:cu(?:dart|blas|blasLt|fft|fftw|sparse|sparseLt|solver|solverMg|rand|pti|dnn\w*|file)|nv(?:rtc|JitLink|fatbin|shmem"
    r"|ToolsExt)\w*|nccl)\.so"
)
_TORCH_LIBRARY = (
    r"libtorch(?:_cuda|_cuda_linalg|_cpu|_python|_nvshmem)?\.so|libc10\w*\.so|libcaffe2_nvrtc\.so"
)
_SYMBOL = r"(?:_?_?nv|_?_?cu|nccl|_ZN5cudnn|_ZNK?\d+cu)\w+"
_TIME_REFERENCE = (
    r"(?P<by>[^\s:'\"]{1,300}): symbol (?P<name>\w+),? version (?P<version>\S{1,60}) not\s+defined in file \S{1,60} with"
    r"\s+link\s+time\s+reference"
)
_NO_VERSION = (
    r"(?P<by>[^\s:'\"]{1,300}): version [`'\"‘](?P<version>lib(?:cu|nv|nccl)\S{1,40}?)['\"’] not found"
    r"(?: \(required by (?P<wanted>[^)\n]{1,300}))?"
)
TORN = (_TIME_REFERENCE, _NO_VERSION)
"""Patterns for a library that lacks a symbol or version in another; at least one matches."""
NAMES = ("\ncu", "\nnv", "\nnccl", "\nhip", "\n__", "cudnn", "libcu", "libnv")
"""Every name of CUDA's libraries contains, or follows, one of these texts."""


def is_of_native_package(path: str) -> bool:
    """Return whether a library belongs to a well-known package, whose wheels were linked with all that they call."""
    return compiled(rf"(?:^|[/\\]){NATIVE_PACKAGE}[\w.-]*").search(path) is not None


class Torn(NamedTuple):
    """A library that lacks something in an NVIDIA library that it was linked with."""

    by: str
    """The library, as printed; empty if not shown."""
    name: str
    version: str
    where: str
    quote: str
    line: int

    @property
    def is_bundled(self) -> bool:
        """Whether the library is one of NVIDIA's or torch's own, which come with their partners."""
        return bool(
            compiled(_NVIDIA_LIBRARY).search(self.by) or compiled(_TORCH_LIBRARY).search(self.by)
        )

    @property
    def is_nccl(self) -> bool:
        return self.name.startswith("nccl")

    @property
    def is_nccl_of_torch(self) -> bool:
        """Whether it is a function of NCCL that libtorch_cuda.so lacks, which well-known extensions of torch lead to."""
        return self.is_nccl and (not self.by or is_of_native_package(self.by))

    @property
    def may_be_bundled(self) -> bool:
        """Whether it is one of a set, or at least needs more than the runtime of NVIDIA's libraries."""
        needs_other = self.by and self.version and "cudart" not in self.version
        return self.is_bundled or self.is_nccl_of_torch or bool(needs_other)

    @property
    def is_cudnn(self) -> bool:
        return "cudnn" in f"{self.by} {self.name} {self.version}"

    def evidence(self, confidence: Confidence, **details: str) -> Evidence:
        """Return it as evidence, with `library` and `symbol` among its details."""
        own = {"library": self.by.rpartition("/")[2] or "a library", "symbol": self.name}
        return Evidence(self.where, self.quote, {**own, **details}, confidence, self.line)


def torn(log: Log) -> Iterator[Torn]:
    """Yield what any library lacks in NVIDIA's libraries."""
    for symbol in kit.undefined.undefined_symbols(log):
        version = symbol.version or ""
        is_nvidias = (
            compiled(_NVIDIA_LIBRARY).search(version)
            or compiled(_SYMBOL).match(symbol.name)
            or "cudnn" in version
        )
        if is_nvidias and not symbol.at_link:
            yield Torn(
                symbol.wanted_by or "",
                symbol.name,
                version,
                symbol.where,
                symbol.quote,
                symbol.line,
            )
    for match in find_matches(log, _TIME_REFERENCE, _NO_VERSION):
        groups = match.groups
        by = groups.get("wanted") or groups["by"]
        if compiled(_NVIDIA_LIBRARY).search(groups["version"]):
            name = groups.get("name") or f"version {groups['version']}"
            yield Torn(by, name, groups["version"], *_place(match))


def _place(match: LogMatch) -> tuple[str, str, int]:
    return match.where, match.quote, match.line


_CALLS = (
    r"cuda(?:Array|Choose|Create|Ctx|Destroy|Device|Driver|Event|External|Free|Func|Get|Graph|Host|Import|Ipc|Kernel|Launch|Library"
    r"|Malloc|Mem|Mipmapped|Occupancy|Peek|Pointer|Runtime|Set|Signal|Stream|Thread|User|Wait)[A-Z]?\w{0,60}"
    r"|__cuda(?:Register(?:FatBinary|Function|Var)|UnregisterFatBinary|LaunchKernel|GetKernel)\w{0,20}"
)


def is_cuda_runtime_symbol(symbol: Undefined) -> bool:
    """
    Return whether a library that was not linked with libcudart asks for a function of it.

    A linker that was told of it notes the version beside the name, which the loader repeats.
    """
    others = compiled(_NVIDIA_LIBRARY).search(symbol.wanted_by or "") or compiled(
        _TORCH_LIBRARY
    ).search(symbol.wanted_by or "")
    bare = not (symbol.version or symbol.at_link or others)
    return bare and compiled(_CALLS).fullmatch(symbol.name) is not None


_PATH_SET = r"(?i)LD_LIBRARY_PATH\s{0,3}[=:]\s{0,3}\S*(?:cuda|cudnn|conda|/usr/lib|nvidia)"
_PINNED = "torch/lib/../../nvidia/"
"""Where a torch wheel finds what it pins exactly: what does not match came from elsewhere."""
_TOOLKIT = "/usr/local/cuda"
"""Where neither a wheel nor conda has the libraries of torch."""
_RESOLVED = r"lib(?:cu|nv|nccl)\S{1,40} => (?P<path>\S{1,200})"


def is_shadowed(log: Log, path: str) -> bool:
    """Return whether a log shows that an NVIDIA library came from outside of torch's packages."""
    text = log.text
    in_package = "site-packages" in text or "dist-packages" in text or log.machine.torch
    if in_package and is_outside_packages(path):
        return True
    if _PINNED in path or path.startswith(_TOOLKIT):
        return True
    resolved = (match["path"] for match in compiled(_RESOLVED).finditer(text))
    return bool(compiled(_PATH_SET).search(text)) or any(map(is_outside_packages, resolved))


# ---- what torch pins, and what is installed ----------------------------------------


def unlike_pinned(
    environment: Environment,
) -> Iterator[tuple[Distribution, str, Confidence]]:
    """Yield the packages that are installed in another release than torch pins: package, pin, confidence."""
    for pin in environment.torch.pins if environment.torch else ():
        name, _, pinned_version = pin.partition("==")
        distribution = environment.installed(name)
        if name.startswith("nvidia-") and distribution and distribution.version != pinned_version:
            here, pinned = numbers(distribution.version), numbers(pinned_version)
            harmless = here > pinned and here[:1] == pinned[:1]
            yield (
                distribution,
                pinned_version,
                Confidence.POSSIBLE if harmless else Confidence.LIKELY,
            )


def not_pinned(
    environment: Environment, distribution: Distribution, pinned: str, confidence: Confidence
) -> Evidence:
    """Return the evidence that a package is not what torch pins."""
    torch = environment.torch.version if environment.torch else ""
    what = (
        f"torch {torch} pins {distribution.name} {pinned}, but {distribution.version} is installed"
    )
    return Evidence(
        f"{distribution.name} {distribution.version}",
        f"{distribution.name}=={pinned}",
        {"what": what},
        confidence,
    )
