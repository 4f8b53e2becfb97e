"""
A wheel with compiled code is for one CPython version (`cp310`), unless it uses the stable ABI, and for one platform
(`manylinux_2_28_x86_64`, `win_amd64`). pip ignores wheels that do not match. If the project publishes no source archive either,
as torch does not, nothing is left: `from versions: none`, or a list that starts above the pinned version. A wheel given by
file or URL is refused explicitly: `is not a supported wheel on this platform`.

The usual case is an old pin and a new interpreter: torch 1.x has nothing for Python 3.12, and old releases never get wheels for
a later Python. Others are a 32-bit Python, an old pip that does not know `manylinux_2_28`, a `cp39` file on 3.10 and a musl-based
image.

If there is a source archive after all, pip builds the old release with the new Python, and its setup.py stops at what that
Python has dropped: `KeyError: '__version__'` (3.13), `SafeConfigParser` and `imp` (3.12).

A renamed file gets past pip and then fails to import. `pip debug --verbose` lists what pip accepts.
"""

import re
from collections.abc import Iterator

from opwright.causes.kit.fitting import wheels_that_fit
from opwright.causes.kit.rules import LIKELY, POSSIBLE, log_check, log_rules, rule
from opwright.knowledge.pypi.native_packages import LINUX_ONLY
from opwright.logs.patterns import LogMatch, compiled, is_outside_linux
from opwright.logs.tools.pip_resolution import (
    CUT_OFF,
    IN_SHORT,
    NOT_LISTED,
    REFUSED,
    RejectionReason,
    refusals,
)
from opwright.model import Cause, Confidence, Evidence, Fix, Log

