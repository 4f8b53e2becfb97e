"""
Arithmetic on CUDA's half types in sources, which torch's flags hide.

torch compiles CUDA and HIP files with macros such as `__CUDA_NO_HALF_OPERATORS__`; `-U` after them restores
the operators and conversions.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from opwright.causes import kit
from opwright.causes.kit.sources import code_of, is_in_any, matches
from opwright.model import Edit, Source
from opwright.model.named_tuple import NamedTuple

_TO_FLOAT = {"__half": "__half2float", "__nv_bfloat16": "__bfloat162float"}
_RESTORES_OPERATORS = (
    r"U[ \t'\",]*__(?:CUDA|HIP)_NO_(?:HALF|BFLOAT16)|__(?:CUDA|HIP)_NO_HALF\w*__=0"
    r"|COMMON_(?<!\wCOMMON_)(?:NV|HIP)CC_FLAGS\s*(?:\.\s*(?:remove|clear|pop)\b|\[:\]\s*=|=(?!=))"
)
_UNDEFINES_MACRO = r"#[ \t]*undef[ \t]+__(?:CUDA|HIP)_NO_HALF"


class HalfUse(NamedTuple):
    """Where something of `__half` is used that torch's flags hide."""

    start: int
    end: int
    type: str
    """`__half`, `__nv_bfloat16`."""
    edit: Edit | None


def is_compiled_by_torch(source: Source) -> bool:
    """Return whether torch's build extension compiles a source, and nothing undoes its flags."""
    kinds = {extension.kind for script in source.build for extension in script.extensions}
    is_restored = any(
        re.search(_RESTORES_OPERATORS, script.text) for script in source.build
    ) or any(re.search(_UNDEFINES_MACRO, one.text) for one in source.with_includes)
    return "CUDAExtension" in kinds and not is_restored and not _helper_restores_operators(source)


def _helper_restores_operators(source: Source) -> bool:
    """Return whether a Python file that a build script imports has such flags: `from tools.utils import flags`."""
    helpers = {
        f"/{found[1].replace('.', '/')}.py"
        for script in source.build
        for found in re.finditer(r"^from[ \t]+([\w.]+)[ \t]+import\b", script.text, re.MULTILINE)
    }
    return any(
        re.search(_RESTORES_OPERATORS, one.text)
        for one in source.project
        if one.path.endswith(".py") and f"/{one.path}".endswith(tuple(helpers))
    )


def hidden_uses(source: Source) -> Iterator[HalfUse]:
    """Yield casts of half to float, and additions to a half, by their variables' declarations."""
    code = code_of(source)
    own = r"\boperator\s*(?:[-+*/]=|float)|\bclass\s+half\b|\bstruct\s+(?:__)?half\b"
    if is_in_any(source, own):
        return
    for type_, name, depth, start, end in _variables(source, code):
        item = r"(?:\[[^][;]{1,80}\])" if depth else r"(?![\[.(])"
        cast = rf"(?:\(\s*float\s*\)\s*(?P<c>{name}\b{item})|\b(?:static_cast\s*<\s*float\s*>|float)\s*\(\s*(?P<f>{name}\b{item})\s*\))"
        for found in re.compile(cast).finditer(code, start, end):
            is_part = code.startswith((".", "["), found.end())
            if not is_part and not _is_guarded(code, found.start()):
                first, last = found.span("c" if found["c"] else "f")
                text = f"{_TO_FLOAT[type_]}({source.text[first:last]})"
                edit = Edit(source.path, found.start(), found.end(), text)
                yield HalfUse(found.start(), found.end(), type_, edit)
        for found in re.compile(rf"(?<![\w.>])\b{name}\s*[-+*/]=(?!=)").finditer(code, start, end):
            if not depth and not _is_guarded(code, found.start()):
                yield HalfUse(found.start(), found.end(), type_, None)


def _variables(source: Source, code: str) -> Iterator[tuple[str, str, int, int, int]]:
    """Yield type, name, depth of pointers and scope of the variables of half types."""
    known = kit.names.names(source)
    spelled = {"half", "__half", "nv_half", "__nv_bfloat16", "nv_bfloat16"}
    spelled |= {
        alias.name for one in source.with_includes for alias in kit.names.aliases(code_of(one))
    }
    declared = rf"\b({'|'.join(map(re.escape, sorted(spelled)))})\b\s*(?:const\b\s*)?((?:\*\s*)?)(?:const\s+|__restrict__\s+|__restrict\s+)*\b(\w+)\s*(\[?)(?=[^\w\s]|\s*[=;,)])"
    for found in matches(source, declared):
        type_ = known.resolve(found[1], found.start())
        if type_ not in _TO_FLOAT or known.is_parameter(found[1], found.start()):
            continue
        begin, end = _scope(code, found.end())
        others = rf"\b(?:float|double|int|auto|float2|unsigned|size_t|\w+_t|\w+::\w+)\s*(?:const\s*)?[*&]?\s*(?:__restrict__\s+)?{found[3]}\b"
        if begin < end and not re.compile(others).search(code, found.end(), end):
            yield type_, found[3], bool(found[2]) + bool(found[4]), begin, end


def _scope(code: str, at: int) -> tuple[int, int]:
    """Return the scope of a variable that is declared before an offset."""
    after = re.compile(r"[;{}]").search(code, at)
    if after and after[0] == "{" and ")" in code[at : after.start()]:  # of a function's head
        return after.start(), kit.brackets.closing(code, after.start()) or at
    start, end = kit.brackets.block_around(code, at)
    return (at, end) if start else (at, at)


def _is_guarded(code: str, at: int) -> bool:
    return kit.preprocessor.is_tested(code, at, "HALF|HIP|ROCM")
