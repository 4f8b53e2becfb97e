"""
What Python files use of Triton that some release in question lacks.

A kernel is compiled by the Triton that is installed, and torch pins one exactly, so that a release of torch tells it.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import lru_cache

from opwright.causes.kit.known_words import known_imports
from opwright.causes.kit.python_files.python import imported, meant
from opwright.causes.kit.triton_sources.triton_kernels import (
    HASATTR_PATTERN,
    Uncalled,
    is_for_another_triton,
)
from opwright.knowledge.api.windows import admitted
from opwright.knowledge.torch_releases.symbols.releases import releases
from opwright.knowledge.torch_releases.targets import before, releases_in, since
from opwright.knowledge.triton.apis import KEYWORDS, NAMES, TritonApi
from opwright.knowledge.triton.releases import pinned_triton
from opwright.knowledge.versions import series
from opwright.model import Edit, Source, Target
from opwright.model.named_tuple import NamedTuple
from opwright.syntax.python import children, python_tree, source_of, span
from opwright.syntax.words import prefixes, words_of_python

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import TypeAlias

_Node: TypeAlias = ast.expr | ast.alias | ast.keyword
_LIBDEVICE = "triton.language.extra.libdevice"
_VERSION_TEST = r"version|hasattr|triton|HAS_|has_|getattr|TRITON"


class LackingUse(NamedTuple):
    """A name or a keyword of Triton's in a file, which some releases in question lack."""

    what: str
    """`triton.language.math.tanh`, or `keep_dims= of tl.sum`."""
    place: tuple[int, int]
    lacking: tuple[str, ...]
    """The torch releases that pin a Triton without it."""
    instead: str
    is_optional: bool
    """Whether the file asks Triton what it has."""
    edits: tuple[Edit, ...]
    """What works in all releases in question; none if nothing does."""


def lacking_uses(source: Source) -> Iterator[LackingUse]:
    """Yield what a file uses of Triton's and some release in question lacks."""
    is_worth_it = not is_for_another_triton(source) and _may_use_what_is_lacking(source)
    tree = python_tree(source.text) if is_worth_it else None
    uncalled, target = Uncalled(source), _in_question(source.target)
    for node, what, api in _known_uses(source.text, tree) if tree else ():
        missing, gone = _lacking(target, api)
        if (missing or gone) and not uncalled.holds(node.lineno):
            has_libdevice = not missing and not before(target, "2.4")
            yield LackingUse(
                what,
                span(source.text, node),
                (*missing, *gone),
                api.instead or f"a torch from {api.since} on",
                bool(re.search(HASATTR_PATTERN, source.text)),
                _from_libdevice(source, node, api) if has_libdevice else (),
            )


_TOGETHER = dict.fromkeys(("trans_a", "trans_b"), "trans_a= and trans_b=")
"""Keywords that came and went together: it is one fact that both are lacking."""


def _may_use_what_is_lacking(source: Source) -> bool:
    """Return whether the words of something that is lacking are in a text: parsing it takes longer."""
    there = words_of_python(source.text)
    return any(
        words <= there and (re.search(named, source.text) if named else name in _names(source.text))
        for name, words, named in _words_of_lacking(_in_question(source.target))
    )


@lru_cache(maxsize=4)
def _names(text: str) -> frozenset[str]:
    """Return the names of Triton that a text may use, with the scopes that they are in."""
    names = (name for name in known_imports(text) if name.startswith("triton."))
    return frozenset(prefix for name in names for prefix in prefixes(name))


@lru_cache(maxsize=16)
def _in_question(target: Target) -> Target:
    """Return a target with the releases of torch that pin a Triton which is asked for, where torch is not said."""
    if not target.triton or target.torch:
        return target
    pins = {
        one: series(pin) for one in (r.version for r in releases()) if (pin := pinned_triton(one))
    }
    known = tuple(dict.fromkeys(pins.values()))
    bits = admitted(known, target.triton) or 0
    fitting = [one for one, pin in pins.items() if bits >> known.index(pin) & 1]
    return target._replace(torch=" ".join(fitting)) if fitting else target


