"""Which release of a Python package has a name."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from opwright.knowledge.package_names.table import blocks, releases_of

sys.path.append(str(Path(__file__).parents[2] / "tools"))
import update_package_names

_KNOWN = (
    ("mmdet.apis", "train_detector", "mmdet<3.0"),
    ("mmcv", "runner", "mmcv<2.0"),
    ("huggingface_hub", "cached_download", "huggingface_hub<0.26"),
    ("flash_attn", "flash_attn_varlen_func", "flash-attn>=2.0"),
    ("diffusers.models.cross_attention", "CrossAttention", "diffusers>=0.12,<0.20"),
)
"""Looked up by hand in the packages' histories."""


@pytest.mark.parametrize(("module", "name", "requirement"), _KNOWN)
def test_release_with_a_name_is_known(module: str, name: str, requirement: str) -> None:
    held = releases_of(module, name)

    assert held is not None
    assert held.requirement == requirement


def test_of_other_names_nothing_is_said() -> None:
    assert releases_of("mmdet.apis", "init_detector") is None  # every release has it
    assert releases_of("mmdet.apis", "no_such_name") is None
    assert releases_of("numpy", "float") is None


def test_table_has_every_package_of_the_tool() -> None:
    assert blocks().keys() == update_package_names.PACKAGES.keys()


def test_module_is_read_without_being_run() -> None:
    text = "from .a import *\nif True:\n    import os as system\n_import_structure = {'b': ['Lazy']}\ndef f(): pass\nx: int = 1\n"

    module = update_package_names.module_of(text, "warp", is_package=True)

    assert module.names >= {"system", "Lazy", "f", "x"}
    assert module.stars == ("warp.a",)
    assert not module.is_open
    assert update_package_names.module_of(
        "def __getattr__(name): ...", "warp.b", is_package=False
    ).is_open
