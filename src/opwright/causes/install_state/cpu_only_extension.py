"""
An extension with kernels for the CPU and for CUDA usually decides during the build which of them to compile. Most `setup.py`
files check `torch.cuda.is_available()`, which is false in `docker build` and on a cluster's login node, so the CUDA sources
are silently left out. Nothing is wrong until a tensor on the GPU meets an operator that only has CPU code.

The dispatcher then says `Could not run 'ns::op' with arguments from the 'CUDA' backend`, and lists what there is: `[CPU,
Meta, ...]`. Since the operator belongs to the package and not to `aten`, torch itself has CUDA and only the package lacks
it. Older packages say `Not compiled with GPU support`. Prebuilt wheels come in two kinds too: torchvision from PyPI beside a
torch from PyTorch's index is the usual mismatch.

Most of these build scripts honour `FORCE_CUDA=1`, and then need to be told the architectures.

In a setup.py, `opwright lint` reports this when the CUDA extension is built only if `torch.cuda.is_available()`, and no
environment variable can request it: whether that does harm depends on where it is built, so it is only possible.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from opwright.causes import kit
from opwright.causes.kit.messages.missing.compiled_modules import calling_package
from opwright.causes.kit.rules import (
    CERTAIN,
    LIKELY,
    POSSIBLE,
    if_in_log,
    log_check,
    log_rules,
    rule,
)
from opwright.causes.kit.sources import evidence, for_scripts
from opwright.logs.patterns import LogMatch, compiled, find_matches
from opwright.model import IN_SOURCES, BuildScript, Cause, Confidence, Evidence, Fix, Log

TYPE_CHECKING = False
if TYPE_CHECKING:
    import ast


_STATED = (
    r"[Nn]ot compiled with (?:GPU|CUDA) support",
    r"(?:GPU|CUDA) Tree Learner was not enabled in this build",
    r"Device API (?:cuda|gpu) is not enabled",
    r"The library is compiled without (?:CUDA|GPU) support",
    r"installed CPU version PaddlePaddle",
    r"not (?:implemented|supported|available) (?:for|in) (?:a )?CPU[- _]ONLY build",
    r"\bCUDA support (?:is|was) disabled (?:during|in) (?:the )?[\w-]{2,40} (?:installation|build)\b",
    r"\bnot available in (?:the )?CPU[- ]only (?:version|build) of \w",
    r"module 'faiss' has no attribute '(?:StandardGpuResources|Gpu\w+|index_cpu_to_\w*gpu\w*)'",
)
_OF_MMCV = r"implementation for device cuda(?::\d+)? not found"
_PROBABLY_STATED = (
    r"was compiled with CPU_ONLY flag|[Ww]ill (?:be )?compiled? with CPU_ONLY",
    r"[Pp]lease (?:re)?(?:compile|build) (?:it )?again with (?:CUDA|GPU) support|[Pp]lease (?:re)?compile \w{2,40} with [`'\"]?torch\.cuda\.is_available",
    r"libbitsandbytes_cpu\.(?:so|dll): undefined symbol|\b8-bit optimizers and GPU quantization are unavailable",
    r"not compiled with GPU offload support",
    r"(?:[Cc]ouldn't|[Cc]ould not|[Cc]annot) find (?:the )?CUDA extension, falling back",
    r"\bCUDA extension,? but it (?:looks like it )?is not available\b",
    r"\b(?!(?:Py)?[Tt]orch)\w+ (?:is |was |has been )?(?:built|compiled) without (?:CUDA|GPU)\b",
)
_NO_PROVIDER = (
    r"CUDAExecutionProvider['\"`]? (?:is |was )?not (?:in )?(?:the )?(?:available|found|enabled)"
)
"""Of onnxruntime, which has a package of its own for GPUs."""
_NOT_ON_CPU = r"Error: (?P<package>\w{3,60}_) not implemented on CPU\b"
"""What a project declares for its kernels when it is built without them."""
_CALLED_ON_CPU = "where it is called with tensors on the CPU"
_NO_CUDA_IN_XFORMERS = r"xFormers wasn't buil[dt] with CUDA support"
_XFORMERS_NOT_LOADED = r"can't load C\+\+/CUDA extensions"
_ON_CPU = r"device=cpu \(supported"
"""The tensors were never on a GPU."""
_NO_BLAS = r"\| BLAS = 0 \|"
"""Of what llama.cpp says that it is built with, where a build for a GPU has 1, or the name of its backend."""
_LAYERS_FOR_GPU = r"(?i)\bn[_-]gpu[_-]layers?['\"]?[ =:]{1,3}(?:-1|[1-9])|\bngl[ =][1-9]|LLAMA_CUBLAS|(?:GGML|LLAMA)_CUDA\b"
_LAYERS_ON_GPU = r"offloaded [1-9]\d*/\d+ layers to GPU|\bggml_(?:metal|cuda|vulkan|sycl)_?\w*: |\bCUDA\d buffer size"
_BITSANDBYTES = r"bitsandbytes was compiled without GPU support"
_FUNCTION_MISSING = r"'NoneType' object has no attribute 'c\w+_|undefined symbol: c\w+"
_BACKENDS = (
    r"'(?P<op>(?!aten::)\w{1,60}::[\w.]{1,80})' is only available for these backends:\s{1,3}\["
    r"(?P<backends>[^\]]+)"
)
_NOT_ON_BACKEND = r"Could not run '(?P<op>\w{1,60}::[\w.]{1,80})' with arguments from the '(?P<backend>\w+)' backend"
_NO_ATTRIBUTE = (
    r"module '(?P<package>[\w.]{1,60}(?:backend|_C|_ext))' has no attribute '(?P<name>\w{1,80})'"
)
"""A module for CPU and CUDA lacks what only the CUDA sources define."""
_NO_GPU_FUNCTION = r"module '(?P<package>(?!torch\b|tensorflow|tf\b|jax|paddle|cupy)[\w.]{1,60})' has no attribute '(?:(?:gpu|cuda)_\w{1,60}|(?!is_|has_)\w{1,50}_(?:gpu|cuda))'"
"""Of a pair like `cpu_ctc` and `gpu_ctc`, the first is always there."""
_REGISTERED = r"^CPU: registered at [^\n]{1,200}[/\\](?P<package>\w{2,40})[/\\]csrc[/\\]"
"""From the list of an operator's kernels that torch prints if it has none for the requested backend."""
_CUDA_0 = r"(?P<package>\w{2,40}) has\s+CUDA\s+[Vv]ersion ?=? ?0\.0\b"
_ITS_FILE = r"[/\\](?P<package>[A-Za-z]\w{2,40})[/\\]csrc[/\\]"
_TORCHSPARSE = r"module '(?P<package>torchsparse)_(?:backend|cuda)' has no attribute '\w{1,80}'"
_TORCHVISION = "torchvision::"
_NAMED_PACKAGES = (
    *("faiss", "bitsandbytes", "xgboost", "lightgbm", "dgl", "mmcv", "detectron2", "llama"),
    "minkowskiengine",
)


