"""
torch's C++ interface changes, and much code on the web was written for an old release. What most often no longer
compiles:

`AT_CHECK` and `AT_WARN` (TORCH_CHECK and TORCH_WARN, since 1.5); TH and THC, their functions and `THCState`, and all
their headers but THC/THCAtomics.cuh and THC/THCDeviceUtils.cuh, which 2.15 still has (since 1.11; streams are in
ATen/cuda/CUDAContext.h); `x.type()` passed to AT_DISPATCH (since 2.6: `x.scalar_type()`); `at::Type`, `at::getType`
(1.2); c10d's headers (below torch/csrc/distributed since 1.13); named tensors (2.13); `is_variable()`, `at::cholesky`
and `at::qr` (2.14). Or a header no longer includes another: `getCurrentCUDAStream` is "no member of at::cuda" until
ATen/cuda/CUDAContext.h is included by name.

Deprecated is not removed: `c10::optional`, `AT_ASSERT`, `AT_ERROR`, `.data<T>()`, `x.type()` itself, `at::CUDA(...)`
and the packed_accessor without a number still exist in 2.15, and are not reported here.

Defining the old macro yourself (`#define AT_CHECK TORCH_CHECK`) is a fair workaround; copying old headers into torch's
folder is not, as they describe structures that have changed. If the code is not yours, look for a newer commit or
fork before you install an old torch.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from opwright import knowledge
from opwright.causes import kit
from opwright.causes.kit.messages.changed import changed_types
from opwright.causes.kit.messages.changed.api_names import (
    UNKNOWN_HEADERS,
    UNKNOWN_MEMBERS,
    UNKNOWN_NAMES,
    first_without,
    is_removed,
    named,
    successor,
)
from opwright.causes.kit.messages.changed.broken_calls import CALLS, INSTANTIATED, within_template
from opwright.causes.kit.rules import (
    CERTAIN,
    LIKELY,
    POSSIBLE,
    Rule,
    log_check,
    log_rules,
    rule,
)
from opwright.causes.kit.sources import for_scripts, for_sources
from opwright.knowledge.torch_releases.headers.removed_apis import REMOVED_APIS
from opwright.knowledge.torch_releases.headers.removed_names import (
    ATEN_FUNCTIONS,
    GUTS_NAMES,
    MOVED_NAMES,
    REMOVED_HEADERS,
    UNINDEXED_NAMES,
    RemovedName,
)
from opwright.logs.asker.named_torch import is_before
from opwright.logs.patterns import LogMatch, compiled, missing_header
from opwright.model import (
    C_FAMILY,
    IN_SOURCES,
    BuildScript,
    Cause,
    Confidence,
    Evidence,
    Fix,
    Language,
    Log,
    Machine,
    Safety,
    Source,
    Target,
)

TYPE_CHECKING = False
if TYPE_CHECKING:
    from opwright.causes.kit.messages.changed.indexed_names import Removal

_QUOTE = r"['\"`‘’“”«»„]"
_QUOTED_NAME = rf"{_QUOTE}\s?(?:\w+::){{0,3}}NAME[ *&]{{0,2}}{_QUOTE}"
_OLD_MEMBERS = {"at": ATEN_FUNCTIONS, "torch": ATEN_FUNCTIONS, "c10::guts": GUTS_NAMES}
_PYTHON_PATTERNS = (
    r"(?P<api>torch\.utils\.ffi) is deprecated",
    r"No module named '(?P<api>torch\.utils\.ffi|torch\.utils\.trainer|torch\._thnn)",
    r"cannot import name '\w+' from '(?P<api>torch\.utils\.ffi)",
)
_OLD_PARTS_OF_NN = r"No module named ['\"]?(?P<api>torch\.nn\._functions\.(?:activation|conv|linear|loss|padding|rnn|thnn|vision)|torch\.nn\.backends\.thnn)\b"
"""Private parts that went with the functions of THNN."""
_CPP_EXTENSION_PATTERN = r"TypeError: (?P<api>_(?:jit_compile|write_ninja_file\w{0,40}|get_build_directory|prepare_ldflags|run_ninja_build|import_module_from_library))\(\) (?:missing \d|takes|got an unexpected)"
"""Private functions of torch.utils.cpp_extension, whose arguments change."""
_ERROR_WORDS = (
    *("error", "fehler", "erreur", "ошибка", "エラー", "错误", "錯誤", "오류"),
    *("undeclared", "undefined", "not declared", "no member", "not a member"),
    *("c3861", "c2065", "c2039", "unknown type"),
)


_FIND = "grep -rnF '{api}' --include='*.c*' --include='*.h*' --include='*.py' ."
_RENAMED = "if another name has taken its place"
_FOLLOWED = "if the project has a fork for newer releases of torch"
_FOLDER = r"(?:^|[\s/\\])(DCNv2|pointnet2)(?=[/\\])"
_SOME_TIME = "if the release that removed it is not known"
_PLAIN_NAME = r"\w+(?:::\w+)*"


def _named(gone: RemovedName) -> Rule:
    """Return the row of a name that is gone."""

    def confidence(match: LogMatch, log: Log) -> Confidence | None:
        is_here = _is_error(match.quote) and not is_before(log, gone.since)
        return CERTAIN if is_here else None

    named = _QUOTED_NAME.replace("NAME", f"(?P<api>{gone.names})")
    remedy = _RENAMED if re.fullmatch(_PLAIN_NAME, gone.instead) else ""
    return rule(
        named,
        confidence=confidence,
        since=gone.since,
        instead=gone.instead,
        remedy=remedy or _followed,
    )


def _followed_project(_: LogMatch, log: Log) -> str:
    """Return the project that the sources are of, if there is a fork of it for newer releases of torch."""
    places = compiled(_FOLDER).findall(log.text)
    return next((name for name in knowledge.installing.SUCCESSORS if name in places), "")


def _address(match: LogMatch, log: Log) -> str:
    return knowledge.installing.SUCCESSORS.get(_followed_project(match, log), "")


def _followed(match: LogMatch, log: Log) -> str:
    return _FOLLOWED if _followed_project(match, log) else ""


def _renamed(match: LogMatch, log: Log) -> str:
    """Return the remedy for a name that was only renamed, such as c10::optional to std::optional."""
    names = named(match, log), successor(match, log)
    return _RENAMED if all(re.fullmatch(_PLAIN_NAME, name) for name in names) else ""


def _old_member(match: LogMatch, _: Log) -> Confidence | None:
    """Return CERTAIN for functions that ATen's and c10's namespaces had before the index begins."""
    names = _OLD_MEMBERS.get(match.groups["scope"], "")
    return CERTAIN if names and re.fullmatch(names, match.groups["name"]) else None


def _header(gone: RemovedName) -> Rule:
    """Return the row of a header that is gone."""
    return rule(
        *missing_header(gone.names),
        confidence=lambda _, log: None if is_before(log, gone.since) else CERTAIN,
        api="{header}",
        since=gone.since,
        instead=gone.instead,
    )


def _python_removal(match: LogMatch, log: Log) -> Removal | None:
    name = ".".join(match.groups[part] for part in ("module", "name") if part in match.groups)
    return kit.indexed_names.removal("torch-python", name, log.machine.torch, is_absent=True)


def _python_confidence(match: LogMatch, log: Log) -> Confidence | None:
    found = _python_removal(match, log)
    return found.confidence if found else None


def _python_details(match: LogMatch, log: Log) -> dict[str, str]:
    found = _python_removal(match, log)
    if found is None:
        return {}
    return {
        "api": found.name,
        "since": found.since,
        "instead": found.instead or _of_its_module(found.name),
    }


def _of_its_module(name: str) -> str:
    """Return what took the place of the module that had a name, where the name itself has no successor on record."""
    module = name.rpartition(".")[0]
    return (
        kit.api_replacements.replacement("torch-python", module) or f"what took the place of {name}"
    )


@log_check(undefined=("TH",))
def _undefined_in_log(log: Log) -> Iterator[Evidence]:
    """Look for functions of TH and THC that nothing defines: sources declare them for themselves."""
    for symbol in kit.undefined.undefined_symbols(log):
        name = symbol.name.removeprefix("__imp_").lstrip("_")
        if name.startswith("struct THCState"):  # a variable, as link.exe prints it
            name = "THCState_state"
        is_th = name.startswith("TH") and not name.startswith(("THP", "THREAD"))
        if is_th and "_" in name:
            confidence = CERTAIN if symbol.at_link else LIKELY
            yield symbol.evidence(confidence, api=name, since="1.11", instead="at::Tensor and ATen")


def _is_error(line: str) -> bool:
    """Return whether a line is about an error, not only a deprecation."""
    low = line.lower()
    return any(word in low for word in _ERROR_WORDS) and "warning" not in low


@for_sources(
    *(re.escape(api.name) for api in REMOVED_APIS),
    r"AT_DISPATCH_\w+\s*\(",
    r"\.type\(\)\s*,",
    r"\bindex_put_\(",
    r"\bTH(?:Float|Double|Cuda\w*|NN_)\w+_",
    r"lazyInitCUDA",
    r"\bat::(?:CPU|CUDA)\b",
    r"torch::jit::load\b",
    r"\bstorage\(\)",
    "getCurrentCUDAStream",
    r"\btorch\.ops\.aten\.\w",
    "_jit_get_operation",
    languages=C_FAMILY | {Language.PYTHON},
    domains=("torch", "torch-python"),
)
def in_source(source: Source) -> Iterator[Evidence]:
    """Look for what the target's torch no longer has."""
    yield from kit.torch_removals.in_source(source)


