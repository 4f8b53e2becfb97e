"""
Which release of a package with compiled code a project asks for, as its own guide or requirements name it.

A row is what the project is called, the requirements, and the file of its repository that has them. A name is spelt as its
repository is; one that is a word of everybody's, or short, is only taken where it is a folder.
"""

from __future__ import annotations

import re
from functools import cache

from opwright.model.named_tuple import NamedTuple

_ROWS = """\
4DGaussians|mmcv==1.6.0|requirements.txt
BEVFormer|mmcv-full==1.4.0 mmdet==2.14.0 mmsegmentation==0.14.1|docs/install.md
BEVFusion|mmcv-full==1.4.0 mmdet==2.20.0|docker/Dockerfile
Co-DETR|mmcv-full==1.5.0|README.md
ECON|pytorch3d@v0.7.2|docs/installation-ubuntu.md
Far3D|mmcv-full==1.6.2 mmdet==2.28.2|environment.yml
FoundationPose|kaolin==0.15.0|readme.md
GaussianFormer|mmcv==2.0.1 mmdet==3.0.0 mmsegmentation==1.0.0|docs/installation.md
InternImage|mmcv-full==1.5.2 mmdet==2.28.1 mmsegmentation==0.29.1|detection/README.md
InternVL|flash-attn==2.3.6 mmcv-full==1.6.2|INSTALLATION.md
LLaVA|deepspeed==0.12.6|pyproject.toml
MambaVision|mamba-ssm==2.2.4 mmcv==2.1.0 mmdet==3.3.0|Dockerfile
MapTR|mmcv-full==1.4.0 mmdet==2.14.0 mmsegmentation==0.14.1|docs/install.md
Mask3D|detectron2@v0.6|environment.yml
OneFormer|detectron2@v0.6|INSTALL.md
OpenMask3D|detectron2@710e7795d0eeadf9def0e7ef957eea13532e34cf|install_requirements.sh
OpenOccupancy|mmcv-full==1.4.0 mmdet==2.14.0 mmsegmentation==0.14.1|docs/install.md
PanoOcc|mmcv-full==1.4.0 mmdet==2.14.0|docs/install.md
PETR|mmcv-full==1.4.0 mmdet==2.24.1|install.md
SegFormer|mmcv-full==1.2.7|README.md
SMPLer-X|mmcv-full==1.7.1 mmdet==2.26.0|README.md
Sparse4D|mmdet==2.28.2|requirement.txt
SparseBEV|mmcv-full==1.6.0 mmdet==2.28.2|README.md
SparseDrive|mmdet==2.28.2 flash-attn==2.3.2|requirement.txt
StreamPETR|mmcv-full==1.6.0 mmdet==2.28.2|docs/setup.md
SurroundOcc|mmcv-full==1.4.0 mmdet==2.14.0 mmsegmentation==0.14.1|docs/install.md
Swin-Transformer-Object-Detection|mmcv-full==1.2.7|docker/Dockerfile
TPVFormer|mmdet==2.14.0|requirements.txt
TopoNet|mmcv-full==1.5.2 mmdet==2.26.0|README.md
UniAD|mmcv-full==1.4.0 mmdet==2.14.0 mmsegmentation==0.14.1|docker/Dockerfile
VAD|mmcv-full==1.4.0 mmdet==2.14.0 mmsegmentation==0.14.1|docs/install.md
ViT-Adapter|mmcv-full==1.4.2 mmdet==2.22.0|detection/README.md
VM-UNet|causal-conv1d==1.0.0 mamba-ssm==1.0.1|README.md
VMamba|mmcv==2.1.0 mmdet==3.3.0 mmsegmentation==1.2.2|README.md
VoxFormer|mmcv-full==1.4.0 mmdet==2.14.0 mmsegmentation==0.14.1|docs/install.md
YOLO-World|mmcv==2.0.0 mmdet==3.0.0|Dockerfile
nerfstudio|nerfacc==0.5.2|pyproject.toml
sdfstudio|nerfacc==0.3.5|pyproject.toml
ViTPose|mmcv-full==1.3.9|README.md
"""
_SHORTEST = 5
"""Letters of a name that is taken wherever it stands."""
_EVERYBODYS = frozenset({"llava", "openmask3d"})


class Asked(NamedTuple):
    """What a project asks for."""

    project: str
    requirement: str
    """As pip takes it, or `NAME@REF` of one that is built from its repository."""
    source: str


@cache
def rows() -> tuple[tuple[str, re.Pattern[str], tuple[str, ...], str], ...]:
    """Return the projects with the most telling names first, and what finds each in a log."""
    rows = [line.split("|") for line in _ROWS.splitlines()]
    return tuple(
        (name, _pattern(name), tuple(asked.split()), source)
        for name, asked, source in sorted(rows, key=lambda row: -len(row[0]))
    )


def _pattern(name: str) -> re.Pattern[str]:
    spelt = re.escape(name).replace(r"\-", "[-_ ]?")
    if len(name) < _SHORTEST:
        return re.compile(rf"[/\\]{spelt}(?:-(?:main|master))?[/\\]")
    return re.compile(rf"(?i)(?<![\w.]){spelt}(?![\w.]*\w*==)(?!\w)")


def package_of(requirement: str) -> str:
    """Return the package of a requirement of the table."""
    return re.split(r"[=@]", requirement)[0]


def packages() -> frozenset[str]:
    """Return the packages that some project asks for in one release."""
    return frozenset(package_of(one) for _, _, asked, _ in rows() for one in asked)


def asked_for(package: str, text: str) -> Asked | None:
    """Return the release of a package that a project named in a log requires; None if it names no such project."""
    for name, pattern, asked, source in rows():
        fitting = next((one for one in asked if package_of(one) == package), None)
        if fitting and pattern.search(text):
            return Asked(name, fitting, source)
    return None
