"""
An operator is looked up by name in torch's dispatcher when it is called. It is there once the library that
registers it has been loaded, and many packages load theirs inside a `try`: what goes wrong is made a
warning, a debug message or nothing at all, and the import succeeds. The first call then says that the
operator does not exist, far from the reason.

torchvision is the best known: it keeps the failure of its library to itself, and its own Python code stops at
`operator torchvision::nms does not exist`, or at a half-imported module that blames a circular import. The
reason is nearly always that the library was built for another torch; sometimes it is a library that is
missing, or a wheel without that kernel.

Nothing in the calling code needs a change. Load the library by hand, with torch imported first, and read what
the loader says: that message has a cause and a fix of its own. When loading works, the operator is registered
under another name.

In sources it is found where a failure of `load_library` is caught and nothing at all is done about it.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from opwright.causes import kit
from opwright.causes.kit.rules import log_check
from opwright.causes.kit.sources import evidence, for_python
from opwright.logs.patterns import LogMatch, find_matches
from opwright.model import Cause, Confidence, Evidence, Fix, Log, Source

TYPE_CHECKING = False
if TYPE_CHECKING:
    import ast


_NAMESPACE = (
    r"_OpNamespace.{0,2} (?:.{1,2}?(?P<namespace>\w{1,80}).{1,2}? )?object has no attribute"
    r"(?: .{1,2}?(?P<op>\w{1,80})|$)"
)
_MISSING = (
    r"[oO]perator (?P<namespace>\w{1,60})::(?P<op>[\w.]{1,80}) does not exist"
    r"|Could not find the operator (?P<space>\w{1,60})::(?P<name>[\w.]{1,80})"
)
_NO_SUCH = r"No such operator (?P<namespace>\w{1,60})::(?P<op>[\w.]{1,80})"
_UNKNOWN = r"Unknown builtin op: (?P<namespace>\w{1,60})::(?P<op>[\w.]{1,80})"
_CLASS = (
    r"Tried to instantiate class '(?:__torch__\.torch\.classes\.)?(?P<namespace>\w{1,60})\.(?P<op>\w{1,80})', but it does not exist"
    r"|Unknown type name '__torch__\.torch\.classes\.(?P<space>\w{1,60})\.(?P<name>\w{1,80})"
)
_ON_A_PHONE = r"Couldn't find an operator for (?P<namespace>\w{1,60})::(?P<op>[\w.]{1,80})"
_VISION = r"Couldn't load custom C\+\+ ops"
_WRAPPED = (
    r"Could not load this library: (?![^\s'\"{]{1,200}libtorchcodec)(?P<library>[^\s'\"{]{1,300})"
)
_HALF = (
    r"partially initialized module .{1,2}?(?P<package>torch\w{2,30}|[\w.]{1,60}).{1,2}? has no attribute "
    r".{1,2}?(?P<attribute>\w{1,60})"
)
_FILE = r"[Ff]ile .{0,2}?(?P<library>[\w./\\-]{1,200}\.(?:so|pyd|dylib)).{0,2} not found"
_ANY = r"(?:Could not|Cannot|Unable to|Failed to) (?:load|find|import) any \w{0,20} ?(?P<library>[\w-]{1,40}) (?:library|extension|module)"
_OF_A_PACKAGE = (
    r"(?P<raised>Error: )?(?:Could not|Cannot|Unable to|Failed to) (?:load|import) (?:the )?(?P<library>(?!any\b)[\w-]{1,40})"
    r"(?:'s)? (?:C\+\+|CPP|CUDA|native|compiled) (?:[a-z]{1,20} )?(?:library|extensions?|backend|kernels?|ops)\b"
)
_BY_FILE = (
    r"(?:Could not|Cannot|Unable to|Failed to) load (?:the )?library ['\"](?P<library>[^'\"\n]{1,300}\.(?:so|pyd|dylib))['\"]",
    r"Failed to import (?P<library>\w{2,60})\. This (?:could|may|might) be due to an? (?:invalid|incomplete)",
    r"Module (?P<library>[\w.]{2,100}) was found but failed to import",
    r"Failed to load the backend extension: (?P<library>\w{2,60})",
)
"""What packages say in the place of the loader."""
_NO_SCHEMA = (
    r"(?:Could not find schema for|No registered custom op) (?P<namespace>\w{1,60})::(?P<op>\w{1,80}(?:\.\w{1,30})?)"
    r"(?![\w.]{0,80} but we found)"
)
_NOT_BOUND = r"(?P<raised>NameError: )?(?:\bname )?['\"]?\b(?P<op>\w{2,40}_(?:ext|cuda|kernels|cpp)(?:_(?:\d{1,4}|core|oflex|ndstate|fwd|bwd))?)['\"]? is not defined\b"
_IN_SCRIPT = r"^object has no attribute (?P<op>\w{1,80}):"
_TORCHS_OWN = {
    "aten",
    "prim",
    "prims",
    "quantized",
    "_prims",
    "rngprims",
    "inductor",
    "higher_order",
}


@log_check(
    _NAMESPACE,
    _MISSING,
    _NO_SUCH,
    _UNKNOWN,
    _CLASS,
    _ON_A_PHONE,
    _VISION,
    _WRAPPED,
    _HALF,
    _FILE,
    _ANY,
    _OF_A_PACKAGE,
    *_BY_FILE,
    _NO_SCHEMA,
    _NOT_BOUND,
    _IN_SCRIPT,
)
def _in_failure(log: Log) -> Iterator[Evidence]:
    """Look for operators that are asked for and that nobody has registered."""
    unknown = (_NAMESPACE, _MISSING, _NO_SUCH, _UNKNOWN, _CLASS, _ON_A_PHONE, _NO_SCHEMA)
    for found in find_matches(log, *unknown):
        if found.groups.get("namespace", found.groups.get("space")) not in _TORCHS_OWN:
            yield _told(found, _operator(found), Confidence.LIKELY)
    for found in find_matches(log, _IN_SCRIPT):
        near = log.text[found.start : found.start + 600]
        if asked := re.search(rf"torch\.ops\.(\w{{1,60}})\.{found.groups['op']}\b", near):
            yield _told(found, f"{asked[1]}::{found.groups['op']}", Confidence.LIKELY)
    for found in find_matches(log, _NOT_BOUND):  # a package goes on after it could not import it
        raised = "raised" in found.groups
        yield _told(found, found.groups["op"], Confidence.LIKELY if raised else Confidence.POSSIBLE)
    for found in find_matches(log, _VISION):
        yield _told(found, "torchvision's operators", Confidence.LIKELY)
    for found in find_matches(log, _WRAPPED):
        yield _told(found, "its operators", Confidence.LIKELY)
    for found in find_matches(log, _HALF):
        module = f"{found.groups['package']}.{found.groups['attribute']}"
        is_torchs = re.match(r"torch\w", module)
        yield _told(found, module, Confidence.LIKELY if is_torchs else Confidence.POSSIBLE)
    yield from _in_words(log)


def _in_words(log: Log) -> Iterator[Evidence]:
    """Yield what packages say of a library that they could not load."""
    for found in find_matches(log, _OF_A_PACKAGE):
        sure = Confidence.LIKELY if "raised" in found.groups else Confidence.POSSIBLE
        yield _told(found, "its operators", sure)
    for found in find_matches(log, *_BY_FILE):
        yield _told(found, "its operators", Confidence.POSSIBLE)
    for found in find_matches(log, _FILE, _ANY):
        is_op = "torch" in log.text or "RuntimeError" in found.quote
        yield _told(found, "its operators", Confidence.LIKELY if is_op else Confidence.POSSIBLE)


def _operator(found: LogMatch) -> str:
    said = found.groups
    namespace = said.get("namespace") or said.get("space") or "torch.ops"
    return f"{namespace}::{said.get('op') or said.get('name') or '...'}"


def _told(found: LogMatch, what: str, confidence: Confidence) -> Evidence:
    library = found.groups.get("library", "/path/to/the/library.so")
    return found.evidence(confidence, what=what, library=library)


_TARGET = r"load_library\(\s*['\"]//"
"""Of Buck, which knows no file of that name: elsewhere the library comes in another way."""
_LOADS = r"(?:torch\.)?(?:ops|classes)\.load_library"


@for_python("load_library")
def _in_source(source: Source) -> Iterator[Evidence]:
    """Look for libraries of which nobody hears that they could not be loaded."""
    if re.search(_TARGET, source.text):
        return
    for node in kit.python_syntax.python_nodes(source.text):
        tried = kit.ast.walk(kit.ast.Module(node.body, [])) if isinstance(node, kit.ast.Try) else ()
        loads = [
            n
            for n in tried
            if isinstance(n, kit.ast.Call)
            and re.fullmatch(_LOADS, kit.python_syntax.dotted(n.func))
        ]
        if isinstance(node, kit.ast.Try) and loads and any(map(_is_silent, node.handlers)):
            yield evidence(
                source,
                *kit.python_syntax.span(source.text, loads[0]),
                confidence=Confidence.POSSIBLE,
                what="what is called later",
                library="/path/to/the/library.so",
            )


def _is_silent(handler: ast.ExceptHandler) -> bool:
    """Return whether a handler takes whatever the loader says, and does nothing."""
    caught = kit.ast.unparse(handler.type) if handler.type else "Exception"
    takes_it = re.search(r"\b(?:Exception|BaseException|OSError|RuntimeError)\b", caught)
    return bool(takes_it) and all(isinstance(one, kit.ast.Pass) for one in handler.body)


_SWALLOWS = "import torch\ntry:\n    torch.ops.load_library(path)\nexcept OSError:\n    pass\n"

CAUSE = Cause(
    title="{what} is missing because the library that registers it has not been loaded",
    in_log=_in_failure,
    in_source=_in_source,
    is_generic_failure=True,
    fix=Fix(
        "load the library by hand to see the real error, then install the build that was made for the torch "
        "in use",
        commands=(
            "python -c \"import torch; torch.ops.load_library('{library}')\"",
            "opwright audit {library}",
        ),
    ),
    examples=(
        Log("NameError: name 'warpkit_kernels' is not defined"),
        Log("RuntimeError: Failed to load the backend extension: torch_warp. You can disable it"),
        Log("ImportError: Failed to import WARPKIT's CPP backend. Please install it again."),
        Log(
            "RuntimeError: Could not load Warpkit CUDA extension. Please make sure that it was built."
        ),
        Log("ERROR:root:Could not load the library 'warpkit_training_dense.so'!"),
        Log(
            "RuntimeError: Could not find schema for warpkit::blend.\nException raised from findSchemaOrThrow"
        ),
        Log(
            '  File "/venv/lib/python3.11/site-packages/torchvision/_meta_registrations.py", line 163, in <module>\n'
            '    @torch.library.register_fake("torchvision::nms")\n'
            "RuntimeError: operator torchvision::nms does not exist"
        ),
        Log("AttributeError: '_OpNamespace' 'warpkit' object has no attribute"),
        Log(
            "RuntimeError: Tried to instantiate class 'warpkit.Grid', but it does not exist! Ensure that it is registered "
            "via torch::class_"
        ),
        Log("AttributeError: '_OpNamespace' 'fbgemm' object has no attribute 'jagged_2d_to_dense'"),
        Log(
            "AttributeError: partially initialized module 'torchvision' has no attribute 'extension' (most likely "
            "due to a circular import)"
        ),
        Log(
            "ValueError: Could not find the operator warpkit::blend. Please make sure you have already registered the "
            "operator and (if registered from C++) loaded it via torch.ops.load_library."
        ),
        Source("ops.py", _SWALLOWS),
    ),
    counterexamples=(
        Log('kernel.cu(12): error: identifier "warp_kernels" is undefined'),
        Source("ops.py", _SWALLOWS.replace("pass", "warnings.warn('not loaded')")),
        Source("ops.py", _SWALLOWS.replace("OSError", "FileNotFoundError")),
        Source("ops.py", _SWALLOWS.replace("torch.ops.load", "cdll.load")),
        Source("ops.py", _SWALLOWS.replace("path", '"//project/ops:ops_cpu"')),
        Log("AttributeError: '_OpNamespace' 'aten' object has no attribute '_scaled_mm_v9'"),
        Log("AttributeError: module 'torch' has no attribute 'compile'"),
        Log("the directory build does not exist"),
        Log(
            "Could not load dynamic library 'libnvinfer.so.7'; dlerror: cannot open shared object file"
        ),
        Log(
            "Could not find schema for warpkit::blend but we found an implementation; did you forget to def() the operator?"
        ),
    ),
)
