"""
Each major release of CUDA removes what the one before deprecated. A torch wheel is for one of them, and an extension
is compiled with that torch's toolkit: PyPI's torch 2.6 to 2.10 is for CUDA 12, later ones for CUDA 13.

CUDA 10.1 removed the functions that nvcc once made launches of (`cudaConfigureCall`, `cudaSetupArgument`, `cudaLaunch`), and
CUDA 11 `memoryType` and `isManaged` of `cudaPointerAttributes`, which `type` replaces.

CUDA 12.0 removed texture references (`cudaBindTexture`, `texture<float, 1>`) and, from cuSPARSE, the typed functions
that have an untyped successor: `cusparseScsrgemm2` (now `cusparseSpGEMM`), `cusparseScsrmm2`,
`CUSPARSE_MM_ALG_DEFAULT`. CUDA 13.0 removed the `cudaThread…` functions of CUDA 3, fields of `cudaDeviceProp` such as
`clockRate` (use `cudaDeviceGetAttribute`), and the `cudaMemPrefetchAsync` and `cudaMemAdvise` that take a device
number: they now take a `cudaMemLocation`. `<cudaTypedefs.h>` keeps the types of pointers to the driver's functions under the
name of one release alone, `PFN_cuInit_v2000`, and no longer as `PFN_cuInit`. `__any`, `__ballot`, `__shfl` and their relatives
have had successors that take a mask (`__any_sync`) since CUDA 9; since 10.1 ptxas refuses them for sm_70 and newer GPUs.

cuDNN goes along: CUDA 11 needs cuDNN 8, which lost `cudnnGetConvolutionForwardAlgorithm` and the preferences that it
took, and CUDA 13 needs cuDNN 9, without the RNN functions of before 8.

Projects that support several releases put `#if CUDART_VERSION >= 12000` around both. HIP keeps names that CUDA has
dropped.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

from opwright.causes import kit
from opwright.causes.kit.binaries import counted
from opwright.causes.kit.cxx_sources.launches import TEST_PATHS
from opwright.causes.kit.hip import is_for_hip_alone
from opwright.causes.kit.rules import CERTAIN, LIKELY
from opwright.causes.kit.sources import (
    Piece,
    calls,
    evidence,
    for_scripts,
    for_sources,
    includes,
    is_in_any,
    matches,
    replacing,
)
from opwright.knowledge.cuda.removed import (
    BY_DEVICE_NUMBER,
    BY_ONE_TYPE,
    DEVICE_PROPERTIES,
    POINTER_ATTRIBUTES,
    REMOVED_HEADERS,
    REMOVED_LIBRARIES,
    REMOVED_NAMES,
)
from opwright.knowledge.cuda.removed_name import RemovedName, is_after
from opwright.model import (
    BuildScript,
    Cause,
    Confidence,
    Evidence,
    Fix,
    Language,
    Safety,
    Source,
    Target,
)

TYPE_CHECKING = False
if TYPE_CHECKING:
    from opwright.causes.kit.api_uses.uses import Use

_NAME_PATTERN = rf"(?<![\w:.>])(?:{'|'.join(f'({removed.names})' for removed in REMOVED_NAMES)})\b"
_HANDED_ON = r"\s*\(\s*(?:std::forward<[^()]*>\([^()]*\)|\w+)\s*\.\.\.\s*\)"
"""What a call of a template passes on: such a name is looked for only where one is instantiated."""
_VERSION_TEST = r"(?i)cudnn|cuda\w*version|cudart|cudacc_ver|cusparse\w*ver|rocm|hip|amd|toolkit"
_VERSIONED = r"cu[A-Z]\w*_(?:v\d+|(?:v\d+_)?pt[ds][sz])|cuGraphInstantiateWithFlags"
"""What cuda.h declares by a macro of a shorter name; the index has what stands there before macros."""
_LIBRARY = rf"(?:.*/lib|CUDA::|-l)?(?P<name>{'|'.join(REMOVED_LIBRARIES)})(?:\.a|\.so)?"
_WORDS = (
    *(removed.names for removed in REMOVED_NAMES),
    rf"(?:{DEVICE_PROPERTIES.names}|{POINTER_ATTRIBUTES.names})\b",
    *map(re.escape, REMOVED_HEADERS),
    BY_DEVICE_NUMBER.names,
    BY_ONE_TYPE.names,
    r"(?:u?long(?:long)4|double4)\b",
    r"__(?:any|all|ballot|shfl(?:_up|_down|_xor)?)\s*\(",
)
_BY_ONE_TYPE = 2


@for_sources(*(rf"\b(?:{words})" for words in _WORDS), domains=("cuda",))
def in_source(source: Source) -> Iterator[Evidence]:
    """Look for names that the target's CUDA no longer has, once per file and kind."""
    if is_for_hip_alone(source) or re.search(TEST_PATHS, source.path):
        return
    uses: dict[RemovedName, list[Piece]] = {}
    for match in matches(source, _NAME_PATTERN):
        removed = REMOVED_NAMES[match.lastindex - 1 if match.lastindex else 0]
        uses.setdefault(removed, []).append(Piece(match[0], *match.span()))
    for removed, pieces in uses.items():
        own = {
            name for name in {piece.text for piece in pieces} if kit.own_names.is_own(source, name)
        }
        yield from _first_use(source, removed, (piece for piece in pieces if piece.text not in own))
    for removed, fields in kit.removed_fields.fields_of(source):
        yield from _first_use(source, removed, fields)
    if "cudaMem" in source.text and not is_in_any(source, r"\bcudaMemLocation\b"):
        names = (call.name for call in calls(source, BY_DEVICE_NUMBER.names) if not call.is_member)
        yield from _first_use(source, BY_DEVICE_NUMBER, names)
    if "cublasLtMatmulDescCreate" in source.text:
        made = (c for c in calls(source, BY_ONE_TYPE.names) if len(c.arguments) == _BY_ONE_TYPE)
        yield from _first_use(source, BY_ONE_TYPE, (c.name for c in made if not c.is_member))
    yield from _headers(source)
    yield from _indexed(source)
    if source.target.cuda:
        yield from kit.warps_and_vectors.without_mask(source)
        yield from kit.warps_and_vectors.misaligned(source)


