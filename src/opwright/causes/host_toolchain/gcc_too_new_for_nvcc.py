"""
nvcc hands the host part of each file to a C++ compiler, after its own front end has read all of that compiler's
headers. Each CUDA toolkit therefore names the newest GCC that it was tested with, in `crt/host_config.h`, and refuses a
newer one. Distributions adopt a new GCC long before CUDA does, so a freshly upgraded machine sees this first: CUDA 11.4
is the first to accept GCC 11, CUDA 12.0 GCC 12, CUDA 12.4 GCC 13, CUDA 12.8 GCC 14 and CUDA 13.0 GCC 15. Clang as host
compiler is limited in the same way.

`-allow-unsupported-compiler` silences the check and nothing else. What follows are errors in the headers of libstdc++:
the front end cannot parse them (`identifier "__is_array" is undefined`), or writes them out garbled for GCC (`parameter
packs not expanded`: CUDA 11.5 and 11.6 with later releases of GCC 11, which they do accept; CUDA 9 with the tuples of
GCC 6), or GCC itself crashes on the result (`chrono:428: internal compiler error`: GCC 10.3 and 11.1). CUDA 12.4 and
later garble torch's own `boxing.h`, up to torch 2.3, for GCC 13. Editing those headers leads from one error to the next.

Choose an older GCC for nvcc alone; the rest of the build may keep the new one.
"""

from opwright.causes.kit.rules import LIKELY, log_rules, rule
from opwright.knowledge.cuda.host_compilers import newest_gcc
from opwright.logs.patterns import LogMatch, compiled, find_matches, has_match
from opwright.model import Cause, Confidence, Fix, Log, Machine

_REFUSED = (
    r"gcc\s+versions\s+later\s+than\s+(?P<newest>\d+(?:\.\d)?)",
    r"GNU version! gcc (?P<beyond>\d+(?:\.\d)?) and (?:up|later|newer)",
    (
        r"current installed version of \S{1,80} \((?P<installed>\d+)[\d.]{0,20}\) is greater than the maximum"
        r" required version by CUDA [\d.]{1,8}(?:[^\n]{0,120}<=?\s?(?P<beyond>\d+))?"
    ),
)
_CLANG_REFUSED = r"clang version must be less than (?P<beyond>\d+)"
_LIBSTDCXX = r"c\+\+/(?P<gcc>\d{1,2})[\d.]{0,8}/[^\s:(]{1,60}"
_MISREAD = (
    (
        rf"{_LIBSTDCXX}\(\d+\): (?:catastrophic )?error: (?:identifier \"__\w+\" is undefined|user-defined"
        r" literal operator not found|type name is not allowed|expected an? |this declaration has no|pack expansion does not make use|namespace \"std\" has no member \"__"
        r"|invalid redeclaration of|qualified name is not allowed|name followed by \"::\" must|constant value is not known|\"constexpr\" is not valid here|\"is_\w+_v\" is not a function)"
    ),
    r"c\+\+/(?P<gcc>\d{1,2})\S{1,80}: [^\n]{3,16}parameter packs not expanded with",
    r"(?:std_function\.h|/tuple|/type_traits|/functional)[^\n]{0,24}parameter packs not expanded with",
    r"bits/std_function\.h:(?:435:145|530:146)",
    r"/include/\w[\w./-]{2,40}\.h\(\d+\): error: attribute \"__(?:malloc|access|alloc_size|nonnull)__\" does not take arguments",
    r"identifier \"_Float(?:32|64|128)x?\" is undefined",
    r"type_traits\(\d+\): error: identifier \"(?:__float128|__is_\w+|__builtin_\w+)\" is undefined",
    r"error: identifier \"__builtin_(?!ia32|amdgcn|nv|nan|huge|inf|expect|assume|is_constant)\w{1,40}\" is undefined",
    r"c\+\+/(?P<gcc>\d{1,2})\S{0,40}basic_string\.tcc[^\n]{0,200}_M_set_sharable\(\)",
    r"boxing/impl/boxing\.h:\d+:\d+: error: expected primary-expression before [‘']>",
    r"c\+\+/(?P<gcc>1[01])[\d.]{0,8}/chrono:\d+:\d+: internal compiler error",
)
_UNDECIDED_TRAIT = r"class \"std::enable_if<<error-constant>"
"""A type trait that nvcc's front end could not evaluate."""
_TORCH_HEADER = (
    r"/(?:c10|ATen)/[\w/]{2,40}\.h\(\d+\): error: ?no (?:suitable constructor exists to convert from \"c10::\w{2,30}\" to \"c10::optional<"
    r"|instance of constructor \"(?:c10::optional<|c10::Scalar::Scalar\"))"
)
"""An error in torch's headers, which torch's own compiler accepted."""
_LIBSTDCXX_SYNTAX_ERROR = (
    rf"{_LIBSTDCXX}:\d+:\d+: (?:error|错误)[:：] ?(?:expected |cannot call member function|template argument \d"
    r"|body of constexpr|wrong number of template|mismatched argument pack|redeclaration of)"
)
"""What nvcc writes out garbled: nobody's own source breaks the grammar of a header of libstdc++."""
_TRAIT = r"mismatched argument pack lengths while expanding [‘'`]?std::is_"
"""The same without the file: a type trait of libstdc++ with two packs, which nobody writes."""
_GCC_FOLDER = r"/c\+\+/(?P<gcc>\d{1,2})[\d.]{0,8}/"


