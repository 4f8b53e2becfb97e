"""
On Linux nearly any `cc` does; on Windows torch, CUDA and Python are all built by Microsoft's compiler,
and a C compiler of another family, or half of another Visual Studio, does not fit. A build finds one by
the variables CC and CXX, then by PATH, then through `vswhere`. So a `gcc.exe` of MinGW, MSYS2,
Strawberry Perl or Cygwin that stands early in PATH is taken, and Triton, for one, then passes it
libraries that it cannot link. distutils set to `mingw32` stops at "Unknown MS Compiler version".

Two installations of Visual Studio mix as well: cl.exe of 2019 with the headers of 2022, because the
include paths were set by another console, gives syntax errors (C2059) in code that nobody wrote, such
as Triton's generated launcher. Tools for x86 beside libraries for x64 give LNK1112. And CC must name the
file `cl.exe`: a folder gives "Access is denied", a list with semicolons is no path at all.

Reinstalling torch or Triton changes none of this. See what `where cl` and `where gcc` print in the
console of the build.
"""

from collections.abc import Iterator

from opwright.causes.kit.rules import log_check
from opwright.logs.patterns import find_matches, has_match
from opwright.model import Cause, Confidence, Evidence, Fix, Log, Machine

MINGW = (
    r"(?P<compiler>(?:mingw|MinGW|MINGW|msys64|ucrt64|Strawberry|TDM-GCC|cygwin|w64devkit)\w{0,6}[\\/][^'\"\n:*?]{0,40}?"
    r"(?:gcc|g\+\+|cc|c\+\+)(?:\.exe|\.EXE|\b))"
)
REFUSED = (
    r"Unknown MS Compiler version (?P<compiler>\d+)",
    r"Host compiler targets unsupported OS",
    r"Compiler '(?P<compiler>[^'\n]{1,80})' in PATH different than the one specified with -ccbin",
    r"D8021[^\n]{0,60}/Wno-psabi",
    r"LNK1112[^\n]{0,100}['\"“](?:x64|x86|X86|ARM64)['\"”]",
)
LAUNCHER = r"(?:__triton_launcher|cuda_utils|tmp\w{4,12}[\\/]main)\.c\(\d+\)\s?: (?:fatal )?error C(?:2059|2143|2061|2065)\b"
_LISTED_CC = r"(?P<compiler>cl\.exe;[^'\"\n]{0,100})"
_OF_CL = r"MSVC[\\/]{1,2}(?P<version>14\.\d+)\.\d+[\\/]{1,4}bin[^\n'\"]{0,60}cl\.(?:exe|EXE)"
_OF_HEADERS = r"MSVC[\\/]{1,2}(?P<version>14\.\d+)\.\d+[\\/]{1,4}include\b"
COMMAND = r"(?:cc_cmd|CalledProcessError: Command)[^\n]{0,300}?(?:cl\.exe|cl\.EXE)"
DENIED = r"PermissionError: \[WinError 5\]"
_IN_TRITON = r"triton[\\/]{1,2}runtime[\\/]{1,2}build\.py|cc_cmd"
_FAILED = r"[Ee]rror\b|FAILED|Failed|failed|undefined reference"


@log_check(MINGW, *REFUSED, LAUNCHER, COMMAND, DENIED)
def in_log(log: Log) -> Iterator[Evidence]:
    """Yield where a build for torch runs a compiler that is not the Visual Studio meant."""
    if has_match(log, _FAILED):
        for found in find_matches(log, MINGW):
            sure = Confidence.CERTAIN if has_match(log, _IN_TRITON) else Confidence.LIKELY
            yield found.evidence(sure, compiler=found.groups["compiler"].replace("\\\\", "\\"))
    for found in find_matches(log, *REFUSED):
        yield found.evidence(Confidence.LIKELY, compiler=found.groups.get("compiler", _OTHER))
    for found in find_matches(log, LAUNCHER):
        yield found.evidence(compiler=_OTHER)
    if has_match(log, _IN_TRITON):
        for found in find_matches(log, DENIED):
            yield found.evidence(Confidence.LIKELY, compiler="a folder in place of cl.exe")
        for found in find_matches(log, _LISTED_CC):
            yield found.evidence()
    for found in find_matches(log, COMMAND):
        yield from _two_of_them(log, found.start, found.evidence(Confidence.LIKELY))


_OTHER = "one of another kind or version"


def _two_of_them(log: Log, start: int, evidence: Evidence) -> Iterator[Evidence]:
    """Yield the command that begins at `start` if its cl.exe and its headers are of two toolsets."""
    end = log.text.find("\n", start)
    command = Log(log.text[start : end if end >= 0 else None])
    of_cl = {found.groups["version"] for found in find_matches(command, _OF_CL)}
    of_headers = {found.groups["version"] for found in find_matches(command, _OF_HEADERS)}
    if of_cl and of_headers and not of_cl & of_headers:
        both = f"cl.exe of {min(of_cl)} with the headers of {min(of_headers)}"
        yield evidence._replace(details={"compiler": both})


CAUSE = Cause(
    title="the build runs a compiler that does not fit torch on Windows: {compiler}",
    in_log=in_log,
    fix=Fix(
        "build in the x64 Native Tools console of one Visual Studio, with CC unset or naming its cl.exe, and"
        " MinGW out of PATH; for Triton also a newer triton-windows",
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
