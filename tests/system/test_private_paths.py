"""Who can put something else in the place of a path: other owners, groups and links, with the real file system."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from other_user import NOBODY, needs_root

from opwright.model.disk.private_paths import replaceable

_STRANGE_GROUP = 60123


@pytest.fixture
def cache(tmp_path: Path) -> Path:
    folder = tmp_path / "above" / "cache"
    folder.mkdir(parents=True, mode=0o700)
    folder.parent.chmod(0o755)
    return folder


def _above_is_for_all(cache: Path) -> Path:
    cache.parent.chmod(0o757)
    return cache


def _above_is_somebody_elses(cache: Path) -> Path:
    os.chown(cache.parent, NOBODY, -1)
    return cache


def _above_is_somebody_elses_and_sticky(cache: Path) -> Path:
    os.chown(cache.parent, NOBODY, -1)
    cache.parent.chmod(0o1777)
    return cache


def _above_is_a_groups(cache: Path) -> Path:
    os.chown(cache.parent, -1, _STRANGE_GROUP)
    cache.parent.chmod(0o775)
    return cache


def _far_above_is_a_groups(cache: Path) -> Path:
    _above_is_a_groups(cache)
    deep = cache / "a" / "b"
    deep.mkdir(parents=True)
    return deep


def _is_somebody_elses_in_a_sticky_folder(cache: Path) -> Path:
    cache.parent.chmod(0o1777)
    os.chown(cache, NOBODY, -1)
    return cache


def _is_reached_by_somebody_elses_link(cache: Path) -> Path:
    """In a folder like /tmp, whoever owns a link can have it lead elsewhere."""
    shared = cache.parent / "shared"
    shared.mkdir()
    shared.chmod(0o1777)
    (shared / "link").symlink_to(cache)
    os.chown(shared / "link", NOBODY, -1, follow_symlinks=False)
    (cache / "inner").mkdir()
    return shared / "link" / "inner"


def _is_reached_by_a_link_in_the_midst_of_two(cache: Path) -> Path:
    """The second of the links lies in a folder that is neither above the path nor above where it ends."""
    shared = cache.parent / "shared"
    shared.mkdir()
    shared.chmod(0o777)
    (shared / "second").symlink_to(cache)
    (cache.parent / "first").symlink_to("shared/../shared/second")
    return cache.parent / "first"


def _above_is_rootgroups_with_a_list(cache: Path) -> Path:
    """The bits of the group are then what any user on the list may do."""
    entries = ((1, 7, -1), (2, 7, NOBODY), (4, 5, -1), (16, 7, -1), (32, 5, -1))
    packed = (2).to_bytes(4, "little") + b"".join(
        tag.to_bytes(2, "little")
        + rights.to_bytes(2, "little")
        + (who % 2**32).to_bytes(4, "little")
        for tag, rights, who in entries
    )
    try:
        os.setxattr(cache.parent, "system.posix_acl_access", packed)
    except OSError:
        pytest.skip("the file system has no lists")
    return cache


_HARMS = [
    *(_above_is_for_all, _above_is_somebody_elses, _above_is_somebody_elses_and_sticky),
    *(_above_is_a_groups, _far_above_is_a_groups, _is_somebody_elses_in_a_sticky_folder),
    *(_is_reached_by_somebody_elses_link, _is_reached_by_a_link_in_the_midst_of_two),
    _above_is_rootgroups_with_a_list,
]


@needs_root
@pytest.mark.parametrize("harm", _HARMS)
def test_path_is_replaceable_where(harm: Callable[[Path], Path], cache: Path) -> None:
    path = harm(cache)

    reason = replaceable(str(path))

    assert reason is not None
    assert f"and so replace {path}" in reason


@needs_root
def test_path_is_not_replaceable_in_roots_folders_and_ones_own(cache: Path) -> None:
    cache.parent.chmod(0o1777)
    (cache / "link").symlink_to(cache)
    grouped = cache / "grouped"
    grouped.mkdir()
    os.chown(grouped, -1, 0)
    grouped.chmod(0o770)

    for path in (cache, cache / "link" / "link" / "new", grouped / "cache", "/tmp/x/y", "/"):  # noqa: S108 - nothing is made
        assert replaceable(str(path)) is None
    assert replaceable(str(cache / ".." / "cache")) is None


def test_links_without_end_are_no_path(tmp_path: Path) -> None:
    (tmp_path / "a").symlink_to("b")
    (tmp_path / "b").symlink_to("a")

    assert replaceable(str(tmp_path / "a")) is None


@needs_root
def test_owner_that_a_user_namespace_has_no_number_for_may_be_the_systems_root(cache: Path) -> None:
    os.chown(cache.parent, NOBODY - 1, -1)
    code = "import sys; from opwright.model.disk.private_paths import replaceable as r; print(r(sys.argv[1]))"
    ran = subprocess.run(
        ["unshare", "--user", "--map-root-user", sys.executable, "-c", code, str(cache)],
        capture_output=True,
        text=True,
        check=False,
    )
    if ran.returncode:
        pytest.skip(f"no user namespaces here: {ran.stderr.strip()[-200:]}")

    assert ran.stdout == "None\n"
    assert f"user {NOBODY - 1} owns" in str(replaceable(str(cache)))
