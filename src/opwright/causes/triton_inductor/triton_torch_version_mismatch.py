"""
torch.compile writes Triton kernels and drives Triton through parts that are not public: how arguments are described, how
a compiled kernel is launched, how the compiler's cache is keyed. These parts change in every release of Triton, so each
torch works with one release only, and its wheel pins that one: 2.4 pins 3.0, 2.6 pins 3.2, 2.8 pins 3.4.

Another Triton gets in when a package requires a newer one, when torch was installed with `--no-deps`, on Windows (where
torch has no Triton of its own and `triton-windows` is chosen by hand), or when torch alone is replaced. Then an import
inside `torch/_inductor` fails: `AttrsDescriptor` left `triton.compiler.compiler` with 3.3, `triton_key` with 3.5, and
`launch_enter_hook` left CompiledKernel with 3.4. A CPU-only program fails as soon as it uses torch.compile.

If the line that fails is in torch's own code, it is this; if it is in a package's kernel, that is too old for the
installed Triton.

`opwright env` reports this when the installed Triton is of another minor release than the one in torch's metadata.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from opwright import model
from opwright.causes.kit.cxx_sources.generated_code import (
    INDUCTOR,
    KERNEL_OF_TORCH,
    is_raised_by_torch,
)
from opwright.causes.kit.rules import CERTAIN, LIKELY, POSSIBLE, log_rules, rule
from opwright.knowledge.packages import REINSTALLED_TORCH
from opwright.knowledge.triton.releases import GONE_SINCE, pinned_triton
from opwright.knowledge.versions import public, series
from opwright.logs.patterns import LogMatch, has_match, on_windows
from opwright.model import Cause, Confidence, EnvironmentCheck, Evidence, Fix, Log, Machine

TYPE_CHECKING = False
if TYPE_CHECKING:  # of one verb alone
    from opwright.model import Environment

_MISSING_PRIVATE_NAME = (
    r"(?:cannot import name|has no attribute) .{1,2}?(?P<lacks>AttrsDescriptor|triton_key|launch_enter_hook"
    r"|launch_exit_hook|instance_descriptor|get_cuda_version_key|KernelInterface|cluster_dims|default_cache_dir"
    r"|get_architecture_descriptor|get_backend)\b(?!.{0,3} from .{1,2}torch\b)"
)
_MISSING_NAMES = (
    r"module .{1,2}triton[\w.]{0,60}.{1,2} has no attribute .{1,2}?(?P<lacks>\w{1,60})",
    r"cannot import name .{1,2}?(?P<lacks>\w{1,60}).{1,2} from .{1,2}triton",
    r"No module named .{1,2}?(?P<lacks>triton\.[\w.]{1,60})",
    (
        r"(?:JITFunction|Autotuner|CompiledKernel|KernelMetadata|ASTSource|GPUTarget).{0,2} (?:object )?"
        r"has no attribute .{1,2}?(?P<lacks>\w{1,60})"
    ),
)
_ARGUMENT = (
    r"(?:(?:JITFunction|Autotuner|Config|ASTSource|CompiledKernel|AttrsDescriptor)\.__init__|compile|dot|sum|reduce|load"
    r"|store|\w{0,40})\(\) (?:got an unexpected keyword argument|missing \d{1,2} required positional arguments?:)"
    r" .{1,2}?(?P<lacks>\w{1,60})"
)
_NO_DATACLASS = r"TypeError: must be called with a dataclass type or instance"
"""What torch before 2.6 says of the `AttrsDescriptor` of Triton 3.2 and later."""
_TOO_OLD = r"(?P<lacks>Installed triton version) too old, please upgrade"
_OF_ANOTHER_TRITON = r"target must be of (?P<lacks>GPUTarget) type"
"""An object of one Triton that is handed to another, of two or three distributions in one folder."""
_OF_A_DICT = r"'dict' object has no attribute '(?P<lacks>arch|backend|warp_size)'"
"""What took a dict up to Triton 2, and takes a GPUTarget since 3."""
_OF_SEVERAL = "where objects of two of them meet"
_OTHER_PIN = (
    r"torch [\w.+]{3,30} requires triton==(?P<lacks>[\w.]{3,20})[^\n]{0,60}but you(?:'ll)? have triton",
    r"Cannot find a working (?P<lacks>triton) installation",
)
_KNOWN_PIN = "if the release of torch is known"
_ON_WINDOWS, _ON_WINDOWS_KNOWN = "on Windows", "on Windows, if the release of torch is known"
_ON_WINDOWS_BEFORE = "on Windows, if the release is known that has lost the name"


def _caller_confidence(match: LogMatch, log: Log) -> Confidence | None:
    """Return how sure it is that torch's code, or code that it has generated, failed."""
    if is_raised_by_torch(log, match.start):
        return CERTAIN
    return LIKELY if has_match(log, KERNEL_OF_TORCH) else None


def _remedy(match: LogMatch, log: Log) -> str:
    is_known = pinned_triton(log.machine.torch) is not None
    if on_windows(log):
        if not is_known and match.groups.get("lacks") in GONE_SINCE:
            return _ON_WINDOWS_BEFORE
        return _ON_WINDOWS_KNOWN if is_known else _ON_WINDOWS
    return _KNOWN_PIN if is_known else ""


def _argument_confidence(match: LogMatch, log: Log) -> Confidence | None:
    is_near = "triton" in log.text[max(0, match.start - 800) : match.start]
    return LIKELY if is_near and is_raised_by_torch(log, match.start) else None


