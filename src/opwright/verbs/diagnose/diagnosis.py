"""The verb `diagnose`: a log in, the cause of the failure that it shows out."""

from __future__ import annotations

import io
import os
from collections.abc import Collection, Iterable, Iterator, Mapping
from itertools import chain

from opwright import knowledge, logs, model
from opwright.causes.engine.candidates import causes_in_log, causes_judging, literals_in_logs
from opwright.causes.engine.judge import judge
from opwright.knowledge.packages import module_package
from opwright.knowledge.pypi.native_packages import is_on_pypi
from opwright.logs.asker.machine import machine_in_log
from opwright.logs.lines.retyped import as_printed, as_punctuated, in_any_case
from opwright.logs.lines.translated import translated
from opwright.logs.lines.wrapping import rereadings, unwrapped
from opwright.logs.patterns import compiled, cut_quote
from opwright.logs.reader import LogReader, read_log
from opwright.logs.symbols.undefined import undefined_names_text, undefined_symbols
from opwright.model import (
    UNKNOWN,
    Cause,
    Confidence,
    Diagnosis,
    Evidence,
    Finding,
    Fix,
    Log,
    Machine,
    Outcome,
)
from opwright.verbs import diagnose as seldom
from opwright.verbs.diagnose import fixes
from opwright.verbs.diagnose.fixes.fitted_fix import ABSENT, ARCHS, PACKAGE, fitted, is_others

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import BinaryIO

    from opwright.model import Fact, Situation


_MOST_FILES = 4
_OF_TORCH = ("pytorch", "torch")
"""What stands before the name of a module in the name of its package."""
_INSTALLS = r"--no-build-isolation -e \.$|--no-binary \S+ \S+$|--force-reinstall \.$|pip install --no-build-isolation --no-(?:deps [\w.-]+$|cache-dir -v \.$)|load_library\(|^FORCE_CUDA=1 |^pip index versions "
"""What installs or builds a package; some have a way of their own."""
_OF_INSTALLS = ("--no-", "--force-", "load_library(", "FORCE_CUDA=1 ", "pip index ")
_ASKED_IN_ONE_RELEASE = (
    "mamba",
    "conv1d",
    "nerfacc",
    "kaolin",
    "detectron2",
    "pytorch3d",
    "flash-attn",
    "deepspeed",
)
"""Parts of the names of packages that some projects ask for in one release, see `askers`; of mmcv `open_places` knows."""
_OF_ASCEND = ("vllm-ascend", "vllm_ascend", "torch-npu", "torch_npu")
_BETTERED = frozenset(
    {
        "dependency-version-mismatch",
        "no-matching-wheel",
        "stale-build-artifacts",
        "torch-version-mismatch",
        "unsupported-platform",
        "wrong-install-command",
    }
)
"""Causes of which a fix with two ways may have a better one in its place, see `second_way`."""
_MAY_HAVE_WHEELS = frozenset({"insufficient-log", "build-isolation-no-torch"})
"""Causes of builds that need not be, where a package has wheels for this torch."""
_OF_ANOTHER_TORCH = frozenset(
    {
        "torch-version-mismatch",
        "cxx11-abi-mismatch",
        "cuda-toolkit-mismatch",
        "nvcc-too-old-for-arch",
        "extension-cuda-version-mismatch",
    }
)
"""Causes that another torch mends as well."""
_TELL_OF_A_PAIR = ("-packages", "+torch", "+pt", "torch version")
_OF_A_PAIR = frozenset(
    {
        "torch-version-mismatch",
        "cxx11-abi-mismatch",
        "torch-library-not-linked",
        "torch-too-old-for-package",
        "op-library-not-loaded",
        "missing-shared-library",
    }
)
"""Causes with a package that does not go with the installed torch."""
_WHEELS_OF = ("data.pyg.org", "--index-url")
_IS_THERE = (" is already the newest version", "already satisfied: ")
_SELDOM_IN_VAIN = ("apt", "dnf", "git submodule", "conda install -c nvidia", "rm -rf build *")
"""What `refuted` has something to say of."""
_DONE_BEFORE_ASKING = frozenset({"arch-dropped-by-toolkit", "extension-not-built"})
_AMDS = ("AMD", "ROCm", "rocm", "Radeon", "ZLUDA", "amdgpu", "gfx")
_PORTABLE = ("python_embed", "windows_portable", "ComfyUI portable", "portable ComfyUI")
"""In logs of programs that bring their own Python."""
_OF_PLATFORMS = ("CUDA", "cu1", "cuda", "nvcc", "nvidia-cu", "-gpu", ".whl")
"""In commands that not every platform has a use of, see `on_its_platform`."""
_HAS_FAILED = "Failed building wheel for "
_WEIGHED_WORDS = ("f you ", "f one ", "n case ", "CheckInclude")
"""Of sentences that say what to do in a case, and of a source by which CMake finds out what is there."""
_ECHOED_SOURCE = r"\s*\d+ \| "


