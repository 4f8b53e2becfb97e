"""
Repairing what was found: edits put into the text, and files written whole or not at all.

Of edits that overlap the first is made; the rest are found again by the next run. A file that no
longer parses as well as before is left as it was.
"""

from __future__ import annotations

import os
import stat
from collections.abc import Iterable

from opwright import syntax
from opwright.errors import UnreadableInputError
from opwright.model import C_FAMILY, Edit, Finding, Language, LintedFile, Safety, language_of, lazy
from opwright.model.disk.writing import rewriting
from opwright.model.named_tuple import NamedTuple
from opwright.syntax.cxx.tree import errors, tree
from opwright.syntax.python import python_tree


class Fixed(NamedTuple):
    """A file with its fixes applied, not yet written."""

    path: str
    before: str
    after: str
    done: tuple[Finding, ...]
    """What is repaired by it."""
    refused: str | None = None
    """Why nothing is to be written."""


def fixed(file: LintedFile, *, unsafe: bool = False) -> Fixed:
    """Make the safe edits of a file's findings; with `unsafe` also those to review."""
    allowed = {Safety.SAFE, Safety.REVIEW} if unsafe else {Safety.SAFE}
    edits: list[Edit] = []
    done = []
    for finding in file.findings:
        fix = finding.fix
        mine = tuple(e for e in fix.edits if e.path == file.path)
        if fix.safety in allowed and mine and len(mine) == len(fix.edits):
            new = [edit for edit in mine if edit not in edits]
            if not any(_overlap(edit, other) for edit in new for other in edits):
                edits += new
                done.append(finding)
    after = _edited(file.text, edits)
    refused = _objection(file, after) if edits else None
    return Fixed(file.path, file.text, file.text if refused else after, tuple(done), refused)


def _overlap(edit: Edit, other: Edit) -> bool:
    return (edit.start < other.end and other.start < edit.end) or edit.start == other.start


def _edited(text: str, edits: Iterable[Edit]) -> str:
    """Return the text with the edits made; new lines end as the text's own do."""
    newline = "\r\n" if "\r\n" in text else "\n"
    for edit in sorted(edits, reverse=True, key=lambda e: e.start):
        put = edit.text.replace("\r\n", "\n").replace("\n", newline)
        text = text[: edit.start] + put + text[edit.end :]
    return text


def _objection(file: LintedFile, after: str) -> str | None:
    """Return why the repaired text is worse than what it was made of; None when it is not."""
    if file.in_archive:
        return "files in archives are not changed"
    language = language_of(file.path) or Language.CPP
    if language in C_FAMILY:
        was, now = (errors(tree(text, Language.CUDA)) for text in (file.text, after))
        if now > was:
            return "the fix would add syntax errors"
    elif (language is Language.PYTHON and python_tree(after) is None) or (
        language is Language.TOML and _is_toml(file.text) and not _is_toml(after)
    ):
        return "the fix would break its syntax"
    return None


def _is_toml(text: str) -> bool:
    return syntax.pyproject.parsed(text) is not None


# ---- writing them ------------------------------------------------------------------

_RUNS_AS_ANOTHER = stat.S_ISUID | stat.S_ISGID


def why_not_written(path: str, named: Iterable[str]) -> str | None:
    """
    Return why a file is not to be written, of which nothing says that its user wants that; None where it is.

    `named` are the files and folders that were named to be linted: a link is not followed out of them.
    """
    real = os.path.realpath(path)
    if not any(_is_below(real, root) for root in map(_tree_of, named)):
        return f"it is a link to {real}, which is outside of what was named: name that file"
    try:
        mode = os.stat(real).st_mode
    except OSError as error:
        return f"it cannot be looked at: {error.strerror}"
    if mode & _RUNS_AS_ANOTHER:
        return "it has the set-user-ID or set-group-ID bit, which would vouch for new content"
    if not mode & 0o222 or not os.access(real, os.W_OK):
        return "it is read-only"
    return None


def _tree_of(named: str) -> str:
    return os.path.realpath(named if os.path.isdir(named) else os.path.dirname(named) or ".")


def _is_below(path: str, folder: str) -> bool:
    return path.startswith(folder.rstrip(os.sep) + os.sep)


def write(repaired: Fixed) -> None:
    """Write a repaired file in one step, with the mode it has; raise when it is not as it was read."""
    path = os.path.realpath(repaired.path)
    try:
        with open(path, "rb") as opened:
            encoding = _encoding(opened.read(), repaired.before)
            if encoding is None:
                raise UnreadableInputError(
                    f"{repaired.path} changed while it was being linted; lint it again"
                )
            with rewriting(path, os.fstat(opened.fileno())) as draft:
                draft.write(repaired.after.encode(encoding))
    except OSError as error:
        raise UnreadableInputError(f"cannot write {repaired.path}: {error.strerror}") from error


def _encoding(data: bytes, text: str) -> str | None:
    """Return in which of the encodings that sources are read in a file is a text; None if it is another text."""
    if data == text.encode("utf-8"):
        return "utf-8"
    return "latin-1" if data.decode("latin-1") == text else None


def diff(repaired: Fixed) -> str:
    """Return what a repair changes as a unified diff."""
    before, after = (text.splitlines(keepends=True) for text in (repaired.before, repaired.after))
    lines = lazy.difflib.unified_diff(before, after, f"a/{repaired.path}", f"b/{repaired.path}")
    return "".join(
        line if line.endswith("\n") else f"{line}\n\\ No newline at end of file\n" for line in lines
    )
