"""
A command line is one string until something splits it at its spaces. `C:\\Program Files\\...`, `C:\\Users\\Jane Doe\\...`
and Colab's `/content/drive/My Drive` must therefore be quoted by whoever writes the line: setup scripts that build strings,
options kept in one variable, or a ninja file by hand. If nobody did, nvcc takes the second half for another source file and
says "A single input file is required for a non-link phase when an outputfile is specified", or that it does not know what to
do with it; a shell looks for the program `C:\\Program`; the linker looks for `C:\\Users\\Jane.obj` (LNK1181); cl.exe takes
`Doe/env/Include` for an object file (D9024).

nvcc says the same about anything else that it does not recognise as an option. An option of cl.exe with a slash, `/EHsc`,
`/std:c++17`, `/utf-8`, is a file name to nvcc and must be passed as `-Xcompiler /EHsc`; CMake adds such options of imported
targets to CUDA files too, unless they are limited to C++. An empty `-I` takes the next word for its folder and ends the same
way. ninja reads non-ASCII letters of a path in another code page than the one that its file was written in, and finds the
sources "missing and no known rule to make it".

The file in the message is never the problem, and whether it exists does not matter: look for the space, or the slash, in the
command above it. In a setup.py, `opwright lint` reports this when the flags for nvcc have an option of cl.exe with a slash.
"""

from collections.abc import Iterator

from opwright.causes.kit.rules import CERTAIN, LIKELY, POSSIBLE, if_in_log, log_rules, rule
from opwright.causes.kit.sources import for_scripts, literal_evidence
from opwright.logs.patterns import (
    CARRIAGE_RETURN,
    SPEAKS_OF_WINDOWS,
    LogMatch,
    compiled,
    has_match,
    on_windows,
)
from opwright.model import BuildScript, Cause, Confidence, Evidence, Fix, Log, Machine

_CL_OPTION = r"/(?:EHsc|EHa|MDd?|MTd?|O[12xd]|W[0-4X]|wd\d{4}|std:c\+\+\w+|utf-8|bigobj|openmp\S{0,12}|Zc:\S{2,20}|GR|GL|FS|nologo|permissive-?|arch:\w+|fp:\w+|Zi|Z7|DNOMINMAX|DWIN32)"
_SEVERAL_INPUTS = (
    r"A single input file is required for a non-link phase\s+when an output\s?file is\s+specified"
)
_UNKNOWN_WORD = r"Don't know what to do with '(?P<piece>[^'\n]{1,150})'"
_NO_SUCH_OPTION_FILE = rf"(?:g\+\+|gcc|c\+\+|clang|cc)(?:-\d+)?: (?:fatal )?error: (?:no such file or directory: ')?(?P<piece>{_CL_OPTION})\b"
_SHELL = (
    (
        r"['\"](?P<piece>[A-Za-z]:\\(?:Program|Users\\[^\s\\'\"]{1,30}|Documents))['\"] (?:is not recognized as|n'est pas reconnu|no se reconoce"
        r"|ist entweder falsch)"
    ),
    r"['\"“](?P<piece>[A-Za-z]:\\(?:Program|Users\\[^\s\\'\"]{1,30}))['\"”] ?(?:不是内部或外部命令|は、内部コマンド)",
)
_SEVERAL_FILES = r"cannot specify ['‘`]?-o['’]? with ['‘`]?-c['’]?,? [^\n]{0,24}with multiple files"
"""GCC's words for it."""
_LINK_INPUT = r"LNK1181[^\n'\"“„«]{0,60}[\"'“„«] ?(?P<piece>[^'\"”»\n]{1,200}?\.(?:obj|lib))"
_GARBLED = r"ninja: error: '(?P<piece>[^'\n\ufffd]{0,200}\ufffd[^'\n]{1,300})', needed by '"
"""ninja reads its file in another encoding than the one it was written in."""
_OBJECT_FILE = r"D9024\s?[:：][^\n'“”«»]{0,60}['“«](?P<piece>[^'”»\n]{1,300})['”»]"
"""cl.exe takes anything that is neither an option nor a source for an object file."""
_HALF_PATH = (
    (
        r"(?:/bin/(?:ba|da)?sh: (?:line )?(?:\d{1,4}: )?|make: |error: \[Errno 2\] No such file or directory: ')"
        r"(?P<piece>/[^\s:'\n]{2,150}?)(?:: (?:not found|No such file|Is a directory|Permission denied)|')"
    ),
    r"(?:g\+\+|gcc|c\+\+|cc1plus|cc1|cc|ld)(?:-\d+)?: (?:fatal )?(?:error: )?(?P<piece>[^\s:'/][^\s:'\n]{0,80}/[^\s:'\n]{1,120}): (?:No such file|linker input file not found)",
    r"no such file or directory: '(?P<piece>[^'\n]{2,200})'",
)
_PATH_WITH_SPACE = r"[\"' =I](?:[A-Za-z]:[\\/]|/)[\w.\\/-]{2,120} [\w.()-]{1,40}(?: [\w.()-]{1,40})?[\\/][\w.-]{2,}"
_OPTION_FOR_NVCC = rf"nvcc[^\n]{{0,1500}}?(?<!-Xcompiler)(?<!-Xcompiler=) {_CL_OPTION}(?:\s|$)"


