"""
nvcc compiles for GPUs that are not there; build scripts do not. Without `TORCH_CUDA_ARCH_LIST` torch queries the
capability of each visible GPU, and without any the list stays empty: up to torch 2.15 the next line is `arch_list[-1] +=
'+PTX'`, which raises `IndexError: list index out of range`. Packages with their own query say "No GPUs found", or call
`torch.cuda.get_device_capability()` and get torch's complaint that there is no driver. So does CMake with `native`. "No
CUDA runtime is found" alone is a message that torch also prints in builds that succeed.

It happens in `docker build`, which has no GPUs even where `docker run --gpus all` does, on a cluster's login node, in
CI, and where `CUDA_VISIBLE_DEVICES` is empty. Do not install the driver there: compiling only needs the names of the
architectures. Some packages also need `FORCE_CUDA=1`, or silently build without their kernels.

In a setup.py, `opwright lint` reports this when the GPU is queried unconditionally; in CMake, when `native` is always
set.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from opwright import model
from opwright.causes import kit
from opwright.causes.kit.messages.missing.compiled_modules import importing_frame
from opwright.causes.kit.rules import LIKELY, POSSIBLE, log_rules, rule
from opwright.causes.kit.sources import evidence, for_scripts, literal_evidence
from opwright.logs.patterns import LogMatch, compiled, has_match
from opwright.model import (
    IN_A_BUILD,
    IN_SOURCES,
    BuildScript,
    Cause,
    Confidence,
    Evidence,
    Fix,
    Language,
    Log,
    Machine,
)

_INDEX_ERROR = r"arch_list\[-1\] \+= ['\"]\+PTX['\"][^\n]{0,40}\s+(?:[~^]{1,60}\s+)?IndexError"
_EMPTY_LIST = r"arch_list\[-1\] \+= ['\"]\+PTX"
_EMPTY_LIST_RETOLD = (
    r"\b_get_cuda_arch_flags\b[^\n]{0,80}IndexError|IndexError[^\n]{0,80}\b_get_cuda_arch_flags\b"
)
_NO_RUNTIME = r"No CUDA runtime is found, using CUDA_HOME="
_NO_GPU_PATTERNS = (
    r"No GPUs? (?:was |were )?found\. Please specify",
    r"[Nn]o CUDA devices?\b[^\n]{0,100}\b(?:TORCH_CUDA_ARCH_LIST|architectures? to (?:build|compile))",
    r"or (?:build|compile) on a machine with (?:a )?GPUs?",
    r"CUDA_ARCHITECTURES is set to ['\"]native['\"], but no (?:NVIDIA )?GPU was detected",
    r"Unknown compute capability\. Specify the target compute capabilities",
    r"(?:[Cc]ould not|[Cc]annot|[Ff]ailed to|[Uu]nable to) (?:auto-?)?(?:detect|determine|find|get|query) (?:the |any )?(?:GPU|CUDA|device)(?:'s|s)? (?:compute )?(?:capabilit|architecture)",
    r"cannot determine (?:nvptx64?|hip|cuda|gpu) architecture",
    r"No (?:target )?compute capabilit(?:y|ies)(?: was| were)? (?:found|detected|specified)",
)
_NO_GPU_TO_ASK = (
    r"Error: No (?:CUDA |NVIDIA )?GPU(?:s| devices?)? (?:was |were )?(?:found|detected|available)"
)
_ASKS_FOR_ARCH = r"(?i)arch|capab"
"""In the name of the function that says so."""
_NO_AMD_GPU = (
    r"cannot determine (?:amdgcn|amdgpu) architecture",
    r"\bNo GPU arch(?:itecture)?s? specified for (?:the )?ROCm\b",
    r"\bGPU_ARCHS is not set\b[^\n]{0,100}\bwithout a GPU\b",
)
_RETOLD = (
    (
        r"(?:to|annot|an't|ould not) (?:build|compile|install) [\w +-]{0,40}without (?:an? )?(?:NVIDIA |nvidia |CUDA )?(?:GPU|gpu|runtime)\b"
    ),
    r"(?:docker build|building the (?:docker )?image|build time|Dockerfile)[^\n]{0,80}\b[Nn]o (?:CUDA )?GPUs?\b",
    r"\b[Nn]o (?:CUDA )?GPUs? (?:(?:is|was|are) )?(?:found|available|visible|detected)[^\n]{0,40} (?:build|image|docker)",
    r"(?:GPU|gpu|runtime)s? (?:is|are|was) (?:required|needed|necessary) (?:when|while|for|to|during|at) (?:build|compil|installation|the build|docker build)",
)
"""How people say it who know it."""
_NO_KERNEL = r"[Cc]ould not find any kernel compatible with the current environment"
_IN_DOCKER = r"docker build|[Dd]ockerfile|^#\d{1,3} |^\s*RUN "
_NOT_AVAILABLE = r"NotImplementedError: C(?:uda|UDA) is not availa"
"""Raised by setup.py files for a missing GPU, a missing toolkit or a CPU build of torch."""
_NO_CPU_BUILD = r"(?:Exception|Error): [^\n]{0,60}\b(?:CPU|cpu)(?:[ -]only)? (?:version|build|mode) is not (?:implemented|supported|available)"
_NO_DEVICE = r"(?:RuntimeError|AssertionError):\s{1,8}(?:Found no NVIDIA driver on your system|No CUDA GPUs are available)"
_BUILD_PATTERN = r"File \"[^\"\n]{0,200}setup\.py\", line \d+|cpp_extension\.py\", line \d+, in _get_cuda_arch_flags|Getting requirements to build wheel|Preparing metadata \(pyproject|python setup\.py (?:bdist_wheel|egg_info|install|develop)"
_VARIABLE = r"\b[A-Z][A-Z\d_]*(?:ARCHITECTURES|ARCH_LIST|ARCHS?)\b"
_WITHIN = 300
_OF_THREE = "where it may be torch or the toolkit as well"
_WITHOUT_CPU = "where the sources have no version for the CPU"
_NOT_PASSED = "where torch and the toolkit are there"
_TOOLKIT_ALONE = r"No CUDA runtime is found, using CUDA_HOME=['\"]/"
_BY_ITS_VARIABLE = "where the build has a variable of its own"
_OF_AMD = "where it is built for ROCm"
_AS_IT_RUNS = "where it compiles as the program runs"
_OF_CUMM = "where cumm asks nvidia-smi for the GPU"
_NO_SMI = r"No such file or directory: ['\"]nvidia-smi['\"]"
"""Which a Jetson does not have."""
_LEFT_OPEN = r"DEFINED\s+(?:CACHE\{)?CMAKE_CUDA_ARCHITECTURES"
_GPU_QUERY = r"torch\.cuda\.(?:get_device_(?:capability|properties|name)|current_device)"


@for_scripts(r"torch\.cuda\.(?:get_device|current_device)", "native", r"\bis_available\b")
def in_build_script(script: BuildScript) -> Iterator[Evidence]:
    """Look for build scripts that stop where no GPU is visible."""
    if script.language is Language.CMAKE and not re.search(_LEFT_OPEN, script.text):
        for request in kit.requested_archs.requested_always(script):
            is_wished = kit.requested_archs.is_wished(script, request.literal.start)
            if request.literal.value == "native" and not is_wished:
                yield literal_evidence(script, request.literal)._replace(confidence=LIKELY)
    elif script.language is Language.PYTHON:
        for start, end in _queries(script.text):
            yield evidence(script, start, end, confidence=LIKELY)


def _queries(text: str) -> Iterator[tuple[int, int]]:
    """Yield the spans of calls with which a setup.py always queries the GPU, or exits if there is none."""
    dotted, span = kit.python_syntax.dotted, kit.python_syntax.span
    tree = kit.python_syntax.python_tree(text)
    for node in kit.python.met_always(tree.body, {}) if tree else ():
        if isinstance(node, kit.ast.Call) and re.fullmatch(_GPU_QUERY, dotted(node.func)):
            yield span(text, node)
    for statement in tree.body if tree and "setup(" in text else ():
        match statement:
            case kit.ast.If(kit.ast.UnaryOp(kit.ast.Not(), kit.ast.Call() as call), [*_, last]):
                is_query = kit.ast.unparse(call) == "torch.cuda.is_available()"
                if is_query and re.match(r"raise\b|(?:sys\.)?exit\(", kit.ast.unparse(last)):
                    yield span(text, call)


def _by_own_variable(match: LogMatch, log: Log) -> dict[str, str]:
    """Return the variable that, according to the build's own output, sets the architectures."""
    said = compiled(_VARIABLE).search(log.text, match.start, match.start + _WITHIN)
    if said is None or said[0] == "TORCH_CUDA_ARCH_LIST":
        return {}
    archs = "8.0;8.6;9.0" if said[0].endswith("LIST") else "80;86;90"
    return {"remedy": _BY_ITS_VARIABLE, "variable": said[0], "archs": archs}


