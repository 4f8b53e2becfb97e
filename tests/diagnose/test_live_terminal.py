"""A command that is watched on a terminal has that terminal, as if nobody watched."""

from __future__ import annotations

import fcntl
import os
import signal
import struct
import sys
import termios
from pathlib import Path

import pytest
from watching import OPWRIGHT, OnTerminal

PROGRAM = """
import os, select, signal, sys, termios, tty
def show(text): os.write(1, text.encode() + b"\\r\\n")
woken, wakes = os.pipe()
os.set_blocking(wakes, False)
signal.set_wakeup_fd(wakes)  # a handler runs even if the signal comes just before we wait
def wait_for_input():
    while 0 not in select.select([0, woken], [], [])[0]:
        os.read(woken, 1)
"""


def program(script: str) -> OnTerminal:
    """Run a Python program, watched, in a terminal."""
    return OnTerminal(*OPWRIGHT, "--", sys.executable, "-c", PROGRAM + script)


def on_a_terminal(script: str) -> tuple[bytes, int]:
    """Run a script, watched, in a terminal; return what the terminal shows, and the status."""
    ran = OnTerminal(*OPWRIGHT, "--", "bash", "-c", script)
    return ran.read(), ran.end()


def test_command_has_a_terminal_where_we_have_one() -> None:
    shown, status = on_a_terminal("test -t 1 && test -t 2 && echo yes; stty size <&1; exit 3")

    assert shown.startswith(b"yes\r\n")
    assert b"0 0\r\n" in shown
    assert status == 3


def test_order_of_both_outputs_is_kept_on_a_terminal() -> None:
    script = "for i in 1 2 3 4 5; do echo o$i; echo e$i >&2; done"

    shown, _ = on_a_terminal(script)

    assert shown == b"".join(b"o%d\r\ne%d\r\n" % (i, i) for i in range(1, 6))


def test_program_sets_the_terminal_through_its_output() -> None:
    ran = program("tty.setcbreak(1)\nshow('ready')\nshow('got ' + os.read(0, 1).decode())")

    ran.read(b"ready")
    ran.type("x")  # and no end of line

    assert b"got x" in ran.read()
    assert ran.end() == 0


def test_program_with_curses_gets_keys() -> None:
    script = (
        "import curses\n"
        "def main(screen):\n"
        "    screen.addstr('ready'); screen.refresh()\n"
        "    return screen.getkey()\n"
        "os.environ['TERM'] = 'xterm'\n"
        "show('got ' + curses.wrapper(main))"
    )
    ran = program(script)

    ran.read(b"ready")
    ran.type("k")

    assert b"got k" in ran.read()


def test_terminal_is_left_as_the_command_left_it() -> None:
    ran = OnTerminal(
        "/bin/bash", "-c", f"stty -a; {' '.join(OPWRIGHT)} -- stty -echo intr ^K; echo; stty -a"
    )
    before, after = map(bytes.split, ran.read().split(b"\r\n\r\n"))

    changed = {b"echo": b"-echo", b"^C;": b"^K;"}
    assert after == [changed.get(word, word) for word in before]
    assert after != before
    assert ran.end() == 0


def test_size_is_the_terminals_when_it_changes() -> None:
    ran = program(
        "size = lambda *_: show('size %d %d' % os.get_terminal_size(1)[::-1])\n"
        "signal.signal(signal.SIGWINCH, size)\nsize()\nwait_for_input()"
    )
    ran.read(b"size 0 0")

    fcntl.ioctl(ran.terminal, termios.TIOCSWINSZ, struct.pack("HHHH", 33, 77, 0, 0))

    assert ran.read(b"size 33 77").endswith(b"size 33 77")
    ran.type("\n")
    ran.read()
    assert ran.end() == 0


def test_typed_interrupt_reaches_the_command_once_and_not_us() -> None:
    ran = program(
        "signal.signal(signal.SIGINT, lambda *_: show('interrupted'))\nshow('ready')\n"
        "wait_for_input()\nline = sys.stdin.readline()\nshow('read ' + line)\nsys.exit(6)"
    )
    ran.read(b"ready")
    ran.type("\x03")
    ran.read(b"interrupted")
    ran.type("more\n")

    shown = ran.read()

    assert b"read more" in shown
    assert b"interrupted" not in shown
    assert ran.end() == 6


@pytest.mark.parametrize(
    "number", [signal.SIGINT, signal.SIGTERM, signal.SIGUSR1, signal.SIGCONT, signal.SIGALRM]
)
def test_signal_from_outside_is_handed_on_beside_a_terminal(number: signal.Signals) -> None:
    ran = program(
        f"signal.signal({int(number)}, lambda *_: sys.exit(9))\nshow('ready')\nwait_for_input()"
    )
    ran.read(b"ready")

    os.kill(ran.child, number)

    ran.read()
    assert ran.end() == 9


def test_end_of_input_is_typed() -> None:
    ran = OnTerminal(*OPWRIGHT, "--", "cat")

    ran.type("line\n")
    ran.read(b"line\r\nline\r\n")
    ran.type("\x04")

    ran.read()
    assert ran.end() == 0


def test_interactive_shell_has_job_control() -> None:
    ran = OnTerminal(*OPWRIGHT, "--", "bash", "--norc", "-i")
    ran.read(b"$ ")
    ran.type("echo ready; cat\n")
    ran.read(b"ready\r\n")  # the shell has set the terminal for its command
    ran.type("echoed\n")
    ran.read(b"echoed\r\nechoed")
    ran.type("\x1a")
    ran.read(b"Stopped")
    ran.type("jobs; echo job-%1 is $?; fg\n")
    assert b"Stopped" in ran.read(b"is 0")
    ran.read(b"cat\r\n")
    ran.type("again\n")
    ran.read(b"again\r\nagain")
    ran.type("\x04")
    ran.type("exit 12\n")

    shown = ran.read()

    assert b"no job control" not in shown
    assert ran.end() == 12


