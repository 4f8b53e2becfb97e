"""
One process can hold one torch. Two get into it when pip installs beside conda, when a nightly is installed over a
release, when `~/.local` or `PYTHONPATH` comes before the environment, when a mounted torch shadows a container's, or
when another package brings its own libtorch.

What gives it away is that a library of torch *itself* lacks a symbol of torch: `libtorch_python.so` and
`libtorch_cpu.so` of one wheel always match, so one of them is from elsewhere. Or torch's own operators (`aten`,
`prims`, `quantized`) are registered a second time. And where `LD_LIBRARY_PATH` leads to another torch, all its
libraries may come from there and match each other, because the run path in torch's wheels comes later: then torch's
Python code does not find in `torch._C` what it needs. Rebuilding an extension changes nothing as long as both copies
are there.

`opwright env` reports this when Python's folders hold two torches of different versions, when one folder has the
records of two, and when LD_LIBRARY_PATH leads to a torch's libraries before the installed ones.
"""

from __future__ import annotations

from collections.abc import Iterator

from opwright import model
from opwright.causes import kit
from opwright.causes.kit.rules import CERTAIN, LIKELY, POSSIBLE, log_check, log_rules, rule
from opwright.knowledge.torch_releases.names.names import TORCH_NAMES
from opwright.logs.patterns import LogMatch, compiled, find_matches, is_torch_loading
from opwright.model import Cause, Confidence, EnvironmentCheck, Evidence, Fix, Log

_OPERATOR_PATTERNS = (
    r"Only a single TORCH_LIBRARY can be used to register the namespace (?P<what>aten|prims?|quantized|prepacked|_quantized)\b",
    r"Tried to register an operator \((?P<what>(?:aten|prims?|quantized)::[\w.]{1,40})\([^\n]{0,400}multiple times",
)
_FALLBACK_PATTERN = r"Tried to register multiple backend fallbacks for the same dispatch key (?P<what>\w{1,40}); previous registration registered at [^\s;]{0,80}aten/src/ATen"
_PYTHON_PART_PATTERN = (
    r"-packages[/\\]torch[/\\][\w/\\]{1,80}\.py\", line \d{1,6}, in (?:<module>|[A-Z]\w{0,60})\n(?:[^\n]{0,300}\n){1,3}"
    r"(?:ImportError: cannot import name '(?P<what>\w{1,80})' from 'torch\._C(?:\.\w{1,40}){0,2}'|AttributeError: module 'torch\._C' has no attribute '(?P<lacks>\w{1,80})')"
)
_TORCH_NAME_PATTERN = (
    r"cannot import name '(?P<name>\w{1,80})' from '(?P<part>torch(?:\.(?!_C\b)\w{1,60}){1,5})'"
)
_FILE_OF_TORCH = r"-packages[/\\]torch[/\\]"
_FLAG_PATTERN = r"flag '(?P<what>caffe2\w*|torch\w*)' was defined more than once"
_TYPE_PATTERN = r"generic_type: (?:type|cannot initialize type) \"(?P<what>(?:_CudaDeviceProperties|Generator|Future|JITCallGraph|TensorType|Type|DispatchKey|Tag|ErrorReport|ParameterDict))\"[^\n]{0,60}is already (?:registered|defined)"
_OLDER_LIBRARY_PATTERN = r"Incompatible library version: (?P<what>lib(?:torch|c10|shm|ATen|caffe2|TH)\w{0,20}\.dylib) requires version [\d.]{1,20} or later, but (?P<lacks>lib(?:torch|c10|shm|ATen|caffe2|TH)\w{0,20}\.dylib) provides"
_LEFTOVER_PATTERN = r"Ignoring invalid distribution [-~](?P<what>orch)\b"
"""From pip, which was stopped while it uninstalled a torch."""
_REDEFINITION_PATTERN = r"(?P<path>[^\s'\"]{1,300}\.h):\d{1,6}:\d{1,4}: error: redefinition of"
_PREVIOUS_DEFINITION = r"(?P<path>[^\s'\"]{1,300}\.h):\d{1,6}:\d{1,4}: note: (?:previous definition|[^\n]{1,80} previously defined here)"
_SECOND_LIBTORCH = r"LD_LIBRARY_PATH[^\n]{0,160}[/\\]libtorch[/\\]lib\b|\blibtorch[/\\]lib\b[^\n]{0,80}LD_LIBRARY_PATH"
"""A libtorch for C++ that the loader finds before the one of Python."""
_BY_THE_PATH = "if LD_LIBRARY_PATH leads to the other one"
_UNDEFINED = r"-packages[/\\][^\n]{1,200}undefined symbol"
_NO_PROCEDURE_PATTERN = r"\[WinError 127\]|DLL load failed: (?:The specified procedure|找不到指定的程序|Die angegebene Prozedur)"


