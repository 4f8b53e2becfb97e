"""What compilers and linkers leave in a library about the system, and what an audit says of it."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

from opwright import audit
from opwright.facts.elf.binary import read_binary_file
from opwright.knowledge.platforms.floors.floors import floors

pytestmark = pytest.mark.compiler

WITH_ADDRESS = '__asm__(".text\\n.globl f\\nf: movabs $f, %rax\\n ret");'


def _compile(folder: Path, body: str, *flags: str, language: str = "c++") -> Path:
    path = folder / "op.so"
    subprocess.run(
        ["g++", "-shared", "-fPIC", "-O1", "-x", language, "-", "-o", str(path), *flags],
        input=body,
        text=True,
        check=True,
        capture_output=True,
    )
    return path


def _causes(path: Path) -> list[str]:
    return [finding.cause.name for finding in audit(str(path)).findings]


def test_plain_library_has_no_finding(tmp_path: Path) -> None:
    body = '#include <string>\nstd::string f(int x) { return std::to_string(x) + "!"; }'

    assert _causes(_compile(tmp_path, body)) == []


def test_executable_stack(tmp_path: Path) -> None:
    assert _causes(_compile(tmp_path, "int f;", "-Wl,-z,execstack")) == ["executable-stack-refused"]


def test_object_that_forgets_to_mark_its_stack(tmp_path: Path) -> None:
    path = _compile(tmp_path, ".text\n.globl f\nf: ret\n", language="assembler")

    assert _causes(path) == ["executable-stack-refused"]


def test_text_relocations(tmp_path: Path) -> None:
    path = _compile(tmp_path, WITH_ADDRESS, "-Wl,-z,notext")

    assert _causes(path) == ["text-relocations"]


@pytest.mark.parametrize("tags", ["--enable-new-dtags", "--disable-new-dtags"])
def test_run_path_of_the_build_machine(tags: str, tmp_path: Path) -> None:
    flags = (f"-Wl,{tags}", "-Wl,-rpath,/opt/conda/lib", "-Wl,-rpath,$ORIGIN")

    (note,) = audit(str(_compile(tmp_path, "int f;", *flags))).notes

    assert note.startswith("leaked-build-path: ")


def test_floors_are_those_that_readelf_shows(tmp_path: Path) -> None:
    body = """
    #include <filesystem>
    #include <cmath>
    #include <thread>
    double f(const char* p, double x) {
      std::thread([] {}).join();
      return std::filesystem::exists(p) ? std::exp(x) : std::pow(x, 3.1);
    }"""
    path = _compile(tmp_path, body)

    shown = subprocess.run(
        ["readelf", "-VW", str(path)], capture_output=True, text=True, check=True
    ).stdout

    asked = floors(read_binary_file(path))
    for family, version in zip(("GLIBC", "GLIBCXX", "CXXABI"), asked, strict=False):
        lines = [line for line in shown.splitlines() if f"Name: {family}_" in line]
        versions = {line.split(f"Name: {family}_")[1].split()[0] for line in lines}
        assert version == max(versions, key=lambda v: [int(part) for part in v.split(".")])