_MISREAD_AS = {
    (True, True): "an option with a slash",
    (True, False): "an option with a slash",
    (False, True): "half of a path with a space",
    (False, False): "a word of it",
}
_SECOND_HALVES = tuple(
    f"{word}{slash}" for word in ("Files", "GPU", "Computing", "Toolkit") for slash in "/\\"
)
"""What follows the spaces of `C:/Program Files/NVIDIA GPU Computing Toolkit/`."""


def _misread(_match: LogMatch, log: Log) -> str:
    return _MISREAD_AS[has_match(log, _OPTION_FOR_NVCC), has_match(log, _PATH_WITH_SPACE)]


def _word_confidence(match: LogMatch, log: Log) -> Confidence | None:
    if not match.quote.lstrip().startswith("nvcc") and has_match(log, SPEAKS_OF_WINDOWS):
        return None  # see wrong-windows-compiler
    return LIKELY if "/" in match.groups["piece"] or "\\" in match.groups["piece"] else POSSIBLE


def _object_confidence(match: LogMatch, log: Log) -> Confidence:
    piece = match.groups["piece"]
    return LIKELY if not piece.startswith(("-", "/")) and f" {piece}" in log.text else POSSIBLE


def _link_confidence(match: LogMatch, log: Log) -> Confidence | None:
    piece = match.groups["piece"]
    if _is_split(piece, log.text):
        return LIKELY
    return POSSIBLE if piece.endswith(".obj") and has_match(log, _PATH_WITH_SPACE) else None


def _half_confidence(match: LogMatch, log: Log) -> Confidence | None:
    return LIKELY if _is_half(match.groups["piece"], log.text) else None


def _is_split(piece: str, log: str) -> bool:
    """Return whether a file that link.exe looks for is half of a path with a space."""
    folder = piece.rpartition("\\")[0]
    if " " in piece or folder.endswith((":", ":\\Users")):
        return True
    if piece.startswith(_SECOND_HALVES) or "=" in piece:  # of an option
        return True
    return bool(folder) and ":" not in folder and f" {piece}" in log


def _is_half(piece: str, log: str) -> bool:
    """Return whether the log also has the whole path, which goes on at a space."""
    if piece.startswith("/"):
        at = log.find(f"{piece} ")
        rest = log[at + len(piece) + 1 :][:80].partition("\n")[0] if at >= 0 else ""
        head, slash, _ = rest.partition("/")
        return (
            bool(slash) and bool(head) and " " not in head and not head.startswith(("-", "'", '"'))
        )
    at = log.find(f" {piece}")
    words = log[max(0, at - 300) : at].rpartition("\n")[2].split(" ") if at >= 0 else [""]
    option, before = ["", *words][-2:]
    if option in _FOLDER_OPTIONS or (before.startswith("-I") and piece.endswith(_INPUT_SUFFIXES)):
        return False
    return (
        before.startswith(("/", "-I/", "'/", '"/', "-o/")) and "." not in before.rpartition("/")[2]
    )


_FOLDER_OPTIONS = ("-o", "-I", "-L", "-isystem")
_INPUT_SUFFIXES = (".c", ".cc", ".cpp", ".cxx", ".cu", ".o", ".hip")


@for_scripts("extra_compile_args")
def in_build_script(script: BuildScript) -> Iterator[Evidence]:
    """Look for options of cl.exe in the flags for nvcc, which takes them for files."""
    for extension in script.extensions:
        before = ""
        for flag in extension.flags.get("nvcc", ()):
            if compiled(_CL_OPTION).fullmatch(flag.value) and before not in _PASSED_ON:
                yield literal_evidence(script, flag, what=flag.value)
            before = flag.value


_ON_UNIX = "on Linux and macOS"
_PASSED_ON = frozenset({"-Xcompiler", "--compiler-options"})
_SETUP = "setup(ext_modules=[CUDAExtension('op', ['op.cu'], extra_compile_args={'nvcc': ['-O3', '/EHsc']})])\n"

