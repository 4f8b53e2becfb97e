"""Releases in ranges, binaries in rows, causes over runs of releases."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from audit_sample import (
    CHECK,
    COW,
    STR,
    cause,
    describe,
    image_binary,
    mismatch,
    stable_binary,
    torch,
    unsafe,
    vision_binary,
    wrong_cuda,
)
from hypothesis import given
from hypothesis import strategies as st

from opwright.model import (
    Binary,
    BinaryAudit,
    BuiltFor,
    Evidence,
    Fails,
    Finding,
    Fix,
    Load,
    Loads,
    MissingSymbol,
    TorchAbi,
    Unproven,
    Verdict,
)
from opwright.report.audits.matrix import Cell, cell, ranges, releases, rows, worst_cells
from opwright.report.audits.reasons import reasons, similar_binaries
from opwright.report.phrases import readable
from opwright.report.text.page.layout import command_lines, labels, shortened, wrapped

BINARY = Binary("_C.so")
SOME = ["2.7.0", "2.7.1", "2.8.0", "2.9.0"]


def load(version: str, symbols: Sequence[str] = (), libraries: tuple[str, ...] = ()) -> Load:
    missing = tuple(MissingSymbol(name, "_C.so") for name in symbols)
    return Load(BINARY, torch(version), missing, libraries)


def judged(*verdicts: Verdict) -> BinaryAudit:
    return BinaryAudit(BINARY, TorchAbi.UNSTABLE, None, BuiltFor(), verdicts)


def fails(version: str, *missing: str) -> Fails:
    found = load(version, missing)
    return Fails(found, (mismatch("_C.so", found.torch, found.missing_symbols),))


@pytest.mark.parametrize(
    ("verdict", "expected"),
    [
        (Loads(load("2.8.0")), Cell.LOADS),
        (Unproven(load("2.8.0")), Cell.UNPROVEN),
        (unsafe(load("2.8.0")), Cell.UNSAFE),
        (Fails(load("2.8.0", (), ("libcudart.so.12",)), ()), Cell.LACKS_LIBRARIES),
        (Fails(load("2.8.0", (CHECK,), ("libcudart.so.12",)), ()), Cell.LACKS_SYMBOLS),
    ],
    ids=lambda value: value.name if isinstance(value, Cell) else "",
)
def test_cell_of_each_verdict(verdict: Verdict, expected: Cell) -> None:
    assert cell(verdict) is expected


def test_letters_are_all_different() -> None:
    assert len({cell.letter for cell in Cell}) == len(Cell)


@given(st.lists(st.integers(0, 20), unique=True).map(sorted), st.data())
def test_ranges_hold_what_was_chosen_and_nothing_else(
    numbers: list[int], data: st.DataObject
) -> None:
    among = [f"2.{number}.0" for number in numbers]
    chosen = {version for version in among if data.draw(st.booleans())}

    ends = [part.split("..") for part in ranges(chosen, among)]

    covered = {v for e in ends for v in among[among.index(e[0]) : among.index(e[-1]) + 1]}
    assert covered == chosen


def test_releases_of_several_binaries_are_in_release_order() -> None:
    versions = ["2.9.0.dev20250601", "2.9.0", "2.9.0+cu126", "2.9.0.post1", "2.10.0"]
    one, other = (judged(*(Loads(load(v)) for v in versions[n::2])) for n in (1, 0))

    assert releases([one, other]) == tuple(versions)


def test_version_that_is_no_version_has_its_place_too() -> None:
    assert releases([judged(Loads(load("2.8.0")), Loads(load("main")))]) == ("main", "2.8.0")


def test_worst_binary_decides() -> None:
    audits = [judged(Loads(load("2.8.0"))), judged(fails("2.8.0", CHECK))]

    assert worst_cells(audits) == {"2.8.0": Cell.LACKS_SYMBOLS}


def test_binaries_with_the_same_cells_share_a_row_and_the_worst_row_is_first() -> None:
    audits = [image_binary("a.so", SOME), vision_binary("b.so", [CHECK], SOME),
              vision_binary("c.so", [STR], SOME)]  # fmt: skip

    found = rows(audits)

    assert [[a.binary.path for a in row.binaries] for row in found] == [["b.so", "c.so"], ["a.so"]]
    assert found[0].more == " +1"


def test_patch_releases_that_differ_are_told() -> None:
    (row,) = rows([image_binary("a.so", SOME)])

    assert row.worst_in("2.7") is Cell.LACKS_SYMBOLS
    assert row.worst_in("2.6") is None
    assert row.divided() == {"2.7": {"fails (symbols)": ("2.7.0",), "unproven": ("2.7.1",)}}


def test_cause_is_told_once_for_releases_side_by_side() -> None:
    verdicts = (
        fails("2.7.0", CHECK),
        fails("2.7.1", CHECK),
        Loads(load("2.8.0")),
        fails("2.9.0", COW),
    )

    newest, oldest = reasons(judged(*verdicts))

    assert (newest.releases, newest.symbols) == ("2.9.0", (COW,))
    assert (oldest.releases, oldest.symbols) == ("2.7.0..2.7.1", (CHECK,))


def test_release_next_to_the_one_that_loads_is_the_example() -> None:
    (reason,) = reasons(judged(fails("2.7.0", CHECK), fails("2.7.1", CHECK), Loads(load("2.8.0"))))

    assert reason.seen_in == "2.7.1"
    assert reason.text.startswith("1 symbols that it needs are not in torch 2.7.1")


def test_example_names_its_release_when_its_message_does_not() -> None:
    title = cause("some-cause", "{count} wrong", Fix("mend it"))
    verdicts = (
        unsafe(load(version), Finding(title, Evidence("_C.so", "x", {"count": str(count)})))
        for count, version in enumerate(SOME)
    )

    (reason,) = reasons(judged(*verdicts))

    assert reason.text == "in 2.7.0: 0 wrong"


def test_two_findings_of_one_cause_stay_two() -> None:
    title = cause("some-cause", "{what} moved", Fix("mend it"))
    found = tuple(Finding(title, Evidence("_C.so", what, {"what": what})) for what in ("A", "B"))

    told = reasons(judged(unsafe(load("2.8.0"), *found), unsafe(load("2.9.0"), *found)))

    assert [(r.releases, r.message) for r in told] == [
        ("2.8.0..2.9.0", "A moved"),
        ("2.8.0..2.9.0", "B moved"),
    ]


def test_symbols_are_told_under_the_cause_that_quotes_one() -> None:
    found = load("2.11.0", (COW, CHECK, STR), ("libcudart.so.12",))
    about_check = mismatch("_C.so", found.torch, found.missing_symbols[1:])

    library, symbol = reasons(judged(Fails(found, (wrong_cuda("_C.so"), about_check))))

    assert library.symbols == ()
    assert symbol.symbols == (CHECK, COW, STR)


def test_symbols_are_told_under_a_cause_about_none_of_the_libraries() -> None:
    title = cause("some-cause", "wrong", Fix("mend it"))
    found = load("2.11.0", (CHECK,), ("libcudart.so.12",))
    reason = Finding(title, Evidence("_C.so", "demangled"))

    told = {r.cause: r for r in reasons(judged(Fails(found, (wrong_cuda("_C.so"), reason))))}

    assert told["some-cause"].symbols == (CHECK,)


def test_what_no_cause_explains_is_told_all_the_same() -> None:
    libraries = tuple(f"lib{number}.so" for number in range(8))
    found = load("2.11.0", (CHECK,), ("libcudart.so.12", *libraries))

    told = [reason.message for reason in reasons(judged(Fails(found, (wrong_cuda("_C.so"),))))]

    assert told[1:] == [
        "torch 2.11.0 does not export 1 symbol",
        f"pip does not install {', '.join(libraries[:6])} and 2 more with torch",
    ]


def test_binaries_are_told_apart_where_they_were_built_differently() -> None:
    stable = [stable_binary("a.so"), stable_binary("b.so")]
    other = BinaryAudit(Binary("c.so"), TorchAbi.UNSTABLE, None, BuiltFor(), stable[0].verdicts)

    found = list(similar_binaries(rows([*stable, other])))

    assert [company.paths for company in found] == [("a.so", "b.so"), ("c.so",)]


def test_reasons_that_hold_for_the_first_only_are_marked() -> None:
    audits = [vision_binary("a.so", [CHECK], SOME), vision_binary("b.so", [STR], SOME)]

    (company,) = similar_binaries(rows(audits))

    assert not company.exact


def test_label_keeps_what_tells_libraries_apart() -> None:
    paths = [f"sgl_kernel/{arch}/common_ops.abi3.so" for arch in ("sm90", "sm100")]

    assert labels(paths, ["", ""], 22) == ["sm90/common_ops.so", "sm100/common_ops.so"]


def test_labels_that_would_be_the_same_are_numbered() -> None:
    paths = [f"one/{'a' * 30}{letter}{'b' * 30}.so" for letter in "xy"]

    found = labels(paths, [" +1", " +1"], 20)

    assert found[0].startswith(" 1. ")
    assert len(set(found)) == 2
    assert max(map(len, found)) <= 20


def test_long_path_is_cut_in_the_middle() -> None:
    assert shortened("package/subpackage/module/_C.so", 20) == "package/s...le/_C.so"


def test_paragraph_over_its_limit_ends_in_dots() -> None:
    assert wrapped("one two three four", 9, limit=2) == ["one two", "three..."]


def test_long_command_continues_as_a_shell_wants_it() -> None:
    assert command_lines("pip install --no-cache-dir x", 24) == [
        "$ pip install \\", "    --no-cache-dir x",
    ]  # fmt: skip


def test_word_of_a_command_is_never_broken() -> None:
    command = "opwright releases add https://host/a-path/that-is/longer-than/the-width.whl"

    assert "".join(command_lines(command, 24)).replace("\\", "").split() == ["$", *command.split()]


@pytest.mark.parametrize("close", [">", " >"])
def test_string_is_readable_and_keeps_its_abi(close: str) -> None:
    name = (
        f"f(std::__cxx11::basic_string<char, std::char_traits<char>, std::allocator<char>{close})"
    )

    assert readable(name) == "f(std::__cxx11::string)"
    assert readable(describe(CHECK).demangled) == describe(CHECK).demangled