def diagnose(
    log: str | BinaryIO,
    machine: Machine = UNKNOWN,
    *,
    causes: Iterable[Cause] | None = None,
    files: bool = True,
    name: str = "the log",
) -> Diagnosis:
    """
    Name the cause of the failure that a log shows, strongest finding first.

    `log` is text, or a binary stream that is read once. `machine` is what is known of where it comes
    from. With `files`, libraries that the log names and that exist on this machine are opened, read
    only, and judged too. `causes` are the only ones to look for. Raises UnreadableInputError when the
    log is empty or no text.
    """
    stream = io.BytesIO(log.encode("utf-8", "replace")) if isinstance(log, str) else log
    read = read_log(stream, literals_in_logs(), machine, name=name)
    return judged(read, causes=causes, files=files)


def read_as_it_comes() -> LogReader:
    """Return what reads the output of a command while it runs; `judged` takes its result."""
    return LogReader(literals_in_logs())


def judged(log: Log, *, causes: Iterable[Cause] | None = None, files: bool = True) -> Diagnosis:
    """Judge what was read of a log, with the literals that were found in it."""
    english = translated(log)
    if english is log:
        return _judged(log, causes, files=files)
    english = english._replace(literals=_literals_in(english) | (log.literals or frozenset()))
    found = _judged(english, causes, files=files)
    return found._replace(findings=tuple(_as_given(one, log) for one in found.findings))


def _judged(log: Log, causes: Iterable[Cause] | None, *, files: bool) -> Diagnosis:
    """Judge a log in English: as it is, or as the tool may have printed it."""
    best = _judged_reading(log, unwrapped(log), causes, files=files)
    is_told = best.failure and seldom.next_steps.missing_dependency(best.failure)
    for reading, most in () if _is_likely(best) else _rereadings(log):
        if is_told and most is Confidence.POSSIBLE:
            break  # what somebody says of a part is not what ended the run
        again = _judged_reading(log, reading, causes, files=files)
        is_guess = most is Confidence.POSSIBLE
        if _is_news(again, log) and (
            not best.findings or (not is_guess and _says_more(again, best))
        ):
            best = again._replace(findings=tuple(_at_most(most, one) for one in again.findings))
            if not reading.joints:
                best = best._replace(findings=tuple(_as_given(one, log) for one in best.findings))
    return best


def _is_news(again: Diagnosis, log: Log) -> bool:
    """Return whether another reading of a log shows more than that something failed, where the log itself says what."""
    if not again.findings:
        return False
    is_whole = seldom.outcome.is_whole(log)
    if is_whole and logs.final_failure.success(log) is not None:
        return False
    first = again.findings[0]
    is_aside = is_whole and not _is_likely(again) and seldom.outcome.is_remark(first)
    is_less = is_aside or first.cause.is_generic_failure
    return not (is_less and logs.final_failure.names_its_failure(log))


def _says_more(again: Diagnosis, best: Diagnosis) -> bool:
    """Return whether another reading of a log is likely to show another cause."""
    return _is_likely(again) and again.findings[0].cause.name != best.findings[0].cause.name


def _at_most(most: Confidence, finding: Finding) -> Finding:
    """Return a finding in a text that we had to guess."""
    confidence = min(finding.evidence.confidence, most)
    return finding._replace(evidence=finding.evidence._replace(confidence=confidence))


def _as_given(finding: Finding, log: Log) -> Finding:
    """Return a finding with the lines that somebody wrote, where it was made in others."""
    lines = log.text.split("\n")
    numbered = dict(zip(log.numbers or range(1, len(lines) + 1), lines, strict=True))
    first, *also = (
        one._replace(quote=cut_quote(numbered[one.line])) if one.line in numbered else one
        for one in (finding.evidence, *finding.also)
    )
    return finding._replace(evidence=first, also=tuple(also))


