"""
PyTorch is published in several builds under one name. The one for the CPU alone is what `pip install
torch` gives on Windows and macOS, what PyTorch's index `whl/cpu` holds, and what a resolver takes when
another package asks for a torch without saying which. Its version ends in `+cpu` where the index adds
that, and `torch.version.cuda` is None in every case.

It has no `libc10_cuda.so` and no `libtorch_cuda.so`, so a CUDA extension built elsewhere cannot load
beside it and one built here cannot be linked (`cannot find -lc10_cuda`); its headers lack
`c10/cuda/impl/cuda_cmake_macros.h`. The `cpp_extension` of recent releases (2.13, for one) does not
even look for a toolkit then, and reports `CUDA_HOME` as unset whatever it is set to.

Installing a driver, a toolkit or the extension again changes nothing, and pip keeps the CPU build as
long as its version satisfies the request: it has to be forced out.
"""

from collections.abc import Iterator

from opwright.causes.kit.rules import log_check
from opwright.logs.patterns import compiled, find_matches, has_match, missing_header, on_macos
from opwright.model import Cause, Confidence, Evidence, Fix, Log, Machine

_SAID = (
    r"[Tt]orch not compiled with CUDA enabled",
    r"\(you have (?P<torch>\d[\w.]{1,20}\+cpu)\)",
    r"binaries were compiled with C(?:uda|UDA) None\b",
    r"PyTorch was compiled without CUDA support",
    r"[Tt]orch(?: is| was|) not (?:compiled|built) with CUDA\b(?! enabled)",
    r"Could not run 'aten::empty[\w.]{0,40}' with arguments from the 'CUDA' backend",
)
"""Messages of nothing but a torch without CUDA."""
_NOT_THERE = (
    r"cannot find -l(?P<library>c10_cuda|torch_cuda)\b",
    r"unable to find library -l(?P<library>c10_cuda|torch_cuda)\b",
    (
        r"module 'torch\._C' has no attribute '(?P<library>_cuda_(?:[sg]etDevice|getDeviceCount|isDriverSufficient|init|emptyCache"
        r"|setStream|getCurrentStream|getCurrentRawStream|synchronize|isInBadFork|memoryStats))'"
    ),
    r"LNK1(?:104|181)[^\n]{0,80}\b(?P<library>(?:c10_cuda|torch_cuda)\.lib)",
    *missing_header(r"c10/cuda/impl/cuda_cmake_macros\.h"),
    r"(?<!shared libraries: )(?P<library>lib(?:c10_cuda|torch_cuda)\.so): (?:cannot open shared|无法打开共享|Kann die Shared)",
)
"""What every CUDA build of torch brings."""
_NO_COMMAND = (
    r"Unknown CMake command \"(?:torch_cuda_get_nvcc_gencode_flag|cuda_select_nvcc_arch_flags)\""
)
"""What the CMake files of a torch with CUDA define, and those of one that has no CMake files of its own do not."""
_FOUND_IT = r"(?:Caffe2|PyTorch): CUDA detected: \d"
_ALL_OF_TORCH = (
    r"(?:cannot find|unable to find library|找不到) -l(?:c10|torch|torch_cpu|torch_python)(?![\w-])"
    r"|LNK1(?:104|181)[^\n]{0,80}\b(?:c10|torch|torch_cpu|torch_python)\.lib"
)
"""What every build brings: the folder is not looked in."""
_WANTED = (
    r"Attempting to deserialize object on a CUDA device",
    r"PyTorch is not linked with support for cuda devices",
    r"Cannot initialize CUDA without (?:ATen_cuda|the ATen_cuda) library",
    r"Invalid CUDA 'device=",
    r"CUDA unavailable, invalid device",
    r"Could not run 'aten::(?!empty)[\w.]{1,60}' with arguments from the 'CUDA' backend",
    r"CUDA_HOME environment variable is not set",
    r"Distributed package doesn't have NCCL built in",
)
"""What a torch without CUDA leads to, and other things do."""
_HAS_NONE = r"torch\.version\.cuda\b"
_NONE_USED = (
    r"(?:TypeError|AttributeError): (?:expected string or bytes-like object"
    r"|[^\n]{0,80}NoneType)|InvalidVersion: Invalid version: ['\"]?None\b"
)
_NONE_BY_NAME = (
    r"^[^\n]{0,80}(?:CUDA_VERSION|cuda_version|CUDA_VER|cuda_ver)\b[^\n]{0,200}\n(?:[ \t|]{0,60}[~^]{2,200}[ \t]*\n)?[ \t|]{0,60}"
    r"(?:AttributeError: 'NoneType' object has no attribute '(?:split|replace|startswith|strip)'|TypeError: expected string or bytes)"
)
"""Of a setup.py that has put torch's CUDA version into a variable of its own, or another program's."""
_ASKED = (
    r"CUDA(?: is)? not available|No CUDA GPUs are available|cuda\.is_available\(\)[^\n]{0,20}False"
)
"""What a program says that looks for a GPU, and that may well go on without one."""
_CPU = (
    r"[Tt]orch(?:\.__version__)?['\"]?\s?(?:[-=:@ ]|version|is){0,3}\s?['\"]?\d[\w.]{1,20}\+cpu\b"
)


