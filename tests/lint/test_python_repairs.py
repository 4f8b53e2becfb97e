"""Python that imports what torch no longer has is run before and after its repair."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from opwright.cli.main import main

USES = """\
import torch
from torch._six import container_abcs, string_classes as texts, inf
if True:
    from torch._six import (int_classes,
        nan as unknown)
assert isinstance({}, container_abcs.Mapping) and isinstance("a", texts) and isinstance(1, int_classes)
assert inf > 1 and unknown != unknown and isinstance(b"", torch._six.string_classes)
print("ran")
"""


def _run(path: Path) -> str:
    """Return what a file prints, with a torch that has no module `_six` in its way."""
    command = [sys.executable, path.name]
    return subprocess.run(
        command, cwd=path.parent, capture_output=True, text=True, check=False
    ).stdout


def test_torch_six_is_replaced_by_what_it_was_made_of(project: Path) -> None:
    path = project / "run.py"
    path.write_text(USES)
    folder = project / "torch"
    folder.mkdir()
    (folder / "__init__.py").write_text("")

    assert _run(path) == ""
    assert main(["lint", "--fix", "run.py"]) == 0
    assert _run(path) == "ran\n"


def test_import_of_which_a_name_is_unknown_is_left_to_people(project: Path) -> None:
    path = project / "run.py"
    path.write_text("from torch._six import inf, with_metaclass\n")

    assert main(["lint", "--fix"]) == 1
    assert path.read_text() == "from torch._six import inf, with_metaclass\n"
