"""Copies of a process that is killed end with it, whatever they are at: nothing runs on, holding its outputs open."""

from __future__ import annotations

import signal
import subprocess
import sys

import pytest

COPIES = {
    "lint": "from opwright.verbs.lint.parallel_fork import shared_out; list(shared_out(work, [1 << 20] * 4))",
    "fleet": "from opwright.verbs.audit.fleet.workers import results; list(results('ab', work, None, jobs=2))",
}


@pytest.mark.skipif(sys.platform != "linux", reason="other systems do not tell copies of a death")
@pytest.mark.parametrize("of", COPIES)
def test_copies_end_with_the_process_that_is_killed(of: str) -> None:
    program = f"import os, time\ndef work(_):\n    os.write(1, b'at work\\n'); time.sleep(600)\n{COPIES[of]}"

    with subprocess.Popen([sys.executable, "-c", program], stdout=subprocess.PIPE) as process:
        assert process.stdout
        first = process.stdout.readline()
        process.send_signal(signal.SIGKILL)
        rest = process.stdout.read()  # to its end, which is there when nobody has it open

    assert first == b"at work\n"
    assert rest in (b"", b"at work\n")
