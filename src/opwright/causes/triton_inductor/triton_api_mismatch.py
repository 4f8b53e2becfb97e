"""
Triton's language changes from release to release, and whichever Triton is installed compiles a kernel: it is source code
that meets a new compiler. The package that ships the kernel was written for one release and fails at the first call with
another one, while the rest of it works.

What moved most: libdevice, from `tl.libdevice` (2.0) over `tl.math` (2.1) to `triton.language.extra.libdevice` (3.0), so
that `tl.math.tanh` is gone; `trans_a` and `trans_b` of `tl.dot`, which `tl.trans` replaces; `triton.ops`, which left the
package with 3.2; tensor descriptors (`triton.tools.tensor_descriptor` came with 3.4); the keyword `_builder` inside
helpers, which became `_semantic` with 3.4; what `early_config_prune` is called with (keywords since 3.0), and kernels with
`**META` before 2.0; options of its compilers (`cluster_dims` up to 3.5); attributes of compiled kernels and of `JITFunction`, which were never public.

torch pins one exact Triton, so do not install another one beside it: take the release of the package that was made for
your torch, or the torch that the package names. Where torch's own code (`torch/_inductor`) raises the same message, torch
and Triton do not match instead.

In sources, what a release dropped is reported for the torch releases that pin it or a newer one, and what only a newer one
has where every torch in question pins an older one. Code that checks the version first, or catches the error, is left
alone.
"""

from collections.abc import Iterator
from functools import partial

from opwright.causes import kit
from opwright.causes.kit.cxx_sources.generated_code import (
    KERNEL_OF_TORCH,
    TRITON,
    is_raised_by_torch,
    last_file_before,
)
from opwright.causes.kit.rules import CERTAIN, LIKELY, POSSIBLE, log_rules, rule
from opwright.causes.kit.sources import evidence, for_python
from opwright.knowledge.triton.apis import IN_EVERY_RELEASE, NAMES, PARAMETERS, TritonApi
from opwright.knowledge.triton.releases import (
    LAST_OF_OLD_LANGUAGE,
    pinned_triton,
    torch_pinning,
    triton_before,
)
from opwright.knowledge.versions import is_older, series
from opwright.logs.patterns import LogMatch, compiled, has_match
from opwright.model import (
    IN_SOURCES,
    BuildScript,
    Cause,
    Confidence,
    Evidence,
    Fix,
    Instructions,
    Log,
    Safety,
    Source,
    Target,
)

_MISSING_NAMES = (
    (
        r"module .{1,2}triton(?P<of>\.(?:language|testing|runtime|compiler|tools|knobs|backends|_C\.libtriton\.triton)[\w.]{0,60}|)"
        r".{1,2} has no attribute(?: .{1,2}?(?P<lacks>\w{1,60})|$)"
    ),
    r"cannot import name .{1,2}?(?P<lacks>\w{1,60}).{1,2} from .{1,2}triton(?P<of>[\w.]{0,60})",
    (
        r"No module named .{1,2}?(?P<lacks>triton\.(?:ops|language|tools|testing|common|compiler|runtime"
        r"|experimental|backends)[\w.]{0,60})"
    ),
    (
        r".{0,2}?(?P<of>JITFunction|Autotuner|CompiledKernel|KernelMetadata|ASTSource|GPUTarget|CudaUtils|CUDAUtils"
        r"|CudaDriver|NVIDIABackend|CUDAOptions|Heuristics|LazyDict|InterpretedFunction).{0,2} (?:object )?"
        r"has no attribute .{1,2}?(?P<lacks>\w{1,60})"
    ),
)
_SET_DIRECTLY = r"AttributeError: Cannot set attribute ['\"](?P<lacks>src)['\"] directly\. Use ['\"]_unsafe_update_src"
"""Of a JITFunction, since Triton 3.2; older code and older releases of torch set it."""
_ARGUMENTS = (
    (
        r"(?P<of>(?:(?:JITFunction|Autotuner|Config|ASTSource|Heuristics|CompiledKernel)\.__init__|autotune|heuristics"
        r"|dot|dot_scaled|sum|max|min|argmax|argmin|reduce|load|store|cat|where|arange|trans|sort|cumsum|associative_scan"
        r"|atomic_\w{2,6}|make_block_ptr|compile|jit|warmup|do_bench|range|extern_elementwise|\w{0,40}))"
        r"\(\) got an unexpected keyword argument .{1,2}?(?P<lacks>\w{1,60})"
    ),
    r"TypeError\(.{1,2}got an unexpected keyword argument .{1,2}?(?P<lacks>\w{1,60})",
)
_OWN_CALL = r"(?P<of>GridExecutor|InterpretedFunction|JITFunction|Autotuner|CompiledKernel)\.(?P<lacks>_?\w{2,50})\(\) (?:takes \d|missing \d|got an unexpected)"
"""Of what the interpreter and the launcher call among themselves, and some packages override."""
_TENSOR = (
    r"(?P<of>tensor|constexpr|block_type|pointer_type|dtype|builder|libtriton\.(?:triton\.)?ir\.\w{4,20}).{1,2} object has no attribute "
    r".{1,2}?(?P<lacks>\w{1,60})"
)
_SAYS_ITSELF = r"[Mm]ake sure (?:that )?(?:your|the) [Tt]riton version is compatible"
_UNDECORATED = r"Did you forget to add @triton\.jit"
_KEYWORD = r"Keyword argument (?P<lacks>\w{1,60}) was specified but unrecogni[sz]ed"
_DECORATOR = r"@triton\.(?:jit|autotune|heuristics)\b|\btriton\.Config\("
_COMPILER = r"CompilationError|triton[/\\](?:compiler|language|runtime)[/\\]|triton\.compiler"


