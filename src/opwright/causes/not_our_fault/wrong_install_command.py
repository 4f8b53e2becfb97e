"""
The command asks for something that does not exist, or is malformed: one `=` instead of two, an option that this pip does
not have, a misspelt file name, a version that was never released, a folder without `setup.py`. The shell plays a part:
zsh reads the brackets of `package[extra]` as a pattern, and every shell takes `>` in `torch>2` for a redirection.

Two names are traps. PyTorch's package is called `torch`; `pytorch` on PyPI only says so. And a version with a local part,
`torch==2.1.0+cu121`, is on PyTorch's own index alone: without `--index-url` pip lists the versions without it and says
that nothing matches.

Nothing was built, so nothing is wrong with a build.
"""

import re
from collections.abc import Iterator

from opwright import knowledge
from opwright.causes.kit.fitting import wheels_that_fit
from opwright.causes.kit.rules import LIKELY, log_check, log_rules, rule
from opwright.knowledge.pypi.native_packages import OTHERS_ON_PYPI
from opwright.knowledge.versions import is_older
from opwright.logs.patterns import CARRIAGE_RETURN, LogMatch, compiled, find_matches, on_macos
from opwright.logs.tools.pip_resolution import (
    CUT_OFF,
    IN_SHORT,
    REFUSED,
    RejectionReason,
    Unsatisfied,
    nearest_available,
    refusals,
)
from opwright.model import Cause, Confidence, Evidence, Fix, Log

