"""
torch takes CUDA_HOME, or else CUDA_PATH, as it is and appends `/bin/nvcc`, `/include` and `/lib64`: it must be one
folder. PATH and LD_LIBRARY_PATH are lists, and people write CUDA_HOME like them: `export
CUDA_HOME=/usr/local/cuda-12.4:$CUDA_HOME` yields `/usr/local/cuda-12.4:/bin/nvcc`, colon included, which does not
exist. The same goes for `.../cuda/bin` (`bin/bin/nvcc`), for the path of nvcc itself (`Not a directory`), and for the
folder of a toolkit that was removed, was never on this machine, or has only libraries, as in NVIDIA's `runtime`
images.

`nvcc --version` working in the shell proves nothing: the shell reads PATH, torch reads CUDA_HOME first. Nor does
reinstalling CUDA help. Print the variable, `echo "$CUDA_HOME"`, and look for the file below it. Conda environments,
module systems and `.bashrc` may each have set it, and CMake keeps what it once found in CMakeCache.txt.
"""

import re

from opwright.causes.kit.rules import LIKELY, log_rules, rule
from opwright.logs.patterns import LogMatch, compiled, on_windows
from opwright.model import IN_A_BUILD, Cause, Fix, Log, Machine

_FIRST_FOLDER = r"(?:[\w./-]{2,80}|(?<![\w./-]))"
_ROOTS = r"(?:usr|opt|home|root|data|mnt|apps?|soft(?:ware)?|share[ds]?|local|nfs|cm|scratch|work(?:space)?|tmp|cuda)"
_LIST_PATTERNS = (
    rf"(?P<path>{_FIRST_FOLDER}:/bin/nvcc)\b",
    rf"(?P<path>{_FIRST_FOLDER}:/{_ROOTS}[\w.:/-]{{0,80}}/bin/nvcc)\b",
    r"using CUDA_HOME=['\"](?P<path>(?::|[^'\":\n]{2,100}:)[^'\"\n]{0,100})['\"]",
)
_WINDOWS_LIST_PATTERNS = (
    r"(?P<path>[A-Za-z]:\\[^;\n\"']{3,120};[^\n\"']{0,900}?;\\bin\\nvcc)\b",
    r"(?P<path>[A-Za-z]:\\[^;\n\"']{3,120};[A-Za-z]:\\Program Files\\NVIDIA GPU Computing Toolkit\\CUDA\\v[\d.]{1,6}\\bin\\nvcc)(?:\.exe)? ",
)
_LIST_IN_FLAG = (
    r"-[IL](?P<path>[\w./-]{0,80}cuda[\w.-]{0,20}(?::/include|:/lib64|:/usr/local/cuda))"
)
_MISSING = r"(?:No such file|not found|Not a directory|command not found|Datei oder Verzeichnis nicht|No existe el|Aucun fichier ou dossier|没有那个文件|未找到|そのようなファイル|Нет такого файла)"
_NO_NVCC_PATTERNS = (
    r"(?:No such file or directory|Not a directory|Permission denied): [bu]?['\"](?P<path>/[^'\"\n]{1,200}/nvcc)['\"]",
    rf"(?P<path>/[\w./-]{{1,200}}/bin/nvcc)['\"’]? ?[:：] ?{_MISSING}",
    rf"(?<![\w./-])(?P<path>/bin/nvcc)['\"’]? ?[:：] ?{_MISSING}",
    rf"error: command ['\"]?(?P<path>/[^'\"\n]{{1,200}}/nvcc)['\"]? failed: {_MISSING}",
    r"No such file or directory: ['\"](?P<path>[A-Z]:[^'\"\n:;]{3,150}nvcc(?:\.exe)?)['\"]",
    rf"error: command ['\"](?P<path>[A-Za-z]:[^'\"\n:;]{{3,150}}nvcc(?:\.exe)?)['\"] failed: {_MISSING}",
    rf"(?P<path>['\"]/[^'\"\n:]{{2,120}}['\"]/bin/nvcc)['\"]{{0,2}}: {_MISSING}",
    r"compiler set in environment\s+variable\s+CUDACXX:\s+(?P<path>\S+)",
    r"CMAKE_CUDA_COMPILER:\s{1,8}(?P<path>(?:/|[A-Z]:)[^\n]{1,180})\n\s{1,8}is not a full path to an existing",
    r"Could not find\s+['\"`]?nvcc['\"`]?\s+executable in path specified by\s",
    r"(?:CUDA_HOME|CUDA_PATH|CUDA_TOOLKIT_ROOT_DIR|CUDAToolkit_ROOT)\b[^\n]{0,12}(?P<path>[/\\][^\s'\"]{1,90})['\"`,]? (?:does not exist|doesn't exist|is not a directory|is not a valid)",
)
_DOUBLED = r"(?P<path>/[\w./-]{1,200}/bin/bin/nvcc)['\"]? failed with exit status"
_INCOMPLETE_TOOLKIT_PATTERNS = (
    r"nvcc (?:fatal|error)\s{1,4}: Path to (?P<path>libdevice) library not specified",
    r"sh: (?:\d{1,2}: |line \d{1,4}: )?(?P<path>cicc|cudafe\+\+|fatbinary): (?:command )?not found",
    r"'(?P<path>cicc|cudafe\+\+|fatbinary)' is not recognized as an internal",
)
"""An nvcc outside of its toolkit: a copy of that one file, or a link to it."""
_MIXED_TOOLKITS = r"(?P<path>CUDA compiler and CUDA toolkit headers are incompatible)"
"""From CCCL's headers: nvcc and the include folder belong to different toolkits."""


