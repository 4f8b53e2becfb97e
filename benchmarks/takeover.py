"""
Build real projects by torch's BuildExtension and by ours, and compare; exit 1 where ours is less.

    python benchmarks/takeover.py --python PYTHON --sources DIR --results FILE [PROJECT...]
    python benchmarks/takeover.py --results FILE --write-docs

PYTHON is an interpreter that has a CUDA build of torch, setuptools, wheel, ninja, pytest and opwright's dependencies. DIR
has a folder for each project of `takeover_projects.py`, called as its repository, with the commit in a file COMMIT where it
is known; `--clone` fetches those that are missing. Each is copied, and for ours the line of setup.py that imports
`torch.utils.cpp_extension` imports `opwright.build`.

Both build the wheel, in turns: torch's first, then ours, and again while the turns are cheap. Both must succeed or both must
fail. The libraries must define the same names (of inline functions each has the copies that it calls), import, and pass the
tests that run without a GPU; the wheel and the folder `build` must hold what torch's do. CPU time must be at most torch's,
peak memory at most 1.15 times. A project that FILE has is not built again; `--write-docs` writes what it has into
`docs/speed/takeover.md`, where rows of other projects stay if they were built with the same torch and settings.
"""

from __future__ import annotations

import argparse
import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from datetime import datetime, timezone
from hashlib import sha256
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from typing import Any, NamedTuple

from table import machine
from takeover_builds import Outcome, Trials, build
from takeover_projects import PROJECTS, Project

_PAGE = Path(__file__).parents[1] / "docs" / "speed" / "takeover.md"
_CPU, _MEMORY = 1.0, 1.15
_NOISE = 0.02
"""What CPU time of one and the same build differs by, from round to round."""
_TESTED = frozenset(project.name for project in PROJECTS if project.tests)
_IMPORTS = (
    (
        re.compile(r"\bfrom torch\.utils import cpp_extension\b"),
        "from opwright import build as cpp_extension",
    ),
    (re.compile(r"\btorch\.utils\.cpp_extension\b"), "opwright.build"),
)
_BETWEEN = re.compile(r"(?<=<!-- begin -->\n).*?(?=<!-- end -->)", re.DOTALL)
_RUNTIME = re.compile(
    r"_Z(?:T[ISTV])?N?K?(?:S[tabsiod]|10__cxxabiv1|9__gnu_cxx|n[aw]|d[al])|__cxa_|__gxx_|_Unwind_"
)
_OWN_BOOKS = frozenset((".ninja_log", ".ninja_deps"))
"""What ninja remembers between two builds; opwright has its own memory."""
_HEADINGS = ("project", "source", "built by", "CPU", "time", "memory", "tests", "and")
_VERSIONS = "import torch; print(f'torch {torch.__version__}, CUDA {torch.version.cuda}')"


class Comparison(NamedTuple):
    """A project built by both, once in each round."""

    project: str
    source: str
    """The commit or digest of what was built."""
    torchs: list[Outcome]
    ours: list[Outcome]

    @property
    def builders(self) -> str:
        torchs, ours = (all(one.succeeded for one in side) for side in (self.torchs, self.ours))
        return {(1, 1): "both", (0, 0): "neither", (1, 0): "torch's", (0, 1): "ours"}[torchs, ours]

    def ratio(self, of: Callable[[Outcome], float]) -> float:
        return median(of(b) / of(a) for a, b in zip(self.torchs, self.ours, strict=True))

    @property
    def problems(self) -> tuple[str, ...]:
        """Return in what ours is less than torch's."""
        if self.builders != "both":
            return ("does not build with opwright",) if self.builders == "torch's" else ()
        return tuple(self._lacking())

    def _lacking(self) -> Iterator[str]:
        torchs, ours = self.torchs[-1], self.ours[-1]
        for what, theirs, own in (
            ("names are not exported", _own(torchs.exported), _own(ours.exported)),
            ("files are missing", torchs.outputs, ours.outputs),
            ("tests do not pass", torchs.passed, ours.passed),
        ):
            if missing := sorted(set(theirs) - set(own) - _OWN_BOOKS):
                yield f"{len(missing)} {what}: {missing[0]}"
        if torchs.loaded != ours.loaded:
            yield f"imported, they differ: {ours.loaded.strip()[-80:]}"
        if torchs.computed and not torchs.computed.startswith("sha256"):
            yield f"its operators are not called: {torchs.computed.strip()[-80:]}"
        if torchs.computed != ours.computed:
            yield f"on the GPU, they differ: {ours.computed.strip()[-80:]}"
        if not torchs.passed and self.project in _TESTED:
            yield "no test passes with torch's build"
        if self.ratio(lambda one: one.cpu) > _CPU + _NOISE:
            yield "CPU time"
        if self.ratio(lambda one: one.peak) > _MEMORY:
            yield "memory"

    def _remark(self) -> str:
        if self.builders == "neither":
            return _last_line(self.ours[-1].said)
        computed = ", and results on the GPU" if self.ours[-1].computed.startswith("sha256") else ""
        return f"the same names and files{computed}"

    def cells(self) -> tuple[str, ...]:
        first = (self.project, self.source, self.builders)
        if self.builders not in ("both", "neither"):
            return (*first, "", "", "", "", _last_line(self.ours[-1].said))
        cpu, wall = (min(getattr(one, n) for one in self.ours) for n in ("cpu", "wall"))
        peak = max(one.peak for one in self.ours)
        return (
            *first,
            f"{cpu:.0f} s, {self.ratio(lambda one: one.cpu):.2f}",
            f"{wall:.0f} s, {self.ratio(lambda one: one.wall):.2f}",
            f"{peak / 1e9:.1f} GB, {self.ratio(lambda one: one.peak):.2f}",
            f"{len(self.ours[-1].passed)}" if self.torchs[-1].passed else "",
            "; ".join(self.problems) or self._remark(),
        )


