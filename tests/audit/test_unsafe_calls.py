"""Libraries of real wheels that load where they are called `unsafe`, and what a call of each really showed."""

from __future__ import annotations

import sys

import pytest

from opwright import audit

CALLED = (
    (
        "torchvision==0.28.0",
        "torchvision/image.so",
        "2.12.1",
        "image::encode_png raises 'tensor does not have a device'",
        "c10::TensorImpl::data_type_",
    ),
    (
        "executorch==0.6.0",
        "executorch/extension/pybindings/_portable_lib.cpython-311-x86_64-linux-gnu.so",
        "2.10.0",
        "a program that adds has right sums, but has_storage() is sym_strides_custom()",
        "c10::TensorImpl::has_storage",
    ),
    (
        "executorch==0.6.0",
        "executorch/extension/pybindings/_portable_lib.cpython-311-x86_64-linux-gnu.so",
        "2.12.1",
        "a program that adds has right sums, but has_storage() is sym_strides_custom()",
        "c10::TensorImpl::has_storage",
    ),
)
"""The wheel, its library, the torch of PyPI that it was loaded with on CPython 3.11, what was seen, and its cause."""


@pytest.mark.network
@pytest.mark.skipif(sys.version_info[:2] != (3, 11), reason="the wheels are for CPython 3.11")
@pytest.mark.parametrize(("wheel", "library", "torch", "seen", "cause"), CALLED, ids=str)
def test_what_a_call_showed_is_foretold(
    wheel: str, library: str, torch: str, seen: str, cause: str
) -> None:
    judged = {one.binary.path: one.verdicts for one in audit(wheel, torch=torch).binaries}

    (verdict,) = judged[library]

    assert verdict.name == "unsafe", seen
    assert cause in [move.name for move in verdict.load.moved]
