"""A log that breaks off within a message, and a sentence that quotes half of one."""

from __future__ import annotations

import pytest
from laws import every_input

from opwright.knowledge.torch_releases.symbols.releases import database
from opwright.logs.symbols.undefined import undefined_symbols
from opwright.model import Confidence, Log
from opwright.verbs.diagnose.diagnosis import diagnose

LOADER = "ImportError: /opt/warp/_C.so: undefined symbol: "


@pytest.mark.parametrize(
    ("log", "cause"),
    [
        ("CUDA 12 environments fail at import with `ImportError: libcudart.so.13`.", "extension-cuda-version-mismatch"),
        ("on an RTX 5090 (sm_120) it throws a no kernel image runtime error", "arch-not-built"),
        ("csrc/warp.h:3:10: fatal **error: torch/extension.h", "torch-not-found-by-build"),
        ("warpkit-0.4-cp39-cp39-win_amd64.whl is not a supported whe", "no-matching-wheel"),
        ("    from warpkit import _C\nImportError: cannot import name '", "extension-not-built"),
        ("    import warp_cuda\nModuleNotFoundError", "extension-not-built"),
        ("ModuleNotFoundError: No module named 'MultiScaleDef", "extension-not-built"),
        ("RuntimeError: module compiled against API version 0xb but th...", "numpy-abi-mismatch"),
        ('    dirs.append(_join_cuda_home("lib64"))\n  File "/opt/env/lib/python3.1', "cuda-toolkit-not-found"),
        ("It fails with `undefined symbol: _ZN3c10...` since I updated", "torch-version-mismatch"),
        ("OSError: ./libwarp.so: cannot enable executable stack as sha", "executable-stack-refused"),
    ],
)  # fmt: skip
def test_half_a_message_is_read_whole_and_is_never_certain(log: str, cause: str) -> None:
    (first, *_) = diagnose(log, files=False).findings

    assert first.cause.name == cause
    assert first.evidence.confidence < Confidence.CERTAIN


def test_half_a_name_is_known_as_one_and_a_whole_one_is_not() -> None:
    names = list(database("x86_64").names_from("_ZN2at"))[::400]

    with every_input() as check:
        for name in names:
            with check(name):
                assert not any(one.is_cut_off for one in undefined_symbols(Log(LOADER + name)))
                identifier = (
                    name.index("at") + 4
                )  # within the second one, whose length stands before it
                (half,) = undefined_symbols(Log(LOADER + name[:identifier]))
                assert half.is_cut_off


def test_half_a_name_is_no_function_of_a_file_that_was_not_built() -> None:
    assert not diagnose(f"{LOADER}_ZN4wa", files=False).findings
    assert not diagnose(f"{LOADER}_ZN4warp... in line 3", files=False).findings
    assert diagnose(f"{LOADER}_ZN4warp4gridEv", files=False).findings
