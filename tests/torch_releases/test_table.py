"""Laws of the file format: what was written is read, and nothing else is."""

from __future__ import annotations

from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

import pytest
from hypothesis import given
from hypothesis import strategies as st
from laws import tried

from opwright.errors import UnreadableInputError
from opwright.knowledge.torch_releases.symbols.table import Pattern, SymbolTable, write_table

COLUMNS = 11  # more than fit one byte of a bitmap
NAMES = st.text(
    st.characters(exclude_characters="\n\0", exclude_categories=["Cs"]), min_size=1, max_size=12
) | st.text("_ZN2at", min_size=1, max_size=8)
PATTERNS = st.dictionaries(
    st.sampled_from(["libc10.so", "libtorch.so", "libtorch_cpu.so"]),
    st.integers(1, (1 << COLUMNS) - 1),
    min_size=1,
).map(lambda bits: tuple(sorted(bits.items())))
FEW = tried(0.6)  # a table has 260 kB of directory at least
EXPORTS = st.dictionaries(NAMES, PATTERNS, max_size=40)


def _described(count: int) -> list[dict[str, object]]:
    return [{"version": f"2.{number}.0", "pins": ("a==1",)} for number in range(count)]


def _written(exports: dict[str, Pattern], folder: str | Path, columns: int = COLUMNS) -> Path:
    path = Path(folder, "table.bin")
    write_table(path, _described(columns), exports)
    return path


def _read(exports: dict[str, Pattern], folder: str | Path) -> SymbolTable:
    return SymbolTable(_written(exports, folder))


@FEW
@given(EXPORTS, NAMES, st.text("_ZN2at", max_size=4))
def test_what_is_written_is_read_and_nothing_else_is(
    exports: dict[str, Pattern], gone: str, prefix: str
) -> None:
    exports.pop(gone, None)
    with TemporaryDirectory() as folder:
        table = _read(exports, folder)

        assert {name: table.pattern(name) for name in exports} == exports
        assert table.pattern(gone) == ()
        assert list(table.names()) == sorted(exports)
        assert list(table.names_from(prefix)) == sorted(n for n in exports if n.startswith(prefix))
        assert list(table.columns) == _described(COLUMNS)


def test_names_from_go_on_from_one_block_to_the_next(tmp_path: Path) -> None:
    names = sorted({f"_ZN2at{number % 97:03}x{number}" for number in range(5_000)})
    table = _read(dict.fromkeys(names, (("libc10.so", 1),)), tmp_path)

    for prefix in [
        "",
        "_ZN2at",
        "_ZN2at0",
        *names[1020:1030],
        *names[::500],
        "_ZN2at096x",
        "_ZZ",
        "A",
    ]:
        assert list(table.names_from(prefix)) == [n for n in names if n.startswith(prefix)]


@FEW
@given(EXPORTS, st.randoms(use_true_random=False))
def test_same_names_give_the_same_bytes_in_any_order(
    exports: dict[str, Pattern], random: Random
) -> None:
    shuffled = list(exports.items())
    random.shuffle(shuffled)
    with TemporaryDirectory() as one, TemporaryDirectory() as other:
        first, second = _written(exports, one), _written(dict(shuffled), other)

        assert first.read_bytes() == second.read_bytes()


# ---- what cannot be read

SMALL: dict[str, Pattern] = {
    f"_ZN2at{number}": (("libc10.so", number % 7 + 1),) for number in range(50)
}


@FEW
@given(st.data())
def test_truncated_table_is_refused(data: st.DataObject) -> None:
    with TemporaryDirectory() as folder:
        path = _written(SMALL, folder)
        whole = path.read_bytes()
        path.write_bytes(whole[: data.draw(st.integers(0, len(whole) - 1))])

        with pytest.raises(UnreadableInputError, match=r"table\.bin"):
            SymbolTable(path)


@FEW
@given(st.binary(max_size=400), st.integers(0, 60))
def test_garbage_is_refused(garbage: bytes, kept: int) -> None:
    with TemporaryDirectory() as folder:
        path = _written(SMALL, folder)
        path.write_bytes(path.read_bytes()[:kept] + garbage)

        with pytest.raises(UnreadableInputError, match=r"table\.bin"):
            SymbolTable(path)


def test_damaged_description_is_refused(tmp_path: Path) -> None:
    path = _written(SMALL, tmp_path)
    data = bytearray(path.read_bytes())
    start = data.index(b"\x78\xda")  # the first deflated part: what is told of the columns
    data[start + 2 : start + 6] = b"\xff\xff\xff\xff"
    path.write_bytes(data)

    table = SymbolTable(path)

    with pytest.raises(UnreadableInputError, match="create or install it again"):
        _ = table.columns


def test_missing_table_is_refused(tmp_path: Path) -> None:
    with pytest.raises(UnreadableInputError, match="cannot read the symbol table"):
        SymbolTable(tmp_path / "table.bin")


def test_more_patterns_than_can_be_numbered_are_refused(tmp_path: Path) -> None:
    exports: dict[str, Pattern] = {
        f"name{number}": (("libc10.so", number + 1),) for number in range((1 << 16) + 1)
    }

    with pytest.raises(OverflowError, match="65537 patterns"):
        _written(exports, tmp_path, columns=17)