def _dataclass_confidence(match: LogMatch, log: Log) -> Confidence | None:
    is_near = "AttrsDescriptor" in log.text
    return LIKELY if is_near or is_raised_by_torch(log, match.start) else None


def _of_a_dict(_match: LogMatch, log: Log) -> Confidence | None:
    return POSSIBLE if "triton" in log.text.lower() else None


def _requirement(_match: LogMatch, log: Log) -> str:
    """Return what pip installs to repair it."""
    pinned = pinned_triton(log.machine.torch)
    return f"triton=={pinned}" if pinned else "torch"


_lacking = partial(
    rule,
    torch=lambda _, log: f"torch {public(log.machine.torch)}" if log.machine.torch else "torch",
    triton=lambda _, log: pinned_triton(log.machine.torch) or "the one that it pins",
    requirement=_requirement,
    remedy=_remedy,
    gone_since=lambda match, _: GONE_SINCE.get(match.groups.get("lacks", ""), ""),
    series=lambda _, log: ".".join((pinned_triton(log.machine.torch) or "").split(".")[:2]),
)


def in_environment(environment: Environment) -> Iterator[Evidence]:
    """Look for another Triton than the one that torch pins."""
    torch = environment.torch
    for pin in torch.pins if torch else ():
        name, _, version = pin.partition("==")
        triton = environment.installed(name) if "triton" in name else None
        if torch and triton and series(triton.version) != series(version):
            installed = f"{triton.name} {triton.version}"
            details = {
                "torch": f"torch {torch.version}",
                "triton": version,
                "requirement": pin,
                "lacks": f"{pin}, and {triton.version} is installed",
                "remedy": _KNOWN_PIN,
            }
            yield Evidence(installed, pin, details, LIKELY)


def _with_triton(version: str) -> Environment:
    torch = model.InstalledTorch("2.8.0", "torch", pins=("triton==3.4.0",))
    triton = model.Distribution("triton", version)
    return model.Environment("3.11.4", torches=(torch,), distributions=(triton,))


CAUSE = Cause(
    title="{torch} and the installed Triton do not match: torch needs {lacks}",
    in_log=log_rules(
        _lacking(_MISSING_PRIVATE_NAME, confidence=CERTAIN, only_if=f"triton|{INDUCTOR}"),
        _lacking(*_MISSING_NAMES, confidence=_caller_confidence),
        _lacking(_ARGUMENT, confidence=_argument_confidence),
        _lacking(
            _NO_DATACLASS,
            confidence=_dataclass_confidence,
            lacks="AttrsDescriptor as a dataclass",
        ),
        _lacking(_TOO_OLD, confidence=LIKELY),
        _lacking(_OF_ANOTHER_TRITON, confidence=LIKELY, remedy=_OF_SEVERAL),
        _lacking(_OF_A_DICT, confidence=_of_a_dict),
        _lacking(*_OTHER_PIN, confidence=POSSIBLE),
    ),
    in_environment=EnvironmentCheck(
        in_environment,
        examples=lambda: (_with_triton("3.2.0"),),
        counterexamples=lambda: (_with_triton("3.4.0"),),
    ),
    fix=Fix(
        "reinstall torch with the Triton that it pins; on Windows, the triton-windows of the same release",
        commands=(
            "pip show torch | grep -i requires",
            f"pip install --force-reinstall {REINSTALLED_TORCH}",
        ),
    ),
    remedies={
        _OF_SEVERAL: Fix(
            "keep one Triton: several distributions install into the same folder (triton, pytorch-triton, triton-nightly, triton-windows); uninstall them all, and reinstall torch"
            " with the one that it pins",
            commands=(
                "pip list | grep -i triton",
                "pip uninstall -y triton pytorch-triton triton-nightly triton-windows",
                f"pip install --force-reinstall {REINSTALLED_TORCH}",
            ),
        ),
        _ON_WINDOWS: Fix(
            "install the triton-windows release for this torch (its README lists them), because Triton has no Windows wheels, into the environment that runs this (python_embeded in a"
            " portable ComfyUI)",
            commands=("pip install --upgrade triton-windows",),
        ),
        _ON_WINDOWS_BEFORE: Fix(
            "install a triton-windows before {gone_since}, which no longer has {lacks} where this torch looks for it (torch 2.6 goes with 3.2, 2.7 with 3.3, 2.8 with 3.4), in the environment "
            "that runs this",
            commands=("pip install 'triton-windows<{gone_since}'",),
        ),
        _ON_WINDOWS_KNOWN: Fix(
            "install triton-windows {series}, which {torch} needs, into the environment that runs this: Triton has no Windows wheels",
            commands=("pip install 'triton-windows=={series}.*'",),
        ),
        _KNOWN_PIN: Fix(
            "install the Triton that {torch} pins, {triton}; on Windows, triton-windows of the same release",
            commands=("pip show torch | grep -i requires", "pip install '{requirement}'"),
        ),
    },
    examples=(
        "AssertionError: target must be of GPUTarget type",
        "D:\\venv\\lib\\site-packages\\torch\\_inductor\\scheduler.py\nCannot find a working triton installation",
        (
            "ImportError: cannot import name 'AttrsDescriptor' from 'triton.compiler.compiler' "
            "(D:\\venv\\lib\\site-packages\\triton\\compiler\\compiler.py)"
        ),
        Log(
            '  File "C:\\env\\Lib\\site-packages\\torch\\_inductor\\scheduler.py", line 40, in backend\n'
            "RuntimeError: Cannot find a working triton installation. Either the package is not installed or it is too old.",
            Machine(torch="2.7.0+cu128", os="Windows"),
        ),
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
