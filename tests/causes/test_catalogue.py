"""What every cause must have, so that nobody needs to remember it."""

from __future__ import annotations

import re
from importlib import import_module
from pathlib import Path
from pkgutil import iter_modules

import pytest

import opwright.causes
from opwright.causes.engine.registry import all_causes, cause_names, causes_judging, find_cause
from opwright.errors import UnknownNameError
from opwright.model import Cause, Scope

ROOT = Path(opwright.causes.__file__).parent
FAMILIES = sorted(
    found.name for found in iter_modules([str(ROOT)]) if found.name not in {"engine", "kit"}
)
FILES = sorted(
    path for family in FAMILIES for path in (ROOT / family).glob("*.py") if path.stem != "__init__"
)
BY_CAUSE = pytest.mark.parametrize("cause", all_causes(), ids=lambda cause: cause.name)
KEBAB_CASE = r"[a-z0-9]+(-[a-z0-9]+)+"


def test_every_file_is_found() -> None:
    assert len(all_causes()) == len(FILES)
    assert len({cause.name for cause in all_causes()}) == len(FILES)


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_file_and_folder_are_named_after_cause_and_family(path: Path) -> None:
    cause = import_module(f"opwright.causes.{path.parent.name}.{path.stem}").CAUSE

    assert cause.name == path.stem.replace("_", "-")
    assert cause.family == path.parent.name.replace("_", "-")


@pytest.mark.parametrize("family", FAMILIES)
def test_family_says_what_binds_it(family: str) -> None:
    assert re.fullmatch(r"[a-z]+(-[a-z]+)*", family.replace("_", "-"))
    assert len((import_module(f"opwright.causes.{family}").__doc__ or "").split()) >= 20


@BY_CAUSE
def test_family_needs_no_more_than_its_causes_look_at(cause: Cause) -> None:
    needs = Scope[import_module(f"opwright.causes.{cause.family.replace('-', '_')}").NEEDS]
    windows = {
        Scope.BINARY: cause.in_load or cause.in_artifact,
        Scope.ENVIRONMENT_SET: cause.in_artifact_set or cause.in_artifact,
        Scope.METADATA: cause.in_declared_support or cause.in_artifact,
        Scope.GPU: cause.in_gpu_load,
        Scope.LOG: cause.in_log or cause.is_linted,
    }

    assert windows[needs] or not cause.is_audited
    assert needs is Scope.LOG or (cause in causes_judging(needs)) == bool(windows[needs])
    assert (cause in causes_judging(Scope.LOG)) == bool(cause.in_log)
    assert (cause in causes_judging(Scope.SOURCE)) == bool(cause.in_source)
    assert (cause in causes_judging(Scope.BUILD_SCRIPT)) == bool(cause.in_build_script)
    assert (cause in causes_judging(Scope.ENVIRONMENT)) == bool(cause.in_environment)
    by_window = {Scope.LOG, Scope.SOURCE, Scope.BUILD_SCRIPT, Scope.ENVIRONMENT}
    assert cause not in causes_judging(*(set(Scope) - {needs} - by_window))


@BY_CAUSE
def test_name_says_what_is_wrong_in_kebab_case(cause: Cause) -> None:
    assert re.fullmatch(KEBAB_CASE, cause.name)
    assert not re.match(r"(fix|use|avoid)-", cause.name)


@BY_CAUSE
def test_title_is_one_plain_line(cause: Cause) -> None:
    assert cause.title.isascii()
    assert cause.title.isprintable()
    assert not cause.title.endswith(".")
    assert cause.title[0].islower() or cause.title[0] == "{"


@BY_CAUSE
def test_fix_is_one_plain_line_and_commands_can_be_typed(cause: Cause) -> None:
    assert not cause.fix.summary.endswith(".")
    for text in (cause.fix.summary, *cause.fix.commands):
        assert text.isascii()
        assert text.isprintable()


@BY_CAUSE
def test_explained_and_shown_both_ways(cause: Cause) -> None:
    assert len(cause.explanation.split()) >= 20
    assert cause.all_examples
    assert cause.all_counterexamples
    assert re.fullmatch(r"\d+\.\d+", cause.since)


@BY_CAUSE
def test_can_show_itself_somewhere(cause: Cause) -> None:
    assert cause.is_audited or cause.in_log or cause.is_linted or cause.in_environment


@BY_CAUSE
def test_masks_only_other_known_causes(cause: Cause) -> None:
    for name in cause.explains:
        assert find_cause(name) is not cause


def test_no_two_causes_mask_each_other() -> None:
    for cause in all_causes():
        assert not [name for name in cause.explains if cause.name in find_cause(name).explains]


def test_unknown_cause_names_the_nearest() -> None:
    with pytest.raises(UnknownNameError, match="nearest is 'cxx11-abi-mismatch'"):
        find_cause("cxx11-abi-mismach")


def test_names_of_all_causes_are_known_without_an_import_of_them() -> None:
    assert cause_names() == {cause.name for cause in all_causes()}
