"""
The symbol is the extension's own: it is in no namespace of torch and in no library of CUDA, and no library that the
extension links could have it. A source file was left out of the build, a template was not instantiated for one of the
dispatched types, or a file that is built for some GPU architectures only was not built for these. The linker accepts
that, since a shared object may have undefined symbols; the loader does not.

If the linker complains, or nvlink does for device functions, the file with the definition is not on its command line:
missing from `sources`, excluded by a glob, an option or an `#ifdef`, or compiled as C++ where the caller has `extern
"C"`. An old object file in `build/` is another reason: a function whose parameters changed has another mangled name.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from functools import lru_cache

from opwright import model
from opwright.causes import kit
from opwright.causes.kit.binaries import never_exported, symbol_evidence
from opwright.causes.kit.rules import LIKELY, POSSIBLE, log_check
from opwright.causes.kit.sources import code_of, evidence, for_scripts, matches, sources_of
from opwright.knowledge.torch_releases.names.library_apis import (
    is_torch_symbol,
    library_of,
    qualified,
)
from opwright.knowledge.torch_releases.names.names import (
    is_cpython_symbol,
    is_cuda_library,
    is_cxx_runtime_symbol,
    is_driver_api_symbol,
    is_torch_cxx_symbol,
    is_torch_library,
    is_torch_shim,
)
from opwright.knowledge.torch_releases.names.relatives import demangled
from opwright.logs.patterns import compiled
from opwright.model import BuildScript, Cause, Confidence, Evidence, Fix, Load, Log, Source
from opwright.prefilter.pattern_index import OF_OTHERS

TYPE_CHECKING = False
if TYPE_CHECKING:
    from opwright.logs.symbols.undefined import Undefined

_TOOLCHAIN_SYMBOL = (
    r"__\w|_+imp_|_?(?:GOMP|omp|kmpc?)_|iJIT_|_dl_|_?main$|WinMain|_start$|_{0,2}environ$|std(?:in|out|err)$"
    r"|(?:typeinfo|vtable|VTT) for (?:std|__cxxabiv1|pybind11)|operator (?:new|delete)|_Z(?:n|d)[wla]"
    r"|_z[a-z]{0,3}\d|_ZT[VIST][a-z]|_ZT[VIST]N10__cxxabiv1|_ZN\w?8pybind11"
)
_SYSTEM_LIBRARY = r"(?!\S*(?:site|dist)-packages)(?:/usr|/lib|/opt/(?:rocm|cuda|intel))\S*/lib[^/]*|python\d?[\d.]*"
_FOREIGN_NAMESPACES = (
    *("std::", "__gnu", "pybind11::", "thrust::", "cub::", "sycl::", "tvm::ffi::", "TVMFFI"),
)
_EXTENSION_PATH = r"\.(?:cpython-|abi3|pyd)|/torch_extensions/|/site-packages/|/build/"


def in_load(load: Load) -> Iterator[Evidence]:
    """Look for missing symbols that only the extension itself can define."""
    yield from symbol_evidence(load, never_exported(load).where(_is_own), confidence=LIKELY)


def _is_own(symbol: model.MissingSymbol) -> bool:
    return not _is_foreign(symbol.name)


@lru_cache(1 << 16)  # a binary lacks the same names in every release
def _is_foreign(symbol: str) -> bool:
    return (
        is_torch_cxx_symbol(symbol)
        or is_torch_shim(symbol)
        or is_cxx_runtime_symbol(symbol)
        or is_driver_api_symbol(symbol)
        or is_cpython_symbol(symbol)
    )


@log_check(undefined=(OF_OTHERS,))
def in_log(log: Log) -> Iterator[Evidence]:
    """Look for undefined symbols of no known library."""
    own = [
        undefined.evidence(
            _confidence(undefined, log), demangled=undefined.text or demangled(undefined.name)
        )
        for undefined in kit.undefined.undefined_symbols(log)
        if not undefined.is_cut_off  # it may be anybody's
        and not _is_known(undefined)
        and not _is_needed_by_others(undefined.wanted_by or "")
    ]
    if own:
        yield max(own, key=lambda evidence: evidence.confidence)


def _is_known(undefined: Undefined) -> bool:
    """Return whether a symbol is torch's, the system's or a known library's."""
    name = undefined.name
    return bool(
        undefined.version
        or undefined.is_declared_in_a_dll
        or ("@" in name and not name.startswith("?"))
        or _is_foreign(name)
        or is_torch_symbol(name)
        or (name.startswith("?") and "@std@@" in name.partition("@@")[0] + "@@")
        or compiled(_TOOLCHAIN_SYMBOL).match(name)
        or library_of(name)
        or qualified(undefined.text or demangled(name)).startswith(_FOREIGN_NAMESPACES)
    )


