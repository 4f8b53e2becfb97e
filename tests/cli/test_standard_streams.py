"""The program's own outputs, closed, full or non-blocking: the report arrives whole, or the exit status tells."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from time import sleep

from laws import every_input
from patience import PATIENCE

OPWRIGHT = f"exec {sys.executable} -m opwright"
LOST = "opwright: cannot write: "


def _ran(script: str, folder: Path) -> tuple[int, str]:
    command = ["bash", "-c", f"{OPWRIGHT} {script}"]
    done = subprocess.run(
        command, cwd=folder, capture_output=True, text=True, check=False, timeout=PATIENCE
    )
    return done.returncode, done.stdout + done.stderr


def test_report_that_is_lost_is_told_and_a_complaint_that_is_lost_changes_nothing(
    project: Path,
) -> None:
    (project / "log").write_text("op.so: undefined symbol: _ZN3c104cuda9SetDeviceEi\n")
    with every_input() as check:
        for redirections, status, told in (
            (">&-", 2, f"{LOST}Bad file descriptor\n"),
            (">/dev/full", 2, f"{LOST}No space left on device\n"),
            (">/dev/full 2>/dev/full", 2, ""),
            (">&- 2>&-", 2, ""),
        ):
            with check(redirections):
                assert _ran(f"explain {redirections}", project) == (status, told)
        for redirections in ("2>&-", "2>/dev/full", "2> >(exit)"):
            with check(redirections):
                assert _ran(f"diagnose missing {redirections}", project) == (3, "")
                assert _ran(f"diagnose log {redirections}", project)[0] == 1


def test_output_that_takes_nothing_for_a_while_is_waited_for(project: Path) -> None:
    library = Path(__file__).parent.parent / "binaries" / "extension.so"
    command = [sys.executable, "-m", "opwright", "audit", "--format", "json", str(library)]
    report = subprocess.run(command, cwd=project, stdout=subprocess.PIPE, check=False).stdout
    reading, writing = os.pipe()
    os.set_blocking(writing, False)
    with subprocess.Popen(command, cwd=project, stdout=writing) as slow:
        os.close(writing)
        sleep(0.1)
        with os.fdopen(reading, "rb") as opened:
            arrived = opened.read()

    assert len(report) > 1 << 16  # more than a pipe holds
    assert (arrived, slow.returncode) == (report, 1)


def test_folder_that_is_gone_and_descriptors_that_have_run_out_are_no_bug(project: Path) -> None:
    library = Path(__file__).parent.parent / "binaries" / "extension.so"

    for script in (
        f"mkdir gone; cd gone; rmdir ../gone; {OPWRIGHT} audit .",
        f"ulimit -n 10; {OPWRIGHT} audit --jobs 1 {library}",
    ):
        done = subprocess.run(
            ["bash", "-c", script], cwd=project, capture_output=True, text=True, check=False
        )
        assert "opwright: cannot go on: " in done.stderr
        assert done.returncode == 3
