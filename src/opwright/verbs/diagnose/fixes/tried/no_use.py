"""
What is of no use to the one who asks, whatever the cause: torch for CUDA where the GPU is AMD's, and an installation that has just failed.

The command goes, and what to find out takes its place: which build there is depends on the card, the system and the Python.
"""

from __future__ import annotations

import re

from opwright import knowledge
from opwright.knowledge.pypi.native_packages import is_on_pypi
from opwright.logs.asker.install_commands import is_same
from opwright.logs.patterns import compiled
from opwright.model import Fix, Log
from opwright.verbs.diagnose.fixes.tried.refuted import is_on_no_index

_FOR_CUDA = r"download\.pytorch\.org/whl/(?:nightly/)?cu\d|\+cu\d{2,3}\b"
_OF_AMD = (
    r"\b(?:HIP SDK|ZLUDA|amdgpu|[Rr]ocm-?smi|(?<!with )Radeon|RX ?[5-9]\d00(?: ?XTX?)?|gfx(?:9|1[0-2])[\da-f]{2,3})\b|\+rocm\d|\bROCm(?::| agent\b)"
    r"|\bAMD (?:[Gg][Pp][Uu]|[Cc]ard|[Gg]raphics)|/lib\w{2,40}_(?:hip|rocm)\w{0,30}\.so\b"
)
_OF_NVIDIA = (
    r"\b(?:GeForce|RTX|GTX|Tesla|Quadro|nvidia-smi|NVIDIA-SMI|[AH]100|sm_\d\d)\b|\+cu\d{2,3}\b|No ROCm runtime|ROCm: (?:N/A|False|no)\b"
    r"|\b(?:NVIDIA|Nvidia) (?:GPU|[Gg]raphics|[Cc]ard|A\d|H\d|L\d)"
)
_PLAIN = r"(?:python3? -m )?pip install (?:--?[\w-]+ )*(?P<name>[A-Za-z][\w.-]*)"
_TOOLS = frozenset(
    {"ninja", "cmake", "setuptools", "wheel", "packaging", "pybind11", "scikit-build-core"}
)
"""What builds ask for, and PyPI has for every Python."""


def of_another_gpu(fix: Fix, log: Log) -> Fix:
    """Return a fix without what installs a CUDA torch, if the log shows an AMD GPU and no NVIDIA one."""
    other = fix.otherwise
    asks_for_nvcc = other is not None and "nvcc --version" in " ".join(other.commands)
    if not asks_for_nvcc and not any(map(_is_for_cuda, (fix, *((other,) if other else ())))):
        return fix
    if not is_of_amd(log):
        return fix
    if asks_for_nvcc:
        fix = fix._replace(otherwise=_WITH_ROCM)
    if other and _is_for_cuda(other):
        fix = fix._replace(otherwise=None)
    if not _is_for_cuda(fix):
        return fix
    commands = tuple(one for one in fix.commands if not compiled(_FOR_CUDA).search(one))
    return fix._replace(
        summary=f"{fix.summary}; the GPU is AMD's, so do not install a torch for CUDA: install PyTorch's ROCm build, or what the program offers for AMD (its README names the option, such"
        " as --use-zluda or --use-directml, and what to delete first: its venv)",
        commands=commands,
    )


_WITH_ROCM = Fix(
    "if the part is still missing, check ROCm: torch must be a ROCm build (None means that it is not: replace it first), and hipcc of the same release",
    ("python -c 'import torch; print(torch.__version__, torch.version.hip)' && hipcc --version",),
)


def built_for_amd(quote: str, log: Log) -> Fix | None:
    """Return the replacement for a package that needs a CUDA library, if the log shows an AMD GPU and no NVIDIA one."""
    if not compiled(_LIBRARY_OF_CUDA).search(quote) or not is_of_amd(log):
        return None
    return Fix(
        "install the package's build for AMD GPUs: this one needs an NVIDIA library, which is useless there. Some have another name (NAME-rocm, such as tilelang-rocm) or an AMD"
        " index; otherwise build it from source with PyTorch's ROCm build installed, as its README says",
        (
            "python -c 'import torch; print(torch.__version__, torch.version.hip)'",
            "export ROCM_HOME=/opt/rocm",
        ),
    )


_LIBRARY_OF_CUDA = (
    r"\blib(?:cudart|cublas\w*|nvrtc\w*|cusparse\w*|cusolver|cufft|curand|cudnn\w*|nvJitLink)\.so"
)


def is_of_amd(log: Log) -> bool:
    """Return whether a log shows an AMD GPU, and no NVIDIA one."""
    return bool(compiled(_OF_AMD).search(log.text)) and not compiled(_OF_NVIDIA).search(log.text)


def _is_for_cuda(fix: Fix) -> bool:
    return any(compiled(_FOR_CUDA).search(one) for one in fix.commands)


def from_its_address(fix: Fix, log: Log) -> Fix:
    """Return a fix that builds a package from the address that it was installed from, as the log shows, and not from an index."""
    return fix._replace(commands=tuple(_from_address(one, log) for one in fix.commands))


def _from_address(command: str, log: Log) -> str:
    named = compiled(_OF_AN_INDEX).search(command)
    if named is None:
        return command
    shown = (m for m in compiled(_ADDRESS).finditer(log.text) if is_same(m["name"], named["name"]))
    address = next(shown, None)
    return f'{command[: named.start()]} "{address[0]}"' if address else command


