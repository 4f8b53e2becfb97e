"""What has moved in torch's headers: known numbers of known releases, and laws over all of them."""

from __future__ import annotations

import json
import sysconfig
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from laws import tried

from opwright.knowledge.torch_releases.headers.drift import Change, LayoutData, LayoutDatum, drift
from opwright.knowledge.torch_releases.symbols.releases import releases

ROOT = Path(__file__).parents[2]
KNOWN = drift()
MACHINES = ("x86_64", "aarch64")
MINORS = [f"2.{minor}" for minor in range(1, 16)]
VERSIONS = st.sampled_from(KNOWN.versions)
FEW = tried(0.4)  # each asks for thousands of facts
FACTS = st.sampled_from([fact for name in KNOWN.names for fact in KNOWN.facts(name)])

# Measured apart from this tool, with -fdump-lang-class: the last release of each minor from 2.1 to
# 2.15, a number that stays left out.
SIZES = {
    "c10::TensorImpl": "192 192 184 = = = = = = = = = 176 = =",
    "c10::StorageImpl": "96 = 88 = = 96 = = = = = = = = =",
    "c10::KernelFunction": "32 = = = = = = = 40 = = = = = =",
    "torch::CppFunction": "72 = = = = = 96 = 104 = = = = = =",
    "torch::autograd::Node": "472 = = = = = = = = = = = 464 = =",
    "torch::autograd::SavedVariable": "112 = = = 104 = = = = = = = 80 = =",
    "at::TensorIterator": "784 = 816 = = = = = = = = = 760 = =",
    "at::Context": "136 = 232 288 = 1080 1088 = 1136 1144 1152 = = 1160 =",
    "THPVariable": "48 = = = = = = = = 40 = = = = =",
    "c10::cuda::CUDACachingAllocator::CUDAAllocator": "8 = = = = = = = = = = = = = =",
}
ENTRIES = {
    "c10::TensorImpl": "31 = = = = = = = = 34 = = = = =",
    "c10::StorageImpl": "5 = = = = = = = = 8 = = = = =",
    "torch::autograd::Node": "14 = = = = = 15 = = = = = 19 = =",
    "c10::cuda::CUDACachingAllocator::CUDAAllocator": ("33 34 36 = 38 43 = 46 47 52 = 54 57 59 ="),
}
ENUMERATORS = {
    ("c10::DispatchKey", "CPU"): "48 49 48 = 49 = 50 = = = = = 49 = =",
    ("c10::DispatchKey", "CUDA"): "49 50 49 = 50 = 51 = = = = = 50 = =",
    ("c10::ScalarType", "Undefined"): "25 27 37 = = 44 45 46 = = = = = 47 =",
}
TABLE = [
    *(pytest.param(LayoutDatum("size", of), row, id=f"size of {of}") for of, row in SIZES.items()),
    *(
        pytest.param(LayoutDatum("entries", of), row, id=f"table of {of}")
        for of, row in ENTRIES.items()
    ),
    *(
        pytest.param(LayoutDatum("enumerator", of, name), row, id=f"{of}::{name}")
        for (of, name), row in ENUMERATORS.items()
    ),
]


def _last_of_each_minor() -> list[str]:
    return [[v for v in KNOWN.versions if v.startswith(f"{minor}.")][-1] for minor in MINORS]


# ---- numbers


@pytest.mark.parametrize(("fact", "row"), TABLE)
def test_what_was_measured_by_other_means(fact: LayoutDatum, row: str) -> None:
    expected: list[int] = []
    for number in row.split():
        expected.append(expected[-1] if number == "=" else int(number))

    assert [KNOWN.value(fact, version) for version in _last_of_each_minor()] == expected


@pytest.mark.parametrize(
    ("of", "member", "version", "byte"),
    [
        ("c10::intrusive_ptr_target", "refcount_", "2.9.1", 8),
        ("c10::TensorImpl", "storage_", "2.9.1", 16),
        ("c10::TensorImpl", "numel_", "2.9.1", 160),
        ("c10::TensorImpl", "key_set_", "2.9.1", 176),
        ("c10::TensorImpl", "key_set_", "2.13.0", 168),
        ("c10::IValue", "tag", "2.9.1", 8),
        pytest.param("c10::TensorImpl", "refcount_", "2.9.1", 8, id="inherited"),
        pytest.param("c10::TensorImpl", "is_contiguous_", "2.9.1", 173, id="a bit in a byte"),
    ],
)
def test_where_members_are(of: str, member: str, version: str, byte: int) -> None:
    assert KNOWN.offset(of, member, version) == byte


def test_bit_fields_have_a_place_in_bits() -> None:
    first = KNOWN.value(LayoutDatum("offset", "c10::TensorImpl", "is_contiguous_"), "2.9.1")
    second = KNOWN.value(
        LayoutDatum("offset", "c10::TensorImpl", "storage_access_should_throw_"), "2.9.1"
    )

    assert (first, second) == (8 * 173, 8 * 173 + 1)


