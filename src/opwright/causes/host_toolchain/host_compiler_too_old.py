"""
torch's headers need a compiler of their time: GCC 5 for C++14 (torch 1.5), GCC 9 for C++17 as torch uses it (2.1 and
later, which check it), GCC 11 or later for the C++20 of 2.13 on. A distribution kept for its old glibc, above all CentOS
7 with GCC 4.8, has a compiler that does not even know the flag; and CUDA has an oldest GCC as well as a newest.

The assembler ages separately: a new GCC from conda or devtoolset that calls the distribution's `/usr/bin/as` emits
instructions that `as` does not know (`no such instruction: vpdpbusd`).

Lowering `-std` to what the compiler supports only moves the error into torch's headers. A newer GCC can live beside the
old one (devtoolset, gcc-toolset, conda's gxx_linux-64), and what it builds still loads on the old glibc; take its
binutils with it.
"""

from opwright.causes.kit.rules import LIKELY, POSSIBLE, log_rules, rule
from opwright.knowledge.cuda.host_compilers import newest_gcc
from opwright.knowledge.platforms.floors.gcc_features import GCC_FOR_STANDARD, GCC_WITH_FLAG
from opwright.logs.patterns import LogMatch
from opwright.model import Cause, Confidence, Fix, Log, Machine

