"""
PyTorch is published in several builds under one name. `pip install torch` installs the CPU-only one on Windows and macOS,
PyTorch's index `whl/cpu` has nothing else, and a resolver may take it if another package requires just any torch. Its version
ends in `+cpu` if it is from that index, and `torch.version.cuda` is always None.

It has no `libc10_cuda.so` and no `libtorch_cuda.so`, so a CUDA extension built elsewhere cannot load beside it and one built
here cannot be linked (`cannot find -lc10_cuda`); its headers lack `c10/cuda/impl/cuda_cmake_macros.h`. The `cpp_extension` of
recent releases (2.13, for one) does not even look for a toolkit then, and reports `CUDA_HOME` as unset whatever it is.

Installing a driver, a toolkit or the extension again changes nothing, and pip keeps the CPU build as long as its version
satisfies the requirement: force it to reinstall torch.
"""

from opwright.causes.kit.rules import CERTAIN, LIKELY, POSSIBLE, Sureness, log_rules, rule
from opwright.knowledge.packages import PUBLISHED_TORCH
from opwright.logs.asker.import_order import IMPORTED_TOO_LATE
from opwright.logs.patterns import LogMatch, compiled, has_match, missing_header, on_macos
from opwright.model import Cause, Confidence, Fix, Log, Machine

_NO_CUDA = (
    r"[Tt]orch not compiled with CUDA enabled",
    r"\(you have (?P<torch>\d[\w.]{1,20}\+cpu)\)",
    r"binaries were compiled with C(?:uda|UDA) None\b",
    r"PyTorch was compiled without CUDA support",
    r"PyTorch with CUDA support (?:is )?not available|torch\.version\.cuda ?(?:=|is|==) ?None\b",
    r"[Tt]orch(?: is| was|) not (?:compiled|built) with CUDA\b(?! enabled)",
    r"\b[Tt]his (?:[Pp]y)?[Tt]orch build does not support CUDA\b",
    r"\brequires? (?:[Pp]y)?[Tt]orch (?:to )?be (?:built|compiled) with CUDA\b[^\n]{0,40}\bNone\b",
    r"Could not run 'aten::empty[\w.]{0,40}' with arguments from the 'CUDA' backend",
)
"""Only a torch without CUDA says so."""
_MISSING_PART = (
    r"cannot find -l(?P<library>c10_cuda|torch_cuda)\b",
    r"unable to find library -l(?P<library>c10_cuda|torch_cuda)\b",
    r"set_target_properties Can not find target to add properties to: (?P<library>torch_cuda|c10_cuda)\b",
    (
        r"module 'torch\._C' has no attribute '(?P<library>_cuda_(?:[sg]etDevice|getDeviceCount|isDriverSufficient|init|emptyCache"
        r"|setStream|getCurrentStream|getCurrentRawStream|synchronize|isInBadFork|memoryStats))'"
    ),
    r"LNK1(?:104|181)[^\n]{0,80}\b(?P<library>(?:c10_cuda|torch_cuda)\.lib)",
    *missing_header(r"c10/cuda/impl/cuda_cmake_macros\.h"),
    r"(?<!shared libraries: )(?P<library>lib(?:c10_cuda|torch_cuda)\.so): (?:cannot open shared|无法打开共享|Kann die Shared)",
)
"""What every CUDA build of torch has."""
_NO_CMAKE_COMMAND = (
    r"Unknown CMake command \"(?:torch_cuda_get_nvcc_gencode_flag|cuda_select_nvcc_arch_flags)\""
)
"""Only the CMake files of a torch with CUDA define it."""
_CUDA_DETECTED = r"(?:Caffe2|PyTorch): CUDA detected: \d"
_NO_TORCH_FOLDER = (
    r"(?:cannot find|unable to find library|找不到) -l(?:c10|torch|torch_cpu|torch_python)(?![\w-])"
    r"|LNK1(?:104|181)[^\n]{0,80}\b(?:c10|torch|torch_cpu|torch_python)\.lib"
)
"""What every build has: the folder is not searched."""
_NO_KERNEL = r"Could not run 'aten::(?!empty)[\w.]{1,60}' with arguments from the 'CUDA' backend"
_OFTEN_THIS = (
    r"Attempting to deserialize object on a CUDA device",
    r"PyTorch is not linked with support for cuda devices",
)
_SELDOM_THIS = (
    r"Cannot initialize CUDA without (?:ATen_cuda|the ATen_cuda) library",
    r"Invalid CUDA 'device=",
    r"CUDA unavailable, invalid device",
    r"CUDA_HOME environment variable is not set",
    r"Distributed package doesn't have NCCL built in",
)
"""A torch without CUDA leads to these, and so do other things."""
_CUDA_VERSION = r"torch\.version\.cuda\b|\b_check_cuda_version\("
_NONE_USED = (
    r"(?:TypeError|AttributeError): (?:expected string or bytes-like object"
    r"|[^\n]{0,80}NoneType)|InvalidVersion: Invalid version: ['\"]?None\b"
)
_NONE_VARIABLE = (
    r"^[^\n]{0,80}(?:CUDA_VERSION|cuda_version|CUDA_VER|cuda_ver)\b[^\n]{0,200}\n(?:[ \t|]{0,60}[~^]{2,200}[ \t]*\n)?[ \t|]{0,60}"
    r"(?:AttributeError: 'NoneType' object has no attribute '(?:split|replace|startswith|strip)'|TypeError: expected string or bytes)"
)
"""A setup.py that keeps torch's CUDA version, or another program's, in a variable."""
_NO_GPU = (
    r"CUDA(?: is)? not available|No CUDA GPUs are available|cuda\.is_available\(\)[^\n]{0,20}False"
)
"""A program that looks for a GPU says so, and may go on without one."""
_ON_CPU = r"^\s*device=cpu \(supported: \{'cuda'"
"""xFormers of tensors that should have been on the GPU."""
_CPU_VERSION = (
    r"[Tt]orch(?:\.__version__)?['\"]?\s?(?:[-=:@ ]|version|is){0,3}\s?['\"]?\d[\w.]{1,20}\+cpu\b"
)


