"""
Measure `opwright audit`, each number as a ratio to a named rival or limit; exit 1 beyond a limit.

    python benchmarks/audit.py --wheels FOLDER

A fresh environment gets the opwright of this checkout, installed as a user would, and its rival
auditwheel. FOLDER holds the wheels below; those that are not there are downloaded into it (1.2 GB).
It takes ten minutes. `--write-docs` writes the table and the plot into `docs/speed/audit.md`.
"""

from __future__ import annotations

import argparse
import os
import re
import shutil
import subprocess
import sys
import zipfile
from collections.abc import Iterator, Sequence
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

import growth as growing
from installed import install
from processes import Rounds, environment, run
from table import MB, Row, aligned, machine, markdown, of_limit, seconds, write_into

_HERE = Path(__file__).parent
_ROOT = _HERE.parent
_PAGE = _ROOT / "docs" / "speed" / "audit.md"
_WHEELS = (
    "torchvision==0.23.0",
    "vllm==0.4.3",
    "xformers==0.0.33.post2",
    "sgl-kernel==0.1.9",
    "fbgemm-gpu==1.6.0",
)
_SIZES = (10, 50, 145, 350, 850)
_LIBRARY = re.compile(r"\.so(\.\d[^/]*)?$")
_INFLATE = """
import re, sys, zipfile
with zipfile.ZipFile(sys.argv[1]) as wheel:
    for member in wheel.infolist():
        if re.search(r'\\.so(\\.\\d[^/]*)?$', member.filename):
            with wheel.open(member) as file:
                while file.read(1 << 20):
                    pass
"""
_GPU_CODE = """
import sys, time
from statistics import median
from opwright.facts.archives.byte_source import open_file
from opwright.facts.elf.dynamic import Elf
from opwright.facts.elf.sections import named_sections
from opwright.facts.gpu_code.device_code import read_gpu_code

def seconds():
    start = time.perf_counter()
    source = open_file(sys.argv[1])
    read_gpu_code(source, named_sections(source, Elf(source, sys.argv[1]).layout))
    return time.perf_counter() - start

print(median(seconds() for _ in range(int(sys.argv[2]))))
"""
_LARGE = 100 * MB
"""Wheels below that take as long to start on as to read, and have no limit."""

# ---- limits

_SYMBOLS_ALONE = "2e9b7991"
"""The last commit whose audit looks at symbols and libraries alone."""
_ADDED = 1.3
"""Times that: the GPU code, the system, the metadata, and the machine code that shows what was compiled in."""
_INFLATIONS = 0.6
"""Times what zipfile takes to inflate the shared libraries."""
_AUDITWHEELS = 8.0
"""Times faster than `auditwheel show`."""
_READS_GPU_CODE = 15e-3
"""Seconds for the code for GPUs of the largest library."""
_MEMORY = 150 * MB
_INSTALLED = 20 * MB
"""Without bytecode, which depends on the Python that installs it."""
_DATA = 10 * MB
"""Half of it for Linux, half for Windows and macOS."""
_LINEAR = 1.5
"""Times linear growth over a tenfold step: what outgrows the caches costs 1.1 to 1.3 here, a square 10."""


class Setup(NamedTuple):
    """An environment with opwright and auditwheel, and a folder to work in."""

    bin: Path
    before: Path
    """The programs of an environment with the opwright that looks at symbols alone."""
    work: Path
    rounds: int

    def program(self, name: str) -> str:
        return os.fspath(self.bin / name)


def main() -> int:
    options = _options()
    before = os.getloadavg()
    with TemporaryDirectory(prefix="opwright-benchmark-") as temporary:
        setup = _set_up(Path(temporary), options.rounds)
        wheels = _wheels(options.wheels)
        rows = [*_starts(setup, wheels, options.sizes), _gpu_code(setup)]
        rows += [*_wheel_times(setup, wheels)]
        rows += [_memory(setup, sorted(options.wheels.glob("*.whl")))]
        rows += [*_sizes(setup)]
        growth = growing.measure(setup.bin / "python", setup.work, options.rounds)
        rows += [*_growth(growth)]
    told = machine(before)
    print(markdown(rows) if options.markdown else aligned(rows), told, sep="\n")
    if options.write_docs:
        _write_docs(rows, growth, told)
    return int(not all(row.ok for row in rows))


def _options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=(__doc__ or "").strip().partition("\n")[0])
    parser.add_argument(
        "--wheels",
        type=Path,
        default=Path("~/.cache/opwright-benchmarks").expanduser(),
        metavar="FOLDER",
        help="where the wheels are, or are downloaded to (%(default)s)",
    )
    parser.add_argument(
        "--sizes",
        type=float,
        nargs="+",
        default=_SIZES,
        metavar="MB",
        help="audit the libraries of the wheels that are nearest to these sizes",
    )
    parser.add_argument("--rounds", type=int, default=7, help="the medians are of so many")
    parser.add_argument("--markdown", action="store_true", help="print the table as Markdown")
    parser.add_argument("--write-docs", action="store_true", help=f"write {_PAGE.name}")
    return parser.parse_args()


