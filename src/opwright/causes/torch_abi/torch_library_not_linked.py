"""
The release that loads the extension does export the symbol, from a library of torch that the
extension does not list. Importing torch puts `libtorch_python.so`, `libc10_cuda.so` and the others
into the process, and that does not help: Python loads extensions with local scope, so a symbol is
looked for in the extension and the libraries that its DT_NEEDED entries lead to, and nowhere else.

Typical is a CMake build with `${TORCH_LIBRARIES}` alone, which leaves out `libtorch_python.so`
(`THPVariableClass`, the pybind11 caster of tensors), or a `CppExtension` that uses `c10/cuda`. Debian's
and Ubuntu's compilers drop libraries that look unused (`--as-needed`), when they stand in front of
the objects that use them.

It is no different with the stable ABI: its functions (`aoti_torch_*`, `torch_*`) are in `libtorch_cpu.so`, which
is found by way of `libtorch.so` or by its own name, and in the process without either it is not.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from opwright.causes import kit
from opwright.causes.kit.binaries import of_symbols
from opwright.causes.kit.rules import log_check
from opwright.causes.kit.sources import code_of, evidence, for_scripts, includes, is_in, sources_of
from opwright.knowledge.torch_releases.releases import database
from opwright.logs.patterns import find_matches
from opwright.logs.torch_symbols import TORCH_NAMES, asked_by_extensions, is_torch_imported
from opwright.model import (
    Binary,
    BuildScript,
    Cause,
    Confidence,
    Evidence,
    Extension,
    Fix,
    Load,
    Log,
    Machine,
    MissingSymbol,
    Source,
    TorchRelease,
    values,
)


def in_load(load: Load) -> Iterator[Evidence]:
    """Look for missing names that this very release exports, out of the loader's reach."""
    version = load.torch.version
    here = [symbol for symbol in load.missing_symbols if version in symbol.exported_by]
    if here:
        libraries = _libraries_with(here[0], load)
        yield from of_symbols(
            load,
            here,
            library=libraries[0],
            link_name=libraries[0].removeprefix("lib").partition(".so")[0],
        )


def _libraries_with(symbol: MissingSymbol, load: Load) -> list[str]:
    known = database(load.torch.machine)
    return [
        library
        for library, bits in known.pattern(symbol.name)
        if known.as_known(load.torch.version) in known.versions(bits)
    ] or ["a library of torch"]


_NO_KERNEL = r"DispatchStub: missing (?:CUDA|HIP) kernel"
"""Of a program on Windows, from which the linker has left out a library that it calls nothing of."""


_NOT_NAMED = (
    r"(?P<library>lib(?:c10|torch|caffe2|ATen|shm)\w{0,20}\.(?:so[.\d]{0,12}|dylib|a\S{0,80})): "
    r"(?:error adding symbols: DSO missing from command line|could not read symbols: Invalid operation)"
)
"""Of GNU ld, which found the library by way of another one: it has the function, and is to be named."""


@log_check(_NO_KERNEL, _NOT_NAMED, undefined=TORCH_NAMES)
def in_log(log: Log) -> Iterator[Evidence]:
    """Look for symbols that the torch that is there exports: whoever asks for them has not linked it."""
    for found in find_matches(log, _NOT_NAMED):
        link_name = found.groups["library"].removeprefix("lib").partition(".")[0]
        yield found.evidence(symbols="what the sources use of it", link_name=link_name)
    imported = is_torch_imported(log)
    for symbol in asked_by_extensions(log):
        if symbol.is_import_on_windows:
            link_name = _on_windows(symbol.undefined.name)
            told = symbol.details | {"library": f"{link_name}.lib", "link_name": link_name}
            told["symbols"] = symbol.readable
            yield symbol.undefined.evidence(Confidence.LIKELY, **told)
            continue
        if not symbol.is_everywhere_in_torch:
            continue
        library = symbol.exporters[0] if symbol.exporters else "libtorch_python.so"
        # Whoever runs a torch before 1.5 today, where importing it is enough, says so.
        sure = symbol.undefined.at_link or symbol.is_in_binding or imported
        sure = sure or symbol.torch.is_global is False
        import_is_enough = symbol.torch.is_global or (
            symbol.is_likely_before_torch_1_5 and not imported
        )
        yield symbol.undefined.evidence(
            Confidence.LIKELY if sure and not import_is_enough else Confidence.POSSIBLE,
            **(symbol.details | {"library": library}),
            symbols=symbol.readable,
            link_name=library.removeprefix("lib").partition(".so")[0],
        )
    for found in find_matches(log, _NO_KERNEL):
        yield found.evidence(
            Confidence.POSSIBLE,
            symbols="the kernels",
            library="torch_cuda.dll",
            link_name="torch_cuda",
        )


