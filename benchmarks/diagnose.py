"""
Measure `opwright diagnose`, each number as a ratio to a named rival or limit; exit 1 beyond a limit.

    python benchmarks/diagnose.py

A fresh environment gets the opwright of this checkout, installed as a user would. The long log is the
output of a real build that went well (`tests/logs/no-failure`), repeated, with a real failure in its middle.
It takes two minutes. `--write-docs` writes the table into `docs/speed/diagnose.md`.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from collections.abc import Iterator
from itertools import repeat
from pathlib import Path
from tempfile import TemporaryDirectory

from installed import Installed, installed
from processes import Rounds, environment, run
from table import MB, Row, aligned, machine, markdown, of_limit, seconds, write_into

_ROOT = Path(__file__).parents[1]
_LOGS = _ROOT / "tests" / "logs"
_PAGE = _ROOT / "docs" / "speed" / "diagnose.md"
_LONG, _SHORT = 100 * MB, 10 * MB
_CASES = 394
_LINES = 100
_FAILURES = ("nvcc-too-old-for-arch", "torch-version-mismatch", "missing-python-dev-headers")
"""Whose first log is the failure: of a compiler, of the loader, of a header."""
_GROWTH = """
import json, sys, time
from statistics import median
from opwright.causes.engine.candidates import literals_in_logs
from opwright.logs.reader import read_log
from opwright.prefilter.literal_index import LiteralIndex
literals = sorted(literals_in_logs())
def took(literals):
    start = time.perf_counter()
    with open(sys.argv[1], 'rb') as log:
        read_log(log, LiteralIndex.of(dict.fromkeys(literals, '')))
    return time.perf_counter() - start
half, all_ = [], []
for _ in range(int(sys.argv[2])):
    half.append(took(literals[::2]))
    all_.append(took(literals))
