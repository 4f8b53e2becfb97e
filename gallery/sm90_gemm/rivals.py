"""Those that do the same: torch's operators, cuBLASLt with the best of its own proposals, Inductor's Triton kernels."""

from __future__ import annotations

import ctypes
import importlib.util
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import torch
from torch import Tensor

Product = Callable[[], object]
_WORKSPACE = 32 << 20
_PROPOSALS = 16
_HALF, _BFLOAT16, _FLOAT, _SUMS_IN_FLOAT = (
    2,
    14,
    0,
    68,
)  # of cudaDataType, and of cublasComputeType_t
_TRANSPOSE_A, _TRANSPOSE_B, _EPILOGUE, _BIAS = 3, 4, 7, 8  # of cublasLtMatmulDescAttributes_t
_BATCH, _BATCH_STRIDE = 5, 6  # of cublasLtMatrixLayoutAttribute_t
_MAX_WORKSPACE = 1  # of cublasLtMatmulPreferenceAttributes_t
_EPILOGUES = {None: 4, "relu": 6, "gelu_tanh": 36}  # with a bias; cuBLASLt's gelu is that by tanh


def matmul(a: Tensor, b: Tensor, out: Tensor) -> Product:
    """Return torch.matmul."""
    return lambda: torch.matmul(a, b, out=out)


def addmm_activation(a: Tensor, b: Tensor, bias: Tensor, activation: str | None) -> Product:
    """Return torch's product with bias and activation in one kernel."""
    return lambda: torch._addmm_activation(bias, a, b, use_gelu=activation == "gelu_tanh")


def eager(a: Tensor, b: Tensor, bias: Tensor, activation: str) -> Product:
    """Return a product with a bias, and the activation after it."""
    how = "tanh" if activation == "gelu_tanh" else "none"
    if activation == "relu":
        return lambda: torch.relu(torch.addmm(bias, a, b))
    return lambda: torch.nn.functional.gelu(torch.addmm(bias, a, b), approximate=how)


def inductor(activation: str | None) -> Callable[[Tensor, Tensor, Tensor | None], Tensor]:
    """Return what Inductor makes of a product in Triton, the best of its own tuning; with an activation, there is a bias."""

    def product(a: Tensor, b: Tensor, bias: Tensor | None) -> Tensor:
        if bias is None:
            return a @ b
        how = "tanh" if activation == "gelu_tanh" else "none"
        return torch.nn.functional.gelu(torch.addmm(bias, a, b), approximate=how)

    torch._dynamo.reset()  # after eight sizes of one function it would compile no more
    options: dict[str, Any] = {"max_autotune": True, "max_autotune_gemm_backends": "TRITON"}
    return torch.compile(product, options=options, dynamic=False)


class CuteDsl:
    """The kernel of CuTe DSL's example hopper/dense_gemm_persistent.py, which must be that of the release that is installed."""

    _TILES = (
        ((128, 256), (2, 1)),
        ((128, 256), (1, 1)),
        ((128, 128), (2, 1)),
        ((128, 128), (1, 1)),
        ((64, 256), (1, 1)),
        ((64, 128), (1, 1)),
        ((64, 64), (1, 1)),
    )

    def __init__(self, example: Path) -> None:
        spec = importlib.util.spec_from_file_location("dense_gemm_persistent", example)
        assert spec is not None
        assert spec.loader is not None
        self.example = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(self.example)
        self.compiled: dict[object, Any] = {}

    def products(self, a: Tensor, b: Tensor, out: Tensor) -> Iterator[Product]:
        """Yield a call for each tile; none where a line is not aligned to 16 bytes. Both operands are contiguous along k."""
        if any(x.stride(0) % 8 for x in (a, b.mT, out)) or b.stride(0) != 1 or a.stride(1) != 1:
            return
        given = [self._tensor(x) for x in (a, b.mT, out)]
        for tile in self._TILES:
            kernel = self._kernel(tile, given)

            def call(kernel: Any = kernel) -> object:
                kernel(*given, self._stream())
                return (a, b, out)

            yield call

    def _kernel(self, tile: tuple[tuple[int, int], tuple[int, int]], given: list[Any]) -> Any:
        """Return what is compiled once for all sizes."""
        if tile not in self.compiled:
            cutlass, (_, cluster) = self.example.cutlass, tile
            kernel = self.example.HopperWgmmaGemmPersistentKernel(cutlass.Float32, *tile, 1, True)
            most = cutlass.utils.HardwareInfo().get_max_active_clusters(cluster[0] * cluster[1])
            self.compiled[tile] = self.example.cute.compile(kernel, *given, most, self._stream())
        return self.compiled[tile]

    def _stream(self) -> object:
        return self.example.cuda.CUstream(torch.cuda.current_stream().cuda_stream)

    @staticmethod
    def _tensor(x: Tensor) -> Any:
        """Return a matrix of contiguous lines as a batch of one, with sizes that are not compiled in."""
        runtime = importlib.import_module("cutlass.cute.runtime")
        one = x.as_strided((*x.shape, 1), (x.stride(0), 1, x.shape[0] * x.stride(0)))
        return runtime.from_dlpack(one, assumed_align=16).mark_layout_dynamic(leading_dim=1)


