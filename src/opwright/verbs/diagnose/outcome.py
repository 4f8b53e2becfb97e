"""
What findings are worth, by how the run ended.

An excerpt was chosen by somebody for what it shows. A whole log was not: most of what reads like a failure in it was
retried, skipped or survived. So what came before a success, and what was merely remarked in a run that shows no failure,
is possible at most; so is a warning, in any log, where the run ended by an exception that has nothing to do with it.
What explains the failure that ended the run is told before a warning that is as sure.
"""

from __future__ import annotations

import re
from collections.abc import Iterable

from opwright import logs
from opwright.logs.final_failure import final_failure, success
from opwright.logs.lines.ignored import ignored
from opwright.logs.patterns import compiled
from opwright.model import Confidence, Evidence, Failure, Finding, Log, Outcome
from opwright.model.named_tuple import NamedTuple
from opwright.verbs import diagnose as seldom

_MANY_LINES = 40
"""A log that is more than an excerpt."""
_WENT_ON = 20
"""Lines after a remark in which a run that it ended would have ended."""
_WENT_ON_BRIEFLY = 8
"""The same in an excerpt that shows no failure at all."""
_WENT_ON_FOR_LONG = 200
"""Lines after a warning in which a run that ends without a failure has shown that it can do without."""
_WARNING = r"^[^\n:]{0,300}:\d+: \w*Warning: |\b[A-Z]\w*Warning: |^\W*(?:WARNING|WARN|warning)\b|\bIgnore import error\b|\bDisabling its usage\b|dso_loader\.cc|^\[?W[01]\d{3}"
_WARNING_WORDS = (
    "arning",
    "WARN",
    "Ignore import error",
    "Disabling its",
    "dso_loader.cc",
    "W0",
    "W1",
)
"""Of which each has one."""
_WARNED_IN = r"^(?:[^\n]{0,40} )?(?P<file>[^\s:]{1,300}(?:\.py|>)):\d+: "
_ERROR = (
    r"^\W*(?:[\w.]*(?:Error|Exception|Exit|Failure|Interrupt|Unsupported|Killed|Abort\w*)\b"
    r"|[^\n]{0,300}\b(?:[Ee]rror|ERROR|FATAL|[Ff]atal)\b|(?:[\w./+-]*[/-])?(?:ld|nvcc|ptxas|nvlink)\b|terminate|E\d{4} )"
)
"""The beginning of a line that is more than a remark."""
_SENTENCE = r"\b(?:I|my|you|your|we|If|if|But|but|should|because|however)\b(?!/)"
"""Words of a person, which no tool prints."""
_OF_LIBRARIES = frozenset(
    {
        "ImportError",
        "ModuleNotFoundError",
        "OSError",
        "RuntimeError",
        "NotImplementedError",
        "SystemError",
        "Unsupported",
    }
)
"""What packages for kernels, builds and the loader raise."""
_OF_THE_SYSTEM = r"\[Errno (?!2\]|8\]|13\])"
"""What the system refused, other than to open a file or to run it."""
_OF_TENSORS = (
    r"(?i)\bmat[12]\b|\bdtypes?\b|\bshapes?\b|\bsizes? of\b|\bdimensions?\b|\bsame device\b|\bout of (?:bounds|range|memory)\b"
    r"|\brequires? grad\b|\binplace operation\b|\bstate_dict\b"
)
"""What torch says of the tensors that a program gives it."""
_PAST_WORDS = (
    "rid of",
    "arlier",
    "revious",
    "used to",
    "solved",
    "fixed",
    "got past",
    "irst error",
)
_PAST = (
    r"(?i)\b(?:to get|got|getting) rid of\b[^\n]{0,40}$|\b(?:the |my |an )(?:earlier|previous|first|former|old) (?:error|problem|issue|failure)\b(?: was| is gone| were|:|,)[^\n]{0,60}$"
    r"|\bI used to (?:get|have|see)\b[^\n]{0,60}$|\b(?:solved|fixed|got past) (?:this|that|the (?:error|problem|issue)|it)\b[^\n]{0,60}$"
)
"""The end of a line that says of what follows that it is over."""
_RESOLVERS_NOTE = "which is incompatible"
_OVER = r"(?i)[^\n]{0,80}\brid of:? (?:the )?\w*(?:error|exception)\b"
_OF_A_MESSAGE = 80
_OF_A_BEGINNING = 300
"""Characters of a line that may stand before the word error."""
"""Characters of a line, to which others may have been joined, that are the message itself."""
_STILL = r"(?i)\b(?:errors?|fail(?:s|ed|ing|ure)?|exception|crash(?:es|ed)?|cannot|could not|segmentation fault)\b|Error:"
_ADVICE_WORDS = ("f you ", "f one ", "hen you ", "n case ", "f the ", "f it ", "f this ")
_ADVICE = (
    r"(?:^|[^\w\s]\s?)\s*(?:[Ii]f|[Ww]hen|[Ii]n case) (?:(?:you|one|the|it|this|of)\b) ?[^\n]{0,40}\b(?:encounters?|gets?|sees?|meets?|faces?|fails?|shows?|have|run into)\b"
    r"[^\n]{0,300}(?:, |\bplease\b|\btry\b|\bthen\b)"
)
"""In documentation, and in what a program prints to help."""
_OF_DEBUGGING = (
    r"^(?:\([^)\n]{1,60}\)\s)?[\W\dTZ]{0,48}(?:DEBUG|TRACE)[\s:\]|](?![^\n]*(?:[Ee]rror|fatal))"
)
_PROBE = (
    r"(?i)\b(?:platform|backend|plugin)s? is not available because\b|\b(?:backend|plugin) [\w.-]{1,40}[ ]+(?:is )?not available\b"
    r"|\bnot (?:installed|available|found)\b[^\n]{0,80}\b(?:skipp(?:ing|ed)|will be skipped|ignor(?:ing|ed)|falling back|fall back)\b"
    r"|^\s*[\w.-]{1,40}[ :]+\[?(?:not installed|not available|unavailable|missing)\]"
)
"""What a program says that looks for what it can use, and does without: at a level that nobody reads, or in these words."""
_CHECK_OF_CMAKE = r"\b(?:CheckIncludeFiles?|CheckSymbolExists|CheckFunctionExists|CheckTypeSize|CheckPrototypeDefinition)\.(?:c|cxx)\b"
"""A source that CMake compiles to find out what exists; what does not exist is not a failure."""
_PROBE_WORDS = (
    "DEBUG",
    "TRACE",
    "available",
    "skip",
    "ignor",
    "Skip",
    "Ignor",
    "fall",
    "not installed]",
    "missing]",
)
_CMAKE_WARNING = "CMake Warning"
_BY_SHELL = (
    r"(?:/\S{1,40}/)?(?:ba|z|da)?sh: (?:line )?\d{1,6}: |[^\s:]{1,80}\.sh: (?:\w{2,8} )?\d{1,6}: |[^\s:]{1,80}: line \d{1,6}: "
    r"|which: no "
)
_TRACED = r"^\++ \S"
"""A command, as a shell shows it under `set -x`."""
_CONFIGURED = "-- Build files have been written to"
_CMAKE_STATUS, _CMAKE_FAILED = "-- ", "-- Configuring incomplete"
"""What CMake says of a check, which may fail in a build that succeeds."""
_AFTER_CONFIGURING = ("CMake", "CTest")
"""Who says that what was configured cannot be installed, or that a test of it fails."""
_SKIPPED = r"^\W*(?:\S{1,200}::\S{1,200} )?(?:SKIPPED|XFAIL|skipped)\b"
_WARNINGS_OF_PYTEST = "= warnings summary ="
_OF_WHAT_LACKS = r"^(?:NameError|AttributeError|UnboundLocalError)\b|NoneType"
"""What a program says of a name that an import would have given it, which a warning may have told of."""
_OF_GPUS = r"(?i)cuda|gpu|nvidia|driver|device|nvcc|rocm|\bhip|triton"