def _rereadings(log: Log) -> Iterator[tuple[Log, Confidence]]:
    """Yield the log as the tool may have printed it, before somebody broke its lines or typed it anew, and how sure that is."""
    for whole in chain(rereadings(log), logs.cut_off.completed(log)):
        yield whole, Confidence.LIKELY
    if caseless := in_any_case(log):
        yield caseless, Confidence.LIKELY
    elif printed := as_printed(log, literals_in_logs().literals):
        yield printed, Confidence.LIKELY
    if punctuated := as_punctuated(log):
        yield punctuated, Confidence.POSSIBLE
    if told := logs.told.as_told(log):
        yield told, Confidence.POSSIBLE
    if reported := logs.retold.as_reported(log):
        yield reported, Confidence.POSSIBLE
    if stated := logs.stated_parts.as_stated(log):
        yield stated, Confidence.POSSIBLE


def _literals_in(log: Log) -> frozenset[str]:
    index = literals_in_logs()
    if log.caseless:
        return frozenset(literal for literal in index.literals if literal.lower() in log.text)
    return index.within(log.text.encode("utf-8", "replace"))


def _is_likely(diagnosis: Diagnosis) -> bool:
    findings = diagnosis.findings
    return bool(findings) and findings[0].evidence.confidence is not Confidence.POSSIBLE


def _judged_reading(
    log: Log, reading: Log, causes: Iterable[Cause] | None, *, files: bool
) -> Diagnosis:
    """Judge a log as it is, or with its lines joined: then it may hold other literals."""
    if reading is not log:
        log = reading._replace(literals=_literals_in(reading) | (log.literals or frozenset()))
    log = log._replace(machine=machine_in_log(log))
    chosen = causes_in_log(log, lambda: undefined_names_text(log))
    if causes is not None:
        names = {cause.name for cause in causes}
        chosen = tuple(cause for cause in chosen if cause.name in names)
    facts: list[Fact] = [log]
    if files and (paths := _libraries_here(log)):
        facts += seldom.libraries_on_disk.loads_on_disk(paths, log)
        if len(facts) > 1:
            more = (
                causes_judging(model.Scope.BINARY, model.Scope.LOAD)
                if causes is None
                else tuple(causes)
            )
            chosen = tuple({cause.name: cause for cause in (*chosen, *more)}.values())
    found: Iterable[Finding] = judge(facts, chosen).findings
    if found and ("\n" in log.text or any(word in log.text for word in _WEIGHED_WORDS)):
        found = seldom.outcome.weighed(found, log)
    if log.streams:
        found = (_with_job(finding, log) for finding in found)
    findings = _fitted(_by_cause(found), log)
    failure = logs.final_failure.final_failure(log) if _is_open(findings) else None
    steps = None
    if not findings and (failure or not logs.final_failure.ended_well(log)):
        steps = seldom.next_steps.next_steps(log, failure)
    return Diagnosis(findings, log.machine, failure, steps, log.text)


def _with_job(finding: Finding, log: Log) -> Finding:
    """Return a finding with the job, step or rank that has printed its evidence."""
    evidence = finding.evidence
    job = log.stream_of(evidence.line) if evidence.where.startswith("log:") else ""
    if not job:
        return finding
    return finding._replace(evidence=evidence._replace(details={**evidence.details, "job": job}))


def _is_open(findings: tuple[Finding, ...]) -> bool:
    """Return whether a log may show a failure whose cause is not among the findings, or only possible."""
    return all(
        f.cause.outcome is not Outcome.HARMLESS and f.evidence.confidence is Confidence.POSSIBLE
        for f in findings
    )


def _libraries_here(log: Log) -> tuple[str, ...]:
    """Return the libraries that miss a symbol, as the log says, and that exist on this machine."""
    wanted_by = (
        undefined.wanted_by for undefined in undefined_symbols(log) if not undefined.at_link
    )
    paths = dict.fromkeys(path for path in wanted_by if path and os.path.isabs(path))
    return tuple(filter(os.path.isfile, list(paths)[:_MOST_FILES]))


def _fitted(findings: Iterable[Finding], log: Log) -> tuple[Finding, ...]:
    """Return the findings with their fixes as the one who asks can type them."""
    return tuple(finding._replace(fitted=_fitted_fix(finding, log)) for finding in findings)


