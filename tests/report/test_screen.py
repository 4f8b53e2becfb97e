"""Reports that fit a screen, whatever there is to say."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path

from audit_sample import drift
from hypothesis import given
from hypothesis import strategies as st
from made_environments import CHECK_OF_OLD, MadeEnvironment

from opwright.model.environment.upgrade import Candidate, Outlook, PlannedPackage, Upgrade
from opwright.model.named_tuple import NamedTuple
from opwright.report.text import environment, upgrade
from opwright.report.text.page.screen import MOST_LINES, filled


class Room(NamedTuple):
    first: int = 1
    last: int = 1


def _filled(wishes: list[tuple[str, int]], first: int, last: int) -> list[str]:
    def lines(letter: str, number: int) -> Iterator[Iterable[str]]:
        yield [letter] * number

    sections = (
        (lambda room: lines("a", min(room.first, first)), ("first",)),
        (lambda room: lines("b", min(room.last, last)), ("last",)),
    )
    return filled(sections, Room(), [{part: number} for part, number in wishes]).split("\n")


WISHES = st.lists(st.tuples(st.sampled_from(Room._fields), st.integers(1, 60)), max_size=6)


@given(WISHES, st.integers(1, 90), st.integers(1, 90))
def test_a_screen_is_not_left_and_what_fits_is_there(
    wishes: list[tuple[str, int]], first: int, last: int
) -> None:
    lines = _filled(wishes, first, last)

    shown = lines.count("a"), lines.count("b")
    assert len(lines) <= MOST_LINES
    assert lines == ["a"] * shown[0] + [""] + ["b"] * shown[1]
    last_wish = dict(wishes)  # of each part
    wanted = (min(last_wish.get("first", 1), first), min(last_wish.get("last", 1), last))
    assert shown == wanted or sum(wanted) + 1 > MOST_LINES


def test_the_dearest_wish_is_granted_first() -> None:
    lines = _filled([("last", 30), ("first", 20), ("first", 5)], 100, 100)

    assert (lines.count("a"), lines.count("b")) == (5, 30)


def test_an_environment_takes_a_screen_and_what_is_wrong_comes_first(tmp_path: Path) -> None:
    made = MadeEnvironment(tmp_path / "venv")
    made.torch()
    for number in range(3):
        made.extension(f"fitting{number}")
    made.extension("old", [CHECK_OF_OLD])
    audit = made.examined()
    notes = tuple(f"{number} " + "a note of some length " * 10 for number in range(9))
    findings = tuple(drift(f"op{number}.so") for number in range(9))
    crowded = audit._replace(
        packages=audit.packages * 20, notes=notes, findings=audit.findings + findings
    )

    for width in (80, 100, 140):
        told = environment.render(crowded, width=width)
        assert told.count("\n") <= MOST_LINES, told
        assert all(s in told for s in ("fix: ", "more notes", "more: -v", "20 fail, 60 unproven"))
        assert told.index("  old  ") < told.index(" more: ")
    everything = environment.render(crowded, verbose=True)
    assert everything.count("fitting") == 60
    assert all(note[:20] in everything for note in notes)
    assert "more: -v" not in everything


def test_a_plan_takes_a_screen_with_every_command() -> None:
    looked_at = tuple(Candidate(f"{n}.0", "x.whl", f"requires torch=={n}") for n in range(9))
    packages = [
        PlannedPackage(
            f"op{number}",
            "1.0",
            outlook,
            "it loads, but its metadata does not allow it",
            None,
            looked_at,
        )
        for number, outlook in enumerate(list(Outlook) * 5)
    ]
    commands = tuple(f"pip install op{number}" for number in range(9))
    plan = Upgrade("torch==9.9.9", "9.9.9", tuple(packages), commands, notes=("a note " * 30,) * 5)

    told = upgrade.text(plan)

    assert told.count("\n") <= MOST_LINES
    assert all(f"$ {command}\n" in told for command in commands)
    assert told.index(" breaks: ") < told.index(" rebuild: ")
    assert "candidates for" not in told
    assert told.endswith("more: -v lists the versions that were looked at\n")
    assert upgrade.text(plan, verbose=True).count("candidates for") == len(packages)


def test_a_plan_with_nothing_left_out_says_no_more() -> None:
    plan = Upgrade("torch==9.9.9", "9.9.9", (PlannedPackage("op", "1.0", Outlook.KEEPS),))

    assert "more:" not in upgrade.text(plan)
