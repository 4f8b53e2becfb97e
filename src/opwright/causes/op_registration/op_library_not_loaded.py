"""
torch's dispatcher looks an operator up by name when it is called. It is there once the library that registers it has been
loaded, and many packages load theirs inside a `try`: a failure becomes a warning, a debug message or nothing at all, and
the import succeeds. The first call then says that the operator does not exist, far from the reason.

torchvision is the best known: it keeps the failure of its library to itself, and its own Python code stops at `operator
torchvision::nms does not exist`, or at a half-imported module that blames a circular import. Nearly always the library was
built for another torch; sometimes a library is missing, or the wheel lacks that kernel.

Nothing in the calling code needs a change. Load the library by hand, with torch imported first, and read what the loader
says: that message has a cause and a fix of its own. If it loads, the operator is registered under another name.

`opwright lint` reports this, on request, when a failure of `load_library` is caught and silently ignored.
"""

import re
from collections.abc import Iterator
from functools import partial

from opwright.causes import kit
from opwright.causes.kit.rules import LIKELY, POSSIBLE, if_group, log_check, log_rules, rule
from opwright.causes.kit.sources import evidence, for_python
from opwright.logs.patterns import LogMatch, find_matches
from opwright.model import IN_SOURCES, Cause, Confidence, Evidence, Fix, Log, Source

_UNKNOWN_PATTERNS = (
    r"_OpNamespace.{0,2} (?:.{1,2}?(?P<namespace>\w{1,80}).{1,2}? )?object has no attribute(?: .{1,2}?(?P<op>\w{1,80})|$)",
    r"[oO]perator (?P<namespace>\w{1,60})::(?P<op>[\w.]{1,80}) does not exist",
    r"Could not find the operator (?P<namespace>\w{1,60})::(?P<op>[\w.]{1,80})",
    r"No such operator (?P<namespace>\w{1,60})::(?P<op>[\w.]{1,80})",
    r"Unknown builtin op: (?P<namespace>\w{1,60})::(?P<op>[\w.]{1,80})",
    r"Tried to instantiate class '(?:__torch__\.torch\.classes\.)?(?P<namespace>\w{1,60})\.(?P<op>\w{1,80})', but it does not exist",
    r"Unknown type name '__torch__\.torch\.classes\.(?P<namespace>\w{1,60})\.(?P<op>\w{1,80})",
    r"Couldn't find an operator for (?P<namespace>\w{1,60})::(?P<op>[\w.]{1,80})",
    r"No module named ['\"]torch\.ops\.(?P<namespace>\w{1,60})(?:\.(?P<op>\w{1,80}))?",
    r"(?:Could not find schema for|No registered custom op) (?P<namespace>\w{1,60})::(?P<op>\w{1,80}(?:\.\w{1,30})?)(?![\w.]{0,80} but we found)",
)
_OTHER_NAMESPACE = r"(?!(?:aten|prims?|quantized|_prims|rngprims|inductor|higher_order)$).*"
"""Not one of torch's own."""
_IN_SCRIPT = r"^object has no attribute (?P<op>\w{1,80}):"
_TORCHVISION = r"Couldn't load custom C\+\+ ops"
_WRAPPED = r"(?<!FFmpeg version \d: )Could not load this library: (?![^\s'\"{]{1,200}libtorchcodec)(?P<library>[^\s'\"{]{1,300})"
_HALF_IMPORTED = r"partially initialized module .{1,2}?(?P<package>torch\w{2,30}|[\w.]{1,60}).{1,2}? has no attribute .{1,2}?(?P<attribute>\w{1,60})"
_NO_EXTENSION = (
    r"(?P<raised>Error: )?(?:Could not|Cannot|Unable to|Failed to) (?:load|import) (?:the )?(?P<library>(?!(?:any|the|custom|its|your)\b|CUDA driver)[\w-]{1,40})"
    r"(?:'s)? (?:C\+\+|CPP|CUDA|native|compiled) (?:[a-z]{1,20} )?(?:library|extensions?|backend|kernels?|ops)\b"
)
_NO_LIBRARY_PATTERNS = (
    r"(?:Could not|Cannot|Unable to|Failed to) load (?:the )?library ['\"](?P<library>[^'\"\n]{1,300}\.(?:so|pyd|dylib))['\"]",
    r"Failed to import (?P<library>\w{2,60})\. This (?:could|may|might) be due to an? (?:invalid|incomplete)",
    r"Module (?P<library>[\w.]{2,100}) was found but failed to import",
)
_BACKEND = r"Failed to load the backend extension: (?P<library>\w{2,60})"
_OF_BACKEND = "where torch loads a backend by itself"
_NO_FILE_PATTERNS = (
    r"[Ff]ile .{0,2}?(?P<library>[\w./\\-]{1,200}\.(?:so|pyd|dylib)).{0,2} not found",
    r"(?:Could not|Cannot|Unable to|Failed to) (?:load|find|import) any \w{0,20} ?(?P<library>[\w-]{1,40}) (?:library|extension|module)",
)
_ANY_LIBRARY = "/path/to/the/library.so"
_SOME_OPERATOR = {"namespace": "torch.ops", "op": "..."}
_IF_RAISED = if_group("raised", ".+", then=LIKELY, otherwise=POSSIBLE)
"""A package may go on after it could not import a library."""


_missing = partial(rule, confidence=LIKELY, library=_ANY_LIBRARY)


