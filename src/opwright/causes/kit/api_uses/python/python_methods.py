"""Methods of torch's classes that a class made of one calls or overrides, with other parameters than they have."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from opwright.causes.kit.api_uses.parameters import (
    Change,
    bounds_of,
    by_release,
    refused_keyword,
    refused_places,
)
from opwright.causes.kit.api_uses.python.python_scopes import Lacking, scopes_of
from opwright.causes.kit.api_uses.windows import Window, window
from opwright.causes.kit.python_files.python import imported, meant
from opwright.causes.kit.sources import Piece
from opwright.knowledge.api.index import table
from opwright.model import BuildScript, Source
from opwright.model.named_tuple import NamedTuple
from opwright.syntax.python import children, dotted, nodes_of, span
from opwright.syntax.words import words_of_python

_DOMAIN = "torch-python"
_METHODS = frozenset(
    {
        *(
            "_conv_forward",
            "_sa_block",
            "_mha_block",
            "_named_members",
            "_distributed_broadcast_coalesced",
        ),
        *(
            "_cast_buffers",
            "_init_group",
            "_stop_workers",
            "_construct_event",
            "_step_microbatches",
        ),
        *("_prepare_input_fn", "_prepare_output_fn", "_get_node_label"),
    }
)
"""Those that torch's own code calls, and whose parameters changed: a class that overrides one must take what it is given."""


class WrongMethod(NamedTuple):
    """A method that some release takes for something else than a class does."""

    name: str
    given: int
    """How many arguments a call has, or parameters an override."""
    keyword: str | None
    piece: Piece
    change: Change
    is_override: bool = False


def wrong_methods(fact: Source | BuildScript) -> Iterator[WrongMethod]:
    """Yield the inherited methods that a file calls, and the overrides it has, with what some release does not take."""
    if _METHODS.isdisjoint(words_of_python(fact.text)):
        return
    here, scopes = window(_DOMAIN, fact.target), scopes_of(fact.text)
    for node in nodes_of(fact.text, ast.ClassDef):
        if len(node.bases) != 1:
            continue
        base = meant(fact.text, node.bases[0])
        first = dotted(node.bases[0]).partition(".")[0]
        if not base.startswith("torch.") or first not in imported(fact.text):
            continue
        for one in (*_calls(fact.text, node, base, here), *_overrides(fact.text, node, base, here)):
            place = one.piece.start, one.piece.end
            if not scopes.is_guarded(place, Lacking(_DOMAIN, one.change.lacking)):
                yield one


def _calls(text: str, node: ast.ClassDef, base: str, here: Window) -> Iterator[WrongMethod]:
    own = {part.name for part in node.body if isinstance(part, ast.FunctionDef)}
    parts: list[ast.AST] = [*node.body]
    for part in parts:  # which grows
        if isinstance(part, ast.ClassDef):
            continue
        parts += children(part)
        match part:
            case ast.Call(func=ast.Attribute(attr=method, value=of)) if method in _METHODS:
                is_inherited = isinstance(of, ast.Name) and of.id == "self" and method not in own
                if is_inherited or (isinstance(of, ast.Call) and dotted(of.func) == "super"):
                    yield from _refused(text, part, f"{base}.{method}", here)


def _refused(text: str, call: ast.Call, name: str, here: Window) -> Iterator[WrongMethod]:
    count = len(call.args)
    words = frozenset(keyword.arg for keyword in call.keywords if keyword.arg)
    is_starred = any(isinstance(argument, ast.Starred) for argument in call.args)
    if is_starred or len(words) != len(call.keywords):
        return
    piece = Piece(text[slice(*span(text, call.func))], *span(text, call.func))
    for word in sorted(words):
        if change := refused_keyword(_DOMAIN, name, word, here):
            yield WrongMethod(name, count, word, piece, change)
            return
    if change := refused_places(_DOMAIN, name, count, words, here):
        yield WrongMethod(name, count, None, piece, change)


def _overrides(text: str, node: ast.ClassDef, base: str, here: Window) -> Iterator[WrongMethod]:
    """Yield the methods that take fewer arguments than torch's, which its own code calls with them."""
    methods = [part for part in node.body if isinstance(part, ast.FunctionDef)]
    if any(method.name == "forward" for method in methods):
        return  # which may call them as they are
    for method in methods:
        arguments = method.args
        count = len((*arguments.posonlyargs, *arguments.args, *arguments.kwonlyargs)) - 1
        is_open = arguments.vararg is not None or arguments.kwarg is not None
        if method.name in _METHODS and not is_open and not method.decorator_list:
            name = f"{base}.{method.name}"
            if change := outgrown(name, count, here):
                start = text.index(method.name, span(text, method)[0])
                piece = Piece(method.name, start, start + len(method.name))
                yield WrongMethod(name, count, None, piece, change, is_override=True)


def outgrown(name: str, count: int, here: Window) -> Change | None:
    """Return which releases in question call a method with more than an override takes, where an earlier one did not."""
    releases, taken = table(_DOMAIN).releases, by_release(_DOMAIN, name)
    places = [len(bounds.places) if (bounds := bounds_of(text)) else 0 for text in taken]
    if count not in places:
        return None
    fitting = places.index(count)
    grown = [n for n, most in enumerate(places) if n > fitting and most > count]
    lacking = [n for n in grown if here.releases >> n & 1]
    if not lacking:
        return None
    return Change(tuple(releases[n] for n in lacking), taken[lacking[-1]], releases[grown[0]])
