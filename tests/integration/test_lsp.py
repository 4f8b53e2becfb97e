"""`opwright lsp` as an editor uses it: a real client starts it and talks to it over standard input and output."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from patience import PATIENCE

pytest.importorskip("pygls")

from lsprotocol import types
from pygls.lsp.client import LanguageClient

BROKEN = (
    "#include <torch/extension.h>\n"
    'void f(at::Tensor x) { /* \U0001d54f */ AT_CHECK(x.defined(), "none"); AT_WARN("x"); }\n'
)
SERVER = [sys.executable, "-m", "opwright", "lsp"]


class Editor(LanguageClient):
    """A client that keeps what is published."""

    def __init__(self) -> None:
        super().__init__("editor", "1")
        self.published: asyncio.Queue[types.PublishDiagnosticsParams] = asyncio.Queue()
        self.told: list[str] = []

        @self.feature(types.TEXT_DOCUMENT_PUBLISH_DIAGNOSTICS)  # type: ignore[untyped-decorator] # of a client
        def published(parameters: types.PublishDiagnosticsParams) -> None:
            self.published.put_nowait(parameters)

        @self.feature(types.WINDOW_SHOW_MESSAGE)  # type: ignore[untyped-decorator] # of a client
        def told(parameters: types.ShowMessageParams) -> None:
            self.told.append(parameters.message)

    async def diagnostics(self) -> list[types.Diagnostic]:
        """Return what is published next."""
        return list((await asyncio.wait_for(self.published.get(), PATIENCE)).diagnostics)

    def open(self, path: Path, text: str) -> str:
        """Open a document and return its address."""
        item = types.TextDocumentItem(path.as_uri(), "cpp", 1, text)
        self.text_document_did_open(types.DidOpenTextDocumentParams(item))
        return path.as_uri()

    def type(self, uri: str, text: str, version: int) -> None:
        """Replace the text of a document."""
        document = types.VersionedTextDocumentIdentifier(version, uri)
        change = types.TextDocumentContentChangeWholeDocument(text)
        self.text_document_did_change(types.DidChangeTextDocumentParams(document, [change]))


def in_editor(project: Path, do: Callable[[Editor], Awaitable[None]]) -> None:
    """Start a server for a folder, do something with it, and end it as editors do."""

    async def session() -> None:
        editor = Editor()
        await editor.start_io(*SERVER, cwd=str(project))
        await editor.initialize_async(
            types.InitializeParams(types.ClientCapabilities(), root_uri=project.as_uri())
        )
        editor.initialized(types.InitializedParams())
        try:
            await asyncio.wait_for(do(editor), PATIENCE)
        finally:
            await editor.shutdown_async(None)
            editor.exit(None)
            await editor.stop()  # type: ignore[no-untyped-call] # of a client

    asyncio.run(session())


def test_what_is_typed_is_linted_repaired_and_explained(
    project: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("OPWRIGHT_SITE", "https://ops.example/docs")
    (project / "pyproject.toml").write_text("[build-system]\nrequires = []\n")
    path = project / "op.cpp"

    async def do(editor: Editor) -> None:
        uri = editor.open(path, BROKEN)
        check, warn = await editor.diagnostics()
        assert (check.code, check.severity) == ("removed-torch-api", types.DiagnosticSeverity.Error)
        line = BROKEN.splitlines()[1]
        at = len(line[: line.index("AT_CHECK")].encode("utf-16-le")) // 2
        assert check.range == types.Range(types.Position(1, at), types.Position(1, at + 8))
        assert check.code_description
        assert check.code_description.href == (
            "https://ops.example/docs/causes/source-api/removed-torch-api/"
        )

        document = types.TextDocumentIdentifier(uri)
        context = types.CodeActionContext([check, warn])
        offered = await editor.text_document_code_action_async(
            types.CodeActionParams(document, check.range, context)
        )
        fixes = [one for one in offered or () if isinstance(one, types.CodeAction)]
        assert [str(one.kind) for one in fixes][-1] == "source.fixAll.opwright"
        whole = ((fixes[-1].edit and fixes[-1].edit.changes) or {})[uri][0].new_text
        assert whole == BROKEN.replace("AT_CHECK", "TORCH_CHECK").replace("AT_WARN", "TORCH_WARN")
        first = ((fixes[0].edit and fixes[0].edit.changes) or {})[uri]
        assert [(e.range, e.new_text) for e in first] == [(check.range, "TORCH_CHECK")]

        told = await editor.text_document_hover_async(
            types.HoverParams(document, check.range.start)
        )
        assert told
        assert "removed in torch 1.5" in str(told.contents) or "torch 1.5" in str(told.contents)
        beside = types.HoverParams(document, types.Position(0, 0))
        assert await editor.text_document_hover_async(beside) is None

        editor.type(uri, whole, 2)
        assert await editor.diagnostics() == []
        assert not path.exists()

    in_editor(project, do)


def test_settings_and_unsaved_headers_count(project: Path) -> None:
    settings = project / "pyproject.toml"
    settings.write_text("[tool.opwright.lint]\nignore = ['removed-torch-api']\n")
    (project / "checks.h").write_text("")
    text = '#include "checks.h"\n' + BROKEN

    async def do(editor: Editor) -> None:
        uri = editor.open(project / "op.cpp", text)
        assert await editor.diagnostics() == []
        settings.write_text("[tool.opwright.lint]\nignor = []\n")
        save = types.DidSaveTextDocumentParams(types.TextDocumentIdentifier(uri))
        editor.text_document_did_save(save)
        assert await editor.diagnostics() == []
        assert "'ignor'; the closest match is 'ignore'" in editor.told[0]
        settings.write_text("")
        editor.text_document_did_save(save)
        assert len(await editor.diagnostics()) == 2
        editor.open(project / "checks.h", "#define AT_CHECK TORCH_CHECK\n")
        assert await editor.diagnostics() == []
        editor.type(uri, text + "\n", 2)
        assert len(await editor.diagnostics()) == 1
        editor.text_document_did_close(
            types.DidCloseTextDocumentParams(types.TextDocumentIdentifier(uri))
        )
        assert await editor.diagnostics() == []

    in_editor(project, do)


def test_documents_that_are_not_linted_are_left_alone(project: Path) -> None:
    async def do(editor: Editor) -> None:
        editor.open(project / "notes.md", "AT_CHECK")
        editor.open(project / "op.cpp", BROKEN)
        assert len(await editor.diagnostics()) == 2

    in_editor(project, do)