CAUSE = Cause(
    title="the compiler's command line is misread: {what} is taken for a file",
    in_log=log_rules(
        rule(
            _SEVERAL_INPUTS,
            _SEVERAL_FILES,
            confidence=if_in_log(_OPTION_FOR_NVCC, then=CERTAIN, otherwise=LIKELY),
            unless="|".join(CARRIAGE_RETURN),
            what=_misread,
        ),
        rule(_UNKNOWN_WORD, _NO_SUCH_OPTION_FILE, confidence=_word_confidence),
        rule(*_SHELL),
        rule(_GARBLED, confidence=LIKELY),
        rule(_OBJECT_FILE, confidence=_object_confidence),
        rule(_LINK_INPUT, confidence=_link_confidence),
        rule(*_HALF_PATH, confidence=_half_confidence),
        what="{piece}",
        remedy=lambda _, log: "" if on_windows(log) else _ON_UNIX,
    ),
    in_build_script=in_build_script,
    fix=Fix(
        "move the project, the environment and the toolkit to ASCII paths without spaces, or quote them in the"
        " command; pass options of cl.exe to nvcc as -Xcompiler /EHsc",
        commands=('mklink /J C:\\work "C:\\Users\\Jane Doe\\project"',),
    ),
    remedies={
        _ON_UNIX: Fix(
            "move the project, the environment and the toolkit to paths without spaces (a link with another name works), or quote them in the command; remove from nvcc's flags any"
            " option of cl.exe, or word that is not a file",
            commands=('ln -s "$PWD" ~/work && cd ~/work',),
        ),
    },
    explains=("git-submodule-missing",),
    examples=(
        "g++: fatal error: cannot specify '-o' with '-c', '-S' or '-E' with multiple files",
        (
            "FAILED: build/op.o\n/usr/local/cuda/bin/nvcc -c /content/drive/My Drive/op/op.cu -o build/op.o -O3\n"
            "nvcc fatal   : A single input file is required for a non-link phase when an outputfile is specified\n"
        ),
        Log(
            '"C:\\Program Files\\NVIDIA GPU Computing Toolkit\\CUDA\\v12.4\\bin\\nvcc.exe" -c op.cu -o op.obj -std=c++17'
            " /EHsc -O2\nnvcc fatal   : A single input file is required for a non-link phase when an outputfile is"
            " specified\n",
            Machine(os="Windows 10"),
        ),
        "'C:\\Program' is not recognized as an internal or external command,\noperable program or batch file.\n",
        "LINK : fatal error LNK1181: cannot open input file 'C:\\Users\\Jane.obj'\n",
        (
            "ninja: error: 'D:/\ufffd\ufffd\ufffd/op/csrc/op.cpp', needed by 'op.o', missing and no known rule to"
            " make it\n"
        ),
        "LINK : fatal error LNK1181: cannot open input file 'Files/NVIDIA.obj'\n",
        (
            "cl /I C:/Users/Jane Doe/env/Include /O2 op.cpp\n"
            "cl : Command line warning D9024 : unrecognized source file type 'Doe/env/Include', object file assumed\n"
        ),
        "LINK : fatal error LNK1181: 无法打开输入文件“ID=1.obj”\n",
        "nvcc fatal   : Don't know what to do with 'Doe/op/op.cu'\n",
        (
            "g++ -c /home/u/my project/op.cpp -o op.o\ng++: error: project/op.cpp: No such file or directory\n"
            "g++: fatal error: no input files\ncompilation terminated.\n"
        ),
        BuildScript("setup.py", _SETUP),
    ),
    counterexamples=(
        BuildScript("setup.py", _SETUP.replace("nvcc", "cxx")),
        BuildScript("setup.py", _SETUP.replace("'-O3'", "'-Xcompiler'")),
        (
            ": not found build.sh: 3: build.sh:\n"
            "nvcc fatal   : A single input file is required for a non-link phase when an outputfile is specified\n"
        ),
        "LINK : fatal error LNK1181: cannot open input file 'cudart.lib'",
        "g++: error: csrc/op.cpp: No such file or directory\ng++: fatal error: no input files",
        "/bin/sh: 1: /usr/local/cuda-11/bin/nvcc: not found",
        "'nvcc' is not recognized as an internal or external command",
        '"C:\\Program Files\\CUDA\\bin\\nvcc.exe" -Xcompiler /EHsc -c op.cu\nop.cu(3): error: expected a ";"',
    ),
)
