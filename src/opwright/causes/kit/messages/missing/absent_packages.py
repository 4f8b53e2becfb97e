"""Packages of kernels that another package asks for, in the sentences in which it does."""

from __future__ import annotations

import re

from opwright.causes.kit.messages.missing.missing_parts import CANNOT_LOAD
from opwright.causes.kit.rules import POSSIBLE, rule
from opwright.knowledge.pypi.native_packages import KERNEL_PACKAGE, NATIVE_PACKAGE, SPOKEN
from opwright.logs.lines.retold import DOES_WITHOUT
from opwright.logs.patterns import LogMatch
from opwright.model import Log

_SPOKEN = "|".join(map(re.escape, SPOKEN))
_FOR_DEVICES = (
    r"torch_(?:npu|mlu|musa|sdaa|xmlir|supa|directml)|habana_frameworks|intel_extension_for_pytorch|cuequivariance_ops_torch|flash_moba|c?QIGen"
    r"|autoawq[-_]kernels|MS-?AMP"
)
"""Packages for other processors than NVIDIA's, and parts of packages that are their own."""
_NAME = rf"[`'\"]?(?P<module>{NATIVE_PACKAGE}|{KERNEL_PACKAGE}|{_SPOKEN})"
_WIDER = rf"[`'\"]?(?P<module>{NATIVE_PACKAGE}|{KERNEL_PACKAGE}|{_SPOKEN}|{_FOR_DEVICES})"
_COMPARED = (
    rf"(?:found|installed|available)\b{DOES_WITHOUT}|"
    r"(?:[<>]=?|[=~]=) ?v?\d[^\n]{0,60}\b(?:but|got|found|[Uu]pgrade|[Uu]pdate)\b|\bversion must be\b|\b(?:current|installed|required) version of\b|\bversion \S{1,60} is (?:too )?(?:old|new|outdated)\b|\boptional\b|\bif you want\b|\bbefore you (?:start|begin)\b"
)
"""A package that is present in another version is not absent, nor is one missed that something else takes the place of."""
_ASKED_FOR = (
    rf"No module named ['\"]?(?P<module>{NATIVE_PACKAGE}|{KERNEL_PACKAGE})['\"]?(?![\w.-])",
    (
        r"(?:lease install|lease pip install|(?<!I )(?<![Ww]e )need to install|must install|should install|requires installing|pip install -U)"
        rf" (?:the )?{_WIDER}(?![\w\[]|[.-]\w)"
    ),
    rf"\b[Mm]ake sure (?:that )?(?:the )?{_NAME}[`'\"]?(?: package)? is (?:correctly |properly )?installed\b",
    rf"(?:Error|Exception): [^\n]{{1,60}}requires (?:the )?{_NAME}(?![\w\[]|[.-]\w)",
    rf"\bassert [^\n]{{1,60}}requires (?:the )?{_NAME}(?![\w\[]|[.-]\w)",
    rf"(?:Error|Exception): [^\n]{{1,100}}pip install {_NAME}(?![\w\[]|[.-]\w)",
    rf"(?:Error|Exception): [^\n]{{1,50}}have to install {_NAME}(?![\w\[]|[.-]\w)",
    rf"(?<!if )(?<!\w){_WIDER}[`'\"]?(?: package| library| module)?(?:, which)? (?:(?:is|was) (?:still )?not (?:installed|available|found)|(?:must|needs to|has to) be (?:installed|available)|(?:cannot|could not) be found)\b",
    rf"(?<!\w){_NAME} is needed [^\n]{{1,40}} not available\b",
    r"(?P<module>\b[a-z]\w{1,30}_(?:cuda|ext|kernels|cpp)) (?:is|was) not (?:available|found|installed)\b",
    rf"(?:Error|Exception): {_WIDER}[`'\"]? (?:not (?:found|installed|available)\b|was selected, but it is not installed)",
    rf"\brequires? (?:the )?{_WIDER}(?:\.\w{{1,30}}){{0,3}}[`'\"]?,? which is not installed\b",
    rf"\b{_WIDER}[`'\"]? (?:is not importable|appears to be not available)\b",
    rf"\b(?:could not|cannot|[Ff]ailed to) import {_WIDER}[`'\"]? dependencies\b",
    rf"(?:Error|Exception): (?:either )?{_WIDER}[`'\"]? or [\w-]{{2,30}} (?:is|needs|has) (?:needed |required )?to be installed\b",
    rf"(?:Error|Exception): [Ee]rror importing \w{{2,60}} from {_WIDER}(?![\w-])",
)
IF_ABSENT = "if another package of kernels is not installed"


def _named(match: LogMatch, _log: Log) -> str:
    """Return what pip calls the package."""
    module = match.groups["module"]
    return SPOKEN.get(module, module)


ROWS = (
    rule(
        *_ASKED_FOR,
        confidence=POSSIBLE,
        unless=CANNOT_LOAD,
        unless_line=_COMPARED,
        remedy=IF_ABSENT,
        compute=lambda match, log: {"module": _named(match, log)},
    ),
)
