"""The index of names: what it says of releases, that it agrees with itself, and with the tables written by hand."""

from __future__ import annotations

import random
from pathlib import Path

import pytest
from laws import every_input

from opwright.errors import UnreadableInputError
from opwright.knowledge.api.index import domains, find, in_release, nearest, presence, table
from opwright.knowledge.api.table import read_table
from opwright.knowledge.torch_releases.headers.removed_apis import REMOVED_APIS, Kind

KNOWN = (
    ("torch", "at::cuda::getCurrentCUDAStream", "2.13.0", True),  # by a using-directive
    ("torch", "torch::Tensor::data_ptr", "2.13", True),  # by an alias and a base
    ("torch", "at::Dimname", "2.12.1", True),
    ("torch", "at::Dimname", "2.13.0", False),
    ("torch", "c10::variant", "2.2", False),
    ("torch", "at::kFloat8_e8m0fnu", "2.6", False),
    ("torch", "at::kFloat8_e8m0fnu", "2.7", True),
    ("torch", "torch::nn::Linear", "2.13", True),  # by a macro
    ("torch", "torch::stable::Tensor::data_ptr", "2.9", True),
    ("torch", "c10::detail::anything", "2.13", None),  # not indexed
    ("torch", "c10::guts::if_constexpr", "2.0", True),
    ("torch", "at::Tensor", "2.99", None),
    ("torch", "THC/THC.h", "1.10.2", True),
    ("torch", "THC/THC.h", "1.11.0", False),
    ("cutlass", "cutlass::half_t", "3.8", True),  # whose headers may rename the namespace
    ("cuda", "cudaThreadSynchronize", "12.9", True),
    ("cuda", "cudaThreadSynchronize", "13.0", False),
    ("cuda", "cudaDeviceProp::clockRate", "13.0", False),
    ("cuda", "__shfl_xor", "13.0", False),
    ("cpython", "PyEval_CallObject", "3.12", True),
    ("cpython", "PyEval_CallObject", "3.13", False),
    ("python", "distutils", "3.12", False),
    ("python", "inspect.getargspec", "3.10", True),
    ("numpy-c", "NPY_OWNDATA", "2.5", False),
    ("triton", "triton.language.dot", "3.9", True),
    ("torch-python", "torch.Any", "2.4", True),
    ("torch-python", "torch.Any", "2.5", False),  # by a star, of a module with __all__
    ("torch-python", "torch.einsum", "2.5", True),
    ("torch-python", "torch.utils.checkpoint._maybe_detach", "2.13", False),
)
MOST_THAT_COME_BACK = 0.005


def test_release_has_a_name_or_not() -> None:
    with every_input() as check:
        for domain, name, version, expected in KNOWN:
            with check(f"{name} in {domain} {version}"):
                assert in_release(domain, name, version) is expected


def test_every_name_is_found_again() -> None:
    for domain in domains():
        known = table(domain)
        names = list(known.names())
        assert names == sorted(set(names), key=lambda name: name.encode())
        for name in random.Random(1).sample(names, min(300, len(names))):  # noqa: S311 - a sample
            found = known.named(name)
            assert found is not None
            assert found.name == name
        assert known.named("no such name") is None


def test_entry_says_where_since_when_and_until_when() -> None:
    (check,) = find("AT_CHECK")
    (prefetch, *_) = find("cudaMemPrefetchAsync")

    assert (check.kind, check.where, check.first) == ("macro", "c10/util/Exception.h", None)
    assert (check.last, check.gone) == ("1.4", "1.5")
    assert dict(prefetch.arities)["13.0"] == "4-5"


def test_names_that_are_near_are_offered() -> None:
    assert nearest("at::cuda::getCurentCUDAStream")[0] == "at::cuda::getCurrentCUDAStream"


@pytest.mark.nightly
@pytest.mark.usefixtures("tools")
def test_names_seldom_vanish_and_come_back() -> None:
    from check_api_index import come_back  # noqa: PLC0415

    shares = {domain: come_back(table(domain)) for domain in domains()}

    assert {d for d, (back, all_) in shares.items() if back > MOST_THAT_COME_BACK * all_} == set()


def test_another_file_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "torch.bin"
    path.write_bytes(b"something else")

    with pytest.raises(UnreadableInputError, match="not made for this version"):
        read_table(path)


# ---- tables written by hand

GENERATED = {"THCudaTensor", "THFloatTensor", "THLongTensor", "THCudaLongTensor", "infer_type"}
"""By macros that include a header again for each type."""
OF_ROCM = {"C10_HIP_API", "C10_HIP_KERNEL_LAUNCH_CHECK"}
"""In headers that the wheels on PyPI lack."""


def test_removed_apis_are_gone_since_the_release_that_the_table_says() -> None:
    wrong = []
    for api in REMOVED_APIS:
        if api.name in GENERATED | OF_ROCM:
            continue
        scope = {Kind.ATEN: "at::", Kind.MEMBER: "at::Tensor::"}.get(api.kind, "")
        gone = [entry.gone for entry in find(scope + api.name, ["torch"])]
        if api.since not in gone or None in gone:
            wrong.append((api.name, api.since, gone))

    assert wrong == []


def test_nothing_is_said_of_a_release_that_was_not_read() -> None:
    found = presence("torch", "at::Tensor")

    assert found.at("3.99") is None
    assert found.at(found.releases[-1]) is True
