"""
Arithmetic on CUDA's half types in sources, which torch's flags hide.

torch compiles CUDA and HIP files with macros such as `__CUDA_NO_HALF_OPERATORS__`; `-U` after them restores
the operators and conversions.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import lru_cache

from opwright.causes import kit
from opwright.causes.kit.sources import code_of, is_in_any, matches
from opwright.model import Edit, Source
from opwright.model.named_tuple import NamedTuple

TYPE_CHECKING = False
if TYPE_CHECKING:
    from opwright.syntax.project.whole_project import SameProject

_TO_FLOAT = {"__half": "__half2float", "__nv_bfloat16": "__bfloat162float"}
_WITHOUT_OPERATORS = ("__half",)
"""For bfloat16, torch's flags hide only the conversions."""
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
    if "CUDAExtension" not in kinds or any(_restores(script.text) for script in source.build):
        return False
    is_undefined = any(re.search(_UNDEFINES_MACRO, file.text) for file in source.with_includes)
    return not is_undefined and not _helper_restores_operators(source)


@lru_cache(maxsize=1024)  # each source of a project has the same build scripts
def _restores(text: str) -> bool:
    return re.search(_RESTORES_OPERATORS, text) is not None


def _helper_restores_operators(source: Source) -> bool:
    """Return whether a Python file that a build script imports has such flags: `from tools.utils import flags`."""
    scripts = frozenset(script.text for script in source.build)
    return _helper_in(kit.whole_project.SameProject(source.project), scripts)


@lru_cache(maxsize=64)
def _helper_in(project: SameProject, scripts: frozenset[str]) -> bool:
    helpers = {
        f"/{match[1].replace('.', '/')}.py"
        for script in scripts
        for match in re.finditer(r"^from[ \t]+([\w.]+)[ \t]+import\b", script, re.MULTILINE)
    }
    return any(
        _restores(file.text)
        for file in project.sources
        if file.path.endswith(".py") and f"/{file.path}".endswith(tuple(helpers))
    )


def hidden_uses(source: Source) -> Iterator[HalfUse]:
    """Yield casts of half and bfloat16 to float, and additions to a half, by their variables' declarations."""
    code = code_of(source)
    own = r"\boperator\s*(?:[-+*/]=|float)|\bclass\s+half\b|\bstruct\s+(?:__)?half\b"
    if is_in_any(source, own):
        return
    for type_, name, depth, start, end in _variables(source, code):
        item = r"(?:\[[^][;]{1,80}\])" if depth else r"(?![\[.(])"
        cast = rf"(?:\(\s*float\s*\)\s*(?P<c>{name}\b{item})|\b(?:static_cast\s*<\s*float\s*>|float)\s*\(\s*(?P<f>{name}\b{item})\s*\))"
        for match in re.compile(cast).finditer(code, start, end):
            is_part = code.startswith((".", "["), match.end())
            if not is_part and not _is_guarded(code, match.start()):
                first, last = match.span("c" if match["c"] else "f")
                text = f"{_TO_FLOAT[type_]}({source.text[first:last]})"
                edit = Edit(source.path, match.start(), match.end(), text)
                yield HalfUse(match.start(), match.end(), type_, edit)
        if depth or type_ not in _WITHOUT_OPERATORS:
            continue
        for match in re.compile(rf"(?<![\w.>])\b{name}\s*[-+*/]=(?!=)").finditer(code, start, end):
            if not _is_guarded(code, match.start()):
                yield HalfUse(match.start(), match.end(), type_, None)


def _variables(source: Source, code: str) -> Iterator[tuple[str, str, int, int, int]]:
    """Yield type, name, depth of pointers and scope of the variables of half types."""
    known = kit.names.names(source)
    spelled = {"half", "__half", "nv_half", "__nv_bfloat16", "nv_bfloat16"}
    spelled |= {
        alias.name for file in source.with_includes for alias in kit.names.aliases(code_of(file))
    }
    declared = rf"\b({'|'.join(map(re.escape, sorted(spelled)))})\b\s*(?:const\b\s*)?((?:\*\s*)?)(?:const\s+|__restrict__\s+|__restrict\s+)*\b(\w+)\s*(\[?)(?=[^\w\s]|\s*[=;,)])"
    for declaration in matches(source, declared):
        type_ = known.resolve(declaration[1], declaration.start())
        if type_ not in _TO_FLOAT or known.is_parameter(declaration[1], declaration.start()):
            continue
        begin, end = _scope(code, declaration.end())
        others = rf"\b(?:float|double|int|auto|float2|unsigned|size_t|\w+_t|\w+::\w+)\s*(?:const\s*)?[*&]?\s*(?:__restrict__\s+)?{declaration[3]}\b"
        if begin < end and not re.compile(others).search(code, declaration.end(), end):
            yield type_, declaration[3], bool(declaration[2]) + bool(declaration[4]), begin, end


def _scope(code: str, at: int) -> tuple[int, int]:
    """Return the scope of a variable that is declared before an offset."""
    after = re.compile(r"[;{}]").search(code, at)
    if after and after[0] == "{" and ")" in code[at : after.start()]:  # of a function's head
        return after.start(), kit.brackets.closing(code, after.start()) or at
    start, end = kit.brackets.block_around(code, at)
    return (at, end) if start else (at, at)


def _is_guarded(code: str, at: int) -> bool:
    return kit.preprocessor.is_tested(code, at, "HALF|HIP|ROCM")
