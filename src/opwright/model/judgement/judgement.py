"""What is judged, the causes that judge it, and what comes of it."""

from __future__ import annotations

from enum import Enum, IntEnum
from types import MappingProxyType

from opwright.model.named_tuple import NamedTuple

TYPE_CHECKING = False
if TYPE_CHECKING:  # a run imports the facts of its own verb
    from collections.abc import Callable, Iterable, Mapping

    from opwright.model.audit.artifact import Artifact
    from opwright.model.audit.gpus import GpuLoad
    from opwright.model.audit.loads import ArtifactSet, DeclaredSupport, Load
    from opwright.model.environment.environment import Environment
    from opwright.model.judgement.fact import Check, Fact
    from opwright.model.logs.log import Log, Machine
    from opwright.model.sources.source import BuildScript, Edit, Language, Source

WINDOWS = {
    "Load": "in_load",
    "GpuLoad": "in_gpu_load",
    "Artifact": "in_artifact",
    "DeclaredSupport": "in_declared_support",
    "ArtifactSet": "in_artifact_set",
    "Environment": "in_environment",
    "Log": "in_log",
    "Source": "in_source",
    "BuildScript": "in_build_script",
}
"""The check of a cause for each kind of fact."""


# ---- Judgement: what it means ------------------------------------------------------


class Safety(Enum):
    """Who may carry out a fix."""

    SAFE = "safe"
    REVIEW = "review"
    MANUAL = "manual"


class Confidence(IntEnum):
    """How sure the evidence makes us. Ordered."""

    POSSIBLE = 1
    LIKELY = 2
    CERTAIN = 3


class Severity(IntEnum):
    """How grave a finding is to those who lint. Ordered."""

    NOTE = 1
    WARNING = 2
    ERROR = 3


class Evidence(NamedTuple):
    """The exact thing that was seen, and where. `details` fill the cause's message and fix."""

    where: str
    quote: str
    details: Mapping[str, str] = MappingProxyType({})
    confidence: Confidence = Confidence.CERTAIN
    line: int = 0
    """Of a log: what comes first is the cause of what comes later, where both are as sure."""
    edits: tuple[Edit, ...] = ()
    """Of a source: what repairs it, all of it or nothing."""
    safety: Safety | None = None
    """The safety of these edits, if it differs from the cause's."""
    width: int = 1
    """Of a source: how many characters of the quote are meant, from the column on."""

    @property
    def reported_details(self) -> dict[str, str]:
        """Return the details for programs: all but the names of the title and the remedy."""
        names = self.details.keys() - {"title", "remedy"}
        return {name: value for name, value in self.details.items() if name in names}


IN_A_BUILD = "in a build"
"""The situation of those who build, for which a cause may have another remedy than for those who install."""


IN_A_CLAIM = "in a release that the project claims"
"""The situation of those who build for several releases of torch, of which one will not do."""


class Outcome(Enum):
    """What a log says about the run when a cause is found in it."""

    FAILED = "something failed, and this is why"
    HARMLESS = "nothing failed"
    UNEXPLAINED = "something failed, and the log doesn't say what"


class LogCheck(NamedTuple):
    """A check of what a failure has printed; only called where one of its patterns may match."""

    patterns: tuple[str, ...]
    """`look` finds nothing unless one of these regular expressions matches; see `logs.patterns`."""
    look: Check[Log]
    undefined: tuple[str, ...] = ()
    """The name of every undefined symbol that it handles contains one of these texts."""
    is_last: bool = False
    """Of a row of a table: if it matches, later rows are skipped."""

    def __call__(self, log: Log) -> Iterable[Evidence]:
        return self.look(log)


class SourceCheck(NamedTuple):
    """A check of sources; only called where one of its patterns may match."""

    patterns: tuple[str, ...]
    """`look` finds nothing unless one of these regular expressions matches; see `causes.kit.sources`."""
    look: Check[Source]
    languages: frozenset[Language]
    """The only ones it has anything to say of."""
    domains: tuple[str, ...] = ()
    """Of the index of names: a file that may use what one of these changed is looked at, whatever its patterns."""

    def __call__(self, source: Source) -> Iterable[Evidence]:
        return self.look(source) if source.language in self.languages else ()


