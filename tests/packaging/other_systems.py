"""
Have this process lack what another system lacks, and run commands in it: `python other_systems.py SYSTEM FOLDER`.

What is taken away is what Python's documentation says is not there ("Availability"). The folder has `commands.json`, and
gets `results.json`: the exit status and both outputs of each. As a plugin of pytest, `-p other_systems`, it does the same to
a run of tests: OPWRIGHT_SYSTEM names the system.
"""

from __future__ import annotations

import contextlib
import io
import json
import os
import select
import signal
import socket
import sys
from collections.abc import Iterable
from importlib import import_module
from importlib.abc import MetaPathFinder
from pathlib import Path
from typing import NoReturn

# What these need of the system is theirs: on another they ask for something else.
STANDARD = (
    *("subprocess", "tempfile", "selectors", "ssl", "http.client", "email.parser", "multiprocessing.context"),
    *("concurrent.futures.process", "asyncio", "logging", "zipfile", "tarfile", "sysconfig", "platform", "uuid"),
    *("threading", "getpass", "webbrowser", "ctypes.util", "importlib.metadata"),
)  # fmt: skip

WINDOWS_MODULES = (
    "fcntl",
    "termios",
    "tty",
    "pty",
    "resource",
    "pwd",
    "grp",
    "syslog",
    "readline",
    "curses",
    "posix",
)
WINDOWS_OS = (
    *("fork", "forkpty", "openpty", "ttyname", "ctermid", "uname", "nice", "getloadavg", "sysconf", "confstr"),
    *("getuid", "geteuid", "getgid", "getegid", "getgroups", "getpgid", "getpgrp", "getsid", "setsid", "setpgid"),
    *("setuid", "setgid", "tcgetpgrp", "tcsetpgrp", "killpg", "wait", "wait3", "wait4", "waitid", "WNOHANG"),
    *("pread", "pwrite", "preadv", "readv", "writev", "pipe2", "sendfile", "copy_file_range", "posix_fadvise"),
    *("sched_getaffinity", "sched_setaffinity", "sched_yield", "process_cpu_count", "posix_spawn", "register_at_fork"),
    *("chown", "lchown", "fchown", "fchmod", "mkfifo", "mknod", "chroot", "statvfs", "fstatvfs", "lockf", "sync"),
    *("getxattr", "setxattr", "listxattr", "removexattr", "memfd_create", "eventfd", "get_blocking", "set_blocking"),
    *("O_NONBLOCK", "O_NOFOLLOW", "O_CLOEXEC", "O_NOCTTY", "O_DIRECTORY", "O_PATH", "O_SYNC", "RTLD_NOW", "EX_OK"),
)  # fmt: skip
WINDOWS_SIGNAL = (
    *("SIGHUP", "SIGQUIT", "SIGKILL", "SIGALRM", "SIGUSR1", "SIGUSR2", "SIGPIPE", "SIGCHLD", "SIGWINCH", "SIGURG"),
    *("SIGTSTP", "SIGCONT", "SIGSTOP", "SIGTTIN", "SIGTTOU", "SIGVTALRM", "SIGXCPU", "SIGXFSZ", "pthread_sigmask"),
    *("sigwait", "sigwaitinfo", "sigtimedwait", "sigpending", "setitimer", "getitimer", "alarm", "pause"),
    *("pthread_kill", "siginterrupt", "ITIMER_VIRTUAL", "ITIMER_REAL", "ITIMER_PROF", "SIG_BLOCK", "SIG_SETMASK"),
)  # fmt: skip
MACOS_OS = (
    *("sched_getaffinity", "sched_setaffinity", "getxattr", "setxattr", "listxattr", "removexattr", "posix_fadvise"),
    *("copy_file_range", "memfd_create", "eventfd", "pidfd_open", "splice", "getresuid", "O_PATH", "O_TMPFILE"),
)  # fmt: skip
MACOS_SIGNAL = (
    "sigwaitinfo",
    "sigtimedwait",
    "SIGPWR",
    "SIGSTKFLT",
    "SIGPOLL",
    "SIGRTMIN",
    "SIGRTMAX",
)
LINUX_FILES = ("/proc/", "/sys/", "/etc/os-release", "/etc/ld.so")


class Blocked(MetaPathFinder):
    """No module of some names is there."""

    def __init__(self, names: Iterable[str]) -> None:
        self._names = frozenset(names)
        for name in self._names:
            sys.modules.pop(name, None)

    def find_spec(self, name: str, *_: object) -> None:
        if name in self._names:
            raise ModuleNotFoundError(f"No module named {name!r}", name=name)


def _without(module: object, names: Iterable[str]) -> None:
    for name in names:
        if hasattr(module, name):
            delattr(module, name)


def _only_sockets(*_: object) -> NoReturn:
    raise OSError("[WinError 10038] An operation was attempted on something that is not a socket")


def _refuse_files_of_linux(event: str, arguments: tuple[object, ...]) -> None:
    if event in ("open", "os.listdir", "os.scandir") and str(arguments[0]).startswith(LINUX_FILES):
        raise FileNotFoundError(2, "No such file or directory", str(arguments[0]))


def become(system: str) -> None:
    """Lack what a system lacks."""
    for name in STANDARD:
        import_module(name)
    low_level = sys.modules["_signal"]
    if system == "windows":
        sys.meta_path.insert(0, Blocked(WINDOWS_MODULES))
        _without(os, WINDOWS_OS)
        for module in (signal, low_level):
            _without(module, WINDOWS_SIGNAL)
        _without(select, ("poll", "epoll", "kqueue"))
        select.select = _only_sockets
        _without(socket, ("AF_UNIX",))
    else:
        sys.meta_path.insert(0, Blocked(("spwd", "ossaudiodev", "_posixshmem")))
        _without(os, MACOS_OS)
        for module in (signal, low_level):
            _without(module, MACOS_SIGNAL)
        _without(select, ("epoll",))
    sys.addaudithook(_refuse_files_of_linux)


def pytest_sessionstart() -> None:
    """Lack what OPWRIGHT_SYSTEM lacks; pytest asks Linux who owns its temporary folders, and Windows nothing."""
    for name in ("hypothesis", "_pytest.compat", "_pytest.tmpdir"):
        import_module(name)
    for name in ("_pytest.compat", "_pytest.tmpdir"):
        vars(sys.modules[name])["get_user_id"] = lambda: None
    become(os.environ["OPWRIGHT_SYSTEM"])


def main() -> None:
    """Run each command of a list, which `commands.json` in the folder has."""
    system, folder = sys.argv[1], Path(sys.argv[2])
    commands = json.loads((folder / "commands.json").read_text())
    os.chdir(folder)
    become(system)
    import_module("opwright.__main__")
    run = import_module("opwright.cli.main").main

    results = []
    for command in commands:
        out, err = io.StringIO(), io.StringIO()
        with contextlib.redirect_stdout(out), contextlib.redirect_stderr(err):
            status = run(command)
        results.append([status, out.getvalue(), err.getvalue()])
    (folder / "results.json").write_text(json.dumps(results))


if __name__ == "__main__":
    main()
