"""The wheel for musl on aarch64 requires nothing that pip would have to compile there, and is a wheel."""

from __future__ import annotations

import sys
import zipfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1] / "tools"))

from make_musl_wheel import TAG, made_from

from opwright import audit

METADATA = """Metadata-Version: 2.4
Name: opwright
Version: 1.0
Requires-Dist: isal>=1.7
Requires-Dist: tree-sitter-cuda>=0.21
Requires-Dist: tree-sitter>=0.25; sys_platform != 'emscripten'

Requires-Dist: tree-sitter, says the description.
"""


def test_wheel_for_musl_has_the_parser_as_an_extra(tmp_path: Path) -> None:
    wheel = tmp_path / "opwright-1.0-py3-none-any.whl"
    with zipfile.ZipFile(wheel, "w") as archive:
        archive.writestr("opwright/__init__.py", "")
        archive.writestr("opwright-1.0.dist-info/METADATA", METADATA)
        archive.writestr("opwright-1.0.dist-info/WHEEL", "Tag: py3-none-any\n")
        archive.writestr("opwright-1.0.dist-info/RECORD", "")

    made = made_from(wheel)

    artifact = audit(str(made)).artifact
    assert made.name == f"opwright-1.0-{TAG}.whl"
    assert artifact.disagreements == ()
    assert artifact.requirements == (
        "isal>=1.7",
        "tree-sitter-cuda>=0.21",
        "tree-sitter>=0.25; sys_platform != 'emscripten' and extra == 'sources'",
    )
    with zipfile.ZipFile(made) as archive:
        assert archive.read("opwright-1.0.dist-info/METADATA").endswith(METADATA[-51:].encode())
        assert archive.read("opwright-1.0.dist-info/RECORD").count(b"sha256=") == 3
