"""Modules that a log misses: whether they are compiled ones, and where they were looked for."""

from __future__ import annotations

import re

from opwright.knowledge.native_packages import (
    COMPILED_MODULE,
    FRAMEWORK_MODULE,
    PRIVATE_MODULE,
    PRIVATE_TOP_MODULE,
)
from opwright.logs.patterns import LogMatch, compiled
from opwright.model import Log

NO_MODULE = r"No module named ?['\"]?(?P<module>[A-Za-z_][\w.]*)"
_FRAME = (
    r"File ['\"]([^'\"\n]+)['\"], line \d+"
    r"|^(?:File )?([~/][^\n'\"]{1,300}\.py|[A-Z]:[^\n'\"]{1,300}\.py)(?::\d{1,6},)? in <?\w"
)
"""A frame of a traceback, or of IPython's in its two forms."""
_INSTALLED = r"(?:site|dist)-packages|[/\\]lib[/\\]python\d"
_IN_CLONE = r"[/\\](?:py|pytorch_)?(\w{2,60}?)(?:_?py|_pytorch|_torch|_python)?[/\\]\1[/\\]|_(?:main|master)[/\\]"
"""A clone is named like the package, with a prefix or suffix."""


def is_compiled(match: LogMatch) -> bool:
    """Return whether a missing module has the name of a compiled one."""
    module, package = match.groups["module"].rstrip("."), match.groups.get("package", "")
    if module.endswith("_plugin") or compiled(FRAMEWORK_MODULE).match(package or module):
        return False
    at_top = not package and compiled(PRIVATE_TOP_MODULE).fullmatch(module)
    if at_top or {"_ext", "_C"} & set(module.split(".")[1:-1]):
        return True
    last, parent = module.rpartition(".")[2], package.rpartition(".")[2]
    if parent in ("config", "configs", "defaults", "cfg"):  # yacs calls its options _C
        return False
    if match.groups.get("half") and last == f"_{parent}":
        return True
    return _is_named_like_one(last, parent)


def _is_named_like_one(module: str, package: str) -> bool:
    """Return whether a compiled module has such a name; some only have it inside a package, or outside."""
    if module.endswith("Backend"):  # from another package it is a class
        return not package or module.startswith(package)
    if package and compiled(r"lib(?!s$|rary|rosa|cst)\w{2,20}").fullmatch(module):
        return True
    return bool(compiled(COMPILED_MODULE).fullmatch(module))


def is_private(log: Log, match: LogMatch) -> bool:
    """Return whether a package lacks a private module of its own, which a build creates."""
    package, _, last = match.groups["module"].rstrip(".").rpartition(".")
    if not compiled(PRIVATE_MODULE).fullmatch(last) or compiled(FRAMEWORK_MODULE).match(package):
        return False
    frames = _frames(log, max(0, match.start - 3000), match.start)
    top = re.escape(package.partition(".")[0])
    return bool(frames and re.search(rf"[/\\]{top}[/\\][^/\\]+$", frames[-1]))


def _frames(log: Log, begin: int, end: int) -> list[str]:
    """Return the files of the frames in a part of a log."""
    return [frame or other for frame, other in compiled(_FRAME).findall(log.text, begin, end)]


def imported_from(log: Log, match: LogMatch) -> str | None:
    """Return the file of the package that imports its compiled part; None if the log has none."""
    if path := match.groups.get("path"):
        return path
    package = (match.groups.get("package") or match.groups["module"]).partition(".")[0]
    before = _frames(log, max(0, match.start - 6000), match.start)
    own = [path for path in before if f"/{package}/" in path.replace("\\", "/")]
    return own[-1] if own else None


def is_installed(path: str) -> bool:
    """Return whether a file is where pip puts packages."""
    return bool(compiled(_INSTALLED).search(path))


def is_checkout(path: str) -> bool:
    """Return whether a file is in a clone, whose folder is called like the package, or in a branch's archive."""
    plain = path.replace("-", "_").lower()
    return not is_installed(path) and bool(compiled(_IN_CLONE).search(plain))
