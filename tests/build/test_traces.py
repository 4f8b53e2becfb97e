"""What compilers write of their own time is read, and what is no such text is nothing."""

from __future__ import annotations

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from opwright.verbs.build.times.traces import clang_phases, gcc_phases, header_costs, nvcc_phases


def source(name: str, start: int, duration: int) -> dict[str, object]:
    args = {"detail": name}
    return {"ph": "X", "name": "Source", "ts": start, "dur": duration, "pid": 1, "args": args}


def of(*events: dict[str, object]) -> str:
    return json.dumps({"traceEvents": events})


def test_a_header_costs_what_it_includes_too() -> None:
    trace = of(source("in.h", 10, 30), source("out.h", 0, 100), source("other.h", 200, 50))

    costs = header_costs(trace)

    assert costs["out.h"] == pytest.approx((100e-6, 70e-6))
    assert costs["in.h"] == pytest.approx((30e-6, 30e-6))
    assert costs["other.h"] == pytest.approx((50e-6, 50e-6))


def test_header_that_includes_itself_is_not_counted_twice() -> None:
    costs = header_costs(of(source("a.h", 0, 100), source("a.h", 10, 20)))

    assert costs["a.h"] == pytest.approx((100e-6, 100e-6))


def test_begin_and_end_of_clang_19() -> None:
    begin = {"ph": "b", "name": "Source", "ts": 5, "pid": 1, "args": {"detail": "a.h"}}
    end = {"ph": "e", "name": "Source", "ts": 25, "pid": 1}

    assert header_costs(of(begin, end))["a.h"] == pytest.approx((20e-6, 20e-6))


def test_phases() -> None:
    total = {"ph": "X", "name": "Total Backend", "dur": 2_000_000}
    table = (
        "source file name , phase name , phase input files , phase output file , arch , tool, metric , unit\n"
        "k.cu , gcc (preprocessing 4) , k.cu  , k.cpp4.ii ,  , nvcc , 1000 , ms\n"
        "k.cu , gcc (preprocessing 1) , k.cu  , k.cpp1.ii , compute_90 , nvcc , 500.5 , ms\n"
        "k.cu , cicc ,  k.cpp1.ii  , k.ptx , compute_90 , nvcc , 3000 , ms\n"
    )
    report = (
        "Time variable                        usr           sys          wall           GGC\n"
        " phase parsing         :   0.81 ( 27%)   0.92 ( 48%)  11.05 ( 35%)    75M ( 34%)\n"
        " |name lookup          :   0.38 ( 13%)   0.25 ( 13%)   5.34 ( 17%)  4691k (  2%)\n"
    )

    assert clang_phases(of(total)) == (("back end", 2.0),)
    assert nvcc_phases(table) == (("cicc", 3.0), ("gcc (preprocessing)", 1.5005))
    assert gcc_phases(report) == (("parsing", 0.81 + 0.92),)


@given(
    st.one_of(
        st.text(),
        st.recursive(
            st.none() | st.text() | st.floats() | st.integers(),
            lambda inner: (
                st.lists(inner)
                | st.dictionaries(
                    st.sampled_from(("traceEvents", "ph", "name", "ts", "dur", "args", "detail")),
                    inner,
                )
            ),
        ).map(json.dumps),
    )
)
def test_no_text_is_too_odd(text: str) -> None:
    for read in (header_costs, clang_phases, gcc_phases, nvcc_phases):
        assert len(read(text)) >= 0