def test_tags_from_bool_on_moved_by_one_in_2_9() -> None:
    tags = KNOWN.named("enumerator", "c10::IValue::Tag", "2.8.0")
    moved = {
        name
        for name in tags
        if KNOWN.moved(LayoutDatum("enumerator", "c10::IValue::Tag", name), "2.8.0", "2.9.0")
    }

    assert {"Bool", "Tuple", "Device", "Generator"} <= moved
    assert not {"None", "Tensor", "Double", "Int"} & moved


def test_three_functions_came_before_those_of_tensor_impl_in_2_10() -> None:
    sizes = "sizes_custom() const"

    assert [KNOWN.slot("c10::TensorImpl", sizes, v) for v in ("2.9.1", "2.10.0")] == [8, 11]
    assert KNOWN.slot("c10::TensorImpl", "~TensorImpl()", "2.10.0") == 0


def test_function_is_found_by_its_name_when_only_one_is_called_so() -> None:
    of = "c10::cuda::CUDACachingAllocator::CUDAAllocator"

    assert KNOWN.slot(of, "raw_delete", "2.9.1") == KNOWN.slot(of, "raw_delete(void*)", "2.9.1")
    assert KNOWN.slot(of, "raw_delete", "2.9.1") is not None
    assert KNOWN.slot(of, "recordStream", "2.9.1") is None  # the base class has another
    assert KNOWN.slot(of, "raw", "2.9.1") is None


@pytest.mark.parametrize(
    ("of", "first", "last"),
    [
        ("c10::KernelToken", "2.9.0", "2.15.0"),
        ("c10::NamedTensorMetaInterface", "1.8.0", "2.12.1"),
        ("at::TensorBase", "1.10.0", "2.15.0"),
    ],
)
def test_classes_come_and_go(of: str, first: str, last: str) -> None:
    having = [v for v in KNOWN.versions if KNOWN.size(of, v) is not None]

    assert (having[0], having[-1]) == (first, last)


def test_mutexes_are_longer_on_aarch64() -> None:
    sizes = {m: drift(m).size("torch::autograd::Node", "2.9.1") for m in MACHINES}

    assert sizes == {"x86_64": 472, "aarch64": 480}
    assert drift("aarch64").size("c10::TensorImpl", "2.9.1") == 184


def test_releases_without_cuda_tell_nothing_of_its_classes() -> None:
    sizes = [drift("aarch64").size("at::CUDAGeneratorImpl", v) for v in ("2.10.0", "2.11.0")]

    assert sizes[0] is None
    assert sizes[1] is not None


def test_strings_became_longer_with_the_new_abi() -> None:
    names = {
        m: [drift(m).size("c10::OperatorName", v) for v in ("2.5.1", "2.6.0", "2.7.0")]
        for m in MACHINES
    }

    assert names == {"x86_64": [16, 16, 64], "aarch64": [16, 64, 64]}


# ---- questions over releases


def test_what_a_fact_moved_between() -> None:
    cuda = LayoutDatum("enumerator", "c10::DispatchKey", "CUDA")

    assert KNOWN.moved(cuda, "2.4.1", "2.5.0") is True
    assert KNOWN.moved(cuda, "2.5.1", "2.6.0") is False
    assert KNOWN.moved(cuda, "2.5.1", "2.99.0") is None
    assert KNOWN.moved(LayoutDatum("size", "c10::KernelToken"), "2.8.0", "2.9.0") is None
    assert (
        KNOWN.moved(LayoutDatum("enumerator", "c10::DispatchKey", "Nobody"), "2.4.1", "2.5.0")
        is None
    )


def test_what_went_away_has_moved() -> None:
    weak = LayoutDatum("offset", "c10::TensorImpl", "weakcount_")

    assert KNOWN.value(weak, "2.10.0") is None
    assert KNOWN.moved(weak, "2.9.1", "2.10.0") is True


def test_releases_in_which_a_fact_is_the_same() -> None:
    size = LayoutDatum("size", "c10::KernelFunction")

    assert KNOWN.alike(size, "2.9.0")[0] == "2.9.0"
    assert set(KNOWN.alike(size, "2.8.0")).isdisjoint(KNOWN.alike(size, "2.9.0"))
    assert KNOWN.releases_with(size, 40) == KNOWN.alike(size, "2.15.0")
    assert KNOWN.alike(size, "2.99.0") == ()


def test_changes_from_one_release_to_the_next() -> None:
    changes = KNOWN.changes("2.8.0", "2.9.0")

    assert Change(LayoutDatum("size", "c10::KernelFunction"), 32, 40) in changes
    assert "c10::KernelToken" not in {change.fact.owner for change in changes}


def test_build_of_ones_own_has_the_facts_of_its_release() -> None:
    assert KNOWN.size("c10::TensorImpl", "2.9.0+cu126") == 184
    assert KNOWN.knows("2.9.0+cu126")


@pytest.mark.parametrize("version", ["2.99.0", "2.9", "", "+", "nonsense"])
def test_release_that_is_not_known_has_no_facts(version: str) -> None:
    assert not KNOWN.knows(version)
    assert KNOWN.size("c10::TensorImpl", version) is None
    assert KNOWN.named("size", "c10::TensorImpl", version) == {}