def _newest_accepted(match: LogMatch, _log: Log) -> str:
    """Return the newest compiler that nvcc accepts by its own message."""
    groups = match.groups
    return groups.get("newest") or _before(groups.get("beyond") or groups.get("installed"))


def _newest_usable(match: LogMatch, log: Log) -> str:
    """Return the newest GCC whose headers this nvcc may be able to read."""
    gcc = match.groups.get("gcc")
    if gcc is None and match.quote.find("error-constant") >= 0:
        gcc = next(find_matches(log, _GCC_FOLDER)).groups["gcc"]
    elif gcc is None and (folder := compiled(_GCC_FOLDER).search(match.quote)):
        gcc = folder["gcc"]
    older = int(_before(gcc))
    return str(min(older, newest_gcc(log.machine.cuda) or older))


def _unless_old_enough(match: LogMatch, log: Log) -> Confidence | None:
    """Return None where the log names the GCC that compiles, and it is one that nvcc can read the headers of."""
    named = compiled(_NAMED_GCC).search(log.text)
    if (
        named
        and named["major"].isdigit()
        and int(named["major"]) <= float(_newest_usable(match, log))
    ):
        return None
    return LIKELY


_NAMED_GCC = r"\bg(?:\+\+|cc)[ ](?:\([^)\n]{1,60}\)[ ]|version[ ])?(?P<major>\d{1,2})\.\d"


def _package(match: LogMatch, log: Log) -> str:
    """Return Debian's package of the newest GCC: of GCC 5 and later each has one release, the last, which may be newer than nvcc takes."""
    major, point, _ = _newest_accepted(match, log).partition(".")
    return "g++-4.9" if major == "5" and point else f"g++-{_newest_accepted(match, log)}"


def _before(version: str | None) -> str:
    if version and "." in version:  # GCC counted 4.8, 4.9, 5
        major, _, minor = version.partition(".")
        return f"{major}.{int(minor) - 1}" if int(minor) else str(int(major) - 1)
    return str(int(version) - 1) if version else "11"


def _by_compiler(_: LogMatch, log: Log) -> str:
    """Return the remedy of who builds with conda's compilers."""
    return _OF_CONDA if has_match(log, _CONDA_COMPILER, _CONDA_NVCC) else ""


def _conda_platform(_: LogMatch, log: Log) -> str:
    named = compiled(_CONDA_COMPILER).search(log.text)
    machine = named["machine"].replace("powerpc64le", "ppc64le") if named else "x86_64"
    return machine.replace("x86_64", "64")


