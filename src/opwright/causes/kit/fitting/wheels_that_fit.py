"""
What would do where no wheel of a release fits: another Python, release, index or system.

Each fix takes what the details name: the release, the Pythons that torch has wheels for, by the table of its releases.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from opwright import knowledge
from opwright.knowledge.pypi.native_packages import is_on_pypi
from opwright.knowledge.torch_wheels import builds, table
from opwright.knowledge.versions import is_older
from opwright.logs.patterns import LogMatch, compiled, on_macos, on_windows
from opwright.logs.tools.pip_resolution import dropped
from opwright.model import Fix, Log


def wanted_in(match: LogMatch, _log: Log) -> str:
    """Return the requirement that a message names."""
    name, release = match.groups["wanted"].strip(" `'\""), match.groups.get("of")
    return f"{name}=={release}" if release else name  # as Poetry tells it


def of_torch(
    wanted: str,
    log: Log,
    *,
    is_told: bool = True,
    system: str | None = None,
    is_of_python: bool = False,
) -> dict[str, str]:
    """Return which Pythons a release has wheels for, of torch or a package that is made for one; nothing if it is another, or this Python is one of them."""
    pinned = compiled(_PINNED_TORCH).fullmatch(wanted)
    pythons = (
        _pythons_of(pinned["name"], pinned["release"], system or _system_of(log)) if pinned else ()
    )
    here = ".".join((log.machine.python or "").split(".")[:2])
    if pinned is None or not pythons or (here in pythons and not is_of_python):
        return {}
    if not here and not is_told:
        return {}
    index = f" --index-url {_TORCHS_INDEX}{pinned['label']}" if pinned["label"] else ""
    bounds = {"first": pythons[0], "last": pythons[-1], "index": index}
    named = {"name": pinned["name"], "release": pinned["release"], "wanted": wanted}
    return {"remedy": _IN_ANOTHER_PYTHON, **named, **bounds}


def _pythons_of(name: str, version: str, system: str) -> tuple[str, ...]:
    if name == "torch":
        return builds.pythons_of(version.partition(".post")[0], system)
    release = table.release_of(name, version)
    return table.pythons_of(release, system) if release else ()


def _system_of(log: Log) -> str:
    """Return the system of a log, as the table of wheels calls it."""
    if on_windows(log):
        return "windows"
    if on_macos(log):
        return "macos-arm64"
    return "linux-aarch64" if compiled(_ARM).search(log.text) else "linux-x86_64"


def what_fits(match: LogMatch, log: Log) -> dict[str, str]:
    """Return what would do for a release that Poetry has no file of, or that uv tells of."""
    is_poetrys = match.groups.get("of") is not None
    return of_torch(wanted_in(match, log), log) if is_poetrys else _as_uv_tells(match, log)


def _as_uv_tells(match: LogMatch, log: Log) -> dict[str, str]:
    """Return what would do where uv says whether it is the Python or the platform that nothing is for."""
    said = log.text[match.start : match.start + _SHORTLY]
    wanted = wanted_in(match, log)
    if file := compiled(_FILE).fullmatch(wanted):
        made_for = f"3.{file['minor']}"
        is_of_another = compiled(_OF_ANOTHER_SYSTEM).search(said) is not None
        remedy = _FILE_OF_A_SYSTEM if is_of_another else _FILE_OF_A_PYTHON
        return {"remedy": remedy, "name": file["name"], "python": made_for}
    if refused := compiled(_REFUSED_KIND).search(said):
        is_wheel = refused["kind"] == "A source distribution"
        remedy = _WHEEL_ALONE if is_wheel else _SOURCES_ALONE
        return {"remedy": remedy, "title": remedy, "name": refused["name"]}
    is_about_platform = compiled(_ABOUT_PLATFORM).search(said) is not None
    if compiled(_ABOUT_PYTHON).search(said):
        upto = compiled(_UP_TO).fullmatch(wanted)
        if upto and is_about_platform and is_older(upto["last"], _OF_TODAYS_PYTHONS):
            return {"remedy": _ON_ANOTHER_PLATFORM, "name": "torch"}
        return of_torch(f"torch=={upto['last']}" if upto else wanted, log, is_of_python=True)
    if not is_about_platform:
        return {}
    found = of_torch(wanted, log, is_told=False)
    if not found and compiled(_PLAIN_TORCH).fullmatch(wanted):  # no Linux on x86-64, which has it
        found = of_torch(wanted, log, is_told=False, system="linux-aarch64")
    return found or _on_platform(wanted, said)


def _on_platform(wanted: str, said: str) -> dict[str, str]:
    """Return what would do on a platform that nothing is for, as uv tells of it."""
    name, _, release = wanted.partition("==")
    if name == "triton" and _WINDOWS in said:
        release = release or next(iter(compiled(_TRITON_RELEASE).findall(said)), "")
        if re.match(r"2\.[01]\.", release):
            return {
                "remedy": _TRITON_OF_OLDER_TORCH,
                "release": release,
                "torch": release[: len("2.1")],
            }
        return {"remedy": _TRITON_ON_WINDOWS}
    if name == "torch" and compiled(_INTEL_MAC).search(said):
        return {"remedy": _TORCH_ON_INTEL_MACS}
    glibc = compiled(_GLIBC).search(said) if name == "torch" else None
    last = _last_torch_for(f"2.{glibc['minor']}", glibc["machine"]) if glibc else None
    if glibc and last and is_older(last, release):
        return {"remedy": _TORCH_OF_OLDER_GLIBC, "glibc": f"2.{glibc['minor']}", "last": last}
    if name == "torch" and release.endswith("+cpu"):
        return {"remedy": _CPU_BUILD_OF_X86, "release": release.removesuffix("+cpu")}
    return {"remedy": _ON_ANOTHER_PLATFORM, "name": name}


def _last_torch_for(glibc: str, machine: str) -> str | None:
    """Return the last torch release that runs with a glibc; None if there is none."""
    known = knowledge.releases.releases(machine)
    return next((r.version for r in reversed(known) if not is_older(glibc, r.glibc)), None)


def requiring_another_python(wanted: str, log: Log) -> dict[str, str]:
    """Return the Python that the release requires which was asked for, or else the last that pip ignored."""
    ignored = compiled(_IGNORED).search(log.text)
    if ignored is None:
        return {}
    releases = dict(compiled(_REQUIRES).findall(ignored["releases"]))
    pinned = wanted.partition("==")[2]
    requires = releases.get(pinned, "") if pinned else next(reversed(releases.values()), "")
    first, before = compiled(_LEAST_PYTHON).search(requires), compiled(_NO_PYTHON).search(requires)
    here = log.machine.python
    if first and (before is None or (here is not None and is_older(here, first[1]))):
        python = first[1]
    elif before:
        python = f"3.{int(before[1]) - 1}"
    else:
        return {}
    return {"remedy": _IN_THE_PYTHON, "python": python, "requires": requires.strip()}


def asked_by_another(quote: str) -> dict[str, str]:
    """Return the package that pins what the index does not list, which another release of that one would not be accepted by."""
    asked = re.search(rf" \(from {_ASKED_BY}(?:->[^)]*)?\)", quote)
    return {"remedy": OF_ANOTHER, "asker": asked["asker"]} if asked else {}


def of_dropped(wanted: str, available: Sequence[str]) -> dict[str, str]:
    """Return which release is listed that would do, so that it was dropped for another reason than its number."""
    release = dropped(wanted, available)
    if release is None:
        return {}
    return {"remedy": _LISTED_AND_DROPPED, "title": _LISTED_AND_DROPPED, "release": release}


_LISTED_AND_DROPPED = "if the index lists what is asked for, and pip has dropped it"


def of_placeholder(wanted: str, available: Sequence[str]) -> dict[str, str]:
    """Return what to install if an index has only releases that hold a name; nothing if it has others."""
    if not all(compiled(_HOLDS_A_NAME).fullmatch(release) for release in available):
        return {}
    asked = compiled(_OF_TENSORRT).fullmatch(wanted)
    return (
        {"remedy": _LISTED_BY_RELEASE, "release": asked["release"]}
        if asked
        else {"remedy": _ELSEWHERE}
    )


_HOLDS_A_NAME = r"0(?:\.0)*(?:\.?(?:post|dev|rc|a|b)\d{0,8})?"
_OF_TENSORRT = r"torch[-_]tensorrt==(?P<release>1\.\d{1,2}\.\d)"
_ELSEWHERE = "if the index has a placeholder alone"
_LISTED_BY_RELEASE = "if it is a Torch-TensorRT from before PyPI had it"


def of_old_torch(wanted: str, available: Sequence[str], log: Log) -> dict[str, str]:
    """Return what to install if an index has only torch's 0.1.2 placeholders, which are for every Python; nothing if it has others."""
    if not available or not all(one.startswith("0.1.2") for one in available):
        return {}
    found = of_torch(wanted.replace("===", "=="), log, is_of_python=True) or newest_torch()
    if found.get("index") == "" and _STABLE in log.text:
        found["index"] = f" -f {_TORCHS_INDEX}{_STABLE}"
    return {**found, "offered": "only placeholders of 0.1.2 match"}


