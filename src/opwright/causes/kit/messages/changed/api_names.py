"""
Names of torch that a compiler does not know, and what the API index says of them.

A name that a release brought and one that a release dropped give the same message and need opposite fixes. The index
knows for each name the releases that have it, so that neither has to be on a list here.
"""

from __future__ import annotations

from functools import reduce
from operator import or_

from opwright.causes import kit
from opwright.knowledge.versions import is_older
from opwright.logs.asker.named_torch import is_before
from opwright.logs.patterns import LogMatch, compiled, missing_header
from opwright.model import Confidence, Log
from opwright.model.named_tuple import NamedTuple

TYPE_CHECKING = False
if TYPE_CHECKING:
    from opwright.model.releases.api import Entry

_QUOTE = r"['\"‘’“”`]"
_NAME = r"(?P<name>[A-Za-z_][\w:]{2,120})"
_SCOPE = r"(?P<scope>(?:at|c10|torch|caffe2)\b[\w:]{0,100})"
UNKNOWN_NAMES = (
    rf"{_QUOTE}{_NAME}{_QUOTE} (?:was not declared|has not been declared|undeclared|does not name a type)",
    rf"identifier \"{_NAME}\" is undefined",
    rf"(?:use of undeclared identifier|unknown type name|no template named) '{_NAME}'",
    rf"error C(?:2065|3861): {_QUOTE}{_NAME}{_QUOTE}",
    (
        rf"['‘»«„]\s?{_NAME}\s?['’«»“] ?(?:在此作用域中尚未声明|未声明|wurde in diesem Gültigkeitsbereich nicht|n'a pas été déclaré"
        r"|no se declaró|não foi declarado|non è stato dichiarato|はこのスコープで宣言されていません)"
    ),
    rf"нет декларации ['‘«]{_NAME}['’»]",
)
"""Patterns for a name that is not declared; with or without its namespace."""
UNKNOWN_MEMBERS = (
    rf"{_QUOTE}{_NAME}{_QUOTE} (?:is not a member of|不是|ist kein Element|no es un miembro de) ?{_QUOTE}{_SCOPE}",
    rf"(?:namespace|class|struct|enum) \"{_SCOPE}\" has no member (?:class )?\"{_NAME}\"",
    rf"no (?:member|type|template) named '{_NAME}' in (?:namespace )?'{_SCOPE}",
    rf"{_QUOTE}(?:const )?(?:class |struct )?{_SCOPE}{_QUOTE}\}}?(?: \{{aka[^\n]{{1,80}}\}})? has no member named {_QUOTE}{_NAME}{_QUOTE}",
    rf"{_QUOTE}{_NAME}{_QUOTE} in (?:namespace|class|struct) {_QUOTE}{_SCOPE}{_QUOTE}",
    rf"C2039: {_QUOTE}{_NAME}{_QUOTE}[^\n]{{1,24}}{_QUOTE}{_SCOPE}",
)
"""Patterns for what a namespace or class of torch lacks."""
UNKNOWN_HEADERS = missing_header(r"(?:torch/|ATen/|c10/|caffe2/|THC/|THCUNN/)[\w./-]{1,60}h")
"""Patterns for a header of torch that is not there."""
_TORCH = ("torch",)
_OF_TORCH = r"(?:at|c10|torch|caffe2)::.*"
_TELLING = r"[A-Z][A-Z\d]+_\w+|TH[CN]?\w{3,}|\w*[a-z][A-Z]\w*|k[A-Z]\w+|[a-z\d]+_\w+"
"""Names that nobody defines by chance: macros, and those of two words."""

_NOBODY_ELSES = r"(?:AT|C10|CAFFE2|TORCH)_\w+|TH[CN]{0,2}(?:_\w+|[A-Z]\w+)|(?:at|c10|caffe2)::.+|(?:THC?|THCUNN|ATen|c10|torch|caffe2)/[\w./-]+"
"""What a compiler that does not know it says of torch, where the oldest release had it: one without it is there."""


class NameHistory(NamedTuple):
    """A name that torch has in some releases."""

    name: str
    first: str | None
    """The release that brought it; None for one that the oldest of the index has."""
    gone: str | None
    """The first release without it."""
    is_there: bool | None
    """Whether the torch of the log has it; None where either is not known."""


def history(match: LogMatch, log: Log) -> NameHistory | None:
    """Return the history of what a match of these patterns names; None if the index does not tell."""
    names = tuple(entry.name for entry in _entries(match) if _is_of_torch(entry))
    return _over_releases(names, log.machine.torch) if names else None


def _over_releases(names: tuple[str, ...], torch: str | None) -> NameHistory | None:
    """Return the releases that have one of some names; None if none has."""
    each = [kit.api_index.presence("torch", name) for name in names]
    releases = each[0].releases
    present = reduce(or_, (one.present for one in each))
    if not present:
        return None
    last = present.bit_length()
    before = (present & -present).bit_length() - 1
    first = releases[before] if before > 0 else None
    gone = releases[last] if last < len(releases) else None
    return NameHistory(names[0], first, gone, _is_in(names, torch))


def _is_in(names: tuple[str, ...], torch: str | None) -> bool | None:
    """Return whether a release has a name in one of its scopes; None if unknown."""
    if torch is None:
        return None
    found = [kit.api_index.in_release("torch", name, torch) for name in names]
    return any(found) or (None if None in found else False)


def _entries(match: LogMatch) -> tuple[Entry, ...]:
    if header := match.groups.get("header"):
        return kit.api_index.find(header, _TORCH)
    name, scope = match.groups["name"], match.groups.get("scope", "")
    if scope:
        return kit.api_index.find(f"{scope}::{name}", _TORCH)
    return (
        kit.api_index.find(name, _TORCH)
        if "::" in name or compiled(_TELLING).fullmatch(name)
        else ()
    )


def _is_of_torch(entry: Entry) -> bool:
    is_global = "::" not in entry.name
    return is_global or compiled(_OF_TORCH).fullmatch(entry.name) is not None


def is_added(match: LogMatch, log: Log) -> Confidence | None:
    """Return how sure it is that the installed torch does not have a name yet."""
    known = history(match, log)
    if known is None or known.first is None or known.is_there:
        return None
    before = is_before(log, known.first)
    if before:
        return Confidence.CERTAIN if log.machine.torch else Confidence.LIKELY
    return None if before is False or known.gone else Confidence.LIKELY


def is_removed(match: LogMatch, log: Log) -> Confidence | None:
    """Return how sure it is that the installed torch does not have a name any more."""
    known = history(match, log)
    if known is None or known.gone is None or known.is_there:
        return None
    if is_before(log, known.gone):
        return None
    is_here = is_older(log.machine.torch, known.gone) is False
    is_old = known.first is None and compiled(_NOBODY_ELSES).fullmatch(known.name) is not None
    return Confidence.CERTAIN if is_here or is_old else Confidence.LIKELY


def named(match: LogMatch, log: Log) -> str:
    """Return a name as the index has it, with its namespace."""
    known = history(match, log)
    return known.name if known else match.groups.get("header") or match.groups["name"]


def first_release(match: LogMatch, log: Log) -> str:
    """Return the release of torch that brought a name."""
    known = history(match, log)
    return (known and known.first) or "a later release"


def first_without(match: LogMatch, log: Log) -> str:
    """Return the first release of torch without a name."""
    known = history(match, log)
    return (known and known.gone) or "a later release"


def successor(match: LogMatch, log: Log) -> str:
    """Return what takes the place of a name that torch no longer has."""
    known = history(match, log)
    return (known and kit.api_replacements.replacement("torch", known.name)) or "its successor"
