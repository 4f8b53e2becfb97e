"""The same bits come every time, from however many threads."""

from collections.abc import Callable, Iterator

import pytest
import scatter_ops
import torch
from cases import Case
from compared import by_all, of_cases, on_devices, reduced


@on_devices
@by_all
@of_cases
def test_the_same_bits_come_every_time(case: Case, reduce: str, device: str) -> None:
    src, indptr = case.tensors(torch.float32, device)

    first = [x.clone() for x in reduced(src, indptr, reduce) if x is not None]

    for _ in range(3):
        again = [x for x in reduced(src, indptr, reduce) if x is not None]
        assert all(torch.equal(a, b) for a, b in zip(first, again, strict=True))


@pytest.fixture
def threads() -> Iterator[Callable[[int], None]]:
    """Set how many threads torch has, for one test."""
    before = torch.get_num_threads()
    yield torch.set_num_threads
    torch.set_num_threads(before)


@by_all
@of_cases
def test_the_same_bits_come_from_any_number_of_threads(
    case: Case, reduce: str, threads: Callable[[int], None]
) -> None:
    src, indptr = case.tensors(torch.float32)
    found = []
    for count in (1, 2, 3, 7):
        threads(count)
        values, arg = reduced(src, indptr, reduce)
        back = scatter_ops.gather_csr(values, indptr, size=src.shape[indptr.dim() - 1])
        found.append([values, back, *([] if arg is None else [arg])])

    for others in found[1:]:
        assert all(torch.equal(a, b) for a, b in zip(found[0], others, strict=True))