def _name_confidence(match: LogMatch, log: Log) -> Confidence | None:
    """Return how sure it is that the package's own code asked for a name."""
    if match.groups.get("lacks") in IN_EVERY_RELEASE or _is_called_by_torch(match, log):
        return None
    if "_C.libtriton" in match.quote:  # or its compiled half is left from another release
        return POSSIBLE
    is_seen = last_file_before(log, match.start) or "triton.language" in match.quote
    return CERTAIN if is_seen else LIKELY


def _argument_confidence(match: LogMatch, log: Log) -> Confidence | None:
    is_known = match.groups["lacks"] in PARAMETERS or _is_of_triton(match, log)
    return LIKELY if is_known and not _is_called_by_torch(match, log) else None


def _is_of_triton(match: LogMatch, log: Log) -> bool:
    """Return whether a kernel, Triton's own functions or one of its decorators made the call."""
    near = log.text[max(0, match.start - 800) : match.start + 200]
    if has_match(log, _COMPILER) and ("triton" in near or "CompilationError" in near):
        return True
    lines = log.text[max(0, match.start - 300) : match.start].splitlines()
    return any(compiled(_DECORATOR).search(line) for line in lines[-2:])


def _is_called_by_torch(match: LogMatch, log: Log) -> bool:
    return is_raised_by_torch(log, match.start) or has_match(log, KERNEL_OF_TORCH)


def _keyword_confidence(match: LogMatch, log: Log) -> Confidence:
    return LIKELY if "KeyError" in match.quote or has_match(log, TRITON) else POSSIBLE


def _what(match: LogMatch, _: Log) -> str:
    """Return what is missing, `triton.language: tanh`."""
    of, lacks = match.groups.get("of", ""), match.groups.get("lacks", "what it asks for")
    of = f"triton{of}" if of.startswith(".") else of
    return f"{of}: {lacks}" if of else lacks


def _by_release(match: LogMatch, log: Log) -> dict[str, str]:
    """Return the remedy of a name whose releases are known: the nearest Triton that has it."""
    package = "triton-windows" if (log.machine.os or "").startswith("Windows") else "triton"
    name = _what(match, log).replace(": ", ".")
    if name == "kernel" and compiled(_OF_TRITON).search(match.quote):
        old = {"wanted": LAST_OF_OLD_LANGUAGE, "span": "before 1.0", "pinned_by": "no torch"}
        return {"remedy": _KNOWN, "package": package, **old}
    if name.startswith("triton.ops") and "bitsandbytes" in log.text:
        return {"remedy": _OF_BITSANDBYTES}
    known = NAMES.get(name) or _IN_LOGS.get(name.removesuffix(".build"))
    if known is None:
        return {}
    installed = log.machine.torch
    if known.until and not (known.since and is_older(installed, known.since)):
        wanted = triton_before(known.until)
        first = pinned_triton(known.until)
        span = f"before {series(first)}" if first else ""
        since = pinned_triton(known.since)
        span = f"from {series(since)} on, and {span}" if since and span else span
    else:
        wanted = pinned_triton(known.since)
        span = f"from {series(wanted)} on" if wanted else ""
    if not wanted or not span:
        return {}
    torch = torch_pinning(series(wanted)) or "an older torch"
    releases = {"wanted": f"{series(wanted)}.*", "span": span, "pinned_by": f"torch {torch}"}
    return {"remedy": _KNOWN, "package": package, **releases}


