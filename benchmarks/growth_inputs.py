"""
Write what the growth of an audit is measured with: `growth_inputs.py FOLDER SYMBOLS... -- RELEASES...`

FOLDER/newest-1000.so asks for 1,000 names of the newest torch, FOLDER/any-1000.so for 1,000 names
of any torch: the first is what a build made today asks for, the second loads nowhere.
FOLDER/releases-5 holds this package with a table of the newest five releases in place of its own.
"""

from __future__ import annotations

import sys
from pathlib import Path
from shutil import copytree, ignore_patterns

from tiny_elf import shared_library

import opwright
from opwright.knowledge.torch_releases.symbols.releases import database
from opwright.knowledge.torch_releases.symbols.table import Pattern, SymbolTable, write_table

MACHINE = "x86_64"
_PACKAGE = Path(opwright.__file__).parent
_TABLE = Path("knowledge", "torch_releases", "data", "torch.bin")
_NEEDED = ("libtorch.so", "libtorch_cpu.so", "libtorch_python.so", "libc10.so")


def main() -> None:
    folder, given = Path(sys.argv[1]), sys.argv[2:]
    split = given.index("--")
    _write_libraries(folder, [int(count) for count in given[:split]])
    table = SymbolTable(_PACKAGE / _TABLE)
    exports = {name: table.pattern(name) for name in table.names()}
    for count in map(int, given[split + 1 :]):
        _write_package(folder / f"releases-{count}", table, exports, count)


def _write_libraries(folder: Path, counts: list[int]) -> None:
    known = database(MACHINE)
    anywhere = list(known.names_from(""))
    newest = [name for name in anywhere if known.exported_in(name) >> len(known.releases) - 1]
    for kind, names in (("newest", newest), ("any", anywhere)):
        for count in counts:
            wanted = [names[i * len(names) // count] for i in range(count)]
            library = shared_library(needed=_NEEDED, requires=dict.fromkeys(wanted))
            (folder / f"{kind}-{count}.so").write_bytes(library)


def _write_package(
    folder: Path, table: SymbolTable, exports: dict[str, Pattern], count: int
) -> None:
    """Copy the package, with the newest `count` releases of one machine as all that it knows."""
    kept = [i for i, column in enumerate(table.columns) if column["machine"] == MACHINE][-count:]
    remaining = {name: _narrowed(pattern, kept) for name, pattern in exports.items()}
    copytree(_PACKAGE, folder / _PACKAGE.name, ignore=ignore_patterns(_TABLE.name))
    write_table(
        folder / _PACKAGE.name / _TABLE,
        [table.columns[i] for i in kept],
        {name: pattern for name, pattern in remaining.items() if pattern},
    )


def _narrowed(pattern: Pattern, kept: list[int]) -> Pattern:
    """Return a pattern with the bits of the columns that are kept, in their order."""
    narrowed = (
        (library, sum((bits >> column & 1) << i for i, column in enumerate(kept)))
        for library, bits in pattern
    )
    return tuple((library, bits) for library, bits in narrowed if bits)


if __name__ == "__main__":
    main()
