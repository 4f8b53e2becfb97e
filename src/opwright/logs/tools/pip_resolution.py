"""Requirements that pip could not satisfy, and the versions that were available."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from enum import Enum
from functools import lru_cache

from opwright import knowledge
from opwright.knowledge.pypi.native_packages import OTHERS_ON_PYPI, is_on_pypi
from opwright.knowledge.torch_wheels import table
from opwright.knowledge.versions import padded_numbers
from opwright.logs.patterns import LogMatch, compiled, find_matches, has_match
from opwright.model import Confidence, Log
from opwright.model.named_tuple import NamedTuple

REFUSED = r"satisfies the requirement (?P<wanted>[^\s(;]{1,60})[^\n]{0,200}?\(from versions: (?P<versions>[^)\n]*)"
"""Matches where pip says that nothing satisfies a requirement, and what there was."""
NOT_LISTED = "not in the log"
"""Which versions are offered, where pip did not print them."""
IN_SHORT = r"No matching distribution found for (?P<wanted>[A-Za-z][\w.+=<>!~-]*)"
"""Matches the line that pip prints next, which is all that some logs have."""
CUT_OFF = r"satisfies the requirement (?P<wanted>[A-Za-z][\w.+=<>!~-]*)(?: \(from(?: versions?)?)?:?[ \t]*(?:\n(?![ \t]*(?:[:(\d]|none|versions))|\Z)"
"""Matches the first line where it ends before what there was."""
_REQUIREMENT_PATTERN = r"([A-Za-z][\w.-]*)(?:\[[^]]*\])?(?:(==|>=|~=|<=|<|>)v?([\w.+!-]+))?"
_VERSION = r"\d[\w.!+-]*"
_OTHER_PYTHON = r"require a different python version: "
_IGNORED = rf"{_OTHER_PYTHON}([^\n]*)"
_BEFORE_REQUIRES = r"([^\s,;]{1,60}) Requires-Python"
_DISCARDED = r"has inconsistent (?:name|version): "
"""pip found a file whose own metadata has another name or version."""
_NETWORK = (
    r"Retrying \(Retry\(|NewConnectionError|Max retries exceeded|ConnectTimeout|Connection broken"
    r"|[Nn]ame or service not known|Temporary failure in name resolution|ProxyError"
)
_TORCH = tuple(
    f"{minor}.{patch}"
    for minor, patches in (
        ("1.0", "01"), ("1.1", "0"), ("1.2", "0"), ("1.3", "01"), ("1.4", "0"), ("1.5", "01"), ("1.6", "0"),
        ("1.7", "01"), ("1.8", "01"), ("1.9", "01"), ("1.10", "012"), ("1.11", "0"), ("1.12", "01"),
        ("1.13", "01"), ("2.0", "01"), ("2.1", "012"), ("2.2", "012"), ("2.3", "01"), ("2.4", "01"),
        ("2.5", "01"), ("2.6", "0"), ("2.7", "01"), ("2.8", "0"), ("2.9", "01"), ("2.10", "0"),
    )
    for patch in patches
)  # fmt: skip
"""Published releases of torch, up to where they are all that there will be."""
_PUBLISHED = (
    r"(?i)torch(?:vision|audio|text|data|codec|ao|rl)?|triton|xformers|flash[-_]attn|vllm|tensorrt\S*|bitsandbytes|nvidia-\S+"
    r"|onnxruntime(?:-gpu)?|open3d|tensorflow(?:-gpu)?|jaxlib|decord|fbgemm[-_]gpu|torch[-_](?:scatter|sparse|cluster)"
    r"|pytorch3d|mediapipe|numpy|scipy|cupy\S*|deepspeed|auto[-_]gptq|spconv\S*|pyg[-_]lib|dgl|cudf\S*|kaolin"
)
"""Packages that exist, without a source archive or for few platforms."""


class RejectionReason(Enum):
    """Why nothing satisfied a requirement."""

    NO_WHEEL = "published, but not for this interpreter or platform"
    NEVER_EXISTED = "the version or index does not exist"
    UNKNOWN = "either"


class Unsatisfied(NamedTuple):
    """A requirement that pip could not satisfy."""

    match: LogMatch
    name: str
    wanted: str
    offered: str
    """The available versions, in short: `1.11.0 and later`, `nothing`."""
    reason: RejectionReason
    confidence: Confidence
    available: tuple[str, ...] = ()
    """The available versions."""


@lru_cache(maxsize=8)
def refusals(log: Log) -> tuple[Unsatisfied, ...]:
    """Return the requirements that pip could not satisfy; none if it could not reach an index."""
    if has_match(log, _NETWORK):
        return ()
    return tuple(_refusals(log))


def _refusals(log: Log) -> Iterator[Unsatisfied]:
    whole = list(find_matches(log, REFUSED))
    if not whole:
        yield from _without_versions(log)
    for match in whole:
        requirement = compiled(_REQUIREMENT_PATTERN).match(match.groups["wanted"])
        if requirement:
            name, operator, version = requirement.groups()
            offered = re.findall(r"[^\s,]+", match.groups["versions"])
            offered = [o for o in offered if re.fullmatch(_VERSION, o)]
            reason, sure = RejectionReason.NEVER_EXISTED, Confidence.LIKELY
            if not offered and _is_on_a_list(log, name):
                reason = RejectionReason.NO_WHEEL
            elif name.lower().replace("-", "_") not in OTHERS_ON_PYPI:
                reason, sure = _rejection(log, name, operator or "", version or "", offered)
            wanted, short = match.groups["wanted"], _in_short(offered)
            if reason is RejectionReason.NEVER_EXISTED and dropped(wanted, offered):
                reason, sure = RejectionReason.UNKNOWN, Confidence.POSSIBLE
            yield Unsatisfied(match, name, wanted, short, reason, sure, tuple(offered))


def _without_versions(log: Log) -> Iterator[Unsatisfied]:
    """Yield the unsatisfied requirements of a log that does not list the available versions."""
    for match in find_matches(log, IN_SHORT, CUT_OFF):
        requirement = compiled(_REQUIREMENT_PATTERN).match(match.groups["wanted"])
        if not requirement:
            continue
        name, operator, version = requirement.groups(default="")
        published = name.lower() == "torch" and operator == "=="
        if published and _is_published(padded_numbers(version)) and "+" not in version:
            reason, sure = RejectionReason.NO_WHEEL, Confidence.LIKELY
        else:
            reason, sure = RejectionReason.UNKNOWN, Confidence.POSSIBLE
        yield Unsatisfied(match, name, match.groups["wanted"], NOT_LISTED, reason, sure)


def _rejection(
    log: Log, name: str, operator: str, version: str, offered: list[str]
) -> tuple[RejectionReason, Confidence]:
    """Return why no available version matches, and how sure that is."""
    if version and version in _versions_for_other_pythons(log):
        return RejectionReason.NO_WHEEL, Confidence.CERTAIN
    if has_match(log, _DISCARDED):
        return RejectionReason.UNKNOWN, Confidence.POSSIBLE
    if not offered:
        return _nothing_offered(log, name)
    requested, lowest = padded_numbers(version), min(map(padded_numbers, offered))
    if operator == "==" and "+" in version and "+" not in "".join(offered):
        return (
            RejectionReason.NEVER_EXISTED if requested >= lowest else RejectionReason.NO_WHEEL
        ), Confidence.LIKELY
    known = name.lower() == "torch" and requested <= padded_numbers(_TORCH[-1])
    if known and operator == "==" and not _is_published(requested):
        return RejectionReason.NEVER_EXISTED, Confidence.CERTAIN
    is_listed = operator == "==" and table.release_of(name.lower(), version) is not None
    return _by_place(log, operator, requested, offered, known=known or is_listed)


def dropped(wanted: str, offered: Sequence[str]) -> str | None:
    """Return the newest suitable release that the index still offers although pip dropped it; None if there is none."""
    specifier = re.sub(r"\A[\w.-]+(?:\[[^]]*\])?", "", wanted)
    if not specifier or "+" in specifier:
        return None
    final = (one for one in reversed(offered) if compiled(_FINAL).fullmatch(one))
    return next((one for one in final if table.admits(specifier, one)), None)


_FINAL = r"\d+(?:\.\d+){1,4}(?:\.post\d+)?"


def _versions_for_other_pythons(log: Log) -> set[str]:
    """Return the versions that pip ignored since they require another Python."""
    if not has_match(log, _OTHER_PYTHON):
        return set()
    lines = compiled(_IGNORED).findall(log.text)
    return {version for line in lines for version in compiled(_BEFORE_REQUIRES).findall(line)}


def _by_place(
    log: Log, operator: str, requested: tuple[int, ...], offered: list[str], *, known: bool
) -> tuple[RejectionReason, Confidence]:
    """Return the reason, by where the version would be among the available ones."""
    lowest, highest = min(map(padded_numbers, offered)), max(map(padded_numbers, offered))
    if operator in ("==", "<", "<=", "~=") and requested < lowest:
        return RejectionReason.NO_WHEEL, Confidence.CERTAIN if known else Confidence.LIKELY
    if requested > highest:
        return _later_version(log, operator, known=known)
    is_published = known or has_match(log, _OTHER_PYTHON)
    reason = RejectionReason.NO_WHEEL if is_published else RejectionReason.NEVER_EXISTED
    return reason, Confidence.LIKELY


def _is_on_a_list(log: Log, name: str) -> bool:
    """Return whether pip looked at a list of a package's own wheels, one for each torch and CUDA."""
    pattern = rf"Looking in links: [^\n]{{0,300}}/{re.escape(name)}/"
    return "Looking in links: " in log.text and re.search(pattern, log.text) is not None


