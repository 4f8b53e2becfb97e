"""
PyTorch adds to its interfaces in every minor release, and packages use the additions as soon as they
raise their own version. Where pip was told `--no-deps`, where the requirement names no version, or where
another package pins torch, the old torch stays, and the first use of the new name fails: in Python with an
`AttributeError` or an `ImportError` about a torch module, in a build with a missing header below `torch/`,
`ATen/` or `c10/` or an unknown member of `at::Tensor`.

That torch once removed the name gives the same words and needs the opposite repair. What decides is the
name: `torch.library.triton_op` came with 2.6, `torch.float8_e4m3fn` with 2.1, `packed_accessor32` with 1.3;
`torch._six` and `THC/THC.h` went away. A name so basic that every torch has it (`torch.Tensor`) points to
another file called torch, and not to its age.

It also happens that the right torch is installed in another environment than the one that runs.

In sources it is found where the project's own requirement, or `--torch`, lets in a torch that lacks what is used: a header
of the stable ABI, or a name of `torch.library` and its like that a module wants while it is imported. What is asked
for in a function, or below an `if` or `try`, is left alone.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import islice

from opwright.causes import kit
from opwright.causes.kit.rules import log_check
from opwright.causes.kit.sources import code_of, evidence, for_sources, includes
from opwright.logs.patterns import LogMatch, compiled, find_matches, has_match, missing_header
from opwright.model import (
    C_FAMILY,
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

TYPE_CHECKING = False
if TYPE_CHECKING:
    import ast


_SINCE = {
    "1.0": "argsort tensordot",
    "1.4": "quint8 qint8",
    "1.6": "amp autocast",
    "1.7": "maximum minimum linalg SiLU silu kaiser_window",
    "1.8": "fx",
    "1.9": "inference_mode",
    "1.10": "concat CUDAGraph make_graphed_callables",
    "1.12": "mps",
    "2.0": (
        "compile _dynamo _inductor scaled_dot_product_attention set_default_device LRScheduler func "
        "sdp_kernel SymInt sym_int sym_max"
    ),
    "2.1": "compiler export float8_e4m3fn float8_e5m2 impl_abstract flop_counter",
    "2.2": "device_mesh init_device_mesh register_pytree_node float8_e4m3fnuz float8_e5m2fnuz",
    "2.3": "uint16 uint32 uint64 get_default_device sdpa_kernel SDPBackend",
    "2.4": (
        "RMSNorm rms_norm custom_op register_fake register_autograd register_kernel opcheck "
        "custom_fwd custom_bwd add_safe_globals safe_globals get_autocast_dtype"
    ),
    "2.5": "flex_attention infer_schema create_block_mask",
    "2.6": "triton_op wrap_triton accelerator fully_shard FSDPModule",
    "2.7": "float8_e8m0fnu",
    "2.8": "float4_e2m1fn_x2",
}
"""Names in torch's Python modules, by the release that had them first."""
_FIRST_WITH = {name: release for release, names in _SINCE.items() for name in names.split()}
_CXX_SINCE = {
    "0.4.1": ("AT_ASSERTM",),
    "1.0": ("torch/extension.h", "ATen/cuda/CUDAContext.h"),
    "1.2": ("TORCH_CHECK",),
    "1.3": ("packed_accessor32", "packed_accessor64"),
    "1.7": ("TORCH_LIBRARY_FRAGMENT", "TORCH_LIBRARY"),
    "1.8": ("C10_CUDA_KERNEL_LAUNCH_CHECK", "philox_cuda_state"),
    "1.9": ("InferenceMode",),
    "1.10": ("ATen/cuda/Atomic.cuh", "ATen/cuda/DeviceUtils.cuh"),
    "1.11": ("ATen/ceil_div.h",),
    "1.12": ("sym_size", "sym_numel", "sym_stride"),
    "1.13": ("AT_DISPATCH_SWITCH", "AT_DISPATCH_CASE"),
    "2.1": (
        "const_data_ptr",
        "mutable_data_ptr",
        "kFloat8_e4m3fn",
        "kFloat8_e5m2",
        "Float8_e",
        "c10/util/Float8_e4m3fn.h",
    ),
    "2.2": ("ATen/cuda/CUDAContextLight.h", "AT_DISPATCH_V2"),
    "2.7": ("c10/util/Float8_e8m0fnu.h",),
    "2.8": ("torch/headeronly/", "torch/csrc/stable/", "c10/util/Float4_e2m1fn_x2.h"),
}
_CXX_FIRST_WITH = {name: release for release, names in _CXX_SINCE.items() for name in names}
_REMOVED = (
    r"_six|symeig|eig|lstsq|solve|rfft|irfft|ifft|ffi|backends|ExportTypes|symbolic_registry|gels|btrifact\w*"
    r"|matrix_rank|chain_matmul|_shard|_TypedStorage|_TensorBase|_VF|lobpcg|legacy|_functions|datapipes"
)
_IN_EVERY = r"nn|Tensor|cuda|version|__version__|_C|from_numpy|zeros|ones|cat|utils|optim|jit|randn?|load|save|autograd"
_NO_ATTRIBUTE = (
    r"module ['\"‘](?P<module>torch(?:\.(?!ops)\w+){0,5})['\"’] has no attribute ['\"‘](?P<name>\w+)",
    r"type object ['\"](?P<module>torch\.\w+)['\"] has no attribute ['\"](?P<name>\w+)",
)
_NO_NAME = (
    r"cannot import name ['\"‘]?(?P<name>\w{1,60})['\"’]? from ['\"‘](?P<module>torch(?:\.\w+){0,5})['\"’]",
    r"No module named ['\"‘]?(?!torch\._[cC]\b)(?P<module>torch(?:\.\w+){0,4})\.(?P<name>\w+)",
    r"['\"]_OpNamespace['\"] ['\"](?P<module>aten)['\"] object has no attribute ['\"](?P<name>\w+)",
)
_CXX = (
    *missing_header(
        r"torch/(?:extension\.h|(?:headeronly|csrc/stable)/[\w/.]{1,60})|c10/util/Float(?:8_e4m3fn|8_e8m0fnu|4_e2m1fn_x2)\.h"
        r"|ATen/(?:ceil_div\.h|cuda/(?:Atomic\.cuh|DeviceUtils\.cuh|CUDAContextLight\.h))"
    ),
    r"[‘'](?P<name>AT_ASSERTM)[’'] (?:was not declared|has not been declared)|identifier \"(?P<macro>AT_ASSERTM)\" is undefined",
    (
        r"no member (?:named )?['\"‘“](?P<name>packed_accessor(?:32|64)|const_data_ptr|mutable_data_ptr|k?Float8_e\w+"
        r"|philox_cuda_state|sym_sizes?|sym_strides?|sym_numel)"
    ),
    (
        r"['\"‘“](?P<name>TORCH_CHECK|TORCH_LIBRARY_FRAGMENT|packed_accessor(?:32|64))['\"’”] (?:was not declared"
        r"|is undefined|is not a member)"
    ),
    r"['\"‘“](?P<name>TORCH_LIBRARY(?:_IMPL|_FRAGMENT)?)['\"’”] does not name a type",
    r"type conversion before [‘']\([’'] token\n[^\n]{0,30}\b(?P<name>TORCH_LIBRARY(?:_IMPL|_FRAGMENT)?)\(",
    r"identifier \"(?P<name>TORCH_CHECK|TORCH_LIBRARY_FRAGMENT|AT_DISPATCH_(?:SWITCH|CASE|V2)|C10_CUDA_KERNEL_LAUNCH_CHECK)\" is undefined",
    r"[‘'](?P<name>AT_DISPATCH_(?:SWITCH|CASE|V2)|C10_CUDA_KERNEL_LAUNCH_CHECK)[’'] was not declared",
    r"['\"‘“](?P<name>k?Float8_e\w{1,20}|InferenceMode)['\"’”] is not a member of",
    r"namespace \"(?:torch|c10)\" has no member (?:class )?\"(?P<name>InferenceMode)\"",
)
_MEMBER = (
    r"[‘'](?:const )?class at::Tensor[’']\}? has no member named [‘'](?P<name>\w+)[’']",
    r"class \"at::Tensor\" has no member \"(?P<name>\w+)\"",
    r"no member named '(?P<name>\w+)' in 'at::Tensor'",
    r"C2039: ['\"“](?P<name>\w+)['\"”][^\n]{1,24}['\"“]at::Tensor['\"”]",
)
"""A method of tensors: torch makes one of each operator, so a later torch has it where it has the operator."""
_OPTIONAL = r"(?:from|convert) [^\n]{0,50}?['‘\"](?:const )?std::(?:nullopt_t|optional<[^\n]{1,60})['’\"] to [‘'\"](?:const )?(?P<name>c10::optional)<"
"""One type since 2.2, and two before."""
_TYPE = r"(?:from|convert) [‘'\"]c10::ScalarType[’'\"] to [‘'\"](?:const )?(?P<name>at::Type)\b"
"""What the dispatch macros take in place of an `at::Type` since 1.1."""
_NO_TEMPLATE = r"expected primary-expression before [‘'](?:>|\)|[\w:]{2,24})[’'](?: token)?[^\n]{0,20}\n[^\n]{0,160}\.(?P<name>data_ptr)<"
"""What a call of a member template is to a GCC that knows no such member."""
_BOUND = r"error: a pointer to a bound function may only be used to call (?:the function|it)"
_A_TYPE = r"error: type name is not allowed"
"""nvcc of the same: a data_ptr that is no template, up to 1.2, with a type behind it."""
_OLD_FOLDER = r"/torch/lib/include\b"
"""Where torch had its headers up to 1.1."""
_BEFORE_1_0 = r"[\s'‘](?P<header>ATen/cuda/CUDAContext\.h)[^\n]{0,4}: No such file"
_FOR_PYTHON = (
    r"Python (?P<python>3\.\d{1,2})\+? (?:is )?not yet supported for torch\.compile",
    r"(?:Dynamo|torch\.compile) is not (?:yet )?supported on Python (?P<python>3\.\d{1,2})",
)
_COMPILES_FOR = {"3.11": "2.1", "3.12": "2.4", "3.13": "2.6", "3.14": "2.10"}
"""The first torch whose torch.compile works with a Python."""
_OTHERWISE_UNKNOWN = r"was not declared|has no member|has not been declared|does not name|no matching function|\[\]\(const"
_SAID = (
    (
        r"(?:Error|Exception): [^\n]{0,60}\b(?:[Rr]equires?|needs?) (?:[Pp]y[Tt]orch|torch)"
        r"(?: version)? ?(?:>=|≥|>|at least)? ?v?(?P<release>\d+\.\d+)"
    ),
    r"PyTorch ?>= ?(?P<release>\d+\.\d+)\S{0,4} is required but found",
    r"require users to upgrade torch to at least v(?P<release>\d+\.\d+)",
    r"[Pp]lease (?:upgrade|update) (?:your )?(?P<name>[Pp]y[Tt]orch|torch)\b",
)


