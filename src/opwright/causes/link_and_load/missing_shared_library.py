"""
The binary needs a library that neither its wheel, nor torch, nor the packages that torch pins contain: OpenGL, FFmpeg,
SoX, TensorRT, NUMA. The loader searches for it by file name, in the binary's run path, in `LD_LIBRARY_PATH`, and in the
system's folders. If it finds none it stops, before it looks at any symbol.

Some packages ship one library for each version of what they need (`libtorchcodec_core4.so` to `core8.so`, one for each
FFmpeg) and load the first that works. There, one failing file is expected.

The message names the missing file, except on Windows: there it names the library that was to be loaded, and `dumpbin
/dependents` or Dependencies.exe shows what that needs. For torch's own DLLs it is usually Microsoft's C++ runtime, or
`libomp140.x86_64.dll` for `fbgemm.dll`.
"""

import re
from collections.abc import Iterator
from itertools import islice

from opwright import model
from opwright.causes.kit.binaries import library_evidence
from opwright.causes.kit.rules import LIKELY, POSSIBLE, log_check
from opwright.knowledge.cuda.sonames import (
    NOT_SHIPPED_WITH_TORCH,
    NUMBERED_BY_TOOLKIT,
    SAME_IN_EVERY_TOOLKIT,
    number_of,
)
from opwright.knowledge.packages import REINSTALLED_TORCH
from opwright.knowledge.torch_releases.names.names import (
    is_cuda_library,
    is_driver_library,
    is_rocm_library,
)
from opwright.knowledge.torch_wheels import table as wheels
from opwright.logs.patterns import (
    MODULE_NOT_FOUND,
    LogMatch,
    compiled,
    find_matches,
    has_match,
    in_dialogs,
    is_torch_loading,
)
from opwright.logs.tools.library_search import (
    AUDIO_BACKEND,
    CUDNN_ON_WINDOWS,
    FROM_BREW,
    FROM_DEBIAN,
    FROM_NVIDIA,
    FROM_ONEAPI,
    MEDIA,
    OF_INTEL_GPUS,
    OF_OTHER_CUDNN,
    ON_MACOS,
    ON_WINDOWS,
    search_for,
    search_in,
)
from opwright.model import Cause, Confidence, Evidence, Fix, Load, Log, Machine

