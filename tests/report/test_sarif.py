"""SARIF, against its schema and what code scanning needs."""

from __future__ import annotations

import json
from typing import Any

import pytest
from audit_sample import AUDIT, cause, vision_wheel
from lint_sample import LINT
from sarif_schema import SCHEMA

from opwright.model import ArtifactKind, Audit, Evidence, Finding, Fix, Lint
from opwright.report import sarif

Json = dict[str, Any]  # what json.loads gives


def run_of(audit: Audit) -> Json:
    run: Json = json.loads(sarif.render(audit))["runs"][0]
    return run


def one_finding(path: str, kind: ArtifactKind, message: str = "wrong") -> Audit:
    wheel = vision_wheel()
    finding = Finding(
        cause("some-cause", message, Fix("mend it")), Evidence("torchvision/_C.so", "x")
    )
    artifact = wheel.artifact._replace(path=path, kind=kind)
    return Audit((wheel._replace(artifact=artifact, findings=(finding,)),))


def address(audit: Audit) -> str:
    place = run_of(audit)["results"][0]["locations"][0]["physicalLocation"]
    return str(place["artifactLocation"]["uri"])


@pytest.mark.parametrize(
    "document",
    [sarif.render(AUDIT, version="0.1.0"), sarif.render(Audit(())), sarif.render_lint(Lint())],
    ids=["audit", "empty audit", "empty lint"],
)
def test_document_validates_against_the_schema(document: str) -> None:
    SCHEMA.validate(json.loads(document))


def test_lint_validates_against_the_schema_and_a_broken_one_does_not() -> None:
    document = json.loads(sarif.render_lint(LINT, version="0.1.0"))

    SCHEMA.validate(document)
    place = document["runs"][0]["results"][0]["locations"][0]["physicalLocation"]
    place["region"]["startLine"] = 0
    assert not SCHEMA.is_valid(document)


def test_document_has_the_required_structure() -> None:
    document = json.loads(sarif.render(AUDIT, version="0.1.0"))

    run = document["runs"][0]
    assert document["version"] == "2.1.0"
    assert document["$schema"].endswith("sarif-2.1.0.json")
    assert run["tool"]["driver"]["name"] == "opwright"
    assert run["tool"]["driver"]["version"] == "0.1.0"
    assert run["invocations"][0]["executionSuccessful"] is True


def test_every_result_refers_to_its_rule() -> None:
    run = run_of(AUDIT)

    for result in run["results"]:
        rule = run["tool"]["driver"]["rules"][result["ruleIndex"]]
        assert rule["id"] == result["ruleId"]
        assert rule["help"]["text"]
        assert result["level"] in {"error", "warning", "note"}
        assert result["message"]["text"]


def test_rule_is_written_once_however_often_it_is_broken() -> None:
    audit = one_finding("a.whl", ArtifactKind.WHEEL)

    rules = run_of(Audit(audit.artifacts * 2))["tool"]["driver"]["rules"]

    assert [rule["id"] for rule in rules] == ["some-cause"]


def test_exit_status_follows_the_findings_unless_it_is_given() -> None:
    given = json.loads(sarif.render(AUDIT, exit_status=3))

    assert run_of(AUDIT)["invocations"][0]["exitCode"] == 3  # a library of it cannot be read
    assert run_of(Audit(()))["invocations"][0]["exitCode"] == 0
    assert given["runs"][0]["invocations"][0]["exitCode"] == 3


def test_unreadable_members_are_notifications() -> None:
    notifications = run_of(AUDIT)["invocations"][0]["toolExecutionNotifications"]

    assert "torchvision/broken.so" in notifications[0]["message"]["text"]


def test_address_of_a_wheel_is_the_wheel() -> None:
    assert address(one_finding("dist/a b%.whl", ArtifactKind.WHEEL)) == "dist/a%20b%25.whl"


def test_address_in_a_folder_is_the_library() -> None:
    assert address(one_finding("build/", ArtifactKind.FOLDER)) == "build/torchvision/_C.so"
    assert address(one_finding("torchvision", ArtifactKind.FOLDER)) == "torchvision/_C.so"


def test_address_of_what_is_not_a_library_of_the_folder_is_the_folder() -> None:
    audit = one_finding("build", ArtifactKind.FOLDER)
    inside = audit.artifacts[0].artifact._replace(binaries=())

    assert address(Audit((audit.artifacts[0]._replace(artifact=inside),))) == "build"


def test_absolute_address_names_its_scheme_and_a_relative_one_has_none() -> None:
    assert address(one_finding("/tmp/é.whl", ArtifactKind.WHEEL)) == "file:///tmp/%C3%A9.whl"  # noqa: S108 - only a name
    assert address(one_finding("c:a.whl", ArtifactKind.WHEEL)) == "c%3Aa.whl"


def test_braces_and_brackets_in_messages_are_literal() -> None:
    audit = one_finding("a.whl", ArtifactKind.WHEEL, "str[abi:cxx11]() {{0}}")

    text = run_of(audit)["results"][0]["message"]["text"]
    assert text.startswith("str\\[abi:cxx11\\]() {{0}}\n")


def test_finding_of_several_artifacts_is_a_result_like_any_other() -> None:
    wheel = vision_wheel()._replace(findings=())
    where = f"{wheel.artifact.path}:torchvision/_C.so"
    finding = Finding(cause("some-cause", "wrong", Fix("mend it")), Evidence(where, "x"))

    run = run_of(Audit((wheel,), (finding,)))

    place = run["results"][0]["locations"][0]
    assert place["physicalLocation"]["artifactLocation"]["uri"] == wheel.artifact.path
    assert place["logicalLocations"] == [{"fullyQualifiedName": where}]
    assert [rule["id"] for rule in run["tool"]["driver"]["rules"]] == ["some-cause"]
