"""BitNet's linear layer: trained in floating point, used with weights of 2 bits."""

from collections.abc import Iterator, Mapping
from typing import Any

import torch
from torch import Tensor, nn

from lowbit_gemm.functions import lowbit_gemm, quantize_per_token
from lowbit_gemm.packing import pack_ternary, unpack_ternary
from lowbit_gemm.reference import quantize_per_token as quantize_in_torch


class BitLinear(nn.Module):
    """
    A linear layer with weights of -1, 0 and 1 times a scale for each of `groups` equal parts of its rows.

    At first `weight` is a parameter [out_features, in_features] in floating point, which is rounded on the way, with gradients
    as if it were not. After `pack()`, or when a state dict with packed weights has been loaded, it is uint8
    [out_features, in_features / 4] with `weight_scale` [groups], and a call is two launches.
    """

    weight: Tensor
    weight_scale: Tensor | None
    bias: nn.Parameter | None

    def __init__(
        self,
        in_features: int,
        out_features: int,
        bias: bool = False,
        groups: int = 1,
        device: torch.device | str | None = None,
        dtype: torch.dtype | None = None,
    ) -> None:
        super().__init__()
        if out_features % 16 or in_features % 32 or out_features % groups:
            raise ValueError(
                f"BitLinear: out_features must be a multiple of 16 and of groups, in_features of 32; they are {out_features}, "
                f"{groups} and {in_features}"
            )
        self.in_features, self.out_features, self.groups = in_features, out_features, groups
        self.weight = nn.Parameter(
            torch.empty(out_features, in_features, device=device, dtype=dtype)
        )
        self.register_buffer("weight_scale", None)
        self.bias = (
            nn.Parameter(torch.zeros(out_features, device=device, dtype=dtype)) if bias else None
        )
        nn.init.kaiming_uniform_(self.weight, a=5**0.5)

    @property
    def is_packed(self) -> bool:
        """Return whether the weights are in 2 bits."""
        return self.weight_scale is not None

    def forward(self, x: Tensor) -> Tensor:
        """Return the product of the rounded rows of `x` [.., in_features] and the rounded weights, plus the bias."""
        if self.weight_scale is None:
            return nn.functional.linear(_rounded_rows(x), self._rounded_weight(), self.bias)
        if torch.is_grad_enabled() and x.requires_grad:
            return nn.functional.linear(_rounded_rows(x), self.dequantized(x.dtype), self.bias)
        rows, scale = quantize_per_token(x.reshape(-1, self.in_features))
        found = lowbit_gemm(
            rows, self.weight, scale, self.weight_scale, bias=self.bias, dtype=x.dtype
        )
        return found.view(*x.shape[:-1], self.out_features)

    def pack(self) -> "BitLinear":
        """Round the weights, and keep 2 bits of each; there is no way back."""
        if self.weight_scale is None:
            self._hold(*quantize_weight(self.weight.detach(), self.groups))
        return self

    def dequantized(self, dtype: torch.dtype = torch.float32) -> Tensor:
        """Return the rounded weights [out_features, in_features] in floating point."""
        if self.weight_scale is None:
            return self._rounded_weight().detach().to(dtype)
        of_row = self.weight_scale.float().repeat_interleave(self.out_features // self.groups)
        return (unpack_ternary(self.weight).float() * of_row[:, None]).to(dtype)

    def extra_repr(self) -> str:
        """Return the sizes."""
        return f"{self.in_features}, {self.out_features}, bias={self.bias is not None}, groups={self.groups}, packed={self.is_packed}"

    def _rounded_weight(self) -> Tensor:
        parts = self.weight.view(self.groups, -1)
        scale = 1 / parts.abs().mean(1, keepdim=True).clamp(min=1e-5)
        rounded = (parts * scale).round().clamp(-1, 1) / scale
        return (parts + (rounded - parts).detach()).view_as(self.weight)

    def _hold(self, packed: Tensor, scale: Tensor) -> None:
        del self.weight
        self.register_buffer("weight", packed)
        self.weight_scale, self.groups = scale, scale.numel()

    def _load_from_state_dict(self, state_dict: Mapping[str, Any], prefix: str, *rest: Any) -> None:
        given = state_dict.get(f"{prefix}weight")
        if not isinstance(given, Tensor):
            super()._load_from_state_dict(state_dict, prefix, *rest)
            return
        own = dict(state_dict)
        device = self.weight.device
        if not given.is_floating_point():
            scale = _used(state_dict[f"{prefix}weight_scale"], self.out_features)
            packed = torch.empty(self.out_features, self.in_features // 4, dtype=torch.uint8, device=device)  # fmt: skip
            self._hold(packed, torch.empty_like(scale, device=device))
            own[f"{prefix}weight"], own[f"{prefix}weight_scale"] = given.view(torch.uint8), scale
        elif self.weight_scale is not None:
            packed, scale = quantize_weight(given, self.groups)
            own[f"{prefix}weight"], own[f"{prefix}weight_scale"] = packed, scale
        super()._load_from_state_dict(own, prefix, *rest)


def convert(model: nn.Module, *, groups: Mapping[str, int] | None = None) -> nn.Module:
    """
    Replace each nn.Linear and BitLinear of `model` by a packed BitLinear of the same rounded weights; return the model.

    Those whose sizes do not fit, or whose weights are tied to another module, stay as they are. `groups` has, by name, the
    layers with several scales.
    """
    tied = {id(p) for p in _parameters(model) if p is not None}
    for name, child in [*model.named_modules()]:
        made = _converted(child, (groups or {}).get(name, 1), tied)
        if made is None:
            continue
        if child is model:
            return made
        parent, _, own = name.rpartition(".")
        setattr(model.get_submodule(parent), own, made)
    return model


def _parameters(model: nn.Module) -> Iterator[Tensor | None]:
    """Yield what several modules have."""
    seen: set[int] = set()
    for module in model.modules():
        for parameter in module._parameters.values():
            if id(parameter) in seen:
                yield parameter
            seen.add(id(parameter))


def _converted(layer: nn.Module, groups: int, tied: set[int]) -> BitLinear | None:
    if isinstance(layer, BitLinear):
        return layer.pack()
    if type(layer) is not nn.Linear or id(layer.weight) in tied:
        return None
    if layer.out_features % 16 or layer.in_features % 32 or layer.out_features % groups:
        return None
    made = BitLinear(layer.in_features, layer.out_features, groups=groups, device="meta")
    made._hold(*quantize_weight(layer.weight.detach(), groups))
    made.bias = layer.bias
    return made.train(layer.training)


def quantize_weight(weight: Tensor, groups: int = 1) -> tuple[Tensor, Tensor]:
    """Return packed weights, and bfloat16 scales: the mean of the absolute values of each group, as BitNet's converter has it."""
    parts = weight.reshape(groups, -1)
    scale = 1 / parts.abs().mean(1, keepdim=True).clamp_(min=1e-5)
    rounded = (parts * scale).round().clamp(-1, 1).view_as(weight)
    return pack_ternary(rounded), (1 / scale).view(-1).to(torch.bfloat16)


def _used(scale: Tensor, rows: int) -> Tensor:
    """Return the scales without the zeros that checkpoints have in the place of groups that a layer does not have."""
    used = scale.reshape(-1)
    while used.numel() > 1 and not bool(used[-1]):
        used = used[:-1]
    if rows % used.numel():
        raise ValueError(f"{rows} rows cannot have {used.numel()} groups of equal size")
    return used.clone()


def _rounded_rows(x: Tensor) -> Tensor:
    """Return each row as int8 has it, with a gradient as if it were not rounded."""
    with torch.no_grad():
        rows, scale = quantize_in_torch(x)
        rounded = (rows / scale.unsqueeze(-1)).to(x.dtype)
    return x + (rounded - x).detach()
