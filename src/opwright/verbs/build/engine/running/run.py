"""
Run a plan: what is up to date is kept, the rest is done in parallel, as far as cores and memory go.

Every file is made under another name and gets its own when it is whole. One process at a time builds in a
folder; it waits for the other one by a lock that the kernel gives back when that one ends, however it does.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing, contextmanager
from time import monotonic

from opwright.errors import OpwrightError
from opwright.model.build.plan import Plan, Step
from opwright.model.disk.writing import replacing
from opwright.model.named_tuple import NamedTuple
from opwright.verbs.build.engine.plan import BuildError
from opwright.verbs.build.engine.running.disk import (
    changed_between,
    sweep,
    text_of,
    time_there,
    to_disk,
    wait_for_tick,
)
from opwright.verbs.build.engine.running.lock import alone
from opwright.verbs.build.engine.running.records import (
    Files,
    Record,
    command_digest,
    holds,
    read_depfile,
    read_record,
    record_path,
    split,
    write_record,
)
from opwright.verbs.build.engine.running.schedule import Done, Job, run_jobs
from opwright.verbs.build.engine.running.shadows import shadows

_CLOCKS_DIFFER = 1e9
"""In ns, by how much less than a second that was set."""
Check = Callable[[str, str], None]
"""What is called with the linked library, before it has its name, and what the linker said."""


class Event(NamedTuple):
    """Something that happened while a plan runs."""

    kind: str
    """`fetching`, `waiting`, `kept`, `started`, `done`, `noted`."""
    what: str
    """The source or library, or what was noted of them."""
    seconds: float = 0.0
    done: int = 0
    total: int = 0
    output: str = ""
    """Of steps that succeeded: warnings, and what `ptxas -v` prints."""
    command: tuple[str, ...] = ()
    """Of what was started."""


class Built(NamedTuple):
    """What came of a build."""

    library: str
    done: tuple[tuple[str, float], ...] = ()
    """What was compiled or linked, and the seconds that took."""


class BuildFailedError(BuildError):
    """A compiler or the linker stopped; the log says why."""

    def __init__(self, step: Step, log: str) -> None:
        super().__init__(f"{step.kind} of {step.source} failed")
        self.step = step
        self.log = log


class Limits(NamedTuple):
    """What a build may use of the machine."""

    jobs: int = 1
    memory: int | None = None
    """MiB; None is not known."""


def _nobody(_: Event) -> None:
    """Tell nobody."""


def run(  # noqa: PLR0913 - each is one thing that a caller may decide
    plan: Plan,
    limits: Limits,
    *,
    tell: Callable[[Event], None] = _nobody,
    check: Check | None = None,
    key: str = "",
    before_compile: Callable[[], None] | None = None,
    before_link: Callable[[], None] | None = None,
) -> Built:
    """
    Make the library of a plan; raise BuildFailedError with the log where a step fails.

    `before_compile` is called where a source is to be compiled, and `before_link` when all are.
    `check` may refuse the library before it has its name, by raising; `key` says what it checks for, so
    that a library that passed another check is not taken for one that passed this.
    """
    build = _Build(plan, limits, tell, check, key, before_compile, before_link)
    if not build.left():
        tell(Event("kept", plan.library))
        return Built(build.files.path(plan.library))
    with _alone(build.folder(), tell) as is_alone:
        return build.run(sweeps=is_alone)


@contextmanager
def _alone(folder: str, tell: Callable[[Event], None]) -> Iterator[bool]:
    """Keep other processes from building in a folder; yield whether they are kept."""
    with ExitStack() as stack:
        try:
            os.makedirs(folder, exist_ok=True)
            lock = alone(os.path.join(folder, ".lock"), lambda: tell(Event("waiting", folder)))
            is_alone = stack.enter_context(lock)
        except OSError as error:
            raise OpwrightError(f"cannot build in {folder}: {error.strerror or error}") from error
        yield is_alone


class _Build:
    """One run of a plan."""

    def __init__(  # noqa: PLR0913, PLR0917 - those of `run`
        self,
        plan: Plan,
        limits: Limits,
        tell: Callable[[Event], None],
        check: Check | None,
        key: str,
        before_compile: Callable[[], None] | None,
        before_link: Callable[[], None] | None,
    ) -> None:
        self.plan = plan
        self.limits = limits
        self.tell = tell
        self.check = check
        self.key = key
        self.before = {"compile": before_compile, "link": before_link}
        self.files = Files(plan.folder)
        self.timed: list[tuple[str, float]] = []

    def folder(self) -> str:
        return os.path.dirname(self.files.path(self.plan.library))

    # ---- what is left to do

    def left(self) -> list[Step]:
        """Return the steps that must be run, in order: not those that are up to date."""
        if any(text_of(self.files.path(path)) != text for path, text in self.plan.written):
            return list(self.plan.steps)
        left: list[Step] = []
        made: set[str] = set()
        for step in self.plan.steps:
            if made.intersection(step.inputs) or not self._is_done(step):
                left.append(step)
                made.add(step.output)
        return left

    def _is_done(self, step: Step) -> bool:
        record = read_record(self.files.path(record_path(step)))
        return record is not None and holds(record, self._digest(step), step.output, self.files)

    def _digest(self, step: Step) -> str:
        return command_digest(self.plan, step, self.files, self.key if step.kind == "link" else "")

    # ---- doing it

    def run(self, *, sweeps: bool) -> Built:
        """Run what is left, which another process may have done meanwhile; `sweeps` if no other process is building."""
        self.files = Files(self.plan.folder)
        try:
            self._prepare()
            if sweeps:
                sweep(self.folder())
            left = self.left()
            wait_for_tick(
                self.folder()
            )  # what was written before is not taken for written meanwhile
            self._run(left)
        except OSError as error:
            why = error.strerror or error
            raise OpwrightError(f"cannot build in {self.folder()}: {why}") from error
        return Built(self.files.path(self.plan.library), tuple(self.timed))

    def _prepare(self) -> None:
        for path, text in self.plan.written:
            full = self.files.path(path)
            os.makedirs(os.path.dirname(full), exist_ok=True)
            if text_of(full) != text:
                with replacing(full) as opened:
                    opened.write(text.encode())
        for step in self.plan.steps:
            folder = os.path.dirname(self.files.path(step.output))
            os.makedirs(folder, exist_ok=True)

    def _run(self, left: list[Step]) -> None:
        kept = [step for step in self.plan.steps if step not in left]
        total = len(self.plan.steps)
        for number, step in enumerate(kept, 1):
            self.tell(Event("kept", step.source, done=number, total=total))
        count = len(kept)
        for kind in ("compile", "dlink", "link"):
            jobs = [self._job(step) for step in left if step.kind == kind]
            before = self.before.get(kind)
            if before and any(job.step.depfile or kind == "link" for job in jobs):
                before()
            failed: list[Done] = []
            # Closed here, and not when a traceback is dropped, so that no compiler outlives a failure.
            with closing(
                run_jobs(jobs, self.limits.jobs, self.limits.memory, self._started)
            ) as ended:
                for done in ended:
                    if done.status:
                        failed.append(done)
                        continue
                    count += 1
                    self._finish(done)
                    step = done.job.step
                    said = done.log if step.kind != "link" else ""  # which the check reports
                    self.tell(Event("done", step.source, done.seconds, count, total, said))
            if failed:
                log = "\n".join(one.log for one in failed)
                raise BuildFailedError(failed[0].job.step, log)

    def _started(self, job: Job) -> None:
        self.tell(Event("started", job.step.source, command=job.step.command()))

    def _job(self, step: Step) -> Job:
        before = read_record(self.files.path(record_path(step)))
        memory = before.memory if before and before.memory else step.memory
        mark = f"{step.output}.{os.urandom(8).hex()}"
        inputs = {name: self.files.digest(name) or "" for name in step.inputs}
        return Job(step, self.plan.folder, f"{mark}.part", f"{mark}.d.part", memory, inputs)

    def _finish(self, done: Done) -> None:
        """Give what a step made its name, and write down what it was made from."""
        step, job = done.job.step, done.job
        draft = self.files.path(job.output)
        if step.kind == "link":
            self._checked(draft, done.log)
            to_disk(draft)
        os.replace(draft, self.files.path(step.output))
        self.files.forget(step.output)
        self.timed.append((step.source, done.seconds))
        if record := self._record(done):
            write_record(self.files.path(record_path(step)), record)

    def _ended(self, done: Done) -> int | None:
        """Return the time of the file system; None where its clock was set since the step began."""
        now = time_there(self.folder())
        passed = monotonic() - done.start
        return now if abs(now - done.began - passed * 1e9) < _CLOCKS_DIFFER else None

    def _checked(self, draft: str, log: str) -> None:
        """Have the library checked; one that is refused is not kept."""
        try:
            if self.check:
                self.check(draft, log)
        except BaseException:
            os.unlink(draft)
            raise

    def _record(self, done: Done) -> Record | None:
        """Return what a step was done with; None when a header was changed meanwhile."""
        step, job = done.job.step, done.job
        read = read_depfile(self.files.path(job.depfile)) if step.depfile else ()
        own, system = split((n for n in read if n not in step.inputs), step, self.plan.folder)
        digests = {name: self.files.digest(name) or "" for name in own}
        ended = self._ended(done)
        if any(changed_between(self.files.path(name), done.began, ended) for name in own):
            return None
        stats = {name: self.files.stat(name) or [] for name in system}
        if step.depfile and os.path.exists(self.files.path(job.depfile)):
            os.replace(self.files.path(job.depfile), self.files.path(step.depfile))
        return Record(
            command=self._digest(step),
            inputs={**job.inputs, **digests},
            system=stats,
            output=self.files.stat(step.output) or [],
            absent=sorted(shadows((*step.inputs, *own), step, self.plan.folder)) if read else (),
            seconds=round(done.seconds, 3),
            memory=0 if step.launcher else done.memory,  # of a cache's hit it would be small
            log=done.log if step.kind == "compile" else "",
        )