class _End(NamedTuple):
    """How a run ended."""

    success: int
    """The line that says so; 0 if none does."""
    failure: Failure | None
    last: int
    """The last line."""
    is_whole: bool
    """Whether it is more than an excerpt."""


def weighed(findings: Iterable[Finding], log: Log) -> list[Finding]:
    """Return the findings, possible at most where the run went on; the strongest first."""
    found = [
        one
        for one in findings
        if not (_is_past(one, log) or _is_settled(one, log) or _is_check_of_cmake(one))
    ]
    if skipped := ignored(log):
        found = [one for one in found if not any(one.evidence.line in s for s in skipped)]
    end = success(log)
    run = _End(
        log.number_at(end) if end is not None else 0,
        final_failure(log) if any(map(is_remark, found)) else None,
        log.number_at(len(log.text.rstrip())),
        is_whole(log) or end is not None,
    )
    if run.failure and seldom.next_steps.missing_dependency(run.failure):
        found = [one for one in found if not _is_beside(one, run.failure)]
    if is_whole(log):
        found = [one for one in found if not _is_over(one, run, log)]
    weighed = [
        _at_most_possible(one)
        if _is_advice(one) or _is_probe(one) or _survived(one, run, log) or _is_comment(one, run)
        else one
        for one in found
    ]
    last = max((f.evidence.line for f in weighed if _is_claimed(f)), default=0)
    weighed = [
        _at_most_possible(one)
        if _is_status(one) and (one.evidence.line < last or _is_configured(one, log))
        else one
        for one in weighed
    ]
    weighed = [
        _at_most_possible(one) if _is_passed(one, run, log) and _is_traced(one, run, log) else one
        for one in weighed
    ]
    is_told = run.failure is not None and any(
        _is_claimed(one) and one.evidence.line == run.failure.evidence.line for one in weighed
    )
    return sorted(
        weighed,
        key=lambda one: (
            -one.evidence.confidence,
            _is_passed(one, run, log) or (is_told and _is_warning(one)),
            _is_comment(one, run),
        ),
    )


