"""What every cause must have, so that nobody needs to remember it."""

from __future__ import annotations

import re
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from pkgutil import iter_modules

import pytest
from laws import every_input

import opwright.causes
from opwright.causes.engine.candidates import cause_names, causes_judging
from opwright.causes.engine.registry import all_causes, cause_in, find_cause
from opwright.errors import UnknownNameError
from opwright.model import (
    IN_A_BUILD,
    IN_A_CLAIM,
    IN_SOURCES,
    Artifact,
    ArtifactKind,
    BuildScript,
    Cause,
    Scope,
    Source,
)
from opwright.syntax.build.build_scripts import as_read

ROOT = Path(opwright.causes.__file__).parent
FAMILIES = sorted(
    found.name for found in iter_modules([str(ROOT)]) if found.name not in {"engine", "kit"}
)
FILES = sorted(
    path for family in FAMILIES for path in (ROOT / family).glob("*.py") if path.stem != "__init__"
)
KEBAB_CASE = r"[a-z0-9]+(-[a-z0-9]+)+"


def test_every_file_is_found() -> None:
    assert len(all_causes()) == len(FILES)
    assert len({cause.name for cause in all_causes()}) == len(FILES)


def test_a_cause_takes_name_family_and_explanation_from_its_file() -> None:
    with every_input() as check:
        for path in FILES:
            with check(path.relative_to(ROOT)):
                module = import_module(f"opwright.causes.{path.parent.name}.{path.stem}")
                cause = cause_in(f"{path.parent.name}.{path.stem}")

                assert (module.CAUSE.name, module.CAUSE.family) == ("", "")
                assert cause.name == path.stem.replace("_", "-")
                assert cause.family == path.parent.name.replace("_", "-")
                assert cause.explanation == module.__doc__


def test_family_says_what_binds_it() -> None:
    with every_input() as check:
        for family in FAMILIES:
            with check(family):
                assert re.fullmatch(r"[a-z]+(-[a-z]+)*", family.replace("_", "-"))
                assert len((import_module(f"opwright.causes.{family}").__doc__ or "").split()) >= 20


def of_every_cause(law: Callable[[Cause], None]) -> None:
    """Try a law on every cause, and name those that break it."""
    with every_input() as check:
        for cause in all_causes():
            with check(cause.name):
                law(cause)


def test_cause_needs_no_more_than_it_looks_at() -> None:
    of_every_cause(_is_asked_where_it_looks)


def test_cause_that_needs_metadata_says_nothing_of_a_lone_library() -> None:
    of_every_cause(_is_silent_without_metadata)


def _is_silent_without_metadata(cause: Cause) -> None:
    if cause.in_artifact and _needs(cause) is Scope.METADATA:
        for example in cause.examples:
            if isinstance(example, Artifact):
                alone = Artifact("op.so", ArtifactKind.BINARY, example.binaries)
                assert not list(cause.in_artifact(alone))


def _needs(cause: Cause) -> Scope:
    family = import_module(f"opwright.causes.{cause.family.replace('-', '_')}")
    module = import_module(f"{family.__name__}.{cause.name.replace('-', '_')}")
    return Scope[getattr(module, "NEEDS", family.NEEDS)]


def _is_asked_where_it_looks(cause: Cause) -> None:
    needs = _needs(cause)
    windows = {
        Scope.BINARY: cause.in_artifact,
        Scope.ENVIRONMENT_SET: cause.in_artifact_set or cause.in_artifact,
        Scope.METADATA: cause.in_declared_support or cause.in_artifact,
        Scope.GPU: cause.in_gpu_load,
        Scope.LOG: cause.in_log or cause.is_linted,
    }

    assert windows[needs] or not cause.is_audited_without_torch
    assert (cause in causes_judging(Scope.LOAD)) == bool(cause.in_load)
    assert needs is Scope.LOG or (cause in causes_judging(needs)) == bool(windows[needs])
    assert (cause in causes_judging(Scope.LOG)) == bool(cause.in_log)
    assert (cause in causes_judging(Scope.SOURCE)) == bool(cause.in_source)
    assert (cause in causes_judging(Scope.BUILD_SCRIPT)) == bool(cause.in_build_script)
    assert (cause in causes_judging(Scope.ENVIRONMENT)) == bool(cause.in_environment)
    by_window = {Scope.LOAD, Scope.LOG, Scope.SOURCE, Scope.BUILD_SCRIPT, Scope.ENVIRONMENT}
    assert cause not in causes_judging(*(set(Scope) - {needs} - by_window))


