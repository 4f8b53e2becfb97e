"""The project that `opwright new cutlass-gemm` writes: the gallery's sm90-gemm under another name, with the tiles asked for."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence

from opwright.model.named_tuple import NamedTuple
from opwright.verbs.new import cutlass_gemm
from opwright.verbs.new.gallery import copied

TYPE_CHECKING = False
if TYPE_CHECKING:
    from opwright.verbs.new.cutlass_gemm import Gemm, Tile
    from opwright.verbs.new.project import Names

_OP = "sm90-gemm"
_OWN_KERNEL = re.compile(r"csrc/kernel_\w+\.cu")
_PLAIN_KERNEL = "csrc/kernel_turned_64x16.cu"
"""The one that is compiled whatever else a build leaves out: the others are made from its text."""
_LEFT = re.compile(r"(?:README|DESIGN)\.md|measured\w*\.json")
"""What tells of the gallery's own kernels."""
_OF_GROUPS = re.compile(r"csrc/(grouped|plan)\w*\.\w+|(src/sm90_gemm/|tests/test_)?grouped\w*\.py")
"""What multiplies groups, and nothing else."""
_GROUPED_KERNEL = "csrc/grouped_wide_128x256.cu"
_OWN_GROUPED_KERNEL = re.compile(r"csrc/grouped_\w+\.cu")
_START = "src/sm90_gemm/__init__.py"
_SUMMARY = "Matrix products for Hopper, on CUTLASS's collectives, for PyTorch"
_ONE = 64
"""A correction of nothing in csrc/table.h."""


class _Kernel(NamedTuple):
    name: str
    tile: Tile
    """For what is computed: d, or its transpose if it is turned."""
    cluster: tuple[int, int]
    schedule: str
    is_turned: bool
    is_float8: bool

    @property
    def grouped_type(self) -> str:
        numbers = ", ".join(map(str, (*self.tile, *self.cluster)))
        return f"GroupedKernel<GroupedCooperative, {numbers}, {str(not self.is_turned).lower()}>"

    @property
    def grouped_line(self) -> str:
        turned = ", is_turned=True" if self.is_turned else ""
        return f'    GroupedKernel("grouped_{self.name}", {tuple(self.tile)}{turned}),\n'

    @property
    def type(self) -> str:
        schedule, _ = cutlass_gemm.SCHEDULES[self.schedule]
        numbers = ", ".join(map(str, (*self.tile, *self.cluster)))
        template = "Float8Kernel" if self.is_float8 else "Kernel"
        return f"{template}<{schedule}, {numbers}, {str(not self.is_turned).lower()}>"

    @property
    def line(self) -> str:
        cluster = f", {self.cluster}" if self.cluster != (1, 1) else ""
        turned = ", is_turned=True" if self.is_turned else ""
        float8 = ", is_float8=True" if self.is_float8 else ""
        return f'    Kernel("{self.name}", {tuple(self.tile)}{cluster}{turned}{float8}),\n'

    @property
    def costs(self) -> str:
        """Return microseconds of a launch, of a tile's end, and of 64 of k: guessed from the gallery's, which were measured."""
        area = self.tile.rows * self.tile.columns
        return f"{2.3 + 1e-4 * area:.4g}, {0.25 + 1e-4 * area:.4g}, {0.055 + 1.7e-5 * area:.4g}"


def files(gemm: Gemm, names: Names) -> dict[str, str]:
    """Return the files of a project, path to text: all but its README. Raise OpwrightError for what Hopper cannot do."""
    cutlass_gemm.check(gemm)
    given = copied(_OP)
    kernels = [*_kernels(gemm)]
    made = {
        path: text
        for path, text in given.items()
        if not any(one.fullmatch(path) for one in (_LEFT, _OWN_KERNEL, _OWN_GROUPED_KERNEL))
    }
    for kernel in kernels:
        text = re.sub(r"turned_64x16(?=\W)", kernel.name, given[_PLAIN_KERNEL])
        made[f"csrc/kernel_{kernel.name}.cu"] = re.sub(r"Kernel<.*?>", kernel.type, text)
    made["csrc/kernels.h"] = _listed(given["csrc/kernels.h"], [kernel.name for kernel in kernels])
    made["csrc/table.h"] = _guessed(given["csrc/table.h"], kernels, gemm.swizzle)
    made["kernels.py"] = _replaced(
        given["kernels.py"],
        r"(?<=^KERNELS = \(\n).*?(?=^\)$)",
        "".join(one.line for one in kernels),
    )
    made["pyproject.toml"] = _settings(given["pyproject.toml"], gemm)
    if gemm.is_grouped:
        made |= _grouped_files(given, kernels)
    else:
        made = {path: text for path, text in made.items() if not _OF_GROUPS.fullmatch(path)}
        text = _replaced(made[_START], r"^from sm90_gemm import grouped .*?\n", "")
        text = _replaced(text, r"^from sm90_gemm\.grouped .*?\n", "")
        made[_START] = _replaced(text, r', "grouped_gemm"', "")
    return {path: _renamed(text, names) for path, text in _renamed_paths(made, names).items()}


