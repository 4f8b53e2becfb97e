"""What a log says of the machine it comes from."""

from __future__ import annotations

import re

from opwright.model import Failure, Machine

_TORCH = re.compile(
    r"(?:Py[Tt]orch version|[Tt]orch version|torch\.__version__)\W{1,8}(?P<a>\d+\.\d+\.\d+[\w.+]*)"
    r"|^torch {1,40}(?P<b>\d+\.\d+\.\d+[\w.+]*) *$"
    r"|Successfully installed [^\n]{0,2000}?\btorch-(?P<c>\d+\.\d+\.\d+(?:\+\w+)?)"
    r"|site-packages/torch-(?P<d>\d+\.\d+\.\d+[\w.+]*)\.dist-info",
    re.MULTILINE,
)
_PYTHON = re.compile(
    r"[/\\](?:lib[/\\])?python(?P<a>3\.\d+)[/\\]|cpython-3(?P<b>\d{1,2})\b|-cp3(?P<c>\d{1,2})-"
    r"|\bPython (?P<d>3\.\d+\.\d+)\b|[/\\][Pp]ython3(?P<e>\d{1,2})[/\\]"
)
_CUDA = re.compile(
    r"CUDA used to build PyTorch: (?P<a>\d+\.\d+)|release (?P<b>\d+\.\d+), V\d|[/\\](?:cuda-|CUDA[/\\]v)(?P<c>\d+\.\d+)\b"
)
_GPU = re.compile(
    r"\b(?P<a>(?:GeForce |Quadro |Tesla )?(?:RTX|GTX) (?:PRO )?[A-Z]?\d{3,4}(?: Ti| SUPER| Ada)?"
    r"|[AHB][1234]00(?: \d\dGB)?(?: PCIe| SXM\d?)?|L40S?|GB200|Tesla [VPKT]\d+)\b|\b(?P<b>gfx\d{3,4}[a-f]?)\b"
)
_DRIVER = re.compile(
    r"Driver Version: (?P<a>\d{3}\.[\d.]+)|[Nn]vidia driver version: (?P<b>\d{3}\.[\d.]+)"
)
_COMPILER = re.compile(
    r"(?P<a>(?:gcc|clang|g\+\+) version \d+[\d.]*)|Microsoft Visual Studio[/\\](?P<b>\d{4})"
    r"|The CXX compiler identification is (?P<c>\w+ [\d.]+)"
)
_SYSTEMS = (
    (
        "Windows",
        re.compile(
            r"\b[A-Z]:\\\\?\w|\.pyd\b|win_amd64|win-amd64|error LNK\d{4}|fatal error C\d{4}"
        ),
    ),
    ("macOS", re.compile(r"macosx|\.dylib\b|darwin|/Users/\w")),
    ("Linux aarch64", re.compile(r"linux[_-]aarch64|aarch64-linux-gnu")),
    ("Linux", re.compile(r"linux[_-]x86_64|x86_64-linux-gnu|/usr/(?:lib|local|bin)/")),
)


def machine_in_log(failure: Failure) -> Machine:
    """Return what is known of the machine, and what its log says of the rest."""
    log, known = failure.log, failure.machine
    torch = known.torch or _first(_TORCH, log)
    return Machine(
        torch=torch,
        cuda=known.cuda or _cuda_of(torch) or _first(_CUDA, log),
        python=known.python or _python(log),
        compiler=known.compiler or _first(_COMPILER, log),
        gpu=known.gpu or _first(_GPU, log),
        os=known.os or next((name for name, sign in _SYSTEMS if sign.search(log)), None),
        driver=known.driver or _first(_DRIVER, log),
    )


def _first(pattern: re.Pattern[str], log: str) -> str | None:
    match = pattern.search(log)
    return next(filter(None, match.groups())) if match else None


def _python(log: str) -> str | None:
    found = _first(_PYTHON, log)
    return found if found is None or "." in found else f"3.{found}"


def _cuda_of(torch: str | None) -> str | None:
    """Return the CUDA of a local version, `+cu121`."""
    match = re.search(r"\+cu(\d+)(\d)\b", torch or "")
    return f"{match[1]}.{match[2]}" if match else None
