"""
The release that loads the extension does export the symbol, from a torch library that the extension does not list.
Importing torch loads `libtorch_python.so`, `libc10_cuda.so` and the others into the process, but that does not help:
Python loads extensions with local scope, so a symbol is looked up only in the extension and the libraries that its
DT_NEEDED entries lead to.

Typical is a CMake build with `${TORCH_LIBRARIES}` alone, which leaves out `libtorch_python.so` (`THPVariableClass`,
the pybind11 caster of tensors), or a `CppExtension` that uses `c10/cuda`. Debian's and Ubuntu's compilers drop
libraries that look unused (`--as-needed`), if they come before the objects that use them.

The stable ABI is no different: its functions (`aoti_torch_*`, `torch_*`) are in `libtorch_cpu.so`, which must be
linked, directly or through `libtorch.so`.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from opwright import model
from opwright.causes import kit
from opwright.causes.kit.binaries import is_exported, missing_where, symbol_evidence
from opwright.causes.kit.rules import LIKELY, POSSIBLE, log_check, log_rules, rule
from opwright.causes.kit.sources import (
    code_of,
    evidence,
    for_scripts,
    includes,
    is_in,
    matches,
    sources_of,
)
from opwright.knowledge.torch_releases.names.names import TORCH_NAMES
from opwright.knowledge.torch_releases.symbols.releases import database
from opwright.logs.patterns import has_match
from opwright.model import (
    BuildScript,
    Cause,
    Confidence,
    Evidence,
    Extension,
    Fix,
    Load,
    Log,
    Source,
    values,
)

TYPE_CHECKING = False
if TYPE_CHECKING:
    from opwright.logs.symbols.torch_symbol import TorchSymbol


def in_load(load: Load) -> Iterator[Evidence]:
    """Look for missing names that this very release exports, out of the loader's reach."""
    version = load.torch.version
    here = [s for s in missing_where(load, is_exported) if version in s.exported_by]
    if here:
        libraries = _libraries_with(here[0], load)
        yield from symbol_evidence(
            load, here, library=libraries[0], link_name=_link_name(libraries[0])
        )


def _libraries_with(symbol: model.MissingSymbol, load: Load) -> list[str]:
    known = database(load.torch.machine)
    return [
        library
        for library, bits in known.pattern(symbol.name)
        if known.as_known(load.torch.version) in known.versions(bits)
    ] or ["a library of torch"]


_NO_KERNEL_PATTERN = r"DispatchStub: missing (?:CUDA|HIP) kernel"
"""From a program on Windows, whose linker dropped a library that it calls nothing of."""
_DSO_PATTERN = r"(?P<library>lib(?:c10|torch|caffe2|ATen|shm)\w{0,20}\.(?:so[.\d]{0,12}|dylib|a\S{0,80})): (?:error adding symbols: DSO missing from command line|could not read symbols: Invalid operation)"
"""From GNU ld, which found the function in a library that only another library needs."""


_BY_CMAKE = "where CMake builds it"
_AS_INSTALLED = "where it is a package that is installed"
_CMAKE_PATTERN = r"CMakeFiles[/\\]|CMakeLists\.txt|\bcmake\b"
_SEVERAL = 3
"""Functions that a linker misses together: where it was given another release, some are there."""


@log_check(undefined=TORCH_NAMES)
def _symbols_in_log(log: Log) -> Iterator[Evidence]:
    """Look for symbols that the torch at hand exports: whoever needs them has not linked it."""
    symbols = tuple(kit.torch_symbols.extension_symbols(log))
    unlinked = sum(kit.torch_symbols.is_unlinked(symbol, log) for symbol in symbols)
    for symbol in symbols:
        if symbol.is_import_on_windows:
            link_name = _import_library(symbol.undefined.name)
            library, confidence = f"{link_name}.lib", LIKELY
        elif symbol.is_everywhere_in_torch:
            library = symbol.exporters[0] if symbol.exporters else "libtorch_python.so"
            link_name = _link_name(library)
            imported = kit.torch_symbols.is_torch_imported(log)
            confidence = _confidence(symbol, imported=imported)
        elif kit.torch_symbols.is_unlinked(symbol, log):
            library = _library_of(symbol)
            confidence = LIKELY if symbol.exporters and unlinked >= _SEVERAL else POSSIBLE
            link_name = _link_name(library)
        else:
            continue
        linked = {"library": library, "link_name": link_name, "symbols": symbol.readable}
        is_at_link = symbol.undefined.at_link or symbol.is_import_on_windows
        if link_name != "torch_python" and has_match(log, _CMAKE_PATTERN):
            linked["remedy"] = _BY_CMAKE
        elif not is_at_link and "-packages" in (symbol.undefined.wanted_by or ""):
            linked["remedy"] = _AS_INSTALLED
        yield symbol.undefined.evidence(confidence, **(symbol.details | linked))


