"""
A library that is compiled on first use is built by ninja and imported right after. If that build failed out of sight, only
the import shows: the `.so` below `torch_extensions` cannot be opened because nothing wrote it, `No module named
'upfirdn2d_plugin'`, an optimizer whose destructor finds no `ds_opt_adam`. Following these messages leads nowhere.

That happens on another rank, with `verbose=False`, in a folder that an earlier run left behind, or after an edit of
`cpp_extension.py`: an often copied answer replaces `ninja -v` with `ninja --version`, which builds nothing and returns 0.

A linker that cannot find an object file of the project itself (`blend.o`, LNK1181 and `blend.obj`) follows a compiler that
wrote none. Its message is further up, or was lost, or two builds share a folder and one of them cleared it.

Delete the folder and build once more, verbosely and in one process: the first error is the cause.
"""

from opwright import knowledge
from opwright.causes.kit.rules import LIKELY, POSSIBLE, log_rules, rule
from opwright.logs.patterns import LogMatch, find_matches, has_match
from opwright.model import Cause, Confidence, Fix, Log

_NOT_WRITTEN = (
    r"torch_extensions[/\\](?P<library>[^\s:'\"]{1,150})\.(?:so|pyd)\b[^\n]{0,20}(?:pen shared obj|o such file|mage not found)",
    r"No such file or directory: ['\"][^\s'\"]{0,80}torch_extensions[/\\](?P<library>[^\s'\"]{1,100})\.(?:so|pyd)\b",
    r"/py3\d{1,2}_(?:cu\d{2,3}|cpu)/\w{1,120}/(?P<library>\w{1,120})\.(?:so|pyd): cannot open",
    r"No module named ['\"]?(?P<library>[A-Za-z\d_]+_plugin)(?![A-Za-z\d_])",
)
_NO_MODULE = r"No module named ['\"]?(?P<library>\w{1,100})['\"]?(?![\w.])"
_NO_FILE = r"[/\\](?!lib)(?P<library>[^\s:'\"/\\]{1,100})\.(?:so|pyd): (?:cannot open shared obj|无法打开共享对象|Kann die Shared)"
_LOADED = r"Loading extension module (?P<library>\w{1,100})\.\.\."
_OF_JIT = r"Error building extension '|torch_extensions|_run_ninja_build"
_IN_JIT = r"_import_module_from_library\b|in _jit_compile"
_CONSEQUENCE = (
    r"Failed to (?:build|load) (?:custom )?CUDA kernels? for (?P<library>\w+)\. Falling back",
    r"'DeepSpeedCPU(?:Adam|Adagrad|Lion)' object has no attribute '(?P<library>ds_opt_\w+)'",
    r"\brequires? the (?P<library>\w{3,40}) op, which failed to (?:build|load)",
    r"No such file or directory: ['\"][^\s'\"]{1,200}[/\\]cached_ops[/\\](?P<library>[^\s'\"]{1,100})\.so\b",
    r"['\"]ninja['\"], ['\"](?P<library>--version)['\"]\]' returned non-zero",
)
_ONLY_A_VERSION = r"Allowing ninja to set a default number of workers[^\n]*\n(?P<library>1\.\d{1,2}\.\d{1,2}[\w.-]*)$"
"""ninja was asked for its version instead of a build: the user has edited cpp_extension.py."""
_NO_OBJECT = (
    r"ld(?:\.\w{2,5})?(?:\.exe)?: (?:error: )?(?:cannot find|cannot open|can't open|找不到) ['\"]?(?P<library>[^\s:'\"]{1,300}\.o)\b",
    r"(?:g\+\+|gcc|c\+\+|cc|clang|clang\+\+|ld)(?:-\d+)?: error: (?:no such file or directory: )?['\"]?(?P<library>/?[^\s:'\"]{1,300}\.o)(?:['\"]|: No such file)",
    r"(?:g\+\+|gcc|c\+\+|clang\+\+)(?:-\d+)?: error: (?P<library>[^\s:'\"]{1,200}\.so): No such file",
    r"LNK1181[^\n'\"“„«]{0,60}[\"'“„«] ?(?P<library>[^'\"”»\n]{1,300}?\.obj)\b",
)
"""An object file of the project; `x64.obj` on its own is part of a longer name."""
_NOT_LOADED = r"Could not find module\s{1,4}['\"][^\n'\"]{0,120}torch_extensions[/\\](?P<library>[^\s'\"]{1,80})\.(?:pyd|dll)['\"]"
"""ctypes says so too where a library lacks another."""
_NO_BUILD_FILE = r"ninja: (?:fatal|error): loading 'build\.ninja'"
"""The folder was removed, or nothing was ever written into it."""
_FAILED = r"Setting up PyTorch plugin \"(?P<library>\w{1,60})\"\.\.\. Failed!"
_NOT_UTF_8 = r"UnicodeDecodeError: 'utf-?8' codec can't decode"
_IN_NINJA = r"in _run_ninja_build\b"
"""It reads the output of the compilers and fails on the code page of Windows."""


