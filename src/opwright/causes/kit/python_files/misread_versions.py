"""
Tests of a version that take a newer release for an older one: `int(v[0]) > 0 and int(v[1]) > 7`, `torch.__version__[:3] >= "1.8"`.

A test that only asks for at least some release, or for less than it, has one border. Each is worked out for all releases in their
order: what has more than one border misreads those behind the first.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from itertools import islice

from opwright.causes.kit.api_uses.windows import window
from opwright.causes.kit.python_files.python import conditions_in
from opwright.knowledge.api.index import table
from opwright.model import BuildScript, Source
from opwright.model.named_tuple import NamedTuple
from opwright.syntax.python import children, dotted, nodes_of, source_of, span
from opwright.syntax.versions.version_tests import holds, truth

_ASKED = {
    "torch-python": ("torch.__version__", "torch.version.__version__"),
    "triton": ("triton.__version__",),
    "numpy": ("np.__version__", "numpy.__version__", "np.version.", "numpy.version."),
}
_VERSION = r"\b(?:torch|triton|np|numpy)\.(?:version\.)?(?:__version__|(?<=version\.)\w+)"
_READ = re.compile(
    rf"{_VERSION}[ \t]*(?:[.\[<>]|$|#)|[<>]=?[ \t]*{_VERSION}|\b(?:float|int)\([ \t]*{_VERSION}",
    re.MULTILINE,
)
"""What is not only handed on: to a parser of versions, or to who prints it."""
_RISES, _FALLS = ast.Gt | ast.GtE, ast.Lt | ast.LtE
_NUMBERED = frozenset({"torch.__version__", "torch.version.__version__"})
_MOST = 40
"""Tests of a file that are told of."""
_OLD_NUMPYS = tuple(f"1.{minor}" for minor in range(6, 17))
"""Those before the first of the index, which tests ask for."""
_BOUND = re.compile(r"[ \t]*(?P<names>[A-Za-z_][\w, \t.]{0,80}?)[ \t]*=(?!=)(?P<value>.+)")
_NEAR = 120
"""Characters of a test, which may be on several lines."""
_STEPS = 2
"""From a version to the name of one of its parts."""
_LEAVES = ast.Return | ast.Raise | ast.Continue | ast.Break


class Misread(NamedTuple):
    """A test of a version, and the releases in question that it takes for older ones."""

    start: int
    end: int
    test: str
    domain: str
    lacking: tuple[str, ...]
    border: str
    """The release that it asks for."""
    is_stated: bool


def misread_versions(fact: Source | BuildScript) -> Iterator[Misread]:
    """Yield the tests of a file that take releases in question for older ones."""
    if not _may_have_borders(fact.text):
        return
    for domain, asked in _ASKED.items():
        if any(one in fact.text for one in asked):
            found = (_misread(fact, domain, test) for test in _tests(fact.text))
            yield from islice((one for one in found if one), _MOST)


def _may_have_borders(text: str) -> bool:
    """Return whether a version is read in parts, compared as a text or bound to a name, and more or less is asked near it."""
    if not any("version" in line and _READ.search(line) for line in text.split("\n")):
        return False
    near = [text[max(0, m.start() - _NEAR) : m.end() + _NEAR] for m in re.finditer("[<>]", text)]
    if any("ersion" in part for part in near):
        return True
    names = _names_of_versions(text) if near else frozenset[str]()
    return bool(names) and any(_is_made(part, names) for part in near)


def _tests(text: str) -> list[ast.Compare | ast.BoolOp]:
    """Return the comparisons in a file, and combinations of several, none of which is part of another."""
    borders = [one for one in nodes_of(text, ast.Compare) if _asks_for_a_border(text, one)]
    if not borders:
        return []
    found: list[ast.Compare | ast.BoolOp] = [*borders, *nodes_of(text, ast.BoolOp)]
    inside: set[ast.AST] = set()
    for node in found:
        pending = children(node)
        for part in pending:  # which grows
            inside.add(part)
            pending += children(part)
    return [node for node in found if node not in inside]


def _asks_for_a_border(text: str, test: ast.Compare) -> bool:
    """Return whether a comparison is of more and less, and of what may be made of a version."""
    if not isinstance(test.ops[-1], _RISES | _FALLS):
        return False
    return _is_made(source_of(text, test), _names_of_versions(text))


@lru_cache(maxsize=8)
def _names_of_versions(text: str) -> frozenset[str]:
    """Return the names that lines bind to something derived from a version, or from such a name."""
    names: frozenset[str] = frozenset()
    binding = [found for line in text.split("\n") if "=" in line and (found := _BOUND.match(line))]
    for _ in range(_STEPS):
        lines = (one["names"] for one in binding if _is_made(one["value"], names))
        names = frozenset(name for line in lines for name in re.findall(r"\w+", line))
    return names


def _is_made(part: str, names: frozenset[str]) -> bool:
    """Return whether a part of a file speaks of a version, or of one of some names."""
    return "ersion" in part or not names.isdisjoint(re.findall(r"\w+", part))


def _misread(
    fact: Source | BuildScript, domain: str, test: ast.Compare | ast.BoolOp
) -> Misread | None:
    text, package, here = fact.text, domain.partition("-")[0], window(domain, fact.target)
    earlier = _OLD_NUMPYS if domain == "numpy" else ()
    releases = (*earlier, *table(domain).releases)
    versions = [f"{release}.0" for release in releases]
    asking = _deciding(test, text, versions, package)
    directions = {*_directions(asking)}
    if len(directions) != 1 or None in directions:
        return None
    is_rising = directions == {True}
    if truth(asking, text, versions[-1], package) is None:
        return None
    start = span(text, test)[0]
    around = [*conditions_in(text, start), *_passed(text, start)]
    values = {
        number: truth(asking, text, version, package)
        for number, version in enumerate(versions)
        if all(holds(one, text, version, package) is not False for one in around)
    }
    asked = next((n for n, value in values.items() if value is is_rising), None)
    if asked is None or asked == min(values) or None in values.values():
        return None
    taken = [n for n, value in values.items() if n > asked and value is not is_rising]
    lacking = tuple(releases[n] for n in taken if here.releases << len(earlier) >> n & 1)
    if not lacking:
        return None
    shown = " ".join(source_of(text, test).split())
    return Misread(*span(text, test), shown, domain, lacking, releases[asked], here.is_stated)


def _deciding(
    test: ast.Compare | ast.BoolOp, text: str, versions: Sequence[str], package: str
) -> ast.expr:
    """Return what of a test the version decides."""
    if isinstance(test, ast.Compare):
        return test
    known = [v for v in test.values if truth(v, text, versions[-1], package) is not None]
    return ast.BoolOp(test.op, known)


def _directions(test: ast.AST) -> Iterator[bool | None]:
    """Yield of each comparison whether it asks for more than a constant; None where it asks for anything else."""
    for node in ast.walk(test):
        if isinstance(node, ast.Compare):
            [*_, operator] = node.ops
            rises, falls = isinstance(operator, _RISES), isinstance(operator, _FALLS)
            sides = (node.left, node.comparators[0])
            is_clear = (rises or falls) and not _is_numbered(*sides)
            yield rises == _is_variable(node.left) if is_clear else None


def _is_numbered(*sides: ast.expr) -> bool:
    """Return whether torch's version may be compared as a whole, which since 1.10 is done by its numbers."""
    is_text = any(isinstance(one, ast.Constant) and isinstance(one.value, str) for one in sides)
    return any(dotted(one) in _NUMBERED or (is_text and isinstance(one, ast.Name)) for one in sides)