def _is_beside(finding: Finding, failure: Failure) -> bool:
    """Return whether a finding is a remark that may be a cause, of a run that ended later as a package was not there."""
    evidence = finding.evidence
    is_possible = evidence.confidence is Confidence.POSSIBLE and is_remark(finding)
    return is_possible and failure.evidence.line != evidence.line


def is_whole(log: Log) -> bool:
    """Return whether a log is more than an excerpt."""
    return log.text.count("\n") >= _MANY_LINES


def _survived(finding: Finding, run: _End, log: Log) -> bool:
    """Return whether the run went on after what a finding is about."""
    evidence = finding.evidence
    if not evidence.where.startswith("log:"):
        return False
    is_before = run.is_whole and evidence.line < run.success
    if is_before and log.stream_of(evidence.line) == log.stream_of(run.success):
        return True
    is_known = run.failure is not None and bool(run.failure.speaker)
    if _is_warning_of_cmake(evidence, log):
        return not is_known
    if not is_remark(finding):
        return False
    if _is_warning(finding):
        return _is_unrelated(finding, run.failure, log) if is_known else run.is_whole
    went_on = _WENT_ON if run.is_whole else _WENT_ON_BRIEFLY
    return not is_known and evidence.line + went_on < run.last


def _is_comment(finding: Finding, run: _End) -> bool:
    """Return whether a finding is in the user's text below the exception that ended the run."""
    evidence, failure = finding.evidence, run.failure
    if failure is None or failure.kind != "exception" or not failure.file:
        return False
    is_below = evidence.where.startswith("log:") and evidence.line > failure.evidence.line
    return is_below and not run.is_whole and compiled(_SENTENCE).search(evidence.quote) is not None


