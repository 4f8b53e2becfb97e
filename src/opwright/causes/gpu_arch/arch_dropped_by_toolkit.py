"""
Each major release of CUDA drops the oldest GPUs: 9.0 dropped Fermi (2.x), 11.0 Kepler 3.0, 12.0 the rest of Kepler
(3.5, 3.7), 13.0 Maxwell, Pascal and Volta (5.0 to 7.2). nvcc then rejects an old architecture just like one that it
has never heard of. Earlier releases only warn that the architecture is deprecated.

Hardly anybody has such a GPU. The old name is in a list written years ago, in a `setup.py` or a CMake default, or
torch built for everything it knows because it saw no GPU. So the entry can go. If you do have such a GPU, you need
the toolkit of the previous major release and a torch built with it: a torch for CUDA 13 has no code for these GPUs
either.

Sometimes only the name has changed: 10.1 of CUDA 12.8 is 11.0 since CUDA 13.0.

torch names architectures as `-gencode=arch=...`, and none where a `setup.py` passes any itself. So `-arch=sm_35`, and
`-gencode` with a space after it, are the build's own, and `--generate-code` is CMake's: `TORCH_CUDA_ARCH_LIST` changes
neither.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from opwright.causes import kit
from opwright.causes.kit.build_scripts.archs.gpu_archs import (
    BY_NVRTC,
    REFUSED,
    Refused,
    RejectionReason,
    dropped_by_nvrtc,
    last_major,
    refused,
)
from opwright.causes.kit.build_scripts.archs.requested_archs import (
    FLAG,
    GENCODE,
    SETTINGS,
    is_requested_always,
    requested_always,
    toolkit_of,
)
from opwright.causes.kit.rules import CERTAIN, LIKELY, log_check
from opwright.causes.kit.sources import evidence, for_python, for_scripts, literal_evidence
from opwright.logs.patterns import compiled
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
    Source,
    Target,
)

_BY_ITSELF = "where the build passes the flag itself"
_BY_CMAKE = "where CMake sets the architectures"
_REFUSED_OPTION = r"for option ['\"`‘’“”]{0,2}gpu-architecture"
"""What nvcc says of `-arch`; of `-gencode` it says that the architecture is unsupported."""
_CMAKE = r"(?i)\bCMake|\.cmake\b"
"""Whose part of torch writes a space after `-gencode`, too."""


@log_check(*REFUSED, *BY_NVRTC)
def in_log(log: Log) -> Iterator[Evidence]:
    """Look for an architecture that the compiler no longer knows."""
    for one in refused(log):
        if one.reason is RejectionReason.DROPPED:
            details = {"arch": one.arch, "last": one.last, "toolkit": "this toolkit"}
            if remedy := _where_flag_is(log, one):
                details["remedy"] = remedy
            yield one.match.evidence(one.confidence, **details)
    for match, arch, last in dropped_by_nvrtc(log):
        yield match.evidence(LIKELY, arch=arch, last=last, toolkit="this NVRTC")


def _where_flag_is(log: Log, one: Refused) -> str:
    """Return who passes an architecture to nvcc; empty where that may be torch."""
    name = one.arch.removeprefix("sm_")
    by_cmake = rf"--generate-code=arch=compute_{name}\b"
    if "list" in one.match.groups or re.search(by_cmake, log.text):
        return _BY_CMAKE
    by_itself = rf"-(?:arch|-gpu-architecture)[= ](?:sm|compute)_{name}\b"
    if compiled(_REFUSED_OPTION).search(one.match.quote) or re.search(by_itself, log.text):
        return _BY_ITSELF
    has_space = re.search(rf"-gencode,? arch=compute_{name}\b", log.text)
    return _BY_ITSELF if has_space and not compiled(_CMAKE).search(log.text) else ""


@for_scripts(GENCODE, *SETTINGS, *kit.archs_in_cmake.NAMES, "GENCODE", r"-arch[= ]", makefiles=True)
def in_build_script(script: BuildScript) -> Iterator[Evidence]:
    """Look for architectures that the toolkits in question have dropped; once per script."""
    if script.target.is_rocm or _runs_no_nvcc(script):
        return
    cuda = toolkit_of(script)
    if script.language is not Language.MAKE:
        wanted = tuple(requested_always(script))
    elif cuda:
        wanted = tuple(kit.archs_in_make.asked_for(script, cuda))
    else:
        return
    if cuda and script.language is Language.CMAKE:
        own = kit.archs_in_cmake.listed(script)
        wanted += tuple(one for one in own if is_requested_always(script, one))
    dropped = [
        (last, one)
        for one in wanted
        if (last := last_major(one.arch)) and _too_new(script.target, cuda, last)[0]
    ]
    if not dropped or (len(dropped) == len(wanted) and _is_for_old_gpus(script)):
        return
    last_ones = [last for last, _ in dropped]
    toolkit, confidence = _too_new(script.target, cuda, max(last_ones))
    archs = ", ".join(dict.fromkeys(one.arch for _, one in dropped))
    first = dropped[0][1].literal
    found = literal_evidence(script, first, arch=archs, last=str(min(last_ones)), toolkit=toolkit)
    yield found._replace(confidence=confidence)


def _runs_no_nvcc(script: BuildScript) -> bool:
    """Return whether a CMake script has sources but none for nvcc, whatever CUDA flags it sets."""
    if script.language is not Language.CMAKE or not script.sources:
        return False
    is_named = re.search(r"\.cu\b|LANGUAGE\s+CUDA", script.text)
    return not is_named and not any(s.path.endswith((".cu", ".cuh")) for s in script.sources)


@for_python(FLAG)
def in_source(source: Source) -> Iterator[Evidence]:
    """Look for architectures in the flags of Python code that calls nvcc, once per file; if no toolkit is stated, only in calls of torch's `load`."""
    said = re.match(r"(\d+)\.(\d+)", source.target.cuda or "")
    if source.target.is_rocm or not (said or kit.jit_flags.NVCC_FLAGS in source.text):
        return
    cuda = (int(said[1]), int(said[2])) if said else None
    of_load = () if cuda else tuple(kit.jit_flags.spans_for_nvcc(source))
    if not cuda and (not of_load or _is_for_old_gpus(source)):
        return
    for arch, place in kit.archs_in_python.always_asked_for(source):
        last = last_major(arch)
        is_handed = cuda or any(start <= place[0] < end for start, end in of_load)
        toolkit = _too_new(source.target, cuda, last)[0] if last and is_handed else ""
        if toolkit:
            yield evidence(
                source, *place, confidence=LIKELY, arch=arch, last=str(last), toolkit=toolkit
            )
            return


