"""`-o`: a regular file is replaced whole, and all else is written to, as a shell's `>` does it."""

from __future__ import annotations

import os
import stat
import subprocess
import sys
import threading
from pathlib import Path

import pytest
from other_user import NOBODY, as_nobody, needs_root
from patience import PATIENCE

from opwright.cli.main import main
from opwright.model.disk.writing import draft, output, replacing, write_text

REPORT = ["explain", "cxx11-abi-mismatch", "--format", "json"]
OPWRIGHT = f"{sys.executable} -m opwright {' '.join(REPORT)}"


def put(path: object) -> int:
    return main([*REPORT, "-o", str(path)])


def names(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir())


def is_report(data: bytes) -> bool:
    return data.startswith(b"{") and data.endswith(b"}\n") and b"cxx11-abi-mismatch" in data


def shell(script: str, folder: Path) -> subprocess.CompletedProcess[bytes]:
    command = ["bash", "-c", script.replace("OPWRIGHT", OPWRIGHT)]
    return subprocess.run(command, cwd=folder, capture_output=True, check=False, timeout=PATIENCE)


# ---- regular files


@pytest.mark.parametrize("mode", [0o600, 0o640, 0o664, 0o755])
def test_file_is_replaced_and_keeps_its_mode(project: Path, mode: int) -> None:
    out, old = project / "out.json", project / "old"
    out.write_bytes(b"before")
    out.chmod(mode)
    old.hardlink_to(out)

    assert put(out) == 0

    assert is_report(out.read_bytes())
    assert stat.S_IMODE(out.stat().st_mode) == mode
    assert old.read_bytes() == b"before"  # whoever has it open reads it to its end
    assert names(project) == ["old", "out.json"]


def test_new_file_has_the_mode_that_the_umask_says(project: Path) -> None:
    before = os.umask(0o027)
    try:
        put("out.json")
    finally:
        os.umask(before)

    assert stat.S_IMODE((project / "out.json").stat().st_mode) == 0o640


def test_bits_that_run_a_file_as_its_owner_are_left_out(project: Path) -> None:
    (project / "out").write_bytes(b"")
    (project / "out").chmod(0o6755)

    put("out")

    assert stat.S_IMODE((project / "out").stat().st_mode) == 0o755


@needs_root
def test_owner_is_kept(project: Path) -> None:
    (project / "out").write_bytes(b"")
    os.chown("out", NOBODY, NOBODY)

    put("out")

    found = (project / "out").stat()
    assert (found.st_uid, found.st_gid) == (NOBODY, NOBODY)


@needs_root
def test_read_only_file_is_left_alone(project: Path) -> None:
    project.chmod(0o777)
    (project / "out").write_bytes(b"before")
    os.chown("out", NOBODY, NOBODY)
    (project / "out").chmod(0o444)

    assert as_nobody(lambda: put("out")) == 2
    assert (project / "out").read_bytes() == b"before"


@needs_root
def test_file_in_a_folder_that_takes_no_other_is_written_over(project: Path) -> None:
    (project / "out").write_bytes(b"before" * 10_000)
    os.chown("out", NOBODY, NOBODY)
    project.chmod(0o755)

    assert as_nobody(lambda: put("out")) == 0
    assert is_report((project / "out").read_bytes())


@needs_root
def test_somebody_elses_file_in_a_sticky_folder_is_written_over(project: Path) -> None:
    (project / "out").write_bytes(b"before" * 10_000)
    (project / "out").chmod(0o666)
    project.chmod(0o1777)

    assert as_nobody(lambda: put("out")) == 0
    assert is_report((project / "out").read_bytes())
    assert names(project) == ["out"]


def test_report_that_cannot_be_written_whole_leaves_the_file_as_it_was(project: Path) -> None:
    (project / "out").write_bytes(b"before")

    with pytest.raises(TypeError), output("out") as opened:
        opened.writelines([b"half", None])  # type: ignore[list-item]

    assert (project / "out").read_bytes() == b"before"
    assert names(project) == ["out"]


def test_file_that_is_read_is_not_written_over(project: Path) -> None:
    (project / "log").write_bytes(b"ImportError: op.so: undefined symbol: x")
    (project / "same").symlink_to("log")
    (project / "op.cu").write_bytes(b"int x;")

    assert main(["diagnose", "log", "-o", "same"]) == 2
    assert main(["lint", ".", "op.cu", "-o", "./op.cu"]) == 2
    assert main(["audit", "log", "--jobs", "2", "--format", "jsonl", "-o", "log"]) == 2

    assert (project / "log").read_bytes().startswith(b"ImportError")
    assert (project / "op.cu").read_bytes() == b"int x;"


# ---- links


def test_link_is_written_through(project: Path) -> None:
    (project / "there").mkdir()
    (project / "there" / "real").write_bytes(b"before")
    (project / "out").symlink_to("there/real")
    (project / "new").symlink_to("there/new")

    assert (put("out"), put("new")) == (0, 0)

    assert (project / "out").is_symlink()
    assert is_report((project / "there" / "real").read_bytes())
    assert is_report((project / "there" / "new").read_bytes())


