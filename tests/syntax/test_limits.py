"""What a text may cost its reader: names that lead to names, keys of keys, and numbers without end."""

from __future__ import annotations

import re
import signal
from pathlib import Path
from time import sleep

import pytest
from laws import every_input

from opwright.errors import UnreadableInputError
from opwright.facts.machine.time_limit import time_limit
from opwright.facts.sources.source_file import decoded
from opwright.knowledge.requirements import applies, parse_requirement, parse_wheel_name
from opwright.knowledge.versions import parse_specifier, parse_version
from opwright.model import Language
from opwright.syntax.build.cmake import read_cmake
from opwright.syntax.build.setup_py import read_setup_py
from opwright.syntax.cxx.blanking import blanked
from opwright.syntax.documents import parse_json, parse_toml
from opwright.verbs.lint.linting import lint

DIGITS = "9" * 5000


def test_number_without_end_is_no_version_and_no_requirement() -> None:
    texts = [
        DIGITS,
        f"1.{DIGITS}",
        f"torch>={DIGITS}",
        f"op @ http://[::1/ ; python_version > '{DIGITS}'",
    ]

    with every_input() as check:
        for text in [*texts, "(" * 1200, "a" + "(" * 1200 + ")" * 1200, f"torch; {'(' * 1200}"]:
            with check(text[:30]):
                assert parse_version(text) is None
                assert parse_specifier(f">={text}") is None
                assert parse_requirement(text) is None
                assert applies(text, {}) is None
                assert parse_wheel_name(f"op-{text}-py3-none-any.whl") is None


@pytest.mark.parametrize(
    "text", ["[" * 100_000, '{"a":' * 100_000, f"[{DIGITS}]", "\ud800", "", "{", "[1" + ",1" * 9]
)
def test_json_that_nobody_can_read_is_one_error(text: str) -> None:
    with pytest.raises(UnreadableInputError, match=r"x\.json is not valid JSON: .{1,200}$"):
        parse_json(text, "x.json")


@pytest.mark.parametrize(
    "text",
    [
        *("x=" + "[" * 100_000, "x=" + "{a=" * 100_000, f"x={DIGITS}", "\ud800", "=", "x=1\nx=2"),
        *(
            "a" + ".a" * 100_000 + "=1",
            "[a" + ".a" * 100_000 + "]",
            'x={"a"' + '."a"' * 9999 + "=1}",
        ),
        "[[a]]\n" * 100_001,
    ],
    ids=lambda text: text[:20],
)
def test_toml_that_nobody_can_read_is_one_error(text: str) -> None:
    with pytest.raises(UnreadableInputError, match=r"x\.toml (is not TOML|has)"):
        parse_toml(text, "x.toml")


def test_toml_of_people_is_read() -> None:
    text = (
        '\ufeff[tool."a.b".c]\r\nurl = "https://a.b.c.d.e.f.g.h.i.j.k.l.m.n.o.p.q.r/?x=1.2.3"\r\n'
    )

    assert list(parse_toml(text, "x")["tool"]["a.b"]["c"]) == ["url"]


def _fan(ways: int, depth: int) -> str:
    """Return a setup.py in which a name leads to `ways` to the power of `depth` others."""
    names = "".join(f"v{n} = [{', '.join([f'v{n + 1}'] * ways)}]\n" for n in range(depth))
    return f"{names}v{depth} = ['a.cu']\nCUDAExtension('op', v0)\n"


def test_names_that_lead_to_names_end() -> None:
    assert read_setup_py("setup.py", _fan(4, 5)).extensions[0].sources
    with pytest.raises(UnreadableInputError, match="lead to more than"):
        read_setup_py("setup.py", _fan(30, 11))


def test_names_that_lead_to_themselves_are_followed_once() -> None:
    name = "a = a + a + b\nb = b + a + ['x.cu']\n" * 6 + "CUDAExtension('x', a)"
    item = "f['a'] = f['a'] + f['a'] + f['b']\nf['b'] = f['b'] + f['a'] + ['x.cu']\n" * 6

    for text in (name, item + "CUDAExtension('x', f['a'])"):
        sources = read_setup_py("setup.py", text).extensions[0].sources

        assert {source.value for source in sources} == {"x.cu"}


def test_variables_of_cmake_that_stand_for_very_much_end() -> None:
    many = "set(v " + "x " * 200 + ")\n" + "add_library(l " + "${v} " * 200 + ")\n" * 1
    libraries = "add_library(l a.cu)\n"

    assert len(read_cmake("CMakeLists.txt", many).extensions[0].sources) == 200 * 200
    assert len(read_cmake("CMakeLists.txt", libraries * 300).extensions) == 300
    with pytest.raises(UnreadableInputError, match="arguments"):
        read_cmake("CMakeLists.txt", many * 6)
    with pytest.raises(UnreadableInputError, match="libraries"):
        read_cmake("CMakeLists.txt", libraries * 301)


def test_source_with_a_number_that_nobody_wrote_is_refused() -> None:
    assert decoded(b"int x = " + b"9" * 999 + b";")
    with pytest.raises(UnreadableInputError, match="a number of more than 1000 digits"):
        decoded(b"int x = " + b"9" * 1000 + b";")


def test_strings_that_do_not_end_are_blanked_in_one_pass() -> None:
    with every_input() as check:
        for language in Language:
            for unit in (
                "'\\'",
                '"\\"',
                '\\"',
                "\\'",
                '"""\\"',
                "'''\\'",
                'R"(',
                "/*",
                "#[[",
                "[=",
                '"',
                "'",
            ):
                with check((language.value, unit)), time_limit(20.0):
                    text = unit * (20_000 // len(unit)) + "\\"
                    assert len(blanked(text, language)) == len(text)


@pytest.fixture(params=["with-interval-timers", "as-on-windows"])
def system(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    if request.param == "as-on-windows":
        for name in ("setitimer", "SIGVTALRM"):
            monkeypatch.delattr(f"_signal.{name}", raising=False)
    elif not hasattr(signal, "setitimer"):
        pytest.skip("Windows has no interval timers")


def _never_ends() -> None:
    while True:
        pass


@pytest.mark.usefixtures("system")
def test_what_takes_too_long_is_one_unreadable_file() -> None:
    with (
        pytest.raises(UnreadableInputError, match=r"x\.cu takes more than 0 s"),
        time_limit(0.05, "x.cu"),
    ):
        _never_ends()
    with time_limit(5.0):  # and nothing is left of it
        pass
    assert signal.getsignal(signal.SIGTERM) is signal.SIG_DFL


@pytest.mark.skipif(not hasattr(signal, "setitimer"), reason="Windows has no interval timers")
def test_a_search_that_takes_too_long_is_interrupted() -> None:
    with pytest.raises(UnreadableInputError), time_limit(0.05):
        re.match("(a+)+b", "a" * 100)


def _waits_and_fails() -> None:
    sleep(0.3)
    raise KeyError("own")


@pytest.mark.usefixtures("system")
def test_waiting_takes_no_time_and_an_error_is_passed_on() -> None:
    with pytest.raises(KeyError, match="own"), time_limit(0.2):
        _waits_and_fails()


def test_strings_of_operators_are_looked_through_once(tmp_path: Path) -> None:
    body = "m.def(" * 190 + '"' + '\\"' * 3000 + '"' + ")" * 190
    (tmp_path / "op.cpp").write_text(
        f"#include <torch/library.h>\nTORCH_LIBRARY(x, m) {{ {body}; }}\n"
    )

    assert lint(tmp_path).unreadable == ()
