"""What every module keeps to: absolute imports, no torch, one definition a name; and the model's facade."""

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


def _imports(path: Path) -> Iterator[str]:
    """Yield every module that a file imports, in functions too: `opwright.model.Cause`."""
    for node in ast.walk(ast.parse(path.read_text())):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


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
