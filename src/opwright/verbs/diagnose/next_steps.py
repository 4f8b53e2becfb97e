"""Where no cause is known: what the log lacks to decide it, and what to try first."""

from __future__ import annotations

import re
import shlex
from collections.abc import Iterator

from opwright.knowledge.packages import module_package
from opwright.knowledge.pypi.native_packages import PURE_PYTHON
from opwright.logs.patterns import compiled, on_windows
from opwright.model import Failure, Log, NextSteps

_COMPILER_COMMAND = r"(?:nvcc|hipcc|g\+\+|gcc|clang|c\+\+|\bcl(?:\.exe)?)[\w.+-]*['\"]?\s[^\n]{0,4000}\s[-/](?:c|shared|link)\b"
_LINKERS = frozenset({"the linker", "link.exe", "nvlink"})
_COMPILERS = frozenset({"nvcc", "the compiler", "MSVC", "ptxas", "clang"})
_NAMES = frozenset(
    {
        "undeclared",
        "no-member",
        "no-type",
        "no-matching-function",
        "missing-header",
        "incomplete-type",
    }
)
_FIRST_LINES = 2
_INSTALLED_IN = r"[/\\](?:site|dist)-packages[/\\](?P<package>\w+)"
_MODULE = r"No module named ['\"]?(?P<module>[A-Za-z_]\w*)"


_CRASHES = (
    "Segmentation fault",
    "segmentation fault",
    "Aborted",
    "Bus error",
    "Illegal instruction",
)
_UNDEFINED = r"(?P<file>/[^\s:'\"]{2,300}): undefined symbol: (?P<name>\w{2,500})"
_IMPORTED = r"\bimport (?P<module>[A-Za-z_][\w.]{1,60})"


