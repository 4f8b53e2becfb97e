"""What stands in the open places of a command, `{torch}`, `{index}`: the versions that a situation shows, or what asks for them."""

from __future__ import annotations

import re

from opwright import knowledge
from opwright.knowledge.pypi.releases_for_torch import (
    asking,
    flash_attn_for,
    natten_for,
    pinning,
    spconv_for,
    torch_tensorrt_for,
    torchcodec_for,
    torchtext_for,
)
from opwright.knowledge.torch_wheels import builds
from opwright.knowledge.triton.releases import pinned_triton
from opwright.knowledge.versions import public, series
from opwright.logs.patterns import compiled
from opwright.model import Log, Situation, System

_INDEX = "https://download.pytorch.org/whl/"
PUBLISHED = r"v?(?P<release>\d+\.\d+\.\d+)(?:\+(?P<label>cu\d+|cpu|rocm[\d.]+|xpu))?"
_RELEASE = "$(python -c 'import torch; print(torch.__version__.partition(\"+\")[0])')"
_LABEL = """$(python -c 'import torch; c = torch.version.cuda; print("cu" + c.replace(".", "") if c else "cpu")')"""
"""For a torch of conda, too, whose version has no label."""
_ASKED = {
    "{torch}": f"{_RELEASE}+{_LABEL}",
    "{release}": _RELEASE,
    "{minor}": '$(python -c \'import torch; print(".".join(torch.__version__.split(".")[:2]))\')',
    "{label}": _LABEL,
    "{major}": "$(python -c 'import torch; print(torch.version.cuda.split(\".\")[0])')",
    "{index}": _INDEX + _LABEL,
    "{cp}": "$(python -c 'import sys; print(\"cp%d%d\" % sys.version_info[:2])')",
    "{torch_npu}": "$(pip show torch_npu | sed -n 's/^Version: //p' | cut -d. -f1-3)",
    "{torch_xla}": "$(pip show torch_xla | sed -n 's/^Version: //p' | cut -d+ -f1)",
}
"""For sh: what the torch that is installed says of itself."""
MMCV_FULL = "mmcv-full"
_NAMED_MMCV = r"(?i)\bmmcv(?:[-_]full)?(?:==?|[ \t:(\uff08]{1,30})v?(?P<release>\d\.\d{1,2}\.\d{1,2})(?![\d.])(?! is used but)"
_OF_OPENMMLAB = r"(?i)\b(?P<name>mmdet(?:ection)?|mmseg(?:mentation)?|mmpose|mmrotate|mmaction2?|mmocr)(?:==|[ \t:(\uff08]{1,30})v?(?P<release>\d\.\d{1,2}\.\d{1,2})(?![\d.])"
_OTHERWISE_SPELT = {"mmdetection": "mmdet", "mmseg": "mmsegmentation", "mmaction": "mmaction2"}
_NAMED_VLLM = r"(?i)\bvllm(?:==|[ \t:-]{1,30}|[ ]version[ ]?[:=]?[ ]?)v?(?P<release>0\.\d{1,2}\.\d{1,2}(?:\.post\d)?)(?![\d.])"
_NAMED_TENSORRT_LLM = r"(?i)\btensorrt[-_]llm(?:==|[ \t:-]{1,30}|[ ]version[ ]?[:=]?[ ]?)v?(?P<release>\d\.\d{1,2}\.\d{1,2}(?:\.post\d)?)(?![\d.])"
_NAMED_NPU = r"torch[-_]npu(?:==|-|[ \t]{1,20}v?)(?P<release>\d\.\d{1,2}\.\d)"
_NAMED_XLA = r"torch[-_]xla(?:==|-|[ ]v?)(?P<release>[12]\.\d{1,2}(?:\.\d)?)(?!\d)|version pytorch-(?P<server>[12]\.\d{1,2})(?!\d)"
"""A release of torch_xla, and the one that a TPU has been started with."""
_MADE_FOR_ONE = {"{torchcodec}": "torchcodec", "{fbgemm_gpu}": "fbgemm-gpu"}
"""Packages whose newest release fails with an older torch: cmd cannot ask torch, so there the placeholder stays."""
_NIGHTLY = r"\.dev\d{8}"
VERSIONS = 'python -c "import torch; print(torch.__version__, torch.version.cuda)"'
_FROM_INDEX = " --index-url {index}"
_ANY = r"\{\w+\}"


def completed(commands: tuple[str, ...], situation: Situation) -> tuple[str, ...]:
    """Return commands with the versions that the situation shows, or with what asks torch for them."""
    if situation.system is System.MACOS:  # whose wheels are PyPI's
        commands = tuple(command.replace(_FROM_INDEX, "") for command in commands)
    torch = situation.machine.torch or ""
    published = re.fullmatch(PUBLISHED, torch)
    label = (published and published["label"]) or _label_of(situation.machine.cuda)
    if published and label is None and situation.system is System.WINDOWS:
        label = builds.pypi_label(torch)  # cmd cannot ask torch for it
    known = {}
    if published and label:
        version = public(torch.removeprefix("v"))
        known = {
            "{torch}": f"{version}+{label}",
            "{release}": version,
            "{minor}": version.rpartition(".")[0],
            "{label}": label,
            "{index}": _INDEX + label,
        }
    if cuda := _cuda_of(label):
        known["{major}"] = cuda.partition(".")[0]
    if spconv := spconv_for(_cuda_of(label)):
        known["{spconv}"] = spconv
    if tag := re.match(r"3\.(\d{1,2})", situation.machine.python or ""):
        known["{cp}"] = f"cp3{tag[1]}"
    if torch and not published and "{release}" in " ".join(commands):
        return _nightly(torch, commands, label)
    is_unknown = any(not known.keys() >= set(re.findall(_ANY, one)) for one in commands)
    if is_unknown and (situation.system is System.WINDOWS or "{spconv}" in " ".join(commands)):
        if "{cp}" in " ".join(commands):
            return ('python -c "import sys; print(sys.version)"',)
        return (VERSIONS,)  # cmd cannot put the output of a command into another
    places = _ASKED | known
    return tuple(re.sub(_ANY, lambda place: places[place[0]], command) for command in commands)