_CANNOT_OPEN = (
    r"(?P<path>[\w.+@/-]{2,300}\.so[\w.]{0,20}):\s{1,8}cannot\s+open\s+shared object(?!\sfile: (?:Perm|Too))",
    (
        r"(?P<path>[\w.+@/-]{2,300}\.so[\w.]{0,20}): (?:Kann die Shared-Object-Datei nicht öffnen"
        r"|no se puede abrir el (?:fichero|archivo) del objeto compartido|Ne peut ouvrir le fichier d'objet partagé"
        r"|[Ii]mpossible d'ouvrir le fichier d'objet partagé|共有オブジェクトファイルを開けません"
        r"|невозможно открыть разделяемый объектный файл|无法打开共享对象文件|無法開啟共用物件"
        r"|não é possível abrir arquivo compartilhado|impossibile aprire il file oggetto condiviso"
        r"|동적 오브젝트 파일을 열 수 없습니다|nie można otworzyć pliku obiektu dzielonego)"
    ),
    r"Error loading shared library (?P<path>[^\s:]{2,200}): No such file",
    r"Library not loaded: ['\"]?(?P<path>[^\s']{2,300}\.(?:dylib|so))",
    r"(?P<path>lib[\w.+-]{1,100}\.so[\w.]{0,20}) => not found",
    r"(?:FileNotFoundError|OSError|ImportError): Could not find (?P<path>lib[\w.+-]{1,100}\.so[\w.]{0,20})(?![\w/])",
    r"Library not loaded: ['\"]?(?P<path>/[^\s']{2,300}/Frameworks/[^\s']{2,200})",
    r"UnsatisfiedLinkError: no (?P<path>[\w-]{2,60}) in java\.library\.path",
    r"Unable to load any of \{(?P<path>lib[\w.+-]{1,100}\.so[\w.]{0,20})",
    r"Could not load library (?P<path>libcudnn\w{0,40}\.so[\d.]{0,20})\. Error: ",
    r"(?P<path>cudnn[\w ]{0,30}\.dll) is not found",
    r"Could not locate (?P<path>cudnn\w{1,40}\.dll|zlibwapi\.dll)",
    r"Could not load library (?P<path>cudnn\w{1,40}64_\d{1,2}\.dll)\. Error code 126",
    r"Could not load library (?P<path>libcudnn\w{0,40}\.so[\d.]{0,20})(?=[.'\"`)]{0,3}[ \t]{0,4}$)",
)
_NO_MODULE = (
    r"(?:\[WinError 126\]|LoadLibrary failed with error 126)(?:[^\n]{0,200}(?:Error loading|to load) [\"'](?P<path>[^\"'\n]{1,300}))?",
    r"(?P<path>torch(?:_python|_cpu|_cuda)?\.dll|c10(?:_cuda)?\.dll|fbgemm\.dll|shm\.dll|asmjit\.dll)[^\n]{0,20} or one of its dependencies",
    rf"DLL load failed(?: while importing (?P<path>[\w.]{{1,80}}))?: {MODULE_NOT_FOUND}",
    r"DLL load failed while importing (?P<path>[\w.]{1,80}):?[ .`'\"]{0,4}(?:$|\()",
    r"ImportError: DLL load failed[ .`'\"]{0,4}$",
    (
        r"DLL load failed(?: while importing (?P<path>[\w.]{1,80}))?: (?:A dynamic link library \(DLL\) initialization"
        r"|动态链接库\s?\(DLL\)\s?初始化|動態連結程式庫\s?\(DLL\)\s?初始|ダイナミック リンク ライブラリ|Eine DLL-Initialisierungsroutine"
        r"|Une routine d.initialisation|Error en una rutina de inicialización|Произошел сбой в программе инициализации"
        r"|DLL\(동적 링크 라이브러리\)|Uma rotina de inicialização)"
    ),
    r"Could not find module['\"`.\s]{1,6}(?P<path>[^'\"`\n]{1,300}\.(?:pyd|dll))['\"`]{0,2} \(or one of its\s{1,4}dependencies\)",
    r"UnsatisfiedLinkError: (?P<path>[^\n]{1,300}\.dll): (?:Can't find dependent libraries|The specified module could not be found)",
    r"Could not load (?P<path>libtorchcodec)\b",
    r"DllNotFoundException: Unable to load (?:DLL|shared library) '(?P<path>[^'\n]{1,100})'",
    r"OSError: (?P<path>\w{2,40}) library not found",
    r"(?P<path>FFmpeg|SoX|sox) libraries are not found",
    r"No audio I/O (?P<path>backend) is available",
    r"Couldn't find appropriate (?P<path>backend) to handle uri",
    r"CUDA_PATH is set but (?P<path>CUDA) was(?:n't|nt) able to be loaded",
    r"DynamicLibNotFoundError: Failure finding [\"'](?P<path>lib(?!nvvm)[\w.-]{2,60})",
    r"ValueError: (?P<path>lib\w{2,30}\.so)[^\s]{0,24} not found in the system path",
    r"OSError: Could not find/load shared object file",
    r"STATUS_DLL_NOT_FOUND|\b0[xX][cC]0000135\b|-1073741515\b",
    r"Microsoft Visual C\+\+ Redistributable is not installed",
    r"\[WinError 1114\](?:[^\n]{0,200}Error loading [\"'](?P<path>[^\"'\n]{1,300}))?",
)
_DIALOG = in_dialogs(
    r"(?!(?:c10|torch|torch_cpu|torch_global_deps)\.dll|(?:cudart|cublas|cublasLt|nvrtc|cusparse|cufft)64_)[\w.+-]{2,60}\.dll",
    name="path",
)
"""What Windows shows when a program starts."""
_PTHREADS = r"(?P<path>libgcc_s\.so\.1) must be installed for pthread_(?:cancel|exit) to work"
_CERTAINLY_ABSENT = r"not found in the system path|OSError: \w{2,40} library not found|C\+\+ Redistributable is not installed|from torch\._C import \*"
_PART_OF_TORCH = r"lib(?:torch|c10|shm)\w*\.(?:so|dylib)"
_OF_OTHER_FAILURES = ("Could not find module", "1114")
"""ctypes reports the former for every failure; the latter is a library's failed initialization."""
_INCOMPATIBLE = "Incompatible library version"
_PYTHON_ALONE = r"OSError: libpython3[\w.]+: cannot open shared object"
"""What the library itself misses is CPython's."""
_WARNING = (
    r"Could not load dynamic library|you can ignore this warning|dso_loader\.cc|TF-TRT Warning"
)
_OTHER_CAUSES = (
    r"lib(?:cuda|nvcuda|nvidia-ml|cudart(?:-\w+)?|nvrtc-builtins|mkl_(?!sycl)\w+|python\d.*|shm|caffe2\w*)"
    r"(?:\.\d+)*\.(?:so|dylib)[\d.]*|lib(?:torch|c10)\w*\.(?:so|dylib)[\d.]*|ld-(?:linux|musl).*"
    r"|lib(?:cudart|c10|torch)-.*|_C\w*\..*|.*\.(?:cpython-|abi3|pyd).*"
)


