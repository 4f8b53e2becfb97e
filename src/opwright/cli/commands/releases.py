"""`opwright releases`: its arguments, what is printed. No logic."""

from __future__ import annotations

from opwright.cli import terminal
from opwright.report.text import release_list
from opwright.verbs.releases import listing
from opwright.verbs.releases.adding import add_release

TYPE_CHECKING = False
if TYPE_CHECKING:
    import argparse

FORMATS = ()
"""Its subcommands take them."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Describe what `releases` takes."""
    parser.description = (
        "List the torch releases in the database, compare two, or add a local build of torch."
    )
    verbs = parser.add_subparsers(metavar="list|show|diff|add", prog="opwright releases")
    parser.set_defaults(run=_list_releases, machine="x86_64", format="text", output=None)
    listing = verbs.add_parser("list", help="list all releases")
    showing = verbs.add_parser(
        "show", help="show one release: its CUDA version, libraries and pinned packages"
    )
    showing.add_argument("version", metavar="VERSION", help="2.8.0, or 2.8 for all of 2.8")
    comparing = verbs.add_parser(
        "diff",
        help="compare two releases: headers, names, arguments, operators, symbols, layouts, requirements",
    )
    comparing.add_argument("old", metavar="OLD", help="2.12.0, or 2.12 for the newest of 2.12")
    comparing.add_argument("new", metavar="NEW", help="2.13")
    comparing.add_argument(
        "--uses",
        metavar="PATH",
        nargs="+",
        help="only what these sources name, or these wheels and libraries ask for: what is removed, deprecated, or takes other "
        "arguments",
    )
    adding = verbs.add_parser(
        "add", help="add a local build of torch (nightly, ROCm, another CUDA version)"
    )
    adding.add_argument(
        "path",
        metavar="TORCH",
        help="a torch wheel, site-packages/torch, the URL of a wheel or of an index (its newest torch), or "
        "torch==2.8.0+cu126",
    )
    adding.add_argument(
        "--index-url",
        metavar="URL",
        help="the index that has torch==VERSION; default: PyTorch's index of its label",
    )
    for verb, run in (
        (listing, _list_releases),
        (showing, _show_release),
        (comparing, _compare_releases),
    ):
        verb.add_argument(
            "--machine",
            default="x86_64",
            choices=("x86_64", "aarch64", "win_amd64", "macosx_arm64", "macosx_x86_64"),
            help="machine of the builds; default: x86_64",
        )
        more = ("markdown",) if verb is comparing else ()
        terminal.add_output(verb, ("text", "json", *more))
        verb.set_defaults(run=run)
    adding.set_defaults(run=_add_release)


def _list_releases(options: argparse.Namespace) -> int:
    known = listing.known_releases(options.machine)
    as_json = options.format == "json"
    terminal.put(
        release_list.as_json(known) if as_json else release_list.listing(known), options.output
    )
    return 0


def _show_release(options: argparse.Namespace) -> int:
    known = listing.known_releases(options.machine, options.version)
    as_json = options.format == "json"
    shims = listing.new_shims(known)
    moved = listing.moved_in(known)
    text = (
        release_list.as_json(known, shims, moved)
        if as_json
        else release_list.page(known, shims, moved)
    )
    terminal.put(text, options.output)
    return 0


def _compare_releases(options: argparse.Namespace) -> int:
    from opwright.report import release_diff
    from opwright.verbs.releases.comparing import compare, used_by

    diff = compare(options.old, options.new, options.machine)
    if options.uses:
        diff = used_by(diff, options.uses)
    render = {
        "text": release_diff.as_text,
        "json": release_diff.as_json,
        "markdown": release_diff.as_markdown,
    }[options.format]
    terminal.put(render(diff), options.output)
    return 0


def _add_release(options: argparse.Namespace) -> int:
    added = add_release(options.path, options.index_url)
    how = ", derived from PyPI's build: no index had it" if added.is_derived else ""
    build = added.build
    terminal.write(f"added torch {build.version} for {build.machine}{how}: {added.path}\n")
    return 0