@for_scripts(domains=("torch-python",))
def in_build_script(script: BuildScript) -> Iterator[Evidence]:
    """Look for the same in a build script."""
    yield from kit.torch_removals.in_python(script)


_BY_MINOR = (
    "#include <torch/version.h>\n#if TORCH_VERSION_{}\n#include <torch/csrc/distributed/c10d/ProcessGroup.hpp>\n"
    "#else\n#include <c10d/ProcessGroup.hpp>\n#endif\n"
)
"""2.0 has minor number 0."""
_ON_TORCH = "#include <torch/extension.h>\n#include <vector>\n"

_OPENED = "#include <ATen/ATen.h>\nusing namespace at;\nauto f(Tensor x) { return symeig(x); }\n"
_HOOKS = (
    "#include <ATen/detail/PrivateUse1HooksInterface.h>\n"
    "struct Hooks : public at::PrivateUse1HooksInterface{} {{\n  void initPrivateUse1() const override;\n}};\n"
)
CAUSE = Cause(
    title="the sources use {api}, which was removed or moved in torch {since}",
    in_log=log_rules(
        *map(_named, (*UNINDEXED_NAMES, *MOVED_NAMES)),
        rule(
            *UNKNOWN_MEMBERS,
            confidence=_old_member,
            api="{name}",
            since="1.5 or later",
            instead="a function of today's ATen, or std::",
        ),
        *changed_types.ROWS,
        rule(
            *_PYTHON_PATTERNS,
            since="1.0 or later",
            instead="torch.utils.cpp_extension or the standard library",
        ),
        rule(
            _OLD_PARTS_OF_NN,
            since="1.0 or later",
            instead="torch.nn and torch.nn.functional",
        ),
        rule(
            *kit.indexed_names.python_names("torch"),
            confidence=_python_confidence,
            compute=_python_details,
        ),
        _undefined_in_log,
        rule(
            _CPP_EXTENSION_PATTERN,
            confidence=LIKELY,
            since="some release",
            instead="torch.utils.cpp_extension.load, whose arguments are stable",
        ),
        rule(
            *(*UNKNOWN_NAMES, *UNKNOWN_MEMBERS, *UNKNOWN_HEADERS),
            confidence=is_removed,
            api=named,
            since=first_without,
            instead=successor,
            remedy=_renamed,
        ),
        *map(_header, REMOVED_HEADERS),  # after the index, which knows more of those that it has
        rule(
            *UNKNOWN_MEMBERS,
            confidence=POSSIBLE,
            api="{name}",
            since="some release",
            instead="its successor",
            title=_SOME_TIME,
            remedy=_SOME_TIME,
        ),
        rule(
            *CALLS,
            confidence=POSSIBLE,
            since="some release",
            instead="its successor",
            title=_SOME_TIME,
            remedy=_SOME_TIME,
        ),
        rule(
            INSTANTIATED,
            confidence=within_template,
            since="some release",
            instead="its successor",
            title=_SOME_TIME,
            remedy=_SOME_TIME,
        ),
        remedy=_followed,
        followed=_followed_project,
        address=_address,
    ),
    titles={
        _SOME_TIME: "the sources use {api}, which this torch does not have, or takes in another way",
        "include": "{api} is used, and no header that the file includes declares it: torch/extension.h does not",
    },
    fact="{about}",
    in_source=in_source,
    in_build_script=in_build_script,
    fix=Fix(
        "replace {api} with {instead}, update the project, or use a torch that still has it",
        commands=(_FIND,),
    ),
    remedies={
        IN_SOURCES: Fix("replace {api} with {instead}"),
        "include": Fix("include <{instead}>", safety=Safety.SAFE),
        "dispatched": Fix("replace {api} with {instead}"),
        _RENAMED: Fix(
            "replace {api} with {instead} in the sources, update the project, or use a torch that still has it",
            commands=(
                "grep -rlwF '{api}' --include='*.c*' --include='*.h*' . | xargs sed -i 's/\\b{api}\\b/{instead}/g'",
            ),
        ),
        changed_types.OF_TYPE: Fix(
            "write {instead} instead of x.type() and x->type(), which return a {api} (AT_DISPATCH macros take x.scalar_type()), update the project, or use a torch that still has it",
            commands=(
                "grep -rnE '(\\.|->)type\\(\\)' --include='*.c*' --include='*.h*' .",
                (
                    "grep -rlE 'AT_DISPATCH_[A-Z_]+\\([^,]*\\.type\\(\\)' --include='*.c*' --include='*.h*' . | xargs sed -i -E"
                    " 's/(AT_DISPATCH_[A-Z_]+\\([^,]*)\\.type\\(\\)/\\1.scalar_type()/'"
                ),
            ),
        ),
        _FOLLOWED: Fix(
            "use {followed} from {address}, a fork for newer releases of torch, instead of the copy here; or replace {api} with {instead} (and whatever else is gone), or use a torch"
            " that still has it",
            commands=("git clone {address}", _FIND),
        ),
        _SOME_TIME: Fix(
            "replace {api} with {instead}, update the project, or use a torch from the project's time",
            commands=(_FIND,),
        ),
    },
    explains=("git-submodule-missing",),
    examples=(
        Source("hooks.h", _HOOKS.format(""), Target(torch="2.8")),
        Source("solve.cpp", _OPENED, Target(torch="2.1")),
        Source("group.cpp", _BY_MINOR.format("MINOR >= 13")),
        Source("pair.cpp", "void f(int n) { torch::jit::getBailoutDepth() = n; }\n"),
        "DCNv2/src/cpu/offsets.cpp:9:10: fatal error: TH/TH.h: No such file or directory",
        "error: no matching function for call to 'torch::jit::RegisterOperators'",
        "src/pair.cpp:20:30: error: lvalue required as left operand of assignment\n  20 |   torch::jit::getBailoutDepth() = depth;",
        "AttributeError: module 'torch' has no attribute 'symeig'",
        (
            "env/torch/include/ATen/cpu/vec/functional_bfloat16.h: In instantiation of ‘void at::vec::map2(const Op&, scalar_t*, const"
            " scalar_t*, const scalar_t*, int64_t) [with scalar_t = double]’:\n"
            "csrc/blend.cpp:53:26:   required from ‘void blend() [with scalar_t = double]’\n"
            "csrc/blend.cpp:171:5:   required from here\n"
            "env/torch/include/ATen/cpu/vec/functional_bfloat16.h:524:63: error: no matching function for call to"
            " ‘convert_to_float<double>(bVec&)’"
        ),
        "api/generated.cpp:91:32: error: no matching function for call to ‘norm(at::Tensor&, c10::optional<double>, bool)’",
        "csrc/blend.h:8:9: error: no template named 'optional' in namespace 'c10'",
        'csrc/shim.h(21): error: class "at::Type" has no member "scalarType"',
        Log(
            "src/nms.cpp:12:3: error: ‘AT_CHECK’ was not declared in this scope; did you mean ‘DCHECK’?",
            Machine(torch="1.12.1"),
        ),
        (
            "app/main.cpp:21:70: error: conversion from ‘torch::jit::Module’ to non-scalar type"
            " ‘std::shared_ptr<torch::jit::script::Module>’ requested"
        ),
        (
            "csrc/register.cc:8:60: error: no matching function for call to"
            " ‘torch::class_<ops::Decoder>::class_(const char [8])’"
        ),
        (
            "csrc/vision.cpp:9:80: error: no matching function for call to ‘torch::jit::RegisterOperators::"
            "RegisterOperators(const char [12], at::Tensor (*)(const at::Tensor&, double))’"
        ),
        "csrc/roi_pool.cu:4:10: fatal error: THC/THC.h: No such file or directory",
        Log("src\\bvh.cpp(30): error C3861: “AT_CHECK”: 找不到标识符", Machine(os="Windows 11")),
        "src/corr.c:20:25: error: dereferencing pointer to incomplete type ‘THTensor {aka struct THTensor}’",
        "csrc/cpu/walk.h:12:3: error: use of undeclared identifier 'CHECK_LT'",
        "dcn.obj : error LNK2001: unresolved external symbol state\n_ext.pyd : fatal error LNK1120: 1 unresolved externals",
        "dcn.obj : error LNK2001: 无法解析的外部符号 state",
        "TypeError: _jit_compile() missing 1 required positional argument: 'with_sycl'",
        'src/emd.cu(181): error: identifier "THCState_getCurrentStream" is undefined',
        'src/density.cu(155): error: namespace "at::cuda" has no member "getCurrentCUDAStream"',
        (
            'kernel.cu(88): error: no suitable conversion function from "const at::DeprecatedTypeProperties"'
            ' to "c10::ScalarType" exists'
        ),
        "ImportError: torch.utils.ffi is deprecated. Please use cpp extensions instead.",
        "/usr/bin/ld: src/op.o: undefined reference to `THFloatTensor_newContiguous'",
        Source("op.cpp", 'void f(at::Tensor x) { AT_CHECK(x.is_cuda(), "not on a GPU"); }\n'),
        Source("op.cu", "#include <ATen/ATen.h>\n#include <THC/THC.h>\n"),
        Source(
            "op.cu",
            "#include <torch/extension.h>\n#include <cuda_runtime.h>\n#include <vector>\n"
            "void f() { go<<<1, 32, 0, at::cuda::getCurrentCUDAStream()>>>(); }\n",
        ),
        Source(
            "op.cu",
            'void f(at::Tensor x) { AT_DISPATCH_FLOATING_TYPES(x.type(), "f", [&] { g<scalar_t>(); }); }\n',
        ),
        Source(
            "own.cu",
            "#define MY_TYPES(T, NAME, ...) \\\n  AT_DISPATCH_SWITCH(T, NAME, AT_DISPATCH_CASE(at::kFloat, __VA_ARGS__))\n"
            'void f(at::Tensor x) { MY_TYPES(x.type(), "f", [&] { g<scalar_t>(); }); }\n',
        ),
        Source("own.cpp", _ON_TORCH + "void f(int n) { CHECK_EQ(n, 1); }\n"),
        Source(
            "own.cpp",
            _ON_TORCH + "at::Tensor f(at::Tensor x) { return at::zeros(x.type(), {2}); }\n",
        ),
        Source(
            "op.cu", _ON_TORCH + "void f() { THCudaBlas_SgemmBatched(); }\n", Target(torch="1.8")
        ),
        Source("op.cpp", _ON_TORCH + "void f() { THFloatBlas_gemm(); }\n", Target(torch="1.7")),
        Source(
            "any.py",
            "import torch\nimport torch.nn\ndef f(x: torch.Any): return x\n",
            Target(torch="2.5"),
        ),
        Source("text.py", "import importlib\nf = importlib.import_module('torch').lstsq\n"),
        Source("detach.py", "from torch.utils.checkpoint import _maybe_detach\n"),
        Source("build.py", "from torch.utils.ffi import create_extension\n", Target(torch="1.8")),
        Source(
            "op.cu",
            "void f(at::Tensor x) { g<<<1, 1, 0, THCState_getCurrentStream(state)>>>(); }\n",
        ),
        Source("op.cpp", "at::Tensor f(at::Tensor x, at::DimnameList names) { return x; }\n"),
        Source("op.cpp", "bool f(at::Tensor x) { return x.is_variable(); }\n"),
        Source(
            "op.cpp",
            "#include <torch/extension.h>\nbool f(at::Tensor x) { return at::has_names({x}); }\n",
        ),
        Source("op.cpp", "#include <ATen/core/EnableNamedTensor.h>\n"),
        Source("flops.py", "import torch\nby = {torch.ops.aten.prod.dim_Dimname: 1}\n"),
        Source("solve.py", "import torch\nf = torch._C._jit_get_operation('aten::lstsq')\n"),
        Source("codecs.py", "from torch._inductor.codecache import Union\n"),
        Source(
            "options.py",
            "import torch._inductor.config as options\noptions.triton.ordered_kernel_names = True\n",
        ),
        Source(
            "compat.py",
            "import torch\nMAJOR = int(torch.__version__.split('.')[0])\n"
            "if MAJOR == 0:\n    inf = 1e300\nelse:\n    from torch._six import inf\n",
        ),
        Source(
            "roots.py",
            "import torch\ndef f(x):\n    if torch.cuda.is_available():\n        return torch.symeig(x.cuda())\n",
        ),
        Source(
            "dispatch.h", '#define CASE(T, ...) AT_PRIVATE_CASE_TYPE("f", T, float, __VA_ARGS__)\n'
        ),
    ),
    counterexamples=(
        Source(
            "put.cpp",
            "#include <torch/torch.h>\nvoid f(at::Tensor x, at::Tensor y) {\n"
            "  std::array<torch::indexing::TensorIndex, 1> at = {0};\n  x.index_put_(at, y);\n}\n"
            "void g(at::Tensor& at) {}\n",
        ),
        Source(
            "resample.h",
            "#include <ATen/Parallel.h>\n#if !(AT_PARALLEL_NATIVE_TBB)\n#error none\n#endif\n",
        ),
        Source("hooks.h", _HOOKS.format(""), Target(torch="2.3")),
        Source("solve.cpp", f"int symeig(Tensor x);\n{_OPENED}", Target(torch="2.1")),
        Source("solve.cpp", _OPENED.replace("at;", "own;"), Target(torch="2.1")),
        Source("hooks.h", _HOOKS.format(", public Own"), Target(torch="2.8")),
        Source(
            "tensor.h",
            "#include <torch/csrc/lazy/core/tensor.h>\nstruct Data : torch::lazy::LazyTensor::Data {\n"
            "  Data(Value v, View w) : value(v), view(std::move(w)) {}\n  View view;\n};\n",
            Target(torch="2.1"),
        ),
        Source("pair.cpp", "int f() { return torch::jit::getBailoutDepth(); }\n"),
        Source("patch.py", "import torch\ntorch.symeig = torch.linalg.eigh\n"),
        Source("text.py", "import importlib\nf = importlib.import_module('own').lstsq\n"),
        Source(
            "glog.cpp", _ON_TORCH + "#include <glog/logging.h>\nvoid f(int n) { CHECK_EQ(n, 1); }\n"
        ),
        Source("own.cpp", _ON_TORCH + '#include "own.h"\nvoid f(int n) { CHECK_EQ(n, 1); }\n'),
        Source("op.cpp", _ON_TORCH + "void f() { THFloatBlas_gemm(); }\n", Target(torch="1.6")),
        Source("any.py", "import torch\ndef f(x: torch.Any): return x\n", Target(torch="2.4")),
        Source("group.cpp", _BY_MINOR.format("MAJOR >= 2 || TORCH_VERSION_MINOR >= 13")),
        Source(
            "gradfix.py",
            "import torch\n_new = torch.__version__ >= '1.11'\n\n\ndef _is_old(x):\n    if _new:\n        return False\n"
            "    return True\n\n\ndef _old(x):\n    return _solve(x)\n\n\ndef _solve(x):\n    return torch.symeig(x)\n\n\n"
            "def solve(x):\n    if _is_old(x):\n        return _old(x)\n    return x\n",
        ),
        *(
            Source(
                "amp.py",
                f"import torch\n\n\ndef step(self, x):\n    if {condition}:\n        return x\n    else:\n"
                "        return torch.symeig(x)\n",
            )
            for condition in (
                "self._higher_than_torch18",
                'is_torch_equal_or_newer("2.0")',
                "IS_TORCH2",
                "_TORCH_GREATER_EQUAL_2_3",
            )
        ),
        "with PyTorch 1.3: op.cpp:4:10: fatal error: c10d/ProcessGroup.hpp: No such file or directory",
        Source(
            "table.hh",
            "template <class S> struct Table {\n  S& storage();\n};\n"
            "template <class S> long rows(Table<S>& of) { return of.storage().size(); }\n",
        ),
        Source(
            "flops.py",
            "import torch\nby = {torch.ops.aten.prod.dim_int: 1, torch.ops.aten.mm: 2}\n",
        ),
        Source(
            "codecs.py",
            "from torch._inductor.codecache import CodeCacheFuture, nothing_of_the_kind\n",
        ),
        Source(
            "options.py",
            "import torch._inductor.config as options\noptions.triton.cudagraphs = True\n",
        ),
        Source(
            "compat.py",
            "import package\n\nif package.requires_torch('1.13'):\n    inf = 1e300\nelse:\n    from torch._six import inf\n",
        ),
        Source(
            "group.cpp",
            "#include <c10d/ProcessGroup.hpp>\n#include <c10d/default_comm_hooks.hpp>\n",
            build=(
                BuildScript(
                    "CMakeLists.txt",
                    "include_directories(${TORCH_DIR}/include/torch/csrc/distributed)\n",
                ),
            ),
        ),
        Source(
            "device.cpp",
            "#include <torch/extension.h>\n#define OpenCL PrivateUse1\nauto key = c10::DispatchKey::OpenCL;\n",
        ),
        Source(
            "compat.py",
            "import torch\nMAJOR, MINOR = (int(part) for part in torch.__version__.split('.')[:2])\n"
            "IS_OLD = MAJOR == 1 and MINOR < 8\nif IS_OLD:\n    from torch._six import container_abcs\n",
        ),
        Source(
            "compat.py",
            "import torch\nIS_OLD = torch.__version__ < '1.8'\n\n"
            "def old():\n    return torch._six.PY3\n\nis_three = old() if IS_OLD else True\n",
        ),
        Source(
            "lists.cpp",
            "#include <torch/script.h>\n#ifdef OLD_LISTS\n"
            "auto f(torch::IValue& v) { return v.toIntListRef().vec(); }\n#endif\n",
            build=(
                BuildScript(
                    "setup.py",
                    "if version.parse(torch.__version__) < version.parse('1.5'):\n    args.append('-DOLD_LISTS')\n",
                ),
            ),
        ),
        "AttributeError: module 'torch' has no attribute 'inference_mode'",
        Log("AttributeError: module 'torch' has no attribute 'symeig'", Machine(torch="1.9.0")),
        Source(
            "op.cpp",
            "#ifndef AT_CHECK\n#define AT_CHECK TORCH_CHECK\n#endif\nvoid f() { AT_CHECK(true); }\n",
        ),
        *(
            Source(
                path,
                f"#include <torch/extension.h>\n#include {header}\n"
                "void f() { go<<<1, 32, 0, c10::cuda::getCurrentCUDAStream()>>>(); }\n",
            )
            for path, header in (
                ("op.cu", "<c10/cuda/CUDAGuard.h>"),
                ("op.cu", '"common.h"'),
                ("op.cuh", "<vector>"),
            )
        ),
        Source(
            "op.cu", "#if TORCH_VERSION_MAJOR < 1\n#include <THC/THC.h>\n#endif\n// AT_CHECK(x)\n"
        ),
        Source(
            "op.cu",
            "#define MY_TYPES(T, NAME, ...) AT_DISPATCH_SWITCH((T).scalarType(), NAME, __VA_ARGS__)\n"
            'void h(at::Tensor x) { MY_TYPES(x.type(), "f", [&] { g<scalar_t>(); }); }\n'
            'void f() { AT_DISPATCH_FLOATING_TYPES(x.scalar_type(), "x.type()", [&] { y.type(); }); }\n',
        ),
        Source(
            "op.cu",
            "#ifdef OLD_GENERATOR_PATH\n#include <ATen/CUDAGeneratorImpl.h>\n#else\n"
            "#include <ATen/cuda/CUDAGeneratorImpl.h>\n#endif\n",
        ),
        Source("op.cu", "#include <THC/THCAtomics.cuh>\n#include <THC/THCDeviceUtils.cuh>\n"),
        Source("op.cpp", "bool f(at::Tensor x, my::Node n) { return is_variable(n); }\n"),
        Source(
            "op.cpp",
            "#include <torch/extension.h>\nbool f(at::Tensor x) { return at::has_names({x}); }\n",
            Target(torch="2.8"),
        ),
        Source(
            "op.cpp",
            "#include <torch/extension.h>\nnamespace at { bool mine(Tensor); }\n"
            "bool f(at::Tensor x) { return at::mine(x); }\n",
        ),
        Source("lua.cpp", "void f(THFloatTensor *x) { THArgCheck(x != 0, 1, why); }\n"),
        Source(
            "op.cpp",
            "c10::optional<at::Tensor> f(at::Tensor x) { return x.data<float>() ? x : x; }\n",
        ),
        Source("compat.h", "#ifndef TORCH_CHECK\n#define TORCH_CHECK AT_CHECK\n#endif\n"),
        Source(
            "dispatch.h",
            "#ifdef WITH_TORCH_1_13\n#define CASE(T, ...) AT_DISPATCH_CASE(T, __VA_ARGS__)\n#else\n"
            '#define CASE(T, ...) AT_PRIVATE_CASE_TYPE("f", T, float, __VA_ARGS__)\n#endif\n',
        ),
        Source("op.cpp", "void f() { AutoNoGIL no_gil; }\n", Target(torch="1.13..2.1")),
        (
            "torch/include/ATen/core/TensorBody.h:230:30: note: declared here\n"
            "  230 |   DeprecatedTypeProperties & type() const {"
        ),
        (
            "op.cpp:9:13: warning: ‘T* at::Tensor::data() const [with T = float]’ is deprecated:"
            " Tensor.data<T>() is deprecated. Please use Tensor.data_ptr<T>() instead."
        ),
        "op.cpp:1:10: fatal error: torch/extension.h: No such file or directory",
        Log(
            "op.cu:4:10: fatal error: THC/THC.h: No such file or directory", Machine(torch="1.7.1")
        ),
        'kernel.cu(12): error: identifier "THREADS_PER_BLOCK" is undefined',
        "op.cpp:4: error: no matching function for call to ‘my::class_<T>::class_(const char [4])’",
    ),
)