@for_scripts(*map(re.escape, REMOVED_LIBRARIES))
def in_build_script(script: BuildScript) -> Iterator[Evidence]:
    """Look for libraries in a CMake script that the target's toolkit no longer has."""
    cuda = re.match(r"\d+(?:\.\d+)?", script.target.cuda or "")
    if cuda is None or script.language is not Language.CMAKE:
        return
    for argument in (a for c in kit.cmake.commands(script.text) for a in c.arguments):
        library = re.fullmatch(_LIBRARY, argument.value)
        last, instead = REMOVED_LIBRARIES[library["name"]] if library else ("", "")
        if library and is_after(cuda[0], last) and not _is_kept_out(script, argument.start):
            yield evidence(
                script,
                argument.start,
                argument.end,
                confidence=LIKELY,
                api=library["name"],
                last=last,
                instead=instead,
                toolkit=f"CUDA {cuda[0]}",
                uses="1 use",
                about=library["name"],
            )


def _is_kept_out(script: BuildScript, at: int) -> bool:
    """Return whether the conditions around a place keep the target's toolkit out, or ask for releases in a way unknown."""
    around = kit.cmake_branches.branches_at(script.text, at)
    before, cuda = script.text[:at], script.target.cuda or ""
    taken = [kit.cmake_conditions.is_taken(branches, before, cuda) for branches in around]
    unknown = [one for one, is_so in zip(around, taken, strict=True) if is_so is not True]
    return False in taken or any("VERSION" in text for each in unknown for text in each)


def _headers(source: Source) -> Iterator[Evidence]:
    """Yield the headers that the toolkits lost before the index begins, and that the project has no copy of."""
    for piece in includes(source, "|".join(map(re.escape, REMOVED_HEADERS))):
        if not any(f"/{file.path}".endswith(f"/{piece.text}") for file in source.project):
            last, instead = REMOVED_HEADERS[piece.text]
            yield from _first_use(source, RemovedName(piece.text, last, instead), (piece,))


