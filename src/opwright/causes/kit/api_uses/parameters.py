"""How many arguments, or which keywords, a function takes in each release of a domain."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import lru_cache

from opwright.causes.kit.api_uses.windows import Window
from opwright.knowledge.api.index import presence, scopes_of, table
from opwright.knowledge.api.table import Declaration, Table
from opwright.knowledge.versions import is_older
from opwright.model.named_tuple import NamedTuple

_CUT_AT = 300
"""Characters of parameters that the index keeps."""
_MOST_STEPS = 6
WITHOUT_CONSTRUCTOR = {"torch.utils.data.sampler.Sampler": "2.10"}
"""Classes that lost their own, with the first release: object's takes no arguments. Others became dataclasses, which generate one."""
_NOTHING = "/"
_ANY = 10_000


class Change(NamedTuple):
    """A function that takes something else in some releases in question."""

    lacking: tuple[str, ...]
    """Those that refuse the call, oldest first."""
    takes: str
    """What the newest of them takes: `4-5`, or the parameters."""
    border: str
    """The first release that refuses it, or the first that does not any more."""


@lru_cache(maxsize=8192)
def called(domain: str, name: str) -> str:
    """Return the function that a call of a name calls: the `__init__` of a class of Python, also of one that others import."""
    known, found = table(domain), name
    for _ in range(_MOST_STEPS if known.separator == "." else 0):
        if _is_class(known, found):
            return f"{found}.__init__"
        targets = {link.target for link in known.links[found]}
        if len(targets) != 1 or None in targets:
            break
        found = str(targets.pop())
    return name


def _is_class(known: Table, name: str) -> bool:
    scope, _, last = name.rpartition(".")
    return any(
        kind == "c" and known.scope(number) == scope for kind, number, _ in known.outlines(last)
    )


@lru_cache(maxsize=8192)
def by_release(domain: str, name: str) -> tuple[str, ...]:
    """Return what a function takes in each release; empty if unknown, or if the name is not only a function."""
    known = table(domain)
    taken = tuple(_taken(known, name, number) for number in range(len(known.releases)))
    if first := WITHOUT_CONSTRUCTOR.get(name.removesuffix(".__init__")):
        number = known.releases.index(first)
        return (*taken[:number], *(_NOTHING for _ in taken[number:]))
    return taken


@lru_cache(maxsize=16384)
def varies(domain: str, name: str) -> bool:
    """Return whether what a function takes may differ from release to release: most never do."""
    known = table(domain)
    if not _may_vary(known, name.rpartition(known.separator)[2]):
        return False
    taken = {
        arities
        for one, _ in _declared(known, name)
        for arities in ([known.arities(one.arity)] if one.kind == "f" else ["", "alias"])
    }
    return len(taken) > 1 or any(";" in arities for arities in taken)


def _taken(known: Table, name: str, release: int) -> str:
    for _ in range(_MOST_STEPS):
        rows = _rows(known, name, release)
        if not rows and name.startswith("torch::"):
            rows = _rows(known, name.replace("torch::", "at::", 1), release)
        kinds = {one.kind for one in rows}
        if kinds and kinds <= {"f", "m"} and "f" in kinds:
            taken = [(one.kind, known.arity(one.arity, release)) for one in rows]
            if any(kind == "f" and not text for kind, text in taken):
                return ""
            return "|".join(
                dict.fromkeys(text for _, text in taken if text)
            )  # a macro may only rename it
        if kinds != {"a"}:
            return ""
        targets = {link.target for link in known.links[name] if link.pattern.present >> release & 1}
        if len(targets) != 1 or None in targets:
            return _only_function(known, name, release)
        name = str(targets.pop())
    return ""


def _only_function(known: Table, name: str, release: int) -> str:
    """Return what the function takes that an imported name must be: a release has one of that name."""
    functions = _functions(known, name.rpartition(known.separator)[2])
    rows = [one for one in functions if _is_in(known, one, release)]
    is_public = f"{known.separator}_" not in name  # others have a parameter of that name too
    is_alone = is_public and len({one.scope for one in rows}) == 1
    return "|".join(known.arity(one.arity, release) for one in rows) if is_alone else ""


@lru_cache(maxsize=2048)  # most classes have an `__init__`
def _functions(known: Table, last: str) -> tuple[Declaration, ...]:
    """Return the declarations of functions whose name ends so."""
    named = known.named(last)
    return tuple(named.functions if named else ())


@lru_cache(maxsize=2048)
def _may_vary(known: Table, last: str) -> bool:
    """Return whether functions whose name ends so take different things, be it another function or in another release."""
    every = {known.arities(one.arity) for one in _functions(known, last)}
    return len(every) > 1 or any(";" in arities for arities in every)


