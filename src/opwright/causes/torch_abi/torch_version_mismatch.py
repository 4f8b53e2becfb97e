"""
torch's headers are full of inline functions, each of which calls others in torch's libraries. Compiling an extension
fixes the names that it needs; another release of torch has removed some of them, does not have them yet, or has
changed a parameter, which makes a new name too. The dynamic loader then rejects the extension and names the first
missing symbol.

The releases that export a symbol tell what the extension was built for: the symbol database holds every name of
every release, so the range of releases that have all of them is the range that can load the extension. Upgrading or
downgrading the compiler, CUDA or the driver changes nothing.

Some releases have libraries that others do not: `libtorch_cuda_cu.so` and `libtorch_cuda_cpp.so` belong to 1.13 on
PyPI (elsewhere to builds from 1.9 on), `libtorch_nvshmem.so` came with 2.9. An extension that lists one of them was
linked against such a torch.
"""

from __future__ import annotations

from collections.abc import Iterator

from opwright import model
from opwright.causes import kit
from opwright.causes.kit.binaries import exported_elsewhere, library_evidence, symbol_evidence
from opwright.causes.kit.rules import (
    CERTAIN,
    LIKELY,
    POSSIBLE,
    Detail,
    Rule,
    Sureness,
    log_check,
    log_rules,
    rule,
)
from opwright.knowledge.torch_releases.names.names import TORCH_NAMES, is_torch_library
from opwright.knowledge.torch_releases.names.relatives import string_abi, string_abi_twin
from opwright.knowledge.torch_releases.symbols.releases import as_ranges, database
from opwright.logs.patterns import LogMatch, compiled, is_torch_loading
from opwright.logs.tools.version_checks import TORCH_COMPARED
from opwright.model import Cause, Confidence, Evidence, Fix, Load, Log

TYPE_CHECKING = False
if TYPE_CHECKING:
    from opwright.logs.symbols.torch_symbol import TorchSymbol

