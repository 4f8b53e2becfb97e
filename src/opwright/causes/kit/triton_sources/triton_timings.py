"""Uses of what `triton.testing.do_bench` returns: three numbers in Triton 2.0, one since 2.1 unless quantiles are asked for."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator

from opwright.causes.kit.api_uses.python.python_scopes import Lacking, scopes_of
from opwright.causes.kit.api_uses.windows import window
from opwright.causes.kit.python_files.python import imported, meant
from opwright.knowledge.api.index import table
from opwright.model import Source
from opwright.syntax.python import dotted, nodes_of, span
from opwright.syntax.words import bindings

_ASKED = frozenset({"quantiles", "percentiles", "return_mode", None})
"""Keywords that select what is returned; None is `**options`."""
_PLACES = 4
"""Arguments before the quantiles."""
_DO_BENCH = "triton.testing.do_bench"
_UNPACKED = r",[^=]{0,200}=[\s(\\]*(?:\w+\.)*do_bench\b"


def unpacked_timings(source: Source) -> Iterator[tuple[tuple[int, int], tuple[str, ...]]]:
    """Yield where the one number that do_bench returns is unpacked, and the releases of Triton in question."""
    if "do_bench" not in source.text or not _may_be_unpacked(source.text):
        return
    releases = table("triton").releases
    here = window("triton", source.target).releases
    lacking = tuple(r for n, r in enumerate(releases) if here >> n & 1 and r != "2.0")
    scopes = scopes_of(source.text)
    for node in nodes_of(source.text, ast.Assign) if lacking else ():
        match node:
            case ast.Assign(targets=[ast.Tuple()], value=ast.Call() as call):
                place = span(source.text, call.func)
                is_asked = any(k.arg in _ASKED for k in call.keywords) or len(call.args) > _PLACES
                first = dotted(call.func).partition(".")[0]
                if (
                    meant(source.text, call.func) == _DO_BENCH
                    and first in imported(source.text)
                    and not is_asked
                    and not scopes.is_guarded(place, Lacking("triton", lacking))
                ):
                    yield place, lacking


def _may_be_unpacked(text: str) -> bool:
    """Return whether something is assigned to several names from a call of do_bench, or of what it is called instead."""
    has_another_name = any(b.meant == _DO_BENCH and b.name != "do_bench" for b in bindings(text))
    return has_another_name or re.search(_UNPACKED, text) is not None