@log_check(undefined=TORCH_NAMES)
def _symbols_in_log(log: Log) -> Iterator[Evidence]:
    """Look for torch's own libraries missing torch's symbols."""
    for symbol in kit.torch_symbols.torch_symbols(log):
        # A function that no torch exports is a mistake of the build; types, and TH, are older.
        is_older = symbol.torch.is_older_than_known or symbol.name.lstrip("_").startswith("TH")
        is_known = symbol.releases or symbol.name.startswith("_ZT") or is_older
        if symbol.origin.is_torch and not symbol.undefined.at_link and is_known:
            what = f"{symbol.undefined.wanted_by} lacks {symbol.readable}"
            yield symbol.undefined.evidence(LIKELY, **symbol.details, what=what)


def _python_part(match: LogMatch, _: Log) -> str:
    name = match.groups.get("what") or match.groups["lacks"]
    return f"torch's Python code needs {name} of torch._C, which lacks it"


def _asked_by_torch(match: LogMatch, log: Log) -> Confidence | None:
    """Return LIKELY if one file of torch asks another for something that is missing."""
    frame = kit.compiled_modules.importing_frame(log, match)
    return LIKELY if frame and compiled(_FILE_OF_TORCH).search(frame.file) else None


def _header(match: LogMatch) -> str:
    return match.groups["path"].rpartition("/include/")[2]


def _redefinition_confidence(match: LogMatch, log: Log) -> Confidence | None:
    """Return LIKELY where a compiler has read one of torch's headers from two folders."""
    path, header = match.groups["path"], _header(match)
    others = {found.groups["path"] for found in find_matches(log, _PREVIOUS_DEFINITION)} - {path}
    is_torch = header.startswith(("torch/", "ATen/", "c10/"))
    is_twice = any(other.endswith(f"/include/{header}") for other in others)
    return LIKELY if is_torch and is_twice else None


def in_environment(environment: model.Environment) -> Iterator[Evidence]:
    """Look for a second torch in the folders of Python, and for libraries of one on LD_LIBRARY_PATH."""
    for other in environment.torches[1:]:
        first = environment.torches[0]
        if other.version != first.version:
            same = other.folder == first.folder
            where = "its own folder" if same else f"{other.folder} ({other.found_by})"
            what = f"torch {first.version} is imported, and torch {other.version} is in {where}"
            confidence = CERTAIN if same else LIKELY
            yield Evidence(other.folder, f"torch {other.version}", {"what": what}, confidence)
    for one in environment.in_front:
        if one.instead_of == "torch":
            what = f"{one.library} of another torch comes first, by {one.by}"
            yield Evidence(one.path, f"{one.by} leads to {one.path}", {"what": what})
            return