def _nothing_offered(log: Log, name: str) -> tuple[RejectionReason, Confidence]:
    if has_match(log, _OTHER_PYTHON):
        return RejectionReason.NO_WHEEL, Confidence.CERTAIN
    if compiled(_PUBLISHED).fullmatch(name):
        return RejectionReason.NO_WHEEL, Confidence.LIKELY
    if not is_on_pypi(name):
        return RejectionReason.NEVER_EXISTED, Confidence.LIKELY
    if knowledge.installing.nearest_package(name):
        return RejectionReason.NEVER_EXISTED, Confidence.LIKELY
    return RejectionReason.UNKNOWN, Confidence.POSSIBLE


def _later_version(log: Log, operator: str, *, known: bool) -> tuple[RejectionReason, Confidence]:
    """Return why a version newer than all available ones is missing."""
    python = padded_numbers(log.machine.python or "")
    if known or (python and python < (3, 9)):
        return RejectionReason.NO_WHEEL, Confidence.LIKELY
    if operator in (">=", ">", "~="):
        return RejectionReason.NO_WHEEL, Confidence.POSSIBLE
    return RejectionReason.UNKNOWN, Confidence.POSSIBLE


def _is_published(version: tuple[int, ...]) -> bool:
    """Return whether PyPI has such a torch."""
    return ".".join(map(str, version[:3])) in _TORCH


def nearest_available(refusal: Unsatisfied) -> str | None:
    """Return the available release that is nearest to the one that was asked for: 1.2.0.post1 for 1.2.0; None for another minor."""
    version = refusal.wanted.partition("==")[2].partition("+")[0]
    if not re.fullmatch(r"\d+(?:\.\d+){1,3}", version):
        return None
    minor = ".".join(version.split(".")[:2])
    same = [one for one in refusal.available if re.match(rf"{re.escape(minor)}(?![\d])", one)]
    exact = [one for one in same if re.fullmatch(rf"{re.escape(version)}\.?(?:post|rev)\d+", one)]
    return next(iter(exact or reversed(same)), None)


def _in_short(offered: list[str]) -> str:
    if not offered:
        return "nothing"
    return f"{offered[0]} to {offered[-1]}" if len(offered) > 1 else offered[0]