_REFUSED_WHEEL = (
    r"(?P<wanted>[^\s/\\'\"]{1,200}\.whl) is not a supported wheel on this platform",
    r"[Pp]ackage ['\"‘]?(?P<wanted>[\w.-]{1,80})['\"’]? requires a different Python: (?P<python>[\w.]{1,20}) not in",
    r"(?P<wanted>[\w.=+<>,!~-]{1,100})\s+has\s+no\s+(?:wheels\s+with\s+a\s+matching\s+(?:Python|platform)|source\s+distribution\b|usable\s+wheels\b)",
    (
        r"(?P<wanted>[\w.=+-]{1,100})(?: @ \S{1,200})?[`'\"]?\s+can't be installed because it doesn't\s+have\s+a\s+"
        r"(?:source distribution|binary distribution|wheel)"
    ),
    r"A (?:path|URL|Git) dependency is incompatible with the current platform: (?P<wanted>\S+)",
    r"You're (?:on|using) [^\n]{1,80}?, but `(?P<wanted>[\w.-]{1,80})` \(v[^)\n]{1,30}\) only\s+has\s+wheels",
    r"found distribution (?P<wanted>[\w.=+-]{1,100}) @ \S{1,200} with neither wheels nor source distribution",
    r"(?:Unable to find|Unable to find any) installation candidates for (?P<wanted>[^\n(]{1,80})(?:\((?P<of>\d[\w.+]{1,30})\))?",
    r"incompatible with the existing (?P<wanted>python) installation in your environment",
    r"(?P<wanted>[\w.-]{1,80}) is not compatible with this Python\b",
    r"Cannot find a build variant for this system in (?P<wanted>[\w./-]{1,100})",
    r"Could not find suitable distribution for Requirement\.parse\(['\"](?P<wanted>[^'\"\n]{1,80})",
)
_NO_KERNEL_BUILD = r"Kernel [^\n]{2,200} does not have (?:build|one of build variants): (?P<wanted>torch[\w.-]{1,80})"
_NOT_IN_CHANNELS = (
    r"nothing provides (?:requested )?(?P<wanted>(?!__)[\w-]{2,60}[^\n]{0,60}?)(?: needed by |\n)"
)
"""conda; a channel may be missing."""
_NO_CONDA_PACKAGE = (
    r"(?P<wanted>\b(?!__|which\b)[a-z][\w-]{2,60}(?: [^\s,]{1,40}(?:,[^\s,]{1,20}){0,2})?(?: [^\s,]{1,40})?) ?,?\s{1,8}(?:which\s{1,8})?does\s{1,8}not\s{1,8}exist"
    r"\s{1,8}\(perhaps (?:a typo or )?a\s{1,8}missing\s{1,8}channel\)"
)
"""mamba, and conda with its solver."""
_SAID_OF_TORCH = r"[Ww]heels? (?:for|of) [`'\"]?(?P<name>[\w-]{2,40})[`'\"]? (?:(?:is|are) )?not available for [`'\"]?(?P<torch>(?:py)?torch[-= ]{0,2}\d[\w.+]*)"
_SAID_OF_BINARIES = r"\b[Pp]re-?(?:compiled|built) (?:packages|wheels|binaries|versions) are (?:only )?(?:build|built|available|provided|compiled) (?:only )?for (?P<only>(?:PyTorch|torch|CUDA|Python) \d[\w. ,/-]{0,40}\d)"
"""What a package's own installer says that looks for a file to download."""
_OLD_SOURCES = r"No module named ['\"](?P<gone>tools\.nnwrap)['\"]"
"""Of torch 0.1.2, which PyPI has as sources for every Python."""
_SEARCHED_FOR = r"Searching for (?P<name>[A-Za-z][\w-]{2,40})[^\n]{0,40}\s{1,8}Reading https?://"
_UNSOLVED = r"(?i:[Cc]onda is unable to solve the environment|unable to solve the environment|Could not solve for environment specs|LibMambaUnsatisfiableError)"
_CONDA_INSTALL = r"(?m)\b(?:conda|mamba) install (?:-\S+ (?:(?<=-c )\S+ )?)*(?P<name>[a-z][\w-]{2,40})(?:[= ]|$)(?P<rest>[^\n]*)"
_SKIPPED = r"Skipping link: none of the wheel's tags match: [^\n]{1,400}/(?P<wanted>torch-\d[\w.+%]{1,20})-cp"
"""pip -v, of each file that is for another Python or platform."""
_NOT_ON_CONDA = r"(?:PackagesNotFoundError|ResolvePackageNotFound)[^\n]{0,120}\s{1,4}(?:- )?(?P<wanted>torch(?:audio|vision)?|pytorch(?:-cuda)?|xformers)\b"
_PYTHON_BOUND = (
    r"the (?:requested|current) (?P<wanted>Python) version \([^)\n]{1,60}\)\s+does\s+not\s+satisfy"
)
_REFUSED_BY_SETUP = r"Cannot install on Python version (?P<python>\d[\w.]{1,12}); only versions [^\n]{3,30} are supported"
_DROPPED_BY_PYTHON = (
    r"KeyError: ['\"](?P<gone>__version__)['\"]",
    r"module ['\"]configparser['\"] has no attribute ['\"](?P<gone>SafeConfigParser)['\"]",
    r"'(?:Raw)?ConfigParser' object has no attribute '(?P<gone>readfp)'",
    r"No module named ['\"](?P<gone>imp)['\"]",
    r"module ['\"]inspect['\"] has no attribute ['\"](?P<gone>getargspec)['\"]",
)
"""What the setup.py of an old release uses, and this Python has dropped."""
_BUILDING = (
    r"get_requires_for_build|prepare_metadata_for_build|setup\.py egg_info|setuptools[/\\]build_meta|Getting requirements to build"
    r"|Preparing metadata|generating package metadata|in run_setup|build backend returned an error|setup\.py\", line \d+, in <module>"
)


@log_check(REFUSED, IN_SHORT, CUT_OFF)
def _unsatisfied(log: Log) -> Iterator[Evidence]:
    """Yield requirements that pip has nothing for, unless no release or platform ever had it."""
    for refusal in refusals(log):
        is_linux_only = refusal.name.lower() in LINUX_ONLY and refusal.offered == "nothing"
        is_elsewhere = is_linux_only and is_outside_linux(log)  # see unsupported-platform
        if not is_elsewhere and refusal.reason is not RejectionReason.NEVER_EXISTED:
            is_none = refusal.offered == "nothing"
            is_listed = refusal.offered != NOT_LISTED
            offered = (
                f"only {refusal.offered} match" if is_listed else "the log does not list which do"
            )
            offered = _NOTHING if is_none else offered
            details = {"wanted": refusal.wanted, "offered": offered, "name": refusal.name}
            is_told = is_listed and not is_none  # for this Python there are others
            details |= {"remedy": wheels_that_fit.ON_AN_INDEX}
            if refusal.available:
                newest = refusal.available[-1]
                details |= {"remedy": wheels_that_fit.ONE_OF_THESE, "newest": newest}
                details |= wheels_that_fit.asked_by_another(refusal.match.quote)
                details |= wheels_that_fit.of_placeholder(refusal.wanted, refusal.available)
                details |= wheels_that_fit.of_dropped(refusal.wanted, refusal.available)
            details |= wheels_that_fit.of_name(refusal.name, refusal.wanted, log) if is_none else {}
            details |= wheels_that_fit.of_own_project(refusal.name, refusal.wanted)
            details |= wheels_that_fit.requiring_another_python(refusal.wanted, log)
            if refusal.name == "torch" and is_none and wheels_that_fit.ANY_INDEX not in log.text:
                details |= wheels_that_fit.newest_torch()
            details |= wheels_that_fit.of_torch(refusal.wanted, log, is_told=is_told)
            if refusal.name == "torch":
                details |= wheels_that_fit.of_old_torch(refusal.wanted, refusal.available, log)
            yield refusal.match.evidence(refusal.confidence, **details)


