"""
Messages that a person retells: "import x_cuda failed", "cannot find cub.h", "找不到模块 x_cuda".

A log that no cause knows is read again with what the tool itself says in such a case. Only names that nobody uses as a
word are taken: with an underscore, a digit or several capital letters, or in quotes behind the word *module*.
"""

from __future__ import annotations

import re
from collections.abc import Callable

from opwright.logs.patterns import compiled
from opwright.model import Log

_LONGEST_LOG = 16 << 10
"""Characters: who retells is brief."""
_Q = r"['\"`‘’“”*]{0,2}"
_END = r"(?![A-Za-z\d_])"
_NAME = rf"(?P<name>(?=[a-z\d.]*(?:[A-Za-z\d]_|_[A-Za-z]|[A-Z]{{2}}\w*[a-z\d]|[A-Z]{{3}}))[A-Za-z_][A-Za-z\d_.]{{1,60}}[A-Za-z\d_]){_END}"
_QUOTED = r"['\"`‘“](?P<quoted>[A-Za-z_][A-Za-z\d_.]{1,60}(?: {0,1}- {0,1}[A-Za-z\d_]{2,40}){0,3})['\"`’”]"
_EITHER = rf"(?:{_QUOTED}|{_NAME})"
_HEADER = r"(?P<header>(?:\w+/){0,4}[\w-]{2,40}\.(?:h|hpp|cuh))\b(?![.\w])"
_NOT_FOUND = r"(?i:can(?:not|'t| not)|could(?: not|n't)|unable to|fail(?:s|ed)? to|didn't|did not|not able to)"
_MODULES = (
    rf"(?i:\bno modules?e? nam(?:e|ed|es)?):? ?{_EITHER}",
    rf"(?i:\bno modul nam(?:e|ed|es)?):? ?{_Q}{_NAME}",
    rf"(?i:\bmissing (?:the )?module):? ?{_EITHER}",
    rf"(?i:\bmodule) {_EITHER} (?:is |was )?(?i:missing\b|not found\b|(?:{_NOT_FOUND[4:]} be (?:found|imported|loaded))",
    rf"\b{_NOT_FOUND} (?i:import|find)(?i: the)?(?i: (?:compiled |cuda |c\+\+ )?(?:module|extension|op))?:? {_Q}{_NAME}",
    rf"(?i:\bimport)(?i:ing)? (?:of )?{_Q}{_NAME}{_Q} (?i:failed|fails|error)\b",
    (
        rf"(?:找不到|没有找到|沒有找到|未找到|缺少|缺失|没有|无法导入|無法導入|导入不了)"
        rf"(?:名为|叫)?(?:模块|模組|模块名|库|包)?[:： ]{{0,2}}{_Q}{_NAME}"
    ),
    rf"{_NAME}{_Q} ?(?:模块|模組|包|库)? ?(?:找不到|导入失败|无法导入|無法導入|导入不了|导入报错|不存在)",
)
_HEADERS = (
    rf"\b{_NOT_FOUND} (?i:find|open|locate)(?i: the)?(?i: (?:header|include))?(?i: file)?:? ?{_Q}<?{_HEADER}>?",
    rf"(?i:\bmissing)(?i: the)?(?i: header)?(?i: file)?:? ?{_Q}<?{_HEADER}>?",
    rf"{_HEADER}{_Q} (?i:is |was )(?i:missing|not found)\b",
    rf"(?:找不到|缺少|没有)(?:头文件|標頭檔)?[: ]?{_Q}<?{_HEADER}>?",
)


def as_reported(log: Log) -> Log | None:
    """Return a log with what it retells of a missing module or header in the words of Python and of a compiler; None without any."""
    if len(log.text) > _LONGEST_LOG:
        return None
    text = _said(_said(log.text, _HEADERS, _header), _MODULES, _module)
    return log._replace(text=text) if text != log.text else None


def _said(text: str, patterns: tuple[str, ...], say: Callable[[re.Match[str]], str]) -> str:
    for pattern in patterns:
        text = compiled(pattern).sub(say, text)
    return text


def _module(match: re.Match[str]) -> str:
    groups = match.groupdict()
    name = groups["name"] or re.sub(r" ?- ?", "_", groups.get("quoted") or "")
    return f"No module named '{name}'"


def _header(match: re.Match[str]) -> str:
    return f"fatal error: {match['header']}: No such file or directory"
