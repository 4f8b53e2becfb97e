"""
Names and keywords of Triton that come and go, by the torch releases that pin the Triton that has them.

From the sources of each release of Triton. torch pins one exactly, so the torch release determines it.
"""

from __future__ import annotations

from opwright.model.named_tuple import NamedTuple


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
"""Functions of `tl.math` in Triton 2.1 to 2.3 that 3.0 has only in libdevice."""
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

PARAMETERS = frozenset(
    {
        "_builder",
        "_generator",
        "_semantic",
        "allow_tf32",
        "boundary_check",
        "cache_modifier",
        "cache_results",
        "do_not_specialize_on_alignment",
        "eviction_policy",
        "input_precision",
        "ir_override",
        "keep_dims",
        "kpack",
        "launch_metadata",
        "matrix_instr_nonkdim",
        "max_num_imprecise_acc",
        "maxnreg",
        "num_consumer_groups",
        "num_ctas",
        "padding_option",
        "pre_hook",
        "prune_configs_by",
        "restore_value",
        "tie_break_left",
        "trans_a",
        "trans_b",
        "use_cuda_graph",
        "warp_specialize",
        "waves_per_eu",
    }
)
"""Names of parameters that hardly anything but Triton has."""
IN_EVERY_RELEASE = frozenset({"language", "jit", "_C", "__version__", "Config", "autotune", "cdiv"})
"""Where one of these is missing, something else is called triton, or half of it is there."""
