"""What only a GPU shows: capture, streams, many elements, Microsoft's function."""

import ctypes

import lowbit_gemm
import pytest
import torch
from cases import SHAPES, Case
from compared import needs_gpu

pytestmark = needs_gpu


@pytest.mark.parametrize("m", [1, 6, 16, 64, 300])
def test_a_graph_has_what_comes_before_and_after(m: int) -> None:
    case = Case(m, 512, 1024)
    inputs = case.inputs("cuda")
    wide = torch.randn(m, 1024, device="cuda", dtype=torch.bfloat16)
    room, twice = torch.zeros_like(wide), None

    def run() -> torch.Tensor:
        rows, scale = lowbit_gemm.quantize_per_token(room)
        return lowbit_gemm.lowbit_gemm(rows, inputs.weight, scale, inputs.weight_scale)

    room.copy_(wide)
    wanted = run()
    graph = torch.cuda.CUDAGraph()
    with torch.cuda.graph(graph):
        room.copy_(wide)
        first = run()
        room.mul_(0)
        zero = run()
        room.add_(wide)
        twice = run().clone()
        room.mul_(0)
    for _ in range(20):
        graph.replay()

    assert torch.equal(first, wanted)
    assert torch.equal(twice, wanted)
    assert not bool(zero.any())


@pytest.mark.parametrize("m", [1, 8, 40])
def test_it_runs_on_the_current_stream(m: int) -> None:
    x, *rest = Case(m, 256, 512).inputs("cuda")
    wanted = lowbit_gemm.lowbit_gemm(x, *rest)
    late = torch.zeros_like(x)
    side = torch.cuda.Stream()
    side.wait_stream(torch.cuda.current_stream())
    with torch.cuda.stream(side):
        torch.cuda._sleep(20_000_000)
        late.copy_(x)
        got = lowbit_gemm.lowbit_gemm(late, *rest)
    side.synchronize()

    assert torch.equal(got, wanted)


@pytest.mark.parametrize("m", [1, 8, 16, 64, 500])
def test_the_same_bits_come_every_time_from_many_streams(m: int) -> None:
    inputs = Case(m, 2560, 2560, 2).inputs("cuda")
    wanted = lowbit_gemm.lowbit_gemm(*inputs)
    streams = [torch.cuda.Stream() for _ in range(4)]
    found = []
    for _ in range(10):
        for stream in streams:
            stream.wait_stream(torch.cuda.current_stream())
            with torch.cuda.stream(stream):
                found.append(lowbit_gemm.lowbit_gemm(*inputs))
    torch.cuda.synchronize()

    assert all(torch.equal(one, wanted) for one in found)


@pytest.mark.parametrize("shape", SHAPES, ids=str)
def test_the_layers_of_models_are_right(shape: tuple[int, int]) -> None:
    n, k = shape
    weight = torch.randint(-1, 2, (n, k), dtype=torch.int8, device="cuda")
    packed = lowbit_gemm.pack_ternary(weight)
    scale = torch.rand(2, device="cuda")
    for m in (1, 2, 4, 8, 16, 32, 64, 128, 256, 1024):
        x = torch.randint(-128, 128, (m, k), dtype=torch.int8, device="cuda")
        x_scale = torch.rand(m, device="cuda") + 0.1
        padded = torch.nn.functional.pad(x, (0, 0, 0, max(0, 32 - m)))

        got = lowbit_gemm.lowbit_gemm(x, packed, x_scale, scale)

        total = torch._int_mm(padded, weight.t())[:m]
        wanted = total.float() / x_scale[:, None] * scale.repeat_interleave(n // 2)
        assert torch.equal(got, wanted.bfloat16()), m


@pytest.mark.parametrize("sizes", [(1, 2560, 2560, 1), (1, 3840, 2560, 3), (4, 64, 96, 1)], ids=str)
def test_code_that_loads_microsofts_library_runs(sizes: tuple[int, int, int, int]) -> None:
    m, n, k, groups = sizes
    case = Case(m, n, k, groups)
    inputs = case.inputs("cuda")
    library = ctypes.CDLL(lowbit_gemm.library)
    out = torch.empty(m, n, dtype=torch.bfloat16, device="cuda")
    x, weight, x_scale, weight_scale = (ctypes.c_void_p(one.data_ptr()) for one in inputs)

    library.bitlinear_int8xint2(
        x, weight, ctypes.c_void_p(out.data_ptr()), x_scale, weight_scale,
        ctypes.c_int(m), ctypes.c_int(n), ctypes.c_int(k),
        ctypes.c_void_p(torch.cuda.current_stream().cuda_stream),
    )  # fmt: skip

    assert torch.equal(out.cpu(), case.wanted(inputs))


@pytest.mark.parametrize("m", [1, 7, 64, 300])
@pytest.mark.parametrize("bias", [False, True])
def test_a_packed_layer_is_two_launches(bias: bool, m: int) -> None:
    layer = lowbit_gemm.BitLinear(2560, 3840, bias=bias, groups=3, device="cuda").pack()
    x = torch.randn(m, 2560, device="cuda", dtype=torch.bfloat16)
    with torch.no_grad():
        layer(x)
        graph = torch.cuda.CUDAGraph(keep_graph=True)
        with torch.cuda.graph(graph):
            layer(x)

    nodes = ctypes.c_size_t()
    driver = ctypes.CDLL("libcuda.so.1")
    status = driver.cuGraphGetNodes(
        ctypes.c_void_p(graph.raw_cuda_graph()), None, ctypes.byref(nodes)
    )
    assert status == 0
    assert nodes.value == 2


@pytest.mark.skipif(torch.cuda.device_count() < 2, reason="there is no second GPU")
@pytest.mark.parametrize("m", [1, 8, 40, 300])
def test_it_runs_where_its_inputs_are(m: int) -> None:
    case = Case(m, 256, 512)
    inputs = case.inputs("cuda:1")
    with torch.cuda.device(0):
        out = lowbit_gemm.lowbit_gemm(*inputs)
        rows, scale = lowbit_gemm.quantize_per_token(torch.randn(m, 512, device="cuda:1"))

    assert {one.device for one in (out, rows, scale)} == {torch.device("cuda:1")}
    assert torch.equal(out.cpu(), case.wanted(inputs))
    with pytest.raises(RuntimeError, match="must be on the device of x"):
        lowbit_gemm.lowbit_gemm(inputs.x.to("cuda:0"), *inputs[1:])


@pytest.mark.large
@pytest.mark.parametrize("m", [3, 70])
def test_weights_may_have_more_than_2_31_bytes(m: int) -> None:
    n, k = 2**21 + 16, 4096 + 32
    weight = torch.zeros(n, k // 4, dtype=torch.uint8, device="cuda").fill_(0b10101010)
    case = Case(m, 16, k)
    inputs = case.inputs("cuda")
    weight[-16:] = inputs.weight
    out = lowbit_gemm.lowbit_gemm(inputs.x, weight, inputs.x_scale, inputs.weight_scale)

    assert not bool(out[:, :-16].any())
    assert torch.equal(out[:, -16:].cpu(), case.wanted(inputs))
