"""
PyTorch adds to its interfaces in every minor release, and packages use the additions in their next one. With `--no-deps`, with
a requirement without a version, or if another package pins torch, the old torch stays. The first use of the new name then
fails: in Python with an `AttributeError` or `ImportError` about a torch module, in a build with a missing header below
`torch/`, `ATen/` or `c10/` or an unknown member of `at::Tensor`.

A name that torch has removed gives the same messages and needs the opposite, so the name decides: `torch.library.triton_op`
came with 2.6, `torch.float8_e4m3fn` with 2.1, `packed_accessor32` with 1.3; `torch._six` and `THC/THC.h` were removed. If even
a name that every torch has is missing (`torch.Tensor`), another file is called torch. Or the right torch is installed, but in
another environment than the one that runs.

`opwright lint` reports this when the project's own requirement, or `--torch`, admits a torch that lacks what the sources
use: a header of the stable ABI, or a name such as `torch.library.custom_op` that a module uses when it is imported. What is used in a
function counts if no admitted torch has it. What a condition or `try` guards does not.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from opwright import knowledge
from opwright.causes import kit
from opwright.causes.kit.messages.changed.api_names import (
    UNKNOWN_HEADERS,
    UNKNOWN_MEMBERS,
    UNKNOWN_NAMES,
    first_release,
    is_added,
    named,
)
from opwright.causes.kit.rules import (
    CERTAIN,
    LIKELY,
    POSSIBLE,
    Detail,
    Rule,
    log_rules,
    rule,
)
from opwright.causes.kit.sources import evidence, for_sources, includes
from opwright.knowledge.torch_releases.headers.added_names import (
    PYTHON_NAMES,
    STABLE_HEADERS,
    TORCH_COMPILE_FOR_PYTHON,
    UNDATED_NAMES,
    signs_in_python,
)
from opwright.knowledge.versions import is_older
from opwright.logs.asker.named_torch import is_before, named_torch
from opwright.logs.patterns import LogMatch, compiled, missing_header
from opwright.model import (
    C_FAMILY,
    IN_SOURCES,
    Cause,
    Confidence,
    Evidence,
    Fix,
    Language,
    Log,
    Machine,
    Source,
    Target,
)

_NO_ATTRIBUTE = (
    r"module ['\"‘](?P<module>torch(?:\.(?!ops)\w+){0,5})['\"’] has no attribute ['\"‘](?P<name>(?!_cuda_)\w+)",
    r"type object ['\"](?P<module>torch\.\w+)['\"] has no attribute ['\"](?P<name>\w+)",
)
_NO_NAME = (
    r"cannot import name ['\"‘]?(?P<name>\w{1,60})['\"’]? from ['\"‘](?P<module>torch(?!\._six\b|\.utils\.ffi\b)(?:\.\w+){0,5})['\"’]",
    r"No module named ['\"‘]?(?!torch\.(?:_[cC]\b|ops\.))(?P<module>torch(?:\.\w+){0,4})\.(?P<name>\w+)",
    r"['\"]_OpNamespace['\"] ['\"](?P<module>aten)['\"] object has no attribute ['\"](?P<name>\w+)",
)
_SINCE_0_4_1 = (
    r"[‘'](?P<name>AT_ASSERTM)[’'] (?:was not declared|has not been declared)",
    r"identifier \"(?P<name>AT_ASSERTM)\" is undefined",
)
"""What the index, which begins with 1.0, has in all releases."""
_NO_MACRO = r"type conversion before [‘']\([’'] token\n[^\n]{0,30}\b(?P<name>TORCH_LIBRARY(?:_IMPL|_FRAGMENT)?)\("
"""How GCC reads a macro at the top of a file that it does not know."""
_NO_MEMBER = (
    r"[‘'](?:const )?class at::Tensor[’']\}? has no member named [‘'](?P<name>\w+)[’']",
    r"class \"at::Tensor\" has no member \"(?P<name>\w+)\"",
    r"no member named '(?P<name>\w+)' in 'at::Tensor'",
    r"C2039: ['\"“](?P<name>\w+)['\"”][^\n]{1,24}['\"“]at::Tensor['\"”]",
    r"nonexistent attribute or method '(?P<name>\w+)' of type 'Tensor'",
)
"""torch generates a method of tensors for each operator, so a later torch with the operator has it."""
_OPTIONAL_CONVERSION = r"(?:from|convert) [^\n]{0,50}?['‘\"](?:const )?std::(?:nullopt_t|optional<[^\n]{1,60})['’\"] to [‘'\"](?:const )?c10::optional<"
"""The same type since 2.2."""
_OPTIONAL_ARGUMENT = r"argument types are: \([^\n]{0,160}?std::optional<c10::"
"""What nvcc says where a function takes c10::optional, and the sources have the one of C++17."""
_TYPE_CONVERSION = r"(?:from|convert) [‘'\"]c10::ScalarType[’'\"] to [‘'\"](?:const )?at::Type\b"
"""The dispatch macros take it instead of an `at::Type` since 1.1."""
_NO_TEMPLATE = r"expected primary-expression before [‘'](?:>|\)|[\w:]{2,24})[’'](?: token)?[^\n]{0,20}\n[^\n]{0,160}\.(?P<name>data_ptr)<"
"""How GCC reads a call of a member template that does not exist."""
_BOUND_FUNCTION = (
    r"error: a pointer to a bound function may only be used to call (?:the function|it)"
)
_TYPE_NAME = r"error: type name is not allowed"
"""nvcc's message for the same: up to torch 1.2 data_ptr is not a template."""
_INCLUDE_UP_TO_1_1 = r"/torch/lib/include\b"
"""Where torch up to 1.1 had its headers."""
_CUDA_CONTEXT_HEADER = r"[\s'‘](?P<header>ATen/cuda/CUDAContext\.h)[^\n]{0,4}: No such file"
_COMPILE_UNSUPPORTED = (
    r"Python (?P<python>3\.\d{1,2})\+? (?:is )?not yet supported for torch\.compile",
    r"(?:Dynamo|torch\.compile) is not (?:yet )?supported on Python (?P<python>3\.\d{1,2})",
)
_UNKNOWN_NAME = r"was not declared|has no member|has not been declared|does not name|no matching function|\[\]\(const"
_STATED = (
    (
        r"(?:Error|Exception): [^\n]{0,60}\b(?:[Rr]equires?|needs?) (?:[Pp]y[Tt]orch|torch)"
        r"(?: version)? ?(?:>=|≥|>|at least)? ?v?(?P<release>\d+\.\d+)(?![\d.]*\*)"
    ),
    r"(?:Error|Exception): [^\n]{0,80}\b(?:requires an?|requires at least|only supports|only available (?:when|with|for|in)) (?:[Pp]y[Tt]orch|torch)(?: version)? ?(?:>= ?)?v?(?P<release>\d+\.\d+)",
    r"PyTorch ?>= ?(?P<release>\d+\.\d+)\S{0,4} is required but found",
    r"(?:Error|Exception): [^\n]{0,80}\b[Rr]equires? (?:to have |having |the )?[`'\"]?(?:[Pp]y[Tt]orch|torch) ?>=? ?v?(?P<release>\d+\.\d+)",
    r"\b[Tt]orch version must be (?:at least )?(?P<release>\d+\.\d+)(?:\.\d+)? or (?:higher|newer|later|above|greater)\b",
    r"\bnot (?:yet )?supported (?:while|when|if|with) (?:[Pp]y[Tt]orch|torch)(?: version)? (?:is )?(?:under|below|older than|less than|<) ?v?(?P<release>\d+\.\d+)",
    r"(?:Error|Exception): (?:[Pp]y)?[Tt]orch(?: version)? ?< ?(?P<release>\d+\.\d+)(?:\.\d+)? (?:does not|doesn't|is not|isn't) support",
    r"\b[Pp]lease install [`'\"]?(?:[Pp]y[Tt]orch|torch) ?>= ?(?P<release>\d+\.\d+)",
    r"(?:Error|Exception): [^\n]{0,80}\bat least (?:[Pp]y)?[Tt]orch(?: version)? v?(?P<release>\d+\.\d+)",
    r"\bnot available\b[^\n]{0,20}\b[Ii]nstall (?:Py[Tt]orch|torch) v?(?P<release>\d+\.\d+)\+",
    r"\b[Tt]orch version must be ?>= ?(?P<release>\d+\.\d+)[\d.]{0,4},? (?:and|but) you\b",
    r"\b[Dd]etected [Pp]y[Tt]orch version \d\.[\w.+]{1,20}\. [Pp]lease upgrade and use v?(?P<release>\d+\.\d+)",
    r"\b[Ee]xpected (?:[Pp]y)?[Tt]orch version (?P<release>\d+\.\d+)[\d.]{0,4} or (?:greater|newer|later|higher)\b",
    r"\bnot available\b\.? This requires PyTorch (?P<release>\d+\.\d+)\+",
    r"\b[Yy]our version of (?P<name>[Pp]y[Tt]orch|torch) (?:does not have|doesn't have|does not support|doesn't support|lacks|is too old)",
    r"(?:Error|Exception): (?:PyTorch|Torch|torch) ?>= ?(?P<release>\d+\.\d+)(?:\.\d+)? is (?:required|needed)\b",
    r"(?:Error|Exception): [^\n]{1,80} not (?:available|supported) (?:with|on|in|by) (?:[Pp]y[Tt]orch|torch)(?: version)? ?< ?(?P<release>\d+\.\d+)",
    r"[Pp]lease (?:upgrade|update) to (?P<name>[Pp]y[Tt]orch|torch) ?(?:>= ?)?v?(?P<release>\d+\.\d+)",
    r"require users to upgrade torch to at least v(?P<release>\d+\.\d+)",
    r"[Pp]lease (?:upgrade|update) (?:your )?(?P<name>[Pp]y[Tt]orch|torch)\b",
)
_ABOUT_GPUS = r"bf16|Ampere|GPU with|supported device"
_LATER = "a later release"
_OF_A_PRIVATE_PART = r"\.nn\._functions\b"
"""What torch has taken from there is older than the index."""
_UNDATED = "if it is not known which release that is"
_REQUIRED = "where the package states the release that it requires"
_REQUIRED_LATER = "where it requires a later release, and does not state which"
_WHICH_TORCH = "python -c 'import sys, torch; print(sys.executable, torch.__version__)'"