_NO_PROJECT = (
    r"(?P<what>does not appear to be a Python project)",
    r"(?P<what>Neither 'setup\.py' nor 'pyproject\.toml' found)",
    r"(?P<what>\"setup\.(?:py|cfg)\"[^\n]{0,30} not found\. Directory cannot be installed)",
    r"(?P<what>\S{1,200} is not a valid editable requirement)",
    r"(?P<what>looks like a filename, but the file does not exist)",
    r"can't open file ['\"](?P<what>[^'\"\n]{0,200}setup\.py)",
    r"Could not open requirements file: (?P<what>[^\n]{1,200})",
    r"Invalid requirement: (?P<what>['\"]?[\w.~-]{0,80}(?::[/\\])?[/\\]?[\w.-]{1,80}[/\\][^\n]{0,120})",
)
_SUBMODULE = r"(?i:submodules?|third[_-]?party|externals?|extern)[/\\]"
"""In the path of a folder that git has not filled, see git-submodule-missing."""
_UNQUOTED = r"zsh: no matches found: (?P<what>\S{1,80})"
_INVALID = r"Invalid requirement: (?!['\"]?[\w.~-]{0,80}(?::[/\\])?[/\\]?[\w.-]{1,80}[/\\])(?P<what>[^\n]{1,120})"
_SINGLE_SIGN = r"[Hh]int: (?P<what>= is not a valid operator)"
_NO_PROGRAM = (
    r"(?<![/\w])(?P<what>(?:pip3?|uv|conda|python3?): (?:command not found|not found))",
    r"'(?P<what>pip3?|python3?|conda)' is not recognized as an internal",
)
_IN_A_REPORT = r"\bnot installed\b[^\n]{0,40}\n-{20}"
"""A script that asks programs for their versions, between lines of dashes."""
_SETTING = (
    r"'(?P<what>[A-Z][A-Z\d]{1,30}(?:_[A-Z\d]{1,30})+)' is not recognized as an internal",
    r"The term '(?P<what>[A-Z][A-Z\d]{1,30}(?:_[A-Z\d]{1,30})+)=[^'\n]{0,200}' is not recognized as",
)
"""An environment variable, set before a command as only the shells of Unix understand it."""
_NO_VERSION = r"InvalidVersion: Invalid version: '(?P<what>[a-z]{1,20}\+[\w.+]{1,40})'"
"""A label in place of a number, as some projects publish."""
_OTHERS = r"-packages[/\\](?P<absent>apex)[/\\]__init__\.py\", line \d{1,3}, in <module>\s{1,8}from pyramid"
"""PyPI's apex is a library for web sites."""
_CALLED_TORCH = r"(?P<what>You tried to install \"pytorch\"|You should install pytorch from https?://pytorch\.org)"
_OTHER_NAME = (r"(?P<what>The 'sklearn' PyPI package is deprecated)",)
_MALFORMED = (
    r"(?<!: error: )(?P<what>no such option: -\S+)",
    r"ERROR: (?P<what>unknown command \"[^\"\n]{1,60}\")",
    r"(?P<what>You must give at least one requirement to)",
    r"(?P<what>\S{1,200} is not a valid wheel file ?name|Invalid wheel filename)",
    r"error: (?P<what>unexpected argument '[^'\n]{1,60}' found)",
    r"(?P<what>unrecognized subcommand '[^'\n]{1,60}')",
    r"Failed to parse: [`'\"](?!pyproject\.toml)(?P<what>[^`'\"\n]{1,120})",
    r"(?P<what>InvalidMatchSpec|InvalidVersionSpec): ",
)
_NOT_FOUND = (
    r"(?P<what>\S{1,80} was not found in the package registry)",
    r"(?P<what>PackagesNotFoundError|ResolvePackageNotFound)(?![^\n]{0,120}\s{1,4}(?:- )?(?:torch(?:audio|vision)?|pytorch(?:-cuda)?|xformers)\b)",
    r"error: option (?P<what>--\w[\w-]{0,40}) not recognized",
)
_NOT_IN_CHANNELS = r"(?P<what>PackagesNotFoundError|ResolvePackageNotFound)[^\n]{0,120}\s{1,4}- (?P<wanted>(?!(?:torch(?:audio|vision)?|pytorch(?:-cuda)?|xformers)\b)(?P<name>[\w.-]{1,60}))"
_OF_CHANNELS = "if conda's channels do not have it"
_NO_VERSION_OF = (
    r"[Bb]ecause (?P<what>there is no version of (?P<wanted>(?P<name>[\w.-]{1,60})[^\s,]{0,60}))"
)
_WITH_BACKSLASH = r"\bpip3? install [^\n]{0,80}?(?P<path>[\w.-]+(?:\\\w[\w.-]*)+)"
"""A path as Windows writes it: a shell of Unix takes the backslash for an escape, and nothing is left of it."""
_LEFT_OPEN = r"\bpip3? install (?P<rest>[^\n]{0,160}?)(?:-f|--find-links|--(?:extra-)?index-url)[ =]['\"]?(?P<begin>https?://[\w./:%+~=-]{4,160})(?P<left>\$\{\d[\w.]{0,9}\}|\$\{?(?:CUDA|TORCH)(?:_VERSION)?\}?|<(?:cuda|torch)\w{0,12}>|\{(?:cuda|torch)\w{0,12}\})(?P<end>[\w./:%+~=-]{0,80})"
_GONE = r"ERROR: HTTP error 404 while getting (?P<address>https?://\S{4,300})"
_IS_GONE = "where the file of an address is not there"
_PAGE = r"pip install (?P<page>https://(?P<host>github\.com|huggingface\.co)/[\w-]{1,40}/[\w.-]{1,100}/blob/[^\s'\"<>]{3,200}?\.whl)"
_PAGE_OF_A_COMMIT = r"repository '(?P<clone>https://github\.com/[\w-]{1,40}/[\w.-]{1,100})/tree/(?P<ref>[\w./-]{1,80}?)/?' not found"
_OF_A_COMMIT = "where git is given the page of a branch or commit"
_OF_A_PAGE = "where an address is of the page about a file"
_IS_SET = r"(?m)\b(?:export |set )?(?:CUDA|TORCH)(?:_VERSION)?=\S"
_TO_BE_FILLED = "where a place in an address has not been filled in"
_OF_ANOTHER_MACOS = r"\$MACOSX_DEPLOYMENT_TARGET mismatch: now \"(?P<now>[\d.]{2,8})\" but (?:must use )?\"(?P<target>[\d.]{2,8})\" during configure"
_FOR_ITS_PYTHON = "where macOS is set to another release than Python was built for"
_SCRIPT = r"\b(?:ba)?sh (?:\./)?(?P<script>[\w./-]{1,80}\.sh)\b|^(?:\./)?(?P<own>[\w./-]{1,80}\.sh): (?:line )?\d"
_PLACEHOLDER = r"(?P<what>is only a placeholder project on PyPI)"
_SAYS_PLACEHOLDER = r"(?P<what>[Tt]his (?:PyPI )?package is (?:just |only |merely )?a placeholder)\b(?:[^\n]{0,120}?(?P<address>https?://[^\s'\"<>)]{6,200}))?"
_BUILT_OF_NVIDIA = r"\b(?P<name>nvidia-[a-z-]{2,40})=="
_WITH_ITS_LINE_ENDS = "where a script has line ends of Windows"
_OF_NVIDIAS_INDEX = "where NVIDIA has the package on its own index, or under another name"
_OF_ITS_INDEX = r"(?P<says>WRONG PACKAGE)\. Please install the package from [^\n]{0,90}?https?://(?P<host>[\w./-]{6,120}?)/?[)\]'\"\s]"
_ON_ITS_INDEX = "where the placeholder names the index of its project"
_WITHOUT_SETUP = r"No such file or directory: ['\"][^'\"\n]{0,160}[/\\]pip-req-build-\w{4,12}[/\\](?P<file>setup\.py)"
_NO_PACKAGE = "where a repository has no setup.py at its top"
_FROM_GIT = r"\bgit\+(?P<address>https://[\w.-]+/[\w.-]+/(?P<name>[\w-]+)(?:\.git)?)"
_IN_A_FOLDER = "where a project is expected and there is none"
_IN_A_SHELL = "where the shell expands what is meant for pip"
_OF_ITS_PROJECT = "where the index has a placeholder alone, which says so when it is imported"
_OTHERWISE_CALLED = "where PyTorch is asked for by its project's name"
_BY_PYTHON = "where the program itself is not found"
_WITH_SLASHES = "where a shell of Unix is given a path of Windows"
_ON_WINDOWS = "where a shell of Windows is given a setting as Unix writes it"
_ON_WINDOWS_TYPED = "the same, where the log shows the whole command"
_OF_THE_INDEX = "where there is no such version"
_OF_NEAREST = "where there is one that is called nearly so"
_WITHOUT_CUDA = "where a build for CUDA is asked for on a system that has none"
_OF_OLD_PIP = "where pip is older than an option"
_PYTORCHS_LOOKED_AT = r"Looking in (?:links|indexes): [^\n]{0,200}download\.pytorch\.org"
_OF_NO_INDEX = "where the index has no such package"
_OF_PYTORCH = "where the version has a local label"
_OF_PYTORCHS_LIST = "where the version with a local label is before torch 1.11"
_OF_TORCHS_INDEX = r"torch(?:vision|audio|text)?==[\d.]+\+\w+"
_SHORTLY = 1500