# ---- what is measured --------------------------------------------------------------


def _set_up(folder: Path, rounds: int) -> Setup:
    """Install this checkout and auditwheel, and the checkout of before: not editable, as users do."""
    setup = Setup(folder / "venv" / "bin", folder / "before" / "bin", folder / "work", rounds)
    setup.work.mkdir()
    archive = folder / "before.tar"
    command = ["git", "-C", os.fspath(_ROOT), "archive", "--output", os.fspath(archive)]
    subprocess.run([*command, _SYMBOLS_ALONE], check=True)
    shutil.unpack_archive(archive, folder / "sources")
    for programs, wanted in ((setup.bin, f"{_ROOT}[bench]"), (setup.before, folder / "sources")):
        install(programs.parent, os.fspath(wanted))
    return setup


def _pip(programs: Path, *arguments: str) -> None:
    command = [os.fspath(programs / "python"), "-m", "pip", "--quiet", *arguments]
    subprocess.run(command, check=True, env=environment(), stderr=subprocess.DEVNULL)


def _wheels(folder: Path) -> list[Path]:
    """Return the wheels of the list, downloaded where they are not in the folder yet."""
    folder.mkdir(parents=True, exist_ok=True)
    return [_wheel(requirement, folder) for requirement in _WHEELS]


def _wheel(requirement: str, folder: Path) -> Path:
    pattern = requirement.replace("-", "_").replace("==", "-") + "-*.whl"
    if not list(folder.glob(pattern)):
        command = [sys.executable, "-m", "pip", "download", "--quiet", "--no-deps"]
        command += ["--only-binary=:all:", "--dest", os.fspath(folder), "--python-version", "3.11"]
        command += ["--abi", "cp311", "--abi", "abi3", "--platform", "manylinux2014_x86_64"]
        command += ["--platform", "manylinux1_x86_64", "--platform", "manylinux_2_28_x86_64"]
        subprocess.run([*command, requirement], check=True)
    return next(folder.glob(pattern))


def _libraries(wheels: Sequence[Path], sizes: Sequence[float], folder: Path) -> Iterator[Path]:
    """
    Unpack the libraries that are nearest to some sizes in MB, smallest first.

    Each keeps its name: under another, a module of Python cannot be imported, which an audit tells.
    """
    found = [
        (info.file_size, wheel, info.filename)
        for wheel in wheels
        for info in zipfile.ZipFile(wheel).infolist()
        if _LIBRARY.search(info.filename)
    ]
    wanted = {min(found, key=lambda one: abs(one[0] - size * MB)) for size in sizes}
    for number, (_, wheel, member) in enumerate(sorted(wanted)):
        path = folder / str(number) / wheel.name.partition("-")[0] / Path(member).name
        path.parent.mkdir(parents=True)
        with zipfile.ZipFile(wheel) as archive, archive.open(member) as file, path.open("wb") as so:
            shutil.copyfileobj(file, so, MB)
        yield path


# ---- measures ----------------------------------------------------------------------


def _starts(setup: Setup, wheels: Sequence[Path], sizes: Sequence[float]) -> Iterator[Row]:
    """Yield how long libraries of several sizes take from the command line."""
    libraries = list(_libraries(wheels, sizes, setup.work))
    program, before = setup.program("opwright"), os.fspath(setup.before / "opwright")
    commands = {"pass": [setup.program("python"), "-c", "pass"]}
    for path in libraries:
        file = os.fspath(path)
        commands[f"{path} text"] = [program, "audit", file]
        commands[f"{path} before"] = [before, "audit", file]
        commands[f"{path} json"] = [program, "audit", "--format", "json", file]
    rounds = Rounds(commands, 3 * setup.rounds)
    rivals = {"before": "symbols alone, as once", "pass": "`python -c pass`"}
    for path in libraries:
        told = f"{path.parent.name}/{path.name}, {path.stat().st_size / MB:,.0f} MB"
        for form, rival in (("text", "before"), ("text", "pass"), ("json", "pass")):
            other = f"{path} before" if rival == "before" else rival
            ratio = rounds.ratio(f"{path} {form}", other)
            yield Row(
                f"{told}, {form}",
                seconds(rounds.timing(f"{path} {form}").wall),
                rivals[rival],
                seconds(rounds.timing(other).wall),
                ratio.wall,
                _ADDED if rival == "before" else None,
                ratio.cpu,
            )