_UPGRADE = Fix(
    "upgrade torch to {release} or later, install the release of the package for this torch, or activate the environment with the right torch",
    commands=(_WHICH_TORCH, "pip install --upgrade 'torch>={release}'"),
)
_UPGRADE_TO_NEWEST = Fix(
    "upgrade torch, install the release of the package for this torch, or activate the environment with the right torch",
    commands=(_WHICH_TORCH, "pip install --upgrade torch"),
)


def _stated_confidence(match: LogMatch, _: Log) -> Confidence:
    """Return less where the package may mean another GPU, and not another torch."""
    if compiled(_ABOUT_GPUS).search(match.quote):
        return POSSIBLE
    is_asked_for = "lease install" in match.quote  # it may be absent
    return CERTAIN if "release" in match.groups and not is_asked_for else LIKELY


def _stated(match: LogMatch, _: Log) -> str:
    return _REQUIRED if match.groups.get("release") else _REQUIRED_LATER


def _undated_compile(match: LogMatch, _: Log) -> str:
    return "" if match.groups["python"] in TORCH_COMPILE_FOR_PYTHON else _UNDATED


def _undated_name(match: LogMatch, _: Log) -> str:
    return "" if match.groups["name"] in PYTHON_NAMES else _UNDATED


def _python_release(match: LogMatch, _: Log) -> str:
    return PYTHON_NAMES.get(match.groups["name"], _LATER)  # the module itself is there


