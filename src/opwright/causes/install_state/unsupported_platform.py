"""
Some packages exist for Linux with an NVIDIA GPU and for nothing else, and do not say so until something breaks. macOS has no
CUDA at all, since the toolkit dropped it after 10.2, so a build asks for `CUDA_HOME` or nvcc, and setting them cannot help. On
Windows, NCCL, Triton's published wheels and everything that calls `fcntl`, `unistd.h` or a hard-coded `.so` name are missing;
on an ARM machine, `immintrin.h` is.

The messages suggest what cannot work: installing a toolkit, compiling with CUDA enabled, installing the missing module with
pip. Paths in the log show the platform (`/Users/`, `C:\\`, `macosx_14_0_arm64`, `win_amd64`).

Use a backend without that package, WSL on Windows, or a fork made for the platform.
"""

import re
from collections.abc import Iterator

from opwright import knowledge
from opwright.causes.kit.rules import CERTAIN, LIKELY, POSSIBLE, log_check, log_rules, rule
from opwright.knowledge.pypi.native_packages import LINUX_ONLY
from opwright.knowledge.versions import series
from opwright.logs.patterns import (
    LogMatch,
    compiled,
    is_outside_linux,
    missing_header,
    on_macos,
    on_windows,
)
from opwright.logs.tools.pip_resolution import CUT_OFF, IN_SHORT, REFUSED, refusals
from opwright.model import Cause, Confidence, Evidence, Fix, Log, Machine