def in_load(load: Load) -> Iterator[Evidence]:
    """Look for missing libraries that are neither torch's, nor CUDA's, nor the driver's."""
    others = [name for name in load.conditions if not is_driver_library(name)]
    if others:
        so = f"which neither it nor torch {load.torch.version} ships"
        how = search_in(load.binary.system, others[0], load.binary.file_name)
        yield from library_evidence(load, others, confidence=LIKELY, so=so, **how)


@log_check(*_CANNOT_OPEN, *_DIALOG, _PTHREADS, *_NO_MODULE)
def in_log(log: Log) -> Iterator[Evidence]:
    """Look for libraries that the loader does not find, and that no other cause is about."""
    reported: set[str] = set()
    for match in find_matches(log, *_CANNOT_OPEN):
        path = match.groups["path"]
        library = path.rpartition("/")[2]
        if _INCOMPATIBLE in log.text[match.start : match.start + 1000]:
            continue  # it is there
        sure = _confidence(library, path, log) or _torch_confidence(match, library, log)
        if sure and library not in reported:
            reported.add(library)
            details = _details(library, "which the loader does not find", match, log)
            yield match.evidence(sure, **details)
    for match in find_matches(log, *_DIALOG, _PTHREADS):
        reported.add(library := match.groups["path"])
        yield match.evidence(LIKELY, **_details(library, "which is missing", match, log))
    if not reported:
        yield from islice(_modules_in_log(log), 1)


def _modules_in_log(log: Log) -> Iterator[Evidence]:
    """Yield modules and libraries that are missing, or need something that is."""
    for match in find_matches(log, *_NO_MODULE):
        if "WinError 127]" in match.quote:  # a function is missing
            continue
        library = re.split(r"[\\/]", match.groups.get("path", "a library"))[-1]
        if library == "libtorchcodec" and has_match(log, _PYTHON_ALONE):
            continue
        if library.startswith("libbitsandbytes"):  # which its newer releases have
            continue
        is_absent = has_match(log, _CERTAINLY_ABSENT) or library.lower().endswith(".dll")
        is_unsure = any(text in match.quote for text in _OF_OTHER_FAILURES)
        what = "which is missing, or needs something that is missing"
        details = _details(library, what, match, log)
        yield match.evidence(LIKELY if is_absent and not is_unsure else POSSIBLE, **details)


