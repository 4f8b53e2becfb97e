"""Triton kernels in Python files, and where they are launched."""

from __future__ import annotations

import ast
import re
from bisect import bisect_right
from collections.abc import Iterable, Iterator
from functools import lru_cache

from opwright.model import Source
from opwright.model.named_tuple import NamedTuple
from opwright.python_signs import decorators, imported, meant
from opwright.syntax.python import children, dotted, python_nodes

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import TypeAlias

_Function: TypeAlias = ast.FunctionDef | ast.AsyncFunctionDef
_JIT = frozenset({"triton.jit", "triton.runtime.jit", "triton.runtime.jit.jit"})
_CONSTEXPR = frozenset({"triton.language.constexpr", "triton.language.core.constexpr"})


_OF_ANOTHER = re.compile(
    r"(?:^|/)_?(?:triton_)?(?:ascend|npu|iluvatar|mthreads|musa|kunlunxin|xpu|cambricon|mlu|metax|maca|enflame|gcu"
    r"|hygon|sunrise|tsingmicro|aipu|arm|thead|spacemit)(?:_\w+)?(?:/|\.py$)"
)


def is_for_another_triton(source: Source) -> bool:
    """Return whether a file is for the Triton of another maker's chips, by its path."""
    return bool(_OF_ANOTHER.search(source.path))


class Kernel(NamedTuple):
    """A function under `@triton.jit`: a kernel, or what one calls."""

    name: str
    node: ast.FunctionDef
    parameters: tuple[str, ...]
    """In order, keyword-only ones last."""
    constexprs: frozenset[str]
    """Those that are annotated `tl.constexpr`."""


class KernelLaunch(NamedTuple):
    """A call `kernel[grid](x, n, BLOCK=64)`."""

    name: str
    node: ast.Call
    inside: ast.FunctionDef | ast.AsyncFunctionDef

    def arguments(self, kernel: Kernel) -> Iterator[tuple[str, ast.expr]]:
        """Yield the parameters with what is given for them, as far as it is written out."""
        for name, value in zip(kernel.parameters, self.node.args, strict=False):
            if isinstance(value, ast.Starred):
                break
            yield name, value
        for keyword in self.node.keywords:
            if keyword.arg in kernel.parameters:
                yield keyword.arg, keyword.value


@lru_cache(maxsize=32)
def kernels(text: str) -> tuple[Kernel, ...]:
    """Return the functions of a file that Triton compiles, in its order."""
    return tuple(
        _kernel(text, node)
        for node in (python_nodes(text) if "triton" in text else ())
        if isinstance(node, ast.FunctionDef) and _JIT.intersection(decorators(text, node))
    )


def _kernel(text: str, node: ast.FunctionDef) -> Kernel:
    arguments = (*node.args.posonlyargs, *node.args.args, *node.args.kwonlyargs)
    return Kernel(
        node.name,
        node,
        tuple(a.arg for a in arguments),
        frozenset(a.arg for a in arguments if a.annotation and _is_constexpr(text, a.annotation)),
    )


def _is_constexpr(text: str, annotation: ast.expr) -> bool:
    if isinstance(annotation, ast.Constant) and isinstance(annotation.value, str):
        return annotation.value.rpartition(".")[2] == "constexpr"
    return meant(text, annotation) in _CONSTEXPR


def launches_of_kernels(source: Source) -> Iterator[KernelLaunch]:
    """Yield where a file launches kernels, its own or others."""
    yield from _launches(source.text)


@lru_cache(maxsize=16)
def _launches(text: str) -> tuple[KernelLaunch, ...]:
    return tuple(_launches_in(text))


def _launches_in(text: str) -> Iterator[KernelLaunch]:
    if not re.search(r"\]\s*\(", text):
        return
    nodes = python_nodes(text)
    functions = _Functions(
        n for n in nodes if isinstance(n, ast.FunctionDef | ast.AsyncFunctionDef)
    )
    for node in nodes:
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Subscript):
            name, inside = dotted(node.func.value), functions.around(node)
            if name and inside:
                yield KernelLaunch(name, node, inside)