def _nightly(torch: str, commands: tuple[str, ...], label: str | None) -> tuple[str, ...]:
    """Return what installs a package next to a nightly torch, which PyTorch's index has no release of: nothing unless both are of one night."""
    if not compiled(_NIGHTLY).search(torch):
        return ()
    named = re.search(r"pip install (\w+) ", commands[-1])
    label = torch.partition("+")[2] or label
    if named is None or label is None or not re.fullmatch(r"\w+", label):
        return ()
    return (f"pip install --pre --upgrade torch {named[1]} --index-url {_INDEX}nightly/{label}",)


def _label_of(cuda: str | None) -> str | None:
    known = re.match(r"(\d{1,2})\.(\d)", cuda or "")
    return f"cu{known[1]}{known[2]}" if known else None


def _cuda_of(label: str | None) -> str | None:
    known = re.fullmatch(r"cu(\d{2})(\d)", label or "")
    return f"{known[1]}.{known[2]}" if known else None


def with_releases(commands: tuple[str, ...], situation: Situation, log: Log) -> tuple[str, ...]:
    """Return commands with the releases that are for this torch, or that the log names."""
    torch = situation.machine.torch
    triton = pinned_triton(torch)
    name = "triton-windows" if situation.system is System.WINDOWS else "triton"
    known = {
        "{mmcv}": _mmcv(log),
        "{vllm}": _named_or_pinning("vllm", compiled(_NAMED_VLLM).search(log.text), torch),
        "{sglang}": pinning("sglang[all]", torch),
        "{torch_tensorrt}": torch_tensorrt_for(torch),
        "{tensorrt_llm}": _released("tensorrt-llm", compiled(_NAMED_TENSORRT_LLM).search(log.text)),
        "{flash_attn}": flash_attn_for(torch),
        "{torchcodec}": torchcodec_for(torch),
        "{torchtext}": torchtext_for(torch),
        "{fbgemm_gpu}": pinning("fbgemm-gpu", torch),
        "{natten}": natten_for(torch),
        "{triton}": f"'{name}=={series(triton)}.*'" if triton else name,
    }
    for place, package in _MADE_FOR_ONE.items() if torch is None else ():
        known[place] = asking(package) if situation.system is not System.WINDOWS else place
    if npu := compiled(_NAMED_NPU).search(log.text):
        known["{torch_npu}"] = npu["release"]
    if xla := compiled(_NAMED_XLA).search(log.text):
        known["{torch_xla}"] = xla["release"] or xla["server"]
    return tuple(
        re.sub(_ANY, lambda place: known.get(place[0], place[0]), command) for command in commands
    )


def _named_or_pinning(name: str, named: re.Match[str] | None, torch: str | None) -> str:
    """Return a package in the release that a log names, or else in one that pins the installed torch."""
    return _released(name, named) if named else pinning(name, torch)


def _mmcv(log: Log) -> str:
    """Return the mmcv that a log asks for, or the project that it names, which was called mmcv-full before 2."""
    named = compiled(_NAMED_MMCV).search(log.text)
    if named is None and (meant := _mmcv_meant(log)):
        return meant
    is_full = names_mmcv_full(log)
    if named and named["release"].startswith("1.") != is_full:
        named = None  # of another package than the requested one
    return _released(MMCV_FULL if is_full else "mmcv", named)


def _mmcv_meant(log: Log) -> str | None:
    """Return the mmcv for the project in a log, or for another OpenMMLab package; None if it names none."""
    for package in (MMCV_FULL, "mmcv"):
        if asked := knowledge.askers.asked_for(package, log.text):
            return asked.requirement
    asked = knowledge.askers.asked_for("mmdet", log.text)
    other = compiled(_OF_OPENMMLAB).search(log.text)
    if asked:
        release = knowledge.openmmlab.mmcv_that_goes_with(*asked.requirement.split("=="))
    elif other:
        spelt = other["name"].lower()
        name = _OTHERWISE_SPELT.get(spelt, spelt)
        release = knowledge.openmmlab.mmcv_that_goes_with(name, other["release"])
    else:
        release = None
    name = MMCV_FULL if release and release.startswith("1.") else "mmcv"
    return f"{name}=={release}" if release else None


def _released(name: str, match: re.Match[str] | None) -> str:
    return f"{name}=={match['release']}" if match else name


_OLD = ": _ZN6caffe28TypeMeta"
"""What torch has up to 1.7, which no mmcv 2 is built for."""


def names_mmcv_full(log: Log) -> bool:
    """Return whether a log is about the mmcv whose package with operators has a name of its own, as it had before 2."""
    if (
        MMCV_FULL in log.text
        or "mmcv_full" in log.text
        or ("mmcv/_ext" in log.text and _OLD in log.text)
    ):
        return True
    named = compiled(_NAMED_MMCV).search(log.text)
    return (named["release"] if named else (_mmcv_meant(log) or "").partition("==")[2]).startswith(
        "1."
    )
