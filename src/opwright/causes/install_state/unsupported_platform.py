"""
Some packages exist for Linux with an NVIDIA GPU and for nothing else, and do not say so until something
breaks. On macOS there is no CUDA at all, since the toolkit dropped it after 10.2, so a build asks for
`CUDA_HOME` or for nvcc, and setting them cannot help. On Windows, NCCL, Triton's published wheels and
everything that calls `fcntl`, `unistd.h` or a hard-coded `.so` name are missing; on an ARM machine,
`immintrin.h` is.

The messages suggest repairs that cannot work: to install a toolkit, to compile with CUDA enabled, to give
the missing module to pip. What decides is the platform, which paths in the log tell (`/Users/`, `C:\\\\`,
`macosx_14_0_arm64`, `win_amd64`).

What works is a backend without that package, the Linux of WSL on Windows, or a fork that was made for the
platform.
"""

from collections.abc import Iterator

from opwright.causes.kit.rules import log_check
from opwright.logs.patterns import find_matches, has_match, missing_header, on_macos, on_windows
from opwright.logs.pip_resolution import IN_SHORT, REFUSED, refusals
from opwright.model import Cause, Confidence, Evidence, Fix, Log, Machine

_SAID = (
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
    r"cannot open input file ['\"](?P<platform>aio)\.lib",
    r"'MSVCCompiler' object has no attribute '(?P<platform>compiler_so|compiler_cxx|compiler|linker_so|set_executable)'",
)
_OF_GLIBC = (
    r"__\w{2,30}_chk|__\w{2,12}_finite|__strto\w{1,4}_internal|__isoc\d\d_\w{2,12}|gnu_get_libc_version"
    r"|__register_atfork|__libc_single_threaded|backtrace\w{0,16}|mallinfo2?|malloc_info|__rawmemchr"
)
"""Functions that musl does not have: the binary was made for a system with glibc."""
_SAID_OF = (
    r"\bonly (?:supports|available for|works on) (?P<platform>Linux)\b",
    (
        r"(?:Error|Exception|ERROR|error): [^\n]{0,120}\bnot (?:yet )?(?:supported|available) (?:on|for) "
        r"(?P<platform>Windows|macOS|Mac|darwin|win32|aarch64|ARM)\b"
    ),
    r"(?:Error|Exception|ERROR|error): [^\n]{0,120}\bnot support(?:ed)? (?:on )?(?P<platform>Windows|macOS|win32|aarch64)\b",
    r"current Python platform is not compatible with the lockfile's (?P<platform>supported environments)",
    r"argument of type '(?P<platform>WindowsPath)' is not iterable",
    r"cannot instantiate '(?P<platform>WindowsPath|PosixPath)' on your system",
    r"does not have one of build variants: [^\n]{0,120}?(?P<platform>-(?:cpu|metal|xpu|npu)-|aarch64|darwin|windows)",
    r"Could not find module '(?P<platform>[A-Za-z]:\\[^'\n]{1,300}\.so)'",
    r"Error loading shared library (?P<platform>ld-linux[\w.-]{1,30})",
    r"ld: library (?:not found for -l|')(?P<platform>(?:torch|c10)_cuda)\b",
    rf"Error relocating [^\s:]{{1,300}}: (?P<platform>{_OF_GLIBC}):\s{{1,3}}symbol not found",
    *missing_header(r"(?P<platform>immintrin\.h|x86intrin\.h|xmmintrin\.h)"),
    r"(?:unrecognized command.line option|unsupported option) ['\"‘](?P<platform>-m(?:avx\w*|sse\w*|fma|f16c))['\"’]",
)
_NO_SUCH_CPU = (
    r"\.(?:c|cc|cpp|cxx|h|hpp|S)(?::\d{1,6}){1,2}: (?:fatal )?error: (?:#error )?[\"'(]{0,3}"
    r"(?P<platform>(?:[Uu]nsupported|[Uu]nknown|UNSUPPORTED) (?:target |host |CPU )?(?:architecture|platform|CPU|processor|machine))\b"
)
"""Of files for the CPU: with those for the GPU, its architecture is meant."""
_NOT_FOR_MPS = (
    r"Could not run '[\w:.]{2,100}' with arguments from the '(?P<platform>MPS)' backend",
    r"not currently (?:implemented|supported) (?:for|on) the (?P<platform>MPS) (?:device|backend)",
)
_OF_GCC = (
    r"(?P<platform>__builtin_(?:popcount|clz|ctz|expect|prefetch|bswap\d\d|unreachable|assume_aligned|parity)\w{0,4}|__attribute__|__asm__|__int128|ssize_t|u_?int|u_int\d{1,2}_t"
    r"|usleep|gettimeofday|strcasecmp|strncasecmp|posix_memalign|aligned_alloc|localtime_r|mkstemp|drand48|lgamma_r|pthread_\w{3,20})"
)
"""What GCC and the libraries of Unix have, and Microsoft's compiler has not."""
_NOT_OF_MSVC = (
    rf"error C(?:3861|2065|4430)[^\n'\"“]{{0,12}}['\"“]{_OF_GCC}['\"”]",
    rf"identifier \"{_OF_GCC}\" is undefined",
)
_GCC_ALLOWS = (
    r"error C2398: [^\n]{1,120}(?:narrowing|收缩转换|einschränkende|restrictive|restricción|縮小変換|сужающ)",
    r"error C1021: [^\n]{1,40}['\"“](?P<platform>warning)['\"”]",
)
"""What GCC takes as an extension or warns of, and Microsoft's compiler refuses."""
_NO_CUDA_ON_MAC = (
    r"(?P<platform>CUDA_HOME) environment variable is not set",
    r"[Tt]orch not compiled with (?P<platform>CUDA) enabled",
    r"No such file or directory: ['\"][^'\"\n]{0,120}\b(?P<platform>nvcc)['\"]",
    r"\b(?P<platform>nvcc) (?:was )?not found",
    r"Found no NVIDIA (?P<platform>driver) on your system",
    r"cannot find (?P<platform>nvcc|cuda)\b",
    r"xFormers was built for:\s{1,8}PyTorch \S{1,20} with (?P<platform>CUDA) \d",
)
_NOT_ON_WINDOWS = (
    r"Distributed package doesn't have (?P<platform>NCCL) built in",
    r"No module named ['\"](?P<platform>triton|resource)['\"]",
    r"Unable to (?:JIT load the|pre-compile) (?P<platform>async_io)\b",
)