class _Functions:
    """The functions of a file, by where their bodies begin."""

    def __init__(self, functions: Iterable[_Function]) -> None:
        self._all = sorted(functions, key=_begin)
        self._begins = [_begin(function) for function in self._all]
        self._around: list[int] = []
        """Of each the last one before it that goes on behind its beginning; -1 where there is none."""
        for number, begin in enumerate(self._begins):
            self._around.append(self._reaching(number - 1, begin))

    def _reaching(self, number: int, at: tuple[int, int]) -> int:
        while number >= 0 and _end(self._all[number]) <= at:
            number = self._around[number]
        return number

    def around(self, node: ast.expr) -> _Function | None:
        """Return the function in whose body a node stands, the innermost; None when there is none."""
        at = node.lineno, node.col_offset
        number = self._reaching(bisect_right(self._begins, at) - 1, at)
        return self._all[number] if number >= 0 else None


def _begin(function: _Function) -> tuple[int, int]:
    return function.body[0].lineno, function.body[0].col_offset


def _end(function: _Function) -> tuple[int, int]:
    return function.end_lineno or 0, function.end_col_offset or 0


def own_nodes(function: ast.FunctionDef | ast.AsyncFunctionDef) -> Iterator[ast.AST]:
    """Yield the nodes of a function's body, without those of functions inside it."""
    pending: list[ast.AST] = list(function.body)
    for node in pending:  # which grows
        yield node
        if not isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            pending += children(node)


def launched(source: Source, launch: KernelLaunch) -> Kernel | None:
    """Return the kernel that is launched; None when it is not known, or there are several."""
    own = [kernel for kernel in kernels(source.text) if kernel.name == launch.name]
    if not own:
        name = imported(source.text).get(launch.name, "").rpartition(".")[2]
        texts = (o.text for o in source.project if name and f"def {name}(" in o.text)
        own = [k for text in dict.fromkeys(texts) for k in kernels(text) if k.name == name]
    return own[0] if len({kernel.constexprs for kernel in own}) == 1 else None


class TritonApi(NamedTuple):
    """Something of Triton's that releases have, by the torch releases that pin them."""

    until: str | None
    """The first torch whose Triton lacks it; None: it is there."""
    since: str | None
    """The first torch whose Triton has it; None: it always was."""
    instead: str = ""