def _indexed(source: Source) -> Iterator[Evidence]:
    """Yield the first use of each name that is gone by the index, and that no row has."""
    uses: dict[str, list[Use]] = {}
    if any(includes(source, r"cufftMp\.h")):
        return  # which has kept its own since CUDA 12.4
    for use in kit.api_removals.removed_uses(source, "cuda", ""):
        if not re.fullmatch(f"{_NAME_PATTERN}|{_VERSIONED}", use.absence.name):
            uses.setdefault(use.absence.name, []).append(use)
    for name, places in uses.items():
        absence, piece = places[0]
        yield evidence(
            source,
            piece.start,
            piece.end,
            confidence=absence.confidence,
            safety=Safety.MANUAL,
            api=name,
            last=absence.neighbour,
            instead=absence.instead or "what its release notes name",
            toolkit=f"CUDA {absence.border}",
            uses=counted(len(places), "use"),
            about=_about(name),
        )


def _first_use(source: Source, removed: RemovedName, uses: Iterable[Piece]) -> Iterator[Evidence]:
    """Yield the first use that no `#if` guards, with their number."""
    pieces = [piece for piece in uses if not _is_guarded(source, piece, removed.last)]
    toolkit, confidence = _toolkit(source.target, removed.last) if pieces else ("", LIKELY)
    if not toolkit:
        return
    first = pieces[0]
    put = removed.replacement
    yield evidence(
        source,
        first.start,
        first.end,
        confidence=confidence,
        edits=tuple(replacing(source, piece, put) for piece in pieces) if put else (),
        safety=Safety.SAFE if put else Safety.MANUAL,
        api=first.text.lstrip(":"),
        last=removed.last,
        instead=removed.instead,
        toolkit=toolkit,
        uses=counted(len(pieces), "use"),
        about=_about(removed.names),
        **({"title": removed.title} if removed.title else {}),
    )


def _about(name: str) -> str:
    """Return what names that are removed together have in common: texture references."""
    if name == DEVICE_PROPERTIES.names:
        return "cudaDeviceProp"
    if name.startswith("(?:::)?cuda"):
        return "launches by cudaLaunch"
    if re.fullmatch(r"CUFFT_[A-Z_]+", name):
        return "cufftResult"
    return "texture" if "texture" in name.lower() else name


def _is_guarded(source: Source, piece: Piece, last: str) -> bool:
    """Return whether an `#if` around a place keeps the releases after the last one out, or the project defines that name."""
    above = kit.inclusion.conditions(source, piece.start)
    tests = [condition for condition in above if re.search(_VERSION_TEST, condition.text)]
    name = re.escape(piece.text)
    if re.match(_HANDED_ON, source.text[piece.end :]):
        return True
    later = "cuda", _later(source.target, last)
    if tests and not kit.own_names.is_compiled_in_any(source, tests, later):
        return True
    return is_in_any(
        source,
        rf"\bdefine[ \t]+{name}\b|\b(?:void|cudaError_t|CUresult|struct)\s+(?:CUDAAPI\s+)?{name}\s*[({{]",
    )


def _later(target: Target, last: str) -> Iterator[str]:
    """Yield the releases in question after the last that has a name."""
    known = (target.cuda,) if target.cuda else kit.api_index.table("cuda").releases
    return (release for release in known if is_after(release, last))


def _toolkit(target: Target, last: str) -> tuple[str, Confidence]:
    """Return the toolkit that no longer has it, in words; empty if there is none."""
    if given := re.match(r"\d+(?:\.\d+)?", target.cuda or ""):
        return (f"CUDA {given[0]}" if is_after(given[0], last) else ""), CERTAIN
    return kit.targets.for_cuda_after(target, int(last.partition(".")[0])), LIKELY