def _gpu_code(setup: Setup) -> Row:
    """Return how long it takes to learn for which GPUs the largest of the libraries has code."""
    largest = max(setup.work.rglob("*.so*"), key=lambda path: path.stat().st_size)
    command = [setup.program("python"), "-c", _GPU_CODE, os.fspath(largest), str(setup.rounds)]
    took = float(subprocess.check_output(command, env=environment()))
    return Row(
        f"GPU code of {largest.parent.name}/{largest.name}, {largest.stat().st_size / MB:,.0f} MB",
        seconds(took),
        "limit",
        seconds(_READS_GPU_CODE),
        took / _READS_GPU_CODE,
        1.0,
    )


def _wheel_times(setup: Setup, wheels: Sequence[Path]) -> Iterator[Row]:
    for wheel in wheels:
        yield from _wheel_time(setup, wheel)


def _wheel_time(setup: Setup, wheel: Path) -> Iterator[Row]:
    """Yield how long a wheel takes, against inflating it and against auditwheel."""
    path = os.fspath(wheel)
    commands = {
        "opwright": [setup.program("opwright"), "audit", path],
        "inflate": [setup.program("python"), "-c", _INFLATE, path],
        "auditwheel": [setup.program("auditwheel"), "show", path],
    }
    rounds = Rounds(commands, max(3, setup.rounds // 2))
    size = wheel.stat().st_size
    measure = f"{'-'.join(wheel.name.split('-')[:2])}, {size / MB:,.0f} MB wheel"
    limits = (_INFLATIONS, _AUDITWHEELS) if size >= _LARGE else (None, None)
    ours = seconds(rounds.timing("opwright").wall)
    inflating = seconds(rounds.timing("inflate").wall)
    ratio = rounds.ratio("opwright", "inflate")
    yield Row(measure, ours, "zipfile inflates it", inflating, ratio.wall, limits[0], ratio.cpu)
    faster = rounds.ratio("auditwheel", "opwright")
    showing = seconds(rounds.timing("auditwheel").wall)
    yield Row(
        measure,
        ours,
        "`auditwheel show`",
        showing,
        faster.wall,
        limits[1],
        faster.cpu,
        at_least=True,
    )


def _memory(setup: Setup, wheels: Sequence[Path]) -> Row:
    """Return the highest peak of memory over all wheels in the folder."""
    audit = [setup.program("opwright"), "audit"]
    peaks = {w.name: run([*audit, os.fspath(w)], environment()).peak for w in wheels}
    worst = max(peaks, key=lambda name: peaks[name])
    what = f"peak memory, worst of {len(peaks)} wheels: {'-'.join(worst.split('-')[:2])}"
    return of_limit(what, peaks[worst], _MEMORY)


def _sizes(setup: Setup) -> Iterator[Row]:
    """Yield what the installed package takes on disk, and what of that its data."""
    target = setup.work / "installed"
    _pip(setup.bin, "install", "--no-deps", "--target", os.fspath(target), os.fspath(_ROOT))
    yield of_limit("installed, without dependencies and bytecode", _size(target), _INSTALLED)
    data = target / "opwright" / "knowledge" / "torch_releases" / "data"
    yield of_limit("the symbol database in it", _size(data), _DATA)


def _size(folder: Path) -> int:
    files = (path for path in folder.rglob("*") if path.is_file() and path.suffix != ".pyc")
    return sum(path.stat().st_size for path in files)


def _growth(growth: growing.Growth) -> Iterator[Row]:
    """Yield how the last step of each line compares with linear growth."""
    for kind in growing.KINDS:
        *_, low, high = growth.by_symbols(kind)
        yield _step(growth, low, high, high.symbols / low.symbols, f"{high.symbols:,} symbols")
        first, *_, high = growth.by_releases(kind)
        yield _step(
            growth, first, high, high.releases / first.releases, f"{high.releases} releases"
        )


def _step(
    growth: growing.Growth, low: growing.Point, high: growing.Point, factor: float, what: str
) -> Row:
    ratio = growth.judging[high] / growth.judging[low]
    return Row(
        f"{what}, {growing.KINDS[high.kind]}",
        seconds(growth.judging[high]),
        f"linear, from {low.symbols:,} symbols, {_counted(low.releases)}",
        seconds(growth.judging[low] * factor),
        ratio / factor,
        _LINEAR,
    )


# ---- printing ----------------------------------------------------------------------


def _counted(releases: int) -> str:
    return "1 release" if releases == 1 else f"{releases} releases"


def _write_docs(rows: Sequence[Row], growth: growing.Growth, told: str) -> None:
    """Write the plot, and the table into its place in the page."""
    from growth_plot import draw  # noqa: PLC0415 - a parent's memory counts as its children's

    draw(growth, _PAGE.with_suffix(".svg"))
    write_into(_PAGE, "audit.py", rows, told)


if __name__ == "__main__":
    sys.exit(main())
