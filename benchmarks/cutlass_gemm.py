"""
Check products that `opwright new cutlass-gemm` has made on a Hopper, and time them against torch.matmul in one run.

    python benchmarks/cutlass_gemm.py PACKAGE...

PACKAGE is the folder of a project's Python package with its library beside it, `fast-gemm/src/fast_gemm`; several
have different names. What is not right is not timed; exit 1 for that, and below a limit. It takes a minute each.
"""

from __future__ import annotations

import argparse
import importlib
import os
import sys
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from statistics import median
from typing import Any

from table import Row, aligned, machine

_LIMIT = 0.9
_SIZES = (4096, 8192)
_ROUNDS, _WARM = 40, 8
_SETS = 3  # of operands in turn: none is in the L2 cache when it is used
_SHAPES = ((8, 8, 8), (136, 264, 72), (1000, 1000, 1000), (4096, 2048, 1024), (64, 8192, 4096))
_LONG = 8192
_BOUND = {"torch.bfloat16": 4e-3, "torch.float16": 1e-3}

Tensors = list[Any]  # of torch, which only the machine with the GPU has


def _torch() -> Any:  # noqa: ANN401 - see Tensors
    return importlib.import_module("torch")


class Product:
    """A package that was made, with what its kernel takes."""

    def __init__(self, folder: Path) -> None:
        sys.path.insert(0, os.fspath(folder.resolve().parent))
        self.name = folder.resolve().name
        package = importlib.import_module(self.name)
        self.gemm: Callable[..., Any] = package.gemm
        self.reference: Any = package.reference

    def operands(self, m: int, n: int, k: int) -> Tensors:
        """Return a, b, c and, where the kernel takes one, a bias, in the layouts of the kernel."""
        torch, told = _torch(), self.reference

        def matrix(rows: int, columns: int, *, by_column: bool = False) -> Any:  # noqa: ANN401
            if by_column:
                return matrix(columns, rows).t()
            return torch.randn(rows, columns, device="cuda", dtype=told.DTYPE)

        bias = torch.randn(n, device="cuda", dtype=told.DTYPE) if told.HAS_BIAS else None
        a = matrix(m, k, by_column=told.IS_COLUMN_MAJOR_A)
        b = matrix(k, n, by_column=told.IS_COLUMN_MAJOR_B)
        return [a, b, matrix(m, n), bias]

    # ---- right

    def wrong(self) -> Iterator[str]:
        """Yield what is not as it should be."""
        for shape in _SHAPES:
            given = self.operands(*shape)
            yield from self._not_exact(shape, given)
            yield from self._not_close(shape, given)
        yield from self._sums_in_16_bits()

    def _not_exact(self, shape: tuple[int, ...], given: Tensors) -> Iterator[str]:
        torch = _torch()
        whole = [None if x is None else x.sign() * (x.abs() > 1) for x in given]
        got = self.gemm(*whole, beta=1.0)
        wanted = self.reference.gemm(*_wide(whole), beta=1.0)
        if self.reference.ACTIVATION in ("none", "relu"):
            if not torch.equal(got, wanted.to(got.dtype)):
                yield f"{self.name}: the product of integers at {shape} is not exact"
        elif not torch.allclose(got.double(), wanted, rtol=0.01, atol=0.01):
            yield f"{self.name}: the product of integers at {shape} is not close"

    def _not_close(self, shape: tuple[int, ...], given: Tensors) -> Iterator[str]:
        alpha = shape[2] ** -0.5
        got = self.gemm(*given, alpha=alpha, beta=0.5).double()
        wanted = self.reference.gemm(*_wide(given), alpha=alpha, beta=0.5)
        error, bound = float((got - wanted).norm() / wanted.norm()), _BOUND[str(given[0].dtype)]
        if not error <= bound:
            yield f"{self.name}: at {shape} the norm of the error is {error:.2e}, beyond {bound:.0e}"

    def _sums_in_16_bits(self) -> Iterator[str]:
        a, b, *_ = self.operands(256, 256, _LONG)
        got = self.gemm(a.fill_(16), b.fill_(16), alpha=2.0**-10)
        wanted = 16.0 * 16.0 * _LONG * 2.0**-10  # positive enough that no activation changes it
        if not bool((got.double() == wanted).all()):
            yield f"{self.name}: {_LONG} times 16 * 16 / 1024 is {float(got[0, 0])}, and not {wanted}"

    # ---- fast

    def row(self, size: int) -> Row:
        """Return the time of a square product against torch's, in turns."""
        torch = _torch()
        sets = [self.operands(size, size, size) for _ in range(_SETS)]
        outs = [torch.empty_like(one[2]) for one in sets]
        ours, theirs = _in_turns(
            lambda i: self.gemm(sets[i][0], sets[i][1], None, sets[i][3], out=outs[i]),
            lambda i: torch.matmul(sets[i][0], sets[i][1], out=outs[i]),
        )
        flop = 2 * size**3
        return Row(
            f"{self.name}, {size}^3",
            f"{ours:.0f} us, {flop / ours / 1e6:.0f} TFLOP/s",
            "torch.matmul",
            f"{theirs:.0f} us, {flop / theirs / 1e6:.0f} TFLOP/s",
            theirs / ours,
            _LIMIT,
            at_least=True,
        )


def _wide(given: Sequence[Any]) -> Tensors:
    return [None if x is None else x.double() for x in given]


def _in_turns(*works: Callable[[int], object]) -> list[float]:
    """Return the median of each work's microseconds, one after the other on the same GPU."""
    torch = _torch()
    spans: list[list[tuple[Any, Any]]] = [[] for _ in works]
    for turn in range(_WARM + _ROUNDS):
        for work, found in zip(works, spans, strict=True):
            begin, end = (torch.cuda.Event(enable_timing=True) for _ in range(2))
            begin.record()
            work(turn % _SETS)
            end.record()
            found.append((begin, end))
    torch.cuda.synchronize()
    return [
        median(1e3 * begin.elapsed_time(end) for begin, end in found[_WARM:]) for found in spans
    ]


def main() -> int:
    """Print what is wrong, and the table; return 1 for either."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n\n")[0] if __doc__ else "")
    parser.add_argument("packages", nargs="+", metavar="PACKAGE", type=Path)
    options = parser.parse_args()
    before = os.getloadavg()
    torch = _torch()
    torch.manual_seed(0)
    rows: list[Row] = []
    faults: list[str] = []
    for product in map(Product, options.packages):
        wrong = list(product.wrong())
        faults += wrong
        if not wrong:
            rows += [product.row(size) for size in _SIZES]
    sys.stdout.write("".join(f"{fault}\n" for fault in faults))
    gpu = f"{torch.cuda.get_device_name()}, torch {torch.__version__}"
    sys.stdout.write(f"{aligned(rows)}\n\n{gpu}; {machine(before)}\n" if rows else "")
    return int(bool(faults) or not all(row.ok for row in rows))


if __name__ == "__main__":
    sys.exit(main())