@log_check(_BACKENDS, _NOT_ON_BACKEND)
def _operators(log: Log) -> Iterator[Evidence]:
    """Look for operators of a package that were called on CUDA and exist for the CPU."""
    called = {one.groups["op"]: one.groups["backend"] for one in find_matches(log, _NOT_ON_BACKEND)}
    listed = {one.groups["op"]: one for one in find_matches(log, _BACKENDS)}
    for op, one in listed.items():
        backends = {name.strip() for name in one.groups["backends"].split(",")}
        if (
            "CPU" in backends
            and not backends & {"CUDA", "HIP", "Undefined"}
            and (called.get(op, "CUDA") == "CUDA")
        ):
            sure = CERTAIN if op.startswith(_TORCHVISION) else LIKELY
            yield one.evidence(sure, package=op.partition("::")[0])
        elif called.get(op) == "CUDA" and not backends & {"CPU", "CUDA", "HIP", "Undefined"}:
            yield one.evidence(LIKELY, package=op.partition("::")[0])
    for one in find_matches(log, _NOT_ON_BACKEND):
        op = one.groups["op"]
        own = not op.startswith(("aten::", "prim::")) and op not in listed
        if own and one.groups["backend"] == "CUDA":
            sure = LIKELY if op.startswith(_TORCHVISION) else POSSIBLE
            yield one.evidence(sure, package=op.partition("::")[0])


def _named_package(match: LogMatch, log: Log) -> str:
    """Return the package that a message names: a known one, the one whose C++ file it is, or else the one that called it."""
    line = match.quote.lower()
    known = next((name for name in _NAMED_PACKAGES if name in line), None)
    own = compiled(_ITS_FILE).search(match.quote)
    return known or (own and own["package"]) or calling_package(log, match) or "the package"


def _top_package(match: LogMatch, _: Log) -> str:
    return match.groups["package"].partition(".")[0]