_KINDS = (
    # what a failure says, what decides most of its kind, and what shows it
    (
        r"\bexits with return code = -7\b|\bSignal 7 \(SIGBUS\)|\bexitcode\s{0,3}: -7\b|received signal: ?SIGBUS",
        (
            "give the container more shared memory: signal 7 (SIGBUS) means that /dev/shm is full, which docker makes 64 MB large, and which NCCL and data loaders use: start it with"
            " --shm-size=16g or --ipc=host"
        ),
        ("df -h /dev/shm",),
    ),
    (
        r"\buncorrectable ECC error\b|\bCUDA_ERROR_ECC_UNCORRECTABLE\b|\bhas fallen off the bus\b",
        (
            "take the GPU out of use: its memory or its connection is damaged, and no software is at fault. The first command counts the errors; reset it or restart the machine, and"
            " if they come back have it replaced"
        ),
        ("nvidia-smi -q -d ECC,PAGE_RETIREMENT", "sudo dmesg | grep -i xid"),
    ),
    (
        r"\[WinError 1314\]",
        (
            "allow the build to create symbolic links: start the console as administrator, or turn on Developer Mode in Windows' settings, and rebuild; a prebuilt wheel needs neither"
        ),
        (),
    ),
    (
        r"^C1083[^\n]*CMakeError\.log|\bCheck(?:IncludeFiles?|SymbolExists|FunctionExists)\.c(?:xx)?\b",
        (
            "read what CMake itself printed: CMakeError.log lists what its checks did not find (pthread.h on Windows, for one), and none of that stops it; what stops it begins with"
            " CMake Error"
        ),
        (),
    ),
    (
        r"\bKeOps\b|\bError when compiling formula\b|\bcompil\w+ (?:cuda |nvrtc )?jit compiler\b",
        (
            "delete KeOps' compiled cache and run its self-test, which says what fails: KeOps compiles each formula at its first call, with g++ (C++11 or later) and the NVRTC of the"
            " CUDA in CUDA_PATH; if all of that is present, install the pykeops and keopscore release from the project's time, or the newest of both"
        ),
        (
            "{python} -c {quote}import pykeops; pykeops.clean_pykeops(); pykeops.test_torch_bindings(){quote}",
            "pip show pykeops keopscore",
        ),
    ),
    (
        r"\bis not in the (?:\w+(?: :: |::|\.))?[\w -]{2,30} registry",
        (
            "import the module that registers the class, which nothing has imported: run the program with the project's root on PYTHONPATH, or install the project there if another"
            " release of its base (mmdet, mmdet3d, mmcv) is installed instead; a plugin module belongs in custom_imports or plugin_dir of the configuration. If an __init__ swallows"
            " ImportError, import that module by hand: an extension that was not built may hide there"
        ),
        (
            "export PYTHONPATH={inner}$PWD:$PYTHONPATH{inner}",
            "{python} -m pip install --no-build-isolation --no-deps -v -e .",
        ),
    ),
    (
        r"\\r\W?: (?:No such file|command not found)|\^M: bad interpreter",
        "convert the scripts to Unix line endings: they have Windows' (a checkout by Git for Windows, even below /mnt/c). Clone them again on Linux, or strip the carriage returns",
        (
            "git config --global core.autocrlf input",
            "grep -rlI {inner}^#!.*$(printf {quote}\\r{quote}){inner} . | xargs sed -i {quote}s/\\r$//{quote}",
        ),
    ),
    (
        r"\b(?:f['\"]|print\([^\n]{0,160}\bfile ?=)[^\n]{0,200}SyntaxError: invalid syntax",
        "run it with a newer Python: these sources are for Python 3 (3.6 or later if the line has an f-string), and `python` is an older one there, usually Python 2",
        ("{python} --version", "python3 --version"),
    ),
    (
        r"device type at start of device string: (?!cuda|cpu)\w",
        (
            "before using the device, import the package that adds it to torch, in its release for this torch: torch_npu for npu, habana_frameworks.torch.core for hpu, torch_directml"
            " for a GPU through DirectML (its name is not dml: pass torch_directml.device()), torch_xla for xla, intel_extension_for_pytorch for xpu if torch is older than 2.5"
        ),
        (
            "{python} -c {quote}import torch; print(torch.__version__){quote}",
            "{python} -m pip list",
        ),
    ),
    (
        r"\bImport ['\"][\w.]{2,80}['\"] could not be resolved\b",
        (
            "select, in the editor, the Python that has the package: this is Pylance's message, which looks only into the interpreter that the editor has selected. Whether the import works is"
            " said by Python itself: import the module in that interpreter, and add what it prints"
        ),
        ("{python} -c {quote}import sys; print(sys.executable){quote}", "{python} -m pip list"),
    ),
    (
        r"from partially initialized module '[^'\n]{1,100}'|partially initialized module '[^'\n]{1,100}' has no attribute",
        (
            "import the missing name's own module alone: if a file of that name is there, its message says why it does not load; if none is, the package lacks it, compiled for this Python, and is to be"
            " installed again. A script or folder of your own that is called like the package is the other reason: rename it"
        ),
        ("{python} -m pip list",),
    ),
    (
        r"No module named ['\"]?torch['\"]?(?![\w.])",
        (
            "install torch into the Python that runs the program: many projects leave it out of their requirements, because its build is chosen by the machine (https://pytorch.org/get-started/locally). If pip says that it is"
            " installed, that pip is another Python's"
        ),
        (
            "{python} -c {quote}import sys; print(sys.executable){quote}",
            "{python} -m pip install torch torchvision",
        ),
    ),
    (
        r"requires sox extension which is not available",
        (
            "install SoX's library, which torchaudio loads from 2.1 on but no longer ships (its Windows wheels lack that part); for WAV and FLAC, soundfile does as well"
            " (backend='soundfile', if the program lets you choose)"
        ),
        ("apt-get install -y sox libsox-dev", "{python} -m pip install soundfile"),
    ),
    (
        r"has an invalid wheel, ",
        (
            "download the file again with a newer pip and without its cache: it is truncated, or its metadata has another version than its file name (torch 1.7 for Windows on PyPI,"
            " which is 1.7.0+cpu: install torch===1.7.0 from -f https://download.pytorch.org/whl/torch_stable.html)"
        ),
        (
            "{python} -m pip install --upgrade pip",
            "{python} -m pip cache purge",
        ),
    ),
    (
        r"No gym module found for the active version of Python",
        "Isaac Gym has modules only for Python 3.6, 3.7 and 3.8 on Linux (x86_64): run it with one of these, installed from its own archive (pip install -e isaacgym/python), or move to Isaac Lab",
        (
            "{python} -c {quote}import sys, platform; print(sys.version, platform.platform()){quote}",
        ),
    ),
    (
        (
            r"cuda\.is_available\(\)|CUDA (?:is |was )?(?:not|un)[ -]?available|\b[Nn]o (?:CUDA |NVIDIA |capable )?(?:GPUs?|devices?) (?:is |are |was |were )?(?:found|available|detected|visible)"
            r"|\b(?:needs?|requires?|[Mm]ust have) (?:a |an |at least one )?(?:CUDA|NVIDIA|GPU)\b|(?:CUDA|GPU) (?:is (?:required|needed)|must be)|[Nn]eed (?:a )?(?:CUDA|GPU)\b"
            r"|\bno gpus? (?:is |are )?available|\bCuda is not available|\bno GPU resources|\b[Nn]o GPU(?: devices?)? (?:available|detected)|\bfind any GPU|\bcuda is not available|\b(?:sees?|found|finds?) no (?:CUDA|GPU)"
        ),
        (
            "find out why torch sees no GPU: its torch.version.cuda is None in a build for the CPU, to be exchanged; CUDA_VISIBLE_DEVICES, in the shell or set in the program by os.environ, may name a"
            " GPU that is not there (the first is 0), or none; nvidia-smi says whether the driver runs, and the container has been given the GPU"
        ),
        (
            "{python} -c {quote}import os, torch; print(torch.__version__, torch.version.cuda, torch.cuda.device_count(), os.environ.get({inner}CUDA_VISIBLE_DEVICES{inner})){quote}",
            "grep -rn CUDA_VISIBLE_DEVICES --include='*.py' --include='*.sh' --include='*.yaml' .",
            "nvidia-smi",
        ),
    ),
    (
        r"(?i)\beglInitialize\b|\beglGetDisplay\b|\bEGL(?:_| error| display| context| device)|\blibEGL\b[^\n]{0,40}fail|unable to (?:initialize|create) (?:an? )?EGL",
        (
            "EGL must come from NVIDIA's driver: start a container with NVIDIA_DRIVER_CAPABILITIES=all (the default lacks graphics), install libegl1 and libgles2, and unset DISPLAY;"
            " elsewhere install the driver with its OpenGL libraries. If the program can work without OpenGL, use its CUDA path (in nvdiffrast RasterizeCudaContext instead of"
            " RasterizeGLContext)"
        ),
        ("ls /usr/share/glvnd/egl_vendor.d; ldconfig -p | grep -E 'EGL|GLX_nvidia'", "nvidia-smi"),
    ),
    (
        (
            r"\b[Pp]lease (?:(?:first|manually|also|re-?)[ -]?)?(?:import|install|use|run|set|upgrade|update|downgrade|reinstall|compile|build|make|specify|add|enable|disable|remove|try|switch|move)\b"
            r"|(?:[`'\"(]|[:;.] )pip3? install [\w.-]{2,40}|\b(?:needs?|has|have) to be installed\b|\binstall (?:it|them) (?:with|by|via|from)\b|\. (?:Specify|Set|Use|Run|Install|Upgrade|Import|Try|Consider) \w"
        ),
        "do what the message says, in the program or environment that failed, before reinstalling anything",
        (),
    ),
)
"""Only the words of the failure itself: nothing is claimed of its cause."""


