"""
The builds of each release of torch on PyTorch's own indexes: for which CUDA, and how pip is asked for one.

From https://pytorch.org/get-started/previous-versions and the release compatibility matrix of torch's RELEASE.md; of a
release that neither has, what the metadata of its wheels on PyPI says.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable

from opwright import knowledge
from opwright.knowledge.torch_wheels import table
from opwright.knowledge.torch_wheels.table import release_of
from opwright.knowledge.versions import is_older, padded_numbers, series
from opwright.model.named_tuple import NamedTuple

INDEX = "https://download.pytorch.org/whl/"
_CUDA = {
    "1.2": "cu100 cu92", "1.3": "cu101 cu92", "1.4": "cu101 cu92", "1.5": "cu102 cu101 cu92", "1.6": "cu102 cu101 cu92",
    "1.7": "cu102 cu110 cu101 cu92", "1.8": "cu102 cu111 cu101", "1.9": "cu102 cu111", "1.10": "cu102 cu113 cu111",
    "1.11": "cu102 cu115 cu113", "1.12": "cu102 cu116 cu113", "1.13": "cu117 cu116", "2.0": "cu117 cu118", "2.1": "cu121 cu118",
    "2.2": "cu121 cu118", "2.3": "cu121 cu118", "2.4": "cu121 cu124 cu118", "2.5": "cu124 cu121 cu118", "2.6": "cu124 cu126 cu118",
    "2.7": "cu126 cu128 cu118", "2.8": "cu128 cu129 cu126", "2.9": "cu128 cu130 cu126", "2.10": "cu128 cu130 cu126",
    "2.11": "cu130 cu128 cu126", "2.12": "cu130 cu132 cu126", "2.13": "cu130 cu132 cu126", "2.14": "cu130 cu132 cu126", "2.15": "cu132",
}  # fmt: skip
"""The first is the one that PyPI has for Linux on x86-64."""
_KNOWN_IN_PART = frozenset({"2.15"})
"""Releases for which no page lists all builds yet."""
_NOT_ON_WINDOWS = frozenset({("1.8", "cu101"), ("1.12", "cu102")})
_TURING, _LAST_BEFORE_TURING = 75, "12.6"
"""The architecture with which PyTorch's builds for a newer CUDA begin."""
_CUDNN_8_UNTIL = "2.4"
_OTHER_LABEL = r"cpu|rocm[\d.]+|xpu"
_LABELS_IN_VERSIONS_UNTIL = "1.13"
"""The last torch whose index is asked for `torch==1.13.1+cu117`."""
_LABEL_OF_PYPIS_SINCE = "1.8.1"
"""The first torch whose CUDA build on PyPI has a label on PyTorch's index: 1.2.0 for CUDA 10.0 is not `1.2.0+cu100`."""
_ON_ONE_PAGE_UNTIL = "1.10"
"""The last torch for which the page of all files is the documented place."""
_ON_PYPI_FOR_WINDOWS_SINCE = "1.7"
_LAST_OF_CONDA = "2.5"
"""PyTorch's channel of conda ends with 2.5.1: https://github.com/pytorch/pytorch/issues/138506."""
PAGES = {
    "data.pyg.org": ("1.4", "2.14"),
    "download.openmmlab.com": ("1.5", "2.4"),
    "data.dgl.ai": ("2.0", "2.4"),
}
"""Lists of wheels of other projects, and the first and last torch that they have wheels for."""
_OF_PAGE_ONLY = {("data.pyg.org", "1.4"): "cu100", ("data.pyg.org", "2.0"): "cu121"}
_NOT_ON_PAGE = {("download.openmmlab.com", "2.4"): "cu124"}


class Build(NamedTuple):
    """A torch release and the label of its build; no label if unknown, or if PyPI's build is meant."""

    torch: str
    label: str | None


def cuda_labels(torch: str, *, on_windows: bool = False) -> tuple[str, ...]:
    """Return the labels of a release's CUDA builds, PyPI's first; none if unknown."""
    minor = series(torch)
    labels = _CUDA.get(minor, "").split()
    return tuple(one for one in labels if not (on_windows and (minor, one) in _NOT_ON_WINDOWS))


def has_build(torch: str, label: str, *, on_windows: bool = False) -> bool:
    """Return whether an index of PyTorch has a release in the build of a label."""
    if re.fullmatch(_OTHER_LABEL, label) or series(torch) in _KNOWN_IN_PART:
        return True
    return label in cuda_labels(torch, on_windows=on_windows)


def label_near(labels: Collection[str], label: str | None) -> str | None:
    """
    Return which of the labels of a release is for who has the build of another: the same, or one of its major release of CUDA.

    None where there is none: a driver of an older major release does not run it.
    """
    if label is None or label in labels or re.fullmatch(_OTHER_LABEL, label):
        return label
    return next((one for one in labels if one[:-1] == label[:-1]), None)


def labels_for_gpu(labels: Iterable[str], arch: int | None) -> tuple[str, ...]:
    """Return those labels whose builds have code that runs on an architecture, `86`; all if unknown."""
    if arch is None:
        return tuple(labels)
    first = knowledge.gpu_drivers.first_cuda_for(
        arch // 10 * 10
    )  # whose code runs on all of its generation
    if first is None:
        return tuple(labels)
    last = _LAST_BEFORE_TURING if arch < _TURING else "99.9"
    return labels_between(labels, first, last)