_PROPS = (
    "struct Props : public cudaDeviceProp {{\n  bool usable() const;\n  Own own;\n}};\n"
    "bool Props::usable() const {{ return {}computeMode != cudaComputeModeProhibited; }}\n"
)
_SEARCHED = (
    "#include <cudnn.h>\nauto find = cudnnGetConvolutionForwardAlgorithm;\n"
    "auto by = CUDNN_CONVOLUTION_FWD_PREFER_FASTEST;\n"
)
_FRAME = "#include <nppi.h>\nauto convert = nppiNV12ToRGB_8u_P2C3R{};\n"
_DESCRIBED = "#include <cublasLt.h>\nvoid f(cublasLtMatmulDesc_t* d) {{ cublasLtMatmulDescCreate(d, CUDA_R_32F{}); }}\n"
_RECURRENT = "#include <cudnn.h>\nauto run = cudnnRNNForwardInference;\n"
_POINTER = "bool f(void* p) {\n  cudaPointerAttributes of;\n  cudaPointerGetAttributes(&of, p);\n  return of.memoryType == 2;\n}\n"
_LAUNCHED = "void f() { cudaConfigureCall(1, 1, 0, 0); cudaLaunch(k); }\n"
_LINKED = "find_package(CUDAToolkit)\n{}target_link_libraries(op PRIVATE ${{CUDA_LIBS}}/liblapack_static.a)\n"
_ERRORS = (
    "#ifdef _CUFFT_H_\nbool is_known(cufftResult e) { return e != CUFFT_LICENSE_ERROR; }\n#endif\n"
)
_VOTE = "__global__ void k(int* x) {\n  x[0] = __any(x[1]);\n}\n"

