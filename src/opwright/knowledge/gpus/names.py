"""
GPUs by the names that people and drivers use, and those of this machine.

NVIDIA's are from its list of CUDA GPUs (https://developer.nvidia.com/cuda-gpus), AMD's from ROCm's system
requirements. A name may carry what does not change the architecture: the maker, `SXM5`, `80GB`, `Ti`.
"""

from __future__ import annotations

import os
import re
from collections.abc import Iterable, Iterator
from contextlib import suppress
from functools import cache

from opwright.errors import OpwrightError, UnknownNameError
from opwright.model import Gpu

_BOARDS = {
    "sm_37": "K80",
    "sm_50": "GTX750 M10",
    "sm_52": "M40 M60 GTX950 GTX960 GTX970 GTX980 GTXTITANX",
    "sm_53": "JETSONNANO",
    "sm_60": "P100",
    "sm_61": "P4 P6 P40 GTX1050 GTX1060 GTX1070 GTX1080 TITANX TITANXP",
    "sm_62": "TX2",
    "sm_70": "V100 V100S TITANV",
    "sm_72": "XAVIER AGXXAVIER XAVIERNX",
    "sm_75": "T4 T4G T400 T600 T1000 TITANRTX GTX1630 GTX1650 GTX1660 RTX2060 RTX2070 RTX2080 "
    "QUADRORTX3000 QUADRORTX4000 QUADRORTX5000 QUADRORTX6000 QUADRORTX8000",
    "sm_80": "A100 A100X A30 A800",
    "sm_86": "A2 A10 A10G A10M A16 A40 RTX2050 RTX3050 RTX3060 RTX3070 RTX3080 RTX3090 A1000 A2000 "
    "A4000 A4500 A5000 A5500 A6000 RTXA400 RTXA1000 RTXA2000 RTXA4000 RTXA4500 RTXA5000 RTXA5500 "
    "RTXA6000",
    "sm_87": "ORIN AGXORIN ORINNX ORINNANO",
    "sm_89": "L2 L4 L20 L40 L40S L40G RTX4050 RTX4060 RTX4070 RTX4080 RTX4090 RTX2000ADA RTX4000ADA "
    "RTX4000SFFADA RTX4500ADA RTX5000ADA RTX5880ADA RTX6000ADA 6000ADA",
    "sm_90": "H20 H100 H200 H800 GH200",
    "sm_100": "B100 B200 GB200",
    "sm_103": "B300 GB300",
    "sm_110": "THOR AGXTHOR JETSONTHOR T4000 T5000",
    "sm_120": "RTX5050 RTX5060 RTX5070 RTX5080 RTX5090 RTXPRO500 RTXPRO1000 RTXPRO2000 RTXPRO3000 "
    "RTXPRO4000 RTXPRO4500 RTXPRO5000 RTXPRO6000 RTX6000PRO",
    "sm_121": "GB10 DGXSPARK SPARK",
    "gfx906": "MI50 MI60 RADEONVII",
    "gfx908": "MI100",
    "gfx90a": "MI210 MI250 MI250X",
    "gfx942": "MI300 MI300A MI300X MI308X MI325X",
    "gfx950": "MI350X MI355X",
    "gfx1030": "RX6800 RX6900 RX6950 W6800 PROW6800 V620 PROV620",
    "gfx1031": "RX6700 RX6750",
    "gfx1032": "RX6600 RX6650 W6600 PROW6600",
    "gfx1100": "RX7900 W7800 W7900 PROW7800 PROW7900",
    "gfx1101": "RX7700 RX7800 W7700 PROW7700 V710 PROV710",
    "gfx1102": "RX7600",
    "gfx1151": "8060S 8050S RYZENAIMAX STRIXHALO",
    "gfx1200": "RX9060",
    "gfx1201": "RX9070 R9700 AIPROR9700",
}
_MAKERS = frozenset(
    ("NVIDIA", "GEFORCE", "TESLA", "AMD", "RADEON", "INSTINCT", "JETSON", "GRAPHICS")
)
_LATER = re.compile(
    r"(?:SXM\d?|PCIE|NVL\d*|HBM\dE?|\d+GB|TI|SUPER|XTX?|GRE|D|MAXQ|MOBILE|LAPTOP|GPU|WITH|DESIGN"
    r"|WORKSTATION|SERVER|DATACENTER|DEVELOPERKIT|DEVKIT|EDITION|BLACKWELL|GENERATION|SUPERCHIP|OAM"
    r"|NANO|GRACEHOPPER)*"
)
_NVIDIA = re.compile(r"(?:sm_?)?(\d+)\.?(\d)[af]?")
_AMD = re.compile(r"gfx(?:[89]|1[0-9])[0-9a-f]{2}(?::[a-z]+[+-])*")
_DRIVER = "/proc/driver/nvidia/gpus"
_TOPOLOGY = "/sys/class/kfd/kfd/topology/nodes"
_MOST_READ = 1 << 16


