"""
What a package says of its compiled part: "fused kernels unavailable, using the slow path".

Such a sentence names a part (an extension, kernels, operators) and says that it is missing, or names a build without CUDA.
Every package words it anew, and few of these words are rare. So only a log that no cause knows is read again, with each
such line in the one form that causes look for.
"""

from __future__ import annotations

from opwright.knowledge.projects import table
from opwright.logs.patterns import compiled
from opwright.model import Log

_LONGEST_LOG, _LONGEST_LINE = 16 << 10, 400
"""Characters; nothing of this is looked for in a build's output."""
_MOST_PARTS = 3
"""Most lines that are read this way: a log with more of them is source code."""
_QUALITY = r"(?:cuda|gpu|c\+\+|cpp|native|compiled|custom|fused|optimi[sz]ed|fast|hip|cython|c)"
_NOUN = r"(?:extensions?|exts?|kernels?|ops?|operators?|modules?|plugins?|bindings?|binar(?:y|ies)|implementations?|rasteri[sz]ers?)"
_CALLED = r"[A-Za-z]\w{0,40}_(?:cuda|ext|ops?|kernels?|cpp|C|backend|plugin)"
_PART = (
    rf"(?:(?:{_QUALITY}[/ ]){{1,3}}(?:[\w.'`-]{{1,40}} ){{0,2}}{_NOUN}\b"
    rf"|[\w.'`-]{{2,40}} (?:kernels?|extensions?|ops|operators|custom ops)\b|\bextensions\b|{_CALLED}\b"
    r"|fused [a-z]{3,20}(?: [a-z]{3,10})?)"
)
_THE = r"(?:the |its |our |your |a |any )?(?:pre-?(?:built|compiled) )?[`'\"]?"
_ABSENCE = (
    r"(?:(?:is|are|was|were|has|have|could|can|do|does|did|had)? ?(?:not|n't|nt|cannot)(?: been| be| yet| properly| correctly){0,2}"
    r" (?:compiled|built|installed|available|found|loaded|imported|enabled|detected|present|exist)"
    r"|(?:is |are |seems? )?(?:missing|unavailable)|(?:failed|fails|unable) to (?:load|import|build|compile)|(?:import|build|compilation) failed)"
)
_INABILITY = r"(?:fail(?:ed|s|ure)?|unable|not able) to|can ?not|can't|could ?n[o']t|did ?n[o']t|could not|did not"
_UNABLE = rf"(?:{_INABILITY}) (?:load|import|find|locate|compile|build|use|initiali[sz]e)"
_ABSENT_PARTS = (
    rf"(?P<part>{_PART})(?: [`'\"]?(?P<name>[\w.]{{2,40}})[`'\"]?)?[`'\"]?(?: \([\w., -]{{1,40}}\))?,? ?{_ABSENCE}\b",
    rf"\b{_UNABLE} {_THE}(?P<part>{_PART})",
    rf"\bno {_THE}(?P<part>{_PART}) (?:found|available|installed|detected|loaded|built)\b",
    rf"\b(?:import|load|loading|importing)(?:ing)? (?:of )?{_THE}(?P<part>{_PART})[^\n,;:.]{{0,50}} (?:failed|fails)\b",
    rf"\b(?:requires?|needs?|only (?:available|supported|works?) with|please (?:first )?(?:compile|build|install)) {_THE}(?P<part>(?:{_QUALITY}[/ ]){{1,3}}(?:\w{{1,30}} )?{_NOUN})\b",
    rf"\b(?:missing|without) {_THE}(?P<part>(?:{_QUALITY}[/ ]){{1,3}}{_NOUN})\b,? (?:please|fall|using|run)",
)
_STAND_IN = r"(?:pytorch|torch|naive|slow(?:er)?|reference|vanilla|eager)(?: \w{2,15}){0,2} (?:implementation|version|path|code|kernels?|ops?|fallback|mode)|pure (?:pytorch|torch)|slow (?:mode|path)"
_REPLACED = (
    rf"(?P<part>[\w.-]{{2,40}}) {_ABSENCE}[^\n]{{0,60}}(?:falling back|fall back|fallback|using|use|running)[^\n]{{1,40}}?\b(?:{_STAND_IN})",
)
"""Whatever its name, what a slow implementation stands in for."""
_GPU = r"(?:cuda|gpu|gpus|nvcc|hip|rocm)\b"
_WITHOUT_CUDA = (
    rf"\b(?:not|n't|never)(?: been)? (?:compiled|complied|built|build|configured) (?:with|for)(?: the| any)? (?:\w{{1,20}} )?{_GPU}",
    rf"\b(?:compiled|built|installed)\b[^\n]{{0,30}} without (?:\w{{1,20}} )?{_GPU}",
    rf"\bthis (?:build|wheel|binary)(?: of [\w.-]{{1,40}})? (?:does not|doesn't|has no|was not|is not)[^\n]{{0,30}} {_GPU}",
    rf"\b{_GPU}[^\n]{{0,40}}(?:not|n't) (?:be )?(?:available|supported|enabled|included) in this (?:build|wheel|binary)",
    r"\b(?:gpu|cuda)(?:[- ]enabled)? (?:version|build|variant) (?:of [\w.-]{1,40} )?(?:is |was )?(?:not (?:available|installed|found|built)|missing)",
    r"\b(?:built|compiled|installed) (?:as |for |with )?cpu(?:[- ]only| support only)\b",
)
_OF_OTHERS = (
    r"(?i:\b(?:opencv|cv2|net_impl|ffmpeg|gstreamer|tensorflow|tf|jax|keras|tokenizers?|image processors?|triton|nccl|mpi|node|npm|vscode|chrome|browser|jupyter|linux|custom (?:module|plugin|node)s?|vs code)\b"
    r"|\bfor (?:this|your|the) (?:gpu|device|dtype|hardware|platform|architecture)|\bon (?:this|your) (?:platform|device|system|gpu|hardware)"
    r"|torch (?:was |is )?not compiled|^\s*--|^[ \t]*(?:building|configuring|compiling)\b|^\s*(?:if|#|//|\*) |^[^.!]*\?\s*$|\bhow (?:to|do|can)\b|\bwould be\b|shared (?:object|library)|no module named|using jit\b|\b(?:e?gl|glx|wgl|opengl|vulkan) extension|\bcompute kernel for\b)"
)
"""Parts of other programs, what hardware or a release lacks, what a build announces, what is compiled instead, questions."""
_DOTTED = r"[A-Za-z]\w+\.[A-Za-z_]\w+"
"""The part by the name that Python has for it."""
_FILE = r"[ \t]*\S{1,200}-packages[/\\]\S{1,120} "
"""Of the package that says it."""
_WORDS = (" not ", "n't ", "missing", "unavailable", "fail", "without", "cannot", "unable", "need", "require", "cpu", " no ", "only ", "please")  # fmt: skip


