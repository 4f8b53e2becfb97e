"""
Calls of torch that a compiler refuses: there is no such function, or it is called with what it does not take.

Whether the name was removed or only takes other arguments is for the index of names, or for nobody, to say.
"""

from __future__ import annotations

import re

from opwright.logs.patterns import LogMatch
from opwright.model import Confidence, Log

CALLS = (
    r"no instance of (?:overloaded )?(?:function|constructor|function template) \"(?P<api>(?:at|c10|torch)::(?!native|detail)[\w:]{2,80})\" matches",
    r"no matching (?:member )?function for call to ['‘`]{1,2}(?P<api>(?:at|c10|torch)::\w[\w:]{1,79})(?:[(<'’`]|\.{3})",
    r"no matching function for call to [‘'](?P<api>\w{2,40})\([^\n]{0,160}\bc10::(?:optional|ArrayRef|TensorOptions|MemoryFormat)\b",
    r"too (?:few|many) arguments to function [‘'][^’'\n]{0,60}?(?P<api>(?:at|c10|torch)::[\w:]{2,80})\(",
    (
        r": error: (?:lvalue required as|could not convert|cannot convert|invalid (?:initialization|conversion|operands)|conversion from|no matching)[^\n]{0,400}\n"
        r"[ \t]{0,8}\d{1,6} \|[^\n]{0,200}\b(?P<api>torch::(?!Tensor\b|k[A-Z])\w[\w:]{1,60})\b[(<]"
    ),
)
"""A missing function, or an error whose source line calls torch."""
INSTANTIATED = r": In instantiation of [‘'][^\n(]{0,80}?\b(?P<api>(?:at|c10|torch)::(?!detail|impl)[\w:]{2,80})\("
_BROKEN_WITHIN = (
    r"\bin instantiation of [^\n]*\n(?:[^\n]*\brequired (?:from|by)\b[^\n]*\n){1,12}"
    r"[^\n]*[/\\]torch[/\\]include[/\\][^\n]*: error: no (?:matching|type|member)"
)
"""An error in a template of torch's, called from elsewhere with what it does not take."""
_OF_A_TEMPLATE = 12000


def within_template(match: LogMatch, log: Log) -> Confidence | None:
    """Return POSSIBLE where the error is in the template of torch's that is instantiated."""
    said = log.text[match.start : match.start + _OF_A_TEMPLATE]
    return Confidence.POSSIBLE if re.match(_BROKEN_WITHIN, said[2:], re.IGNORECASE) else None
