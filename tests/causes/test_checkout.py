"""The index of patterns is that of the causes as they are, whatever lies in the cache."""

from __future__ import annotations

import json
import os
import stat
import subprocess
import sys
import zipfile
from collections.abc import Callable
from pathlib import Path
from shutil import copytree, ignore_patterns

import pytest
from all_literals import all_literals, copy_index_cache

from opwright.causes.engine.candidates import pattern_index
from opwright.causes.engine.checkout import pattern_files
from opwright.causes.engine.index import made
from opwright.model import Scope
from opwright.prefilter import index_cache
from opwright.prefilter.pattern_index import PACKAGED

ROOT = Path(__file__).parents[2]
OTHER_USER = 12345


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
    assert index == made(all_literals())
    assert not Path(PACKAGED).exists()


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


def test_the_same_causes_give_the_same_index() -> None:
    literals = all_literals()
    backwards = dict(reversed(literals.items()))

    assert made(literals) == made(backwards)
    assert pattern_index().scopes["LOG"]


# ---- the cache ---------------------------------------------------------------------


@pytest.fixture(name="cache")
def _cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    return tmp_path / "opwright" / "prefilter"


def _kept(cache: Path, data: bytes = b"tables") -> Path:
    index_cache.keep("index", "0123", data)
    [path] = cache.iterdir()
    return path


def test_what_is_kept_is_found_again_and_is_ours_alone(cache: Path) -> None:
    path = _kept(cache)

    assert index_cache.cached("index", "0123") == b"tables"
    assert stat.S_IMODE(path.stat().st_mode) == 0o600
    assert stat.S_IMODE(cache.stat().st_mode) == 0o700


def _is_corrupt(path: Path) -> None:
    path.write_bytes(path.read_bytes()[:-1] + b"!")


def _is_cut_off(path: Path) -> None:
    path.write_bytes(path.read_bytes()[:-1])


def _has_no_digest(path: Path) -> None:
    path.write_bytes(b"tables")


def _is_writable_for_the_group(path: Path) -> None:
    path.chmod(0o660)


def _is_writable_for_all(path: Path) -> None:
    path.chmod(0o606)


def _is_in_a_folder_of_a_group(path: Path) -> None:
    path.parent.chmod(0o770)


def _is_somebody_elses(path: Path) -> None:
    os.chown(path, OTHER_USER, OTHER_USER)


def _is_in_somebody_elses_folder(path: Path) -> None:
    os.chown(path.parent, OTHER_USER, OTHER_USER)


def _is_a_link(path: Path) -> None:
    path.symlink_to(path.rename(path.with_name("elsewhere")))


def _is_in_a_folder_that_is_a_link(path: Path) -> None:
    folder = path.parent
    folder.symlink_to(folder.rename(folder.with_name("elsewhere")))


def _is_a_pipe(path: Path) -> None:
    path.unlink()
    os.mkfifo(path, 0o600)


def _is_a_folder(path: Path) -> None:
    path.unlink()
    path.mkdir(0o700)


def _is_of_something_else(path: Path) -> None:
    index_cache.keep("index", "4567", b"other tables")
    path.with_name("index-4567").replace(path)


@pytest.mark.parametrize(
    "spoil",
    [
        _is_corrupt,
        _is_cut_off,
        _has_no_digest,
        _is_writable_for_the_group,
        _is_writable_for_all,
        _is_in_a_folder_of_a_group,
        _is_somebody_elses,
        _is_in_somebody_elses_folder,
        _is_a_link,
        _is_in_a_folder_that_is_a_link,
        _is_a_pipe,
        _is_a_folder,
        _is_of_something_else,
    ],
)
def test_file_of_the_cache_is_not_believed_that(cache: Path, spoil: Callable[[Path], None]) -> None:
    if "somebody" in spoil.__name__ and os.getuid():
        pytest.skip("only root gives files away")
    path = _kept(cache)

    spoil(path)

    assert index_cache.cached("index", "0123") is None


def test_nothing_is_written_into_somebody_elses_folder(cache: Path) -> None:
    if os.getuid():
        pytest.skip("only root gives files away")
    cache.mkdir(parents=True)
    os.chown(cache, OTHER_USER, OTHER_USER)

    index_cache.keep("index", "0123", b"tables")

    assert list(cache.iterdir()) == []


def test_index_is_made_where_no_cache_can_be_written(
    checkout: Checkout, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(checkout, "cache", "/dev/null")

    assert checkout.diagnose("RuntimeError: Ninja is required to load C++ extensions") == [
        "ninja-missing"
    ]


def test_cache_in_a_relative_folder_is_none(project: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", "relative")

    index_cache.keep("index", "0123", b"tables")

    assert index_cache.cached("index", "0123") is None
    assert list(project.iterdir()) == []


def test_oldest_make_place(cache: Path) -> None:
    for number in range(20):
        index_cache.keep("index", f"{number:04}", b"tables")

    names = sorted(path.name for path in cache.iterdir())
    assert names == [f"index-{number:04}" for number in range(4, 20)]