_CERTAINLY_MISSING = (
    r"Unsupported platform: ['\"]?(?P<platform>win\w*|darwin\w*|Windows|Darwin|aarch64|arm64)",
    r"(?P<platform>Windows) not yet supported for torch\.compile",
    r"No module named ['\"](?P<platform>fcntl|pwd|grp|termios)['\"]",
    (
        r"C1083[^\n]{0,80}?(?P<platform>unistd\.h|dlfcn\.h|pthread\.h|dirent\.h|execinfo\.h"
        r"|sys/(?:mman|time|socket|wait|ioctl|file|resource)\.h)"
    ),
    r"module ['\"]os['\"] has no attribute ['\"](?P<platform>uname|fork|sched_getaffinity|setsid|getuid|killpg)",
    r"module ['\"]signal['\"] has no attribute ['\"](?P<platform>SIGKILL|SIGALRM|SIGUSR1)",
    r"This header is only meant to be used on (?P<platform>x86)",
    r"#\s?error[^\n]{0,40}(?:must support|requires?|only for|only supports) (?P<platform>SSE2?|x86(?:[_-]64)?|amd64|i386)\b",
    r"'MSVCCompiler' object has no attribute '(?P<platform>compiler_so|compiler_cxx|compiler|linker_so|set_executable)'",
)
_GLIBC_FUNCTION = (
    r"__\w{2,30}_chk|__\w{2,12}_finite|__strto\w{1,4}_internal|__isoc\d\d_\w{2,12}|gnu_get_libc_version"
    r"|__register_atfork|__libc_single_threaded|backtrace\w{0,16}|mallinfo2?|malloc_info|__rawmemchr"
)
"""Functions that musl lacks: the binary is for a system with glibc."""
_STATED = (
    r"\bonly (?:supports|available for|works on) (?P<platform>Linux)\b",
    (
        r"(?:Error|Exception|ERROR|error): [^\n]{0,120}\bnot (?:yet )?(?:supported|available) (?:on|for) "
        r"(?P<platform>Windows|macOS|Mac|darwin|win32|aarch64|ARM)\b"
    ),
    r"(?:Error|Exception|ERROR|error): [^\n]{0,120}\bnot support(?:ed)? (?:on )?(?P<platform>Windows|macOS|win32|aarch64)\b",
    r"\b(?P<platform>\w{3,60}) (?:is |was )?not compiled for this platform\b",
    r"current Python platform is not compatible with the lockfile's (?P<platform>supported environments)",
    r"cannot instantiate '(?P<platform>WindowsPath|PosixPath)' on your system",
    r"does not have one of build variants: [^\n]{0,120}?(?P<platform>-(?:cpu|metal|xpu|npu)-|aarch64|darwin|windows)",
    r"Could not find module '(?P<platform>[A-Za-z]:\\[^'\n]{1,300}\.so)'",
    r"Error loading shared library (?P<platform>ld-linux[\w.-]{1,30})",
    r"ld: library (?:not found for -l|')(?P<platform>(?:torch|c10)_cuda)\b",
    rf"Error relocating [^\s:]{{1,300}}: (?P<platform>{_GLIBC_FUNCTION}):\s{{1,3}}symbol not found",
    *missing_header(r"(?P<platform>immintrin\.h|x86intrin\.h|xmmintrin\.h)"),
    r"(?:unrecognized command.line option|unsupported option) ['\"‘](?P<platform>-m(?:avx\w*|sse\w*|fma|f16c))['\"’]",
)
_OLD_BITSANDBYTES = (
    r"argument of type '(?P<platform>WindowsPath)' is not iterable",
    r"CUDA_SETUP: WARNING! libcudart\.so not found(?=[^\0]{0,600}\{(?P<platform>WindowsPath)\()",
    r"CUDA_SETUP: WARNING! (?P<platform>libcudart\.so) not found(?=[^\0]{0,600}[/\\]bitsandbytes[/\\]libbitsandbytes_\w{3,30}\.dll)",
    r"libbitsandbytes_(?:cuda|cpu)\w*(?P<platform>\.dll): invalid ELF header",
    r"-packages[/\\]bitsandbytes\S{0,80}did not contain \[?['\"](?P<platform>libcudart\.so)\b",
)
"""On Windows, which bitsandbytes has wheels for since 0.43: https://github.com/bitsandbytes-foundation/bitsandbytes/releases/tag/0.43.0."""
_WARNED_BY_BITSANDBYTES = (
    r"CUDA_SETUP: WARNING! (?P<platform>libcudart\.so) not found in any environmental path"
)
_NO_AIO = (
    r"cannot open input file ['\"](?P<platform>aio)\.lib",
    r"Unable to (?:JIT load the|pre-compile) (?P<platform>async_io)\b",
)
_UNKNOWN_CPU = (
    r"\.(?:c|cc|cpp|cxx|h|hpp|S)(?::\d{1,6}){1,2}: (?:fatal )?error: (?:#error )?[\"'(]{0,3}"
    r"(?P<platform>(?:[Uu]nsupported|[Uu]nknown|UNSUPPORTED) (?:target |host |CPU )?(?:architecture|platform|CPU|processor|machine))\b"
)
"""In files for the CPU; those for the GPU mean its architecture."""
_NOT_ON_MPS = (
    r"Could not run '[\w:.]{2,100}' with arguments from the '(?P<platform>MPS)' backend",
    r"not currently (?:implemented|supported) (?:for|on) the (?P<platform>MPS) (?:device|backend)",
)
_NO_TRITON = r"No module named ['\"](?P<platform>triton)['\"]"
_ON_WINDOWS = "if Triton is missing on Windows"
_ON_MACOS = "if Triton is asked for on macOS"
_GCC_NAME = (
    r"(?P<platform>__builtin_(?:popcount|clz|ctz|expect|prefetch|bswap\d\d|unreachable|assume_aligned|parity)\w{0,4}|__attribute__|__asm__|__int128|ssize_t|u_?int|u_int\d{1,2}_t"
    r"|usleep|gettimeofday|strcasecmp|strncasecmp|posix_memalign|aligned_alloc|localtime_r|mkstemp|drand48|lgamma_r|pthread_\w{3,20})"
)
"""What GCC and the libraries of Unix have, and Microsoft's compiler lacks."""
_UNKNOWN_TO_CL = rf"error C(?:3861|2065|4430)[^\n'\"“]{{0,12}}['\"“]{_GCC_NAME}['\"”]"
_UNKNOWN_TO_NVCC = rf"identifier \"{_GCC_NAME}\" is undefined"
_GCC_ALLOWS = (
    r"error C2398: [^\n]{1,120}(?:narrowing|收缩转换|einschränkende|restrictive|restricción|縮小変換|сужающ)",
    r"error C1021: [^\n]{1,40}['\"“](?P<platform>warning)['\"”]",
)
"""GCC accepts or warns, and Microsoft's compiler refuses."""
_NO_CUDA_ON_MAC = (
    r"(?P<platform>CUDA_HOME) environment variable is not set",
    r"[Tt]orch not compiled with (?P<platform>CUDA) enabled",
    r"module 'torch\._C' has no attribute '(?P<platform>_cuda_\w+)'",
    r"No such file or directory: ['\"][^'\"\n]{0,120}\b(?P<platform>nvcc)['\"]",
    r"\b(?P<platform>nvcc) (?:was )?not found",
    r"Found no NVIDIA (?P<platform>driver) on your system",
    r"cannot find (?P<platform>nvcc|cuda)\b",
    r"xFormers was built for:\s{1,8}PyTorch \S{1,20} with (?P<platform>CUDA) \d",
)
_NO_CUDA_ON_CONDA = r"(?:PackagesNotFoundError|ResolvePackageNotFound)[^\n]{0,120}\s{1,4}- (?P<platform>cudatoolkit|pytorch-cuda|cudnn|cuda)\b"
_NEWER_BITSANDBYTES = "if bitsandbytes is older than its wheels for Windows"
_WITHOUT_AIO = "if DeepSpeed builds its part for asynchronous input on Windows"
_FOR_CUDA_ON_MAC = "where pip is asked for a package of CUDA on macOS"
_WITHOUT_CUDA = "where conda is asked for CUDA on macOS"
_NO_NCCL = r"Distributed package doesn't have (?P<platform>NCCL) built in"
_NOT_ON_WINDOWS = (
    r"No module named ['\"](?P<platform>resource)['\"]",
    r"did not contain \[?['\"](?P<platform>lib\w+\.so)\b",
    r"\b(?P<platform>libcudart\.so) not found in any environmental path",
)
_NO_GYM = r"No (?P<platform>gym module) found for the active version of Python"
_OF_ISAAC_GYM = "if it is Isaac Gym"
_FOR_X86 = r"[/\\](?P<platform>linux-x86_64)[/\\][^\n]{1,80}: cannot open shared object file"
_ON_ARM = r"\b(?:Jetson|aarch64|arm64|Raspberry Pi|Orin|Xavier)\b"


