"""
Measure what `--context` changes: labelled logs, diagnosed with and without what is known of their machine.

    python benchmarks/context.py CASES.jsonl [--show]

Each line of CASES.jsonl is an object with `id`, `log`, `context` (as `opwright diagnose --context` takes it), `cause` and, if other
causes are right too, `also_accept`. Lines without a context or a cause are left out. Exit 1 if a context makes an answer wrong that
was right without it. `--show` names the logs whose first cause changes.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import NamedTuple

from table import Row, aligned

from opwright.model import UNKNOWN, Diagnosis, Machine
from opwright.verbs.diagnose.diagnosis import diagnose


class Case(NamedTuple):
    """A log, whose machine and whose cause are known."""

    name: str
    log: str
    machine: Machine
    cause: str
    accepted: frozenset[str]


class Pair(NamedTuple):
    """What is found in a log with its context, and without."""

    case: Case
    known: Diagnosis
    unknown: Diagnosis


def main() -> int:
    """Print a row for each measure; return 1 if a context spoils an answer."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").strip().partition("\n")[0])
    parser.add_argument("cases", type=Path, help="JSON Lines")
    parser.add_argument("--show", action="store_true", help="name the logs whose answer changed")
    options = parser.parse_args()
    pairs = [_diagnosed(case) for case in _cases(options.cases)]
    spoilt = sum(not _right(p.case, p.known) and _right(p.case, p.unknown) for p in pairs)
    if options.show:
        for case, known, unknown in pairs:
            if _first(known) != _first(unknown):
                print(
                    f"{case.name} ({case.cause}): {_first(unknown) or 'silent'} -> {_first(known) or 'silent'}"
                )
    print(aligned(list(_rows(pairs, spoilt))))
    return int(spoilt > 0)


def _cases(path: Path) -> Iterator[Case]:
    for line in path.read_text("utf-8").splitlines():
        row = json.loads(line)
        if row.get("cause") and row.get("context"):
            known = {k: str(v) for k, v in row["context"].items() if k in Machine._fields}
            accepted = frozenset((row["cause"], *row.get("also_accept", ())))
            yield Case(row["id"], row["log"], Machine(**known), row["cause"], accepted)


def _diagnosed(case: Case) -> Pair:
    return Pair(
        case,
        diagnose(case.log, case.machine, files=False),
        diagnose(case.log, UNKNOWN, files=False),
    )


def _rows(pairs: list[Pair], spoilt: int) -> Iterator[Row]:
    measures: dict[str, Callable[[Case, Diagnosis], bool]] = {
        "a right cause first": _right,
        "the very label first": lambda case, found: _first(found) == case.cause,
        "no cause": lambda _, found: not found.findings,
        "one or more commands": lambda _, found: bool(_commands(found)),
        "only the label, and no other cause": lambda case, found: (
            {f.cause.name for f in found.findings} == {case.cause}
        ),
    }
    for name, measure in measures.items():
        known = sum(measure(pair.case, pair.known) for pair in pairs)
        unknown = sum(measure(pair.case, pair.unknown) for pair in pairs)
        yield Row(name, str(known), "without", str(unknown), known / max(unknown, 1), None)
    changed = sum(_commands(pair.known) != _commands(pair.unknown) for pair in pairs)
    yield Row("other commands", str(changed), "logs", str(len(pairs)), changed / len(pairs), None)
    yield Row("right only without it", str(spoilt), "none", "0", spoilt, 0)


def _right(case: Case, diagnosis: Diagnosis) -> bool:
    return _first(diagnosis) in case.accepted


def _first(diagnosis: Diagnosis) -> str:
    return diagnosis.findings[0].cause.name if diagnosis.findings else ""


def _commands(diagnosis: Diagnosis) -> tuple[str, ...]:
    return diagnosis.findings[0].fix.commands if diagnosis.findings else ()


if __name__ == "__main__":
    sys.exit(main())
