"""What a project says against findings: comments that give a reason, and baselines."""

from __future__ import annotations

from pathlib import Path

import pytest
from linted import BROKEN, found_in

from opwright.cli.main import main

Captured = pytest.CaptureFixture[str]


def test_comment_with_a_reason_is_heeded(project: Path, capsys: Captured) -> None:
    (project / "op.cu").write_text(
        BROKEN.rstrip("\n")
        + "  // opwright: ignore[half-type-instantiation] because torch is patched\n"
    )

    assert main(["lint"]) == 0
    assert "1 more ignored" in capsys.readouterr().out


def test_comment_on_its_own_line_speaks_of_the_next(project: Path) -> None:
    comment = "// opwright: ignore[half-type-instantiation] because torch is patched\n"
    (project / "op.cu").write_text(BROKEN.replace("void run", f"{comment}void run"))

    assert found_in(".") == []


@pytest.mark.parametrize("rest", ["", " because", " because ", " it is fine"])
def test_comment_without_a_reason_does_not_count(
    project: Path, capsys: Captured, rest: str
) -> None:
    (project / "op.cu").write_text(
        BROKEN.rstrip("\n") + f"  // opwright: ignore[half-type-instantiation]{rest}\n"
    )

    assert main(["lint"]) == 1
    assert "op.cu:3: an ignore without a reason has no effect" in capsys.readouterr().err


def test_comment_on_another_cause_is_not_heeded(project: Path) -> None:
    (project / "op.cu").write_text(
        BROKEN.rstrip("\n") + "  // opwright: ignore[hip-ldg-half] because of that\n"
    )

    assert len(found_in(".")) == 1


def test_ignore_of_no_cause_is_told(project: Path, capsys: Captured) -> None:
    (project / "op.cu").write_text(
        BROKEN.replace(
            " }\n", " } // opwright: ignore[half-type-instantation] because it is patched\n"
        )
    )

    assert main(["lint"]) == 1
    told = capsys.readouterr().err
    assert "op.cu:3: unknown cause 'half-type-instantation'" in told
    assert "the closest match is 'half-type-instantiation'" in told


def test_ignore_of_many_that_are_none_is_told_in_a_few_lines(
    project: Path, capsys: Captured
) -> None:
    names = ", ".join(f"cause-{number}" for number in range(2000))
    (project / "op.cu").write_text(
        BROKEN.replace(" }\n", f" }} // opwright: ignore[{names}] because\n")
    )

    main(["lint"])

    told = capsys.readouterr().err.splitlines()
    assert len(told) < 10
    assert any("1995 more unknown causes" in line for line in told)


def test_each_of_many_comments_speaks_of_its_own_line(project: Path, capsys: Captured) -> None:
    [*head, call] = BROKEN.splitlines(keepends=True)
    comment = "// opwright: ignore[half-type-instantiation] because torch is patched\n"
    calls = [call.replace("run", f"run{number}") for number in range(20)]
    (project / "op.cu").write_text(
        "".join((*head, *(f"{comment}\n/* its */\n{one}" for one in calls[1:]), calls[0]))
    )

    assert main(["lint"]) == 1
    assert "19 more ignored" in capsys.readouterr().out


def test_baseline_lasts_when_lines_are_put_in_and_tells_what_is_new(
    project: Path, capsys: Captured
) -> None:
    (project / "op.cu").write_text(BROKEN)
    assert main(["lint", "--write-baseline", "old.json"]) == 0
    (project / "op.cu").write_text("\n\n" + BROKEN)
    assert main(["lint", "--baseline", "old.json"]) == 0
    (project / "op.cu").write_text(
        "\n\n" + BROKEN + "void g(at::Tensor y) { y.data_ptr<half>(); }\n"
    )

    assert main(["lint", "--baseline", "old.json"]) == 1
    assert "op.cu:6:26" in capsys.readouterr().out


def test_baseline_holds_from_wherever_it_is_linted(
    project: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (project / "csrc").mkdir()
    (project / "csrc" / "op.cu").write_text(BROKEN)
    assert main(["lint", "--write-baseline", "old.json"]) == 0

    assert main(["lint", str(project), "--baseline", str(project / "old.json")]) == 0
    monkeypatch.chdir(project / "csrc")
    assert main(["lint", "op.cu", "--baseline", "../old.json"]) == 0
    assert main(["lint", "op.cu", "--write-baseline", "../old.json"]) == 0
    monkeypatch.chdir(project)
    assert main(["lint", "--baseline", "old.json"]) == 0


def test_broken_baseline_cannot_be_read(project: Path) -> None:
    (project / "old.json").write_text("[")

    assert main(["lint", "--baseline", "old.json"]) == 3
