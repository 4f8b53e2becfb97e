"""`opwright.load` and a cache that others can write: what they could have put there is not loaded."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest
from jit_module import Sources
from other_user import NOBODY, needs_root

from opwright.errors import OpwrightError
from opwright.model.disk.private_files import is_private
from opwright.verbs.build.jit import torch_names

pytestmark = pytest.mark.compiler


@pytest.fixture
def op(tmp_path: Path) -> Sources:
    return Sources(tmp_path)


STRANGE = """
import os, sys
os.umask(0)
import opwright
try:
    print(opwright.load("op", [sys.argv[1]]).value())
except opwright.OpwrightError as error:
    print(error)
"""


def strange(op: Sources, **environment: str) -> str:
    """Return what comes of loading under a umask of 0."""
    return subprocess.run(
        [sys.executable, "-c", STRANGE, str(op.source)],
        env={**os.environ, **environment},
        capture_output=True,
        text=True,
        check=True,
    ).stdout


def test_cache_is_for_its_user_alone_under_any_umask(op: Sources, tmp_path: Path) -> None:
    home = tmp_path / "home"

    assert strange(op, XDG_CACHE_HOME=str(home)) == "42\n"

    cache = home / "opwright" / "jit"
    for path in (home, home / "opwright", cache, *cache.iterdir()):
        assert path.stat().st_mode & 0o7777 == 0o700
    for path in (*cache.glob("records/*"), *cache.glob("libraries/*/*")):
        assert not path.stat().st_mode & 0o022


@needs_root
def test_home_of_somebody_else_gets_no_cache(op: Sources, tmp_path: Path) -> None:
    """As with `sudo`, which may leave HOME as it is: its owner can put other folders in the place of root's."""
    home, temporary = tmp_path / "home", tmp_path / "temporary"
    for folder, owner in ((home, NOBODY), (temporary, 0)):
        folder.mkdir()
        os.chown(folder, owner, -1)
    environment = {"HOME": str(home), "XDG_CACHE_HOME": "", "TMPDIR": str(temporary)}

    assert strange(op, **environment) == "42\n"

    assert [*home.rglob("jit")] == []
    assert [path.name for path in temporary.glob("*/libraries/*/*.so")]


def test_refused_cache_gets_no_sources(tmp_path: Path) -> None:
    tmp_path.chmod(0o777)

    with pytest.raises(OpwrightError, match="refusing the cache"):
        torch_names.load_inline("op", "int one() { return 1; }", build_directory=tmp_path)

    assert [*tmp_path.iterdir()] == []


def _is_for_all(cache: Path) -> None:
    cache.chmod(0o777)


def _has_records_of_all(cache: Path) -> None:
    (cache / "records").chmod(0o775)


def _is_somebody_elses(cache: Path) -> None:
    os.chown(cache, NOBODY, -1)


def _has_libraries_of_somebody_else(cache: Path) -> None:
    os.chown(cache / "libraries", NOBODY, -1)


def _has_records_elsewhere(cache: Path) -> None:
    (cache / "records").rename(cache / "moved")
    (cache / "records").symlink_to("moved")


def _can_be_replaced_by_all(cache: Path) -> None:
    cache.parent.chmod(0o777)


def _can_be_replaced_by_a_link(cache: Path) -> None:
    there = cache.parent / "for-all"
    there.mkdir()
    there.chmod(0o777)
    cache.rename(there / "cache")
    cache.symlink_to(there / "cache")


def _is_in_somebody_elses(cache: Path) -> None:
    os.chown(cache.parent, NOBODY, -1)


def _is_in_a_groups(cache: Path) -> None:
    os.chown(cache.parent, -1, NOBODY)
    cache.parent.chmod(0o775)


REFUSED = [
    *(_is_for_all, _has_records_of_all, _has_records_elsewhere),
    *(_can_be_replaced_by_all, _can_be_replaced_by_a_link),
]
AS_ROOT = [
    *(_is_somebody_elses, _has_libraries_of_somebody_else),
    *(_is_in_somebody_elses, _is_in_a_groups),
]


@pytest.mark.parametrize(
    "harm", [*REFUSED, *(pytest.param(harm, marks=needs_root) for harm in AS_ROOT)]
)
def test_cache_is_refused_that(op: Sources, harm: Callable[[Path], None]) -> None:
    time.sleep(0.05)
    op.load()
    assert op.is_cached

    harm(op.cache)

    with pytest.raises(OpwrightError, match=f"refusing the cache .*{op.cache}") as error:
        op.load()
    assert error.value.exit_status == 2


def test_record_leads_nowhere_else(op: Sources, tmp_path: Path) -> None:
    time.sleep(0.05)
    op.load()
    [library], [record] = op.cache.glob("libraries/*/*.so"), op.cache.glob("records/*")
    told = json.loads(record.read_text())
    foreign = tmp_path / library.name
    foreign.write_bytes(library.read_bytes())
    sideways = os.path.relpath(foreign, library.parent)

    for name in (str(foreign), sideways, f"./{library.name}", "..", "", None):
        record.write_text(json.dumps({**told, "name": name}))
        assert not op.is_cached
    for digest in ("../" * 10 + "0" * 34, "0" * 64, None):
        record.write_text(json.dumps({**told, "sha256": digest}))
        assert not op.is_cached
    record.write_text(json.dumps(told))
    assert op.is_cached


def test_library_with_another_content_is_not_loaded(op: Sources) -> None:
    time.sleep(0.05)
    op.load()
    [library] = op.cache.glob("libraries/*/*.so")
    was, content = library.stat(), bytearray(library.read_bytes())
    content[-1] ^= 1
    library.unlink()  # this process has it mapped
    library.write_bytes(content)
    os.utime(library, ns=(was.st_atime_ns, was.st_mtime_ns))

    assert not op.is_cached
    assert op.load() == 42


@pytest.mark.parametrize("kept", ["libraries/*/*.so", "records/*"])
@pytest.mark.parametrize("harm", ["for all", "link"])
def test_file_is_not_used_that_others_can_write(op: Sources, kept: str, harm: str) -> None:
    time.sleep(0.05)
    op.load()
    [path] = op.cache.glob(kept)
    if harm == "for all":
        path.chmod(0o666)
    else:
        path.rename(op.cache / "moved")
        path.symlink_to(op.cache / "moved")

    assert not op.is_cached
    assert op.load() == 42
    [path] = op.cache.glob(kept)
    assert is_private(str(path))


@pytest.mark.parametrize("harm", ["for all", "link"])
def test_library_is_not_put_where_others_can_write(op: Sources, harm: str) -> None:
    time.sleep(0.05)
    op.load()
    [folder] = op.cache.glob("libraries/*")
    if harm == "for all":
        folder.chmod(0o777)
    else:
        folder.rename(op.cache / "moved")
        folder.symlink_to(op.cache / "moved")

    with pytest.raises(OpwrightError, match="refusing to build where others can write"):
        op.load()
