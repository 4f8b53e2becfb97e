"""A command that is watched: it must not notice, and nobody who calls it either. Without a terminal."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest
from other_user import needs_root
from patience import PATIENCE
from watching import OPWRIGHT

MISSING = "libc10.so: cannot open shared object file: No such file or directory"


def watched(script: str, *options: str, shell: str = "bash") -> subprocess.CompletedProcess[bytes]:
    command = [*OPWRIGHT, *options, "--", shell, "-c", script]
    return subprocess.run(command, capture_output=True, check=False, timeout=PATIENCE)


@pytest.mark.parametrize("status", [0, 1, 3, 77])
def test_status_is_the_commands(status: int) -> None:
    assert watched(f"exit {status}").returncode == status


def test_command_ended_by_a_signal_has_us_end_by_it() -> None:
    for number in (signal.SIGSEGV, signal.SIGTERM, signal.SIGKILL, signal.SIGABRT):
        assert watched(f"kill -{number} $$").returncode == -number


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


def test_a_fix_repeats_the_command_that_was_run_with_the_change(tmp_path: Path) -> None:
    pip = tmp_path / "pip"
    failure = "Getting requirements to build wheel did not run successfully.\nModuleNotFoundError: No module named 'torch'"
    pip.write_text(f'#!/bin/sh\necho "{failure}"\nexit 1\n')
    pip.chmod(0o755)
    ran = [str(pip), "install", "--user", "warpkit==2.1.2"]
    command = [sys.executable, "-m", "opwright", "diagnose", "--format", "json", "--", *ran]

    done = subprocess.run(command, capture_output=True, check=False, timeout=PATIENCE)

    (finding,) = json.loads(done.stderr)["findings"]
    assert finding["cause"] == "build-isolation-no-torch"
    assert finding["fix"]["commands"] == [
        f"{pip} install --user torch setuptools wheel ninja packaging",
        f"{pip} install --user --no-build-isolation warpkit==2.1.2",
    ]


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
    rest, _ = process.communicate(b"then\n", timeout=PATIENCE)

    assert (first, rest) == (b"now", b"then\n")


SENT = [signal.SIGTERM, signal.SIGHUP, signal.SIGINT, signal.SIGCONT, signal.SIGALRM]


@pytest.mark.parametrize("number", SENT)
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
    out, _ = process.communicate(timeout=PATIENCE)

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
    out, _ = process.communicate(b"line\n", timeout=PATIENCE)

    assert (out, process.returncode) == (b"on\n", 0)


def test_ignored_children_are_ignored_by_the_command_too_and_its_status_is_told() -> None:
    """As under `trap '' CHLD`: a process can then wait for none of its children."""
    code = "import signal as s; exit(7 if s.getsignal(s.SIGCHLD) is s.SIG_IGN else 1)"
    ran = subprocess.run(
        [*OPWRIGHT, "--", sys.executable, "-c", code],
        check=False,
        capture_output=True,
        timeout=PATIENCE,
        preexec_fn=lambda: signal.signal(signal.SIGCHLD, signal.SIG_IGN),
    )

    assert ran.returncode == 7


@pytest.mark.skipif(not Path("/proc/self/status").exists(), reason="Linux tells it")
def test_pipe_signal_is_ignored_where_a_shell_has_us_ignore_it() -> None:
    yes = "bash -c 'yes 2> /dev/null | head -1; exit ${PIPESTATUS[0]}'"

    for before, status in (("trap '' PIPE; ", 1), ("", 128 + signal.SIGPIPE)):
        script = f"{before}{' '.join(OPWRIGHT)} -- {yes}; exit $?"
        ran = subprocess.run(
            ["bash", "-c", script], capture_output=True, check=False, timeout=PATIENCE
        )
        assert (ran.stdout, ran.returncode) == (b"y\n", status)


@pytest.mark.parametrize("meanwhile", ["sleep 0.05", "echo", "printf %s . >&2"])
def test_what_a_command_leaves_running_goes_on_without_us(tmp_path: Path, meanwhile: str) -> None:
    go, marker = tmp_path / "go", tmp_path / "marker"
    left = f"while [ ! -e {go} ]; do {meanwhile}; done; echo late && echo > {marker}"
    command = [*OPWRIGHT, "--", "bash", "-c", f"({left}) & echo done"]
    with (tmp_path / "out").open("wb") as log, (tmp_path / "out").open("rb") as out:
        cat = subprocess.Popen(["cat"], stdin=subprocess.PIPE, stdout=log)
        process = subprocess.Popen(command, stdout=cat.stdin, stderr=subprocess.DEVNULL)
        assert cat.stdin
        cat.stdin.close()

        assert process.wait(timeout=PATIENCE) == 0
        go.touch()

        assert cat.wait(timeout=PATIENCE) == 0
        assert out.read().split() == [b"done", b"late"]
        assert marker.exists()


# ---- where the output goes


def shell(script: str, folder: Path) -> subprocess.CompletedProcess[bytes]:
    watch = " ".join([*OPWRIGHT, "--"])
    return subprocess.run(
        ["bash", "-c", script.replace("WATCH", watch)],
        cwd=folder,
        capture_output=True,
        check=False,
        timeout=PATIENCE,
    )


IN_TURN = "bash -c 'for i in 1 2 3 4 5; do echo o$i; echo e$i >&2; done'"


@pytest.mark.parametrize("where", ["> log 2>&1", ">> log 2>> log", "2>&1 | cat > log"])
def test_order_of_both_outputs_is_kept(tmp_path: Path, where: str) -> None:
    shell(f"WATCH {IN_TURN} {where}", tmp_path)

    lines = b"".join(b"o%d\ne%d\n" % (i, i) for i in range(1, 6))
    assert (tmp_path / "log").read_bytes() == lines


def test_file_is_the_commands_own(tmp_path: Path) -> None:
    script = (
        "import os, sys\nassert os.lseek(1, 0, 1) == 6\nos.write(1, b'second\\n')\n"
        "os.lseek(1, 0, 0)\nos.write(1, b'F')\nos.lseek(1, 0, 2)\n"
        f"print({MISSING!r}, file=sys.stderr)\nsys.exit(3)"
    )

    done = shell(
        f'echo first > log; {{ echo first; WATCH {sys.executable} -c "{script}"; echo $?; }} > log 2> err',
        tmp_path,
    )

    assert done.returncode == 0
    assert (tmp_path / "log").read_bytes() == b"First\nsecond\n3\n"
    assert b"torch-not-imported-first" in (tmp_path / "err").read_bytes()


def test_what_went_to_a_file_is_diagnosed(tmp_path: Path) -> None:
    (tmp_path / "log").write_text(f"before: {MISSING.replace('libc10', 'libother')}\n")

    done = shell(f'WATCH bash -c "echo {MISSING!r}; exit 1" >> log', tmp_path)

    assert b"torch-not-imported-first" in done.stderr
    assert b"libother" not in done.stderr


def test_reader_that_leaves_ends_the_command(tmp_path: Path) -> None:
    done = shell("WATCH yes | head -1; echo ${PIPESTATUS[0]}", tmp_path)
    assert (done.stdout, done.stderr) == (b"y\n141\n", b"")

    # What writes seldom is ended by a next write, as without us.
    script = "echo first; read; while :; do echo more; sleep 0.02; done"
    done = shell(
        f"mkfifo fifo; WATCH bash -c '{script}' <> fifo | (head -1; exec <&-; echo > fifo); "
        "echo ${PIPESTATUS[0]}",
        tmp_path,
    )
    assert (done.stdout, done.stderr) == (b"first\n141\n", b"")


def test_full_output_is_the_commands_to_notice(tmp_path: Path) -> None:
    done = shell("WATCH bash -c 'echo x || exit 9; exit 8' > /dev/full", tmp_path)

    assert done.returncode == 9
    assert b"No space left on device" in done.stderr


@needs_root
def test_full_disk_is_the_commands_to_notice(tmp_path: Path) -> None:
    mount = ["mount", "-t", "tmpfs", "-o", "size=16k", "none", str(tmp_path)]
    if subprocess.run(mount, check=False).returncode:
        pytest.skip("no file system can be mounted here")
    try:
        script = "head -c 100000 /dev/zero || exit 7"
        done = shell(f"WATCH bash -c '{script}; echo unseen' > log", tmp_path)
        assert done.returncode == 7
        assert b"No space left on device" in done.stderr
    finally:
        subprocess.run(["umount", str(tmp_path)], check=True)


def test_output_that_does_not_wait_loses_nothing() -> None:
    reader, writer = os.pipe()
    os.set_blocking(writer, False)
    script = f"head -c 1000000 /dev/zero; echo '{MISSING}'; exit 5"
    process = subprocess.Popen(
        [*OPWRIGHT, "--", "bash", "-c", script], stdout=writer, stderr=subprocess.PIPE
    )
    os.close(writer)
    assert process.stderr

    with os.fdopen(reader, "rb") as out:
        data = out.read()

    assert data == b"\0" * 1_000_000 + MISSING.encode() + b"\n"
    assert b"torch-not-imported-first" in process.stderr.read()
    process.stderr.close()
    assert process.wait(timeout=PATIENCE) == 5


def test_closed_outputs_stay_closed(tmp_path: Path) -> None:
    script = "for n in 0 1 2; do [ -e /proc/self/fd/$n ] && echo $n >> open; done; exit 4"

    done = shell(f"WATCH bash -c '{script}' <&- >&- 2>&-", tmp_path)

    assert done.returncode == 4
    assert not (tmp_path / "open").exists()


def test_descriptors_and_environment_are_handed_on(tmp_path: Path) -> None:
    done = shell("WATCH cat <(echo substituted); WATCH bash -c 'cat <&7' 7<<< seven", tmp_path)
    assert done.stdout == b"substituted\nseven\n"

    done = shell("unset LC_ALL LC_CTYPE; LANG=C WATCH env | grep LC_CTYPE", tmp_path)
    assert done.stdout == b""
