"""
Build real projects by torch's BuildExtension and by ours, and compare; exit 1 where ours is less.

    python benchmarks/takeover.py --python PYTHON --sources DIR [PROJECT...]

PYTHON is an interpreter that has torch, setuptools, ninja and this opwright. DIR has a folder for each project of
the table below, as its repository or sdist is. Each is copied twice, and in one copy the line of setup.py that imports
`torch.utils.cpp_extension` imports `opwright.build`. Both must succeed or both must fail; the libraries must export the same
names; CPU time must be at most torch's, peak memory at most 1.15 times. `--write-docs` writes the table into
`docs/speed/takeover.md`.
"""

from __future__ import annotations

import argparse
import json
import os
import re
import shutil
import subprocess
import sys
import threading
from collections.abc import Sequence
from contextlib import suppress
from hashlib import sha256
from pathlib import Path
from resource import RUSAGE_CHILDREN, getrusage
from tempfile import TemporaryDirectory
from time import perf_counter, sleep
from typing import NamedTuple

from processes import environment
from table import machine

from opwright.facts.elf.binary import read_binary_file

_PAGE = Path(__file__).parents[1] / "docs" / "speed" / "takeover.md"
_CPU, _MEMORY = 1.0, 1.15
_IMPORTS = (
    (
        re.compile(r"\bfrom torch\.utils import cpp_extension\b"),
        "from opwright import build as cpp_extension",
    ),
    (re.compile(r"\btorch\.utils\.cpp_extension\b"), "opwright.build"),
)
_OWN_PAGE = re.compile(r"(?<=<!-- begin -->\n).*?(?=<!-- end -->)", re.DOTALL)


class Project(NamedTuple):
    """A project with a setup.py that uses torch's BuildExtension."""

    name: str
    """Of its folder among the sources."""
    where: str = "."
    """The folder of setup.py in it."""
    variables: tuple[tuple[str, str], ...] = ()


_FORCED = (("FORCE_CUDA", "1"),)
PROJECTS = (
    Project("pytorch_scatter", variables=_FORCED),
    Project("pytorch_sparse", variables=_FORCED),
    Project("pytorch_cluster", variables=_FORCED),
    Project("pytorch_spline_conv", variables=_FORCED),
    Project("simple-knn"),
    Project("diff-gaussian-rasterization"),
    Project("gsplat"),
    Project("fused-ssim"),
    Project("causal-conv1d", variables=(("CAUSAL_CONV1D_FORCE_BUILD", "TRUE"),)),
    Project("pointnet2_ops", "pointnet2_ops_lib"),
    Project("warp-rnnt", "pytorch_binding"),
    Project("extension-cpp"),
    Project("torchsort"),
    Project("nvdiffrast"),
    Project("detectron2", variables=_FORCED),
)


class Outcome(NamedTuple):
    """What came of one build."""

    succeeded: bool
    exported: frozenset[str]
    cpu: float
    wall: float
    peak: int
    """Bytes that all processes of the build had at once, at most."""
    said: str


class Comparison(NamedTuple):
    """A project built by both."""

    project: str
    source: str
    """The commit or digest of what was built."""
    torchs: Outcome
    ours: Outcome

    @property
    def problems(self) -> tuple[str, ...]:
        """Return in what ours is less than torch's."""
        torchs, ours = self.torchs, self.ours
        if not torchs.succeeded or not ours.succeeded:
            return () if torchs.succeeded == ours.succeeded else ("only one of them builds",)
        missing = sorted(torchs.exported - ours.exported)
        return (
            *([f"{len(missing)} names are not exported: {missing[0]}"] if missing else []),
            *(["CPU time"] if ours.cpu > torchs.cpu * _CPU else []),
            *(["memory"] if ours.peak > torchs.peak * _MEMORY else []),
        )

    def cells(self) -> tuple[str, ...]:
        torchs, ours = self.torchs, self.ours
        both = "both" if ours.succeeded and torchs.succeeded else "neither"
        built = (
            both
            if ours.succeeded == torchs.succeeded
            else ("ours" if ours.succeeded else "torch's")
        )
        if not (ours.succeeded and torchs.succeeded):
            return (self.project, self.source, built, "", "", "", _last_line(ours.said))
        return (
            self.project,
            self.source,
            built,
            f"{ours.cpu:.0f} s, {ours.cpu / torchs.cpu:.2f}",
            f"{ours.wall:.0f} s, {ours.wall / torchs.wall:.2f}",
            f"{ours.peak / 1e9:.1f} GB, {ours.peak / torchs.peak:.2f}",
            "; ".join(self.problems) or "same names",
        )


_HEADINGS = ("project", "source", "built by", "CPU, of torch's", "time", "memory", "")


def main() -> int:
    """Build, compare and print."""
    options = _options()
    load = os.getloadavg()
    chosen = [p for p in PROJECTS if not options.projects or p.name in options.projects]
    rows: list[Comparison] = []
    for project in chosen:
        sources = options.sources / project.name
        if not sources.is_dir():
            sys.stderr.write(f"no {sources}\n")
            continue
        rows.append(_compare(project, sources, options))
        sys.stdout.write("  ".join(rows[-1].cells()) + "\n")
        sys.stdout.flush()
        if options.record:
            _record(options.record, rows[-1])
    if options.write_docs:
        _write(rows, machine(load))
    return 1 if any(row.problems for row in rows) or not rows else 0