def _fitted_fix(finding: Finding, log: Log) -> Fix:
    """Return the fix of a finding with its second way, where it has one: both as the one who asks can type them."""
    fix = _with_both_ways(_first_way(finding, log), finding, log)
    if any(one in log.text for one in _PORTABLE):
        shell = logs.situation.situation_of(log, named=False).shell
        fix = fixes.portable_python.with_its_python(fix, log, shell)
    if "versions: none" in log.text and finding.cause.name == "no-matching-wheel":
        fix = fixes.no_use.of_no_index(fix, finding.evidence.details.get("name", ""), log)
    if "git+https://" in log.text and any("--no-binary" in one for one in fix.commands):
        fix = fixes.no_use.from_its_address(fix, log)
    if any(one in log.text for one in _AMDS):
        own = fixes.no_use.built_for_amd(finding.evidence.quote, log)
        fix = own or fixes.no_use.of_another_gpu(fix, log)
    if "vllm" in finding.evidence.quote and any(one in log.text for one in _OF_ASCEND):
        fix = fixes.asked_release.beside_ascend(fix, finding.evidence.quote)
    if any(one in command for command in fix.commands for one in _ASKED_IN_ONE_RELEASE):
        fix = fixes.asked_release.as_the_project_asks(fix, log)
    if any(one in command for way in fix.ways for command in way.commands for one in _OF_PLATFORMS):
        fix = fixes.on_its_platform.on_its_platform(finding.cause.name, fix, log)
    return fix


def _with_both_ways(fix: Fix, finding: Finding, log: Log) -> Fix:
    """Return a fix with a better way in its place, or with a second one beside it, where the log shows one."""
    name, evidence = finding.cause.name, finding.evidence
    is_whole = bool(fix.otherwise and fix.commands)
    if is_whole and name not in _BETTERED:  # most are: the ways are not read for them
        return fix
    if not fixes.second_way.has_one(name):
        return fix
    situation = logs.situation.situation_of(log, named=False, line=evidence.line)
    if better := fixes.second_way.better_way(name, fix, evidence, situation, log):
        return better
    if is_whole:
        return fix
    fix = fixes.second_way.with_second_way(name, fix, evidence, situation, log)
    other = fix.otherwise
    typed = fitted(other, situation) if other else None
    if typed and _may_be_in_vain(typed, situation, log):
        typed = fixes.refuted.without_refuted(typed, evidence.details, situation, log)
    is_empty = other and other.commands and typed and not typed.commands  # none exists there
    return fix._replace(otherwise=None if is_empty else typed)


def _installs(command: str) -> bool:
    """Return whether a command installs or builds a package."""
    may = any(word in command for word in _OF_INSTALLS)
    return may and compiled(_INSTALLS).search(command) is not None


def _first_way(finding: Finding, log: Log) -> Fix:
    fix, evidence = finding.fix, finding.evidence
    if not fix.commands and ABSENT not in evidence.details:
        return fix
    installs = any(_installs(command) for command in fix.commands)
    local = fixes.checkout_build.built_in_checkout(fix, evidence, log) if installs else None
    fix = local or fix
    is_named = not local and any(
        PACKAGE in one or f"{one} ".find(" . ") > 0 or "load_library(" in one or ARCHS in one
        for one in fix.commands
    )
    situation = logs.situation.situation_of(log, named=is_named, line=evidence.line)
    if local and "module" in evidence.details and finding.cause.name == "extension-not-built":
        fix = fixes.package_install.with_last_torch(fix, evidence.details, situation, log)
    absent = situation.package or evidence.details.get("module", "")
    is_asked = not local and absent and "versions: none" in log.text
    is_known = is_asked and knowledge.installing.project_of(absent) is not None
    if is_asked and not is_known and fixes.refuted.is_on_no_index(absent, log):
        found = fixes.checkout_build.found_by_name(fix, evidence, name=absent)
        if found is not fix:
            return found
    if not local and (installs or ABSENT in evidence.details or is_others(evidence.details)):
        fix = _by_its_way(fix, evidence, situation, log)
        if any(one in command for command in fix.commands for one in _WHEELS_OF):
            fix = fixes.refuted.from_sources(fix, evidence.details, situation, log)
    if finding.cause.name in _MAY_HAVE_WHEELS and situation.package:
        name = finding.cause.name
        fix = fixes.package_install.installed_from_wheels(name, fix, situation, log) or fix
    fix = fitted(fix, situation)
    name = finding.cause.name
    fix = _with_its_torch(name, fix, evidence, situation, log)
    if finding.cause.name == "extension-not-built" and _HAS_FAILED in log.text:
        fix = fixes.refuted.after_failed_build(fix, evidence.details, situation, log)
    return _not_in_vain(name, fix, evidence.details, situation, log)