def _name(match: LogMatch, _: Log) -> str:
    return _split(match)[1]


def _folder(match: LogMatch, _: Log) -> str:
    folder, name = _split(match)
    return folder or f"*/{name}"


def _split(match: LogMatch) -> tuple[str, str]:
    """Return the folder and the name of what is missing."""
    folder, _, name = match.groups["library"].replace("\\", "/").rpartition("/")
    return folder, name


def _object_confidence(match: LogMatch, _: Log) -> Confidence | None:
    folder, name = _split(match)
    return LIKELY if folder and not (name.startswith("lib") and name.endswith(".so")) else None


def _of_torch(match: LogMatch, _: Log) -> Confidence | None:
    """Return how sure it is that a module is missing which nothing builds but torch, as a program runs."""
    project = knowledge.installing.project_of(match.groups["library"])
    return LIKELY if project is not None and project.is_jit else None


def _import_confidence(match: LogMatch, log: Log) -> Confidence | None:
    """Return how sure a failed import makes us; None where torch was not about to import what it had built."""
    loaded = (found.groups["library"] for found in find_matches(log, _LOADED))
    return LIKELY if has_match(log, _IN_JIT) or match.groups["library"] in loaded else None


_EDITED = "if somebody has edited what runs ninja"


def _edited(_match: LogMatch, _log: Log) -> dict[str, str]:
    return {"library": "the extension", "folder": "*/*", "remedy": _EDITED}


_OBJECT_FILE = "if an object file is missing"

