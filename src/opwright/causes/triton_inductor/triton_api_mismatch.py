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

In sources, what a release has dropped is told for the releases of torch that pin it or a newer one; what only a
newer one has, where every torch in question pins an older one. Code that asks for a version first, or that
catches what goes wrong, is left alone.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from opwright.causes import kit
from opwright.causes.kit.generated_code import is_raised_by_torch, last_file_before, mentions_triton
from opwright.causes.kit.rules import log_check
from opwright.causes.kit.sources import evidence, for_python
from opwright.logs.patterns import LogMatch, find_matches, has_match
from opwright.model import Cause, Confidence, Edit, Evidence, Fix, Log, Safety, Source, Target

TYPE_CHECKING = False
if TYPE_CHECKING:
    import ast

    from opwright.causes.kit.triton import Uncalled
    from opwright.causes.kit.triton_apis import TritonApi

_MODULE = (
    r"module .{1,2}triton(?P<of>\.(?:language|testing|runtime|compiler|tools|knobs|backends|_C\.libtriton\.triton)[\w.]{0,60}|)"
    r".{1,2} has no attribute(?: .{1,2}?(?P<lacks>\w{1,60})|$)"
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
    r"(?P<of>tensor|constexpr|block_type|pointer_type|dtype|builder|libtriton\.(?:triton\.)?ir\.\w{4,20}).{1,2} object has no attribute "
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
    *(
        "cache_results",
        "waves_per_eu",
        "matrix_instr_nonkdim",
        "kpack",
        "num_consumer_groups",
        "restore_value",
    ),
    *("launch_metadata", "do_not_specialize_on_alignment", "ir_override", "prune_configs_by"),
    *("eviction_policy", "cache_modifier", "boundary_check", "padding_option", "warp_specialize"),
}
"""Names of parameters that hardly anything but Triton has."""
_BROKEN = {"language", "jit", "_C", "__version__", "Config", "autotune", "cdiv"}
"""What every Triton has: where it is missing, something else is called triton, or half of it is there."""
_DECORATED = r"@triton\.(?:jit|autotune|heuristics)\b|\btriton\.Config\("
"""In the line that was called."""
_COMPILING = r"CompilationError|triton[/\\](?:compiler|language|runtime)[/\\]|triton\.compiler"
_TORCHS_OWN = r"(?:triton_(?:poi|red|per|tem|unk|for)_fused|triton_tem_)\w*"


@log_check(_MODULE, _IMPORT, _GONE, _ARGUMENT, _UNNAMED, _OBJECT, _KEYWORD, _UNBUILT, _TENSOR)
def _in_failure(log: Log) -> Iterator[Evidence]:
    """Look for something of Triton's that is not there, and was not asked for by torch."""
    for found in find_matches(log, _MODULE, _IMPORT, _GONE, _OBJECT):
        if found.groups.get("lacks") not in _BROKEN and not _is_torch_symbol(log, found):
            yield _told(found, _confidence(log, found))
    yield from _of_arguments(log)
    if has_match(log, _COMPILING):
        for found in find_matches(log, _TENSOR):
            yield _told(found, Confidence.POSSIBLE)
    for found in find_matches(log, _UNBUILT):
        yield _told(found, Confidence.POSSIBLE)
    for found in find_matches(log, _KEYWORD):
        sure = mentions_triton(log) or "KeyError" in found.quote
        yield _told(found, Confidence.LIKELY if sure else Confidence.POSSIBLE)


def _of_arguments(log: Log) -> Iterator[Evidence]:
    """Look for arguments that a function of Triton's does not take, or no longer."""
    is_compiled = has_match(log, _COMPILING)
    for found in find_matches(log, _ARGUMENT, _UNNAMED):
        is_near = (is_compiled and _is_near_triton(log, found)) or _is_decorated(log, found)
        if (is_near or found.groups["lacks"] in _KNOWN) and not _is_torch_symbol(log, found):
            yield _told(found, Confidence.LIKELY)


def _told(found: LogMatch, confidence: Confidence) -> Evidence:
    of, lacks = found.groups.get("of", ""), found.groups.get("lacks", "what it asks for")
    if of.startswith("."):
        of = f"triton{of}"
    return found.evidence(
        confidence,
        what=f"{of}: {lacks}" if of else lacks,
        which="the installed one",
        instead="what has taken its place",
    )


