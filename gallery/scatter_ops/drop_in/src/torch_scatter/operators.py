"""`torch.ops.torch_scatter`, for TorchScript that calls it, where no other library has registered it."""

from collections.abc import Callable
from typing import Any

import torch
from scatter_ops import compat

_LIBRARY = torch.library.Library("torch_scatter", "FRAGMENT")  # it lives as long as its operators
_SCATTER = "(Tensor src, Tensor index, int dim, Tensor? optional_out, int? dim_size)"
_COO = "(Tensor src, Tensor index, Tensor? optional_out, int? dim_size)"
_CSR = "(Tensor src, Tensor indptr, Tensor? optional_out)"
_ONE, _TWO = "Tensor", "(Tensor, Tensor)"
_SCHEMAS = {
    **{f"scatter_{name}": f"{_SCATTER} -> {_ONE}" for name in ("sum", "mul", "mean")},
    **{f"scatter_{name}": f"{_SCATTER} -> {_TWO}" for name in ("min", "max")},
    **{f"segment_{name}_coo": f"{_COO} -> {_ONE}" for name in ("sum", "mean")},
    **{f"segment_{name}_coo": f"{_COO} -> {_TWO}" for name in ("min", "max")},
    **{f"segment_{name}_csr": f"{_CSR} -> {_ONE}" for name in ("sum", "mean")},
    **{f"segment_{name}_csr": f"{_CSR} -> {_TWO}" for name in ("min", "max")},
    "gather_coo": "(Tensor src, Tensor index, Tensor? optional_out) -> Tensor",
    "gather_csr": f"{_CSR} -> {_ONE}",
}


def cuda_version() -> int:
    """Return the CUDA of this torch, as 13000 of 13.0, or -1: the library is the same for all of them."""
    if torch.version.cuda is None:
        return -1
    major, minor = torch.version.cuda.split(".")[:2]
    return 1000 * int(major) + 10 * int(minor)


def _register(name: str, schema: str, function: Callable[..., Any]) -> None:
    if not hasattr(torch.ops.torch_scatter, name):
        # a given `out` is written into, which the schemas of torch_scatter don't say
        _LIBRARY.define(f"{name}{schema}", alias_analysis="CONSERVATIVE")
        _LIBRARY.impl(name, function, "CompositeImplicitAutograd")


for _name, _schema in _SCHEMAS.items():
    _register(_name, _schema, getattr(compat, _name))
_register("cuda_version", "() -> int", cuda_version)