def _of_old_pip(match: LogMatch, log: Log) -> str:
    """Return the remedy of an option that newer releases of pip have."""
    is_it = "--config-settings".startswith(match.groups.get("what", "").rpartition(" ")[2])
    return (
        _OF_OLD_PIP
        if is_it and "no such option" in match.quote and "--config-setting" in log.text
        else ""
    )


@log_check(_WITH_BACKSLASH)
def _escaped(log: Log) -> Iterator[Evidence]:
    """Yield paths whose backslashes the shell removed, so that pip looks for a package of the resulting name."""
    for refusal in refusals(log):
        for match in find_matches(log, _WITH_BACKSLASH):
            path = match.groups["path"]
            if refusal.wanted == path.replace("\\", ""):
                yield refusal.match.evidence(
                    Confidence.CERTAIN,
                    what=f"the shell takes the backslash out of {path}",
                    remedy=_WITH_SLASHES,
                    path=path.replace("\\", "/"),
                )


@log_check(REFUSED, IN_SHORT, CUT_OFF)
def _never_released(log: Log) -> Iterator[Evidence]:
    """Yield versions that were never released."""
    for refusal in refusals(log):
        if refusal.reason is RejectionReason.NEVER_EXISTED:
            details = {
                "what": _what(refusal),
                "remedy": _remedy(refusal, log),
                "nearest": nearest_available(refusal) or "",
                "plain": refusal.wanted.partition("+")[0],
                "name": refusal.name,
                "wanted": refusal.wanted,
                "label": refusal.wanted.partition("+")[2],
                **_absent(refusal),
            }
            if refusal.available:
                details |= wheels_that_fit.asked_by_another(refusal.match.quote)
            yield refusal.match.evidence(refusal.confidence, **details)


def _what(refusal: Unsatisfied) -> str:
    near = _misspelt(refusal)
    ask = f"; {near} is meant" if near else ""
    instead = f", only {refusal.offered}" if refusal.available else " on the index"
    return f"there is no {refusal.wanted}{instead}{ask}"


