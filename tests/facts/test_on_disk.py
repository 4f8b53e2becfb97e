"""Files and folders of anybody: none is waited for, none is too deep, and what may not be looked at is no nothing."""

from __future__ import annotations

import ast
import json
import os
from collections.abc import Callable, Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from conftest import HALF
from laws import every_input
from made_environments import MadeEnvironment
from other_user import as_nobody, needs_root
from tiny_elf import shared_library

from opwright.cli.main import main
from opwright.facts.on_disk import Unlisted, entries_below

SOURCES = Path(__file__).parents[2] / "src" / "opwright"
LIBRARY = shared_library(needed=["libtorch.so"], requires=[HALF])
WHEEL = "op-1.0-cp311-cp311-linux_x86_64.whl"


def test_facts_open_no_file_that_they_may_have_to_wait_for() -> None:
    with every_input() as check:
        for path in sorted((SOURCES / "facts").rglob("*.py")):
            for call in ast.walk(ast.parse(path.read_text("utf-8"))):
                match call:
                    case ast.Call(ast.Name("open"), [ast.Call() | ast.Name("handle"), *_]):
                        continue  # a descriptor
                    case ast.Call(ast.Name("open"), [_, ast.Constant("w" | "wb"), *_]):
                        continue
                    case ast.Call(ast.Name("open"), _, named):
                        with check(f"{path.name}:{call.lineno}"):
                            assert "opener" in {one.arg for one in named}


@pytest.fixture
def deep(tmp_path: Path) -> Iterator[Path]:
    """Return a folder whose deepest has a path that is longer than the system takes."""
    here = Path.cwd()
    depth = 2100
    os.chdir(tmp_path)
    for _ in range(depth):
        os.mkdir("d")  # noqa: PTH102 - a path from the root is too long
        os.chdir("d")
    yield tmp_path
    for _ in range(depth):
        os.chdir("..")
        os.rmdir("d")  # noqa: PTH106
    os.chdir(here)


def test_folder_may_be_as_deep_as_the_system_lets_it(
    deep: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    [unlisted] = entries_below(str(deep))

    assert isinstance(unlisted, Unlisted)
    assert unlisted.why == "cannot read it: File name too long"
    assert main(["audit", str(deep)]) == 3
    assert "File name too long" in " ".join(capsys.readouterr().out.split())


# ---- what another user may not look at


@pytest.fixture
def shared() -> Iterator[Path]:
    """Return a folder that all users can come to, in which the test is."""
    here = Path.cwd()
    with TemporaryDirectory() as folder:
        Path(folder).chmod(0o777)
        os.chdir(folder)
        yield Path(folder)
        os.chdir(here)


@needs_root
@pytest.mark.parametrize(
    ("mode", "unread"), [(0o700, "secret"), (0o744, "secret/_C.so"), (0o711, "secret")]
)
def test_folder_that_may_not_be_looked_into_is_not_without_libraries(
    shared: Path, mode: int, unread: str
) -> None:
    (shared / "packages" / "secret").mkdir(parents=True)
    (shared / "packages" / "secret" / "_C.so").write_bytes(LIBRARY)
    question = ["audit", "packages", "--format", "json", "-o", "out"]
    assert main(question) == 1
    Path("out").unlink()
    (shared / "packages" / "secret").chmod(mode)

    assert as_nobody(lambda: main(question)) == 3

    [unreadable] = json.loads(Path("out").read_bytes())["unreadable"]
    assert unreadable["path"].endswith(unread)
    assert "Permission denied" in unreadable["reason"]


@needs_root
def test_what_may_not_be_read_of_a_fleet_is_an_entry_and_the_others_are_audited(
    shared: Path,
) -> None:
    for name in ("open", "store/a", "store/secret"):
        (shared / name).mkdir(parents=True)
        (shared / name / WHEEL).write_bytes(b"PK")
    (shared / "good.so").write_bytes(LIBRARY)
    (shared / "secret.so.bin").write_bytes(LIBRARY)
    fleet = ["audit", "--jobs", "1", "--format", "jsonl", "-o", "out"]
    question = [*fleet, "good.so", "secret.so.bin", "store"]
    main(question)
    Path("out").unlink()
    (shared / "store" / "secret").chmod(0o700)
    (shared / "secret.so.bin").chmod(0o600)

    assert as_nobody(lambda: main(question)) == 3

    results = map(json.loads, Path("out").read_bytes().splitlines())
    why = {one["wanted"]: one.get("error", "") for one in results}
    assert sorted(why) == ["good.so", "secret.so.bin", f"store/a/{WHEEL}", "store/secret"]
    assert why["good.so"] == ""
    assert "Permission denied" in why["secret.so.bin"]
    assert "Permission denied" in why["store/secret"]


def _waits(path: Path) -> None:
    path.unlink(missing_ok=True)
    os.mkfifo(path)


UNREAD: dict[str, Callable[[Path], None]] = {
    "the folder of packages": lambda site: site.chmod(0o700),
    "its list": lambda site: site.chmod(0o711),
    "a package": lambda site: (site / "op").chmod(0o700),
    "torch": lambda site: (site / "torch").chmod(0o700),
    "a record": lambda site: (site / "op-1.0.dist-info").chmod(0o700),
    "a library": lambda site: next((site / "op").glob("*.so")).chmod(0o600),
    "a record that is a pipe": lambda site: _waits(site / "op-1.0.dist-info" / "RECORD"),
    "what is not judged": lambda site: (site / "nvidia").chmod(0o700),
}


@needs_root
def test_what_may_not_be_read_of_an_environment_is_neither_missing_nor_fine(shared: Path) -> None:
    with every_input() as check:
        for number, (what, harm) in enumerate(UNREAD.items()):
            made = MadeEnvironment(shared / str(number))
            made.torch()
            made.extension("op")
            library = {"nvidia/nvtx/lib/libx.so.12": shared_library(soname="libx.so.12")}
            made.distribution("nvidia-nvtx-cu12", "12.1", library)
            _waits(made.site / "waits.pth")
            assert made.examined().exit_status == 0
            harm(made.site)

            def unread(made: MadeEnvironment = made) -> int:
                found = made.examined()
                return found.exit_status if not found.findings else 100

            with check(what):
                assert as_nobody(unread) == (0 if what == "what is not judged" else 3)
