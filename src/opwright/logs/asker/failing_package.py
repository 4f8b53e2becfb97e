"""The installed package whose compiled code a traceback ends in, by its innermost frame that is not a framework's."""

from __future__ import annotations

import re

from opwright.knowledge.pypi.native_packages import FRAMEWORK_MODULE, PURE_PYTHON
from opwright.logs.patterns import compiled
from opwright.logs.tools.traceback import Frame, raised_in
from opwright.model import Log

_INSTALLED = r"-packages[/\\]{1,2}(?P<name>[A-Za-z]\w{1,60})[/\\]"
_OF_PYTHON = r"^<|[/\\]lib(?:64)?[/\\]python\d[\d.]*[/\\](?!(?:site|dist)-packages)"
_NATIVE_CALL = (
    r"(?<!torch\.)\b(?:_C|_ext|\w*_(?:cuda|ext|kernels?|cpp|C))\.\w+\("
    r"|\btorch\.ops\.(?!aten|prims?|quantized|torchvision|torchaudio)\w+\.\w+"
)
"""A line that calls an extension: any other may show an error of torch's own, of which it knows nothing."""


def failing_module(log: Log, line: int) -> str | None:
    """Return the top module of the package whose extension raised an exception in a line; None for a checkout's, or torch's own."""
    raised = next((one for one in raised_in(log) if log.number_at(one.start) == line), None)
    frames = raised.frames if raised else ()
    own = next((frame for frame in reversed(frames) if not _is_around(frame)), None)
    installed = compiled(_INSTALLED).search(own.file) if own else None
    if own is None or installed is None or not compiled(_NATIVE_CALL).search(own.source):
        return None
    return None if compiled(PURE_PYTHON).fullmatch(installed["name"]) else installed["name"]


def is_installed(module: str, log: Log) -> bool:
    """Return whether a log shows files of a module where pip puts them."""
    return re.search(rf"-packages[/\\]{{1,2}}{re.escape(module)}[/\\]", log.text) is not None


def _is_around(frame: Frame) -> bool:
    """Return whether a frame is Python's or a framework's, which are called by the package that fails."""
    if compiled(_OF_PYTHON).search(frame.file):
        return True
    installed = compiled(_INSTALLED).search(frame.file)
    return installed is not None and re.match(FRAMEWORK_MODULE, installed["name"]) is not None
