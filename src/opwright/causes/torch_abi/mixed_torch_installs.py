"""
One process can hold one torch. Two get into it when pip installs beside conda, a nightly lies over a
release, `~/.local` or `PYTHONPATH` is in front of the environment, a container's torch is shadowed by a
mounted one, or another package brings its own libtorch.

What gives it away is that a library of torch *itself* misses a symbol of torch: `libtorch_python.so`
and `libtorch_cpu.so` of one wheel always fit each other, so one of them is from elsewhere. The other
sign is that torch's own operators (`aten`, `prims`, `quantized`) are registered a second time. And where
`LD_LIBRARY_PATH` leads to another torch, all its libraries may be taken from there and fit each other,
because torch's wheels list a run path that comes after it: then torch's Python part does not find in
`torch._C` what it asks for. Rebuilding an extension changes nothing as long as both copies are there.

In an environment it is found where two torches of different versions are in the folders that Python looks through, where one
folder has the records of two, and where LD_LIBRARY_PATH leads to a torch's libraries in front of the installed ones.
"""

from __future__ import annotations

from collections.abc import Iterator

from opwright import model
from opwright.causes.kit.rules import log_check
from opwright.logs.patterns import find_matches, is_torch_loading
from opwright.logs.torch_symbols import TORCH_NAMES, torch_symbols
from opwright.model import Cause, Confidence, EnvironmentCheck, Evidence, Fix, Log

TYPE_CHECKING = False
if TYPE_CHECKING:  # of one verb alone
    from opwright.model import Environment

_TWICE = (
    r"Only a single TORCH_LIBRARY can be used to register the namespace (?P<what>aten|prims?|quantized|prepacked|_quantized)\b",
    r"Tried to register an operator \((?P<what>(?:aten|prims?|quantized)::[\w.]{1,40})\([^\n]{0,400}multiple times",
)
_FALLBACK_TWICE = (
    r"Tried to register multiple backend fallbacks for the same dispatch key (?P<what>\w{1,40}); previous"
    r" registration registered at [^\s;]{0,80}aten/src/ATen"
)
_PARTS = (  # Python of one torch around the library of another; what is looked for when called is a matter of GPUs
    r"-packages[/\\]torch[/\\][\w/\\]{1,80}\.py\", line \d{1,6}, in (?:<module>|[A-Z]\w{0,60})\n(?:[^\n]{0,300}\n){1,3}"
    r"(?:ImportError: cannot import name '(?P<what>\w{1,80})' from 'torch\._C'"
    r"|AttributeError: module 'torch\._C' has no attribute '(?P<lacks>\w{1,80})')"
)
_FLAG_TWICE = r"flag '(?P<what>caffe2\w*|torch\w*)' was defined more than once"
_TWO_TYPES = r"generic_type: (?:type|cannot initialize type) \"(?P<what>(?:_CudaDeviceProperties|Generator|Future|JITCallGraph|TensorType|Type|DispatchKey|Tag|ErrorReport|ParameterDict))\"[^\n]{0,60}is already (?:registered|defined)"
_OLDER_PART = (
    r"Incompatible library version: (?P<what>lib(?:torch|c10|shm|ATen|caffe2|TH)\w{0,20}\.dylib) requires version [\d.]{1,20} or later,"
    r" but (?P<lacks>lib(?:torch|c10|shm|ATen|caffe2|TH)\w{0,20}\.dylib) provides"
)
_LEFT_OVER = r"Ignoring invalid distribution [-~](?P<what>orch)\b"
"""Of pip, which has moved a torch out of the way and was stopped before it was gone."""
_REDEFINED = r"(?P<path>[^\s'\"]{1,300}\.h):\d{1,6}:\d{1,4}: error: redefinition of"
_BEFORE = r"(?P<path>[^\s'\"]{1,300}\.h):\d{1,6}:\d{1,4}: note: (?:previous definition|[^\n]{1,80} previously defined here)"
"""One header of torch, read from two folders."""
_NO_PROCEDURE = r"\[WinError 127\]|DLL load failed: (?:The specified procedure|找不到指定的程序|Die angegebene Prozedur)"


