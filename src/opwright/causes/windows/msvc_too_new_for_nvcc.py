"""
Two checks stop a Visual Studio that is newer than the CUDA toolkit. CUDA's `crt/host_config.h` refuses a
cl.exe whose `_MSC_VER` is beyond the range that it was tested with: "unsupported Microsoft Visual Studio
version!". And Microsoft's standard library, since Visual Studio 2022 17.10 (toolset 14.40), refuses an
nvcc older than 12.4: "STL1002: Unexpected compiler version". CUDA 11.8 to 12.3 accept `_MSC_VER` below
1940, so with them that same update fails, although the message still says that 2022 is supported: what
counts is the toolset, not the year. CUDA 12.9 and 13.0 refuse 1950, the compiler of Visual Studio 2026, in the
same words.

The Visual Studio installer updates silently, which is why a build that passed last month stops. It also
keeps older toolsets for the asking: the component "MSVC v143 (v14.39)" beside the newest, chosen with
`vcvars64.bat -vcvars_ver=14.39`.

`-allow-unsupported-compiler` and `_ALLOW_COMPILER_AND_STL_VERSION_MISMATCH` silence the checks alone; what
follows is often errors inside the standard library's headers, or cudafe++ crashing. An edited
`host_config.h` does the same and is forgotten.
"""

from collections.abc import Iterator

from opwright.causes.kit.rules import log_check
from opwright.logs.patterns import find_matches
from opwright.model import Cause, Confidence, Evidence, Fix, Log, Machine

REFUSED = (
    (
        r"unsupported\s+Microsoft Visual Studio version!?(?:\s+Only the versions? (?P<range>[^!\n]{1,60}?)"
        r" (?:\(inclusive\) )?are\s+supported)?"
    ),
    r"STL1002: Unexpected compiler version, expected CUDA (?P<cuda>\d+\.\d+)",
    r"nvcc cannot find a supported version of\s+Microsoft Visual Studio",
)
MISREAD = r"MSVC[\\/](?P<toolset>14\.\d\d)[\w.\\/ ]{1,40}\(\d+\): error ?: expected a \"\(\""
"""`if constexpr` in a header of Microsoft's, read by an nvcc that knows no C++17 there."""
UNKNOWN_BUILTIN = r"MSVC[\\/](?P<toolset>14\.\d\d)[\w.\\/ ]{1,60}\(\d+\): error ?: identifier \"__(?:builtin|is)_\w{1,40}\" is undefined"
"""Of Microsoft's headers: what their compiler knows and this nvcc's front end does not."""


@log_check(*REFUSED, MISREAD, UNKNOWN_BUILTIN)
def in_log(log: Log) -> Iterator[Evidence]:
    """Yield where CUDA refuses cl.exe, or Microsoft's library refuses nvcc."""
    for found in find_matches(log, *REFUSED):
        cuda = found.groups.get("cuda")
        wanted = f"CUDA {cuda} or later" if cuda else "a newer CUDA"
        yield found.evidence(wanted=wanted)
    for found in find_matches(log, MISREAD):
        yield found.evidence(Confidence.LIKELY, wanted="-std=c++17 or a newer CUDA")
    for found in find_matches(log, UNKNOWN_BUILTIN):
        yield found.evidence(Confidence.LIKELY, wanted="a newer CUDA")


CAUSE = Cause(
    title="this Visual Studio toolset is newer than the CUDA toolkit accepts; it needs {wanted}",
    in_log=in_log,
    fix=Fix(
        "open a console of an older toolset (install the component MSVC v143 v14.39, or the Build Tools of"
        " 2019), or move to CUDA 12.4 or later and the torch that goes with it",
        commands=(
            (
                '"C:\\Program Files\\Microsoft Visual Studio\\2022\\Community\\VC\\Auxiliary\\Build\\vcvars64.bat"'
                " -vcvars_ver=14.39"
            ),
            "set DISTUTILS_USE_SDK=1",
        ),
    ),
    explains=("wrong-windows-compiler",),
    examples=(
        (
            "C:/VS/VC/Tools/MSVC/14.44.35207/include/type_traits(2421): error: identifier"
            ' "__builtin_verbose_trap" is undefined\n'
        ),
        Log(
            "C:\\Program Files\\NVIDIA GPU Computing Toolkit\\CUDA\\v12.1\\include\\crt/host_config.h(153): fatal"
            " error C1189: #error:  -- unsupported Microsoft Visual Studio version! Only the versions between"
            " 2017 and 2022 (inclusive) are supported! The nvcc flag '-allow-unsupported-compiler' can be used"
            " to override this version check\n",
            Machine(cuda="12.1", compiler="MSVC 19.40"),
        ),
        (
            "C:\\VS\\VC\\Tools\\MSVC\\14.41.34120\\include\\yvals_core.h(902): error: static assertion failed with"
            ' "error STL1002: Unexpected compiler version, expected CUDA 12.4 or newer."\n'
        ),
        (
            'C:/VS/2019/VC/Tools/MSVC/14.29.30037/include\\xmemory(812): error: expected a "("\n'
            '          detected during instantiation of class "std::vector<int>"\n'
        ),
    ),
    counterexamples=(
        'D:\\op\\csrc\\op.cu(31): error: expected a "("\n',
        'C:\\VS\\VC\\Tools\\MSVC\\14.29.30133\\include\\xutility(40): warning: expected a "("',
        "host_config.h:143:2: error: #error -- unsupported GNU version! gcc versions later than 13 are not supported!",
        "yvals_core.h(898): error STL1000: Unexpected compiler version, expected Clang 17.0.0 or newer.",
        "Microsoft Visual Studio version 17.10 found",
        "host_config.h(157): support for this version of Microsoft Visual Studio has been deprecated!",
    ),
)
