"""
Measure `opwright audit --jobs` on a folder of wheels, against `unzip` of them; exit 1 beyond a limit.

    python benchmarks/fleet.py --wheels FOLDER

`unzip -p WHEEL > /dev/null` inflates all of a wheel, which is the least that whoever unpacks it does. It runs
one at a time and, as `xargs -P 2` does it, two at a time. With 41 published wheels, 3.9 GB, a round takes four
minutes. `--write-docs` writes the table into `docs/speed/fleet.md`.
"""

from __future__ import annotations

import argparse
import os
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from processes import Command, Rounds
from table import MB, Row, aligned, machine, markdown, of_limit, seconds, write_into

_PAGE = Path(__file__).parents[1] / "docs" / "speed" / "fleet.md"
_UNZIPS = 1.2
"""Times what unzip takes, with as many processes."""
_OF_ONE = 0.95
"""Times what one process takes, for two on two cores that nothing else needs; one uses both already, to inflate the
libraries of a wheel."""
_OF_ONE_SMALL = 0.65
"""The same for wheels that have little to inflate."""
_SMALL = 200
"""How many of them: copies of the smallest."""
_AGAIN = 0.05
"""Times the run, for one that finds all of it done."""
_MEMORY = 300 * MB
_UNZIP = (
    'find "$0" -name "*.whl" -print0 | xargs -0 -n 1 -P "$1" sh -c \'unzip -p "$0" > /dev/null\''
)


def main() -> int:
    options = _options()
    before = os.getloadavg()
    wheels = sorted(options.wheels.rglob("*.whl"))
    if not wheels:
        raise SystemExit(f"there are no wheels in {options.wheels}")
    with TemporaryDirectory(prefix="opwright-benchmark-") as folder:
        small = _copies(min(wheels, key=lambda path: path.stat().st_size), Path(folder) / "small")
        rounds = Rounds(_commands(options.wheels, small, Path(folder)), options.rounds)
        rows = _rows(rounds, wheels)
    told = machine(before)
    print(markdown(rows) if options.markdown else aligned(rows), told, sep="\n")
    if options.write_docs:
        write_into(_PAGE, "fleet.py", rows, told)
    return int(not all(row.ok for row in rows))


def _options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=(__doc__ or "").strip().partition("\n")[0])
    parser.add_argument("--wheels", type=Path, required=True, metavar="FOLDER")
    parser.add_argument("--rounds", type=int, default=3, help="the medians are of so many")
    parser.add_argument("--markdown", action="store_true", help="print the table as Markdown")
    parser.add_argument("--write-docs", action="store_true", help=f"write {_PAGE.name}")
    return parser.parse_args()


def _copies(wheel: Path, folder: Path) -> Path:
    """Make a folder with the same wheel under many names."""
    folder.mkdir()
    for number in range(_SMALL):
        (folder / str(number)).mkdir()
        (folder / str(number) / wheel.name).symlink_to(wheel.resolve())
    return folder


def _commands(wheels: Path, small: Path, folder: Path) -> dict[str, Command]:
    """Return what is run; the last finds the results of its first run, which is not measured."""
    done = os.fspath(folder / "results.jsonl")
    return {
        "--jobs 2": _audit(wheels, 2),
        "2 unzip": ["/bin/sh", "-c", _UNZIP, os.fspath(wheels), "2"],
        "--jobs 1": _audit(wheels, 1),
        "1 unzip": ["/bin/sh", "-c", _UNZIP, os.fspath(wheels), "1"],
        "--jobs 1, small": _audit(small, 1),
        "--jobs 2, small": _audit(small, 2),
        "again": [*_audit(wheels, 2), "-o", done],
    }


def _audit(wheels: Path, jobs: int) -> list[str]:
    run = [sys.executable, "-m", "opwright", "audit", "--format", "jsonl"]
    return [*run, "--jobs", str(jobs), os.fspath(wheels)]


def _rows(rounds: Rounds, wheels: list[Path]) -> list[Row]:
    size = sum(path.stat().st_size for path in wheels)
    what = f"{len(wheels)} wheels, {size / 1e9:.1f} GB"
    pairs = [
        (f"{what}, `--jobs 1`", "--jobs 1", "1 unzip", _UNZIPS),
        (f"{what}, `--jobs 2`", "--jobs 2", "2 unzip", _UNZIPS),
        (f"{what}, `--jobs 2`", "--jobs 2", "--jobs 1", _OF_ONE),
        (
            f"{_SMALL} of the smallest, `--jobs 2`",
            "--jobs 2, small",
            "--jobs 1, small",
            _OF_ONE_SMALL,
        ),
        (f"{what}, with `-o`, where all of it is done", "again", "--jobs 2", _AGAIN),
    ]
    rows = [_row(rounds, *pair) for pair in pairs]
    return [*rows, of_limit("peak memory of the largest process", _peak(rounds), _MEMORY)]


def _row(rounds: Rounds, what: str, ours: str, rival: str, limit: float) -> Row:
    ratio, mine, other = rounds.ratio(ours, rival), rounds.timing(ours), rounds.timing(rival)
    return Row(
        what, seconds(mine.wall), f"`{rival}`", seconds(other.wall), ratio.wall, limit, ratio.cpu
    )


def _peak(rounds: Rounds) -> int:
    return max(rounds.timing(name).peak for name in ("--jobs 1", "--jobs 2"))


if __name__ == "__main__":
    sys.exit(main())
