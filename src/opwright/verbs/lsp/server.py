"""
The language server: documents in, diagnostics, code actions and hovers out.

https://microsoft.github.io/language-server-protocol/specifications/lsp/3.17/specification/

One document is linted at a time, in a thread, with the texts of all that are open. What is typed while that takes place is
linted next, and what was typed in between is not.
"""

from __future__ import annotations

import asyncio
import os
from concurrent.futures import ThreadPoolExecutor
from importlib.metadata import version

from lsprotocol import types
from pygls.lsp.server import LanguageServer
from pygls.workspace import TextDocument

from opwright.errors import OpwrightError
from opwright.model import LintedFile, language_of
from opwright.verbs.lint.configuration import Configuration
from opwright.verbs.lint.linting import lint_configured
from opwright.verbs.lsp.answers import FIX_ALL, actions, diagnostics, hover

_PATIENCE = 0.2
"""Seconds without a key before a document is linted."""


class Documents:
    """The open documents, and what was last found in each."""

    def __init__(self, server: LanguageServer) -> None:
        self._server = server
        self._linter = ThreadPoolExecutor(1)
        self._found: dict[str, LintedFile] = {}
        self._waiting: dict[str, asyncio.Task[None]] = {}

    def lint_soon(self, uri: str, patience: float = _PATIENCE) -> None:
        """Lint a document once nothing is typed in it any more."""
        if waiting := self._waiting.pop(uri, None):
            waiting.cancel()
        self._waiting[uri] = asyncio.get_running_loop().create_task(self._lint(uri, patience))

    def lint_all(self) -> None:
        """Lint every document: what they are linted by has changed."""
        for uri in self._server.workspace.text_documents:
            self.lint_soon(uri)

    def close(self, uri: str) -> None:
        """Forget a document."""
        self._found.pop(uri, None)
        if waiting := self._waiting.pop(uri, None):
            waiting.cancel()
        self._publish(uri, [])

    def found(self, uri: str) -> LintedFile | None:
        """Return what was found in a document, if that is as it was then."""
        file = self._found.get(uri)
        document = self._server.workspace.get_text_document(uri)
        return file if file and file.text == document.source else None

    async def _lint(self, uri: str, patience: float) -> None:
        await asyncio.sleep(patience)
        document = self._server.workspace.get_text_document(uri)
        path = _path(document)
        if path is None:
            return
        documents = self._server.workspace.text_documents.values()
        texts = {name: one.source for one in documents if (name := _path(one))}
        loop = asyncio.get_running_loop()
        try:
            file = await loop.run_in_executor(self._linter, _linted, path, texts)
        except OpwrightError as error:
            self._tell(str(error))
            file = LintedFile(path, texts[path])
        self._found[uri] = file
        codec = self._server.workspace.position_codec
        self._publish(uri, diagnostics(file, codec), document.version)

    def _publish(
        self, uri: str, found: list[types.Diagnostic], of_version: int | None = None
    ) -> None:
        parameters = types.PublishDiagnosticsParams(uri, found, of_version)
        self._server.text_document_publish_diagnostics(parameters)

    def _tell(self, text: str) -> None:
        kind = types.MessageType.Warning
        self._server.window_show_message(types.ShowMessageParams(kind, f"opwright: {text}"))


def _path(document: TextDocument) -> str | None:
    """Return the path of a document; None if it is not a file that is linted."""
    is_file = document.uri.startswith("file:") and document.path
    return os.path.normpath(document.path) if is_file and language_of(document.path) else None


def _linted(path: str, texts: dict[str, str]) -> LintedFile:
    """Return the findings in one document, with its own settings."""
    given = {"force-exclude": True}
    linted = lint_configured([path], Configuration(given), texts=texts)
    return next((file for file in linted.files if file.path == path), LintedFile(path, texts[path]))


def server() -> LanguageServer:
    """Return a server that has not started yet."""
    serving = LanguageServer("opwright", version("opwright"))
    documents = Documents(serving)

    @serving.feature(types.TEXT_DOCUMENT_DID_OPEN)
    def opened(parameters: types.DidOpenTextDocumentParams) -> None:
        documents.lint_soon(parameters.text_document.uri, 0.0)

    @serving.feature(types.TEXT_DOCUMENT_DID_CHANGE)
    def changed(parameters: types.DidChangeTextDocumentParams) -> None:
        documents.lint_soon(parameters.text_document.uri)

    @serving.feature(types.TEXT_DOCUMENT_DID_SAVE)
    def saved(_: types.DidSaveTextDocumentParams) -> None:
        documents.lint_all()

    @serving.feature(types.WORKSPACE_DID_CHANGE_WATCHED_FILES)
    def watched(_: types.DidChangeWatchedFilesParams) -> None:
        documents.lint_all()

    @serving.feature(types.TEXT_DOCUMENT_DID_CLOSE)
    def closed(parameters: types.DidCloseTextDocumentParams) -> None:
        documents.close(parameters.text_document.uri)

    options = types.CodeActionOptions([types.CodeActionKind.QuickFix, FIX_ALL])

    @serving.feature(types.TEXT_DOCUMENT_CODE_ACTION, options)
    def acted(parameters: types.CodeActionParams) -> list[types.CodeAction]:
        uri, only = parameters.text_document.uri, parameters.context.only
        file = documents.found(uri)
        offered = (
            actions(file, uri, parameters.range, serving.workspace.position_codec) if file else ()
        )
        return [a for a in offered if not only or any(_is_kind(str(a.kind), k) for k in only)]

    @serving.feature(types.TEXT_DOCUMENT_HOVER)
    def hovered(parameters: types.HoverParams) -> types.Hover | None:
        file = documents.found(parameters.text_document.uri)
        codec = serving.workspace.position_codec
        return hover(file, parameters.position, codec) if file else None

    return serving


def _is_kind(kind: str, wanted: types.CodeActionKind | str) -> bool:
    """Return whether a kind of action is one that is wanted, or below it: `source.fixAll.opwright` of `source`."""
    text = wanted.value if isinstance(wanted, types.CodeActionKind) else wanted
    return kind == text or kind.startswith(f"{text}.")