def _confidence(symbol: TorchSymbol, *, imported: bool) -> Confidence:
    is_unlinked = symbol.undefined.at_link or symbol.is_in_binding or imported
    if not is_unlinked and symbol.torch.is_global is not False:
        return POSSIBLE
    # With a torch before 1.5, importing it is enough; whoever runs one today says so.
    is_import_missing = symbol.is_likely_before_torch_1_5 and not imported
    return POSSIBLE if symbol.torch.is_global or is_import_missing else LIKELY


def _library_of(symbol: TorchSymbol) -> str:
    """Return the library to link for a symbol, by its name if no release is known to export it."""
    name = symbol.undefined.name
    return symbol.exporters[0] if symbol.exporters else f"lib{_import_library(name)}.so"


def _link_name(library: str) -> str:
    return library.removeprefix("lib").partition(".")[0]


def _import_library(name: str) -> str:
    """Return the library that has a name, as cl.exe mangles it or demangled."""
    places = (("THP", "torch_python"), ("cuda@c10@@", "c10_cuda"), ("c10::cuda::", "c10_cuda"))
    others = (("cuda@at@@", "torch_cuda"), ("at::cuda::", "torch_cuda"), ("@c10@@", "c10"))
    signs = (*places, *others, ("c10::", "c10"))
    return next((library for sign, library in signs if sign in name), "torch_cpu")


_CUDA_HEADER = r"(?:c10|ATen)/cuda/.+"
_USES_CUDA = r"\b(?:at|c10)::cuda::\w+\s*\(|\bC10_CUDA_\w*CHECK\s*\(|\bCUDAGuard\s+\w+|\bOptionalCUDAGuard\s+\w+"
_BINDING_MACRO = r"\bPYBIND11_MODULE\s*\("
_PYTHON_HEADER = r"torch/(?:extension|python)\.h"
_OF_TORCH = r"(?i:tensor)|\b(?:torch|at|c10)::|\bTHP\w+"
_BOUND = r"\.def\(\s*\"[^\"]*\"\s*,\s*&?(?:\w+::)*(\w+)\s*[,)]"
_HEAD = r"[^;{{}}]*(?<![\w.>]){}\s*\([^;{{}}]*\)\s*(?:const\s*|noexcept\s*)*[;{{]"
"""A declaration, from the one before it on."""
_CMAKE_MODULES = ("add_library", "pybind11_add_module", "python_add_library", "cuda_add_library")
_CMAKE_TORCH = r"\$\{TORCH_LIBRARIES\}|torch|torch_cpu"


@for_scripts("CppExtension", "TORCH_LIBRARIES", "target_link_libraries")
def in_build_script(script: BuildScript) -> Iterator[Evidence]:
    """Look for extensions whose sources use a part of torch that they do not link."""
    for extension in script.extensions:
        sources = sources_of(script, extension)
        if sources is None:
            continue
        same_name = {other.kind for other in script.extensions if other.name == extension.name}
        if extension.kind == "CppExtension" and "CUDAExtension" not in same_name:
            yield from _without_cuda(script, extension, sources)
        elif extension.kind in _CMAKE_MODULES:
            yield from _without_python(script, extension, sources)


