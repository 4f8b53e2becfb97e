"""What programs print that have not failed themselves, and logs that end before what has."""

from opwright.causes.kit.rules import POSSIBLE
from opwright.logs.final_failure import names_its_failure
from opwright.logs.patterns import LogMatch, has_match
from opwright.logs.tools.traceback import unfinished
from opwright.model import Confidence, Log

WRAPPERS = (
    r"(?P<what>ninja: build stopped)",
    r"(?P<what>subprocess-exited-with-error)",
    r"(?P<what>returned non-zero exit status \d+)",
    r"(?P<what>Error compiling objects for extension)",
    r"(?P<what>Building (?:wheel|editable) for [\w.-]{1,80} \([\w.]{1,20}\)(?:: finished with status 'error'| \.\.\. error$))",
    r"(?P<what>Failed building wheel for \S{1,80})",
    r"(?P<what>Could not build wheels for \S{1,80})",
    r"(?P<what>Failed to build [\w.-]{1,80})",
    r"(?P<what>failed with exit (?:status|code) \d+)",
    r"(?P<what>gmake(?:\[\d+\])?: \*\*\*|make(?:\[\d+\])?: \*\*\*)",
    r"(?P<what>metadata-generation-failed|legacy-install-failure)",
    r"(?P<what>exited with code \d+)",
    r"(?P<what>error MSB3721): ",
    r"(?P<what>Unable to JIT load the \w{1,40} op due to it not being compatible)",
    r"(?P<what>Failed to compile\. cc_cmd)",
    r"[Cc]ommand (?P<what>errored out with exit status \d+)",
    r"[Cc]ommand \"[^\"\n]{1,300}\" (?P<what>failed with error code \d+) in ",
    r"(?P<what>Encountered error while (?:generating|trying to install)\b[^\n]*)",
)
JIT = r"(?P<what>Error building extension '[^'\n]{1,80}')"
"""Of torch.utils.cpp_extension.load, which compiles as the program runs."""
TRACEBACK = r"(?P<what>Traceback \(most recent call last\))"
KERNEL_FAULTS = (
    r"(?P<what>an illegal memory access was encountered)",
    r"(?P<what>CUDA_ERROR_(?:ILLEGAL_ADDRESS|MISALIGNED_ADDRESS|LAUNCH_FAILED))\b",
    r"(?:[Ee]rror|ERROR|error=\d\d|failed|\(\d{2,3}\)) ?: (?P<what>misaligned address|unspecified launch failure)",
    r"(?P<what>Memory access fault by GPU node)",
)
"""What a GPU reports about any kernel that accesses wrong memory."""
BUILDING = r"(?P<what>Building (?:wheel|editable) for [\w.-]{1,60})"
_WAITING = (
    r"(?i:\b(?:stuck|hangs|hanging|frozen|forever|(?:never|not) (?:end|finish|complet)\w{0,6})\b)"
)
"""Somebody waits for a build of kernels."""
_MOST_LINES_OF_PROSE = 25


def is_waited_for(_: LogMatch, log: Log) -> Confidence | None:
    """Return POSSIBLE if a user is waiting for a build that shows no failure."""
    is_long = log.text.count("\n") > _MOST_LINES_OF_PROSE
    is_waiting = not is_long and has_match(log, _WAITING) and not names_its_failure(log)
    return POSSIBLE if is_waiting else None


def is_all(_: LogMatch, log: Log) -> Confidence | None:
    """Return POSSIBLE where nothing else in the log names its failure."""
    return None if names_its_failure(log) else POSSIBLE


def is_cut(_: LogMatch, log: Log) -> Confidence | None:
    """Return POSSIBLE where the last traceback lacks its exception."""
    return POSSIBLE if unfinished(log) and not names_its_failure(log) else None


def called_last(_: LogMatch, log: Log) -> str:
    """Return where a traceback stops that is cut off."""
    last = unfinished(log)
    place = f"{last.file}:{last.line}" if last else ""
    return f"a traceback that stops at {place}, before its exception" if place else ""
