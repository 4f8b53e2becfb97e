"""
Machine code is for one GPU architecture: a cubin for 8.0 runs on 8.6 and 8.9, and neither on 9.0 nor on 7.5. Only PTX
reaches further, because the driver compiles it for any newer GPU, and only if nvcc was told to include it. A binary
without either loads, registers its operators, and fails at the first launch:

    CUDA error: no kernel image is available for execution on the device

On AMD it is `invalid device function`, a `.co` or `.hsaco` file that is not found, or, also for a code object of another
ROCm release, `shared object initialization failed`. The headers of `.nv_fatbin` and `.hip_fatbin` list the code, so no
GPU is needed to check it. Binaries and build scripts are checked for the GPUs given with `--gpu`.

Three things are easily mistaken for support. Code with an `a` runs on that one architecture (`sm_90a` on 9.0), with an
`f` on its family (`sm_100f` on 10.0 and 10.3). Jetsons run no code of another architecture: `sm_80` does not run on
Orin, which is 8.7. And `lto_90` is not machine code until something links it. A library whose code is all `a` or `f`, or
all for newer GPUs, beside another in the same artifact that does run on the GPU, is how special kernels are shipped, and
is not reported.

torch says the same when its own wheel has no code for the GPU, as those for CUDA 12.6 and before have none for 12.0;
it then warns at start-up that the GPU "is not compatible with the current PyTorch installation". Rebuilding the
extension does not help; another torch does.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from opwright import logs, model
from opwright.causes.kit.build_scripts.archs.gpu_archs import (
    arch_of_gpu,
    is_newer_than,
    number,
    setting,
)
from opwright.causes.kit.build_scripts.archs.requested_archs import GENCODE, SETTINGS, requested
from opwright.causes.kit.rules import LIKELY, POSSIBLE, log_rules, rule
from opwright.causes.kit.sources import for_scripts, literal_evidence
from opwright.knowledge.torch_releases.arch_lists import wheel_with_code_for
from opwright.knowledge.torch_wheels.builds import labels_for_gpu
from opwright.logs.patterns import LogMatch, compiled, cuda_error, has_match
from opwright.model import (
    IN_SOURCES,
    BuildScript,
    Cause,
    Evidence,
    Fix,
    GpuLoad,
    HowItRuns,
    Language,
    Log,
)

_CERTAIN_PATTERNS = (
    r"no kernel image is available",
    r"CUDA_ERROR_NO_BINARY_FOR_GPU|(?<![=e] )cudaErrorNoKernelImageForDevice(?! =)|hipErrorNoBinaryForGpu",
    r"(?:kernel [`'\"]?\w{1,200}[`'\"]?|this function) is for (?P<has>sm\d+(?:-sm\d+)?), ?but was built for (?P<built>sm\d+)",
    r"Unable to find code object for all current devices",
    r"[Cc]ould not find (?:a )?compatible [\w-]{1,40} extension for compute capability (?P<arch>\d{2,3})",
    r"No compatible code objects found for: (?P<arch>gfx\w{3,5})",
    r"program ISA amdgcn-amd-amdhsa--(?P<has>gfx\w{3,5})\S* is not compatible with the device ISA amdgcn-amd-amdhsa--(?P<arch>gfx\w{3,5})",
    r"has no device code compatible with (?:CUDA|HIP) arch (?P<arch>\d{2,3}(?=0\b))",
    r"kernel (?:is |was )?built for (?P<has>sm\d+(?:-sm\d+)?), but (?:is )?running on (?P<arch>sm\d+)",
)
_TORCH_PATTERNS = (
    r"Your installed torch\S{0,40} does not include kernels for this GPU",
    r"PyTorch no longer supports this GPU because it is too old",
)
_INCOMPATIBLE = r"is not compatible with the current PyTorch installation"
"""From torch, too, whose own wheel has no code for the GPU."""
_LIKELY_PATTERNS = (
    r"Attempting to use SM\d{2}_\w{1,80} without CUTE_ARCH_MMA_(?:\w{1,20}_)?SM[78]\d_ENABLED",
    r"\bSM(?P<arch>\d{2,3}) kernels? (?:(?:is|are) )?not available",
    r"\b(?:was|is) not (?:compiled|built) (?:for|with) (?:(?:NVIDIA )?(?:Ampere|Ada|Hopper|Blackwell|Turing|Volta)(?: \(SM(?P<arch>\d{2,3}))?\b|CUTLASS_ARCH_MMA_SM\d{2,3}_)",
    r"\bkernels? (?:is|are|was|were) not (?:compiled|built) with support for this (?:[Aa]rchitecture|GPU)\b",
    r"\bmust be (?:compiled|built) with ENABLE_\w{2,30}_SM(?P<arch>\d{2,3})\b",
    r"\b(?:was|were|is) (?:compiled|built) for compute capabilit(?:y|ies) [^\n]{1,60}\bdevice has (?:compute )?capability (?P<arch>\d{1,2}\.\d)",
    r"\b(?:CUDA )?kernel image (?:is )?not (?:available|found)",
    rf"with (?:CUDA|cuda) capability (?P<arch>sm_\d+) {_INCOMPATIBLE}",
    *_TORCH_PATTERNS,
    r"invalid device function\b(?!` errors,)",
    r"(?:CUBLAS|CUDNN|HIPBLAS|ROCBLAS)_STATUS_ARCH_MISMATCH",
    r"roc(?:BLAS|blaslt) error: (?:Cannot read|Could not load) [^\n]{0,200}TensileLibrary\w{0,20}?_(?P<arch>gfx\w+)",
    r"hipModuleLoad failed: [^\n]{1,300}\.(?:hsaco|co)\s{1,4}error: file not found",
    r"fail to call hipModuleLoad\w{0,10}\([^\n]{1,300}\[HIP error\]\((?:file not found|no kernel image|invalid device)",
    r"\bNo compiled \w[^\n]{3,120}?(?: SM |capability: )(?P<arch>\d{2,3})\b(?!\. Required)",
    r"TensileLibrary[^\n]{0,120}(?:GPU arch : (?P<arch>gfx\w+)|No such file)",
    r"rocBLAS (?:warning|error): No paths matched [^\n]{0,160}(?P<arch>gfx[1-9]\w{2,4})",
    r"HSA_STATUS_ERROR_INVALID_ISA\b",
    r"engine plan file is generated on an incompatible device, expecting compute [\d.]{3,4} got compute (?P<arch>\d{1,2}\.\d)",
    r"in hip::FatBinaryInfo::(?:AddDevProgram|BuildProgram)",
    r"COMGR API could not find the CO for this GPU device/ISA",
    r"hipErrorInvalidDeviceFunction|(?<![=e] )cudaErrorInvalidDeviceFunction(?! =)",
    cuda_error("209|98|48"),
    r"(?:Conv|Gemm)TunerSimple_cached_get_nvrtc_params\.cc\(\d{1,4}\)\s{1,4}not implemented in c\+\+",
)
_POSSIBLE_PATTERNS = (
    r"\b[Ee]rror:? named symbol not found",
    r"rocBLAS error: (?:Cannot read|Could not load) [^\n]{0,200}TensileLibrary",
    r"\bNo compiled \w[^\n]{3,120}?(?: SM |capability: )(?P<arch>\d{2,3})\. Required capability",
    r"\b[Nn]o (?:CUDA )?kernels? (?:image )?for (?P<arch>sm_\d{2,3})\b",
    r"does(?: not|n't) support [^\n]{0,40}\b(?P<arch>sm_\d{2,3})\b",
    r"fail to call hipModuleLaunchKernel\([^\n]{1,400}\[HIP error\]\(invalid resource handle",
    r"FullyFusedMLP: insufficient shared memory available on the GPU",
    r"hipErrorSharedObjectInitFailed|shared object initialization failed",
    r"hipErrorInvalid(?:Image|KernelFile)\b|HIP error: device kernel image is invalid|: invalid kernel file\b",
)
"""Also printed by tiny-cuda-nn for any refusal, and on AMD for code objects of another release of ROCm."""
_DEVICE_ISA = r"device ISA amdgcn-amd-amdhsa--(gfx\w{3,5})"
_ARCH_PATTERN = r"capability (sm_\d+) is not|which is of cuda capability (\d+\.\d)|compute capability \(CC\) (\d+\.\d)|gcnArchName[\"':= ]{1,4}(gfx\w+)|\b(gfx[1-9]\w{2,4})\b"


def in_gpu_load(load: GpuLoad) -> Iterator[Evidence]:
    """Look for a binary none of whose GPU code this GPU runs."""
    code = load.binary.gpu
    if load.how is HowItRuns.NOT_AT_ALL and code and code.is_there:
        has = " ".join((*code.sass, *(ptx.arch for ptx in code.ptx), *code.lto, *code.gfx))
        arch, name = load.gpu.arch, load.gpu.name
        details = _rebuild(setting(arch), on_amd=arch.startswith("gfx"))
        details |= {"gpu": name, "arch": "" if arch == name else f" ({arch})"}
        details |= {"rest": f"; the code in it is for {has}"}
        yield Evidence(load.binary.path, has, details)


_EXTENDED_LIST = r"compute_\{|compute_%|compute_['\"]\s*\+|(?:environ\.get|getenv|environ)[\[(]\s*['\"](?:TORCH_CUDA_ARCH_LIST|CUDAARCHS)['\"]\s*[,)]"
_OPEN_LIST = r"native|all-major|(?:DEFINED|STREQUAL)[^\n]*ARCHITECTURES"


@for_scripts("TORCH_CUDA_ARCH_LIST", "CMAKE_CUDA_ARCHITECTURES", GENCODE)
def in_build_script(script: BuildScript) -> Iterator[Evidence]:
    """Look for lists of architectures of which none serves a GPU of the target."""
    gpus = [gpu for gpu in script.target.gpus if gpu.startswith("sm_") and number(gpu)]
    named = list(requested(script)) if gpus else []
    is_open = re.search(_EXTENDED_LIST, script.text) or re.search(_OPEN_LIST, script.text)
    if not named or is_open or any(number(one.arch) is None for one in named):
        return
    if script.language is Language.CMAKE and all(one.setting not in SETTINGS for one in named):
        return  # some files may have flags of their own
    for gpu in gpus:
        if not any(one.may_run_on(number(gpu) or 0) for one in named):
            has = " ".join(dict.fromkeys(one.arch for one in named))
            details = {"gpu": gpu, "arch": "", "rest": f"; the code asked for is for {has}"}
            details |= _rebuild(setting(gpu), on_amd=False) | {"remedy": IN_SOURCES}
            yield literal_evidence(script, named[0].literal, **details)._replace(confidence=LIKELY)


_CAPABILITY = """$(python -c 'import torch; print("%d.%d" % torch.cuda.get_device_capability())')"""
_AMPERE = model.Binary("op.so", gpu=model.GpuCode(sass=("sm_80", "sm_86")))
_FOR_H100 = model.Target(gpus=("sm_90",))
_WITH_PTX = model.Binary(
    "op.so", gpu=model.GpuCode(sass=("sm_80",), ptx=(model.PtxCode("compute_80", "8.1"),))
)
_AMD = "on an AMD GPU"
_NO_TORCH_CODE = "where torch itself has no code for the GPU"
_CONFIGURED = r"\bcmake (?:-[BSDG]|\.\.)|-DCMAKE_CUDA_ARCHITECTURES|-DGGML_CUDA"
_OF_CMAKE = "where CMake builds it"
_OF_LLAMA = "where it is llama.cpp's binding"
_PINNED = "where the package's release pins a torch without code for the GPU"
_PINNING = frozenset({"vllm", "sglang", "sgl-kernel", "xformers"})
_NOBODY = "where the log names neither the GPU nor a package"
_NO_WHEEL = "where no wheel of torch has code for the GPU, as far as is known"


def _rebuild(wanted: str, *, on_amd: bool) -> dict[str, str]:
    """Return the details of the fix where the library can be compiled for the GPU."""
    here = "$(rocminfo | grep -om1 'gfx[0-9a-f]*')" if on_amd else _CAPABILITY
    named = wanted or "the GPU's architecture"
    return {"wanted": named, "setting": wanted or here, "remedy": _AMD if on_amd else ""}


def _arch(match: LogMatch, log: Log) -> str:
    """Return the architecture that the log names, or that the machine's facts do: `sm_90`, `gfx942`."""
    named = compiled(_DEVICE_ISA).search(log.text) or compiled(_ARCH_PATTERN).search(log.text)
    arch = match.groups.get("arch") or (next(filter(None, named.groups())) if named else "")
    machine = log.machine.gpu or ""
    arch = arch or (machine if number(machine) or machine.startswith("gfx") else "")
    arch = re.sub(r"\Asm(?=\d)", "sm_", arch)
    return f"sm_{number(arch)}" if number(arch) else arch


