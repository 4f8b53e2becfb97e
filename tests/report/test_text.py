"""The text for people, where a golden file does not say why it is so."""

from __future__ import annotations

from audit_sample import (
    AUDIT,
    describe,
    plain_binary,
    stable_binary,
    torch,
    vision_wheel,
    without_torch,
    wrong_cuda,
)

from opwright.model import (
    Artifact,
    ArtifactAudit,
    ArtifactKind,
    Audit,
    BinaryAudit,
    Fails,
    Load,
    Loads,
)
from opwright.model.audit.verdicts import Alternatives
from opwright.report.text.artifact import audit as text
from opwright.report.text.page.screen import MOST_LINES


def shown(artifact: ArtifactAudit, *, width: int = 80, verbose: bool = False) -> str:
    return text.render(Audit((artifact,)), describe=describe, width=width, verbose=verbose)


def of(*binaries: BinaryAudit, kind: ArtifactKind = ArtifactKind.BINARY) -> ArtifactAudit:
    return ArtifactAudit(Artifact("some", kind, tuple(a.binary for a in binaries)), binaries)


def test_answer_comes_before_the_matrix_and_findings_come_last() -> None:
    output = shown(vision_wheel())

    places = [
        output.index(s)
        for s in ("loads      2.8.0", "8 9 10", "fails in 2.10.0", "2 findings", "fix:", "more: -v")
    ]
    assert places == sorted(places)


def test_a_decisive_reason_stands_for_each_border_and_the_others_are_in_the_full_text() -> None:
    whole = vision_wheel()._replace(findings=())

    output = shown(whole)

    heads = [line for line in output.splitlines() if line.startswith(("  fails in", "  unsafe in"))]
    assert heads == [
        "  fails in 2.10.0..2.15.0: torch-version-mismatch",
        "  unsafe in 2.9.0..2.9.1: torch-layout-drift",
        "  fails in 1.8.0..2.7.1: torch-version-mismatch",
    ]
    assert output.count("extension-cuda-version-mismatch") == 0
    assert "extension-cuda-version-mismatch" in shown(whole, verbose=True)


def test_a_border_of_symbols_is_explained_by_symbols_and_a_library_once_for_all_its_releases() -> (
    None
):
    (binary, *_) = vision_wheel().binaries
    reordered = [
        verdict._replace(reasons=verdict.reasons[::-1]) if isinstance(verdict, Fails) else verdict
        for verdict in binary.verdicts
    ]
    loads = next(verdict for verdict in reordered if isinstance(verdict, Loads))
    lacking = [
        Fails(Load(binary.binary, torch(version), (), (reason.evidence.quote,)), (reason,))
        for version in ("2.7.0", "2.9.0")
        for reason in [wrong_cuda("op.so")]
    ]

    of_symbols = shown(of(binary._replace(verdicts=tuple(reordered))))
    of_libraries = shown(of(binary._replace(verdicts=(lacking[0], loads, lacking[1]))))

    assert "fails in 2.10.0..2.15.0: torch-version-mismatch\n" in of_symbols
    assert "extension-cuda-version-mismatch" not in of_symbols
    assert of_libraries.count("fails in ") == 1
    assert "fails in 2.7.0, 2.9.0: extension-cuda-version-mismatch\n" in of_libraries


def test_a_reason_that_is_a_finding_is_told_once() -> None:
    output = shown(vision_wheel())

    assert "fails in 2.10.0..2.15.0: torch-version-mismatch, see below\n" in output
    assert output.count("not in torch 2.10.0") == 1


def test_an_artifact_takes_a_screen_however_much_there_is_to_say() -> None:
    wheel = vision_wheel()
    many = tuple(
        stable_binary(f"op/lib{n}.so")._replace(verdicts=stable_binary(f"lib{n}.so").verdicts[n:])
        for n in range(30)
    )
    crowded = wheel._replace(
        binaries=(*wheel.binaries, *many),
        findings=wheel.findings * 5,
        notes=("a note of some length " * 10,) * 5,
    )

    for width in (80, 100, 140):
        output = shown(crowded, width=width)
        assert output.count("\n") <= MOST_LINES, width
        assert all(s in output for s in ("loads ", "fix: ", "more rows", "fails in", "more: -v"))
    assert shown(crowded, verbose=True).count("\n") > MOST_LINES


def test_alternatives_share_a_row() -> None:
    folder = of(*(stable_binary(f"op/torch-2.{n}/libop.so") for n in range(8, 12)))
    paths = tuple(binary.binary.path for binary in folder.binaries)
    taken = {v.load.torch.version: paths[-1] for v in folder.binaries[0].verdicts}

    output = shown(folder._replace(alternatives=(Alternatives(paths, taken),)))

    assert "  op/torch-*/libop.so  " in output
    assert "one of 4: op/torch-*/libop.so\n" in output
    assert "torch-2.8" not in output


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
    assert next(line for line in output.splitlines() if "b.so  " in line).count("-") == 16


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

    assert "lib0.so +19" in shown(folder)
    assert "and 17 more" in shown(folder, verbose=True)
    assert shown(folder, verbose=True).count("\n") < 50


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

    output = shown(of(wheel.binaries[0], twin._replace(verdicts=judged)), verbose=True)

    assert "in the first release:" in output


def test_matrix_of_one_release_fits_a_path_of_any_length() -> None:
    audit = stable_binary("a" * 90)
    single = audit._replace(verdicts=audit.verdicts[-1:])

    assert max(map(len, shown(of(single), width=60).splitlines())) <= 60
