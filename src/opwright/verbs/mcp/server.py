"""The server: which tools there are, what an agent is told of them, and the folders that its client gives."""

from __future__ import annotations

import os
from collections.abc import Awaitable, Callable, Sequence
from functools import wraps
from importlib.metadata import version
from typing import Annotated, Any

from mcp.server.mcpserver import Context, ListRoots, MCPServer, Resolve
from mcp.server.mcpserver.exceptions import ToolError
from mcp.types import ListRootsResult, ToolAnnotations

from opwright.errors import OpwrightError
from opwright.verbs.mcp import results, tools
from opwright.verbs.mcp.roots import folders_of

_INSTRUCTIONS = """opwright finds out why a PyTorch extension won't build, load or run. Give `diagnose` the whole output of a command
that failed, before you guess. A finding names its evidence and a fix; an empty list claims nothing. Nothing is executed or changed."""


def client_roots(ctx: Context) -> ListRoots | ListRootsResult:
    """Ask the client for its roots, if it has any."""
    capabilities = ctx.client_capabilities
    has_roots = capabilities is not None and capabilities.roots is not None
    return ListRoots() if has_roots else ListRootsResult(roots=[])


Roots = Annotated[ListRootsResult, Resolve(client_roots)]


def serve(roots: Sequence[str]) -> None:
    """Answer on standard input and output until the input ends; `roots` take the place of the client's."""
    server_for(roots).run("stdio")


def server_for(own_roots: Sequence[str]) -> MCPServer[Any]:
    """
    Return the server, for folders that may be read; without any, those of the client, or else the current one.

    Tools run in the main thread, one after the other: only there can an input that takes too long be given up.
    """

    def folders(given: ListRootsResult) -> Sequence[str]:
        return own_roots or folders_of(str(root.uri) for root in given.roots) or [os.getcwd()]

    async def diagnose(roots: Roots, log: str = "", path: str = "") -> results.Diagnosis:
        return tools.diagnose(log, path, folders(roots))

    async def audit(
        roots: Roots,
        path: str = "",
        requirement: str = "",
        torch: str = "",
        gpus: Sequence[str] = (),
    ) -> results.Audited:
        return tools.audit(path, requirement, torch, gpus, folders(roots))

    async def lint(roots: Roots, paths: Sequence[str] = (), torch: str = "") -> results.Linted:
        return tools.lint(paths, torch, folders(roots))

    async def env(roots: Roots, environment: str = ".venv") -> results.Installed:
        return tools.env(environment, folders(roots))

    async def explain(name: str) -> results.Explained:
        return tools.explain(name)

    async def releases() -> list[results.Release]:
        return tools.releases()

    async def compare_releases(old: str, new: str) -> results.ReleaseChanges:
        return tools.compare_releases(old, new)

    server: MCPServer[Any] = MCPServer(
        "opwright", instructions=_INSTRUCTIONS, version=version("opwright"), log_level="ERROR"
    )
    for tool in (diagnose, audit, lint, env, explain, releases, compare_releases):
        server.add_tool(
            _with_errors(tool),
            description=getattr(tools, tool.__name__).__doc__,
            annotations=ToolAnnotations(read_only_hint=True, open_world_hint=tool is audit),
        )
    return server


def _with_errors(tool: Callable[..., Awaitable[Any]]) -> Callable[..., Awaitable[Any]]:
    """Return a tool whose errors the agent is told."""

    @wraps(tool)
    async def telling(*given: Any, **named: Any) -> Any:  # noqa: ANN401 - whatever the tool takes
        try:
            return await tool(*given, **named)
        except (OpwrightError, OSError) as error:
            raise ToolError(str(error)) from error

    return telling
