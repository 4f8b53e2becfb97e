"""What Python files import of setuptools that its releases dropped: pkg_resources, and what that brought along."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator

from opwright.causes.kit.python_files.refused_calls import RefusedCall
from opwright.model import Source
from opwright.syntax.python import python_nodes, span

_PACKAGE = re.compile(r"pkg_resources(?:\.\w+)*")
_BOUND = re.compile(r"(?m)(?:^|[\s'\"])setuptools[ \t]*(?:\[\w+\])?[ \t]*(?:<|==|~=)[ \t]*\d")
"""In what a project says of how it is installed."""


def refused_imports(source: Source) -> Iterator[RefusedCall]:
    """Yield imports of pkg_resources in a project that takes any setuptools, and of the packaging inside it."""
    for node in python_nodes(source.text) if "pkg_resources" in source.text else ():
        match node:
            case ast.ImportFrom(
                module="pkg_resources", names=[ast.alias(name="packaging") as alias]
            ):
                yield RefusedCall(
                    *span(source.text, alias),
                    "packaging as a part of pkg_resources",
                    "setuptools",
                    "70",
                    "import packaging itself, and require it",
                )
            case ast.Import(names=[ast.alias(name=name)]) | ast.ImportFrom(module=str(name)) if (
                _PACKAGE.fullmatch(name) and not _is_bound(source)
            ):
                yield RefusedCall(
                    *span(source.text, node),
                    "the import of pkg_resources, which it no longer has",
                    "setuptools",
                    "82",
                    "use importlib.metadata, importlib.resources and packaging, or require setuptools<82",
                )


def _is_bound(source: Source) -> bool:
    said = (one.text for script in source.build for one in script.instructions)
    required = (one.value for script in source.build for one in script.install_requires or ())
    return any(_BOUND.search(text) for text in (*said, *required))
