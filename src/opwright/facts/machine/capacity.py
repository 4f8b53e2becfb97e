"""What this machine, or the container that this runs in, can bear: cores and memory."""

from __future__ import annotations

import os
import re

from opwright.facts.on_disk import regular

_UNLIMITED = 1 << 60
_GROUPS = "/sys/fs/cgroup"


def processor() -> str:
    """Return what Linux calls this machine's processor: x86_64, aarch64."""
    if hasattr(os, "uname"):
        return os.uname().machine
    name = os.environ.get("PROCESSOR_ARCHITECTURE", "")
    return {"AMD64": "x86_64", "ARM64": "aarch64"}.get(name, name)


def cores(root: str = "") -> int:
    """Return how many cores may be used, by affinity and by the container's quota."""
    here = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    quota, _, period = _text(f"{root}{_GROUPS}/cpu.max").partition(" ")
    if quota.strip().isdecimal() and period.strip().isdecimal() and int(period):
        return max(1, min(here, -(-int(quota) // int(period))))
    return here


def memory(root: str = "") -> int | None:
    """Return how many MiB are free to use; None when that is not known."""
    match = re.search(r"^MemAvailable:\s+(\d+) kB", _text(f"{root}/proc/meminfo"), re.MULTILINE)
    free = int(match[1]) >> 10 if match else None
    limit, used = (_number(f"{root}{_GROUPS}/memory.{name}") for name in ("max", "current"))
    if limit is None or limit > _UNLIMITED:
        return free
    within = max(0, limit - (used or 0)) >> 20
    return within if free is None else min(free, within)


def _number(path: str) -> int | None:
    text = _text(path).strip()
    return int(text) if text.isdecimal() else None


def _text(path: str) -> str:
    try:
        with open(path, encoding="ascii", errors="replace", opener=regular) as opened:
            return opened.read(1 << 16)
    except OSError:
        return ""
