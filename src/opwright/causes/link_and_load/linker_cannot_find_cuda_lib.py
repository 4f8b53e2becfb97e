"""
`-lcudart` makes the linker look for `libcudart.so` or `libcudart.a` in the folders given with `-L`, those of
`LIBRARY_PATH`, and its own. `LD_LIBRARY_PATH` is for the loader and does not count. So the file is usually there, in
another folder or under another name:

- NVIDIA's toolkit has `lib64` (Debian's `/usr/lib/x86_64-linux-gnu`), conda's `lib` and `targets/x86_64-linux/lib`;
  torch's `CUDAExtension` passes `lib64`, and for conda, from torch 2.6 on, `lib`.
- `libcuda.so` comes with the driver, or as a stub in `lib64/stubs`, which torch does not pass. A container without a
  GPU has only the stub.
- pip's packages (`nvidia-cuda-runtime-cu12`) and images without `devel` in their name have `libcudart.so.12` but not
  the `libcudart.so` that the linker looks for.

torch's own libraries (`-lc10`, `-ltorch`, `-ltorch_python`) are in its `torch/lib`. `cpp_extension` passes that folder;
a build for another Python, from another environment's cache, or by its own makefile passes none, or one that is gone.
ninja and CMake say `missing and no known rule to make it` where the path was found when the project, or the torch that
it uses, was configured on another machine.

In build scripts, `opwright lint` reports this when a CUDA library is linked without torch's help and the only folder
for it is `lib` of a toolkit in /usr/local or /opt, which NVIDIA's packages for Linux do not have.
"""

import re
from collections.abc import Iterator
from itertools import islice

from opwright.causes.kit.rules import CERTAIN, LIKELY, POSSIBLE, log_check
from opwright.causes.kit.sources import for_scripts, literal_evidence
from opwright.knowledge.gpus.drivers import LINK_TO_LIBCUDA
from opwright.logs.patterns import (
    LogMatch,
    compiled,
    find_matches,
    has_match,
    missing_library,
    on_windows,
)
from opwright.model import IN_SOURCES, BuildScript, Cause, Evidence, Fix, Log

_LIBRARY = (
    r"(?P<library>cuda(?:rt|devrt|rt_static)?|cublas\w{0,8}|cusparse\w{0,8}|cusolver\w{0,8}|cufft\w{0,8}|curand\w{0,8}|nvrtc[\w-]{0,9}|nvidia-ml"
    r"|nccl|nvjpeg|nvJitLink|npp\w{1,6}|cupti|cufile|cutensor|nvshmem\w{0,8}|culibos|amdhip64|hip\w{2,12}|roc\w{3,12}|rccl|MIOpen"
    r"|hsa-runtime64|hsakmt|amd_comgr)"
)
_NOT_FOUND = (
    *missing_library(rf"{_LIBRARY}\b(?!::)"),
    rf"cannot find\s+-l:lib{_LIBRARY}\.(?:so|a)\b",
    rf"library not found: (?:lib)?{_LIBRARY}\b",
    rf"/lib{_LIBRARY}\.(?:so|a)[\d.]{{0,9}}[^\w\n]{{0,2}} needed by [^\w\s/]",
    rf"cannot find [^\s:]{{1,100}}/lib{_LIBRARY}\.(?:so|a)\b",
    rf"error: [^\s:]{{1,100}}/lib{_LIBRARY}\.(?:so|a)[\d.]{{0,9}}: No such file",
)
_TORCH_NOT_FOUND = missing_library(
    r"(?P<library>torch(?:_python|_cpu|_global_deps)?|c10|caffe2|ATen)(?![\w-])"
)
_NOT_LINKED = r"undefined reference|ld returned 1|needed by [^\n]{1,300} not found \(try"
_DEPENDENCY_NOT_FOUND = (
    rf"warning: lib{_LIBRARY}\.so[\d.]*, needed by (?P<by>[^\n,]{{1,300}}), not found"
)
_VERSIONED = rf"undefined reference to [`'\"‘“]\w{{2,60}}@{{1,2}}lib{_LIBRARY}\.so"
"""A library on the command line needs another version than the one that the linker finds, if any."""
_TRITON = r"triton/(?:runtime|common|backends|compiler|third_party)|cuda_utils\.c|__triton_launcher"


@log_check(*_NOT_FOUND, *_TORCH_NOT_FOUND, _DEPENDENCY_NOT_FOUND, _VERSIONED)
def in_log(log: Log) -> Iterator[Evidence]:
    """Look for libraries of CUDA, ROCm and torch that a linker does not find."""
    reported: set[str] = set()
    for match in islice(find_matches(log, *_TORCH_NOT_FOUND), 1):
        reported.add(match.groups["library"])
        yield match.evidence(LIKELY, folder="/path/to/site-packages/torch/lib", remedy=_OF_TORCH)
    for match in find_matches(log, *_NOT_FOUND):
        library = match.groups["library"]
        is_triton = library == "cuda" and has_match(log, _TRITON)
        if library not in reported:
            reported.add(library)
            sure = POSSIBLE if is_triton else CERTAIN
            yield match.evidence(sure, folder=_folder(library), remedy=_remedy(match, log))
    if not reported:
        yield from islice(_dependencies(log), 1)


