"""What torch asks of the operators that take an index: torch.library, torch.compile, TorchScript."""

from collections.abc import Callable

import cases
import pytest
import scatter_ops
import scatter_ops.compat as torch_scatter
import torch
from cases import Case
from compared import OPS
from torch import Tensor
from torch._dynamo.testing import CompileCounterWithBackend

CASE = Case("", cases.uniform(3), 6, (4,))
NAMES = ("sum", "mean", "mul", "min", "max")


def test_torch_finds_nothing_wrong_with_the_operators() -> None:
    for case in (CASE, Case("", cases.uniform(3), 6, (), (2,))):
        src, index, size = case.unsorted(torch.float32)
        for name in NAMES:
            operator = getattr(OPS, f"scatter_{name}").default
            torch.library.opcheck(operator, (src.clone().requires_grad_(), index, size))
        values = scatter_ops.scatter(src, index, index.dim() - 1, dim_size=size)
        torch.library.opcheck(OPS.gather_index.default, (values.requires_grad_(), index))
        torch.library.opcheck(OPS.index_bounds.default, (index.sort(-1)[0], size))


def reduced(src: Tensor, index: Tensor, size: int) -> list[Tensor]:
    return [scatter_ops.scatter(src * 2, index, 0, dim_size=size, reduce=name) for name in NAMES]


def normalised(src: Tensor, index: Tensor, size: int) -> list[Tensor]:
    return [
        scatter_ops.scatter_softmax(src, index, 0, dim_size=size),
        scatter_ops.scatter_log_softmax(src, index, 0, dim_size=size),
        scatter_ops.scatter_logsumexp(src, index, 0, dim_size=size),
        scatter_ops.scatter_std(src, index, 0, dim_size=size),
    ]


def of_a_sorted_index(src: Tensor, index: Tensor, size: int) -> list[Tensor]:
    index = index.sort()[0]
    names = ("sum", "mean", "min", "max")
    return [scatter_ops.segment_coo(src, index, dim_size=size, reduce=name) for name in names]


@pytest.mark.parametrize("function", [reduced, normalised, of_a_sorted_index])
def test_it_compiles_into_one_graph_for_all_sizes(function: Callable[..., list[Tensor]]) -> None:
    torch._dynamo.reset()
    graphs = CompileCounterWithBackend("aot_eager")
    compiled = torch.compile(function, fullgraph=True, backend=graphs, dynamic=True)
    for segments in (6, 11, 40):
        src, index, size = CASE._replace(segments=segments).unsorted(torch.float32)
        given, same = src.clone().requires_grad_(), src.clone().requires_grad_()

        got, wanted = compiled(given, index, size), function(same, index, size)
        for one, other in zip(got, wanted, strict=True):
            torch.testing.assert_close(one, other)
        for found in (got, wanted):
            torch.cat([x.flatten() for x in found]).sum().backward()
        torch.testing.assert_close(given.grad, same.grad)
    assert graphs.frame_count == 1


@pytest.mark.filterwarnings("ignore:.*torch.jit.*:DeprecationWarning")
@pytest.mark.filterwarnings("ignore:.*torch.jit.*:FutureWarning")
def test_all_functions_compile_to_torchscript() -> None:
    src, index, size = CASE.unsorted(torch.float32)
    index = index.sort()[0]
    indptr = OPS.index_bounds(index, size)
    for name in torch_scatter.__all__:
        function = getattr(torch_scatter, name)
        scripted = torch.jit.script(function)

        if name.startswith("scatter"):
            arguments: tuple[object, ...] = (src, index, 0)
        elif name.endswith("csr"):
            arguments = (src if name != "gather_csr" else src[:size], indptr)
        else:
            arguments = (src if name != "gather_coo" else src[:size], index)

        got, wanted = scripted(*arguments), function(*arguments)
        got, wanted = (x if isinstance(x, tuple) else (x,) for x in (got, wanted))
        assert all(torch.equal(a, b) for a, b in zip(got, wanted, strict=True)), name
