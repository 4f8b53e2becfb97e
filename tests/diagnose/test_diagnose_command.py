"""`opwright diagnose` as a user meets it: a log in, a report and an exit status out."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from laws import tried
from program import run_here
from tiny_elf import shared_library

import opwright
from opwright.report.text import diagnosis as report
from opwright.verbs.diagnose.diagnosis import diagnose

SET_DEVICE = "_ZN3c104cuda9SetDeviceEi"  # in 2.1 and 2.2
LOG = f"ImportError: /home/ada/venv/lib/python3.11/site-packages/op/_C.so: undefined symbol: {SET_DEVICE}\n"
UNKNOWN = "frobnicate.c:3: error: too many frobs\n"
WELL = "Successfully installed op-1.0\n"


def diagnosed(log: str | bytes, *options: str) -> subprocess.CompletedProcess[str]:
    given = log if isinstance(log, bytes) else log.encode()
    return run_here("diagnose", *options, given=given)


# ---- exit statuses


@pytest.mark.parametrize(
    ("log", "status"), [(WELL, 0), (LOG, 1), (UNKNOWN, 4), ("", 3), (b"\x7fELF", 3)]
)
def test_status_says_what_was_found(log: str | bytes, status: int) -> None:
    assert diagnosed(log, "-").returncode == status


def test_process_reads_its_input_and_leaves_a_status() -> None:
    command = [sys.executable, "-m", "opwright", "diagnose", "-"]
    done = subprocess.run(command, input=LOG, capture_output=True, text=True, check=False)

    assert done.returncode == 1
    assert done.stdout == diagnosed(LOG, "-").stdout
    assert done.stderr == ""


@pytest.mark.parametrize("log", ["", b"\x7fELF\x02\x01\x01\x00", b"\x00\x01\x02"])
def test_what_is_no_log_gets_one_clear_line(log: str | bytes) -> None:
    done = diagnosed(log, "-")

    assert done.stdout == ""
    assert re.fullmatch(r"opwright: stdin is [^\n]+\n", done.stderr)


def test_file_that_cannot_be_read_gets_one_clear_line(tmp_path: Path) -> None:
    for path, why in ((tmp_path / "none.log", "No such file"), (tmp_path, "Is a directory")):
        done = diagnosed("", str(path))

        assert (done.returncode, done.stdout) == (3, "")
        assert (
            done.stderr
            == f"opwright: cannot read {path}: {os.strerror(2 if why[0] == 'N' else 21)}\n"
        )


def test_closed_input_is_told() -> None:
    command = f"{sys.executable} -m opwright diagnose - <&-"
    done = subprocess.run(["bash", "-c", command], capture_output=True, text=True, check=False)

    assert (done.returncode, done.stdout) == (3, "")
    assert done.stderr.startswith("opwright: cannot read")


def test_no_command_after_the_dashes_is_a_wrong_use() -> None:
    assert diagnosed("", "--").returncode == 2


# ---- what is told


def test_answer_comes_with_its_line_and_its_repair() -> None:
    done = diagnosed(f"first\n{LOG}", "-")

    assert done.stdout.startswith("torch-version-mismatch: ")
    assert "--> log:2" in done.stdout
    assert "torch 2.1.0..2.2.2" in done.stdout
    assert "$ pip install" in done.stdout
    assert "opwright explain torch-version-mismatch" in done.stdout


def test_json_is_that_of_the_contract() -> None:
    found = json.loads(diagnosed(LOG, "-", "--format", "json").stdout)

    assert found["version"] == 1
    first = found["findings"][0]
    assert first["cause"] == "torch-version-mismatch"
    assert first["family"] == "torch-abi"
    assert first["confidence"] == "likely"
    assert first["evidence"] == [{"where": "log:1", "quote": LOG.strip()}]
    assert first["details"]["symbol"] == SET_DEVICE
    assert first["details"]["demangled"] == "c10::cuda::SetDevice(int)"
    assert set(first["fix"]) == {"summary", "commands", "safety", "otherwise"}
    assert set(first["fix"]["otherwise"]) == {"summary", "commands"}


def test_context_makes_it_certain(tmp_path: Path) -> None:
    context = tmp_path / "context.json"
    context.write_text('{"torch": "2.6.0+cu124", "unheard": [1]}')

    found = json.loads(diagnosed(LOG, "-", "--context", str(context), "--format", "json").stdout)

    assert found["findings"][0]["confidence"] == "certain"
    assert "torch 2.6.0+cu124 lacks" in found["findings"][0]["message"]


def test_several_logs_are_reported_on_in_their_order(tmp_path: Path) -> None:
    failed, well, binary = (tmp_path / name for name in ("a.log", "b.log", "c.log"))
    failed.write_text(LOG)
    well.write_text(WELL)
    binary.write_bytes(b"\x7fELF")

    text = diagnosed("", str(failed), str(well))
    told = diagnosed(LOG, str(binary), str(well), "-", "--format", "json")

    assert text.returncode == 1
    heads = [line for line in text.stdout.split("\n") if line.startswith("==> ")]
    assert heads == [f"==> {failed} <==", f"==> {well} <=="]
    assert text.stdout.index("torch-version-mismatch") < text.stdout.index("no failure found")
    assert told.returncode == 3
    unread, nothing, found = json.loads(told.stdout)
    assert unread["unreadable"][0]["path"] == str(binary)
    assert (nothing["findings"], found["findings"][0]["cause"]) == ([], "torch-version-mismatch")


@pytest.mark.parametrize("context", ["", "[1]", "{", "[" * 100_000])
def test_context_that_is_none_is_told(context: str, tmp_path: Path) -> None:
    path = tmp_path / "context.json"
    path.write_text(context)

    done = diagnosed(LOG, "-", "--context", str(path))

    assert (done.returncode, done.stdout) == (3, "")
    assert done.stderr.count("\n") == 1


def test_markdown_can_be_pasted() -> None:
    out = diagnosed(LOG, "-", "--format", "markdown").stdout

    assert out.startswith("**torch-version-mismatch** (likely): ")
    assert out.index("\nFix: ") < out.index("\nOr: ")
    assert out.count("```") == 6


def test_github_shows_it_beside_the_step() -> None:
    out = diagnosed(LOG, "-", "--format", "github").stdout

    assert out.startswith("::warning file=")
    assert "title=torch-version-mismatch" in out


def test_causes_can_be_chosen_and_left_out() -> None:
    assert diagnosed(LOG, "-", "--ignore", "torch-version-mismatch").returncode == 4
    assert diagnosed(LOG, "-", "--select", "torch-version-mismatch").returncode == 1
    assert diagnosed(LOG, "-", "--select", "torch-version-mismach").returncode == 2


def test_report_is_written_whole_to_a_file(tmp_path: Path) -> None:
    path = tmp_path / "report.txt"

    done = diagnosed(LOG, "-", "-o", str(path))

    assert (done.returncode, done.stdout) == (1, "")
    assert path.read_text().startswith("torch-version-mismatch: ")


# ---- many logs


def test_batch_reports_on_each_line_in_order() -> None:
    cases = [
        {"id": "b", "log": LOG, "context": {"torch": "2.6.0"}},
        {"id": "a", "log": WELL},
        {"id": 3, "log": ""},
    ]

    done = diagnosed("\n".join(map(json.dumps, cases)), "--batch")

    reports = [json.loads(line) for line in done.stdout.splitlines()]
    assert [r["id"] for r in reports] == ["b", "a", 3]
    assert [len(r["findings"]) for r in reports] == [1, 0, 0]
    assert done.returncode == 1


@pytest.mark.parametrize(
    "line",
    [
        "{",
        "[]",
        '{"id": 1}',
        '{"id": 1, "log": 2}',
        '{"id": NaN, "log": ""}',
        '{"id": -1e999, "log": ""}',
    ],
)
def test_batch_goes_on_after_a_line_that_is_none(line: str) -> None:
    done = diagnosed(f"{line}\n" + json.dumps({"id": 2, "log": LOG}), "--batch")

    unread, report = map(json.loads, done.stdout.splitlines())
    [entry] = unread["unreadable"]
    assert unread["id"] == 1
    assert entry["path"] == "line 1 of the input"
    assert entry["reason"] in done.stderr
    assert report["id"] == 2
    assert done.stderr.startswith("opwright: line 1 of the input ")
    assert done.returncode == 3


def test_batch_goes_on_after_a_bug_and_after_an_input_that_does_not_end(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A bad sector in an installed table is a bug of ours: only the lines that need the table suffer."""
    installed = tmp_path / "opwright"
    source = Path(opwright.__file__).parent
    shutil.copytree(source, installed, copy_function=os.symlink)
    table = installed / "knowledge" / "torch_releases" / "data" / "torch.bin"
    content = table.read_bytes()
    table.unlink()
    command = [sys.executable, "-m", "opwright", "diagnose", "--batch"]
    logs = {
        "before": UNKNOWN,
        "hit": LOG,
        "after": "nvcc fatal : Unsupported gpu architecture 'compute_120'",
    }
    given = "".join(json.dumps({"id": name, "log": log}) + "\n" for name, log in logs.items())

    for kept, status, why in (
        (
            content[: len(content) // 4] + b"\xff" * (len(content) - len(content) // 4),
            5,
            "a bug in opwright",
        ),
        (content[: len(content) // 2], 3, "is truncated; create or install it again"),
    ):
        table.write_bytes(kept)
        done = subprocess.run(
            command,
            input=given,
            capture_output=True,
            text=True,
            check=False,
            env={**os.environ, "PYTHONPATH": str(tmp_path)},
        )
        before, hit, after = map(json.loads, done.stdout.splitlines())
        assert done.returncode == status
        assert (before["id"], before["findings"]) == ("before", [])
        assert hit["id"] == "hit"
        assert why in hit["unreadable"][0]["reason"]
        assert after["findings"][0]["cause"] == "nvcc-too-old-for-arch"

    monkeypatch.setattr("opwright.cli.commands.diagnose._LONGEST_LINE", 1000)
    monkeypatch.setattr("opwright.cli.commands.diagnose._MOST_PASSED_OVER", 5000)
    done = diagnosed(
        f"{json.dumps({'log': LOG})}\n{'x' * 4000}\n".encode() + b"\0" * 9000, "--batch"
    )
    first, long = map(json.loads, done.stdout.splitlines())
    assert first["findings"]
    assert "more than" in long["unreadable"][0]["reason"]
    assert done.stderr.splitlines()[-1].startswith("opwright: cannot read stdin: it has a line of")
    assert done.returncode == 3


# ---- what lies on disk


def test_library_that_the_log_names_is_opened_and_tells_all_that_it_misses(tmp_path: Path) -> None:
    packages = tmp_path / "lib" / "python3.11" / "site-packages"
    (packages / "torch").mkdir(parents=True)
    (packages / "torch" / "version.py").write_text("__version__ = '2.6.0+cu124'\n")
    library = packages / "op" / "_C.so"
    library.parent.mkdir()
    library.write_bytes(
        shared_library(
            needed=["libc10_cuda.so"],
            requires=[SET_DEVICE, "_ZN3c104cuda14ExchangeDeviceEi"],
        )
    )
    log = f"ImportError: {library}: undefined symbol: {SET_DEVICE}\n"

    told = diagnosed(log, "-").stdout
    untold = diagnosed(log, "-", "--no-files").stdout

    assert "torch 2.6.0 lacks 2 symbols" in told.replace("\n", " ")
    assert "(likely)" not in told
    assert "(likely)" in untold


def test_file_that_is_no_library_changes_nothing(tmp_path: Path) -> None:
    path = tmp_path / "_C.so"
    path.write_text("not ELF")
    log = f"ImportError: {path}: undefined symbol: {SET_DEVICE}\n"

    assert diagnosed(log, "-").stdout == diagnosed(log, "-", "--no-files").stdout


# ---- what is left out


def test_people_and_secrets_are_left_out() -> None:
    log = (
        "Looking in indexes: https://ada:hunter2@packages.corp.example/simple\n"
        "ada@gpu-node-17:~/op$ export HF_TOKEN=hf_abcdefghijklmnopqrstuvwxyz012345\n" + LOG
    )

    for form in ("text", "json", "markdown", "github"):
        out = diagnosed(log, "-", "--redact", "--format", form).stdout

        assert not re.search(r"\bada\b|hunter2|hf_abc|corp\.example|gpu-node", out)
        assert "/home/USER/" in out.replace("\n      ", "")


# ---- any bytes


@settings(tried(4), suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(
    st.lists(
        st.one_of(
            st.sampled_from(
                [
                    b"undefined symbol: ",
                    b"ImportError: ",
                    b"_ZN3c10",
                    b"undefined reference to `",
                    b"error LNK2001: ",
                    b"fatal error: ",
                    b": No such file or directory",
                    b"\x1b[31m",
                    b"\n",
                    b"CUDA error: ",
                    b"\xe6\x9c\xaa\xe5\xae\x9a\xe4\xb9\x89",
                    b"::",
                    b"##[",
                    b"{",
                    b"}",
                ]
            ),
            st.binary(max_size=30),
        ),
        min_size=1,
        max_size=40,
    )
)
def test_no_bytes_crash_it_or_reach_the_terminal(parts: list[bytes]) -> None:
    log = b"x" * 8191 + b"\n" + b"".join(parts)  # what begins as text is read as text

    found = diagnose(log.decode("utf-8", "replace"), files=False)

    for told in (report.text(found), report.markdown(found), report.github(found, "log")):
        assert not re.search(r"[\x00-\x09\x0b-\x1f\x7f-\x9f\u202a-\u202e]", told)
    json.loads(report.json(found))