_LIBRARY_PATTERN = r"(?P<library>libtorch_cuda_c(?:u|pp)\.so|libtorch_(?:nvshmem|cuda_linalg)\.so|libtorch\.so\.1|libcaffe2(?:_gpu|_nvrtc)?\.so|libATen\.so(?:\.1)?)(?:[:\s]{1,3}cannot open shared object file| (?:is )?(?:missing|not found)\b)"
_RETIRED_LIBRARY = r"(?P<library>torch_cuda_c(?:u|pp)|caffe2_(?:gpu|nvrtc)|_C)"
_LINKER_PATTERNS = (
    rf"cannot find\s+-l{_RETIRED_LIBRARY}(?![\w-])",
    rf"LNK1(?:104|181)\b[^\n]{{1,60}}\W{_RETIRED_LIBRARY}\.lib",
    r"/lib(?P<library>torch_cuda_c(?:u|pp)|caffe2_(?:gpu|nvrtc))\.so['’\"]?,? needed by ",
)
"""A linker looks for libraries that only some releases have."""
_CUSTOM_OPS_PATTERN = r"Couldn't load custom C\+\+ ops\. This can happen if your PyTorch and (?P<library>\w+) versions are incompatible"
_NOT_LOADED_PATTERN = r"Could not load this library: [^\s'\"{]{0,300}[/\\](?P<library>torch(?:audio|vision|text)|torch_(?:scatter|sparse|cluster|spline_conv))[/\\]"
"""A release of each is for one release of torch, and torch hides what the loader said."""
_DEEPSPEED_PATTERN = r"PyTorch version mismatch! (?P<library>DeepSpeed) ops were compiled and installed with a different version"
_SKIPPED_PATTERN = r"[Ss]kipping import of cpp extensions due to incompatible torch version (?P<release>\d[\w.+]{1,30})(?: for (?P<library>\w{1,40}) version)?"
_DGL_PATTERNS = (
    r"(?:find|locate|load) (?P<library>\w{1,30}) C\+\+ (?:[a-z]{1,20} )?library at [^\n]{0,400}_pytorch_(?P<release>\d\.\d{1,2}\.\d)",
    r"[/\\](?P<library>dgl)[/\\]tensoradapter[/\\][\w/\\]{0,40}_pytorch_(?P<release>\d\.\d{1,2}\.\d)\.so: cannot open",
)
"""From DGL, which brings one library for each release of torch."""
_DGL_FILE = r"\b(?:lib)?(?:graphbolt|tensoradapter|dgl_sparse)_pytorch_(?P<release>\d\.\d{1,2}\.\d)\.(?:dll|so|dylib)\b"
_DGL_TOLD = (
    rf"\b(?:[Nn]o such file|[Mm]issing|[Cc](?:annot|ould not|an't) find)\b[^\n]{{0,120}}{_DGL_FILE}",
    rf"{_DGL_FILE}[`'\"]? (?:(?:is |was )?(?:missing|not (?:there|found))|(?:does|did) not exist|(?:cannot|could not) be found)\b",
)
"""The same in a sentence."""
_PIP_PATTERN = r"(?P<library>[\w.-]{1,60}) (?P<of>\d[\w.+-]{0,30}) requires torch==(?P<built>\d[\w.+]{1,30}), but you(?:'ll)? have torch (?P<release>\d[\w.+]{1,30})"
"""From pip, which installed it anyway."""
_NO_PROCEDURE_PATTERNS = (
    r"\[WinError 127\]",
    (
        r"DLL load failed[^\n]{0,300}?(?:[Tt]he specified (?:procedure|program) (?:could|can) ?not be found|指定されたプロシージャが見つかりません|找不到指定的程序"
        r"|지정된 프로시저를 찾을 수 없습니다|Die angegebene Prozedur wurde nicht gefunden|No se encontr. el proceso especificado|La proc.dure sp.cifi.e est introuvable"
        r"|Не найдена указанная процедура|N.o foi poss.vel encontrar o procedimento especificado"
        r"|Impossibile trovare la procedura|Nie można odnaleźć określonej procedury|Belirtilen yordam bulunamadı|Die angegebene Prozedur konnte nicht)"
    ),
)
_OPERATOR_OF_TORCH = r"(?:aten|prims?|quantized|c10d|_c10d_functional)::"
_KERNEL_PATTERNS = (
    rf"Mismatch in kernel C\+\+ signatures\s{{1,8}}operator: (?P<library>{_OPERATOR_OF_TORCH}[\w.]{{1,80}})",
    rf"for operator (?P<library>{_OPERATOR_OF_TORCH}\w{{1,60}}(?:\.\w{{1,20}})?) \(registered at \S{{1,300}}\) for dispatch key \w{{1,40}}, but the C\+\+ function signature",
)
"""A library has a kernel for one of torch's operators with another release's arguments."""
_META_KERNEL_PATTERN = r"We should not register a meta kernel[^\n]{0,30}operator [^\w\n]{1,2}(?P<library>torchvision)::\w{1,60}"
"""The Python of a torchvision that registers kernels whose operators its library, for another torch, did not define."""
_DIES_PATTERN = r"Segmentation fault|Abort trap: 6|terminat(?:e called|ing)\b[^\n]{0,40}(?:throwing|exception)|Bus error|double free or corruption"
_LOADING = (
    r"^(?:>>> ?|In \[\d{1,4}\]: |\$ ?python3? -c ['\"])(?:import|from) (?P<library>torch_\w{2,30}|torch(?:vision|audio|sparse|codec)|xformers|detectron2"
    r"|mmcv|apex|pytorch3d|spconv)\b"
)
_SHORTLY = 400
_ITSELF = r"\b([Xx][Ff]ormers) was (?:built|compiled) for|\b[Rr]e-?(?:install|build) (?!PyTorch|torch)(?:the )?(xformers|torch\w+|flash-attn|mmcv|detectron2)\b"
_CUT_OFF = r"(?:site|dist)-packages/(?P<library>(?!torch/)\w+)/[^\s:]{1,200}\.so: undefined symbol:[ \t]*(?:$|[\"'`\u201d])|(?:_C|_ext|_cuda|_cpp)\.(?:cpython-|abi3)[^\s:]{0,40}so: undefined symbol:[ \t]*$"
"""The name of the symbol is not in the log."""
_ENDS = ("", "\n", *"\"'`\u201d")
_NO_ENTRY_PATTERN = r"STATUS_ENTRYPOINT_NOT_FOUND|\b0[xX][cC]0000139\b|-1073741511\b"
"""The exit status of a program on Windows that misses a function; the library is not named."""