def test_name_says_what_is_wrong_in_kebab_case() -> None:
    of_every_cause(_names_what_is_wrong)


def _names_what_is_wrong(cause: Cause) -> None:
    assert re.fullmatch(KEBAB_CASE, cause.name)
    assert not re.match(r"(fix|use|avoid)-", cause.name)


def test_title_is_one_plain_line() -> None:
    of_every_cause(_has_a_plain_title)


def _has_a_plain_title(cause: Cause) -> None:
    for title in (cause.title, *cause.titles.values()):
        assert title.isascii()
        assert title.isprintable()
        assert not title.endswith(".")
    first = cause.title.split()[0]
    assert first[0].islower() or first[0] == "{" or sum(map(str.isupper, first)) > 1  # CMake


def test_fix_is_one_plain_line_and_commands_can_be_typed() -> None:
    of_every_cause(_has_a_plain_fix)


def _has_a_plain_fix(cause: Cause) -> None:
    for fix in (cause.fix, *cause.remedies.values()):
        assert not fix.summary.endswith(".")
        for text in (fix.summary, *fix.commands):
            assert text.isascii()
            assert text.isprintable()


def test_remedies_are_those_that_its_evidence_names() -> None:
    of_every_cause(_names_its_own_remedies)


def _names_its_own_remedies(cause: Cause) -> None:
    if cause.remedies:
        evidence = (one for fact in cause.all_examples for one in cause.look(as_read(fact)))
        named = {one.details.get("remedy", "") for one in evidence} - {""}
        of_any = {IN_SOURCES} - set(cause.remedies)  # the evidence of every source names it
        assert named - of_any == set(cause.remedies) - {IN_A_BUILD, IN_A_CLAIM}


def test_titles_are_those_that_its_evidence_names() -> None:
    of_every_cause(_names_its_own_titles)


def _names_its_own_titles(cause: Cause) -> None:
    if cause.titles:
        evidence = (one for fact in cause.all_examples for one in cause.look(as_read(fact)))
        assert {one.details.get("title", "") for one in evidence} - {""} == set(cause.titles)


def test_one_fact_of_many_places_is_named_by_each_evidence_of_it() -> None:
    of_every_cause(_names_its_fact)


def _names_its_fact(cause: Cause) -> None:
    named = cause.fact or ""
    for fact in cause.all_examples if named else ():
        if isinstance(fact, Source | BuildScript):
            for one in cause.look(as_read(fact)):
                named.format_map({**one.details, "path": "op.cpp"})


def test_explained_and_shown_both_ways() -> None:
    of_every_cause(_is_explained_and_shown)


def _is_explained_and_shown(cause: Cause) -> None:
    assert len(cause.explanation.split()) >= 20
    assert cause.all_examples
    assert cause.all_counterexamples
    assert re.fullmatch(r"\d+\.\d+\.\d+", cause.since)


def test_can_show_itself_somewhere() -> None:
    of_every_cause(_looks_somewhere)


def _looks_somewhere(cause: Cause) -> None:
    assert cause.is_audited or cause.in_log or cause.is_linted or cause.in_environment


def test_masks_only_other_known_causes() -> None:
    of_every_cause(_masks_only_others)


def _masks_only_others(cause: Cause) -> None:
    for name in cause.explains:
        assert find_cause(name) is not cause


def test_no_two_causes_mask_each_other() -> None:
    for cause in all_causes():
        assert not [name for name in cause.explains if cause.name in find_cause(name).explains]


def test_unknown_cause_names_the_nearest() -> None:
    with pytest.raises(UnknownNameError, match="closest match is 'cxx11-abi-mismatch'"):
        find_cause("cxx11-abi-mismach")


def test_names_of_all_causes_are_known_without_an_import_of_them() -> None:
    assert cause_names() == {cause.name for cause in all_causes()}