def _rows(known: Table, name: str, release: int) -> list[Declaration]:
    """Return the declarations of a name in a release, of its own scope or of one that it is found through."""
    there = [(one, mask) for one, mask in _declared(known, name) if _is_in(known, one, release)]
    own = [one for one, mask in there if mask is None]
    return own or [one for one, mask in there if mask is not None and mask >> release & 1]


def _is_in(known: Table, one: Declaration, release: int) -> bool:
    return bool(known.pattern(one.pattern).present >> release & 1)


@lru_cache(maxsize=8192)
def _declared(known: Table, name: str) -> tuple[tuple[Declaration, int | None], ...]:
    """Return the declarations that a name may refer to: with None those of its scope, otherwise of what has them."""
    scope, _, last = name.rpartition(known.separator)
    named = known.named(last)
    if named is None:
        return ()
    reached: dict[str, int | None] = {**scopes_of(known.domain, scope), scope: None}
    numbers = {o[1] for o in known.outlines(last) if known.scope(o[1]) in reached}
    return tuple(
        (one, reached[known.scope(one.scope)]) for one in named.declared_in(frozenset(numbers))
    )


# ---- numbers of arguments ------------------------------------------------------------


@lru_cache(maxsize=8192)
def changes_arity(domain: str, name: str, window: Window) -> bool:
    """Return whether a function of C++ takes other numbers of arguments in some release than in one in question."""
    if not varies(domain, name) and not name.startswith("torch::"):
        return False
    taken = by_release(domain, name)
    inside = {t for number, t in enumerate(taken) if window.releases >> number & 1}
    return "" not in inside and len({t for t in taken if t} | inside) > 1


@lru_cache(maxsize=8192)
def refused_count(domain: str, name: str, count: int, window: Window) -> Change | None:
    """Return which releases in question refuse that many arguments, where another release takes them."""
    taken = by_release(domain, name)
    accepts = [accepts_count(spans, count) for spans in taken]
    return _change(domain, name, window, taken, accepts)


@lru_cache(maxsize=1024)
def refused_override(name: str, count: int, window: Window) -> Change | None:
    """Return which releases in question have a function of torch's C++ only with other numbers of parameters than an override."""
    taken = by_release("torch", name)
    most = [{_span(text)[1] for text in spans.split("|")} if spans else None for spans in taken]
    accepts = [None if numbers is None else count in numbers or _ANY in numbers for numbers in most]
    return _change("torch", name, window, taken, accepts)


def accepts_count(spans: str, count: int) -> bool | None:
    """Return whether one of some spans, `1-3|5+`, includes a number of arguments; None if there are no spans."""
    if not spans:
        return None
    return any(least <= count <= most for least, most in map(_span, spans.split("|")))


def _span(text: str) -> tuple[int, int]:
    if text.endswith("+"):
        return int(text[:-1]), _ANY
    least, _, most = text.partition("-")
    return int(least), int(most or least)


# ---- keywords ------------------------------------------------------------------------


def lost_keywords(domain: str, name: str, window: Window, words: frozenset[str]) -> frozenset[str]:
    """Return the words that some release takes as keywords of a Python function and one in question does not."""
    known = _keywords_taken(domain, name, window) & words
    return frozenset(word for word in known if refused_keyword(domain, name, word, window))


@lru_cache(maxsize=8192)
def _keywords_taken(domain: str, name: str, window: Window) -> frozenset[str]:
    """Return the keywords that some release takes; none if all releases agree, or one in question is unknown."""
    if not varies(domain, name):
        return frozenset()
    given = [keywords_of(text) for text in by_release(domain, name)]
    if any(k is None and window.releases >> number & 1 for number, k in enumerate(given)):
        return frozenset()
    every = frozenset[str]().union(*(k for k in given if k))
    return frozenset(word for word in every if word.isidentifier())


@lru_cache(maxsize=8192)
def refused_keyword(domain: str, name: str, keyword: str, window: Window) -> Change | None:
    """Return which releases in question refuse a keyword that another release takes."""
    taken = by_release(domain, name)
    given = [keywords_of(text) for text in taken]
    accepts = [
        None if k is None else keyword in k or "**" in k or _is_left_out(keyword, k) for k in given
    ]
    return _change(domain, name, window, taken, accepts)


def _is_left_out(keyword: str, known: frozenset[str]) -> bool:
    """Return whether torch's stubs may leave out a keyword: for years they did for functions that create tensors."""
    return keyword in {"layout", "pin_memory"} and "requires_grad" in known