class BuildScriptCheck(NamedTuple):
    """A check of build scripts; only called where one of its patterns may match."""

    patterns: tuple[str, ...]
    look: Check[BuildScript]
    domains: tuple[str, ...] = ()
    reads_makefiles: bool = False

    def __call__(self, script: BuildScript) -> Iterable[Evidence]:
        return self.look(script) if self.may_read(script.language) else ()

    def may_read(self, language: Language | None) -> bool:
        """Return whether it understands a language: makefiles only some do."""
        return self.reads_makefiles or language is None or language.value != "make"


class EnvironmentCheck(NamedTuple):
    """A check of what is installed; its examples are made when somebody asks, which one verb and the tests do."""

    look: Check[Environment]
    examples: Callable[[], tuple[Environment, ...]]
    counterexamples: Callable[[], tuple[Environment, ...]]

    def __call__(self, environment: Environment) -> Iterable[Evidence]:
        return self.look(environment)


class Fix(NamedTuple):
    """What the user does about it, most direct way first."""

    summary: str
    commands: tuple[str, ...] = ()
    safety: Safety = Safety.MANUAL
    """Of a fix by edits, what these are unless the evidence says otherwise."""
    edits: tuple[Edit, ...] = ()
    """Filled in from the evidence."""
    otherwise: Fix | None = None
    """What to do where the first way does not apply, or has been tried: of another kind."""

    @property
    def ways(self) -> tuple[Fix, ...]:
        """The ways out, the likeliest first."""
        return (self, self.otherwise) if self.otherwise else (self,)


class Cause(NamedTuple):
    """
    One reason why an extension does not build, load or run.

    A cause looks for itself through up to one check per kind of fact, and is documented and
    tested by its own examples. Its file is `causes/<family>/<name>.py`, with underscores.
    """

    title: str
    fix: Fix
    """What to do, unless the evidence names one of the `remedies`."""
    examples: tuple[Fact | str, ...]
    """What shows it; a text is a log."""
    counterexamples: tuple[Fact | str, ...]
    in_load: Check[Load] | None = None
    in_gpu_load: Check[GpuLoad] | None = None
    in_artifact: Check[Artifact] | None = None
    in_declared_support: Check[DeclaredSupport] | None = None
    in_artifact_set: Check[ArtifactSet] | None = None
    in_environment: EnvironmentCheck | None = None
    in_log: LogCheck | None = None
    in_source: SourceCheck | None = None
    in_build_script: BuildScriptCheck | None = None
    is_generic_failure: bool = False
    """What it says hides another failure: dropped when anything else is found in the same log."""
    is_host_dependency: bool = False
    """The machine must provide what is missing: reported, but not a finding about the artifact."""
    is_external: bool = False
    """No build, flag or version could have prevented it; set once for a whole family."""
    outcome: Outcome = Outcome.FAILED
    titles: Mapping[str, str] = MappingProxyType({})
    """What to say instead in one situation; evidence names it in its detail `title`."""
    remedies: Mapping[str, Fix] = MappingProxyType({})
    """What to do instead in one situation, "on macOS"; evidence names it in its detail `remedy`."""
    explains: tuple[str, ...] = ()
    """Causes that are only symptoms of this one; dropped when both are found."""
    fact: str | None = None
    """What is one and the same in a project wherever it is found, filled in from the details and the `path` of the file; None is the message."""
    only_before: str = ""
    """In sources it concerns torch releases before this one, and is reported to those who are known to use them."""
    is_linted_on_request: bool = False
    """It is true of many sources whose authors would change nothing: lint reports it to who selects it."""
    since: str = "0.1.0"
    """The first release of opwright that knows it."""
    name: str = ""
    """This, the family and the explanation come from its file, its folder and its docstring."""
    family: str = ""
    explanation: str = ""

    @property
    def is_audited(self) -> bool:
        """Whether it can be seen in a binary, a wheel or a package."""
        return bool(self.in_load) or self.is_audited_without_torch

    @property
    def is_audited_without_torch(self) -> bool:
        """Whether it can be seen there whatever the release of torch."""
        windows = (self.in_gpu_load, self.in_artifact, self.in_declared_support)
        return any((*windows, self.in_artifact_set))

    @property
    def is_linted(self) -> bool:
        """Whether it can be seen in a source or a build script."""
        return bool(self.in_source or self.in_build_script)

    @property
    def all_examples(self) -> tuple[Fact, ...]:
        """Return its examples, those of what is installed among them."""
        installed = self.in_environment.examples() if self.in_environment else ()
        return (*_facts(self.examples), *installed)

    @property
    def all_counterexamples(self) -> tuple[Fact, ...]:
        """Return its counterexamples, those of what is installed among them."""
        installed = self.in_environment.counterexamples() if self.in_environment else ()
        return (*_facts(self.counterexamples), *installed)

    def look(self, fact: Fact) -> Iterable[Evidence]:
        """Return every sign of this cause in one fact."""
        check: Check[Fact] | None = getattr(self, WINDOWS[type(fact).__name__])
        return check(fact) if check else ()


