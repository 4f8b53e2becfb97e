"""The index of patterns, and the cache that keeps it: nothing that somebody else may have written is believed."""

from __future__ import annotations

import os
import stat
from collections.abc import Callable
from pathlib import Path

import pytest
from all_literals import all_literals

from opwright.causes.engine.candidates import pattern_index
from opwright.causes.engine.index import made
from opwright.prefilter import index_cache

OTHER_USER = 12345


def test_the_same_causes_give_the_same_index() -> None:
    literals = all_literals()
    backwards = dict(reversed(literals.items()))

    assert made(literals) == made(backwards)
    assert pattern_index().scopes["LOG"]


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
