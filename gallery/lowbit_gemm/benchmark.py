"""
Time the operator on a GPU against products in other types, Microsoft's kernel, and a plain read of the same bytes.

    python benchmark.py [--microsoft libbitnet.so] [--gemlite 1,8] [--only NxK] [--tokens 1,8] [--output FILE]
    python benchmark.py --write measured.json...     # the README's table, of one run or several

What is not right is not timed. Exit 1 for that, and below a bar.
"""

from __future__ import annotations

import argparse
import gc
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

import torch

_HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(_HERE / "src"))
sys.path.append(str(_HERE.parent))  # harness.py is there in the gallery, and here in a copy

import harness  # noqa: E402
import rivals  # noqa: E402
from cases import SHAPES, TIMED  # noqa: E402
from lowbit_gemm import lowbit_gemm, pack_ternary, quantize_per_token  # noqa: E402
from rivals import Layer, Microsoft, Rows  # noqa: E402

_OURS, _LAYER = "lowbit_gemm", "with its quantisation"
_PLAIN = (1, 8)  # for how many rows of x the plain read is timed
_ROUNDS = 11
_LARGE, _LARGER = 64 << 20, 128 << 20  # weights


def main() -> int:
    """Measure, print, save."""
    options = _options()
    if options.write:
        write(options.write)
        return 0
    microsoft = Microsoft(options.microsoft) if options.microsoft else None
    gc.freeze()  # a capture collects garbage, which takes longer the more there is to look at
    ceiling = harness.ceilings()
    machine = f"{torch.cuda.get_device_name()}, torch {torch.__version__}"
    rows: list[harness.Row] = []
    wrong: list[str] = []
    for n, k in SHAPES:
        if options.only in f"{n}x{k}":
            for found in _measured(n, k, options.tokens, microsoft, with_gemlite=options.gemlite):
                wrong += [found] if isinstance(found, str) else []
                rows += [] if isinstance(found, str) else [found]
                print(found if isinstance(found, str) else _line(found, ceiling), flush=True)
                harness.save(options.output, rows, ceiling, machine)
    print(machine, ceiling)
    wrong += faults(rows, ceiling)
    print("".join(f"{fault}\n" for fault in wrong))
    return int(bool(wrong))


def _options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=(__doc__ or "").strip().partition("\n")[0])
    parser.add_argument("--microsoft", type=Path, metavar="FILE", help="its library, compiled")
    parser.add_argument(
        "--gemlite",
        type=_numbers,
        default=(),
        metavar="M,..",
        help="time it for these: it must be here",
    )
    parser.add_argument("--only", default="", metavar="NxK", help="the layers whose name has it")
    parser.add_argument("--tokens", type=_numbers, default=TIMED, metavar="M,..")
    parser.add_argument("--output", type=Path, default=Path("measured.json"), metavar="FILE")
    parser.add_argument("--write", type=Path, nargs="+", metavar="FILE")
    return parser.parse_args()


def _numbers(text: str) -> tuple[int, ...]:
    return tuple(int(number) for number in text.split(","))


def _line(row: harness.Row, ceiling: dict[str, float]) -> str:
    times = ", ".join(f"{k} {v:.1f}" for k, v in row.us.items())
    return f"{row.case}, M {row.what}: {times}; {row.share(ceiling):.0%}"


