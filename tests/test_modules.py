"""What every module keeps to: absolute imports, no torch, one definition a name; and the model's facade."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import get_args

import pytest

from opwright import model
from opwright.model import judgement

SRC = Path(__file__).parents[1] / "src" / "opwright"
FILES = pytest.mark.parametrize(
    "path", sorted(SRC.rglob("*.py")), ids=lambda path: str(path.relative_to(SRC))
)


def _imports(path: Path) -> Iterator[str]:
    """Yield every module that a file imports, in functions too: `opwright.model.Cause`."""
    for node in ast.walk(ast.parse(path.read_text())):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


@FILES
def test_imports_are_absolute(path: Path) -> None:
    nodes = ast.walk(ast.parse(path.read_text()))

    assert not [node for node in nodes if isinstance(node, ast.ImportFrom) and node.level]


@FILES
def test_no_name_of_a_module_is_given_twice(path: Path) -> None:
    nodes = ast.parse(path.read_text()).body
    assigned = [target for n in nodes if isinstance(n, ast.Assign) for target in n.targets]
    names = [target.id for target in assigned if isinstance(target, ast.Name)]
    names += [n.name for n in nodes if isinstance(n, ast.FunctionDef | ast.ClassDef)]

    assert sorted(names) == sorted(set(names))


@FILES
def test_torch_is_never_imported(path: Path) -> None:
    assert "torch" not in {name.split(".")[0] for name in _imports(path)}


@pytest.mark.parametrize("name", [name for name in model.__all__ if name != "StrPath"])
def test_the_model_gives_each_of_its_words(name: str) -> None:
    value = getattr(model, name)

    assert value is vars(model)[name]
    assert name in _words_in(import_module(f"opwright.model.{model.MODULE_OF[name]}"))


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