def in_load(load: Load) -> Iterator[Evidence]:
    """Look for names and libraries of other releases that differ by more than the string ABI."""
    known, version = database(load.torch.machine), load.torch.version
    other = not load.torch.cxx11_abi
    gone = [
        symbol
        for symbol in exported_elsewhere(load)
        # CUDA's libraries have C names; early releases of torch had them built in.
        if (symbol.name.startswith("_Z") or not known.provided_by(symbol.name))
        and not (string_abi(symbol.name) is other and string_abi_twin(symbol.name, version, known))
    ]
    yield from symbol_evidence(load, gone, missing=gone[0].name if gone else "")
    if not gone:
        libraries = [name for name in load.missing_libraries if is_torch_library(name)]
        yield from library_evidence(load, libraries, symbols=f"the library {', '.join(libraries)}")


_UNKNOWN_RELEASE = ", of a torch that is not known here,"


@log_check(undefined=TORCH_NAMES)
def _symbols_in_log(log: Log) -> Iterator[Evidence]:
    """Look for symbols of other releases."""
    gone = [
        (symbol, sureness)
        for symbol in kit.torch_symbols.decisive_symbols(log)
        if not kit.torch_symbols.is_unlinked(symbol, log)
        and not kit.torch_symbols.is_imported_alone(symbol, log)
        and (sureness := _confidence(symbol))
    ]
    common = _common([symbol for symbol, _ in gone])
    others = f" and {len(gone) - 1} more" if common else ""
    for symbol, confidence in gone:
        ranges = common or symbol.ranges
        unknown = ", a name that is cut off," if symbol.is_cut_off else _UNKNOWN_RELEASE
        which = f", of torch {ranges}," if ranges else unknown
        symbols = symbol.readable + others + which
        yield symbol.undefined.evidence(confidence, **symbol.details, symbols=symbols)


def _torch(match: LogMatch, log: Log) -> str:
    release = match.groups.get("release") or log.machine.torch
    return f"torch {release}" if release else "the loaded torch"


def _package(match: LogMatch, _: Log) -> str:
    return match.groups.get("library", "PACKAGE")


def _comparing(match: LogMatch, log: Log) -> str:
    """Return the package that compares releases, where it says who it is."""
    begin = max(0, match.start - _SHORTLY)
    named = compiled(_ITSELF).search(log.text, begin, match.start + _SHORTLY)
    return str(named[1] or named[2]).lower() if named else "PACKAGE"


def _lacks(
    symbols: Detail,
    *patterns: str,
    confidence: Confidence | Sureness = LIKELY,
    package: Detail = "PACKAGE",
) -> Rule:
    return rule(*patterns, confidence=confidence, torch=_torch, symbols=symbols, package=package)


def _loaded(match: LogMatch, log: Log) -> str:
    """Return what was imported right before a crash: the initialisers of a library call what has changed behind the name."""
    before = log.text[max(0, match.start - _SHORTLY) : match.start]
    found = list(compiled(_LOADING).finditer(before))
    return found[-1]["library"] if found and before.count(">>>", found[-1].end()) == 0 else ""


def _dies_loading(match: LogMatch, log: Log) -> Confidence | None:
    return POSSIBLE if _loaded(match, log) else None


def _compared(match: LogMatch, _: Log) -> Confidence | None:
    """Return None where the releases are the same, and only their CUDA differs."""
    differ = _plain(match.groups["built"]) != _plain(match.groups["release"])
    return CERTAIN if differ else None


def _plain(version: str) -> str:
    """Return a version without its local part and without a wildcard for the patch."""
    return version.partition("+")[0].rstrip(".*x")


def _common(symbols: list[TorchSymbol]) -> str:
    """Return the releases that have all symbols: the binary was built for one of them."""
    if len(symbols) <= 1 or len({symbol.origin.asker for symbol in symbols}) > 1:
        return ""
    having = [set(symbol.releases) for symbol in symbols]
    return ", ".join(as_ranges([r for r in symbols[0].releases if all(r in has for has in having)]))


def _macos_confidence(symbol: TorchSymbol) -> Confidence | None:
    """Return how likely a symbol makes it on macOS, where the exports of releases are unknown."""
    if symbol.name.startswith(("torch_", "aoti_torch_")):
        return LIKELY  # C functions for extensions, some of which each release adds
    known = symbol.name.startswith("_Z") and not symbol.is_uninstantiated
    return POSSIBLE if known else None


def _confidence(symbol: TorchSymbol) -> Confidence | None:
    """Return how likely it is that the symbol is missing because torch is of another release."""
    if symbol.origin.on_macos:
        return _macos_confidence(symbol)
    if symbol.abi.gcc_name or symbol.is_uninstantiated or symbol.is_in_binding:
        is_dated = symbol.is_in_binding and not symbol.is_everywhere_in_torch
        return POSSIBLE if is_dated else None
    here = symbol.torch.release
    if symbol.abi.twin_releases and symbol.abi.differs_by_more_than_layout:
        return None if symbol.undefined.at_link else LIKELY
    if here and (here.version in symbol.abi.twin_releases or symbol.is_in_installed):
        return POSSIBLE if symbol.abi.twin_releases else None
    if symbol.undefined.at_link:
        return POSSIBLE if symbol.releases else None
    return _load_confidence(symbol)


