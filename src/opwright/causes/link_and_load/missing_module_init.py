"""
Python imports a shared library by calling one of its functions: `PyInit_` and the module's name, which is the file name
up to its first dot. `_C.abi3.so` without `PyInit__C` cannot be imported: `dynamic module does not define module export
function (PyInit__C)`. Usually the file was renamed after the build, or `PYBIND11_MODULE` got another name than
`TORCH_EXTENSION_NAME`. The file may also be left from an earlier build under another name, or a module for Python 2,
whose function is called `init` and the name.

A library that only registers operators needs no such function, even under a module's file name, which setuptools may
have chosen: it is loaded with `torch.ops.load_library`. So only files that are meant as modules, under another name or
with the function hidden, are reported.

Microsoft's linker notices right away, since setuptools tells it to export that function: `LNK2001: unresolved external
symbol PyInit__C`. Sources that only register operators need `is_python_module=False`, or an empty `PyInit__C`.
"""

import re
from collections.abc import Iterator

from opwright import model
from opwright.causes import kit
from opwright.causes.kit.rules import LIKELY, POSSIBLE, if_in_log, log_rules, rule
from opwright.causes.kit.sources import (
    Piece,
    code_of,
    evidence,
    for_scripts,
    for_sources,
    matches,
    replacing,
    sources_of,
)
from opwright.knowledge.platforms.python import module_name
from opwright.logs.patterns import LogMatch, compiled
from opwright.model import BuildScript, Cause, Evidence, Fix, Log, Safety, Source

_NO_INIT = (
    r"does not\s+define\s+module export function[^\w\n]{0,3}(?:PyInit_(?P<name>\w{1,200}))?",
    r"dynamic module does not\s+define\s+init\s+function[^\w\n]{0,3}(?:init(?P<name>\w{1,200}))?",
)
_NOT_LINKED = r"LNK2001[^\n]{1,80}\bPyInit_(?P<name>\w{1,200})"
"""setuptools tells Microsoft's linker to export the function."""
_CFFI_IMPORT = r"import lib as _lib, ffi as _ffi\b"
_MAKES_A_MODULE = ("PyModule_Create2", "PyModuleDef_Init")


def in_artifact(artifact: model.Artifact) -> Iterator[Evidence]:
    """Look for files with the name of a module that do not initialize one of that name."""
    for binary in artifact.binaries:
        name = module_name(binary)
        if not name or not name.isascii() or name in binary.modules:
            continue  # other names are spelled in Punycode
        made = next((m for m in _MAKES_A_MODULE if m in binary.requires), None)
        if binary.modules:
            other = f"PyInit_{binary.modules[0]}"
            yield Evidence(binary.path, other, {"name": name, "what": f"it defines {other}"})
        elif made:
            what = f"it calls {made}, so it is meant as a module"
            yield Evidence(binary.path, made, {"name": name, "what": what}, LIKELY)


# torch.utils.ffi wrote imports of modules for Python 2.
_CONFIDENCE = if_in_log(_CFFI_IMPORT, then=POSSIBLE, otherwise=LIKELY)

_MODULE = r"\b(?:PYBIND11_MODULE|NB_MODULE)\s*\(\s*(?P<name>[A-Za-z_]\w*)\s*,"
_OTHER_USES = r"\b(?:STABLE_)?TORCH_LIBRARY|\bPyInit_|\bPyMODINIT_FUNC"
_TORCH_EXTENSIONS = ("CUDAExtension", "CppExtension", "SyclExtension")


@for_sources(r"\bPYBIND11_MODULE\s*\(", r"\bNB_MODULE\s*\(")
def in_source(source: Source) -> Iterator[Evidence]:
    """Look for a module in a source of an extension with another name."""
    found = list(matches(source, _MODULE))
    if len(found) != 1 or any(True for _ in matches(source, _OTHER_USES)):
        return
    name, start, end = found[0]["name"], *found[0].span("name")
    if not name.islower() or kit.preprocessor.conditions_at(code_of(source), start):
        return  # it may be a macro
    built = _built_as(source)
    if built is None or name == built:
        return
    is_pybind = found[0][0].startswith("PYBIND11")
    edit = replacing(source, Piece(name, start, end), "TORCH_EXTENSION_NAME")
    details = {"name": built, "what": f"it defines PyInit_{name}"}
    found_at = evidence(source, start, end, confidence=LIKELY)._replace(details=details)
    yield found_at._replace(edits=(edit,), safety=Safety.REVIEW) if is_pybind else found_at


