"""What headers bring, by release of GCC, against a GCC that is installed."""

from __future__ import annotations

import shutil
import subprocess

import pytest

from opwright.knowledge.cxx.cxx_headers import standard_names

USES = {
    "std::array": "std::array<int, 3> x;",
    "uint8_t": "uint8_t x;",
    "std::string": "std::string x;",
    "std::sort": "int y[2]; auto x = (std::sort(y, y + 2), 0);",
}
HEADERS = ("map", "memory", "mutex", "functional", "iostream", "string", "unistd.h")


def test_names_that_a_release_no_longer_brings() -> None:
    names = {one.name: one.brought_by["17"] for one in standard_names()}

    assert {"map", "memory", "thread"} <= names["std::array"][11] - names["std::array"][12]
    assert {"iostream", "fstream"} <= names["uint8_t"][12] - names["uint8_t"][13]
    assert "functional" in names["std::sort"][13] - names["std::sort"][14]


@pytest.mark.compiler
@pytest.mark.parametrize("release", [11, 12, 13, 14, 15])
def test_a_compiler_says_the_same(release: int) -> None:
    compiler = shutil.which(f"g++-{release}")
    if compiler is None:
        pytest.skip(f"no GCC {release} here")
    brought_by = {one.name: one.brought_by["14"][release] for one in standard_names()}

    for header in HEADERS:
        for name, use in USES.items():
            text = f"#include <{header}>\n{use}\n"
            command = [compiler, "-std=c++14", "-w", "-fsyntax-only", "-x", "c++", "-"]
            done = subprocess.run(command, input=text, capture_output=True, text=True, check=False)

            assert (done.returncode == 0) == (header in brought_by[name]), (header, name)