def _by_build(
    *, cpu: Confidence, unknown: Confidence | None = None, with_rocm: bool = True
) -> Sureness:
    """Return a confidence for a row: one where torch is the CPU build, and one where its build is not known."""

    def confidence(_: LogMatch, log: Log) -> Confidence | None:
        version = log.machine.torch or ""
        is_cpu = version.endswith("+cpu") or has_match(log, _CPU_VERSION)
        is_other = "+cu" in version and not is_cpu
        if is_other or ("rocm" in version and not with_rocm):
            return None
        return cpu if is_cpu else unknown

    return confidence


def _none_confidence(match: LogMatch, log: Log) -> Confidence | None:
    """Return how sure code makes us that uses torch's CUDA version as text and gets None."""
    if not compiled(_NONE_USED).search(log.text, match.start, match.start + 1500):
        return None
    return _by_build(cpu=LIKELY, unknown=LIKELY, with_rocm=False)(match, log)


_NO_VERSION = r"InvalidVersion: Invalid version: ['\"]?None\b"
_ABOUT_CUDA = r"torch\.version\.cuda|cuda_version|CUDA|╰─> [\w-]*(?:torch|cuda)\b"
_NO_BINDING = r"module 'torch\._C' has no attribute '_cuda_\w+'"
"""What only a CUDA build of torch binds."""

