"""The operators are what their reference says, on every device that is here."""

import paged_decode
import pytest
import torch
from cases import CASES, FP8, LONG, Case
from compared import assert_right, attended, needs_gpu, of_cases, of_types, on_devices, options_of


@on_devices
@of_types
@of_cases
def test_it_is_what_the_reference_is(
    case: Case, dtype: torch.dtype, cache: torch.dtype, device: str
) -> None:
    batch = case.batch(dtype, cache, device)

    assert_right(attended(case, batch), case.wanted(batch))


@on_devices
@of_cases
def test_block_tables_say_the_same(case: Case, device: str) -> None:
    batch = case.batch(torch.float16, torch.float16, device)
    wanted = attended(case, batch)

    got = paged_decode.paged_decode_block_tables(
        batch.q,
        batch.cache[:, 0],
        batch.cache[:, 1],
        *batch.block_tables(),
        qo_indptr=batch.qo_indptr,
        kv_layout=case.layout,  # type: ignore[arg-type]
        return_lse=True,
        **options_of(case, device),
    )

    assert torch.equal(got[0], wanted[0])
    assert torch.equal(got[1], wanted[1])


@needs_gpu
@of_types
def test_long_requests_are_right(dtype: torch.dtype, cache: torch.dtype) -> None:
    batch = LONG.batch(dtype, cache, "cuda")

    assert_right(attended(LONG, batch), LONG.wanted(batch))


@on_devices
@of_cases
def test_every_element_of_what_is_written_into_is_written(case: Case, device: str) -> None:
    batch = case.batch(torch.bfloat16, torch.bfloat16, device)
    wanted = attended(case, batch)
    out, lse = (torch.full_like(x, float("nan")) for x in wanted)

    got = attended(case, batch, out=out, lse=lse)

    assert got[0] is out
    assert got[1] is lse
    assert torch.equal(out, wanted[0])
    assert torch.equal(lse, wanted[1])


@on_devices
@of_types
@of_cases
def test_the_same_bits_come_every_time(
    case: Case, dtype: torch.dtype, cache: torch.dtype, device: str
) -> None:
    batch = case.batch(dtype, cache, device)
    first = attended(case, batch)

    for _ in range(3):
        again = attended(case, batch)
        assert all(torch.equal(a, b) for a, b in zip(first, again, strict=True))


@on_devices
@of_types
def test_what_is_no_number_stays_with_its_request(
    dtype: torch.dtype, cache: torch.dtype, device: str
) -> None:
    case = Case("", [100, 100, 100])
    for which in (0, 1):
        batch = case.batch(dtype, torch.float16, device)
        batch.cache[batch.pages[1][2], which, 3] = float("nan")
        poisoned = batch._replace(cache=batch.cache.to(dtype).to(cache))

        out, _ = attended(case, poisoned)

        assert bool(out[1].isnan().all())
        assert not bool(out[0].isnan().any())
        assert not bool(out[2].isnan().any())


@on_devices
@pytest.mark.parametrize("factor", [1e-6, 3e4], ids=str)
def test_queries_of_any_size_meet_fp8(factor: float, device: str) -> None:
    case = CASES[0]._replace(options={"sm_scale": 0.1 / factor})
    batch = case.batch(torch.bfloat16, FP8, device)
    batch = batch._replace(q=batch.q * factor)

    assert_right(attended(case, batch), case.wanted(batch))
