"""
libstdc++ has two layouts of `std::string`. Every torch function that takes or returns one has
another mangled name under each: the new layout spells `NSt7__cxx1112basic_string…` (or the tag
`B5cxx11` for a return type), the old one `Ss`. `_GLIBCXX_USE_CXX11_ABI` chooses when compiling.
Torch's wheels for Linux x86-64 on PyPI used the old layout up to 2.6.0 and use the new one from
2.7.0 on; those for aarch64 changed with 2.6.0.

The version of torch may be the very one that the extension was built for. What decides is whether
the torch that loads it exports the *twin*: the same function with the other layout. A name that
merely contains `__cxx11` and has no twin there is `torch-version-mismatch`: the spelling alone decides
nothing.

Where no function with a string is called, nothing is missing and the library loads. That is not
seen here.
"""

from __future__ import annotations

from collections.abc import Iterator

from opwright.model import (
    Binary,
    Cause,
    Confidence,
    Evidence,
    Fix,
    Load,
    MissingSymbol,
    TorchRelease,
)
from opwright.signs import exported_elsewhere, of_symbols
from opwright.torch_releases import database
from opwright.torch_releases.relatives import string_abi, string_abi_twin


def in_load(load: Load) -> Iterator[Evidence]:
    """Look for a missing name whose twin of the other string layout this release exports."""
    missing = exported_elsewhere(load)
    other_abi = not load.torch.cxx11_abi
    other = [s for s in missing if string_abi(s.name) is other_abi]
    twins = next(((s, twin) for s in other if (twin := _twin(s, load))), None)
    if twins:
        symbol, twin = twins
        alone = len(other) == len(missing)
        yield from of_symbols(
            load,
            [symbol, *(s for s in other if s is not symbol)],
            confidence=Confidence.CERTAIN if alone else Confidence.LIKELY,
            twin=twin,
            built_with="old" if load.torch.cxx11_abi else "new",
            torch_has="new" if load.torch.cxx11_abi else "old",
            flag=str(int(load.torch.cxx11_abi)),
        )


def _twin(symbol: MissingSymbol, load: Load) -> str | None:
    return string_abi_twin(symbol.name, load.torch.version, database(load.torch.machine))


_CHECK_FAIL = "_ZN3c106detail14torchCheckFailEPKcS2_jRK"
_NEW_STRING = "NSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE"

CAUSE = Cause(
    name="cxx11-abi-mismatch",
    family="torch-abi",
    title="the binary was built for the {built_with} C++ string ABI, torch {release} uses the {torch_has} one",
    explanation=__doc__ or "",
    since="0.1",
    in_load=in_load,
    fix=Fix(
        "rebuild against the torch that is installed (it wants _GLIBCXX_USE_CXX11_ABI={flag}), or take the "
        "wheel of the package that is built for it",
        commands=(
            "pip install --no-build-isolation --no-deps --no-cache-dir --force-reinstall --no-binary PACKAGE PACKAGE",
        ),
    ),
    examples=(
        Load(
            Binary("op.so", needed=("libc10.so",)),
            TorchRelease("2.5.1", "x86_64", "12.4", cxx11_abi=False, glibc="2.17", pythons=()),
            missing_symbols=(
                MissingSymbol(_CHECK_FAIL + _NEW_STRING, "op.so", ("2.7.0", "2.7.1")),
            ),
        ),
        Load(
            Binary("op.so", needed=("libc10.so",)),
            TorchRelease("2.8.0", "x86_64", "12.8", cxx11_abi=True, glibc="2.28", pythons=()),
            missing_symbols=(MissingSymbol(_CHECK_FAIL + "Ss", "op.so", ("2.5.1", "2.6.0")),),
        ),
        Load(
            Binary("op.so", needed=("libc10.so",)),
            TorchRelease("2.8.0", "x86_64", "12.8", cxx11_abi=True, glibc="2.28", pythons=()),
            missing_symbols=(
                MissingSymbol("_ZN3c105ErrorC2ENS_14SourceLocationESs", "op.so", ("2.6.0",)),
            ),
        ),
    ),
    counterexamples=(
        Load(
            Binary("op.so", needed=("libc10.so",)),
            TorchRelease("2.5.1", "x86_64", "12.4", cxx11_abi=False, glibc="2.17", pythons=()),
            missing_symbols=(
                MissingSymbol("_ZN5torch8autograd4Node4nameB5cxx11Ev_gone", "op.so", ("2.8.0",)),
            ),
        ),
    ),
)
