"""Arguments in, a verb, a report out, an exit status. No logic."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Callable, Sequence

from opwright import terminal
from opwright.errors import OpwrightError

_INTERNAL_ERROR = 5


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command line; return the exit status."""
    given = sys.argv[1:] if arguments is None else list(arguments)
    try:
        given, command = _without_command(given)
        options = _options(given)
        options.command = command
        run: Callable[[argparse.Namespace], int] = options.run
        return run(options)
    except SystemExit as stopped:  # argparse has said why
        return int(stopped.code or 0)
    except OpwrightError as error:
        terminal.complain(str(error))
        return error.exit_status
    except BrokenPipeError:  # `opwright … | head`
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except KeyboardInterrupt:
        return 130
    except Exception as error:
        if os.environ.get("OPWRIGHT_DEBUG"):
            raise
        kind = f"{type(error).__name__}: {error}"
        terminal.complain(
            f"opwright has a bug: {kind}; report it with what you ran, and with the output of the "
            "same command under OPWRIGHT_DEBUG=1"
        )
        return _INTERNAL_ERROR


def _without_command(given: list[str]) -> tuple[list[str], list[str]]:
    """Return the arguments and the command after `--`, of `diagnose -- COMMAND`."""
    if "--" not in given or "diagnose" not in given[: given.index("--")]:
        return given, []
    end = given.index("--")
    if not given[end + 1 :]:
        raise OpwrightError("no command stands after --: opwright diagnose -- COMMAND [ARG...]")
    return given[:end], given[end + 1 :]


def _options(given: Sequence[str]) -> argparse.Namespace:
    """Return what is given; where it begins with a verb, only that verb's parser is made."""
    known = _verbs()
    if given and given[0] in known:
        verb = argparse.ArgumentParser(f"opwright {given[0]}", formatter_class=_HelpFormatter)
        known[given[0]][1](verb)
        return verb.parse_args(given[1:])
    return _parser(given).parse_args(given)


def _parser(given: Sequence[str]) -> argparse.ArgumentParser:
    """Return the parser of the command line; of the verbs, only a given one knows its arguments."""
    parser = argparse.ArgumentParser(
        prog="opwright",
        formatter_class=_HelpFormatter,
        description="Why a PyTorch native extension does not build, load or run, and what to do.",
        epilog="exit status: 0 nothing found, 1 a cause was found, 2 used wrongly, 3 an input "
        "cannot be read, 4 a log shows a failure without a known cause, 5 a bug of opwright",
    )
    parser.add_argument("--version", action="store_true", help="print the version and stop")
    parser.set_defaults(run=lambda options: _help(parser, options))
    verbs = parser.add_subparsers(metavar="VERB", prog="opwright")
    for verb, (summary, add_arguments) in _verbs().items():
        parser_of_verb = verbs.add_parser(verb, help=summary, formatter_class=_HelpFormatter)
        if verb in given:
            add_arguments(parser_of_verb)
    return parser


def _verbs() -> dict[str, tuple[str, Callable[[argparse.ArgumentParser], None]]]:
    return {
        "diagnose": ("the cause of the failure that a log shows, or a command's", _add_diagnose),
        "audit": ("in which torch releases a binary loads, and why not elsewhere", _add_audit),
        "build": ("an extension, with flags that say why, and every symbol checked", _add_build),
        "new": ("a complete extension project that builds with opwright", _add_new),
        "lint": ("what is wrong in sources and build scripts, before they are compiled", _add_lint),
        "explain": ("a cause's page, or the list of causes", _add_explain),
        "releases": ("the torch releases that are known", _add_releases),
    }


class _HelpFormatter(argparse.HelpFormatter):
    """Knows its width without shutil, which loads three ways to decompress."""

    def __init__(self, prog: str) -> None:
        super().__init__(prog, width=terminal.width() - 2)


def _help(parser: argparse.ArgumentParser, options: argparse.Namespace) -> int:
    if options.version:
        from importlib.metadata import version  # noqa: PLC0415 - 30 ms

        terminal.write(f"opwright {version('opwright')}\n")
        return 0
    parser.print_help()
    return OpwrightError.exit_status


# ---- diagnose ----------------------------------------------------------------------


def _add_diagnose(parser: argparse.ArgumentParser) -> None:
    from opwright import diagnose_command  # noqa: PLC0415 - what other verbs do not need

    diagnose_command.add_arguments(parser)
    _add_output(parser, diagnose_command.FORMATS)


