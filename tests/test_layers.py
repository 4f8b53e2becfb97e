"""Which module may import which. The arrows go one way."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import get_args

from laws import every_input

from opwright import model
from opwright.model import judgement

SRC = Path(__file__).parents[1] / "src" / "opwright"
FILES = sorted(SRC.rglob("*.py"))

MAY_IMPORT: dict[str, set[str]] = {
    "model": set(),
    "errors": set(),
    "torch_releases": {"model", "errors"},
    "word_index": set(),
    "cuda_archs": set(),
    "facts": {"model", "errors", "word_index", "cuda_archs", "gpus"},
    "signs": {"model", "torch_releases"},
    "log_words": set(),
    "pattern_words": {"model", "word_index", "log_words"},
    "log_signs": {"model", "pattern_words"},
    "library_search": {"model", "log_signs"},
    "undefined": {"model", "log_signs"},
    "torch_symbols": {"model", "torch_releases", "log_signs", "undefined"},
    "diagnosis": {
        *("model", "errors", "facts", "causes", "judge", "log_signs", "undefined", "verdicts"),
        "pattern_words",
    },
    "redaction": {"model"},
    "live": {"errors"},
    "diagnose_command": {
        *(
            "terminal",
            "model",
            "errors",
            "diagnosis",
            "facts",
            "live",
            "redaction",
            "report",
            "causes",
        ),
    },
    "syntax": {"model", "errors"},
    "source_signs": {"model", "syntax", "other_frameworks"},
    "other_frameworks": {"model", "python_signs"},
    "removed_uses": {"model", "syntax", "source_signs", "torch_releases"},
    "accessor_signs": {"model", "syntax", "source_signs"},
    "python_signs": {"model", "syntax"},
    "triton_signs": {"model", "syntax", "python_signs"},
    "triton_apis": {"model", "syntax", "python_signs", "torch_targets"},
    "operator_signs": {"model", "syntax", "python_signs", "source_signs"},
    "torch_targets": {"model", "torch_releases"},
    "suppression": {"model", "errors", "syntax"},
    "fixes": {"model", "errors", "syntax"},
    "cores": {"model"},
    "linted_project": {"model", "errors", "facts", "syntax", "torch_targets"},
    "linting": {
        *("model", "errors", "facts", "causes", "judge", "syntax", "suppression", "linted_project"),
        "cores",
    },
    "lint_command": {
        *("terminal", "model", "errors", "linting", "suppression", "fixes", "report", "causes"),
        "torch_targets",
    },
    "offers": {"model", "log_signs"},
    "version_checks": set(),
    "build": {"model", "errors", "cuda_archs"},
    "source_features": {"model", "syntax"},
    "project": {"model", "errors", "syntax"},
    "symbol_check": {
        *("model", "errors", "facts", "judge", "linker_log", "torch_releases", "verdicts"),
    },
    "linker_log": set(),
    "torch_stand_ins": {"model", "errors", "facts", "torch_releases"},
    "toolchain_here": {"model", "errors", "facts", "gpus", "torch_releases", "torch_stand_ins"},
    "building": {
        *("toolchain_here", "torch_stand_ins"),
        *("model", "errors", "facts", "build", "project", "source_features", "symbol_check"),
        "causes",
    },
    "build_failures": {
        *("model", "errors", "facts", "build", "symbol_check", "causes", "diagnosis"),
    },
    "jit_cache": {"model", "errors", "gpus"},
    "jit": {"model", "errors", "building", "build_failures", "build", "project", "jit_cache"},
    "build_output": {"errors", "build_failures", "build", "report"},
    "build_extension": {"errors", "building", "build_output", "project"},
    "packing": {"model", "project", "torch_releases"},
    "hatch_hook": {"model", "errors", "building", "build_output", "packing", "project"},
    "build_command": {
        *(
            "terminal",
            "model",
            "errors",
            "building",
            "build_failures",
            "build",
            "project",
            "report",
        ),
    },
    "new_project": {"model", "errors"},
    "cutlass_gemm": {"model", "errors"},
    "new_command": {"terminal", "errors", "new_project", "cutlass_gemm", "report"},
    "judge": {"model"},
    "gpus": {"model", "errors"},
    "report": {"model"},
    "loader": {"model", "torch_releases"},
    "inlined_facts": {"model", "torch_releases"},
    "dated": {"model", "torch_releases", "inlined_facts"},
    "moved": {"model", "torch_releases", "inlined_facts"},
    "stamp": {"model"},
    "built_for": {"model", "torch_releases", "dated", "stamp"},
    "system": {"model", "torch_releases"},
    "torch_requirement": {"model", "torch_releases"},
    "variants": {"model"},
    "causes": {
        "model",
        "errors",
        "word_index",
        "signs",
        "library_search",
        "pattern_words",
        "log_signs",
        "source_signs",
        "accessor_signs",
        "python_signs",
        "triton_signs",
        "triton_apis",
        "operator_signs",
        "other_frameworks",
        "removed_uses",
        "syntax",
        "torch_targets",
        "undefined",
        "torch_symbols",
        "offers",
        "version_checks",
        "system",
        "torch_releases",
        "torch_requirement",
        "cuda_archs",
    },
    "verdicts": {"model", "torch_releases", "loader", "moved", "built_for", "judge"},
    "findings": {"model", "torch_releases"},
    "api": {
        *("model", "errors", "facts", "torch_releases", "causes", "judge", "verdicts", "findings"),
        *("system", "gpus", "torch_requirement", "variants"),
    },
    "torch_known": {"model", "errors", "facts", "torch_releases"},
    "in_release": {
        *("model", "judge", "gpus", "system", "torch_known", "verdicts"),
    },
    "environment": {
        *("model", "errors", "facts", "causes", "judge", "loader", "findings", "verdicts"),
        *("in_release", "stamp", "torch_known", "torch_releases"),
    },
    "aim": {"model", "errors", "facts", "causes", "torch_known", "torch_releases"},
    "fitting": {
        *("aim", "model", "errors", "facts", "in_release", "loader", "torch_releases", "verdicts"),
    },
    "upgrade": {
        *("aim", "fitting", "model", "errors", "facts", "causes", "in_release", "judge", "loader"),
        "torch_releases",
    },
    "env_command": {
        *("terminal", "model", "errors", "aim", "api", "environment", "upgrade", "facts"),
        *("report", "causes"),
    },
    "terminal": {"errors", "report"},
    "audit_command": {"terminal", "model", "errors", "api", "report", "causes", "fleet_command"},
    "fleet": {"model", "errors", "facts", "api", "report", "causes"},
    "fleet_command": {"terminal", "errors", "api", "fleet", "report"},
    "plain_arguments": set(),
    "parsing": {"terminal", "errors"},
    "cli": {
        *("plain_arguments", "parsing"),
        "terminal",
        "model",
        "errors",
        "api",
        "report",
        "audit_command",
        "diagnose_command",
        "lint_command",
        "build_command",
        "new_command",
        "env_command",
        "causes",
    },
    "__init__": {"model", "errors", "api", "diagnosis", "linting", "jit"},
    "__main__": {"cli"},
}


def _layer(path: Path) -> str:
    return path.relative_to(SRC).parts[0].removesuffix(".py")


def _imports(path: Path) -> Iterator[str]:
    """Yield every module that a file imports, in functions too: `opwright.model.Cause`."""
    for node in ast.walk(ast.parse(path.read_text())):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


def test_imports_go_one_way() -> None:
    with every_input() as check:
        for path in FILES:
            with check(path.relative_to(SRC)):
                names = [name for name in _imports(path) if name.startswith("opwright.")]
                imported = {name.split(".")[1] for name in names}

                assert imported - {_layer(path)} <= MAY_IMPORT[_layer(path)]


def test_imports_are_absolute() -> None:
    with every_input() as check:
        for path in FILES:
            with check(path.relative_to(SRC)):
                nodes = ast.walk(ast.parse(path.read_text()))

                assert not [n for n in nodes if isinstance(n, ast.ImportFrom) and n.level]


def test_no_name_of_a_module_is_given_twice() -> None:
    with every_input() as check:
        for path in FILES:
            with check(path.relative_to(SRC)):
                names = _names_given(ast.parse(path.read_text()).body)

                assert sorted(names) == sorted(set(names))


def _names_given(nodes: list[ast.stmt]) -> list[str]:
    assigned = [target for n in nodes if isinstance(n, ast.Assign) for target in n.targets]
    names = [target.id for target in assigned if isinstance(target, ast.Name)]
    return names + [n.name for n in nodes if isinstance(n, ast.FunctionDef | ast.ClassDef)]


def test_torch_is_never_imported() -> None:
    with every_input() as check:
        for path in FILES:
            with check(path.relative_to(SRC)):
                assert "torch" not in {name.split(".")[0] for name in _imports(path)}


def test_the_model_gives_each_of_its_words() -> None:
    with every_input() as check:
        for name in sorted(set(model.__all__) - {"StrPath"}):
            with check(name):
                defining = import_module(f"opwright.model.{model.MODULE_OF[name]}")

                assert getattr(model, name) is vars(model)[name]
                assert name in _words_in(defining)


def _words_in(module: ModuleType) -> set[str]:
    """Return what a module defines itself at its top level."""
    nodes = ast.parse(Path(str(module.__file__)).read_text()).body
    named = {node.name for node in nodes if isinstance(node, ast.ClassDef | ast.FunctionDef)}
    targets: list[ast.expr] = [n.target for n in nodes if isinstance(n, ast.AnnAssign)]
    targets += [target for n in nodes if isinstance(n, ast.Assign) for target in n.targets]
    return named | {target.id for target in targets if isinstance(target, ast.Name)}


def test_a_cause_has_a_window_for_every_fact() -> None:
    facts = {fact.__name__ for fact in get_args(model.Fact)}

    assert set(judgement.WINDOWS) == facts
    assert set(judgement.WINDOWS.values()) == {
        name for name in model.Cause._fields if name.startswith("in_")
    }


def test_every_layer_is_there() -> None:
    assert {_layer(path) for path in SRC.rglob("*.py")} == set(MAY_IMPORT)
