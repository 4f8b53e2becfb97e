"""
Read which header of CCCL brings which name of Thrust and CUB, by toolkit, and write the table.

    python tools/update_cccl_includes.py                  the toolkits whose CCCL the package index has
    python tools/update_cccl_includes.py --cache FOLDER   the same, keeping what is read

A header brings a name if it, or what it includes under whatever condition, declares it: so what it is said not to bring it
does not. Nothing is compiled.
"""

from __future__ import annotations

import argparse
import json
import posixpath
import re
import tempfile
import zlib
from collections.abc import Iterator, Mapping
from pathlib import Path

from api_index.sources import domain, files_of

_FILE = Path(__file__).parents[1] / "src/opwright/knowledge/cuda/cccl_includes.zz"
_OLDEST = (11, 8)
_THRUST = {
    "adjacent_difference": "adjacent_difference",
    "advance": "advance",
    "binary_search": "lower_bound upper_bound binary_search",
    "copy": "copy copy_if copy_n",
    "count": "count count_if",
    "device_ptr": "device_ptr device_pointer_cast",
    "device_vector": "device_vector",
    "distance": "distance",
    "equal": "equal",
    "execution_policy": "device host",
    "extrema": "max_element min_element minmax_element",
    "fill": "fill fill_n",
    "find": "find find_if",
    "for_each": "for_each for_each_n",
    "gather": "gather gather_if",
    "generate": "generate",
    "host_vector": "host_vector",
    "inner_product": "inner_product",
    "iterator/constant_iterator": "constant_iterator make_constant_iterator",
    "iterator/counting_iterator": "counting_iterator make_counting_iterator",
    "iterator/discard_iterator": "discard_iterator make_discard_iterator",
    "iterator/permutation_iterator": "permutation_iterator make_permutation_iterator",
    "iterator/reverse_iterator": "reverse_iterator make_reverse_iterator",
    "iterator/transform_iterator": "transform_iterator make_transform_iterator",
    "iterator/transform_output_iterator": "transform_output_iterator make_transform_output_iterator",
    "iterator/zip_iterator": "zip_iterator make_zip_iterator",
    "logical": "all_of any_of none_of",
    "merge": "merge merge_by_key",
    "mismatch": "mismatch",
    "pair": "pair make_pair",
    "partition": "partition stable_partition partition_copy",
    "random": "default_random_engine uniform_real_distribution uniform_int_distribution normal_distribution",
    "reduce": "reduce reduce_by_key",
    "remove": "remove remove_if remove_copy remove_copy_if",
    "replace": "replace replace_if",
    "reverse": "reverse",
    "scan": "inclusive_scan exclusive_scan inclusive_scan_by_key exclusive_scan_by_key",
    "scatter": "scatter scatter_if",
    "sequence": "sequence",
    "set_operations": "set_difference set_intersection set_union",
    "sort": "sort sort_by_key stable_sort stable_sort_by_key is_sorted",
    "tabulate": "tabulate",
    "transform": "transform transform_if",
    "transform_reduce": "transform_reduce",
    "transform_scan": "transform_inclusive_scan transform_exclusive_scan",
    "tuple": "tuple make_tuple tie",
    "uninitialized_copy": "uninitialized_copy",
    "uninitialized_fill": "uninitialized_fill",
    "unique": "unique unique_by_key unique_copy unique_by_key_copy",
    "universal_vector": "universal_vector",
    "zip_function": "make_zip_function",
}
"""Headers, and the names that one includes each for."""
_CUB = {
    "block": "Reduce Scan RadixSort Load Store Exchange Discontinuity Histogram MergeSort",
    "warp": "Reduce Scan Load",
    "device": "Reduce Scan Select RadixSort SegmentedRadixSort SegmentedReduce RunLengthEncode Histogram Partition"
    " MergeSort SegmentedSort For Transform",
}
_NO_ALGORITHMS = frozenset(
    (
        *("advance", "device_ptr", "device_vector", "distance", "execution_policy", "host_vector"),
        *("pair", "random", "tuple", "universal_vector", "zip_function"),
    )
)
"""Headers of what is declared in files of a system, too: an algorithm there is in a namespace of its own."""
_INCLUDE = re.compile(
    r"^[ \t]*#[ \t]*include[ \t]*(?:[<\"]([^>\"\n]+)[>\"]|\w+\(([^)\n]+)\)|__THRUST_(?:HOST|DEVICE)_SYSTEM_(\w+)_HEADER)",
    re.MULTILINE,
)
_COMMENT = re.compile(r"//[^\n]*|/\*.*?\*/", re.DOTALL)
_PUBLIC = re.compile(
    r"thrust/(?:iterator/)?\w+\.h|thrust/system/cuda/(?:execution_policy|vector)\.h|cuda/(?:std/)?\w+"
    r"|cub/\w+\.cuh|cub/(?:block|device|warp|iterator|thread|grid)/\w+\.cuh"
)


