"""
Functions named `cu…` with a capital after it (`cuTensorMapEncodeTiled`, `cuLaunchKernelEx`) belong to CUDA's driver
API, in `libcuda.so.1`, which comes with the driver; the runtime library `libcudart` does not have them. nvcc links the
runtime by itself, the driver only with `-lcuda`. CUTLASS kernels for sm_90 that use the tensor memory accelerator need
it, so an upgrade of CUTLASS can break code that worked for years.

To link against, the toolkit has a stub in `lib64/stubs`; never put that folder on the run path.

If the library is linked with libcuda, or is NVIDIA's or torch's own, the same message means that the driver is too old
to have the function. Neither a stub nor a newer toolkit helps then.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from opwright import model
from opwright.causes import kit
from opwright.causes.kit.binaries import never_exported, symbol_evidence
from opwright.causes.kit.build_scripts.linking import library_calls, links
from opwright.causes.kit.rules import CERTAIN, LIKELY, POSSIBLE, log_check
from opwright.causes.kit.sources import code_of, evidence, for_sources
from opwright.knowledge.cuda.driver_api import DRIVER_CALL, PREFIXES
from opwright.knowledge.torch_releases.names.library_apis import library_of
from opwright.knowledge.torch_releases.names.names import is_driver_api_symbol
from opwright.model import (
    IN_A_BUILD,
    Cause,
    Confidence,
    Evidence,
    Fix,
    Language,
    Load,
    Log,
    Source,
)

TYPE_CHECKING = False
if TYPE_CHECKING:
    from opwright.logs.symbols.undefined import Undefined

_OTHER_LIBRARIES = ("libcuda.so", "libtorch", "libc10", "libnv", "libcu", "nvcuda.dll")
_TRITON_MODULES = ("cuda_utils", "__triton_launcher", "__grp__")


def in_load(load: Load) -> Iterator[Evidence]:
    """Look for functions of the driver API in a binary that does not list libcuda.so.1."""
    if "libcuda.so.1" not in load.binary.needed:
        yield from symbol_evidence(load, never_exported(load).where(_is_of_driver))


def _is_of_driver(symbol: model.MissingSymbol) -> bool:
    return is_driver_api_symbol(symbol.name)


@log_check(undefined=("\ncu",))
def in_log(log: Log) -> Iterator[Evidence]:
    """Look for functions of the driver API that are undefined to a linker, or in an extension."""
    for undefined in kit.undefined.undefined_symbols(log):
        name = undefined.name.removeprefix("__imp_")
        if is_driver_api_symbol(name) and not library_of(name) and not undefined.version:
            library = (undefined.wanted_by or "").replace("\\", "/").rpartition("/")[2]
            if not library.startswith(_OTHER_LIBRARIES):
                yield undefined.evidence(_confidence(undefined, library), symbol=name)
                return


def _confidence(undefined: Undefined, library: str) -> Confidence:
    if library.startswith(_TRITON_MODULES):  # linked with -lcuda, so the driver lacks it
        return POSSIBLE
    return CERTAIN if undefined.at_link else LIKELY


@for_sources(*(rf"\b{word}" for word in PREFIXES))
def in_source(source: Source) -> Iterator[Evidence]:
    """Look for calls of the driver API in a project that does not link the driver."""
    if links(source, "cuda", "cuda_driver", "nvcuda") is not False or _is_built_by_script(source):
        return
    for call in library_calls(source, DRIVER_CALL):
        symbol, start = call.name.text, call.name.start
        if (
            is_driver_api_symbol(symbol)
            and not _is_for_others(source, start)
            and not _is_pasted(source, start)
        ):
            yield evidence(source, start, call.end, confidence=POSSIBLE, symbol=symbol)
            return


def _is_built_by_script(source: Source) -> bool:
    """Return whether a script of the project builds that source with -lcuda."""
    name = source.path.rpartition("/")[2]
    return any(
        name in one.text and re.search(r"-lcuda\b|\blibcuda\b|['\"]cuda['\"]\s*[\],]", one.text)
        for one in source.project
        if one.language is Language.PYTHON
    )


def _is_for_others(source: Source, at: int) -> bool:
    """Return whether a place is in a macro of a header: what its users build with it is linked by them."""
    is_header = source.path.endswith((".h", ".hpp", ".cuh"))
    return is_header and kit.preprocessor.macro_around(code_of(source), at) is not None


def _is_pasted(source: Source, at: int) -> bool:
    """Return whether a call is handed to a macro that makes another name of it: `CHECK(cuInit(0))`, of `pfn_##call`."""
    macro = re.search(r"(?<!\w)([A-Z]\w{1,60})\s*\(\s*\Z", code_of(source)[max(0, at - 80) : at])
    if macro is None:
        return False
    pasting = re.compile(rf"#[ \t]*define[ \t]+{macro[1]}\((?:[^\n\\]|\\[^\n]|\\\n){{0,2000}}##")
    files = (source, *source.with_includes, *source.project)
    return any("##" in one.text and pasting.search(one.text) for one in files)


_BUILT = (model.Extension("op", "CUDAExtension", 0, 0),)

CAUSE = Cause(
    title="{symbol} belongs to CUDA's driver API, and the binary is not linked with libcuda",
    fact="functions of libcuda",
    in_load=in_load,
    in_log=in_log,
    in_source=in_source,
    explains=("own-source-not-built",),
    fix=Fix(
        "link it with CUDAExtension(libraries=['cuda']), or look the function up with cudaGetDriverEntryPoint",
        commands=("export LIBRARY_PATH=$CUDA_HOME/lib64/stubs:$LIBRARY_PATH",),
    ),
    remedies={
        IN_A_BUILD: Fix(
            "link it, {libraries_with_cuda}, or look the function up with cudaGetDriverEntryPoint",
        ),
    },
    examples=(
        Load(
            model.Binary("op.so", needed=("libcudart.so.12", "libtorch_cpu.so")),
            model.TorchRelease("2.8.0", "x86_64", "12.8", cxx11_abi=True, glibc="2.28", pythons=()),
            missing_symbols=(model.MissingSymbol("cuTensorMapEncodeTiled", "op.so"),),
        ),
        (
            "Traceback (most recent call last):\n"
            '  File "run.py", line 3, in <module>\n    import hopper_gemm\n'
            "ImportError: /venv/lib/python3.11/site-packages/hopper_gemm.cpython-311-x86_64-linux-gnu.so: "
            "undefined symbol: cuTensorMapEncodeTiled"
        ),
        (
            "/usr/bin/ld: build/tma.o: in function `make_descriptor(void*)':\n"
            "tmpxft_0000_tma.cudafe1.cpp:(.text+0x1f): undefined reference to `cuGetErrorString'\n"
            "collect2: error: ld returned 1 exit status"
        ),
        Source(
            "tma.cu",
            "#include <cuda.h>\nvoid f(CUtensorMap* m) { auto r = cuTensorMapEncodeTiled(m, 0); }\n",
            build=(model.BuildScript("setup.py", "", _BUILT),),
        ),
        Source(
            "init.cpp",
            "void f(CUresult r) { const char* s; cuGetErrorString(r, &s); }\n",
            build=(
                model.BuildScript(
                    "CMakeLists.txt", "", (model.Extension("op", "add_library", 0, 0),)
                ),
            ),
        ),
        Source(
            "init.cpp",
            "#define CALL(x) \\\n  if (x) { const char* s; cuGetErrorName(x, &s); }\n"
            "#if defined(__CUDACC__)\nvoid f(CUresult r) { CALL(r); }\n#endif\n",
            build=(model.BuildScript("setup.py", "", _BUILT),),
        ),
    ),
    counterexamples=(
        Source(
            "driver.cpp",
            "#define CHECKED(call) \\\n  do { pfn_##call; } while (0)\nvoid f() { CHECKED(cuInit(0)); }\n",
            build=(model.BuildScript("setup.py", "", _BUILT),),
        ),
        Source(  # which a program fills by dlsym
            "driver.cpp",
            "void f(CUresult r) { const char* s; cuGetErrorName(r, &s); }\n",
            includes=(
                Source(
                    "table.h",
                    "#define LISTED(R, NAME, OTHER, TAKES) R (*NAME) TAKES\n"
                    "LISTED(CUresult, cuGetErrorName, cuGetErrorName_v2, (CUresult, const char**));\n",
                ),
            ),
            build=(model.BuildScript("setup.py", "", _BUILT),),
        ),
        Source(
            "table.cpp",
            "#define CHECKED(CALL) check(functions.p_##CALL)\nvoid f(CUcontext* c) { CHECKED(cuCtxGetCurrent(c)); }\n",
            build=(model.BuildScript("setup.py", "", _BUILT),),
        ),
        Source(  # in programs that use the header
            "aot.h",
            "#define CALL(x) \\\n  if (x) { const char* s; cuGetErrorName(x, &s); }\n",
            build=(model.BuildScript("setup.py", "", _BUILT),),
        ),
        Source(
            "tma.cu",
            "void f(CUtensorMap* m) { cuTensorMapEncodeTiled(m, 0); }\n",
            build=(
                model.BuildScript(
                    "CMakeLists.txt",
                    "if(LINK_CUDA)\n  list(APPEND OP_LIBRARIES cuda)\nendif()\n"
                    "add_library(op STATIC tma.cu)\ntarget_link_libraries(op PUBLIC ${OP_LIBRARIES})\n",
                    (model.Extension("op", "add_library", 0, 0),),
                ),
            ),
        ),
        Source(
            "tma.cu",
            "void f(CUtensorMap* m) { cuTensorMapEncodeTiled(m, 0); }\n",
            build=(
                model.BuildScript(
                    "CMakeLists.txt",
                    "add_own_module(${PROJECT_NAME} tma.cu)\n"
                    "target_link_libraries(${PROJECT_NAME} PRIVATE ${CUDA_LIBRARIES} cuda)\n",
                    (model.Extension("op", "add_library", 0, 0),),
                ),
            ),
        ),
        Source(
            "tma.cu",
            "void f(CUtensorMap* m) { cuTensorMapEncodeTiled(m, 0); }\n",
            build=(
                model.BuildScript(
                    "setup.py",
                    "",
                    (_BUILT[0]._replace(libraries=(model.LiteralText("cuda", 0, 4),)),),
                ),
            ),
        ),
        Source(
            "tma.cu",
            "void f(CUtensorMap* m) {\n  void* p;\n"
            '  cudaGetDriverEntryPoint("cuTensorMapEncodeTiled", &p, 0, &q);\n'
            "  auto cuTensorMapEncodeTiled = reinterpret_cast<Encode*>(p);\n"
            "  cuTensorMapEncodeTiled(m, 0);\n}\n",
            build=(model.BuildScript("setup.py", "", _BUILT),),
        ),
        Source(
            "norm.cu",
            "__device__ void cuDeviceGetSum(float x) { add(x); }\nvoid f() { cuDeviceGetSum(1); }\n",
            build=(model.BuildScript("setup.py", "", _BUILT),),
        ),
        Source("tma.cu", "void f(CUtensorMap* m) { cuTensorMapEncodeTiled(m, 0); }\n"),
        Source(
            "runtime.cc",
            "void drop(CUmodule m) { auto r = cuModuleUnload(m); }\n",
            build=(
                model.BuildScript(
                    "CMakeLists.txt", "", (model.Extension("op", "add_library", 0, 0),)
                ),
            ),
            project=(
                Source(
                    "compile.py",
                    "LISTS = 'add_library(k SHARED runtime.cc)\\ntarget_link_libraries(k -lcuda)'\n",
                ),
            ),
        ),
        Source(
            "helper.h",
            "#ifdef CUDA_DRIVER_API\nvoid told(CUresult r) { cuGetErrorName(r, &name); }\n#endif\n",
            build=(model.BuildScript("setup.py", "", _BUILT),),
        ),
        Source(
            "common.h",
            "#define DRIVER_CALL(x) \\\n  { auto r = x; const char* s; cuGetErrorName(r, &s); }\n",
            build=(model.BuildScript("setup.py", "", _BUILT),),
        ),
        Load(
            model.Binary("op.so", needed=("libcudart.so.12",)),
            model.TorchRelease("2.8.0", "x86_64", "12.8", cxx11_abi=True, glibc="2.28", pythons=()),
            missing_symbols=(model.MissingSymbol("curandCreateGenerator", "op.so"),),
        ),
        "op.so: undefined symbol: cublasCreate_v2",
        "AttributeError: /lib/x86_64-linux-gnu/libcuda.so.1: undefined symbol: cuKernelGetName",
        "libtorch_cuda.so: undefined symbol: cuMulticastCreate",
    ),
)