def _is_torch_symbol(log: Log, found: LogMatch) -> bool:
    return is_raised_by_torch(log, found.start) or has_match(log, _TORCHS_OWN)


def _confidence(log: Log, found: LogMatch) -> Confidence:
    """Return how sure it is that the package's own code asked for it."""
    if "_C.libtriton" in found.quote:  # or its compiled half is left from another release
        return Confidence.POSSIBLE
    if last_file_before(log, found.start) or "triton.language" in found.quote:
        return Confidence.CERTAIN
    return Confidence.LIKELY


def _is_decorated(log: Log, found: LogMatch) -> bool:
    """Return whether the line before the error's is the call of a decorator of Triton's."""
    lines = log.text[max(0, found.start - 300) : found.start].splitlines()
    return any(re.search(_DECORATED, line) for line in lines[-2:])


def _is_near_triton(log: Log, found: LogMatch) -> bool:
    """Return whether the call was made by a kernel, or of Triton's own functions."""
    near = log.text[max(0, found.start - 800) : found.start + 200]
    return "triton" in near or "CompilationError" in near


@for_python(r"\btriton\b")
def _in_source(source: Source) -> Iterator[Evidence]:
    """Look for what Triton of the torch in question lacks, where nothing asks for its release first."""
    is_worth_it = not kit.triton.is_for_another_triton(source) and _may_ask(source)
    tree = kit.python_syntax.python_tree(source.text) if is_worth_it else None
    uncalled = kit.triton.Uncalled(source)
    for node, name in kit.triton_apis.triton_uses(source.text, tree) if tree else ():
        if isinstance(node, kit.ast.keyword):
            if api := kit.triton_apis.KEYWORDS.get((name, node.arg or "")):
                yield from _found(source, uncalled, node, f"{node.arg}= of tl.{name}", api)
        else:
            for known in (
                one for one in kit.triton_apis.prefixes(name) if one in kit.triton_apis.NAMES
            ):
                yield from _found(source, uncalled, node, name, kit.triton_apis.NAMES[known])


def _may_ask(source: Source) -> bool:
    """Return whether the words of something that is lacking are in a text: parsing it takes longer."""
    return any(
        all(word in source.text for word in words) and (not named or re.search(named, source.text))
        for words, named in kit.triton_apis.removed_words(source.target)
    )


def _found(
    source: Source,
    uncalled: Uncalled,
    node: ast.expr | ast.alias | ast.keyword,
    what: str,
    api: TritonApi,
) -> Iterator[Evidence]:
    missing, gone = kit.triton_apis.lacking(source.target, api)
    if (not missing and not gone) or uncalled.holds(node.lineno):
        return
    yield evidence(
        source,
        *kit.python_syntax.span(source.text, node),
        confidence=Confidence.POSSIBLE
        if re.search(kit.triton.HASATTR_PATTERN, source.text)
        else Confidence.CERTAIN,
        edits=_renamed(source, node, api)
        if not missing and not kit.targets.before(source.target, "2.4")
        else (),
        what=what,
        which=f"that of torch {kit.targets.ranges((*missing, *gone))}",
        instead=api.instead or f"a torch from {api.since} on",
    )


def _renamed(
    source: Source, node: ast.expr | ast.alias | ast.keyword, api: TritonApi
) -> tuple[Edit, ...]:
    """Return the edits that take a function of tl.math from libdevice."""
    module, _, function = api.instead.rpartition(".")
    tree = kit.python_syntax.python_tree(source.text)
    if (
        module != "triton.language.extra.libdevice"
        or not isinstance(node, kit.ast.Attribute)
        or not tree
    ):
        return ()
    replaced = Edit(
        source.path, *kit.python_syntax.span(source.text, node), f"libdevice.{function}"
    )
    known = kit.python.imported(source.text).get("libdevice")
    if known == module:
        return (replaced,)
    imports = [
        n
        for n in tree.body
        if isinstance(n, kit.ast.Import) and n.names[0].name == "triton.language"
    ]
    if known or not imports or "libdevice" in source.text:
        return ()
    at = kit.python_syntax.span(source.text, imports[0])[0]
    line = "\r\n" if "\r\n" in source.text else "\n"
    return (
        Edit(source.path, at, at, f"from triton.language.extra import libdevice{line}"),
        replaced,
    )


_HEAD = "import triton\nimport triton.language as tl\n@triton.jit\ndef gate(x):\n"

