"""`opwright audit --jobs`: many artifacts, a line each as they are done."""

from __future__ import annotations

import argparse
import gc
import os
import signal
import sys
from collections import Counter
from collections.abc import Callable, Generator, Iterable, Iterator, Sequence
from contextlib import closing, contextmanager, nullcontext, redirect_stdout
from functools import partial
from tempfile import TemporaryDirectory
from time import monotonic
from types import FrameType

from opwright.cli import terminal
from opwright.errors import OpwrightError, worst
from opwright.knowledge.torch_releases.symbols.releases import select
from opwright.model.disk.writing import is_stream
from opwright.report.escaping import printable
from opwright.verbs.audit.fleet import parquet, ray_cluster, work, workers
from opwright.verbs.audit.fleet.items import items
from opwright.verbs.audit.fleet.results_file import ResultsFile
from opwright.verbs.audit.fleet.values import AuditOptions, Item, Result
from opwright.verbs.audit.gpus import gpus_here, named_gpus
from opwright.verbs.audit.required import check_requirements

FORMATS = ("text", "jsonl", "parquet")
_WORDS = {0: "ok", 1: "found", 2: "wrong", 3: "unreadable", 5: "bug"}
_EVERY = 10.0
"""Seconds from one line to the next that says how far it is, where they do not replace each other."""

_Put = Callable[[Result], None]


def run(options: argparse.Namespace) -> int:
    """Audit all requested artifacts, each by itself; return the exit status."""
    _check(options)
    gc.enable()  # what is collected was not worth looking for in one second of one file
    audit_options = _audit_options(options)
    todo = items(options.wanted, audit_options)
    if options.output is None:
        return _to_terminal(todo, audit_options, options)
    if options.format == "parquet":
        return _to_table(todo, audit_options, options)
    return _to_lines(options.output, todo, audit_options, options)


def _to_lines(
    path: str,
    todo: Sequence[Item],
    audit_options: AuditOptions,
    options: argparse.Namespace,
    *,
    is_ours: bool = False,
) -> int:
    with ResultsFile(path, todo, is_ours=is_ours) as file:
        rest = [item for item in todo if item.shown not in file.done]
        tally = _Tally(len(todo), file.done.values())
        _run(rest, audit_options, options, lambda result: file.add(result.line), tally)
    return tally.exit_status


def _to_table(
    todo: Sequence[Item], audit_options: AuditOptions, options: argparse.Namespace
) -> int:
    """Write lines beside the table, for a run that is stopped to go on with, and then the table."""
    with TemporaryDirectory() if is_stream(options.output) else nullcontext() as folder:
        above = os.path.join(folder, "results") if folder else options.output
        lines = f"{above}.jsonl"
        status = _to_lines(lines, todo, audit_options, options, is_ours=True)
        parquet.write(lines, {item.shown for item in todo}, options.output)
        os.unlink(lines)
    return status


def _to_terminal(
    todo: Sequence[Item], audit_options: AuditOptions, options: argparse.Namespace
) -> int:
    out = sys.stdout
    render = _text if options.format == "text" else _line
    tally = _Tally(len(todo), (), has_match=out.isatty())
    _run(todo, audit_options, options, lambda result: terminal.write(render(result), out), tally)
    return tally.exit_status


def _check(options: argparse.Namespace) -> None:
    if options.format not in FORMATS:
        raise OpwrightError(f"--jobs and --executor support --format {', '.join(FORMATS)}")
    if options.format == "text" and options.output:
        raise OpwrightError("-o with --jobs needs --format jsonl or parquet")
    if options.format == "parquet":
        parquet.check()
        if not options.output:
            raise OpwrightError("--format parquet needs -o FILE")


