"""
Torch's headers are full of inline functions, and each of them calls others that live in torch's
libraries. Compiling an extension fixes which names it asks for; another release of torch has
removed some of them, not added them yet, or changed a parameter, which is a new name too. The
dynamic loader then refuses the extension and names the first symbol it misses.

Which releases export a symbol tells what the extension was built for: the symbol database holds
every name of every release, so the range in which all of them exist is the range in which the
extension can be loaded. Upgrading or downgrading the compiler, CUDA or the driver changes nothing.

Some releases have libraries that others do not: `libtorch_cuda_cu.so` and `libtorch_cuda_cpp.so` belong
to 1.13 on PyPI (elsewhere to builds from 1.9 on), `libtorch_nvshmem.so` came with 2.9. An extension that
lists one of them was linked against such a torch.
"""

from __future__ import annotations

from collections.abc import Iterator

from opwright.causes.kit.binaries import exported_elsewhere, of_libraries, of_symbols
from opwright.causes.kit.rules import log_check
from opwright.knowledge.torch_releases.names import is_torch_library
from opwright.knowledge.torch_releases.relatives import string_abi, string_abi_twin
from opwright.knowledge.torch_releases.releases import as_ranges, database
from opwright.logs.patterns import find_matches, is_torch_loading
from opwright.logs.torch_symbol import TorchSymbol
from opwright.logs.torch_symbols import TORCH_NAMES, decisive_symbols
from opwright.logs.version_checks import TORCH_COMPARED
from opwright.model import (
    Binary,
    Cause,
    Confidence,
    Evidence,
    Fix,
    Load,
    Log,
    Machine,
    MissingSymbol,
    TorchRelease,
)

_LIBRARY_OF_SOME = (
    r"(?P<library>libtorch_cuda_c(?:u|pp)\.so|libtorch_(?:nvshmem|cuda_linalg)\.so|libtorch\.so\.1|libcaffe2(?:_gpu|_nvrtc)?\.so|libATen\.so(?:\.1)?)"
    r"[:\s]{1,3}cannot open shared object file"
)
_SOME = r"(?P<library>torch_cuda_c(?:u|pp)|caffe2_(?:gpu|nvrtc)|_C)"
_NOT_LINKED = (
    rf"cannot find\s+-l{_SOME}(?![\w-])",
    rf"LNK1(?:104|181)\b[^\n]{{1,60}}\W{_SOME}\.lib",
    r"/lib(?P<library>torch_cuda_c(?:u|pp)|caffe2_(?:gpu|nvrtc))\.so['’\"]?,? needed by ",
)
"""Libraries of some releases alone, as a linker is told to take them by a build for those."""
_CUSTOM_OPS = (
    r"Couldn't load custom C\+\+ ops\. This can happen if your PyTorch and (?P<library>\w+) versions "
    r"are incompatible"
)
_OF_DEEPSPEED = r"PyTorch version mismatch! (?P<library>DeepSpeed) ops were compiled and installed with a different version"
_SKIPPED = (
    r"[Ss]kipping import of cpp extensions due to incompatible torch version (?P<release>\d[\w.+]{1,30})"
    r"(?: for (?P<library>\w{1,40}) version)?"
)
_NONE_FOR_THIS = (
    r"(?:find|locate|load) (?P<library>\w{1,30}) C\+\+ (?:[a-z]{1,20} )?library at [^\n]{0,400}"
    r"_pytorch_(?P<release>\d\.\d{1,2}\.\d)"
)
"""Of a package that brings one library for each release of torch, as DGL does."""
_REQUIRED = (
    r"(?P<library>[\w.-]{1,60}) (?P<of>\d[\w.+-]{0,30}) requires torch==(?P<built>\d[\w.+]{1,30}), but you(?:'ll)? have torch"
    r" (?P<release>\d[\w.+]{1,30})"
)
"""Of pip, which has installed it all the same."""
_NO_PROCEDURE = (
    r"\[WinError 127\]",
    (
        r"DLL load failed[^\n]{0,300}?"
        r"(?:[Tt]he specified (?:procedure|program) (?:could|can) ?not be found|指定されたプロシージャが見つかりません|找不到指定的程序"
        r"|지정된 프로시저를 찾을 수 없습니다|Die angegebene Prozedur wurde nicht gefunden"
        r"|No se encontr. el proceso especificado|La proc.dure sp.cifi.e est introuvable"
        r"|Не найдена указанная процедура|N.o foi poss.vel encontrar o procedimento especificado"
        r"|Impossibile trovare la procedura|Nie można odnaleźć określonej procedury|Belirtilen yordam bulunamadı|Die angegebene Prozedur konnte nicht)"
    ),
)
"""What Windows says in its own language, and people in theirs."""
_OTHER_KERNEL = (
    r"Mismatch in kernel C\+\+ signatures\s{1,8}operator: (?P<library>(?:aten|prims?|quantized)::[\w.]{1,80})",
    (
        r"for operator (?P<library>(?:aten|prims?|quantized)::\w{1,60}(?:\.\w{1,20})?) \(registered at \S{1,300}\) for dispatch"
        r" key \w{1,40}, but the C\+\+ function signature"
    ),
)
"""An operator of torch's for which a library has a kernel with the arguments of another release."""
_NO_ENTRY = r"STATUS_ENTRYPOINT_NOT_FOUND|\b0[xX][cC]0000139\b|-1073741511\b"
"""With which a program of Windows ends that misses a function; of which library nobody says."""