CAUSE = Cause(
    title="{library} was never built: its compilation failed earlier, and this is only a consequence",
    in_log=log_rules(
        rule(*_NOT_WRITTEN, library=_name, folder=_folder),
        rule(_NO_MODULE, _NO_FILE, confidence=_import_confidence, folder="*/{library}"),
        rule(_NO_MODULE, confidence=_of_torch, folder="*/{library}"),
        rule(
            _NOT_UTF_8, confidence=LIKELY, only_if=_IN_NINJA, library="an extension", folder="*/*"
        ),
        rule(*_CONSEQUENCE, confidence=LIKELY, folder="*/*"),
        rule(_ONLY_A_VERSION, confidence=LIKELY, compute=_edited),
        rule(*_NO_OBJECT, confidence=_object_confidence, library=_name, remedy=_OBJECT_FILE),
        rule(_NOT_LOADED, confidence=POSSIBLE, library=_name, folder=_folder),
        rule(
            _NO_BUILD_FILE,
            confidence=POSSIBLE,
            only_if=_OF_JIT,
            library="the extension",
            folder="*/*",
        ),
        rule(_FAILED, confidence=POSSIBLE, folder="*/{library}"),
    ),
    explains=("insufficient-log",),
    is_generic_failure=True,
    fix=Fix(
        "rebuild verbosely in one process, and fix the first error (on Windows it is usually that cl or nvcc is not found: start the program from the x64 Native Tools prompt of a"
        " Visual Studio that torch's CUDA supports); undo edits of torch/utils/cpp_extension.py",
        commands=(
            "ninja -v -C ~/.cache/torch_extensions/{folder}",
            "rm -rf ~/.cache/torch_extensions",
        ),
    ),
    remedies={
        _OBJECT_FILE: Fix(
            "rebuild verbosely from clean in one process, and fix the first error",
            commands=(
                "rm -rf build",
                "MAX_JOBS=1 pip install -v --no-build-isolation --no-cache-dir .",
            ),
        ),
        _EDITED: Fix(
            "undo the edit of torch/utils/cpp_extension.py that asks ninja for its version instead of building, delete the partial build, and rebuild: the first error is the cause",
            commands=(
                "sed -i \"s/'ninja', '--version'/'ninja', '-v'/\" \"$(python -c 'import torch.utils.cpp_extension as e; print(e.__file__)')\"",
                "rm -rf build ~/.cache/torch_extensions",
            ),
        ),
    },
    examples=(
        "Error building extension 'warp_plugin': ninja: error: loading 'build.ninja': No such file or directory",
        "FileNotFoundError: Could not find module 'C:\\Users\\ann\\AppData\\Local\\torch_extensions\\Cache\\py310_cu117\\warp\\warp.pyd' (or one of its",
        (
            "Allowing ninja to set a default number of workers... (overridable by setting the environment variable MAX_JOBS=N)\n"
            "1.11.1.git.kitware.jobserver-1\n"
            "g++ -pthread -shared build/warp.o -o build/warp.so"
        ),
        "ImportError: /home/ann/.cache/py310_cu121/warp_tile/warp_tile.so: cannot open shared object file",
        "gcc: error: blend/build/kernel.so: No such file or directory\nerror: command 'gcc' failed with exit status 1",
        "FileNotFoundError: [Errno 2] No such file or directory: '/root/.cache/warp/90/cached_ops/norm/norm.so'",
        (
            '  File "D:\\py\\lib\\site-packages\\torch\\utils\\cpp_extension.py", line 1911, in _run_ninja_build\n'
            '    message += f": {error.output.decode(*SUBPROCESS_DECODE_ARGS)}"\n'
            "UnicodeDecodeError: 'utf-8' codec can't decode byte 0xd3 in position 1170: invalid continuation byte"
        ),
        (
            "ImportError: /home/ann/.cache/torch_extensions/py310_cu121/fused/fused.so: "
            "cannot open shared object file: No such file or directory"
        ),
        (
            "/usr/bin/ld: cannot find /tmp/pip-req-build-1/build/temp.linux-x86_64-3.11/csrc/blend.o: No such file or directory\n"
            "collect2: error: ld returned 1 exit status"
        ),
        "LINK : fatal error LNK1181: cannot open input file 'D:\\src\\blend\\build\\temp.win-amd64-3.10\\Release\\csrc\\blend.obj'",
        "Loading extension module blend_adam...\nModuleNotFoundError: No module named 'blend_adam'",
        "ModuleNotFoundError: No module named '_pvcnn_backend'",
        'Setting up PyTorch plugin "warp_op_plugin"... Failed!',
        (
            "  return _import_module_from_library(module_name, build_directory, True)\n"
            "ModuleNotFoundError: No module named 'bias_act_plugin'"
        ),
        (
            '  File "/opt/env/lib/python3.7/site-packages/torch/utils/cpp_extension.py", line 1097, in _jit_compile\n'
            "    return _import_module_from_library(name, build_directory, is_python_module)\n"
            "ImportError: No module named 'blend2d'"
        ),
    ),
    counterexamples=(
        "gcc: error: /opt/lib/libblend.so: No such file or directory",
        "ImportError: libcudart.so.11.0: cannot open shared object file: No such file or directory",
        (
            "Using /root/.cache/torch_extensions/py310_cu121 as PyTorch extensions root...\n"
            "Loading extension module fused_adam..."
        ),
        "ModuleNotFoundError: No module named 'pytest_plugins_extra'",
        "LINK : fatal error LNK1181: cannot open input file 'x64.obj'",
        "/usr/bin/ld: cannot find -lblend.o",
    ),
)