def _is_for_old_gpus(script: BuildScript | Source) -> bool:
    """Return whether a script is by its own words for the GPUs that were dropped."""
    return re.search(_OLD_GPUS, f"{script.path}\n{script.text}", re.IGNORECASE) is not None


_OLD_GPUS = r"(?<![a-z0-9])(?:v100|volta|p100|pascal|p40|maxwell|jetson|xavier)(?![a-z0-9])"


def _too_new(target: Target, cuda: tuple[int, int] | None, last: int) -> tuple[str, Confidence]:
    """Return the toolkit that no longer compiles for it, in words; empty if there is none."""
    if cuda is None:
        return kit.targets.for_cuda_after(target, last), LIKELY
    return (f"CUDA {cuda[0]}.{cuda[1]}" if cuda[0] > last else ""), CERTAIN


_LOADED = (
    "from torch.utils import cpp_extension\n\ndef build(files, more):\n"
    "    return cpp_extension.load('op', files, extra_cuda_cflags=['-gencode', 'arch=compute_70,code=sm_70', *more])\n"
)
_RECIPE = "all:\tnvcc -arch=compute_30 -ptx compare.cu\n"
_ONE_ARCH = "ARCH ?= sm_61\nall:\n\tnvcc -arch=$(ARCH) op.cu\n"
_SMS = (
    "SMS ?= 50 70 80\nGENCODE := $(foreach sm,$(SMS),-gencode arch=compute_$(sm),code=sm_$(sm))\n"
)
_BY_RELEASE = (
    'ifeq ($(shell test "0$(CUDA_MAJOR)" -eq 12 -a "0$(CUDA_MINOR)" -ge 8 -o "0$(CUDA_MAJOR)" -ge 13; echo $$?),0)\n'
    "FLAGS ?= -gencode=arch=compute_70,code=sm_70\nelse ifeq ($(CUDA_MAJOR),12)\n"
    "FLAGS ?= -gencode=arch=compute_35,code=sm_35\nendif\nall:\n\tnvcc $(FLAGS) op.cu\n"
)
_KNOWN_ARCHS = (
    'set(known_gpu_archs "20 21(20) 30")\nset(ARCH_BIN ${known_gpu_archs})\n'
    'string(COMPARE GREATER_EQUAL "${CUDA_VERSION}" "9.1" is_newer)\nif(is_newer)\n'
    '  string(REPLACE "21(20)" "" ARCH_BIN "${ARCH_BIN}")\n  string(REPLACE "20" "" ARCH_BIN "${ARCH_BIN}")\nendif()\n'
)
_SUPPORTED_ARCHS = (
    "if(CUDA_VERSION VERSION_GREATER_EQUAL 11.4)\n  list(APPEND NVCC_ARCHS_SUPPORTED 70 80)\nendif()\n"
    "set(NVCC_ARCHS ${NVCC_ARCHS_SUPPORTED} CACHE STRING archs)\nlist(FILTER TESTS EXCLUDE REGEX slow)\n"
)

