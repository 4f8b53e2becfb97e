"""
Each major release of CUDA takes away what was deprecated in the one before. A torch wheel is for one of them, and an
extension is compiled with the toolkit of that torch: PyPI's torch 2.6 to 2.10 is for CUDA 12, later ones for CUDA 13.

CUDA 12.0 dropped texture references (`cudaBindTexture`, `texture<float, 1>`) and from cuSPARSE all that has an element type in
its name and a successor without one: `cusparseScsrgemm2` (now `cusparseSpGEMM`), `cusparseScsrmm2`, `CUSPARSE_MM_ALG_DEFAULT`.
CUDA 13.0 dropped the `cudaThread…` functions of CUDA 3, fields of `cudaDeviceProp` such as `clockRate` (ask
`cudaDeviceGetAttribute`), and the `cudaMemPrefetchAsync` and `cudaMemAdvise` that take a device's number: they take a
`cudaMemLocation` now.

`#if CUDART_VERSION >= 12000` around both is what projects do that support several; HIP keeps names that CUDA has dropped.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

from opwright.causes import kit
from opwright.causes.kit.launches import OF_TESTS
from opwright.causes.kit.sources import (
    Piece,
    calls,
    code_of,
    evidence,
    for_sources,
    is_in_any,
    matches,
    replacing,
)
from opwright.model import Cause, Confidence, Edit, Evidence, Fix, Language, Safety, Source, Target
from opwright.model.named_tuple import NamedTuple


class _Gone(NamedTuple):
    """What a major release of CUDA was the last to have."""

    names: str
    last: int
    instead: str
    put: str | None = None


_TEXTURES = (
    r"cuda(?:BindTexture(?:2D|ToArray|ToMipmappedArray)?|UnbindTexture|GetTextureReference"
    r"|BindSurfaceToArray|GetSurfaceReference)"
)
_CSRGEMM = r"csrgemm2Info_t|cusparse(?:[SDCZ]csrgemm2(?:_bufferSizeExt)?|Xcsrgemm2Nnz|(?:Create|Destroy)Csrgemm2Info)"
_OF_A_TYPE = r"cusparse[SDCZ](?:csrmv|csrmm2?|csr2csc|csrsv2_\w+|csrsm2_\w+|gthr|sctr|axpyi|dense2csr|csr2dense)"
_ALGORITHMS = r"CUSPARSE_(?:M[MV]_ALG_DEFAULT|(?:COO|CSR)MM_ALG[1-4]|COOMV_ALG|CSRMV_ALG[12])"
_GONE = (
    _Gone(_TEXTURES, 11, "a texture object, cudaCreateTextureObject,"),
    _Gone(_CSRGEMM, 11, "cusparseSpGEMM"),
    _Gone(_OF_A_TYPE, 11, "cuSPARSE's generic functions (cusparseSpMM, cusparseSpMV)"),
    _Gone(_ALGORITHMS, 11, "the name that begins with CUSPARSE_SPMM_ or CUSPARSE_SPMV_"),
    _Gone("cudaThreadSynchronize", 12, "cudaDeviceSynchronize", "cudaDeviceSynchronize"),
    _Gone("cudaThreadExit", 12, "cudaDeviceReset", "cudaDeviceReset"),
    _Gone("cudaLaunchCooperativeKernelMultiDevice", 12, "a cooperative launch for each device"),
)
_NAMED = rf"(?<![\w:.>])(?:{'|'.join(f'({gone.names})' for gone in _GONE)})\b"
_FIELDS = (
    "clockRate|memoryClockRate|deviceOverlap|computeMode|kernelExecTimeoutEnabled|maxTexture1DLinear"
    "|singleToDoublePrecisionPerfRatio|cooperativeMultiDeviceLaunch"
)
_PROPERTIES = r"\bcudaDeviceProp\s*[*&]?\s*(?:const\s+)?(\w+)\s*[;,={)]"
_OF_TORCH = r"get(?:Current)?DeviceProperties\([^()]*\)\s*->\s*"
_PLACED = "cudaMemPrefetchAsync|cudaMemAdvise"
_ASKS = r"(?i)cuda\w*version|cudart|cudacc_ver|cusparse\w*ver|rocm|hip|amd|toolkit"
_WORDS = (*(gone.names for gone in _GONE), rf"(?:{_FIELDS})\b", _PLACED)


@for_sources(*(rf"\b(?:{words})" for words in _WORDS))
def in_source(source: Source) -> Iterator[Evidence]:
    """Look for what the CUDA of the torch in question no longer has; once a file for each kind."""
    if source.target.is_rocm or source.language is Language.HIP or re.search(OF_TESTS, source.path):
        return
    named: dict[_Gone, list[Piece]] = {}
    for match in matches(source, _NAMED):
        gone = _GONE[match.lastindex - 1 if match.lastindex else 0]
        named.setdefault(gone, []).append(Piece(match[0], *match.span()))
    for gone, pieces in named.items():
        yield from _told(source, gone, pieces)
    if "DeviceProp" in source.text:
        yield from _told(source, _Gone(_FIELDS, 12, "cudaDeviceGetAttribute"), _fields(source))
    if "cudaMem" in source.text and not is_in_any(source, r"\bcudaMemLocation\b"):
        placed = (call.name for call in calls(source, _PLACED) if not call.is_member)
        yield from _told(source, _Gone(_PLACED, 12, "a cudaMemLocation for the device in"), placed)


def _fields(source: Source) -> Iterator[Piece]:
    """Yield the fields that are read of cudaDeviceProp."""
    owners = "|".join({re.escape(match[1]) for match in matches(source, _PROPERTIES)})
    of_a_name = rf"\b(?:{owners})\s*(?:\[[^\]]*\]\s*)?(?:\.|->)\s*|" if owners else ""
    for match in matches(source, rf"(?:{of_a_name}{_OF_TORCH})(?P<field>{_FIELDS})\b"):
        yield Piece(match["field"], *match.span("field"))


def _told(source: Source, gone: _Gone, found: Iterable[Piece]) -> Iterator[Evidence]:
    """Yield the first of the places that asks for no release of CUDA, and how many more there are."""
    pieces = [piece for piece in found if not _is_asked(source, piece)]
    toolkit, sure = _toolkit(source.target, gone.last) if pieces else ("", Confidence.LIKELY)
    if not toolkit:
        return
    first, *others = pieces
    yield evidence(
        source,
        first.start,
        first.end,
        confidence=sure,
        edits=_edits(source, gone, pieces),
        safety=Safety.SAFE if gone.put else Safety.MANUAL,
        api=first.text,
        last=str(gone.last),
        instead=gone.instead,
        toolkit=toolkit,
        more=f" (and {len(others)} more in this file)" if others else "",
    )


def _edits(source: Source, gone: _Gone, pieces: list[Piece]) -> tuple[Edit, ...]:
    return tuple(replacing(source, piece, gone.put) for piece in pieces) if gone.put else ()


def _is_asked(source: Source, piece: Piece) -> bool:
    """Return whether an `#if` around a place asks for a release, or the project has its own of that name."""
    above = kit.preprocessor.conditions_at(code_of(source), piece.start)
    name = re.escape(piece.text)
    return any(re.search(_ASKS, one.text) for one in above) or is_in_any(
        source, rf"\bdefine[ \t]+{name}\b|\b(?:void|cudaError_t|struct)\s+{name}\s*[({{]"
    )


def _toolkit(target: Target, last: int) -> tuple[str, Confidence]:
    """Return the toolkit that no longer has it, as it is told; empty if there is none."""
    if given := re.match(r"(\d+)(?:\.\d+)?", target.cuda or ""):
        is_late = int(given[1]) > last
        return (f"CUDA {given[0]}" if is_late else ""), Confidence.CERTAIN
    return kit.targets.for_cuda_after(target, last), Confidence.LIKELY


CAUSE = Cause(
    title="{toolkit} no longer has {api}: CUDA {last} was the last that did{more}",
    in_source=in_source,
    fix=Fix(
        "take {instead} instead of {api}; to support older toolkits too, keep both under #if CUDART_VERSION"
    ),
    examples=(
        Source("op.cu", "void f() { cudaBindTexture(0, image, x, size); }\n"),
        Source(
            "op.cu",
            "void f() {\n  csrgemm2Info_t info = NULL;\n  cusparseCreateCsrgemm2Info(&info);\n}\n",
        ),
        Source("op.cu", "auto algorithm = CUSPARSE_COOMM_ALG2;\n", Target(cuda="12.4")),
        Source("op.cu", "void f() { run<<<1, 1>>>(); cudaThreadSynchronize(); }\n"),
        Source(
            "op.cu",
            "int f(int device) {\n  cudaDeviceProp of;\n  cudaGetDeviceProperties(&of, device);\n"
            "  return of.clockRate;\n}\n",
        ),
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
        Source("op.cu", "void f() { cudaThreadSynchronize(); }\n", Target(cuda="12.8")),
        Source("op.cu", "void f() { cudaThreadSynchronize(); }\n", Target(torch="2.6..2.9")),
        Source("op.hip", "void f() { cudaThreadSynchronize(); }\n"),
        Source("csrc/tests/op.cu", "void f() { cudaThreadSynchronize(); }\n"),
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