def test_draft_follows_no_link_and_has_another_name_each_time(project: Path) -> None:
    drafts = set()
    for _ in range(50):
        handle, name = draft("out")
        os.close(handle)
        drafts.add(name)
    assert len(drafts) == 50

    (project / "victim").write_bytes(b"before")
    (project / "out").symlink_to("victim")
    with replacing("out") as opened:  # what we name ourselves, as in a cache
        opened.write(b"after")

    assert (project / "victim").read_bytes() == b"before"
    assert not (project / "out").is_symlink()


# ---- what is no file


def test_fifo_is_written_to(project: Path) -> None:
    os.mkfifo("fifo")
    read: list[bytes] = []
    reader = threading.Thread(target=lambda: read.append((project / "fifo").read_bytes()))
    reader.start()

    status = put("fifo")

    reader.join(30)
    assert (status, is_report(read[0])) == (0, True)
    assert stat.S_ISFIFO((project / "fifo").stat().st_mode)


@pytest.mark.parametrize("name", ["/dev/null", "null"])
def test_device_is_written_to(project: Path, name: str) -> None:
    (project / "null").symlink_to("/dev/null")

    assert put(name) == 0
    assert stat.S_ISCHR(Path("/dev/null").stat().st_mode)


def test_full_device_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    assert put("/dev/full") == 2
    assert capsys.readouterr().err == "opwright: cannot write /dev/full: No space left on device\n"


def test_process_substitution_and_descriptors_are_written_to(project: Path) -> None:
    done = shell("OPWRIGHT -o >(cat > got); while ! grep -q '}$' got; do sleep 0.05; done", project)
    assert (done.returncode, done.stderr) == (0, b"")
    assert is_report((project / "got").read_bytes())

    shell(
        "{ echo first; OPWRIGHT -o /dev/stdout; OPWRIGHT -o /dev/fd/1; echo last; } > log", project
    )
    lines = (project / "log").read_bytes().splitlines()
    assert (lines[0], lines[-1], len(lines)) == (b"first", b"last", 4)

    done = shell("OPWRIGHT -o /dev/stdout | true; echo ${PIPESTATUS[0]}", project)
    assert (done.stdout, done.stderr) == (b"0\n", b"")


@needs_root
def test_full_disk_keeps_the_file_that_was_there(tmp_path: Path) -> None:
    if subprocess.run(
        ["mount", "-t", "tmpfs", "-o", "size=8k", "none", str(tmp_path)], check=False
    ).returncode:
        pytest.skip("no file system can be mounted here")
    try:
        (tmp_path / "out").write_bytes(b"before")
        (tmp_path / "rest").write_bytes(b"\0" * 4096)

        assert put(tmp_path / "out") == 2

        assert (tmp_path / "out").read_bytes() == b"before"
        assert names(tmp_path) == ["out", "rest"]
    finally:
        subprocess.run(["umount", str(tmp_path)], check=True)


@needs_root
def test_file_that_is_a_mount_is_written_over(project: Path) -> None:
    for name in ("outside", "out"):
        (project / name).write_bytes(b"before" * 10_000)
    if subprocess.run(["mount", "--bind", "outside", "out"], check=False).returncode:
        pytest.skip("nothing can be mounted here")
    try:
        assert put("out") == 0
        assert is_report((project / "outside").read_bytes())
    finally:
        subprocess.run(["umount", "out"], check=True)


# ---- other writers


def test_lines_of_a_fleet_go_through_a_link_and_into_a_pipe(project: Path, fitting: str) -> None:
    (project / "there").mkdir()
    (project / "out").symlink_to("there/lines")
    audit = ["audit", "--format", "jsonl", "-o"]

    main([*audit, "out", fitting])
    Path(fitting).write_bytes(Path(fitting).read_bytes() + b"\0")  # its line is stale now
    (project / "there" / "lines").chmod(0o600)
    main([*audit, "out", fitting])

    assert (project / "out").is_symlink()
    assert len((project / "there" / "lines").read_bytes().splitlines()) == 1
    assert stat.S_IMODE((project / "out").stat().st_mode) == 0o600
    assert names(project / "there") == ["lines"]

    command = f"{sys.executable} -m opwright audit {fitting} --format jsonl -o /dev/stdout | wc -l"
    assert shell(command, project).stdout.strip() == b"1"


# ---- what may be there already


def test_text_is_written_unless_it_is_there(project: Path) -> None:
    out = project / "build.ninja"
    for before in (None, b"older", b"\xff"):
        if before:
            out.write_bytes(before)
        write_text(str(out), "rule")
        assert out.read_bytes() == b"rule"
    written = out.stat()

    write_text(str(out), "rule")

    assert out.stat() == written
    assert names(project) == ["build.ninja"]
