from __future__ import annotations

import pytest

from opwright.knowledge.torch_releases.headers.th_functions import last_with


@pytest.mark.parametrize(
    ("function", "last"),
    [
        ("THFloatBlas_gemm", "1.6"),
        ("THCudaTensor_size", "1.9"),
        ("THCudaIntTensor_data", "1.9"),
        ("THLongTensor_data", "1.10"),
        ("THNN_CudaAbsCriterion_updateOutput", "1.3"),
        ("THCudaBlas_Sgemm", None),  # of no type: the index has it
        ("THFloatTensor_nothing", None),
    ],
)
def test_the_last_release_with_a_function(function: str, last: str | None) -> None:
    assert last_with(function) == last