CAUSE = Cause(
    title="{toolkit} no longer compiles for {arch}: CUDA {last} was the last that did",
    in_log=in_log,
    in_build_script=in_build_script,
    in_source=in_source,
    fix=Fix(
        "list only the GPUs that you need, without {arch}; for an {arch} GPU, build with CUDA {last} and a torch for CUDA {last}",
        commands=('export TORCH_CUDA_ARCH_LIST="8.0;8.6;9.0+PTX"', "nvcc --list-gpu-arch"),
    ),
    remedies={
        IN_SOURCES: Fix("drop {arch} from the list, or name it only for CUDA {last} and older"),
        _BY_ITSELF: Fix(
            "delete the flag for {arch} where the build passes it to nvcc itself (setup.py, make.sh, a Makefile), or replace it with your GPU's: TORCH_CUDA_ARCH_LIST counts only if"
            " no flag names an architecture; for an {arch} GPU, build with CUDA {last} and a torch for CUDA {last}",
            commands=(
                "grep -rnE '(sm|compute)_[0-9]' --include='*.py' --include='*.sh' --include='Makefile*' .",
                "nvcc --list-gpu-arch",
            ),
        ),
        _BY_CMAKE: Fix(
            "list the GPUs that you need for CMake, without {arch}: TORCH_CUDA_ARCH_LIST does not set its list; if a CMakeLists.txt hard-codes it, change it there; for an {arch} GPU,"
            " build with CUDA {last} and a torch for CUDA {last}",
            commands=(
                'cmake -DCMAKE_CUDA_ARCHITECTURES="80;86;90" -S . -B build',
                "grep -rn 'CUDA_ARCHITECTURES' --include=CMakeLists.txt --include='*.cmake' .",
            ),
        ),
        IN_A_BUILD: Fix(
            "list only the GPUs that you need, without {arch}{instead_of_flag}; for an {arch} GPU, build with CUDA {last} and a torch for CUDA {last}",
            commands=("{archs_before}8.0;8.6;9.0+PTX{archs_after}",),
        ),
    },
    examples=(
        BuildScript(
            "setup.py",
            "flags = []\nif 'cu' in torch.__version__:\n"
            "    flags += ['-gencode', 'arch=compute_35,code=sm_35', '-gencode', 'arch=compute_80,code=sm_80']\n"
            "setup(ext_modules=[CUDAExtension('op', ['op.cu'], extra_compile_args={'nvcc': flags})])\n",
            target=Target(cuda="12.4"),
        ),
        Source("jit.py", "flags = ['-O3', '-arch=sm_37']\n", Target(cuda="12.0")),
        Source("jit.py", _LOADED),
        BuildScript("setup.py", "os.environ['TORCH_CUDA_ARCH_LIST'] = '6.0;7.0 8.0+PTX'\n"),
        BuildScript(
            "setup.py",
            "flags = []\nif torch.version.hip:\n    flags.append('-DWITH_HIP')\nelse:\n"
            "    flags.append('-gencode')\n    flags.append('arch=compute_62,code=sm_62')\n"
            "setup(ext_modules=[CUDAExtension('op', ['op.cu'], extra_compile_args={'nvcc': flags})])\n",
            target=Target(cuda="13.0"),
        ),
        BuildScript(
            "CMakeLists.txt",
            "if(NOT DEFINED CMAKE_CUDA_ARCHITECTURES)\n  set(CMAKE_CUDA_ARCHITECTURES 70 80 90)\nendif()\n",
            target=Target(cuda="13.0"),
        ),
        BuildScript(
            "CMakeLists.txt",
            'set(CUDA_ARCH "" CACHE STRING "")\nif (CUDA_ARCH STREQUAL "")\n  set(FLAGS "-arch=sm_50")\nendif ()\n',
            target=Target(cuda="13.0"),
        ),
        BuildScript(
            "setup.py",
            "os.environ['TORCH_CUDA_ARCH_LIST'] = os.getenv('TORCH_CUDA_ARCH_LIST', '7.0;8.0')\n",
            target=Target(cuda="13.0"),
        ),
        BuildScript(
            "setup.py",
            "def flags_of(archs={70, 80}):\n    return [f'-gencode=arch=compute_{a},code=sm_{a}' for a in archs]\n"
            "setup(ext_modules=[CUDAExtension('op', ['op.cu'], extra_compile_args={'nvcc': flags_of()})])\n",
            target=Target(cuda="13.0"),
        ),
        BuildScript(
            "setup.py",
            "subprocess.check_call(['cmake', '-DCMAKE_CUDA_ARCHITECTURES=70;80', '..'])\n",
            target=Target(cuda="13.0"),
        ),
        BuildScript("cmake/Cuda.cmake", _KNOWN_ARCHS, target=Target(cuda="9.0")),
        BuildScript("CMakeLists.txt", _SUPPORTED_ARCHS, target=Target(cuda="13.0")),
        BuildScript(
            "CMakeLists.txt",
            "find_package(CUDA)\ncuda_select_nvcc_arch_flags(FLAGS 6.1 8.6)\n",
            target=Target(cuda="13.0"),
        ),
        BuildScript("Makefile", _RECIPE, target=Target(cuda="11.0")),
        BuildScript("Makefile", _SMS, target=Target(cuda="13.0")),
        BuildScript("Makefile", _ONE_ARCH, target=Target(cuda="13.0")),
        BuildScript("common.mk", _BY_RELEASE, target=Target(cuda="13.0")),
        BuildScript("common.mk", _BY_RELEASE, target=Target(cuda="12.4")),
        BuildScript(
            "CMakeLists.txt",
            "add_library(op op.cu)\nset_target_properties(op PROPERTIES CUDA_ARCHITECTURES 70)\n",
            target=Target(cuda="13.0"),
        ),
        Log(
            "/usr/local/cuda-13.0/bin/nvcc -gencode=arch=compute_70,code=sm_70 -gencode=arch=compute_80,code=sm_80 -c op.cu\n"
            "nvcc fatal   : Unsupported gpu architecture 'compute_70'",
            Machine(torch="2.11.0+cu130"),
        ),
        (
            "RuntimeError: Device compute capability 6.1 is less than the minimum supported by NVRTC 13.0. Supported compute "
            "capabilities are 7.5, 8.0, 8.6."
        ),
        Log(
            "nvrtc: error: invalid value for --gpu-architecture (-arch)\nOptions: -I/opt/op/include -arch=compute_61",
            Machine(cuda="13.0"),
        ),
        Log(
            "nvcc -DWITH_CUDA -c csrc/roi.cu -o roi.o -arch=sm_35\n"
            "nvcc fatal   : Value 'sm_35' is not defined for option 'gpu-architecture'",
            Machine(cuda="12.4"),
        ),
        Log(
            '/usr/local/cuda-13.0/bin/nvcc "--generate-code=arch=compute_70,code=[compute_70,sm_70]" -c op.cu\n'
            "nvcc fatal   : Unsupported gpu architecture 'compute_70'",
        ),
        (
            "nvcc fatal   : Unsupported gpu architecture 'compute_35'\n"
            "CMake Error at cuda_compile_1_generated_op.cu.o.Release.cmake:220 (message):\n  Error generating file"
        ),
    ),
    counterexamples=(
        BuildScript("cmake/Cuda.cmake", _KNOWN_ARCHS, target=Target(cuda="9.1")),
        BuildScript("Makefile", _RECIPE, target=Target(cuda="10.2")),
        BuildScript("Makefile", f"# {_RECIPE}", target=Target(cuda="11.0")),
        BuildScript("Makefile", _ONE_ARCH.replace("-arch=", "-DARCH="), target=Target(cuda="13.0")),
        BuildScript("common.mk", _BY_RELEASE, target=Target(cuda="12.9")),
        BuildScript("Makefile", f"ifeq ($(CUDA),8)\n{_SMS}endif\n", target=Target(cuda="13.0")),
        BuildScript("Makefile", _SMS.replace("SMS", "CUDA8_ARCHS"), target=Target(cuda="13.0")),
        BuildScript(
            "CMakeLists.txt",
            "set(CUDA_NVCC_FLAGS -gencode arch=compute_60,code=sm_60)\nadd_library(op op.cpp)\n",
            target=Target(cuda="13.0"),
            sources=(Source("op.cpp", "#include <torch/script.h>\n"),),
        ),
        BuildScript(
            "CMakeLists.txt", "set(CUDA_ARCHS_SUPPORTED 70 80)\n", target=Target(cuda="13.0")
        ),
        Source("jit.py", "flags = ['-O3', '-arch=sm_37']\n"),
        Source("jit.py", _LOADED, Target(torch="2.4")),
        Source("jit.py", _LOADED.replace("_70", "_80")),
        Source("jit.py", _LOADED.replace("*more", "*more  # of our V100s")),
        Source("jit.py", _LOADED.replace("    return", "    if CUDA < 13:\n     return")),
        Source("jit.py", "flags = ['-O3', '-arch=sm_80']\n", Target(cuda="12.0")),
        Source(
            "jit.py",
            "flags = []\nif get_cuda() < 12:\n    flags.append('-arch=sm_37')\n",
            Target(cuda="12.0"),
        ),
        BuildScript(
            "attention-v100/setup.py",
            "flags = ['-gencode', 'arch=compute_70,code=sm_70']\n"
            "setup(ext_modules=[CUDAExtension('op', ['op.cu'], extra_compile_args={'nvcc': flags})])\n",
        ),
        BuildScript(
            "setup.py",
            "known = subprocess.check_output(['nvcc', '--list-gpu-arch'], text=True)\n"
            "flags = [f for f in ('arch=compute_70,code=sm_70', 'arch=compute_80,code=sm_80') if f[5:15] in known]\n"
            "setup(ext_modules=[CUDAExtension('op', ['op.cu'], extra_compile_args={'nvcc': flags})])\n",
            target=Target(cuda="13.0"),
        ),
        "-- The CUDA compiler identification is unknown\n  The CMAKE_CUDA_ARCHITECTURES:\n\n    50\n\n  do not all work with this compiler.  Try:",
        BuildScript(
            "setup.py",
            "flags = asked_of_the_gpus()\nall_flags = ['-O3'] + flags\n"
            "flags = ['-gencode', 'arch=compute_35,code=sm_35']\n"
            "setup(ext_modules=[CUDAExtension('op', ['op.cu'], extra_compile_args={'nvcc': all_flags})])\n",
        ),
        BuildScript(
            "setup.py",
            "flags = ['-gencode', 'arch=compute_80,code=sm_80']\n"
            "if bare_metal_version < Version('13.0'):\n"
            "    flags += ['-gencode', 'arch=compute_70,code=sm_70']\n",
            target=Target(cuda="13.0"),
        ),
        BuildScript(
            "setup.py",
            "if rocm_release:\n    flags = []\nelif nvcc_release < (13, 0):\n"
            "    flags = ['-gencode', 'arch=compute_70,code=sm_70']\n"
            "setup(ext_modules=[CUDAExtension('op', ['op.cu'], extra_compile_args={'nvcc': flags})])\n",
            target=Target(cuda="13.0"),
        ),
        BuildScript(
            "setup.py",
            "os.environ['TORCH_CUDA_ARCH_LIST'] = '7.0;8.0'\n",
            target=Target(cuda="12.9"),
        ),
        BuildScript(
            "CMakeLists.txt",
            "if(CMAKE_CUDA_COMPILER_VERSION VERSION_LESS 13.0)\n"
            "  set(CMAKE_CUDA_ARCHITECTURES 70 80)\nelse()\n  set(CMAKE_CUDA_ARCHITECTURES 80)\nendif()\n"
            "# set(CMAKE_CUDA_ARCHITECTURES 70)\n",
            target=Target(cuda="13.0"),
        ),
        BuildScript(
            "CMakeLists.txt",
            "if(NOT DEFINED CMAKE_CUDA_ARCHITECTURES)\n  set(CMAKE_CUDA_ARCHITECTURES 60 70)\nendif()\n"
            "execute_process(COMMAND ${Python3_EXECUTABLE} archs_of_torch.py\n"
            "  OUTPUT_VARIABLE CMAKE_CUDA_ARCHITECTURES OUTPUT_STRIP_TRAILING_WHITESPACE)\n",
            target=Target(cuda="13.0"),
        ),
        BuildScript(
            "setup.py",
            "print('pass arch=compute_70,code=sm_70 to nvcc')\n",
            target=Target(cuda="13.0"),
        ),
        (
            "nvcc warning : The 'compute_35', 'compute_37', 'sm_35', and 'sm_37' architectures are deprecated, and "
            "may be removed in a future release (Use -Wno-deprecated-gpu-targets to suppress warning)."
        ),
        Log("nvcc fatal   : Unsupported gpu architecture 'compute_90'", Machine(cuda="11.4")),
        "RuntimeError: nvrtc: error: invalid value for --gpu-architecture (-arch)",
        Log("nvcc fatal   : Unsupported gpu architecture 'compute_70'", Machine(cuda="8.0")),
    ),
)
