"""
A library that is compiled on first use is built by ninja and imported right after. When the build failed
out of sight, what is seen is only the import: the `.so` below `torch_extensions` that cannot be opened
because nobody wrote it, a `No module named 'upfirdn2d_plugin'`, an optimizer that misses its `ds_opt_adam`
while it is taken down. Reading on from there leads nowhere.

The build is out of sight when it ran on another rank, when `verbose=False` swallowed ninja's output, when
an earlier run left the folder behind, or when someone edited `cpp_extension.py`: an often copied answer
replaces `ninja -v` by `ninja --version`, which exits without an error and builds nothing.

A linker that cannot find an object file of the project itself (`blend.o`, LNK1181 and `blend.obj`) comes after a compiler that
wrote none: its message stands further up, or was lost, or two builds share a folder and one has cleared it.

Deleting the folder and building once more, on one process and verbosely, shows the first error; that one
is the cause.
"""

from collections.abc import Iterator

from opwright.causes.kit.rules import log_check
from opwright.logs.patterns import find_matches, has_match
from opwright.model import Cause, Confidence, Evidence, Fix, Log

_NOT_WRITTEN = (
    (
        r"torch_extensions[/\\](?P<library>[^\s:'\"]{1,150})\.(?:so|pyd)\b[^\n]{0,20}"
        r"(?:pen shared obj|o such file|mage not found)"
    ),
    r"No such file or directory: ['\"][^\s'\"]{0,80}torch_extensions[/\\](?P<library>[^\s'\"]{1,100})\.(?:so|pyd)\b",
    r"No module named ['\"]?(?P<library>\w+_plugin)\b",
)
_NO_MODULE = r"No module named ['\"]?(?P<library>\w{1,100})['\"]?(?![\w.])"
_NO_FILE = r"[/\\](?!lib)(?P<library>[^\s:'\"/\\]{1,100})\.(?:so|pyd): (?:cannot open shared obj|无法打开共享对象|Kann die Shared)"
_LOADING = r"Loading extension module (?P<library>\w{1,100})\.\.\."
_IN_JIT = r"_import_module_from_library\b|in _jit_compile"
_FOLLOWS = (
    r"Failed to build CUDA kernels for (?P<library>\w+)\. Falling back",
    r"'DeepSpeedCPU(?:Adam|Adagrad|Lion)' object has no attribute '(?P<library>ds_opt_\w+)'",
    r"No such file or directory: ['\"][^\s'\"]{1,200}[/\\]cached_ops[/\\](?P<library>[^\s'\"]{1,100})\.so\b",
    r"['\"]ninja['\"], ['\"](?P<library>--version)['\"]\]' returned non-zero",
)

_NO_OBJECT = (
    r"ld(?:\.\w{2,5})?(?:\.exe)?: (?:error: )?(?:cannot find|cannot open|can't open|找不到) ['\"]?(?P<library>[^\s:'\"]{1,300}\.o)\b",
    r"(?:g\+\+|gcc|c\+\+|cc|clang|clang\+\+|ld)(?:-\d+)?: error: (?:no such file or directory: )?['\"]?(?P<library>/?[^\s:'\"]{1,300}\.o)(?:['\"]|: No such file)",
    r"(?:g\+\+|gcc|c\+\+|clang\+\+)(?:-\d+)?: error: (?P<library>[^\s:'\"]{1,200}\.so): No such file",
    r"LNK1181[^\n'\"“„«]{0,60}[\"'“„«] ?(?P<library>[^'\"”»\n]{1,300}?\.obj)\b",
)
"""An object file that the linker was promised; `x64.obj` alone is a half of something else."""
_FAILED = r"Setting up PyTorch plugin \"(?P<library>\w{1,60})\"\.\.\. Failed!"

_UNREADABLE = r"UnicodeDecodeError: 'utf-?8' codec can't decode"
_BY_NINJA = r"in _run_ninja_build\b"
"""Which reads what the compilers have said, for its own message, and stumbles over the code page of Windows."""


@log_check(_UNREADABLE, *_NOT_WRITTEN, _NO_MODULE, _NO_FILE, *_FOLLOWS, *_NO_OBJECT, _FAILED)
def in_log(log: Log) -> Iterator[Evidence]:
    """Look for what is missing because a build left nothing behind."""
    for found in find_matches(log, *_NOT_WRITTEN):
        path = found.groups["library"].replace("\\", "/")
        folder, _, name = path.rpartition("/")
        yield found.evidence(Confidence.CERTAIN, library=name, **_again(folder or f"*/{name}"))
    in_jit = has_match(log, _IN_JIT)
    loading = {found.groups["library"] for found in find_matches(log, _LOADING)}
    for found in find_matches(log, _NO_MODULE, _NO_FILE):
        name = found.groups["library"]
        if in_jit or name in loading:
            yield found.evidence(Confidence.LIKELY, **_again(f"*/{name}"))
    if has_match(log, _BY_NINJA):
        for found in find_matches(log, _UNREADABLE):
            yield found.evidence(Confidence.LIKELY, library="an extension", **_again("*/*"))
    for found in find_matches(log, *_FOLLOWS):
        yield found.evidence(Confidence.LIKELY, **_again("*/*"))
    for found in find_matches(log, *_NO_OBJECT):
        folder, _, name = found.groups["library"].replace("\\", "/").rpartition("/")
        if folder and not (name.startswith("lib") and name.endswith(".so")):
            yield found.evidence(
                Confidence.LIKELY, library=name, look=_OF_PIP, clear="rm -rf build"
            )
    for found in find_matches(log, _FAILED):
        name = found.groups["library"]
        yield found.evidence(Confidence.POSSIBLE, **_again(f"*/{name}"))


_OF_PIP = "MAX_JOBS=1 pip install -v --no-build-isolation --no-cache-dir ."


def _again(folder: str) -> dict[str, str]:
    """Return how to see what ninja says of a build, in a folder of torch's cache, and how to start anew."""
    return {
        "look": f"ninja -v -C ~/.cache/torch_extensions/{folder}",
        "clear": "rm -rf ~/.cache/torch_extensions",
    }


CAUSE = Cause(
    title="{library} was to be compiled on first use, and that failed before: this is what follows",
    in_log=in_log,
    is_generic_failure=True,
    fix=Fix(
        "build once more on one process and verbosely, and repair the first error; undo edits of "
        "torch/utils/cpp_extension.py",
        commands=(
            "{look}",
            "{clear}",
        ),
    ),
    examples=(
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