def main() -> int:
    """Build what is not yet built, compare, and print."""
    options = _options()
    rows = _read(options.results)
    missing = 0
    if not rows or not options.write_docs:
        missing = _measure(options, {row.project for row in rows})
        rows = _read(options.results)
    for row in rows:
        sys.stdout.write("  ".join(row.cells()) + "\n")
    if options.write_docs:
        _write(rows, options.results.read_text().splitlines()[0])
    return 1 if any(row.problems for row in rows) or not rows or missing else 0


def _options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("projects", nargs="*")
    parser.add_argument(
        "--python", type=os.path.abspath, help="an interpreter that has torch"
    )  # not its target: an environment is told by the path
    parser.add_argument("--sources", type=Path)
    parser.add_argument("--clone", action="store_true", help="fetch projects that DIR lacks")
    parser.add_argument("--results", type=Path, required=True)
    parser.add_argument("--archs", default="9.0", help="TORCH_CUDA_ARCH_LIST")
    parser.add_argument("--jobs", default=str(os.cpu_count()))
    parser.add_argument("--at-once", type=int, default=1, help="projects built side by side")
    parser.add_argument(
        "--side-by-side", action="store_true", help="build a project by both at the same time"
    )
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument(
        "--cheap", type=int, default=120, help="seconds of a round that is repeated"
    )
    parser.add_argument("--timeout", type=int, default=3600, help="seconds of one build")
    parser.add_argument("--write-docs", action="store_true")
    return parser.parse_args()


def _measure(options: argparse.Namespace, known: set[str]) -> int:
    """Build what is not known; return how many projects could not be cloned."""
    if not options.results.exists():
        options.results.write_text(f"{_told(options)}\n")
    projects = [
        project
        for project in PROJECTS
        if project.name not in known and (project.name in options.projects or not options.projects)
    ]
    lacking = [one for one in projects if not (options.sources / one.source).is_dir()]
    cloned = [_clone(one, options.sources / one.source) for one in lacking if options.clone]
    projects.sort(
        key=lambda project: options.projects.index(project.name) if options.projects else 0
    )
    with ThreadPoolExecutor(options.at_once) as pool:
        for _ in pool.map(lambda project: _add(project, options), projects):
            pass
    return cloned.count(False)


def _add(project: Project, options: argparse.Namespace) -> None:
    """Build a project by both, and write its row."""
    if not (options.sources / project.source).is_dir():
        sys.stderr.write(f"no {options.sources / project.source}\n")
        return
    row = _compare(project, options)
    with options.results.open("a") as opened:
        opened.write(f"{json.dumps(row)}\n")
    sys.stderr.write("  ".join(row.cells()) + "\n")


def _clone(project: Project, folder: Path) -> bool:
    """Fetch a project at its commit, with its submodules; return whether that was possible."""
    if folder.is_dir():  # of two projects in one repository
        return True
    url = f"https://github.com/{project.repository}"
    partial = folder.with_name(f"{folder.name}.partial")
    shutil.rmtree(partial, ignore_errors=True)
    partial.mkdir(parents=True)
    for command in (
        ("init", "--quiet"),
        ("fetch", "--quiet", "--depth", "1", url, project.commit),
        ("checkout", "--quiet", "FETCH_HEAD"),
        ("submodule", "update", "--quiet", "--init", "--recursive", "--depth", "1"),
    ):
        if subprocess.run(["git", *command], cwd=partial, check=False).returncode:  # noqa: S607 - of PATH
            return False
    (partial / "COMMIT").write_text(project.commit)
    partial.rename(folder)
    return True