_CONDA_COMPILER = r"\b(?P<machine>x86_64|aarch64|powerpc64le)-conda(?:_cos\d)?-linux-gnu-(?:c\+\+|g\+\+|gcc|cc)(?![\w+])"
_CONDA_NVCC = r"/envs/[\w.-]{1,40}/(?:bin/nvcc\b|(?:targets/\w+-linux/)?include/crt/)"
_OF_CONDA = "where it is conda's compiler"
CAUSE = Cause(
    title="nvcc accepts {compiler} up to {newest}, and the host compiler is newer",
    in_log=log_rules(
        rule(*_REFUSED, newest=_newest_accepted, package=_package),
        rule(
            _CLANG_REFUSED,
            compiler="clang",
            newest=_newest_accepted,
            package=lambda match, log: f"clang-{_newest_accepted(match, log)}",
        ),
        rule(_UNDECIDED_TRAIT, confidence=LIKELY, only_if=_GCC_FOLDER, newest=_newest_usable),
        rule(
            *(*_MISREAD, _TORCH_HEADER),
            confidence=_unless_old_enough,
            unless_line="MSVC",
            newest=_newest_usable,
        ),
        rule(
            _LIBSTDCXX_SYNTAX_ERROR,
            confidence=LIKELY,
            only_if=r"\bnvcc\b|\.cu\b",
            unless_line="MSVC",
            newest=_newest_usable,
        ),
        rule(_TRAIT, confidence=LIKELY, unless_line="MSVC", newest=_newest_usable),
        compiler="GCC",
        remedy=_by_compiler,
        platform=_conda_platform,
        package=lambda match, log: f"g++-{_newest_usable(match, log)}",
    ),
    fix=Fix(
        "install {compiler} {newest} and point nvcc at it, or move to a newer CUDA toolkit",
        commands=(
            "apt-get install {package}",
            "export NVCC_PREPEND_FLAGS='-ccbin {package}'",
        ),
    ),
    remedies={
        _OF_CONDA: Fix(
            "install {compiler} {newest} into the environment, whose CC and CXX name it in a new shell, or move to a newer CUDA toolkit",
            commands=(
                "conda install -c conda-forge gxx_linux-{platform}={newest}",
                "conda deactivate && conda activate $CONDA_PREFIX",
                'export NVCC_PREPEND_FLAGS="-ccbin $CXX"',
            ),
        ),
    },
    explains=(
        "missing-std-include",
        "cxx-standard-too-old",
        "host-compiler-too-old",
        "host-compiler-crash",
    ),
    examples=(
        (
            "RuntimeError: The current installed version of /opt/env/bin/x86_64-conda-linux-gnu-c++ (13.2.0) is greater than the maximum"
            " required version by CUDA 12.1 (12.2.0). Please make sure to use an adequate version of"
        ),
        "#error -- unsupported GNU version! gcc versions later than 5.3 are not supported!",
        (
            "/home/u/anaconda3/envs/op/bin/nvcc -c op.cu\n"
            "/home/u/anaconda3/envs/op/include/crt/host_config.h:132:2: error: #error -- unsupported GNU version! gcc versions later than 11 are not supported!"
        ),
        "error: mismatched argument pack lengths while expanding ‘std::is_constructible<_Elements, _UElements&&>’",
        '/opt/env/x86_64-conda-linux-gnu/include/c++/9.4.0/type_traits(2971): error: "constexpr" is not valid here',
        (
            "/venv/torch/include/c10/core/TensorOptions.h(155): error: no suitable constructor exists to convert from"
            ' "c10::Device" to "c10::optional<c10::Device>"'
        ),
        Log(
            "/venv/torch/include/ATen/core/boxing/impl/boxing.h:42:103: error: expected primary-expression before ‘>’ token\n"
            "error: command '/usr/local/cuda/bin/nvcc' failed with exit code 1",
            Machine(torch="2.3.1", cuda="12.4"),
        ),
        Log(
            "/opt/cuda/include/crt/host_config.h:143:2: error: #error -- unsupported GNU version! "
            "gcc versions later than 13 are not supported!",
            Machine(cuda="12.6", compiler="gcc 14.2"),
        ),
        (
            "/opt/cuda-6.0/include/host_config.h:82:2: error: #error -- unsupported GNU version! gcc 4.9 and"
            " up are not supported!"
        ),
        Log(
            '/usr/lib/gcc/../include/c++/14/type_traits(529): error: identifier "__is_array" is undefined\n'
            "      : public __bool_constant<__is_array(_Tp)>\n"
            "                               ^\n",
            Machine(cuda="12.3", compiler="gcc 14.1"),
        ),
        Log(
            "/usr/include/c++/11/bits/std_function.h:435:145: error: parameter packs not expanded"
            " with ‘...’:\n  435 |         function(_Functor&& __f)\n",
            Machine(cuda="11.5"),
        ),
        (
            '/venv/torch/include/c10/util/Optional.h(585): error: class "std::enable_if<<error-constant>,'
            ' c10::optional<int64_t>>" has no member "type"\n'
            "          detected during:\n/usr/include/c++/11/type_traits(1087): here\n"
        ),
        Log(
            "/usr/include/c++/9/utility(310): error: pack expansion does not make use of any argument packs",
            Machine(cuda="10.1"),
        ),
        Log(
            "/usr/include/c++/10/chrono:428:27: internal compiler error: Segmentation fault\n"
            "  428 |  _S_gcd(intmax_t __m, intmax_t __n) noexcept\n",
            Machine(cuda="11.2", compiler="gcc 10.3.0"),
        ),
        (
            "/opt/cuda/bin/nvcc -c op.cu -o op.o -std=c++11\n"
            "/usr/include/c++/6/tuple:502:1: error: body of constexpr function ‘static constexpr bool std::_TC<<anonymous>,"
            " _Elements>::_NonNestedTuple()’ not a return-statement\n"
        ),
        '/usr/include/stdlib.h(566): error: attribute "__malloc__" does not take arguments',
        '/usr/include/bits/string_fortified.h(30): error: identifier "__builtin_dynamic_object_size" is undefined',
        (
            "/usr/include/c++/8/bits/basic_string.tcc:1079:16: error: cannot call member function ‘void"
            " std::basic_string<char32_t>::_Rep::_M_set_sharable()’ without object\n"
        ),
        (
            "RuntimeError: The current installed version of x86_64-linux-gnu-g++ (13.3.0) is greater"
            " than the maximum required version by CUDA 12.1. Please make sure to use an adequate"
            " version of x86_64-linux-gnu-g++ (>=6.0.0, <13.0)."
        ),
        (
            '/usr/local/cuda/include/crt/host_config.h:151:2: error: "-- unsupported clang version!'
            ' clang version must be less than 17 and greater than 3.2 ."'
        ),
    ),
    counterexamples=(
        'csrc/op.cu(155): error: no suitable constructor exists to convert from "c10::Device" to "c10::optional<int64_t>"',
        (
            "C:/VS/VC/Tools/MSVC/14.44.35207/include/type_traits(2421): error: identifier"
            ' "__builtin_verbose_trap" is undefined\n'
        ),
        "/usr/include/c++/12/bits/stl_algo.h:40:9: error: expected unqualified-id before numeric constant",
        "gcc version 13.2.0 (Ubuntu 13.2.0-23ubuntu4)",
        'op.cu(4): error: class "std::enable_if<false, int>" has no member "type"',
        (
            "/usr/include/x86_64-linux-gnu/bits/mathcalls.h(79): error: exception specification is"
            ' incompatible with that of previous function "cospi" (declared at line 2601 of'
            " /usr/local/cuda/include/crt/math_functions.h)"
        ),
        '/src/op.cu(12): error: identifier "uint32_t" is undefined',
        (
            "/usr/lib/gcc/x86_64-linux-gnu/11/include/amxtileintrin.h(42): error: identifier"
            ' "__builtin_ia32_ldtilecfg" is undefined'
        ),
    ),
)
