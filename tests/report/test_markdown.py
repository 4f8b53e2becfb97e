"""Markdown for a pull request: a table that stays a table, names that stay names."""

from __future__ import annotations

import pytest
from audit_sample import cause, describe, stable_binary, vision_wheel

from opwright.model import Artifact, ArtifactAudit, ArtifactKind, Audit, Evidence, Finding, Fix
from opwright.report.markdown import audit as markdown


def shown(artifact: ArtifactAudit) -> str:
    return markdown.render(Audit((artifact,)), describe=describe)


def with_message(message: str, *commands: str) -> str:
    fix = Fix("mend it", commands)
    finding = Finding(cause("some-cause", message, fix), Evidence("a.so", "x"))
    return shown(vision_wheel()._replace(findings=(finding,)))


def test_series_that_no_row_tells_apart_share_a_column() -> None:
    assert "| torch | 1.8..2.6 | 2.7 | 2.8 | 2.9 | 2.10 | 2.11..2.15 |" in shown(vision_wheel())


def test_release_that_a_binary_was_not_judged_for_is_marked() -> None:
    audit = stable_binary("a.so")
    other = stable_binary("b.so")._replace(verdicts=audit.verdicts[-1:])
    artifact = Artifact("some", ArtifactKind.FOLDER, ())

    output = shown(ArtifactAudit(artifact, (audit, other)))

    assert "| `b.so` | - | - | loads |" in output


@pytest.mark.parametrize(
    ("message", "expected"),
    [
        ("*a* _b_ [c](d)", "\\*a\\* \\_b\\_ \\[c\\](d)"),
        ("<img src=x>", "\\<img src=x>"),
        ("see https://a.b", "see https\\://a.b"),
        ("see www.a.b", "see www\\.a.b"),
        ("mailto:a", "mailto\\:a"),
        ("@everyone", "@<!-- -->everyone"),
        ("org/repo#1", "org/repo#<!-- -->1"),
        ("GH-1", "GH<!-- -->-1"),
        ("torch 2.8: c10::Error", "torch 2.8: c10::Error"),
    ],
)
def test_prose_means_itself(message: str, expected: str) -> None:
    assert f"**some-cause**: {expected}\n" in with_message(message)


def test_code_holds_backticks_and_bars() -> None:
    wheel = vision_wheel()
    hostile = wheel._replace(artifact=wheel.artifact._replace(path="`a`|b"))

    assert shown(hostile).startswith("### `` `a`\\x7cb ``\n")


def test_command_cannot_end_its_own_block() -> None:
    output = with_message("wrong", "echo ```")

    assert "  ````sh\n  echo ```\n  ````" in output


def test_reasons_of_the_first_of_several_say_so() -> None:
    first, *_ = vision_wheel().binaries
    judged = tuple(
        v._replace(load=v.load._replace(missing_symbols=v.load.missing_symbols[:1]))
        for v in first.verdicts
    )
    artifact = Artifact("some", ArtifactKind.FOLDER, ())

    output = shown(ArtifactAudit(artifact, (first, first._replace(verdicts=judged))))

    assert "- in the first release:" in output


def test_what_is_wrong_with_several_comes_last() -> None:
    finding = Finding(cause("some-cause", "wrong", Fix("mend it")), Evidence("a.whl:a.so", "x"))

    output = markdown.render(Audit((vision_wheel(),), (finding,)), describe=describe)

    assert output.endswith(
        "\n\n### together\n\n**some-cause**: wrong\n\n- `a.whl:a.so`: `x`\n- fix: mend it\n"
    )
    assert "together" not in shown(vision_wheel())
