"""The GPUs that an audit is about, and how binaries run on them."""

from __future__ import annotations

import os
from collections.abc import Iterable, Sequence

from opwright import knowledge
from opwright.causes.engine.judge import judge
from opwright.model import Binary, BinaryAudit, Cause, Finding, Gpu, GpuLoad

_DRIVERS = ("/proc/driver/nvidia", "/sys/class/kfd")


def named_gpus(names: Iterable[str]) -> tuple[Gpu, ...]:
    """Return the GPUs of names, or of several with commas (see `gpus.find_gpus`); raise UnknownNameError."""
    names = [name for several in names for name in several.split(",") if name]
    if not names:
        return ()
    return knowledge.gpu_names.find_gpus(names)


def gpus_here() -> tuple[Gpu, ...]:
    """Return the GPUs of this machine that are known."""
    if not any(map(os.path.isdir, _DRIVERS)):
        return ()
    return knowledge.gpu_names.this_machine()


def gpu_loads(binary: Binary, gpus: Sequence[Gpu]) -> tuple[GpuLoad, ...]:
    """Say how a binary runs on some GPUs; nothing of one without code for any, or that is not known."""
    if not gpus or binary.gpu is None or not binary.gpu.is_there:
        return ()
    return tuple(knowledge.gpu_catalogue.how_it_runs(binary, gpu) for gpu in gpus)


def gpu_findings(binaries: Sequence[BinaryAudit], causes: Sequence[Cause]) -> tuple[Finding, ...]:
    """Judge how binaries run on their target GPUs."""
    loads = [load for audited in binaries for load in audited.gpus]
    if not loads:
        return ()
    return judge(knowledge.gpu_catalogue.expected(loads), causes).findings