def _is_over(finding: Finding, run: _End, log: Log) -> bool:
    """Return whether a finding is about what a run merely remarked, in a whole log that ends well, or by another failure."""
    evidence = finding.evidence
    is_of_log = evidence.where.startswith("log:") and finding.cause.outcome is not Outcome.HARMLESS
    if not is_of_log or not (is_remark(finding) or _is_probe(finding)):
        return False
    if _is_of_pytest(evidence, log):
        return True
    if run.success:
        is_before = evidence.line < run.success
        return is_before and log.stream_of(evidence.line) == log.stream_of(run.success)
    return _is_aside(finding, run, log)


def _is_aside(finding: Finding, run: _End, log: Log) -> bool:
    """Return whether a warning is not why a run failed, which went on for long, or ended by what has nothing to do with it."""
    evidence, failure = finding.evidence, run.failure
    is_warning = _is_warning(finding) or _is_probe(finding)
    if failure is None or not failure.speaker:
        return is_warning and evidence.line + _WENT_ON_FOR_LONG < run.last
    is_later = failure.evidence.line > evidence.line
    if _is_status(finding) or _is_warning_of_cmake(evidence, log):
        return is_later and failure.speaker in _AFTER_CONFIGURING and _is_configured(finding, log)
    is_unrelated = is_later and is_warning and _is_unrelated(finding, failure, log)
    return is_unrelated and not compiled(_OF_WHAT_LACKS).search(failure.said)


def _is_of_pytest(evidence: Evidence, log: Log) -> bool:
    """Return whether pytest says that a test was skipped, or lists what was warned of as all of them ran."""
    if compiled(_SKIPPED).search(evidence.quote):
        return True
    begin = log.text.find(_WARNINGS_OF_PYTEST)
    if begin < 0 or evidence.line < log.number_at(begin):
        return False
    end = log.text.find("\n===", begin + len(_WARNINGS_OF_PYTEST))
    return end < 0 or evidence.line <= log.number_at(end)


def _is_passed(finding: Finding, run: _End, log: Log) -> bool:
    """Return whether a script went on after a command that its shell did not find, and ended by something else."""
    failure = run.failure
    if failure is None or not compiled(_BY_SHELL).match(finding.evidence.quote):
        return False
    is_later = failure.evidence.line > finding.evidence.line + 1 and failure.speaker != "the shell"
    if not is_later or _is_of_gpus(finding, failure):
        return False
    return failure.kind == "exception" or _is_traced(finding, run, log)


def _is_traced(finding: Finding, run: _End, log: Log) -> bool:
    """Return whether a shell has shown another command between a finding and what ended the run."""
    end = run.failure.evidence.line if run.failure else run.last
    traced = map(re.Match.start, compiled(_TRACED).finditer(log.text))
    return any(finding.evidence.line < log.number_at(start) < end for start in traced)


def _is_claimed(finding: Finding) -> bool:
    """Return whether an error, and no check of CMake's, shows a cause."""
    is_sure = finding.evidence.confidence is not Confidence.POSSIBLE
    return is_sure and not finding.cause.is_generic_failure and not _is_status(finding)


def _is_status(finding: Finding) -> bool:
    quote = finding.evidence.quote.lstrip()
    return quote.startswith(_CMAKE_STATUS) and not quote.startswith(_CMAKE_FAILED)


def _is_configured(finding: Finding, log: Log) -> bool:
    """Return whether CMake finished after a check."""
    end = log.text.rfind(_CONFIGURED)
    return end >= 0 and log.number_at(end) > finding.evidence.line


def _is_past(finding: Finding, log: Log) -> bool:
    """Return whether the user quotes a past message, and shows below it what fails now."""
    evidence = finding.evidence
    if not evidence.where.startswith("log:"):
        return False
    lines = log.text.split("\n")
    above = next((one for one in reversed(lines[: evidence.line - 1]) if one.strip()), "")
    if not any(one in above or one in evidence.quote for one in _PAST_WORDS):
        return False
    is_over = compiled(_PAST).search(above.strip()) or compiled(_OVER).match(evidence.quote)
    if not is_over:
        return False
    below = "\n".join((lines[evidence.line - 1][_OF_A_MESSAGE:], *lines[evidence.line :]))
    return compiled(_STILL).search(below) is not None


