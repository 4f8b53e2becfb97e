"""Products of groups, each of its own sizes: the public function, what the CPU computes, shapes without values, and gradients."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, overload

import torch
from torch import Tensor

from sm90_gemm import fallback, reference

_OPS = torch.ops.opwright_sm90_gemm
_DTYPES = (torch.bfloat16, torch.float16)
_OFFSETS = (torch.int32, torch.int64)


@overload
def grouped_gemm(a: Tensor, b: Tensor, offsets: Tensor) -> Tensor: ...


@overload
def grouped_gemm(
    a: Sequence[Tensor],
    b: Sequence[Tensor],
    offsets: None = None,
    *,
    c: Sequence[Tensor] | None = None,
    alpha: float = 1.0,
    beta: float = 0.0,
    activation: str | None = None,
) -> list[Tensor]: ...


def grouped_gemm(
    a: Tensor | Sequence[Tensor],
    b: Tensor | Sequence[Tensor],
    offsets: Tensor | None = None,
    *,
    c: Sequence[Tensor] | None = None,
    alpha: float = 1.0,
    beta: float = 0.0,
    activation: str | None = None,
) -> Tensor | list[Tensor]:
    """
    Return the product of each group, accumulated in float32 and rounded once, all by one launch.

    With lists, `activation(alpha * a[i] @ b[i] + beta * c[i])` for each i, of any sizes.

    With `offsets` [G], int32 or int64 on the device of `a`, group g ends before `offsets[g]` and begins where the one before it ends.
    If `b` is [G, K, N], the groups are rows of `a` [T, K], and the result is [T, N]; rows behind the last group are 0. If `b` is
    [T, N], what is summed is divided, `a` is [M, T], and the result is [G, M, N]. The offsets are read on the GPU alone: nothing
    waits for them. What is descending or beyond the end is no error: such groups have nothing, or end there.

    All are bfloat16 or all float16, of any strides. Raises RuntimeError for tensors that do not fit, ValueError for an unknown
    activation.
    """
    if isinstance(a, Tensor) and isinstance(b, Tensor):
        if offsets is None:
            raise RuntimeError("grouped_gemm: tensors need offsets; lists do not")
        if c is not None or alpha != 1 or beta or activation is not None:
            raise RuntimeError("grouped_gemm: c, alpha, beta and activation are for lists")
        product: Tensor = _OPS.grouped_gemm.default(a, b, offsets)
        return product
    if isinstance(a, Tensor) or isinstance(b, Tensor) or offsets is not None:
        raise RuntimeError("grouped_gemm: a and b must be two tensors with offsets, or two lists")
    index = reference.activation_index(activation)
    given = list(c) if c is not None and beta else []
    if not a and not b:
        return []
    found: list[Tensor] = _OPS.grouped_gemm_list.default([*a], [*b], given, alpha, beta, index)
    return found


# ---- what is refused -----------------------------------------------------------------------


def _check(a: Tensor, b: Tensor, offsets: Tensor) -> None:
    """Raise RuntimeError for what the operator does not take; csrc/grouped.cpp has the same for a GPU."""
    if a.dtype not in _DTYPES:
        raise RuntimeError(f"grouped_gemm: a must be bfloat16 or float16, but is {a.dtype}")
    if b.dtype != a.dtype:
        raise RuntimeError(f"grouped_gemm: b must have the dtype of a, {a.dtype}, but is {b.dtype}")
    if a.dim() != 2 or b.dim() not in (2, 3):
        raise RuntimeError(
            f"grouped_gemm: a must have 2 dimensions and b 2 or 3, but a is {list(a.shape)}, b is {list(b.shape)}"
        )
    if offsets.dim() != 1 or offsets.dtype not in _OFFSETS:
        raise RuntimeError(
            f"grouped_gemm: offsets must be int32 or int64 of 1 dimension, but is {offsets.dtype} {list(offsets.shape)}"
        )
    torch._check(
        a.shape[1] == b.shape[-2],
        lambda: f"grouped_gemm: a has {a.shape[1]} columns and b {b.shape[-2]} rows",
    )
    torch._check(
        b.dim() == 2 or b.shape[0] == offsets.shape[0],
        lambda: f"grouped_gemm: b has {b.shape[0]} groups and offsets {offsets.shape[0]}",
    )


def _check_lists(
    a: list[Tensor], b: list[Tensor], c: list[Tensor], beta: float | torch.SymFloat
) -> None:
    if len(a) != len(b) or (c and len(c) != len(a)):
        raise RuntimeError(f"grouped_gemm: there are {len(a)} a, {len(b)} b and {len(c)} c")
    if not c and isinstance(beta, float) and beta:
        raise RuntimeError(f"grouped_gemm: beta is {beta}, but there is no c")
    for i, (x, y) in enumerate(zip(a, b, strict=True)):
        if x.dtype not in _DTYPES:
            raise RuntimeError(f"grouped_gemm: a must be bfloat16 or float16, but is {x.dtype}")
        others = (("a", x), ("b", y), *((("c", c[i]),) if c else ()))
        for name, one in others:
            if one.dtype != a[0].dtype:
                raise RuntimeError(
                    f"grouped_gemm: each {name} must have the dtype of a, {a[0].dtype}, but is {one.dtype}"
                )
        if any(one.dim() != 2 for _, one in others):
            raise RuntimeError(f"grouped_gemm: group {i} cannot be multiplied: there must be 2 dimensions")  # fmt: skip
        torch._check(
            x.shape[1] == y.shape[0],
            lambda i=i, x=x, y=y: (
                f"grouped_gemm: group {i} cannot be multiplied: a is {list(x.shape)}, b is {list(y.shape)}"
            ),
        )
        if c:
            torch._check(
                c[i].shape == (x.shape[0], y.shape[1]),
                lambda i=i, x=x, y=y: (
                    f"grouped_gemm: c of group {i} must be {[x.shape[0], y.shape[1]]}, but is {list(c[i].shape)}"
                ),
            )


# ---- without a kernel: the CPU, and GPUs other than Hopper -------------------------------------


def _bounds(offsets: Tensor, size: int) -> list[tuple[int, int]]:
    """Return where groups begin and end; on a GPU, this waits for it."""
    ends = [min(max(end, 0), size) for end in offsets.tolist()]
    return [(begin, max(begin, end)) for begin, end in zip([0, *ends], ends, strict=False)]


def _grouped(a: Tensor, b: Tensor, offsets: Tensor) -> Tensor:
    _check(a, b, offsets)
    bounds = _bounds(offsets, a.shape[1 if b.dim() == 2 else 0])
    if b.dim() == 2:
        out = a.new_zeros(len(bounds), a.shape[0], b.shape[1])
        for one, (begin, end) in zip(out, bounds, strict=True):
            one.copy_(fallback.product(a[:, begin:end], b[begin:end]))
        return out
    out = a.new_zeros(a.shape[0], b.shape[2])
    for one, (begin, end) in zip(b, bounds, strict=True):
        out[begin:end] = fallback.product(a[begin:end], one).to(a.dtype)
    return out


def _grouped_by(a: Tensor, b: Tensor, offsets: Tensor, kernel: str, out: Tensor) -> None:
    found = _grouped(a, b, offsets)
    if out.shape != found.shape or out.dtype != a.dtype:
        raise RuntimeError(f"grouped_gemm: out must be {a.dtype} {list(found.shape)}")
    out.copy_(found)


def _grouped_list(
    a: list[Tensor], b: list[Tensor], c: list[Tensor], alpha: float, beta: float, activation: int
) -> list[Tensor]:
    _check_lists(a, b, c, beta)
    name = reference.ACTIVATIONS[activation]
    of_groups: list[Tensor] | list[None] = c or [None] * len(a)
    return [
        reference.finish(fallback.product(x, y), z, None, alpha, beta, name).to(x.dtype)
        for x, y, z in zip(a, b, of_groups, strict=True)
    ]


# ---- without values ---------------------------------------------------------------------------


def _fake(a: Tensor, b: Tensor, offsets: Tensor) -> Tensor:
    _check(a, b, offsets)
    if b.dim() == 2:
        return a.new_empty(offsets.shape[0], a.shape[0], b.shape[1])
    return a.new_empty(a.shape[0], b.shape[2])


def _fake_list(
    a: list[Tensor], b: list[Tensor], c: list[Tensor], alpha: float, beta: float, activation: int
) -> list[Tensor]:
    _check_lists(a, b, c, beta)
    return [x.new_empty(x.shape[0], y.shape[1]) for x, y in zip(a, b, strict=True)]


def _writes(*_: object) -> None:
    """Make nothing: what is written is given."""


# ---- gradients: products of groups again ---------------------------------------------------------


def _keep(ctx: Any, inputs: tuple[Tensor, Tensor, Tensor], output: Tensor) -> None:
    ctx.save_for_backward(*inputs)


def _backward(ctx: Any, grad: Tensor) -> tuple[Tensor | None, ...]:
    a, b, offsets = ctx.saved_tensors
    to_a, to_b, _ = ctx.needs_input_grad
    product = _OPS.grouped_gemm.default
    if b.dim() == 3:
        return (
            product(grad, b.mT, offsets) if to_a else None,
            product(a.mT, grad, offsets) if to_b else None,  # what is summed, the rows, is divided
            None,
        )
    return (
        product(b, grad.mT, offsets).mT if to_a else None,
        product(a.mT, grad, offsets) if to_b else None,
        None,
    )


def _keep_list(ctx: Any, inputs: tuple[Any, ...], output: list[Tensor]) -> None:
    a, b, c, ctx.alpha, ctx.beta, ctx.activation = inputs
    ctx.count, ctx.has_c = len(a), bool(c)
    ctx.save_for_backward(*a, *b, *(c if ctx.activation else ()))


def _backward_list(ctx: Any, grads: list[Tensor]) -> tuple[Any, ...]:
    count = ctx.count
    a, b = ctx.saved_tensors[:count], ctx.saved_tensors[count : 2 * count]
    product = _OPS.grouped_gemm_list.default
    if ctx.activation:
        c = ctx.saved_tensors[2 * count :]
        name = reference.ACTIVATIONS[ctx.activation]
        sums = product([*a], [*b], [*c], ctx.alpha, ctx.beta, 0)
        grads = [reference.derived(grad, z, name) for grad, z in zip(grads, sums, strict=True)]
    return (
        product([*grads], [y.mT for y in b], [], ctx.alpha, 0.0, 0),
        product([x.mT for x in a], [*grads], [], ctx.alpha, 0.0, 0),
        [ctx.beta * grad for grad in grads] if ctx.has_c else [],
        None,
        None,
        None,
    )


for _device in ("cpu", "cuda"):
    torch.library.register_kernel("opwright_sm90_gemm::grouped_fallback", _device, _grouped)
    torch.library.register_kernel(
        "opwright_sm90_gemm::grouped_list_fallback", _device, _grouped_list
    )
torch.library.register_kernel("opwright_sm90_gemm::grouped_gemm", "cpu", _grouped)
torch.library.register_kernel("opwright_sm90_gemm::grouped_gemm_by", "cpu", _grouped_by)
torch.library.register_kernel("opwright_sm90_gemm::grouped_gemm_list", "cpu", _grouped_list)
for _name in ("grouped_gemm", "grouped_fallback"):
    torch.library.register_fake(f"opwright_sm90_gemm::{_name}", _fake)
for _name in ("grouped_gemm_list", "grouped_list_fallback"):
    torch.library.register_fake(f"opwright_sm90_gemm::{_name}", _fake_list)
torch.library.register_fake("opwright_sm90_gemm::grouped_gemm_by", _writes)
torch.library.register_autograd("opwright_sm90_gemm::grouped_gemm", _backward, setup_context=_keep)
torch.library.register_autograd(
    "opwright_sm90_gemm::grouped_gemm_list", _backward_list, setup_context=_keep_list
)
