"""
Feed `diagnose` with whatever libFuzzer thinks of.

    pip install atheris
    python tests/fuzz/fuzz_diagnose.py -max_total_time=600 -timeout=20 CORPUS tests/fuzz/seeds

What it finds is kept in `tests/fuzz/found`, where `tests/diagnose/test_fuzz_finds.py` reads it for ever after.
"""

from __future__ import annotations

import json
import re
import sys

import atheris  # type: ignore[import-untyped]

with atheris.instrument_imports(include=["opwright"]):
    from opwright.causes.engine import registry
    from opwright.errors import OpwrightError
    from opwright.model import Machine
    from opwright.report.text import diagnosis as report
    from opwright.verbs.diagnose import diagnosis
    from opwright.verbs.diagnose.redaction import redacted

UNFIT = re.compile(r"[\x00-\x09\x0b-\x1f\x7f-\x9f\u202a-\u202e]")
MACHINES = (Machine(), Machine("2.5.1+cu121", "12.1", "3.10", "gcc 12", "H100", "Linux", "550.1"))


def one(data: bytes) -> None:
    """Diagnose a log; what is printed must be fit for a terminal, and JSON be JSON."""
    machine = MACHINES[len(data) % 2]
    try:
        found = diagnosis.diagnose("x" + data.decode("utf-8", "replace"), machine, files=False)
    except OpwrightError:  # it is no text
        return
    found = redacted(found)
    for told in (report.text(found), report.markdown(found), report.github(found, "log")):
        assert not UNFIT.search(told), told
        assert "{" not in "".join(f.fix.summary for f in found.findings) or b"{" in data
    json.loads(report.json(found))


if __name__ == "__main__":
    registry.all_causes()
    atheris.Setup(sys.argv, one)
    atheris.Fuzz()