def _details(match: LogMatch, log: Log) -> dict[str, str]:
    is_said = compiled(_DEVICE_ISA).search(log.text) is not None
    arch, machine = _arch(match, log), "" if is_said else log.machine.gpu or ""
    has, built = match.groups.get("has"), match.groups.get("built")
    details = {
        "gpu": machine or arch or "this GPU",
        "arch": f" ({arch})" if arch and machine and machine != arch else "",
        "rest": f": a kernel for {has} was compiled for {built}" if has and built else "",
    }
    wanted = arch or arch_of_gpu(machine)
    here = logs.situation.situation_of(log, named=True)
    is_unlisted = _is_unlisted(wanted, log)
    is_lacking = is_unlisted or is_newer_than(wanted, log.machine.cuda) or _is_dropped(wanted, log)
    if is_lacking and (torch := wheel_with_code_for(number(wanted) or 0)):
        if here.package in _PINNING:
            return details | {"remedy": _PINNED, "package": here.package}
        return details | {"remedy": _NO_TORCH_CODE, "torch": torch}
    on_amd = arch.startswith("gfx") or "hip" in match.quote.lower() or "Tensile" in match.quote
    if on_amd or not (is_unlisted or has_match(log, _INCOMPATIBLE, *_TORCH_PATTERNS)):
        is_anybody = not (on_amd or arch or machine)
        if not on_amd and (by_cmake := _by_cmake(here.package, log)):
            return details | {"remedy": by_cmake, "number": str(number(wanted) or "native")}
        if is_anybody and here.package is None:
            return details | {"remedy": _NOBODY}
        return details | _rebuild(setting(arch) if number(arch) else arch, on_amd=on_amd)
    torch = wheel_with_code_for(number(arch) or 0)
    return details | (
        {"remedy": _NO_TORCH_CODE, "torch": torch} if torch else {"remedy": _NO_WHEEL}
    )