def _with_its_torch(name: str, fix: Fix, evidence: Evidence, situation: Situation, log: Log) -> Fix:
    """Return a fix with the torch that a binary is for, or the release of its package that is for the installed torch."""
    if name in _OF_ANOTHER_TORCH:
        fix = fixes.other_torch.or_its_torch(name, fix, evidence.details, situation)
    if name in _OF_A_PAIR and _may_name_a_pair(log):
        fix = fixes.matching_release.fitting_torch(fix, evidence, situation, log)
    return fix


def _may_name_a_pair(log: Log) -> bool:
    """Return whether a log has what tells of a package that is made for one torch: where it is installed, its label, or its name."""
    if any(one in log.text for one in _TELL_OF_A_PAIR):
        return True
    text = log.text.lower().replace("_", "-")
    return any(one in text for one in knowledge.torch_wheels.table.packages() if one != "torch")


def _not_in_vain(
    name: str, fix: Fix, details: Mapping[str, str], situation: Situation, log: Log
) -> Fix:
    """Return a fix without what the log shows to have been done, or to be of no use."""
    if name in _DONE_BEFORE_ASKING:
        fix = fixes.in_vain.second_way(name, fix, details, situation, log)
    if not _may_be_in_vain(fix, situation, log):
        return fix
    return fixes.refuted.without_refuted(fix, details, situation, log)


def _may_be_in_vain(fix: Fix, situation: Situation, log: Log) -> bool:
    """Return whether `refuted` may have something to say of a fix."""
    if situation.command or any(one in log.text for one in _IS_THERE):
        return True
    return any(one.startswith(_SELDOM_IN_VAIN) or " --upgrade " in one for one in fix.commands)


def _by_its_way(fix: Fix, evidence: Evidence, situation: Situation, log: Log) -> Fix:
    """Return a fix that installs or builds a package as that is done: in its own way, or where a setup.py names it."""
    if own := fixes.package_install.installed_its_way(fix, evidence.details, situation, log):
        return own
    package = _installed_package(evidence, situation, log)
    if package and is_on_pypi(package):
        return fixes.checkout_build.built_where_installed(fix, package)
    return fix if situation.requirement else fixes.checkout_build.found_by_name(fix, evidence)


def _installed_package(evidence: Evidence, situation: Situation, log: Log) -> str | None:
    """Return the package that a finding is about, where the log shows that pip has installed it."""
    for key in ("package", "module"):
        name = evidence.details.get(key, "").partition(".")[0]
        is_whole = key == "package" or "." in evidence.details.get(key, "")
        if name and is_whole and logs.failing_package.is_installed(name, log):
            return _distribution(name, situation)
    if "-packages/" in evidence.quote and not situation.requirement:
        return situation.package
    failing = logs.failing_package.failing_module(log, evidence.line)
    return _distribution(failing, situation) if failing else None


def _distribution(module: str, situation: Situation) -> str:
    """Return what pip calls the package of a module, by the command that installed it where that names it."""
    spelt = module.lower().replace("_", "-")
    known = {spelt, *(f"{word}-{spelt}" for word in _OF_TORCH), f"{spelt}-torch"}
    typed = situation.command.requirements if situation.command else ()
    names = map(logs.install_commands.name_of, typed)
    own = (one for one in names if one.lower().replace("_", "-") in known)
    return next(own, None) or module_package(module)


def _by_cause(findings: Iterable[Finding]) -> Iterator[Finding]:
    """Yield each cause once, by its strongest evidence, with what else shows it."""
    grouped: dict[str, list[Finding]] = {}
    for finding in findings:
        grouped.setdefault(finding.cause.name, []).append(finding)
    for same in grouped.values():
        places = {f.evidence.where: f.evidence for f in same[1:]}
        places.pop(same[0].evidence.where, None)
        lines = {f.evidence.line for f in same}
        also = (one for one in places.values() if not _is_echoed(one, lines))
        yield same[0]._replace(also=tuple(also))


def _is_echoed(evidence: Evidence, lines: Collection[int]) -> bool:
    """Return whether evidence is the line of a source that a compiler prints below its message on it."""
    return evidence.line - 1 in lines and compiled(_ECHOED_SOURCE).match(evidence.quote) is not None


def is_worth_reporting(diagnosis: Diagnosis) -> bool:
    """Return whether a finding is worth reporting although the command succeeded."""
    return any(
        finding.evidence.confidence is not Confidence.POSSIBLE and not finding.cause.is_external
        for finding in diagnosis.findings
    )