def _remedy(match: LogMatch, log: Log) -> str:
    """Return whose library it is, where its way is not that of the toolkit's."""
    library = match.groups["library"]
    if compiled(_NO_HOME).search(match.quote):
        return _OF_NO_HOME
    if on_windows(log):
        return _OF_TOOLKIT
    if library == "cuda":
        return _OF_THE_DRIVER
    return _OF_ROCM if compiled(_ROCM_LIBRARY).match(library) else ""


def _dependencies(log: Log) -> Iterator[Evidence]:
    """Yield libraries that a library on the command line needs, and that the linker does not find."""
    for match in find_matches(log, _DEPENDENCY_NOT_FOUND) if has_match(log, _NOT_LINKED) else ():
        library = match.groups["library"]
        is_versioned = f"@lib{library}.so" in log.text
        yield match.evidence(CERTAIN if is_versioned else LIKELY, folder=_folder(library))
    for match in find_matches(log, _VERSIONED):
        yield match.evidence(LIKELY, folder=_folder(match.groups["library"]))


def _folder(library: str) -> str:
    """Return where it usually is."""
    if compiled(_ROCM_LIBRARY).match(library):
        return "/opt/rocm/lib"
    if library in {"cuda", "nvidia-ml"}:
        return "$CUDA_HOME/lib64/stubs"
    return "$CUDA_HOME/lib64:$CONDA_PREFIX/lib"


_ROCM_LIBRARY = r"amd|hip|roc|rccl|MIOpen|hsa"
_OF_ROCM = "where it is ROCm's"
_OF_TORCH = "where it is torch's"
_OF_TOOLKIT = "where it is a .lib of the toolkit, on Windows"
_OF_THE_DRIVER = "where it is the driver's"
_OF_NO_HOME = "where its path is that of no toolkit"
_NO_HOME = r"[\s'\"`]/lib64/lib\w+\.so['\"`]?, needed by "
"""What a build writes that puts an empty CUDA_HOME before `/lib64`."""
_CUDA_LIBRARY = re.compile(rf"(?:-l)?{_LIBRARY}")
_LIB_FOLDER = re.compile(r"(?:-L)?/(?:usr/local|opt)/cuda(?:-[\d.]+)?/lib/?")
_FOLDER_FLAG = re.compile(r"-L.+")


@for_scripts(r"/cuda(?:-[\d.]+)?/lib\b")
def in_build_script(script: BuildScript) -> Iterator[Evidence]:
    """Look for CUDA libraries that are searched in `lib` only, where a toolkit has `lib64`."""
    if re.search(r"lib64|[Dd]arwin|targets/x86_64|CUDAExtension", script.text):
        return
    for extension in script.extensions:
        linked = (*extension.libraries, *extension.link_flags)
        library = next((m for one in linked if (m := _CUDA_LIBRARY.fullmatch(one.value))), None)
        flags = [flag for flag in extension.link_flags if _FOLDER_FLAG.fullmatch(flag.value)]
        folders = [*extension.library_dirs, *flags]
        if library and extension.is_whole and folders and _LIB_FOLDER.fullmatch(folders[-1].value):
            details = {"library": library["library"], "folder": "$CUDA_HOME/lib64"}
            yield literal_evidence(script, folders[-1], **details)._replace(confidence=POSSIBLE)


_SETUP = (
    "setup(ext_modules=[Extension('op', ['op.cpp'], libraries=['cudart'],"
    " library_dirs=['/usr/local/cuda/lib'])])\n"
)

