"""
Triton's language changes from release to release, and a kernel is compiled by whichever Triton is
installed: it is source code that meets a new compiler. The package that ships the kernel was written for
one release and breaks at the first call with another one, while everything else of it works.

What moved most: libdevice, from `tl.libdevice` (2.0) over `tl.math` (2.1) to
`triton.language.extra.libdevice` (3.0), so that `tl.math.tanh` is gone; `trans_a` and `trans_b` of `tl.dot`, for
which there is `tl.trans`; `triton.ops`, which left the package with 3.2; `tl.make_block_ptr` and the descriptors
of tensors (`triton.tools.tensor_descriptor` came with 3.4); the keyword `_builder` inside helpers, which
became `_semantic` with 3.4; attributes of compiled kernels and of `JITFunction`, which were never public.

torch pins one exact Triton, so another one may not simply be installed beside it: take the release of the package
that was made for the torch in use, or the torch that the package names. Raised by torch's own
code (`torch/_inductor`), the same message is a mismatch of torch and Triton instead.
"""

from __future__ import annotations

from collections.abc import Iterator

from opwright.causes.triton_inductor import is_asked_by_torch, is_of_triton, last_file_before
from opwright.log_signs import Seen, called_for, is_seen, seen
from opwright.model import Cause, Confidence, Evidence, Failure, Fix

_MODULE = (
    r"module .{1,2}triton(?P<of>\.(?:language|testing|runtime|compiler|tools|knobs|backends)[\w.]{0,60}|)"
    r".{1,2} has no attribute .{1,2}?(?P<lacks>\w{1,60})"
)
_IMPORT = (
    r"cannot import name .{1,2}?(?P<lacks>\w{1,60}).{1,2} from .{1,2}triton(?P<of>[\w.]{0,60})"
)
_GONE = (
    r"No module named .{1,2}?(?P<lacks>triton\.(?:ops|language|tools|testing|common|compiler|runtime"
    r"|experimental|backends)[\w.]{0,60})"
)
_ARGUMENT = (
    r"(?P<of>(?:(?:JITFunction|Autotuner|Config|ASTSource|Heuristics|CompiledKernel)\.__init__|autotune|heuristics"
    r"|dot|dot_scaled|sum|max|min|argmax|argmin|reduce|load|store|cat|where|arange|trans|sort|cumsum|associative_scan"
    r"|atomic_\w{2,6}|make_block_ptr|compile|jit|warmup|do_bench|range|extern_elementwise|\w{0,40}))"
    r"\(\) got an unexpected keyword argument .{1,2}?(?P<lacks>\w{1,60})"
)
_UNNAMED = r"TypeError\(.{1,2}got an unexpected keyword argument .{1,2}?(?P<lacks>\w{1,60})"
_OBJECT = (
    r".{0,2}?(?P<of>JITFunction|Autotuner|CompiledKernel|KernelMetadata|ASTSource|GPUTarget|CudaUtils|CUDAUtils"
    r"|CudaDriver|NVIDIABackend|CUDAOptions|Heuristics|LazyDict|InterpretedFunction).{0,2} (?:object )?"
    r"has no attribute .{1,2}?(?P<lacks>\w{1,60})"
)
_KEYWORD = r"Keyword argument (?P<lacks>\w{1,60}) was specified but unrecogni[sz]ed"
_UNBUILT = r"Did you forget to add @triton\.jit"
_TENSOR = (
    r"(?P<of>tensor|constexpr|block_type|pointer_type|dtype|builder).{1,2} object has no attribute "
    r".{1,2}?(?P<lacks>\w{1,60})"
)
_KNOWN = {
    *(
        "trans_a",
        "trans_b",
        "allow_tf32",
        "input_precision",
        "max_num_imprecise_acc",
        "keep_dims",
        "_builder",
    ),
    *(
        "_semantic",
        "_generator",
        "num_ctas",
        "maxnreg",
        "use_cuda_graph",
        "pre_hook",
        "tie_break_left",
    ),
    *("eviction_policy", "cache_modifier", "boundary_check", "padding_option", "warp_specialize"),
}
"""Names of parameters that hardly anything but Triton has."""
_BROKEN = {"language", "jit", "_C", "__version__", "Config", "autotune", "cdiv"}
"""What every Triton has: where it is missing, something else is called triton, or half of it is there."""
_COMPILING = r"CompilationError|triton[/\\](?:compiler|language|runtime)[/\\]|triton\.compiler"
_TORCHS_OWN = r"(?:triton_(?:poi|red|per|tem|unk|for)_fused|triton_tem_)\w*"