def in_load(load: Load) -> Iterator[Evidence]:
    """Look for names and libraries of other releases that differ by more than the string ABI."""
    known, version, other = (
        database(load.torch.machine),
        load.torch.version,
        not load.torch.cxx11_abi,
    )
    gone = [
        symbol
        for symbol in exported_elsewhere(load)
        # CUDA's libraries have C names; early releases of torch had them built in.
        if (symbol.name.startswith("_Z") or not known.provided_by(symbol.name))
        and not (string_abi(symbol.name) is other and string_abi_twin(symbol.name, version, known))
    ]
    yield from of_symbols(load, gone, missing=gone[0].name if gone else "")
    if not gone:
        libraries = [name for name in load.missing_libraries if is_torch_library(name)]
        yield from of_libraries(load, libraries, symbols=f"the library {', '.join(libraries)}")


@log_check(
    *(
        _LIBRARY_OF_SOME,
        *_NOT_LINKED,
        *TORCH_COMPARED,
        _CUSTOM_OPS,
        _OF_DEEPSPEED,
        _SKIPPED,
        _NONE_FOR_THIS,
        _REQUIRED,
        *_NO_PROCEDURE,
        *_OTHER_KERNEL,
        _NO_ENTRY,
    ),
    undefined=TORCH_NAMES,
)
def in_log(log: Log) -> Iterator[Evidence]:
    """Look for symbols and libraries of other releases, and for packages that compare versions."""
    gone = [
        (symbol, sure) for symbol in decisive_symbols(log) if (sure := _of_another_release(symbol))
    ]
    common = _common([symbol for symbol, _ in gone])
    for symbol, confidence in gone:
        ranges = common or symbol.ranges
        which = f", of torch {ranges}," if ranges else ", of a torch that is not known here,"
        others = f" and {len(gone) - 1} more" if common else ""
        yield symbol.undefined.evidence(
            confidence, **symbol.details, symbols=symbol.readable + others + which
        )
    release = log.machine.torch or "that is loaded"
    for found in find_matches(log, _LIBRARY_OF_SOME, *_NOT_LINKED):
        library = found.groups["library"]
        sure = Confidence.CERTAIN if library.startswith("lib") else Confidence.LIKELY
        asked = f"the library {library}"
        yield found.evidence(sure, release=release, symbols=asked, package="PACKAGE")
    for found in find_matches(log, *TORCH_COMPARED):
        built, here = (_plain(found.groups[name]) for name in ("built", "release"))
        if built != here:  # else it is their CUDA that differs
            yield found.evidence(
                symbols=f"what torch {found.groups['built']} has", package="PACKAGE"
            )
    for found in find_matches(log, _CUSTOM_OPS, _OF_DEEPSPEED):
        yield found.evidence(
            Confidence.LIKELY,
            release=release,
            symbols=f"functions of the torch of this {found.groups['library']}",
            package=found.groups["library"],
        )
    for found in find_matches(log, _SKIPPED, _NONE_FOR_THIS):
        package = found.groups.get("library", "PACKAGE")
        yield found.evidence(
            Confidence.LIKELY, symbols=f"what the torch of this {package} has", package=package
        )
    for found in find_matches(log, _REQUIRED):
        said = found.groups
        yield found.evidence(
            Confidence.POSSIBLE,
            symbols=f"what torch {said['built']} has, for which {said['library']} {said['of']} was built, and",
            package=said["library"],
        )
    yield from _without_a_name(log, release)