CAUSE = Cause(
    title="the linker does not find lib{library}",
    in_log=in_log,
    in_build_script=in_build_script,
    fix=Fix(
        "pass the folder of lib{library}.so (without a number after .so) with -L or in LIBRARY_PATH; LD_LIBRARY_PATH does not count here; where none is found, install the toolkit whole, with its"
        " libraries for building (conda install -c nvidia cuda-toolkit, in the release of torch.version.cuda)",
        commands=(
            "find / -name 'lib{library}.so*' 2>/dev/null",
            "export LIBRARY_PATH={folder}:$LIBRARY_PATH",
        ),
    ),
    remedies={
        IN_SOURCES: Fix("name {folder}: a toolkit for Linux has no lib"),
        _OF_TOOLKIT: Fix(
            "let the linker search the toolkit's lib\\x64, which has {library}.lib: the toolkit must be installed, and its folder listed in LIB in the console that builds;"
            " triton-windows 3.2 and later ship what they link",
            commands=(r'set "LIB=%CUDA_PATH%\lib\x64;%LIB%"',),
        ),
        _OF_ROCM: Fix(
            "pass the folder of lib{library}.so (without a number after .so) with -L or in LIBRARY_PATH; LD_LIBRARY_PATH does not count here; where none is found, install ROCm's package for"
            " developers that has it (its name ends in -dev, in -devel on RHEL and SUSE)",
            commands=(
                "find /opt/rocm* -name 'lib{library}.so*' 2>/dev/null",
                'export LIBRARY_PATH="{folder}:$LIBRARY_PATH"',
            ),
        ),
        _OF_TORCH: Fix(
            "pass the folder of torch's libraries with -L or in LIBRARY_PATH, or let CUDAExtension or CMake's find_package(Torch) do it; LD_LIBRARY_PATH does not count here",
            commands=(
                "export LIBRARY_PATH=\"$(python -c 'import torch; print(torch.__path__[0])')/lib:$LIBRARY_PATH\"",
            ),
        ),
        _OF_NO_HOME: Fix(
            "set CUDA_HOME to the toolkit, which PATH and LD_LIBRARY_PATH do not replace, and rebuild from clean: the build put an empty variable before /lib64; if it reads another"
            " one (CUDA_PATH, CUDAToolkit_ROOT), set that too",
            commands=(
                'export CUDA_HOME="$(dirname "$(dirname "$(readlink -f "$(command -v nvcc)")")")"',
                "rm -rf build",
            ),
        ),
        _OF_THE_DRIVER: Fix(
            "give the linker a folder with libcuda.so under that plain name: a link to the driver's libcuda.so.1, or lib64/stubs of a toolkit; "
            "LD_LIBRARY_PATH does not count here",
            commands=(
                LINK_TO_LIBCUDA,
                'export LIBRARY_PATH="$HOME/libcuda:$CUDA_HOME/lib64/stubs:$LIBRARY_PATH"',
            ),
        ),
    },
    examples=(
        (
            "LINK : fatal error LNK1181: cannot open input file 'cuda.lib'\n"
            "error: command 'C:\\\\VS\\\\link.exe' failed with exit code 1181"
        ),
        "/usr/bin/ld: cannot find -lcuda: No such file or directory\ncollect2: error: ld returned 1 exit status",
        "make[2]: *** No rule to make target '../libtorch/lib/libtorch.so', needed by 'infer'.  Stop.",
        (
            "g++ -shared build/op.o -L/opt/conda/lib/python3.10/site-packages/torch/lib -lcudart -o op.so\n"
            "/usr/bin/ld: cannot find -lcudart: No such file or directory\n"
            "collect2: error: ld returned 1 exit status"
        ),
        "/usr/bin/ld: 找不到 -lcublas: 没有那个文件或目录\ncollect2: 错误: ld 返回 1",
        (
            "ninja: error: '/usr/local/cuda-11.8/lib64/libcublas.so', needed by 'lib/libop.so', missing and no known "
            "rule to make it"
        ),
        "make[2]: *** No rule to make target '/lib64/libcublas.so', needed by 'libwarp.so'.  Stop.",
        "ld.lld: error: unable to find library -lamdhip64",
        "LINK : fatal error LNK1181: cannot open input file 'cudart.lib'",
        (
            "/opt/conda/envs/op/compiler_compat/ld: cannot find -lc10: No such file or directory\n"
            "/opt/conda/envs/op/compiler_compat/ld: cannot find -ltorch_python: No such file or directory\n"
            "/opt/conda/envs/op/compiler_compat/ld: cannot find -lc10_cuda: No such file or directory"
        ),
        "LINK : fatal error LNK1104: cannot open file 'torch_cpu.lib'",
        (
            "/opt/env/bin/ld: lib/libwarp.so: undefined reference to `cudaMallocAsync@libcudart.so.12'\n"
            "collect2: error: ld returned 1 exit status"
        ),
        BuildScript("setup.py", _SETUP),
    ),
    counterexamples=(
        BuildScript("setup.py", _SETUP.replace("cuda/lib", "cuda/lib64")),
        BuildScript("setup.py", _SETUP.replace("cudart", "z")),
        BuildScript("setup.py", _SETUP.replace("Extension(", "CUDAExtension(")),
        "/usr/bin/ld: cannot find -lpython3.10: No such file or directory",
        "libcudart.so.12: cannot open shared object file: No such file or directory",
        "/usr/bin/ld: cannot find -lc10_cuda: No such file or directory",
        "g++ -shared op.o -L/usr/local/cuda/lib64 -lcudart -o op.so",
    ),
)
