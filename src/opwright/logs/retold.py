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
_NAME = rf"(?<![A-Za-z\d_.])(?P<name>(?=[a-z\d.]{{0,40}}(?:[A-Za-z\d]_|_[A-Za-z]|[A-Z]{{2}}\w{{0,20}}[a-z\d]|[A-Z]{{3}}))[A-Za-z_][A-Za-z\d_.]{{1,60}}[A-Za-z\d_]){_END}"
_QUOTED = r"['\"`‘“](?P<quoted>[A-Za-z_][A-Za-z\d_.]{1,60}(?: {0,1}- {0,1}[A-Za-z\d_]{2,40}){0,3})['\"`’”]"
_EITHER = rf"(?:{_QUOTED}|{_NAME})"
_HEADER = r"(?<![\w/.-])(?P<header>(?:\w{1,40}/){0,4}[\w-]{2,40}\.(?:h|hpp|cuh))\b(?![.\w])"
_NOT_FOUND = r"(?i:can(?:not|'t| not)|could(?: not|n't)|unable to|fail(?:s|ed)? to|didn't|did not|not able to)"
_ABSENT = r"(?i:(?:(?:is|was) )?(?:missing|not found|not installed)|(?:does not|doesn't|did not|didn't) exist|(?:cannot|can't|can not|could not|couldn't) be (?:found|imported|loaded|resolved))\b"
_KIND = r"(?i:(?:compiled|custom|cuda|c\+\+) )?(?i:module|extension|op|operator|package|library)"
_DOTTED = rf"(?P<name>(?:[A-Za-z_][A-Za-z\d_]*\.){{1,5}}[A-Za-z_][A-Za-z\d_]*){_END}"
_WITHOUT = r"(?:找不到|没有找到|沒有找到|未找到|缺少|缺失|没有|无法导入|無法導入|导入不了)"
_GONE = r"(?:找不到|导入失败|无法导入|無法導入|导入不了|导入报错|不存在|没有找到)"
_A_MODULE = r"(?:模块名?|模組|库|包)"
_MODULES = (
    rf"(?i:\bno modules?e? nam(?:e|ed|es)?):? ?{_EITHER}",
    rf"(?i:\bno modul nam(?:e|ed|es)?):? ?{_Q}{_NAME}",
    rf"(?i:\bno (?:module|extension))(?i: called)? {_Q}{_NAME}",
    rf"(?i:\bthere(?:'s| is) no) {_Q}{_NAME}{_Q}(?= {_KIND}| in\b)",
    rf"(?i:\bmissing)(?i: the)?(?: {_KIND})?:? {_Q}{_NAME}",
    rf"(?i:\bmissing)(?i: the)? {_KIND}:? {_QUOTED}",
    rf"\b{_KIND} {_EITHER} {_ABSENT}",
    rf"{_NAME}{_Q} (?:{_KIND} )?{_ABSENT}",
    rf"\b{_NOT_FOUND} (?i:import) {_Q}[A-Za-z_]\w{{1,60}}{_Q} (?i:from) {_Q}{_NAME}",
    rf"\b{_NOT_FOUND} (?i:import|find|load)(?i: the)?(?: {_KIND})?:? {_Q}{_NAME}",
    rf"\b{_NOT_FOUND} (?i:import)(?i: the)?(?: {_KIND})?:? {_Q}{_DOTTED}",
    rf"(?i:\bimport)(?i:ing)? (?:of )?{_Q}{_NAME}{_Q} (?i:failed|fails|error)\b",
    rf"\b(?:ModuleNotFoundError|ImportError) (?i:for|of|with|on|in)(?i: the)?(?: {_KIND})? {_Q}{_NAME}",
    rf"{_NAME}{_Q} (?i:import error|import fails|import failed|importerror|modulenotfounderror)\b",
    rf"{_WITHOUT}(?:名为|叫)?{_A_MODULE}?[:： ]{{0,2}}{_Q}{_NAME}",
    rf"{_NAME}{_Q} ?(?:这个|的)?{_A_MODULE}? ?{_GONE}",
)
_NO_FILE = r"(?i:no such file|没有那个文件|沒有此一檔案|找不到|不存在)"
_HEADERS = (
    rf"\b{_NOT_FOUND} (?i:find|open|locate)(?i: the)?(?i: (?:header|include))?(?i: file)?:? ?{_Q}<?{_HEADER}>?",
    rf"(?i:\bmissing)(?i: the)?(?i: header)?(?i: file)?:? ?{_Q}<?{_HEADER}>?",
    rf"{_HEADER}{_Q} (?:{_ABSENT}|{_NO_FILE})",
    rf"{_WITHOUT}(?:头文件|標頭檔)?[: ]?{_Q}<?{_HEADER}>?",
)


_LIBRARY = r"(?<![\w/.-])(?P<library>lib[\w+-]{2,40}\.so(?:\.\d{1,4}){0,3})\b(?![\w.]*:)"
_LIBRARIES = (
    rf"\b{_NOT_FOUND} (?i:find|open|load|locate)(?i: the)?(?i: (?:shared )?library)? {_Q}{_LIBRARY}",
    rf"(?i:\bmissing)(?i: the)?(?i: (?:shared )?library)?:? {_Q}{_LIBRARY}",
    rf"{_LIBRARY}{_Q} {_ABSENT}",
)
_PROGRAM = (
    r"(?<![\w/.-])(?P<program>(?:cl|nvcc|gcc|g\+\+|c\+\+|ninja|hipcc|cmake)(?:\.exe)?)(?![\w.-])"
)
_PROGRAMS = (
    rf"{_PROGRAM}{_Q} (?i:(?:is |was )?(?:missing|not found|not installed|not (?:in|on) (?:the |my |your )?path))\b",
)


def as_reported(log: Log) -> Log | None:
    """Return a log with what it retells to be missing in the words of Python, the compiler, the loader and the shell; None without."""
    if len(log.text) > _LONGEST_LOG:
        return None
    text = log.text
    for patterns, say in (
        (_HEADERS, _header),
        (_LIBRARIES, _library),
        (_PROGRAMS, _program),
        (_MODULES, _module),
    ):
        text = _said(text, patterns, say)
    return log._replace(text=text) if text != log.text else None


def _said(text: str, patterns: tuple[str, ...], say: Callable[[re.Match[str]], str]) -> str:
    for pattern in patterns:
        text = compiled(pattern).sub(say, text)
    return text


def _module(match: re.Match[str]) -> str:
    groups = match.groupdict()
    name = groups.get("name") or re.sub(r" ?- ?", "_", groups.get("quoted") or "")
    return f"No module named '{name}'"


def _header(match: re.Match[str]) -> str:
    return f"fatal error: {match['header']}: No such file or directory"


def _library(match: re.Match[str]) -> str:
    return f"{match['library']}: cannot open shared object file: No such file or directory"


def _program(match: re.Match[str]) -> str:
    name = match["program"].removesuffix(".exe")
    if name == "cl":
        return "'cl' is not recognized as an internal or external command"
    return f"{name}: command not found"
