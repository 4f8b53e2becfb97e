"""
Types of torch that are not what they were: what a compiler says of code for the old one.

The names are still there, or are nobody's, so that the index of names cannot tell: a conversion, a base operand, a
constructor, an incomplete type gives them away.
"""

from __future__ import annotations

from opwright.causes.kit.rules import LIKELY, Detail, Rule, rule
from opwright.logs.patterns import LogMatch
from opwright.model import Log

_TYPE_PROPERTIES_PATTERNS = (
    r"(?:error|错误|Fehler|erreur|エラー|C2664|C2440|C2665)[^\n]{0,240}(?P<api>DeprecatedTypeProperties)",
    r"(?:from|type)\s{1,4}\"(?:const )?at::(?P<api>DeprecatedTypeProperties)",
)
_TYPE_CLASS = r"(?P<api>at::(?:Type|TypeExtendedInterface|TypeDefault))"
_TYPE_CLASS_PATTERNS = (
    rf"[‘'\"](?:class |struct |const class |const struct )?{_TYPE_CLASS}[’'\"][^\n]{{0,20}} has no member named",
    rf"no member named '\w{{1,40}}' in '{_TYPE_CLASS}'",
    rf"object type is: (?:const )?{_TYPE_CLASS}\b",
)
_INCOMPLETE_TENSOR_PATTERNS = (
    r"incomplete (?:class )?type \"(?P<api>at::Tensor)\" is not allowed",
    r"incomplete type [‘'](?:class )?(?P<api>at::Tensor)[’']",
    r"C2027[^\n'\"“]{1,30}['\"“](?P<api>at::Tensor)['\"”]",
)
_MODULE = r"['‘\"](?:const )?(?P<api>torch::jit::(?:script::)?Module)['’\"]"
_MODULE_POINTER_PATTERNS = (
    rf"conversion from {_MODULE} to (?:non-scalar type )?['‘]std::shared_ptr<torch::jit",
    r"from \"(?:const )?(?P<api>torch::jit::(?:script::)?Module)\" to \"std::shared_ptr<torch::jit",
    rf"C2440[^\n]{{0,60}}{_MODULE}[^\n]{{0,24}}['\"]std::shared_ptr<torch::jit",
    rf"base operand of [‘']->[’'] has non-pointer type {_MODULE}",
    rf"member reference type {_MODULE} is not a pointer",
)
"""torch::jit::load returned a pointer to it up to 1.1."""
_CLASS_PATTERN = r"no matching function for call to [‘'](?P<api>torch::(?:jit::)?class_)<[^\n]{1,160}::class_\(const char ?(?:\(&\))?\[\d+\]\)[’']"
_REGISTER_PATTERNS = (
    r"no matching function for call to [‘'](?P<api>torch::jit::RegisterOperators)::RegisterOperators\(const char",
    r"no matching constructor for initialization of '(?P<api>torch::jit::RegisterOperators)'",
    r"no instance of constructor \"(?P<api>torch::jit::RegisterOperators)::RegisterOperators\" matches",
)
_TH_STRUCT_PATTERNS = (
    r"error: forward declaration of [‘'](?:struct )?(?P<api>THC?\w{0,12}Tensor)\b",
    r"error: (?:invalid conversion from|cannot convert) [‘'](?P<api>THCState) ?\*",
    r"incomplete (?:definition of )?(?:class )?type [‘'\"](?:struct )?(?P<api>THC?\w{0,12}(?:Tensor|Storage))\b",
)
_LOGGING_NAME = r"(?P<api>D?CHECK_(?:LT|GT|LE|GE|EQ|NE|NOTNULL)|AT_ASSERT|AT_ERROR)"
_LOGGING_PATTERNS = (
    rf"[‘']{_LOGGING_NAME}[’'] was not declared",
    rf"C3861: ['\"“]{_LOGGING_NAME}['\"”]",
)
"""In c10/util/Logging.h and Exception.h, which torch's other headers used to include."""
_STATE_PATTERN = r"(?:external symbol|LNK20(?:01|19)[^\n\"]{1,40}|undefined symbol:|reference to [`‘']) ?(?<!\w)(?P<api>state)['’]?\s*$"
"""`extern THCState *state`, from code for the old THC."""


def _likely(*patterns: str, since: Detail, instead: str) -> Rule:
    return rule(*patterns, confidence=LIKELY, since=since, instead=instead)


def _logging_since(match: LogMatch, _: Log) -> str:
    return "1.13" if "CHECK" in match.groups["api"] else "some release"


OF_TYPE = "if it is what x.type() returns"
ROWS = (
    rule(
        *_MODULE_POINTER_PATTERNS,
        api=lambda *_: "std::shared_ptr<torch::jit::script::Module>",
        since="1.2",
        instead="torch::jit::Module by value",
    ),
    _likely(_CLASS_PATTERN, since="1.5", instead="class_ with two names, the namespace first"),
    _likely(*_REGISTER_PATTERNS, since="1.4", instead="TORCH_LIBRARY or torch::RegisterOperators"),
    _likely(*_TH_STRUCT_PATTERNS, since="0.5", instead="at::Tensor"),
    rule(
        *_LOGGING_PATTERNS,
        confidence=LIKELY,
        unless_line="/caffe2/",
        since=_logging_since,
        instead="TORCH_CHECK, or the same name after including c10/util/Logging.h or Exception.h",
    ),
    rule(
        _STATE_PATTERN,
        confidence=LIKELY,
        api=lambda *_: "THCState *state",
        since="1.11",
        instead="at::globalContext().lazyInitCUDA(), or with no THCState at all",
    ),
    rule(
        *_TYPE_PROPERTIES_PATTERNS,
        unless_line="warning",
        since="2.6",
        instead="x.scalar_type(), x.options() or x.is_cuda()",
        remedy=OF_TYPE,
    ),
    _likely(
        *_TYPE_CLASS_PATTERNS,
        since="1.2",
        instead="x.scalar_type() or x.options()",
    ),
    _likely(
        *_INCOMPLETE_TENSOR_PATTERNS,
        since="1.11",
        instead="the same name after including ATen/ATen.h or ATen/core/Tensor.h",
    ),
)
"""Each with the names `api`, `since` and `instead` of what the code uses."""