@log_check(
    *_SAID,
    *_SAID_OF,
    *_NOT_FOR_MPS,
    _NO_SUCH_CPU,
    *_NO_CUDA_ON_MAC,
    *_NOT_ON_WINDOWS,
    *_NOT_OF_MSVC,
    *_GCC_ALLOWS,
    REFUSED,
    IN_SHORT,
)
def in_log(log: Log) -> Iterator[Evidence]:
    """Look for what says that it is not for this platform, and for CUDA where there is none."""
    for patterns, sure in (
        (_SAID, Confidence.CERTAIN),
        ((*_SAID_OF, _NO_SUCH_CPU), Confidence.LIKELY),
        (_NOT_FOR_MPS, Confidence.POSSIBLE),
    ):
        for found in find_matches(log, *patterns):
            yield found.evidence(sure, missing=found.groups["platform"])
    mac, windows = on_macos(log), on_windows(log)
    if mac:
        for found in find_matches(log, *_NO_CUDA_ON_MAC, _NOT_ON_WINDOWS[0]):
            yield found.evidence(Confidence.CERTAIN, missing=found.groups["platform"])
    if windows and not has_match(log, r"some optimizations will not be enabled"):
        for found in find_matches(log, *_NOT_ON_WINDOWS):
            yield found.evidence(Confidence.LIKELY, missing=found.groups["platform"])
    yield from _of_gcc(log, windows=windows)
    if mac or windows:
        for refusal in refusals(log):
            if refusal.name.lower() in ("triton", "vllm", "nvidia-nccl-cu12") and (
                refusal.offered == "nothing"
            ):
                yield refusal.found.evidence(Confidence.LIKELY, missing=refusal.wanted)


def _of_gcc(log: Log, *, windows: bool) -> Iterator[Evidence]:
    """Yield what Microsoft's compiler misses, in its own words, or in nvcc's on Windows."""
    for found in find_matches(log, *(_NOT_OF_MSVC if windows else _NOT_OF_MSVC[:1])):
        yield found.evidence(Confidence.LIKELY, missing=found.groups["platform"])
    for found in find_matches(log, *_GCC_ALLOWS):
        what = found.groups.get("platform", "a conversion that narrows in braces")
        yield found.evidence(Confidence.LIKELY, missing=f"{what}, which GCC allows,")


CAUSE = Cause(
    title="the package is not made for this operating system or machine: {missing} is not to be had here",
    in_log=in_log,
    explains=("cuda-toolkit-not-found",),
    fix=Fix(
        "run without the package, or on a platform that it supports (WSL on Windows); "
        "no setting makes up for {missing}"
    ),
    examples=(
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