_OF_AN_INDEX = r" --no-binary (?P<name>[\w.-]+) (?P=name)$"
_ADDRESS = r"git\+https://[\w.-]+/[\w.-]+/(?P<name>[A-Za-z][\w-]*)(?:\.git)?(?:@[\w./-]*\w)?"


def of_no_index(fix: Fix, name: str, log: Log) -> Fix:
    """Return a fix that does not ask again for what pip has just found nothing of."""
    if name in _TOOLS and is_on_no_index(name, log):
        return Fix(
            f"let pip reach an index: PyPI has {name} for every Python, so this pip, or the one that a build starts, was given no index, or one without it (no-index, find-links, a"
            f" mirror, a proxy); install {name} and the requirements first, then the package without build isolation",
            ("pip config list", f"pip install --index-url https://pypi.org/simple {name}"),
        )
    if fix.commands[:1] == (f"pip index versions {name}",) and is_on_pypi(name):
        is_old = compiled(_OLD_SYSTEM).search(log.text) is not None
        return fix._replace(
            summary=f"{_NEWER_SYSTEM if is_old else ''}check which Pythons and systems the files of {name} are for; the first command lists them (cp310 is Python 3.10; manylinux, win, macosx). If none fits the Python that"
            " runs pip, use an environment with a Python that they are for, or build it from its repository (on Windows in WSL, if all are for Linux). If nothing is listed, the name"
            " is misspelt or not in the index: install it from its repository",
            commands=(_LISTS_FILES.format(name), *fix.commands[1:]),
            otherwise=fix.otherwise or _part_of_project(name, log),
        )
    plain = filter(None, map(compiled(_PLAIN).fullmatch, fix.commands))
    if not is_on_pypi(name) or not any(is_on_no_index(one["name"], log) for one in plain):
        return fix
    if of_file := compiled(_FILE_OF_A_PYTHON).match(fix.summary):
        python, file = of_file["python"], compiled(_FILE).search(log.text)
        return Fix(
            f"install the file in an environment with Python {python}, which it is for: the index has nothing for the Python that runs pip either",
            (
                f"python{python} -m venv .venv",
                ". .venv/bin/activate",
                *((f"pip install {file['path']}",) if file else ()),
            ),
        )
    project = knowledge.installing.project_of(name)
    more = f" ({project.says})" if project and project.says else ""
    return Fix(
        f"check which Pythons and systems the files of {name} on https://pypi.org/project/{name}/#files are for: none fits the running Python, and the same command will fail"
        f" again; create an environment with a Python that they are for{more}",
        ('python -c "import platform, sys; print(sys.version, platform.machine())"',),
    )


def _part_of_project(name: str, log: Log) -> Fix | None:
    """Return how a requirement is installed that the project in this folder asks for, and that no index has: its own sources bring it, as a rule."""
    local = compiled(_LOCAL).search(log.text)
    asked = compiled(_ASKED_BY).search(log.text)
    is_known = knowledge.installing.project_of(name.replace("-", "_")) is not None
    if local is None or asked is None or is_known or not re.fullmatch(r"[A-Za-z][\w-]{2,60}", name):
        return None
    spelt = re.sub(r"[-_]", ".", name)
    return Fix(
        f"where nothing is listed, install {name} from the sources that {asked['asker']} brings, before {asked['asker']} itself (the first command finds the setup.py or pyproject.toml that is called so,"
        " in a folder like env, third_party or a submodule; its README says so too); where it can be imported already, install the project without its requirements, as the last command does",
        (
            f"grep -rliE --include=setup.py --include=pyproject.toml 'name ?= ?.{spelt}' .",
            f'pip install --no-build-isolation "$(dirname "$(grep -rliE --include=setup.py --include=pyproject.toml \'name ?= ?.{spelt}\' . | head -n 1)")"',
            "pip install --no-build-isolation --no-deps -e .",
        ),
    )


_OLD_SYSTEM = r"(?i)\bubuntu[ -]?(?:lts )?1[468]\.04|\bcentos(?: linux)?(?: release)? ?[67]\b|\bdebian ?9\b|\bglibc[ :-]{0,2}2\.(?:1\d|2[0-7])\b"
_NEWER_SYSTEM = "move to a system with glibc 2.28 or later (Ubuntu 20.04, Debian 10, RHEL 8, or a container of one), if the files are manylinux_2_28: the one in the log is older, and pip takes none of them; else "
_LOCAL = r"(?m)^[ \t]*Processing (?:\./|/)\S|\bpip3? install (?:--?[\w-]+ ){0,3}['\"]?\.(?:\[[\w,-]{1,40}\])?(?=['\"`\s]|$)"
_ASKED_BY = r"\(from (?P<asker>[A-Za-z][\w.-]{1,60})"
_LISTS_FILES = "curl -sL https://pypi.org/simple/{0}/ | grep -oE '>[^<>]+(whl|gz)<'"
_FILE_OF_A_PYTHON = r"the file is for CPython (?P<python>3\.\d{1,2}):"
_FILE = r"\bpip3? install (?P<path>[\w.\\/:~+-]{1,200}\.whl)(?=\s|$)"
