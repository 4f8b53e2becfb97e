"""Functions that a Python file puts in the place of private ones of torch's: torch's own code gives them what its release gives."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator

from opwright.causes.kit.api_uses.python.python_methods import WrongMethod, outgrown
from opwright.causes.kit.api_uses.python.python_scopes import Lacking, scopes_of
from opwright.causes.kit.api_uses.windows import window
from opwright.causes.kit.python_files.python import functions_of, meant
from opwright.causes.kit.sources import Piece
from opwright.model import BuildScript, Source
from opwright.syntax.python import nodes_of, python_tree, span
from opwright.syntax.words import bindings

_DOMAIN = "torch-python"
_PUT = re.compile(r"(?m)\._[a-z]\w*[ \t]*=[ \t]*[A-Za-z_]\w*[ \t]*(?:#|$)")
_PRIVATE = re.compile(r"torch(?:\.\w+)+\._[a-z]\w*")


def outgrown_patches(fact: Source | BuildScript) -> Iterator[WrongMethod]:
    """Yield the functions that take fewer arguments than a release in question gives them, and an earlier one did not."""
    tree = python_tree(fact.text) if _may_put(fact.text) else None
    functions = functions_of(tree) if tree else {}
    if not functions:
        return
    here, scopes = window(_DOMAIN, fact.target), scopes_of(fact.text)
    for node in nodes_of(fact.text, ast.Assign):
        match node:
            case ast.Assign(targets=[ast.Attribute() as place], value=ast.Name(id=own)) if (
                own in functions and _PRIVATE.fullmatch(name := meant(fact.text, place))
            ):
                arguments = functions[own].args
                every = (*arguments.posonlyargs, *arguments.args, *arguments.kwonlyargs)
                change = outgrown(name, len(every), here) if every else None
                is_open = arguments.vararg is not None or arguments.kwarg is not None
                lacking = change.lacking if change else ()
                at = span(fact.text, node)
                if change and not is_open and not scopes.is_guarded(at, Lacking(_DOMAIN, lacking)):
                    start, end = span(fact.text, every[-1])
                    piece = Piece(fact.text[start:end], start, end)
                    yield WrongMethod(name, len(every), None, piece, change, is_override=True)


def _may_put(text: str) -> bool:
    """Return whether a line gives a private name of what a file imports of torch another value."""
    torchs = {one.name for one in bindings(text) if one.meant.partition(".")[0] == "torch"}
    lines = (
        text[text.rfind("\n", 0, put.start()) + 1 : put.start()] for put in _PUT.finditer(text)
    )
    return any(line.partition(".")[0].strip() in torchs for line in lines)