_ABSENT_PACKAGE = (
    r"(?i:\b(?:unable|failed) to import (?:the )?(?:dependency|package|module) [`'\"]?(?P<name>[a-z]\w{2,40})[`'\"]?[.!]?\s*$"
    r"|(?:^|[:.] |exception\(['\"])[`'\"]?(?P<said>[a-z]\w{2,40})[`'\"]? (?:is not|isn't|not) installed\b)"
)
_GOES_ON = r"(?i:proceed|without it|skip|ignor|fall|optional|warn|disabl|recommend|slower)"
"""What is said of a package that a program does without."""


def as_stated(log: Log) -> Log | None:
    """Return a log with what packages say of their missing compiled part in one form; None if it has nothing of it."""
    if len(log.text) > _LONGEST_LOG or log.numbers:
        return None
    lines = log.text.split("\n")
    stated = {at: said for at, line in enumerate(lines) if (said := _said(line))}
    if not 0 < len(stated) <= _MOST_PARTS:
        return None
    return log._replace(text="\n".join(stated.get(at, line) for at, line in enumerate(lines)))


def _said(line: str) -> str | None:
    """Return what a line says of a compiled part, as causes look for it."""
    lowered = line.lower()
    if len(line) > _LONGEST_LINE or not any(word in lowered for word in _WORDS):
        return None
    if compiled(_OF_OTHERS).search(line):
        return None
    if absent := _absent_package(line):
        return f"{line}: No module named '{absent}'"
    if any(compiled(f"(?i:{pattern})").search(line) for pattern in _WITHOUT_CUDA):
        return f"{line}: Not compiled with CUDA support"
    for pattern in (*_ABSENT_PARTS, *_REPLACED):
        if found := compiled(f"(?i:{pattern})").search(line):
            by = compiled(_FILE).match(line)
            name = found.groupdict().get("name") or ""
            part = name if compiled(_DOTTED).fullmatch(name) else found["part"].strip(" `")
            return f"{by[0] if by else ''}C extension: {part} not built{_by_whom(line[: found.start()])}"
    return None


def _by_whom(before: str) -> str:
    """Return the known package that says it, as the subject of a sentence is its first word; '' where none does."""
    words = before.split()
    name = words[-1].lower() if words else ""
    return f", says {name}" if name.isidentifier() and table.project_named(name) else ""


def _absent_package(line: str) -> str:
    """Return the module of a known package that a line says to be missing; '' for any other line."""
    found = compiled(_ABSENT_PACKAGE).search(line)
    if found is None or compiled(_GOES_ON).search(line):
        return ""
    name = (found["name"] or found["said"]).lower()
    project = table.project_of_module(name) or table.project_named(name)
    tops = {module.partition(".")[0] for module in project.modules} if project else ()
    return name if name in tops else ""