CAUSE = Cause(
    title="torch is the CPU-only build, and this needs one for CUDA",
    in_log=log_rules(
        rule(*_NO_CUDA),
        rule(
            *_MISSING_PART,
            confidence=_by_build(cpu=CERTAIN, unknown=LIKELY, with_rocm=False),
            unless=rf"{_NO_TORCH_FOLDER}|{IMPORTED_TOO_LATE}",
        ),
        rule(_CUDA_VERSION, confidence=_none_confidence),
        rule(_NO_VERSION, confidence=_by_build(cpu=LIKELY, unknown=POSSIBLE), only_if=_ABOUT_CUDA),
        rule(_NO_BINDING, confidence=_by_build(cpu=CERTAIN, unknown=LIKELY)),
        rule(
            _NONE_VARIABLE,
            confidence=_by_build(cpu=POSSIBLE, unknown=POSSIBLE, with_rocm=False),
        ),
        rule(_NO_GPU, confidence=_by_build(cpu=POSSIBLE)),
        rule(_ON_CPU, confidence=_by_build(cpu=LIKELY, unknown=POSSIBLE)),
        rule(_NO_KERNEL, confidence=_by_build(cpu=CERTAIN, unknown=LIKELY)),
        rule(*_OFTEN_THIS, confidence=_by_build(cpu=CERTAIN, unknown=POSSIBLE)),
        rule(*_SELDOM_THIS, confidence=_by_build(cpu=CERTAIN)),
        rule(
            _NO_CMAKE_COMMAND,
            confidence=_by_build(cpu=CERTAIN, unknown=POSSIBLE),
            unless=_CUDA_DETECTED,
        ),
        unless=on_macos,  # which has no other torch
    ),
    explains=("cuda-toolkit-not-found",),
    fix=Fix(
        "replace it with a CUDA build from PyTorch's index, cu128 or the label of another CUDA; on a Mac, or without an NVIDIA GPU, there is"
        " none: choose the device mps or cpu in the program",
        commands=(
            f"pip install --force-reinstall {PUBLISHED_TORCH} --index-url https://download.pytorch.org/whl/cu128",
        ),
    ),
    examples=(
        "AttributeError: module 'torch._C' has no attribute '_cuda_warpSize'",
        (
            "    cuda = Version(torch.version.cuda)\n"
            "packaging.version.InvalidVersion: Invalid version: 'None'"
        ),
        "`cutlassF` is not supported because:\n    device=cpu (supported: {'cuda'})",
        (
            '  File "/srv/env/lib/python3.11/site-packages/torch/cuda/__init__.py", line 310, in _lazy_init\n'
            '    raise AssertionError("Torch not compiled with CUDA enabled")\n'
            "AssertionError: Torch not compiled with CUDA enabled"
        ),
        (
            "CMake Error at cmake/FindWarpTorch.cmake:95 (set_target_properties):\n"
            "  set_target_properties Can not find target to add properties to: torch_cuda\n"
        ),
        Log(
            "/usr/bin/ld: cannot find -lc10_cuda: No such file or directory\n"
            "/usr/bin/ld: cannot find -ltorch_cuda: No such file or directory\n"
            "collect2: error: ld returned 1 exit status",
            Machine(torch="2.13.0+cpu"),
        ),
        (
            "CMake Error at cmake/utils.cmake:60 (cuda_select_nvcc_arch_flags):\n"
            '  Unknown CMake command "cuda_select_nvcc_arch_flags".'
        ),
        "RuntimeError: No CUDA GPUs are available\nPyTorch version: 2.13.0+cpu",
        (
            '  File "setup.py", line 88, in <module>\n'
            "    if parse(torch.version.cuda) < parse('11.6'):\n"
            '  File "/opt/env/lib/python3.10/site-packages/packaging/version.py", line 200, in __init__\n'
            "    match = self._regex.search(version)\n"
            "TypeError: expected string or bytes-like object, got 'NoneType'"
        ),
        (
            '  File "/tmp/pip-install-3k2j/warpkit/setup.py", line 31, in <module>\n'
            "    cuda_version = ''.join(default_cuda_version.split('.'))\n"
            "                           ^^^^^^^^^^^^^^^^^^^^^^^^^^\n"
            "AttributeError: 'NoneType' object has no attribute 'split'"
        ),
    ),
    counterexamples=(
        (
            "pip install -e . went through\n>>> import warpknn\n"
            "ImportError: libtorch_cuda.so: cannot open shared object file: No such file or directory"
        ),
        (
            "    torch_version = read_version('torch').split('+')[0]\n"
            "AttributeError: 'NoneType' object has no attribute 'split'"
        ),
        (
            "build/infer: error while loading shared libraries: libtorch_cuda.so: cannot open shared object file: "
            "No such file or directory"
        ),
        (
            "-- Caffe2: CUDA detected: 9.2\n"
            "CMake Error at Caffe2/public/cuda.cmake:338 (cuda_select_nvcc_arch_flags):\n"
            '  Unknown CMake command "cuda_select_nvcc_arch_flags".'
        ),
        "Successfully installed torch-2.13.0+cpu torchvision-0.28.0+cpu",
        Log(
            "OSError: CUDA_HOME environment variable is not set. Please set it to your CUDA install root.",
            Machine(torch="2.5.1+cu124"),
        ),
        "ImportError: libc10.so: cannot open shared object file: No such file or directory",
        (
            "/Users/ann/env/lib/python3.11/site-packages/torch/cuda/__init__.py:310\n"
            "AssertionError: Torch not compiled with CUDA enabled"
        ),
    ),
)