_STD = r"['\"`‘’“”«»„]{0,2}\s?[-–]{0,2}(?P<standard>std=(?:c|gnu)\+\+[12]\w)"
_UNKNOWN_STANDARD = (
    (
        r"(?:unrecogni[sz]ed command[- ]line option|无法识别的命令行选项|無法辨識的命令列選項|Kommandozeilenoption"
        r"|opción de línea de órdenes no reconocida|no se reconoce la opción de línea de órdenes"
        rf"|コマンドラインオプション)[^\n]{{0,12}}?{_STD}"
    ),
    r"option «\s?-(?P<standard>std=\S{3,8})\s?» non reconnue",
    r"The -(?P<standard>std=\S{3,8}) flag is not supported with the configured host compiler",
    r"invalid value '(?P<standard>(?:c|gnu)\+\+[12]\w)' in '-std=",
)
_STATED_MINIMUM = (
    r"(?:trying to build PyTorch with|running) a too old version of \w{2,8}\. We need (?P<needed>\w+ [\d.]*\d)",
    (
        r"current installed version of \S{1,80} \([\d.]{1,20}\) is less than the minimum required version"
        r" by CUDA [\d.]{1,8}(?:[^\n]{0,80}>=\s?(?P<least>\d+))?"
    ),
    (
        r"(?:PyTorch|NumPy|SciPy|torch|DeepSpeed|FBGEMM|cutlass|CUTLASS) (?:requires|needs) (?:at least )?"
        r"(?P<needed>GCC (?:version )?(?:>= ?)?\d+(?:\.\d+)?)"
    ),
    r"Compiler \S{1,120} \(version (?P<has>[\d.]{1,12})[^\n]{0,60}\) is not usable for this PyTorch",
    r"unsupported GNU version! (?:gcc )?versions? (?:earlier|older) than (?P<least>\d+)",
    r"[Mm]ust use (?P<needed>(?:gcc|g\+\+|GCC|clang|Clang) ?>= ?\d[\d.]{0,6})",
    r"(?P<needed>(?:gcc|g\+\+|GCC)(?: version)? ?>= ?\d[\d.]{0,6}) is required",
    r"(?P<needed>(?:gcc|g\+\+|GCC|GNU)(?: compiler)? version) (?:must|has to) be (?:at least|>=|greater than) ?\d",
)
_CMAKE_STANDARD = (
    r"requires the language dialect \"CXX(?P<standard>\d\d)\"",
    r"feature \"cxx_std_(?P<standard>\d\d)\" is not known to CXX compiler",
)
_FLAG_NAMES = "|".join(name.replace("-", "[-]").replace("+", r"\+") for name in GCC_WITH_FLAG)
_UNKNOWN_FLAG = (
    rf"unrecognized command[- ]line option ['‘\"]-(?P<flag>{_FLAG_NAMES})",
    r"(?:bad value|unknown value|invalid value) \(?['‘](?P<value>x86-64-v[234]|armv8\.6-a|armv9\S{0,6}|znver[345]|sapphirerapids|alderlake|icelake-\w{6}|cooperlake)",
)
"""Flags that conda and distributions put into CFLAGS, and that this GCC does not know."""
_OLD_TAPI_LINKER = r"ld: unsupported tapi file type '(?P<what>[^'\n]{1,30})'"
"""A linker, usually conda's, that is older than the macOS SDK."""
_OLD_BINUTILS = (
    r"(?P<what>unknown type \[0x13\]) section [`‘']\.relr",
    r"(?P<what>unable to initialize (?:de)?compress status) for section",
    r"(?P<what>unrecognized relocation (?:type )?\(?0x2[a-f])\b",
    r"(?P<what>unsupported version \d of Verneed record)",
)
"""A GNU linker, usually conda's `compiler_compat/ld`, that is older than what compiled an object or the system's libraries."""
_LTO_VERSION = r"(?:bytecode stream (?:in file [‘'`][^’'\n]{1,300}[’'] )?|[\w.]{1,80}\.o )generated with LTO version (?P<made>\d{1,2}\.\d) instead of the expected (?P<what>\d{1,2}\.\d)"
"""The GCC that links cannot read what another one compiled with -flto."""
_UNKNOWN_ASSEMBLER_OPTION = r"\bas: unrecognized option [`‘']-{1,2}(?P<what>gdwarf-5|gdwarf-sections|compress-debug-sections|m\w{2,12})"
_OLD_MSVC = (
    r"C32(?:49|50)\b[^\n]{0,120}['\"“](?P<what>constexpr)['\"”]",
    r"(?:TensorBody|Optional)\.h\(\d+\)\s?: error (?P<what>C2440): [^\n]{1,60}c10::nullopt_t['\"” ][^\n]{1,20}c10::optional<",
    r"c10/util/Optional\.h\(\d+\)\s?: error (?P<what>C2556): [^\n]{1,120}contained_val",
)
"""Only Visual Studio 2015 prints this; its constexpr is that of C++11."""
_CLONEABLE = r"cloneable\.h:\d+:\d+: [^\n:]{2,12}: invalid static_cast from type [^\n]{1,12}(?P<what>torch::OrderedDict)<"
"""nvcc 9 to 11 rewrites torch's header into what GCC 5 does not compile."""
_UNKNOWN_INSTRUCTION = (
    r"(?:Error|错误|Fehler|Erreur)[:：] ?(?:no such instruction|没有此类指令|没有此指令)[:：]? ?[`‘'\"]?(?P<instruction>[a-z]\w*)",
    r"(?:bad register name|unsupported instruction) [`‘'](?P<instruction>%?(?:zmm|k[1-7]|v[a-z]+)\w*)",
)
_OLD_LIBRARY = (
    r"['‘]?is_trivially_(?:copy|default|move)_constructible['’]? is not a member of ['‘]std"
)
_MISSING_STANDARD_HEADER = (
    r"fatal error: ['\"‘]?(?P<header>filesystem|optional|variant|string_view|charconv|memory_resource|concepts|ranges|span|bit|barrier"
    r"|latch|semaphore|source_location|numbers|compare|coroutine|format|stop_token)['\"’]?(?:: No such file| file not found)"
)
"""Headers of the standard library that came with C++17 and C++20."""


def _stated(match: LogMatch, _log: Log) -> str:
    least = match.groups.get("least")
    return match.groups.get("needed") or (f"GCC {least}" if least else "a newer GCC")


def _for_standard(match: LogMatch, _log: Log) -> str:
    return f"GCC {GCC_FOR_STANDARD.get(match.groups['standard'][-2:], '13')}"