def _is_settled(finding: Finding, log: Log) -> bool:
    """Return whether it is a note of pip's resolver on other packages, in a whole log whose last word is that all was installed."""
    if _RESOLVERS_NOTE not in finding.evidence.quote or not is_whole(log):
        return False
    end = success(log)
    return end is not None and log.number_at(end) > finding.evidence.line


def _is_advice(finding: Finding) -> bool:
    """Return whether a sentence says what to do in some case, rather than that it is the case."""
    quote = finding.evidence.quote
    if not any(word in quote for word in _ADVICE_WORDS):
        return False
    return compiled(_ADVICE).search(quote) is not None


def _is_probe(finding: Finding) -> bool:
    """Return whether a program looked for something that it can do without."""
    quote = finding.evidence.quote
    if not any(word in quote for word in _PROBE_WORDS):
        return False
    return any(compiled(one).search(quote) for one in (_PROBE, _OF_DEBUGGING))


def _is_check_of_cmake(finding: Finding) -> bool:
    quote = finding.evidence.quote
    return "Check" in quote and compiled(_CHECK_OF_CMAKE).search(quote) is not None


def _is_warning_of_cmake(evidence: Evidence, log: Log) -> bool:
    """Return whether the message of CMake in which a line stands is a warning."""
    if _CMAKE_WARNING not in log.text:
        return False
    before = log.text[: log.text.find(evidence.quote) + len(evidence.quote)]
    begin = before.rfind(_CMAKE_WARNING)
    if begin < 0:
        return False
    indent = before[before.rfind("\n", 0, begin) + 1 : begin]  # pip's, of all that a build says
    message = before[begin:].splitlines()[1:]
    return all(not line.strip() or line.startswith(f"{indent} ") for line in message)


def _is_unrelated(finding: Finding, failure: Failure | None, log: Log) -> bool:
    """Return whether the run ended later, by an exception that has nothing to do with a warning."""
    evidence = finding.evidence
    if failure is None or failure.kind != "exception" or failure.evidence.line <= evidence.line:
        return False
    if failure.subject.rpartition(".")[2] in _OF_LIBRARIES and not _is_of_its_data(failure):
        return False
    source = compiled(_WARNED_IN).match(evidence.quote)
    if source and _is_in_traceback(source["file"], log):
        return False
    return not _is_of_gpus(finding, failure)


def _is_of_its_data(failure: Failure) -> bool:
    """Return whether a program failed by what it asked of the system, or gave to torch."""
    is_of_tensors = failure.subject == "RuntimeError" and compiled(_OF_TENSORS).search(failure.said)
    return bool(is_of_tensors or compiled(_OF_THE_SYSTEM).search(failure.said))


def _is_of_gpus(finding: Finding, failure: Failure) -> bool:
    """Return whether both are about GPUs, or what programs for them are made with."""
    gpus = compiled(_OF_GPUS)
    return bool(gpus.search(finding.evidence.quote) and gpus.search(failure.said))


def _is_in_traceback(file: str, log: Log) -> bool:
    """Return whether a file, or one of its package, is in a traceback."""
    installed = re.search(r"-packages[/\\]\w+", file)
    frame = (
        rf"File \"[^\"\n]*{re.escape(installed[0])}\b"
        if installed
        else rf"File \"{re.escape(file)}\""
    )
    return re.search(frame, log.text) is not None


def is_remark(finding: Finding) -> bool:
    """Return whether the line of a finding does not begin like an error."""
    quote = finding.evidence.quote
    if _is_warning(finding):
        return True
    is_error = " error: " in quote[:_OF_A_BEGINNING] or logs.traceback.names_exception(quote)
    return not (is_error or compiled(_ERROR).match(quote))


def _is_warning(finding: Finding) -> bool:
    quote = finding.evidence.quote
    return any(word in quote for word in _WARNING_WORDS) and bool(compiled(_WARNING).search(quote))


def _at_most_possible(finding: Finding) -> Finding:
    return finding._replace(evidence=finding.evidence._replace(confidence=Confidence.POSSIBLE))
