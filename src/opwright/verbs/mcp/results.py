"""What tools answer: typed, and no longer than an agent can read."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from typing_extensions import TypedDict

from opwright.report.json.shapes import FindingV1

MOST_FINDINGS = 20
MOST_NAMES = 100
MOST_TEXT = 20_000
_MOST_PLACES = 3
_LONGEST = 1000


class Place(TypedDict):
    """The exact text that was seen, and where: `log:12`, `csrc/op.cu:31:5`."""

    where: str
    quote: str


class Finding(TypedDict):
    """A cause that was found: what is wrong, how certain that is, what shows it, and what to do."""

    cause: str
    family: str
    message: str
    confidence: str
    evidence: list[Place]
    fix: str
    commands: list[str]
    otherwise: str
    """What to do where that does not apply, or does not help; '' where nothing else is known."""
    otherwise_commands: list[str]
    safety: str


class Diagnosis(TypedDict):
    """Why a command failed. Without findings nothing is claimed; then `lacking` says what the log lacks."""

    findings: list[Finding]
    omitted: int
    failure: str
    lacking: list[str]
    try_next: list[str]


class Audited(TypedDict):
    """Where a binary or wheel loads: verdicts by release of torch, as ranges."""

    path: str
    kind: str
    requires_torch: str
    verdicts: dict[str, str]
    facts: dict[str, str]
    missing_symbols: list[str]
    findings: list[Finding]
    unreadable: list[str]
    omitted: int


class Linted(TypedDict):
    """What won't compile, link, load or run in sources and build scripts."""

    files_read: int
    findings: list[Finding]
    unreadable: list[str]
    omitted: int


class Installed(TypedDict):
    """What is installed for a Python, and whether it fits its torch."""

    python: str
    torch: list[str]
    verdicts: dict[str, str]
    findings: list[Finding]
    notes: list[str]
    omitted: int


class Explained(TypedDict):
    """The page of a cause, or what is known about a public name."""

    name: str
    text: str
    is_cut: bool


class Release(TypedDict):
    """A release of torch, as it was published for Linux on x86-64."""

    version: str
    cuda: str
    glibc: str
    pythons: list[str]
    new_string_abi: bool


class ReleaseChanges(TypedDict):
    """What an extension may have to change between two releases of torch."""

    old: str
    new: str
    builds: list[str]
    layouts: list[str]
    operators_removed: list[str]
    symbols_removed: list[str]
    removed: list[str]
    changed: list[str]
    omitted: int


def findings(found: Sequence[FindingV1]) -> list[Finding]:
    """Return findings in the form of tools, the first of them."""
    return [_finding(one) for one in found[:MOST_FINDINGS]]


def omitted(found: Sequence[object], most: int = MOST_FINDINGS) -> int:
    """Return how many are left out."""
    return max(0, len(found) - most)


def cut(text: str, most: int = _LONGEST) -> str:
    """Return a text of at most some characters."""
    return text if len(text) <= most else f"{text[: most - 1]}…"


def cut_all(texts: Iterable[str], most: int = MOST_NAMES) -> list[str]:
    """Return the first of some texts, each cut."""
    return [cut(text) for text, _ in zip(texts, range(most), strict=False)]


def cut_values(texts: Mapping[str, str]) -> dict[str, str]:
    """Return the first of some texts by name, each cut."""
    return {name: cut(text) for name, text in list(texts.items())[:MOST_NAMES]}


def _finding(found: FindingV1) -> Finding:
    places: list[Place] = [
        {"where": cut(place["where"]), "quote": cut(place["quote"])}
        for place in found["evidence"][:_MOST_PLACES]
    ]
    other = found["fix"].get("otherwise")
    return {
        "cause": found["cause"],
        "family": found["family"],
        "message": cut(found["message"]),
        "confidence": found["confidence"],
        "evidence": places,
        "fix": cut(found["fix"]["summary"]),
        "commands": cut_all(found["fix"]["commands"]),
        "otherwise": cut(other["summary"]) if other else "",
        "otherwise_commands": cut_all(other["commands"]) if other else [],
        "safety": found["fix"]["safety"],
    }
