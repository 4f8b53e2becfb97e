"""What each source is compiled for: as values, for the toolkits of several releases."""

from __future__ import annotations

import pytest
from toolchains import cuda, requested

from opwright.model.build.toolchain import BuildSource, CodeNeed
from opwright.verbs.build.engine.flags.archs import archs_of, gencode_flags, wanted_archs
from opwright.verbs.build.engine.plan import BuildRefusedError

WGMMA = CodeNeed("wgmma", (90,), "gemm.cu:12:3")
GUARDED = WGMMA._replace(is_guarded=True)
TCGEN05 = CodeNeed("tcgen05", (100, 101, 103, 110), "gemm.cu:9:1")
PLAIN = BuildSource("scale.cu", "cuda")
HOPPER = BuildSource("gemm.cu", "cuda", needs=(WGMMA,))


def gencodes(source: BuildSource, archs: str, toolkit: tuple[int, int]) -> list[str]:
    """Return what nvcc is told for one source, without what is the same in each."""
    request = requested("op", (source,), archs=(archs,), archs_said_by="--arch")
    found = archs_of(source, wanted_archs(request, cuda(toolkit)), cuda(toolkit))
    return [flag.text.removeprefix("-gencode=arch=") for flag in gencode_flags(found.archs)]


def refusal(source: BuildSource, archs: str, toolkit: tuple[int, int]) -> tuple[str, str]:
    with pytest.raises(BuildRefusedError) as refused:
        gencodes(source, archs, toolkit)
    return refused.value.refusal.cause, refused.value.refusal.quote


SM_90 = "compute_90,code=sm_90"
SM_90A = "compute_90a,code=sm_90a"
TOOLKITS = (12, 0), (12, 4), (12, 8), (12, 9), (13, 0)


def with_each(source: BuildSource, archs: str) -> list[list[str]]:
    return [gencodes(source, archs, toolkit) for toolkit in TOOLKITS]


@pytest.mark.parametrize("archs", ["9.0", "9.0a", "90a", "sm_90a", "8.0;9.0", "8.0 9.0a"])
def test_code_of_sm_90a_is_compiled_for_sm_90a_alone(archs: str) -> None:
    assert with_each(HOPPER, archs) == [[SM_90A]] * len(TOOLKITS)


def test_other_sources_of_the_same_build_keep_the_whole_list() -> None:
    assert with_each(PLAIN, "8.0;9.0") == [["compute_80,code=sm_80", SM_90]] * len(TOOLKITS)


def test_guarded_code_of_sm_90a_is_compiled_for_the_others_too() -> None:
    guarded = HOPPER._replace(needs=(GUARDED,))

    assert with_each(guarded, "8.0;9.0") == [["compute_80,code=sm_80", SM_90A]] * len(TOOLKITS)


@pytest.mark.parametrize("toolkit", [(12, 8), (12, 9), (13, 0)])
def test_code_of_sm_90a_is_refused_for_a_list_without_it(toolkit: tuple[int, int]) -> None:
    cause, quote = refusal(HOPPER, "12.0", toolkit)

    assert cause == "arch-feature-needs-sm90a"
    assert quote == "wgmma; the architecture list is 12.0"


@pytest.mark.parametrize("toolkit", [(12, 0), (12, 4)])
def test_list_that_the_toolkit_does_not_know_is_refused_with_what_it_can_do(
    toolkit: tuple[int, int],
) -> None:
    cause, quote = refusal(HOPPER, "12.0", toolkit)

    assert cause == "nvcc-too-old-for-arch"
    assert "--arch says 12.0" in quote
    assert quote.endswith("8.9, 9.0, and 9.0a")


def test_toolkit_without_names_with_a_is_too_old_for_code_that_needs_one() -> None:
    cause, quote = refusal(HOPPER, "9.0", (11, 8))

    assert cause == "nvcc-too-old-for-arch"
    assert "wgmma (gemm.cu:12:3) needs 9.0a" in quote


@pytest.mark.parametrize(
    ("archs", "first"), [("10.0f", "12.9"), ("12.1", "12.9"), ("11.0", "13.0")]
)
def test_names_that_came_later_tell_the_first_toolkit(archs: str, first: str) -> None:
    request = requested("op", (PLAIN,), archs=(archs,), archs_said_by="--arch")

    with pytest.raises(BuildRefusedError) as refused:
        wanted_archs(request, cuda((12, 8)))

    assert refused.value.refusal.details["first"] == first