def _function_confidence(match: LogMatch, _: Log) -> Confidence | None:
    """Return how likely a missing function makes it; its name must mention CUDA."""
    is_for_cuda = compiled(r"(?i)cuda|gpu").search(match.groups["name"])
    return LIKELY if is_for_cuda and match.groups["package"] != "torch._C" else None


_AVAILABLE = r"\bcuda\.(?:is_available|device_count)\(\)"
_VARIABLE = r"(?:environ|getenv)\b[^\n]{0,40}['\"](?!CUDA_(?:HOME|PATH|VISIBLE)|TORCH_CUDA_ARCH)\w*(?:CUDA|GPU|CPU|FORCE)"
_OPTION = r"FORCE_CUDA|['\"]--\w*(?:cuda|gpu|cpu)"


@for_scripts("CUDAExtension")
def in_build_script(script: BuildScript) -> Iterator[Evidence]:
    """Look for CUDA extensions that are built only if a GPU is visible."""
    chosen = re.search(_VARIABLE, script.text) or re.search(_OPTION, script.text)
    if chosen or not re.search(_AVAILABLE, script.text):
        return
    for node in kit.python_syntax.python_nodes(script.text):
        if (
            isinstance(node, kit.ast.If)
            and _is_silent(node)
            and _checks_gpu(script.text, node.test)
        ):
            yield evidence(
                script,
                *kit.python_syntax.span(script.text, node.test),
                confidence=POSSIBLE,
                package="without a visible GPU, the package",
            )
            return


def _is_silent(node: ast.If) -> bool:
    """Return whether an `if` silently chooses between a CUDA extension and another one, or none."""
    made = [_names(one) for one in node.body]
    otherwise = [one for statement in node.orelse for one in kit.ast.walk(statement)]
    instead = set().union(*map(_names, node.orelse))
    is_told = "CppExtension" in instead and bool(instead & {"print", "warn", "warning"})
    return (
        not is_told
        and any("CUDAExtension" in names for names in made)
        and not any(
            isinstance(one, kit.ast.Raise) or "CUDAExtension" in _names(one) for one in otherwise
        )
    )


def _names(node: ast.AST) -> set[str]:
    found = (getattr(one, "id", getattr(one, "attr", "")) for one in kit.ast.walk(node))
    return {name for name in found if isinstance(name, str)}


def _checks_gpu(text: str, test: ast.expr) -> bool:
    """Return whether a condition is that a GPU is visible, directly or by a variable that is set once."""
    if isinstance(test, kit.ast.BoolOp) and isinstance(test.op, kit.ast.And):
        return any(_checks_gpu(text, value) for value in test.values)
    if isinstance(test, kit.ast.Name):
        given = re.findall(rf"^[ \t]*{test.id}\s*=\s*([^\n]*)", text, re.MULTILINE)
        return len(given) == 1 and bool(re.match(r"(?:torch\.)?" + _AVAILABLE[2:], given[0]))
    return bool(
        re.fullmatch(r"(?:torch\.)?" + _AVAILABLE[2:] + r"(?: > 0)?", kit.ast.unparse(test))
    )


_SETUP = (
    "modules = []\nif torch.cuda.is_available() and CUDA_HOME is not None:\n"
    "    modules.append(CUDAExtension('op', ['op.cu']))\nsetup(ext_modules=modules)\n"
)

