"""GPUs by name, those of a machine, and whether a binary has code that one can run."""

from __future__ import annotations

from pathlib import Path

import pytest
from laws import every_input

from opwright.errors import OpwrightError, UnknownNameError
from opwright.knowledge.gpus.catalogue import (
    expected,
    find_gpu,
    find_gpus,
    how_it_runs,
    this_machine,
)
from opwright.model import Binary, Gpu, GpuCode, GpuLoad, HowItRuns, PtxCode

NATIVE, JIT, NO = HowItRuns.NATIVE, HowItRuns.JIT, HowItRuns.NOT_AT_ALL


def code(*names: str, isa: str = "8.1") -> GpuCode:
    """Return the code for some architectures: `sm_80`, `compute_90`, `lto_80`, `gfx942`."""
    return GpuCode(
        sass=tuple(name for name in names if name.startswith("sm_")),
        ptx=tuple(PtxCode(name, isa) for name in names if name.startswith("compute_")),
        lto=tuple(name for name in names if name.startswith("lto_")),
        gfx=tuple(name for name in names if name.startswith(("gfx", "amdgcn"))),
    )


def load(names: str, gpu: str, *, needed: str = "libcudart.so.12", isa: str = "8.1") -> GpuLoad:
    binary = Binary("op.so", needed=(needed,), gpu=code(*names.split(), isa=isa))
    return how_it_runs(binary, find_gpu(gpu))


# ---- names ---------------------------------------------------------------------------


_CALLED = [
    ("sm_60", "P100"),
    ("sm_61", "P40, GTX 1080 Ti, GeForce GTX 1060"),
    ("sm_70", "V100, Tesla V100-SXM2-16GB"),
    ("sm_75", "T4, RTX 2080 Ti, GTX 1660, Quadro RTX 6000"),
    ("sm_80", "A100, A30, NVIDIA A100-SXM4-80GB, A100-PCIE-40GB, a100 80gb"),
    (
        "sm_86",
        "A10, A10G, A40, RTX 3090, RTX A6000, RTX 2050, NVIDIA GeForce RTX 3060 Laptop GPU",
    ),
    ("sm_87", "Jetson Orin, Jetson AGX Orin, Orin Nano"),
    ("sm_89", "L4, L40, L40S, RTX 4090, rtx4070, 4090, RTX 4070 Ti SUPER, RTX 6000 Ada"),
    (
        "sm_90",
        "H100, H200, GH200, NVIDIA H100 80GB HBM3, H100 PCIe, NVIDIA GH200 480GB, H100-NVL",
    ),
    ("sm_100", "B200, GB200"),
    ("sm_103", "B300, GB300"),
    ("sm_110", "Jetson Thor, NVIDIA Thor"),
    ("sm_120", "RTX 5090, RTX5090, 5070, RTX PRO 6000 Blackwell Max-Q Workstation Edition"),
    ("sm_121", "GB10, DGX Spark"),
    ("gfx90a", "MI210, MI250X"),
    ("gfx942", "MI300X, MI325X, AMD Instinct MI300X OAM"),
    ("gfx950", "MI350X, MI355X"),
    ("gfx1100", "RX 7900 XTX, Radeon RX 7900 GRE, AMD Radeon PRO W7900"),
    ("gfx1201", "RX 9070 XT"),
    ("sm_86", "sm_86, 8.6, sm86, SM_86"),
    ("sm_120", "12.0, sm_120"),
    ("gfx90a:xnack-", "gfx90a:xnack-"),
]


def test_gpu_is_known_by_the_names_people_use() -> None:
    with every_input() as check:
        for arch, names in _CALLED:
            for name in names.split(", "):
                with check(name):
                    assert find_gpu(name).arch == arch


def test_gpu_keeps_the_name_it_was_called_by() -> None:
    assert find_gpu(" H100 PCIe ") == Gpu("H100 PCIe", "sm_90")


@pytest.mark.parametrize(
    ("name", "nearest"),
    [
        ("H1000", "'H100'"),
        ("RTX 5095", "'RTX5090'"),
        ("RTX 6000", "'RTXA6000'"),
        ("sm_85", "'sm_8"),
        ("gfx94", "'gfx942'"),
        ("B201", "'B200'"),
        ("A100 Turbo", "'A100"),
    ],
)
def test_unknown_gpu_is_told_with_the_nearest(name: str, nearest: str) -> None:
    with pytest.raises(UnknownNameError, match=f"unknown GPU .*closest match is {nearest}"):
        find_gpu(name)


