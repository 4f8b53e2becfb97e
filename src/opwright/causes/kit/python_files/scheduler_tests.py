"""Tests in Python files for the class that torch's learning rate schedulers had in common up to 1.13."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator

from opwright.causes.kit.python_files.python import meant
from opwright.syntax.python import nodes_of

_OLD_BASE = "torch.optim.lr_scheduler._LRScheduler"
_NEW_BASE = re.compile(r"(?<!\w)LRScheduler\b")


def scheduler_tests(text: str) -> Iterator[ast.Call]:
    """
    Yield `isinstance(x, _LRScheduler)`: since torch 2.0 that is empty, and its own schedulers are made of LRScheduler.

    A file that names LRScheduler too knows of it, and one that derives from the old class may ask for its own.
    """
    if "isinstance" not in text or "_LRScheduler" not in text or _names_new_base(text):
        return
    for one in nodes_of(text, ast.ClassDef):
        if any(meant(text, base) == _OLD_BASE for base in one.bases):
            return
    for call in nodes_of(text, ast.Call):
        match call:
            case ast.Call(func=ast.Name(id="isinstance"), args=[_, asked]):
                classes = asked.elts if isinstance(asked, ast.Tuple) else [asked]
                if any(meant(text, one) == _OLD_BASE for one in classes):
                    yield call


def _names_new_base(text: str) -> bool:
    """Return whether a file names LRScheduler: a remark does not count."""
    if not _NEW_BASE.search(text):
        return False
    imported = (one.name for node in nodes_of(text, ast.ImportFrom) for one in node.names)
    members = (node.attr for node in nodes_of(text, ast.Attribute))
    asked = (node.value for node in nodes_of(text, ast.Constant))
    return any(name == "LRScheduler" for names in (imported, members, asked) for name in names)