def _without_cuda(
    script: BuildScript, extension: Extension, sources: tuple[Source, ...]
) -> Iterator[Evidence]:
    linked = values(extension.libraries + extension.link_flags)
    if any(re.search(r"(?:c10|torch)_(?:cuda|hip)", one) for one in linked):
        return
    if any(_binds_torch(source, start) for source in sources for start in _modules(source)):
        return  # through libtorch_python.so, which needs torch's libraries for CUDA
    for source in filter(_uses_cuda, sources):
        yield _unlinked(script, extension, source, "libc10_cuda.so", "functions of c10/cuda")
        return


def _uses_cuda(source: Source) -> bool:
    """Return whether a source uses torch's functions for CUDA, in every build of it."""
    conditions_at, code = kit.preprocessor.conditions_at, code_of(source)
    headers = (not conditions_at(code, h.start) for h in includes(source, _CUDA_HEADER))
    return any(headers) and is_in(source, _USES_CUDA)


def _without_python(
    script: BuildScript, extension: Extension, sources: tuple[Source, ...]
) -> Iterator[Evidence]:
    linked = values(extension.libraries)
    torch = any(re.fullmatch(_CMAKE_TORCH, one) for one in linked)
    everywhere = re.search(r"torch_python|TORCH_PYTHON_LIBRAR", script.text, re.IGNORECASE)
    if not torch or everywhere:
        return
    for source in sources:
        has_header = any(True for _ in includes(source, _PYTHON_HEADER))
        if has_header and any(_binds_torch(source, start) for start in _modules(source)):
            yield _unlinked(
                script, extension, source, "libtorch_python.so", "the pybind11 caster of tensors"
            )
            return


def _modules(source: Source) -> Iterator[int]:
    """Yield where the bodies of a source's pybind11 modules begin."""
    for match in matches(source, rf"{_BINDING_MACRO}[^)]*\)\s*\{{"):
        yield match.end() - 1


def _binds_torch(source: Source, start: int) -> bool:
    """Return whether a function that a module binds takes or returns something of torch, or is not seen."""
    code = code_of(source)
    body = code[start : kit.brackets.closing(code, start)]
    if re.search(rf"{_OF_TORCH}|\bclass_\s*<", body):
        return True
    names = re.findall(_BOUND, body)
    codes = [code_of(file) for file in source.with_includes]
    for name in names:
        heads = [head for text in codes for head in re.findall(_HEAD.format(name), text)]
        if not heads or any(re.search(_OF_TORCH, head) for head in heads):
            return True
    return not names


def _unlinked(
    script: BuildScript, extension: Extension, source: Source, library: str, what: str
) -> Evidence:
    start = extension.start
    end = min(extension.end, start + len(extension.kind))
    symbols = f"{what} (in {source.path.rpartition('/')[2]})"
    details = {"symbols": symbols, "library": library, "link_name": _link_name(library)}
    return evidence(script, start, end, confidence=LIKELY)._replace(details=details)


_BINDING = Source(
    "bind.cpp",
    "#include <torch/extension.h>\nat::Tensor run(at::Tensor x);\n"
    'PYBIND11_MODULE(TORCH_EXTENSION_NAME, m) { m.def("run", &run); }\n',
)
_BINDING_OF_NUMBERS = Source(
    "bind.cpp",
    "#include <torch/extension.h>\nstatic at::Tensor kept;\nint open_cache(const std::string& path) { return 0; }\n"
    'PYBIND11_MODULE(TORCH_EXTENSION_NAME, m) { m.def("open_cache", &open_cache, "Opens it."); }\n'
    'TORCH_LIBRARY(op, m) { m.def("run(Tensor x) -> Tensor"); }\n',
)
_GUARDED = Source(
    "op.cpp",
    "#include <torch/extension.h>\n#include <c10/cuda/CUDAGuard.h>\n"
    "at::Tensor run(at::Tensor x) { c10::cuda::CUDAGuard guard(x.device()); return x; }\n"
    'TORCH_LIBRARY_IMPL(op, CUDA, m) { m.impl("run", &run); }\n',
)