def _facts(examples: Iterable[Fact | str]) -> tuple[Fact, ...]:
    from opwright.model.logs.log import Log  # noqa: PLC0415 - a run imports the facts of its own verb

    return tuple(Log(example) if isinstance(example, str) else example for example in examples)


class Finding(NamedTuple):
    """A cause, and the evidence for it."""

    cause: Cause
    evidence: Evidence
    also: tuple[Evidence, ...] = ()
    """What else shows it."""
    fitted: Fix | None = None
    """The fix for the one who asks, where the log or the environment shows more than the cause knows."""
    set_severity: Severity | None = None
    """What the project that is linted has set for the cause."""

    @property
    def severity(self) -> Severity:
        """As it was set, or as the confidence has it: certain is an error, possible a note."""
        return self.set_severity or Severity(self.evidence.confidence)

    @property
    def message(self) -> str:
        details = self.evidence.details
        title = self.cause.titles.get(details.get("title", ""), self.cause.title)
        return title.format_map(details)

    @property
    def fix(self) -> Fix:
        if self.fitted is not None:
            return self.fitted
        remedy = self.evidence.details.get("remedy", "")
        return self.filled(self.cause.remedies.get(remedy, self.cause.fix))

    def filled(self, fix: Fix, words: Mapping[str, str] = {}) -> Fix:
        """Return a fix with the words of the caller and the details of the evidence, which win, filled in."""
        details = {**words, **self.evidence.details}
        edits = self.evidence.edits
        safety = self.evidence.safety or fix.safety
        is_by_hand = self.cause.is_linted and not edits
        hostile = _hostile(self.evidence)
        return Fix(
            fix.summary.format_map(details),
            tuple(
                command.format_map(details)
                for command in fix.commands
                if not any(f"{{{key}}}" in command for key in hostile)
            ),
            Safety.MANUAL if is_by_hand else safety,
            edits,
        )


_OF_SHELLS = frozenset("'\"`$;\n")
"""With which a word in a command would begin another one."""


def _hostile(evidence: Evidence) -> list[str]:
    """Return which details would be read by the shell, and come from what the evidence is about."""
    said = f"{evidence.where}\n{evidence.quote}"
    return [
        key
        for key, value in evidence.details.items()
        if not _OF_SHELLS.isdisjoint(value) and value in said
    ]


class Report(NamedTuple):
    """Everything one run found, strongest first."""

    findings: tuple[Finding, ...] = ()

    @property
    def ok(self) -> bool:
        return not self.findings


class Failure(NamedTuple):
    """The failure that ended a run, whose cause may be unknown."""

    speaker: str
    """Who says it, as a sentence names it: `nvcc`, `the linker`, `Python`; '' if unknown."""
    file: str
    """The source or module in which it happened; '' if the log does not say."""
    line: int
    kind: str
    """`exception`, or what compilers and linkers find: `missing-header`, `no-member`...; '' for what has no name here."""
    subject: str
    """The exception's type, or the name, header, library or symbol that it is about; '' if there is none."""
    said: str
    evidence: Evidence


class NextSteps(NamedTuple):
    """What to do about a failure whose cause is unknown."""

    lacking: tuple[str, ...]
    """What the log lacks to decide it: `the whole traceback`."""
    commands: tuple[str, ...]
    """What to try first."""
    advice: str = ""
    """What decides most such failures, in words; empty where nothing is known of their kind."""


class Diagnosis(NamedTuple):
    """What a log was found to show, strongest first; each cause once."""

    findings: tuple[Finding, ...]
    machine: Machine
    failure: Failure | None = None
    """What ended the run; only looked for when no cause is likely."""
    next_steps: NextSteps | None = None
    """Only when no cause is found, and the log does not show that the run ended well."""
    text: str = ""
    """What was kept of the log."""

    @property
    def exit_status(self) -> int:
        """1 when a cause is found, 4 when the log shows a failure without one, else 0."""
        outcomes = {finding.cause.outcome for finding in self.findings}
        if Outcome.FAILED in outcomes:
            return 1
        return 4 if self.failure or Outcome.UNEXPLAINED in outcomes else 0
