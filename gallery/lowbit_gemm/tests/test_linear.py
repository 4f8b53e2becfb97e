"""The layer: what it loads, what it computes, how it learns."""

import lowbit_gemm
import pytest
import torch
from compared import on_devices
from lowbit_gemm import BitLinear, reference
from torch import Tensor, nn


def quantised(weight: Tensor) -> tuple[Tensor, Tensor]:
    """Round weights as Microsoft's convert_checkpoint.py does."""
    scale = 1.0 / weight.abs().mean().clamp_(min=1e-5)
    return (weight * scale).round().clamp(-1, 1).to(torch.int8), (1.0 / scale).to(torch.bfloat16)


@on_devices
@pytest.mark.parametrize("dtype", [torch.bfloat16, torch.float16, torch.float32], ids=str)
@pytest.mark.parametrize("bias", [False, True])
def test_a_packed_layer_is_a_quantisation_and_a_product(
    bias: bool, dtype: torch.dtype, device: str
) -> None:
    layer = BitLinear(96, 48, bias=bias, device=device)
    weight = layer.weight.detach().clone()
    if layer.bias is not None:
        nn.init.normal_(layer.bias)
    x = torch.randn(2, 5, 96, device=device, dtype=dtype)

    with torch.no_grad():
        got = layer.pack()(x)

    rounded, scale = quantised(weight)
    rows, x_scale = reference.quantize_per_token(x.view(10, 96))
    packed = lowbit_gemm.pack_ternary(rounded)
    wanted = reference.lowbit_gemm(rows, packed, x_scale, scale.view(1), layer.bias, dtype)
    assert layer.is_packed
    assert torch.equal(got, wanted.view(2, 5, 48))


@on_devices
def test_a_packed_layer_is_what_it_was_in_training(device: str) -> None:
    layer = BitLinear(128, 64, bias=True, groups=2, device=device)
    x = torch.randn(7, 128, device=device)

    wanted = layer(x)
    with torch.no_grad():
        got = layer.pack()(x)

    torch.testing.assert_close(got, wanted.detach(), rtol=1e-2, atol=1e-2)


@pytest.mark.parametrize("is_packed", [False, True])
@pytest.mark.parametrize("from_packed", [False, True])
def test_state_dicts_of_both_kinds_are_loaded(from_packed: bool, is_packed: bool) -> None:
    source, layer = BitLinear(64, 32, bias=True), BitLinear(64, 32, bias=True)
    source = source.pack() if from_packed else source
    layer = layer.pack() if is_packed else layer

    layer.load_state_dict(source.state_dict())

    assert layer.is_packed == (from_packed or is_packed)
    assert torch.equal(layer.pack().weight, source.pack().weight)
    assert layer.weight_scale is not None
    assert source.weight_scale is not None
    assert torch.equal(layer.weight_scale, source.weight_scale)


def test_a_checkpoint_of_microsofts_is_loaded() -> None:
    parts = [quantised(torch.randn(rows, 64)) for rows in (16, 16, 16)]
    packed = lowbit_gemm.pack_ternary(torch.cat([part[0] for part in parts])).view(torch.int8)
    scales = torch.stack([*(part[1] for part in parts), torch.zeros((), dtype=torch.bfloat16)])
    model = nn.Sequential(BitLinear(64, 48))

    model.load_state_dict({"0.weight": packed, "0.weight_scale": scales})

    (layer,) = model
    assert isinstance(layer, BitLinear)
    assert layer.groups == 3
    assert torch.equal(layer.weight.view(torch.int8), packed)
    exact = torch.cat([part[0] * part[1].float() for part in parts])
    assert torch.equal(layer.dequantized(), exact)


@on_devices
def test_a_model_is_converted(device: str) -> None:
    tied = nn.Linear(64, 64, device=device)
    model = nn.ModuleDict(
        {
            "fits": nn.Linear(64, 32, device=device),
            "odd": nn.Linear(63, 32, device=device),
            "deep": nn.Sequential(nn.Linear(32, 48, bias=False, device=device), nn.ReLU()),
            "first": tied,
            "again": nn.Sequential(tied),
            "trained": BitLinear(32, 16, device=device),
        }
    )
    other = nn.Linear(64, 64, device=device)
    other.weight = tied.weight
    model["sharing"] = other

    assert lowbit_gemm.convert(model, groups={"deep.0": 3}) is model

    kinds = {name: type(child).__name__ for name, child in model.named_modules() if not [*child.children()]}  # fmt: skip
    assert kinds["fits"] == kinds["deep.0"] == kinds["trained"] == "BitLinear"
    assert kinds["odd"] == kinds["first"] == kinds["sharing"] == "Linear"
    x = torch.randn(3, 64, device=device, dtype=torch.bfloat16)
    with torch.no_grad():
        assert model["fits"](x).shape == (3, 32)
    deep = model.get_submodule("deep.0")
    assert isinstance(deep, BitLinear)
    assert deep.groups == 3


@on_devices
@pytest.mark.parametrize("is_packed", [False, True])
def test_gradients_pass_rounding_as_if_it_were_not_there(is_packed: bool, device: str) -> None:
    layer = BitLinear(64, 32, bias=True, device=device, dtype=torch.float64)
    if is_packed:
        layer.pack()
    x = torch.randn(5, 64, device=device, dtype=torch.float64, requires_grad=True)
    weight = torch.randn(5, 32, device=device, dtype=torch.float64)

    (layer(x) * weight).sum().backward()

    torch.testing.assert_close(x.grad, weight @ layer.dequantized(torch.float64))
    assert layer.bias is not None
    torch.testing.assert_close(layer.bias.grad, weight.sum(0))
    if not is_packed:
        rows, scale = reference.quantize_per_token(x.detach())
        rounded = rows / scale[:, None]
        torch.testing.assert_close(layer.weight.grad, weight.t() @ rounded)


def test_the_bias_and_the_scale_of_what_is_not_rounded_have_their_gradients() -> None:
    layer = BitLinear(32, 16, bias=True, dtype=torch.float64)
    x = torch.randn(3, 32, dtype=torch.float64)

    def shifted(bias: Tensor) -> Tensor:
        found: Tensor = torch.func.functional_call(layer, {"bias": bias}, (x,))
        return found

    assert layer.bias is not None
    assert torch.autograd.gradcheck(shifted, [layer.bias.detach().requires_grad_()])


@pytest.mark.parametrize(
    ("sizes", "said"),
    [((48, 32), "in_features of 32; they are 32, 1 and 48"), ((32, 24), "multiple of 16")],
)
def test_sizes_that_cannot_be_packed_are_refused(sizes: tuple[int, int], said: str) -> None:
    with pytest.raises(ValueError, match=said):
        BitLinear(*sizes)
