"""Names of torch in Python files that some release in question does not have yet."""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterator

from opwright.causes import kit
from opwright.causes.kit.api_uses.python.python_scopes import Lacking, scopes_of
from opwright.causes.kit.known_words import known_imports
from opwright.causes.kit.python_files.python import meant, reached_on_import
from opwright.knowledge.torch_releases.headers.added_names import QUALIFIED_NAMES
from opwright.knowledge.versions import is_older, series
from opwright.model import Source
from opwright.model.named_tuple import NamedTuple
from opwright.syntax.python import nodes_of, python_tree, span
from opwright.syntax.words import prefixes


class NewName(NamedTuple):
    """A place of a file that names what came with a release of torch."""

    name: str
    release: str
    start: int
    end: int
    is_in_none: bool
    """Whether no release in question has it."""


def new_names(source: Source, is_lacking: Callable[[Source, str], bool]) -> Iterator[NewName]:
    """Yield what no release in question has, wherever nothing asks for it, and what some lack, where an import reaches it."""
    imports = known_imports(source.text)
    used = {p for name in imports for p in prefixes(name)} & QUALIFIED_NAMES.keys()
    in_none = {name for name in used if not kit.targets.since(source.target, QUALIFIED_NAMES[name])}
    wanted = in_none | {name for name in used if is_lacking(source, QUALIFIED_NAMES[name])}
    if not wanted:
        return  # parsing it takes longer
    scopes = scopes_of(source.text)
    on_import = {id(node) for node in _on_import(source.text)}
    found: dict[int, NewName] = {}
    for name, node in _named(source.text):
        if name not in wanted or (name not in in_none and id(node) not in on_import):
            continue
        release, place = QUALIFIED_NAMES[name], span(source.text, node)
        older = map(series, kit.targets.before(source.target, release))
        lacking = Lacking("torch-python", tuple(dict.fromkeys(older)))
        known = found.get(place[0])
        is_later = known is None or is_older(known.release, release)
        if is_later and not scopes.is_guarded(place, lacking):
            found[place[0]] = NewName(name, release, *place, name in in_none)
    yield from found.values()


def _on_import(text: str) -> Iterator[ast.AST]:
    tree = python_tree(text)
    yield from reached_on_import(tree) if tree else ()


def _named(text: str) -> Iterator[tuple[str, ast.stmt | ast.expr]]:
    """Yield the names with their modules that a file imports or uses, but not what it puts there itself."""
    for node in nodes_of(text, ast.ImportFrom):
        module = "" if node.level else f"{node.module}."
        yield from ((one, node) for name in node.names for one in prefixes(module + name.name))
    for imports in nodes_of(text, ast.Import):
        yield from ((one, imports) for name in imports.names for one in prefixes(name.name))
    for attribute in nodes_of(text, ast.Attribute):
        if isinstance(attribute.ctx, ast.Load):
            yield meant(text, attribute), attribute