# ---- lint --------------------------------------------------------------------------


def _add_lint(parser: argparse.ArgumentParser) -> None:
    from opwright import lint_command  # noqa: PLC0415 - what other verbs do not need

    lint_command.add_arguments(parser)
    _add_output(parser, lint_command.FORMATS)


# ---- build -------------------------------------------------------------------------


def _add_build(parser: argparse.ArgumentParser) -> None:
    from opwright import build_command  # noqa: PLC0415 - what other verbs do not need

    build_command.add_arguments(parser)
    _add_output(parser, build_command.FORMATS)


# ---- new ---------------------------------------------------------------------------


def _add_new(parser: argparse.ArgumentParser) -> None:
    from opwright import new_command  # noqa: PLC0415 - what other verbs do not need

    new_command.add_arguments(parser)
    _add_output(parser, new_command.FORMATS)


# ---- audit -------------------------------------------------------------------------


def _add_audit(parser: argparse.ArgumentParser) -> None:
    from opwright import audit_command  # noqa: PLC0415 - what other verbs do not need

    audit_command.add_arguments(parser)
    _add_output(parser, audit_command.FORMATS)


# ---- explain and releases ----------------------------------------------------------


def _add_explain(parser: argparse.ArgumentParser) -> None:
    parser.description = "Print what is known of a cause; without one, the list of all causes."
    parser.add_argument("cause", nargs="?", metavar="CAUSE")
    _add_output(parser, ("text", "json"))
    parser.set_defaults(run=_explain)


def _explain(options: argparse.Namespace) -> int:
    from opwright import api  # noqa: PLC0415
    from opwright.causes import chosen_causes  # noqa: PLC0415
    from opwright.report import pages  # noqa: PLC0415

    causes = [api.explain(options.cause)] if options.cause else list(chosen_causes())
    if options.format == "json":
        terminal.put(pages.as_json(causes), options.output)
    else:
        terminal.put(
            pages.page(causes[0]) if options.cause else pages.listing(causes), options.output
        )
    return 0


def _add_releases(parser: argparse.ArgumentParser) -> None:
    parser.description = (
        "Tell which torch releases are known, or make a local build of torch known."
    )
    verbs = parser.add_subparsers(metavar="list|show|add", prog="opwright releases")
    parser.set_defaults(run=_list_releases, machine="x86_64", format="text", output=None)
    listing = verbs.add_parser("list", help="all releases")
    showing = verbs.add_parser("show", help="one release: its CUDA, its libraries, what it pins")
    showing.add_argument("version", metavar="VERSION")
    adding = verbs.add_parser(
        "add", help="add a local torch (nightly, ROCm, another CUDA) to your own table"
    )
    adding.add_argument("path", metavar="PATH", help="a torch wheel, or site-packages/torch")
    for verb, run in ((listing, _list_releases), (showing, _show_release)):
        verb.add_argument("--machine", default="x86_64", choices=("x86_64", "aarch64"))
        _add_output(verb, ("text", "json"))
        verb.set_defaults(run=run)
    adding.set_defaults(run=_add_release)


def _list_releases(options: argparse.Namespace) -> int:
    from opwright import api  # noqa: PLC0415
    from opwright.report import release_list  # noqa: PLC0415

    known = api.known_releases(options.machine)
    as_json = options.format == "json"
    terminal.put(
        release_list.as_json(known) if as_json else release_list.listing(known), options.output
    )
    return 0


def _show_release(options: argparse.Namespace) -> int:
    from opwright import api  # noqa: PLC0415
    from opwright.report import release_list  # noqa: PLC0415

    known = api.known_releases(options.machine, options.version)
    as_json = options.format == "json"
    shims = api.new_shims(known)
    moved = api.moved_in(known)
    text = (
        release_list.as_json(known, shims, moved)
        if as_json
        else release_list.page(known, shims, moved)
    )
    terminal.put(text, options.output)
    return 0


def _add_release(options: argparse.Namespace) -> int:
    from opwright import api  # noqa: PLC0415

    release, path = api.add_release(options.path)
    terminal.write(f"added torch {release.version} for {release.machine}: {path}\n")
    return 0


# ---- what verbs share --------------------------------------------------------------


def _add_output(parser: argparse.ArgumentParser, formats: Sequence[str]) -> None:
    parser.add_argument("--format", choices=formats, default="text")
    parser.add_argument("-o", "--output", metavar="FILE", help="write there instead")
    parser.add_argument("--color", choices=("auto", "always", "never"), default="auto")