def next_steps(log: Log, failure: Failure | None) -> NextSteps:
    """Return what to add to the log, and what to type first."""
    if failure is None:
        return NextSteps(("the output of the step that failed, from its beginning",), ())
    advice, shown = _of_its_kind(log, failure)
    return NextSteps(tuple(_lacking(log, failure)), (*shown, *_commands(log, failure)), advice)


def _of_its_kind(log: Log, failure: Failure) -> tuple[str, tuple[str, ...]]:
    """Return what decides most failures that say the same, and what shows it."""
    if module := missing_dependency(failure):
        return _ABSENT, (
            f"{'py' if on_windows(log) else 'python'} -m pip install {module_package(module)}",
        )
    known = (row for row in _KINDS if compiled(row[0]).search(failure.said))
    _, advice, shown = next(known, ("", "", ()))
    is_windows = on_windows(log)
    places = {
        "{python}": "py" if is_windows else "python",
        "{quote}": '"' if is_windows else "'",
        "{inner}": "'" if is_windows else '"',
    }
    commands = (re.sub(r"\{\w+\}", lambda place: places[place[0]], one) for one in shown)
    return advice, tuple(
        one
        for one in commands
        if not (is_windows and one.startswith(("grep ", "ls ", "export ", "apt-get ")))
    )