CAUSE = Cause(
    title="the binary needs {symbols} of {library}, but does not link it",
    in_load=in_load,
    in_log=log_rules(
        rule(
            _DSO_PATTERN,
            symbols="what the sources use of it",
            link_name=lambda match, _: _link_name(match.groups["library"]),
        ),
        _symbols_in_log,
        rule(
            _NO_KERNEL_PATTERN,
            confidence=POSSIBLE,
            symbols="the kernels",
            library="torch_cuda.dll",
            link_name="torch_cuda",
        ),
    ),
    in_build_script=in_build_script,
    is_linted_on_request=True,
    fix=Fix(
        "link it: libraries=['{link_name}'], or CUDAExtension instead of CppExtension for c10_cuda and torch_cuda; in CMake, use"
        " find_library(FOUND {link_name} PATHS .../torch/lib) and target_link_libraries, as TORCH_LIBRARIES lacks torch_python;"
        " until then, TORCH_USE_RTLD_GLOBAL=YES lets the loader find torch's libraries"
    ),
    remedies={
        _AS_INSTALLED: Fix(
            "rebuild the package for the installed torch: it was built for another one, or without {library}; until then, TORCH_USE_RTLD_GLOBAL=YES before the program lets the loader"
            " find all of torch's libraries; in the package's own setup.py the fix is libraries=['{link_name}'], or CUDAExtension",
            commands=(
                "pip install --no-build-isolation --no-deps --no-cache-dir --force-reinstall --no-binary PACKAGE PACKAGE",
            ),
        ),
        _BY_CMAKE: Fix(
            "link torch in CMakeLists.txt, for the target that fails: find_package(Torch REQUIRED), then target_link_libraries(TARGET torch torch_library c10) after those of your"
            " libraries that need it; then configure in a new build folder",
            commands=(
                "cmake -B build-with-torch -DCMAKE_PREFIX_PATH=\"$(python -c 'import torch; print(torch.utils.cmake_prefix_path)')\"",
            ),
        ),
    },
    examples=(
        (
            "CMakeFiles/app.dir/main.cpp.o: In function `main':\n"
            "main.cpp:(.text+0x1f): undefined reference to `torch::jit::load(std::__cxx11::basic_string<char, std::char_traits<char>,"
            " std::allocator<char> > const&, c10::optional<c10::Device>, bool)'\n"
            "main.cpp:(.text+0x8f): undefined reference to `c10::intrusive_ptr_target::release_resources()'\n"
            "main.cpp:(.text+0xaf): undefined reference to `torch::autograd::Node::name() const'\n"
            "main.cpp:(.text+0xcf): undefined reference to `c10::impl::cow::is_cow_data_ptr(c10::DataPtr const&)'\n"
            "collect2: error: ld returned 1 exit status"
        ),
        "undefined reference to `c10::cuda::CUDACachingAllocator::allocator'",
        (
            "Undefined symbols for architecture arm64:\n"
            '  "at::_ops::add_Tensor::call(at::Tensor const&, at::Tensor const&, c10::Scalar const&)", referenced from:\n'
            "      run(at::Tensor) in op.cpp.o\nld: symbol(s) not found for architecture arm64"
        ),
        (
            'bind.obj : error LNK2019: unresolved external symbol "__declspec(dllimport) class c10::cuda::CUDAStream __cdecl '
            'c10::cuda::getCurrentCUDAStream(signed char)" (__imp_?getCurrentCUDAStream@cuda@c10@@YA?AVCUDAStream@12@C@Z)'
        ),
        (
            'main.obj : error LNK2019: unresolved external symbol "__declspec(dllimport) public: __cdecl '
            'c10::Storage::~Storage(void)" (__imp_??1Storage@c10@@QEAA@XZ) referenced in function main'
        ),
        "INTERNAL ASSERT FAILED at DispatchStub.h:112. DispatchStub: missing CUDA kernel",
        (
            "/usr/bin/ld: build/main.o: undefined reference to symbol '_ZTIN3c105ErrorE'\n"
            "/usr/bin/ld: /srv/libtorch/lib/libc10.so: error adding symbols: DSO missing from command line\n"
        ),
        BuildScript(
            "setup.py", "setup(ext_modules=[CppExtension('op', ['op.cpp'])])\n", sources=(_GUARDED,)
        ),
        BuildScript(
            "CMakeLists.txt",
            "find_package(Torch REQUIRED)\npybind11_add_module(op bind.cpp)\n"
            "target_link_libraries(op PRIVATE ${TORCH_LIBRARIES})\n",
            sources=(_BINDING,),
        ),
        Load(
            model.Binary("op.so", needed=("libtorch.so", "libc10.so")),
            model.TorchRelease("2.8.0", "x86_64", "12.8", cxx11_abi=True, glibc="2.28", pythons=()),
            missing_symbols=(model.MissingSymbol("THPVariableClass", "op.so", ("2.7.1", "2.8.0")),),
        ),
        Load(
            model.Binary("op.abi3.so", needed=("libc.so.6",)),
            model.TorchRelease(
                "2.11.0", "x86_64", "13.0", cxx11_abi=True, glibc="2.28", pythons=()
            ),
            missing_symbols=(
                model.MissingSymbol("aoti_torch_get_data_ptr", "op.abi3.so", ("2.10.0", "2.11.0")),
            ),
        ),
        Log(
            "ImportError: /opt/venv/lib/python3.9/site-packages/my_op.so: undefined symbol: THPVariableClass",
            model.Machine(torch="1.13.1"),
        ),
        (
            "op_bind.obj : error LNK2001: unresolved external symbol __imp_THPVariableClass\n"
            "op.pyd : fatal error LNK1120: 1 unresolved externals"
        ),
    ),
    counterexamples=(
        BuildScript(
            "setup.py",
            "setup(ext_modules=[CUDAExtension('op', ['op.cpp'])])\n",
            sources=(_GUARDED,),
        ),
        BuildScript(
            "setup.py",
            "setup(ext_modules=[CppExtension('op', ['op.cpp'])])\n",
            sources=(
                _GUARDED._replace(
                    text="#ifdef WITH_CUDA\n#include <c10/cuda/CUDAGuard.h>\n#endif\n"
                    "void run() { C10_CUDA_CHECK(cudaGetLastError()); }\n"
                ),
            ),
        ),
        BuildScript(
            "setup.py",
            "setup(ext_modules=[CppExtension('op', ['op.cpp', 'bind.cpp'])])\n",
            sources=(_GUARDED, _BINDING),
        ),
        BuildScript(
            "setup.py",
            "files = ['op.cpp']\nif CUDA_HOME:\n    e = CUDAExtension('op', files)\n"
            "else:\n    e = CppExtension('op', files)\nsetup(ext_modules=[e])\n",
            sources=(_GUARDED,),
        ),
        BuildScript(
            "setup.py",
            "Kind = CUDAExtension if CUDA_HOME else CppExtension\nsetup(ext_modules=[Kind('op', ['op.cpp'])])\n",
            sources=(_GUARDED,),
        ),
        BuildScript(
            "CMakeLists.txt",
            "find_library(TORCH_PYTHON_LIBRARY torch_python)\npybind11_add_module(op bind.cpp)\n"
            "target_link_libraries(op PRIVATE ${TORCH_LIBRARIES} ${TORCH_PYTHON_LIBRARY})\n",
            sources=(_BINDING,),
        ),
        BuildScript(
            "CMakeLists.txt",
            "find_package(Torch REQUIRED)\npybind11_add_module(op bind.cpp)\n"
            "target_link_libraries(op PRIVATE ${TORCH_LIBRARIES})\n",
            sources=(_BINDING_OF_NUMBERS,),
        ),
        Load(
            model.Binary("op.so", needed=("libtorch.so", "libc10.so")),
            model.TorchRelease("2.8.0", "x86_64", "12.8", cxx11_abi=True, glibc="2.28", pythons=()),
            missing_symbols=(model.MissingSymbol("_ZN3c104cuda9SetDeviceEi", "op.so", ("2.1.2",)),),
        ),
        Log(
            "ImportError: op.so: undefined symbol: _ZN3c104cuda9SetDeviceEi",
            model.Machine(torch="2.6.0"),
        ),
        "/usr/bin/ld: a.o: undefined reference to `my_project::run(int)'",
    ),
)
