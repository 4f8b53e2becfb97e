"""Ways where an import meets something else than it should: what another package has loaded, an empty folder, two wheels of one thing."""

from __future__ import annotations

import re

from opwright.knowledge.packages import module_package
from opwright.knowledge.pypi.native_packages import is_on_pypi
from opwright.logs.patterns import compiled
from opwright.model import Fix, Shell, System
from opwright.verbs.diagnose.ways.asked import Asked

_OTHERS_WITH_CUDA = r"cupy|cudf|cuml|cugraph|rmm|raft_dask|pylibraft|tensorflow|jax|numba|pycuda|tensorrt|onnxruntime|faiss|paddle|mxnet|nvidia\.dali|cv2|open3d|k2|warp|ctranslate2|decord|av"
_IMPORTED_BEFORE = rf"(?m)^[ \t>\d.-]{{0,12}}(?:import|from) (?P<other>{_OTHERS_WITH_CUDA})\b[^\n]{{0,80}}\n(?:[^\n]{{0,120}}\n){{0,3}}?[ \t>\d.-]{{0,12}}(?:import|from) torch\b"
_SAID_TO_HELP = r"(?i)\bimport(?:ing|ed|s)? (?:py)?torch (?:first|before)\b|\bif (?:I|you|we) import (?:py)?torch\b[^\n]{0,60}\bfirst\b|(?:py)?torch (?:is )?imported (?:first|before)\b"
_OF_TORCH = r"/torch/lib/|/nvidia/\w{2,30}/lib/"


def torch_before_others(asked: Asked) -> Fix | None:
    """Return that torch is imported first, where another package has loaded its own copy of CUDA's libraries before."""
    if not compiled(_OF_TORCH).search(asked.evidence.quote):
        return None
    text = asked.log.text
    before = compiled(_IMPORTED_BEFORE).search(text)
    if before is None and not compiled(_SAID_TO_HELP).search(text):
        return None
    other = before["other"].partition(".")[0] if before else ""
    named = other or "the other package"
    return Fix(
        f"import torch first, in the program's first file: {named} loads another copy of CUDA's libraries, and torch, which is imported after it, gets that one, whose release is older. If torch must come"
        f" second, install the {named} that is made for torch's CUDA",
        (f"python -c 'import torch, {other}'",) if other else (),
        otherwise=asked.fix,
    )


def of_two_wheels(asked: Asked) -> Fix | None:
    """Return how to find the two installed packages that define the same operators, of which one goes."""
    quote = asked.evidence.quote
    named = compiled(_NAMESPACE).search(quote) or compiled(_NAMESPACE).search(asked.log.text)
    own = compiled(_OWN_SOURCES).search(asked.log.text)
    if named is None or own or asked.situation.shell is not Shell.SH:
        return None
    namespace = named["of"] or named["name"]
    return Fix(
        f"uninstall one of the two packages that define the operators of {namespace}, as a rule the one by the older name or in the older release: the command counts the files of each installed package that"
        " name it. If only one does, the process loads that one twice (two copies of it on the path, or a reload)",
        (
            f"grep -rlF '{namespace}' \"$(python -c 'import sysconfig; print(sysconfig.get_path(\"platlib\"))')\" --include='*.py' --include='*.so' | sed 's|.*-packages/||; s|/.*||' | sort | uniq -c",
        ),
        otherwise=asked.fix,
    )


_NAMESPACE = r"dispatch key and (?P<of>\w{2,60}) namespace|\(?(?<!torch)\b(?P<name>(?!aten|prims|c10d|std|torch|at|c10)[A-Za-z]\w{2,40})::\w{2,60}"
_OWN_SOURCES = r"registered at (?!\S*-packages|/dev/null)\S{0,200}\.(?:cpp|cu|cc|py):\d+"


def by_the_named_releases(asked: Asked) -> Fix | None:
    """Return how to install what a message asks for by name and release."""
    said = compiled(_PLEASE).search(asked.evidence.quote)
    pins = compiled(_PIN).findall(said["pins"]) if said else []
    if not pins:
        return None
    plain = [one for one in pins if not compiled(_COMPILED).match(one)]
    built = [one for one in pins if one not in plain]
    return Fix(
        "install the releases that the message names: the project was written for these, and refuses or lacks others",
        (
            *((f"pip install {' '.join(plain)}",) if plain else ()),
            *(f"pip install --no-build-isolation {one}" for one in built),
        ),
        otherwise=asked.fix if not plain else None,
    )


_PLEASE = r"(?i)\bplease (?:(?:make sure|be sure|ensure)[^\n]{0,20} )?(?:to )?(?:pip )?install (?:the )?(?:following )?[`'\"]?(?P<pins>[A-Za-z][\w.-]{1,40}==\d[\w.+]{0,30}[`'\"]?(?:(?:,? and |, )[`'\"]?[A-Za-z][\w.-]{1,40}==\d[\w.+]{0,30}){0,3})"
_PIN = r"[A-Za-z][\w.-]*==\d[\w.+]*\w"
_COMPILED = r"(?i)flash[-_]attn|xformers|mamba|causal|apex|deepspeed|mmcv|spconv|torch[-_](?:scatter|sparse|cluster)"


