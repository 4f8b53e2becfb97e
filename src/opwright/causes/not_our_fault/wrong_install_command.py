"""
The command asks for something that does not exist, or is malformed: one `=` instead of two, an option that this pip does
not have, a misspelt file name, a version that was never released, a folder without `setup.py`. The shell plays a part:
zsh reads the brackets of `package[extra]` as a pattern, and every shell takes `>` in `torch>2` for a redirection.

Two names are traps. PyTorch's package is called `torch`; `pytorch` on PyPI only says so. And a version with a local part,
`torch==2.1.0+cu121`, is on PyTorch's own index alone: without `--index-url` pip lists the versions without it and says
that nothing matches.

Nothing was built, so nothing is wrong with a build.
"""

from collections.abc import Iterator

from opwright.causes.kit.rules import LIKELY, log_check, log_rules, rule
from opwright.logs.patterns import find_matches
from opwright.logs.pip_resolution import IN_SHORT, REFUSED, RejectionReason, refusals
from opwright.model import Cause, Confidence, Evidence, Fix, Log

_MALFORMED = (
    r"Invalid requirement: (?P<what>[^\n]{1,120})",
    r"[Hh]int: (?P<what>= is not a valid operator)",
    r"(?<!: error: )(?P<what>no such option: -\S+)",
    r"ERROR: (?P<what>unknown command \"[^\"\n]{1,60}\")",
    r"(?P<what>You must give at least one requirement to)",
    r"Could not open requirements file: (?P<what>[^\n]{1,200})",
    r"(?P<what>does not appear to be a Python project)",
    r"(?P<what>Neither 'setup\.py' nor 'pyproject\.toml' found)",
    r"(?P<what>\"setup\.(?:py|cfg)\"[^\n]{0,30} not found\. Directory cannot be installed)",
    r"(?P<what>\S{1,200} is not a valid wheel file ?name|Invalid wheel filename)",
    r"(?P<what>\S{1,200} is not a valid editable requirement)",
    r"(?P<what>looks like a filename, but the file does not exist)",
    r"can't open file ['\"](?P<what>[^'\"\n]{0,200}setup\.py)",
    r"error: (?P<what>unexpected argument '[^'\n]{1,60}' found)",
    r"(?P<what>unrecognized subcommand '[^'\n]{1,60}')",
    r"Failed to parse: [`'\"](?P<what>[^`'\"\n]{1,120})",
    r"zsh: (?P<what>no matches found: \S{1,80})",
    r"(?P<what>You tried to install \"pytorch\")",
    r"(?P<what>is only a placeholder project on PyPI)",
    r"(?P<what>The 'sklearn' PyPI package is deprecated)",
    r"(?P<what>(?:pip3?|uv|conda|python3?): (?:command not found|not found))",
    r"'(?P<what>pip3?|python3?|conda)' is not recognized as an internal",
    r"(?P<what>InvalidMatchSpec|InvalidVersionSpec): ",
)
_NOT_FOUND = (
    r"(?P<what>\S{1,80} was not found in the package registry)",
    r"[Bb]ecause (?P<what>there is no version of \S{1,80})",
    r"(?P<what>PackagesNotFoundError|ResolvePackageNotFound)",
    r"error: option (?P<what>--\w[\w-]{0,40}) not recognized",
)


_WITH_BACKSLASH = r"\bpip3? install [^\n]{0,80}?(?P<path>[\w.-]+(?:\\\w[\w.-]*)+)"
"""A path as Windows writes it: a shell of Unix takes the backslash for an escape, and nothing is left of it."""


@log_check(_WITH_BACKSLASH)
def _escaped(log: Log) -> Iterator[Evidence]:
    """Yield paths of which the shell has taken the backslashes, so that pip looks for a package of that name."""
    for refusal in refusals(log):
        for match in find_matches(log, _WITH_BACKSLASH):
            if refusal.wanted == match.groups["path"].replace("\\", ""):
                what = f"the shell takes the backslash out of {match.groups['path']}"
                yield refusal.match.evidence(Confidence.CERTAIN, what=what)


@log_check(REFUSED, IN_SHORT)
def _never_released(log: Log) -> Iterator[Evidence]:
    """Yield versions that were never released."""
    for refusal in refusals(log):
        if refusal.reason is RejectionReason.NEVER_EXISTED:
            what = f"there is no {refusal.wanted}, only {refusal.offered}"
            yield refusal.match.evidence(refusal.confidence, what=what)


CAUSE = Cause(
    title="the install command is wrong: {what}",
    in_log=log_rules(
        rule(*_MALFORMED),
        rule(*_NOT_FOUND, confidence=LIKELY),
        _escaped,
        _never_released,
    ),
    fix=Fix(
        "correct the command; quote requirements in a shell, and pass PyTorch's index for versions with +cu",
        commands=(
            "pip index versions torch",
            "pip install 'torch==2.7.1+cu128' --index-url https://download.pytorch.org/whl/cu128",
        ),
    ),
    examples=(
        (
            "ann@box:~/warp$ pip install kernels\\warp-knn\n"
            "ERROR: Could not find a version that satisfies the requirement kernelswarp-knn (from versions: none)"
        ),
        "ERROR: Could not find a version that satisfies the requirement tinycudann (from versions: none)",
        (
            "ERROR: Invalid requirement: 'warpkit=0.4': Expected semicolon\n"
            "Hint: = is not a valid operator. Did you mean == ?"
        ),
        (
            "ERROR: Could not find a version that satisfies the requirement torch==2.5.3 "
            "(from versions: 2.2.0, 2.2.1, 2.3.0, 2.4.1, 2.5.0, 2.5.1, 2.6.0, 2.7.0)\n"
            "ERROR: No matching distribution found for torch==2.5.3"
        ),
        "zsh: no matches found: transformer-engine[pytorch]",
    ),
    counterexamples=(
        (
            "Discarding https://example.org/warp-1.2.tar.gz: Requested warp==1.2 from https://example.org/warp-1.2.tar.gz has"
            " inconsistent version: expected '1.2', but metadata has '0.0.1'\n"
            "ERROR: Could not find a version that satisfies the requirement warp==1.2 (from versions: 0.9, 1.2, 1.3)"
        ),
        (
            "ERROR: Could not find a version that satisfies the requirement torch==1.12.1 "
            "(from versions: 2.2.0, 2.2.1, 2.2.2, 2.3.0)"
        ),
        "error: invalid command 'bdist_wheel'",
        "Usage: cl [options]\n\ncl: error: no such option: -P",
        "ninja: error: unknown target 'install'",
    ),
)
