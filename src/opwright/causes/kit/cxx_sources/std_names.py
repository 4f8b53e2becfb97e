"""Functions of a project's own whose names a newer standard of C++ has in namespace std, which the file opens."""

from __future__ import annotations

import re
from collections.abc import Iterator

from opwright.causes import kit
from opwright.causes.kit.sources import code_of, evidence, is_in_any, matches, uses_torch
from opwright.knowledge.cxx.cxx_library import TORCH_STANDARDS
from opwright.model import Evidence, Safety, Source

OF_CXX17 = "17"
"""The condition of the title for what C++17 brought."""
_NAMES = ("lerp", "midpoint")
_CXX20 = 20
_CXX17_NAMES = "reduce|transform_reduce|exclusive_scan|inclusive_scan|clamp|sample|gcd|lcm|size|data|empty|apply|invoke"
_ADDRESS = rf"\.(?:def|impl)\(\s*\"[^\"\n]*\"\s*,\s*&(?P<name>{_CXX17_NAMES})\b(?!\s*::)"
_OLD_STANDARD = r"std[=:](?:c|gnu)\+\+(?:11|14|0x|1y)"
_FIRST_WITH_CXX17 = "2.0"
"""The first torch that passes -std=c++17 where a build says nothing."""
_OWN = r"^[ \t]*(?:(?:static|inline|constexpr|__host__|__device__|__forceinline__)\s+)*(?:float|double)\s+%s\s*\(\s*(?:const\s+)?(?:float|double)\b"


def ambiguous_calls(source: Source) -> Iterator[Evidence]:
    """Yield the unqualified calls of a project's own function that C++20 has in std as well."""
    code = code_of(source)
    for name in _NAMES:
        if name not in code or not is_in_any(source, _OWN % name) or not _is_open(source, name):
            continue
        lacking = kit.targets.since(source.target, TORCH_STANDARDS[_CXX20])
        if not lacking or not uses_torch(source):
            return
        for match in matches(source, rf"(?<![\w:.>]){name}(?=\s*\()"):
            if not _is_declaration(code, match.start()):
                yield evidence(
                    source,
                    *match.span(),
                    safety=Safety.MANUAL,
                    name=name,
                    releases=f"the headers of torch {kit.targets.ranges(lacking)} need",
                )


def ambiguous_addresses(source: Source) -> Iterator[Evidence]:
    """Yield where the address of the project's own function is given to Python or torch, which std has a template of."""
    for match in matches(source, _ADDRESS):
        name = match["name"]
        own = rf"^(?:[A-Za-z_][\w:<>,]*[ \t*&]+)+{name}\s*\([^;{{}}]*\)\s*\{{"
        is_old = any(re.search(_OLD_STANDARD, script.text) for script in source.build)
        lacking = kit.targets.since(
            source.target, TORCH_STANDARDS[17] if is_old else _FIRST_WITH_CXX17
        )
        if (
            lacking
            and is_in_any(source, own)
            and is_in_any(source, r"^[ \t]*using\s+namespace\s+std\s*;")
            and uses_torch(source)
        ):
            yield evidence(
                source,
                *match.span("name"),
                safety=Safety.MANUAL,
                title=OF_CXX17,
                name=name,
                releases=f"torch {kit.targets.ranges(lacking)} is compiled with",
            )


def _is_open(source: Source, name: str) -> bool:
    """Return whether the file opens std, and its own function is in no namespace."""
    own = re.search(_OWN % name, code_of(source), re.MULTILINE)
    is_global = own is None or kit.brackets.block_around(code_of(source), own.start())[0] == 0
    return is_global and is_in_any(source, r"\busing\s+namespace\s+std\s*;")


def _is_declaration(code: str, at: int) -> bool:
    return re.search(r"(?:float|double)\s+$", code[max(0, at - 20) : at]) is not None