@log_check(*_SAID, *_NOT_THERE, *_WANTED, _ASKED, _HAS_NONE, _NONE_BY_NAME, _NO_COMMAND)
def in_log(log: Log) -> Iterator[Evidence]:
    """Look for what only a torch without CUDA says or lacks, then for what is said of it."""
    if on_macos(log):  # where there is no other torch
        return
    for found in find_matches(log, *_SAID):
        yield found.evidence(Confidence.CERTAIN)
    known = log.machine.torch or ""
    is_cpu = known.endswith("+cpu") or has_match(log, _CPU)
    if "+cu" in known and not is_cpu:
        return
    sure = Confidence.CERTAIN if is_cpu else Confidence.LIKELY
    if "rocm" not in known:
        for found in () if has_match(log, _ALL_OF_TORCH) else find_matches(log, *_NOT_THERE):
            yield found.evidence(sure)
        yield from _used_none(log)
    yield from _wanted(log, is_cpu=is_cpu)
    if not compiled(_FOUND_IT).search(log.text):
        for found in find_matches(log, _NO_COMMAND):
            yield found.evidence(sure if is_cpu else Confidence.POSSIBLE)


def _wanted(log: Log, *, is_cpu: bool) -> Iterator[Evidence]:
    """Yield where a program wanted CUDA of torch, and what that says where torch may be another build."""
    if is_cpu:
        yield from (found.evidence(Confidence.POSSIBLE) for found in find_matches(log, _ASKED))
    for found in find_matches(log, *_WANTED):
        if is_cpu:
            yield found.evidence(Confidence.CERTAIN)
        elif "aten::" in found.quote:
            yield found.evidence(Confidence.LIKELY)
        elif "deserialize" in found.quote or "not linked" in found.quote:
            yield found.evidence(Confidence.POSSIBLE)


def _used_none(log: Log) -> Iterator[Evidence]:
    """Yield where code that takes torch's CUDA version for text met None."""
    for found in find_matches(log, _HAS_NONE):
        if compiled(_NONE_USED).search(log.text, found.start, found.start + 1500):
            yield found.evidence(Confidence.LIKELY)
    for found in find_matches(log, _NONE_BY_NAME):
        yield found.evidence(Confidence.POSSIBLE)


CAUSE = Cause(
    title="torch is the build for the CPU alone, and what is run or built here needs one for CUDA",
    in_log=in_log,
    explains=("cuda-toolkit-not-found",),
    fix=Fix(
        "replace it by a CUDA build: from PyTorch's index, cu128 standing for the CUDA you want",
        commands=(
            "pip install --force-reinstall torch --index-url https://download.pytorch.org/whl/cu128",
        ),
    ),
    examples=(
        (
            '  File "/srv/env/lib/python3.11/site-packages/torch/cuda/__init__.py", line 310, in _lazy_init\n'
            '    raise AssertionError("Torch not compiled with CUDA enabled")\n'
            "AssertionError: Torch not compiled with CUDA enabled"
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
