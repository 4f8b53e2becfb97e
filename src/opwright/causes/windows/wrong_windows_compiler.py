"""
On Linux nearly any `cc` works; on Windows torch, CUDA and Python are all built by Microsoft's compiler, and a C compiler
of another family, or half of another Visual Studio, does not. A build finds one by the variables CC and CXX, then by PATH,
then through `vswhere`. So it picks a `gcc.exe` of MinGW, MSYS2, Strawberry Perl or Cygwin that comes early in PATH, and
Triton, for one, then passes it libraries that it cannot link. distutils set to `mingw32` stops at "Unknown MS Compiler
version".

Two installations of Visual Studio mix as well: cl.exe of 2019 with the headers of 2022, because another console set the
include paths, reports syntax errors (C2059) in generated code such as Triton's launcher. Tools for x86 beside libraries for
x64 end in LNK1112. And CC must name the file `cl.exe`: a folder ends in "Access is denied", and a list with semicolons is
not a path at all.

Reinstalling torch or Triton changes none of this. Run `where cl` and `where gcc` in the console of the build.
"""

from opwright.causes.kit.rules import CERTAIN, LIKELY, if_in_log, log_rules, rule
from opwright.logs.patterns import SPEAKS_OF_WINDOWS, LogMatch, find_matches
from opwright.model import Cause, Fix, Log, Machine

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
_OPTION_OF_CL = r"(?m)^[ \t]*(?P<compiler>gcc|g\+\+|cc1plus|x86_64-w64-mingw32-g\w\w)(?:\.exe)?: (?:fatal )?error: /(?:EH\w{1,2}|MDd?|MTd?|O[12xd]|W[0-4X]|std:c\+\+\w+|utf-8|bigobj|nologo|GL|openmp): No such file"
"""GCC takes arguments meant for cl.exe for files."""
_LAUNCHER_SYNTAX = r"(?:__triton_launcher|cuda_utils|tmp\w{4,12}[\\/]main)\.c\(\d+\)\s?: (?:fatal )?error C(?:2059|2143|2061|2065)\b"
_LISTED_CC = r"(?P<compiler>cl\.exe;[^'\"\n]{0,100})"
_CL_TOOLSET = r"MSVC[\\/]{1,2}(?P<version>14\.\d+)\.\d+[\\/]{1,4}bin[^\n'\"]{0,60}cl\.(?:exe|EXE)"
_HEADER_TOOLSET = r"MSVC[\\/]{1,2}(?P<version>14\.\d+)\.\d+[\\/]{1,4}include\b"
_COMMAND = r"(?:cc_cmd|CalledProcessError: Command)[^\n]{0,300}?(?:cl\.exe|cl\.EXE)"
_ACCESS_DENIED = r"PermissionError: \[WinError 5\]"
_IN_TRITON = r"triton[\\/]{1,2}runtime[\\/]{1,2}build\.py|cc_cmd"
_FAILURE = r"[Ee]rror\b|FAILED|Failed|failed|undefined reference"


def _mixed_toolsets(match: LogMatch, log: Log) -> str:
    """Return the toolsets of the cl.exe and the headers in a command; empty if they are the same."""
    command = Log(log.text[match.start :].partition("\n")[0])
    compilers = {found.groups["version"] for found in find_matches(command, _CL_TOOLSET)}
    headers = {found.groups["version"] for found in find_matches(command, _HEADER_TOOLSET)}
    is_mixed = compilers and headers and not compilers & headers
    return f"cl.exe of {min(compilers)} with the headers of {min(headers)}" if is_mixed else ""


CAUSE = Cause(
    title="the build runs a compiler that does not work with torch on Windows: {compiler}",
    in_log=log_rules(
        rule(
            _MINGW,
            only_if=_FAILURE,
            confidence=if_in_log(_IN_TRITON, then=CERTAIN, otherwise=LIKELY),
            compiler=lambda match, _: match.groups["compiler"].replace("\\\\", "\\"),
        ),
        rule(*_REFUSED, confidence=LIKELY),
        rule(_OPTION_OF_CL, only_if=SPEAKS_OF_WINDOWS, confidence=LIKELY),
        rule(_LAUNCHER_SYNTAX),
        rule(
            _ACCESS_DENIED,
            only_if=_IN_TRITON,
            confidence=LIKELY,
            compiler="a folder in place of cl.exe",
        ),
        rule(_LISTED_CC, only_if=_IN_TRITON),
        rule(
            _COMMAND,
            confidence=lambda match, log: LIKELY if _mixed_toolsets(match, log) else None,
            compiler=_mixed_toolsets,
        ),
        compiler="one of another kind or version",
    ),
    fix=Fix(
        "build in the x64 Native Tools console of one Visual Studio, with CC unset or set to its cl.exe, and"
        " without MinGW on PATH; for Triton also upgrade triton-windows",
        commands=("where cl gcc", "set CC=", "set CXX=", "set DISTUTILS_USE_SDK=1"),
    ),
    examples=(
        "C:\\src> pip install .\ngcc -O2 -c op.cpp -o op.o /EHsc\ngcc: error: /EHsc: No such file or directory",
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