def missing_dependency(failure: Failure) -> str | None:
    """Return the module that ended a run as it is not there, of a package that PyPI has for everybody; None for any other."""
    absent = compiled(_ABSENT_MODULE).search(failure.said)
    is_known = absent is not None and compiled(PURE_PYTHON).fullmatch(absent["module"])
    return absent["module"] if absent and is_known else None


_ABSENT_MODULE = r"No module named ['\"]?(?P<module>(?!dataset\b)[A-Za-z]\w{1,40})(?![\w.])"
_ABSENT = "install it into the Python that runs the program: it is a requirement that is not installed there; whatever the log says before that did not end the run"


def _lacking(log: Log, failure: Failure) -> Iterator[str]:
    built = failure.speaker in _COMPILERS | _LINKERS
    if failure.kind == "exception" and not failure.file:
        yield "the whole traceback"
    elif failure.evidence.line <= _FIRST_LINES and not built:
        yield "the lines before it"
    if built and not compiled(_COMPILER_COMMAND).search(log.text):
        yield "the command that failed (pip install -v and ninja -v print it)"
    if log.machine.torch is None:
        yield "the version of torch"


def _commands(log: Log, failure: Failure) -> Iterator[str]:
    python = "py" if on_windows(log) else "python"
    if failure.kind in _NAMES:
        yield "opwright lint ."
        return
    if missing := compiled(_UNDEFINED).search(failure.said):
        yield f"c++filt {shlex.quote(missing['name'])} && ldd -r {shlex.quote(missing['file'])}"
    if failure.kind == "exception" and not missing_dependency(failure):
        module = re.search(_MODULE, failure.said)
        package = re.search(_INSTALLED_IN, failure.file)
        names = dict.fromkeys(m[1] for m in (module, package) if m)
        if module and not package and failure.file and python == "python":
            name = shlex.quote(module[1])
            yield f"grep -rlw --include=setup.py --include=CMakeLists.txt {name} ."
        if "NCCL" in failure.said:
            yield "export NCCL_DEBUG=INFO"
        if names:
            yield f"{python} -m pip show torch {' '.join(map(shlex.quote, names))}"
    elif failure.said.startswith(_CRASHES):
        quote = '"' if python == "py" else "'"
        yield f"{python} -X faulthandler -c {quote}{_imports(log)}{quote}"
    elif failure.said.startswith("Killed"):
        yield "sudo dmesg | grep -i -E 'out of memory|killed process'"
    yield "opwright env"


def _imports(log: Log) -> str:
    """Return what imports torch and then what the user says was imported: a crash may come from their order."""
    named = dict.fromkeys(m["module"] for m in compiled(_IMPORTED).finditer(log.text))
    return ", ".join(("import torch", *(name for name in named if name != "torch")))