@log_check(
    *_NO_ATTRIBUTE,
    *_NO_NAME,
    *_CXX,
    *_MEMBER,
    _OPTIONAL,
    _TYPE,
    _NO_TEMPLATE,
    _BOUND,
    _BEFORE_1_0,
    *_FOR_PYTHON,
    *_SAID,
)
def in_log(log: Log) -> Iterator[Evidence]:
    """Look for names that a later torch has, and for packages that say which one they want."""
    for found in find_matches(log, *_SAID):
        name = found.groups.get("name", "what the package uses")
        release = found.groups.get("release", "the one that it names")
        sure = Confidence.CERTAIN if "release" in found.groups else Confidence.LIKELY
        if re.search(r"bf16|Ampere|GPU with|supported device", found.quote):  # or it is the GPU
            sure = Confidence.POSSIBLE
        yield found.evidence(sure, name=name, release=release)
    for found in find_matches(log, *_FOR_PYTHON):
        python = found.groups["python"]
        release = _COMPILES_FOR.get(python, "a later release")
        name = f"torch.compile with Python {python}"
        yield found.evidence(Confidence.LIKELY, name=name, release=release)
    for found in find_matches(log, *_NO_ATTRIBUTE, *_NO_NAME):
        yield from _in_python(log, found)
    yield from _of_old_tensors(log)
    for found in find_matches(log, _OPTIONAL):
        yield from _unless_newer(log.machine, found, "2.2", name="std::optional as c10::optional")
    for found in find_matches(log, _TYPE):
        yield from _unless_newer(
            log.machine, found, "1.1", name="dispatch macros that take at::ScalarType"
        )
    for found in find_matches(log, *_MEMBER):
        yield from _with_operator(log.machine, found)
    for found in find_matches(log, *_CXX):
        name = next(found.groups[k] for k in ("name", "macro", "header") if k in found.groups)
        release = next((r for start, r in _CXX_FIRST_WITH.items() if name.startswith(start)), "2.1")
        yield from _unless_newer(log.machine, found, release, name=name)