@pytest.mark.parametrize("name", ["", "-", "90", "gpu", "8.", "sm_"])
def test_what_is_no_name_is_refused(name: str) -> None:
    with pytest.raises(UnknownNameError, match="unknown GPU"):
        find_gpu(name)


def test_gpus_are_named_once() -> None:
    assert find_gpus(["H100", "A100", "H100"]) == (Gpu("H100", "sm_90"), Gpu("A100", "sm_80"))


# ---- this machine --------------------------------------------------------------------


def machine(root: Path, files: dict[str, str]) -> tuple[Gpu, ...]:
    for name, text in files.items():
        (root / name).parent.mkdir(parents=True)
        (root / name).write_text(text)
    return this_machine(str(root))


def test_nvidia_driver_tells_the_models(tmp_path: Path) -> None:
    model = "Model: \t\t NVIDIA H100 80GB HBM3\nIRQ:   \t\t 41\n"
    folder = "proc/driver/nvidia/gpus"

    found = machine(
        tmp_path,
        {
            f"{folder}/0000:01:00.0/information": model,
            f"{folder}/0000:02:00.0/information": model,
            f"{folder}/0000:03:00.0/information": "Model: \t\t NVIDIA Graphics Device\n",
        },
    )

    assert found == (Gpu("NVIDIA H100 80GB HBM3", "sm_90"),)


def test_amd_driver_tells_the_targets(tmp_path: Path) -> None:
    nodes = {0: "0", 1: "90402", 2: "90010", 3: "110501", 4: "damaged"}

    found = machine(
        tmp_path,
        {
            f"sys/class/kfd/kfd/topology/nodes/{n}/properties": f"simd_count 4\ngfx_target_version {v}\n"
            for n, v in nodes.items()
        },
    )

    assert [gpu.arch for gpu in found] == ["gfx942", "gfx90a", "gfx1151"]


def test_machine_without_gpus_has_none(tmp_path: Path) -> None:
    assert this_machine(str(tmp_path)) == ()


@pytest.mark.skipif(bool(this_machine()), reason="this machine has a GPU")
def test_native_is_an_error_where_there_is_none() -> None:
    with pytest.raises(OpwrightError, match="none was found"):
        find_gpus(["native"])


# ---- NVIDIA's rules ------------------------------------------------------------------


_RUNS = [
    ("sm_80", "A100", NATIVE, "sm_80"),
    ("sm_80", "RTX 4090", NATIVE, "sm_80"),
    ("sm_80 sm_86", "RTX 4090", NATIVE, "sm_86"),
    ("sm_86", "A100", NO, None),
    ("sm_80", "H100", NO, None),
    ("sm_90", "A100", NO, None),
    ("sm_120", "DGX Spark", NATIVE, "sm_120"),
    ("sm_100", "RTX 5090", NO, None),
    ("sm_100", "B300", NATIVE, "sm_100"),
    ("sm_100", "Thor", NO, None),
    ("sm_101a", "Thor", NATIVE, "sm_101a"),
    ("sm_90a", "H200", NATIVE, "sm_90a"),
    ("sm_90 sm_90a", "H200", NATIVE, "sm_90a"),
    ("sm_100a", "B300", NO, None),
    ("sm_100f", "B300", NATIVE, "sm_100f"),
    ("sm_103f", "B200", NO, None),
    ("sm_100f", "Thor", NO, None),
    ("sm_120f", "GB10", NATIVE, "sm_120f"),
    ("sm_121f", "RTX 5090", NO, None),
    ("sm_80", "Orin", NO, None),
    ("sm_87", "Orin", NATIVE, "sm_87"),
    ("sm_87", "RTX 4090", NO, None),
    ("compute_80", "Orin", JIT, "compute_80"),
    ("compute_80", "A100", JIT, "compute_80"),
    ("compute_70 compute_80 sm_80", "RTX 5090", JIT, "compute_80"),
    ("compute_90", "A100", NO, None),
    ("compute_90a", "H100", JIT, "compute_90a"),
    ("compute_90a", "B200", NO, None),
    ("compute_100f", "B300", JIT, "compute_100f"),
    ("compute_100f", "RTX 5090", NO, None),
    ("compute_120f", "GB10", JIT, "compute_120f"),
    ("lto_90", "H100", NO, None),
    ("gfx942", "H100", NO, None),
    ("", "H100", NO, None),
]


def test_code_runs_where_nvidia_says() -> None:
    with every_input() as check:
        for names, gpu, how, served_by in _RUNS:
            with check(f"{names} on {gpu}"):
                found = load(names, gpu)
                assert (found.how, found.code) == (how, served_by)


