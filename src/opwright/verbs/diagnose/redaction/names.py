"""Names that a log itself shows to be an account's or a machine's: they are removed wherever else they stand."""

from __future__ import annotations

import os
import platform
import re
from collections.abc import Callable, Iterator

from opwright.verbs.diagnose.redaction.urls import is_public

_SHORTEST = 3
_MOST_NAMES = 100
_NAME = r"[A-Za-z_][\w.-]{1,62}"
_ACCOUNTS = tuple(
    re.compile(f"(?m){before}({_NAME}){after}")
    for before, after in (
        (r"(?<![\w.+/-])(?!git@)", r"@[A-Za-z0-9][\w.-]{0,100}(?::[~/]|[ ]?[~/][^\n]{0,100}?[$#%>])"),
        (r"/(?:home|Users)/", "(?=/)"),
        (r"(?i:\b[A-Z]:[\\/]{1,4}Users[\\/]{1,4})", r"(?=[\\/])"),
        (r"\b(?:USER|USERNAME|LOGNAME|SUDO_USER|SLURM_JOB_USER)=[\"']?", ""),
        (r"\b(?:torchinductor_|pytest-of-)", "(?=/)"),
    )
)  # fmt: skip
_HOSTS = tuple(
    re.compile(f"(?m){before}([A-Za-z0-9][\\w-]{{1,62}}){after}")
    for before, after in (
        (r"(?<![\w.+/-])(?!git@)[a-z_][\w.-]{0,31}@", r"[\w.-]{0,100}(?::[~/]|[ ]?[~/][^\n]{0,100}?[$#%>])"),
        (r"\b(?:HOSTNAME|HOST|MASTER_ADDR|SLURMD_NODENAME|COMPUTERNAME)=[\"']?", r"(?![\w-])"),
        (r"\bLinux ", r"(?:\.[\w.-]{1,100})?(?= \d{1,2}\.\d{1,3}\.\d{1,3})"),
        (r"^\[?", r"(?=:\d{1,7}:\d{1,7}(?::\d{1,7})? \[\d)"),
    )
)  # fmt: skip
_EVERYBODYS = frozenset(
    [
        "root",
        "user",
        "users",
        "nobody",
        "admin",
        "administrator",
        "runner",
        "runneradmin",
        "ubuntu",
        "debian",
        "fedora",
        "centos",
        "ec2-user",
        "opc",
        "azureuser",
        "vsts",
        "vsts_azpcontainer",
        "circleci",
        "jenkins",
        "gitlab-runner",
        "build",
        "builder",
        "buildbot",
        "buildkite-agent",
        "conda",
        "docker",
        "container",
        "app",
        "dev",
        "devel",
        "developer",
        "test",
        "tester",
        "tests",
        "work",
        "worker",
        "workspace",
        "project",
        "projects",
        "public",
        "shared",
        "default",
        "guest",
        "nvidia",
        "cuda",
        "rocm",
        "amd",
        "torch",
        "pytorch",
        "triton",
        "python",
        "pip",
        "ninja",
        "cmake",
        "gcc",
        "clang",
        "nvcc",
        "linux",
        "windows",
        "darwin",
        "localhost",
        "local",
        "host",
        "server",
        "node",
        "compiler",
        "device",
        "home",
        "mnt",
        "data",
        "src",
        "lib",
        "bin",
        "opt",
        "usr",
        "var",
        "tmp",
        "include",
        "error",
        "warning",
        "main",
        "master",
        "none",
        "null",
        "true",
        "false",
        "kernel",
        "kernels",
        "extension",
        "opwright",
    ]
)
"""What accounts and machines of many are called, or what logs speak of anyway."""


def names_in(text: str) -> Callable[[str], str]:
    """Return what removes from a text the accounts and hosts that another shows, and this machine's own."""
    accounts = frozenset({*_shown(text, _ACCOUNTS), *_telling(_own_accounts())})
    hosts = frozenset({*_shown(text, _HOSTS), *_telling((platform.node().partition(".")[0],))})
    patterns = [
        (re.compile(rf"(?<![\w.])(?:{_any(names)})(?!\w)"), stands_for)
        for names, stands_for in ((accounts, "USER"), (hosts - accounts, "HOST"))
        if names
    ]

    def without(text: str) -> str:
        for pattern, stands_for in patterns:
            text = pattern.sub(stands_for, text)
        return text

    return without


def _any(names: frozenset[str]) -> str:
    return "|".join(map(re.escape, sorted(names, key=len, reverse=True)))


def _shown(text: str, patterns: tuple[re.Pattern[str], ...]) -> list[str]:
    found = (match[1] for pattern in patterns for match in pattern.finditer(text))
    return list(dict.fromkeys(_telling(found)))[:_MOST_NAMES]


def _telling(names: Iterator[str] | tuple[str, ...]) -> Iterator[str]:
    """Yield those names that tell one account or machine from others."""
    for name in names:
        is_one = len(name) >= _SHORTEST and not name.isdigit() and name not in ("USER", "HOST")
        if is_one and name.lower() not in _EVERYBODYS and not is_public(name):
            yield name


def _own_accounts() -> tuple[str, ...]:
    return tuple(os.environ.get(name, "") for name in ("LOGNAME", "USER", "USERNAME"))