def _of_old_tensors(log: Log) -> Iterator[Evidence]:
    """Yield a `data_ptr` that takes no type yet, and a torch whose headers lie where 1.1 had them."""
    if not has_match(log, _OTHERWISE_UNKNOWN):
        for found in find_matches(log, _NO_TEMPLATE):
            yield from _unless_newer(log.machine, found, "1.3")
    for found in find_matches(log, _BOUND) if compiled(_A_TYPE).search(log.text) else ():
        yield from _unless_newer(log.machine, found, "1.3", name="data_ptr<T>()")
    if compiled(_OLD_FOLDER).search(log.text):
        for found in find_matches(log, _BEFORE_1_0):
            yield from _unless_newer(log.machine, found, "1.0", name=found.groups["header"])


def _with_operator(machine: Machine, found: LogMatch) -> Iterator[Evidence]:
    """Yield a method that tensors of the latest release have."""
    name, known = found.groups["name"], kit.releases.database("x86_64")
    with_it = {
        release
        for symbol in islice(known.names_from(f"_ZN2at4_ops{len(name)}{name}4callE"), 20)
        for release in known.versions(known.exported_in(symbol))
    }
    if name == "data" or known.all_versions[-1] not in with_it:
        return
    first = next(release for release in known.all_versions if release in with_it)
    minor = ".".join(first.split(".")[:2])
    newer = re.match(r"(\d+)\.(\d+)", machine.torch or "")
    has_it = newer and tuple(map(int, newer.groups())) >= tuple(map(int, minor.split(".")))
    yield found.evidence(Confidence.POSSIBLE if has_it else Confidence.LIKELY, release=minor)