CAUSE = Cause(
    title="files of two torch installations are mixed: {what}",
    in_log=log_rules(
        _symbols_in_log,
        rule(_PYTHON_PART_PATTERN, confidence=LIKELY, what=_python_part),
        rule(
            _TORCH_NAME_PATTERN,
            confidence=_asked_by_torch,
            what=lambda match, _: (
                f"torch's own files ask {match.groups['part']} for {match.groups['name']}, which it lacks"
            ),
        ),
        rule(
            _OLDER_LIBRARY_PATTERN,
            confidence=LIKELY,
            what=lambda match, _: (
                f"{match.groups['what']} was linked with a newer {match.groups['lacks']}"
            ),
        ),
        # Or the loader found another library than torch's own.
        rule(
            _NO_PROCEDURE_PATTERN,
            confidence=lambda match, log: POSSIBLE if is_torch_loading(log, match) else None,
            what="one of torch's own libraries lacks a function",
        ),
        rule(
            _REDEFINITION_PATTERN,
            confidence=_redefinition_confidence,
            what=lambda match, _: f"{_header(match)} is read from two folders",
        ),
        rule(
            _SECOND_LIBTORCH,
            confidence=LIKELY,
            only_if=_UNDEFINED,
            remedy=_BY_THE_PATH,
            what=lambda *_: "LD_LIBRARY_PATH leads to a libtorch beside Python's torch",
        ),
        rule(
            _LEFTOVER_PATTERN,
            confidence=POSSIBLE,
            what=lambda *_: "parts of a torch that pip did not fully uninstall are left",
        ),
        rule(
            *_OPERATOR_PATTERNS,
            _FALLBACK_PATTERN,
            _FLAG_PATTERN,
            _TYPE_PATTERN,
            confidence=LIKELY,
            what=lambda match, _: f"{match.groups['what']} is registered twice",
        ),
    ),
    remedies={
        _BY_THE_PATH: Fix(
            "remove libtorch's folder from LD_LIBRARY_PATH; give your own programs an rpath to it instead",
            commands=("env -u LD_LIBRARY_PATH python -c 'import torch'",),
        )
    },
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
    in_environment=EnvironmentCheck(
        in_environment,
        examples=lambda: (
            model.Environment(
                "3.11.4",
                torches=(
                    model.InstalledTorch(
                        "2.8.0+cpu",
                        "/home/me/.local/lib/python3.11/site-packages/torch",
                        "user site",
                    ),
                    model.InstalledTorch("2.13.0", "/venv/lib/python3.11/site-packages/torch"),
                ),
            ),
            model.Environment(
                "3.11.4",
                torches=(
                    model.InstalledTorch("2.13.0", "/venv/lib/python3.11/site-packages/torch"),
                ),
                in_front=(model.InFront("libc10.so", "/opt/libtorch/lib/libc10.so", "torch"),),
            ),
        ),
        counterexamples=lambda: (
            model.Environment(
                "3.11.4",
                torches=(
                    model.InstalledTorch("2.13.0", "/venv/lib/python3.11/site-packages/torch"),
                    model.InstalledTorch(
                        "2.13.0", "/usr/lib/python3/dist-packages/torch", "the system's"
                    ),
                ),
            ),
        ),
    ),
    fix=Fix(
        "uninstall every torch (repeat until none is left), then install one; keep ~/.local, PYTHONPATH and other libtorch"
        " folders out of the way",
        commands=(
            "pip uninstall -y torch",
            "python -c 'import importlib.util; print(importlib.util.find_spec(\"torch\").origin)'",
            "export PYTHONNOUSERSITE=1",
            "env -u LD_LIBRARY_PATH -u PYTHONPATH python -c 'import torch'",
        ),
    ),
    examples=(
        (
            "$ export LD_LIBRARY_PATH=/opt/libtorch/lib:$LD_LIBRARY_PATH\n"
            "OSError: /srv/env/lib/python3.8/site-packages/warpkit/_ops.so: undefined symbol: "
            "_ZN5torch3jit17parseSchemaOrNameERKSs"
        ),
        (
            '  File "/opt/env/lib/python3.10/site-packages/torch/_functorch/utils.py", line 3, in <module>\n'
            "    from torch._C._functorch import (\n"
            "ImportError: cannot import name 'warp_function_allowed' from 'torch._C._functorch' (unknown location)"
        ),
        (
            "/env/lib/python3.9/site-packages/torch/include/c10/util/Half.h:31:8: error: redefinition of 'Half'\n"
            "/opt/libtorch/include/c10/util/Half.h:31:8: note: previous definition is here\n"
        ),
        "WARNING: Ignoring invalid distribution ~orch (/srv/env/lib/python3.11/site-packages)",
        (
            "OSError: [WinError 127] The specified procedure could not be found. Error loading "
            '"D:\\env\\Lib\\site-packages\\torch\\lib\\torch_cpu.dll" or one of its dependencies.'
        ),
        (
            "ImportError: dlopen(/opt/env/lib/python3.7/site-packages/torch/_C.cpython-37m-darwin.so, 9): "
            "Library not loaded: @rpath/libc10.dylib\n"
            "  Referenced from: /opt/env/lib/python3.7/site-packages/torch/lib/libtorch.dylib\n"
            "  Reason: Incompatible library version: libtorch.dylib requires version 1.0.0 or later, but libc10.dylib "
            "provides version 0.0.0"
        ),
        (
            '  File "/opt/conda/lib/python3.10/site-packages/torch/__init__.py", line 235, in <module>\n'
            "    from torch._C import *\n"
            "ImportError: /opt/conda/lib/python3.10/site-packages/torch/lib/libtorch_python.so: undefined "
            "symbol: _ZTIN3c1014WarningHandlerE"
        ),
        (
            "ImportError: /opt/conda/lib/python3.6/site-packages/torch/lib/libshm.so: undefined symbol: "
            "THMapAllocator_free"
        ),
        (
            "RuntimeError: Only a single TORCH_LIBRARY can be used to register the namespace prims; please "
            "put all of your definitions in a single TORCH_LIBRARY block."
        ),
        (
            "terminate called after throwing an instance of 'c10::Error'\n"
            "  what():  Tried to register multiple backend fallbacks for the same dispatch key Conjugate; previous "
            "registration registered at /pytorch/aten/src/ATen/ConjugateFallback.cpp:17, new registration "
            "registered at /pytorch/aten/src/ATen/ConjugateFallback.cpp:17"
        ),
        (
            '  File "/opt/venv/lib/python3.10/site-packages/torch/overrides.py", line 33, in <module>\n'
            "    from torch._C import (\n"
            "ImportError: cannot import name '_set_torch_function_mode' from 'torch._C' (/opt/venv/lib/python3.10/"
            "site-packages/torch/_C.cpython-310-x86_64-linux-gnu.so)"
        ),
    ),
    counterexamples=(
        (
            "/env/torch/include/c10/util/Half.h:31:8: error: redefinition of 'Half'\n"
            "/env/torch/include/c10/util/Half.h:29:8: note: previous definition is here\n"
        ),
        (
            '  File "D:\\env\\lib\\site-packages\\warpkit\\__init__.py", line 3, in <module>\n    from . import _C\n'
            "ImportError: DLL load failed: The specified procedure could not be found."
        ),
        "ImportError: my_op.so: undefined symbol: _ZN3c104cuda9SetDeviceEi",
        (
            "RuntimeError: Only a single TORCH_LIBRARY can be used to register the namespace my_ops; please "
            "put all of your definitions in a single TORCH_LIBRARY block."
        ),
    ),
)