CAUSE = Cause(
    title="the kernel was written for another release of Triton: {which} lacks {what}",
    in_log=_in_failure,
    in_source=_in_source,
    fix=Fix(
        "install the release of the package that was made for this Triton, or the torch (which pins its "
        "Triton) that the package names; or write {instead} instead",
        commands=(
            'python -c "import torch, triton; print(torch.__version__, triton.__version__)"',
            "pip show torch | grep -i requires",
        ),
        safety=Safety.REVIEW,
    ),
    examples=(
        (
            "triton.compiler.errors.CompilationError: at 3:20:\n"
            "def gate(x, n):\n"
            "    i = tl.program_id(0)\n"
            "    tl.store(x + i, tl.math.tanh(tl.load(x + i)))\n"
            "                    ^\n"
            "AttributeError(\"module 'triton.language.math' has no attribute 'tanh'\")"
        ),
        (
            '  File "/venv/lib/python3.11/site-packages/triton/language/core.py", line 35, in wrapper\n'
            "    return fn(*args, **kwargs)\n"
            "TypeError: dot() got an unexpected keyword argument 'trans_b'"
        ),
        (
            '  File "/srv/attn/kernels.py", line 31, in <module>\n'
            "    @triton.jit(debug_name=named)\n"
            "TypeError: jit() got an unexpected keyword argument 'debug_name'"
        ),
        "ValueError: Did you forget to add @triton.jit ?",
        (
            '  File "/venv/lib/python3.11/site-packages/bitsandbytes/triton/matmul.py", line 12, in <module>\n'
            "    from triton.ops.matmul_perf_model import early_config_prune\n"
            "ModuleNotFoundError: No module named 'triton.ops'"
        ),
        Source("gate.py", f"{_HEAD}    tl.store(x, tl.math.tanh(1.0))\n"),
        Source("gate.py", f"{_HEAD}    tl.store(x, tl.libdevice.exp(1.0))\n"),
        Source("gate.py", f"{_HEAD}    tl.store(x, tl.dot(x, x, trans_b=True))\n"),
        Source("perf.py", "from triton.ops.matmul_perf_model import early_config_prune\n"),
        Source(
            "sum.py", f"{_HEAD}    tl.store(x, tl.sum(x, keep_dims=True))\n", Target(torch="2.2")
        ),
    ),
    counterexamples=(
        Source(
            "fixed.py",
            f"from triton.language.extra import libdevice\n{_HEAD}    tl.store(x, libdevice.tanh(1.0))\n",
        ),
        Source("old.py", f"{_HEAD}    tl.store(x, tl.math.tanh(1.0))\n", Target(torch="2.1..2.3")),
        Source(
            "kept.py", f"{_HEAD}    tl.store(x, tl.math.exp2(tl.math.max_of))  # tl.math.tanh\n"
        ),
        Source(
            "either.py",
            "import triton\ntry:\n    from triton.language.extra.libdevice import tanh\n"
            "except ImportError:\n    from triton.language.math import tanh\n",
        ),
        Source(
            "asks.py",
            "import triton\nif triton.__version__ >= '3':\n    from triton.language.extra.libdevice import tanh\n"
            "else:\n    from triton.language.math import tanh\n",
        ),
        Source(
            "newer.py",
            f"{_HEAD}    tl.store(x, tl.make_tensor_descriptor(x))\n",
            Target(torch=">=2.6"),
        ),
        Source(
            "unused.py",
            f"{_HEAD}    tl.store(x, tl.math.tanh(1.0))\n",
            project=(Source("unused.py", f"{_HEAD}    tl.store(x, tl.math.tanh(1.0))\n"),),
        ),
        Source(
            "fork.py",
            f"{_HEAD}    with tl.async_task([0]):\n        tl.store(x, tl.math.tanh(1.0))\n"
            'has_tasks = hasattr(tl, "async_task")\n',
        ),
        Source("other.py", "import torch.language as tl\nimport triton\ny = tl.math.tanh(1.0)\n"),
        (
            '  File "/venv/lib/python3.11/site-packages/torch/_inductor/async_compile.py", line 64, in wait\n'
            "    from triton.compiler.compiler import triton_key\n"
            "ImportError: cannot import name 'triton_key' from 'triton.compiler.compiler'"
        ),
        "ModuleNotFoundError: No module named 'triton'",
        "TypeError: forward() got an unexpected keyword argument 'cu_seqlens'",
        "AttributeError: module 'torch.cuda' has no attribute 'amp'",
    ),
)