def _in_python(log: Log, found: LogMatch) -> Iterator[Evidence]:
    """Yield a missing name of torch's, unless it is an old or a basic one."""
    name, module = found.groups["name"], found.groups["module"]
    if release := _FIRST_WITH.get(name) or _FIRST_WITH.get(module.rpartition(".")[2]):
        yield from _unless_newer(log.machine, found, release)
    elif module == "aten":
        yield found.evidence(Confidence.LIKELY, release="the one that it names")
    elif not (
        compiled(_REMOVED).fullmatch(name)
        or compiled(_IN_EVERY).fullmatch(name)
        or name.startswith("lib")
    ):
        yield found.evidence(Confidence.POSSIBLE, release="the one that it names")


def _unless_newer(
    machine: Machine, found: LogMatch, release: str, **details: str
) -> Iterator[Evidence]:
    """Yield a name that came with a release: surely where torch is older, not where it is not."""
    if installed := re.match(r"(\d+)\.(\d+)", machine.torch or ""):
        older = tuple(map(int, installed.groups())) < tuple(map(int, release.split(".")))
        sure = Confidence.CERTAIN if older else Confidence.POSSIBLE
    else:
        sure = Confidence.LIKELY
    yield found.evidence(sure, release=release, **details)


_HEADERS = {
    "2.7": r"torch/csrc/stable/library\.h",
    "2.8": r"torch/csrc/stable/tensor\.h|torch/headeronly/macros/Export\.h",
    "2.9": (
        r"torch/csrc/stable/(?:accelerator|ops|stableivalue_conversions|tensor_inl|tensor_struct)\.h"
        r"|torch/headeronly/(?:core/ScalarType|macros/Macros|util/(?:BFloat16|Half|Exception|complex|bits|bit_cast|shim_utils"
        r"|Float8_\w+))\.h"
    ),
    "2.10": (
        r"torch/csrc/stable/(?:c/shim|device|device_inl|device_struct|macros|version)\.h|torch/headeronly/version\.h"
        r"|torch/headeronly/core/(?:DeviceType|Dispatch|Dispatch_v2|Layout|MemoryFormat|TensorAccessor)\.h"
        r"|torch/headeronly/util/(?:HeaderOnlyArrayRef|Metaprogramming|TypeList|TypeTraits)\.h"
    ),
    "2.13": r"torch/csrc/stable/generator\.h",
    "2.14": r"torch/csrc/stable/pyobject\.h|torch/headeronly/cuda/(?:Atomic|KernelUtils)\.h",
}
"""Of the stable interface, by the release that had them first."""
_IN_PYTHON = {
    "torch.library": "custom_op register_fake register_autograd register_kernel opcheck infer_schema triton_op wrap_triton",
    "torch.amp": "custom_fwd custom_bwd",
    "torch.nn": "RMSNorm",
    "torch.nn.attention": "flex_attention sdpa_kernel SDPBackend",
    "torch": "accelerator float8_e8m0fnu float8_e4m3fn float8_e5m2 uint16 uint32 uint64",
}
_NAMES = {
    f"{m}.{name}": _FIRST_WITH[name] for m, names in _IN_PYTHON.items() for name in names.split()
}