print(json.dumps([len(literals), median(half), median(all_)]))
"""

# ---- limits

_STARTS = 4.0
"""Times `python -c pass`, on a log of a hundred lines."""
_SPEED = 60 * MB
"""Bytes of a log in a second, on one core."""
_MEMORY = 200 * MB
_GROWS = 1.2
"""Times the memory that a log of a tenth takes."""
_BATCH = 3.0
"""Seconds for all cases of a batch."""
_LINEAR = 2.0
"""Times what half of the literals take: linear would be that, one pass for all is less."""


def main() -> int:
    options = _options()
    before = os.getloadavg()
    with TemporaryDirectory(prefix="opwright-benchmark-") as temporary:
        setup = installed(Path(temporary), options.rounds)
        rows = [*_starts(setup), *_long_logs(setup), _batch(setup), _growth(setup)]
    told = machine(before)
    print(markdown(rows) if options.markdown else aligned(rows), told, sep="\n")
    if options.write_docs:
        write_into(_PAGE, "diagnose.py", rows, told)
    return int(not all(row.ok for row in rows))


def _options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=(__doc__ or "").strip().partition("\n")[0])
    parser.add_argument("--rounds", type=int, default=7, help="the medians are of so many")
    parser.add_argument("--markdown", action="store_true", help="print the table as Markdown")
    parser.add_argument("--write-docs", action="store_true", help=f"write {_PAGE.name}")
    return parser.parse_args()


# ---- inputs ------------------------------------------------------------------------


def _failure(cause: str) -> bytes:
    """Return a real log of a cause."""
    return min((_LOGS / cause).glob("*.log")).read_bytes().rstrip() + b"\n"


def _healthy() -> bytes:
    """Return what real builds that went well have printed."""
    logs = sorted((_LOGS / "no-failure").glob("*.log"))
    return b"".join(log.read_bytes().rstrip() + b"\n" for log in logs)


def _log(setup: Installed, cause: str, size: int) -> Path:
    """Write a log of about `size` bytes with a failure in its middle."""
    healthy = _healthy()
    times = size // len(healthy) // 2
    path = setup.work / f"{cause}-{size}.log"
    with path.open("wb") as log:  # a piece at a time: a parent's memory counts as its children's
        log.writelines(repeat(healthy, times))
        log.write(_failure(cause))
        log.writelines(repeat(healthy, times))
    return path


def _log_of_lines(setup: Installed, cause: str) -> Path:
    """Write a log of a hundred lines that ends with a failure."""
    failure = _failure(cause).splitlines(keepends=True)[-_LINES:]
    before = _healthy().splitlines(keepends=True)[: _LINES - len(failure)]
    path = setup.work / f"{cause}.log"
    path.write_bytes(b"".join([*before, *failure]))
    return path


# ---- measures ----------------------------------------------------------------------


def _starts(setup: Installed) -> Iterator[Row]:
    """Yield how long a short log takes from the command line."""
    commands = {"pass": [setup.program("python"), "-c", "pass"]}
    commands |= {
        cause: [setup.program("opwright"), "diagnose", os.fspath(_log_of_lines(setup, cause))]
        for cause in _FAILURES
    }
    rounds = Rounds(commands, 3 * setup.rounds)
    for cause in _FAILURES:
        ratio = rounds.ratio(cause, "pass")
        yield Row(
            f"{_LINES} lines, {cause}",
            seconds(rounds.timing(cause).wall),
            "`python -c pass`",
            seconds(rounds.timing("pass").wall),
            ratio.wall,
            _STARTS,
            ratio.cpu,
        )


def _long_logs(setup: Installed) -> Iterator[Row]:
    """Yield how fast a long log is read on one core, and how much memory it takes."""
    cause = _FAILURES[0]
    logs = {size: _log(setup, cause, size) for size in (_SHORT, _LONG)}
    command = [setup.program("opwright"), "diagnose", os.fspath(logs[_LONG])]
    one_core = ["/usr/bin/env", "taskset", "-c", "0", *command]
    found = subprocess.run(command, env=environment(), stdout=subprocess.PIPE, check=False).stdout
    if cause.encode() not in found:
        raise SystemExit(f"{cause} is not found in the middle of {_LONG / MB:.0f} MB")
    rounds = Rounds({"long": one_core}, setup.rounds)
    size, took = logs[_LONG].stat().st_size, rounds.timing("long").wall
    yield Row(
        f"log of {size / MB:.0f} MB, failure in its middle",
        f"{size / took / MB:.0f} MB/s",
        "limit",
        f"{_SPEED / MB:.0f} MB/s",
        size / took / _SPEED,
        1.0,
        at_least=True,
    )
    peaks = {
        size: run([setup.program("opwright"), "diagnose", os.fspath(log)], environment()).peak
        for size, log in logs.items()
    }
    yield of_limit(f"peak memory, {_LONG / MB:.0f} MB", peaks[_LONG], _MEMORY)
    yield Row(
        f"peak memory, {_LONG / MB:.0f} MB",
        f"{peaks[_LONG] / MB:.0f} MB",
        f"a log of {_SHORT / MB:.0f} MB",
        f"{peaks[_SHORT] / MB:.0f} MB",
        peaks[_LONG] / peaks[_SHORT],
        _GROWS,
    )


def _batch(setup: Installed) -> Row:
    """Return how long as many logs take as the cases that the tool is measured by."""
    logs = sorted(_LOGS.glob("*/*.log"))
    cases = [logs[i % len(logs)].read_text(errors="replace")[:2000] for i in range(_CASES)]
    path = setup.work / "batch.jsonl"
    path.write_text(
        "".join(json.dumps({"id": i, "log": log}) + "\n" for i, log in enumerate(cases))
    )
    command = ["/bin/sh", "-c", f"{setup.program('opwright')} diagnose --batch < {path}"]
    took = Rounds({"batch": command}, setup.rounds).timing("batch").wall
    return Row(
        f"{_CASES} logs in a batch", seconds(took), "limit", seconds(_BATCH), took / _BATCH, 1.0
    )


def _growth(setup: Installed) -> Row:
    """Return how the time to read a log grows with the number of literals that are searched for."""
    log = setup.work / f"{_FAILURES[0]}-{_SHORT}.log"
    command = [setup.program("python"), "-c", _GROWTH, os.fspath(log), str(setup.rounds)]
    literals, half, all_ = json.loads(subprocess.check_output(command, env=environment()))
    return Row(
        f"{literals:,} literals of all causes, {_SHORT / MB:.0f} MB",
        seconds(all_),
        "half of them",
        seconds(half),
        all_ / half,
        _LINEAR,
    )


if __name__ == "__main__":
    sys.exit(main())
