"""
Names of the standard library that came with Python 3.9 to 3.14, as sources use them.

The index of names says since when each is there; without these words a file is not read.
"""

from __future__ import annotations

PYTHONS = ("3.8", "3.9", "3.10", "3.11", "3.12", "3.13", "3.14")
"""Those that the index knows."""
ADDED_MODULES = ("annotationlib", "compression", "graphlib", "tomllib", "zoneinfo")
ADDED_NAMES = (
    *("typing.Annotated", "typing.Concatenate", "typing.ParamSpec", "typing.TypeAlias", "typing.TypeGuard"),
    *("typing.LiteralString", "typing.Never", "typing.NotRequired", "typing.Required", "typing.Self", "typing.TypeVarTuple"),
    *("typing.Unpack", "typing.assert_never", "typing.assert_type", "typing.dataclass_transform", "typing.reveal_type"),
    *("typing.override", "typing.TypeAliasType", "typing.ReadOnly", "typing.TypeIs", "typing.NoDefault", "typing.is_typeddict"),
    *("types.EllipsisType", "types.NoneType", "types.UnionType", "types.GenericAlias", "types.CapsuleType"),
    *("dataclasses.KW_ONLY", "functools.cache", "itertools.pairwise", "itertools.batched", "datetime.UTC", "ast.unparse"),
    *("enum.StrEnum", "enum.EnumType", "enum.ReprEnum", "enum.member", "enum.nonmember", "enum.verify"),
    *("contextlib.chdir", "contextlib.aclosing", "inspect.get_annotations", "operator.call", "copy.replace"),
    *("math.lcm", "math.nextafter", "math.ulp", "math.cbrt", "math.exp2", "math.sumprod", "math.fma"),
    *("importlib.resources.files", "importlib.resources.as_file", "importlib.metadata.packages_distributions"),
    *("random.randbytes", "statistics.correlation", "statistics.linear_regression", "hashlib.file_digest"),
    *("sys.stdlib_module_names", "sys.orig_argv", "warnings.deprecated", "argparse.BooleanOptionalAction"),
    *("asyncio.to_thread", "asyncio.TaskGroup", "asyncio.timeout", "asyncio.Runner", "os.process_cpu_count"),
    *("logging.getLevelNamesMapping", "string.templatelib", "threading.setprofile_all_threads"),
)  # fmt: skip
COMMON_NAMES = frozenset({
    *("typing.Never", "typing.Required", "typing.Self", "typing.override", "functools.cache", "itertools.batched"),
    *("datetime.UTC", "enum.member", "enum.verify", "contextlib.chdir", "operator.call", "copy.replace"),
    *("math.lcm", "math.ulp", "math.cbrt", "math.exp2", "math.fma", "importlib.resources.files"),
    *("importlib.resources.as_file", "statistics.correlation", "warnings.deprecated", "asyncio.timeout", "asyncio.Runner"),
})  # fmt: skip
"""Those whose last word files have for other reasons too."""