def _told(options: argparse.Namespace) -> str:
    versions = subprocess.check_output([options.python, "-c", _VERSIONS], text=True).strip()
    today = datetime.now(timezone.utc).date()
    return f"{today}; {versions}, sm_{options.archs.replace('.', '')}, {options.jobs} compilers at once; {machine(os.getloadavg())}"


def _read(results: Path) -> list[Comparison]:
    """Return the rows of a file: its first line says where they were measured."""
    if not results.exists():
        return []
    kept: list[list[Any]] = list(map(json.loads, results.read_text().splitlines()[1:]))
    return [
        Comparison(name, source, [Outcome(*one) for one in torchs], [Outcome(*one) for one in ours])
        for name, source, torchs, ours in kept
    ]


def _compare(project: Project, options: argparse.Namespace) -> Comparison:
    sources = options.sources / project.source
    rounds: list[tuple[Outcome, Outcome]] = []
    while len(rounds) < options.rounds and all(_is_cheap(one, options.cheap) for one in rounds):
        with ThreadPoolExecutor(2 if options.side_by_side else 1) as pool:
            torchs, ours = pool.map(lambda ours: _built(project, options, ours=ours), (False, True))
        rounds.append((torchs, ours))
    sides = map(list, zip(*rounds, strict=True))
    return Comparison(project.name, _source(sources), *sides)


def _is_cheap(pair: Sequence[Outcome], most: int) -> bool:
    return all(one.succeeded for one in pair) and sum(one.wall for one in pair) <= most


def _built(project: Project, options: argparse.Namespace, *, ours: bool) -> Outcome:
    with TemporaryDirectory() as folder:
        copy = Path(folder) / "project"
        shutil.copytree(options.sources / project.source, copy, symlinks=True)
        script = copy / project.where / "setup.py"
        text = script.read_text()
        for old, new in project.edits:
            text = text.replace(old, new)
        script.write_text(_taken_over(text) if ours else text)
        variables = {"MAX_JOBS": options.jobs, "TORCH_CUDA_ARCH_LIST": options.archs}
        variables |= dict(project.variables)
        return build(
            script.parent,
            options.python,
            variables,
            Trials(project.tests, project.operator),
            options.timeout,
        )


def _taken_over(text: str) -> str:
    for pattern, ours in _IMPORTS:
        text = pattern.sub(ours, text)
    return f"import opwright.build\n{text}"


def _own(exported: Iterable[str]) -> list[str]:
    """Return what is not of libstdc++: a GCC without its shared library links of it what is called."""
    return [name for name in exported if not _RUNTIME.match(name)]


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
    named = re.findall(r"^[a-z0-9]+(?:-[a-z0-9]+)+: .+(?:\n(?! *\()\S.*)?$", said, re.MULTILINE)
    return " ".join((named or said.strip().splitlines() or ["no output"])[-1].split())[:160]


def _write(rows: Sequence[Comparison], told: str) -> None:
    """Write the table; rows that it has of other projects stay where they were measured alike."""
    page = _PAGE.read_text()
    kept = _kept(page) if _setting(told) in page else {}
    named = kept | {row.project: f"| {' | '.join(row.cells())} |" for row in rows}
    lines = [named[project.name] for project in PROJECTS if project.name in named]
    head = [f"| {' | '.join(line)} |" for line in (_HEADINGS, ["---"] * len(_HEADINGS))]
    table = "\n".join((*head, *lines))
    earlier = [] if not kept else [line for line in _told_on(page) if told not in line]
    new = f"{', '.join(row.project for row in rows)}: {told}" if earlier else told
    measured = "\n\n".join((*earlier, new))
    _PAGE.write_text(_BETWEEN.sub(lambda _: f"{measured}\n\n{table}\n", page))


def _told_on(page: str) -> list[str]:
    """Return what the page says of when and where its rows were measured."""
    between = _BETWEEN.search(page)
    lines = between[0].splitlines() if between else []
    return [line for line in lines if line and not line.startswith("|")]


def _kept(page: str) -> dict[str, str]:
    """Return the rows of the page by their project."""
    rows = re.findall(r"^\| (.+?) \| .*\|$", page, re.MULTILINE)
    lines = re.findall(r"^\| .*\|$", page, re.MULTILINE)
    return dict(zip(rows, lines, strict=True))


def _setting(told: str) -> str:
    """Return with what was built: `torch 2.12.1+cu130, CUDA 13.0, sm_90, 2 compilers at once`."""
    return told.split("; ")[1]


if __name__ == "__main__":
    sys.exit(main())
