"""`opwright lint`: its arguments, what is read, what is printed or repaired. No logic."""

from __future__ import annotations

import gc
import os
import re
from collections.abc import Iterable, Sequence

from opwright import report
from opwright.causes.engine.registry import selected_causes
from opwright.cli import terminal
from opwright.errors import OpwrightError, UnknownNameError
from opwright.model import Finding, Lint, LintedFile, Target, Unlinted
from opwright.report.escaping import legible
from opwright.verbs.lint.linting import lint
from opwright.verbs.lint.suppression import baseline, read_baseline

TYPE_CHECKING = False
if TYPE_CHECKING:
    import argparse

    from opwright.model import Cause


_GARBAGE = 50_000
"""Objects after which garbage is looked for: trees have many, and are none."""
FORMATS = ("text", "json", "sarif", "github")


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Describe what `lint` takes."""
    parser.description = (
        "Find what will not compile, link, load or run in C++, CUDA, HIP and Python sources and in "
        "build scripts, before compiling them."
    )
    parser.add_argument(
        "paths", nargs="*", metavar="PATH", help="a file, directory or sdist; default: ."
    )
    parser.add_argument("--torch", metavar="RELEASES", help="target torch releases: 2.8..2.15")
    parser.add_argument("--cuda", metavar="VERSION", help="CUDA toolkit to compile with: 13.0")
    parser.add_argument("--compiler", metavar="NAME", help="host compiler: clang-19, gcc-13")
    parser.add_argument(
        "--gpu", action="append", default=[], metavar="GPUS", help="target GPUs: sm_90a, gfx942"
    )
    parser.add_argument("--python", metavar="VERSIONS", help="target Pythons: 3.13, '>=3.9'")
    parser.add_argument("--numpy", metavar="VERSIONS", help="target NumPys: 2.2, '>=1.26,<3'")
    parser.add_argument("--triton", metavar="VERSIONS", help="target Tritons: 3.4, '>=3.2'")
    parser.add_argument("--fix", action="store_true", help="apply safe fixes")
    parser.add_argument(
        "--unsafe", action="store_true", help="with --fix or --diff: include fixes that need review"
    )
    parser.add_argument(
        "--diff", action="store_true", help="show fixes as a diff without applying them"
    )
    parser.add_argument("--baseline", metavar="FILE", help="ignore the findings recorded in FILE")
    parser.add_argument(
        "--write-baseline", metavar="FILE", help="record all current findings as a baseline"
    )
    parser.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    """Run `opwright lint`; return the exit status."""
    gc.set_threshold(_GARBAGE)
    if options.unsafe and not (options.fix or options.diff):
        raise OpwrightError("--unsafe requires --fix or --diff")
    known = read_baseline(options.baseline) if options.baseline else frozenset()
    linted = lint(
        options.paths or ["."],
        _target(options),
        causes=_causes(options),
        baseline=known,
        baseline_folder=os.path.dirname(options.baseline or ""),
    )
    for file in linted.files:
        for complaint in file.complaints:
            terminal.complain(complaint)
    for unread in linted.unreadable:
        terminal.complain(f"{unread.path}: {unread.why}")
    if options.write_baseline:
        marks = ((file.path, file.findings) for file in linted.files)
        folder = os.path.dirname(options.write_baseline)
        terminal.put(baseline(marks, folder), options.write_baseline)
        return 3 if linted.unreadable else 0
    if options.diff:
        terminal.put(_diff(linted, unsafe=options.unsafe), options.output)
        return linted.exit_status
    if options.fix:
        linted = _repaired(linted, options.paths or ["."], unsafe=options.unsafe)
    terminal.put(_rendered(linted, options), options.output)
    return linted.exit_status


_FORMS = {
    "cuda": (r"\d{1,2}(?:\.\d{1,2}){0,2}", "13.0"),
    "compiler": (r"(?i:(?:clang|gcc|g|icpx?|msvc|cl|hipcc)(?:\+\+)?)[ -]?[\d.]*", "clang-19"),
    "gpu": (r"(?:sm|compute)_\d{2,3}[af]?|gfx[\w:+-]+", "sm_90a or gfx942"),
}


def _target(options: argparse.Namespace) -> Target:
    gpus = tuple(name for given in options.gpu for name in given.split(",") if name)
    given = [("cuda", options.cuda), ("compiler", options.compiler), *(("gpu", g) for g in gpus)]
    for name, value in given:
        form, example = _FORMS[name]
        if value and not re.fullmatch(form, value):
            raise OpwrightError(f"invalid --{name} {value!r}: expected something like {example}")
    if options.torch:
        from opwright.knowledge.torch_releases.targets import releases_in

        releases_in(Target(torch=options.torch))  # says so when there is no such release
    for name in ("python", "numpy", "triton"):
        _check_versions(name, getattr(options, name))
    return Target(
        options.torch,
        options.cuda,
        options.compiler,
        gpus,
        options.python,
        options.numpy,
        options.triton,
    )


def _check_versions(domain: str, versions: str | None) -> None:
    """Raise UnknownNameError where no release of a domain is meant by `versions`."""
    if versions:
        from opwright.knowledge.api.index import table
        from opwright.knowledge.api.windows import admitted

        known = table(domain).releases
        if not admitted(known, versions):
            raise UnknownNameError(f"release of {domain}", versions, known=known)


def _causes(options: argparse.Namespace) -> Sequence[Cause] | None:
    return selected_causes(select=options.select, ignore=options.ignore)


# ---- repairs -----------------------------------------------------------------------


def _diff(linted: Lint, *, unsafe: bool) -> str:
    from opwright.verbs.lint.fixes import diff, fixed

    text = "".join(diff(fixed(file, unsafe=unsafe)) for file in linted.files)
    kept = re.split(
        r"(\t|\r?\n)", text
    )  # for patch to find the lines; a terminal has no harm of them
    return "".join(part if number % 2 else legible(part) for number, part in enumerate(kept))


def _repaired(linted: Lint, named: Sequence[str], *, unsafe: bool) -> Lint:
    """Fix the files; return the findings that remain."""
    from opwright.verbs.lint.fixes import fixed, why_not_written, write

    left: list[LintedFile] = []
    failed: list[Unlinted] = []
    for file in linted.files:
        repaired = fixed(file, unsafe=unsafe)
        done: tuple[Finding, ...] = ()
        refused = repaired.refused
        if repaired.after != repaired.before:
            refused = why_not_written(file.path, named)
        if refused:
            terminal.complain(f"{file.path} was not fixed: {refused}")
        elif repaired.after != repaired.before:
            try:
                write(repaired)
                done = repaired.done
            except OpwrightError as error:
                terminal.complain(str(error))
                failed.append(Unlinted(file.path, str(error)))
        left.append(file._replace(findings=tuple(_without(file.findings, done))))
    return linted._replace(files=tuple(left), unreadable=(*linted.unreadable, *failed))


def _without(findings: Iterable[Finding], done: Sequence[Finding]) -> Iterable[Finding]:
    return (
        finding
        for finding in findings
        if not any(finding is fixed_finding for fixed_finding in done)
    )


def _rendered(linted: Lint, options: argparse.Namespace) -> str:
    match options.format:
        case "sarif":
            return report.sarif.render_lint(linted)
        case "json":
            return report.lint.json(linted)
        case "github":
            return report.lint.github(linted)
        case _:
            return report.lint.text(
                linted,
                width=terminal.text_width(options.output),
                colour=terminal.has_colour(options.color, options.output),
            )
