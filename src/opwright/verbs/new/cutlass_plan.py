"""CUTLASS's own way to ask for a kernel, `Gemm(...).construct(...)`: with its arguments, as an operation to emit."""

from __future__ import annotations

from enum import Enum
from typing import Any

from opwright.errors import OpwrightError
from opwright.model.named_tuple import NamedTuple
from opwright.verbs.new import cutlass_gemm
from opwright.verbs.new.cutlass_gemm import Tile

_CC = 90
_OTHERS = frozenset({100, 101, 103, 120})


class DataType(Enum):
    """Types of elements, as CUTLASS calls them."""

    f16 = "fp16"
    bf16 = "bf16"
    e4m3 = "fp8"
    f32 = "float32"


class LayoutType(Enum):
    """Layouts of matrices; which one a tensor has is seen when the kernel is called."""

    RowMajor = "row"
    ColumnMajor = "col"


_OF_TORCH = {
    "float16": DataType.f16,
    "half": DataType.f16,
    "bfloat16": DataType.bf16,
    "float8_e4m3fn": DataType.e4m3,
    "float32": DataType.f32,
}
_ACTIVATIONS = ("identity", "relu", "gelu", "silu")


class Operation(NamedTuple):
    """A kernel that was asked for; `opwright.cutlass.emit.pytorch` writes it."""

    gemm: cutlass_gemm.Gemm
    activation: str | None


class Gemm:
    """
    A matrix product, with the arguments of CUTLASS's `Gemm`.

    `element` or `element_A` and the others are a DataType, a dtype of torch or its name, or are those of the tensors `A` to `D`.
    Layouts are accepted, and have no effect: the kernels take any. Raises OpwrightError for what the kernels don't support.
    """

    is_grouped = False

    def __init__(
        self,
        A: Any = None,
        B: Any = None,
        C: Any = None,
        D: Any = None,
        alpha: float = 1.0,
        beta: float = 0.0,
        element_accumulator: object = None,
        element: object = None,
        layout: object = None,
        element_A: object = None,
        element_B: object = None,
        element_C: object = None,
        element_D: object = None,
        layout_A: object = None,
        layout_B: object = None,
        layout_C: object = None,
        cc: int | None = None,
        kernel_cc: int | None = None,
    ) -> None:
        for wanted in (cc, kernel_cc):
            if wanted not in (None, _CC):
                raise OpwrightError(f"cc {wanted}: these kernels are for Hopper, cc {_CC}")
        self.alpha, self.beta, self.cc = alpha, beta, _CC
        given = zip("ABCD", (element_A, element_B, element_C, element_D), (A, B, C, D), strict=True)
        self.elements = {name: _element(name, own, tensor, element) for name, own, tensor in given}
        own_layouts = zip("ABC", (layout_A, layout_B, layout_C), (A, B, C), strict=True)
        for name, own, tensor in own_layouts:
            if own is None and tensor is None and layout is None:
                raise OpwrightError(f"give layout_{name}, tensor {name} or layout")
        _check_elements(self.elements, element_accumulator)
        self._activation = "identity"

    @property
    def activation(self) -> str:
        """What the result is put through: identity, relu, gelu or silu."""
        return self._activation

    @activation.setter
    def activation(self, wanted: object) -> None:
        name = str(getattr(wanted, "__name__", wanted))
        if name not in _ACTIVATIONS:
            raise OpwrightError(
                f"unknown activation {name!r}: choose from {', '.join(_ACTIVATIONS)}"
            )
        self._activation = name

    def construct(
        self,
        tile_description: Any = None,
        alignment_A: int | None = None,  # any alignment is taken
        alignment_B: int | None = None,
        alignment_C: int | None = None,
    ) -> Operation:
        """Return what is to be emitted; a tile is described as in CUTLASS, by an object or a mapping."""
        dtype = self.elements["A"].value
        gemm = cutlass_gemm.usual(dtype, is_grouped=self.is_grouped)
        if tile_description is not None:
            gemm = _described(gemm, tile_description)
        cutlass_gemm.check(gemm)
        activation = None if self._activation == "identity" else self._activation
        return Operation(gemm, activation)


class GroupedGemm(Gemm):
    """Products of lists of matrices, each of its own size."""

    is_grouped = True


class Conv2d:
    """A convolution, which is refused: raises OpwrightError."""

    def __init__(self, *_: object, **__: object) -> None:
        raise OpwrightError("convolutions are not supported: use torch.nn.functional.conv2d")


def _element(name: str, own: object, tensor: Any, general: object) -> DataType:
    if own is not None and tensor is not None:
        raise OpwrightError(f"give either element_{name} or tensor {name}, not both")
    wanted = next(
        (x for x in (getattr(tensor, "dtype", None), own, general) if x is not None), None
    )
    if wanted is None:
        raise OpwrightError(f"give element_{name}, tensor {name} or element")
    if isinstance(wanted, DataType):
        return wanted
    word = str(getattr(wanted, "name", wanted)).rpartition(".")[2]  # torch.float16, DataType.f16
    if word in DataType.__members__:
        return DataType[word]
    if word not in _OF_TORCH:
        known = ", ".join(DataType.__members__)
        raise OpwrightError(f"element_{name} cannot be {word}: choose from {known}")
    return _OF_TORCH[word]


def _check_elements(elements: dict[str, DataType], accumulator: object) -> None:
    a, b, c, d = (elements[name] for name in "ABCD")
    if a != b or DataType.f32 in (a, b):
        raise OpwrightError(
            f"A is {a.name} and B {b.name}: both must be f16, both bf16, or both e4m3"
        )
    is_float8 = a is DataType.e4m3
    wanted = {DataType.f16, DataType.bf16} if is_float8 else {a}
    if c not in wanted or d != c:
        known = " or ".join(sorted(one.name for one in wanted))
        raise OpwrightError(f"C is {c.name} and D {d.name}: both must be {known}")
    if accumulator is not None and _element("accumulator", accumulator, None, None) not in (DataType.f32, c):  # fmt: skip
        raise OpwrightError("element_accumulator must be f32, in which the kernels accumulate")


def _described(gemm: cutlass_gemm.Gemm, tile: Any) -> cutlass_gemm.Gemm:
    def said(*names: str) -> Any:
        found = (tile.get(n) if isinstance(tile, dict) else getattr(tile, n, None) for n in names)
        return next((one for one in found if one is not None), None)

    shape, cluster = said("threadblock_shape", "tile_shape"), said("cluster_shape")
    kernel = said("kernel_schedule")
    if shape is not None:
        gemm = gemm._replace(tiles=(Tile(*(int(size) for size in shape)),))
    if cluster is not None:
        gemm = gemm._replace(cluster=(int(cluster[0]), int(cluster[1])))
    word = str(getattr(kernel, "name", kernel or "")).lower()
    for schedule in cutlass_gemm.SCHEDULES:
        if schedule in word:
            gemm = gemm._replace(schedule=schedule)
    return gemm