_NOTHING = "nothing matches"
_TAGS = r"-(?P<python>(?:cp|py|pp)\d[\w.]*)-(?P<abi>\w+)-(?P<platform>[\w.]+)\.whl$"


def _made_for(match: LogMatch, log: Log) -> str:
    """Return what the name of a wheel says it is made for."""
    tags = compiled(_TAGS).search(wheels_that_fit.wanted_in(match, log))
    if not tags:
        return _NOTHING
    python = re.fullmatch(r"cp(\d)(\d+)", tags["python"])
    name = f"CPython {python[1]}.{python[2]}" if python else tags["python"]
    newer = " or later" if tags["abi"] == "abi3" else ""
    return f"the file is made for {name}{newer} on {tags['platform']}"


def _there_as(match: LogMatch, log: Log) -> dict[str, str]:
    """Return under which name of a distribution a package is there that a setup.py asks the index for."""
    name = match.groups["name"]
    there = re.search(rf"\b{re.escape(name)}-(?:cu\d{{2,3}}x?|gpu|cuda\d{{2,3}})\b", log.text)
    if there is None:
        return {}
    return {
        "wanted": name,
        "offered": f"{there[0]} is there, which is the same under another name",
        "name": name,
        "there": there[0],
        "remedy": wheels_that_fit.OF_ANOTHER_NAME,
    }


def _is_there_otherwise(match: LogMatch, log: Log) -> Confidence | None:
    return LIKELY if _there_as(match, log) else None


def _asked_of_conda(match: LogMatch, log: Log) -> dict[str, str]:
    """Return what conda was asked for last before it gave up."""
    asked = [*compiled(_CONDA_INSTALL).finditer(log.text, 0, match.start)]
    if not asked:
        return {"wanted": "what conda was asked for"}
    channels = re.findall(r"(?:-c|--channel)[ =]([\w./:-]+)", asked[-1][0])
    name = asked[-1]["name"]
    return {
        "wanted": name,
        "name": name,
        "channels": "".join(f" -c {one}" for one in channels) or " -c conda-forge",
        "remedy": wheels_that_fit.OF_CONDA,
    }


