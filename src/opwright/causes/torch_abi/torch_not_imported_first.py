"""
An extension does not find torch's libraries by itself: they are in `site-packages/torch/lib`, and the extension has
no run path that leads there, because it cannot know where torch is installed. `import torch` loads them, and from
then on their names (`libc10.so`, `libtorch_cpu.so`) are found in the process. An extension that is imported first
fails on a library, or on a base type of pybind11, that is there all the time.

Before torch 1.5, importing torch also made the symbols of `torch._C` visible to all libraries, so the same mistake
could show as `undefined symbol: THPVariableClass`. Nothing needs to be rebuilt; just swap the two imports. On Windows
`import torch` adds the libraries' folder to the search path, and the error is a DLL that is not found.

`opwright lint` reports this when a package's `__init__.py` imports an extension that its setup.py builds with
CppExtension or CUDAExtension, and nothing before that line can have imported torch.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator

from opwright import model
from opwright.causes import kit
from opwright.causes.kit.rules import LIKELY, POSSIBLE, log_check, log_rules, rule
from opwright.causes.kit.sources import evidence, for_python
from opwright.knowledge.torch_releases.names.names import TORCH_NAMES
from opwright.knowledge.versions import is_older
from opwright.logs.asker.import_order import IMPORTED_TOO_LATE
from opwright.logs.asker.named_torch import named_torch
from opwright.logs.patterns import LogMatch, compiled, in_dialogs, is_torch_loading
from opwright.model import Cause, Confidence, Evidence, Fix, Log, Machine, Source

TYPE_CHECKING = False
if TYPE_CHECKING:
    import ast


_LIBRARY_PATTERN = r"(?P<library>lib(?:c10|torch|torch_cpu|torch_python|shm|torch_global_deps)\.(?:so|dylib))(?:[:\s]{1,3}cannot open shared object file|'? \(no such file\))"
_MUSL_PATTERN = r"Error loading shared library (?P<library>lib(?:c10|torch|torch_cpu|torch_python|shm)\.so): No such file"
_WINDOWS_PATTERNS = in_dialogs(r"(?:c10|torch|torch_cpu|torch_global_deps)\.dll")
"""A program with neither libtorch's folder on PATH nor its DLLs next to it."""
_MACOS_PATTERN = (
    r"Library not loaded: @(?:rpath|loader_path)/(?P<library>lib(?:c10|torch\w{0,12})\.dylib)"
)
_CUDA_PART_PATTERN = (
    r"(?P<library>lib(?:torch_cuda|c10_cuda)\.so)[:\s]{1,3}cannot open shared object file"
)
_PROGRAM_PATTERN = (
    r"error while loading shared libraries: (?P<library>lib(?:torch_cuda|c10_cuda)\.so): cannot"
)
_BASE_TYPE_PATTERN = r"generic_type: type \"[^\"\n]{1,200}\" referenced unknown base type \"(?P<library>(?:torch|at|c10)::[\w:]+)"
_CASTER_PATTERN = r"Unregistered type : (?:torch|at|c10)::(?P<library>\w+)"
_DEFAULT_PATTERN = (
    r"could not convert default argument '\w{1,60}: (?P<library>(?:torch|at|c10)::\w{1,60})"
)
_NO_TYPE_PATTERNS = (
    r"Type \"(?P<library>(?:c10|at|torch)::\w{1,60})\" not registered yet\?",
    r"could not convert default argument into a Python object \((?P<library>type) not registered yet\?\)",
)


_NEWER_TORCH = "where torch is older than the library"
_OF_TWO = "where a project's own files import it, and torch may be older than the library"
_ALONE = "where it is the first import of a console"
_OF_A_PROGRAM = "where a program needs it"
_LIBTORCH = r"(?:^|[\s=:'\"])(?P<folder>/[\w./+-]{0,120}/libtorch)(?=[/\s:'\"]|$)"
_FRAMES = (
    r"File \"(?:(?!-packages)[^\"\n])+[/\\]\w+\.py\", line \d+, in <module>\n[^\n]*\n[^\n]{0,200}\Z"
)
_SINCE_1_5 = frozenset({"libtorch_cpu.so", "libtorch_cuda.so"})


def _by_torch(match: LogMatch, log: Log) -> str:
    """Return the remedy of a program, or of a library that the torch which is there never had."""
    if "while loading shared libraries" in match.quote and ".so: undefined" not in match.quote:
        return _OF_A_PROGRAM
    torch = log.machine.torch or named_torch(log)
    if match.groups.get("library") not in _SINCE_1_5:
        return ""
    if torch is None:
        return _OF_TWO if compiled(_FRAMES).search(log.text[: match.start]) else ""
    return _NEWER_TORCH if is_older(torch, "1.5") else ""