@for_sources(
    r"torch/csrc/stable/",
    r"torch/headeronly/",
    *(rf"\b{name.rpartition('.')[2]}\b" for name in _NAMES),
    languages=C_FAMILY | {Language.PYTHON},
)
def in_source(source: Source) -> Iterator[Evidence]:
    """Look for what a torch that the project lets in has not got yet."""
    if source.target.torch is None or re.search(_BESIDE_THE_PACKAGE, source.path):
        return

    uses = _in_module(source) if source.language is Language.PYTHON else _included(source)
    for name, release, start, end in uses:
        if kit.targets.before(source.target, release):
            yield evidence(
                source, start, end, confidence=Confidence.LIKELY, name=name, release=release
            )


_BESIDE_THE_PACKAGE = r"(?:^|/)(?:examples?|docs?|tutorials?|tests?|bench(?:marks?)?)/"
"""What is run by hand, with whatever torch it needs."""


def _included(source: Source) -> Iterator[tuple[str, str, int, int]]:
    for release, headers in _HEADERS.items():
        for piece in includes(source, headers):
            asked = (c.text for c in kit.preprocessor.conditions_at(code_of(source), piece.start))
            if not any(re.search(r"VERSION|__has_include|STABLE", text) for text in asked):
                yield piece.text, release, piece.start, piece.end


def _in_module(source: Source) -> Iterator[tuple[str, str, int, int]]:
    """Yield the names that a Python file wants while it is imported."""
    tree = kit.python_syntax.python_tree(source.text)
    for node in _met_at_import(tree) if tree else ():
        match node:
            case kit.ast.ImportFrom(module=module, names=aliases):
                names = [f"{module}.{alias.name}" for alias in aliases]
            case kit.ast.Attribute():
                names = [kit.python.meant(source.text, node)]
            case _:
                continue
        for name in names:
            if name in _NAMES:
                yield name, _NAMES[name], *kit.python_syntax.span(source.text, node)


def _met_at_import(tree: ast.Module) -> Iterator[ast.AST]:
    """Yield the nodes that are reached in any case: in no function, `if` or `try`."""
    pending: list[ast.AST] = list(tree.body)
    while pending:
        node = pending.pop(0)
        yield node
        match node:
            case kit.ast.FunctionDef() | kit.ast.AsyncFunctionDef():
                pending += node.decorator_list
            case (
                kit.ast.If()
                | kit.ast.Try()
                | kit.ast.Lambda()
                | kit.ast.IfExp()
                | kit.ast.BoolOp()
                | kit.ast.With()
            ):
                continue
            case _:
                pending += kit.ast.iter_child_nodes(node)


_STABLE = "#include <torch/csrc/stable/device.h>\n"

CAUSE = Cause(
    title="the package uses {name}, which torch has first in {release}, and is used with an older one",
    in_log=in_log,
    in_source=in_source,
    fix=Fix(
        "upgrade torch, take the release of the package that was made for it, or activate the environment "
        "that has the right torch",
        commands=(
            "python -c 'import sys, torch; print(sys.executable, torch.__version__)'",
            "pip install --upgrade torch",
        ),
    ),
    examples=(
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
        "ImportError: cannot import name 'flex_attention' from 'torch.nn.attention' (/opt/env/x.py)",
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
        Source("op.cpp", _STABLE, Target(torch="2.9..2.15")),
        Source(
            "op.py",
            "import torch\n@torch.library.triton_op('op::f', mutates_args={})\ndef f(x: torch.Tensor) -> torch.Tensor:\n    return x\n",
            Target(torch=">=2.4"),
        ),
        Source("op.py", "from torch.library import wrap_triton\n", Target(torch=">=2.4")),
    ),
    counterexamples=(
        (
            "op.cpp:9:20: error: ‘torch::Dict’ has not been declared\nop.cpp:40:43: error: expected primary-expression before"
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
        "ModuleNotFoundError: No module named 'torch._six'",
        "op.cc:4:35: fatal error: ATen/cuda/CUDAContext.h: No such file or directory",
        "AttributeError: module 'torch' has no attribute 'Tensor'",
        "csrc/op.cpp:2:10: fatal error: THC/THC.h: No such file or directory",
        "AttributeError: module 'triton.language' has no attribute 'libdevice'",
        "Collecting torch>=2.6 (from warpkit)\n  warpkit requires torch>=2.6",
    ),
)
