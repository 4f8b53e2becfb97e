"""
From 18 on, clang writes the constraint of a template parameter into the mangled name (`IlTnNSt9enable_if…`), as newer
versions of the Itanium C++ ABI require. GCC does not, and torch's wheels are built by GCC. So an extension whose host
compiler is clang 18 or newer, including nvcc with `-ccbin clang++`, needs a name that no torch exports, although it
demangles to exactly the text of one that is there.

In torch 2.3 to 2.11 `const_data_ptr<T>()` has such a constraint; `data_ptr<T>()` never had, and from 2.12 on neither
has. Demanglers other than LLVM's from 18 on cannot read the name, which makes it look corrupt. It is not a matter of
torch versions, and `enable_if` is not at fault.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from opwright import model
from opwright.causes import kit
from opwright.causes.kit.binaries import never_exported, symbol_evidence
from opwright.causes.kit.rules import CERTAIN, LIKELY, log_check
from opwright.causes.kit.sources import calls, evidence, for_sources, uses_torch, with_details
from opwright.knowledge.torch_releases.names.relatives import demangled, mangling_twins, relatives
from opwright.knowledge.torch_releases.symbols.releases import database
from opwright.model import Cause, Evidence, Fix, Load, Log, MissingSymbol, Source

_CONSTRAINED = ("TnN", "TyN", "TkN", "TtN")


def in_load(load: Load) -> Iterator[Evidence]:
    """Look for names with a constrained parameter whose GCC spelling some release exports."""
    constrained = never_exported(load).where(_has_constrained_name)
    found = [(s, twin) for s in constrained if (twin := _twin(s, load))]
    for symbol, twin in found[:1]:
        confidence = LIKELY if demangled(symbol.name) == symbol.name else CERTAIN
        yield from symbol_evidence(load, [s for s, _ in found], confidence=confidence, twin=twin)


def _has_constrained_name(symbol: MissingSymbol) -> bool:
    return _is_constrained(symbol.name)


def _is_constrained(name: str) -> bool:
    return any(mark in name for mark in _CONSTRAINED)


def _twin(symbol: MissingSymbol, load: Load) -> str | None:
    """Return GCC's name or, where no demangler here reads clang's, one of the same function."""
    known = database(load.torch.machine)
    if demangled(symbol.name) == symbol.name:
        return next(relatives(symbol.name, known), None)
    return next(mangling_twins(symbol.name, known), None)


@log_check(undefined=_CONSTRAINED)
def in_log(log: Log) -> Iterator[Evidence]:
    """Look for an undefined name with a constrained parameter that GCC spells otherwise."""
    for symbol in kit.torch_symbols.extension_symbols(log):
        if _is_constrained(symbol.name) and not symbol.releases:
            twin = symbol.abi.gcc_name or ""
            details = {**symbol.details, "symbols": "1 symbol", "twin": twin}
            yield symbol.undefined.evidence(CERTAIN if twin else LIKELY, **details)


_CLANG = r"clang(?:\+\+)?[- ]?(\d+)"
_FIRST_CLANG = 18
_UNCONSTRAINED_SINCE = "2.12"


@for_sources(r"\bconst_data_ptr\s*<")
def in_source(source: Source) -> Iterator[Evidence]:
    """Look for `const_data_ptr<T>()` where clang 18 or newer compiles it."""
    if not _is_for_clang(source):
        return

    releases = kit.targets.since(source.target, "2.3", until=_UNCONSTRAINED_SINCE)
    ranges = kit.targets.ranges(releases) if releases else ""
    for call in calls(source, "const_data_ptr") if releases else ():
        if call.is_member and call.template_arguments and uses_torch(source):
            start, end = call.name.start, call.end
            demangled_as = f"{source.text[start:end]} of torch {ranges}"
            details = {"symbols": "1 symbol", "demangled": demangled_as, "twin": ""}
            details |= {"releases": ranges}
            yield with_details(evidence(source, start, end), details)


def _is_for_clang(source: Source) -> bool:
    """Return whether clang 18 or newer is the compiler, and does not mangle as 17 did."""
    flags = [flag.value for script in source.build for flag in script.flags]
    if any("-fclang-abi-compat" in flag for flag in flags):
        return False
    said = [source.target.compiler or "", *(flag for flag in flags if "ccbin" in flag)]
    return any(int(found[1]) >= _FIRST_CLANG for one in said if (found := re.search(_CLANG, one)))


_CLANG_NAME = "_ZNK2at10TensorBase14const_data_ptrIlTnNSt9enable_ifIXntsr3stdE10is_const_vIT_EEiE4typeELi0EEEPKS3_v"

CAUSE = Cause(
    title="clang 18 or newer mangled {symbols} in a way that no torch does: {demangled}",
    in_load=in_load,
    in_log=in_log,
    in_source=in_source,
    explains=("symbol-not-exported", "torch-version-mismatch", "cxx11-abi-mismatch"),
    fix=Fix(
        "compile with -fclang-abi-compat=17, use g++ as the (host) compiler, or call data_ptr<T>()",
        commands=(
            "export CXXFLAGS=-fclang-abi-compat=17",
            "export NVCC_APPEND_FLAGS='-Xcompiler -fclang-abi-compat=17'",
            "pip install --no-build-isolation --no-deps --no-cache-dir --force-reinstall .",
        ),
    ),
    examples=(
        Load(
            model.Binary("op.so", needed=("libtorch_cpu.so",), compilers=("clang version 19.1.7",)),
            model.TorchRelease(
                "2.5.1", "x86_64", "12.4", cxx11_abi=False, glibc="2.17", pythons=()
            ),
            missing_symbols=(MissingSymbol(_CLANG_NAME, "op.so"),),
        ),
        Log(
            "OSError: /x/my_op.so: undefined symbol: " + _CLANG_NAME,
            model.Machine(torch="2.5.1", compiler="clang 19"),
        ),
        Source(
            "op.cpp",
            "float f(at::Tensor x) { return *x.const_data_ptr<float>(); }\n",
            model.Target(torch="2.8..2.15", compiler="clang-19"),
        ),
    ),
    counterexamples=(
        Source(
            "op.cpp",
            "float f(at::Tensor x) { return *x.const_data_ptr<float>(); }\n",
            model.Target(torch="2.12..2.15", compiler="clang-19"),
        ),
        Source(
            "op.cpp",
            "float f(at::Tensor x) { return *x.const_data_ptr<float>(); }\n",
            model.Target(torch="2.8", compiler="clang-17"),
        ),
        Source(
            "op.cpp",
            "float f(at::Tensor x) { return *x.data_ptr<float>(); }  // const_data_ptr<float>()\n",
            model.Target(torch="2.8", compiler="clang-19"),
        ),
        Source("op.cpp", "float f(at::Tensor x) { return *x.const_data_ptr<float>(); }\n"),
        Load(
            model.Binary("op.so", needed=("libtorch_cpu.so",)),
            model.TorchRelease(
                "2.13.0", "x86_64", "13.0", cxx11_abi=True, glibc="2.28", pythons=()
            ),
            missing_symbols=(
                MissingSymbol(
                    "_ZNK2at10TensorBase14const_data_ptrIlLi0EEEPKT_v", "op.so", ("2.4.0", "2.5.1")
                ),
            ),
        ),
        "undefined symbol: _ZNK2at10TensorBase14const_data_ptrIlLi0EEEPKT_v",
        "undefined symbol: _ZN2my3runIiTnNSt9enable_ifIXLb1EEiE4typeELi0EEEvT_",
    ),
)
