"""The table of torch's wheels agrees with the database of its releases, and each package is for the torch that it names."""

from __future__ import annotations

import pytest
from packaging.specifiers import SpecifierSet

from opwright.knowledge.torch_releases.symbols.releases import database
from opwright.knowledge.torch_wheels import builds, table


@pytest.mark.parametrize(
    ("machine", "system"),
    [
        ("x86_64", "linux-x86_64"),
        ("aarch64", "linux-aarch64"),
        ("win_amd64", "windows"),
        ("macosx_arm64", "macos-arm64"),
    ],
)
def test_each_release_has_wheels_for_the_pythons_of_the_database(machine: str, system: str) -> None:
    for known in database(machine).releases:
        pythons = tuple(f"3.{tag.removeprefix('cp3')}" for tag in known.pythons)

        assert builds.pythons_of(known.version, system) == pythons, known.version


def test_first_label_of_a_release_is_for_the_cuda_of_pypis_wheel() -> None:
    for known in database("x86_64").releases:
        assert builds.cuda_of(builds.pypi_label(known.version)) == known.cuda, known.version


def test_cudnn_of_a_release_is_the_one_that_its_wheel_pins() -> None:
    for known in database("x86_64").releases:
        pins = [pin.partition("==")[2][0] for pin in known.pins if "cudnn" in pin]

        assert pins in ([], [builds.cudnn_of(known.version)]), known.version


def test_package_made_for_a_torch_admits_it_by_its_metadata() -> None:
    for package in ("torchvision", "torchaudio", "torchtext", "xformers", "vllm", "torch-tensorrt"):
        for torch in table.versions_of("torch"):
            made = table.made_for(package, torch)
            release = table.release_of(package, made) if made else None

            assert release is None or SpecifierSet(release.torch).contains(torch)


@pytest.mark.parametrize(
    "specifier", ["==2.5.1", "==2.5.*", ">=2.2,<2.5", "~=2.1.0", "!=2.3.0", "", "<=2.4.0,>1.13"]
)
def test_a_specifier_admits_what_pip_would_install(specifier: str) -> None:
    for torch in table.versions_of("torch"):
        expected = SpecifierSet(specifier).contains(torch)

        assert table.admits(specifier, torch) == expected, torch


@pytest.mark.parametrize(
    ("torch", "label", "near"),
    [
        ("2.6.0", "cu121", "cu124"),
        ("2.6.0", "cu118", "cu118"),
        ("2.8.0", "cu118", None),
        ("1.7.1", "cu100", "cu102"),
        ("2.13.0", "cpu", "cpu"),
        ("2.13.0", None, None),
    ],
)
def test_another_build_is_one_of_the_same_major_cuda(
    torch: str, label: str | None, near: str | None
) -> None:
    assert builds.label_near(builds.cuda_labels(torch), label) == near


@pytest.mark.parametrize(
    ("command", "torch", "label", "has"),
    [
        ("-f https://data.pyg.org/whl/torch-2.8.0+cu129.html", "2.8.0", "cu129", True),
        ("-f https://data.pyg.org/whl/torch-2.15.0+cu132.html", "2.15.0", "cu132", False),
        ("-f https://download.openmmlab.com/mmcv/dist/cu124/torch2.4/index.html", "2.4.0", "cu124", False),
        ("-f https://download.openmmlab.com/mmcv/dist/cu121/torch2.4/index.html", "2.4.0", "cu121", True),
        ("torch-scatter", "2.15.0", "cu132", True),
    ],
)  # fmt: skip
def test_a_list_of_wheels_has_some_for_the_releases_of_its_time(
    command: str, torch: str, label: str, *, has: bool
) -> None:
    assert builds.page_has(command, torch, label) is has
