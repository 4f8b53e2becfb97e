"""
Torch's headers need a compiler of their time: GCC 5 for C++14 (torch 1.5), GCC 9 for C++17 as torch
writes it (2.1 and later, and its headers say so), GCC 11 or later for the C++20 of 2.13 on. A
distribution kept for its old glibc, CentOS 7 with GCC 4.8 most of all, comes with a compiler that does
not even know the flag, and CUDA names an oldest GCC as well as a newest.

The assembler has an age of its own: a new GCC from conda or devtoolset that calls `/usr/bin/as` of the
distribution emits instructions that it has never heard of (`no such instruction: vpdpbusd`).

Lowering `-std` to what the compiler takes only moves the error into torch's headers. A newer GCC can
live beside the old one (devtoolset, gcc-toolset, conda's gxx_linux-64), and what it builds still loads
on the old glibc; take its binutils with it.
"""

from collections.abc import Iterator

from opwright.causes.kit.rules import log_check
from opwright.logs.patterns import find_matches
from opwright.model import Cause, Confidence, Evidence, Fix, Log, Machine

_STD = r"['\"`‘’“”«»„]{0,2}\s?[-–]{0,2}(?P<asked>std=(?:c|gnu)\+\+[12]\w)"
FLAG = (
    (
        r"(?:unrecogni[sz]ed command[- ]line option|无法识别的命令行选项|無法辨識的命令列選項|Kommandozeilenoption"
        r"|opción de línea de órdenes no reconocida|no se reconoce la opción de línea de órdenes"
        rf"|コマンドラインオプション)[^\n]{{0,12}}?{_STD}"
    ),
    r"option «\s?-(?P<asked>std=\S{3,8})\s?» non reconnue",
    r"The -(?P<asked>std=\S{3,8}) flag is not supported with the configured host compiler",
    r"invalid value '(?P<asked>(?:c|gnu)\+\+[12]\w)' in '-std=",
)
SAID = (
    r"trying to build PyTorch with a too old version of \w{2,8}\. We need (?P<needed>\w+ [\d.]*\d)",
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
CMAKE = (
    r"requires the language dialect \"CXX(?P<asked>\d\d)\"",
    r"feature \"cxx_std_(?P<asked>\d\d)\" is not known to CXX compiler",
)
_CAME_WITH = {
    "fno-plt": "6",
    "fstack-clash-protection": "8",
    "fcf-protection": "8",
    "ffile-prefix-map": "8",
    "fmacro-prefix-map": "8",
    "fstack-protector-strong": "4.9",
    "ftrivial-auto-var-init": "12",
    "fconcepts": "6",
    "fcoroutines": "10",
    "mavx512": "7",
    "mavxvnni": "11",
    "mamx-": "11",
    "march=x86-64-v": "11",
    "march=armv8.6-a": "10",
    "march=armv9": "12",
}
_NEW_FLAG = "|".join(name.replace("-", "[-]").replace("+", r"\+") for name in _CAME_WITH)
NEW_FLAG = (
    rf"unrecognized command[- ]line option ['‘\"]-(?P<flag>{_NEW_FLAG})",
    r"(?:bad value|unknown value|invalid value) \(?['‘](?P<value>x86-64-v[234]|armv8\.6-a|armv9\S{0,6}|znver[345]|sapphirerapids|alderlake|icelake-\w{6}|cooperlake)",
)
"""Flags of GCC, which conda and distributions put into CFLAGS, and which the GCC that is run has not got yet."""
LINKER = r"ld: unsupported tapi file type '(?P<what>[^'\n]{1,30})'"
"""Of a linker, conda's as a rule, that is older than the SDK of macOS."""
OLD_BINUTILS = (
    r"(?P<what>unknown type \[0x13\]) section [`‘']\.relr",
    r"(?P<what>unable to initialize (?:de)?compress status) for section",
    r"(?P<what>unrecognized relocation (?:type )?\(?0x2[a-f])\b",
    r"(?P<what>unsupported version \d of Verneed record)",
)
"""Of GNU's linker, conda's `compiler_compat/ld` as a rule, that is older than what compiled an object or the system's libraries."""
OF_LTO = r"bytecode stream (?:in file [‘'`][^’'\n]{1,300}[’'] )?generated with LTO version (?P<made>\d{1,2}\.\d) instead of the expected (?P<what>\d{1,2}\.\d)"
"""Of the GCC that links, which does not read what another one has compiled with -flto."""
NEW_OPTION = r"\bas: unrecognized option [`‘']-{1,2}(?P<what>gdwarf-5|gdwarf-sections|compress-debug-sections|m\w{2,12})"
OLD_MSVC = (
    r"C32(?:49|50)\b[^\n]{0,120}['\"“](?P<what>constexpr)['\"”]",
    r"(?:TensorBody|Optional)\.h\(\d+\)\s?: error (?P<what>C2440): [^\n]{1,60}c10::nullopt_t['\"” ][^\n]{1,20}c10::optional<",
    r"c10/util/Optional\.h\(\d+\)\s?: error (?P<what>C2556): [^\n]{1,120}contained_val",
)
"""What only Visual Studio 2015 says, which has a constexpr of C++11."""
CLONEABLE = r"cloneable\.h:\d+:\d+: [^\n:]{2,12}: invalid static_cast from type [^\n]{1,12}(?P<what>torch::OrderedDict)<"
"""What nvcc 9 to 11 makes of torch's header for GCC 5, which does not take it."""
ASSEMBLER = (
    r"(?:Error|错误|Fehler|Erreur)[:：] ?(?:no such instruction|没有此类指令|没有此指令)[:：]? ?[`‘'\"]?(?P<instruction>[a-z]\w*)",
    r"(?:bad register name|unsupported instruction) [`‘'](?P<instruction>%?(?:zmm|k[1-7]|v[a-z]+)\w*)",
)
OLD_LIBRARY = (
    r"['‘]?is_trivially_(?:copy|default|move)_constructible['’]? is not a member of ['‘]std",
    r"['‘]?(?:make_unique|index_sequence|integer_sequence)['’]? is not a member of ['‘]std['’]",
)


NEW_HEADER = (
    r"fatal error: ['\"‘]?(?P<header>filesystem|optional|variant|string_view|charconv|memory_resource|concepts|ranges|span|bit|barrier"
    r"|latch|semaphore|source_location|numbers|compare|coroutine|format|stop_token)['\"’]?(?:: No such file| file not found)"
)
"""Headers of the standard library that came with C++17 and C++20."""


@log_check(
    NEW_HEADER,
    *FLAG,
    *NEW_FLAG,
    *SAID,
    *CMAKE,
    *ASSEMBLER,
    OLD_LIBRARY[0],
    *OLD_MSVC,
    LINKER,
    *OLD_BINUTILS,
    OF_LTO,
    NEW_OPTION,
    CLONEABLE,
)
def in_log(log: Log) -> Iterator[Evidence]:
    """Yield what the compiler, the assembler or those who called them say is too old."""
    for found in find_matches(log, *FLAG):
        yield found.evidence(tool="compiler", needed=_for(found.groups["asked"]))
    for found in find_matches(log, *NEW_FLAG):
        since = _CAME_WITH.get(found.groups.get("flag", ""))
        needed = f"GCC {since}" if since else f"one that knows {found.groups.get('value')}"
        yield found.evidence(Confidence.LIKELY, tool="compiler", needed=needed)
    for found in find_matches(log, *SAID):
        least = found.groups.get("least")
        needed = found.groups.get("needed") or (f"GCC {least}" if least else "a newer GCC")
        yield found.evidence(tool="compiler", needed=needed)
    for found in find_matches(log, *CMAKE):
        details = {"tool": "compiler", "needed": _for(found.groups["asked"])}
        yield found.evidence(Confidence.LIKELY, **details)
    for found in find_matches(log, *ASSEMBLER):
        needed = f"binutils that know {found.groups['instruction']}"
        yield found.evidence(Confidence.LIKELY, tool="assembler", needed=needed)
    for found in find_matches(log, NEW_HEADER):
        needed = f"a standard library that has <{found.groups['header']}>"
        yield found.evidence(Confidence.LIKELY, tool="compiler", needed=needed)
    for found in find_matches(log, OLD_LIBRARY[0]):
        yield found.evidence(Confidence.LIKELY, tool="compiler", needed="GCC 5")
    for found in find_matches(log, CLONEABLE):
        needed = "GCC 7 or later, for torch/nn/cloneable.h as nvcc hands it on"
        yield found.evidence(Confidence.POSSIBLE, tool="compiler", needed=needed)
    yield from _of_tools(log)


def _of_tools(log: Log) -> Iterator[Evidence]:
    """Yield linkers and assemblers that are older than what they are given, and an old cl.exe."""
    for found in find_matches(log, LINKER):
        needed = "the linker of this macOS SDK (/usr/bin/ld)"
        yield found.evidence(Confidence.LIKELY, tool="linker", needed=needed)
    for found in find_matches(log, *OLD_BINUTILS):
        needed = "binutils as new as GCC and glibc (the system's ld, or conda's of today)"
        yield found.evidence(Confidence.LIKELY, tool="linker", needed=needed)
    for found in find_matches(log, OF_LTO):
        made, has = (float(found.groups[which]) for which in ("made", "what"))
        needed = f"the GCC that compiled the objects (LTO version {found.groups['made']})"
        sure = Confidence.LIKELY if made > has else Confidence.POSSIBLE
        yield found.evidence(sure, tool="linking GCC", needed=needed)
    for found in find_matches(log, NEW_OPTION):
        needed = f"one that knows -{found.groups['what']}, of GCC's own age"
        yield found.evidence(tool="assembler", needed=needed)
    for found in find_matches(log, *OLD_MSVC):
        yield found.evidence(Confidence.LIKELY, tool="compiler", needed="Visual Studio 2017")


def _for(asked: str) -> str:
    """Return the GCC that a standard needs: of `std=c++17`, or of `17`."""
    needed = {"11": "4.8", "14": "5", "1y": "5", "17": "9", "1z": "9", "20": "11", "2a": "10"}
    return f"GCC {needed.get(asked[-2:], '13')}"


CAUSE = Cause(
    title="the {tool} is older than the code needs: {needed}",
    in_log=in_log,
    fix=Fix(
        "take a newer GCC with the binutils of its age, and name it in CC and CXX",
        commands=(
            "conda install -c conda-forge gxx_linux-64 binutils",
            "scl enable gcc-toolset-13 bash",
        ),
    ),
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
