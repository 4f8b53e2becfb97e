"""
Compiling a `.cu` file needs nvcc, and the build found none. The CUDA that `nvidia-smi` prints is what the driver can
run, and torch's wheels contain libraries: neither is a compiler. Images tagged `runtime` or `base` have none either;
`devel` has it.

torch looks once, when `torch.utils.cpp_extension` is imported: at CUDA_HOME or CUDA_PATH, then for `nvcc` on PATH,
then at /usr/local/cuda or `C:/Program Files/NVIDIA GPU Computing Toolkit/CUDA/v*`. A CPU build of torch does not look
at all, so it says that CUDA_HOME is not set even where it is; under pip's build isolation that torch need not be
yours. apex, mamba and causal-conv1d only warn that nvcc was not found, then stop at a Python error about
`bare_metal_version`.

`apt install nvidia-cuda-toolkit` installs the distribution's release, seldom torch's. `sudo` drops exported
variables. On Windows only a console opened after the installation knows CUDA_PATH.

In a setup.py, `opwright lint` reports this when torch's `CUDA_HOME`, which is None without a toolkit, is joined to a
path, or nvcc is run, unconditionally, and nothing in the file checks for a toolkit: the user sees a TypeError or
FileNotFoundError without an explanation.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from opwright.causes import kit
from opwright.causes.kit.rules import CERTAIN, LIKELY, POSSIBLE, if_in_log, log_rules, rule
from opwright.causes.kit.sources import evidence, for_scripts
from opwright.logs.patterns import (
    RUNS_NVCC,
    LogMatch,
    compiled,
    find_matches,
    has_match,
    on_windows,
)
from opwright.model import (
    IN_A_BUILD,
    IN_SOURCES,
    BuildScript,
    Cause,
    Confidence,
    Evidence,
    Fix,
    Language,
    Log,
    Machine,
)

TYPE_CHECKING = False
if TYPE_CHECKING:
    import ast

_UNKNOWN_COMMAND = (
    r"[Cc]ommand not found|not found|No such file or directory|Befehl nicht gefunden|Kommando nicht gefunden"
    r"|orden no encontrada|no se encontró la orden|commande introuvable|comando não encontrado|comando non trovato|未找到命令|找不到命令|指令找不到|コマンドが見つかりません|команда не найдена|명령어를 찾을 수 없음|没有那个文件或目录|nie znaleziono polecenia|komut yok"
)
_NAMED_NVCC = r"\bnvcc\b"
_NO_NVCC_PATTERNS = (
    r"CUDA_(?:HOME|PATH)\s+environment variable is not\s+set",
    r"KeyError: ['\"]CUDA_(?:HOME|PATH|ROOT)['\"]",
    r"CUDA was not found on the system, please set the CUDA_HOME",
    r"CUDA_HOME does not exist, unable to compile CUDA",
    r"No such file or directory: [bu]?['\"]nvcc['\"]",
    r"unable to execute '?nvcc'?: No such file",
    r"error: command '?nvcc'? failed: No such file",
    r"name 'bare_metal_version' is not defined",
    r"assert \(?(?:CUDA_HOME|cuda_home) is not None",
    r"No\s+CMAKE_CUDA_COMPILER\s+could\s+be\s+found",
    r"CMAKE_CUDA_COMPILER:\s{1,8}(?:nvcc|\"?CMAKE_CUDA_COMPILER-NOTFOUND)\b",
    rf"/bin/(?:ba|da)?sh: (?:[^\s:]{{1,8}} )?(?:\d{{1,4}}: )?nvcc ?[:：] ?(?:{_UNKNOWN_COMMAND})",
    r"Compiler requires the CUDA toolkit|\b[Nn]o (?:CUDA toolkit|nvcc) (?:was )?found\b",
    r"Failed to auto(?:matically |-)detect CUDA (?:root directory|installation)",
    r"\bnvcc binary could not be located in your \$?PATH",
)
"""A build that stopped for want of nvcc."""
_PROGRAM_OF_SETUP = r"^[ \t]*FileNotFoundError: \[WinError 2\] [^\n:]{1,120}$"
"""Of Windows, which does not name the program."""
_STATEMENT_PATTERNS = (
    (
        r"(?<![/\\\w.-])(?:nvcc|NVCC)['\"`’]? (?:(?:compiler )?(?:was|is) not found|not found|could not be found"
        r"|cannot be found|not in PATH|is not in (?:your )?PATH|is not installed|not installed|is not available|does not exist|executable not found|compiler not found)"
    ),
    (
        r"(?:[Cc]ould not find|[Cc]ouldn't find|[Cc]annot find|[Cc]an't find|[Uu]nable to find|[Ff]ailed to find|[Cc]ould not locate|[Uu]nable to locate|[Ff]ailed to locate|[Nn]ot find)(?: the| any| a)? ['\"`]?"
        r"(?:nvcc|NVCC|CUDA toolkit|CUDA Toolkit|CUDA compiler|CUDA installation|CUDA_HOME)\b(?! executable in path specified)"
    ),
    r"(?:CUDA_HOME|CUDA_PATH)['\"`]? (?:was None|is not set|was not set|not set|is unset|is not defined|not defined|is None|not found|was not found|is not found|could not be found|must be set)",
    r"CUDA_TOOLKIT_ROOT_DIR not found or specified",
    r"argument cuda_dir is None\b|[Cc]annot find the CUDA version file\b|neither find (?:NVCC|nvcc)\b|[Uu]nable to run [`'\"]?nvcc\b",
    r"[Ff]ailed to find CUDA\. (?:Please )?[Ii]nstall (?:the )?CUDA [Tt]oolkit",
    r"Cuda Configuration Error: (?:Cannot|Could not) find",
    r"Could not find any (?:cuda|nvcc|cublas)\S{0,12} matching version",
    rf"(?<![/\\\w.-])nvcc ?[:：] ?(?:{_UNKNOWN_COMMAND})",
    r"^zsh: command not found: nvcc\b",
    r"['\"“]nvcc(?:\.exe)?['\"”] (?:is not recognized as|不是内部或外部命令|no se reconoce como|n'est pas reconnu|ist entweder falsch|is not recognized)|['\"“]nvcc['\"”] ?(?:不是内部|は、内部コマンド)",
    r"which: no nvcc in \(",
    r"Command '\[?'?which'?,? '?nvcc'?\]?'? (?:returned non-zero|died)",
    r"\b(?:Missing libdevice file|No CUDA toolchain found|[Uu]nable to (?:locate|find) (?:the )?CUDA include dir)|\b(?:nvdisasm|cuobjdump) has not been found\b",
    r"libdevice not found at \S{0,200}libdevice\.\d",
    r"No such file or directory: '[^'\n]{0,200}nvvm[/\\]libdevice",
    r"clang(?:\+\+)?(?:-\d+)?: error: cannot find libdevice for sm_\d",
    r"libNVVM cannot be found\. Do `conda install",
    r"[Cc]ouldn't find a suitable version of ptxas|Failure finding [\"']libnvvm",
    r"Cannot find (?:libdevice for arch|cuda path|ptxas\b|cuobjdump\b|nvdisasm\b)|nvcc is required to (?:build|compile)",
    r"The term 'nvcc' is not recognized|Command 'nvcc' not found",
    r"Could NOT find CUDA(?:Toolkit)? \(missing:[^)]{0,120}(?:NVCC_EXECUTABLE|CUDA_TOOLKIT_ROOT_DIR)",
)
"""What a program or shell says when there is no nvcc."""
_NONE_IN_PATH_PATTERNS = (
    r"TypeError: expected str, bytes or os\.PathLike object, not NoneType",
    r"TypeError: unsupported operand type\(s\) for \+: 'NoneType' and 'str'",
    r"TypeError: join\(\) argument must be str[^\n]{0,40}not 'NoneType'",
)
_CUDA_HOME_NAME = r"(?:CUDA_HOME|cuda_home|cuda_dir|CUDA_PATH|CUDA_ROOT|get_cuda_bare_metal_version|get_nvcc_cuda_version)\b"
_FAILURE_PATTERN = r"(?<![\w-])(?:[A-Z]\w{2,40}Error|Error|ERROR|error|FAILED|failed|Fehler|Erreur)\b|错误|エラー|錯誤"
_TORCH_WITHOUT_CUDA = (
    r"torch[-=]{1,2}[\d.]+\+cpu\b",
    r"(?:pip-build-env-\w+|builds-v0[/\\]\.tmp\w+)[/\\][^\s'\":]{0,120}[/\\]torch[/\\]",
)
"""The torch of an isolated build may lack CUDA. It then looks for no toolkit and says the same."""
_LINES_OF_TRACEBACK = 12


def _no_nvcc_confidence(match: LogMatch, log: Log) -> Confidence:
    """Return how likely it is that a toolkit is missing: a torch without CUDA looks for none, and prints the same."""
    torch = log.machine.torch or ""
    if "+cpu" in torch or has_match(log, *_TORCH_WITHOUT_CUDA):
        return LIKELY
    is_unsure = "environment variable" in match.quote and "+cu" not in torch
    return LIKELY if is_unsure and not has_match(log, _NAMED_NVCC) else CERTAIN


def _none_in_path_confidence(match: LogMatch, log: Log) -> Confidence | None:
    lines = (named.line for named in find_matches(log, _CUDA_HOME_NAME))
    is_about_cuda = any(0 <= match.line - line <= _LINES_OF_TRACEBACK for line in lines)
    return _no_nvcc_confidence(match, log) if is_about_cuda else None


_RUNS = frozenset(
    f"subprocess.{name}" for name in ("run", "call", "check_call", "check_output", "Popen")
)
_JOINS = frozenset({"os.path.join", "pathlib.Path"})


@for_scripts("CUDA_HOME", r"['\"]nvcc['\"]")
def in_build_script(script: BuildScript) -> Iterator[Evidence]:
    """Look for a setup.py that crashes where there is no toolkit."""
    if script.language is not Language.PYTHON:
        return

    tree = kit.python_syntax.python_tree(script.text)
    if tree is None or any(map(_handles_absence, kit.python_syntax.python_nodes(script.text))):
        return
    functions = kit.python.functions_of(tree)
    for node in kit.python.met_always(tree.body, functions):
        if _needs_toolkit(script.text, node, functions):
            start, end = kit.python_syntax.span(script.text, node)
            what = "does not check that there is a CUDA toolkit"
            yield evidence(script, start, end, confidence=POSSIBLE, what=what)
            return


def _handles_absence(node: ast.AST) -> bool:
    """Return whether a node tests for the toolkit, or exits where something is missing."""
    match node:
        case kit.ast.Try() | kit.ast.Assert() | kit.ast.Raise():
            return not isinstance(node, kit.ast.Raise) or "cuda" in kit.ast.unparse(node).lower()
        case kit.ast.Call():
            name = kit.ast.unparse(node.func)
            return name.endswith(("which", "find_executable", "cuda.is_available", "sys.exit"))
        case kit.ast.If() | kit.ast.IfExp() | kit.ast.While():
            tested: list[ast.expr] = [node.test]
        case kit.ast.BoolOp():
            tested = node.values
        case kit.ast.Compare(ops=[kit.ast.Is() | kit.ast.IsNot()]):
            return True
        case _:
            return False
    return any(
        re.search(r"\b(?:with_|has_|use_)?cuda|\bnvcc\b", kit.ast.unparse(one).lower())
        for one in tested
    )


def _needs_toolkit(text: str, node: ast.AST, functions: dict[str, ast.FunctionDef]) -> bool:
    """Return whether a node raises where CUDA_HOME is None and there is no nvcc."""

    def is_home(one: ast.expr) -> bool:
        return (
            kit.python.meant(text, one) == "torch.utils.cpp_extension.CUDA_HOME"
            if isinstance(one, kit.ast.Name | kit.ast.Attribute)
            else False
        )

    match node:
        case kit.ast.BinOp(left=left, op=kit.ast.Add() | kit.ast.Div()):
            return is_home(left)
        case kit.ast.Call(func=func, args=[first, *_]) if kit.python.meant(text, func) in _JOINS:
            return is_home(first)
        case kit.ast.Call(
            func=func, args=[kit.ast.List(elts=[kit.ast.Constant(value="nvcc"), *_]), *_]
        ):
            return kit.python.meant(text, func) in _RUNS
        case kit.ast.Call(func=kit.ast.Name(id=name), args=[first, *_]) if (
            name in functions and is_home(first)
        ):
            return _joins_its_first(text, functions[name])
    return False


def _joins_its_first(text: str, function: ast.FunctionDef) -> bool:
    """Return whether a function always joins its first parameter to a path."""
    name = function.args.args[0].arg if function.args.args else ""
    for node in kit.python.met_always(function.body, {}, 1):
        match node:
            case kit.ast.BinOp(left=kit.ast.Name(id=used), op=kit.ast.Add() | kit.ast.Div()) if (
                used == name
            ):
                return True
            case kit.ast.Call(func=func, args=[kit.ast.Name(id=used), *_]) if used == name:
                if kit.python.meant(text, func) in _JOINS:
                    return True
    return False


def _release(log: Log) -> str | None:
    """Return the CUDA that a log names as torch's, or as the toolkit's that is installed."""
    known = re.match(r"\d{1,2}\.\d", log.machine.cuda or "") or re.search(
        r"(?i)\bCUDA(?:[ ]toolkit)?[ ]v?(\d{2}\.\d)\b", log.text
    )
    return known[known.re.groups] if known else None


def _by_system(match: LogMatch, log: Log) -> str:
    """Return the remedy for the system: of a container, a notebook's machine, Windows, or any other."""
    if _image(match, log):
        return _IN_AN_IMAGE
    if on_windows(log):
        return _ON_WINDOWS if _release(log) else _ON_ANY_WINDOWS
    return _IN_A_NOTEBOOK if compiled(_NOTEBOOK).search(log.text) else ""