_COMPILED_BY_TRITON = r"__triton_launcher|cuda_utils"
_LIBRARIES_THERE = r"(?i)\b(?:c10|torch\w{0,12})\.dll\b[^\n]{0,80}torch[/\\]lib\b|\btorch[/\\]lib[/\\ ][^\n]{0,80}\b(?:c10|torch\w{0,12})\.dll\b"
"""Somebody has found torch's DLLs, which only `import torch` leads the loader to."""
_NIGHTLY = r"(?i)\b(?:py)?torch\b[^\n]{0,12}\d\.\d{1,2}\.\d\.?(?:dev|a0)\d{0,8}"
_LOADING = r"from torch\._C import \*"


def _is_of_torch(match: LogMatch, log: Log) -> bool:
    return is_torch_loading(log, match) or has_match(log, _LOADING)


def _importable(module: str) -> str:
    """Return what to import by hand: the package of a module that has no name of its own."""
    return "PACKAGE" if module.startswith("_") else module


def _details(library: str, so: str, match: LogMatch, log: Log) -> dict[str, str]:
    how = search_for(library, match, log)
    if how.get("remedy") == ON_WINDOWS:
        if compiled(_COMPILED_BY_TRITON).match(library):
            how["remedy"] = _OF_TRITON
        elif "DLL load failed" in match.quote and has_match(log, _LIBRARIES_THERE):
            how |= {"remedy": _AFTER_TORCH, "imported": _importable(library)}
    is_nightly = has_match(log, _NIGHTLY)
    if is_nightly and not is_cuda_library(library) and _is_of_torch(match, log):
        how = {"remedy": _OF_NIGHTLY}
    if is_cuda_library(library) and is_torch_loading(log, match):
        how |= {"remedy": _OF_TORCH}
    if library == "libtorchcodec":
        torch = compiled(_TORCH_OF_TORCHCODEC).search(log.text)
        codec = wheels.made_for("torchcodec", f"{torch[1]}.0") if torch else None
        how |= {"remedy": _TORCHCODEC, "codec": codec, "torch": torch[1]} if torch and codec else {}
    return {"libraries": library, "library": library, "so": so, **how}


def _confidence(library: str, path: str, log: Log) -> Confidence | None:
    """Return how sure it is that nothing but the library's absence is the cause."""
    is_of_oneapi = library.startswith("libmkl") and has_match(log, OF_INTEL_GPUS)
    is_of_another = compiled(_OTHER_CAUSES).fullmatch(library) and not is_of_oneapi
    if is_of_another or "torch_extensions" in path:
        return None
    if is_driver_library(library):
        return None
    if is_cuda_library(library) or library.startswith("libcudnn"):
        return _cuda_confidence(library, log.machine)
    if is_rocm_library(library) or has_match(log, _WARNING):
        return POSSIBLE
    by_path = path.startswith("/") and not re.search(r"\.so\.\d", path)
    return POSSIBLE if by_path else LIKELY


def _torch_confidence(match: LogMatch, library: str, log: Log) -> Confidence | None:
    """Return how sure it is of a library that torch's own libraries need: no extension is to blame."""
    own = library.startswith("libcudart.") or compiled(_PART_OF_TORCH).match(library)
    return POSSIBLE if own and is_torch_loading(log, match) else None


def _cuda_confidence(library: str, machine: Machine) -> Confidence | None:
    """Return how sure it is of a CUDA library: only one of torch's own major version counts."""
    if library in SAME_IN_EVERY_TOOLKIT or library.startswith(NOT_SHIPPED_WITH_TORCH):
        return LIKELY
    cuda = re.search(r"(?:cu|^)(\d\d)", machine.cuda or (machine.torch or "").partition("+")[2])
    name, _, number = library.partition(".so.")
    if not cuda or name not in NUMBERED_BY_TOOLKIT:
        return POSSIBLE
    same = number.split(".")[0] == number_of(name, int(cuda[1]))
    return LIKELY if same else None