_TORCH_LIST = r"\[(?:['\"](?:sm|compute)_\d{2,3}[af]?['\"](?:,\s?)?){2,20}\]"
"""What torch.cuda.get_arch_list() returns."""


def _is_unlisted(arch: str, log: Log) -> bool:
    """Return whether torch's own list of architectures, as the log has it, serves no GPU of this one."""
    wanted, listed = number(arch) or 0, compiled(_TORCH_LIST).search(log.text)
    if not wanted or listed is None:
        return False
    served = re.findall(r"(sm|compute)_(\d+)", listed[0])
    return not any(
        int(other) <= wanted and (kind == "compute" or int(other) // 10 == wanted // 10)
        for kind, other in served
    )


def _is_dropped(arch: str, log: Log) -> bool:
    """Return whether the installed build of torch has no code for an architecture, and is none of those on PyTorch's index."""
    torch = log.machine.torch or logs.named_torch.named_torch(log) or ""
    label = torch.partition("+")[2]
    return (
        label.startswith("cu") and bool(number(arch)) and not labels_for_gpu((label,), number(arch))
    )


def _by_cmake(package: str | None, log: Log) -> str:
    """Return the remedy of what CMake builds, which does not read torch's variable; '' for anything else."""
    if package == "llama-cpp-python" or "llama_cpp" in log.text:
        return _OF_LLAMA
    return _OF_CMAKE if has_match(log, _CONFIGURED) else ""


CAUSE = Cause(
    title="there is no code for {gpu}{arch}{rest}",
    in_gpu_load=in_gpu_load,
    in_log=log_rules(
        rule(*_CERTAIN_PATTERNS, compute=_details),
        rule(*_LIKELY_PATTERNS, confidence=LIKELY, compute=_details),
        rule(*_POSSIBLE_PATTERNS, confidence=POSSIBLE, compute=_details),
    ),
    in_build_script=in_build_script,
    fix=Fix(
        "rebuild it with TORCH_CUDA_ARCH_LIST containing {wanted}, or install a build that has it; where torch itself has no code"
        " for the GPU, install another torch",
        commands=(
            'TORCH_CUDA_ARCH_LIST="{setting}" pip install --no-build-isolation --no-deps --no-cache-dir --force-reinstall .',
        ),
    ),
    remedies={
        IN_SOURCES: Fix("name {wanted} in the list, too, or PTX that the driver compiles for it"),
        _AMD: Fix(
            "rebuild it with PYTORCH_ROCM_ARCH containing {wanted}, or install a build that has it; where torch itself has no"
            " code for the GPU, install another torch",
            commands=(
                'PYTORCH_ROCM_ARCH="{setting}" pip install --no-build-isolation --no-deps --no-cache-dir --force-reinstall .',
            ),
        ),
        _NO_TORCH_CODE: Fix(
            "install a torch that has code for this GPU, with the torchvision and the extensions that go with it",
            commands=("pip install --force-reinstall {torch}",),
        ),
        _OF_CMAKE: Fix(
            "configure it for the GPU's architecture in a new build folder, with an nvcc that knows it",
            commands=(
                "cmake -B build-for-gpu -DCMAKE_CUDA_ARCHITECTURES={number}",
                "cmake --build build-for-gpu",
            ),
        ),
        _OF_LLAMA: Fix(
            "build llama-cpp-python from its sources for the GPU's architecture, with an nvcc that knows it",
            commands=(
                'CMAKE_ARGS="-DGGML_CUDA=on -DCMAKE_CUDA_ARCHITECTURES={number}" pip install --no-cache-dir --force-reinstall --no-binary llama-cpp-python llama-cpp-python',
            ),
        ),
        _PINNED: Fix(
            "install the newest {package}, together with the torch that it pins, which has code for this GPU: another torch alone would not load with it",
            commands=("pip install --upgrade --force-reinstall {package}",),
        ),
        _NOBODY: Fix(
            "find out which library lacks it: if the GPU's architecture (printed first) is not in torch's list (printed second), install a torch that has it, for an RTX 50 or B200"
            " from https://download.pytorch.org/whl/cu128, for GPUs before Turing from /whl/cu126; otherwise rebuild the extension from clean, with the nvcc of torch's CUDA release"
            " and TORCH_CUDA_ARCH_LIST set to it",
            commands=(
                "python -c 'import torch; print(torch.cuda.get_device_capability(), torch.cuda.get_arch_list())'",
            ),
        ),
        _NO_WHEEL: Fix(
            "install a torch that has code for this GPU, with the torchvision and the extensions that go with it",
            commands=("python -c 'import torch; print(torch.cuda.get_arch_list())'",),
        ),
    },
    examples=(
        Log(
            ">>> torch.cuda.get_arch_list()\n['sm_80', 'sm_90', 'sm_100', 'sm_120']\n>>> a + b\n"
            "RuntimeError: CUDA error: no kernel image is available for execution on the device",
            model.Machine(gpu="Jetson Thor"),
        ),
        "cmake -B build -DGGML_CUDA=ON\nno kernel image is available for execution on the device",
        (
            '  File "/opt/env/lib/python3.11/site-packages/llama_cpp/llama.py", line 9, in eval\n'
            "CUDA error: no kernel image is available for execution on the device"
        ),
        Log(
            "RuntimeError: CUDA error: no kernel image is available for execution on the device\nvllm 0.8.5 torch 2.6.0+cu124",
            model.Machine(gpu="RTX 5080"),
        ),
        "CUDA kernel image not available for the GTX 1070",
        GpuLoad(_AMPERE, model.Gpu("H100", "sm_90"), HowItRuns.NOT_AT_ALL),
        GpuLoad(
            model.Binary("op.so", gpu=model.GpuCode(gfx=("gfx90a", "gfx942"))),
            model.Gpu("gfx1100", "gfx1100"),
            HowItRuns.NOT_AT_ALL,
        ),
        Log(
            '  File "/app/venv/lib/python3.11/site-packages/op/__init__.py", line 20, in forward\n'
            "    return torch.ops.op.forward(x)\n"
            "torch.AcceleratorError: CUDA error: no kernel image is available for execution on the device\n"
            "CUDA kernel errors might be asynchronously reported at some other API call, so the stacktrace below "
            "might be incorrect.",
            model.Machine(torch="2.8.0+cu128", gpu="NVIDIA L4"),
        ),
        (
            "UserWarning: NVIDIA GeForce RTX 5070 with CUDA capability sm_120 is not compatible with the current "
            "PyTorch installation.\nThe current PyTorch install supports CUDA capabilities sm_50 sm_60 sm_70 sm_75 "
            "sm_80 sm_86 sm_90."
        ),
        Log("RuntimeError: HIP error: invalid device function", model.Machine(gpu="gfx1032")),
        r"rocBLAS error: Could not load C:\rocm\6.2\bin\/rocblas/library/TensileLibrary_lazy_gfx1036.dat",
        (
            'Assertion `0 && "Attempting to use SM80_16x8x16_F32BF16BF16F32_TN without '
            'CUTE_ARCH_MMA_SM80_ENABLED"` failed.'
        ),
        "FATAL: this function is for sm80, but was built for sm700",
        "fatal: this function is for sm80-sm90,but was built for sm500",
        "RuntimeError: Cuda error: 209[cudaLaunchKernel(func, grid, block, args, 0, 0);]",
        "RuntimeError: src/op/pairs.cu 77 cuda execution failed with error 98",
        (
            "what():  src/spconv/ConvTunerSimple_cached_get_nvrtc_params.cc(18)\n"
            "not implemented in c++, must be overrided in python!!!"
        ),
        (
            "[TRT] [E] 6: The engine plan file is generated on an incompatible device, expecting compute 8.0 got compute 9.0, "
            "please rebuild."
        ),
        "NotImplementedError: No compiled blocked_mm for a compute capability less than CUDA device capability: 121",
        "hipModuleLoad failed: /opt/op/lib/hipblaslt/library/Kernels.so-000-gfx1153.hsaco\n error: file not found",
        "[AITER] /op/csrc/hip_common.h:70 fail to call hipModuleLoad(&module, path.c_str()) ---> [HIP error](file not found)",
        "RuntimeError: HIP Function Failed (/op/ck_tile/launch.hpp,51) shared object initialization failed",
        "HIP error at grid.hip 68: invalid kernel file",
        (
            "torch.AcceleratorError: CUDA error: device kernel image is invalid\n"
            "Search for `hipErrorInvalidImage' in ROCm's documentation for more information."
        ),
        (
            ":1:hip_fatbin.cpp           :687 : 81273645 us:  No compatible code objects found for: gfx1150\n"
            "Segmentation fault (core dumped)"
        ),
        (
            "rocBLAS warning: No paths matched /opt/op/lib/rocblas/library/*gfx1103*co. Make sure that ROCBLAS_TENSILE_LIBPATH "
            "is set correctly."
        ),
        "ERROR: CUDA kernel flash_attn_tile has no device code compatible with CUDA arch 890. engine.cu was compiled for: 750",
        "AssertionError: SM90 kernels are not available. Rebuild on a machine that has it.",
        BuildScript(
            "setup.py",
            "flags = ['-gencode=arch=compute_80,code=sm_80', '-gencode=arch=compute_86,code=sm_86']\n",
            target=_FOR_H100,
        ),
        BuildScript(
            "setup.py",
            "os.environ['TORCH_CUDA_ARCH_LIST'] = '9.0a'\n",
            target=model.Target(gpus=("sm_120",)),
        ),
        "PyTorch no longer supports this GPU because it is too old.",
    ),
    counterexamples=(
        "If you get `CUDA error: invalid device function` errors, keep only one libcudart.so in the path.",
        BuildScript(
            "setup.py",
            "flags = ['-gencode=arch=compute_80,code=sm_80', '-gencode=arch=compute_80,code=compute_80']\n",
            target=model.Target(gpus=("sm_90", "sm_86")),
        ),
        BuildScript(
            "setup.py",
            "flags = ['-gencode=arch=compute_80,code=sm_80']\n"
            "flags += [f'-gencode=arch=compute_{cc},code=sm_{cc}' for cc in more]\n",
            target=_FOR_H100,
        ),
        BuildScript("setup.py", "flags = ['-gencode=arch=compute_80,code=sm_80']\n"),
        BuildScript(
            "CMakeLists.txt",
            "set_source_files_properties(c3x.cu PROPERTIES COMPILE_FLAGS '-gencode arch=compute_90a,code=sm_90a')\n",
            target=model.Target(gpus=("sm_80",)),
        ),
        BuildScript("CMakeLists.txt", "set(CMAKE_CUDA_ARCHITECTURES 80)\n", target=_FOR_H100),
        GpuLoad(_AMPERE, model.Gpu("RTX 4090", "sm_89"), HowItRuns.NATIVE, "sm_86"),
        GpuLoad(_WITH_PTX, model.Gpu("H100", "sm_90"), HowItRuns.JIT, "compute_80", "530.30.02"),
        GpuLoad(
            model.Binary("op.so", gpu=model.GpuCode()),
            model.Gpu("H100", "sm_90"),
            HowItRuns.NOT_AT_ALL,
        ),
        "RuntimeError: CUDA error: device kernel image is invalid",
        "ValueError: No compiled model was found for the device CPU",
        "hipModuleLoad failed: /srv/op/scan.hsaco\n error: out of memory",
        "RuntimeError: CUDA error: the provided PTX was compiled with an unsupported toolchain.",
        "RuntimeError: CUDA error: invalid device ordinal",
        "RuntimeError: Cuda error: 2[cudaMalloc(&p, n);]",
    ),
)
