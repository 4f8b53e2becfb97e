"""`opwright build`: its arguments, what is built, what is printed. No logic."""

from __future__ import annotations

import os
import sys

from opwright import report
from opwright.cli import terminal
from opwright.cli.numbers import positive_number
from opwright.errors import OpwrightError, UnknownNameError
from opwright.verbs import build
from opwright.verbs.build import building
from opwright.verbs.build.settings.project import read_extensions, settings_of_sources

TYPE_CHECKING = False
if TYPE_CHECKING:
    import argparse
    from collections.abc import Sequence

    from opwright.model.build.plan import BuildFailure, Plan
    from opwright.verbs.build.engine.running.run import Built, Event
    from opwright.verbs.build.settings.settings import BuildSettings

FORMATS = ("text", "json")
_SLOW = 3
_NO_CAUSE = 4


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Describe what `build` takes."""
    parser.description = (
        "Compile and link an extension. Every flag has a reason, and every symbol is checked "
        "before the library is put in place."
    )
    parser.add_argument(
        "paths",
        nargs="*",
        metavar="PATH",
        help="a directory whose pyproject.toml has [tool.opwright], or source files; default: .",
    )
    parser.add_argument(
        "--name",
        help="module name when building source files (ops._C), or the one extension of a project to build",
    )
    parser.add_argument(
        "--torch",
        metavar="TORCH",
        help="torch to build for: a directory, or a release (2.5.1); if it is not installed, "
        "headers are read from its wheel",
    )
    parser.add_argument(
        "--arch",
        action="append",
        default=[],
        metavar="ARCHS",
        help="GPU architectures: 8.0;9.0a, 9.0+PTX, native, all-major, all-supported",
    )
    parser.add_argument(
        "--jobs",
        "-j",
        type=positive_number,
        metavar="N",
        help="number of parallel compile jobs",
    )
    parser.add_argument(
        "--explain", action="store_true", help="print the reason for each flag, and do not build"
    )
    parser.add_argument(
        "--dry-run", action="store_true", help="print the commands without running them"
    )
    parser.add_argument(
        "--verbose", "-v", action="store_true", dest="verbose_build", help="print each command"
    )
    parser.add_argument(
        "--debug",
        action="store_true",
        dest="debug_build",
        help="build for a debugger: -g, no optimization, with assert()",
    )
    parser.add_argument(
        "--lineinfo", action="store_true", help="source lines of kernels, for profilers"
    )
    parser.add_argument(
        "--split-debug",
        action="store_true",
        help="debug information in a file beside the library: NAME.so.debug",
    )
    parser.add_argument(
        "--time-report",
        action="store_true",
        help="after the build, compile each source once more, and list which phases and headers cost most",
    )
    parser.add_argument(
        "--keep",
        action="store_true",
        help="keep preprocessed sources, PTX and cubins in the build folder",
    )
    parser.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    """Run `opwright build`; return the exit status."""
    try:
        build_options = building.BuildOptions(
            options.torch,
            tuple(options.arch),
            debug=options.debug_build,
            line_info=options.lineinfo,
            split_debug=options.split_debug,
            keep=options.keep,
        )
        tell = _tell_commands if options.verbose_build else _show_progress
        planned = [building.plan(one, build_options, tell=tell) for one in _settings(options)]
        if options.explain or options.dry_run:
            terminal.put(
                "\n".join(_rendered_plan(one.plan, options) for one in planned), options.output
            )
            return 0
        built = [building.build(one, jobs=options.jobs, tell=tell) for one in planned]
    except OpwrightError as error:
        if (failed := build.failures.failure_of(error)) is None:
            raise
        return _failed(failed, options)
    terminal.put("".join(_built(one, options) for one in built), options.output)
    if options.time_report:
        for one in planned:
            times = build.compile_times.compile_times(one.plan, _show_progress)
            sys.stderr.write(report.build.compile_times(times))
    return 0


def _settings(options: argparse.Namespace) -> Sequence[BuildSettings]:
    paths = options.paths or ["."]
    if len(paths) != 1 or not os.path.isdir(paths[0]):
        return [settings_of_sources(paths, options.name)]
    found = read_extensions(paths[0])
    named = [one for one in found if options.name in (None, one.name)]
    if not named:
        raise UnknownNameError("extension", options.name, known=[one.name for one in found])
    return named


def _rendered_plan(plan: Plan, options: argparse.Namespace) -> str:
    if options.format == "json":
        return report.build.json(plan)
    if options.explain:
        return report.build.explained(plan, width=terminal.text_width(options.output))
    return report.build.commands(plan)


def _built(built: Built, options: argparse.Namespace) -> str:
    if options.format == "json":
        steps = [{"what": what, "seconds": round(seconds, 3)} for what, seconds in built.done]
        return (
            report.escaping.json_text({"version": 1, "library": built.library, "done": steps})
            + "\n"
        )
    slow = sorted(built.done, key=lambda step: -step[1])[:_SLOW]
    took = ", ".join(f"{what} {seconds:.1f} s" for what, seconds in slow)
    return f"{built.library}\n" + (f"  slowest: {took}\n" if took else "")


def _show_progress(event: Event) -> None:
    """Print each file when it is done, and what the build waits for."""
    sys.stderr.write(report.build.progress(*event[:-1]))
    sys.stderr.flush()


def _tell_commands(event: Event) -> None:
    """Tell of each command too, when it is started."""
    if event.kind == "started":
        sys.stderr.write(report.build.started(event.command))
    _show_progress(event)


def _failed(failed: BuildFailure, options: argparse.Namespace) -> int:
    """Print what failed, the compiler's output and the cause; return the exit status."""
    width = terminal.text_width(options.output)
    sys.stderr.write(report.build.failure(failed, width=width))
    if options.format == "json":
        terminal.put(report.diagnosis.json(failed.diagnosis), options.output)
    else:
        colour = terminal.has_colour(options.color, options.output)
        terminal.put(
            report.diagnosis.text(failed.diagnosis, width=width, colour=colour), options.output
        )
    return 1 if failed.diagnosis.findings else _NO_CAUSE
