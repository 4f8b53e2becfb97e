"""What a log says of the machine it comes from."""

from __future__ import annotations

import re

from opwright.model import Log, Machine

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import TypeAlias


Sign: TypeAlias = tuple[str | tuple[str, ...], str]
"""A word, or several, one of which must be in the log for the pattern to be worth compiling; its group is the value."""

_TORCH_VERSION_SIGNS: tuple[Sign, ...] = (
    ("PyTorch version", r"PyTorch version\W{1,8}(\d+\.\d+\.\d+[\w.+]*)"),
    ("\ntorch ", r"^torch {1,40}(\d+\.\d+\.\d+[\w.+]*) *$"),
)
"""By collect_env and pip, of the environment."""
_TORCH: tuple[Sign, ...] = (
    ("orch version", r"[Tt]orch version\W{1,8}(\d+\.\d+\.\d+[\w.+]*)"),
    ("torch.__version__", r"torch\.__version__\W{1,8}(\d+\.\d+\.\d+[\w.+]*)"),
    *_TORCH_VERSION_SIGNS,
    (
        "Successfully installed",
        r"Successfully installed [^\n]{0,1900}?\btorch-(\d+\.\d+\.\d+(?:\.dev\d{8})?(?:\+\w+)?)",
    ),
    ("(you have ", r"PyTorch \d[\w.+]+ with CUDA \S{1,12} \(you have (\d+\.\d+\.\d+[\w.+]*)\)"),
    ("you have torch ", r"\byou have torch (\d+\.\d+\.\d+[\w.+]*) which is incompatible"),
    (" torch-", r"\bPython-\d[\d.]{2,8} torch-(\d+\.\d+\.\d+[\w.+]*) (?:CUDA|CPU|MPS)"),
    (".dist-info", r"site-packages/torch-(\d+\.\d+\.\d+[\w.+]*)\.dist-info"),
)
_ISOLATED = ("pip-build-env-", "/builds-v0/.tmp", "to install build dependencies")
"""Occurs in logs of isolated builds, whose torch may not be the installed one."""
_PYTHON: tuple[Sign, ...] = (
    ("python3.", r"[/\\]python(3\.\d+)[/\\]"),
    ("python2.", r"[/\\]python(2\.\d+)[/\\]"),
    ("cpython-3", r"cpython-(3\d{1,2})m?\b"),
    ("-cp3", r"-cp(3\d{1,2})-"),
    ("Python 3.", r"\bC?Python (3\.\d+\.\d+)\b"),
    ("CPython 3.", r"\bCPython (3\.\d+)\b"),
    ("python 3.", r"\bpython (3\.\d{1,2})\b"),
    ("ython3", r"[/\\][Pp]ython(3\d{1,2})[/\\]"),
    ("_cuda", r"\bpy(3\.\d{1,2})_cuda\d"),
    ("Python version", r"\bPython version:? {0,4}(3\.\d{1,2})\b"),
    ("Python 3.", r"(?:^|[,;(|] ?)Python (3\.\d{1,2})(?= ?(?:[,;)|]|$))"),
)
_CUDA: tuple[Sign, ...] = (
    ("CUDA used to build", r"CUDA used to build PyTorch: (\d+\.\d+)"),
    (", V1", r"release (\d+\.\d+), V\d"),
    ("cuda-", r"[/\\]cuda-(\d+\.\d+)\b"),
    ("CUDA\\v", r"CUDA\\v(\d+\.\d+)\b"),
    ("_cuda", r"\bpy3\.\d{1,2}_cuda(\d{1,2}\.\d)"),
)
_LARGE_GPUS = tuple(f"{letter}{digit}00" for letter in "AHB" for digit in "1234")
_NUMBERS = tuple(f"{series}0{place}0" for series in "2345" for place in "56789")
_GPU: tuple[Sign, ...] = (
    (
        "TX ",
        r"\b((?:GeForce |Quadro )?[RG]TX (?:PRO )?[A-Z]?\d{3,4}(?: ?T[iI](?: SUPER)?| SUPER| Ada| ?D)?)\b",
    ),
    ("TX", r"\b([RG]TX-?\d{3,4}(?: ?Ti)?)\b"),
    (("TITAN ", "Titan "), r"\b(T(?:ITAN|itan) (?:Xp?|V|RTX)(?: Pascal)?)\b"),
    (_LARGE_GPUS, r"\b([AHB][1234]00(?: \d\dGB)?(?: PCIe| SXM\d?)?)\b"),
    ("Tesla ", r"\b(Tesla [VPKT]\d+)\b"),
    (
        ("Orin", "Xavier", "Jetson "),
        r"\b((?:(?:AGX )?(?:Orin|Xavier)|Jetson (?:Nano|TX2|(?:AGX )?Thor))(?: NX| Nano)?)\b",
    ),
    (("GH200", "GB200"), r"\b(G[HB]200)\b"),
    ("L40", r"\b(L40S?)\b"),
    ("gfx", r"\b(gfx\d{3,4}[a-f]?)\b"),
    (("rtx", "gtx"), r"\b((?:rtx|gtx)[ -]?\d{4}(?: ?[Tt][Ii])?)\b"),
    (_NUMBERS, r"(?<![\w.:/-])([2-5]0[5-9]0 ?[Tt][Ii])\b"),
    (
        _NUMBERS,
        r"\b(?:an?|my|single|one|4x|2x|8x) ([3-5]0[6-9]0)(?=$|[,.;)\n]|[ ](?:GPU|gpu|card|and|with|laptop)\b)",
    ),
)
_DRIVER: tuple[Sign, ...] = (
    ("Driver Version", r"Driver Version: (\d{3}\.[\d.]+)"),
    ("driver version", r"driver version: (\d{3}\.[\d.]+)"),
)
_COMPILER: tuple[Sign, ...] = (
    (("gcc version", "clang version", "g++ version"), r"((?:gcc|clang|g\+\+) version \d+[\d.]*)"),
    ("CXX compiler", r"The CXX compiler identification is (\w+ [\d.]+)"),
    ("Visual Studio", r"Microsoft (Visual Studio[/\\]\d{4})"),
)
_OS: tuple[Sign, ...] = (
    ("You're on ", r"You're on (Windows|macOS|Linux)\b"),
    ("tag (e.g., `macosx", r"tag \(e\.g\., `(mac)osx"),
    ("tag (e.g., `manylinux", r"tag \(e\.g\., `many(linux)"),
)
"""What uv says about the machine, next to the platforms that it is not."""
_DRIVE = r"(?<![A-Za-z\d])[A-Za-z]:\\{1,2}(?!n(?:\\|\W|$))[\w.%$ (]"
"""Of a path, and not of a text that ends with a colon and `\\n`."""
_DRIVE_WITH_SLASHES = r"(?<![\w./-])[A-Z]:/(?!/)[\w.(]"
_ON_LINUX = r"/(?<![^\s'\"`(=]/)(?:home|root|mnt|usr/lib/python)[/.\d]"
"""Of the machine itself, where names of files and of platforms may be other machines'."""
_FOLDERS_OF_LINUX = ("/home", "/root", "/mnt", "/usr/lib/python")
_ON_UNIX = r"/(?<![^\s'\"`(=]/)(?:tmp|opt|usr/local/lib)/"
"""On Linux and macOS."""
_FOLDERS_OF_UNIX = ("/tmp/", "/opt/", "/usr/local/lib/")
_OF_MACOS = (
    "macosx",
    ".dylib",
    "darwin",
    "/Users/",
    "macOS",
    "flat namespace",
    "dlopen(/",
    "MacBook",
    "-MBP",
)
_SYSTEMS = (
    (
        "Windows",
        (
            ".pyd",
            "win_amd64",
            "win-amd64",
            "error LNK",
            "fatal error C1",
            "Microsoft Visual C++",
            "vcvars",
            "'where', 'cl'",
            "Compiler: cl is not found",
            '\\setup.py"',
            "[WinError ",
            "VisualStudio",
            "DLL load failed",
            "windows_portable",
            "is not recognized as an internal",
        ),
    ),
    ("macOS", ("macosx", ".dylib", "darwin", "/Users/", "-MBP:", "-MBP ", "MacBook-")),
    ("Linux aarch64", ("linux_aarch64", "linux-aarch64", "aarch64-linux-gnu")),
    ("Linux", ("linux_x86_64", "linux-x86_64", "x86_64-linux-gnu", "/usr/lib/", "/usr/local/")),
    ("Windows", (".dll", "cl.exe", "nvcc.exe", "Windows 1", "windows 1")),
    ("macOS", ("macOS", "Apple Silicon", "Apple M1", "Apple M2", "M1 Mac", "M2 Mac")),
)