@called_for(_MODULE, _IMPORT, _GONE, _ARGUMENT, _UNNAMED, _OBJECT, _KEYWORD, _UNBUILT, _TENSOR)
def _in_failure(failure: Failure) -> Iterator[Evidence]:
    """Look for something of Triton's that is not there, and was not asked for by torch."""
    for found in seen(failure, _MODULE, _IMPORT, _GONE, _OBJECT):
        if found.groups["lacks"] not in _BROKEN and not _is_of_torch(failure, found):
            yield _told(found, _confidence(failure, found))
    yield from _of_arguments(failure)
    if is_seen(failure, _COMPILING):
        for found in seen(failure, _TENSOR, _UNBUILT):
            yield _told(found, Confidence.POSSIBLE)
    if is_of_triton(failure):
        for found in seen(failure, _KEYWORD):
            yield _told(found, Confidence.LIKELY)


def _of_arguments(failure: Failure) -> Iterator[Evidence]:
    """Look for arguments that a function of Triton's does not take, or no longer."""
    is_compiled = is_seen(failure, _COMPILING)
    for found in seen(failure, _ARGUMENT, _UNNAMED):
        is_near = is_compiled and _is_near_triton(failure, found)
        if (is_near or found.groups["lacks"] in _KNOWN) and not _is_of_torch(failure, found):
            yield _told(found, Confidence.LIKELY)


def _told(found: Seen, confidence: Confidence) -> Evidence:
    of, lacks = found.groups.get("of", ""), found.groups.get("lacks", "what it asks for")
    if of.startswith("."):
        of = f"triton{of}"
    return found.evidence(confidence, what=f"{of}: {lacks}" if of else lacks)


def _is_of_torch(failure: Failure, found: Seen) -> bool:
    return is_asked_by_torch(failure, found.start) or is_seen(failure, _TORCHS_OWN)


def _confidence(failure: Failure, found: Seen) -> Confidence:
    """Return how sure it is that the package's own code asked for it."""
    if last_file_before(failure, found.start) or "triton.language" in found.quote:
        return Confidence.CERTAIN
    return Confidence.LIKELY


def _is_near_triton(failure: Failure, found: Seen) -> bool:
    """Return whether the call was made by a kernel, or of Triton's own functions."""
    near = failure.log[max(0, found.start - 800) : found.start + 200]
    return "triton" in near or "CompilationError" in near


CAUSE = Cause(
    name="triton-api-mismatch",
    family="triton-inductor",
    title="the kernel was written for another release of Triton: the installed one lacks {what}",
    explanation=__doc__,
    since="0.2",
    in_failure=_in_failure,
    fix=Fix(
        "install the release of the package that was made for this Triton, or the torch (which pins its "
        "Triton) that the package names",
        commands=(
            'python -c "import torch, triton; print(torch.__version__, triton.__version__)"',
            "pip show torch | grep -i requires",
        ),
    ),
    examples=(
        Failure(
            "triton.compiler.errors.CompilationError: at 3:20:\n"
            "def gate(x, n):\n"
            "    i = tl.program_id(0)\n"
            "    tl.store(x + i, tl.math.tanh(tl.load(x + i)))\n"
            "                    ^\n"
            "AttributeError(\"module 'triton.language.math' has no attribute 'tanh'\")"
        ),
        Failure(
            '  File "/venv/lib/python3.11/site-packages/triton/language/core.py", line 35, in wrapper\n'
            "    return fn(*args, **kwargs)\n"
            "TypeError: dot() got an unexpected keyword argument 'trans_b'"
        ),
        Failure(
            '  File "/venv/lib/python3.11/site-packages/bitsandbytes/triton/matmul.py", line 12, in <module>\n'
            "    from triton.ops.matmul_perf_model import early_config_prune\n"
            "ModuleNotFoundError: No module named 'triton.ops'"
        ),
    ),
    counterexamples=(
        Failure(
            '  File "/venv/lib/python3.11/site-packages/torch/_inductor/async_compile.py", line 64, in wait\n'
            "    from triton.compiler.compiler import triton_key\n"
            "ImportError: cannot import name 'triton_key' from 'triton.compiler.compiler'"
        ),
        Failure("ModuleNotFoundError: No module named 'triton'"),
        Failure("TypeError: forward() got an unexpected keyword argument 'cu_seqlens'"),
        Failure("AttributeError: module 'torch.cuda' has no attribute 'amp'"),
    ),
)
