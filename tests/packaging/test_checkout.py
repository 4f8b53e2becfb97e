"""The index of patterns is that of the causes as they are, whatever lies in the cache."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import zipfile
import zlib
from pathlib import Path
from shutil import copytree, ignore_patterns

import pytest
from all_literals import all_literals, copy_index_cache

from opwright.causes.engine.checkout import pattern_files
from opwright.causes.engine.index import made
from opwright.model import Scope
from opwright.prefilter.pattern_index import PACKAGED

pytestmark = pytest.mark.packaging

ROOT = Path(__file__).parents[2]


class Checkout:
    """A copy of this one, of which each program that is run uses the same cache."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.package = root / "src" / "opwright"
        self.cache = root / "cache"
        copytree(ROOT / "src", root / "src", ignore=ignore_patterns("__pycache__", "templates"))
        (root / "hatch_build.py").touch()
        copy_index_cache(self.cache)

    def diagnose(self, log: str) -> list[str]:
        """Return the causes that are found in a log."""
        printed = self.python("-m", "opwright", "diagnose", "--format", "json", "-", input=log)
        return [finding["cause"] for finding in json.loads(printed)["findings"]]

    def python(self, *arguments: str, input: str = "") -> str:  # noqa: A002 - subprocess's name
        known = {"PYTHONPATH": str(self.root / "src"), "XDG_CACHE_HOME": str(self.cache)}
        done = subprocess.run(
            [sys.executable, *arguments],
            input=input,
            env={**os.environ, **known},
            capture_output=True,
            text=True,
            check=False,
        )
        assert not done.stderr
        return done.stdout


@pytest.fixture(name="checkout", scope="module")
def _checkout(tmp_path_factory: pytest.TempPathFactory) -> Checkout:
    return Checkout(tmp_path_factory.mktemp("checkout"))


def test_pattern_that_was_edited_is_tried_at_once(checkout: Checkout) -> None:
    cause = checkout.package / "causes" / "host_toolchain" / "ninja_missing.py"
    log = "gremlins have eaten the build tool\n"
    before = checkout.diagnose(log)

    text = cause.read_text()
    edited = text.replace("rule(*", "rule('gremlins have eaten', *", 1)
    assert edited != text
    cause.write_text(edited)

    assert (before, checkout.diagnose(log)) == ([], ["ninja-missing"])
    cause.write_text(text)
    assert checkout.diagnose(log) == []


def test_pattern_without_a_literal_is_refused_by_name(checkout: Checkout) -> None:
    cause = checkout.package / "causes" / "host_toolchain" / "ninja_missing.py"
    text = cause.read_text()

    cause.write_text(text.replace("rule(*", r"rule(r'\w+', *", 1))
    refused = subprocess.run(
        [sys.executable, "-m", "opwright", "diagnose", "-"],
        input="a log",
        env={**os.environ, "PYTHONPATH": str(checkout.root / "src")},
        capture_output=True,
        text=True,
        check=False,
    )
    cause.write_text(text)

    assert refused.returncode == 2
    assert "ninja-missing: no literal of 5 bytes" in refused.stderr


def test_index_of_a_wheel_is_not_believed_in_a_checkout(checkout: Checkout) -> None:
    of_wheel = checkout.package / "prefilter" / "patterns.index"
    of_wheel.write_bytes(b"of a wheel that was unpacked here")

    found = checkout.diagnose("RuntimeError: Ninja is required to load C++ extensions")

    of_wheel.unlink()
    assert found == ["ninja-missing"]


def test_installed_wheel_looks_at_no_source(checkout: Checkout) -> None:
    told = (
        "import sys; from opwright.causes.engine.candidates import pattern_index as index;"
        "print(*index().scopes, 'opwright.causes.engine.checkout' in sys.modules)"
    )
    of_wheel = checkout.package / "prefilter" / "patterns.index"
    of_wheel.write_bytes(made(all_literals()))
    (checkout.root / "hatch_build.py").unlink()

    printed = checkout.python("-c", told)

    of_wheel.unlink()
    (checkout.root / "hatch_build.py").touch()
    assert printed == f"{' '.join(sorted(Scope.__members__))} False\n"


def test_wheel_has_the_index_and_the_checkout_is_left_as_it_was(own_wheel: Path) -> None:
    with zipfile.ZipFile(own_wheel) as packed:
        index = packed.read("opwright/prefilter/patterns.index")
        texts = {name: packed.read(f"{name}.zz") for name in _PACKED}
        assert not {*_PACKED} & {*packed.namelist()}
    assert index == made(all_literals())
    for name, text in texts.items():
        assert zlib.decompress(text) == Path(ROOT, "src", name).read_bytes()
    assert not Path(PACKAGED).exists()


_PACKED = (
    "opwright/knowledge/cxx/cxx_headers.json",
    "opwright/knowledge/torch_releases/data/drift.json",
    "opwright/knowledge/torch_wheels/data/wheels.json",
)
_TOLD = """
from opwright.knowledge.cxx.cxx_headers import standard_names
from opwright.knowledge.torch_releases.headers.drift import drift
from opwright.knowledge.torch_wheels.table import versions_of
print(len(standard_names()), *versions_of("torch"), bool(drift()))
"""


def test_packed_texts_are_read_as_well(checkout: Checkout) -> None:
    readable = checkout.python("-c", _TOLD)
    texts = [checkout.package.parent / name for name in _PACKED]
    for text in texts:
        text.with_name(f"{text.name}.zz").write_bytes(zlib.compress(text.read_bytes()))
        text.rename(text.with_name(f"{text.name}.aside"))

    printed = checkout.python("-c", _TOLD)

    for text in texts:
        text.with_name(f"{text.name}.aside").rename(text)
        text.with_name(f"{text.name}.zz").unlink()
    assert printed == readable != ""


_OPENED = """
import json, sys
opened = []
sys.addaudithook(lambda event, args: event == "open" and opened.append(str(args[0])))
from opwright.causes.engine.index import pattern_literals, made
made(pattern_literals())
modules = [str(module.__file__) for name, module in sys.modules.items() if "opwright" in name]
print(json.dumps(modules + [path for path in opened if not path.endswith(".pyc")]))
"""


def test_digest_is_of_every_file_that_the_index_is_made_from(checkout: Checkout) -> None:
    opened = json.loads(checkout.python("-B", "-c", _OPENED))

    ours = {path for path in opened if path.startswith(str(checkout.package))}
    known = {
        str(checkout.package / Path(path).relative_to(ROOT / "src" / "opwright"))
        for path in pattern_files()
    }
    assert len(ours) > 200
    assert ours <= known


def test_index_is_made_where_no_cache_can_be_written(
    checkout: Checkout, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(checkout, "cache", "/dev/null")

    assert checkout.diagnose("RuntimeError: Ninja is required to load C++ extensions") == [
        "ninja-missing"
    ]