@pytest.mark.parametrize(
    "fact",
    [
        LayoutDatum("size", "my::Class"),
        LayoutDatum("slot", "my::Class", "f"),
        LayoutDatum("slot", "c10::TensorImpl", "f"),
    ],
)
def test_unknown_fact_has_no_value(fact: LayoutDatum) -> None:
    assert KNOWN.value(fact, "2.9.0") is None
    assert not list(KNOWN.facts("my::Class"))


# ---- laws


@pytest.mark.parametrize("machine", MACHINES)
def test_every_published_release_has_facts(machine: str) -> None:
    known = drift(machine)
    for release in releases(machine):
        assert known.size("c10::TensorImpl", release.version)
        assert known.enumerator("c10::DispatchKey", "CPU", release.version)
        python = known.size("THPVariable", release.version)
        assert (python is None) == release.version.startswith(("1.11.", "1.12."))


def test_every_release_on_one_machine_has_the_cuda_allocator_since_it_is_a_class() -> None:
    having = [
        v
        for v in KNOWN.versions
        if KNOWN.entries("c10::cuda::CUDACachingAllocator::CUDAAllocator", v)
    ]

    assert having == list(KNOWN.versions[KNOWN.versions.index("2.0.0") :])


@given(FACTS, VERSIONS)
def test_a_release_is_among_those_that_are_like_it(fact: LayoutDatum, version: str) -> None:
    value = KNOWN.value(fact, version)

    assert (version in KNOWN.alike(fact, version)) == (value is not None)
    assert version in KNOWN.releases_with(fact, value)
    assert KNOWN.named(fact.kind, fact.owner, version).get(fact.name) == value


@FEW
@given(FACTS, VERSIONS, VERSIONS)
def test_moved_and_changes_agree(fact: LayoutDatum, old: str, new: str) -> None:
    changed = {change.fact for change in KNOWN.changes(old, new) if change.fact.owner == fact.owner}

    assert (fact in changed) == (KNOWN.moved(fact, old, new) is True)
    assert KNOWN.moved(fact, old, new) == KNOWN.moved(fact, new, old)


@given(st.sampled_from(KNOWN.names), VERSIONS)
def test_virtual_table_has_a_slot_for_each_function_and_nothing_else(of: str, version: str) -> None:
    slots = KNOWN.named("slot", of, version)
    taken = [
        slot
        for name, slot in slots.items()
        for slot in ([slot, slot + 1] if name.startswith("~") else [slot])
    ]

    assert sorted(taken) == list(range((KNOWN.entries(of, version) or 2) - 2))


@given(st.sampled_from(KNOWN.names), VERSIONS)
def test_members_lie_within_their_class(of: str, version: str) -> None:
    size = KNOWN.size(of, version)
    places = KNOWN.named("offset", of, version).values()

    assert all(size is not None and 0 <= place < 8 * size for place in places)


# ---- the file


@pytest.mark.usefixtures("tools")
def test_file_is_written_as_it_was_read(tmp_path: Path) -> None:
    from drift_file import read_facts, write_facts  # noqa: PLC0415 - one of the tools

    data = ROOT / "src/opwright/knowledge/torch_releases/data/drift.json"
    write_facts(tmp_path / "drift.json", read_facts(data))

    assert (tmp_path / "drift.json").read_text() == data.read_text()


@pytest.mark.usefixtures("tools")
@FEW
@given(st.data())
def test_what_is_written_is_read(
    tmp_path_factory: pytest.TempPathFactory, data: st.DataObject
) -> None:
    from drift_file import write_facts  # noqa: PLC0415

    path = tmp_path_factory.mktemp("drift") / "drift.json"
    facts = st.builds(
        LayoutDatum,
        st.sampled_from(["size", "slot"]),
        st.sampled_from("ABC"),
        st.sampled_from(["", "f()"]),
    )
    keys = st.tuples(st.sampled_from(MACHINES), st.sampled_from(["2.9.0", "2.10.0", "2.11.0"]))
    known = data.draw(
        st.dictionaries(keys, st.dictionaries(facts, st.integers(-1, 9), min_size=1), min_size=1)
    )
    write_facts(path, known)
    content = json.loads(path.read_text())

    for (machine, version), values in known.items():
        read = LayoutData(content, machine)
        having = {fact.owner for fact in values}
        facts_read = {fact for of in having for fact in read.facts(of)}
        assert {f: v for f in facts_read if (v := read.value(f, version)) is not None} == values


@pytest.mark.network
@pytest.mark.compiler
@pytest.mark.usefixtures("tools")
def test_headers_in_the_wheel_say_the_same() -> None:
    from update_torch_drift import measure  # noqa: PLC0415

    release = next(release for release in releases() if release.version == "2.10.0")
    facts = [fact for name in KNOWN.names for fact in KNOWN.facts(name)]
    known = {f: v for f in facts if (v := KNOWN.value(f, release.version)) is not None}
    if not Path(sysconfig.get_paths()["include"], "Python.h").exists():
        known = {fact: value for fact, value in known.items() if not fact.owner.startswith("THP")}

    assert measure(release).values == known