def _is_needed_by_others(path: str) -> bool:
    path = path.replace("\\", "/")
    file = path.rpartition("/")[2]
    return bool(
        re.search(r"/torch/(?:lib/|_C\.)", path)
        or is_torch_library(file)
        or is_cuda_library(file)
        or compiled(_SYSTEM_LIBRARY).fullmatch(path)
    )


def _confidence(undefined: Undefined, log: Log) -> Confidence:
    """Return how sure it is; unless C++ or an extension is involved, it may be any library's."""
    if undefined.at_link or undefined.is_cxx:
        return LIKELY
    ours = compiled(_EXTENSION_PATH).search(undefined.wanted_by or "")
    asked_later = f"AttributeError: {undefined.wanted_by}" in log.text
    return LIKELY if ours and not asked_later else POSSIBLE


_BINDS = r"\b(?:m|module|lib|torch_library)\s*\.\s*(?:def|impl)\s*\(\s*\"[^\"]*\"\s*,\s*(?:TORCH_(?:FN|BOX)\s*\(\s*)?&?\s*(?P<function>[A-Za-z_]\w*)\s*[,)]"
_SOURCE_SUFFIXES = (".c", ".cc", ".cpp", ".cxx", ".cu", ".hip")
_FOREIGN_LIBRARY = (
    r"(?:-l)?(?:cu\w+|nv\w+|nccl|c10\w*|torch\w*|pthread|dl|rt|m|z|gomp|stdc\+\+|omp|tbb)"
    r"|\$\{(?:TORCH|CUDA|Python)\w*\}|(?:Torch|CUDA|Python\d?|pybind11)::\w+|-s|-O\d|-fopenmp|-Wl,.*|-pthread"
)
"""Libraries with nothing of the project's, and flags that add none."""
_MOST_BOUND = 200


@for_scripts(r"\bsources\b", "Extension", "add_library", "pybind11_add_module")
def in_build_script(script: BuildScript) -> Iterator[Evidence]:
    """Look for functions that are bound, and that only a file that is not built defines."""
    for extension in script.extensions:
        built = sources_of(script, extension)
        linked = (*extension.libraries, *extension.link_flags)
        if built is None or not all(re.fullmatch(_FOREIGN_LIBRARY, one.value) for one in linked):
            continue  # another library of the project may have it
        texts = {source.path for source in built}
        others = [
            s for s in script.sources if s.path not in texts and s.path.endswith(_SOURCE_SUFFIXES)
        ]
        headers = [s for s in script.sources if s.path.endswith((".h", ".hpp", ".cuh"))]
        for source in built:
            for name in _bound(source):
                if _is_defined(name, built) or not _is_declared(name, (source, *headers)):
                    continue
                left = next((s for s in others if _is_defined(name, (s,))), None)
                if left is None or _is_included(left, built, script):
                    continue
                place = extension.sources[-1]
                named = f"{name}, which {_file(source)} binds and {_file(left)} defines"
                start, end = place.start, place.end
                yield evidence(script, start, end, confidence=LIKELY, demangled=named)
                break


def _file(source: Source) -> str:
    return source.path.rpartition("/")[2]


def _bound(source: Source) -> Iterator[str]:
    """Yield the functions with a plain name that a source binds unconditionally."""
    code = code_of(source)
    seen: set[str] = set()
    for _, match in zip(range(_MOST_BOUND), matches(source, _BINDS), strict=False):
        name = match["function"]
        if name not in seen and not kit.preprocessor.conditions_at(code, match.start()):
            seen.add(name)
            yield name


def _is_declared(name: str, sources: Iterable[Source]) -> bool:
    """Return whether a function is declared in one of these, without a macro."""
    declared = rf"\b[\w:>&*]+[\s&*]+{name}\s*\([^{{}};#]*\)\s*;"
    return any(re.search(declared, code_of(source)) for source in sources if name in source.text)


def _is_defined(name: str, sources: tuple[Source, ...]) -> bool:
    """Return whether a function is defined, or may be by a macro that takes its name."""
    defined = rf"\b{name}\s*\([^;{{}}]*\)[^;{{}}()]*\{{|\b(?!TORCH_(?:FN|BOX)\b)[A-Z][A-Z0-9_]+\s*\([^;{{}}]*\b{name}\b|\b{name}\s*=[^=]"
    return any(re.search(defined, code_of(source)) for source in sources if name in source.text)


def _is_included(left: Source, built: tuple[Source, ...], script: BuildScript) -> bool:
    """Return whether a source file is included by another, as some projects do."""
    name = re.escape(_file(left))
    everything = {s.path: s for s in (*built, *script.sources)}
    return any(
        re.search(rf'#[ \t]*include[ \t]*["<][^">\n]*{name}[">]', s.text)
        for s in everything.values()
    )