def again_by_conda(asked: Asked) -> Fix | None:
    """Return how a damaged file comes again that conda has installed."""
    if not compiled(_OF_TORCH).search(asked.evidence.quote) or "conda" not in asked.log.text:
        return None
    return Fix(
        "if `conda list pytorch` shows that conda installed it: delete conda's own copy too, which it links into each environment, and let conda install it again",
        ("conda clean --packages --yes", "conda install --force-reinstall pytorch"),
    )


def patch_of_its_release(asked: Asked) -> Fix | None:
    """Return the newest patch of the installed release of a package each release of which is for one torch."""
    package = asked.package
    is_of_itself = "." in asked.details.get("package", "")  # its own part lacks it
    if (
        package not in _FOR_ONE_TORCH
        or not is_of_itself
        or asked.situation.system is System.WINDOWS
    ):
        return None
    said = re.search(
        rf"(?i)\b{package.replace('-', '[-_]')}[ :=]{{1,3}}v?(\d+\.\d+\.\d+)", asked.log.text
    )
    release = (
        said[1] if said else f"$(pip show {package} | sed -n 's/^Version: //p' | cut -d. -f1-3)"
    )
    return Fix(
        f"install the newest patch or post release of the installed {package}, which is for the same torch (a release as such may lack a file or a name that its .post has again); if it lacks the name too, the"
        " calling code is for another torch",
        (
            f'pip install --upgrade --no-deps "{package}=={release}.*"',
            f"pip index versions {package}",
        ),
        otherwise=asked.fix,
    )


_FOR_ONE_TORCH = frozenset({"torch-npu", "torch-xla"})


def by_python_2(asked: Asked) -> Fix | None:
    """Return that Python 2 runs the program, which says what it misses without quotes."""
    if not compiled(_WITHOUT_QUOTES).search(asked.evidence.quote):
        return None
    return Fix(
        "run it with Python 3, and install the package for that: the message, without quotes around the name, is Python 2's, which `python` and a notebook's older kernel still start; a package that was"
        " installed with another Python's pip is not found there",
        (
            "python --version && pip --version",
            f"python3 -c 'import {asked.top}; print({asked.top}.__file__)'",
        ),
        otherwise=asked.fix,
    )


_WITHOUT_QUOTES = r"ImportError: No module named [A-Za-z_][\w.]*[`.\s]{0,3}$"


def of_another_python(asked: Asked) -> Fix | None:
    """Return that packages of one Python are imported by another, as the log shows by both of their numbers."""
    said = compiled(_RUNS).findall(asked.log.text)
    python = said[0] if len(set(said)) == 1 else ""
    above = "\n".join(asked.log.text.split("\n")[: asked.evidence.line])
    folders = compiled(_OF_PYTHON).findall(above)
    if not python or not folders or folders[-1] == python:
        return None
    return Fix(
        f"let one Python have both: the one that runs is {python}, and it imports packages of Python {folders[-1]}, whose compiled parts it does not see. Remove that folder from PYTHONPATH and sys.path, or choose"
        f" the kernel or interpreter of Python {folders[-1]}; what is missing then is installed with `python -m pip`",
        (
            "python -c 'import sys; print(sys.version, sys.executable, sys.path)'",
            "echo $PYTHONPATH",
        ),
        otherwise=asked.fix,
    )


_RUNS = r"(?i)(?<![\w/.])python(?: version)?[ :=]{1,3}v?(3\.\d{1,2})\.\d"
_OF_PYTHON = r"[/\\]python(3\.\d{1,2})[/\\](?:site|dist)-packages[/\\]"


def of_the_caller(asked: Asked) -> Fix | None:
    """Return how a package and Triton come together whose Python files ask for what the installed Triton lacks."""
    above = "\n".join(asked.log.text.split("\n")[: asked.evidence.line])
    inside = [one for one in compiled(_CALLER).findall(above) if one not in _OTHERS]
    package = module_package(inside[-1]) if inside else ""
    if asked.situation.system is System.WINDOWS or any(
        "triton==" in one for one in asked.fix.commands
    ):
        return None
    named = package or "the package"
    upgraded = f"pip install --upgrade {package}" if package and is_on_pypi(package) else ""
    return Fix(
        f"if it is not known which release {named} was made for: if {named} is newer than the installed Triton, upgrade Triton (it then differs from the one that torch pins, so torch.compile may fail: else upgrade"
        f" torch); if it is older, upgrade {named} too, or install a Triton of its time",
        (
            *((upgraded,) if upgraded else ()),
            "pip install --upgrade triton",
            "pip index versions triton",
        ),
    )


_CALLER = r"-packages[/\\]([A-Za-z]\w{1,40})[/\\]"
_OTHERS = frozenset({"torch", "triton", "transformers", "accelerate", "diffusers"})