_REGISTRATION = (
    r"\b(?:PYBIND11_|PyInit_|PyMODINIT_FUNC|(?:STABLE_)?TORCH_LIBRARY|NB_MODULE|BOOST_PYTHON|RegisterOperators"
    r"|TORCH_EXTENSION_NAME|PyModule_Create|PyModuleDef|nanobind|boost::python)|\bREGISTER_\w+|extern\s+\""
)


@for_scripts("CUDAExtension", "CppExtension")
def in_build_script(script: BuildScript) -> Iterator[Evidence]:
    """Look for extensions whose sources neither create a module nor register anything."""
    for extension in script.extensions:
        built = sources_of(script, extension)
        if built is None or extension.kind not in _TORCH_EXTENSIONS or not extension.name:
            continue
        headers = [s for s in script.sources if re.search(r"\.(?:h|hpp|hh|cuh|inl)$", s.path)]
        if any(re.search(_REGISTRATION, source.text) for source in (*built, *headers)):
            continue
        if any("#include" in s.text and re.search(r"#\s*include[^\n]*\.c", s.text) for s in built):
            continue
        details = {"name": extension.name.rpartition(".")[2]}
        details |= {"what": "none of its sources creates a module or registers an operator"}
        start, end = extension.start, extension.start + len(extension.kind)
        yield evidence(script, start, end, confidence=LIKELY)._replace(details=details)


def _built_as(source: Source) -> str | None:
    """Return the name of the one module that a source is built into; None if it is not known."""
    names = set()
    for script in source.build:
        folder = script.path.rpartition("/")[0]
        for extension in script.extensions:
            paths = [f"{folder}/{s.value}".removeprefix("/") for s in extension.sources]
            if source.path not in [path.replace("/./", "/") for path in paths]:
                continue
            if extension.name is None or extension.kind not in _TORCH_EXTENSIONS:
                return None
            names.add(extension.name.rpartition(".")[2])
    name = names.pop() if len(names) == 1 else ""
    return name if re.fullmatch(r"[A-Za-z_]\w*", name) else None


_SETUP = "setup(ext_modules=[CUDAExtension('op._C', ['csrc/bind.cpp'])])\n"
_BUILT_BY_USER = r"\bsetup\.py (?:install|develop|build_ext|build)\b|\bpip3? install [^\n]{0,80}(?:\.(?=[\s`'\"]|$)|-e\b)|-packages[/\\]"
_LEFT_OVER = "where somebody has built or installed a project of others"


def _when_installed(_: LogMatch, log: Log) -> str:
    """Return the remedy of who builds what others have written, whose names fit in a clean build."""
    return _LEFT_OVER if compiled(_BUILT_BY_USER).search(log.text) else ""