def _python_confidence(match: LogMatch, log: Log) -> Confidence | None:
    """Return how likely a missing name of torch makes it; None for an old or a basic one."""
    release = _python_release(match, log)
    if release != _LATER:
        return _confidence(log, release)
    if match.groups["module"] == "aten":
        return LIKELY
    if compiled(_OF_A_PRIVATE_PART).search(match.groups["module"]):
        return None
    return None if compiled(UNDATED_NAMES).fullmatch(match.groups["name"]) else POSSIBLE


def _operator_release(match: LogMatch, _: Log) -> str:
    return kit.releases.operator_since(match.groups["name"]) or ""


def _member_confidence(match: LogMatch, log: Log) -> Confidence | None:
    """Return how likely a missing tensor method makes it; None if it belongs to no operator."""
    release = _operator_release(match, log)
    if not release or match.groups["name"] == "data":
        return None
    return min(_confidence(log, release), LIKELY)


def _added(
    *patterns: str,
    release: Detail,
    name: str = "",
    unless: str | None = None,
    only_if: str | None = None,
) -> Rule:
    """Return a row of what torch has since a release; `name` is for patterns that have no group of it."""

    def confidence(match: LogMatch, log: Log) -> Confidence:
        return _confidence(log, release if isinstance(release, str) else release(match, log))

    return rule(
        *patterns,
        confidence=confidence,
        unless=unless,
        only_if=only_if,
        release=release,
        name=name,
    )