def _asks_for_arch(match: LogMatch, log: Log) -> Confidence | None:
    """Return how sure it is that the GPU is asked what to compile for."""
    frame = importing_frame(log, match)
    return LIKELY if frame and compiled(_ASKS_FOR_ARCH).search(frame.function) else None


_NATIVE = "project(op)\nset(CMAKE_CUDA_ARCHITECTURES native)\n"
_BUILT_BY_SETUP = BuildScript("setup.py", "", (model.Extension("op", "CUDAExtension", 0, 0),))

CAUSE = Cause(
    title="the build needs to see a GPU, and none is visible",
    in_log=log_rules(
        rule(_INDEX_ERROR),
        rule(*_NO_GPU_PATTERNS, compute=_by_own_variable),
        rule(*_NO_AMD_GPU, remedy=_OF_AMD),
        rule(_NO_GPU_TO_ASK, confidence=_asks_for_arch, remedy=_AS_IT_RUNS),
        rule(_NO_SMI, confidence=LIKELY, only_if=r"[/\\](?:cumm|spconv)[/\\]", remedy=_OF_CUMM),
        rule(_EMPTY_LIST, _NO_RUNTIME, confidence=LIKELY, only_if="Error: list index out of range"),
        rule(_EMPTY_LIST_RETOLD, confidence=POSSIBLE),
        rule(_NO_DEVICE, only_if=_BUILD_PATTERN),
        rule(
            _NOT_AVAILABLE,
            confidence=POSSIBLE,
            remedy=lambda _, log: _NOT_PASSED if has_match(log, _TOOLKIT_ALONE) else _OF_THREE,
        ),
        rule(_NO_CPU_BUILD, confidence=POSSIBLE, only_if=_BUILD_PATTERN, remedy=_WITHOUT_CPU),
        rule(_NO_KERNEL, confidence=POSSIBLE, only_if=_IN_DOCKER),
        rule(*_RETOLD, confidence=POSSIBLE),
    ),
    in_build_script=in_build_script,
    explains=("no-nvidia-driver",),
    fix=Fix(
        "first check whether torch is a CUDA build (None means a CPU build: replace it with PyTorch's CUDA build); if it is, list the architectures to build for: compiling needs"
        " neither a GPU nor a driver",
        commands=(
            "python -c 'import torch; print(torch.version.cuda, torch.cuda.is_available())'",
            'TORCH_CUDA_ARCH_LIST="8.0;8.6;9.0+PTX" FORCE_CUDA=1 pip install --no-build-isolation .',
        ),
    ),
    remedies={
        IN_SOURCES: Fix(
            "list the architectures to build for: compiling needs neither a GPU nor a driver"
        ),
        _OF_THREE: Fix(
            "find out which of three is missing: a CUDA build of torch (None means a CPU build), the toolkit (nvcc, and CUDA_HOME, which torch looks for only on PATH and in"
            " /usr/local/cuda), or a GPU; if it is only the GPU, list the architectures to build for",
            commands=(
                "python -c 'import torch; from torch.utils.cpp_extension import CUDA_HOME; print(torch.version.cuda, torch.cuda.is_available(), CUDA_HOME)'",
                "export CUDA_HOME=/usr/local/cuda PATH=/usr/local/cuda/bin:$PATH",
            ),
        ),
        _WITHOUT_CPU: Fix(
            "build it where a GPU is visible, with a CUDA build of torch (None means it is not) and its toolkit; a machine without a GPU does not need the package, which has no CPU"
            " version: remove it from what the project's installer builds",
            commands=(
                "python -c 'import torch; print(torch.version.cuda, torch.cuda.is_available())'",
                "nvidia-smi",
            ),
        ),
        _AS_IT_RUNS: Fix(
            "run it where a GPU is visible: it compiles its kernels for that GPU as they are first called, and needs it then anyway. In Colab, change the runtime type to one with a GPU; in a"
            " container, pass the GPUs (docker run --gpus all)",
            commands=("nvidia-smi",),
        ),
        _NOT_PASSED: Fix(
            "let the build see a GPU: the toolkit is installed, but there is no GPU or driver; a container needs the NVIDIA Container Toolkit on its host and the GPUs passed to it"
            " (docker run --gpus all; docker build passes none, unless nvidia is the default runtime)",
            commands=(
                "nvidia-smi",
                "python -c 'import torch; print(torch.version.cuda, torch.cuda.is_available())'",
            ),
        ),
        _OF_CUMM: Fix(
            "name the GPU's architecture, which cumm otherwise asks nvidia-smi for: a Jetson has none (8.7 is an Orin, 7.2 a Xavier, 6.2 a TX2, 5.3 a Nano), and neither has an image"
            " that is built without a GPU",
            commands=(
                'export CUMM_CUDA_ARCH_LIST="$(python -c \'import torch; print("%d.%d" % torch.cuda.get_device_capability())\')"',
                "export CUDA_HOME=/usr/local/cuda PATH=/usr/local/cuda/bin:$PATH",
            ),
        ),
        _OF_AMD: Fix(
            "list the architectures to build for, gfx90a for MI200, gfx942 for MI300 (flash-attn and other packages with Composable Kernel read GPU_ARCHS): compiling needs neither a"
            " GPU nor a driver",
            commands=(
                "export GPU_ARCHS=gfx90a PYTORCH_ROCM_ARCH=gfx90a",
                "pip install --no-build-isolation --no-cache-dir -v .",
            ),
        ),
        _BY_ITS_VARIABLE: Fix(
            "list the architectures to build for, in the variable that the build reads: compiling needs neither a GPU nor a driver",
            commands=('{variable}="{archs}" pip install --no-build-isolation -v .',),
        ),
        IN_A_BUILD: Fix(
            "name the architectures to build for: compiling needs neither a GPU nor a driver",
            commands=("{archs_before}8.0;8.6;9.0+PTX{archs_after}",),
        ),
    },
    examples=(
        (
            '  File "/home/ann/cumm/cumm/common.py", line 40, in gpus\n'
            "FileNotFoundError: [Errno 2] No such file or directory: 'nvidia-smi'"
        ),
        "clang++: error: cannot determine amdgcn architecture: /opt/rocm/llvm/bin/amdgpu-arch: ; consider passing it via '--offload-arch'",
        (
            "No CUDA runtime is found, using CUDA_HOME='/usr/local/cuda'\n"
            "NotImplementedError: Cuda is not available"
        ),
        "NotImplementedError: Cuda is not available",
        (
            '  File "/content/gridgan/custom.py", line 60, in _arch_of_gpu\n'
            "    raise RuntimeError('No GPU devices found')\nRuntimeError: No GPU devices found"
        ),
        "Our image cannot compile the extension without an NVIDIA runtime",
        "a GPU is needed when building the wheel",
        '  File "/src/warp/setup.py", line 20, in <module>\nRuntimeError: the CPU version is not supported',
        (
            '  File "/opt/env/lib/python3.7/site-packages/torch/utils/cpp_extension.py", line 1130, in _get_cuda_arch_flags\n'
            "AssertionError: \nFound no NVIDIA driver on your system. Please check that you have an NVIDIA GPU"
        ),
        Log(
            "No CUDA runtime is found, using CUDA_HOME='/usr/local/cuda'\n"
            '  File "/opt/venv/lib/python3.10/site-packages/torch/utils/cpp_extension.py", line 1775, in _get_cuda_arch_flags\n'
            "    arch_list[-1] += '+PTX'\n"
            "IndexError: list index out of range",
            Machine(torch="2.1.0+cu121"),
        ),
        (
            '  File "/src/setup.py", line 41, in <module>\n    major, minor = torch.cuda.get_device_capability()\n'
            "RuntimeError: Found no NVIDIA driver on your system. Please check that you have an NVIDIA GPU and installed "
            "a driver from http://www.nvidia.com/Download/index.aspx"
        ),
        'CMake Error in CMakeLists.txt:\n  CUDA_ARCHITECTURES is set to "native", but no GPU was detected.',
        BuildScript(
            "setup.py", "import torch\nmajor, minor = torch.cuda.get_device_capability()\n"
        ),
        BuildScript("CMakeLists.txt", _NATIVE),
        BuildScript(
            "CMakeLists.txt",
            _NATIVE,
            beside=(_BUILT_BY_SETUP,),
            instructions=(
                model.Instructions("README.md", "    cmake -B tests && make -C tests\n"),
            ),
        ),
        BuildScript(
            "setup.py",
            "import torch\nif not torch.cuda.is_available():\n"
            "    raise Exception('there is no version for the CPU')\nsetup(name='op')\n",
        ),
    ),
    counterexamples=(
        BuildScript("CMakeLists.txt", _NATIVE, beside=(_BUILT_BY_SETUP,)),
        BuildScript(
            "setup.py",
            "import torch\nif not torch.cuda.is_available() and os.environ.get('FORCE_CUDA') != '1':\n"
            "    raise Exception('there is no version for the CPU')\nsetup(name='op')\n",
        ),
        BuildScript(
            "setup.py",
            "import torch\nif not torch.cuda.is_available():\n"
            "    os.environ.setdefault('TORCH_CUDA_ARCH_LIST', '8.0;9.0')\nsetup(name='op')\n",
        ),
        BuildScript(
            "setup.py",
            "import torch\nif torch.cuda.is_available():\n    major, minor = torch.cuda.get_device_capability()\n",
        ),
        BuildScript(
            "setup.py",
            "import torch\nall = [torch.cuda.get_device_capability(i) for i in range(torch.cuda.device_count())]\n",
        ),
        BuildScript(
            "CMakeLists.txt",
            "if(NOT DEFINED CMAKE_CUDA_ARCHITECTURES)\n  set(CMAKE_CUDA_ARCHITECTURES native)\nendif()\n",
        ),
        BuildScript(
            "CMakeLists.txt",
            "if(CMAKE_CUDA_COMPILER)\n  if(OP_NATIVE)\n    set(CMAKE_CUDA_ARCHITECTURES native)\n  endif()\n"
            "  add_library(op SHARED op.cu)\nendif()\n",
        ),
        "No CUDA runtime is found, using CUDA_HOME='/usr/local/cuda'\nrunning build_ext\nbuilding 'op' extension",
        (
            '  File "/app/main.py", line 3, in <module>\n    x = torch.ones(1, device="cuda")\n'
            "RuntimeError: Found no NVIDIA driver on your system."
        ),
        "UserWarning: TORCH_CUDA_ARCH_LIST is not set, all archs for visible cards are included for compilation.",
        '  File "/app/data.py", line 9, in load\n    last = rows[-1]\nIndexError: list index out of range',
    ),
)