def labels_between(labels: Iterable[str], first: str, last: str = "99.9") -> tuple[str, ...]:
    """Return those labels whose CUDA is between two, inclusive."""
    least, most = padded_numbers(first), padded_numbers(last)
    return tuple(one for one in labels if least <= padded_numbers(cuda_of(one) or "") <= most)


def cuda_of(label: str | None) -> str | None:
    """Return the CUDA that a label is for, `12.4` for `cu124`."""
    known = re.fullmatch(r"cu(\d{1,2})(\d)", label or "")
    return f"{known[1]}.{known[2]}" if known else None


def cudnn_of(torch: str | None) -> str | None:
    """Return the major release of the cuDNN that a release of torch brings, from torch 1.12 on."""
    if is_older(torch, "1.12") is not False:
        return None
    return "8" if is_older(torch, _CUDNN_8_UNTIL) else "9"


def last_of_page(command: str) -> str | None:
    """Return the last torch that the list of wheels which a command names has some for, as a series."""
    return next((last for page, (_, last) in PAGES.items() if page in command), None)


def page_has(command: str, torch: str | None, label: str | None) -> bool:
    """Return whether the list of wheels that a command names may have some for a build of torch."""
    page = next((one for one in PAGES if one in command), None)
    if page is None or torch is None:
        return True
    first, last = PAGES[page]
    minor = series(torch)
    if padded_numbers(minor) < padded_numbers(first) or padded_numbers(minor) > padded_numbers(
        last
    ):
        return False
    if label is None or label == "cpu" or label == _OF_PAGE_ONLY.get((page, minor)):
        return True
    return label in cuda_labels(torch) and label != _NOT_ON_PAGE.get((page, minor))


def pypi_label(torch: str) -> str | None:
    """Return the label of the CUDA that PyPI's wheels of a release for Linux on x86-64 are for."""
    return next(iter(cuda_labels(torch)), None)


def has_wheel(torch: str, python: str | None, system: str) -> bool:
    """Return whether a release of torch has a wheel for a Python and a system."""
    release = release_of("torch", torch)
    return release is not None and table.has_wheel(release, python, _listed_as(release, system))


def pythons_of(torch: str, system: str) -> tuple[str, ...]:
    """Return the Pythons that a release of torch has wheels for, oldest first."""
    release = release_of("torch", torch)
    return table.pythons_of(release, _listed_as(release, system)) if release else ()


def _listed_as(release: table.Release, system: str) -> str:
    """Return the system whose wheels on PyPI a release has for the same Pythons: those for Windows came there with 1.7."""
    is_elsewhere = system == "windows" and not release.pythons[table.SYSTEMS.index(system)]
    return "linux-x86_64" if is_elsewhere else system


def as_pip_takes(build: Build, companions: Iterable[str], system: str) -> str:
    """Return what follows `pip install` for a build of torch and the packages that belong to it."""
    torch, label = build
    is_windows = system == "windows"
    is_labelled = label is not None and not _is_after(torch, _LABELS_IN_VERSIONS_UNTIL)
    is_plain = label == pypi_label(torch) and is_older(torch, _LABEL_OF_PYPIS_SINCE)
    suffix = f"+{label}" if is_labelled and not is_plain else ""
    made = ((name, table.made_for(name, torch)) for name in companions)
    words = [f"torch=={torch}{suffix}"]
    words += [f"{name}=={one}{suffix * (name == 'torchvision')}" for name, one in made if one]
    return " ".join(words) + _place(torch, label, is_windows=is_windows)


def as_conda_takes(build: Build, companions: Iterable[str]) -> str | None:
    """Return what follows `conda install` for a build of torch; None if PyTorch's channel has none."""
    torch, label = build
    if _is_after(torch, _LAST_OF_CONDA) or (
        label is not None and not label.startswith("cu") and label != "cpu"
    ):
        return None
    made = ((name, table.made_for(name, torch)) for name in companions)
    words = [f"pytorch=={torch}", *(f"{name}=={one}" for name, one in made if one)]
    cuda = cuda_of(label)
    if cuda is None:
        words += ["cpuonly"] if label == "cpu" else []
        return f"{' '.join(words)} -c pytorch"
    if not is_older(torch, "1.13"):
        return f"{' '.join(words)} pytorch-cuda={cuda} -c pytorch -c nvidia"
    forge = " -c conda-forge" if cuda.startswith("11") else ""
    return f"{' '.join(words)} cudatoolkit={cuda} -c pytorch{forge}"


def _place(torch: str, label: str | None, *, is_windows: bool) -> str:
    if label is None and not (is_windows and is_older(torch, _ON_PYPI_FOR_WINDOWS_SINCE)):
        return ""
    if not _is_after(torch, _ON_ONE_PAGE_UNTIL):
        return f" -f {INDEX}torch_stable.html"
    option = (
        " --index-url " if _is_after(torch, _LABELS_IN_VERSIONS_UNTIL) else " --extra-index-url "
    )
    return f"{option}{INDEX}{label}"


def _is_after(torch: str, release: str) -> bool:
    return padded_numbers(series(torch)) > padded_numbers(release)