_NVCC_RUNS = r"^Cuda compilation tools, release \d"
"""What nvcc prints of itself: it is found by PATH, wherever CUDA_HOME points to."""
_OF_PATH = "$(dirname $(dirname $(readlink -f $(command -v nvcc))))"
_NEWEST = "$(ls -d /usr/local/cuda*/bin/nvcc $CONDA_PREFIX/bin/nvcc 2>/dev/null | tail -n 1 | sed s,/bin/nvcc,,)"
_ON_WINDOWS = "where it is on Windows"
_RELEASE = r"(?i)\bcuda[ _-]?(?:toolkit|version)?[ :=v]{0,3}(?P<release>1[0-3]\.\d)\b"


def _one_folder(match: LogMatch, log: Log) -> str:
    """Return the toolkit that a list of folders names, or else what finds one: never the folder that has just been found wrong."""
    path = match.groups.get("path", "")
    named: set[str] = set(
        re.findall(r"(?<![\w.])/(?:usr/local|opt)/cuda(?:-\d+\.\d)?(?=[:/\s]|$)", path)
    )
    if len(named) == 1 and ":" in path:
        return named.pop()
    return _OF_PATH if compiled(_NVCC_RUNS).search(log.text) else _NEWEST


def _by_system(_: LogMatch, log: Log) -> str:
    return _ON_WINDOWS if on_windows(log) else ""


def _entered(_: LogMatch, log: Log) -> str:
    """Return how the toolkit is named on Windows, or which are there where the log names no release."""
    named = compiled(_RELEASE).search(log.text)
    cuda = log.machine.cuda or (named["release"] if named else "")
    folder = "C:\\Program Files\\NVIDIA GPU Computing Toolkit\\CUDA"
    return f'set "CUDA_HOME={folder}\\v{cuda}"' if cuda else f'dir /b "{folder}"'


