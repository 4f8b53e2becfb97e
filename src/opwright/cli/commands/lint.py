"""`opwright lint`: its arguments, what is read, what is printed or repaired. No logic."""

from __future__ import annotations

import gc
import os
import re
import sys
from collections.abc import Mapping

from opwright import report
from opwright.cli import terminal
from opwright.errors import OpwrightError
from opwright.model import Lint
from opwright.report.escaping import legible
from opwright.verbs.lint.configuration import Configuration
from opwright.verbs.lint.linting import lint_configured
from opwright.verbs.lint.settings import CONFIDENCES, KINDS, NEVER, SEVERITIES
from opwright.verbs.lint.suppression import baseline

TYPE_CHECKING = False
if TYPE_CHECKING:
    import argparse
    from typing import Any

    from opwright.verbs.lint.fixing import LintWith, Repair

_GARBAGE = 50_000
"""Objects after which garbage is looked for: trees have many, and are none."""
_PATTERNS = 4096
"""Patterns that `re` keeps compiled: of its 512, a third is compiled anew in a large tree."""
FORMATS = ("text", "json", "sarif", "github")
_STDIN = "-"
_MOST_READ = 4 << 20


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Describe what `lint` takes."""
    parser.description = (
        "Find what will not compile, link, load or run in C++, CUDA, HIP and Python sources and in "
        "build scripts, before compiling them. Every option of a target, of what is reported and of what is "
        "read can be set in [tool.opwright.lint] of pyproject.toml, too."
    )
    parser.add_argument(
        "paths",
        nargs="*",
        metavar="PATH",
        help="a file, directory or sdist, or - for standard input; default: .",
    )
    _add_target(parser)
    _add_choice(parser)
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
    parser.add_argument(
        "--statistics", action="store_true", help="count the findings of each cause"
    )
    parser.add_argument(
        "--stdin-filename", metavar="NAME", help="the name of what is read from standard input"
    )
    parser.add_argument(
        "--no-cache", action="store_true", help="judge every file, whatever was found before"
    )
    parser.add_argument("--config", metavar="FILE", help="the pyproject.toml with the settings")
    parser.add_argument(
        "--isolated", action="store_true", help="ignore the settings of every pyproject.toml"
    )
    parser.add_argument(
        "--show-settings", action="store_true", help="show the settings for PATH, and stop"
    )
    parser.set_defaults(run=run)


def _add_target(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--torch", metavar="RELEASES", help="target torch releases: 2.8..2.15")
    parser.add_argument("--cuda", metavar="VERSION", help="CUDA toolkit to compile with: 13.0")
    parser.add_argument("--compiler", metavar="NAME", help="host compiler: clang-19, gcc-13")
    parser.add_argument(
        "--gpu", action="append", metavar="GPUS", help="target GPUs: sm_90a, gfx942"
    )
    parser.add_argument("--python", metavar="VERSIONS", help="target Pythons: 3.13, '>=3.9'")
    parser.add_argument("--numpy", metavar="VERSIONS", help="target NumPys: 2.2, '>=1.26,<3'")
    parser.add_argument("--triton", metavar="VERSIONS", help="target Tritons: 3.4, '>=3.2'")
    parser.add_argument(
        "--compile-commands",
        metavar="FILE",
        help="the compile_commands.json of the build; default: the one beside or in build/",
    )


def _add_choice(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--extend-select",
        action="append",
        metavar="CAUSE",
        help="report these causes as well: of --select, or that are off by default",
    )
    parser.add_argument(
        "--per-file-ignores",
        action="append",
        metavar="GLOB:CAUSE",
        help="skip causes in the files that a pattern matches",
    )
    parser.add_argument(
        "--exclude", action="append", metavar="GLOB", help="leave out these files and directories"
    )
    parser.add_argument(
        "--force-exclude", action="store_true", help="leave them out even where they are named"
    )
    parser.add_argument(
        "--min-confidence",
        choices=CONFIDENCES,
        help="the least confidence that is reported; default: possible",
    )
    parser.add_argument(
        "--severity",
        action="append",
        metavar="CAUSE:LEVEL",
        help=f"report a cause as {', '.join(SEVERITIES)}, whatever its confidence",
    )
    parser.add_argument(
        "--fail-on",
        choices=(*SEVERITIES, NEVER),
        help="the least severity for which the exit status is 1; default: note",
    )
    parser.add_argument(
        "--exit-zero", action="store_true", help="exit with status 0 whatever is found"
    )


def run(options: argparse.Namespace) -> int:
    """Run `opwright lint`; return the exit status."""
    gc.set_threshold(_GARBAGE)
    re._MAXCACHE = _PATTERNS  # type: ignore[attr-defined] # noqa: SLF001 - nothing public sets it
    if options.unsafe and not (options.fix or options.diff):
        raise OpwrightError("--unsafe requires --fix or --diff")
    configuration = Configuration(
        _given(options), file=options.config, is_isolated=options.isolated
    )
    if options.show_settings:
        return _show_settings(options, configuration)
    paths, texts = _inputs(options)

    def lint_with(others: Mapping[str, str]) -> Lint:
        return lint_configured(
            paths,
            configuration,
            texts={**texts, **others},
            is_cached=not options.no_cache,
            is_baseline_used=not options.write_baseline,
        )

    linted = lint_with({})
    _complain_of(linted)
    if options.write_baseline:
        marks = ((file.path, file.findings) for file in linted.files)
        folder = os.path.dirname(options.write_baseline)
        terminal.put(baseline(marks, folder), options.write_baseline)
        return 3 if linted.unreadable else 0
    if options.diff or (options.fix and texts):
        from opwright.verbs.lint.fixing import repair

        repaired = repair(linted, lint_with, unsafe=options.unsafe)
        if not options.diff:
            return _put_repaired(repaired, texts, options)
        terminal.put(_diff(repaired), options.output)
        return linted.exit_status
    if options.fix:
        linted = _repaired_in_place(linted, lint_with, paths, unsafe=options.unsafe)
    terminal.put(_rendered(linted, options), options.output)
    return linted.exit_status


def _complain_of(linted: Lint) -> None:
    """Print what is no finding: comments without effect, limits of the answer, files that cannot be read."""
    complaints = (complaint for file in linted.files for complaint in file.complaints)
    unreadable = (f"{file.path}: {file.why}" for file in linted.unreadable)
    for line in (*complaints, *linted.notes, *unreadable):
        terminal.complain(line)


def _given(options: argparse.Namespace) -> dict[str, Any]:
    """Return what the command line sets, by the names of the settings."""
    given: dict[str, Any] = {
        key: value
        for key in KINDS
        if (value := getattr(options, key.replace("-", "_"))) not in (None, [], False)
    }
    for key in ("extend-select", "exclude", "gpu"):
        if key in given:
            given[key] = [item for listed in given[key] for item in listed.split(",") if item]
    if "per-file-ignores" in given:
        ignores: dict[str, list[str]] = {}
        for glob, names in _pairs("per-file-ignores", given["per-file-ignores"]):
            ignores.setdefault(glob, []).extend(names.split(","))
        given["per-file-ignores"] = ignores
    if "severity" in given:
        given["severity"] = dict(_pairs("severity", given["severity"]))
    if options.exit_zero:
        given["fail-on"] = NEVER
    return given


def _pairs(option: str, texts: list[str]) -> list[tuple[str, str]]:
    for text in texts:
        if not re.fullmatch(r"[^:]+:[^:]+", text):
            raise OpwrightError(f"invalid --{option} {text!r}: there must be one colon in it")
    return [(text.partition(":")[0], text.partition(":")[2]) for text in texts]


def _inputs(options: argparse.Namespace) -> tuple[list[str], dict[str, str]]:
    """Return the paths to lint, and the text of what comes from standard input by its name."""
    paths = options.paths or ["."]
    if _STDIN not in paths:
        if options.stdin_filename:
            raise OpwrightError("--stdin-filename requires the path -")
        return paths, {}
    if paths != [_STDIN]:
        raise OpwrightError("standard input, -, is linted by itself")
    from opwright.facts.sources.source_file import decoded
    from opwright.model import C_FAMILY, language_of

    name = options.stdin_filename or ""
    language = language_of(name)
    if language is None:
        raise OpwrightError("name what is read from standard input: --stdin-filename op.cu")
    data = sys.stdin.buffer.read(_MOST_READ + 1)
    path = os.path.normpath(name)
    return [path], {path: decoded(data, is_c=language in C_FAMILY)}


def _show_settings(options: argparse.Namespace, configuration: Configuration) -> int:
    shown = []
    for path in options.paths or ["."]:
        folder = path if os.path.isdir(path) else os.path.dirname(path)
        configuration.of(folder)  # raises where a setting makes no sense
        shown.append((path, tuple(configuration.origins(folder))))
    is_json = options.format == "json"
    render = report.lint_settings.json if is_json else report.lint_settings.text
    terminal.put(render(shown), options.output)
    return 0


# ---- repairs -----------------------------------------------------------------------


def _repaired_in_place(
    linted: Lint, lint_with: LintWith, paths: list[str], *, unsafe: bool
) -> Lint:
    from opwright.verbs.lint.fixing import repair_in_place

    left, told = repair_in_place(linted, lint_with, paths, unsafe=unsafe)
    for line in told:
        terminal.complain(line)
    return left


def _diff(repaired: Repair) -> str:
    from opwright.verbs.lint.fixes import diff

    text = "".join(map(diff, repaired.files))
    kept = re.split(
        r"(\t|\r?\n)", text
    )  # for patch to find the lines; a terminal has no harm of them
    return "".join(part if number % 2 else legible(part) for number, part in enumerate(kept))


def _put_repaired(repaired: Repair, texts: Mapping[str, str], options: argparse.Namespace) -> int:
    """Print the repaired text of what came from standard input, and on the error output what is left."""
    [(_, text)] = {**texts, **{file.path: file.after for file in repaired.files}}.items()
    terminal.put(text, options.output)
    terminal.write(_rendered(repaired.left, options), sys.stderr)
    return repaired.left.exit_status


def _rendered(linted: Lint, options: argparse.Namespace) -> str:
    if options.statistics:
        return report.lint.statistics(linted, as_json=options.format == "json")
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