@pytest.mark.parametrize(
    ("names", "gpu", "driver"),
    [
        pytest.param("sm_80", "A100", "525.60.13", id="any driver of CUDA 12"),
        pytest.param("sm_90", "H100", "525.60.13", id="CUDA 12 is newer than the GPU"),
        pytest.param("sm_120", "RTX 5090", "570.26", id="the GPU is newer than CUDA 12"),
        pytest.param("compute_80", "A100", "530.30.02", id="PTX of CUDA 12.1"),
        pytest.param("compute_80", "RTX 5090", "570.26", id="PTX of CUDA 12.1, newer GPU"),
        pytest.param("sm_87", "Orin", None, id="Jetsons have drivers of their own"),
    ],
)
def test_driver_is_the_one_that_knows_code_and_gpu(
    names: str, gpu: str, driver: str | None
) -> None:
    assert load(names, gpu).driver == driver


@pytest.mark.parametrize(
    ("needed", "driver"),
    [
        ("libcudart.so.13", "580.65.06"),
        ("libcublas.so.11", "450.80.02"),
        ("libcudart-9335f6a2.so.10.2", "440.33"),
        ("libcudart.so.99", None),
        ("libc.so.6", None),
    ],
)
def test_driver_follows_the_cuda_that_a_binary_is_linked_with(
    needed: str, driver: str | None
) -> None:
    assert load("sm_70", "V100", needed=needed).driver == driver


def test_without_a_library_of_cuda_its_ptx_tells_the_version() -> None:
    assert load("sm_80 compute_80", "A100", needed="libc.so.6").driver == "525.60.13"
    assert load("sm_80 compute_80", "A100", needed="libc.so.6", isa="9.0").driver == "580.65.06"


@pytest.mark.parametrize(("isa", "driver"), [("9.0", "580.65.06"), ("8.6", None), ("42.0", None)])
def test_ptx_needs_the_driver_of_its_own_toolkit(isa: str, driver: str | None) -> None:
    assert load("compute_75", "H100", isa=isa).driver == driver


def test_ptx_of_two_toolkits_needs_the_newer_driver() -> None:
    ptx = tuple(PtxCode("compute_80", isa) for isa in ("8.4", "8.1"))

    found = how_it_runs(Binary("op.so", gpu=GpuCode(ptx=ptx)), find_gpu("H100"))

    assert found.driver == "550.54.14"


# ---- AMD's rules ---------------------------------------------------------------------


@pytest.mark.parametrize(
    ("names", "gpu", "how"),
    [
        ("gfx90a gfx942", "MI300X", NATIVE),
        ("gfx90a", "MI300X", NO),
        ("gfx1100", "gfx1101", NO),
        ("gfx942:xnack-", "MI300X", NATIVE),
        ("gfx942:xnack-", "gfx942:xnack-", NATIVE),
        ("gfx942:sramecc+:xnack+", "gfx942:xnack-", NO),
        ("gfx942", "gfx942:xnack-", NATIVE),
        ("gfx9-4-generic", "MI355X", NATIVE),
        ("gfx9-generic", "MI250X", NO),
        ("gfx11-generic", "RX 7900 XT", NATIVE),
        ("amdgcnspirv", "RX 9070", JIT),
        ("sm_90", "MI300X", NO),
    ],
)
def test_code_runs_where_amd_says(names: str, gpu: str, how: HowItRuns) -> None:
    assert load(names, gpu).how is how


# ---- several libraries of one artifact -------------------------------------------------


def told(gpu: str, **names: str) -> set[str]:
    """Return which of some libraries, `name="sm_80 sm_90"`, are expected to run on a GPU."""
    loads = [
        how_it_runs(Binary(name, gpu=code(*one.split())), find_gpu(gpu))
        for name, one in names.items()
    ]
    return {one.binary.path for one in expected(loads) if one.how is NO}


def test_library_of_special_kernels_may_leave_a_gpu_to_another() -> None:
    assert told("A100", main="sm_80 sm_90", hopper="sm_90a") == set()
    assert told("RTX 5090", main="sm_120", blackwell="sm_100f compute_100f") == set()


def test_library_for_newer_gpus_may_leave_an_older_one_to_another() -> None:
    assert told("H100", main="sm_80 sm_90", blackwell="sm_100 compute_120") == set()


def test_library_that_forgot_a_newer_gpu_is_told_of() -> None:
    assert told("B200", main="sm_80 sm_100", other="sm_80 sm_90") == {"other"}


def test_gpu_that_no_library_runs_on_is_told_of() -> None:
    assert told("A100", main="sm_90", hopper="sm_90a") == {"main", "hopper"}