def _libtorch(_: LogMatch, log: Log) -> str:
    """Return the folder with torch's libraries: of a libtorch that the log names, or of Python's torch."""
    named = compiled(_LIBTORCH).search(log.text)
    return f"{named['folder']}/lib" if named else _OF_PYTHON


_OF_PYTHON = "$(python -c 'import torch; print(torch.__path__[0] + \"/lib\")')"


def _library_confidence(match: LogMatch, log: Log) -> Confidence | None:
    """Return None where torch itself is loading, and lacks a part of itself."""
    if is_torch_loading(log, match):
        return None
    return POSSIBLE if kit.torch_symbols.is_torch_imported(log) else LIKELY


@log_check(undefined=TORCH_NAMES)
def _symbols_in_log(log: Log) -> Iterator[Evidence]:
    imported = kit.torch_symbols.is_torch_imported(log)
    for symbol in kit.torch_symbols.extension_symbols(log):
        if kit.torch_symbols.is_imported_alone(symbol, log):
            file = (symbol.undefined.wanted_by or "").rpartition("/")[2]
            details = {**symbol.details, "library": symbol.details["demangled"], "remedy": _ALONE}
            details["module"] = file.partition(".")[0]
            yield symbol.undefined.evidence(LIKELY, **details)
            continue
        is_found = symbol.is_everywhere_in_torch and symbol.torch.is_global is not False
        if is_found and not symbol.undefined.at_link:
            is_likely = symbol.is_in_binding and symbol.is_likely_before_torch_1_5 and not imported
            yield symbol.undefined.evidence(LIKELY if is_likely else POSSIBLE, **symbol.details)


_TORCH_EXTENSIONS = frozenset({"CppExtension", "CUDAExtension", "SyclExtension"})


@for_python(r"import _C\b", r"\._C import\b", r"_cuda\b")
def in_source(source: Source) -> Iterator[Evidence]:
    """Look for a package that imports its extension before anything that imports torch."""
    if not source.path.endswith("__init__.py"):
        return
    built = {
        extension.name
        for script in source.build
        for extension in script.extensions
        if extension.name and extension.kind in _TORCH_EXTENSIONS
    }
    package = source.path.split("/")[-2] if "/" in source.path else ""
    tree = kit.python_syntax.python_tree(source.text) if built else None
    for node in tree.body if tree else ():
        names = _imports(node, package)
        if found := next((name for name in names if name in built), None):
            yield evidence(
                source, *kit.python_syntax.span(source.text, node), confidence=LIKELY, library=found
            )
            return
        if isinstance(node, kit.ast.Import | kit.ast.ImportFrom):
            if any(name.partition(".")[0] not in _HARMLESS for name in names):
                return
        elif any(
            isinstance(inner, kit.ast.Import | kit.ast.ImportFrom | kit.ast.Call)
            for inner in kit.ast.walk(node)
        ):
            return


_HARMLESS = sys.stdlib_module_names | {"numpy", "__future__"}


def _imports(node: ast.stmt, package: str) -> list[str]:
    """Return the full names of what a statement may import."""
    if isinstance(node, kit.ast.Import):
        return [alias.name for alias in node.names]
    if isinstance(node, kit.ast.ImportFrom) and node.level <= 1:
        base = node.module or ""
        if node.level:
            base = f"{package}.{base}".rstrip(".")
        return [base, *(f"{base}.{alias.name}" for alias in node.names)]
    return ["."] if isinstance(node, kit.ast.ImportFrom) else []


_SETUP = model.BuildScript(
    "setup.py", "", extensions=(model.Extension("geometry._C", "CppExtension", 0, 0),)
)
_INIT = "geometry/__init__.py"