CAUSE = Cause(
    title="{package} is built without its CUDA code",
    in_log=log_rules(
        rule(*_STATED, package=_named_package),
        rule(_OF_MMCV, package="mmcv"),
        rule(*_PROBABLY_STATED, confidence=LIKELY, package=_named_package),
        rule(_NO_PROVIDER, confidence=LIKELY, package="onnxruntime"),
        rule(_NO_ATTRIBUTE, confidence=_function_confidence, package=_top_package),
        rule(_TORCHSPARSE, confidence=LIKELY),
        rule(_CUDA_0),
        rule(_REGISTERED, confidence=POSSIBLE, unless=r"^(?:Autograd)?CUDA: registered at"),
        rule(_NOT_ON_CPU, confidence=POSSIBLE, title=_CALLED_ON_CPU, remedy=_CALLED_ON_CPU),
        rule(_NO_GPU_FUNCTION, confidence=POSSIBLE, package=_top_package),
        rule(
            _NO_CUDA_IN_XFORMERS,
            confidence=if_in_log(_ON_CPU, then=POSSIBLE, otherwise=LIKELY),
            unless=_XFORMERS_NOT_LOADED,
            package="xformers",
        ),
        rule(
            _NO_BLAS,
            confidence=LIKELY,
            only_if=_LAYERS_FOR_GPU,
            unless=_LAYERS_ON_GPU,
            package="llama-cpp-python",
        ),
        rule(_BITSANDBYTES, confidence=LIKELY, only_if=_FUNCTION_MISSING, package="bitsandbytes"),
        _operators,
    ),
    in_build_script=in_build_script,
    titles={_CALLED_ON_CPU: "{package} has no version for the CPU, and is called there"},
    remedies={
        IN_SOURCES: Fix(
            "build the CUDA part wherever nvcc is found, or FORCE_CUDA=1 is set: machines that build often have no GPU"
        ),
        _CALLED_ON_CPU: Fix(
            "run it on a GPU: {package} has only a CUDA kernel and was called with CPU tensors. Use the project's device option (--model_device cuda:0, --device cuda), if torch sees"
            " a GPU (True is printed); if the tensors are already on the GPU, the extension was built without its CUDA part: rebuild it in its folder, with the nvcc of torch's CUDA",
            commands=(
                "python -c 'import torch; print(torch.version.cuda, torch.cuda.is_available())'",
                "FORCE_CUDA=1 pip install --no-build-isolation --no-cache-dir --force-reinstall --no-deps .",
            ),
        ),
    },
    fix=Fix(
        "rebuild it where nvcc is found, or install the build for torch's CUDA; a setup.py should let FORCE_CUDA=1 "
        "request it",
        commands=(
            "rm -rf build",
            (
                "FORCE_CUDA=1 TORCH_CUDA_ARCH_LIST='8.0;8.6;9.0' "
                "pip install --no-build-isolation --no-cache-dir --force-reinstall --no-deps ."
            ),
        ),
    ),
    examples=(
        "RuntimeError: warp_softmax_inplace_ not implemented on CPU",
        "AttributeError: module 'warpkit_pytorch.warp_loss' has no attribute 'gpu_loss'",
        (
            "NotImplementedError: Could not run 'torchvision::nms' with arguments from the 'CUDA' backend. "
            "This could be because the operator doesn't exist for this backend.\n"
            "'torchvision::nms' is only available for these backends: [CPU, Meta, QuantizedCPU, "
            "BackendSelect, Python, AutogradCPU, AutogradCUDA, AutocastCUDA]."
        ),
        "RuntimeError: Not compiled with GPU support",
        "RuntimeError: /io/build/csrc/pairs.cc(65) not implemented for CPU ONLY build.",
        "RuntimeError: roi_align_forward_impl: implementation for device cuda:0 not found.",
        "AttributeError: module 'warpkit.backend' has no attribute 'hash_cuda'",
        "AttributeError: module 'torchsparse_backend' has no attribute 'hash_forward'",
        BuildScript("setup.py", _SETUP),
    ),
    counterexamples=(
        "Llama(path)\nAVX2 = 1 | F16C = 1 | WASM_SIMD = 0 | BLAS = 0 | SSE3 = 1 |",
        "AttributeError: module 'torch.utils' has no attribute 'gpu_info'",
        "AttributeError: module 'torch._C' has no attribute '_cuda_setDevice'",
        "AttributeError: module 'warpkit.backend' has no attribute 'build_kernel_map'",
        BuildScript("setup.py", _SETUP.replace("if torch", "if FORCE_CUDA or torch")),
        BuildScript("setup.py", _SETUP.replace("torch.cuda.is_available() and ", "")),
        BuildScript(
            "setup.py",
            _SETUP.replace("setup(", "else:\n    raise RuntimeError('no GPU is visible')\nsetup("),
        ),
        BuildScript(  # which a build for the CPU was written for, and says so
            "setup.py",
            _SETUP.replace(
                "setup(",
                "else:\n    print('falls back to the CPU')\n    modules.append(CppExtension('op', ['op.cpp']))\nsetup(",
            ),
        ),
        BuildScript("setup.py", "use = os.environ.get('BUILD_CUDA_EXT') == '1'\n" + _SETUP),
        (
            "NotImplementedError: Could not run 'aten::empty.memory_format' with arguments from the "
            "'CUDA' backend. 'aten::empty.memory_format' is only available for these backends: [CPU, Meta]."
        ),
        (
            "NotImplementedError: Could not run 'mylib::op' with arguments from the 'CPU' backend.\n"
            "'mylib::op' is only available for these backends: [CUDA, Meta, BackendSelect]."
        ),
        "AssertionError: Torch not compiled with CUDA enabled",
        "-- Building without CUDA support (WITH_CUDA=OFF)",
    ),
)