_IN_PROSE = (
    r"(?i)(?<!support )(?<!supported )(?<!available )(?<!unavailable )(?<!works )(?<!work )\b(?:on|under|using|running|system:|os:|platform:) "
    r"(?:(?:my|a|native|an) )?(?:apple (?=m))?(?P<os>windows|win ?1[01]|macos|mac ?book|mac|m[1-4])\b(?! subsystem| or | and (?:linux|mac|win|ubuntu|wsl))|^(?P<first>windows|macos)(?: ?1[01])?(?:$|[,;.] )"
)
_NAMED_IN_PROSE = ("windows", "win1", "win 1", "mac", " m1", " m2", " m3", " m4")
_MOST_LINES_OF_PROSE = 25


def machine_in_log(log: Log) -> Machine:
    """Return the facts of a machine, completed with what its log says."""
    text, known = log.text, log.machine
    isolated = any(word in text for word in _ISOLATED)
    torch = known.torch or _first(_TORCH_VERSION_SIGNS if isolated else _TORCH, text)
    return Machine(
        torch=torch,
        cuda=known.cuda or _cuda_of(torch) or _first(_CUDA, text),
        python=known.python or _python(text),
        compiler=known.compiler or _first(_COMPILER, text),
        gpu=known.gpu or _spaced(_first(_GPU, text)),
        os=known.os or _first(_OS, text) or _first_system(text),
        driver=known.driver or _first(_DRIVER, text),
    )