def _known_uses(text: str, tree: ast.Module) -> Iterator[tuple[_Node, str, TritonApi]]:
    """Yield what a file uses of Triton's that comes or goes: the node, what it is called, and when."""
    for node, name in _uses(text, tree):
        if isinstance(node, ast.keyword):
            if api := KEYWORDS.get((name, node.arg or "")):
                yield node, f"{_TOGETHER.get(node.arg or '', f'{node.arg}=')} of tl.{name}", api
        else:
            yield from ((node, name, NAMES[prefix]) for prefix in prefixes(name) if prefix in NAMES)


def _lacking(target: Target, api: TritonApi) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Return the releases that do not have something yet, if none has it, and those that no longer do."""
    gone = _stated(target, since(target, api.until)) if api.until else ()
    missing = before(target, api.since) if api.since else ()
    is_told = gone or set(missing) == set(releases_in(target))
    return (_stated(target, missing), gone) if is_told else ((), ())


def _stated(target: Target, releases: tuple[str, ...]) -> tuple[str, ...]:
    """Return those torch releases whose Triton satisfies a project's requirement."""
    if not target.triton:
        return releases
    pins = {one: series(pin) for one in releases if (pin := pinned_triton(one))}
    known = tuple(dict.fromkeys(pins.values()))
    bits = admitted(known, target.triton)
    if bits is None:
        return releases
    return tuple(one for one, pin in pins.items() if bits >> known.index(pin) & 1)


@lru_cache(maxsize=4)
def _words_of_lacking(target: Target) -> tuple[tuple[str, frozenset[str], str], ...]:
    """Return all names and keywords that some release in question lacks, their words, and a pattern of keywords."""
    names = {(n, frozenset(n.split(".")[1:]), ""): api for n, api in NAMES.items()}
    keywords = {
        ("", frozenset((of, name)), rf"[(,]\s*{name}\s*="): api
        for (of, name), api in KEYWORDS.items()
    }
    known = names | keywords
    return tuple(found for found, api in known.items() if any(_lacking(target, api)))


def _uses(text: str, tree: ast.Module) -> Iterator[tuple[_Node, str]]:
    """Yield the names used from triton, fully qualified, and the keywords passed to its functions."""
    pending: list[ast.AST] = [tree]
    for node in pending:  # which grows
        if isinstance(node, ast.Try) or (
            isinstance(node, ast.If | ast.IfExp)
            and re.search(_VERSION_TEST, source_of(text, node.test))
        ):
            continue
        if isinstance(node, ast.ImportFrom) and not node.level:
            if any(prefix in NAMES for prefix in prefixes(node.module or "")):
                yield node.names[0], node.module or ""
            else:
                yield from ((alias, f"{node.module}.{alias.name}") for alias in node.names)
        elif isinstance(node, ast.Import):
            yield from ((alias, alias.name) for alias in node.names)
        elif isinstance(node, ast.Attribute) and (name := meant(text, node)):
            if name.startswith("triton.") and isinstance(node.ctx, ast.Load):
                yield node, name
            continue  # what it is an attribute of has been told with it
        elif isinstance(node, ast.Call):
            module, _, function = meant(text, node.func).rpartition(".")
            if module == "triton.language":
                yield from ((keyword, function) for keyword in node.keywords)
        pending += children(node)


def _from_libdevice(source: Source, node: _Node, api: TritonApi) -> tuple[Edit, ...]:
    """Return the edits that take a function of tl.math from libdevice."""
    module, _, function = api.instead.rpartition(".")
    tree = python_tree(source.text)
    if module != _LIBDEVICE or not isinstance(node, ast.Attribute) or not tree:
        return ()
    replaced = Edit(source.path, *span(source.text, node), f"libdevice.{function}")
    known = imported(source.text).get("libdevice")
    if known == module:
        return (replaced,)
    imports = [
        n for n in tree.body if isinstance(n, ast.Import) and n.names[0].name == "triton.language"
    ]
    if known or not imports or "libdevice" in source.text:
        return ()
    at = span(source.text, imports[0])[0]
    line = "\r\n" if "\r\n" in source.text else "\n"
    include = Edit(source.path, at, at, f"from triton.language.extra import libdevice{line}")
    return (include, replaced)
