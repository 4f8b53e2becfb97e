"""Our named tuple does what typing's does, whose place it takes."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Mapping
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from opwright.model.named_tuple import NamedTuple


class Ours(NamedTuple):
    """Ours."""

    name: str
    times: int = 1
    """Documented."""
    tags: tuple[str, ...] = ()

    @property
    def loud(self) -> str:
        return self.name.upper()


class Often(NamedTuple):
    """One of which so many are made that it has a constructor of its own."""

    name: str
    times: int = 1
    tags: tuple[str, ...] = ()


for _ in range(200):
    Often(name="x")
Theirs: Any = __import__("typing").NamedTuple(
    "Theirs", [("name", str), ("times", int), ("tags", tuple[str, ...])]
)
Theirs.__new__.__defaults__ = (1, ())
FIELDS = {"name": st.text(), "times": st.integers(), "tags": st.tuples(st.text())}


@given(
    st.lists(st.sampled_from(["x", 2, ()]), max_size=4), st.fixed_dictionaries({}, optional=FIELDS)
)
def test_it_is_made_of_the_same_values_or_refused_alike(
    values: list[Any], named: Mapping[str, Any]
) -> None:
    try:
        expected = tuple(Theirs(*values, **named))
    except TypeError:
        for kind in (Ours, Often):
            with pytest.raises(TypeError):
                kind(*values, **named)
    else:
        for kind in (Ours, Often):
            assert kind(*values, **named) == expected


@given(st.fixed_dictionaries({}, optional={**FIELDS, "size": st.integers()}))
def test_fields_are_replaced_or_refused_alike(named: Mapping[str, Any]) -> None:
    try:
        expected = tuple(Theirs("x", 2)._replace(**named))
    except (TypeError, ValueError):
        with pytest.raises(TypeError):
            Ours("x", 2)._replace(**named)
    else:
        assert Ours("x", 2)._replace(**named) == expected


def test_it_tells_its_fields_and_itself() -> None:
    one = Ours("x", tags=("a",))

    assert (one._fields, Ours._field_defaults) == (Theirs._fields, {"times": 1, "tags": ()})
    assert repr(one) == "Ours(name='x', times=1, tags=('a',))"
    assert one._asdict() == {"name": "x", "times": 1, "tags": ("a",)}
    assert (one.name, one.loud, one[1], hash(one)) == ("x", "X", 1, hash(("x", 1, ("a",))))


def test_copies_and_pickles_are_equal_and_of_the_same_class() -> None:
    one = Ours("x", 3)

    for other in (copy.copy(one), copy.deepcopy(one), pickle.loads(pickle.dumps(one))):  # noqa: S301
        assert (type(other), other) == (Ours, one)


def test_it_is_matched_by_place() -> None:
    match Ours("x", 3):
        case Ours(name, times):
            assert (name, times) == ("x", 3)


@pytest.mark.parametrize("name", ["name", "other"])
def test_nothing_can_be_set(name: str) -> None:
    with pytest.raises(AttributeError):
        setattr(Ours("x"), name, "y")