def _audit_options(options: argparse.Namespace) -> AuditOptions:
    """Return the question; raise UnknownNameError before anything is done."""
    gpus = named_gpus(options.gpu)
    if options.torch:
        select(options.torch)
    if options.require:
        check_requirements(options.require)
    audit_options = AuditOptions(
        options.torch,
        gpus,
        () if gpus else gpus_here(),
        tuple(options.select),
        tuple(options.ignore),
        options.variants,
        tuple(options.require),
    )
    work.prepare(audit_options)
    return audit_options


def _run(
    rest: Sequence[Item],
    audit_options: AuditOptions,
    options: argparse.Namespace,
    put: _Put,
    tally: _Tally,
) -> None:
    try:
        with (
            redirect_stdout(sys.stderr),  # where Ray prints what it thinks of its nodes and workers
            _interrupts() as seen,
            closing(_results(rest, audit_options, options)) as results,
        ):
            for result in results:
                with _without_interrupt() if options.output else nullcontext():
                    put(result)
                    tally.count(result.exit_status)
                if seen:
                    raise KeyboardInterrupt
    finally:
        tally.end()


@contextmanager
def _interrupts() -> Iterator[list[int]]:
    """Note each Ctrl-C: what is raised while Python tidies up, in a finalizer, nobody catches."""
    seen: list[int] = []

    def note(number: int, frame: FrameType | None) -> None:
        seen.append(number)
        signal.default_int_handler(number, frame)

    before = signal.getsignal(signal.SIGINT)
    if before is signal.default_int_handler:  # whoever ignores it, as nohup does, means it
        signal.signal(signal.SIGINT, note)
    try:
        yield seen
    finally:
        signal.signal(signal.SIGINT, before)


@contextmanager
def _without_interrupt() -> Iterator[None]:
    """Have Ctrl-C wait: a line is written as a whole and counted, or not at all."""
    if not hasattr(signal, "pthread_sigmask"):  # Windows
        yield
        return
    signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGINT])
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_UNBLOCK, [signal.SIGINT])


def _results(
    rest: Sequence[Item], audit_options: AuditOptions, options: argparse.Namespace
) -> Generator[Result, None, None]:
    do = partial(work.result_of, options=audit_options)
    if options.executor == "ray":
        return ray_cluster.results(
            rest, do, work.lost, jobs=options.jobs, deadline=options.deadline
        )
    return workers.results(rest, do, work.lost, jobs=options.jobs or 1, deadline=options.deadline)


def _line(result: Result) -> str:
    return result.line + "\n"


def _text(result: Result) -> str:
    word = _WORDS[result.exit_status]
    return f"{word:<11} {printable(result.wanted)}: {result.summary}\n"


class _Tally:
    """Counts finished artifacts, and shows the count on stderr."""

    def __init__(self, total: int, before: Iterable[int], *, has_match: bool = False) -> None:
        self._total = total
        self._statuses = Counter(before)
        self._before = self._statuses.total()
        self._told = monotonic()
        self._replaces = sys.stderr.isatty()
        self._is_silent = self._replaces and has_match  # the lines of the results show it

    @property
    def exit_status(self) -> int:
        return worst(list(self._statuses))

    def count(self, status: int) -> None:
        self._statuses[status] += 1
        if self._is_silent or not (self._replaces or monotonic() - self._told > _EVERY):
            return
        self._told = monotonic()
        sys.stderr.write(f"\r{self._line()}\x1b[K" if self._replaces else f"{self._line()}\n")
        sys.stderr.flush()

    def end(self) -> None:
        """Say what came of all."""
        before = f" ({self._before} from an earlier run)" if self._before else ""
        start, end = ("\r", "\x1b[K\n") if self._replaces else ("", "\n")
        sys.stderr.write(f"{start}{self._line()}{before}{end}")

    def _line(self) -> str:
        with_findings, unread = (
            self._statuses[1],
            sum(self._statuses[status] for status in (2, 3, 5)),
        )
        done = self._statuses.total()
        return f"{done} of {self._total} done, {with_findings} with findings, {unread} not audited"