def test_command_is_stopped_and_goes_on_in_our_own_shell() -> None:
    ran = OnTerminal("/bin/bash", "--norc", "-i")
    ran.read(b"$ ")
    ran.type(f"stty -a | grep -o ' -*icanon'; {' '.join(OPWRIGHT)} -- cat\n")
    ran.read(b" icanon")
    ran.read(b"\n")
    ran.type("first\n")
    ran.read(b"first\r\nfirst\r\n")

    ran.type("\x1a")
    ran.read(b"Stopped")
    ran.read(b"cat\r\n")
    ran.type("stty -a | grep -o ' -*icanon'; fg\n")
    assert b"-icanon" not in ran.read(b"cat")
    ran.type("second\n")
    ran.read(b"second\r\nsecond\r\n")
    ran.type("\x04")
    ran.read(b"$ ")
    ran.type("exit 3\n")
    ran.read()
    assert ran.end() == 3


def _is_input_put_back() -> bool:
    setting = Path("/proc/sys/dev/tty/legacy_tiocsti")
    return os.geteuid() == 0 or not setting.exists() or setting.read_text() == "1\n"


@pytest.mark.skipif(not _is_input_put_back(), reason="the system lets nobody put input back")
def test_what_is_typed_too_early_is_for_who_reads_next(tmp_path: Path) -> None:
    go = tmp_path / "go"
    ran = OnTerminal("/bin/bash", "--norc", "-i")
    ran.read(b"$ ")
    ran.type(
        f"{' '.join(OPWRIGHT)} -- bash -c 'echo ready; until [ -e {go} ]; do sleep 0.05; done'\n"
    )
    ran.read(b"ready\r\n")

    ran.type("echo ah''ead; exit 2\n")
    ran.read(b"exit 2")  # it is shown as it is typed
    go.touch()

    assert b"\rahead\r\n" in ran.read()
    assert ran.end() == 2


def test_command_in_the_background_waits_for_the_terminal() -> None:
    ran = OnTerminal("/bin/bash", "--norc", "-i")
    ran.read(b"$ ")
    ran.type(f"{' '.join(OPWRIGHT)} -- bash -c 'echo shown; read line; echo got $line' &\n")
    ran.read(b"&\r\n")
    ran.read(b"shown")  # the shell may be setting the terminal meanwhile
    ran.type("\n")
    ran.type("while jobs | grep -q Running; do sleep 0.1; done; jobs\n")
    assert b"Stopped" in ran.read(b"Stopped")

    ran.type("fg\n")
    ran.read(b"\n")
    ran.type("typed\n")

    ran.read(b"got typed")
    ran.read(b"$ ")
    ran.type("exit\n")
    ran.read()
    ran.end()


def test_what_is_left_running_still_has_the_terminal(tmp_path: Path) -> None:
    go = tmp_path / "go"
    left = f"(while [ ! -e {go} ]; do sleep 0.05; done; echo late) &"
    ran = OnTerminal(
        "/bin/bash",
        "-c",
        f"{' '.join(OPWRIGHT)} -- bash -c '{left} echo done'; echo ended; touch {go}; cat",
    )

    shown = ran.read(b"late")
    ran.type("\x04")

    assert shown.split() == [b"done", b"ended", b"late"]
    ran.read()
    assert ran.end() == 0


def test_error_output_is_a_terminal_where_only_that_is_one() -> None:
    watch = " ".join(OPWRIGHT)
    ran = OnTerminal(
        "/bin/bash",
        "-c",
        f"{watch} -- bash -c 'test -t 2 && echo yes >&2; test -t 1 || echo no >&2' | cat",
    )

    assert ran.read() == b"yes\r\nno\r\n"
    assert ran.end() == 0


def test_interrupted_command_ends_the_loop_of_a_shell_as_well() -> None:
    watched = f"{' '.join(OPWRIGHT)} -- bash -c 'echo begun; exec sleep 60'"
    on_terminal = OnTerminal("/bin/bash", "-c", f"for i in 1 2; do {watched}; done; echo went on")

    on_terminal.read(until=b"begun")
    on_terminal.type("\x03")
    rest = on_terminal.read()

    assert on_terminal.end() == -signal.SIGINT
    assert b"begun" not in rest
    assert b"went on" not in rest


def test_last_lines_of_a_command_are_ended_once() -> None:
    script = "head -c 100000 /dev/zero; printf 'a\\nb\\n'; exit 2"
    on_terminal = OnTerminal(*OPWRIGHT, "--", "/bin/bash", "-c", script)

    shown = on_terminal.read()

    assert on_terminal.end() == 2
    assert shown.lstrip(b"\0").startswith(b"a\r\nb\r\n")


PASTED = """
import os, tty
tty.setraw(0)
print("ready", flush=True)
left = 300_000
while left > 0:
    left -= len(os.read(0, 65536))
print("all", flush=True)
"""


def test_paste_that_is_more_than_a_terminal_holds_arrives_whole() -> None:
    for _ in range(3):
        terminal = OnTerminal(*OPWRIGHT, "--", sys.executable, "-c", PASTED)
        terminal.read(b"ready")
        left = b"x" * 300_000
        while left:
            left = left[os.write(terminal.terminal, left[:1000]) :]

        terminal.read(b"all")

        assert terminal.end() == 0
