"""What C code does with Python's C API that no name of the index shows: macros that are functions now, and names of Python 2."""

from __future__ import annotations

from collections.abc import Iterator

from opwright.causes import kit
from opwright.causes.kit.api_uses.windows import window
from opwright.causes.kit.sources import evidence, matches
from opwright.knowledge.api.index import table
from opwright.knowledge.versions import is_older
from opwright.model import Evidence, Source
from opwright.model.named_tuple import NamedTuple

_ARGUMENT = r"\((?:[^()\n]|\([^()\n]*\)){1,200}\)"


class _Row(NamedTuple):
    """Uses that a compiler refuses from some Python on; the group `use` is what it names."""

    pattern: str
    last: str
    since: str
    instead: str


_ROWS = (
    _Row(rf"\b(?P<use>Py_REFCNT){_ARGUMENT}\s*=(?!=)", "3.9", "3.10", "Py_SET_REFCNT(object, count)"),
    _Row(rf"\b(?P<use>Py_TYPE){_ARGUMENT}\s*=(?!=)", "3.10", "3.11", "Py_SET_TYPE(object, type)"),
    _Row(rf"\b(?P<use>Py_SIZE){_ARGUMENT}\s*=(?!=)", "3.10", "3.11", "Py_SET_SIZE(object, size)"),
    _Row(r"\b(?P<use>PyString_[A-Z]\w+)\s*\(", "2.7", "3.0", "PyUnicode_ or PyBytes_ functions"),
    _Row(r"\b(?P<use>PyInt_[A-Z]\w+)\s*\(", "2.7", "3.0", "PyLong_ functions"),
    _Row(r"\b(?P<use>Py_InitModule[34]?)\s*\(", "2.7", "3.0", "PyModule_Create"),
    _Row(r"\b(?P<use>PyCObject_[A-Z]\w+)\s*\(", "2.7", "3.0", "PyCapsule_ functions"),
)  # fmt: skip


def refused_uses(source: Source) -> Iterator[Evidence]:
    """Yield what a Python in question refuses: `api`, `last`, `since`, `instead`."""
    for row in _ROWS:
        for match in matches(source, row.pattern):
            name, at = match["use"], match.start("use")
            if _is_refused(source, row) and not _is_its_own(source, name, at):
                yield evidence(
                    source,
                    *match.span("use"),
                    api=f"{name}(...) = ..." if match[0].endswith("=") else name,
                    last=row.last,
                    since=row.since,
                    instead=row.instead,
                    scope=name,
                    word=name,
                )


def _is_refused(source: Source, row: _Row) -> bool:
    here = window("cpython", source.target).releases
    releases = table("cpython").releases
    return any(
        here >> number & 1 and not is_older(release, row.since)
        for number, release in enumerate(releases)
    )


def _is_its_own(source: Source, name: str, at: int) -> bool:
    """Return whether a condition asks for the release, or the project defines the name itself."""
    uses = kit.own_names
    return (
        uses.is_guarded(source, at, name)
        or uses.is_unused_macro(source, at)
        or uses.is_own(source, name)
    )