def test_architecture_that_a_toolkit_has_dropped_tells_the_last() -> None:
    cause, quote = refusal(PLAIN, "7.0;9.0", (13, 0))

    assert cause == "arch-dropped-by-toolkit"
    assert "7.5, 8.0" in quote


@pytest.mark.parametrize("archs", ["8", "9.9", "cpu", "8.0a", "9.0+SASS", "8.0,9.0"])
def test_what_is_no_architecture_is_refused(archs: str) -> None:
    assert refusal(PLAIN, archs, (13, 0))[0] == "arch-list-malformed"


def test_tensor_cores_of_blackwell_are_asked_for_by_their_own_names() -> None:
    source = BuildSource("gemm.cu", "cuda", needs=(TCGEN05,))

    assert gencodes(source, "9.0;10.0;10.3", (13, 0)) == [
        "compute_100a,code=sm_100a",
        "compute_103a,code=sm_103a",
    ]


def test_family_that_is_named_is_left_as_it_is() -> None:
    source = BuildSource("gemm.cu", "cuda", needs=(TCGEN05,))

    assert gencodes(source, "10.0f", (13, 0)) == ["compute_100f,code=sm_100f"]


def test_sources_left_out_of_an_architecture_say_why() -> None:
    request = requested("op", (HOPPER,), archs=("8.0;9.0",), archs_said_by="--arch")

    found = archs_of(HOPPER, wanted_archs(request, cuda((13, 0))), cuda((13, 0)))

    assert found.left_out == (
        (
            "gemm.cu is not compiled for 8.0: wgmma (gemm.cu:12:3) exists only on 9.0a, "
            "and no #if guards it"
        ),
    )
    assert found.archs[0].because == "wgmma (gemm.cu:12:3) is not available on plain 9.0"


# ---- lists


def test_ptx_is_what_is_asked_for() -> None:
    assert gencodes(PLAIN, "8.0;9.0+PTX", (12, 4)) == [
        "compute_80,code=sm_80",
        "compute_90,code=[sm_90,compute_90]",
    ]


def test_one_of_each_major_runs_everywhere_with_ptx_of_the_newest() -> None:
    assert gencodes(PLAIN, "all-major", (13, 0)) == [
        "compute_75,code=sm_75",
        "compute_80,code=sm_80",
        "compute_90,code=sm_90",
        "compute_100,code=sm_100",
        "compute_120,code=[sm_120,compute_120]",
    ]


def test_all_supported_are_those_of_the_toolkit() -> None:
    found = gencodes(PLAIN, "all-supported", (12, 4))

    assert found[0] == "compute_50,code=sm_50"
    assert found[-1] == "compute_90,code=[sm_90,compute_90]"
    assert len(found) == 10


def test_generations_are_known_by_name_as_torch_knows_them() -> None:
    assert gencodes(PLAIN, "Ampere;Hopper+PTX", (12, 4)) == [
        "compute_80,code=sm_80",
        "compute_86,code=[sm_86,compute_86]",
        "compute_90,code=[sm_90,compute_90]",
    ]


def test_native_is_the_gpu_of_this_machine_and_nothing_more() -> None:
    request = requested("op", (PLAIN,), archs=("native",), gpus=("sm_90",))

    (found,) = wanted_archs(request, cuda((13, 0)))

    assert (found.name, found.ptx, found.because) == (
        "sm_90",
        False,
        "the GPU in this machine is sm_90",
    )


def test_native_without_a_gpu_is_refused() -> None:
    assert refusal(PLAIN, "native", (13, 0))[0] == "no-gpu-at-build-time"


def test_without_a_list_the_gpus_here_count_and_else_one_of_each_major() -> None:
    here = requested("op", (PLAIN,), gpus=("sm_86",))
    nowhere = requested("op", (PLAIN,))

    assert [arch.name for arch in wanted_archs(here, cuda((12, 4)))] == ["sm_86"]
    assert [arch.name for arch in wanted_archs(nowhere, cuda((12, 4)))] == [
        "sm_50",
        "sm_60",
        "sm_70",
        "sm_80",
        "sm_90",
    ]
