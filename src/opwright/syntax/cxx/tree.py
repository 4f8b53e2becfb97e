"""The tree of a C++, CUDA or HIP source, parts of which may be wrong: macros hide what they mean."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from opwright.errors import UnreadableInputError
from opwright.model import Language, lazy
from opwright.syntax.cxx.blanking import blanked

TYPE_CHECKING = False
if TYPE_CHECKING:
    from tree_sitter import Node, Parser


@lru_cache(maxsize=1)
def _parser() -> Parser:
    try:
        return lazy.tree_sitter.Parser(lazy.tree_sitter.Language(lazy.tree_sitter_cuda.language()))
    except (ImportError, ValueError) as error:  # no wheel for musl on aarch64, or an old one
        raise UnreadableInputError(
            f"C++ cannot be parsed: {error}; pip install -U tree-sitter tree-sitter-cuda"
        ) from error


@lru_cache(maxsize=16)
def tree(text: str, language: Language) -> Node:
    """Return the root of the tree; its byte offsets are the offsets of the text's characters."""
    code = blanked(text, language)  # only ASCII, so that bytes and characters count alike
    return _parser().parse(code.encode("ascii", "replace")).root_node


def node_at(root: Node, start: int, end: int, *kinds: str) -> Node | None:
    """Return the smallest node around a piece of text that is of one of `kinds`."""
    node = root.descendant_for_byte_range(start, end)
    while node is not None and node.type not in kinds:
        node = node.parent
    return node


def errors(root: Node) -> int:
    """Return how many parts of a tree are errors, or lack something."""
    return sum(1 for _ in _errors(root)) if root.has_error else 0


def _errors(root: Node) -> Iterator[Node]:
    pending = [root]
    while pending:
        node = pending.pop()
        if node.type == "ERROR" or node.is_missing:
            yield node
        pending += [child for child in node.children if child.has_error or child.is_missing]
