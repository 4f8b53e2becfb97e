"""Ways with conda: the channel that has a package, and an environment file that another system has written."""

from __future__ import annotations

import re

from opwright.knowledge.pypi import installing
from opwright.logs.patterns import compiled
from opwright.model import Fix
from opwright.model.named_tuple import NamedTuple
from opwright.verbs.diagnose.ways.asked import Asked

_CHANNELS = {
    "dgl": "dglteam",
    "faiss-cpu": "pytorch",
    "faiss-gpu": "pytorch",
    "nvidiacub": "bottler",
    "pyg": "pyg",
    "pytorch-cluster": "pyg",
    "pytorch-scatter": "pyg",
    "pytorch-sparse": "pyg",
    "pytorch-spline-conv": "pyg",
    "pytorch3d": "pytorch3d",
}
"""Channels of the projects themselves, of packages that conda-forge does not have, or not with CUDA."""


def of_its_channel(asked: Asked) -> Fix | None:
    """Return the channel that has a package which those that were asked do not have."""
    name = asked.details.get("name", "")
    channel = _CHANNELS.get(name)
    if channel is None or re.search(
        rf"(?:/|^  ?- |-c ){channel}(?:/|$|\s)", asked.log.text, re.MULTILINE
    ):
        return None
    source = installing.source_of(name)
    return Fix(
        f"use the channel {channel}, which has {name}: put it first under channels in the environment file, or pass -c {channel}; the command lists its builds, whose strings name"
        " Python, CUDA and torch (usually all for Linux or macOS)",
        (f"conda search -c {channel} {name}",),
        otherwise=Fix(
            f"or build {name} with pip from its repository, for the installed torch",
            (f"pip install --no-build-isolation --no-cache-dir {source}",),
        )
        if source
        else asked.fix,
    )


def in_place_of_pip(asked: Asked) -> Fix | None:
    """Return how conda installs what pip has found nothing of, of packages that their projects publish there first."""
    name = re.sub(r"[-_]cu\d\d$", "", asked.details.get("name", "").lower())
    package = _FIRST_ON_CONDA.get(name)
    is_conda = "conda install" in asked.evidence.quote or "PackagesNotFound" in asked.log.text
    if package is None or is_conda or "versions: none" not in asked.evidence.quote:
        return None
    return Fix(
        f"install {name} with conda, into a conda environment: {package.why}",
        (f"conda install {package.typed}",),
        otherwise=asked.fix,
    )


class _OnConda(NamedTuple):
    """How conda is asked for a package, and why not pip."""

    typed: str
    why: str


_RAPIDS = "PyPI has a placeholder, if anything: RAPIDS publishes for Linux on conda's channel rapidsai, and for pip on https://pypi.nvidia.com"
_FIRST_ON_CONDA = {
    "faiss-gpu": _OnConda(
        "-c conda-forge faiss-gpu",
        "PyPI has wheels with GPU support for Linux and some Pythons alone, and faiss-cpu is what pip has for the rest",
    ),
    "faiss": _OnConda(
        "-c conda-forge faiss-cpu", "faiss publishes there; PyPI's wheels are called faiss-cpu"
    ),
    **{
        name: _OnConda(f"-c rapidsai -c conda-forge -c nvidia {name}", _RAPIDS)
        for name in ("cudf", "cuml", "cugraph", "pylibraft", "cuspatial", "cucim")
    },
    "pyopenvdb": _OnConda("-c conda-forge openvdb", "PyPI has no wheels of it for most Pythons"),
    "pythonocc-core": _OnConda("-c conda-forge pythonocc-core", "it is published there alone"),
    "igl": _OnConda(
        "-c conda-forge igl", "conda-forge has builds of the older releases, which PyPI lacks"
    ),
}


def without_builds(asked: Asked) -> Fix | None:
    """Return how an environment file is used that lists the builds of another system, as `conda env export` writes it."""
    text = asked.log.text
    if len(compiled(_BUILDS).findall(text)) < _SEVERAL:
        return None
    named = compiled(_FILE).search(text)
    file = named["file"] if named else "environment.yml"
    return Fix(
        "remove the build strings from the environment file, which `conda env export` wrote on another system (or long ago, and the channels have other builds now): the command"
        " keeps names and versions. Remove what is still not found, since it exists only for that system, and install torch and CUDA packages with the README's commands for yours",
        (
            f"python -c \"import re; t = open('{file}').read(); open('any.yml', 'w').write(re.sub(r'(?m)^( {{1,9}}- [\\w.-]+=[^=\\n]+)=[^=\\n]+', r'\\1', t))\"",
            "conda env create -f any.yml",
        ),
    )


_SEVERAL = 2
_BUILDS = r"(?m)(?<![\w.-])[\w.-]{1,60} ?={1,2}[\w.]{1,40}[ =]{1,2}(?:\w{0,40}[a-z]\w{0,10}_\d{1,3}|py\d\w{3,40}|h\w{6,9}_\d+)\b[^\n]{0,24}(?:does not exist|$)"
"""A package with its version and build, as conda and mamba list what no channel has."""
_FILE = r"(?:-f|--file)[= ](?P<file>[\w./-]{1,80}\.ya?ml)"