CAUSE = Cause(
    title="{wanted} has no wheel for this Python or platform; {offered}",
    in_log=log_rules(
        rule(
            *_REFUSED_WHEEL,
            wanted=wheels_that_fit.wanted_in,
            offered=_made_for,
            compute=wheels_that_fit.what_fits,
        ),
        rule(
            _REFUSED_BY_SETUP,
            wanted="the release",
            offered="its setup.py refuses Python {python}",
        ),
        rule(
            *_DROPPED_BY_PYTHON,
            confidence=LIKELY,
            only_if=_BUILDING,
            wanted="the release",
            offered="its setup.py is for an older Python ({gone})",
            remedy=wheels_that_fit.OF_OLDER_PYTHON,
            python=lambda match, _: "3.12" if match.groups["gone"] == "__version__" else "3.11",
        ),
        rule(
            _SAID_OF_TORCH,
            confidence=LIKELY,
            wanted=lambda match, _: f"{match.groups['name']} for {match.groups['torch']}",
            offered="as the log says",
            remedy=wheels_that_fit.ON_AN_INDEX,
        ),
        rule(
            _SAID_OF_BINARIES,
            confidence=LIKELY,
            only_if=r"\bERROR\b|Error: |\b[Cc]onsider (?:manually )?compil",
            wanted="the package's binaries",
            offered="they are made for {only}",
        ),
        rule(
            _OLD_SOURCES,
            confidence=LIKELY,
            wanted="torch",
            offered="pip has taken the sources of an old placeholder",
            name="torch",
            compute=lambda _, __: wheels_that_fit.newest_torch(),
        ),
        rule(_SEARCHED_FOR, confidence=_is_there_otherwise, compute=_there_as),
        rule(_UNSOLVED, confidence=POSSIBLE, offered="conda finds no set", compute=_asked_of_conda),
        rule(_PYTHON_BOUND, confidence=LIKELY, offered=_NOTHING),
        rule(_SKIPPED, confidence=POSSIBLE, offered=_NOTHING),
        rule(
            _NOT_ON_CONDA, confidence=LIKELY, offered=_NOTHING, compute=wheels_that_fit.not_on_conda
        ),
        rule(
            *(_NOT_IN_CHANNELS, _NO_CONDA_PACKAGE, _NO_KERNEL_BUILD),
            confidence=POSSIBLE,
            offered=_NOTHING,
        ),
        _unsatisfied,
    ),
    fix=Fix(
        "use a Python that the release has wheels for, or a release or file for this Python",
        commands=(
            "pip debug --verbose",
            "python -c 'import platform, sys; print(sys.version, platform.machine())'",
        ),
    ),
    titles=wheels_that_fit.TITLES,
    remedies=wheels_that_fit.FIXES,
    examples=(
        (
            "ERROR: Could not find a version that satisfies the requirement warpcore==1.6.1 (from warp_points) (from versions: 0.1.2, 1.4.0, 1.5.0)\n"
            "ERROR: No matching distribution found for warpcore==1.6.1 (from warp_points)"
        ),
        "ERROR: Could not find a version that satisfies the requirement warp-ext==0.0.0 (from versions: none)",
        "on a Mac M2, macOS 14:\nERROR: Could not find a version that satisfies the requirement torch-spline-conv (from versions: none)",
        "ERROR: Could not find a version that satisfies the requirement warpsr>=1.4.2 (from warpgan) (from versions: 1.3.1, 1.4.2)",
        "ERROR: Could not find a version that satisfies the requirement torch==1.12.1 (from versions",
        "ERROR: Could not find a version that satisfies the requirement torch===1.4.0 (from versions: 0.1.2, 0.1.2.post1, 0.1.2.post2)",
        "ERROR: Could not find a version that satisfies the requirement warp-rt==1.2.0 (from versions: 0.0.0, 0.0.0.post1)",
        "ERROR: Could not find a version that satisfies the requirement torch-tensorrt==1.3.0 (from versions: 0.0.0.post1)",
        (
            "error: Distribution `torch==2.5.1+cpu @ registry+https://download.pytorch.org/whl/cpu` can't be installed because it doesn't "
            "have a source distribution or wheel for the current platform"
        ),
        (
            "$ pip install warp-gear -i https://example.org/whl\n"
            "ERROR: Ignored the following versions that require a different python version: 0.3.0\n"
            "ERROR: Could not find a version that satisfies the requirement warp-gear (from versions: none)"
        ),
        (
            "ERROR: Ignored the following versions that require a different python version: 0.3.0 Requires-Python >=3.12\n"
            "ERROR: Could not find a version that satisfies the requirement warp-gear (from versions: none)"
        ),
        "ERROR: Could not find a version that satisfies the requirement torch (from versions: none)",
        (
            "error: Distribution `triton==2.1.0 @ registry+https://pypi.org/simple` can't be installed because it doesn't have a source "
            "distribution or wheel for the current platform\n\nhint: You're on Windows (`win_amd64`), but `triton` (v2.1.0) only has "
            "wheels for the following platforms: `manylinux2014_x86_64`"
        ),
        (
            "ERROR: Ignored the following versions that require a different python version: 1.30.0 Requires-Python >=3.6, <3.11\n"
            "ERROR: Could not find a version that satisfies the requirement warp-data==1.37.1 (from versions: 1.36.0, 1.45.0)"
        ),
        "error: Could not find suitable distribution for Requirement.parse('warp-gpu')",
        "ERROR: warpkit-0.4.0+cu121-cp310-cp310-linux_x86_64.whl is not a supported wheel on this platform.",
        (
            "ERROR: Could not find a version that satisfies the requirement torch==1.12.1 "
            "(from versions: 2.2.0, 2.2.1, 2.2.2, 2.3.0, 2.4.1, 2.5.0)\n"
            "ERROR: No matching distribution found for torch==1.12.1"
        ),
        (
            "  × No solution found when resolving dependencies:\n"
            "  ╰─▶ Because torch==1.13.1 has no wheels with a matching Python ABI tag (e.g.,\n"
            "      `cp312`) and you require torch==1.13.1, we can conclude that your\n"
            "      requirements are unsatisfiable."
        ),
        (
            "  × No solution found when resolving dependencies:\n"
            "  ╰─▶ Because warpkit==0.4.0 has no source distribution and only warpkit==0.4.0 is available, we can\n"
            "      conclude that all versions of warpkit cannot be used.\n\n"
            "hint: A source distribution is required for `warpkit` because using pre-built wheels is disabled for `warpkit`"
        ),
        (
            "  ╰─▶ Because only warpkit==0.4.0 is available and warpkit==0.4.0 has no usable wheels, we can conclude that\n"
            "      all versions of warpkit cannot be used.\n\n"
            "hint: Wheels are required for `warpkit` because building from source is disabled for `warpkit`"
        ),
        (
            "  Caused by: A URL dependency is incompatible with the current platform: "
            "https://example.org/warpkit-0.4.0-cp312-cp312-linux_x86_64.whl"
        ),
        "error: found distribution warpkit==0.4.0 @ registry+https://example.org/simple with neither wheels nor source distribution",
        (
            "error: Distribution `triton==3.1.0 @ registry+https://pypi.org/simple` can't be installed because it doesn't have a "
            "source distribution or wheel for the current platform\n\nhint: You're on Windows (`win_amd64`), but"
        ),
        (
            "error: Distribution `torch==2.9.0 @ registry+https://pypi.org/simple` can't be installed because it doesn't have a "
            "source distribution or wheel for the current platform\n\nhint: You're on macOS (`macosx_14_0_x86_64`), but"
        ),
        (
            "error: Distribution `torch==2.9.0 @ registry+https://pypi.org/simple` can't be installed because it doesn't have a "
            "source distribution or wheel for the current platform\n\nhint: You're on Linux (`manylinux_2_17_x86_64`), but"
        ),
        (
            "hint: You're on Windows (`win_amd64`), but `warpkit` (v0.4.0) only has wheels for the following platform: "
            "`manylinux_2_28_x86_64`"
        ),
        "ERROR: Package 'warpkit' requires a different Python: 3.8.18 not in '>=3.9'",
        (
            "FileNotFoundError: Cannot find a build variant for this system in ann/warpkit (revision: main). Available "
            "variants: torch28-cxx11-cu128-x86_64-linux"
        ),
        "Kernel `ann/warpkit` at revision main does not have build: torch29-cxx11-cu130-x86_64-linux",
        (
            "└─ pytorch-cuda 12.4  is not installable because it requires\n"
            "   └─ libwarplink >=12.4.127,<12.5 , which does not exist (perhaps a missing channel)."
        ),
        "RuntimeError: Cannot install on Python version 3.13.1; only versions >=3.9,<3.13 are supported.",
        (
            "  Getting requirements to build wheel did not run successfully.\n"
            "  File \"<string>\", line 61, in get_version\n  KeyError: '__version__'"
        ),
        "    from tools.nnwrap import generate_wrappers as generate_nn_wrappers\nModuleNotFoundError: No module named 'tools.nnwrap'",
        (
            "  Caused by: A URL dependency is incompatible with the current platform: https://example.org/warp-0.4.0-cp312-cp312-linux_x86_64.whl\n\n"
            "hint: The wheel is compatible with Linux (`linux_x86_64`), but you're on Windows (`win_amd64`)"
        ),
        "Wheels for `warp-lib` not available for `torch-2.12.0` for any CUDA",
        "PyTorch version: 1.3 ERROR\nPrebuilt binaries are available for PyTorch 1.6 to 1.9",
        "warpconv-cu113    2.3.3\n$ python setup.py develop\nSearching for warpconv\nReading https://pypi.org/simple/warpconv/",
        "ResolvePackageNotFound:\n  - xformers",
        "$ conda install warpkit -c ann\nConda is unable to solve the environment",
        "$ conda install torch\nPackagesNotFoundError: The following packages are not available from current channels:\n\ntorch\n",
        "PackagesNotFoundError: The following packages are not available from current channels:\n\n  - pytorch-cuda=11.3\n",
        "  - nothing provides pytorch-cuda >=11.7,<11.9 needed by warpkit-0.4.0-py310_0",
    ),
    counterexamples=(
        (
            "ERROR: Could not find a version that satisfies the requirement torch==2.5.3 "
            "(from versions: 2.2.0, 2.2.1, 2.3.0, 2.4.1, 2.5.0, 2.5.1, 2.6.0, 2.7.0)"
        ),
        (
            "WARNING: Retrying (Retry(total=0, connect=None, read=None, redirect=None, status=None)) after "
            "connection broken by 'NewConnectionError'\n"
            "ERROR: Could not find a version that satisfies the requirement torch (from versions: none)"
        ),
        "  File \"train.py\", line 8, in load\nKeyError: '__version__'",
        "Using cached torch-2.13.0-cp311-cp311-manylinux_2_28_x86_64.whl (890 MB)",
    ),
)