def _misspelt(refusal: Unsatisfied) -> str | None:
    """Return the package that is meant if the index has none of the given name."""
    return (
        knowledge.installing.nearest_package(refusal.name) if refusal.offered == "nothing" else None
    )


def _absent(refusal: Unsatisfied) -> dict[str, str]:
    """Return the package that an index does not have under its name."""
    if refusal.offered == "nothing" or refusal.name.lower().replace("-", "_") in OTHERS_ON_PYPI:
        return {"absent": _misspelt(refusal) or refusal.name}
    return {}


def _remedy(refusal: Unsatisfied, log: Log) -> str:
    if _absent(refusal):
        return _OF_NO_INDEX
    if re.fullmatch(_OF_TORCHS_INDEX, refusal.wanted):
        return _WITHOUT_CUDA if _is_without_cuda(refusal, log) else _OF_PYTORCH
    return _OF_NEAREST if nearest_available(refusal) else _OF_THE_INDEX


def _behind_the_page(match: LogMatch, _: Log) -> str:
    """Return the address of the file that a page of a repository shows."""
    plain = "/raw/" if match.groups["host"] == "github.com" else "/resolve/"
    return match.groups["page"].replace("/blob/", plain)


def _is_without_cuda(refusal: Unsatisfied, log: Log) -> bool:
    """Return whether PyTorch has no CUDA build for the system: its index was searched, and shows none."""
    if on_macos(log):
        return True
    looked = compiled(_PYTORCHS_LOOKED_AT).search(log.text) is not None
    return looked and bool(refusal.available) and "+" not in "".join(refusal.available)


def _of_nvidia(_: LogMatch, log: Log) -> dict[str, str]:
    """Return which package of NVIDIA is a placeholder; nothing if the log does not name it."""
    built = compiled(_BUILT_OF_NVIDIA).search(log.text)
    return {"remedy": _OF_NVIDIAS_INDEX, "name": built["name"]} if built else {}


def _where_it_is(match: LogMatch, _: Log) -> dict[str, str]:
    return {"where": match.groups.get("address", "its README or home page")}


def _placeholder(_: LogMatch, log: Log) -> str:
    """Return the package whose file refuses to be imported."""
    inside = re.findall(r"-packages[/\\](\w{2,60})[/\\]__init__\.py", log.text)
    return inside[-1].replace("_", "-") if inside else "PACKAGE"


def _cloned(_: LogMatch, log: Log) -> dict[str, str]:
    """Return the repository that pip was given, and what its clone is called."""
    given = compiled(_FROM_GIT).search(log.text)
    return (
        {"address": given["address"], "name": given["name"]}
        if given
        else {"address": "ADDRESS", "name": "FILE"}
    )


def _script(_: LogMatch, log: Log) -> str:
    """Return the script that a shell was given."""
    named = compiled(_SCRIPT).search(log.text)
    return next(filter(None, named.groups()), "") if named else "FILE"


def _if_asked_for(match: LogMatch, log: Log) -> Confidence | None:
    """Return LIKELY where a version that does not exist was asked for by the user, and not by another package."""
    wanted = match.groups["wanted"]
    asked = (f"you require {wanted}", f"your project depends on {wanted}")
    said = " ".join(log.text[match.start : match.start + _SHORTLY].split())
    return LIKELY if any(one in said for one in asked) else None


def _labelled(match: LogMatch, _log: Log) -> dict[str, str]:
    """Return where PyTorch publishes a version with a local label."""
    wanted = match.groups["wanted"]
    if not compiled(_OF_TORCHS_INDEX).fullmatch(wanted):
        return {"remedy": _OF_THE_INDEX}
    version = wanted.partition("==")[2]
    is_old = match.groups["name"] == "torch" and is_older(version, "1.11")
    remedy = _OF_PYTORCHS_LIST if is_old else _OF_PYTORCH
    return {"remedy": remedy, "label": version.partition("+")[2]}


def _filled(match: LogMatch, log: Log) -> dict[str, str]:
    """Return the address with the label of CUDA in the place of what was left of a README's template."""
    groups = match.groups
    digits = re.sub(r"\D", "", groups["left"])
    label = f"cu{digits}" if digits else _label_in(log)
    filled = f"{groups['begin']}{label}{groups.get('end', '')}"
    asked = groups.get("rest", "").split()
    names = " ".join(one for one in asked if re.fullmatch(r"[A-Za-z][\w.-]*(?:==[\w.+]+)?", one))
    return {"address": filled, "names": names or "PACKAGE"}


