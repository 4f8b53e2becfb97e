"""Options of Triton's compilers that a release no longer has: given to a launch, a configuration, or the class of all options."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import lru_cache

from opwright.causes.kit.api_uses.python.python_scopes import Lacking, scopes_of
from opwright.causes.kit.api_uses.windows import window
from opwright.causes.kit.python_files.python import meant
from opwright.causes.kit.triton_sources.triton_parameters import RefusedParameters
from opwright.knowledge.api.index import presence, table
from opwright.model import Source
from opwright.syntax.python import nodes_of, span
from opwright.syntax.words import words_of_python

_CLASSES = (
    "triton.compiler.backends.cuda.CUDAOptions",
    "triton.backends.nvidia.compiler.CUDAOptions",
    "triton.backends.amd.compiler.HIPOptions",
)
"""Each has the options that its compiler takes as its fields."""
_LOST = frozenset(
    {
        *("cluster_dims", "enable_persistent", "enable_warp_specialization", "optimize_epilogue"),
        *("num_buffers_warp_spec", "num_consumer_groups", "reg_dec_producer", "reg_inc_consumer"),
    }
)
_CALLED = re.compile(r"triton\.(?:\w+\.)*(?:CUDAOptions|HIPOptions)")

_CONFIGURES = frozenset({"triton.Config", "triton.runtime.autotuner.Config"})
"""Its own keywords are reported with those of other calls."""


def lost_options(source: Source) -> Iterator[RefusedParameters]:
    """Yield options that a release in question rejects and that are not parameters of any function in the file."""
    known = _LOST & words_of_python(source.text)
    if not known:
        return
    text, releases = source.text, table("triton").releases
    here, scopes = window("triton", source.target).releases, scopes_of(text)
    own = {one.arg for one in nodes_of(text, ast.arg)}
    for option in sorted(known - own):
        gone = _without(option) & here
        lacking = tuple(release for n, release in enumerate(releases) if gone >> n & 1)
        for node in _given(text, option) if lacking else ():
            place = span(text, node)
            if not scopes.is_guarded(place, Lacking("triton", lacking)):
                what = f"the option {option} of a kernel"
                yield RefusedParameters(place, what, lacking, "the options that it has")


@lru_cache(maxsize=16)
def _without(option: str) -> int:
    """Return the releases behind the last that has an option."""
    present = 0
    for owner in _CLASSES:
        present |= presence("triton", f"{owner}.{option}").present
    return table("triton").everywhere & -1 << present.bit_length()


def _given(text: str, option: str) -> Iterator[ast.expr | ast.keyword]:
    """Yield where a launch, a configuration or the options get one, by keyword or through a literal dictionary."""
    dictionaries = _dictionaries(text)
    for call in nodes_of(text, ast.Call):
        name = meant(text, call.func)
        if name in _CONFIGURES:
            yield from (entry for one in call.args[:1] for entry in _entries(one, option))
        if not isinstance(call.func, ast.Subscript) and not _CALLED.fullmatch(name):
            continue
        for keyword in call.keywords:
            if keyword.arg == option:
                yield keyword
            elif keyword.arg is None:
                whole = keyword.value
                whole = dictionaries.get(whole.id, whole) if isinstance(whole, ast.Name) else whole
                yield from _entries(whole, option)


def _entries(whole: ast.expr, option: str) -> Iterator[ast.expr | ast.keyword]:
    match whole:
        case ast.Dict(keys=keys):
            yield from (k for k in keys if isinstance(k, ast.Constant) and k.value == option)
        case ast.Call(func=ast.Name(id="dict"), keywords=keywords):
            yield from (keyword for keyword in keywords if keyword.arg == option)


@lru_cache(maxsize=4)
def _dictionaries(text: str) -> dict[str, ast.expr]:
    """Return the dictionaries that a file binds to a name."""
    found: dict[str, ast.expr] = {}
    for node in nodes_of(text, ast.Assign):
        match node:
            case ast.Assign(targets=[ast.Name(id=name)], value=ast.Dict() | ast.Call() as value):
                found[name] = value
    return found
