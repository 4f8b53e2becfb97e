"""`opwright audit`: its arguments, what is audited, what is printed. No logic."""

from __future__ import annotations

from collections.abc import Sequence

from opwright import report
from opwright.causes.engine.registry import selected_causes
from opwright.cli import terminal
from opwright.cli.numbers import positive_number
from opwright.errors import OpwrightError, UnreadableInputError, without_credentials, worst
from opwright.model import ArtifactAudit
from opwright.verbs.audit import artifacts
from opwright.verbs.audit.gpus import gpus_here, named_gpus
from opwright.verbs.audit.symbol_notes import describe

TYPE_CHECKING = False
if TYPE_CHECKING:
    import argparse

    from opwright.model import Audit, Cause, Describe

FORMATS = ("text", "json", "sarif", "github", "markdown", "html", "svg", "jsonl", "parquet")


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Describe what `audit` takes."""
    parser.description = (
        "Show which torch releases a binary or wheel loads in, and why it fails in the others."
    )
    parser.add_argument(
        "wanted",
        nargs="+",
        metavar="WHAT",
        help="a shared library, wheel, directory, installed package, or a requirement "
        "(torchvision==0.23.0), which is read from the index pip is configured for",
    )
    parser.add_argument(
        "--torch",
        metavar="RELEASES",
        help="check these releases only; fail if it does not load in one of them: 2.8, 2.4..2.8, '>=2.9'",
    )
    parser.add_argument(
        "-v",
        "--verbose",
        action="store_true",
        help="with --format text: also list every reason, the missing symbols and the evidence",
    )
    parser.add_argument(
        "--variants",
        action="store_true",
        help="also print the wheel variant properties (PEP 825) derived from the audit",
    )
    parser.add_argument(
        "--require",
        action="append",
        default=[],
        metavar="WHAT",
        help="exit with 0 if this holds for every artifact and 1 if not, whatever else is found: "
        "torch-stable, abi3, or loads=RELEASES (loads=2.8..2.15); may be given several times",
    )
    parser.add_argument(
        "--gpu",
        action="append",
        default=[],
        metavar="GPUS",
        help="fail if it has no code for one of these GPUs: H100, 'RTX 5090', sm_86, gfx942, or native "
        "for the GPUs of this machine; scans all device code",
    )
    parser.add_argument(
        "--jobs",
        type=positive_number,
        metavar="N",
        help="audit N artifacts in parallel: a directory means all wheels in it, a text file lists "
        "one artifact per line; results are lines of text or jsonl, or a parquet file",
    )
    parser.add_argument(
        "--executor",
        choices=("processes", "ray"),
        help="run in local processes, or on the Ray cluster at RAY_ADDRESS "
        "(a local cluster is started if it is unset)",
    )
    parser.add_argument(
        "--deadline",
        type=positive_number,
        default=1800,
        metavar="SECONDS",
        help="with --jobs: give up on an artifact that takes longer (default: 1800)",
    )
    parser.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    """Run `opwright audit`; return the exit status."""
    if options.jobs or options.executor or options.format in ("jsonl", "parquet"):
        from opwright.cli.commands import fleet

        return fleet.run(options)
    if options.require:
        from opwright.verbs.audit.required import (
            check_requirements,
        )

        check_requirements(options.require)
    causes = selected_causes(select=options.select, ignore=options.ignore)
    options.gpus = named_gpus(options.gpu)
    options.gpus_here = () if options.gpus else gpus_here()
    results = [_audit_one(name, options, causes) for name in options.wanted]
    audited = [result for result in results if isinstance(result, ArtifactAudit)]
    failed = [
        (wanted, error)
        for wanted, error in zip(options.wanted, results, strict=True)
        if isinstance(error, OpwrightError)
    ]
    audit = artifacts.together(audited, causes)._replace(
        unreadable=tuple(
            (without_credentials(wanted), str(error))
            for wanted, error in failed
            if isinstance(error, UnreadableInputError)
        )
    )
    status = worst([audit.exit_status, *(error.exit_status for _, error in failed)])
    if audit.artifacts or options.format != "text":
        terminal.put(
            _rendered(audit, options, describe(_machine(audit)), status),
            options.output,
        )
    return status


def _audit_one(
    name: str, options: argparse.Namespace, causes: Sequence[Cause] | None
) -> ArtifactAudit | OpwrightError:
    """Return the audit of one artifact, or the error, which is printed at once."""
    try:
        with terminal.Progress(without_credentials(name)) as progress:
            return artifacts.audit(
                name,
                torch=options.torch,
                causes=causes,
                hashed=options.format == "json",
                gpus=options.gpus,
                gpus_here=options.gpus_here,
                gpu_code=options.format == "json",
                python_names=options.format != "text" or options.verbose,
                variants=options.variants,
                require=options.require,
                progress=progress.update,
            )
    except OpwrightError as error:
        terminal.complain(str(error))
        return error


def _machine(audit: Audit) -> str:
    machines = [b.binary.machine for artifact in audit.artifacts for b in artifact.binaries]
    return machines[0] if machines else "x86_64"


def _rendered(audit: Audit, options: argparse.Namespace, describe: Describe, status: int) -> str:
    match options.format:
        case "json":
            return report.audit_json.render(audit, describe=describe)
        case "sarif":
            return report.sarif.render(audit, exit_status=status)
        case "github":
            return report.github.render(audit)
        case "markdown":
            return report.audit_markdown.render(audit, describe=describe)
        case "html" | "svg" as form:
            return _drawn(audit, form, describe)
        case _:
            return report.audit_text.render(
                audit,
                describe=describe,
                width=terminal.text_width(options.output),
                colour=terminal.has_colour(options.color, options.output),
                verbose=options.verbose,
            )


def _drawn(audit: Audit, form: str, describe: Describe) -> str:
    if form == "svg":
        return report.audit_svg.render(audit)
    return report.audit_html.render(report.heat_map.heat_map(audit, describe=describe))