_IN_LOGS = {
    "triton.common": TritonApi(
        "2.4", "2.1", "triton.runtime.build and triton.backends.nvidia.driver"
    ),
    "triton.language.constexpr": TritonApi(None, "2.0"),
    "triton.runtime.interpreter.interpreter_builder": TritonApi(None, "2.4"),
}
"""Names that sources, as a rule, ask for by release: of logs alone."""
_OF_TRITON = r"module .triton. has no attribute"
_OF_BITSANDBYTES = "where it is bitsandbytes that asks for triton.ops"
_KNOWN = "where the releases of Triton that have the name are known"
_lacking = partial(rule, what=_what, which="the installed one", instead="what has taken its place")


@for_python(r"\btriton\b", domains=("triton",))
def in_source(source: Source) -> Iterator[Evidence]:
    """Look for what Triton of the torch in question lacks, where nothing asks for its release first."""
    for one in _uses(source):
        what = one.details["what"]
        name = what.rpartition(".")[2]
        group = "block pointers" if name in ("make_block_ptr", "advance") else what
        group = "experimental" if name.startswith("_experimental_") else group
        about = f"{group} {one.details['which']}"
        yield one._replace(details={**one.details, "about": about})


def _uses(source: Source) -> Iterator[Evidence]:
    listed: set[int] = set()
    for use in kit.triton_apis.lacking_uses(source):
        listed.add(use.place[0])
        yield evidence(
            source,
            *use.place,
            confidence=POSSIBLE if use.is_optional else CERTAIN,
            edits=use.edits,
            what=use.what,
            which=f"that of torch {kit.targets.ranges(use.lacking)}",
            instead=use.instead,
        )
    if kit.triton_kernels.is_for_another_triton(source):
        return
    for place, lacking in kit.triton_timings.unpacked_timings(source):
        yield evidence(
            source,
            *place,
            what="the three numbers that triton.testing.do_bench returned",
            which=f"Triton {lacking[0]}..{lacking[-1]}",
            instead="quantiles=[0.5, 0.2, 0.8]",
        )
    uncalled = kit.triton_kernels.Uncalled(source)
    options = kit.triton_options.lost_options(source)
    for one in (*kit.triton_parameters.refused_parameters(source), *options):
        if not uncalled.holds(source.text.count("\n", 0, one.place[0]) + 1):
            yield evidence(
                source,
                *one.place,
                what=one.what,
                which=f"Triton {'..'.join(dict.fromkeys((one.lacking[0], one.lacking[-1])))}",
                instead=one.instead,
            )
    for gone in kit.api_removals.removed_uses(source, "", "triton"):
        line = source.text.count("\n", 0, gone.piece.start) + 1
        if gone.piece.start not in listed and not uncalled.holds(line):
            yield evidence(
                source,
                gone.piece.start,
                gone.piece.end,
                confidence=gone.absence.confidence,
                what=gone.absence.name,
                which=f"Triton {kit.api_removals.span_of(gone.absence)}",
                instead=gone.absence.instead or kit.api_removals.stand_in(gone.absence),
            )


_HEAD = "import triton\nimport triton.language as tl\n@triton.jit\ndef gate(x):\n"
_PRUNED = (
    "import triton\ndef small(configs, named):\n    return configs[:1]\n"
    "@triton.autotune(configs=CONFIGS, key=['n'], prune_configs_by={'early_config_prune': small})\n"
    "@triton.jit\ndef gate(x, n):\n    pass\n"
)
_OPTIONS = (
    "from triton.backends.nvidia.compiler import CUDAOptions\n"
    "GIVEN = {'num_warps': 4, 'cluster_dims': (1, 1, 1)}\noptions = CUDAOptions(**GIVEN)\n"
)

