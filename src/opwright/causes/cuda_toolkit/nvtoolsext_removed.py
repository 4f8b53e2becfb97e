"""
NVTX marks ranges for NVIDIA's profilers. Version 2 was a library, `libnvToolsExt.so`, with a header `nvToolsExt.h`;
version 3 is header-only, below `nvtx3/`. NVIDIA's NVTX package has the library for CUDA 12.4, and no longer for 12.9
and 13. On Windows it was an option of the installer, under `C:/Program Files/NVIDIA Corporation/NvToolsExt`.

The CMake files of torch before 2.5 (`Caffe2/public/cuda.cmake`) require the library and stop with "Failed to find
nvToolsExt"; later ones prefer nvtx3 and fall back to the target CUDA::nvToolsExt when they do not see `nvtx3_dir`.
Nothing needs the library: an empty target of that name, defined before find_package(Torch), satisfies the check.

Linking another release's library into the toolkit's folder works until the next update. Projects that pass
`-lnvToolsExt` or include `nvToolsExt.h` should move to `nvtx3/nvToolsExt.h`, which declares the same functions.
"""

import re
from collections.abc import Iterator

from opwright import model
from opwright.causes import kit
from opwright.causes.kit.rules import LIKELY, POSSIBLE, log_rules, rule
from opwright.causes.kit.sources import code_of, evidence, for_scripts, matches
from opwright.logs.patterns import LogMatch, has_match, missing_header
from opwright.model import BuildScript, Cause, Confidence, Evidence, Fix, Language, Log

_REQUIRED_PATTERNS = (
    r"Failed to find (?P<what>nvToolsExt)",
    r"contains:\s{1,40}(?P<what>CUDA::nvToolsExt)\s{1,40}but the\s{1,16}target was not\s+found",
    r"(?P<what>-?l?CUDA::nvToolsExt)(?:\.lib)?['\"”»]?(?:: No such|$|\s[^\n]{0,40}?not\s+(?:be )?(?:found|exist))",
)
_INCLUDE_PATH = r"(?P<what>[\w:/\\. -]{0,80}[/\\]NvToolsExt[/\\]+include)\b"
_CMAKE_STATUS = r"Could NOT find (?P<what>NvToolExt|NvToolsExt|nvToolsExt|NVTX)\b"
_NO_LIBRARY_PATTERNS = (
    r"(?:No rule to make target [`'‘\"]?|error: ['\"])(?P<what>[^'\"\n]{0,120}nvToolsExt[\w.]{2,20})['’\"], needed by",
    r"(?:cannot find|unable to find library|library not found for|找不到|kann nicht|no se puede encontrar) -l(?P<what>nvToolsExt)\b",
    r"LNK1(?:181|104)[^\n]{0,40}['\"“«](?P<what>[^'\"\n]{0,80}nvToolsExt64_1\.lib)",
)
_NO_HEADER_PATTERNS = missing_header(r"(?<!/)nvToolsExt(?:Cuda|CudaRt)?\.h")
_CUDA_WITHOUT_NVTX2 = r"cuda-?1[3-9](?:\.\d)?\b|cuda-12\.9|compilation tools, release (?:1[3-9]|12\.9)|CUDA[/\\]v1[3-9]"


def _confidence(match: LogMatch, log: Log) -> Confidence:
    """Return more where the toolkit is known to lack NVTX 2, or the linker says that a file is missing."""
    lacks_it = (log.machine.cuda or "").startswith(("13", "14", "12.9"))
    is_missing = "needed by" in match.quote or "LNK" in match.quote
    is_likely = lacks_it or is_missing or has_match(log, _CUDA_WITHOUT_NVTX2)
    return LIKELY if is_likely else POSSIBLE


_CMAKE_LINKS_IT = r"\b(?i:target_link_libraries)\s*\([^()]*?(?P<what>CUDA::nvToolsExt|-lnvToolsExt|\bnvToolsExt)(?=[\s)])"
_OWN_TARGET = (
    r"\badd_library\s*\(\s*CUDA::nvToolsExt|if\s*\([^()]*(?:TARGET\s+CUDA::nvToolsExt|VERSION)"
)


@for_scripts("nvToolsExt", makefiles=True)
def in_build_script(script: BuildScript) -> Iterator[Evidence]:
    """Look for scripts that link NVTX 2, for a toolkit that may lack it."""
    wanted = kit.requested_archs.toolkit_of(script)
    if wanted and wanted <= (12, 8):  # the last with NVTX 2
        return
    confidence = LIKELY if wanted else POSSIBLE
    if script.language is Language.CMAKE and not re.search(_OWN_TARGET, script.text):
        for match in matches(script, _CMAKE_LINKS_IT):
            yield evidence(script, *match.span("what"), confidence=confidence, what=match["what"])
    elif script.language is Language.MAKE:
        for start, line, is_open in kit.archs_in_make.lines_of(code_of(script), wanted):
            at = line.find("-lnvToolsExt") if is_open else -1
            if at >= 0:
                place = start + at
                yield evidence(
                    script, place, place + 12, confidence=confidence, what="-lnvToolsExt"
                )
    elif script.language is Language.PYTHON:
        flags = [flag for extension in script.extensions for flag in extension.link_flags]
        for one in (*script.libraries, *flags):
            is_nvtx = one.value in ("nvToolsExt", "-lnvToolsExt")
            if is_nvtx and not kit.python.conditions_at(script, one.start):
                yield evidence(script, one.start, one.end, confidence=confidence, what=one.value)