CAUSE = Cause(
    title="the folder given as the CUDA toolkit {problem}: {path}",
    in_log=log_rules(
        rule(*_LIST_PATTERNS, *_WINDOWS_LIST_PATTERNS, problem="is a list of folders"),
        rule(_LIST_IN_FLAG, confidence=LIKELY, problem="is a list of folders"),
        rule(_DOUBLED, confidence=LIKELY, problem="ends in /bin"),
        rule(
            *_NO_NVCC_PATTERNS,
            problem="has no nvcc",
            path=lambda match, _: match.groups.get("path", "the folder named").rstrip("."),
        ),
        rule(
            *_INCOMPLETE_TOOLKIT_PATTERNS,
            confidence=LIKELY,
            problem="has an nvcc without the rest of the toolkit",
            path=lambda match, _: (
                f"{match.groups['path'].replace('libdevice', 'nvvm/libdevice')} is missing"
            ),
        ),
        rule(
            _MIXED_TOOLKITS,
            confidence=LIKELY,
            problem="has the nvcc of one release and the headers of another",
            path=lambda *_: "compare nvcc --version with the include path",
        ),
        home=_one_folder,
        remedy=_by_system,
        entered=_entered,
    ),
    fix=Fix(
        "set CUDA_HOME to the one folder that contains bin/nvcc, without a colon or /bin; unset stray CUDA_PATH, CUDACXX and"
        " CUDAToolkit_ROOT, and clear CMake's cache",
        commands=(
            "ls -d /usr/local/cuda*/bin/nvcc $CONDA_PREFIX/bin/nvcc",
            "export CUDA_HOME={home}",
            "export PATH=$CUDA_HOME/bin:$PATH",
        ),
    ),
    remedies={
        _ON_WINDOWS: Fix(
            "name the one folder of a whole toolkit, of torch's CUDA, in CUDA_HOME and CUDA_PATH, with its bin first in PATH: it has bin\\nvcc.exe and nvvm\\bin\\cicc.exe; the nvcc that was started has"
            " not (conda's cudatoolkit-dev, or a copied file); install NVIDIA's toolkit where none has",
            commands=("where nvcc", "{entered}", 'set "PATH=%CUDA_HOME%\\bin;%PATH%"'),
        ),
        IN_A_BUILD: Fix(
            "set it to the folder that contains bin/nvcc, or unset it: nvcc is then searched on PATH, in /usr/local/cuda and in NVIDIA's wheels",
            commands=("unset CUDA_HOME CUDA_PATH",),
        ),
    },
    explains=("cuda-toolkit-not-found", "missing-cuda-header"),
    examples=(
        "/bin/sh: 1: /bin/nvcc: not found\nmake[2]: *** [warp.dir/build.make:107: warp.cu.o] Error 127",
        (
            'cuda/std/__cccl/cuda_toolkit.h:41:4: error: #error "CUDA compiler and CUDA toolkit headers are '
            'incompatible, please check your include paths"'
        ),
        Log(
            "unable to execute '/usr/local/cuda-12.1:/bin/nvcc': No such file or directory\n"
            "error: command '/usr/local/cuda-12.1:/bin/nvcc' failed with exit status 1\n",
            Machine(torch="2.1.0+cu121"),
        ),
        Log(
            "building 'points._C' extension\n"
            "error: [Errno 2] No such file or directory: '/usr/local/cuda-11.3/bin/nvcc'\n",
            Machine(os="Ubuntu 20.04"),
        ),
        "/bin/sh: 1: :/usr/local/cuda:/usr/local/cuda-11.8/bin/nvcc: not found\n",
        "nvcc fatal   : Path to libdevice library not specified",
        "/opt/bin/nvcc -c norm.cu -o norm.o\nsh: 1: cudafe++: not found\nerror: command '/opt/bin/nvcc' failed",
        "unable to execute \"'/opt/cuda-11'/bin/nvcc\": No such file or directory",
        "error: command 'D:/CUDA/v11.8\\\\bin\\\\nvcc.exe' failed: No such file or directory",
        "NotADirectoryError: [Errno 20] Not a directory: '/opt/cuda/bin/nvcc/bin/nvcc'\n",
        (
            "CreateProcess failed: The system cannot find the file specified.\n"
            "[1/2] C:\\Program Files\\NVIDIA GPU Computing Toolkit\\CUDA\\v12.4;C:\\CUDA\\v11.8\\lib\\x64;\\bin\\nvcc -c op.cu\n"
        ),
        "/bin/sh: 行 1: /opt/cuda-11/bin/nvcc: 没有那个文件或目录\n",
        (
            "CMake Error at CMakeLists.txt:2 (project):\n  The CMAKE_CUDA_COMPILER:\n\n"
            "    /usr/local/cuda-11.8/bin/nvcc\n\n"
            "  is not a full path to an existing compiler tool.\n"
        ),
    ),
    counterexamples=(
        "PATH=C:\\Python312;C:\\Program Files\\NVIDIA GPU Computing Toolkit\\CUDA\\v12.4\\bin;C:\\Windows",
        "PATH=/usr/local/cuda/bin:/usr/bin\n/usr/local/cuda/bin/nvcc -c op.cu -o op.o\n",
        "FileNotFoundError: [Errno 2] No such file or directory: 'nvcc'",
        "error: command '/usr/local/cuda/bin/nvcc' failed with exit code 1",
        "error: command 'D:\\\\CUDA\\\\bin\\\\nvcc.exe' failed with exit status 2",
        r"No CUDA runtime is found, using CUDA_HOME='C:\Program Files\NVIDIA GPU Computing Toolkit\CUDA\v12.4'",
        "RuntimeError: Could not find nvcc and default cuda_home='/usr/local/cuda' doesn't exist",
    ),
)
