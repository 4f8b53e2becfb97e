"""
torch.compile writes Triton kernels and drives Triton through parts that are not public: how arguments are
described, how a compiled kernel is launched, how the compiler's cache is keyed. These parts change in every release
of Triton, so each torch works with one of them only, and its wheel pins that one: 2.4 wants 3.0, 2.5 wants
3.1, 2.6 wants 3.2, 2.7 wants 3.3, 2.8 wants 3.4, 2.9 wants 3.5, 2.10 and 2.11 want 3.6.

Another Triton gets in when a package asks for a newer one, when torch was installed with `--no-deps`, on
Windows (where torch has no Triton of its own and `triton-windows` is chosen by hand), or when torch alone is
replaced. Then an import inside `torch/_inductor` fails: `AttrsDescriptor` left `triton.compiler.compiler` with
3.3, `triton_key` with 3.5, `launch_enter_hook` left CompiledKernel with 3.4. In a CPU-only program it shows as soon
as torch.compile is used.

The line in torch's own code is what tells it from a package's kernel that is too old for this Triton.

In an environment it is found where the Triton that torch's metadata pins is there in another minor release.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from opwright import model
from opwright.causes.kit.generated_code import is_raised_by_torch, mentions_inductor
from opwright.causes.kit.rules import log_check
from opwright.logs.patterns import LogMatch, find_matches, has_match
from opwright.model import Cause, Confidence, EnvironmentCheck, Evidence, Fix, Log

TYPE_CHECKING = False
if TYPE_CHECKING:  # of one verb alone
    from opwright.model import Environment

_INNER = (
    r"(?:cannot import name|has no attribute) .{1,2}?(?P<lacks>AttrsDescriptor|triton_key|launch_enter_hook"
    r"|launch_exit_hook|instance_descriptor|get_cuda_version_key|KernelInterface|cluster_dims|default_cache_dir"
    r"|get_architecture_descriptor|get_backend)\b(?!.{0,3} from .{1,2}torch\b)"
)
_MODULE = r"module .{1,2}triton[\w.]{0,60}.{1,2} has no attribute .{1,2}?(?P<lacks>\w{1,60})"
_IMPORT = r"cannot import name .{1,2}?(?P<lacks>\w{1,60}).{1,2} from .{1,2}triton"
_GONE = r"No module named .{1,2}?(?P<lacks>triton\.[\w.]{1,60})"
_OBJECT = (
    r"(?:JITFunction|Autotuner|CompiledKernel|KernelMetadata|ASTSource|GPUTarget).{0,2} (?:object )?"
    r"has no attribute .{1,2}?(?P<lacks>\w{1,60})"
)
_ARGUMENT = (
    r"(?:(?:JITFunction|Autotuner|Config|ASTSource|CompiledKernel|AttrsDescriptor)\.__init__|compile|dot|sum|reduce|load"
    r"|store|\w{0,40})\(\) (?:got an unexpected keyword argument|missing \d{1,2} required positional arguments?:)"
    r" .{1,2}?(?P<lacks>\w{1,60})"
)
_NO_DATACLASS = r"TypeError: must be called with a dataclass type or instance"
"""What torch before 2.6 says of the `AttrsDescriptor` of Triton 3.2 and later."""
_TOO_OLD = r"(?P<lacks>Installed triton version) too old, please upgrade"
_PINNED = r"torch [\w.+]{3,30} requires triton==(?P<lacks>[\w.]{3,20})[^\n]{0,60}but you(?:'ll)? have triton"
_NONE_WORKS = r"Cannot find a working (?P<lacks>triton) installation"
_TORCHS_OWN = r"(?:triton_(?:poi|red|per|tem|unk|for)_fused|triton_tem_)\w*"
_BESIDE = (
    *(
        ("2.0.", "2.0.0"),
        ("2.1.", "2.1.0"),
        ("2.2.", "2.2.0"),
        ("2.3.", "2.3.1"),
        ("2.4.", "3.0.0"),
    ),
    *(
        ("2.5.", "3.1.0"),
        ("2.6.", "3.2.0"),
        ("2.7.0", "3.3.0"),
        ("2.7.1", "3.3.1"),
        ("2.8.", "3.4.0"),
    ),
    *(("2.9.0", "3.5.0"), ("2.9.1", "3.5.1"), ("2.10.", "3.6.0"), ("2.11.", "3.6.0")),
    *(("2.12.0", "3.7.0"), ("2.14.", "3.8.0"), ("2.15.", "3.9.0")),
)


@log_check(
    *(_INNER, _MODULE, _IMPORT, _GONE, _OBJECT, _ARGUMENT, _NO_DATACLASS),
    *(_TOO_OLD, _PINNED, _NONE_WORKS),
)
def _in_failure(log: Log) -> Iterator[Evidence]:
    """Look for something of Triton's that torch itself asked for and did not get."""
    for found in find_matches(log, _INNER):
        if "triton" in log.text or mentions_inductor(log):
            yield _told(log, found, Confidence.CERTAIN)
    for found in find_matches(log, _MODULE, _IMPORT, _GONE, _OBJECT):
        if is_raised_by_torch(log, found.start):
            yield _told(log, found, Confidence.CERTAIN)
        elif has_match(log, _TORCHS_OWN):
            yield _told(log, found, Confidence.LIKELY)
    for found in find_matches(log, _ARGUMENT):
        near = log.text[max(0, found.start - 800) : found.start]
        if "triton" in near and is_raised_by_torch(log, found.start):
            yield _told(log, found, Confidence.LIKELY)
    yield from _no_dataclass(log)
    for found in find_matches(log, _TOO_OLD):
        yield _told(log, found, Confidence.LIKELY)
    for found in find_matches(log, _PINNED, _NONE_WORKS):
        yield _told(log, found, Confidence.POSSIBLE)


