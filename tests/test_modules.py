"""What every module keeps to: absolute imports, no torch, one definition a name; and the model's facade."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import get_args

from laws import every_input
from own_sources import SRC, nodes

from opwright import model
from opwright.model.judgement.cause import WINDOWS

FILES = sorted(SRC.rglob("*.py"))


def test_imports_are_absolute_and_none_is_of_torch_and_no_name_is_given_twice() -> None:
    with every_input() as check:
        for path in FILES:
            imports = [n for n in nodes(path) if isinstance(n, ast.Import | ast.ImportFrom)]
            names = _names_given(nodes(path)[0])

            with check(f"{path.relative_to(SRC)}: absolute"):
                assert not [n for n in imports if isinstance(n, ast.ImportFrom) and n.level]
            with check(f"{path.relative_to(SRC)}: torch"):
                assert "torch" not in {name.split(".")[0] for n in imports for name in _modules(n)}
            with check(f"{path.relative_to(SRC)}: once"):
                assert sorted(names) == sorted(set(names))


def test_packages_hold_no_logic() -> None:
    with every_input() as check:
        for path in (path for path in FILES if path.name == "__init__.py"):
            made = [n for n in nodes(path) if isinstance(n, ast.FunctionDef | ast.ClassDef)]

            with check(path.relative_to(SRC)):
                assert [n.name for n in made if n.name != "__getattr__"] == []


def _modules(node: ast.Import | ast.ImportFrom) -> Iterator[str]:
    """Yield every module that is imported: `opwright.model.Cause`."""
    if isinstance(node, ast.Import):
        yield from (alias.name for alias in node.names)
    else:
        yield from (f"{node.module}.{alias.name}" for alias in node.names)


def _names_given(module: ast.AST) -> list[str]:
    assert isinstance(module, ast.Module)
    assigned = [target for n in module.body if isinstance(n, ast.Assign) for target in n.targets]
    names = [target.id for target in assigned if isinstance(target, ast.Name)]
    made = (n for n in module.body if isinstance(n, ast.FunctionDef | ast.ClassDef))
    return names + [n.name for n in made if "overload" not in map(ast.unparse, n.decorator_list)]


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

    assert set(WINDOWS) == facts
    assert set(WINDOWS.values()) == {name for name in model.Cause._fields if name.startswith("in_")}