def _options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("projects", nargs="*")
    parser.add_argument("--python", required=True, help="an interpreter that has torch")
    parser.add_argument("--sources", type=Path, required=True)
    parser.add_argument("--archs", default="8.0", help="TORCH_CUDA_ARCH_LIST")
    parser.add_argument("--jobs", default=str(os.cpu_count()))
    parser.add_argument("--timeout", type=int, default=3600)
    parser.add_argument("--record", type=Path, help="a file that each result is appended to")
    parser.add_argument("--write-docs", action="store_true")
    return parser.parse_args()


def _compare(project: Project, sources: Path, options: argparse.Namespace) -> Comparison:
    with TemporaryDirectory() as folder:
        outcomes = []
        for name in ("torch", "opwright"):
            copy = Path(folder) / name
            shutil.copytree(sources, copy, symlinks=True)
            script = copy / project.where / "setup.py"
            if name == "opwright":
                script.write_text(_taken_over(script.read_text()))
            outcomes.append(_built(script.parent, project, options))
        return Comparison(project.name, _source(sources), *outcomes)


def _taken_over(text: str) -> str:
    for pattern, ours in _IMPORTS:
        text = pattern.sub(ours, text)
    return f"import opwright.build\n{text}"


def _built(folder: Path, project: Project, options: argparse.Namespace) -> Outcome:
    variables = {"MAX_JOBS": options.jobs, "TORCH_CUDA_ARCH_LIST": options.archs}
    before, start = getrusage(RUSAGE_CHILDREN), perf_counter()
    process = subprocess.Popen(
        [options.python, "setup.py", "build_ext", "--inplace"],
        cwd=folder,
        env=environment(**variables, **dict(project.variables), PYTHONPATH=_own_sources()),
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        errors="replace",
    )
    memory = _Memory(process.pid)
    said, _ = process.communicate(timeout=options.timeout)
    wall, after = perf_counter() - start, getrusage(RUSAGE_CHILDREN)
    libraries = [p for p in folder.rglob("*.so") if "build" not in p.relative_to(folder).parts]
    exported = frozenset[str]().union(*(read_binary_file(str(p)).provides for p in libraries))
    cpu = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
    succeeded = process.returncode == 0 and bool(libraries)
    return Outcome(succeeded, exported, cpu, wall, memory.peak(), said)


def _own_sources() -> str:
    return str(Path(__file__).parents[1] / "src")


class _Memory:
    """Watches how much memory a process and its descendants have."""

    def __init__(self, pid: int) -> None:
        self._peak = 0
        self._ended = threading.Event()
        self._thread = threading.Thread(target=self._watch, args=(pid,), daemon=True)
        self._thread.start()

    def peak(self) -> int:
        """Stop, and return the most that was seen, in bytes."""
        self._ended.set()
        self._thread.join()
        return self._peak

    def _watch(self, pid: int) -> None:
        while not self._ended.is_set():
            self._peak = max(self._peak, _memory_of(pid))
            sleep(0.1)


def _memory_of(pid: int) -> int:
    """Return the proportional memory of a process and its descendants."""
    total = 0
    with suppress(OSError):
        text = Path(f"/proc/{pid}/smaps_rollup").read_text()
        found = re.search(r"^Pss:\s+(\d+) kB", text, re.MULTILINE)
        total += int(found[1]) << 10 if found else 0
    with suppress(OSError):
        children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
        total += sum(_memory_of(int(child)) for child in children)
    return total


def _source(folder: Path) -> str:
    """Return the commit that a folder says it is of (in COMMIT), or a digest of its files."""
    with suppress(OSError):
        return (folder / "COMMIT").read_text().strip()[:12]
    digest = sha256()
    for path in sorted(p for p in folder.rglob("*") if p.is_file()):
        digest.update(f"{path.relative_to(folder)}\0".encode() + path.read_bytes())
    return digest.hexdigest()[:12]


def _last_line(said: str) -> str:
    """Return the line of our output that names the cause."""
    named = re.findall(r"^[a-z0-9]+(?:-[a-z0-9]+)+: .+$", said, re.MULTILINE)
    return (named or said.strip().splitlines() or ["no output"])[-1][:120]


def _record(path: Path, row: Comparison) -> None:
    with path.open("a") as opened:
        opened.write(json.dumps({"cells": row.cells(), "problems": row.problems}) + "\n")
        if row.problems or not row.ours.succeeded:
            opened.write(json.dumps({"torch": row.torchs.said[-4000:], "ours": row.ours.said[-4000:]}) + "\n")  # fmt: skip


def _write(rows: Sequence[Comparison], told: str) -> None:
    lines = [_HEADINGS, ["---"] * len(_HEADINGS), *(row.cells() for row in rows)]
    table = "\n".join(f"| {' | '.join(line)} |" for line in lines)
    text = _PAGE.read_text()
    _PAGE.write_text(_OWN_PAGE.sub(lambda _: f"{told}\n\n{table}\n", text))


if __name__ == "__main__":
    sys.exit(main())