def _no_dataclass(log: Log) -> Iterator[Evidence]:
    """Yield where torch reads the fields of a class of Triton's that has become another kind of class."""
    for found in find_matches(log, _NO_DATACLASS):
        if "AttrsDescriptor" in log.text or is_raised_by_torch(log, found.start):
            one = _told(log, found, Confidence.LIKELY)
            yield one._replace(details={**one.details, "lacks": "AttrsDescriptor as a dataclass"})


def _told(log: Log, found: LogMatch, confidence: Confidence) -> Evidence:
    torch = log.machine.torch or ""
    wanted = next(
        (triton for start, triton in _BESIDE if f"{_plain(torch)}.".startswith(start)), ""
    )
    return found.evidence(
        confidence,
        torch=f"torch {_plain(torch)}" if _plain(torch) else "this torch",
        triton=wanted or "the one that it pins",
        requirement=f"triton=={wanted}" if wanted else "--force-reinstall torch",
    )


def _plain(torch: str) -> str:
    release = re.search(r"\d+\.\d+(?:\.\d+)?", torch)
    return release[0] if release else ""


def in_environment(environment: Environment) -> Iterator[Evidence]:
    """Look for another Triton than the one that torch pins."""
    for pin in environment.torch.pins if environment.torch else ():
        name, _, wanted = pin.partition("==")
        one = environment.installed(name) if "triton" in name else None
        if environment.torch and one and one.version.split(".")[:2] != wanted.split(".")[:2]:
            torch = f"torch {environment.torch.version}"
            yield Evidence(
                f"{one.name} {one.version}",
                pin,
                {
                    "torch": torch,
                    "triton": wanted,
                    "requirement": pin,
                    "lacks": f"{pin}, and {one.version} is there",
                },
                Confidence.LIKELY,
            )


def _conflicts() -> tuple[model.Environment, ...]:
    return (
        model.Environment(
            "3.11.4",
            torches=(model.InstalledTorch("2.8.0", "torch", pins=("triton==3.4.0",)),),
            distributions=(model.Distribution("triton", "3.2.0"),),
        ),
    )


def _healthy() -> tuple[model.Environment, ...]:
    return (
        model.Environment(
            "3.11.4",
            torches=(model.InstalledTorch("2.8.0", "torch", pins=("triton==3.4.0",)),),
            distributions=(model.Distribution("triton", "3.4.0"),),
        ),
    )


CAUSE = Cause(
    title="{torch} and the installed Triton do not belong together: torch asks for {lacks}",
    in_log=_in_failure,
    in_environment=EnvironmentCheck(in_environment, _conflicts, _healthy),
    fix=Fix(
        "install the Triton that {torch} was made with ({triton}); on Windows: triton-windows of the same "
        "release",
        commands=(
            "pip show torch | grep -i requires",
            "pip install {requirement}",
        ),
    ),
    examples=(
        (
            "torch._dynamo.exc.BackendCompilerFailed: backend='inductor' raised:\n"
            "ImportError: cannot import name 'AttrsDescriptor' from 'triton.compiler.compiler' "
            "(/venv/lib/python3.11/site-packages/triton/compiler/compiler.py)"
        ),
        (
            '  File "/venv/lib/python3.11/site-packages/torch/_inductor/runtime/hints.py", line 57, in <module>\n'
            "    import triton.backends.compiler\n"
            "ModuleNotFoundError: No module named 'triton.backends'"
        ),
        (
            '  File "C:\\\\venv\\\\Lib\\\\site-packages\\\\torch\\\\_inductor\\\\runtime\\\\triton_heuristics.py", line 1022\n'
            "AttributeError: type object 'CompiledKernel' has no attribute 'launch_enter_hook'"
        ),
        (
            "    attr_desc_fields = {f.name for f in fields(AttrsDescriptor)}\n"
            "TypeError: must be called with a dataclass type or instance"
        ),
    ),
    counterexamples=(
        (
            '  File "/venv/lib/python3.11/site-packages/mamba_ssm/ops/triton/layernorm.py", line 14, in <module>\n'
            "ImportError: cannot import name 'libdevice' from 'triton.language.extra.cuda'"
        ),
        "ModuleNotFoundError: No module named 'triton'",
        "ImportError: cannot import name 'triton_key' from 'torch._inductor.runtime.triton_compat'",
        "TypeError: must be called with a dataclass type or instance",
        "Successfully installed torch-2.5.1 triton-3.1.0",
    ),
)