CAUSE = Cause(
    title="{toolkit} no longer has {api}; CUDA {last} was the last that did ({uses} in this file)",
    titles={
        "mask": "{toolkit} does not compile {api} for sm_70 and newer GPUs ({uses} of functions without a mask in this file)",
        "mask soon": "CUDA 10.1 does not compile {api} for sm_70 and newer GPUs, which {toolkit} only warns of ({uses} of functions without a mask in this file)",
        "vector": "{toolkit} warns of {api}, an error with -Werror; it wants {instead} ({uses} of such vectors in this file)",
        "cuDNN": "the cuDNN for {toolkit} no longer has {api}; those for CUDA {last} were the last that did ({uses} in this file)",
        "form": "{toolkit} has {api} only in {instead}; CUDA {last} was the last with the old one ({uses} in this file)",
    },
    in_source=in_source,
    in_build_script=in_build_script,
    fact="{about}",
    fix=Fix(
        "replace {api} with {instead}; to support older toolkits too, keep both under #if CUDART_VERSION"
    ),
    examples=(
        Source("vote.cu", _VOTE, Target(cuda="10.1", gpus=("sm_70",))),
        Source("vote.cu", _VOTE, Target(cuda="13.0")),
        Source("vote.cu", _VOTE, Target(cuda="9.0")),
        Source("op.cu", "__global__ void k(double4* x) {}\n", Target(cuda="13.0")),
        Source("pointer.cu", _POINTER, Target(cuda="11.0")),
        Source("launch.cu", _LAUNCHED, Target(cuda="10.1")),
        Source("old.cu", "#include <device_functions_decls.h>\n", Target(cuda="9.1")),
        BuildScript("CMakeLists.txt", _LINKED.format(""), target=Target(cuda="12.0")),
        Source(
            "errors.h",
            _ERRORS,
            Target(cuda="13.0"),
            project=(Source("fft.cu", '#include <cufft.h>\n#include "errors.h"\n'),),
        ),
        Source(
            "gemm.cc",
            "#include <cublasLt.h>\n#if (CUBLAS_VERSION) <= 11402\nint f();\n#else\n"
            "int f() { return CUBLASLT_MATMUL_PREF_EPILOGUE_MASK; }\n#endif\n",
            Target(cuda="12.0"),
        ),
        Source("sum.cu", _VOTE.replace("__any(", "__shfl_down("), Target(cuda="12.4")),
        Source(
            "op.cu",
            "#include <cooperative_groups.h>\nnamespace cg = cooperative_groups;\n"
            "__global__ void k() { cg::this_multi_grid().sync(); }\n",
            Target(cuda="13.0"),
        ),
        Source("op.cu", "void f() { cudaBindTexture(0, image, x, size); }\n"),
        Source("conv.cpp", _SEARCHED, Target(cuda="11.0")),
        Source("rnn.cpp", _RECURRENT, Target(cuda="13.0")),
        Source("lt.cpp", _DESCRIBED.format(""), Target(cuda="11.0")),
        Source("ask.cuh", "#if __CUDACC_VER__ >= 80000\n#endif\n", Target(cuda="9.0")),
        Source("ilu.cpp", "cusparseSolveAnalysisInfo_t info;\n", Target(cuda="11.0")),
        Source("convert.cpp", _FRAME.format(""), Target(cuda="13.0")),
        Source(
            "pin.h",
            "#include <thrust/system/cuda/experimental/pinned_allocator.h>\n",
            Target(cuda="12.4"),
        ),
        Source(
            "op.cu",
            "void f() {\n  csrgemm2Info_t info = NULL;\n  cusparseCreateCsrgemm2Info(&info);\n}\n",
        ),
        Source(
            "op.cu",
            "#define OWN_CUDA CUDA_VERSION\n#if OWN_CUDA >= 11000\nauto by = CUSPARSE_COOMM_ALG2;\n#endif\n",
            Target(cuda="12.4"),
        ),
        Source("tma.cu", "PFN_cuTensorMapEncodeTiled encode;\n", Target(cuda="13.0")),
        Source("op.cu", "void f() { run<<<1, 1>>>(); cudaThreadSynchronize(); }\n"),
        Source(
            "op.cu",
            "int f(int device) {\n  cudaDeviceProp of;\n  cudaGetDeviceProperties(&of, device);\n"
            "  return of.clockRate;\n}\n",
        ),
        Source("props.h", _PROPS.format("")),
        Source(
            "op.cpp",
            "int f() { return at::cuda::getCurrentDeviceProperties()->memoryClockRate; }\n",
        ),
        Source(
            "op.cpp",
            "void f(void* p, int device) { cudaMemPrefetchAsync(p, 8, device, 0); }\n",
            Target(cuda="13.0"),
        ),
    ),
    counterexamples=(
        Source(
            "driver.h",
            "LISTED(CUresult, cuCtxCreate, cuCtxCreate_v2, (CUcontext*, unsigned, CUdevice));\n",
        ),
        Source("pointer.cu", _POINTER, Target(cuda="10.2")),
        BuildScript("CMakeLists.txt", _LINKED.format(""), target=Target(cuda="11.8")),
        BuildScript(
            "CMakeLists.txt",
            _LINKED.format("if(CUDAToolkit_VERSION VERSION_LESS 12)\n") + "endif()\n",
            target=Target(cuda="12.0"),
        ),
        Source("launch.cu", _LAUNCHED, Target(cuda="10.0")),
        Source("conv.cpp", _SEARCHED, Target(cuda="10.2")),
        Source("conv.cpp", f"#if CUDNN_MAJOR < 8\n{_SEARCHED}#endif\n", Target(cuda="11.0")),
        Source("rnn.cpp", _RECURRENT, Target(cuda="12.8")),
        Source("lt.cpp", _DESCRIBED.format(", CUDA_R_32F"), Target(cuda="11.0")),
        Source(
            "ask.cuh", "#ifdef __CUDACC_VER__\n#undef __CUDACC_VER__\n#endif\n", Target(cuda="9.0")
        ),
        Source(
            "ilu.cpp", "csrilu02Info_t info;\nauto f = cusparseScsrilu02;\n", Target(cuda="11.0")
        ),
        Source("convert.cpp", _FRAME.format("_Ctx"), Target(cuda="13.0")),
        Source("op.cu", "__global__ void k(double4* x) {}\n", Target(cuda="12.9")),
        Source(
            "op.cu",
            "#if CUDART_VERSION < 13000\nusing four = double4;\n#endif\n",
            Target(cuda="13.0"),
        ),
        *(
            Source("vote.cu", _VOTE, target)
            for target in (
                Target(),
                Target(cuda="8.0"),
                Target(cuda="10.1", gpus=("sm_61",)),
            )
        ),
        Source(
            "vote.cu",
            "#if __CUDACC_VER_MAJOR__ >= 9\n#define __any(x) __any_sync(~0u, x)\n#endif\n" + _VOTE,
            Target(cuda="12.4"),
        ),
        Source(
            "vote.cu",
            _VOTE.replace("  x", "#if __CUDA_ARCH__ < 700\n  x", 1).replace("}", "#endif\n}"),
            Target(cuda="12.4"),
        ),
        *(
            Source(
                path, "__device__ int f(int x) { return __shfl_xor(x, 1); }\n", Target(cuda="13.0")
            )
            for path in ("csrc/rocm/reduce.cu", "ck/include/ck_tile/core/reduce.hpp")
        ),
        Source(
            "half.cuh",
            "__device__ __inline__ at::Half\n__shfl(const at::Half x, const int lane) {\n"
            "  return __shfl(x.operator __half(), lane);\n}\n",
            Target(cuda="13.0"),
        ),
        Source(
            "norm.cu",
            "#pragma once\n#include <hip/hip_runtime.h>\n__device__ int f(int x) { return __shfl_xor(x, 1); }\n",
            Target(cuda="13.0"),
        ),
        Source(
            "codegen/reduce.cuh",
            "{%- if is_rocm %}\n__device__ int f(int x) { return __shfl_xor(x, 1); }\n{%- endif %}\n",
            Target(cuda="13.0"),
        ),
        Source(
            "sparse.cuh",
            "#include <cusparse.h>\ntemplate <typename T> struct Csr {\n  template <typename... Args>\n"
            "  static auto nnz(Args... args) { return cusparseXcsrgemm2Nnz(args...); }\n};\n",
        ),
        Source("errors.h", _ERRORS, Target(cuda="13.0")),
        Source(
            "op.cpp",
            "#include <cuda.h>\nvoid f(CUstream s, CUdeviceptr p) { cuStreamWaitValue32_v2(s, p, 1, 0); }\n",
            Target(cuda="13.0"),
        ),
        Source(
            "op.cpp",
            '#include <cuda.h>\nextern "C" CUresult CUDAAPI cuCtxCreate_v2(CUcontext*, unsigned, CUdevice);\n'
            "void f(CUcontext* c) { cuCtxCreate_v2(c, 0, 0); }\n",
            Target(cuda="13.0"),
        ),
        Source(
            "op.cu",
            "#include <cooperative_groups.h>\nnamespace cg = cooperative_groups;\n"
            "__global__ void k() { cg::this_grid().sync(); }\n",
            Target(cuda="13.0"),
        ),
        Source("op.cu", "void f() { cudaThreadSynchronize(); }\n", Target(cuda="12.8")),
        Source("op.cu", "void f() { cudaThreadSynchronize(); }\n", Target(torch="2.6..2.9")),
        Source("op.hip", "void f() { cudaThreadSynchronize(); }\n"),
        Source(
            "csrc/sum.h",
            "__device__ int f(int x) { return __shfl_xor(x, 1, 64); }\n",
            Target(cuda="13.0"),
            build=(
                BuildScript(
                    "CMakeLists.txt",
                    "project(sums LANGUAGES CXX)\nfind_package(HIP REQUIRED)\nset(CMAKE_CXX_COMPILER hipcc)\n",
                ),
            ),
        ),
        Source("props.h", _PROPS.format("own.")),
        Source("csrc/tests/op.cu", "void f() { cudaThreadSynchronize(); }\n"),
        Source(
            "graph.cpp",
            "#include <cuda.h>\nvoid f(CUgraphExec* e, CUgraph g) { cuGraphInstantiateWithFlags(e, g, 0); }\n",
            Target(cuda="13.0"),
        ),
        Source(
            "cuda_names.h",
            "enum CUjit_target {\n  CU_TARGET_COMPUTE_10 = 10,  // older ones\n  CU_TARGET_COMPUTE_20,\n};\n",
            Target(cuda="13.0"),
        ),
        Source(
            "op.cu",
            "#if CUDART_VERSION >= 12000\nauto algorithm = CUSPARSE_SPMM_ALG_DEFAULT;\n#else\n"
            "auto algorithm = CUSPARSE_MM_ALG_DEFAULT;\n#endif\n",
        ),
        Source(
            "op.cpp",
            "void f(void* p, int device) {\n  cudaMemLocation at = {cudaMemLocationTypeDevice, device};\n"
            "  cudaMemPrefetchAsync(p, 8, at, 0, 0);\n}\n",
        ),
        Source("op.cpp", "int f(my::Clock clock) { return clock.clockRate + prop.computeMode; }\n"),
        Source("op.cu", "// cudaBindTexture(0, image, x, size)\nvoid f() {}\n"),
        Source("op.cu", "#define cudaThreadExit cudaDeviceReset\nvoid f() { cudaThreadExit(); }\n"),
    ),
)
