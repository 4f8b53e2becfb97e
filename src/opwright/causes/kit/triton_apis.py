"""
What of Triton's there is in which release, by the torch releases that pin it.

A kernel is compiled by the Triton that is installed, and torch pins one exactly, so that a release of torch tells it.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import lru_cache

from opwright.causes.kit.python import meant
from opwright.knowledge.torch_releases.targets import before, releases_in, since
from opwright.model import Target
from opwright.model.named_tuple import NamedTuple
from opwright.syntax.python import children


class TritonApi(NamedTuple):
    """Something of Triton's that releases have, by the torch releases that pin them."""

    until: str | None
    """The first torch whose Triton lacks it; None: it is there."""
    since: str | None
    """The first torch whose Triton has it; None: it always was."""
    instead: str = ""


_LIBDEVICE = "triton.language.extra.libdevice"
_LIBDEVICE_FUNCTIONS = [
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
        for name in _LIBDEVICE_FUNCTIONS
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


def lacking(target: Target, api: TritonApi) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Return the releases that do not have something yet, if none has it, and those that no longer do."""
    releases_without = since(target, api.until) if api.until else ()
    missing = before(target, api.since) if api.since else ()
    return (
        (missing, releases_without)
        if releases_without or set(missing) == set(releases_in(target))
        else ((), ())
    )


@lru_cache(maxsize=4)
def removed_words(target: Target) -> tuple[tuple[tuple[str, ...], str], ...]:
    """Return the words, and a pattern, of all names and keywords that some release in question lacks."""
    names = {(tuple(n.split(".")[1:]), ""): api for n, api in NAMES.items() if n != "triton.ops"}
    keywords = {((f"{of}(",), rf"[(,]\s*{name}\s*="): api for (of, name), api in KEYWORDS.items()}
    known = (
        names
        | keywords
        | {(("ops",), r"triton(?:\.|\s+import\s)[^\n]*\bops\b"): NAMES["triton.ops"]}
    )
    return tuple(found for found, api in known.items() if any(lacking(target, api)))


_GUARD_PATTERN = r"version|hasattr|triton|HAS_|has_|getattr|TRITON"


def triton_uses(
    text: str, tree: ast.Module
) -> Iterator[tuple[ast.expr | ast.alias | ast.keyword, str]]:
    """Yield what is asked of triton by its full name, and the keywords given to its functions."""
    pending: list[ast.AST] = [tree]
    for node in pending:  # which grows
        if isinstance(node, ast.Try) or (
            isinstance(node, ast.If | ast.IfExp)
            and re.search(_GUARD_PATTERN, ast.unparse(node.test))
        ):
            continue
        if isinstance(node, ast.ImportFrom) and not node.level:
            if any(prefix in NAMES for prefix in prefixes(node.module or "")):
                yield node.names[0], node.module or ""
            else:
                yield from ((alias, f"{node.module}.{alias.name}") for alias in node.names)
        elif isinstance(node, ast.Import):
            yield from ((alias, alias.name) for alias in node.names)
        elif isinstance(node, ast.Attribute) and (name := meant(text, node)):
            if name.startswith("triton.") and isinstance(node.ctx, ast.Load):
                yield node, name
            continue  # what it is an attribute of has been told with it
        elif isinstance(node, ast.Call):
            module, _, function = meant(text, node.func).rpartition(".")
            if module == "triton.language":
                yield from ((keyword, function) for keyword in node.keywords)
        pending += children(node)


def prefixes(name: str) -> Iterator[str]:
    """Yield a name with its dots from its first part on: `a`, `a.b`."""
    for match in re.finditer(r"\.|$", name):
        yield name[: match.start()]
