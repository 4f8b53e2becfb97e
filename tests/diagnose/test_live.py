"""A command that is watched: it must not notice, and nobody who calls it either."""

from __future__ import annotations

import os
import pty
import select
import signal
import subprocess
import sys
from pathlib import Path

import pytest

OPWRIGHT = [sys.executable, "-m", "opwright", "diagnose"]
MISSING = "libc10.so: cannot open shared object file: No such file or directory"


def watched(script: str, *options: str, shell: str = "bash") -> subprocess.CompletedProcess[bytes]:
    command = [*OPWRIGHT, *options, "--", shell, "-c", script]
    return subprocess.run(command, capture_output=True, check=False, timeout=60)


@pytest.mark.parametrize("status", [0, 1, 3, 77])
def test_status_is_the_commands(status: int) -> None:
    assert watched(f"exit {status}").returncode == status


def test_command_ended_by_a_signal_leaves_what_a_shell_would() -> None:
    assert watched("kill -SEGV $$").returncode == 128 + signal.SIGSEGV


def test_output_is_passed_through_unchanged() -> None:
    script = r"printf 'a\r\n\033[31mb\000\377\n'; printf 'c\n' >&2"

    done = watched(script)

    assert done.stdout == b"a\r\n\x1b[31mb\x00\xff\n"
    assert done.stderr == b"c\n"


def test_diagnosis_goes_to_the_error_output_when_the_command_fails() -> None:
    done = watched(f"echo out; echo 'ImportError: {MISSING}' >&2; exit 1")

    assert done.stdout == b"out\n"
    assert b"torch-not-imported-first" in done.stderr
    assert done.returncode == 1


def test_command_that_ends_well_is_told_of_what_it_swallowed() -> None:
    warned = watched(f"echo 'UserWarning: failed to import _C: {MISSING}' >&2")
    quiet = watched("echo fine")

    assert b"torch-not-imported-first" in warned.stderr
    assert (warned.returncode, quiet.stderr) == (0, b"")


def test_report_can_go_to_a_file(tmp_path: Path) -> None:
    report = tmp_path / "report.json"

    done = watched(f"echo '{MISSING}'; exit 1", "--format", "json", "-o", str(report))

    assert b'"cause":"torch-not-imported-first"' in report.read_bytes()
    assert b"opwright" not in done.stderr


@pytest.mark.parametrize(("command", "status"), [("/no/such/command", 127), ("/etc/passwd", 126)])
def test_command_that_cannot_be_run_is_told_as_a_shell_does(command: str, status: int) -> None:
    done = subprocess.run([*OPWRIGHT, "--", command], capture_output=True, check=False)

    assert done.returncode == status
    assert done.stderr.startswith(b"opwright: cannot run ")
    assert done.stderr.count(b"\n") == 1


def test_output_is_not_kept_back() -> None:
    process = subprocess.Popen(
        [*OPWRIGHT, "--", "bash", "-c", "printf now; read line; echo $line"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
    )
    assert process.stdin
    assert process.stdout

    first = os.read(process.stdout.fileno(), 100)  # while the command waits for us
    rest, _ = process.communicate(b"then\n", timeout=60)

    assert (first, rest) == (b"now", b"then\n")


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGHUP, signal.SIGINT])
def test_signal_is_handed_on(number: signal.Signals) -> None:
    script = f"trap 'echo got; exit 9' {number.name[3:]}; echo ready; while :; do sleep 0.05; done"
    process = subprocess.Popen(
        [*OPWRIGHT, "--", "bash", "-c", script],
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        preexec_fn=lambda: signal.signal(number, signal.SIG_DFL),  # noqa: PLW1509 - nohup ignores it
    )
    assert process.stdout
    assert process.stdout.readline() == b"ready\n"

    process.send_signal(number)
    out, _ = process.communicate(timeout=60)

    assert (out, process.returncode) == (b"got\n", 9)


def test_signal_that_we_were_started_to_ignore_is_left_alone() -> None:
    process = subprocess.Popen(
        [*OPWRIGHT, "--", "bash", "-c", "echo ready; read line; echo on"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        preexec_fn=lambda: signal.signal(signal.SIGHUP, signal.SIG_IGN),  # noqa: PLW1509 - as nohup does
    )
    assert process.stdout
    assert process.stdout.readline() == b"ready\n"

    process.send_signal(signal.SIGHUP)
    out, _ = process.communicate(b"line\n", timeout=60)

    assert (out, process.returncode) == (b"on\n", 0)


def test_what_a_command_leaves_running_does_not_hang_it() -> None:
    done = watched("sleep 600 & echo done")  # `watched` waits a minute at most

    assert done.stdout == b"done\n"


def on_a_terminal(script: str) -> tuple[bytes, int]:
    """Run a script, watched, in a terminal; return what the terminal shows, and the status."""
    child, terminal = pty.fork()
    if child == 0:
        os.execv(sys.executable, [*OPWRIGHT, "--", "bash", "-c", script])  # noqa: S606
    shown = b""
    while select.select([terminal], [], [], 30)[0]:
        try:
            data = os.read(terminal, 4096)
        except OSError:
            break
        if not data:
            break
        shown += data
    os.close(terminal)
    return shown, os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])


def test_command_has_a_terminal_where_we_have_one() -> None:
    shown, status = on_a_terminal("test -t 1 && test -t 2 && echo yes; stty size <&1; exit 3")

    assert shown.startswith(b"yes\r\n")
    assert b"0 0\r\n" in shown
    assert status == 3


def test_order_of_both_outputs_is_kept_on_a_terminal() -> None:
    script = "for i in 1 2 3 4 5; do echo o$i; echo e$i >&2; done"

    shown, _ = on_a_terminal(script)

    assert shown == b"".join(b"o%d\r\ne%d\r\n" % (i, i) for i in range(1, 6))