def _without_a_name(log: Log, release: str) -> Iterator[Evidence]:
    """Yield what is of two releases by its arguments, or by something that Windows does not name."""
    for found in find_matches(log, *_OTHER_KERNEL):
        what = f"the arguments of {found.groups['library']}"
        yield found.evidence(Confidence.LIKELY, release=release, symbols=what, package="PACKAGE")
    for found in find_matches(log, *_NO_PROCEDURE):
        sure = Confidence.POSSIBLE if is_torch_loading(log, found) else Confidence.LIKELY
        yield found.evidence(sure, release=release, symbols="a function", package="PACKAGE")
    for found in find_matches(log, _NO_ENTRY):
        yield found.evidence(
            Confidence.POSSIBLE, release=release, symbols="a function", package="PACKAGE"
        )


def _plain(version: str) -> str:
    """Return a version without what says for which GPU, and without what stands for any patch."""
    return version.partition("+")[0].rstrip(".*x")


def _common(symbols: list[TorchSymbol]) -> str:
    """Return the releases that have all of several symbols: the binary was built for one of them."""
    if len(symbols) < 2 or len({symbol.origin.asker for symbol in symbols}) > 1:  # noqa: PLR2004
        return ""
    having = [set(symbol.releases) for symbol in symbols]
    return ", ".join(as_ranges([r for r in symbols[0].releases if all(r in has for has in having)]))


def _of_another_release_for_macos(symbol: TorchSymbol) -> Confidence | None:
    """Return the same of what macOS misses: what the releases for it export is not known."""
    if symbol.name.startswith(("torch_", "aoti_torch_")):
        return Confidence.LIKELY  # functions of C for extensions, of which each release adds some
    known = symbol.name.startswith("_Z") and not symbol.is_uninstantiated
    return Confidence.POSSIBLE if known else None


def _of_another_release(symbol: TorchSymbol) -> Confidence | None:
    """Return how sure it is that the symbol is missing because torch is of another release."""
    if symbol.origin.on_macos:
        return _of_another_release_for_macos(symbol)
    if symbol.abi.gcc_name or symbol.is_in_binding or symbol.is_uninstantiated:
        return None
    here = symbol.torch.release
    if symbol.abi.twin_releases and symbol.abi.differs_by_more_than_layout:
        return None if symbol.undefined.at_link else Confidence.LIKELY
    if here and (here.version in symbol.abi.twin_releases or symbol.is_in_installed):
        return Confidence.POSSIBLE if symbol.abi.twin_releases else None
    if symbol.undefined.at_link:
        return Confidence.POSSIBLE if symbol.releases else None
    return _of_another_release_at_load(symbol)


def _of_another_release_at_load(symbol: TorchSymbol) -> Confidence:
    if not symbol.releases:  # of one that is older, newer or not published
        return Confidence.LIKELY
    if symbol.is_in_all:
        return Confidence.LIKELY if symbol.torch.is_older_than_known else Confidence.POSSIBLE
    if symbol.torch.release:
        sure = symbol.torch.is_published and not symbol.is_cut_off
        return Confidence.CERTAIN if sure else Confidence.LIKELY
    return Confidence.POSSIBLE if symbol.abi.twin_releases else Confidence.LIKELY


_SET_DEVICE = MissingSymbol(
    "_ZN3c104cuda9SetDeviceEi",
    "op.so",
    ("2.1.0", "2.1.1", "2.1.2", "2.2.0", "2.2.1", "2.2.2"),
)