@lru_cache(maxsize=4096)
def keywords_of(parameters: str) -> frozenset[str] | None:
    """Return the names of parameters, `**` for any; None where they are not known, or cut off."""
    if not parameters or len(parameters) >= _CUT_AT:
        return None
    names: set[str] = set()
    for overload in parameters.split("|"):
        parts = overload.split(",")
        if any(part.startswith("**") for part in parts):
            names.add("**")
        own = parts[parts.index("/") + 1 :] if "/" in parts else parts
        names.update(part.rstrip("=") for part in own if not part.startswith("*"))
    return frozenset(filter(None, names))


# ---- arguments of Python without a name ----------------------------------------------


class Bounds(NamedTuple):
    """How many arguments a function of Python asks for and takes."""

    required: tuple[str, ...]
    """Those without a default, in their order."""
    places: tuple[str, ...]
    """Those that are taken without their name."""
    most: int


@lru_cache(maxsize=4096)
def bounds_of(parameters: str) -> Bounds | None:
    """Return the parameters of a function; None if unknown, cut off, or ambiguous."""
    if not parameters or len(parameters) >= _CUT_AT or "|" in parameters:
        return None
    places: list[str] = []
    required: list[str] = []
    is_named = takes_any = False
    for part in parameters.split(","):
        if part.startswith("*"):
            is_named = True
            takes_any = takes_any or (part != "*" and not part.startswith("**"))
        elif part.startswith("_") and part.endswith("="):
            is_named = True  # what its callers hand on inside, Triton's `_builder`
        elif part not in ("", "/"):
            required += [] if part.endswith("=") else [part]
            places += [] if is_named else [part.rstrip("=")]
    return Bounds(tuple(required), tuple(places), _ANY if takes_any else len(places))


@lru_cache(maxsize=8192)
def asks_for_more(domain: str, name: str) -> bool:
    """Return whether a release of a function asks for more than one before, or takes fewer arguments without their name."""
    return varies(domain, name) and is_narrowed(by_release(domain, name))


def is_narrowed(each: Iterable[str]) -> bool:
    """Return whether a function does, by what it takes in each release."""
    least, most = _ANY, -1
    for bounds in filter(None, map(bounds_of, each)):
        if most >= 0 and (len(bounds.required) > least or bounds.most < most):
            return True
        least, most = min(least, len(bounds.required)), max(most, bounds.most)
    return False


@lru_cache(maxsize=8192)
def refused_places(
    domain: str, name: str, count: int, keywords: frozenset[str], window: Window
) -> Change | None:
    """Return which releases in question reject that many positional arguments together with some keywords, if another takes them."""
    if not asks_for_more(domain, name):
        return None
    taken = by_release(domain, name)
    accepts = [_accepts_places(text, count, keywords) for text in taken]
    change = _change(domain, name, window, taken, accepts)
    known = table(domain).releases
    is_late = change and any(accepts[: known.index(change.lacking[0])])
    return change if is_late else None


def _accepts_places(parameters: str, count: int, keywords: frozenset[str]) -> bool | None:
    bounds = bounds_of(parameters)
    if bounds is None:
        return None
    given = keywords.union(bounds.places[:count])
    return count <= bounds.most and given.issuperset(bounds.required)


def _are_of_the_past(domain: str, refusing: list[int], inside: list[int]) -> bool:
    """Return whether releases are those that a project admits by a bound which it never raised."""
    releases = table(domain).releases
    is_old = [is_older(releases[number], "2.0") for number in inside]
    return not all(is_old) and all(is_older(releases[number], "2.0") for number in refusing)


def _change(
    domain: str, name: str, window: Window, taken: tuple[str, ...], accepts: list[bool | None]
) -> Change | None:
    inside = [number for number in range(len(taken)) if window.releases >> number & 1]
    refusing = [number for number in inside if accepts[number] is False]
    accepting = [number for number, does in enumerate(accepts) if does]
    if not refusing or not accepting or not presence(domain, name).present:
        return None
    is_late = max(accepting) < max(refusing)
    first = next(
        (n for n in range(max(accepting) + 1, len(accepts)) if accepts[n] is False), refusing[-1]
    )
    if is_late:
        refusing = [n for n in refusing if n > max(accepting)]
    elif not window.is_stated:
        return None
    else:
        first = (
            next(n for n in accepting if n > min(refusing))
            if any(n > min(refusing) for n in accepting)
            else first
        )
        refusing = [n for n in refusing if n < first]
        if domain.startswith("torch") and _are_of_the_past(domain, refusing, inside):
            return None
    if not refusing:
        return None
    releases = table(domain).releases
    shown = re.sub(r"\|(?=\d)", " or ", taken[refusing[-1]])
    return Change(tuple(releases[n] for n in refusing), shown, releases[first])
