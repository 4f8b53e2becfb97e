"""
Published wheels by the torch releases that they load in: what a new release breaks.

    opwright audit website/wheels.txt --jobs 2 --format jsonl -o RESULTS
    python website/measured_wheels.py RESULTS       writes website/measured_wheels.json

`wheels.txt` names distributions with native code over torch; the newest wheel of each that pip would take is audited.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator, Mapping
from datetime import datetime, timezone
from pathlib import Path
from typing import Any, NamedTuple

MEASURED = Path(__file__).parent / "measured_wheels.json"
_BREAKS = ("fails", "unsafe")


class Wheel(NamedTuple):
    """A wheel, and the verdict of each torch release."""

    name: str
    version: str
    verdicts: Mapping[str, str]


class Affected(NamedTuple):
    """The wheels that load in a release, and those of them that the next one breaks."""

    loading: tuple[Wheel, ...]
    broken: tuple[Wheel, ...]


def measured() -> tuple[str, tuple[Wheel, ...]]:
    """Return the day of the audits, and the wheels."""
    content = json.loads(MEASURED.read_text())
    return content["date"], tuple(Wheel(**wheel) for wheel in content["wheels"])


def affected(wheels: tuple[Wheel, ...], old: str, new: str) -> Affected:
    """Return what a release does to the wheels that load in the one before."""
    loading = tuple(wheel for wheel in wheels if wheel.verdicts.get(old) == "loads")
    return Affected(loading, tuple(w for w in loading if w.verdicts.get(new) in _BREAKS))


def main() -> None:
    """Keep of the results what the site shows."""
    lines = Path(sys.argv[1]).read_text().splitlines()
    wheels = [wheel._asdict() for line in lines for wheel in _judged(json.loads(line))]
    wheels.sort(key=lambda wheel: wheel["name"].lower())
    today = f"{datetime.now(timezone.utc):%Y-%m-%d}"
    MEASURED.write_text(json.dumps({"date": today, "wheels": wheels}, indent=1) + "\n")
    print(f"{len(wheels)} of {len(lines)} have a wheel that loads in a torch release")


def _judged(result: Mapping[str, Any]) -> Iterator[Wheel]:
    """Yield wheels that load somewhere; releases in which nothing can be said, or nothing works, are left out."""
    for wheel in result["artifacts"]:
        verdicts = {name: found["verdict"] for name, found in wheel.get("releases", {}).items()}
        if "loads" in verdicts.values():
            first = list(verdicts.values()).index("loads")
            yield Wheel(wheel["name"], wheel["version"], dict(list(verdicts.items())[first:]))


if __name__ == "__main__":
    main()