CAUSE = Cause(
    title="torch {release} lacks {symbols} that the binary was compiled against",
    explanation=__doc__ or "",
    in_load=in_load,
    in_log=in_log,
    fix=Fix(
        "install the build of the package that names this torch, or rebuild it here",
        commands=(
            "pip install --no-build-isolation --no-deps --no-cache-dir --force-reinstall --no-binary {package} {package}",
        ),
    ),
    examples=(
        Log(
            "Mismatch in kernel C++ signatures\n  operator: aten::mish(Tensor self) -> Tensor\n    "
            "registered at RegisterSchema.cpp:6"
        ),
        Log("OSError: libtorch.so.1: cannot open shared object file: No such file or directory"),
        Log(
            "error: process didn't exit successfully: `target\\debug\\infer.exe` (exit code: 0xc0000139)"
        ),
        Log(
            "The procedure entry point ?warn@c10@@YAXAEBVWarning@1@@Z could not be located in the dynamic link library "
            "C:\\op\\_C.pyd."
        ),
        Log("OSError: [WinError 127] Den angivna proceduren gick inte att hitta"),
        Log(
            "ImportError: DLL load failed while importing _ops: The specified program cannot be found."
        ),
        Load(
            Binary("op.so", needed=("libc10_cuda.so",)),
            TorchRelease("2.6.0", "x86_64", "12.4", cxx11_abi=False, glibc="2.17", pythons=()),
            missing_symbols=(_SET_DEVICE,),
        ),
        Load(
            Binary("op.so", needed=("libtorch_cuda_cu.so",)),
            TorchRelease("2.0.1", "x86_64", "11.7", cxx11_abi=False, glibc="2.16", pythons=()),
            missing_libraries=("libtorch_cuda_cu.so",),
        ),
        Log(
            "ImportError: /opt/venv/lib/python3.10/site-packages/my_op/_C.so: undefined symbol: "
            "_ZN3c104cuda9SetDeviceEi",
            Machine(torch="2.6.0+cu124"),
        ),
        Log("OSError: /x/libop.so: undefined symbol: _ZN3c104impl3cow11cow_deleterEPv"),
        Log(
            "ImportError: libtorch_cuda_cu.so: cannot open shared object file: No such file or directory"
        ),
        Log("LINK : fatal error LNK1104: cannot open file 'torch_cuda_cu.lib'"),
        Log("/usr/bin/ld: cannot find -lcaffe2_gpu"),
        Log(
            "WARNING: my-op was built for:\n    PyTorch 2.4.1+cu121 with CUDA 1201 (you have 2.5.0+cu124)"
        ),
        Log(
            "ImportError: DLL load failed while importing _C: The specified procedure could not be found."
        ),
        Log("ImportError: warpkit was built using PyTorch 2.4.0\nBut you are using PyTorch 2.6.0"),
        Log("ValueError: torch==2.2.0 is required but found 2.1.2"),
        Log("ERROR! warpkit needs to work with PyTorch 2.5.*, but PyTorch 2.7.1+cpu is found."),
        Log(
            "warpkit 0.7.1+cu128 requires torch==2.8.0, but you have torch 2.9.1 which is incompatible."
        ),
        Log("torch (2.9.1+cu128) and torchaudio (2.8.0) versions do not match"),
        Log(
            "Skipping import of cpp extensions due to incompatible torch version 2.6.0+cu124 for torchao version 0.16.0"
        ),
        Log(
            "OSError: dlopen(/opt/env/lib/python3.11/site-packages/warpkit/_C.abi3.so, 0x0006): "
            "Symbol not found: _torch_library_impl"
        ),
    ),
    counterexamples=(
        Log("Mismatch in kernel C++ signatures\n  operator: warpkit::blend(Tensor a) -> Tensor"),
        Load(
            Binary("op.so"),
            TorchRelease("2.6.0", "x86_64", "12.4", cxx11_abi=False, glibc="2.17", pythons=()),
            missing_symbols=(MissingSymbol("_ZN2my6kernelEv", "op.so"),),
        ),
        Load(
            Binary("op.so", needed=("libcudart.so.12",)),
            TorchRelease("2.8.0", "x86_64", "12.8", cxx11_abi=True, glibc="2.28", pythons=()),
            missing_symbols=(MissingSymbol("curandCreateGenerator", "op.so", ("1.10.2",)),),
        ),
        Log("ImportError: op.so: undefined symbol: _ZN2my6kernelEv", Machine(torch="2.6.0")),
        Log("ImportError: op.so: undefined symbol: THPVariableClass", Machine(torch="2.6.0")),
        Log("built for PyTorch 2.6.0 with CUDA 1204 (you have 2.6.0)"),
        Log("warpkit works with PyTorch 2.4 or later, but 2.1.0 is installed"),
    ),
)
