"""What the index knows of torch's private modules: which names they lost."""

from __future__ import annotations

import zlib
from pathlib import Path

import pytest

from opwright.knowledge.api.private_names import lost_private_name


@pytest.mark.usefixtures("tools")
def test_names_that_modules_lost_are_known_with_their_releases(tmp_path: Path) -> None:
    from api_index.private_names import modules_in, packed  # noqa: PLC0415

    old = {
        "utils.py": "from typing import Union\nimport functools as ft\nif True:\n    LIMIT = 1\ndef bench(): pass\n",
        "shim.py": "from .utils import *\nclass Old: pass\n",
        "made.py": "class Gone: pass\n",
        "config.py": "a = 1\nclass triton:\n    tune = True\n    cache = 1\n",
    }
    new = {
        "utils.py": "import functools as ft\ntry:\n    LIMIT = 1\nexcept ImportError:\n    LIMIT = 2\n",
        "shim.py": "from .utils import *\n",
        "made.py": "globals().update(names)\n",
        "config.py": "a = 1\nclass triton:\n    cache = 1\ninstall_config_module(sys.modules[__name__])\n",
    }
    each = []
    for number, files in enumerate((old, new)):
        folder = tmp_path / str(number) / "torch" / "_inductor"
        folder.mkdir(parents=True)
        for name, text in files.items():
            (folder / name).write_text(text)
        each.append(modules_in(tmp_path / str(number)))

    lines = zlib.decompress(packed(("2.0", "2.1"), each)).decode().split("\n")

    assert lines == [
        "2.0\t2.1",
        "torch._inductor.config.triton\t0,1,1 tune",
        "torch._inductor.shim\t0,1,1 Old Union bench",
        "torch._inductor.utils\t0,1,1 Union bench",
    ]


@pytest.mark.parametrize(
    ("name", "last", "first"),
    [
        ("torch._inductor.utils.do_bench", "2.3", "2.4"),
        ("torch._inductor.codecache.Union", "2.11", "2.12"),
    ],
)
def test_lost_name_of_torch_is_told_with_its_releases(name: str, last: str, first: str) -> None:
    lost = lost_private_name(name)

    assert lost is not None
    assert (lost.last, lost.first) == (last, first)


def test_names_that_are_there_or_never_were_are_not_lost() -> None:
    names = ("torch._inductor.utils.cache_on_self", "torch._inductor.utils.no_such", "torch.zeros")

    assert not any(map(lost_private_name, names))
