"""`opwright diagnose`: its arguments, what is read, what is printed. No logic."""

from __future__ import annotations

import io
import os
import sys
from collections.abc import Iterator, Sequence

from opwright import report
from opwright.causes.engine.registry import selected_causes
from opwright.cli import terminal
from opwright.errors import OpwrightError, UnreadableInputError, worst
from opwright.model import Diagnosis, Machine
from opwright.verbs.diagnose.diagnosis import diagnose, is_worth_reporting, judged, read_as_it_comes

TYPE_CHECKING = False
if TYPE_CHECKING:
    import argparse
    from typing import IO, Any

    from opwright.model import Cause

FORMATS = ("text", "json", "markdown", "github")
_READER_LEFT = -13
"""The status of a command that SIGPIPE has ended, as `yes` in `yes | head -1`."""
_LARGEST_CONTEXT = 1 << 20
_LONGEST_LINE = 256 << 20
_MOST_PASSED_OVER = 2 << 30
"""Bytes of a longer line that are read to find its end: what has more has none."""
_PIECE = 1 << 20
_LONGEST_VALUE = 200


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Describe what `diagnose` takes, but for the command after `--`."""
    parser.description = (
        "Explain why a build log or command failed. To run and watch a command: "
        "opwright diagnose -- COMMAND [ARG...]"
    )
    parser.add_argument("logs", nargs="*", metavar="LOG", help="log files, or - for stdin")
    parser.add_argument(
        "--batch",
        action="store_true",
        help='read one JSON object {"id", "log", "context"} per line from stdin; print one report per line',
    )
    parser.add_argument(
        "--context",
        metavar="FILE",
        help="JSON file describing the machine: torch, cuda, python, compiler, gpu, os, driver",
    )
    parser.add_argument(
        "--no-files", action="store_true", help="do not open libraries named in the log"
    )
    parser.add_argument(
        "--redact",
        action="store_true",
        help="remove from the report: passwords, tokens and keys; logins, signatures and private hosts in URLs; "
        "user names in paths (/home, /scratch, C:\\Users, temporary folders), prompts and settings; mail addresses; "
        "names of private hosts; IP and MAC addresses; numbers and UUIDs of machines; accounts of clouds and queues; "
        "and wherever else they stand, names that a prompt, /home or a setting "
        "in the log shows to be a user's or a host's. Versions, hashes, symbols and public hosts stay. What "
        "neither its form nor its name gives away stays too, such as a secret in plain words, or a name that only "
        "/data/NAME or a sentence mentions: read the report before you publish it",
    )
    parser.set_defaults(run=run, command=())


def run(options: argparse.Namespace) -> int:
    """Run `opwright diagnose`; return the exit status."""
    if options.command:
        return _live(options)
    if options.batch:
        return _batch(options)
    if not options.logs and sys.stdin is not None and sys.stdin.isatty():
        raise OpwrightError(
            "no log given: use opwright diagnose LOG, `... 2>&1 | opwright diagnose -`, or "
            "opwright diagnose -- COMMAND"
        )
    if len(options.logs) > 1:
        return _several(options)
    path = next(iter(options.logs), "-")
    diagnosis = _diagnose_file(path, options)
    terminal.put(_rendered(diagnosis, path, options), options.output)
    return diagnosis.exit_status


def _diagnose_file(path: str, options: argparse.Namespace) -> Diagnosis:
    causes, files = _causes(options), not options.no_files
    if path == "-":
        if sys.stdin is None:
            raise UnreadableInputError("cannot read stdin: it is closed")
        log, machine = sys.stdin.buffer, _context(options)
        return diagnose(log, machine, causes=causes, files=files, name="stdin")
    try:
        opened = open(path, "rb")  # noqa: SIM115 - closed below, where its errors are another's
    except OSError as error:
        raise UnreadableInputError(f"cannot read {path}: {error.strerror}") from error
    with opened:
        return diagnose(opened, _context(options), causes=causes, files=files, name=path)


def _several(options: argparse.Namespace) -> int:
    """Report on each log, in the order given; one that cannot be read is reported on as such."""
    reports: list[tuple[str, str]] = []
    statuses: list[int] = []
    for path in options.logs:
        try:
            diagnosis = _diagnose_file(path, options)
        except UnreadableInputError as error:
            terminal.complain(str(error))
            statuses.append(error.exit_status)
            if options.format == "json":
                reports.append((path, report.diagnosis.unread_json(path, str(error))))
            continue
        statuses.append(diagnosis.exit_status)
        reports.append((path, _rendered(diagnosis, path, options)))
    terminal.put(report.diagnosis.joined(reports, options.format), options.output)
    return worst(statuses)


# ---- a command ---------------------------------------------------------------------


def _live(options: argparse.Namespace) -> int:
    """Run the command; when it fails, say why on the error output. Return its status, or the negative of its signal."""
    if not hasattr(os, "fork"):
        raise OpwrightError(
            "watching a command needs Linux or macOS; write its output to a file, "
            "COMMAND > build.log 2>&1, and run opwright diagnose build.log"
        )
    from opwright.facts.machine.this_machine import this_machine
    from opwright.verbs.diagnose.watch import interrupt_group, run_watched

    reader = read_as_it_comes()
    status, is_interrupted = run_watched(options.command, reader.feed)
    machine = _context(options) if options.context else this_machine(options.command[0])
    log = reader.result(machine)._replace(command=tuple(options.command))
    if log.text.strip():
        diagnosis = judged(log, causes=_causes(options), files=not options.no_files)
        if status not in (0, _READER_LEFT) or is_worth_reporting(diagnosis):
            _write(_rendered(diagnosis, "log", options), options.output)
    if is_interrupted:
        interrupt_group(-status)
    return status


def _write(report: str, file: str | None) -> None:
    if file:
        terminal.put(report, file)
    else:
        sys.stdout.flush()
        encoding = sys.stderr.encoding or "utf-8"
        sys.stderr.write("\n" + report.encode(encoding, "backslashreplace").decode(encoding))
        sys.stderr.flush()


# ---- many logs ---------------------------------------------------------------------


def _batch(options: argparse.Namespace) -> int:
    """Report on each line of the input, in its order; the status is that of the whole."""
    statuses: list[int] = []
    out = io.StringIO() if options.output else None
    try:
        for number, line in enumerate(_lines(), 1):
            told, status = _diagnose_line(line, number, options)
            statuses.append(status)
            if out:
                out.write(told)
            else:
                terminal.write(told)
    except UnreadableInputError as error:  # the lines before it have their reports
        terminal.complain(str(error))
        statuses.append(error.exit_status)
    if out:
        terminal.put(out.getvalue(), options.output)
    return worst(statuses)


def _lines() -> Iterator[bytes]:
    if sys.stdin is None:
        raise UnreadableInputError("cannot read stdin: it is closed")
    try:
        yield from (line for line in _cut(sys.stdin.buffer) if line.strip())
    except OSError as error:
        raise UnreadableInputError(f"cannot read stdin: {error.strerror}") from error


def _cut(stream: IO[bytes]) -> Iterator[bytes]:
    """Yield the lines of a stream; of one that is longer than any log, its beginning."""
    while line := stream.readline(_LONGEST_LINE):
        rest = line
        left = _MOST_PASSED_OVER
        while not rest.endswith(b"\n") and len(line) == _LONGEST_LINE:
            rest = stream.readline(_PIECE)
            left -= len(rest)
            if not rest:
                break
            if left <= 0:
                raise UnreadableInputError(
                    f"cannot read stdin: it has a line of more than {_MOST_PASSED_OVER >> 30} GiB"
                )
        yield line


def _diagnose_line(line: bytes, number: int, options: argparse.Namespace) -> tuple[str, int]:
    """Return the report on a line and its status; one that cannot be read is reported on as such."""
    where = f"line {number} of the input"
    identifier: object = number
    try:
        case = _object(line, where)
        identifier = case.get("id", number)
        return _of_case(case, where, identifier, options)
    except UnreadableInputError as error:
        terminal.complain(str(error))
        told = report.diagnosis.unread_json(where, str(error), identifier=identifier)
        return told, error.exit_status
    except Exception as error:
        if os.environ.get("OPWRIGHT_DEBUG"):
            raise
        why, status = terminal.unforeseen(error)  # the other logs have their reports
        terminal.complain(f"{where}: {why}")
        return report.diagnosis.unread_json(where, why, identifier=identifier), status


def _of_case(
    case: dict[str, Any], where: str, identifier: object, options: argparse.Namespace
) -> tuple[str, int]:
    if not isinstance(case.get("log"), str):
        raise UnreadableInputError(f'{where} has no "log"')
    machine = _machine(case.get("context") or {}, where)
    if case["log"].strip():
        diagnosis = diagnose(
            case["log"], machine, causes=_causes(options), files=not options.no_files, name=where
        )
    else:  # there is a report on it too, which claims nothing
        diagnosis = Diagnosis((), machine)
    return report.diagnosis.json(
        _redacted(diagnosis, options), identifier=identifier
    ), diagnosis.exit_status


# ---- options -----------------------------------------------------------------------


def _causes(options: argparse.Namespace) -> Sequence[Cause] | None:
    return selected_causes(select=options.select, ignore=options.ignore)


def _context(options: argparse.Namespace) -> Machine:
    if not options.context:
        return Machine()
    from opwright.facts.archives.byte_source import read_small

    text = read_small(options.context, _LARGEST_CONTEXT)
    return _machine(_object(text, options.context), options.context)


def _object(text: bytes, where: str) -> dict[str, Any]:
    if len(text) >= _LONGEST_LINE:
        raise UnreadableInputError(f"{where} has more than {_LONGEST_LINE >> 20} MiB")
    from opwright.syntax.documents import parse_json

    value = parse_json(text, where)
    if not isinstance(value, dict):
        raise UnreadableInputError(f"{where} is not a JSON object")
    return value


def _machine(known: object, where: str) -> Machine:
    if not isinstance(known, dict):
        raise UnreadableInputError(f"the context in {where} is not a JSON object")
    given = {name: known[name] for name in Machine._fields if known.get(name)}
    for name, value in given.items():
        if not isinstance(value, str | int | float) or len(str(value)) > _LONGEST_VALUE:
            raise UnreadableInputError(
                f"{name!r} of the context in {where} is not a text of at most {_LONGEST_VALUE} characters"
            )
    return Machine(**{name: str(value) for name, value in given.items()})


def _redacted(diagnosis: Diagnosis, options: argparse.Namespace) -> Diagnosis:
    if not options.redact:
        return diagnosis
    from opwright.verbs.diagnose.redaction.redacted import redacted

    return redacted(diagnosis)


def _rendered(diagnosis: Diagnosis, path: str, options: argparse.Namespace) -> str:
    diagnosis = _redacted(diagnosis, options)
    match options.format:
        case "json":
            return report.diagnosis.json(diagnosis)
        case "markdown":
            return report.diagnosis.markdown(diagnosis)
        case "github":
            return report.diagnosis.github(diagnosis, os.path.basename(path))
        case _:
            return report.diagnosis.text(
                diagnosis,
                width=terminal.text_width(options.output),
                colour=terminal.has_colour(options.color, options.output),
            )