CAUSE = Cause(
    title="the build needs NVTX 2 ({what}), which this CUDA toolkit no longer has",
    in_log=log_rules(
        rule(*_REQUIRED_PATTERNS),
        rule(_INCLUDE_PATH, only_if=r"non-existent path|does not exist"),
        rule(*_NO_LIBRARY_PATTERNS, confidence=_confidence),
        rule(*_NO_HEADER_PATTERNS, confidence=_confidence, what="{header}"),
        rule(_CMAKE_STATUS, only_if="CMake Error", confidence=LIKELY),
    ),
    in_build_script=in_build_script,
    fix=Fix(
        "use torch 2.5 or later, whose CMake files use nvtx3; or put add_library(CUDA::nvToolsExt INTERFACE IMPORTED)"
        " before find_package(Torch)",
        commands=(
            "cmake -DUSE_SYSTEM_NVTX=ON -Dnvtx3_dir=$CUDA_HOME/include -DCMAKE_PREFIX_PATH=$(python -c 'import torch; print(torch.utils.cmake_prefix_path)') ..",
        ),
    ),
    examples=(
        BuildScript(
            "Makefile",
            "LIBS = -lcudart -lnvToolsExt\nall:\n\tnvcc op.cu $(LIBS)\n",
            target=model.Target(cuda="13.0"),
        ),
        BuildScript(
            "CMakeLists.txt",
            "find_package(CUDAToolkit REQUIRED)\nadd_library(op SHARED op.cu)\n"
            "target_link_libraries(op PRIVATE torch CUDA::cudart CUDA::nvToolsExt)\n",
            target=model.Target(cuda="13.0"),
        ),
        BuildScript(
            "setup.py",
            "setup(ext_modules=[CUDAExtension('op', ['op.cu'], libraries=['cublas', 'nvToolsExt'])])\n",
        ),
        Log(
            "CMake Error at /opt/libtorch/share/cmake/Caffe2/public/cuda.cmake:70 (message):\n"
            "  Failed to find nvToolsExt\nCall Stack (most recent call first):\n"
            "  /opt/libtorch/share/cmake/Caffe2/Caffe2Config.cmake:86 (include)\n",
            model.Machine(torch="2.3.1+cu121", cuda="12.9"),
        ),
        (
            'CMake Error at Caffe2/public/cuda.cmake:182 (set_property):\n  The link interface of target "torch::nvtoolsext" contains:\n\n'
            "    CUDA::nvToolsExt\n\n  but the target was not found.  Possible reasons include:\n\n"
            "    * There is a typo in the target name.\n"
        ),
        "/usr/bin/ld: cannot find -lCUDA::nvToolsExt: No such file or directory\n",
        "LINK : fatal error LNK1181: 无法打开输入文件“CUDA::nvToolsExt.lib”\n",
        "make[2]: *** No rule to make target '/usr/local/cuda/lib64/libnvToolsExt.so', needed by 'libop.so'.  Stop.\n",
    ),
    counterexamples=(
        BuildScript(
            "Makefile",
            "ifdef PROFILE\nLIBS += -lnvToolsExt\nendif\nall:\n\tnvcc op.cu $(LIBS)\n",
            target=model.Target(cuda="13.0"),
        ),
        BuildScript(
            "CMakeLists.txt",
            "if(NOT TARGET CUDA::nvToolsExt)\n  add_library(CUDA::nvToolsExt INTERFACE IMPORTED)\nendif()\n"
            "target_link_libraries(op PRIVATE CUDA::nvToolsExt)\n",
        ),
        BuildScript(
            "CMakeLists.txt",
            "target_link_libraries(op PRIVATE CUDA::nvtx3)  # was CUDA::nvToolsExt\n",
        ),
        BuildScript(
            "setup.py",
            "setup(ext_modules=[CUDAExtension('op', ['op.cu'], libraries=['nvToolsExt'])])\n",
            target=model.Target(cuda="12.4"),
        ),
        (
            "-- Could NOT find nvtx3 (missing: nvtx3_dir)\nCMake Warning at Caffe2/public/cuda.cmake:184 (message):\n"
            "  Cannot find NVTX3, find old NVTX instead\n-- Configuring done\n"
        ),
        'nvcc -I"C:\\Program Files\\NVIDIA Corporation\\NvToolsExt\\include" -c k.cu',
        "x.cpp:1:10: fatal error: nvtx3/nvToolsExt.h: No such file or directory",
        "g++ op.o -lcudart -lnvToolsExt -o op.so",
    ),
)