_TORCHCODEC = "where torchcodec names its torch"
_TORCH_OF_TORCHCODEC = r"The PyTorch version \((\d\.\d{1,2})\.[^)\n]{1,30}\) is not compatible"
_OF_TORCH = "where it is torch itself that loads it"
_OF_NIGHTLY = "where a nightly build of torch lacks it"
_AFTER_TORCH = "on Windows, where torch's DLLs are there"
_OF_TRITON = "on Windows, where Triton has compiled it"

CAUSE = Cause(
    title="the binary needs {libraries}, {so}",
    in_load=in_load,
    in_log=in_log,
    is_host_dependency=True,
    fix=Fix(
        "install the package that has {library}, or add its folder to LD_LIBRARY_PATH",
        commands=("apt-file search {quoted}", "ldconfig -p | grep -F {quoted}"),
    ),
    remedies={
        MEDIA: Fix(
            "install {media_package} with its shared libraries, in a version that the package supports",
            commands=("apt-get install {media_package}", "ldconfig -p | grep -F {media_library}"),
        ),
        _TORCHCODEC: Fix(
            "install the torchcodec for torch {torch}, which is {codec}, and FFmpeg 4 to 8 with its shared libraries: the exceptions below the message say which of the two is missing",
            commands=("pip install torchcodec=={codec}", "apt-get install ffmpeg"),
        ),
        AUDIO_BACKEND: Fix(
            "install soundfile into the Python that runs this; torchaudio uses it to read and write WAV and FLAC; for other formats, install FFmpeg 4 to 6 with its shared libraries",
            commands=("pip install soundfile",),
        ),
        FROM_NVIDIA: Fix(
            "install NVIDIA's package that has {library}, and add its folder to the loader's path",
            commands=(
                "pip install {requirement}",
                (
                    "export LD_LIBRARY_PATH=\"$(python -c 'import os, {folder} as m; p = m.__path__[0]; "
                    'print(p + "/lib" * os.path.isdir(p + "/lib"))\'):$LD_LIBRARY_PATH"'
                ),
            ),
        ),
        OF_OTHER_CUDNN: Fix(
            "this torch ships cuDNN {here}, and {library} is from cuDNN {number}: install a release of the package for cuDNN {here}, or a torch that ships cuDNN {number} ({torch});"
            " another cuDNN from pip would replace torch's own",
            commands=("pip install {requirement}",),
        ),
        CUDNN_ON_WINDOWS: Fix(
            "install cuDNN {number}, and put the folder nvidia\\cudnn\\bin of site-packages on PATH; PyTorch's builds ship cuDNN 8 up to torch 2.3 and 9 from 2.4 on, so a torch or a"
            " release of the package for the other one works as well",
            commands=("pip install 'nvidia-cudnn-cu12=={number}.*'",),
        ),
        _OF_TORCH: Fix(
            "reinstall torch with the NVIDIA packages that it depends on, which are missing or were uninstalled; if that installs none either, this build's metadata requires none on"
            " this platform: install another release",
            commands=(
                f"pip install --force-reinstall {REINSTALLED_TORCH}",
                "pip list | grep -E '^(torch|nvidia-)'",
            ),
        ),
        _OF_NIGHTLY: Fix(
            "install another build of torch: this nightly's wheel lacks {library}, or the package that has it; install another day's nightly, or the newest release",
            commands=("pip uninstall -y torch", "pip install torch"),
        ),
        _AFTER_TORCH: Fix(
            "import torch before {loaded}, in the same program: that adds torch/lib, where the DLLs are, to the search path; PATH does not count from Python 3.8 on. If it still"
            " fails, {loaded} was built for another torch or CUDA: rebuild it for the installed torch",
            commands=('python -c "import torch, {imported}"',),
        ),
        _OF_TRITON: Fix(
            "delete Triton's cache, which holds what it compiled for another Python or torch; if a fresh one fails too, install Microsoft's C++ runtime",
            commands=(
                'rmdir /s /q "%USERPROFILE%\\.triton\\cache"',
                "winget install Microsoft.VCRedist.2015+.x64",
            ),
        ),
        FROM_ONEAPI: Fix(
            "let the loader find Intel's oneAPI, which has {library}{driver}: source the setvars.sh of the oneAPI release that the package's installation page names for its version,"
            " in the shell that runs Python; PyTorch's own xpu wheels ship these libraries from 2.6 on",
            commands=("source /opt/intel/oneapi/setvars.sh --force",),
        ),
        FROM_DEBIAN: Fix(
            "install {debian} (the name on Debian and Ubuntu), which has {library}",
            commands=("apt-get install {debian}", "ldconfig -p | grep -F {quoted}"),
        ),
        FROM_BREW: Fix(
            "install {formula} with Homebrew, and link its {library} into the environment's lib folder; pip's package of that name is a Python package",
            commands=(
                "brew install {formula}",
                'ln -s "$(brew --prefix {formula})/lib/"{quoted} "$(python -c \'import sys; print(sys.prefix)\')/lib/"',
            ),
        ),
        ON_MACOS: Fix(
            "install the package that has {library} (or reinstall the one whose library needs it), or add an LC_RPATH to its folder",
            commands=(
                "mdfind -name {quoted}",
                'install_name_tool -add_rpath "$(dirname "$(mdfind -name {quoted} | head -n 1)")" {needing}',
            ),
        ),
        ON_WINDOWS: Fix(
            "install Microsoft's C++ runtime; if it is installed, find out what {loaded} needs and is missing",
            commands=(
                "winget install Microsoft.VCRedist.2015+.x64",
                'dumpbin /dependents "{file}"',
            ),
        ),
    },
    examples=(
        "ImportError: libmkl_sycl.so.3: cannot open shared object file: No such file or directory",
        "RuntimeError: Couldn't find appropriate backend to handle uri speech.wav and format None.",
        (
            "RuntimeError: Could not load libtorchcodec. Likely causes:\n"
            "          2. The PyTorch version (2.10.0) is not compatible with\n             this version of TorchCodec."
        ),
        "OSError: dlopen(/Users/ann/env/lib/libwarp_sox.so, 0x0006): Library not loaded: @rpath/libsox.dylib",
        "FileNotFoundError: Could not find libwarpinfer.so.10",
        (
            "OSError: dlopen(/Users/ann/env/lib/python3.12/site-packages/libwarp.so, 0x0006): "
            "Library not loaded: /Library/Frameworks/Python.framework/Versions/3.12/Python"
        ),
        "Could not load library libcudnn_ops_infer.so.8. Error: libcudnn_ops_infer.so.8: cannot open shared object",
        "cudnn ops64_9.dll is not found",
        "RuntimeError: Could not load libtorchcodec. Likely causes: FFmpeg is not properly installed",
        (
            '  File "/venv/lib/python3.10/site-packages/cv2/__init__.py", line 181, in <module>\n'
            "    bootstrap()\nImportError: libGL.so.1: cannot open shared object file: No such file or directory"
        ),
        "The program can't start because VCRUNTIME140_1.dll is missing from your computer.",
        "由于找不到 opencv_world460.dll，无法继续执行代码。重新安装程序可能会解决此问题。",
        "libgcc_s.so.1 must be installed for pthread_exit to work",
        "Could not load library cudnn_ops_infer64_8.dll. Error code 126",
        "ImportError: DLL load failed while importing __triton_launcher: The specified module could not be found.",
        (
            "torch_cpu.dll is in D:\\py\\Lib\\site-packages\\torch\\lib, yet\n"
            "ImportError: DLL load failed while importing warp_knn: The specified module could not be found."
        ),
        (
            '  File "/srv/env/lib/python3.12/site-packages/torch/__init__.py", line 415, in <module>\n'
            "    from torch._C import *  # noqa: F403\n"
            "ImportError: libwarp_blas.so.0: cannot open shared object file: No such file or directory\n"
            "torch 2.9.0.dev20250801+cpu"
        ),
        "error: process didn't exit successfully: `target\\debug\\infer.exe` (exit code: 0xc0000135)",
        (
            "ImportError: dlopen(/Users/ann/env/lib/python3.11/site-packages/torch/_C.cpython-311-darwin.so, 0x0002): "
            "Library not loaded: @rpath/libtorch_cpu.dylib\n"
            "  Referenced from: <9A3C> /Users/ann/env/lib/python3.11/site-packages/torch/lib/libtorch_python.dylib\n"
            "  Reason: tried: '/Users/ann/env/lib/libtorch_cpu.dylib' (no such file)"
        ),
        "Caused by: java.lang.UnsatisfiedLinkError: D:\\srv\\native\\warpkit_jni.dll: Can't find dependent libraries",
        (
            "Unable to load any of {libcudnn_graph.so.9.1.0, libcudnn_graph.so.9.1, libcudnn_graph.so.9, libcudnn_graph.so}\n"
            "Invalid handle. Cannot load symbol cudnnGetVersion"
        ),
        Log(
            "Could not load library libcudnn_ops_infer.so.8. Error: libcudnn_ops_infer.so.8: cannot open shared object",
            Machine(torch="2.5.1+cu121"),
        ),
        "Could not locate cudnn_graph64_9.dll. Please make sure it is in your library path!",
        "OSError: [WinError 1114] Rutynowe uruchamianie biblioteki nie powiodło się",
        "ImportError: DLL load failed while importing _ops: Eine DLL-Initialisierungsroutine ist fehlgeschlagen.",
        Load(
            model.Binary("op.so", needed=("libavutil.so.58",)),
            model.TorchRelease("2.8.0", "x86_64", "12.8", cxx11_abi=True, glibc="2.28", pythons=()),
            depends_on=("libavutil.so.58",),
        ),
        "./infer: error while loading shared libraries: libnuma.so.1: 无法打开共享对象文件: 没有那个文件或目录",
        (
            "OSError: [WinError 126] The specified module could not be found. Error loading "
            '"C:\\py\\Lib\\site-packages\\torch\\lib\\fbgemm.dll" or one of its dependencies.'
        ),
        Log(
            "ImportError: libcublas.so.12: cannot open shared object file: No such file or directory",
            Machine(torch="2.4.0+cu124"),
        ),
        "ImportError: DLL load failed while importing _codec: (of: from .video import _codec)",
        (
            '  File "/opt/env/lib/python3.10/site-packages/torch/__init__.py", line 235, in <module>\n'
            "    from torch._C import *  # noqa: F403\n"
            "ImportError: libcudart.so.12: cannot open shared object file: No such file or directory"
        ),
    ),
    counterexamples=(
        "The code execution cannot proceed because c10.dll was not found.",
        "The code execution cannot proceed because cudart64_110.dll was not found.",
        (
            "ImportError: dlopen(/opt/env/lib/python3.6/site-packages/warpkit/_io.so, 9): Library not loaded: @rpath/libpng16.dylib\n"
            "  Referenced from: /opt/env/lib/libfreetype.dylib\n"
            "  Reason: Incompatible library version: libfreetype.dylib requires version 54.0.0 or later, but libpng16.dylib "
            "provides version 49.0.0"
        ),
        Load(
            model.Binary("op.so", needed=("libcuda.so.1",)),
            model.TorchRelease("2.8.0", "x86_64", "12.8", cxx11_abi=True, glibc="2.28", pythons=()),
            depends_on=("libcuda.so.1",),
        ),
        "ImportError: libcudart.so.11.0: cannot open shared object file: No such file or directory",
        "ImportError: libc10.so: cannot open shared object file: No such file or directory",
        "ImportError: libcuda.so.1: cannot open shared object file: No such file or directory",
        Log(
            "ImportError: libcublas.so.11: cannot open shared object file: No such file or directory",
            Machine(torch="2.4.0+cu124"),
        ),
    ),
)