def _image(_match: LogMatch, log: Log) -> str:
    """Return the image with a toolkit in place of the one without that a log names."""
    image = compiled(_RUNTIME_IMAGE).search(log.text)
    return f"{image['before']}-devel{image['after']}" if image else ""


_RUNTIME_IMAGE = r"(?i)\b(?:FROM|image:?|docker (?:run|pull)[^\n]{0,80}?)[ ](?P<before>[\w./-]{2,80}:[\w.-]{2,60}?)-(?:runtime|base)(?P<after>[\w.-]{0,40})"
_NOTEBOOK = r"(?m)^[ \t]*[!%][ ]?(?:pip|python|cd|conda|bash|git)\b|(?:^|[\s'\"(=])/(?:content|kaggle)/|\b(?:[Cc]olab|[Kk]aggle)\b"
_IN_AN_IMAGE = "in an image without the toolkit"
_IN_A_NOTEBOOK = "on a notebook's machine"


_ON_WINDOWS = "on Windows, where the log names a CUDA"
_ON_ANY_WINDOWS = "on Windows, where it names none"
_SETUP = (
    "from torch.utils.cpp_extension import CUDA_HOME\nfrom subprocess import check_output\n"
    "def version(folder):\n    return check_output([folder + '/bin/nvcc', '-V'])\n"
    "def flags():\n    old = b'11.' in version(CUDA_HOME)\n    return ['-O3'] if old else ['-O2']\n"
)
_TORCH_CUDA = "$(python -c 'import torch; print(torch.version.cuda)')"