_STABLE = "torch_stable.html"


def of_own_project(name: str, wanted: str) -> dict[str, str]:
    """Return what to install for a package whose release comes from a setup.py that states none; nothing for any other."""
    if not wanted.endswith("==0.0.0") or not is_on_pypi(name):
        return {}
    return {"remedy": _OF_A_PROJECT, "pattern": re.sub(r"[-_]", "[-_]", name)}


def of_name(name: str, wanted: str, log: Log) -> dict[str, str]:
    """Return what to install for a package of which an index lists nothing, if known."""
    if name == "triton":
        return {"remedy": _TRITON_ON_WINDOWS}
    if re.fullmatch(_OPTIONAL_FOR_PYG, name, re.IGNORECASE) and _system_of(log) != "linux-x86_64":
        return {"remedy": _LEFT_OUT_OF_PYG, "name": name}
    if own := _of_wheels_alone(name, wanted, log):
        return own
    if compiled(_EXTENSION_NAME).search(name) and is_on_pypi(name):
        return {"remedy": _OF_A_PROJECT, "pattern": re.sub(r"[-_]", "[-_]", name)}
    given = None if name == "torch" else compiled(_GIVEN_INDEX).search(log.text)
    is_besides = given and compiled(_LIST).search(given[0]) and is_on_pypi(name)  # PyPI was asked
    if given and not is_besides:
        return {"remedy": _NOT_OF_THAT_INDEX}
    return {}