def _load_confidence(symbol: TorchSymbol) -> Confidence:
    if not symbol.releases:  # of one that is older, newer or not published
        return POSSIBLE if symbol.is_cut_off else LIKELY
    if symbol.is_in_all:
        return LIKELY if symbol.torch.is_older_than_known else POSSIBLE
    if symbol.torch.release:
        is_certain = symbol.torch.is_published and not symbol.is_cut_off
        return CERTAIN if is_certain else LIKELY
    return POSSIBLE if symbol.abi.twin_releases else LIKELY


@log_check(_CUT_OFF)
def _cut_off_in_log(log: Log) -> Iterator[Evidence]:
    """Look for a loader's message without the name; the pattern takes longer to compile than other logs need."""
    behind = (text.lstrip(" \t")[:1] for text in log.text.split("undefined symbol:")[1:])
    if any(first in _ENDS for first in behind):
        unnamed = "a name that the log does not show,"
        yield from _lacks(unnamed, _CUT_OFF, confidence=POSSIBLE, package=_package).evidence(log)


_SET_DEVICE = model.MissingSymbol(
    "_ZN3c104cuda9SetDeviceEi", "op.so", ("2.1.0", "2.1.1", "2.1.2", "2.2.0", "2.2.1", "2.2.2")
)

CAUSE = Cause(
    title="{torch} lacks {symbols} that the binary was compiled against",
    in_load=in_load,
    in_log=log_rules(
        _symbols_in_log,
        _lacks(
            "the library {library}",
            _LIBRARY_PATTERN,
            *_LINKER_PATTERNS,
            confidence=lambda match, _: (
                CERTAIN if match.groups["library"].startswith("lib") else LIKELY
            ),
        ),
        _lacks("what torch {built} has", *TORCH_COMPARED, confidence=_compared, package=_comparing),
        _lacks(
            "functions of the torch of this {library}",
            _CUSTOM_OPS_PATTERN,
            _DEEPSPEED_PATTERN,
            package="{library}",
        ),
        _lacks(
            "functions of the torch of this {library}",
            _NOT_LOADED_PATTERN,
            confidence=POSSIBLE,
            package="{library}",
        ),
        _lacks(
            lambda match, log: f"what the torch of this {_package(match, log)} has",
            _SKIPPED_PATTERN,
            *_DGL_PATTERNS,
            package=_package,
        ),
        _lacks("what the torch of this dgl has", *_DGL_TOLD, package="dgl"),
        _lacks(
            "what torch {built} has, for which {library} {of} was built, and",
            _PIP_PATTERN,
            confidence=POSSIBLE,
            package="{library}",
        ),
        _lacks("the arguments of {library}", *_KERNEL_PATTERNS),
        _lacks("the operators of this {library}", _META_KERNEL_PATTERN, package="{library}"),
        _lacks(
            "a function",
            *_NO_PROCEDURE_PATTERNS,
            confidence=lambda match, log: POSSIBLE if is_torch_loading(log, match) else LIKELY,
        ),
        _lacks("a function", _NO_ENTRY_PATTERN, confidence=POSSIBLE),
        _cut_off_in_log,
        _lacks("something", _DIES_PATTERN, confidence=_dies_loading, package=_loaded),
    ),
    fix=Fix(
        "install the build of the package for this torch, or rebuild the package here",
        commands=(
            "pip install --no-build-isolation --no-deps --no-cache-dir --force-reinstall --no-binary {package} {package}",
        ),
    ),
    examples=(
        "dlopen failed: /env/lib/python3.8/site-packages/dgl/tensoradapter/pytorch/libtensoradapter_pytorch_1.12.1.so: cannot open shared object",
        "ImportError: /opt/env/lib/python3.9/site-packages/warpkit/_C.cpython-39-x86_64-linux-gnu.so: undefined symbol:",
        "OSError: Could not load this library: /opt/env/lib/python3.12/site-packages/torchaudio/lib/libtorchaudio.so",
        "$ python -c 'import torch_scatter'\nSegmentation fault (core dumped)",
        (
            "RuntimeError: We should not register a meta kernel directly to the operator 'torchvision::nms', because it has a"
            " CompositeImplicitAutograd kernel in core."
        ),
        (
            "Mismatch in kernel C++ signatures\n  operator: aten::mish(Tensor self) -> Tensor\n    "
            "registered at RegisterSchema.cpp:6"
        ),
        "OSError: libtorch.so.1: cannot open shared object file: No such file or directory",
        "error: process didn't exit successfully: `target\\debug\\infer.exe` (exit code: 0xc0000139)",
        (
            "The procedure entry point ?warn@c10@@YAXAEBVWarning@1@@Z could not be located in the dynamic link library "
            "C:\\op\\_C.pyd."
        ),
        "OSError: [WinError 127] Den angivna proceduren gick inte att hitta",
        "ImportError: DLL load failed while importing _ops: The specified program cannot be found.",
        Load(
            model.Binary("op.so", needed=("libc10_cuda.so",)),
            model.TorchRelease(
                "2.6.0", "x86_64", "12.4", cxx11_abi=False, glibc="2.17", pythons=()
            ),
            missing_symbols=(_SET_DEVICE,),
        ),
        Load(
            model.Binary("op.so", needed=("libtorch_cuda_cu.so",)),
            model.TorchRelease(
                "2.0.1", "x86_64", "11.7", cxx11_abi=False, glibc="2.16", pythons=()
            ),
            missing_libraries=("libtorch_cuda_cu.so",),
        ),
        Log(
            "ImportError: /opt/venv/lib/python3.10/site-packages/my_op/_C.so: undefined symbol: "
            "_ZN3c104cuda9SetDeviceEi",
            model.Machine(torch="2.6.0+cu124"),
        ),
        "OSError: /x/libop.so: undefined symbol: _ZN3c104impl3cow11cow_deleterEPv",
        "ImportError: libtorch_cuda_cu.so: cannot open shared object file: No such file or directory",
        "LINK : fatal error LNK1104: cannot open file 'torch_cuda_cu.lib'",
        "/usr/bin/ld: cannot find -lcaffe2_gpu",
        "WARNING: my-op was built for:\n    PyTorch 2.4.1+cu121 with CUDA 1201 (you have 2.5.0+cu124)",
        "ImportError: DLL load failed while importing _C: The specified procedure could not be found.",
        "ImportError: warpkit was built using PyTorch 2.4.0\nBut you are using PyTorch 2.6.0",
        "Exception: Version mismatch: Warpkit needs PyTorch version 2.0.*, but version 2.1.2+cu121 is installed!",
        "ValueError: torch==2.2.0 is required but found 2.1.2",
        "ERROR! warpkit needs to work with PyTorch 2.5.*, but PyTorch 2.7.1+cpu is found.",
        "warpkit 0.7.1+cu128 requires torch==2.8.0, but you have torch 2.9.1 which is incompatible.",
        "torch (2.9.1+cu128) and torchaudio (2.8.0) versions do not match",
        "Skipping import of cpp extensions due to incompatible torch version 2.6.0+cu124 for torchao version 0.16.0",
        (
            "OSError: dlopen(/opt/env/lib/python3.11/site-packages/warpkit/_C.abi3.so, 0x0006): "
            "Symbol not found: _torch_library_impl"
        ),
    ),
    counterexamples=(
        "Mismatch in kernel C++ signatures\n  operator: warpkit::blend(Tensor a) -> Tensor",
        Load(
            model.Binary("op.so"),
            model.TorchRelease(
                "2.6.0", "x86_64", "12.4", cxx11_abi=False, glibc="2.17", pythons=()
            ),
            missing_symbols=(model.MissingSymbol("_ZN2my6kernelEv", "op.so"),),
        ),
        Load(
            model.Binary("op.so", needed=("libcudart.so.12",)),
            model.TorchRelease("2.8.0", "x86_64", "12.8", cxx11_abi=True, glibc="2.28", pythons=()),
            missing_symbols=(model.MissingSymbol("curandCreateGenerator", "op.so", ("1.10.2",)),),
        ),
        Log("ImportError: op.so: undefined symbol: _ZN2my6kernelEv", model.Machine(torch="2.6.0")),
        Log("ImportError: op.so: undefined symbol: THPVariableClass", model.Machine(torch="2.6.0")),
        "built for PyTorch 2.6.0 with CUDA 1204 (you have 2.6.0)",
        "warpkit works with PyTorch 2.4 or later, but 2.1.0 is installed",
    ),
)