def _on_windows(name: str) -> str:
    """Return the library that a name, as cl.exe mangles it or as it reads, is to be looked for in."""
    places = (("THP", "torch_python"), ("cuda@c10@@", "c10_cuda"), ("c10::cuda::", "c10_cuda"))
    others = (("cuda@at@@", "torch_cuda"), ("at::cuda::", "torch_cuda"), ("@c10@@", "c10"))
    signs = (*places, *others, ("c10::", "c10"))
    return next((library for sign, library in signs if sign in name), "torch_cpu")


_OF_CUDA = r"(?:c10|ATen)/cuda/.+"
_USES_CUDA = r"\b(?:at|c10)::cuda::\w+\s*\(|\bC10_CUDA_\w*CHECK\s*\(|\bCUDAGuard\s+\w+|\bOptionalCUDAGuard\s+\w+"
_BINDS = r"\bPYBIND11_MODULE\s*\("
_OF_PYTHON = r"torch/(?:extension|python)\.h"
_MODULES = ("add_library", "pybind11_add_module", "python_add_library", "cuda_add_library")
_TORCH_OF_CMAKE = r"\$\{TORCH_LIBRARIES\}|torch|torch_cpu"


@for_scripts("CppExtension", "TORCH_LIBRARIES", "target_link_libraries")
def in_build_script(script: BuildScript) -> Iterator[Evidence]:
    """Look for libraries whose sources use a part of torch that they are not linked with."""
    for extension in script.extensions:
        sources = sources_of(script, extension)
        if sources is None:
            continue
        if extension.kind == "CppExtension" and not _is_with_cuda(script, extension):
            yield from _without_cuda(script, extension, sources)
        elif extension.kind in _MODULES:
            yield from _without_python(script, extension, sources)


def _is_with_cuda(script: BuildScript, extension: Extension) -> bool:
    """Return whether a script builds the same as a CUDAExtension where there is CUDA."""
    kinds = {other.kind for other in script.extensions if other.name == extension.name}
    return "CUDAExtension" in kinds


def _without_cuda(
    script: BuildScript, extension: Extension, sources: tuple[Source, ...]
) -> Iterator[Evidence]:
    linked = values(extension.libraries + extension.link_flags)
    if any(re.search(r"(?:c10|torch)_(?:cuda|hip)", one) for one in linked):
        return
    asking = next((s for s in sources if _uses_cuda(s)), None)
    if asking:
        yield _unlinked(script, extension, asking, "libc10_cuda.so", "functions of c10/cuda")


def _uses_cuda(source: Source) -> bool:
    """Return whether a source uses torch's functions for CUDA, in every build of it."""
    code = code_of(source)
    headers = [
        h for h in includes(source, _OF_CUDA) if not kit.preprocessor.conditions_at(code, h.start)
    ]
    return bool(headers) and is_in(source, _USES_CUDA)


def _without_python(
    script: BuildScript, extension: Extension, sources: tuple[Source, ...]
) -> Iterator[Evidence]:
    linked = values(extension.libraries)
    torch = any(re.fullmatch(_TORCH_OF_CMAKE, one) for one in linked)
    everywhere = re.search(r"torch_python|TORCH_PYTHON_LIBRAR", script.text, re.IGNORECASE)
    if not torch or everywhere:
        return
    for source in sources:
        if is_in(source, _BINDS) and any(True for _ in includes(source, _OF_PYTHON)):
            yield _unlinked(
                script, extension, source, "libtorch_python.so", "the pybind11 caster of tensors"
            )
            return