@log_check(
    *(
        *_TWICE,
        _FALLBACK_TWICE,
        _FLAG_TWICE,
        _TWO_TYPES,
        _PARTS,
        _OLDER_PART,
        _LEFT_OVER,
        _REDEFINED,
        _NO_PROCEDURE,
    ),
    undefined=TORCH_NAMES,
)
def in_log(log: Log) -> Iterator[Evidence]:
    """Look for torch's own libraries missing torch's symbols, and for what torch registers, twice."""
    for symbol in torch_symbols(log):
        # A function that no torch exports is missing by a mistake of the build; types are older, as TH is.
        older = symbol.torch.is_older_than_known or symbol.name.lstrip("_").startswith("TH")
        known = symbol.releases or symbol.name.startswith("_ZT") or older
        if symbol.origin.is_torch and not symbol.undefined.at_link and known:
            yield symbol.undefined.evidence(
                Confidence.LIKELY,
                **symbol.details,
                what=f"{symbol.undefined.wanted_by} lacks {symbol.readable}",
            )
    for found in find_matches(log, _PARTS):
        lacks = found.groups.get("what") or found.groups["lacks"]
        yield found.evidence(
            Confidence.LIKELY, what=f"torch's Python part asks torch._C for {lacks}, which it lacks"
        )
    for found in find_matches(log, _OLDER_PART):
        one, other = found.groups["what"], found.groups["lacks"]
        yield found.evidence(Confidence.LIKELY, what=f"{one} was linked with a newer {other}")
    for found in find_matches(log, _NO_PROCEDURE):
        if is_torch_loading(log, found):  # or a library beside torch's is another than its own
            yield found.evidence(
                Confidence.POSSIBLE, what="one of torch's own libraries misses a function"
            )
    yield from _read_twice(log)
    for found in find_matches(log, _LEFT_OVER):
        yield found.evidence(
            Confidence.POSSIBLE, what="a torch that was not quite uninstalled is there"
        )
    for found in find_matches(log, *_TWICE, _FALLBACK_TWICE, _FLAG_TWICE, _TWO_TYPES):
        yield found.evidence(Confidence.LIKELY, what=f"{found.groups['what']} is registered twice")


def _read_twice(log: Log) -> Iterator[Evidence]:
    """Yield headers of torch that a compiler has read from two folders."""
    before = {found.groups["path"] for found in find_matches(log, _BEFORE)}
    for found in find_matches(log, _REDEFINED):
        path = found.groups["path"]
        header = path.rpartition("/include/")[2]
        others = before - {path}
        if header.startswith(("torch/", "ATen/", "c10/")) and any(
            other.endswith(f"/include/{header}") for other in others
        ):
            yield found.evidence(Confidence.LIKELY, what=f"{header} is read from two folders")


def in_environment(environment: Environment) -> Iterator[Evidence]:
    """Look for a second torch in the folders of Python, and for libraries of one on LD_LIBRARY_PATH."""
    for other in environment.torches[1:]:
        first = environment.torches[0]
        if other.version != first.version:
            same = other.folder == first.folder
            where = "its own folder" if same else f"{other.folder} ({other.found_by})"
            yield Evidence(
                other.folder,
                f"torch {other.version}",
                {
                    "what": f"torch {first.version} is imported, and torch {other.version} is in {where}"
                },
                Confidence.CERTAIN if same else Confidence.LIKELY,
            )
    for one in environment.in_front:
        if one.instead_of == "torch":
            yield Evidence(
                one.path,
                f"{one.by} leads to {one.path}",
                {"what": f"{one.library} of another torch comes first, by {one.by}"},
            )
            return


def _conflicts() -> tuple[model.Environment, ...]:
    return (
        model.Environment(
            "3.11.4",
            torches=(
                model.InstalledTorch(
                    "2.8.0+cpu", "/home/me/.local/lib/python3.11/site-packages/torch", "user site"
                ),
                model.InstalledTorch("2.13.0", "/venv/lib/python3.11/site-packages/torch"),
            ),
        ),
        model.Environment(
            "3.11.4",
            torches=(model.InstalledTorch("2.13.0", "/venv/lib/python3.11/site-packages/torch"),),
            in_front=(model.InFront("libc10.so", "/opt/libtorch/lib/libc10.so", "torch"),),
        ),
    )


def _healthy() -> tuple[model.Environment, ...]:
    return (
        model.Environment(
            "3.11.4",
            torches=(
                model.InstalledTorch("2.13.0", "/venv/lib/python3.11/site-packages/torch"),
                model.InstalledTorch(
                    "2.13.0", "/usr/lib/python3/dist-packages/torch", "the system's"
                ),
            ),
        ),
    )


