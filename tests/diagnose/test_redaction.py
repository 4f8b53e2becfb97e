"""What is private is left out, and what proves the cause is not."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from harmless_table import HARMLESS
from laws import every_input
from program import run_here
from redaction_table import PRIVATE

from opwright.knowledge.token_formats import TOKEN_FORMATS
from opwright.prefilter.required_literals import re_parser
from opwright.verbs.diagnose.redaction import (
    hosts,
    identifiers,
    names,
    people,
    secrets,
    urls,
)
from opwright.verbs.diagnose.redaction.names import names_in
from opwright.verbs.diagnose.redaction.redacted import redacted_text

_MARKED = re.compile("«([^»]*)»")


def test_all_that_is_private_is_left_out_and_nothing_else() -> None:
    assert len(PRIVATE) >= 100
    with every_input() as check:
        for line in PRIVATE:
            with check(line):
                public = redacted_text(_MARKED.sub(r"\1", line))
                assert not [part for part in _MARKED.findall(line) if part in public], public
                first, *_, last = _MARKED.split(line)
                assert public.startswith(first) or first.startswith("-----"), public
                assert public.endswith(last) or "PRIVATE KEY" in line, public


def test_private_lines_are_found_among_others() -> None:
    with every_input() as check:
        for line in PRIVATE:
            with check(line):
                private = _MARKED.sub(r"\1", line)
                public = redacted_text(f"make: *** [op.o] Error 1\n{private}\nninja: stopped")
                assert not [part for part in _MARKED.findall(line) if part in public], public


def test_what_proves_a_cause_stays() -> None:
    with every_input() as check:
        for line in HARMLESS:
            with check(line):
                assert redacted_text(line) == line


def test_what_is_public_already_is_not_changed_again() -> None:
    with every_input() as check:
        for line in PRIVATE:
            with check(line):
                once = redacted_text(_MARKED.sub(r"\1", line))
                assert redacted_text(once) == once


def test_no_pattern_repeats_without_bound() -> None:
    with every_input() as check:
        for number, pattern in enumerate(_patterns()):
            with check(f"{number}: {pattern.pattern}"):
                assert not list(_unbounded(re_parser.parse(pattern.pattern, pattern.flags)))


def _patterns() -> list[re.Pattern[str]]:
    """Return every pattern of the rules."""
    values = [
        value
        for module in (hosts, identifiers, names, people, secrets, urls)
        for value in vars(module).values()
    ]
    single = [value for value in values if isinstance(value, re.Pattern)]
    listed = [one for value in values if isinstance(value, tuple) for one in value]
    pairs = [one[0] if isinstance(one, tuple) else one for one in listed]
    formats = [re.compile(pattern) for _, pattern in TOKEN_FORMATS]
    return [*single, *(one for one in pairs if isinstance(one, re.Pattern)), *formats]


def _unbounded(node: Any) -> Iterator[object]:  # noqa: ANN401 - what `re` parses to has no types
    match node:
        case (re_parser.MAX_REPEAT | re_parser.MIN_REPEAT, (_, re_parser.MAXREPEAT, _)):
            yield node
    if isinstance(node, tuple | list | re_parser.SubPattern):
        for inner in node:
            yield from _unbounded(inner)


def test_report_is_redacted_and_its_cause_stays(tmp_path: Path) -> None:
    log = tmp_path / "log"
    log.write_text(
        "ada@node7:~/op$ PASSWORD=hunter2 python -c 'import op'\n"
        "ImportError: /home/ada/op/_C.so: undefined symbol: "
        "_ZNK2at10TensorBase16mutable_data_ptrI6__halfEEPT_v\n"
    )

    for format_ in ("text", "json", "markdown", "github"):
        told = run_here("diagnose", str(log), "--redact", "--format", format_).stdout
        assert "half-type-instantiation" in told
        assert not {"ada", "node7", "hunter2"} & set(re.findall(r"\w+", told))


SHOWN = {
    "ada@gpu-box:/data$ make": "ada gpu-box",
    "[ada@gpu-box op]$ make; ada@gpu-box ~ % ls": "ada gpu-box",
    "cd /home/ada/op": "ada",
    "cd C:\\Users\\ada\\op": "ada",
    "USER=ada": "ada",
    "LOGNAME='ada'": "ada",
    "HOSTNAME=gpu-box": "gpu-box",
    "/scratch/x/torchinductor_ada/x": "ada",
    "Linux gpu-box 5.15.0-91-generic #101": "gpu-box",
    "gpu-box:4711:4711 [0] NCCL INFO": "gpu-box",
    "runner@localhost:~$ id; /home/torch/x": "",
}
"""Lines that show names, and which."""


def test_names_that_a_log_shows_are_left_out_everywhere() -> None:
    with every_input() as check:
        for line, names in SHOWN.items():
            with check(line):
                without = names_in(f"first\n{line}\n")

                told = without("/data/ada/op: torch on gpu-box for runner")

                public = [name for name in ("ada", "gpu-box") if name in told]
                assert public == [name for name in ("ada", "gpu-box") if name not in names.split()]
                assert told.endswith("for runner")
                assert "torch" in told


def test_report_says_no_name_that_only_the_prompt_shows(tmp_path: Path) -> None:
    log = tmp_path / "log"
    log.write_text(
        "ada@gpu-box:~$ make\n" + "compiling\n" * 500 + "ImportError: /data/ada/gpu-box/_C.so: "
        "undefined symbol: _ZNK2at10TensorBase16mutable_data_ptrI6__halfEEPT_v\n"
    )

    told = run_here("diagnose", str(log), "--redact").stdout

    assert "/data/USER/HOST/_C.so" in told
    assert "half-type-instantiation" in told


def test_help_says_what_is_removed() -> None:
    told = run_here("diagnose", "--help").stdout

    for word in ("passwords", "tokens", "user names", "private hosts", "stays too"):
        assert word in " ".join(told.split())
