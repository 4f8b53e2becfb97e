"""
Words by which a Python file that may use what NumPy or torch removed is known.

The index of names judges; without these words a file is not read, since most import both and use nothing of it.
"""

from __future__ import annotations

_NUMPY_NAMES = (
    *("float", "int", "object", "str", "complex", "unicode", "bool8", "Inf", "Infinity", "NaN", "NAN", "NINF", "PINF", "NZERO", "PZERO"),
    *("float_", "complex_", "unicode_", "string_", "cfloat", "clongfloat", "longfloat", "longcomplex", "singlecomplex", "int0", "uint0"),
    *("object0", "str0", "bytes0", "void0", "infty", "product", "cumproduct", "sometrue", "alltrue", "asfarray", "asscalar", "msort"),
    *("find_common_type", "issubclass_", "issubsctype", "issctype", "sctypes", "sctype2char", "obj2sctype", "maximum_sctype", "mat("),
    *("in1d", "trapz", "row_stack", "round_", "safe_eval", "recfromcsv", "recfromtxt", "cast", "source", "who(", "lookfor", "disp("),
    *("set_string_function", "deprecate", "byte_bounds", "compare_chararrays", "geterrobj", "seterrobj", "add_newdoc", "nbytes", "typeDict"),
    *("MachAr", "ComplexWarning", "VisibleDeprecationWarning", "ModuleDeprecationWarning", "RankWarning", "TooHardError", "AxisError"),
    *("DataSource", "tracemalloc_domain", "chararray", "distutils", "compat", "core.umath_tests", "lib.arraysetops", "lib.function_base"),
    *("testing.decorators", "testing.utils", "testing.nosetester", "linalg.linalg", "lib.index_tricks", "lib.financial", "format_parser"),
)  # fmt: skip
NUMPY_PATTERNS = (
    *(rf"\bnp\.{name.replace('(', '')}\b" for name in _NUMPY_NAMES if len(name) > 1),
    *(rf"\bnumpy\.{name.replace('(', '')}\b" for name in _NUMPY_NAMES),
    *(r"from numpy import\b", r"from numpy\.(?:core|lib|testing|compat)", r"\.ptp\(", r"\bnewbyteorder\b", r"\bitemset\b"),
)  # fmt: skip
_TORCH_NAMES = (
    *("_six", "rfft", "irfft", "ifft", "gels", "eig", "symeig", "lstsq", "solve", "matrix_rank", "cholesky", "btrifact", "btrisolve"),
    *("pstrf", "qr", "trtrs", "potrf", "potrs", "potri", "is_deterministic", "set_deterministic", "quantize_linear", "Assert"),
    *("utils.ffi", "utils.trainer", "utils.bottleneck", "_thnn", "_deploy", "_masked", "_fx", "_overrides", "legacy", "tensor import"),
    *("autograd.gradcheck", "autograd.profiler", "nn._functions", "nn.backends", "onnx.symbolic", "onnx.set_training", "onnx.utils"),
    *("onnx.ExportTypes", "onnx.dynamo_export", "onnx.ExportOptions", "testing.floating", "testing.get_all", "testing.all_types"),
    *("testing.integral", "testing.complex", "jit.get_trace_graph", "jit.batch", "hub.import_module", "for_onnx", "autocast_mode"),
    *("distributed.pipeline", "distributed.init_model_parallel", "distributed.rpc_backend_registry", "cuda.find_cuda_windows_lib"),
    *("get_nvToolsExt_path", "_namedtensor_internals", "jit.cuda", "fx._experimental", "cuda.error", "optim.lr_scheduler.CosineAnnealingLr"),
)  # fmt: skip
_TORCH_WORDS = (
    *("check_compiler_abi_compatibility", "zero_gradients", "_multigpu", "matrix_rank", "symbolic_registry", "string_classes", "container_abcs"),
    *("get_all_fp_dtypes", "_dynamo.optimizations", "btrifact", "symeig", "quantize_linear"),
)  # fmt: skip
TORCH_PATTERNS = (
    *(rf"\btorch\.{name.replace(' import', '')}\b" for name in _TORCH_NAMES),
    *(rf"{word}\b".replace(".", r"\.") for word in _TORCH_WORDS),
    r"from torch import\b",
)