CAUSE = Cause(
    title="files of two torch installations meet: {what}",
    explanation=__doc__ or "",
    in_log=in_log,
    explains=(
        "duplicate-torch-library-namespace",
        "duplicate-op-registration",
        "op-library-loaded-twice",
        "torch-version-mismatch",
        "cxx11-abi-mismatch",
        "duplicate-pybind11-type",
        "torch-too-old-for-package",
        "removed-torch-api",
    ),
    in_environment=EnvironmentCheck(in_environment, _conflicts, _healthy),
    fix=Fix(
        "uninstall every torch (repeat until none is left), then install one; keep ~/.local, PYTHONPATH and "
        "other libtorch folders out of the way",
        commands=(
            "pip uninstall -y torch",
            "python -c 'import importlib.util; print(importlib.util.find_spec(\"torch\").origin)'",
            "export PYTHONNOUSERSITE=1",
            "env -u LD_LIBRARY_PATH -u PYTHONPATH python -c 'import torch'",
        ),
    ),
    examples=(
        Log(
            "/env/lib/python3.9/site-packages/torch/include/c10/util/Half.h:31:8: error: redefinition of 'Half'\n"
            "/opt/libtorch/include/c10/util/Half.h:31:8: note: previous definition is here\n"
        ),
        Log("WARNING: Ignoring invalid distribution ~orch (/srv/env/lib/python3.11/site-packages)"),
        Log(
            "OSError: [WinError 127] The specified procedure could not be found. Error loading "
            '"D:\\env\\Lib\\site-packages\\torch\\lib\\torch_cpu.dll" or one of its dependencies.'
        ),
        Log(
            "ImportError: dlopen(/opt/env/lib/python3.7/site-packages/torch/_C.cpython-37m-darwin.so, 9): "
            "Library not loaded: @rpath/libc10.dylib\n"
            "  Referenced from: /opt/env/lib/python3.7/site-packages/torch/lib/libtorch.dylib\n"
            "  Reason: Incompatible library version: libtorch.dylib requires version 1.0.0 or later, but libc10.dylib "
            "provides version 0.0.0"
        ),
        Log(
            '  File "/opt/conda/lib/python3.10/site-packages/torch/__init__.py", line 235, in <module>\n'
            "    from torch._C import *\n"
            "ImportError: /opt/conda/lib/python3.10/site-packages/torch/lib/libtorch_python.so: undefined "
            "symbol: _ZTIN3c1014WarningHandlerE"
        ),
        Log(
            "ImportError: /opt/conda/lib/python3.6/site-packages/torch/lib/libshm.so: undefined symbol: "
            "THMapAllocator_free"
        ),
        Log(
            "RuntimeError: Only a single TORCH_LIBRARY can be used to register the namespace prims; please "
            "put all of your definitions in a single TORCH_LIBRARY block."
        ),
        Log(
            "terminate called after throwing an instance of 'c10::Error'\n"
            "  what():  Tried to register multiple backend fallbacks for the same dispatch key Conjugate; previous "
            "registration registered at /pytorch/aten/src/ATen/ConjugateFallback.cpp:17, new registration "
            "registered at /pytorch/aten/src/ATen/ConjugateFallback.cpp:17"
        ),
        Log(
            '  File "/opt/venv/lib/python3.10/site-packages/torch/overrides.py", line 33, in <module>\n'
            "    from torch._C import (\n"
            "ImportError: cannot import name '_set_torch_function_mode' from 'torch._C' (/opt/venv/lib/python3.10/"
            "site-packages/torch/_C.cpython-310-x86_64-linux-gnu.so)"
        ),
    ),
    counterexamples=(
        Log(
            "/env/torch/include/c10/util/Half.h:31:8: error: redefinition of 'Half'\n"
            "/env/torch/include/c10/util/Half.h:29:8: note: previous definition is here\n"
        ),
        Log(
            '  File "D:\\env\\lib\\site-packages\\warpkit\\__init__.py", line 3, in <module>\n    from . import _C\n'
            "ImportError: DLL load failed: The specified procedure could not be found."
        ),
        Log("ImportError: my_op.so: undefined symbol: _ZN3c104cuda9SetDeviceEi"),
        Log(
            "RuntimeError: Only a single TORCH_LIBRARY can be used to register the namespace my_ops; please "
            "put all of your definitions in a single TORCH_LIBRARY block."
        ),
    ),
)