_BINDING = Source(
    "bind.cpp",
    "#include <torch/extension.h>\nat::Tensor run(at::Tensor x);\n"
    'PYBIND11_MODULE(TORCH_EXTENSION_NAME, m) { m.def("run", &run, "runs"); }\n',
)
_KERNEL = Source("run.cu", "at::Tensor run(at::Tensor x) { return x; }\n")

CAUSE = Cause(
    title="nothing in the build defines {demangled}: a source file or an instantiation was left out",
    in_load=in_load,
    in_log=in_log,
    in_build_script=in_build_script,
    fix=Fix(
        "add the file that defines it to the sources, or the missing instantiation, and build from clean; with "
        "-Wl,-z,defs the linker reports it"
    ),
    examples=(
        (
            'ext.obj : error LNK2019: unresolved external symbol "class at::Tensor __cdecl blend_cuda(class at::Tensor)"'
            " (?blend_cuda@@YA?AVTensor@at@@V12@@Z) referenced in function PyInit_ext\n"
        ),
        BuildScript(
            "setup.py",
            "setup(ext_modules=[CUDAExtension('op', ['bind.cpp'])])\n",
            sources=(_BINDING, _KERNEL),
        ),
        BuildScript(
            "setup.py",
            "setup(ext_modules=[CUDAExtension('op', ['bind.cpp', 'other.cu'])])\n",
            sources=(
                _BINDING._replace(
                    text="at::Tensor run(at::Tensor x);\n"
                    'TORCH_LIBRARY_IMPL(op, CUDA, m) { m.impl("run", TORCH_FN(run)); }\n'
                ),
                _KERNEL,
                _KERNEL._replace(path="other.cu", text="void other() {}\n"),
            ),
        ),
        Load(
            model.Binary("op.so", needed=("libtorch_cpu.so",)),
            model.TorchRelease("2.8.0", "x86_64", "12.8", cxx11_abi=True, glibc="2.28", pythons=()),
            missing_symbols=(model.MissingSymbol("_Z13my_kernel_bwdRKN2at6TensorES2_", "op.so"),),
        ),
        (
            "ImportError: /home/me/knn/build/lib.linux-x86_64-cpython-310/knn/_C.cpython-310-x86_64-linux-gnu.so: "
            "undefined symbol: _Z11knn_forwardN2at6TensorES0_i"
        ),
        (
            "/usr/bin/ld: build/temp/api.o: in function `pybind11_init_knn(pybind11::module_&)':\n"
            "api.cpp:(.text+0x4ab): undefined reference to `knn::backward_cuda(at::Tensor, at::Tensor, int)'\n"
            "collect2: error: ld returned 1 exit status"
        ),
        "nvlink error   : Undefined reference to '_Z6reducePfi' in 'build/scan.o'",
        (
            "ImportError: /usr/local/lib/python3.10/dist-packages/knn/_C.cpython-310-x86_64-linux-gnu.so: "
            "undefined symbol: _Z11knn_forwardN2at6TensorES0_i"
        ),
    ),
    counterexamples=(
        BuildScript(
            "setup.py",
            "setup(ext_modules=[CUDAExtension('op', ['bind.cpp', 'run.cu'])])\n",
            sources=(_BINDING, _KERNEL),
        ),
        BuildScript(
            "setup.py",
            "setup(ext_modules=[CUDAExtension('op', ['bind.cpp'] + glob.glob('*.cu'))])\n",
            sources=(_BINDING, _KERNEL),
        ),
        BuildScript(
            "setup.py",
            "setup(ext_modules=[CppExtension('op', ['bind.cpp'])])\n",
            sources=(
                _BINDING._replace(
                    text='at::Tensor run(at::Tensor x);\n#ifdef WITH_CUDA\nvoid b() { m.def("run", &run); }\n#endif\n'
                ),
                _KERNEL,
            ),
        ),
        Load(
            model.Binary("op.so", needed=("libtorch_cpu.so",)),
            model.TorchRelease("2.8.0", "x86_64", "12.8", cxx11_abi=True, glibc="2.28", pythons=()),
            missing_symbols=(model.MissingSymbol("_ZN2at4cuda9my_kernelEv", "op.so"),),
        ),
        "ImportError: op.so: undefined symbol: _ZN3c106detail14torchCheckFailEPKcS2_jRKSs",
        "ImportError: op.cpython-311-x86_64-linux-gnu.so: undefined symbol: cublasCreate_v2",
        "ImportError: op.so: undefined symbol: _ZSt28__throw_bad_array_new_lengthv",
        '"op.so: undefined symbol: _zn3c1019undefinedtensorimpl10_singletone"',
        "a.cpp:(.text+0x5): undefined reference to `at::sum(at::Tensor const&, c10::ScalarType)'",
    ),
)
