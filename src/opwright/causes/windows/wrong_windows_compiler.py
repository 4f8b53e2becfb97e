"""
On Linux nearly any `cc` works; on Windows torch, CUDA and Python are all built by Microsoft's compiler, and a C compiler
of another family, or half of another Visual Studio, does not. A build finds one by the variables CC and CXX, then by PATH,
then through `vswhere`. So it picks a `gcc.exe` of MinGW, MSYS2, Strawberry Perl or Cygwin that comes early in PATH, and
Triton, for one, then passes it libraries that it cannot link. distutils set to `mingw32` stops at "Unknown MS Compiler
version".

Two installations of Visual Studio mix as well: cl.exe of 2019 with the headers of 2022, because another console set the
include paths, reports syntax errors (C2059) in generated code such as Triton's launcher. Tools for x86 beside libraries for
x64 end in LNK1112. And CC must name the file `cl.exe`: a folder ends in "Access is denied", and a list with semicolons is
no path at all.

Reinstalling torch or Triton changes none of this. Run `where cl` and `where gcc` in the console of the build.
"""

from collections.abc import Iterator

from opwright.causes.kit.rules import log_check
from opwright.logs.patterns import LogMatch, find_matches, has_match
from opwright.model import Cause, Confidence, Evidence, Fix, Log, Machine

_MINGW = (
    r"(?P<compiler>(?:mingw|MinGW|MINGW|msys64|ucrt64|Strawberry|TDM-GCC|cygwin|w64devkit)\w{0,6}[\\/][^'\"\n:*?]{0,40}?"
    r"(?:gcc|g\+\+|cc|c\+\+)(?:\.exe|\.EXE|\b))"
)
_REFUSED = (
    r"Unknown MS Compiler version (?P<compiler>\d+)",
    r"Host compiler targets unsupported OS",
    r"Compiler '(?P<compiler>[^'\n]{1,80})' in PATH different than the one specified with -ccbin",
    r"D8021[^\n]{0,60}/Wno-psabi",
    r"LNK1112[^\n]{0,100}['\"“](?:x64|x86|X86|ARM64)['\"”]",
)
_LAUNCHER_SYNTAX = r"(?:__triton_launcher|cuda_utils|tmp\w{4,12}[\\/]main)\.c\(\d+\)\s?: (?:fatal )?error C(?:2059|2143|2061|2065)\b"
_LISTED_CC = r"(?P<compiler>cl\.exe;[^'\"\n]{0,100})"
_CL_TOOLSET = r"MSVC[\\/]{1,2}(?P<version>14\.\d+)\.\d+[\\/]{1,4}bin[^\n'\"]{0,60}cl\.(?:exe|EXE)"
_HEADER_TOOLSET = r"MSVC[\\/]{1,2}(?P<version>14\.\d+)\.\d+[\\/]{1,4}include\b"
_COMMAND = r"(?:cc_cmd|CalledProcessError: Command)[^\n]{0,300}?(?:cl\.exe|cl\.EXE)"
_ACCESS_DENIED = r"PermissionError: \[WinError 5\]"
_IN_TRITON = r"triton[\\/]{1,2}runtime[\\/]{1,2}build\.py|cc_cmd"
_FAILURE = r"[Ee]rror\b|FAILED|Failed|failed|undefined reference"


_OTHER = "one of another kind or version"


@log_check(_MINGW, *_REFUSED, _LAUNCHER_SYNTAX, _COMMAND, _ACCESS_DENIED)
def in_log(log: Log) -> Iterator[Evidence]:
    """Yield where a build for torch runs another compiler than the intended Visual Studio."""
    if has_match(log, _FAILURE):
        sure = Confidence.CERTAIN if has_match(log, _IN_TRITON) else Confidence.LIKELY
        for match in find_matches(log, _MINGW):
            yield match.evidence(sure, compiler=match.groups["compiler"].replace("\\\\", "\\"))
    for match in find_matches(log, *_REFUSED):
        yield match.evidence(Confidence.LIKELY, compiler=match.groups.get("compiler", _OTHER))
    for match in find_matches(log, _LAUNCHER_SYNTAX):
        yield match.evidence(compiler=_OTHER)
    if has_match(log, _IN_TRITON):
        for match in find_matches(log, _ACCESS_DENIED):
            yield match.evidence(Confidence.LIKELY, compiler="a folder in place of cl.exe")
        for match in find_matches(log, _LISTED_CC):
            yield match.evidence()
    for match in find_matches(log, _COMMAND):
        yield from _mixed_toolsets(log, match)


def _mixed_toolsets(log: Log, match: LogMatch) -> Iterator[Evidence]:
    """Yield a command whose cl.exe and headers come from two toolsets."""
    command = Log(log.text[match.start :].partition("\n")[0])
    compilers = {found.groups["version"] for found in find_matches(command, _CL_TOOLSET)}
    headers = {found.groups["version"] for found in find_matches(command, _HEADER_TOOLSET)}
    if compilers and headers and not compilers & headers:
        both = f"cl.exe of {min(compilers)} with the headers of {min(headers)}"
        yield match.evidence(Confidence.LIKELY, compiler=both)


CAUSE = Cause(
    title="the build runs a compiler that does not work with torch on Windows: {compiler}",
    in_log=in_log,
    fix=Fix(
        "build in the x64 Native Tools console of one Visual Studio, with CC unset or set to its cl.exe, and"
        " without MinGW on PATH; for Triton also upgrade triton-windows",
        commands=("where cl gcc", "set CC=", "set CXX=", "set DISTUTILS_USE_SDK=1"),
    ),
    examples=(
        Log(
            '  File "C:\\py\\Lib\\site-packages\\triton\\runtime\\build.py", line 61, in _build\n'
            "subprocess.CalledProcessError: Command '['C:\\\\msys64\\\\mingw64\\\\bin\\\\gcc.EXE',"
            " 'C:\\\\Users\\\\u\\\\AppData\\\\Local\\\\Temp\\\\tmp1\\\\main.c', '-O3', '-shared']' returned non-zero exit"
            " status 1.\n",
            Machine(os="Windows 11"),
        ),
        "__triton_launcher.c\nC:\\Temp\\tmpq1\\__triton_launcher.c(118): error C2059: syntax error: ';'\n",
        (
            "Failed to compile. cc_cmd: ['C:\\\\VS\\\\2019\\\\VC\\\\Tools\\\\MSVC\\\\14.29.30133\\\\bin\\\\Hostx64\\\\x64\\\\cl.EXE',"
            " 'main.c', '/IC:\\\\VS\\\\2022\\\\VC\\\\Tools\\\\MSVC\\\\14.44.35207\\\\include']\n"
        ),
        "ValueError: Unknown MS Compiler version 1942\n",
    ),
    counterexamples=(
        (
            "Failed to compile. cc_cmd: ['C:\\\\VS\\\\VC\\\\Tools\\\\MSVC\\\\14.44.35207\\\\bin\\\\Hostx64\\\\x64\\\\cl.EXE',"
            " 'main.c', '/IC:\\\\VS\\\\VC\\\\Tools\\\\MSVC\\\\14.44.35207\\\\include']\n"
        ),
        "D:\\src\\op.cpp(12): error C2059: syntax error: ')'\n",
        "Error checking compiler version for cl: [WinError 2] The system cannot find the file specified",
        "PATH=C:\\msys64\\mingw64\\bin;C:\\Windows\\system32",
    ),
)