def _unlinked(
    script: BuildScript, extension: Extension, source: Source, library: str, what: str
) -> Evidence:
    name = source.path.rpartition("/")[2]
    return evidence(
        script,
        extension.start,
        min(extension.end, extension.start + len(extension.kind)),
        confidence=Confidence.LIKELY,
        symbols=f"{what} (in {name})",
        library=library,
        link_name=library.removeprefix("lib").partition(".so")[0],
    )


_BINDING = Source(
    "bind.cpp",
    "#include <torch/extension.h>\nat::Tensor run(at::Tensor x);\n"
    'PYBIND11_MODULE(TORCH_EXTENSION_NAME, m) { m.def("run", &run); }\n',
)
_GUARDED = Source(
    "op.cpp",
    "#include <torch/extension.h>\n#include <c10/cuda/CUDAGuard.h>\n"
    "at::Tensor run(at::Tensor x) { c10::cuda::CUDAGuard guard(x.device()); return x; }\n"
    'TORCH_LIBRARY_IMPL(op, CUDA, m) { m.impl("run", &run); }\n',
)

CAUSE = Cause(
    title="the binary asks for {symbols} of {library}, which it does not list as needed",
    explanation=__doc__ or "",
    in_load=in_load,
    in_log=in_log,
    in_build_script=in_build_script,
    fix=Fix(
        "link it: libraries=['{link_name}'], or CUDAExtension instead of CppExtension for c10_cuda and torch_cuda; in CMake "
        "find_library(FOUND {link_name} PATHS .../torch/lib) and target_link_libraries, as TORCH_LIBRARIES lacks "
        "torch_python; until then TORCH_USE_RTLD_GLOBAL=YES lets torch's libraries be found"
    ),
    examples=(
        Log(
            'bind.obj : error LNK2019: unresolved external symbol "__declspec(dllimport) class c10::cuda::CUDAStream __cdecl '
            'c10::cuda::getCurrentCUDAStream(signed char)" (__imp_?getCurrentCUDAStream@cuda@c10@@YA?AVCUDAStream@12@C@Z)'
        ),
        Log(
            'main.obj : error LNK2019: unresolved external symbol "__declspec(dllimport) public: __cdecl '
            'c10::Storage::~Storage(void)" (__imp_??1Storage@c10@@QEAA@XZ) referenced in function main'
        ),
        Log("INTERNAL ASSERT FAILED at DispatchStub.h:112. DispatchStub: missing CUDA kernel"),
        Log(
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
            Binary("op.so", needed=("libtorch.so", "libc10.so")),
            TorchRelease("2.8.0", "x86_64", "12.8", cxx11_abi=True, glibc="2.28", pythons=()),
            missing_symbols=(MissingSymbol("THPVariableClass", "op.so", ("2.7.1", "2.8.0")),),
        ),
        Load(
            Binary("op.abi3.so", needed=("libc.so.6",)),
            TorchRelease("2.11.0", "x86_64", "13.0", cxx11_abi=True, glibc="2.28", pythons=()),
            missing_symbols=(
                MissingSymbol("aoti_torch_get_data_ptr", "op.abi3.so", ("2.10.0", "2.11.0")),
            ),
        ),
        Log(
            "ImportError: /opt/venv/lib/python3.9/site-packages/my_op.so: undefined symbol: THPVariableClass",
            Machine(torch="1.13.1"),
        ),
        Log(
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
        Load(
            Binary("op.so", needed=("libtorch.so", "libc10.so")),
            TorchRelease("2.8.0", "x86_64", "12.8", cxx11_abi=True, glibc="2.28", pythons=()),
            missing_symbols=(MissingSymbol("_ZN3c104cuda9SetDeviceEi", "op.so", ("2.1.2",)),),
        ),
        Log(
            "ImportError: op.so: undefined symbol: _ZN3c104cuda9SetDeviceEi", Machine(torch="2.6.0")
        ),
        Log("/usr/bin/ld: a.o: undefined reference to `my_project::run(int)'"),
    ),
)