CAUSE = Cause(
    title="the kernel was written for another release of Triton: {which} lacks {what}",
    in_log=log_rules(
        _lacking(*_MISSING_NAMES, confidence=_name_confidence, compute=_by_release),
        _lacking(*_ARGUMENTS, confidence=_argument_confidence),
        _lacking(_OWN_CALL, confidence=LIKELY, what="{of}.{lacks}() with these arguments"),
        _lacking(_TENSOR, confidence=POSSIBLE, only_if=_COMPILER),
        _lacking(_UNDECORATED, _SAYS_ITSELF, confidence=POSSIBLE),
        _lacking(_KEYWORD, confidence=_keyword_confidence),
        _lacking(_SET_DIRECTLY, confidence=LIKELY),
    ),
    in_source=in_source,
    fact="{about}",
    fix=Fix(
        "install the release of the package that was made for this Triton, or the torch (which pins its Triton) that the"
        " package names; or write {instead} instead",
        commands=(
            'python -c "import torch, triton; print(torch.__version__, triton.__version__)"',
            "pip show torch | grep -i requires",
        ),
        safety=Safety.REVIEW,
    ),
    remedies={
        IN_SOURCES: Fix(
            "write {instead}; for other releases of Triton, too, choose by triton.__version__",
            safety=Safety.REVIEW,
        ),
        _OF_BITSANDBYTES: Fix(
            "upgrade bitsandbytes: before 0.45.1 it imports triton.ops, which Triton 3.2 (torch 2.6) no longer has",
            commands=("pip install --upgrade bitsandbytes",),
        ),
        _KNOWN: Fix(
            "Triton has {what} {span}: install the nearest release that has it, which {pinned_by} pins (each torch has its own, which torch.compile may need: then "
            "install that torch), or a release of the package for the installed Triton; or write {instead} instead",
            commands=("pip install '{package}=={wanted}'",),
        ),
    },
    examples=(
        "/venv/lib/python3.11/site-packages/bitsandbytes/triton/quantize.py\nModuleNotFoundError: No module named 'triton.ops'",
        "AttributeError: module 'triton' has no attribute 'kernel'",
        "AttributeError: module 'triton.language' has no attribute 'cast'",
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
        "ERROR: Failed to import Triton kernels of warpkit. Please make sure your triton version is compatible.",
        (
            '  File "/venv/lib/python3.11/site-packages/bitsandbytes/triton/matmul.py", line 12, in <module>\n'
            "    from triton.ops.matmul_perf_model import early_config_prune\n"
            "ModuleNotFoundError: No module named 'triton.ops'"
        ),
        Source("gate.py", f"{_HEAD}    tl.store(x, tl.math.tanh(1.0))\n"),
        Source("gate.py", f"{_HEAD}    tl.store(x, tl.libdevice.exp(1.0))\n"),
        Source("gate.py", f"{_HEAD}    tl.store(x, tl.dot(x, x, trans_b=True))\n"),
        Source("gate.py", f"{_HEAD}    pass\nold = gate.cache\n"),
        Source(
            "blocks.py", f"{_HEAD}    tl.store(tl.make_block_ptr(x), 1)\n", Target(torch="2.15")
        ),
        Source(
            "launch.py",
            "from triton.runtime import JITFunction\nold = JITFunction._make_launcher\n",
        ),
        Source("bench.py", "import triton\nms, low, high = triton.testing.do_bench(f)\n"),
        Source("build.py", "from triton.common.build import libcuda_dirs\n"),
        Source("tune.py", _PRUNED),
        Source("options.py", _OPTIONS, Target(triton="3.6")),
        Source("launch.py", f"{_HEAD}    pass\ngate[(1,)](y, num_consumer_groups=2)\n"),
        Source("old.py", _HEAD.replace("(x)", "(x, **META)") + "    tl.store(x, META['A'])\n"),
        Source("perf.py", "from triton.ops.matmul_perf_model import early_config_prune\n"),
        Source(
            "sum.py", f"{_HEAD}    tl.store(x, tl.sum(x, keep_dims=True))\n", Target(torch="2.2")
        ),
    ),
    counterexamples=(
        Source(
            "gate.py",
            f"{_HEAD}    tl.store(x, tl.math.tanh(1.0))\n",
            build=(
                BuildScript(
                    "setup.py",
                    "",
                    instructions=(
                        Instructions(
                            ".gitmodules",
                            "\tpath = 3rdparty/triton\n\turl = https://github.com/own/triton.git\n",
                        ),
                    ),
                ),
            ),
        ),
        Source(
            "old.py",
            _HEAD.replace("(x)", "(x, **META)") + "    tl.store(x, META['A'])\n",
            project=(Source("op_builder.py", "NEEDED = 'triton==1.0.0'\n"),),
        ),
        Source(
            "fixed.py",
            f"from triton.language.extra import libdevice\n{_HEAD}    tl.store(x, libdevice.tanh(1.0))\n",
        ),
        Source("old.py", f"{_HEAD}    tl.store(x, tl.math.tanh(1.0))\n", Target(torch="2.1..2.3")),
        Source("tune.py", _PRUNED, Target(triton="2.1")),
        Source("options.py", _OPTIONS, Target(triton="3.5")),
        Source("options.py", _OPTIONS.replace("**GIVEN", "num_ctas=1"), Target(triton="3.6")),
        Source(
            "launch.py",
            f"{_HEAD}    pass\ngate[(1,)](y, num_consumer_groups=2)\n".replace(
                "(x)", "(x, num_consumer_groups)"
            ),
        ),
        Source("tune.py", _PRUNED.replace("(configs, named", "(configs, named, **given")),
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
        Source(
            "bench.py",
            "import triton\nms, low, high = triton.testing.do_bench(f, quantiles=QUANTILES)\n",
        ),
        Source("launch.py", "from runtime import JITFunction\nold = JITFunction._make_launcher\n"),
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