def _label_in(log: Log) -> str:
    """Return the label of torch's CUDA, as the log shows it, or as the shell finds it."""
    shown = re.search(r"\bcu\d{3}\b", (log.machine.torch or "") + log.text)
    if shown:
        return shown[0]
    return 'cu$(python -c \'import torch; print(torch.version.cuda.replace(".", ""))\')'


def _typed_with(match: LogMatch, log: Log) -> dict[str, str]:
    """Return the value of a variable, and the command that it was set before, as a log shows them."""
    name = re.escape(match.groups["what"])
    typed = re.search(
        rf"(?m)\b{name}=['\"]?(?P<value>[\w.+-]{{1,60}})['\"]? +(?P<command>(?:python|pip|py)(?: [\w./=-]{{1,60}}){{1,8}}) *$",
        log.text,
    )
    if typed is None:
        return {}
    return {
        "remedy": _ON_WINDOWS_TYPED,
        "value": typed["value"],
        "command": typed["command"].strip(),
    }


def _absent_file(match: LogMatch, _log: Log) -> dict[str, str]:
    """Return the file that an address ends in, which is not there."""
    file = match.groups["address"].partition("#")[0].rpartition("/")[2]
    return {"what": f"{file} is not at its address", "file": file}


def _program(match: LogMatch, _log: Log) -> str:
    """Return the program that is not found, as it is written in commands."""
    return match.groups["what"].partition(":")[0].rstrip("3")