_LIBDEVICE = "triton.language.extra.libdevice"
_OF_LIBDEVICE = [
    "acos",
    "acosh",
    "asin",
    "asinh",
    "atan",
    "atan2",
    "atanh",
    "brev",
    "byte_perm",
    "cbrt",
    "clz",
    "copysign",
    "cosh",
    "cospi",
    "cyl_bessel_i0",
    "cyl_bessel_i1",
    "div_rd",
    "div_ru",
    "div_rz",
    "erfc",
    "erfcinv",
    "erfcx",
    "erfinv",
    "exp10",
    "expm1",
    "fast_cosf",
    "fast_dividef",
    "fast_exp10f",
    "fast_expf",
    "fast_log10f",
    "fast_log2f",
    "fast_logf",
    "fast_powf",
    "fast_sinf",
    "fast_tanf",
    "fdim",
    "ffs",
    "finitef",
    "float_as_int",
    "float_as_uint",
    "fmod",
    "hadd",
    "hypot",
    "ilogb",
    "int_as_float",
    "isfinited",
    "isinf",
    "isnan",
    "j0",
    "j1",
    "jn",
    "ldexp",
    "lgamma",
    "llrint",
    "llround",
    "log10",
    "log1p",
    "logb",
    "mul24",
    "nearbyint",
    "nextafter",
    "norm3d",
    "norm4d",
    "normcdf",
    "normcdfinv",
    "popc",
    "pow",
    "rcbrt",
    "remainder",
    "rhadd",
    "rhypot",
    "rint",
    "rnorm3d",
    "rnorm4d",
    "round",
    "sad",
    "saturatef",
    "scalbn",
    "signbit",
    "sinh",
    "sinpi",
    "tan",
    "tanh",
    "tgamma",
    "trunc",
    "uint_as_float",
    "y0",
    "y1",
    "yn",
]
"""Functions of `tl.math` of Triton 2.1 to 2.3 that 3.0 has in libdevice alone."""
NAMES: dict[str, TritonApi] = {
    **{
        f"triton.language.math.{name}": TritonApi("2.4", "2.1", f"{_LIBDEVICE}.{name}")
        for name in _OF_LIBDEVICE
    },
    "triton.language.math.mulhi": TritonApi("2.4", "2.1", "triton.language.umulhi"),
    **{
        f"triton.language.math.{name}": TritonApi("2.4", "2.1", f"triton.language.{put}")
        for name, put in (("max", "maximum"), ("min", "minimum"))
    },
    "triton.language.libdevice": TritonApi("2.1", None, _LIBDEVICE),
    "triton.language.printf": TritonApi("2.1", None, "triton.language.device_print"),
    "triton.language.float8": TritonApi("2.1", None, "triton.language.float8e5 or float8e4nv"),
    "triton.language.float8e4": TritonApi("2.2", "2.1", "triton.language.float8e4nv"),
    "triton.language.float8e4b15x4": TritonApi("2.4", "2.2", "triton.language.float8e4b15"),
    "triton.language.uint32_to_uniform_float": TritonApi(
        "2.2", None, "triton.language.uint_to_uniform_float"
    ),
    "triton.language._experimental_descriptor_load": TritonApi(
        "2.8", "2.4", "triton.language.load_tensor_descriptor"
    ),
    "triton.language._experimental_descriptor_store": TritonApi(
        "2.8", "2.4", "triton.language.store_tensor_descriptor"
    ),
    "triton.language._experimental_make_tensor_descriptor": TritonApi(
        "2.8", "2.7", "triton.language.make_tensor_descriptor"
    ),
    "triton.ops": TritonApi("2.6", None, "a copy of it in the package"),
    **{
        f"triton.language.{name}": TritonApi(None, since)
        for since, names in (
            (
                "2.1",
                "make_block_ptr advance associative_scan cumsum cumprod reduce device_print expand_dims",
            ),
            ("2.2", "inline_asm_elementwise sort"),
            (
                "2.4",
                "cast clamp const div_rn erf exp2 flip floor fma gather histogram interleave join log2 permute",
            ),
            ("2.4", "range rsqrt split sqrt_rn"),
            ("2.6", "dot_scaled assume"),
            (
                "2.8",
                "make_tensor_descriptor load_tensor_descriptor store_tensor_descriptor topk reduce_or",
            ),
            ("2.9", "map_elementwise condition"),
        )
        for name in names.split()
    },
    "triton.language.gather": TritonApi(None, "2.7"),
    "triton.tools.tensor_descriptor": TritonApi(None, "2.8"),
    _LIBDEVICE: TritonApi(None, "2.4"),
}
"""By the full name; what stands below a name has its fate."""
KEYWORDS: dict[tuple[str, str], TritonApi] = {
    ("dot", "trans_a"): TritonApi("2.0", None, "tl.trans of the operand"),
    ("dot", "trans_b"): TritonApi("2.0", None, "tl.trans of the operand"),
    **{
        (name, "shape"): TritonApi("2.4", None, "the shape without its keyword")
        for name in ("broadcast_to", "reshape", "view")
    },
    **{
        (name, "keep_dims"): TritonApi(None, "2.4")
        for name in ("sum", "max", "min", "argmax", "argmin", "xor_sum", "reduce")
    },
    ("dot", "input_precision"): TritonApi(None, "2.4"),
    ("dot", "acc"): TritonApi(None, "2.2"),
    ("sum", "dtype"): TritonApi(None, "2.7"),
    ("cumsum", "reverse"): TritonApi(None, "2.4"),
    ("histogram", "mask"): TritonApi(None, "2.8"),
}
"""Keywords of functions of `triton.language`."""
