"""A cause: its checks, one for each kind of fact, and its fixes."""

from __future__ import annotations

from enum import Enum
from types import MappingProxyType

from opwright.model.judgement.evidence import Safety
from opwright.model.named_tuple import NamedTuple

TYPE_CHECKING = False
if TYPE_CHECKING:  # a run imports the facts of its own verb
    from collections.abc import Callable, Iterable, Mapping

    from opwright.model.audit.artifact import Artifact
    from opwright.model.audit.gpus import GpuLoad
    from opwright.model.audit.loads import ArtifactSet, DeclaredSupport, Load
    from opwright.model.environment.environment import Environment
    from opwright.model.judgement.evidence import Evidence
    from opwright.model.judgement.fact import Check, Fact
    from opwright.model.logs.log import Log
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

IN_A_BUILD = "in a build"
"""The situation of those who build, for which a cause may have another remedy than for those who install."""


IN_SOURCES = "in sources of your own"
"""The situation of those whose sources are linted: they write what others install."""

IN_A_CLAIM = "in a release that the project claims"
"""The situation of a build for several torch releases, one of which does not work."""


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
    """A check of what is installed; its examples are created on demand, which only one verb and the tests do."""

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
    """What to do if the first way does not apply, or was tried: of another kind."""

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
        """Return its examples, including those of installed packages."""
        installed = self.in_environment.examples() if self.in_environment else ()
        return (*_facts(self.examples), *installed)

    @property
    def all_counterexamples(self) -> tuple[Fact, ...]:
        """Return its counterexamples, including those of installed packages."""
        installed = self.in_environment.counterexamples() if self.in_environment else ()
        return (*_facts(self.counterexamples), *installed)

    def look(self, fact: Fact) -> Iterable[Evidence]:
        """Return every sign of this cause in one fact."""
        check: Check[Fact] | None = getattr(self, WINDOWS[type(fact).__name__])
        return check(fact) if check else ()


def _facts(examples: Iterable[Fact | str]) -> tuple[Fact, ...]:
    from opwright.model.logs.log import Log  # noqa: PLC0415 - a run imports the facts of its own verb

    return tuple(Log(example) if isinstance(example, str) else example for example in examples)