def _of_wheels_alone(name: str, wanted: str, log: Log) -> dict[str, str]:
    """Return which Pythons a release has wheels for, or the newest, of a package that is made for one torch; nothing of any other."""
    if name == "torch" or compiled(_GIVEN_INDEX).search(log.text):
        return {}
    system = _system_of(log)
    pinned = wanted.partition("==")[2]
    for version in (pinned,) if pinned else reversed(table.versions_of(name)):
        release = table.release_of(name, version)
        if release is None or release.has_sources:
            return {}
        if "*" in release.pythons:
            return {"remedy": _ON_ANOTHER_PLATFORM, "name": name}
        if pythons := table.pythons_of(release, system):
            bounds = {"first": pythons[0], "last": pythons[-1], "index": ""}
            return {
                "remedy": _IN_ANOTHER_PYTHON,
                "name": name,
                "release": version,
                "wanted": wanted,
                **bounds,
            }
    return {}


def not_on_conda(match: LogMatch, _: Log) -> dict[str, str]:
    """Return the name under which pip's index has what conda's channels lack."""
    if match.groups["wanted"] == "torch":
        return {"remedy": _PYTORCH_OF_CONDA}
    wanted = match.groups["wanted"]
    if wanted == "pytorch-cuda":
        return {"remedy": _CUDA_OF_CONDA}
    return {"remedy": _BY_PIP, "name": "torch" if wanted == "pytorch" else wanted}