def _is_variable(node: ast.AST) -> bool:
    match node:
        case ast.Name() | ast.Attribute():
            return True
        case ast.Call(func=ast.Attribute(attr="split" | "join" as method, value=of), args=given):
            return any(map(_is_variable, given if method == "join" else [of]))
        case ast.Call(args=given):
            return any(map(_is_variable, given))
    return any(map(_is_variable, children(node)))


def _passed(text: str, start: int) -> Iterator[str]:
    """Yield, as conditions that hold, that the branches before a place of its function were not taken which leave it."""
    leaving = _leaving(text)
    [(_, around)] = _functions_around(text, [start])
    yield from (
        f"not ({test})" for end, function, test in leaving if end <= start and function == around
    )


@lru_cache(maxsize=8)
def _leaving(text: str) -> list[tuple[int, int, str]]:
    """Return the branches of a file that leave their function: their ends, which function that is, and their conditions."""
    found = [n for n in nodes_of(text, ast.If) if isinstance(n.body[-1], _LEAVES) and not n.orelse]
    places = dict(_functions_around(text, [span(text, node)[0] for node in found]))
    return [
        (end, places[start], source_of(text, node.test))
        for node in found
        for start, end in (span(text, node),)
    ]


def _functions_around(text: str, offsets: Iterable[int]) -> Iterator[tuple[int, int]]:
    """Yield places in a file in order, each with the start of the innermost enclosing function; -1 if there is none."""
    functions = nodes_of(text, ast.FunctionDef, ast.AsyncFunctionDef)
    spans = sorted((span(text, one) for one in functions), reverse=True)
    around: list[tuple[int, int]] = []
    for offset in sorted(offsets):
        while spans and spans[-1][0] <= offset:
            around.append(spans.pop())
        while around and around[-1][1] <= offset:
            around.pop()
        yield offset, around[-1][0] if around else -1