def _for_flag(match: LogMatch, _log: Log) -> str:
    gcc = GCC_WITH_FLAG.get(match.groups.get("flag", ""))
    return f"GCC {gcc}" if gcc else f"one that knows {match.groups.get('value')}"


def _lto_confidence(match: LogMatch, _log: Log) -> Confidence:
    made, expected = float(match.groups["made"]), float(match.groups["what"])
    return LIKELY if made > expected else POSSIBLE


def _that_fits(_match: LogMatch, log: Log) -> str:
    """Return the newest GCC that the toolkit of a log takes, or one that all toolkits since CUDA 11.4 take."""
    return str(newest_gcc(log.machine.cuda) or 11)


_OF_TWO = "where two compilers are mixed"

CAUSE = Cause(
    title="the {tool} is too old for the code, which needs {needed}",
    in_log=log_rules(
        rule(*_UNKNOWN_STANDARD, needed=_for_standard),
        rule(*_UNKNOWN_FLAG, confidence=LIKELY, needed=_for_flag),
        rule(*_STATED_MINIMUM, needed=_stated),
        rule(*_CMAKE_STANDARD, confidence=LIKELY, needed=_for_standard),
        rule(
            *_UNKNOWN_INSTRUCTION,
            confidence=LIKELY,
            tool="assembler",
            needed="binutils that know {instruction}",
        ),
        rule(
            _MISSING_STANDARD_HEADER,
            confidence=LIKELY,
            needed="a standard library with <{header}>",
        ),
        rule(_OLD_LIBRARY, confidence=LIKELY, needed="GCC 5"),
        rule(
            _CLONEABLE,
            confidence=POSSIBLE,
            needed="GCC 7 or later for torch/nn/cloneable.h as nvcc rewrites it",
        ),
        rule(
            _OLD_TAPI_LINKER,
            confidence=LIKELY,
            tool="linker",
            needed="the linker of this macOS SDK (/usr/bin/ld)",
        ),
        rule(
            *_OLD_BINUTILS,
            confidence=LIKELY,
            tool="linker",
            needed="binutils as new as GCC and glibc (the system's ld, or a current one from conda)",
        ),
        rule(
            _LTO_VERSION,
            confidence=_lto_confidence,
            tool="linking GCC",
            needed="the GCC that compiled the objects (LTO version {made})",
            gcc=lambda match, _: match.groups["made"].partition(".")[0],
            remedy=_OF_TWO,
        ),
        rule(
            _UNKNOWN_ASSEMBLER_OPTION,
            tool="assembler",
            needed="one as new as GCC, which knows -{what}",
        ),
        rule(*_OLD_MSVC, confidence=LIKELY, needed="Visual Studio 2017"),
        tool="compiler",
        gcc=_that_fits,
    ),
    fix=Fix(
        "install GCC {gcc} with matching binutils (nvcc refuses one that is newer than its toolkit knows), and name it in CC and CXX; of a "
        "distribution that has it, g++-{gcc} of apt, or gcc-toolset-{gcc} of dnf, will do",
        commands=(
            "conda install -c conda-forge gxx_linux-64={gcc} binutils",
            "export CC=$CONDA_PREFIX/bin/x86_64-conda-linux-gnu-gcc CXX=$CONDA_PREFIX/bin/x86_64-conda-linux-gnu-g++",
            "export NVCC_PREPEND_FLAGS='-ccbin '$CXX",
        ),
    ),
    remedies={
        _OF_TWO: Fix(
            "compile and link everything with one GCC, and build from clean: some objects are of GCC {gcc}, and the one that links is older. nvcc starts its own host compiler (-ccbin,"
            " NVCC_PREPEND_FLAGS, or the first g++ on PATH), CMake and setuptools take CXX: name the same one to both, no newer than nvcc accepts",
            commands=(
                "export CC=gcc-{gcc} CXX=g++-{gcc} CUDAHOSTCXX=g++-{gcc} NVCC_PREPEND_FLAGS='-ccbin g++-{gcc}'",
                "rm -rf build",
            ),
        ),
    },
    explains=("cxx-standard-too-old",),
    examples=(
        (
            "/venv/lib/python3.8/site-packages/torch/include/torch/csrc/api/include/torch/nn/cloneable.h:57:59: error: invalid static_cast"
            " from type ‘const torch::OrderedDict<std::basic_string<char>, at::Tensor>’ to type"
            " ‘torch::OrderedDict<std::basic_string<char>, at::Tensor>&’"
        ),
        "INFO: Compiler /usr/bin/g++ (version 4.8.2 20140120 (Red Hat 4.8.2-16)) is not usable for this PyTorch installation",
        (
            "/opt/env/compiler_compat/ld: /lib/x86_64-linux-gnu/libm.so.6: unknown type [0x13] section `.relr.dyn'\n"
            "/opt/env/compiler_compat/ld: skipping incompatible /lib/x86_64-linux-gnu/libm.so.6\n"
        ),
        "/opt/env/compiler_compat/ld: build/csrc/op.o: unable to initialize decompress status for section .debug_info",
        "/usr/bin/as: unrecognized option '--gdwarf-5'",
        (
            "lto1: fatal error: bytecode stream in file ‘CMakeFiles/op.dir/blend.cpp.o’ generated with LTO version 13.0 instead"
            " of the expected 9.2"
        ),
        "gcc: error: unrecognized command line option ‘-fno-plt’",
        "ld: unsupported tapi file type '!tapi-tbd' in YAML file '/SDKs/MacOSX.sdk/usr/lib/libSystem.tbd'",
        "src/pool.cpp:4:10: fatal error: filesystem: No such file or directory",
        "src/queue.cpp:7:10: fatal error: 'latch' file not found",
        Log(
            "g++: error: unrecognized command line option ‘-std=c++17’\n"
            "error: command 'gcc' failed with exit status 1",
            Machine(compiler="gcc 4.8.5", os="CentOS 7"),
        ),
        (
            "/opt/venv/lib/python3.10/site-packages/torch/include/c10/util/C++17.h:16:2: error: #error"
            ' "You\'re trying to build PyTorch with a too old version of GCC. We need GCC 9 or later."'
        ),
        (
            "/tmp/ccU3wYwq.s: Assembler messages:\n"
            "/tmp/ccU3wYwq.s:1290: Error: no such instruction: `vpdpbusd %ymm1,%ymm2,%ymm0'"
        ),
        "cc1plus: 错误：无法识别的命令行选项‘-std=c++20’",
        "CMake Error at CMakeLists.txt:9 (message):\n  Must use gcc>=11.1 to build warpkit, you're using GNU-9.4.0",
        "torch\\include\\c10/util/Half.h(97): error C3250: 'n': declaration is not allowed in 'constexpr' function body",
        (
            "torch\\include\\c10/util/Optional.h(209): error C2556: 'T &c10::constexpr_optional_base<T>::contained_val(void)"
            " &': overloaded function differs only by return type"
        ),
        (
            "torch\\include\\ATen/core/TensorBody.h(412): error C2440: 'default argument': cannot convert from"
            " 'const c10::nullopt_t' to 'c10::optional<int64_t>'"
        ),
    ),
    counterexamples=(
        "README: this extension requires GCC, see below for what to build",
        "op.h(31): error C3615: constexpr function 'f' cannot result in a constant expression",
        "nvcc fatal   : Value 'c++17' is not defined for option 'std'",
        "cl : Command line warning D9002 : ignoring unknown option '-std=c++17'",
        "ptxas fatal   : Value 'sm_90a' is not defined for option 'gpu-name'",
        "torch/include/c10/util/C++17.h:27:2: error: #error You need C++17 to compile PyTorch",
    ),
)