def newest_torch() -> dict[str, str]:
    """Return which Pythons the newest known torch has wheels for."""
    known = knowledge.releases.database("x86_64")
    newest = known.releases[-1]
    pythons = [f"3.{tag.removeprefix('cp3')}" for tag in newest.pythons if "t" not in tag]
    last = _COMMON_PYTHON if _COMMON_PYTHON in pythons else pythons[-1]
    return {
        "remedy": _OF_ANY_TORCH,
        "release": newest.version,
        "first": pythons[0],
        "last": pythons[-1],
        "python": last,
    }


ON_AN_INDEX = "if an index was asked for it"
OF_CONDA = "if conda finds no set of packages"
_PYTORCH_OF_CONDA = "if conda is asked for torch"
_BY_PIP = "if conda's channels lack what pip's index has"
_CUDA_OF_CONDA = "if conda's channels have no such CUDA"
OF_ANOTHER_NAME = "if a setup.py asks for what is there under another name"
ONE_OF_THESE = "if the index lists other releases"
OF_OLDER_PYTHON = "if a setup.py uses what this Python has dropped"
OF_ANOTHER = "if a package asks for a release that the index does not list"
_ASKED_BY = r"(?P<asker>[A-Za-z][\w.-]{1,60})(?:\[[\w,-]+\])?(?:[=<>!~]=?[\w.*,<>=!~]+)?"
_OF_A_PROJECT = "if it is called as the extension of a project"
_EXTENSION_NAME = r"(?i)[-_](?:exts?|ops|cuda|cpp|kernels?)$"
_LEFT_OUT_OF_PYG = "if it is a part that PyG does without"
_OPTIONAL_FOR_PYG = r"pyg[-_]lib|torch[-_](?:scatter|sparse|cluster|spline[-_]conv)"
_NOT_OF_THAT_INDEX = "if another index than PyPI was passed"
_GIVEN_INDEX = r"\bpip3? install [^\n]{0,200}(?:\s-i\b|--index-url|\s-f\b|--find-links)|(?:Error|error|HTTP|status)[ :]{1,3}404|404 (?:Client Error|Not Found)"
_LIST = r"\s-f$|--find-links$"
_IN_THE_PYTHON = "if the release requires another Python"
_OF_ANY_TORCH = "if the index has no torch at all"
_IGNORED = r"require a different python version: (?P<releases>[^\n]{1,2000})"
_REQUIRES = r"([\w.!+]{1,40}) Requires-Python ([^;\n]{1,60})"
_LEAST_PYTHON = r">=? ?(3\.\d+)"
_NO_PYTHON = r"< ?3\.(\d+)"
ANY_INDEX = "--index-url"
_COMMON_PYTHON = "3.12"
"""What most packages have wheels for, as of 2026."""
_IN_ANOTHER_PYTHON = "if it is a torch for other Pythons"
_ON_ANOTHER_PLATFORM = "if it is for other platforms"
_TRITON_ON_WINDOWS = "if it is Triton on Windows"
_TRITON_OF_OLDER_TORCH = "if it is the Triton of torch 2.0 or 2.1 on Windows"
_TRITON_RELEASE = r"`triton` \(v([\d.]+)\)"
_TORCH_ON_INTEL_MACS = "if it is a torch for a Mac with an Intel processor"
_TORCH_OF_OLDER_GLIBC = "if it is a torch for a newer glibc"
_CPU_BUILD_OF_X86 = "if it is a build for the CPU that x86-64 has alone"
_FILE_OF_A_PYTHON = "if a file is for one Python"
_FILE = r"(?:\S*[/\\])?(?P<name>[\w.]+)-[^-]+(?:-\d\w*)?-cp3(?P<minor>\d+)-cp3\d+\w*-[\w.]+\.whl"
_FILE_OF_A_SYSTEM = "if a file is for another system"
_OF_ANOTHER_SYSTEM = r"(?:The wheel is compatible with|only has wheels for)[^\n]{1,80}, but (?:you're|you are) on (?!Linux)"
_REFUSED_KIND = r"hint: (?P<kind>A source distribution|Wheels) (?:is|are) required for `(?P<name>[\w.-]{1,80})` because"
_WHEEL_ALONE = "if it has wheels alone, and the command refuses wheels"
_SOURCES_ALONE = "if it has sources alone, and the command refuses to build"
_ARM = r"aarch64|arm64|ARM64"
_ABOUT_PYTHON = (
    r"matching\s+Python|Python (?:implementation |ABI |version )?tag|requires a different Python"
)
_ABOUT_PLATFORM = r"for the current\s+platform|matching\s+platform|for the following\s+platform"
_INTEL_MAC = r"macosx_\d+_\d+_x86_64"
_WINDOWS = "You're on Windows"
_GLIBC = r"You're on Linux \(`manylinux_2_(?P<minor>\d+)_(?P<machine>x86_64|aarch64)"
_SHORTLY = 700
_UP_TO = r"torch(?:[<>=!~]=?[\d.*]+,)*<=(?P<last>\d+\.\d+\.\d+)"
"""What uv says of several releases; of those behind them it may be the platform that nothing is for."""
_OF_TODAYS_PYTHONS = "2.0"
_PINNED_TORCH = r"(?P<name>torch|torchvision|torchaudio|torchtext|xformers|vllm)==(?P<release>\d+\.\d+\.\d+(?:\.post\d)?)(?:\+(?P<label>cu\d+|cpu))?"
_PLAIN_TORCH = r"torch==\d+\.\d+\.\d+"
_TORCHS_INDEX = "https://download.pytorch.org/whl/"
TITLES = {
    _LISTED_AND_DROPPED: "{name} {release} is listed, and pip could not take it",
    _WHEEL_ALONE: "{name} has wheels and no sources on the index, and the command refuses wheels",
    _SOURCES_ALONE: "{name} has no wheel for this Python or platform, and the command refuses to build it",
}
FIXES = {
    _LISTED_AND_DROPPED: Fix(
        "find out why pip rejects {name} {release}, which the index lists: its archive cannot be unpacked (on Windows because paths are too long and LongPathsEnabled is off), or"
        " generating its metadata fails; the first message about it is the cause",
        commands=("pip download -v --no-deps --no-cache-dir '{name}=={release}'",),
    ),
    _WHEEL_ALONE: Fix(
        "install {name} from its wheel: drop --no-binary (no-binary in a project's settings, UV_NO_BINARY), because the index has no sources; to build it, clone its repository",
        commands=("pip install {name}",),
    ),
    _SOURCES_ALONE: Fix(
        "let {name} build from source: drop --no-build and --only-binary (no-build in a project's settings), or request a release that has a wheel for this Python and platform",
        commands=("pip install --no-build-isolation {name}",),
    ),
    _ELSEWHERE: Fix(
        "check what the index has of {name} (the first command lists its files): for this Python and system it has only {newest}, a placeholder. If wheels are listed, they are for other systems or Pythons:"
        " use one of those (ARM Linux and Windows often get wheels later, or none), or drop the requirement there with a marker (; platform_machine == 'x86_64'). If none are, install it from"
        " where its project publishes it: its README or releases page names the list (-f) or index, and the release for each torch",
        commands=(
            "curl -sL https://pypi.org/simple/{name}/ | grep -oE '>[^<>]+(whl|gz)<'",
            "python -c 'import platform, sys; print(sys.version, platform.machine())'",
        ),
    ),
    _LISTED_BY_RELEASE: Fix(
        "install it from its release page, because PyPI has only a placeholder for it; each release is for one torch (1.2 for 1.12, 1.3 for 1.13)",
        commands=(
            "pip install '{wanted}' -f https://github.com/pytorch/TensorRT/releases/expanded_assets/v{release}",
        ),
    ),
    _ON_ANOTHER_PLATFORM: Fix(
        "choose a release or an index that has {name} for this platform (its page on the index lists the files), or build it from source; torch has no musl wheels: use a Debian"
        " image instead of Alpine",
        commands=("python -c 'import platform, sys; print(sys.version, platform.platform())'",),
    ),
    _CPU_BUILD_OF_X86: Fix(
        "request torch {release} without +cpu on ARM and on macOS: PyTorch's CPU index has +cpu builds for x86-64 only; in a uv project give that index the marker"
        " platform_machine == 'x86_64'; or run the x86-64 image (docker run --platform linux/amd64)",
        commands=("pip install 'torch=={release}'",),
    ),
    _FILE_OF_A_PYTHON: Fix(
        "the file is for CPython {python}: install it in an environment with that Python, or install the release of {name} for the running Python by name",
        commands=(
            "python -c 'import platform, sys; print(sys.version, platform.machine())'",
            "pip install {name}",
        ),
    ),
    _FILE_OF_A_SYSTEM: Fix(
        "use {name}'s file for your system; this one is for another (see the end of its name): remove the address from the requirements, or give it a marker (; sys_platform =="
        " 'linux'), and install one for this Python, torch and CUDA (flash-attn's releases have none for Windows; third-party ones:"
        " https://github.com/mjun0812/flash-attention-prebuild-wheels/releases), or none, if the program works without it",
        commands=(
            'python -c "import sys, torch; print(sys.version, torch.__version__, torch.version.cuda)"',
        ),
    ),
    _TRITON_ON_WINDOWS: Fix(
        "skip Triton on Windows (`triton; sys_platform == 'linux'`, in a uv project under override-dependencies), where it has no wheels, or install the triton-windows release"
        " for this torch",
        commands=("pip install triton-windows",),
    ),
    _TRITON_OF_OLDER_TORCH: Fix(
        "install torch 2.2 or newer: torch {torch}, which requires triton {release}, was locked on Linux and requires it everywhere",
        commands=("pip install 'torch>=2.2'",),
    ),
    _TORCH_ON_INTEL_MACS: Fix(
        "on a Mac with Apple silicon (sysctl prints 1) recreate the environment with an arm64 Python, such as cpython-3.12-macos-aarch64-none; on an Intel Mac (0, or nothing)"
        f" install torch {knowledge.installing.LAST_TORCH_FOR_INTEL_MACS}, the last for it, with NumPy 1",
        commands=(
            "sysctl -n hw.optional.arm64",
            f"pip install 'torch=={knowledge.installing.LAST_TORCH_FOR_INTEL_MACS}' 'numpy<2'",
        ),
    ),
    _TORCH_OF_OLDER_GLIBC: Fix(
        "install torch {last}, the last for glibc {glibc}, or a newer system",
        commands=("pip install 'torch=={last}'", "ldd --version"),
    ),
    _IN_ANOTHER_PYTHON: Fix(
        "{name} {release} has wheels for 64-bit Python {first} to {last}: install it in an environment with one of these, or install a release of {name} for the installed Python",
        commands=(
            "python{last} -m venv .venv",
            ". .venv/bin/activate",
            "pip install '{wanted}'{index}",
        ),
    ),
    _IN_THE_PYTHON: Fix(
        "{wanted} requires Python {requires}: install it in an environment with such a Python, or install a release for the running Python",
        commands=(
            "python{python} -m venv .venv",
            ". .venv/bin/activate",
            "pip install '{wanted}'",
        ),
    ),
    _OF_ANY_TORCH: Fix(
        "install torch in an environment with a Python that it supports: torch {release} has wheels for 64-bit Python {first} to {last}, not for 32-bit Python, musl (Alpine) or"
        " Intel Macs",
        commands=(
            "python -c 'import platform, sys; print(sys.version, platform.machine())'",
            "python{python} -m venv .venv",
            ". .venv/bin/activate",
            "pip install torch",
        ),
    ),
    _OF_A_PROJECT: Fix(
        "build {name} in its folder of the project that requires it, where a setup.py names it: no index has a project's own extension; remove the line from the requirements",
        commands=("grep -rlE --include=setup.py '{pattern}' .",),
    ),
    _LEFT_OUT_OF_PYG: Fix(
        "drop {name} from the command: torch-geometric 2.3 and later run without it (it makes some things faster, and some layers and samplers need it), and its index has no"
        " wheel for this system and torch",
        commands=("pip install torch-geometric",),
    ),
    _NOT_OF_THAT_INDEX: Fix(
        "drop the index or list that was passed (-i, --index-url, -f), which has nothing for it, and install it from PyPI; first check at that address which torch, CUDA and"
        " Python it has files for",
        commands=(
            "pip install {name} --index-url https://pypi.org/simple",
            "python -c 'import platform, sys; print(sys.version, platform.machine())'",
        ),
    ),
    OF_OLDER_PYTHON: Fix(
        "install it in an environment with Python {python} or older, the last that still has what its setup.py uses, or use a newer release of the package or its repository,"
        " where that is fixed",
        commands=(
            "python{python} -m venv .venv",
            ". .venv/bin/activate",
            "pip install torch",
            "pip install --no-build-isolation PACKAGE",
        ),
    ),
    OF_ANOTHER: Fix(
        "use a Python that {wanted} has wheels for (an older one if the listed releases are newer), or a release of {asker} that requires one of the listed ones; in a clone of"
        " {asker}, loosen the requirement in its setup.py or pyproject.toml and install it from there",
        commands=(
            "pip index versions {asker}",
            "python -c 'import platform, sys; print(sys.version, platform.machine())'",
        ),
    ),
    ONE_OF_THESE: Fix(
        "request a release that the index has for this Python (the newest is {newest}), or use a Python that {wanted} supports",
        commands=("pip install '{name}=={newest}'",),
    ),
    OF_ANOTHER_NAME: Fix(
        "replace {name} with {there} in the install_requires of setup.py (and in its requirements), or install without dependencies: setuptools looks for a distribution called"
        " {name}, and {there}, which has the same module, does not count",
        commands=(
            "grep -ln '{name}' setup.py requirements*.txt | xargs sed -i 's/{name}\\b/{there}/'",
            "pip install --no-build-isolation --no-deps -e .",
        ),
    ),
    _CUDA_OF_CONDA: Fix(
        "install torch with pip, whose wheels bring their CUDA: PyTorch's channel has {wanted} for CUDA 11.6, 11.7, 11.8, 12.1 and 12.4 only, for Linux and Windows, and nothing since torch 2.5",
        commands=("pip install torch torchvision torchaudio", "conda search -c pytorch {wanted}"),
    ),
    _BY_PIP: Fix(
        "remove {wanted} from what conda installs (environment.yml), because the channels have none for this system or Python, and install it with pip into the environment that"
        " conda creates, in the release for the installed torch",
        commands=(
            "conda search -c conda-forge {wanted}",
            "python -c 'import sys, torch; print(sys.version, torch.__version__)'",
            "pip index versions {name}",
        ),
    ),
    _PYTORCH_OF_CONDA: Fix(
        "ask conda for pytorch, as torch is called there; conda-forge has builds for CUDA and for the CPU; or install torch with pip",
        commands=("conda install -c conda-forge pytorch",),
    ),
    OF_CONDA: Fix(
        "check for which Python, torch and CUDA conda has builds of {name} (their build strings say), and install one of those in a new environment, {name} and torch in one"
        " command; if none is for this torch, install the last torch that has one, or build it with pip from its repository",
        commands=("conda search {name}{channels}",),
    ),
    ON_AN_INDEX: Fix(
        "choose a release that the index lists for this Python, or a Python that the release supports; if the index does not list it at all, it is misspelt, or must be installed"
        " from its repository",
        commands=(
            "pip index versions {name}",
            "python -c 'import platform, sys; print(sys.version, platform.machine())'",
        ),
    ),
}
"""By the condition that the details name as their remedy."""