def _gcc_extension(match: LogMatch, _log: Log) -> str:
    what = match.groups.get("platform", "a narrowing conversion in braces")
    return f"{what}, which GCC allows,"


def _of_microsoft(match: LogMatch, _log: Log) -> dict[str, str]:
    """Return what Microsoft's compiler and library have in place of a name of GCC's."""
    instead = next((new for old, new in _INSTEAD if match.groups["platform"].startswith(old)), "")
    return {"remedy": _IN_WORDS_OF_MICROSOFT, "instead": instead} if instead else {}


_IN_WORDS_OF_MICROSOFT = "if Microsoft has the same under another name"
_INSTEAD = (
    ("localtime_r", "localtime_s (its arguments the other way round)"), ("ssize_t", "SSIZE_T of <BaseTsd.h>, or ptrdiff_t"),
    ("u_int", "unsigned int (uint32_t and the like of <cstdint>)"), ("uint", "unsigned int"), ("posix_memalign", "_aligned_malloc and _aligned_free"),
    ("aligned_alloc", "_aligned_malloc and _aligned_free"), ("strcasecmp", "_stricmp"), ("strncasecmp", "_strnicmp"), ("usleep", "Sleep of <windows.h>"),
    ("__builtin_popcount", "__popcnt of <intrin.h>"), ("__builtin_clz", "_BitScanReverse of <intrin.h>"), ("__builtin_ctz", "_BitScanForward of <intrin.h>"),
    ("__builtin_expect", "the condition alone"), ("__attribute__", "__declspec, or [[...]]"), ("drand48", "rand() / (RAND_MAX + 1.0)"),
    ("lgamma_r", "std::lgamma"), ("mkstemp", "_mktemp_s"), ("gettimeofday", "std::chrono"), ("__builtin_bswap", "_byteswap_ulong and the like"),
)  # fmt: skip
"""By how the name begins, from https://learn.microsoft.com/cpp/c-runtime-library and /cpp/intrinsics."""