CAUSE = Cause(
    title="the build needs nvcc, and {what}",
    in_log=log_rules(
        rule(*_NO_NVCC_PATTERNS, confidence=_no_nvcc_confidence),
        rule(_PROGRAM_OF_SETUP, confidence=LIKELY, only_if=RUNS_NVCC),
        rule(
            *_NONE_IN_PATH_PATTERNS,
            confidence=_none_in_path_confidence,
        ),
        rule(
            *_STATEMENT_PATTERNS,
            confidence=if_in_log(_FAILURE_PATTERN, then=LIKELY, otherwise=POSSIBLE),
        ),
        what="finds no CUDA toolkit",
        remedy=_by_system,
        image=_image,
        cuda=lambda _, log: _release(log) or "",
    ),
    in_build_script=in_build_script,
    is_linted_on_request=True,
    fix=Fix(
        "install the CUDA toolkit of torch.version.cuda and set CUDA_HOME to its folder (on Windows: CUDA_PATH, in a new"
        " console), use a -devel image, or install a prebuilt wheel; if torch is a CPU build, install its CUDA build first",
        commands=(
            f'conda install -c nvidia cuda-toolkit="{_TORCH_CUDA}"',
            "export CUDA_HOME=$CONDA_PREFIX",
        ),
    ),
    remedies={
        IN_SOURCES: Fix(
            "test whether CUDA_HOME is None before it is used, and build without CUDA or say what is missing"
        ),
        _IN_AN_IMAGE: Fix(
            "start from the -devel image of the same release, which has nvcc and CUDA's headers: -runtime and -base have neither",
            commands=("docker pull {image}",),
        ),
        _IN_A_NOTEBOOK: Fix(
            "point CUDA_HOME at the machine's toolkit in a separate cell (Colab and Kaggle with a GPU have one in /usr/local/cuda; select a GPU for the notebook first); if its"
            " release differs from torch's, install the torch for it, or wheels that need no compiler",
            commands=(
                "ls -d /usr/local/cuda*/bin/nvcc",
                "%env CUDA_HOME=/usr/local/cuda",
            ),
        ),
        _ON_ANY_WINDOWS: Fix(
            "install the CUDA toolkit of torch.version.cuda (None means a CPU build of torch: replace it first), and build in a new x64 Native Tools prompt of Visual Studio, where"
            " both cl and nvcc are found; if nvcc is still not found, set CUDA_HOME to the toolkit's folder, C:\\Program Files\\NVIDIA GPU Computing Toolkit\\CUDA and its release",
            commands=('python -c "import torch; print(torch.version.cuda)"', "where nvcc cl"),
        ),
        _ON_WINDOWS: Fix(
            "point CUDA_HOME at the toolkit of torch's CUDA, in the console that builds (a console opened before the installation does not know it); if the folder does not exist,"
            " install the toolkit first; if torch is a CPU build (None is printed), install its CUDA build first",
            commands=(
                'python -c "import torch; print(torch.version.cuda)"',
                'set "CUDA_HOME=C:\\Program Files\\NVIDIA GPU Computing Toolkit\\CUDA\\v{cuda}"',
                "winget install -e --id Nvidia.CUDA --version {cuda}",
            ),
        ),
        IN_A_BUILD: Fix(
            "install the nvcc of torch's CUDA release, or point CUDA_HOME at a toolkit",
            commands=("{install_toolkit}",),
        ),
    },
    examples=(
        (
            '  File "C:\\warp\\setup.py", line 62, in get_cuda_bare_metal_version\n'
            "    raw_output = subprocess.check_output(\nFileNotFoundError: [WinError 2] The system cannot find the file specified"
        ),
        "OSError: The nvcc binary could not be located in your $PATH. Add it to your path, or set $CUDAHOME",
        "FROM pytorch/pytorch:2.1.0-cuda12.1-cudnn8-runtime\n/bin/sh: 1: nvcc: not found",
        "!pip install warpkit\nOSError: CUDA_HOME environment variable is not set. Please set it to your CUDA install root.",
        Log(
            '  File "C:\\op\\setup.py", line 9, in <module>\n'
            "OSError: CUDA_HOME environment variable is not set. Please set it to your CUDA install root.",
            Machine(os="Windows"),
        ),
        Log(
            '  File "C:\\op\\setup.py", line 9, in <module>\n'
            "OSError: CUDA_HOME environment variable is not set. Please set it to your CUDA install root.",
            Machine(torch="2.4.0+cu121", cuda="12.1", os="Windows"),
        ),
        "which: no nvcc in (/opt/env/bin:/usr/local/bin:/usr/bin)",
        (
            "clang++: error: cannot find libdevice for sm_60; provide path to different CUDA installation via '--cuda-path', or pass"
            " '-nocudalib' to build without linking with libdevice"
        ),
        Log(
            '  File "/opt/venv/lib/python3.11/site-packages/torch/utils/cpp_extension.py", line 2556,'
            " in _join_cuda_home\n    raise OSError('CUDA_HOME environment variable is not set. '\n"
            "OSError: CUDA_HOME environment variable is not set. Please set it to your CUDA install root.\n",
            Machine(torch="2.5.1+cu124", os="Ubuntu 22.04"),
        ),
        (
            '  File "<string>", line 132, in <module>\n'
            "NameError: name 'bare_metal_version' is not defined\n"
            "selective_kernels was requested, but nvcc was not found.\n"
        ),
        (
            '  File "setup.py", line 24, in get_cuda_bare_metal_version\n'
            '    raw_output = subprocess.check_output([cuda_dir + "/bin/nvcc", "-V"], universal_newlines=True)\n'
            "                                          ~~~~~~~~~^~~~~~~~~~~~~\n"
            "TypeError: unsupported operand type(s) for +: 'NoneType' and 'str'\n"
        ),
        (
            '  File "<string>", line 22, in get_cuda_bare_metal_version\n'
            "TypeError: unsupported operand type(s) for +: 'NoneType' and 'str'\n"
        ),
        "/bin/sh: 1: nvcc: not found\nmake: *** [Makefile:12: kernels.o] Error 127\n",
        (
            "CMake Error at CMakeLists.txt:3 (project):\n  No CMAKE_CUDA_COMPILER could be found.\n\n"
            "  Tell CMake where to find the compiler by setting either the environment variable\n"
            '  "CUDACXX" or the CMake cache entry CMAKE_CUDA_COMPILER to the full path to the compiler.\n'
        ),
        "'nvcc' 不是内部或外部命令，也不是可运行的程序\nerror: command 'nvcc' failed with exit status 1\n",
        BuildScript(
            "setup.py",
            _SETUP
            + "setup(ext_modules=[CUDAExtension('op', ['op.cu'], extra_compile_args=flags())])\n",
        ),
        BuildScript(
            "setup.py",
            "import os\nfrom torch.utils import cpp_extension\n"
            "include = os.path.join(cpp_extension.CUDA_HOME, 'include')\n",
        ),
        BuildScript(
            "setup.py", "import subprocess\nsaid = subprocess.check_output(['nvcc', '--version'])\n"
        ),
    ),
    counterexamples=(
        BuildScript("setup.py", _SETUP + "setup()\n"),
        BuildScript(
            "setup.py",
            "import os\nfrom torch.utils.cpp_extension import CUDA_HOME\n"
            "if CUDA_HOME is None:\n    raise SystemExit('no nvcc')\n"
            "include = os.path.join(CUDA_HOME, 'include')\n",
        ),
        BuildScript(
            "setup.py",
            "import os\nCUDA_HOME = os.environ.get('CUDA_HOME', '/usr/local/cuda')\n"
            "include = os.path.join(CUDA_HOME, 'include')\n",
        ),
        BuildScript(
            "setup.py",
            "import subprocess\ntry:\n    subprocess.run(['nvcc', '-V'])\nexcept OSError:\n    print('no nvcc')\n",
        ),
        "No CUDA runtime is found, using CUDA_HOME='/usr/local/cuda'\nrunning build_ext\n",
        "error: [Errno 2] No such file or directory: '/usr/local/cuda-11.3/bin/nvcc'",
        "CMake Error at Caffe2/public/cuda.cmake:70 (message):\n  Failed to find nvToolsExt\n",
        "TypeError: expected str, bytes or os.PathLike object, not NoneType\n",
        "OSError: ROCM_HOME environment variable is not set. Please set it to your ROCm install root.",
    ),
)