@log_check(_IN_SCRIPT)
def _in_script(log: Log) -> Iterator[Evidence]:
    for match in find_matches(log, _IN_SCRIPT):
        op, excerpt = match.groups["op"], log.text[match.start : match.start + 600]
        if request := re.search(rf"torch\.ops\.(\w{{1,60}})\.{op}\b", excerpt):
            yield match.evidence(LIKELY, what=f"{request[1]}::{op}", library=_ANY_LIBRARY)


def _file_confidence(match: LogMatch, log: Log) -> Confidence:
    return LIKELY if "torch" in log.text or "RuntimeError" in match.quote else POSSIBLE


@for_python("load_library")
def in_source(source: Source) -> Iterator[Evidence]:
    """Look for libraries that are loaded where a failure is silently ignored."""
    for place in kit.loaded_libraries.silently_loaded(source):
        yield evidence(
            source, *place, confidence=POSSIBLE, what="what is called later", library=_ANY_LIBRARY
        )


_SWALLOWS = "import torch\ntry:\n    torch.ops.load_library(path)\nexcept OSError:\n    pass\n"

CAUSE = Cause(
    title="{what} is missing because the library that registers it has not been loaded",
    in_log=log_rules(
        _missing(
            *_UNKNOWN_PATTERNS,
            confidence=if_group("namespace", _OTHER_NAMESPACE, then=LIKELY),
            what=lambda match, _: "{namespace}::{op}".format_map(_SOME_OPERATOR | match.groups),
        ),
        _in_script,
        _missing(_TORCHVISION, what="torchvision's operators"),
        _missing(_WRAPPED, confidence=POSSIBLE, what="its operators"),
        _missing(
            _HALF_IMPORTED,
            confidence=if_group("package", r"torch\w.*", then=LIKELY, otherwise=POSSIBLE),
            what="{package}.{attribute}",
        ),
        _missing(_NO_EXTENSION, confidence=_IF_RAISED, what="its operators"),
        _missing(*_NO_LIBRARY_PATTERNS, confidence=POSSIBLE, what="its operators"),
        _missing(_BACKEND, confidence=POSSIBLE, what="its operators", remedy=_OF_BACKEND),
        _missing(*_NO_FILE_PATTERNS, confidence=_file_confidence, what="its operators"),
    ),
    in_source=in_source,
    is_linted_on_request=True,
    is_generic_failure=True,
    fix=Fix(
        "import the package that registers it before it is used, before torch.jit.load too; if it is imported, load its library by hand to "
        "see the real error, then install the build that was made for the torch in use",
        commands=(
            "python -c \"import torch; torch.ops.load_library('{library}')\"",
            "opwright audit {library}",
        ),
    ),
    remedies={
        IN_SOURCES: Fix(
            "let the exception out, or keep it and raise it where the operator is called"
        ),
        _OF_BACKEND: Fix(
            "find out why {library} does not load with the command, which imports torch first. If it succeeds, import torch first in the program too: if Triton, say, is imported"
            " before torch, it asks for the backend while torch is half loaded. If it fails, that message is the cause: usually {library} does not match torch's release, or its"
            " toolkit is not set up",
            commands=("TORCH_DEVICE_BACKEND_AUTOLOAD=0 python -c 'import torch, {library}'",),
        ),
    },
    examples=(
        "ModuleNotFoundError: No module named 'torch.ops.warpkit'",
        "RuntimeError: Failed to load the backend extension: torch_warp. You can disable it",
        "ImportError: Failed to import WARPKIT's CPP backend. Please install it again.",
        "RuntimeError: Could not load Warpkit CUDA extension. Please make sure that it was built.",
        "ERROR:root:Could not load the library 'warpkit_training_dense.so'!",
        "RuntimeError: Could not find schema for warpkit::blend.\nException raised from findSchemaOrThrow",
        (
            '  File "/venv/lib/python3.11/site-packages/torchvision/_meta_registrations.py", line 163, in <module>\n'
            '    @torch.library.register_fake("torchvision::nms")\n'
            "RuntimeError: operator torchvision::nms does not exist"
        ),
        "AttributeError: '_OpNamespace' 'warpkit' object has no attribute",
        (
            "RuntimeError: Tried to instantiate class 'warpkit.Grid', but it does not exist! Ensure that it is registered "
            "via torch::class_"
        ),
        "AttributeError: '_OpNamespace' 'fbgemm' object has no attribute 'jagged_2d_to_dense'",
        (
            "AttributeError: partially initialized module 'torchvision' has no attribute 'extension' (most likely "
            "due to a circular import)"
        ),
        (
            "ValueError: Could not find the operator warpkit::blend. Please make sure you have already registered the "
            "operator and (if registered from C++) loaded it via torch.ops.load_library."
        ),
        Source("ops.py", _SWALLOWS),
    ),
    counterexamples=(
        'kernel.cu(12): error: identifier "warp_kernels" is undefined',
        Source("ops.py", _SWALLOWS.replace("pass", "warnings.warn('not loaded')")),
        Source("ops.py", _SWALLOWS.replace("OSError", "FileNotFoundError")),
        Source(
            "ops.py", f"{_SWALLOWS}def check():\n    raise RuntimeError('build the operators')\n"
        ),
        Source("ops.py", _SWALLOWS.replace("torch.ops.load", "cdll.load")),
        Source("ops.py", _SWALLOWS.replace("path", '"//project/ops:ops_cpu"')),
        "AttributeError: '_OpNamespace' 'aten' object has no attribute '_scaled_mm_v9'",
        "AttributeError: module 'torch' has no attribute 'compile'",
        "the directory build does not exist",
        "Could not load dynamic library 'libnvinfer.so.7'; dlerror: cannot open shared object file",
        "Could not find schema for warpkit::blend but we found an implementation; did you forget to def() the operator?",
    ),
)