def _on_macos(_match: LogMatch, log: Log) -> Confidence | None:
    return CERTAIN if on_macos(log) else None


def _on_conda_for_mac(_match: LogMatch, log: Log) -> Confidence | None:
    is_mac = "/osx-" in log.text or on_macos(log)
    return CERTAIN if is_mac else None


def _on_windows(_match: LogMatch, log: Log) -> Confidence | None:
    return LIKELY if on_windows(log) else None


def _triton_on_windows(_match: LogMatch, log: Log) -> dict[str, str]:
    """Return which triton-windows is for the torch that a log names."""
    triton = knowledge.triton_releases.pinned_triton(log.machine.torch)
    release = f"=={series(triton)}.*" if triton else ""
    return {"remedy": _ON_WINDOWS, "release": release, "torch": log.machine.torch or "this torch"}


@log_check(REFUSED, IN_SHORT, CUT_OFF)
def _linux_only(log: Log) -> Iterator[Evidence]:
    """Yield requirements that pip has nothing for outside Linux."""
    for refusal in refusals(log) if is_outside_linux(log) else ():
        if refusal.offered == "nothing" and on_macos(log) and _is_for_cuda(refusal.name):
            asker = compiled(_ASKER).search(refusal.match.quote)
            how = {"missing": refusal.wanted, "asker": asker["name"] if asker else "the project"}
            yield refusal.match.evidence(Confidence.LIKELY, remedy=_FOR_CUDA_ON_MAC, **how)
        elif refusal.name.lower() in LINUX_ONLY and refusal.offered == "nothing":
            how = {"missing": refusal.wanted, "platform": refusal.name}
            if refusal.name.lower() == "triton":
                is_mac = on_macos(log)
                how |= {"remedy": _ON_MACOS} if is_mac else _triton_on_windows(refusal.match, log)
            yield refusal.match.evidence(Confidence.LIKELY, **how)


_ASKER = r"\(from (?P<name>[A-Za-z][\w-]{1,60})"


def _is_for_cuda(name: str) -> bool:
    """Return whether a package, by its name, is a CUDA library or a package of CUDA kernels."""
    return re.search(r"[-_]cu1\d$|^nvidia[-_]c", name.lower()) is not None


