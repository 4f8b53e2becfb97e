"""What torch asks of operators: torch.library, torch.compile, TorchScript."""

import shutil
from collections.abc import Callable

import cases
import pytest
import scatter_ops
import torch
from cases import REDUCTIONS, Case
from compared import OPS, by_all, on_devices, sample
from torch import Tensor
from torch._dynamo.testing import CompileCounterWithBackend


@on_devices
def test_torch_finds_nothing_wrong_with_the_operators(device: str) -> None:
    src, indptr = sample(device)
    values, arg = scatter_ops.segment_max_csr(src, indptr)
    size = src.shape[0]

    for name in ("sum", "mean", "min", "max"):
        torch.library.opcheck(
            getattr(OPS, f"segment_{name}_csr").default, (src.clone().requires_grad_(), indptr)
        )
    for name in ("segment_min_csr_values", "segment_max_csr_values"):
        torch.library.opcheck(getattr(OPS, name).default, (src, indptr))
    for name in ("gather_csr", "gather_mean_csr"):
        torch.library.opcheck(
            getattr(OPS, name).default, (values.clone().requires_grad_(), indptr, size)
        )
    torch.library.opcheck(
        OPS.scatter_arg_csr.default, (values.clone().requires_grad_(), arg, indptr, size)
    )
    for name in ("segment_sum_csr_out", "segment_mean_csr_out"):
        torch.library.opcheck(getattr(OPS, name).default, (src, indptr, torch.empty_like(values)))
    for name in ("segment_min_csr_out", "segment_max_csr_out"):
        torch.library.opcheck(
            getattr(OPS, name).default,
            (src, indptr, torch.empty_like(values), torch.empty_like(arg)),
        )
    torch.library.opcheck(OPS.gather_csr_out.default, (values, indptr, torch.empty_like(src)))


def pooled(src: Tensor, indptr: Tensor, reduce: str) -> Tensor:
    return scatter_ops.segment_csr(src * 2, indptr, reduce=reduce)


def normalised(src: Tensor, indptr: Tensor, reduce: str) -> Tensor:
    """Take from each row what its segment is reduced to: there and back."""
    of_segment = scatter_ops.segment_csr(src, indptr, reduce=reduce)
    return src - scatter_ops.gather_csr(of_segment, indptr, size=src.shape[0])


@on_devices
@by_all
@pytest.mark.parametrize("function", [pooled, normalised], ids=lambda f: f.__name__)
@pytest.mark.parametrize(
    "backend",
    [
        "aot_eager",
        pytest.param(
            "inductor", marks=pytest.mark.skipif(not shutil.which("g++"), reason="there is no g++")
        ),
    ],
)
def test_it_compiles_into_one_graph_for_all_sizes(
    backend: str, function: Callable[..., Tensor], reduce: str, device: str
) -> None:
    torch._dynamo.reset()  # which counts how often a line is compiled, in all tests together
    graphs = CompileCounterWithBackend(backend)
    compiled = torch.compile(function, fullgraph=True, backend=graphs, dynamic=True)
    for segments in (6, 11, 40):
        src, indptr = Case("", cases.uniform(3), segments, (4,)).tensors(torch.float32, device)
        given, same = src.clone().requires_grad_(), src.clone().requires_grad_()

        got, wanted = compiled(given, indptr, reduce), function(same, indptr, reduce)
        weight = torch.randn_like(got)
        got.backward(weight)
        wanted.backward(weight)

        torch.testing.assert_close(got, wanted)
        torch.testing.assert_close(given.grad, same.grad)
    assert graphs.frame_count == 1


@pytest.mark.filterwarnings("ignore:.*torch.jit.*:DeprecationWarning")
@pytest.mark.filterwarnings("ignore:.*torch.jit.*:FutureWarning")
@pytest.mark.parametrize("reduce", [*REDUCTIONS, "add"])
def test_code_for_torch_scatter_runs_unchanged_in_torchscript(reduce: str) -> None:
    import scatter_ops.compat as torch_scatter  # noqa: PLC0415

    def there_and_back(src: Tensor, indptr: Tensor, reduce: str) -> Tensor:
        out = torch_scatter.segment_csr(src, indptr, reduce=reduce)
        return torch_scatter.gather_csr(out, indptr)

    src, indptr = sample("cpu")
    scripted = torch.jit.script(there_and_back)

    assert torch.equal(scripted(src, indptr, reduce), there_and_back(src, indptr, reduce))
