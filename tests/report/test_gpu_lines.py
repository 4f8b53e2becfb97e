"""What the formats for people say of the code for GPUs, where a golden file does not say why."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from audit_sample import describe

from opwright.model import (
    Artifact,
    ArtifactAudit,
    ArtifactKind,
    Audit,
    Binary,
    BinaryAudit,
    BuiltFor,
    Gpu,
    GpuCode,
    GpuLoad,
    HowItRuns,
    Load,
    Loads,
    PtxCode,
    TorchAbi,
    TorchRelease,
)
from opwright.report.audits import gpus
from opwright.report.markdown import audit as markdown
from opwright.report.text.artifact import audit as text

RELEASE = TorchRelease("2.8.0", "x86_64", "12.8", cxx11_abi=True, glibc="2.28", pythons=())
H100, A100 = Gpu("H100", "sm_90"), Gpu("A100", "sm_80")
CODE = GpuCode(("sm_80", "sm_90a"), (PtxCode("compute_80", "8.1"),))


def audit_of(
    codes: dict[str, GpuCode | None],
    kind: ArtifactKind = ArtifactKind.WHEEL,
    loads: Sequence[tuple[Gpu, HowItRuns, str | None]] = (),
) -> ArtifactAudit:
    """Return an artifact whose first binary runs on GPUs like `loads`, the others not at all."""
    binaries: list[BinaryAudit] = []
    for path, code in codes.items():
        binary = Binary(path, needed=("libtorch.so",), gpu=code)
        own = [
            GpuLoad(binary, gpu, *((HowItRuns.NOT_AT_ALL, None) if binaries else told))
            for gpu, *told in loads
        ]
        verdicts = (Loads(Load(binary, RELEASE)),)
        binaries.append(
            BinaryAudit(binary, TorchAbi.UNSTABLE, None, BuiltFor(("2.8",)), verdicts, tuple(own))
        )
    artifact = Artifact("op.whl", kind, tuple(audit.binary for audit in binaries))
    return ArtifactAudit(artifact, tuple(binaries))


def told(audit: ArtifactAudit) -> str:
    return text.render(Audit((audit,)), describe=describe)


@pytest.mark.parametrize(
    ("code", "said"),
    [
        (CODE, "sm_80 sm_90a; PTX compute_80 (8.1)"),
        (GpuCode(("sm_80",)), "sm_80"),
        (
            GpuCode(ptx=(PtxCode("compute_80", "8.1"), PtxCode("compute_80", "8.4"))),
            "PTX compute_80 (8.1, 8.4)",
        ),
        (GpuCode(lto=("lto_90",)), "to be linked lto_90"),
        (GpuCode(gfx=("gfx90a", "gfx942")), "gfx90a gfx942"),
    ],
)
def test_code_is_told_in_a_line(code: GpuCode, said: str) -> None:
    assert gpus.code(code) == said


def test_binaries_with_the_same_code_are_told_of_once() -> None:
    same = audit_of({"a.so": CODE, "b.so": CODE})
    mixed = audit_of({"a.so": CODE, "b.so": CODE, "c.so": GpuCode(("sm_90",)), "d.so": GpuCode()})

    assert list(gpus.codes(same.binaries)) == [gpus.code(CODE)]
    assert list(gpus.codes(mixed.binaries)) == [
        f"{gpus.code(CODE)}; in a.so and 1 more",
        "sm_90; in c.so",
    ]


def test_library_without_code_says_nothing_of_it() -> None:
    assert "GPU" not in told(audit_of({"a.so": GpuCode()}))


def test_what_was_not_read_is_said_with_how_to_read_it() -> None:
    assert "GPU code   not scanned, deep in the archive; --gpu" in told(audit_of({"a.so": None}))
    assert "not scanned in 1 library, deep" in told(audit_of({"a.so": None, "b.so": CODE}))
    assert "--gpu" in markdown.render(Audit((audit_of({"a.so": None}),)), describe=describe)


def test_nothing_is_said_of_what_cannot_be_read_either_way() -> None:
    assert "--gpu" not in told(audit_of({"a.so": None}, ArtifactKind.BINARY))


def test_gpu_that_all_binaries_run_on_alike_takes_one_line() -> None:
    answers = gpus.answers(audit_of({"a.so": CODE}, loads=[(H100, HowItRuns.NATIVE, "sm_90a")]))

    assert [(one.name, one.arch, one.text, one.where) for one in answers] == [
        ("H100", "sm_90", "runs sm_90a", "")
    ]


def test_binaries_that_a_gpu_runs_otherwise_are_named() -> None:
    codes: dict[str, GpuCode | None] = {"a.so": CODE, "b.so": CODE, "c.so": CODE}
    answers = gpus.answers(audit_of(codes, loads=[(A100, HowItRuns.JIT, "compute_80")]))

    assert [(one.text, one.where) for one in answers] == [
        ("compiled by the driver from compute_80", "in a.so"),
        ("no code for it", "in b.so and 1 more"),
    ]
