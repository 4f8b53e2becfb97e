"""What a binary asks of glibc and libstdc++, and which distributions have it."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from opwright.knowledge.platforms.floors.floors import (
    Floors,
    as_numbers,
    floors,
)
from opwright.knowledge.platforms.linux.distributions import (
    DISTRIBUTIONS,
    broken_promise,
    named,
    runs_on,
    too_old,
)
from opwright.knowledge.platforms.wheel_tags import abis, machines, oldest_python, promise
from opwright.model import Binary

GLIBC, LIBSTDCXX, LIBGCC = "libc.so.6", "libstdc++.so.6", "libgcc_s.so.1"


def asking(*nodes: tuple[str, str]) -> Binary:
    return Binary("op.so", version_needs=nodes)


def test_newest_version_counts_as_a_number() -> None:
    binary = asking(
        (GLIBC, "GLIBC_2.9"),
        ("libm.so.6", "GLIBC_2.17"),
        (GLIBC, "GLIBC_2.2.5"),
        (LIBSTDCXX, "GLIBCXX_3.4.9"),
        (LIBSTDCXX, "GLIBCXX_3.4.21"),
        (LIBSTDCXX, "CXXABI_1.3.11"),
        (LIBSTDCXX, "CXXABI_1.3.9"),
        (LIBGCC, "GCC_3.0"),
    )

    assert floors(binary) == Floors("2.17", "3.4.21", "1.3.11", "3.0")


@pytest.mark.parametrize(
    "node",
    [
        (GLIBC, "GLIBC_PRIVATE"),
        (GLIBC, "GLIBC_2." + "9" * 5000),
        ("libstdc++-1f2a.so.6", "GLIBCXX_3.4.32"),
        (LIBSTDCXX, "CXXABI_FLOAT128"),
        ("libcudart.so.12", "libcudart.so.12"),
    ],
    ids=lambda node: node[1][:20],
)
def test_node_that_says_nothing_of_the_system_is_left_out(node: tuple[str, str]) -> None:
    assert floors(asking(node)) == Floors()


def test_packed_relocations_need_the_glibc_that_reads_them() -> None:
    assert floors(asking((GLIBC, "GLIBC_2.17"), (GLIBC, "GLIBC_ABI_DT_RELR"))).glibc == "2.36"


@given(st.lists(st.integers(0, 60), min_size=1))
def test_floor_is_the_greatest_whatever_the_order(minors: list[int]) -> None:
    binary = asking(*((GLIBC, f"GLIBC_2.{minor}") for minor in minors))

    assert floors(binary).glibc == f"2.{max(minors)}"


def test_distributions_are_in_order_and_named_once() -> None:
    versions = [as_numbers(d.offers.glibc or "") for d in DISTRIBUTIONS]

    assert versions == sorted(versions)
    assert len({d.name for d in DISTRIBUTIONS}) == len(DISTRIBUTIONS)


def test_distribution_runs_it_or_is_too_old() -> None:
    asked = Floors("2.34", "3.4.30")

    assert {"RHEL 9", "Debian 11"} <= set(too_old(asked))  # one for each of the two
    assert {"Ubuntu 22.04", "Debian 12", "Amazon Linux 2023"} <= set(runs_on(asked))
    assert len(too_old(asked)) + len(runs_on(asked)) == len(DISTRIBUTIONS)


def test_what_asks_for_nothing_runs_everywhere() -> None:
    assert too_old(Floors()) == ()


def test_libgccs_numbers_are_those_of_one_processor() -> None:
    assert "RHEL 9" in too_old(Floors(libgcc="12.0.0"))
    assert "RHEL 9" not in too_old(Floors(libgcc="12.0.0"), "aarch64")


def test_promise_is_broken_where_the_tag_admits_an_older_runtime() -> None:
    broken = broken_promise(Floors(glibcxx="3.4.29"), "2.28")

    assert [d.name for d in broken] == ["RHEL 8", "Debian 10", "Debian 11", "Ubuntu 20.04"]
    assert named(("a", "b", "c", "d", "e", "f")) == "f, e, d, c and 2 more"


def test_table_is_no_stricter_than_auditwheels_policies() -> None:
    policies = pytest.importorskip("auditwheel.policy").WheelPolicies
    architecture = pytest.importorskip("auditwheel.architecture").Architecture
    libc = pytest.importorskip("auditwheel.libc").Libc
    known = policies(libc=libc.GLIBC, arch=architecture.x86_64)

    for policy in known:
        allowed = policy.symbol_versions
        if not allowed or policy.name.startswith("manylinux_2_5_"):
            continue
        newest = {
            family: max(filter(lambda v: v[0].isdigit(), allowed[family]), key=as_numbers)
            for family in ("GLIBC", "GLIBCXX", "CXXABI", "GCC")
        }
        said = promise([f"cp311-cp311-{policy.name}"])

        assert said
        assert not broken_promise(Floors(*newest.values()), said.glibc), policy.name


# ---- tags


@pytest.mark.parametrize(
    ("platforms", "glibc"),
    [
        (["manylinux1_x86_64"], "2.5"),
        (["manylinux2014_aarch64"], "2.17"),
        (["manylinux_2_28_x86_64"], "2.28"),
        (["manylinux_2_34_x86_64", "manylinux_2_9_x86_64", "manylinux2014_x86_64"], "2.9"),
    ],
)
def test_most_generous_tag_counts(platforms: list[str], glibc: str) -> None:
    said = promise([f"cp311-cp311-{platform}" for platform in platforms])

    assert said
    assert said.glibc == glibc


@pytest.mark.parametrize("tag", ["cp311-cp311-linux_x86_64", "py3-none-any", "nonsense", ""])
def test_other_tags_promise_nothing(tag: str) -> None:
    assert promise([tag]) is None


def test_tags_name_processors_abis_and_the_oldest_python() -> None:
    tags = ["cp39-abi3-manylinux_2_28_x86_64", "cp38-abi3-musllinux_1_2_i686", "x-none-any"]

    assert machines(tags) == {"x86_64", "i686"}
    assert abis(tags) == {"abi3", "none"}
    assert oldest_python(tags) == 8
    assert oldest_python(["cp311-cp311-linux_x86_64"]) is None