class Proposal(ctypes.Structure):
    """cublasLtMatmulHeuristicResult_t."""

    _fields_ = (
        ("algorithm", ctypes.c_uint64 * 8),
        ("workspace", ctypes.c_size_t),
        ("state", ctypes.c_int),
        ("waves", ctypes.c_float),
        ("reserved", ctypes.c_int * 4),
    )


class CublasLt:
    """The library that torch has loaded."""

    def __init__(self) -> None:
        torch.ones(8, 8, device="cuda") @ torch.ones(8, 8, device="cuda")
        with open("/proc/self/maps", encoding="utf-8") as maps:
            path = next(line.split()[-1] for line in maps if "libcublasLt.so" in line)
        self.library = ctypes.CDLL(path)
        self.handle = ctypes.c_void_p()
        self._do("cublasLtCreate", ctypes.byref(self.handle))
        self.workspace = torch.empty(_WORKSPACE, dtype=torch.uint8, device="cuda")

    def _do(self, name: str, *arguments: Any) -> None:
        status = getattr(self.library, name)(*arguments)
        if status:
            raise RuntimeError(f"{name}: status {status}")

    def _matrix(self, x: Tensor, kind: int) -> tuple[ctypes.c_void_p, bool]:
        """Return x^T as cuBLAS sees it, column-major; and whether what is there is transposed."""
        is_row_major = x.stride(-1) == 1
        lines = x if is_row_major else x.mT
        made = ctypes.c_void_p()
        sizes = [ctypes.c_uint64(lines.shape[-1]), ctypes.c_uint64(lines.shape[-2])]
        self._do(
            "cublasLtMatrixLayoutCreate",
            ctypes.byref(made), kind, *sizes, ctypes.c_int64(lines.stride(-2)),
        )  # fmt: skip
        if x.dim() == 3:
            for which, number in ((_BATCH, ctypes.c_int(x.shape[0])), (_BATCH_STRIDE, ctypes.c_int64(x.stride(0)))):  # fmt: skip
                self._do("cublasLtMatrixLayoutSetAttribute", made, which, ctypes.byref(number), ctypes.sizeof(number))  # fmt: skip
        return made, not is_row_major

    def products(
        self, a: Tensor, b: Tensor, out: Tensor, bias: Tensor | None, activation: str | None
    ) -> Iterator[Product]:
        """Yield a call for each algorithm that cuBLASLt proposes, its favourite first; sums are in float32."""
        kind = _HALF if a.dtype == torch.float16 else _BFLOAT16
        description, preference = ctypes.c_void_p(), ctypes.c_void_p()
        self._do("cublasLtMatmulDescCreate", ctypes.byref(description), _SUMS_IN_FLOAT, _FLOAT)
        # out^T = b^T a^T
        (left, turn_left), (right, turn_right), (result, _) = (self._matrix(x, kind) for x in (b, a, out))  # fmt: skip
        attributes: list[tuple[int, Any]] = [
            (_TRANSPOSE_A, ctypes.c_int(turn_left)),
            (_TRANSPOSE_B, ctypes.c_int(turn_right)),
        ]
        if bias is not None:
            attributes.append((_EPILOGUE, ctypes.c_int(_EPILOGUES[activation])))
            attributes.append((_BIAS, ctypes.c_void_p(bias.data_ptr())))
        for which, value in attributes:
            self._do("cublasLtMatmulDescSetAttribute", description, which, ctypes.byref(value), ctypes.sizeof(value))  # fmt: skip
        self._do("cublasLtMatmulPreferenceCreate", ctypes.byref(preference))
        most = ctypes.c_size_t(_WORKSPACE)
        self._do("cublasLtMatmulPreferenceSetAttribute", preference, _MAX_WORKSPACE, ctypes.byref(most), ctypes.sizeof(most))  # fmt: skip
        found, count = (Proposal * _PROPOSALS)(), ctypes.c_int()
        self._do(
            "cublasLtMatmulAlgoGetHeuristic",
            self.handle, description, left, right, result, result, preference, _PROPOSALS, found, ctypes.byref(count),
        )  # fmt: skip
        one, zero = ctypes.c_float(1), ctypes.c_float(0)
        pointers = [ctypes.c_void_p(x.data_ptr()) for x in (b, a, out, self.workspace)]
        for proposal in found[: count.value]:

            def call(proposal: Proposal = proposal) -> object:
                stream = ctypes.c_void_p(torch.cuda.current_stream().cuda_stream)
                self._do(
                    "cublasLtMatmul",
                    self.handle, description, ctypes.byref(one), pointers[0], left, pointers[1], right,
                    ctypes.byref(zero), pointers[2], result, pointers[2], result, ctypes.byref(proposal.algorithm),
                    pointers[3], ctypes.c_size_t(_WORKSPACE), stream,
                )  # fmt: skip
                return (a, b, out, bias)

            yield call
