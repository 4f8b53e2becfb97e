"""
A path may have 260 characters on Windows, drive and all, unless both the system and the program have opted out. CUTLASS and
Composable Kernel encode a kernel's configuration in its file name, and as submodules they are three folders deep: a checkout
by pip in `C:\\Users\\name\\AppData\\Local\\Temp\\pip-req-build-xxxxxxxx\\third_party\\...` exceeds the limit. Git says
"Filename too long" (Linux writes "File name too long") and leaves the checkout half done, so that later builds miss headers.
Object files repeat the path of their source below `build\\temp.win-amd64-cpython-311` and exceed it next: C1081, LNK1104 or
ninja's "Filename longer than 260 characters". pip itself adds a hint about Long Path support.

Two switches are needed: `core.longpaths` for git, and the registry value LongPathsEnabled, which only works for programs
that ask for it; cl.exe and older linkers do not. So a short folder (`C:\\b`, with TMP pointing to another short one) is the
reliable way.

WinError 206 has a second meaning: a whole command line beyond 32767 characters, or 8191 through cmd.exe ("The command line
is too long"). ninja, with its response files, and short folders help with both.
"""

from opwright.causes.kit.rules import LIKELY, log_rules, rule
from opwright.logs.patterns import LogMatch
from opwright.model import Cause, Confidence, Fix, Log, Machine

_TOO_LONG = (
    r"unable to (?:create|write|stat|checkout) (?:file|working tree)?\s?['\"]?(?P<path>[^\n]{1,300}?)['\"]?: Filename too long",
    r"(?P<path>[^\s:]{30,300}): Filename too long",
    r"Filename longer than 260 characters",
    r"fatal error C1081\b",
    r"The specified path, file name, or both are too long",
)
_PROBABLY_TOO_LONG = (
    r"Filename too long",
    r"\[WinError 206\]",
    r"C1083: Cannot open compiler generated file: '[^'\n]{0,300}'[^\n]{0,12}Invalid argument",
    r"^(?:The command line is too long\.|命令行太长。|Die Befehlszeile ist zu lang\.|La ligne de commande est trop longue\.|La línea de comandos es demasiado larga\.)",
    r"\bD8049\b[^\n]{0,120}command line is too long",
    r"does not have\s+Windows Long Path support enabled",
    r"(?:LNK1104|C1083|WinError 3\]|WinError 2\])[^'\"“\n]{0,80}[\"'“](?P<path>[^'\"”\n]{245,})",
)
_LIMIT = 220
_NO_SUCH_FILE = (
    r"\[Errno 2\] No such file or directory: \s{0,8}['\"](?P<path>[^'\"\n]{100,500})['\"]"
)
"""Python cannot write such a file; a path without a drive starts in a temporary folder."""
_TEMPORARY_FOLDER = 90
"""Characters of `C:\\Users\\name\\AppData\\Local\\Temp\\pip-install-xxxxxxxx\\package_` and 32 digits, at least."""


def _confidence(match: LogMatch, _log: Log) -> Confidence | None:
    path = match.groups["path"].replace("\\\\", "\\")
    length = len(path) + (0 if path[1:2] == ":" else _TEMPORARY_FOLDER)
    return LIKELY if "\\" in path and length > _LIMIT else None


CAUSE = Cause(
    title="a path is longer than the 260 characters that Windows allows",
    in_log=log_rules(
        rule(*_TOO_LONG),
        rule(*_PROBABLY_TOO_LONG, confidence=LIKELY),
        rule(_NO_SUCH_FILE, confidence=_confidence),
    ),
    fix=Fix(
        "allow long paths in git and Windows, and build in a short folder with TMP in another; or install a"
        " prebuilt wheel",
        commands=(
            "git config --system core.longpaths true",
            "reg add HKLM\\SYSTEM\\CurrentControlSet\\Control\\FileSystem /v LongPathsEnabled /t REG_DWORD /d 1 /f",
            "set TMP=C:\\t && set TEMP=C:\\t",
        ),
    ),
    explains=("git-submodule-missing",),
    examples=(
        (
            "ERROR: Could not install packages due to an OSError: [Errno 2] No such file or directory: \n"
            "'C:\\\\Users\\\\ann\\\\AppData\\\\Local\\\\Temp\\\\pip-install-ab12cd34\\\\warp_0123456789abcdef0123456789abcdef\\\\csrc/"
            "kernel_library/include/wk/library/tensor_operation_instance/gpu/grouped_warp_bwd_weight/device_grouped_warp_bwd_weight_two_stage_instance.hpp'"
        ),
        Log(
            "  Running command git submodule update --init --recursive -q\n"
            "  error: unable to create file docs/structcutlass_1_1gemm_1_1kernel_1_1detail_1_1Gemm.html: Filename"
            " too long\n  fatal: Unable to checkout 'a75b4ac4' in submodule path 'third_party/cutlass'\n",
            Machine(os="Windows 11"),
        ),
        "ninja: error: Stat(build\\temp.win-amd64\\csrc\\a.obj): Filename longer than 260 characters\n",
        "The command line is too long.\nerror: command 'cmd.exe' failed with exit code 1",
        "D:\\b\\csrc\\flash_fwd.cpp : fatal error C1083: Cannot open compiler generated file: '': Invalid argument",
        (
            "FileNotFoundError: [Errno 2] No such file or directory: 'third_party\\\\blend_1_2\\\\libs\\\\numeric\\\\doc\\\\html"
            "\\\\blend_numeric\\\\rounding_of_numbers_detail\\\\to_nearest_even\\\\parameters_of_it\\\\what_is_done_with_halves_and_their_signs_and_zeros.html'"
        ),
        "FileNotFoundError: [WinError 206] The filename or extension is too long\n",
        (
            "ERROR: Could not install packages due to an OSError: [Errno 2] No such file or directory\n"
            "HINT: This error might have occurred since this system does not have Windows Long Path support enabled.\n"
        ),
    ),
    counterexamples=(
        "OSError: [Errno 36] File name too long: '/tmp/x'",
        "fatal error C1083: Cannot open include file: 'cutlass/cutlass.h': No such file or directory",
        "FileNotFoundError: [Errno 2] No such file or directory: 'third_party\\\\blend\\\\blend.h'",
        "fatal: unable to access repository: Could not resolve host",
    ),
)
