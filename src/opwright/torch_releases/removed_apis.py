"""
What torch's C++ headers no longer have, since which release, and what takes its place.

THC/THCAtomics.cuh and THC/THCDeviceUtils.cuh are not here: 2.15 still has them.

Each row was looked up in the headers of the series from 1.1 to 2.15: `since` is the first release
that lacks it, `instead_since` the first that has what takes its place.
"""

from __future__ import annotations

from enum import Enum
from typing import NamedTuple

from opwright.model import Safety


class Kind(Enum):
    """How a source uses it."""

    NAME = "name"
    HEADER = "header"
    CALL = "call"
    """A function or macro that is called: its arguments change too."""


class RemovedApi(NamedTuple):
    """Something that is gone from torch's headers."""

    name: str
    """Of a header as it is included; each is a plain text, no pattern."""
    since: str
    instead: str
    """In words, or as it is written."""
    instead_since: str = "1.0"
    kind: Kind = Kind.NAME
    put: str | None = None
    """What to write in its place; of a CALL what to put for the name and its bracket."""
    safety: Safety = Safety.SAFE


_HALF = "at::ScalarType::Half"
_HEADER = Kind.HEADER
_REVIEW = Safety.REVIEW

REMOVED_APIS = (
    RemovedApi("AT_CHECK", "1.5", "TORCH_CHECK", "1.2", put="TORCH_CHECK"),
    RemovedApi("AT_WARN", "1.5", "TORCH_WARN", "1.2", put="TORCH_WARN"),
    RemovedApi(
        "AT_INDEX_ERROR",
        "1.6",
        "TORCH_CHECK_INDEX(false, ...)",
        "1.4",
        Kind.CALL,
        "TORCH_CHECK_INDEX(false, ",
        _REVIEW,
    ),
    RemovedApi(
        "AT_DISPATCH_ALL_TYPES_AND_HALF",
        "2.6",
        f"AT_DISPATCH_ALL_TYPES_AND({_HALF}, ...)",
        "1.1",
        Kind.CALL,
        f"AT_DISPATCH_ALL_TYPES_AND({_HALF}, ",
    ),
    RemovedApi("TORCH_CUDA_API", "1.8", "TORCH_CUDA_CPP_API or TORCH_CUDA_CU_API", "1.8"),
    RemovedApi(
        "AutoNoGIL",
        "2.2",
        "pybind11::gil_scoped_release",
        put="pybind11::gil_scoped_release",
        safety=_REVIEW,
    ),
    RemovedApi(
        "AutoGIL",
        "2.2",
        "pybind11::gil_scoped_acquire",
        put="pybind11::gil_scoped_acquire",
        safety=_REVIEW,
    ),
    RemovedApi("torch/csrc/utils/auto_gil.h", "2.2", "pybind11/pybind11.h", kind=_HEADER,
               put="pybind11/pybind11.h", safety=_REVIEW),
    RemovedApi("c10/util/variant.h", "2.2", "std::variant of <variant>", kind=_HEADER),
    RemovedApi("THC/THC.h", "1.11", "ATen/cuda/CUDAContext.h", kind=_HEADER,
               put="ATen/cuda/CUDAContext.h", safety=_REVIEW),
    RemovedApi("c10d/ProcessGroup.hpp", "1.13", "torch/csrc/distributed/c10d/ProcessGroup.hpp",
               "1.13", _HEADER, "torch/csrc/distributed/c10d/ProcessGroup.hpp"),
    RemovedApi("THC/THCGeneral.h", "1.11", "ATen/cuda/CUDAContext.h", kind=_HEADER,
               put="ATen/cuda/CUDAContext.h", safety=_REVIEW),
    RemovedApi("TH/TH.h", "1.11", "ATen/ATen.h", kind=_HEADER, put="ATen/ATen.h", safety=_REVIEW),
    RemovedApi("THCudaCheck", "1.11", "C10_CUDA_CHECK of c10/cuda/CUDAException.h",
               put="C10_CUDA_CHECK", safety=_REVIEW),
    RemovedApi("THCCeilDiv", "1.11", "at::ceil_div of ATen/ceil_div.h", "1.11",
               put="at::ceil_div", safety=_REVIEW),
    RemovedApi("THCState_getCurrentStream", "1.11",
               "at::cuda::getCurrentCUDAStream() of ATen/cuda/CUDAContext.h"),
)  # fmt: skip

DISPATCH_TAKES_NO_TYPE_SINCE = "2.6"
"""From here on `x.type()` cannot be handed to AT_DISPATCH: `x.scalar_type()` can, since 1.0."""
