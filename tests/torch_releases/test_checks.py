"""The lines of torch's headers on which something is checked: known ones, and how they are noted."""

from __future__ import annotations

from pathlib import Path

import pytest

from opwright.knowledge.torch_releases.headers import checks
from opwright.knowledge.torch_releases.headers.checks import is_known, versions_with
from opwright.knowledge.torch_releases.symbols.releases import releases

DATA = Path(checks.__file__).parents[1] / "data" / "checks.bin"
NO_DEVICE = "c10/core/TensorImpl.h"
VERSIONS = {release.version for release in releases()}

pytestmark = pytest.mark.usefixtures("tools")


def test_every_release_is_noted() -> None:
    from update_torch_checks import unpacked  # noqa: PLC0415

    assert list(unpacked(DATA.read_bytes())) == [release.version for release in releases()]


def test_check_that_a_tensor_has_a_device_moves_with_the_header() -> None:
    assert "2.9.1" in versions_with(NO_DEVICE, 1297)
    assert "2.13.0" not in versions_with(NO_DEVICE, 1297)
    assert versions_with(NO_DEVICE, 2) == frozenset()


def test_header_of_somebody_else_is_not_known() -> None:
    assert is_known(NO_DEVICE)
    assert not is_known("c10/of/mine.h")


@pytest.mark.parametrize("header", [NO_DEVICE, "c10/util/intrusive_ptr.h", "torch/library.h"])
def test_lines_of_a_header_are_of_known_releases(header: str) -> None:
    having = {line: versions_with(header, line) for line in range(1, 3000)}

    assert any(having.values())
    assert all(versions <= VERSIONS for versions in having.values())


# ---- the tool


def test_first_and_last_line_of_a_call_are_noted() -> None:
    from update_torch_checks import lines_of  # noqa: PLC0415

    header = """\
#define NOT_TEXT "TORCH_CHECK(false)"
inline void f(int x) {
  TORCH_CHECK(x, "one line");
  // TORCH_CHECK(x) is not one
  TORCH_INTERNAL_ASSERT(
      g(x),
      "a ) in a string");
  guard(__FILE__, __LINE__);
  assert(x);
}
"""

    assert lines_of(header) == [1, 3, 5, 7, 8, 9]


def test_what_is_written_is_what_was_noted() -> None:
    from update_torch_checks import packed, unpacked  # noqa: PLC0415

    known = {
        "2.9.0": {"a.h": [1, 5], "b.h": [2]},
        "2.10.0": {"a.h": [1, 5], "b.h": [3]},
        "2.11.0": {"a.h": [1, 6]},
    }

    assert unpacked(packed(known)) == known


def test_header_that_never_changed_tells_nothing_and_is_left_out() -> None:
    from update_torch_checks import packed, unpacked  # noqa: PLC0415

    written = packed({"2.9.0": {"a.h": [1]}, "2.9.1": {"a.h": [1]}})

    assert unpacked(written) == {"2.9.0": {}, "2.9.1": {}}


@pytest.mark.network
def test_wheel_says_the_same() -> None:
    from update_torch_checks import noted, unpacked  # noqa: PLC0415

    known = unpacked(DATA.read_bytes())["2.10.0"]

    assert {name: lines for name, lines in noted("2.10.0").items() if name in known} == known