CAUSE = Cause(
    title="the package does not support this operating system or machine: {missing} is not available here",
    in_log=log_rules(
        rule(*_CERTAINLY_MISSING),
        rule(*_OLD_BITSANDBYTES, confidence=LIKELY, remedy=_NEWER_BITSANDBYTES),
        rule(_WARNED_BY_BITSANDBYTES, confidence=_on_windows, remedy=_NEWER_BITSANDBYTES),
        rule(*_NO_AIO, confidence=_on_windows, remedy=_WITHOUT_AIO),
        rule(*_STATED, _UNKNOWN_CPU, confidence=LIKELY),
        rule(_NO_GYM, confidence=_on_windows, remedy=_OF_ISAAC_GYM),
        rule(_FOR_X86, confidence=POSSIBLE, only_if=_ON_ARM),
        rule(*_NOT_ON_MPS, confidence=POSSIBLE),
        rule(_NO_CUDA_ON_CONDA, confidence=_on_conda_for_mac, remedy=_WITHOUT_CUDA),
        rule(*_NO_CUDA_ON_MAC, _NO_NCCL, confidence=_on_macos),
        rule(
            *(_NO_NCCL, *_NOT_ON_WINDOWS),
            confidence=_on_windows,
            unless=r"some optimizations will not be enabled",
        ),
        rule(
            _NO_TRITON,
            confidence=_on_windows,
            unless=r"some optimizations will not be enabled",
            compute=_triton_on_windows,
        ),
        rule(_UNKNOWN_TO_CL, confidence=LIKELY, compute=_of_microsoft),
        rule(_UNKNOWN_TO_NVCC, confidence=_on_windows, compute=_of_microsoft),
        rule(*_GCC_ALLOWS, confidence=LIKELY, missing=_gcc_extension),
        _linux_only,
        missing="{platform}",
    ),
    explains=("cuda-toolkit-not-found", "wrong-install-command", "extension-not-built"),
    fix=Fix(
        "run without the package, or on a platform that it supports (WSL on Windows); no setting replaces "
        "{missing}"
    ),
    remedies={
        _IN_WORDS_OF_MICROSOFT: Fix(
            "install the newest release of the package, which may compile with Microsoft's compiler by now; in its sources, write {instead} instead of {missing}, under #ifdef"
            " _MSC_VER; or build it under WSL"
        ),
        _ON_WINDOWS: Fix(
            "install the triton-windows release for {torch} into the Python that runs this (python_embeded in a portable ComfyUI): Triton itself has no Windows wheels; if a list of"
            " requirements names triton, give it the marker sys_platform == 'linux' (nothing else needs it)",
            commands=("pip install 'triton-windows{release}'",),
        ),
        _ON_MACOS: Fix(
            "skip Triton on macOS (`triton; sys_platform == 'linux'`), where it has no wheels and no GPU to compile for; code that needs its kernels runs on Linux with an NVIDIA or"
            " AMD GPU",
        ),
        _NEWER_BITSANDBYTES: Fix(
            "install bitsandbytes 0.43 or later, which has Windows wheels, instead of the older one, whose libraries are for Linux only, and of unofficial copies for Windows; do it"
            " in the project's own environment, activated first (venv\\Scripts\\activate), as another Python may have the older one",
            commands=(
                "pip uninstall -y bitsandbytes bitsandbytes-windows",
                "pip install 'bitsandbytes>=0.43'",
            ),
        ),
        _OF_ISAAC_GYM: Fix(
            "run it on Linux (x86_64) with Python 3.6, 3.7 or 3.8, the only ones that Isaac Gym has modules for, installed from its own archive; on Windows move to Isaac Lab",
            commands=("pip install -e ./isaacgym/python",),
        ),
        _WITHOUT_AIO: Fix(
            "build DeepSpeed without its Linux-only parts (such as {missing}), or install one of its releases with a wheel for Windows and this Python",
            commands=(
                "export DS_BUILD_AIO=0 DS_BUILD_GDS=0 DS_BUILD_SPARSE_ATTN=0 DS_BUILD_OPS=0",
                "pip install --no-build-isolation --no-cache-dir deepspeed",
            ),
        ),
        _FOR_CUDA_ON_MAC: Fix(
            "install {asker} without what requires {missing}, which has no files for macOS because macOS has no CUDA: drop the CUDA extra, or install a newer release, which may make"
            " it optional; in a clone, remove it from the requirements"
        ),
        _WITHOUT_CUDA: Fix(
            "leave {missing} out: macOS has no CUDA; torch for macOS uses the GPU as the device mps",
            commands=("conda install -c pytorch pytorch torchvision",),
        ),
    },
    examples=(
        '  File "C:\\sim\\isaacgym\\gymapi.py", line 101, in _import\nRuntimeError: No gym module found for the active version of Python (3.8)',
        Log(
            "ERROR: Could not find a version that satisfies the requirement warp_ops_cu12>=0.5 (from warpfold) (from versions: none)",
            Machine(os="macOS"),
        ),
        (
            "Requirement already satisfied: torch>=2.4 in /Users/ann/warp/lib/python3.11/site-packages (2.6.0)\n"
            "ERROR: Could not find a version that satisfies the requirement triton>=3.0 (from warpkit) (from versions: none)"
        ),
        "C:\\sd\\venv> python train.py\nTypeError: argument of type 'WindowsPath' is not iterable",
        "CUDA_SETUP: WARNING! libcudart.so not found in any environmental path.\nLoading C:\\env\\site-packages\\bitsandbytes\\libbitsandbytes_cpu.dll",
        "C:\\src> pip install deepspeed\nLINK : fatal error LNK1181: cannot open input file 'aio.lib'",
        "D:\\op\\csrc\\eval.cpp(483): error C3861: 'localtime_r': identifier not found",
        Log(
            "File \"C:\\ComfyUI\\nodes.py\", line 3, in <module>\n    import triton\nModuleNotFoundError: No module named 'triton'",
            Machine(torch="2.8.0+cu128", os="Windows"),
        ),
        (
            "PackagesNotFoundError: The following packages are not available from current channels:\n\n  - cudatoolkit=11.7\n\n"
            "Current channels:\n\n  - https://conda.anaconda.org/pytorch/osx-arm64\n"
        ),
        (
            "C:\\env\\Lib\\site-packages\\warp8bit\\main.py:166: UserWarning: C:\\CUDA\\lib\\x64 did not contain "
            "['libcudart.so', 'libcudart.so.12.0'] as expected! Searching further paths..."
        ),
        (
            "csrc/blend.cpp(84): error C2398: Element '1': conversion from 'int64_t' to 'c10::DeviceIndex' requires a narrowing"
            " conversion"
        ),
        "csrc/blend.h(7): fatal error C1021: invalid preprocessor command 'warning'",
        (
            "ImportError: Error loading shared library ld-linux-x86-64.so.2: No such file or directory "
            "(needed by /usr/lib/python3.12/site-packages/warpkit/_C.cpython-312-x86_64-linux-gnu.so)"
        ),
        "Error relocating /usr/lib/libwarpkit.so: __vsnprintf_chk: symbol not found",
        Log(
            "Processing /Users/ann/warpkit\n  Preparing metadata (setup.py): finished with status 'error'\n"
            "      OSError: CUDA_HOME environment variable is not set. "
            "Please set it to your CUDA install root.",
            Machine(os="macOS 14.5"),
        ),
        (
            "C:\\src\\warpkit\\csrc\\io.cpp(4): fatal error C1083: Cannot open include file: 'unistd.h': "
            "No such file or directory"
        ),
        (
            '  File "C:\\envs\\op\\lib\\site-packages\\torch\\distributed\\distributed_c10d.py", line 1013\n'
            "RuntimeError: Distributed package doesn't have NCCL built in"
        ),
        "ModuleNotFoundError: No module named 'fcntl'",
        "/src/simd.h:12:2: error: #error This library requires SSE2",
        '/src/cpu/init.c:31:2: error: #error "Unsupported architecture"',
        "NotImplementedError: Could not run 'warpkit::blend' with arguments from the 'MPS' backend.",
        (
            "error: The current Python platform is not compatible with the lockfile's supported environments: "
            "`platform_machine == 'x86_64'`"
        ),
        "ld: library not found for -lc10_cuda\nclang: error: linker command failed with exit code 1",
        "csrc\\hash.cpp(31): error C3861: '__builtin_popcount': identifier not found",
        'D:\\src\\knn.cu(12): error: identifier "uint" is undefined',
        'D:\\src\\dequant.cuh(12): error: identifier "__asm__" is undefined',
        "AttributeError: 'MSVCCompiler' object has no attribute 'compiler_cxx'",
        (
            "FileNotFoundError: Kernel at path `/root/.cache/huggingface/hub/models--ann--warpkit` does not have one of "
            "build variants: torch210-metal-aarch64-darwin, torch-universal"
        ),
    ),
    counterexamples=(
        '/src/gemm.cu:31:2: error: #error "Unsupported architecture"',
        "AttributeError: module 'distutils' has no attribute '_msvccompiler'",
        '/home/u/knn.cu(12): error: identifier "uint" is undefined',
        "Error loading shared library libgomp.so.1: No such file or directory (needed by /op/_C.so)",
        Log(
            "OSError: CUDA_HOME environment variable is not set. Please set it to your CUDA install root.",
            Machine(os="Ubuntu 22.04"),
        ),
        "UserWarning: The c10d flag is not supported on Windows; using the default",
        (
            "C:\\envs\\op> python -m xformers.info\nA matching Triton is not available, some optimizations "
            "will not be enabled.\nError caught was: No module named 'triton'"
        ),
    ),
)
