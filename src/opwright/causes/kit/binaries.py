"""Ready-made evidence, for causes that need nothing cleverer."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from opwright import knowledge
from opwright.model import Confidence, Evidence, Load, MissingSymbol, MissingSymbols


def symbol_evidence(
    load: Load,
    symbols: Sequence[MissingSymbol],
    *,
    confidence: Confidence = Confidence.CERTAIN,
    **details: str,
) -> Iterator[Evidence]:
    """
    Yield one piece of evidence for all of `symbols`, none when there are none; quote the first.

    Its details: torch (`torch 2.6.0`), release, symbol, demangled, symbols (`12 symbols`), exported_by (ranges).
    """
    if symbols:
        first = symbols[0]
        yield Evidence(
            first.wanted_by,
            first.name,
            {
                "torch": f"torch {load.torch.version}",
                "release": load.torch.version,
                "symbol": first.name,
                "demangled": knowledge.relatives.for_people(first.name),
                "symbols": counted(len(symbols), "symbol"),
                "exported_by": ", ".join(
                    knowledge.releases.as_ranges(first.exported_by, load.torch.machine)
                ),
                "package": "PACKAGE",
                **details,
            },
            confidence,
        )


def library_evidence(
    load: Load,
    libraries: Sequence[str],
    *,
    confidence: Confidence = Confidence.CERTAIN,
    **details: str,
) -> Iterator[Evidence]:
    """
    Yield one piece of evidence for all of `libraries`, none when there are none; quote the first.

    Its details: torch (`torch 2.6.0`), release, cuda (its CUDA), library, libraries (all of them).
    """
    if libraries:
        yield Evidence(
            load.binary.file_name,
            libraries[0],
            {
                "torch": f"torch {load.torch.version}",
                "release": load.torch.version,
                "cuda": load.torch.cuda or "none",
                "package": "PACKAGE",
                "library": libraries[0],
                "libraries": ", ".join(libraries),
                **details,
            },
            confidence,
        )


def missing_where(load: Load, holds: Callable[[MissingSymbol], object]) -> MissingSymbols:
    """Return the missing symbols for which `holds`, a function that knows no release, is true."""
    missing = load.missing_symbols
    return (missing if isinstance(missing, MissingSymbols) else MissingSymbols(missing)).where(
        holds
    )


def never_exported(load: Load) -> MissingSymbols:
    """Return the missing symbols that no known release of torch exports."""
    return missing_where(load, _is_never_exported)


def _is_never_exported(symbol: MissingSymbol) -> bool:
    return not symbol.exported_by


def is_exported(symbol: MissingSymbol) -> bool:
    """Return whether some known release of torch exports a symbol."""
    return bool(symbol.exported_by)


def exported_elsewhere(load: Load) -> list[MissingSymbol]:
    """Return the missing symbols that other releases of torch export, and this one does not."""
    exported = missing_where(load, is_exported)
    elsewhere: dict[int, bool] = {}  # many symbols share one tuple of releases
    for symbol in exported:
        if (key := id(symbol.exported_by)) not in elsewhere:
            elsewhere[key] = load.torch.version not in symbol.exported_by
    return [symbol for symbol in exported if elsewhere[id(symbol.exported_by)]]


def counted(number: int, thing: str) -> str:
    """Return `1 symbol`, `12 symbols`."""
    return f"{number} {thing}" if number == 1 else f"{number} {thing}s"
