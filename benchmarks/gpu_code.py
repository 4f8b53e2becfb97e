"""
Time reading which GPUs libraries hold code for, and compare it with cuobjdump entry by entry.

`gpu_code.py [--cuobjdump PATH] LIBRARY...`; NVIDIA's tool is on PyPI, `nvidia-cuda-cuobjdump`. It prints no
`f`: `sm_100` for a cubin of `sm_100f`. Entries that differ in that alone are counted apart.
"""

from __future__ import annotations

import argparse
import re
import subprocess
from collections import Counter
from pathlib import Path
from statistics import median
from time import perf_counter

from opwright.facts.archives.byte_source import open_file
from opwright.facts.elf.dynamic import Elf
from opwright.facts.elf.sections import named_sections, section_ranges
from opwright.facts.gpu_code.device_code import NVIDIA, read_gpu_code
from opwright.facts.gpu_code.fat_binary import CUBIN, PTX, Budget, containers

_ROUNDS = 9
_LISTED = re.compile(r"(?:ELF|PTX) file\s+\d+: .*\.(sm_\d+[af]?)\.(cubin|ptx)$", re.MULTILINE)


def our_seconds(path: str) -> float:
    """Return how long it takes to open a library and read its code, nothing else of it."""
    start = perf_counter()
    source = open_file(path)
    read_gpu_code(source, named_sections(source, Elf(source, path).layout))
    return perf_counter() - start


def our_entries(path: str) -> Counter[str]:
    """Return how many entries there are of each kind and architecture: `sm_90a.cubin`."""
    source, budget = open_file(path), Budget()
    sections = named_sections(source, Elf(source, path).layout)
    return Counter(
        f"sm_{entry.arch}{entry.suffix}.{'cubin' if entry.kind == CUBIN else 'ptx'}"
        for start, end in section_ranges(source, sections, NVIDIA)
        for container in containers(source, start, end, budget)
        for entry in container
        if entry.kind in (CUBIN, PTX)
    )


def its_entries(cuobjdump: str, path: str) -> tuple[Counter[str], float, str]:
    """Return what cuobjdump lists, how long the list of cubins took, and its complaint if any."""
    listed: Counter[str] = Counter()
    seconds, complaint = 0.0, ""
    for flag in ("--list-ptx", "--list-elf"):
        start = perf_counter()
        run = subprocess.run([cuobjdump, flag, path], capture_output=True, text=True, check=False)
        seconds = perf_counter() - start
        listed.update(f"{arch}.{kind}" for arch, kind in _LISTED.findall(run.stdout))
        if run.returncode and "No" not in run.stderr + run.stdout:
            complaint = f"cuobjdump {flag} fails: {run.stderr.strip() or run.stdout.strip()}"
    return listed, seconds, complaint


def compared(ours: Counter[str], its: Counter[str]) -> str:
    """Say how two lists of entries differ."""
    if ours == its:
        return "equal"
    without_family: Counter[str] = Counter()
    for name, count in ours.items():
        without_family[re.sub(r"(\d)f\.", r"\1.", name)] += count
    if without_family == its:
        families = sum(count for name, count in ours.items() if "f." in name)
        return f"equal but for the f of {families}"
    return f"DIFFERENT: ours alone {dict(ours - its)}, its alone {dict(its - ours)}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--cuobjdump", default="cuobjdump", metavar="PATH")
    parser.add_argument("libraries", nargs="+", metavar="LIBRARY")
    given = parser.parse_args()
    print(
        f"{'library':44} {'MB':>6} {'entries':>7} {'ours ms':>8} {'cuobjdump ms':>12}  entries are"
    )
    for path in given.libraries:
        its, seconds, complaint = its_entries(given.cuobjdump, path)
        ours = our_entries(path)
        milliseconds = 1000 * median(our_seconds(path) for _ in range(_ROUNDS))
        print(
            f"{Path(path).name[-44:]:44} {Path(path).stat().st_size / 1e6:6.0f} {ours.total():7}"
            f" {milliseconds:8.2f} {1000 * seconds:12.0f}  {compared(ours, its)}"
            + (f"; {complaint}" if complaint else "")
        )


if __name__ == "__main__":
    main()
