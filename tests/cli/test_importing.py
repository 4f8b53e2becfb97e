"""What an import does and costs, in a fresh interpreter: what each verb loads, and what it does without."""

from __future__ import annotations

import json
import py_compile
import subprocess
import sys
from collections.abc import Iterator
from importlib.machinery import PathFinder, SourceFileLoader
from pathlib import Path

import pytest
from all_literals import copy_index_cache
from laws import every_input
from tiny_elf import shared_library

import opwright
from opwright.cli.own_modules import import_own_modules_directly


def _run(code: str, *arguments: str) -> list[str]:
    """Run code that prints one list as JSON, last; return that."""
    result = subprocess.run(
        [sys.executable, "-c", code, *arguments], capture_output=True, text=True, check=True
    )
    assert result.stderr == ""
    return [str(value) for value in json.loads(result.stdout.splitlines()[-1])]


@pytest.fixture(scope="module", autouse=True)
def _warm(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """Leave bytecode and the index of patterns behind, as an earlier run would have."""
    with pytest.MonkeyPatch.context() as patch:
        cache = tmp_path_factory.mktemp("cache")
        copy_index_cache(cache)
        patch.setenv("XDG_CACHE_HOME", str(cache))
        _run(
            "import opwright; from opwright.causes.engine import candidates; "
            "candidates.pattern_index(); print([])"
        )
        yield


_WATCHED = """
import json, sys, threading
opened = []
sys.addaudithook(lambda event, args: event == "open" and opened.append(str(args[0])))
import opwright
opened = list(opened)
print(json.dumps([path for path in opened if not path.endswith((".py", ".pyc"))]
                 + [thread.name for thread in threading.enumerate()]))
"""


def test_importing_reads_only_modules_starts_no_thread_and_is_silent() -> None:
    assert _run(_WATCHED) == ["MainThread"]


def test_modules_that_the_program_finds_itself_are_those_that_python_finds(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(sys, "meta_path", [*sys.meta_path])
    import_own_modules_directly()
    ours = sys.meta_path[0].find_spec
    package = Path(opwright.__file__).parent
    with every_input() as check:
        for path in package.rglob("*.py"):
            place = path.parent if path.stem == "__init__" else path.with_suffix("")
            name = ".".join(("opwright", *place.relative_to(package).parts))
            if name != "opwright":
                with check(name):
                    found, expected = (
                        find(name, [str(place.parent)]) for find in (ours, PathFinder.find_spec)
                    )

                    assert found is not None
                    assert expected is not None
                    assert (found.origin, found.cached) == (expected.origin, expected.cached)
                    assert found.submodule_search_locations == expected.submodule_search_locations
                    assert isinstance(found.loader, type(expected.loader))
    assert ours("opwright.nothing", [str(package)]) is None
    assert ours("json.decoder", [str(package)]) is None


def test_bytecode_is_used_only_if_it_is_of_the_source_as_it_is_now(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(sys, "meta_path", [*sys.meta_path])
    import_own_modules_directly()
    source = tmp_path / "module.py"

    def value() -> object:
        spec = sys.meta_path[0].find_spec("opwright.module", [str(tmp_path)])
        assert spec is not None
        assert isinstance(spec.loader, SourceFileLoader)
        code = spec.loader.get_code("opwright.module")
        assert code is not None
        namespace: dict[str, object] = {}
        exec(code, namespace)  # noqa: S102
        return namespace["value"]

    source.write_text("value = 1")
    assert value() == 1  # there is no bytecode
    for mode in py_compile.PycInvalidationMode:
        bytecode = Path(py_compile.compile(str(source), invalidation_mode=mode) or "")
        assert value() == 1
        bytecode.write_bytes(bytecode.read_bytes()[:8] + bytes(8) + bytecode.read_bytes()[16:])
        assert value() == 1  # its header is of another source, or digest
    py_compile.compile(str(source))
    source.write_text("value = 20")
    assert value() == 20
    py_compile.compile(str(source), dfile="elsewhere.py")
    assert value() == 20


_MODULES_AFTER = """
import contextlib, io, json, sys
from opwright.cli.main import main
with contextlib.redirect_stdout(io.StringIO()), contextlib.suppress(SystemExit):
    main(sys.argv[1:])
print(json.dumps(sorted(sys.modules)))
"""
_FOR_WHEELS = {"zipfile", "csv", "isal", "concurrent.futures", "opwright.facts.wheels.wheel"}
_FOR_INDEXES = {
    "urllib3",
    "ssl",
    "http.client",
    "opwright.facts.index.remote",
    "opwright.facts.index.package_index",
}
_OTHER_FORMATS = {
    f"opwright.report.{name}"
    for name in ("json.v1", "sarif", "github", "markdown.audit", "html.audit")
}


def test_help_imports_nothing_that_it_does_not_need() -> None:
    heavy = {
        "packaging",
        "rich",
        "pycxxfilt",
        "opwright.verbs.audit.artifacts",
        "opwright.knowledge.torch_releases.symbols.releases",
    }

    assert not (heavy | _FOR_WHEELS | _FOR_INDEXES) & set(_run(_MODULES_AFTER, "--help"))


def test_version_imports_nothing_of_ours() -> None:
    heavy = {"packaging", "rich", "urllib3", "pycxxfilt", "opwright.verbs.audit.artifacts"}

    assert not heavy & set(_run(_MODULES_AFTER, "--version"))


def test_auditing_a_library_imports_no_archive_network_or_other_format(tmp_path: Path) -> None:
    library = tmp_path / "op.so"
    library.write_bytes(
        shared_library(
            needed=["libc10.so"],
            requires=["_ZN3c106detail14torchCheckFailEPKcS2_jRKSs", "PyFrame_GetBack"],
        )
    )

    imported = set(_run(_MODULES_AFTER, "audit", str(library)))

    assert "opwright.report.text.artifact.audit" in imported
    assert not imported & {"opwright.report.text.artifact.audit_in_full", "abi3info"}
    assert (
        not ({"rich", "torch", "typing"} | _FOR_WHEELS | _FOR_INDEXES | _OTHER_FORMATS) & imported
    )


_COMPILED_AT_IMPORT = """
import contextlib, io, json, re, sys
compiled, of_re = [], re.compile
def compile(pattern, flags=0):
    caller = sys._getframe(1).f_code
    if caller.co_name == "<module>" and "opwright" in caller.co_filename:
        compiled.append(f"{caller.co_filename}: {pattern}")
    return of_re(pattern, flags)
re.compile = compile
from opwright.cli.main import main
with contextlib.redirect_stdout(io.StringIO()), contextlib.suppress(SystemExit):
    main(sys.argv[1:])
print(json.dumps(compiled))
"""
_LOGS = Path(__file__).parents[1] / "logs"
_WHERE_SOURCES_ARE_READ = {
    "ast",
    "tree_sitter",
    "opwright.syntax",
    "opwright.causes.kit.python_files.python",
}
_OF_OTHER_VERBS = {
    "opwright.verbs.audit.artifacts",
    "opwright.verbs.lint.linting",
    "opwright.model.environment.environment",
    "opwright.model.audit.verdicts",
    "packaging",
    "rich",
}


@pytest.mark.parametrize("cause", ["nvcc-too-old-for-arch", "torch-version-mismatch"])
def test_diagnosing_imports_nothing_that_it_does_not_need(cause: str) -> None:
    log = min((_LOGS / cause).glob("*.log"))

    imported = set(_run(_MODULES_AFTER, "diagnose", "--no-files", str(log)))

    assert "opwright.report.text.diagnosis" in imported
    assert ({"typing"} | _WHERE_SOURCES_ARE_READ | _OF_OTHER_VERBS) & imported == set()
    assert _run(_COMPILED_AT_IMPORT, "diagnose", "--no-files", str(log)) == []
