"""Parsers of other libraries are called where their errors are made ours, and nowhere else."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

from own_sources import SRC as SOURCES
from own_sources import nodes

PARSERS = frozenset(
    [
        *("Version", "SpecifierSet", "Requirement", "Marker", "parse_tag"),
        *("parse_wheel_filename", "parse_sdist_filename", "urlsplit", "urljoin", "urlparse"),
        *("json.loads", "json.load", "tomllib.loads", "tomllib.load"),
    ]
)
CALLERS = frozenset(
    [
        *("knowledge/versions.py", "knowledge/requirements.py", "syntax/documents.py"),
        *("facts/index/addresses.py", "syntax/versions/markers.py"),
        *("knowledge/torch_releases/symbols/own.py", "causes/engine/checkout.py"),  # data of ours
        *(
            "verbs/lint/result_cache.py",
            "verbs/mcp/tools.py",
        ),  # what we wrote, checked by its digest, or just now
        *(
            "verbs/build/engine/running/records.py",
            "verbs/build/jit/cache.py",
            "verbs/build/jit/prune.py",
            "verbs/build/times/traces.py",
        ),  # what builds here wrote
        "causes/host_toolchain/pybind11_too_old_for_python.py",  # a specifier that it has itself
    ]
)


def _calls(path: Path) -> Iterator[str]:
    for node in nodes(path):
        match node:
            case ast.Call(func=ast.Name(id=name)):
                yield name
            case ast.Call(func=ast.Attribute(attr="load" | "loads" as name, value=module)):
                yield f"{ast.unparse(module).removeprefix('lazy.')}.{name}"
            case ast.Call(func=ast.Attribute(attr=name)):
                yield name


def test_parsers_of_others_are_called_where_their_errors_are_made_ours() -> None:
    callers = {
        path.relative_to(SOURCES).as_posix()
        for path in SOURCES.rglob("*.py")
        if "templates" not in path.parts and PARSERS & {*_calls(path)}
    }

    assert callers == CALLERS
