"""
What the index of names lets lint claim: sources that a compiler or interpreter refuses, each at its line.

`api_probes.txt` was written before anybody looked at what is found. g++ 12 refuses its C++ with the headers of torch 2.15 and
Python 3.13, nvcc 13.0 its CUDA, and Python 3.13, NumPy 2.5, torch 2.13, Triton 3.9 and setuptools 84 lack what the others use.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest
from laws import every_input

from opwright.knowledge.api.windows import admitted
from opwright.model import Finding, Target
from opwright.verbs.lint.linting import lint

NEWEST = Target(torch="2.15.0", cuda="13.0", python="3.13", numpy="2.5")
OTHERS = {"numpy": "numpy", "numpy-c": "numpy", "python": "python", "cpython": "python"}
"""The field of a target that says which release of a domain is meant."""


class Probe(NamedTuple):
    """A file that no longer compiles or runs, and the line that says so."""

    domain: str
    name: str
    text: str
    line: int


def probes() -> Iterator[Probe]:
    """Yield the probes; the mark at the end of the line is taken off."""
    text = Path(__file__).with_name("api_probes.txt").read_text()
    for block in re.split(r"(?m)^=== ", text)[1:]:
        head, _, body = block.partition("\n")
        domain, name = head.split()
        lines = body.rstrip("\n").split("\n")
        [line] = [i for i, one in enumerate(lines, 1) if one.endswith(" BAD")]
        plain = "\n".join(re.sub(r"\s*(?://|#) BAD$", "", one) for one in lines)
        yield Probe(domain, name, plain + "\n", line)


def found(folder: Path, probe: Probe, target: Target) -> list[Finding]:
    """Return the findings at the line of a probe."""
    path = folder / probe.name
    path.write_text(probe.text)
    try:
        return [f for f in lint(path, target).findings if f.evidence.line == probe.line]
    finally:
        path.unlink()


def test_what_the_newest_releases_lack_is_reported_at_its_line(tmp_path: Path) -> None:
    with every_input() as check:
        for probe in probes():
            with check(probe.text):
                assert found(tmp_path, probe, NEWEST)


def test_nothing_is_claimed_for_the_last_release_that_has_a_name(tmp_path: Path) -> None:
    with every_input() as check:
        for probe in (probe for probe in probes() if probe.domain in OTHERS):
            for finding in found(tmp_path, probe, NEWEST):
                with check(probe.text):
                    details = finding.evidence.details
                    last = details.get("last")
                    is_numpy = OTHERS[probe.domain] == "numpy"
                    target = (
                        NEWEST._replace(numpy=last) if is_numpy else NEWEST._replace(python=last)
                    )
                    same = [
                        f
                        for f in found(tmp_path, probe, target)
                        if f.evidence.details.get("api") == details["api"]
                    ]
                    assert last is None or float(last.partition(".")[2]) < 8 or not same


STILL_THERE = {
    "base.cpp": "#include <torch/extension.h>\nsize_t f(at::IntArrayRef sizes) { return sizes.size(); }\n",
    "inline.cpp": "#include <ATen/cpu/vec/vec.h>\nbool x = at::vec::is_reduced_floating_point_v<at::Half>;\n",
    "either.py": (
        "try:\n    import collections.abc as abc\nexcept ImportError:\n    import collections as abc\n"
        "def is_many(x):\n    return isinstance(x, abc.Iterable)\n"
    ),
    "examples/train.py": "import sys\nif sys.argv[1:]:\n    from distutils.version import LooseVersion\n",
    "docs/conf.py": "def setup(app):\n    from distutils.version import LooseVersion\n",
}
"""As in deform_conv_utils.h of Deformable-Convolution-Nd, GPTQModel, SE-SSD and torch-quiver."""


def test_what_the_newest_releases_have_by_another_way_is_not_claimed(tmp_path: Path) -> None:
    with every_input() as check:
        for name, text in STILL_THERE.items():
            path = tmp_path / name
            path.parent.mkdir(exist_ok=True)
            path.write_text(text)
            with check(name):
                assert [f.message for f in lint(path, NEWEST).findings] == []


def test_functions_of_examples_are_run_as_well(tmp_path: Path) -> None:
    path = tmp_path / "examples" / "train.py"
    path.parent.mkdir()
    path.write_text("import numpy as np\n\n\ndef bucket(x):\n    return x.astype(np.int)\n")
    assert [f.cause.name for f in lint(path, NEWEST).findings] == ["removed-numpy-api"]


def test_metadata_decides_which_releases_are_meant(tmp_path: Path) -> None:
    (tmp_path / "a.py").write_text("import numpy as np\nimport cgi\nbig = np.Inf\n")
    script = tmp_path / "pyproject.toml"

    script.write_text(
        '[project]\nname = "a"\nrequires-python = ">=3.9,<3.13"\ndependencies = ["numpy<2"]\n'
    )
    old = lint(tmp_path).findings
    script.write_text(
        '[project]\nname = "a"\nrequires-python = ">=3.9"\ndependencies = ["numpy"]\n'
    )
    new = lint(tmp_path).findings

    assert not old
    assert {finding.cause.name for finding in new} == {"removed-numpy-api", "removed-python-api"}


@pytest.mark.parametrize(
    ("specifier", "expected"),
    [
        ("3.9", "3.9"),
        ("3.9.2", "3.9"),
        (">=3.9", "3.9 3.10 3.11"),
        (">=3.9,<3.11", "3.9 3.10"),
        (">= 3.9, < 3.10.1", "3.9 3.10"),
        ("~=3.9", "3.9 3.10 3.11"),
        ("~=3.9.1", "3.9"),
        ("^3.10", "3.10 3.11"),
        ("3.8..3.9", "3.8 3.9"),
        ("==3.*", "3.8 3.9 3.10 3.11"),
        (">3.10", "3.10 3.11"),
        ("<=3.8", "3.8"),
        ("!=3.9.0", "3.8 3.9 3.10 3.11"),
        ("nonsense", None),
    ],
)
def test_series_that_a_specifier_admits(specifier: str, expected: str | None) -> None:
    releases = ("3.8", "3.9", "3.10", "3.11")

    bits = admitted(releases, specifier)

    names = None if bits is None else [r for i, r in enumerate(releases) if bits >> i & 1]
    assert names == (None if expected is None else expected.split())


@pytest.mark.parametrize(
    ("text", "is_found"),
    [
        ("auto o = torch::optim::AdamOptions(1e-3).eps(1e-8).beta1(0.5);\n", True),
        ("auto o = torch::optim::AdamOptions(1e-3).eps(1e-8).betas({0.5, 0.9});\n", False),
        ("auto o = my::AdamOptions(1e-3).beta1(0.5);\n", False),
        ("int f(std::shared_ptr<torch::jit::script::Module> m) { return m->get_parameters().size(); }\n", True),
        ("void f(std::shared_ptr<torch::jit::script::Module> m) { m.get_parameters(); }\n", False),
    ],
)  # fmt: skip
def test_members_of_options_and_of_what_pointers_point_to_are_known(
    tmp_path: Path, text: str, *, is_found: bool
) -> None:
    path = tmp_path / "a.cpp"
    path.write_text(f"#include <torch/script.h>\n{text}")

    assert bool(lint(path, NEWEST).findings) is is_found
