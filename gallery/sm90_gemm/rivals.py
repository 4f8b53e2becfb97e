"""Those that do the same: torch's operators, cuBLASLt with the best of its own proposals, Inductor's Triton kernels."""

from __future__ import annotations

import ctypes
from collections.abc import Callable, Iterator
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


def inductor(a: Tensor, b: Tensor, bias: Tensor | None, activation: str | None) -> Product:
    """Return what Inductor makes of it in Triton, the best of its own tuning."""

    def product(a: Tensor, b: Tensor) -> Tensor:
        if bias is None:
            return a @ b
        how = "tanh" if activation == "gelu_tanh" else "none"
        return torch.nn.functional.gelu(torch.addmm(bias, a, b), approximate=how)

    options: dict[str, Any] = {"max_autotune": True, "max_autotune_gemm_backends": "TRITON"}
    compiled = torch.compile(product, options=options, dynamic=False)
    return lambda: compiled(a, b)


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