def find_gpus(names: Iterable[str]) -> tuple[Gpu, ...]:
    """
    Return the GPUs of some names, each once: `H100`, `RTX 5090`, `sm_86`, `8.6`, `gfx942`, `native`.

    `native` is what this machine has. Raises UnknownNameError, and OpwrightError for a `native` that is
    nothing.
    """
    gpus: list[Gpu] = []
    for name in names:
        gpus += _native() if name.strip().lower() == "native" else [find_gpu(name)]
    return tuple(dict.fromkeys(gpus))


def find_gpu(name: str) -> Gpu:
    """Return the GPU of one name; raise UnknownNameError, which tells the nearest."""
    arch = _spelled_out(name.strip().lower()) or _board_arch(_joined(name))
    if arch is None:
        spelled_out = name.strip().lower()
        spelling = spelled_out if spelled_out.startswith(("sm_", "gfx")) else _joined(name) or name
        raise UnknownNameError("GPU", spelling, known=[*_by_name(), *_BOARDS])
    return Gpu(name.strip(), arch)


def this_machine(root: str = "") -> tuple[Gpu, ...]:
    """Return the GPUs of this machine that are known, each once, from what the kernel says."""
    models = (
        line
        for text in _texts(root + _DRIVER, "information")
        for line in text.splitlines()
        if line[:6] == "Model:"
    )
    nvidia = [(name, _board_arch(_joined(name))) for name in (line[6:].strip() for line in models)]
    versions = (
        line.split()[-1]
        for text in _texts(root + _TOPOLOGY, "properties")
        for line in text.splitlines()
        if line.startswith("gfx_target_version ")
    )
    amd = [_version_arch(version) for version in versions]
    gpus = [*(Gpu(name, arch) for name, arch in nvidia if arch), *(Gpu(a, a) for a in amd if a)]
    return tuple(dict.fromkeys(gpus))


def _native() -> tuple[Gpu, ...]:
    here = this_machine()
    if not here:
        raise OpwrightError("native needs a GPU in this machine, and none was found")
    return here


def _spelled_out(name: str) -> str | None:
    """Return the architecture written as one: `sm_86`, `8.6`, `gfx942:xnack-`."""
    if _AMD.fullmatch(name):
        return name
    match = _NVIDIA.fullmatch(name)
    if match is None or not ("." in name or name.startswith("sm")):
        return None
    arch = f"sm_{match[1]}{match[2]}"
    return arch if arch in _BOARDS else None


def _board_arch(joined: str) -> str | None:
    """Return the architecture of a board, by the longest name that its name begins with."""
    for end in range(len(joined), 0, -1):
        arch = _by_name().get(joined[:end])
        if arch and _LATER.fullmatch(joined, end):
            return arch
    return None


@cache
def _by_name() -> dict[str, str]:
    named = {name: arch for arch, names in _BOARDS.items() for name in names.split()}
    bare = {name[3:]: arch for name, arch in named.items() if re.fullmatch(r"[GR]TX\d{4}", name)}
    return bare | named


def _joined(name: str) -> str:
    """Return a name in capitals, without its maker and without what separates its words."""
    words = re.split(r"[^A-Z0-9]+", re.sub(r"\((?:R|TM)\)", "", name.upper()))
    return "".join(word for word in words if word not in _MAKERS)


def _version_arch(number: str) -> str | None:
    """Return the target of the kernel's `gfx_target_version`: 90010 is gfx90a; 0 is a processor."""
    if not number.isascii() or not number.isdigit() or not (version := int(number)):
        return None
    return f"gfx{version // 10000}{version // 100 % 100}{version % 100:x}"


def _texts(folder: str, name: str) -> Iterator[str]:
    """Yield what the kernel says of each device; nothing of one that cannot be read."""
    try:
        devices = sorted(os.listdir(folder))
    except OSError:
        return
    for device in devices:
        with (
            suppress(OSError),
            open(f"{folder}/{device}/{name}", encoding="utf-8", errors="replace") as file,
        ):
            yield file.read(_MOST_READ)
