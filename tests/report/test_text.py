"""The text for people, where a golden file does not say why it is so."""

from __future__ import annotations

from audit_sample import AUDIT, describe, plain_binary, stable_binary, vision_wheel, without_torch

from opwright.model import Artifact, ArtifactAudit, ArtifactKind, Audit, BinaryAudit
from opwright.report.text import audit as text


def shown(artifact: ArtifactAudit, *, width: int = 80) -> str:
    return text.render(Audit((artifact,)), describe=describe, width=width)


def of(*binaries: BinaryAudit, kind: ArtifactKind = ArtifactKind.BINARY) -> ArtifactAudit:
    return ArtifactAudit(Artifact("some", kind, tuple(a.binary for a in binaries)), binaries)


def test_answer_comes_before_the_matrix_and_findings_come_last() -> None:
    output = shown(vision_wheel())

    places = [
        output.index(s) for s in ("loads      2.8.0", "8 9 10", "built for", "2 findings", "fix:")
    ]
    assert places == sorted(places)


def test_legend_lists_only_the_letters_used() -> None:
    output = shown(of(stable_binary("a.so")))

    assert "+ loads   x fails (symbols)\n" in output
    assert "? unproven" not in output


def test_artifact_without_torch_says_so_and_shows_no_matrix() -> None:
    assert "1 library, no library uses torch" in shown(without_torch())
    assert "no shared libraries" in shown(of())
    assert "fails" not in shown(of(plain_binary("a.so")))


def test_release_that_a_binary_was_not_judged_for_is_marked() -> None:
    audit = stable_binary("a.so")
    other = stable_binary("b.so")._replace(verdicts=audit.verdicts[-1:])

    output = shown(of(audit, other))

    assert "- not applicable" in output
    assert next(line for line in output.splitlines() if "b.so  " in line).count("-") == 21


def test_binary_that_no_release_is_known_for_is_told() -> None:
    output = shown(of(stable_binary("a.so")._replace(verdicts=())))

    assert "no torch release to check against" in output
    assert "stable, available from torch 2.10 on" in output


def test_every_kind_of_requirement_is_told() -> None:
    wheel = vision_wheel()
    lax = wheel._replace(artifact=wheel.artifact._replace(requires_torch=""))

    assert "wheel; requires torch >=2.8;" in shown(wheel)
    assert "wheel; requires torch (any version);" in shown(lax)
    assert "wheel; no torch requirement;" in shown(without_torch())
    assert "  binary; touches torch\n" in shown(of(stable_binary("a.so")))


def test_twenty_binaries_fit_in_a_screen_or_two() -> None:
    folder = of(*(stable_binary(f"lib{n}.so") for n in range(20)), kind=ArtifactKind.FOLDER)

    output = shown(folder)

    assert "lib0.so +19" in output
    assert "and 17 more" in output
    assert output.count("\n") < 50


def test_terminal_narrower_than_a_matrix_gets_sixty_columns() -> None:
    assert text.render(AUDIT, describe=describe, width=20) == text.render(
        AUDIT, describe=describe, width=60
    )


def test_reasons_of_the_first_of_several_say_so() -> None:
    wheel = vision_wheel()
    twin = wheel.binaries[0]._replace(binary=wheel.binaries[0].binary._replace(path="other.so"))
    judged = tuple(
        v._replace(load=v.load._replace(missing_symbols=v.load.missing_symbols[:1]))
        for v in twin.verdicts
    )

    output = shown(of(wheel.binaries[0], twin._replace(verdicts=judged)))

    assert "in the first release:" in output


def test_matrix_of_one_release_fits_a_path_of_any_length() -> None:
    audit = stable_binary("a" * 90)
    single = audit._replace(verdicts=audit.verdicts[-1:])

    assert max(map(len, shown(of(single), width=60).splitlines())) <= 60