def _confidence(log: Log, release: str) -> Confidence:
    """Return how sure what came with a release makes us, by the torch that is installed."""
    is_older_one = is_older(log.machine.torch, release)
    if is_older_one is None:
        return POSSIBLE if is_before(log, release) is False else LIKELY
    return CERTAIN if is_older_one else POSSIBLE


@for_sources(
    r"torch/csrc/stable/",
    r"torch/headeronly/",
    *signs_in_python(),
    languages=C_FAMILY | {Language.PYTHON},
)
def in_source(source: Source) -> Iterator[Evidence]:
    """Look for what a torch that the project admits does not have yet."""
    if source.target.torch is None or re.search(_OUTSIDE_PACKAGE, source.path):
        return

    if source.language is not Language.PYTHON:
        for name, release, start, end in _included(source):
            if _is_lacking(source, release):
                yield evidence(source, start, end, confidence=LIKELY, name=name, release=release)
        return
    for new in kit.newer_torch.new_names(source, _is_lacking):
        sure = CERTAIN if new.is_in_none else LIKELY
        start, end = new.start, new.end
        yield evidence(source, start, end, confidence=sure, name=new.name, release=new.release)


def _is_lacking(source: Source, release: str) -> bool:
    """Return whether the project admits a torch older than a release, and is being built with one."""
    return bool(kit.targets.before(source.target, release)) and not _is_beyond(source, release)


def _is_beyond(source: Source, release: str) -> bool:
    """Return whether who builds the project has a later torch anyway: today, or for the GPUs that it compiles for."""
    if is_older(release, "2.1") and kit.targets.since(source.target, "2.1"):
        return True  # a bound that nobody raised
    if is_older(_FIRST_FOR_BLACKWELL, release):
        return False
    pattern = _BLACKWELL
    return any(re.search(pattern, script.text) for script in source.build) or (
        kit.whole_project.is_in_python(source.project, pattern)
    )


_FIRST_FOR_BLACKWELL = "2.7"
"""It came with CUDA 12.8: https://pytorch.org/blog/pytorch-2-7/."""
_BLACKWELL = r"\b(?:compute|sm)_1[02]\d[af]?\b"
_OUTSIDE_PACKAGE = r"(?:^|/)(?:examples?|docs?|tutorials?|tests?|bench(?:marks?)?)/"
"""What is run by hand, with any torch it needs."""


def _included(source: Source) -> Iterator[tuple[str, str, int, int]]:
    for release, headers in STABLE_HEADERS.items():
        for piece in includes(source, headers):
            conditions = kit.inclusion.conditions(source, piece.start)
            if not any(re.search(r"VERSION|__has_include|STABLE", c.text) for c in conditions):
                yield piece.text, release, piece.start, piece.end


_STABLE = "#include <torch/csrc/stable/device.h>\n"


def _named_before_2_2(_: LogMatch, log: Log) -> Confidence | None:
    torch = log.machine.torch or named_torch(log)
    return LIKELY if torch and is_older(torch, "2.2") else None


_OF_OLD_TORCH = r"torch[/\\]lib[/\\]include\b"
"""Where torch's headers were up to 1.1."""


def _header_confidence(match: LogMatch, log: Log) -> Confidence | None:
    """Return how likely a missing header makes it; None where nothing shows so old a torch: more often the build does not know where torch is."""
    torch = log.machine.torch or named_torch(log)
    if torch:
        return CERTAIN if is_older(torch, "1.0") else None
    if compiled(_OF_OLD_TORCH).search(log.text):
        return LIKELY
    folders = (re.sub(r"-(?:master|main)$", "", one) for one in match.quote.split("/"))
    known = knowledge.projects_table.projects_with_bound()
    return LIKELY if any(one in known for one in folders) else None  # as their setup.py passes it


