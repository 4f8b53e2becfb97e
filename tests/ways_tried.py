"""The law of ways: a fix does what a log allows, and not what it refutes."""

from __future__ import annotations

from collections.abc import Iterable

from laws import every_input

from opwright.verbs.diagnose.diagnosis import diagnose


def try_ways(ways: Iterable[tuple[str, str, str]]) -> None:
    """Check that the commands of both ways for a log have one text, and lack another."""
    with every_input() as check:
        for log, expected, refuted in ways:
            with check(log):
                fix = diagnose(log, files=False).findings[0].fix
                other = fix.otherwise.commands if fix.otherwise else ()
                commands = "\n".join((*fix.commands, *other))
                assert expected in commands
                assert refuted not in commands
