"""
Two checks reject a Visual Studio that is newer than the CUDA toolkit. CUDA's `crt/host_config.h` refuses a cl.exe whose
`_MSC_VER` is beyond the range it was tested with: "unsupported Microsoft Visual Studio version!". And Microsoft's standard
library, since Visual Studio 2022 17.10 (toolset 14.40), refuses an nvcc older than 12.4: "STL1002: Unexpected compiler
version". CUDA 11.8 to 12.3 accept `_MSC_VER` below 1940, so that same update breaks them, although the message still says
that 2022 is supported: the toolset counts, not the year. CUDA 12.9 and 13.0 refuse 1950, that of Visual Studio 2026, likewise.

The Visual Studio installer updates silently, which is why a build that passed last month stops. It also offers older
toolsets: the component "MSVC v143 (v14.39)" beside the newest, chosen with `vcvars64.bat -vcvars_ver=14.39`.

`-allow-unsupported-compiler` and `_ALLOW_COMPILER_AND_STL_VERSION_MISMATCH` silence the checks alone; errors inside the
standard library's headers often follow, or cudafe++ crashes. Editing `host_config.h` does the same and is forgotten.
"""

import re

from opwright.causes.kit.rules import LIKELY, log_rules, rule
from opwright.knowledge.versions import is_older
from opwright.logs.patterns import LogMatch
from opwright.model import Cause, Fix, Log, Machine

_REFUSED = (
    (
        r"unsupported\s+Microsoft Visual Studio version!?(?:\s+Only the versions? (?P<range>[^!\n]{1,60}?)"
        r" (?:\(inclusive\) )?are\s+supported)?"
    ),
    r"STL1002: Unexpected compiler version, expected CUDA (?P<cuda>\d+\.\d+(?: Update \d)?)",
    r"nvcc cannot find a supported version of\s+Microsoft Visual Studio",
    r"_MSC_VER < \d{4} \|\| _MSC_VER >= \d{4}\b",
)
_IF_CONSTEXPR = r"MSVC[\\/](?P<toolset>14\.\d\d)[\w.\\/ ]{1,40}\(\d+\): error ?: expected a \"\(\""
"""`if constexpr` in one of Microsoft's headers, compiled before C++17."""
_UNKNOWN_BUILTIN = r"MSVC[\\/](?P<toolset>14\.\d\d)[\w.\\/ ]{1,60}\(\d+\): error ?: identifier \"__(?:builtin|is)_\w{1,40}\" is undefined"
"""Microsoft's headers use what their compiler knows and this nvcc's front end does not."""


def _wanted(match: LogMatch, _log: Log) -> str:
    cuda = match.groups.get("cuda")
    return f"CUDA {cuda} or later" if cuda else "a newer CUDA"


def _toolset(match: LogMatch, _log: Log) -> str:
    """Return the Visual Studio that this toolkit supports, if it is older than 2022."""
    cuda = re.match(r"[\d.]+", match.groups.get("cuda", ""))
    if cuda and is_older(cuda[0], "11.6"):
        return _OF_2017
    if cuda and is_older(cuda[0], "12.4"):
        return _OF_2019
    last = re.findall(r"20\d\d", match.groups.get("range", ""))
    return {"2019": _OF_2019, "2017": _OF_2017}.get(last[-1], "") if last else ""


_OF_2017 = "if only Visual Studio 2017 is old enough"
_OF_2019 = "if Visual Studio 2019 is old enough"
_TOOLS = "--passive --wait --add Microsoft.VisualStudio.Workload.VCTools --includeRecommended"


def _in_console_of(year: str, since: str) -> Fix:
    return Fix(
        f"install the Build Tools {year} next to the newer ones and build in their console (x64 Native Tools, or vcvars64.bat), or move to CUDA {since} or later, which supports"
        " the newer ones, and a torch built with it",
        commands=(
            f'winget install Microsoft.VisualStudio.{year}.BuildTools --override "{_TOOLS}"',
            rf'"C:\Program Files (x86)\Microsoft Visual Studio\{year}\BuildTools\VC\Auxiliary\Build\vcvars64.bat"',
            "set DISTUTILS_USE_SDK=1",
        ),
    )


CAUSE = Cause(
    title="this Visual Studio toolset is newer than the CUDA toolkit accepts; it needs {wanted}",
    in_log=log_rules(
        rule(*_REFUSED, wanted=_wanted, remedy=_toolset),
        rule(_IF_CONSTEXPR, confidence=LIKELY, wanted="-std=c++17 or a newer CUDA"),
        rule(_UNKNOWN_BUILTIN, confidence=LIKELY, wanted="a newer CUDA"),
    ),
    fix=Fix(
        "build in the console of an older toolset (install the component MSVC v143 v14.39, or the Build Tools"
        " 2019), or move to CUDA 12.4 or later and a torch built with it",
        commands=(
            r'"C:\Program Files\Microsoft Visual Studio\2022\Community\VC\Auxiliary\Build\vcvars64.bat" -vcvars_ver=14.39',
            "set DISTUTILS_USE_SDK=1",
        ),
    ),
    explains=("wrong-windows-compiler",),
    remedies={
        _OF_2019: _in_console_of("2019", "12.4"),
        _OF_2017: _in_console_of("2017", "11.6"),
    },
    examples=(
        (
            "C:\\CUDA\\v11.3\\include\\crt/host_config.h(160): fatal error C1189: #error:  -- unsupported Microsoft Visual Studio version!"
            " Only the versions between 2017 and 2019 (inclusive) are supported!"
        ),
        (
            "D:/VS/2019/VC/Tools/MSVC/14.29.30133/include\\yvals_core.h(565): fatal error C1189: #error:  STL1002: Unexpected compiler version,"
            " expected CUDA 10.1 Update 2 or newer."
        ),
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