CAUSE = Cause(
    title="it cannot be imported as {name}, because it does not define PyInit_{name}: {what}",
    in_artifact=in_artifact,
    in_log=log_rules(
        rule(
            *_NO_INIT,
            confidence=_CONFIDENCE,
            name="NAME",
            what="it has another name, or is no module",
            remedy=_when_installed,
        ),
        rule(_NOT_LINKED, what="the linker has to export it, and no source defines it"),
    ),
    in_source=in_source,
    in_build_script=in_build_script,
    remedies={
        _LEFT_OVER: Fix(
            "build it again from clean, with the Python that imports it: the {name} that is found is left of another build, for another Python or under another name (its path is printed), or the"
            " build did not come to its end; delete that file, go to the folder of the setup.py, and build",
            commands=(
                "find . -name '{name}*.so' -o -name '{name}*.pyd'",
                "rm -rf build dist *.egg-info && find . -name '{name}*.so' -delete && python setup.py install",
            ),
        ),
    },
    fix=Fix(
        "write PYBIND11_MODULE(TORCH_EXTENSION_NAME, m) or PyMODINIT_FUNC PyInit_{name}(void), build from clean, "
        "and do not rename the file; if the sources only register operators (TORCH_LIBRARY, RegisterOperators), they are no Python module: load the file with torch.ops.load_library (on"
        " Windows, whose linker asks for PyInit, build it with CMake or torch.utils.cpp_extension.load(is_python_module=False))"
    ),
    examples=(
        "$ python setup.py install\n    import warp._ext\nImportError: dynamic module does not define module export function (PyInit__ext)",
        (
            "LINK : error LNK2001: unresolved external symbol PyInit__C\n"
            "build\\csrc\\_C.cp311-win_amd64.lib : fatal error LNK1120: 1 unresolved externals"
        ),
        BuildScript(
            "setup.py",
            "setup(ext_modules=[CUDAExtension('op._C', ['run.cu'])])\n",
            sources=(Source("run.cu", "at::Tensor run(at::Tensor x) { return x; }\n"),),
        ),
        Source(
            "csrc/bind.cpp",
            '#include <torch/extension.h>\nPYBIND11_MODULE(op_cuda, m) { m.def("run", &run); }\n',
            build=(BuildScript("setup.py", _SETUP),),
        ),
        model.Artifact(
            "build",
            model.ArtifactKind.FOLDER,
            (model.Binary("op/_C.cpython-311-x86_64-linux-gnu.so", modules=("op_cpp",)),),
        ),
        model.Artifact(
            "build",
            model.ArtifactKind.FOLDER,
            (model.Binary("op/_C.abi3.so", requires=frozenset({"PyModule_Create2"})),),
        ),
        (
            "    import neighbors_ops\nImportError: dynamic module does not define module export function "
            "(PyInit_neighbors_ops)"
        ),
        "ImportError: dynamic module does not define init function (init_nms)",
    ),
    counterexamples=(
        BuildScript(
            "setup.py",
            "setup(ext_modules=[CUDAExtension('op._C', ['run.cu', 'bind.cpp'])])\n",
            sources=(
                Source("run.cu", "at::Tensor run(at::Tensor x) { return x; }\n"),
                Source("bind.cpp", "TORCH_LIBRARY(op, m) { m.def(SCHEMA, &run); }\n"),
            ),
        ),
        BuildScript(
            "setup.py",
            "setup(ext_modules=[CUDAExtension('op._C', ['run.cu'] + more)])\n",
            sources=(Source("run.cu", "at::Tensor run(at::Tensor x) { return x; }\n"),),
        ),
        Source(
            "csrc/bind.cpp",
            'PYBIND11_MODULE(TORCH_EXTENSION_NAME, m) { m.def("run", &run); }  // PYBIND11_MODULE(op, m)\n',
            build=(BuildScript("setup.py", _SETUP),),
        ),
        Source(
            "csrc/bind.cpp",
            'PYBIND11_MODULE(_C, m) { m.def("run", &run); }\n',
            build=(BuildScript("setup.py", _SETUP),),
        ),
        Source(
            "csrc/bind.cpp",
            'PYBIND11_MODULE(op_cuda, m) { m.def("run", &run); }\n',
            build=(
                BuildScript(
                    "setup.py", "setup(ext_modules=[CUDAExtension(NAME, ['csrc/bind.cpp'])])\n"
                ),
            ),
        ),
        model.Artifact(
            "build", model.ArtifactKind.FOLDER, (model.Binary("op/_C.abi3.so", modules=("_C",)),)
        ),
        model.Artifact(
            "build",
            model.ArtifactKind.FOLDER,
            (model.Binary("op/_C.cpython-311-x86_64-linux-gnu.so"),),
        ),
        model.Artifact(
            "build", model.ArtifactKind.FOLDER, (model.Binary("op/libop.so", modules=("op",)),)
        ),
        "ImportError: op.so: undefined symbol: PyInit_op",
        "ModuleNotFoundError: No module named 'neighbors_ops'",
    ),
)