CAUSE = Cause(
    title="the extension was imported before torch, whose libraries it needs: {library}",
    in_log=log_rules(
        rule(_CUDA_PART_PATTERN, confidence=LIKELY, only_if=IMPORTED_TOO_LATE),
        rule(
            *(
                _LIBRARY_PATTERN,
                _MACOS_PATTERN,
                _MUSL_PATTERN,
                *_WINDOWS_PATTERNS,
                _PROGRAM_PATTERN,
            ),
            confidence=_library_confidence,
            remedy=_by_torch,
            folder=_libtorch,
        ),
        rule(_BASE_TYPE_PATTERN, _CASTER_PATTERN, _DEFAULT_PATTERN, confidence=LIKELY),
        rule(*_NO_TYPE_PATTERNS, confidence=POSSIBLE),
        _symbols_in_log,
    ),
    in_source=in_source,
    explains=("missing-shared-library",),
    fix=Fix(
        "import torch before the extension, in the package's __init__.py; a C++ program needs torch/lib in its run path",
        commands=("python -c 'import torch, PACKAGE'",),
    ),
    remedies={
        _ALONE: Fix(
            "import torch first, in the same console or program; if the symbol is still missing, the extension was built for another torch: rebuild it",
            commands=("python -c 'import torch, {module}'",),
        ),
        _OF_A_PROGRAM: Fix(
            "add the folder of torch's libraries to LD_LIBRARY_PATH (spelt like this), or to the program's run path when linking",
            commands=('export LD_LIBRARY_PATH="{folder}:$LD_LIBRARY_PATH"',),
        ),
        _OF_TWO: Fix(
            "print torch's release: before 1.5 it has no such library, and the extension (built for a newer one, or copied in with the sources) must be deleted and rebuilt for it;"
            " from 1.5 on import torch before the extension, in the package's __init__.py",
            commands=(
                "python -c 'import torch; print(torch.__version__, torch.__file__)'",
                "python setup.py build_ext --inplace --force",
            ),
        ),
        _NEWER_TORCH: Fix(
            "rebuild the extension for the installed torch, after deleting the old build: it was built for torch 1.5 or newer, and older ones have no libtorch_cpu.so",
            commands=(
                "pip install --no-build-isolation --no-deps --no-cache-dir --force-reinstall --no-binary PACKAGE PACKAGE",
            ),
        ),
    },
    examples=(
        Log(
            ">>> import warp_knn\n"
            "ImportError: warp_knn.cpython-37m-x86_64-linux-gnu.so: undefined symbol: _ZN2at19UndefinedTensorImpl10_singletonE",
            Machine(python="3.7"),
        ),
        (
            "target/debug/warp: error while loading shared libraries: libtorch_cpu.so: cannot open shared object file: "
            "No such file or directory"
        ),
        (
            '  File "/home/user/warpkit/nn/search.py", line 3, in <module>\n    from . import nearest\n'
            "ImportError: libtorch_cpu.so: cannot open shared object file: No such file or directory"
        ),
        Log(
            "    from . import nearest_cuda\n"
            "ImportError: libtorch_cpu.so: cannot open shared object file: No such file or directory",
            Machine(torch="1.4.0"),
        ),
        (
            "Error loading shared library libtorch_cpu.so: No such file or directory (needed by "
            "/usr/lib/python3.12/site-packages/knn/_C.so)"
        ),
        (
            "The code execution cannot proceed because torch_cpu.dll was not found. Reinstalling the "
            "program may fix this problem."
        ),
        (
            "TypeError: arg(): could not convert default argument into a Python object (type not "
            "registered yet?). Compile in debug mode."
        ),
        (
            "build/infer: error while loading shared libraries: libc10_cuda.so: cannot open shared object file: "
            "No such file or directory"
        ),
        Source(_INIT, "import os\nfrom . import _C\nimport torch\n", build=(_SETUP,)),
        Source(_INIT, "from geometry._C import area\n", build=(_SETUP,)),
        (
            '  File "/srv/app/run.py", line 3, in <module>\n'
            "    import my_ext\n"
            "ImportError: libc10.so: cannot open shared object file: No such file or directory"
        ),
        (
            "$ pip install --no-build-isolation .\nSuccessfully installed warpknn-0.1\n>>> import warpknn\n"
            "ImportError: libc10_cuda.so: cannot open shared object file: No such file or directory"
        ),
        'ImportError: generic_type: type "Model" referenced unknown base type "torch::nn::Module"',
        Log(
            "ImportError: ./my_ext.so: undefined symbol: THPVariableClass",
            model.Machine(torch="1.3.1"),
        ),
        Log(
            "ImportError: /opt/env/lib/python3.6/site-packages/knn-0.1-py3.6-linux-x86_64.egg/"
            "knn_cuda.cpython-36m-x86_64-linux-gnu.so: undefined symbol: THPVariableClass",
            model.Machine(python="3.6"),
        ),
        "ImportError: ./roi_pool.so: undefined symbol: THPVariableClass",
    ),
    counterexamples=(
        (
            "The code execution cannot proceed because glfw3.dll was not found. Reinstalling the "
            "program may fix this problem."
        ),
        (
            '  File "/opt/env/lib/python3.11/site-packages/torch/__init__.py", line 405, in <module>\n'
            "    from torch._C import *  # noqa: F403\n"
            "ImportError: libtorch_cpu.so: cannot open shared object file: No such file or directory"
        ),
        Source(_INIT, "import torch\nfrom . import _C\n", build=(_SETUP,)),
        Source(_INIT, "from .ops import area\nfrom . import _C\n", build=(_SETUP,)),
        Source(
            _INIT,
            "try:\n    import torch\nexcept ImportError:\n    pass\nfrom . import _C\n",
            build=(_SETUP,),
        ),
        Source(_INIT, "from . import _C\n"),
        "ImportError: libcudart.so.12: cannot open shared object file: No such file or directory",
        Log(
            "ImportError: op.so: undefined symbol: _ZN3c104cuda9SetDeviceEi",
            model.Machine(torch="2.6.0"),
        ),
        Log("ImportError: op.so: undefined symbol: THPVariableClass", model.Machine(torch="2.4.0")),
    ),
)