def _sets(n: int, k: int, bits: int) -> int:
    return harness.sets_for(n * k * bits // 8)


def _measured(
    n: int,
    k: int,
    tokens: Sequence[int],
    microsoft: Microsoft | None,
    *,
    with_gemlite: Sequence[int],
) -> Iterator[harness.Row | str]:
    """Yield the times of a layer for each number of rows, or what is wrong."""
    layers = [Layer(n, k, seed) for seed in range(_sets(n, k, 8))]
    packed = [pack_ternary(layer.int8) for layer in layers]
    while len(packed) < _sets(n, k, 2):
        packed.append(packed[len(packed) % len(layers)].clone())
    int8 = [layer.int8 for layer in layers]
    fp8 = [one.to(torch.float8_e4m3fn) for one in int8]
    bfloat16 = [one.bfloat16() for one in int8[: _sets(n, k, 16)]]
    scale = layers[0].scale
    for m in tokens:
        rows = Rows(m, k)
        got = lowbit_gemm(rows.int8, packed[0], rows.scale, scale)
        total = torch._int_mm(rows.padded, int8[0].t())[:m]
        wanted = (total.float() / rows.scale[:, None].float() * scale.float()).bfloat16()
        if not torch.equal(got, wanted):
            wrong = (got != wanted).nonzero()
            yield f"{n}x{k}, M {m}: {len(wrong)} of {got.numel()} are wrong, first {wrong[:3].tolist()}"
            continue
        calls: dict[str, list[harness.Call]] = {
            _OURS: [_product(rows, one, scale) for one in packed]
        }
        if m == 1:
            calls[_LAYER] = [_layer(rows, one, scale) for one in packed]
        if m == 1 and microsoft and (n, k) in microsoft.SIZES:
            calls["Microsoft"] = [microsoft.product(rows, one, scale) for one in packed]
        if m in with_gemlite:
            calls["gemlite"] = [
                rivals.gemlite(rows, int8[i % len(int8)], scale) for i in range(len(packed))
            ]
        calls["_int_mm"] = [rivals.int_mm(rows, one) for one in int8]
        calls["fp8"] = [rivals.fp8(rows, one) for one in fp8]
        calls["bfloat16"] = [rivals.bfloat16(rows, one) for one in bfloat16]
        moved = n * k // 4 + m * k + 2 * m * n
        if m in _PLAIN:
            calls[harness.PLAIN_READ] = harness.plain_reads(moved, len(packed))
        yield harness.Row(f"{n}x{k}", str(m), "bfloat16", moved, 0, _times(calls))
        del calls


def _times(calls: dict[str, list[harness.Call]]) -> dict[str, float]:
    """Return what each takes that does not refuse the sizes."""
    taken = {name: own for name, own in calls.items() if _is_taken(own[0], name)}
    return harness.in_turns(taken, _ROUNDS)


def _is_taken(call: harness.Call, name: str) -> bool:
    try:
        call()
    except Exception as refusal:  # noqa: BLE001 - a rival may fail in any way
        print(f"{name}: {type(refusal).__name__}: {str(refusal)[:100]!r}")
        return False
    return True


def _product(rows: Rows, packed: torch.Tensor, scale: torch.Tensor) -> harness.Call:
    return lambda: lowbit_gemm(rows.int8, packed, rows.scale, scale)


def _layer(rows: Rows, packed: torch.Tensor, scale: torch.Tensor) -> harness.Call:
    def call() -> torch.Tensor:
        x, x_scale = quantize_per_token(rows.bfloat16)
        return lowbit_gemm(x, packed, x_scale, scale)

    return call


# ---- bars --------------------------------------------------------------------------------


def faults(rows: Sequence[harness.Row], ceiling: dict[str, float]) -> list[str]:
    """Return what is below its bar."""
    found = []
    for row in rows:
        for what, ratio, least in _bars(row, ceiling):
            if ratio < least:
                found.append(f"{row.case}, M {row.what}: {ratio:.2f} x {what}, not {least}")
    return found


def _bars(row: harness.Row, ceiling: dict[str, float]) -> Iterator[tuple[str, float, float]]:
    """Yield what it is measured by, how fast it is by that, and how fast it must be."""
    n, k = (int(one) for one in row.case.split("x"))
    m, ours = int(row.what), row.us[_OURS]
    others = {name: us / ours for name, us in row.us.items() if name not in (_OURS, _LAYER, harness.PLAIN_READ)}  # fmt: skip
    if m == 1:
        if n * k >= _LARGER:
            yield "the read ceiling", row.share(ceiling), 0.6
        for name, ratio in others.items():
            yield name, ratio, 1.6 if name == "Microsoft" and n * k >= _LARGE else 1.0
        if _LAYER in row.us:
            yield "the layer", max(1.4 * ours, ours + 3) / row.us[_LAYER], 1.0
    elif m <= 16 and "fp8" in others:
        yield "fp8", others["fp8"], 1.0
    elif m >= 64 and "_int_mm" in others:
        yield "_int_mm", others["_int_mm"], 0.9


def write(measured: Sequence[Path]) -> None:
    """Write the README's table."""
    text = ""
    for path in measured:
        rows, ceiling, machine = harness.load(path)
        told = ", ".join(f"{name} {speed:.0f} GB/s" for name, speed in ceiling.items())
        text += (
            f"{harness.table(rows, ceiling)}\nMicroseconds on {machine}; medians of {_ROUNDS} replays of CUDA graphs in "
            f"turns. Ceilings of the same run: {told}.\n\n"
        )
    harness.write_block(_HERE / "README.md", text)


if __name__ == "__main__":
    sys.exit(main())