CAUSE = Cause(
    title="the install command is wrong: {what}",
    in_log=log_rules(
        rule(*_NO_PROJECT, remedy=_IN_A_FOLDER, unless_line=_SUBMODULE),
        rule(
            *CARRIAGE_RETURN,
            what="the script has line ends of Windows",
            remedy=_WITH_ITS_LINE_ENDS,
            script=_script,
            is_last=True,
        ),
        rule(_UNQUOTED, remedy=_IN_A_SHELL),
        rule(_PLACEHOLDER, compute=_of_nvidia),
        rule(_SAYS_PLACEHOLDER, confidence=LIKELY, remedy=_OF_ITS_PROJECT, compute=_where_it_is),
        rule(
            _OF_ITS_INDEX,
            confidence=LIKELY,
            what=lambda match, log: (
                f"PyPI's {_placeholder(match, log)} is a placeholder, as it says"
            ),
            remedy=_ON_ITS_INDEX,
            name=_placeholder,
        ),
        rule(
            _WITHOUT_SETUP,
            confidence=LIKELY,
            what="the repository has no setup.py at its top",
            remedy=_NO_PACKAGE,
            compute=_cloned,
        ),
        rule(
            _LEFT_OPEN,
            confidence=LIKELY,
            unless=_IS_SET,
            what="a place of the address that it names is not filled in",
            remedy=_TO_BE_FILLED,
            compute=_filled,
        ),
        rule(
            _PAGE,
            what="the address is of the page about a file, and not of the file",
            remedy=_OF_A_PAGE,
            file=_behind_the_page,
        ),
        rule(
            _PAGE_OF_A_COMMIT,
            what="the address is the web page of a branch or commit, not the repository",
            remedy=_OF_A_COMMIT,
        ),
        rule(_GONE, confidence=LIKELY, compute=_absent_file, remedy=_IS_GONE),
        rule(
            _OF_ANOTHER_MACOS,
            what="MACOSX_DEPLOYMENT_TARGET is {now}, and this Python was built for {target}",
            remedy=_FOR_ITS_PYTHON,
        ),
        rule(_OTHERS, what="PyPI's {absent} is another project", remedy=_OF_NO_INDEX, name="apex"),
        rule(_CALLED_TORCH, remedy=_OTHERWISE_CALLED),
        rule(*_NO_PROGRAM, unless=_IN_A_REPORT, remedy=_BY_PYTHON, program=_program),
        rule(*_SETTING, remedy=_ON_WINDOWS, compute=_typed_with),
        rule(_NO_VERSION, confidence=LIKELY, what="{what} is no version"),
        rule(_INVALID, _SINGLE_SIGN, *_OTHER_NAME),
        rule(*_MALFORMED, remedy=_of_old_pip),
        rule(_NOT_IN_CHANNELS, confidence=LIKELY, remedy=_OF_CHANNELS),
        rule(*_NOT_FOUND, confidence=LIKELY),
        rule(_NO_VERSION_OF, confidence=_if_asked_for, compute=_labelled),
        _escaped,
        _never_released,
    ),
    fix=Fix(
        "correct the command: a requirement is name==version, in quotes where it has <, > or brackets",
        commands=("pip install --help",),
    ),
    remedies={
        _OF_OLD_PIP: Fix(
            "upgrade pip, which knows --config-settings since 22.1, and run the same command again",
            commands=("python -m pip install --upgrade pip",),
        ),
        wheels_that_fit.OF_ANOTHER: wheels_that_fit.FIXES[wheels_that_fit.OF_ANOTHER],
        _OF_ITS_PROJECT: Fix(
            "remove the placeholder, and install the package as its project says ({where}): its files are on another index or a release page, and not for every system (a package without wheels for Windows runs under WSL)",
            commands=("python -c 'import sys, platform; print(sys.version, platform.platform())'",),
        ),
        _ON_ITS_INDEX: Fix(
            "remove the placeholder that PyPI has, and install the package from its project's index, which the message names; its documentation says what else belongs to it, and for which systems and Pythons there are"
            " wheels",
            commands=(
                "pip uninstall -y {name}",
                "pip install --extra-index-url https://{host} {name}",
            ),
        ),
        _NO_PACKAGE: Fix(
            "look for the folder of the repository that has a setup.py or pyproject.toml, and name it behind the address (#subdirectory=) or install it from the clone; if there is none, it is no package: install its"
            " requirements, and put the clone on PYTHONPATH",
            commands=(
                "git clone --recursive {address} {name} && find {name} -name setup.py -o -name pyproject.toml",
                'export PYTHONPATH="$PWD/{name}:$PYTHONPATH"',
            ),
        ),
        _IN_A_FOLDER: Fix(
            "give pip the folder that has setup.py or pyproject.toml, as a path from the current folder: a project's own commands and scripts are relative to the root of its clone,"
            " so change there first; get the project with git clone --recursive if you have not",
            commands=(
                "ls",
                "find . -maxdepth 4 -name setup.py -o -maxdepth 4 -name pyproject.toml",
            ),
        ),
        _WITH_ITS_LINE_ENDS: Fix(
            "convert the script to Unix line endings and run it again: bash takes Windows' carriage returns for part of each name (git config core.autocrlf input keeps them out of a"
            " new clone)",
            commands=("sed -i 's/\\r$//' {script} && bash {script}",),
        ),
        _OF_CHANNELS: Fix(
            "request a name and version that one of conda's channels has for this platform (the first line of the output names it); what none has may be on PyPI",
            commands=("conda search -c conda-forge {name}", "pip index versions {name}"),
        ),
        _OF_NVIDIAS_INDEX: Fix(
            "install {name}-cu12, NVIDIA's package for CUDA 12 on PyPI (-cu11, -cu13 for others); {name} there is a placeholder for the one on NVIDIA's index",
            commands=("pip install {name}-cu12",),
        ),
        _OF_A_PAGE: Fix(
            "use the address of the file itself: /blob/ is an HTML page, which pip takes for a damaged wheel",
            commands=("pip install '{file}'",),
        ),
        _OF_A_COMMIT: Fix(
            "give the repository's address and the branch or commit after an @: /tree/ is a web page, which git cannot clone",
            commands=("pip install --no-build-isolation 'git+{clone}@{ref}'",),
        ),
        _IS_GONE: Fix(
            "find out where {file} is now, and use that address in the command or the requirements: the project has moved, renamed or removed it; its releases page lists what is"
            " available, and if the repository itself is gone, a fork may have the file, or the sources to build",
        ),
        _FOR_ITS_PYTHON: Fix(
            "set MACOSX_DEPLOYMENT_TARGET to {target}, the release that this Python was built for, and rebuild: the 10.9 or 10.14 in many READMEs is for Intel Macs",
            commands=("export MACOSX_DEPLOYMENT_TARGET={target} CC=clang CXX=clang++",),
        ),
        _TO_BE_FILLED: Fix(
            "replace it with the installed torch's CUDA, such as cu121 for 12.1: the shell does not expand it, and the resulting address does not exist",
            commands=('pip install {names} -f "{address}"',),
        ),
        _IN_A_SHELL: Fix(
            "quote the requirement: the shell takes its brackets for a file name pattern",
            commands=("pip install '{what}'",),
        ),
        _OTHERWISE_CALLED: Fix(
            "install torch: that is PyTorch's name on PyPI",
            commands=("pip install torch torchvision",),
        ),
        _BY_PYTHON: Fix(
            "install {program}, or activate the environment that has it; pip can be called through its Python",
            commands=("python3 -m ensurepip --upgrade", "python3 -m pip --version"),
        ),
        _ON_WINDOWS: Fix(
            'set {what} on a separate line before the command: set "{what}=..." in cmd, $env:{what} = "..." in PowerShell'
        ),
        _ON_WINDOWS_TYPED: Fix(
            "set {what} on a separate line and repeat the command, after removing what it built or installed without it; in a conda environment `conda env config vars set"
            " {what}={value}` keeps it",
            commands=("rm -rf build", "{what}={value} {command}"),
        ),
        _WITH_SLASHES: Fix(
            "write the path with slashes, beginning with ./ so that pip takes it for a folder",
            commands=("pip install --no-build-isolation ./{path}",),
        ),
        _OF_THE_INDEX: Fix(
            "request a version that the index has, or pass the index or repository that has this one",
            commands=("pip index versions {name}",),
        ),
        _OF_NEAREST: Fix(
            "request {name} {nearest}, the release that the index has instead",
            commands=("pip install --no-build-isolation '{name}=={nearest}'",),
        ),
        _WITHOUT_CUDA: Fix(
            "drop +{label}, and PyTorch's index with it: its CUDA builds are not for this system (macOS, or an ARM processor); use PyPI's build",
            commands=("pip install '{plain}'",),
        ),
        _OF_NO_INDEX: Fix(
            "install {name} from its repository, with the command in its README: the index has no package of this name"
        ),
        _OF_PYTORCHS_LIST: Fix(
            "pass PyTorch's list of wheels (-f): versions with +{label} are on no index",
            commands=(
                "pip install '{wanted}' -f https://download.pytorch.org/whl/torch_stable.html",
            ),
        ),
        _OF_PYTORCH: Fix(
            "pass PyTorch's index for versions with +{label}; if it has none either, choose one that it lists",
            commands=(
                "pip install '{wanted}' --index-url https://download.pytorch.org/whl/{label}",
                "pip index versions {name} --index-url https://download.pytorch.org/whl/{label}",
            ),
        ),
    },
    examples=(
        "$ pip install https://github.com/ann/warps/blob/main/wheels/warps-1.0-cp311-cp311-win_amd64.whl",
        "$ pip install -v --config-settings '--build-option=--cuda_ext' .\nno such option: --config-settings",
        (
            "ERROR: Could not find a version that satisfies the requirement warpcore<0.5.0,>=0.4.5 (from warpkit) (from versions: 0.1.0, 0.5.0, 0.6.3)\n"
            "ERROR: No matching distribution found for warpcore<0.5.0,>=0.4.5"
        ),
        (
            "PackagesNotFoundError: The following packages are not available from current channels:\n\n  - warpkit=0.4\n\n"
            "Current channels:\n\n  - https://conda.anaconda.org/conda-forge/linux-64\n"
        ),
        "  ERROR: HTTP error 404 while getting https://example.org/ann/warp/releases/download/0.2/warp-0.2-py3-none-any.whl",
        "$ sh build.sh\n: not found build.sh: 2: build.sh:",
        "$ bash install.sh\ninstall.sh: line 2: $'\\r': command not found",
        "fatal: repository 'https://github.com/ann/warpkit/tree/dev/' not found",
        (
            'File "/env/lib/python3.10/site-packages/warp_neuron/__init__.py", line 1\nImportError: WRONG PACKAGE. Please install the package from Warp (http://pip.warps.example.org/)"'
        ),
        "Exception: You should install pytorch from http://pytorch.org",
        "$ pip install git+https://github.com/ann/warps\nFileNotFoundError: [Errno 2] No such file or directory: '/tmp/pip-req-build-vr5iy1dr/setup.py'",
        (
            "  × Failed to build `nvidia-cudnn==0.0.1.dev5`\n      RuntimeError:\n      The package you are trying to install is only a "
            "placeholder project on PyPI.org repository."
        ),
        (
            "Looking in links: https://download.pytorch.org/whl/torch_stable.html\n"
            "ERROR: Could not find a version that satisfies the requirement torch==1.12.1+cu113 (from versions: 1.11.0, 1.12.0, 1.12.1, "
            "1.13.0)"
        ),
        (
            "ERROR: Could not find a version that satisfies the requirement warpkit==1.4.2 (from versions: 1.3.0, 1.5.0, 1.6.0)\n"
            "ERROR: No matching distribution found for warpkit==1.4.2"
        ),
        (
            "  \u00d7 No solution found when resolving dependencies:\n  ╰─▶ Because there is no version of torch==1.7.1+cu101 and you require "
            "torch==1.7.1+cu101, we can conclude that your requirements are unsatisfiable."
        ),
        (
            "ann@box:~/warp$ pip install kernels\\warp-knn\n"
            "ERROR: Could not find a version that satisfies the requirement kernelswarp-knn (from versions: none)"
        ),
        "ERROR: Could not find a version that satisfies the requirement tinycudann (from versions: none)",
        "ERROR: Could not find a version that satisfies the requirement tinycudan (from versions: none)",
        "ERROR: Could not find a version that satisfies the requirement apex==0.1 (from versions: 0.9.8.dev0, 0.9.10.dev0)",
        (
            '  File "/opt/env/lib/python3.10/site-packages/apex/__init__.py", line 1, in <module>\n'
            "    from pyramid_mailer.interfaces import IMailer"
        ),
        (
            "ERROR: Invalid requirement: 'warpkit=0.4': Expected semicolon\n"
            "Hint: = is not a valid operator. Did you mean == ?"
        ),
        (
            "ERROR: Could not find a version that satisfies the requirement torch==2.5.3 "
            "(from versions: 2.2.0, 2.2.1, 2.3.0, 2.4.1, 2.5.0, 2.5.1, 2.6.0, 2.7.0)\n"
            "ERROR: No matching distribution found for torch==2.5.3"
        ),
        "> WARP_EXT=True python setup.py develop\n'WARP_EXT' is not recognized as an internal or external command,",
        "'WARP_ARGS' is not recognized as an internal or external command,\noperable program or batch file.",
        "The term 'WARP_ARGS=-DWARP_CUDA=ON' is not recognized as the name of a cmdlet, function, script file",
        "pip._vendor.packaging.version.InvalidVersion: Invalid version: 'newest+torch2.1.0+cu118'",
        "pip install warp-knn -f https://example.org/whl/torch-2.5.1+${121}.html\nERROR: Failed building wheel for warp-knn",
        'error: $MACOSX_DEPLOYMENT_TARGET mismatch: now "10.9" but "11.1" during configure',
        "This package is a placeholder. Please install warpflow as https://example.org/warpflow#install says",
        "zsh: no matches found: transformer-engine[pytorch]",
        "ERROR: Directory '.' is not installable. Neither 'setup.py' nor 'pyproject.toml' found.",
        (
            "Collecting pytorch\n  Downloading pytorch-1.0.2.tar.gz (689 bytes)\n"
            'Exception: You tried to install "pytorch". The package named for PyTorch is "torch"'
        ),
        "bash: pip3: command not found",
        (
            "ERROR: Could not find a version that satisfies the requirement torch==2.4.1+cu124 (from versions: 2.3.0, 2.4.0, 2.4.1, 2.5.0)\n"
            "ERROR: No matching distribution found for torch==2.4.1+cu124"
        ),
    ),
    counterexamples=(
        "This package has a placeholder for the tensors of each stage",
        "WARNING: HTTP error 404 while getting https://example.org/simple/warp/ (trying the next index)",
        (
            "  \u00d7 No solution found when resolving dependencies:\n  ╰─▶ Because there is no version of nvidia-cudnn-cu12==9.1.0.70 and "
            "torch==2.4.1 depends on nvidia-cudnn-cu12==9.1.0.70, we can conclude that torch==2.4.1 cannot be used.\n"
            "      And because you require torch==2.4.1, we can conclude that your requirements are unsatisfiable."
        ),
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
