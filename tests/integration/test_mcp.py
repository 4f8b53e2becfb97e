"""`opwright mcp` with a real client over standard input and output, in the protocol of today and of before."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from mcp import Client, StdioServerParameters
from mcp.types import ListRootsResult, Root
from pydantic import FileUrl
from tiny_elf import shared_library

ROOT = Path(__file__).parents[2]
LOG = ROOT / "tests/logs/half-type-instantiation/import-half.log"
MISSING = "_ZNK2at10TensorBase8data_ptrI6__halfEEPT_v"
MODES = ("2026-07-28", "legacy")
"""Without and with a handshake."""
LONG = "".join(f"op.so: undefined symbol: _Z{n}f{'N2at6TensorE' * 400}\n" for n in range(200))


def session(
    folder: Path, talk: Callable[[Client], Awaitable[Any]], *arguments: str, mode: str = MODES[0]
) -> Any:  # noqa: ANN401 - what was talked about
    """Start the server with a client that gives one folder, and return what comes of talking to it."""

    async def roots(_: object) -> ListRootsResult:
        return ListRootsResult(roots=[Root(uri=FileUrl(folder.as_uri()))])

    async def talked() -> object:
        command = ("-m", "opwright", "mcp", *arguments)
        server = StdioServerParameters(command=sys.executable, args=list(command), cwd="/")
        gives = None if arguments else roots
        async with Client(server, mode=mode, list_roots_callback=gives) as client:
            return await talk(client)

    return asyncio.run(talked())


@pytest.fixture(name="project", scope="module")
def _project(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with a log, a library, a source and an environment, and links that lead out of it."""
    tmp_path = tmp_path_factory.mktemp("mcp")
    project = tmp_path / "project"
    site_packages = project / ".venv/lib/python3.12/site-packages"
    site_packages.mkdir(parents=True)
    (project / ".venv/bin").mkdir()
    (project / ".venv/bin/python").symlink_to("/usr/bin/python3")
    (project / ".venv/pyvenv.cfg").write_text("home = /usr/bin\nversion = 3.12.1\n")
    (project / "build.log").write_text(LOG.read_text())
    (project / "op.so").write_bytes(shared_library(needed=["libtorch_cpu.so"], requires=[MISSING]))
    (project / "op.cpp").write_text(
        "#include <torch/extension.h>\nvoid f(bool b) { AT_CHECK(b); }\n"
    )
    outside = tmp_path / "secret.cpp"
    outside.write_text("#include <torch/extension.h>\nvoid g(bool b) { AT_CHECK(b, SECRET); }\n")
    (project / "link.cpp").symlink_to(outside)
    (project / "link.log").symlink_to(LOG)
    return project


CALLS: dict[str, tuple[str, dict[str, Any]]] = {
    "diagnose": ("diagnose", {"path": "build.log"}),
    "audit": ("audit", {"path": "op.so", "torch": "2.8"}),
    "lint": ("lint", {"torch": "2.8"}),
    "env": ("env", {}),
    "explain": ("explain", {"name": "half-type-instantiation"}),
    "releases": ("releases", {}),
    "compare_releases": ("compare_releases", {"old": "2.12", "new": "2.13"}),
    "long": ("diagnose", {"log": LONG}),
}
REFUSED: dict[str, tuple[str, dict[str, str], str]] = {
    "elsewhere": ("diagnose", {"path": str(LOG)}, "outside of the folders"),
    "above": ("diagnose", {"path": "../../etc/passwd"}, "outside of the folders"),
    "link": ("diagnose", {"path": "link.log"}, "outside of the folders"),
    "absent": ("audit", {"path": "none.so"}, "no such file"),
    "no log": ("diagnose", {"log": " "}, "is empty"),
    "both": ("audit", {"path": "op.so", "requirement": "a==1"}, "either path or requirement"),
    "unknown": ("explain", {"name": "no::such::name"}, "no::such::name"),
    "no release": ("compare_releases", {"old": "2.12", "new": "9.9"}, "9.9"),
}


@pytest.fixture(name="answers", scope="module", params=MODES)
def _answers(project: Path, request: pytest.FixtureRequest) -> dict[str, Any]:
    """Return what one session answers: its tools, and each call by its name."""

    async def talk(client: Client) -> dict[str, object]:
        wanted = CALLS | {why: (tool, given) for why, (tool, given, _) in REFUSED.items()}
        answers = {
            why: await client.call_tool(tool, given) for why, (tool, given) in wanted.items()
        }
        return {"tools": (await client.list_tools()).tools, **answers}

    return dict(session(project, talk, mode=request.param))


def test_every_tool_answers_with_what_its_schema_promises(answers: dict[str, Any]) -> None:
    tools = {tool.name: tool for tool in answers["tools"]}
    results = {name: answers[name].structured_content for name in CALLS}

    assert tools.keys() == CALLS.keys() - {"long"}
    assert all(tool.annotations.read_only_hint and tool.output_schema for tool in tools.values())
    assert results["diagnose"]["findings"][0]["cause"] == "half-type-instantiation"
    assert results["diagnose"]["findings"][0]["otherwise_commands"] == []
    assert results["audit"]["verdicts"].keys() == {"fails"}
    assert results["audit"]["missing_symbols"] == [MISSING]
    assert [one["cause"] for one in results["lint"]["findings"]] == ["removed-torch-api"]
    assert results["env"]["python"].startswith("3.12")
    assert "## Do this" in results["explain"]["text"]
    assert results["releases"]["result"][-1]["version"] >= "2.15.0"
    assert results["compare_releases"]["removed"]


def test_answers_are_short(answers: dict[str, Any]) -> None:
    assert {name for name in CALLS if len(answers[name].model_dump_json()) > 60_000} == set()


def test_what_is_refused_is_told(answers: dict[str, Any]) -> None:
    for why, (_, _, message) in REFUSED.items():
        assert answers[why].is_error, why
        assert message in answers[why].content[0].text


def test_linted_link_that_leads_out_quotes_nothing(answers: dict[str, Any]) -> None:
    assert "SECRET" not in answers["lint"].model_dump_json()
    assert "link.cpp" in answers["lint"].structured_content["unreadable"][0]


def test_folders_of_the_command_line_take_the_place_of_the_clients(project: Path) -> None:
    async def talk(client: Client) -> object:
        return await client.call_tool("diagnose", {"path": "build.log"})

    answer = session(project, talk, "--root", str(project))

    assert answer.structured_content["findings"][0]["confidence"] == "certain"
