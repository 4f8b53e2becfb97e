"""
Which torch accepts which GPU architecture: in its lists for builds, and in the code of its wheels.

As `torch/utils/cpp_extension.py` and `torch.cuda.get_arch_list()` of the wheels show.
"""

from __future__ import annotations

_FIRST_TORCH = {
    "10.0": "2.6",
    "12.0": "2.7",
    "10.3": "2.8",
    "12.1": "2.8",
    "11.0": "2.9",
    "10.7": "2.15",
}
_PREDECESSORS = {75: "7.0", 80: "7.5", 86: "8.0", 87: "8.6", 89: "8.6", 90: "8.6"}
"""An architecture that every torch without the newer one accepts, and whose PTX the newer GPU runs."""
_WHEELS = (
    (110, 111, "torch", "cu130"),
    (100, 999, "torch", "cu128"),
    (50, 100, "torch", "cu126"),
    (37, 38, "'torch<2.1'", "cu118"),
)
"""The first architecture, the first that is too new, and the torch and index whose wheels have code for those between."""


def first_torch_with(arch: str) -> str | None:
    """Return the torch that first accepted `12.0`, `10.3a` or `9.0+PTX`; None if all do, or it is not known."""
    return _FIRST_TORCH.get(arch.partition("+")[0].rstrip("a"))


def predecessor(arch: int) -> str | None:
    """Return an older architecture as torch's lists spell it, `8.0` for 86; None for others than Turing to Hopper."""
    return _PREDECESSORS.get(arch)


def wheel_with_code_for(arch: int) -> str | None:
    """Return what pip installs for a torch with code for an architecture; None if there is none."""
    return next(
        (
            f"{torch} --index-url https://download.pytorch.org/whl/{index}"
            for first, end, torch, index in _WHEELS
            if first <= arch < end
        ),
        None,
    )