def _names() -> Iterator[tuple[str, str]]:
    """Yield each name, and the header that it is included by."""
    for header, names in _THRUST.items():
        yield from ((f"thrust::{name}", f"thrust/{header}.h") for name in names.split())
    for folder, names in _CUB.items():
        for name in names.split():
            words = re.sub(r"(?<!^)(?=[A-Z])", "_", name).lower()
            yield f"cub::{folder.capitalize()}{name}", f"cub/{folder}/{folder}_{words}.cuh"


def _texts(folder: Path) -> dict[str, str]:
    found = (p for top in ("thrust", "cub", "cuda", "nv") for p in (folder / top).rglob("*"))
    return {
        p.relative_to(folder).as_posix(): _COMMENT.sub("", p.read_text(errors="replace"))
        for p in found
        if p.is_file()
    }


def _included(path: str, texts: Mapping[str, str]) -> set[str]:
    """Return the files that one includes; by a macro, those of each system that it may mean."""
    found: set[str] = set()
    for plain, argument, of_system in _INCLUDE.findall(texts[path]):
        by_macro = argument.strip() or (f"{of_system.lower()}.h" if of_system else "")
        beside = posixpath.normpath(posixpath.join(posixpath.dirname(path), plain))
        systems = (f"thrust/system/{s}{d}" for s in ("cpp", "cuda") for d in ("/", "/detail/"))
        named = [f"{system}{by_macro}" for system in systems] if by_macro else [plain, beside]
        found.update(name for name in named if name in texts)
    return found


def _declared(text: str, names: set[str]) -> set[str]:
    """Return which of some names a text may declare."""
    found = set()
    for name in set(re.findall(r"\w+", text)) & names:
        kinds = (
            rf"\b(?:struct|class)\s+(?:[A-Z_]\w*(?:\([^)]*\))?\s+)*{name}\b",
            rf"\busing\s+{name}\s*=|\busing\s+[\w:]*::{name}\s*;|\btypedef\b[^;]*\b{name}\s*;",
            rf"(?<![:.>\w]){name}\s*\(|\b{name}\s*(?:\{{\}}|=|;)",
        )
        if re.search("|".join(kinds), text):
            found.add(name)
    return found


def brought(folder: Path) -> dict[str, set[str]]:
    """Return what each public header in a folder may bring: `{"thrust/sort.h": {"thrust::sort", …}}`."""
    texts = _texts(folder)
    known = {
        space: {n.partition("::")[2] for n, _ in _names() if n.startswith(space)}
        for space in ("thrust", "cub")
    }
    algorithms = {
        name
        for header, names in _THRUST.items()
        if header not in _NO_ALGORITHMS and not header.startswith("iterator/")
        for name in names.split()
    }
    own = {
        path: {
            f"{space}::{name}"
            for name in _declared(text, known[space])
            if not (path.startswith("thrust/system/") and name in algorithms)
        }
        for path, text in texts.items()
        if (space := path.partition("/")[0]) in known
    }
    included = {path: _included(path, texts) for path in texts}
    found: dict[str, set[str]] = {}
    for header in filter(_PUBLIC.fullmatch, texts):
        seen, pending = {header}, [header]
        while pending:
            new = included[pending.pop()] - seen
            seen |= new
            pending += new
        found[header] = set().union(*(own.get(path, set()) for path in seen))
    return found


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--cache", type=Path, metavar="FOLDER")
    options = parser.parse_args()
    tables: dict[str, dict[str, set[str]]] = {}
    for release in domain("cccl").releases:
        if tuple(map(int, release.series.split("."))) < _OLDEST:
            continue
        with tempfile.TemporaryDirectory() as name:
            folder = options.cache / release.series if options.cache else Path(name)
            folder.mkdir(parents=True, exist_ok=True)
            tables[release.series] = brought(files_of(release, folder) / "cuda-cccl")
            print(release.series, len(tables[release.series]), flush=True)
    headers = sorted({h for table in tables.values() for h, names in table.items()})
    names = {
        name: [header, *(_mask(name, headers, table) for table in tables.values())]
        for name, header in _names()
    }
    known = [f"{sum(1 << i for i, h in enumerate(headers) if h in t):x}" for t in tables.values()]
    table = {"releases": list(tables), "headers": headers, "known": known, "names": names}
    text = json.dumps(table, separators=(",", ":")) + "\n"
    _FILE.write_bytes(zlib.compress(text.encode(), 9))


def _mask(name: str, headers: list[str], table: Mapping[str, set[str]]) -> str:
    return f"{sum(1 << i for i, header in enumerate(headers) if name in table.get(header, ())):x}"


if __name__ == "__main__":
    main()
