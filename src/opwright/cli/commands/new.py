"""`opwright new`: its arguments, what is written, what is printed. No logic."""

from __future__ import annotations

import os

from opwright import report
from opwright.cli import terminal
from opwright.errors import OpwrightError
from opwright.verbs.new import cutlass_gemm, gallery, gemm_project, project

TYPE_CHECKING = False
if TYPE_CHECKING:
    import argparse
    from collections.abc import Mapping

    from opwright.verbs.new.cutlass_gemm import Gemm
    from opwright.verbs.new.project import Names

FORMATS = ("text", "json")
_TEMPLATES = (
    "cpp",
    "cuda",
    "triton",
    "cutlass-gemm",
    "scatter-ops",
    "paged-decode",
    "lowbit-gemm",
    "sm90-gemm",
    "delta-rule",
)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Describe what `new` takes."""
    parser.description = (
        "Create an extension project: pyproject.toml, sources, Python package, reference, tests, README. "
        "It builds with opwright. Existing files are never overwritten."
    )
    parser.add_argument(
        "template",
        metavar="TEMPLATE",
        help=f"one of {', '.join(_TEMPLATES)}; the last five are the gallery's, copied under their own names",
    )
    parser.add_argument(
        "name", metavar="NAME", help="project name: fast-ops; or its directory: work/fast-ops"
    )
    parser.add_argument("folder", nargs="?", metavar="DIR", help="target directory; default: NAME")
    gemm = parser.add_argument_group("options of cutlass-gemm")
    gemm.add_argument(
        "--dtype",
        choices=("bf16", "fp16", "fp8"),
        help="compile for this type alone; default: bf16 and fp16, chosen at run time",
    )
    gemm.add_argument(
        "--tile",
        metavar="MxNxK",
        action="append",
        help="tile computed by a thread block; several make a kernel each; default: 128x128x64",
    )
    gemm.add_argument("--cluster", metavar="MxN", help="thread block cluster; default: 2x1")
    gemm.add_argument(
        "--grouped",
        action="store_true",
        default=None,
        help="add products of groups of uneven sizes; default tile: 128x256x64, cooperative, cluster 1x1",
    )
    gemm.add_argument(
        "--schedule",
        metavar="NAME",
        help="pingpong, cooperative, or a CUTLASS schedule name; default: pingpong",
    )
    gemm.add_argument(
        "--swizzle", type=int, metavar="N", help="tile columns computed together; default: 2"
    )
    parser.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    """Write a project; return the exit status."""
    path = os.path.normpath(options.name)
    folder = options.folder or path
    _check_options(options)
    template = gallery.FORMER_NAMES.get(options.template, options.template)
    if template in gallery.GALLERY:
        names = _own_names(options, template)
        files = gallery.copied(template)
    else:
        names = project.names_of(os.path.basename(path))
        files = project.filled(template, names)
        if template == "cutlass-gemm":
            files |= gemm_project.files(_gemm(options), names)
    project.write(files, folder)
    terminal.put(_next_steps(options, names, folder, files), options.output)
    return 0


def _own_names(options: argparse.Namespace, own: str) -> Names:
    """Return the names of a gallery project; raise if it is given a name other than its own."""
    if options.folder and options.name not in (own, options.template):
        raise OpwrightError(
            f"{own} keeps its own name and cannot become {options.name!r}; "
            f"pass only its directory: opwright new {own} {options.folder}"
        )
    return project.Names(own, gallery.GALLERY[own])


_GEMM_OPTIONS = ("dtype", "tile", "cluster", "grouped", "schedule", "swizzle")


def _check_options(options: argparse.Namespace) -> None:
    """Raise for an option of another template."""
    given = [name for name in _GEMM_OPTIONS if getattr(options, name) is not None]
    if given and options.template != "cutlass-gemm":
        raise OpwrightError(f"--{given[0]} applies only to cutlass-gemm, not to {options.template}")


def _gemm(options: argparse.Namespace) -> Gemm:
    usual = cutlass_gemm.usual(options.dtype or "", is_grouped=bool(options.grouped))
    tiles = tuple(cutlass_gemm.tile(one) for one in options.tile or ())
    return cutlass_gemm.Gemm(
        tiles=tiles or usual.tiles,
        cluster=cutlass_gemm.cluster(options.cluster) if options.cluster else usual.cluster,
        schedule=cutlass_gemm.schedule(options.schedule or usual.schedule),
        swizzle=usual.swizzle if options.swizzle is None else options.swizzle,
        dtype=usual.dtype,
        is_grouped=usual.is_grouped,
    )


def _next_steps(
    options: argparse.Namespace, names: Names, folder: str, files: Mapping[str, str]
) -> str:
    if options.format == "json":
        document = {
            "version": 1,
            "template": options.template,
            "name": names.distribution,
            "package": names.package,
            "folder": folder,
            "files": list(files),
        }
        return report.escaping.json_text(document) + "\n"
    listed = "".join(f"  {path}\n" for path in files)
    shown = report.escaping.printable(folder)
    return (
        f"{shown}\n{listed}next:\n"
        f"  cd {shown}\n  pip install --no-build-isolation -e '.[test]'\n  pytest\n"
    )