CAUSE = Cause(
    title="the package uses {name}, which torch {release} added, and the installed torch is older",
    titles={
        _UNDATED: "the package uses {name}, which a later torch added",
        _REQUIRED: "the package requires torch {release} or later, and the installed torch is older",
        _REQUIRED_LATER: "the package requires a later torch than the installed one",
    },
    in_log=log_rules(
        rule(
            *_STATED,
            confidence=_stated_confidence,
            release=_LATER,
            remedy=_stated,
            title=_stated,
        ),
        rule(
            *_COMPILE_UNSUPPORTED,
            confidence=LIKELY,
            name="torch.compile with Python {python}",
            release=lambda match, _: TORCH_COMPILE_FOR_PYTHON.get(match.groups["python"], _LATER),
            remedy=_undated_compile,
            title=_undated_compile,
        ),
        rule(
            *_NO_ATTRIBUTE,
            *_NO_NAME,
            confidence=_python_confidence,
            release=_python_release,
            remedy=_undated_name,
            title=_undated_name,
        ),
        _added(_NO_TEMPLATE, unless=_UNKNOWN_NAME, release="1.3"),
        _added(_BOUND_FUNCTION, only_if=_TYPE_NAME, release="1.3", name="data_ptr<T>()"),
        _added(_CUDA_CONTEXT_HEADER, only_if=_INCLUDE_UP_TO_1_1, release="1.0", name="{header}"),
        _added(_OPTIONAL_CONVERSION, release="2.2", name="std::optional as c10::optional"),
        rule(
            _OPTIONAL_ARGUMENT,
            confidence=_named_before_2_2,
            release="2.2",
            name="std::optional as c10::optional",
        ),
        _added(_TYPE_CONVERSION, release="1.1", name="dispatch macros that take at::ScalarType"),
        rule(*_NO_MEMBER, confidence=_member_confidence, release=_operator_release),
        _added(_NO_MACRO, release="1.7"),
        _added(*_SINCE_0_4_1, release="0.4.1"),
        rule(
            *missing_header(r"c10d/\w{2,40}\.hpp"),
            confidence=lambda _, log: LIKELY if is_before(log, "1.6") else None,
            release="1.6",
            name="{header}",
        ),
        rule(
            *missing_header(r"torch/(?:extension|torch)\.h"),
            confidence=_header_confidence,
            release="1.0",
            name="{header}",
        ),
        rule(
            *(*UNKNOWN_NAMES, *UNKNOWN_MEMBERS, *UNKNOWN_HEADERS),
            confidence=is_added,
            name=named,
            release=first_release,
        ),
    ),
    in_source=in_source,
    fact="",  # one oldest torch fits all that a project uses
    fix=_UPGRADE,
    remedies={
        IN_SOURCES: Fix(
            "require torch {release} or later, or keep {name} behind a test of torch's version"
        ),
        _UNDATED: _UPGRADE_TO_NEWEST,
        _REQUIRED: _UPGRADE,
        _REQUIRED_LATER: _UPGRADE_TO_NEWEST,
    },
    examples=(
        "RuntimeError:\nTried to access nonexistent attribute or method 'crow_indices' of type 'Tensor'.:",
        Log(
            'warp.cu(8): error: no instance of overloaded function "torch::warp" matches the argument list\n'
            "            argument types are: (at::Tensor, std::optional<c10::Scalar>, {...})",
            Machine(torch="2.0.1"),
        ),
        "$ pip list  # PyTorch 1.3\nop.cpp:4:10: fatal error: c10d/ProcessGroup.hpp: No such file or directory",
        "csrc/blend.cpp:31:14: error: ‘class at::Tensor’ has no member named ‘nansum’\n   31 |   return x.nansum();\n",
        (
            "csrc/blend.cpp:31:14: error: expected constructor, destructor, or type conversion before ‘(’ token\n"
            "   31 | TORCH_LIBRARY(blend, m) {\n"
        ),
        (
            "csrc/pool.cpp:40:43: error: expected primary-expression before ‘>’ token\n"
            "       input.data_ptr<scalar_t>(),\n                              ^\n"
        ),
        (
            "csrc/norm.cu(40): error: a pointer to a bound function may only be used to call the function\n\n"
            "csrc/norm.cu(40): error: type name is not allowed\n"
        ),
        (
            "csrc/gather.cpp:18:32: error: expected primary-expression before ‘float’\n"
            "   group(points.data_ptr<float>(), n);\n"
        ),
        "csrc/vote.cpp:7:23: error: ‘AT_ASSERTM’ was not declared in this scope",
        (
            "gcc -I/env/lib/python3.6/site-packages/torch/lib/include -c flow.cc\n"
            "flow.cc:4:35: fatal error: ATen/cuda/CUDAContext.h: No such file or directory"
        ),
        'csrc/nms.cu(88): error: no suitable constructor exists to convert from "c10::ScalarType" to "at::Type"',
        "src/main.cpp:12:12: error: 'InferenceMode' is not a member of 'torch'",
        Log(
            "AttributeError: module 'torch.library' has no attribute 'wrap_triton'",
            Machine(torch="2.5.1+cu124"),
        ),
        "csrc/op.cu:31:40: error: 'class at::Tensor' has no member named 'packed_accessor32'",
        "ImportError: cannot import name 'warp_attention' from 'torch.nn.attention' (/opt/env/x.py)",
        'csrc/op.cu(40): error: identifier "AT_DISPATCH_SWITCH" is undefined',
        (
            "csrc/rng.cpp:7:20: error: could not convert ‘std::nullopt’ from ‘const std::nullopt_t’ to"
            " ‘c10::optional<at::Generator>’"
        ),
        'csrc/rng.cu(7): error: class "at::CUDAGeneratorImpl" has no member "philox_cuda_state"',
        'csrc/op.cu(12): error: enum "c10::ScalarType" has no member "Float8_e4m3fn"',
        "csrc/op.cpp:9:10: fatal error: ATen/ceil_div.h: No such file or directory",
        "csrc/op.cpp:2:10: fatal error: torch/csrc/stable/library.h: No such file or directory",
        "RuntimeError: Dynamo is not supported on Python 3.12+",
        "RuntimeError: gridlib requires PyTorch 1.10 or later, please upgrade PyTorch",
        "ImportError: gridlib does not work with this one, please upgrade PyTorch",
        Source("op.cpp", _STABLE, Target(torch="2.9..2.15")),
        Source(
            "op.py",
            "import torch\n@torch.library.triton_op('op::f', mutates_args={})\ndef f(x: torch.Tensor) -> torch.Tensor:\n    return x\n",
            Target(torch=">=2.4"),
        ),
        Source("op.py", "from torch.library import wrap_triton\n", Target(torch=">=2.4")),
        Source(
            "op.py",
            "import torch\ndef f(x):\n    torch.get_default_device()\n",
            Target(torch="2.0"),
        ),
    ),
    counterexamples=(
        "ModuleNotFoundError: No module named 'torch.nn._functions.rnn'",
        (
            "op.cpp:9:20: error: ‘warp::Dict’ has not been declared\nop.cpp:40:43: error: expected primary-expression before"
            " ‘>’ token\n   40 |   input.data_ptr<int64_t>();\n"
        ),
        Source("op.cpp", _STABLE, Target(torch="2.10..2.15")),
        Source("op.cpp", _STABLE),
        Source("examples/check.py", "from torch.library import opcheck\n", Target(torch=">=2.2")),
        Source(
            "op.cpp",
            f"#if TORCH_VERSION_MINOR >= 10\n{_STABLE}#endif\n// {_STABLE}",
            Target(torch="2.9..2.15"),
        ),
        Source(
            "op.py",
            "import torch\nif hasattr(torch.library, 'triton_op'):\n    op = torch.library.triton_op\n"
            "def f(x):\n    return torch.library.wrap_triton(x)\n",
            Target(torch=">=2.4"),
        ),
        Source(
            "op.py",
            "import torch\ndef f(x):\n    if hasattr(torch, 'compile'):\n        torch.compile(x)\n",
            Target(torch="1.13"),
        ),
        "ImportError: cannot import name 'container_abcs' from 'torch._six'",
        "ModuleNotFoundError: No module named 'torch._six'",
        "op.cc:4:35: fatal error: ATen/cuda/CUDAContext.h: No such file or directory",
        "AttributeError: module 'torch' has no attribute 'Tensor'",
        "csrc/op.cpp:2:10: fatal error: THC/THC.h: No such file or directory",
        "AttributeError: module 'triton.language' has no attribute 'libdevice'",
        "Collecting torch>=2.6 (from warpkit)\n  warpkit requires torch>=2.6",
    ),
)
