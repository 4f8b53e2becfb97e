"""The build stamp in an ELF note: read, narrowed by, and distrusted where it is damaged."""

from __future__ import annotations

import pytest

from opwright.knowledge.torch_releases.symbols.releases import database
from opwright.model import Artifact, ArtifactKind, Binary, Note, TorchAbi
from opwright.verbs.audit.loading.loader import resolve_in_releases
from opwright.verbs.audit.origin.build_note import build_note_of
from opwright.verbs.audit.origin.built_for import built_for

CHECK = "_ZN3c106detail14torchCheckFailEPKcS2_jS2_"
"""In every release, so that it tells no two of them apart."""
SET_DEVICE = "_ZN3c104cuda9SetDeviceEi"
"""In torch 2.1 and 2.2."""


def stamped(
    content: bytes, *, owner: str = "opwright", kind: int = 1, asks_for: str = CHECK
) -> Binary:
    return Binary(
        "op.so",
        needed=("libtorch.so", "libc10_cuda.so"),
        requires=frozenset({asks_for}),
        notes=(Note("GNU", 3, b"\1"), Note(owner, kind, content)),
    )


def series(binary: Binary) -> tuple[str, ...]:
    everywhere = resolve_in_releases(binary, {}, database(binary.machine))
    artifact = Artifact(binary.path, ArtifactKind.BINARY, (binary,))
    return built_for(binary, everywhere, artifact, abi=TorchAbi.UNSTABLE).torch


@pytest.mark.parametrize("version", ["2.8.0", "2.8.0+cu128", "2.8"])
def test_torch_of_the_stamp_is_what_it_was_built_for(version: str) -> None:
    assert series(stamped(f'{{"torch": "{version}"}}'.encode())) == ("2.8",)


@pytest.mark.parametrize("version", ["2.1", "2.10.0"])
def test_series_are_told_apart_by_whole_numbers(version: str) -> None:
    assert series(stamped(f'{{"torch": "{version}"}}'.encode())) == (version.removesuffix(".0"),)


@pytest.mark.parametrize(
    "content",
    [b"", b"{", b"[1, 2]", b'"2.8.0"', b"\xff\xfe", b'{"torch": 2.8}', b"[" * 60_000],
    ids=["empty", "cut off", "a list", "a string", "not UTF-8", "a number", "deep"],
)
def test_damaged_stamp_says_nothing(content: bytes) -> None:
    assert build_note_of(stamped(content)) == {}
    assert len(series(stamped(content))) > 1


@pytest.mark.parametrize(("owner", "kind"), [("GNU", 1), ("opwright", 2)])
def test_note_of_another_kind_is_no_stamp(owner: str, kind: int) -> None:
    assert build_note_of(stamped(b'{"torch": "2.8.0"}', owner=owner, kind=kind)) == {}


def test_stamp_of_a_release_that_lacks_its_symbols_is_not_believed() -> None:
    stamp = b'{"torch": "2.8.0"}'

    assert series(stamped(stamp, asks_for=SET_DEVICE)) == ("2.1", "2.2")
