"""
The failure that ended a run, found by the structure of its log: who failed, where, and what was said.

A build stops at the first error of a compiler, which every program above it then repeats in its own words; a program ends
with the last exception that nobody caught, of a chain with its root. What merely passes a failure on is never it.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import islice

from opwright import logs
from opwright.logs.lines.ignored import ignored
from opwright.logs.patterns import compiled, first_error
from opwright.model import Evidence, Failure, Log

TYPE_CHECKING = False
if TYPE_CHECKING:
    from opwright.logs.tools.diagnostics import Diagnostic
    from opwright.logs.tools.traceback import Raised

_CHAINED = r"The above exception was the direct cause|During handling of the above exception"
_PASSED_ON = (
    r"CalledProcessError|SystemExit|KeyboardInterrupt|BackendUnavailable|SubprocessError|DistutilsExecError"
    r"|DistutilsError|BuildBackendException|InstallationSubprocessError|ChildFailedError|ProcessExitedException"
    r"|\w*CompileError|LinkError|ProcessRaisedException|RemoteError"
)
"""Exceptions that say that another program has failed."""
_PASSED_ON_SAYING = (
    r"Error (?:compiling objects|building extension)|[Cc]ommand .{0,4000}(?:returned|failed|died)|exit (?:code|status)|See above"
    r"|Ninja is required|build stopped|subprocess-exited|metadata-generation|Failed building wheel|not a problem with pip"
    r"|[Ss]ee (?:root cause|stack trace)|Check server logs|in a background process"
)
_INSTALLER = "the installer"
_OF_INSTALLERS = r"(?i)\bpip3?\b|\bcollecting \S|\buv\b|conda|mamba|poetry|\bpdm\b|setup\.py|setuptools|wheel|requirement|distribution|\brunning \w+_\w+$|metadata"
"""What a log of one speaks of; others write ERROR: too."""
_SAID = (
    # speaker; words, one of which each message has; what it says at the beginning of a line
    ("the loader", ("symbol lookup error: ",), r"^[^\n]{0,300}?(?P<said>symbol lookup error: [^\n]+)"),
    ("the loader", ("error while loading shared",), r"^[^\n]{0,300}?(?P<said>error while loading shared libraries: [^\n]+)"),
    ("the loader", ("Inconsistency detected",), r"^[ \t]{0,12}(?P<said>Inconsistency detected by ld\.so: [^\n]+)"),
    ("the program", ("CUDA ", "HIP ", "OMP: "), r"^(?P<said>(?:CUDA|HIP) [Ee]rror[^\n]{0,80}: [^\n]+|OMP: Error #\d[^\n]+)"),
    ("the shell", ("not found", "No such file or directory", "Permission denied"), r"^(?:(?:/\S{1,40}/)?(?:ba|z|da)?sh: [^\n]{0,60}?|[^\s:]{1,80}: line \d{1,6}: |[^\s:]{1,80}: \d{1,6}: )(?P<said>[^\n]{1,200}(?:not found|No such file or directory|Permission denied))"),
    ("cmd", ("is not recognized as an",), r"^(?P<said>'[^'\n]{1,200}' is not recognized as an internal or external command[^\n]*)"),
    ("git", ("fatal: ",), r"^[ \t]*fatal: (?P<said>[^\n]+)"),
    ("ninja", ("ninja: ",), r"^[ \t]{0,12}ninja: (?:fatal|error): (?P<said>[^\n]+)"),
    ("make", ("*** No rule",), r"^[ \t]{0,12}g?make(?:\[\d{1,2}\])?: \*\*\* (?P<said>No rule[^\n]+)"),
    ("KeOps", ("KeOps]",), r"^\[(?:py)?KeOps\]:? (?P<said>Error[^\n]+)"),
    ("CTest", ("The following tests FAILED",), r"^The following tests FAILED:\n(?P<said>[^\n]+)"),
    ("cargo", ("linking with", "could not compile", "failed to run custom build"), r"^[ \t]{0,12}error(?:\[E\d{4}\])?: (?P<said>(?:linking with|could not compile|failed to run custom build)[^\n]+)"),
    ("ComfyUI", ("Error occurred when executing",), r"^Error occurred when executing [^\n:]{1,80}: ?\n{1,3}(?P<said>[^\n]+)"),
    (_INSTALLER, ("ERROR: ", "error: "), r"^[ \t]*(?:ERROR: |error: ){1,2}(?P<said>(?!ERROR: |subprocess-exited|metadata-generation|legacy-install|Failed to build|Failed building|Could not build|failed-wheel|The build backend|[Cc]ommand )[^\n]+)"),
    ("conda", ("Error: ", "Exception: ", "ResolvePackageNotFound"), r"^(?P<said>(?:\w{4,40}Error: |\w{4,40}Exception: |ResolvePackageNotFound:)[^\n]*)"),
    ("the system", ("Segmentation fault", "segmentation fault", "Bus error", "Illegal instruction", "Killed", "Aborted"), r"^[^\n]{0,200}?\b(?P<said>Segmentation fault[^\n]*|(?<=zsh: )segmentation fault[^\n]*|Bus error[^\n]*|Illegal instruction[^\n]*|Killed\b[^\n]*|Aborted\b[^\n]*)"),
    ("the launcher", ("exits with return code = -",), r"^[^\n]{0,4000}?(?P<said>exits with return code = -\d{1,3}\b)"),
    ("the program", ("terminate called after",), r"^[ \t]{0,12}terminate called after throwing an instance of (?P<said>[^\n]+(?:\n[ \t]+what\(\):[^\n]+)?)"),
)  # fmt: skip
_SUCCESS = (
    # a word without which it is not said, and how
    ("Successfully ", r"^[ \t]*Successfully (?:installed|built|tagged) \S"),
    ("Finished processing ", r"^[ \t]*Finished processing dependencies for "),
    ("Installed ", r"^[ \t]*Installed (?:/\S|\d+ package)"),
    ("Built target", r"^[ \t]*\[100%\] Built target"),
    (" passed", r"^[ \t]*=+ (?![^\n]{0,80}(?:failed|error))[^\n]{0,60}\d+ passed"),
    ("Build succeeded", r"^[ \t]*Build succeeded\b"),
    ("BUILD SUCCESSFUL", r"^[ \t]*BUILD SUCCESSFUL"),
    ("100% tests passed", r"^[ \t]*100% tests passed"),
    ("copying ", r"^[ \t]*copying \S{1,300}\.(?:so|pyd) -> \S"),
    ("exit", r"^[^\n]{0,80}\bexit(?:ed with)?(?: code| status)?[: ]+0\b"),
    ("rc=0", r"^\W{0,4}rc=0\s*$"),
    ("test: OK", r"^[^\n]{0,40}\bself[- ]test: OK\s*$"),
    ("Prompt executed ", r"^[ \t]*Prompt executed in \d"),
    ("Application ", r"^[^\n]{0,200}\bApplication (?:startup|shutdown) complete"),
    ("HTTP/", r"^[^\n]{0,200}HTTP/\d\.\d\"? 200\b"),
    ("esult", r"^[^\n]{0,80}\b[Rr]esults? (?:is |are |were )?(?:saved|written) (?:to|in)\b"),
)
"""How installers, build tools, test runners, servers and scripts end when all went well."""
_NOTHING_NEW = "Requirement already satisfied: "
"""What pip says where nothing is left to do, and long before its end, too."""
_FAILED = (
    r"Traceback \(most recent|^[^\n]{0,200}(?:\b[A-Z]\w*(?:Error|Exception)\b|\b(?:error|ERROR|fatal|FAILED)\b)"
    r"|\b[Ss]egmentation fault\b|\(core dumped\)|\bBus error\b|\bIllegal instruction\b|\breturned a non-zero code: [1-9]|\bexit (?:code|status):? ?[1-9]"
)
_END = 2000
"""Characters of the end of a log in which that stands."""
_STATUS = "-- "
"""What CMake says of its checks, which may fail."""
_STANDARD_LIBRARY = r"^<|[/\\][Ll]ib(?:64)?[/\\](?:python3\.\d{1,2}[/\\])?(?:importlib|ctypes|runpy|subprocess|multiprocessing|concurrent)\b"
_MOST = 40


def final_failure(log: Log) -> Failure | None:
    """Return the failure that ended the run; None if the log shows none."""
    skipped = ignored(log)
    errors = [
        one
        for one in logs.diagnostics.errors_in(log)
        if not any(log.number_at(one.start) in s for s in skipped)
    ]
    raised = _uncaught(log)
    if raised and not (errors and _passes_on(raised)):
        return _of_exception(raised, log)
    if errors:
        return _of_tool(errors[0], log)
    if not ended_well(log) and (said := next(_said(log), None)):
        return said
    if raised:
        return _of_exception(raised, log)
    line = None if ended_well(log) else first_error(log)
    if line is None or line.quote.startswith(_STATUS):
        return None
    return Failure("", "", 0, "", "", line.quote, line)


def names_its_failure(log: Log) -> bool:
    """Return whether a log says what failed, and not only that something did."""
    if logs.diagnostics.errors_in(log) or any(said.speaker != "conda" for said in _said(log)):
        return True  # what conda says looks like any exception
    raised = _uncaught(log)
    return raised is not None and not _passes_on(raised)


def ended_well(log: Log) -> bool:
    """Return whether the end of a log says that what it shows has succeeded."""
    if success(log) is not None:
        return True
    end = log.text.rfind(_NOTHING_NEW, max(0, len(log.text) - _END))
    return end >= 0 and not compiled(_FAILED).search(log.text, end)


def success(log: Log) -> int | None:
    """Return the offset of the line that says that all went well, if nothing has failed after it; None without one."""
    last = max(_successes(log), key=re.Match.start, default=None)
    if last is None or compiled(_FAILED).search(log.text, last.end()):
        return None
    return last.start()


def _successes(log: Log) -> Iterator[re.Match[str]]:
    """Yield what says that all went well, at the end of a log."""
    begin = max(0, len(log.text) - _END)
    for word, pattern in _SUCCESS:
        if log.text.find(word, begin) >= 0:
            yield from compiled(pattern).finditer(log.text, begin)


def _uncaught(log: Log) -> Raised | None:
    """Return the exception that ended the run: of the last chain that says more than that something failed, the first that does."""
    with_frames = logs.traceback.raised_in(log)
    bare = [one for one in logs.traceback.named_errors(log) if not one.type.endswith("Warning")]
    if not with_frames:
        return next(
            (one for one in reversed(bare) if not _passes_on(one)), bare[-1] if bare else None
        )
    chains = _chains(log, with_frames)
    own = (one for chain in reversed(chains) for one in chain if not _passes_on(one))
    return next(own, with_frames[-1])


def _chains(log: Log, raised: tuple[Raised, ...]) -> list[list[Raised]]:
    """Return the exceptions by the tracebacks that name them, the root of each first."""
    chains: list[list[Raised]] = []
    for one in raised:
        if chains and compiled(_CHAINED).search(log.text, chains[-1][-1].start, one.begin):
            chains[-1].append(one)
        else:
            chains.append([one])
    return chains


def _passes_on(raised: Raised) -> bool:
    """Return whether an exception only says that there was another failure."""
    name = raised.type.rpartition(".")[2]
    return bool(
        compiled(_PASSED_ON).fullmatch(name) or compiled(_PASSED_ON_SAYING).search(raised.message)
    )


def _said(log: Log) -> Iterator[Failure]:
    """Yield what other programs say of their failure, in the order of the log."""
    found = [
        (match.start(), speaker, match["said"].strip())
        for speaker, words, pattern in _SAID
        if any(word in log.text for word in words)
        for match in islice(compiled(pattern).finditer(log.text), _MOST)
    ]
    for start, speaker, said in sorted(found):
        is_other = speaker == _INSTALLER and not compiled(_OF_INSTALLERS).search(log.text)
        who = "the program" if is_other else speaker
        yield Failure(who, "", 0, "", "", said, _evidence(log, start))


def _of_tool(error: Diagnostic, log: Log) -> Failure:
    return Failure(
        error.tool,
        error.file,
        error.line,
        error.kind,
        error.subject,
        error.said,
        _evidence(log, error.start),
    )


def _of_exception(raised: Raised, log: Log) -> Failure:
    own = [frame for frame in raised.frames if not compiled(_STANDARD_LIBRARY).search(frame.file)]
    at = (own or raised.frames or (None,))[-1]
    file, line = (at.file, at.line) if at else ("", 0)
    said = f"{raised.type}: {raised.message}" if raised.message else raised.type
    return Failure(
        "Python", file, line, "exception", raised.type, said, _evidence(log, raised.start)
    )


def _evidence(log: Log, start: int) -> Evidence:
    number = log.number_at(start)
    end = log.text.find("\n", start)
    quote = log.text[start : end if end >= 0 else len(log.text)].strip()
    return Evidence(f"log:{number}", quote[:240], line=number)