_OF_WSL = r"\bwsl(?:\.exe)? --?\w|\bWSL ?2?\b|\bwsl-ubuntu\b|\bwsl2\b"
_IN_LINUX = r"\bUbuntu\b|\bubuntu\b|\bDebian\b|/usr/|\bapt(?:-get)? |\bld: |\.so\b"


def _is_wsl(text: str) -> bool:
    """Return whether it is WSL: such a log has paths and prompts of both systems."""
    is_named = "WSL" in text or "wsl" in text
    return is_named and bool(re.search(_OF_WSL, text) and re.search(_IN_LINUX, text))


def _first_system(text: str) -> str | None:
    if _is_wsl(text):
        return "Linux"
    if (":\\" in text and re.search(_DRIVE, text)) or (
        ":/" in text and re.search(_DRIVE_WITH_SLASHES, text)
    ):
        return "Windows"
    is_of_macos = any(word in text for word in _OF_MACOS)
    if _is_in(_FOLDERS_OF_LINUX, _ON_LINUX, text) or (
        not is_of_macos and _is_in(_FOLDERS_OF_UNIX, _ON_UNIX, text)
    ):
        is_arm = any(word in text for word in ("linux_aarch64", "linux-aarch64", "aarch64-linux"))
        return "Linux aarch64" if is_arm else "Linux"
    signs = next((name for name, words in _SYSTEMS if any(word in text for word in words)), None)
    return signs or _system_in_prose(text)


def _system_in_prose(text: str) -> str | None:
    """Return the system that the user states, in a text of a few lines."""
    lowered = text.lower() if text.count("\n") <= _MOST_LINES_OF_PROSE else ""
    is_named = any(word in lowered for word in _NAMED_IN_PROSE)
    said = re.search(_IN_PROSE, text, re.MULTILINE) if is_named else None
    named = (said["os"] or said["first"]).lower() if said else ""
    return ("Windows" if named.startswith("win") else "macOS") if named else None


def _is_in(words: tuple[str, ...], pattern: str, text: str) -> bool:
    """Return whether a text has one of some words and matches a pattern that requires one of them."""
    return any(word in text for word in words) and re.search(pattern, text) is not None


def _first(signs: tuple[Sign, ...], log: str) -> str | None:
    for words, pattern in signs:
        may_match = words in log if isinstance(words, str) else any(word in log for word in words)
        if may_match and (match := re.search(pattern, log, re.MULTILINE)):
            return match[1]
    return None


def _spaced(gpu: str | None) -> str | None:
    """Return the name of a GPU as NVIDIA writes it: RTX 5070 Ti, and not RTX5070Ti, rtx-5070ti or 5070Ti."""
    if gpu is None:
        return None
    name = re.sub(r"^([rgRG])[tT][xX][ -]?(?=\d)", lambda m: f"{m[1].upper()}TX ", gpu)
    name = re.sub(r"(?<=\d) ?[Tt][Ii]\b", " Ti", name)
    return f"RTX {name}" if name[0] in "2345" else name


def _python(log: str) -> str | None:
    version = _first(_PYTHON, log)
    return version if version is None or "." in version else f"{version[0]}.{version[1:]}"


def _cuda_of(torch: str | None) -> str | None:
    """Return the CUDA of a local version, `+cu121`."""
    _, _, digits = (torch or "").partition("+cu")
    return f"{digits[:-1]}.{digits[-1]}" if len(digits) > 1 and digits.isdecimal() else None