def _kernels(gemm: Gemm) -> Iterator[_Kernel]:
    for tile in gemm.tiles:
        is_turned = gemm.is_turned(tile)
        own = tile._replace(rows=tile.columns, columns=tile.rows) if is_turned else tile
        cluster = gemm.cluster[::-1] if is_turned else gemm.cluster
        yield _Kernel(
            f"tile_{tile.text}",
            own,
            cluster,
            gemm.schedule,
            is_turned,
            gemm.dtype == cutlass_gemm.FLOAT8,
        )


def _grouped_files(
    given: Mapping[str, str], kernels: Sequence[_Kernel]
) -> Iterator[tuple[str, str]]:
    """Yield the kernels for groups, and what lists them."""
    for kernel in kernels:
        text = given[_GROUPED_KERNEL].replace("grouped_wide_128x256", f"grouped_{kernel.name}")
        own = re.sub(r"GroupedKernel<.*?>", kernel.grouped_type, text)
        yield f"csrc/grouped_{kernel.name}.cu", own
    listed = "csrc/grouped_kernels.h"
    yield listed, _listed(given[listed], [f"grouped_{kernel.name}" for kernel in kernels])
    python = "grouped_kernels.py"
    lines = "".join(kernel.grouped_line for kernel in kernels)
    yield python, _replaced(given[python], r"(?<=^GROUPED_KERNELS = \(\n).*?(?=^\)$)", lines)


def _listed(text: str, kernels: Sequence[str]) -> str:
    """Return csrc/kernels.h, or that for groups, with the names of kernels."""
    names = " \\\n".join(f"  X({name})" for name in kernels)
    return _replaced(text, r"(?<=_KERNELS\(X\) \\\n).*?(?=\n\n)", names)


def _guessed(text: str, kernels: Sequence[_Kernel], swizzle: int) -> str:
    """Return csrc/table.h with costs that were not measured, no correction, and one walk."""
    costs = "".join(f"    {{{one.costs}}},  // {one.name}\n" for one in kernels)
    text = _replaced(text, r"(?<=kCosts\[\] = \{\n).*?(?=^\};)", costs)
    sizes = 1
    for found in re.findall(r"constexpr int k(?:Rows|Columns|Depths)\[\] = \{(.*?)\}", text):
        sizes *= len(found.split(","))
    for table, number in (("kCorrections", _ONE), ("kWalks", 2 * (swizzle.bit_length() - 1))):
        numbers = ", ".join([str(number)] * sizes)
        lines = "".join(f"    // {one.name}\n    {numbers},\n" for one in kernels)
        text = _replaced(text, rf"(?<={table}\[\] = \{{\n).*?(?=^\}};)", lines)
    return _replaced(
        text,
        r"\A// .*?$",
        "// What a kernel takes: guessed, until tune.py has measured and written it.",
    )


def _settings(text: str, gemm: Gemm) -> str:
    text = _replaced(text, r'(?<=^description = ").*?(?=")', _SUMMARY)
    text = _replaced(text, r"^license = .*?\n", "")
    if cutlass_gemm.DTYPES.get(gemm.dtype):
        only = f'"NDEBUG", "SM90_GEMM_ONLY_{cutlass_gemm.DTYPES[gemm.dtype]}"'
        text = _replaced(text, r'(?<=^defines = \[)"NDEBUG"(?=\])', only)
    return text


def _replaced(text: str, pattern: str, by: str) -> str:
    """Return a text with what a pattern finds, once, replaced; the gallery's files have it."""
    made, count = re.subn(pattern, lambda _: by, text, count=1, flags=re.DOTALL | re.MULTILINE)
    if not count:
        raise AssertionError(f"the gallery's {_OP} has no {pattern}")
    return made


def _renamed(text: str, names: Names) -> str:
    for own, by in (
        ("opwright_sm90_gemm", names.package),
        ("sm90_gemm", names.package),
        ("SM90_GEMM", names.package.upper()),
        ("sm90-gemm", names.distribution),
    ):
        text = text.replace(own, by)
    return text


def _renamed_paths(made: Mapping[str, str], names: Names) -> dict[str, str]:
    return {path.replace("sm90_gemm", names.package): text for path, text in made.items()}
