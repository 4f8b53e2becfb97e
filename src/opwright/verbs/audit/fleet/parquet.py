"""Results as a table: a row for each library of an artifact and release of torch."""

from __future__ import annotations

from collections.abc import Container, Iterator
from contextlib import contextmanager
from importlib.util import find_spec

from opwright.errors import OpwrightError
from opwright.model import lazy
from opwright.model.disk.writing import output
from opwright.verbs.audit.fleet.results_file import lines_of, result_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any, BinaryIO

_ROWS_AT_A_TIME = 20_000


def check() -> None:
    """Raise OpwrightError if pyarrow is missing."""
    if (
        find_spec("pyarrow") is None
    ):  # importing it starts threads, which copies of this process lack
        raise OpwrightError("--format parquet needs pyarrow: pip install 'opwright[fleet]'")


def write(results: str, keys: Container[str], path: str) -> None:
    """Write the table of the requested results, whole or not at all, some rows at a time."""
    pa = lazy.pa
    words = pa.list_(pa.string())
    schema = pa.schema(
        [
            *((name, pa.string()) for name in ("wanted", "error", "kind", "name", "version")),
            ("exit_status", pa.int8()),
            ("requires_torch", pa.string()),
            ("findings", words),
            ("unmet", words),
            ("unreadable", words),
            *((name, pa.string()) for name in ("binary", "sha256", "torch_abi", "torch_floor")),
            ("torch", pa.string()),
            ("verdict", pa.string()),
            ("unjudged", pa.string()),
            ("missing_symbols", pa.int32()),
            ("missing_libraries", words),
            ("depends_on", words),
            ("reasons", words),
        ]
    )
    try:
        with (
            output(path) as opened,
            _seekable(opened) as table,
            lazy.parquet.ParquetWriter(table, schema, compression="zstd") as writer,
        ):
            for rows in _batches(results, keys):
                writer.write_table(pa.Table.from_pylist(rows, schema))
    except OSError as error:
        raise OpwrightError(f"cannot write {path}: {error}") from error


@contextmanager
def _seekable(opened: BinaryIO) -> Iterator[BinaryIO]:
    """Yield a file itself, or one that is copied to it in the end: a pipe cannot seek."""
    if opened.seekable():
        yield opened
        return
    with lazy.tempfile.TemporaryFile() as whole:
        yield whole
        whole.seek(0)
        while part := whole.read(1 << 20):
            opened.write(part)


def _batches(results: str, keys: Container[str]) -> Iterator[list[dict[str, Any]]]:
    batch: list[dict[str, Any]] = []
    with open(results, "rb") as file:
        for line in lines_of(file, results):
            result = result_of(line, results)
            if result.get("wanted") in keys:
                batch += [
                    {key: _as_text(value) for key, value in row.items()}
                    for row in _rows_in(result, results)
                ]
            if len(batch) >= _ROWS_AT_A_TIME:
                yield batch
                batch = []
    yield batch


def _as_text(value: Any) -> Any:  # noqa: ANN401 - whatever a cell may hold
    """Return a value whose text can be encoded: names of files may hold any byte."""
    if isinstance(value, list):
        return [_as_text(item) for item in value]
    if not isinstance(value, str):
        return value
    return value.encode("utf-8", "backslashreplace").decode("utf-8")


def _rows_in(result: dict[str, Any], path: str) -> list[dict[str, Any]]:
    try:
        return list(_rows(result))
    except (KeyError, TypeError, AttributeError) as error:  # another wrote that line
        raise OpwrightError(f"{path} holds a result that is none: {error!r}") from error


def _rows(result: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """Yield the rows of one line; one without any release is still a row."""
    common = {key: result.get(key) for key in ("wanted", "error", "exit_status")}
    bare = True
    for artifact in result["artifacts"]:
        common |= {key: artifact[key] for key in ("kind", "name", "version", "requires_torch")}
        required = artifact.get("required", [])
        common["unmet"] = [one["requirement"] for one in required if not one["holds"]]
        common["findings"] = [finding["cause"] for finding in artifact["findings"]]
        common["unreadable"] = [
            f"{one['path']}: {one['why']}" for one in artifact.get("skipped", [])
        ]
        for binary in artifact["binaries"]:
            own = {key: binary[key] for key in ("sha256", "torch_abi", "torch_floor")}
            for torch, release in binary["releases"].items():
                bare = False
                yield {**common, "binary": binary["path"], **own, "torch": torch, **_cell(release)}
            for torch, why in binary.get("unjudged", {}).items():
                bare = False
                yield {**common, "binary": binary["path"], **own, "torch": torch, "unjudged": why}
    if bare:
        yield common


def _cell(release: dict[str, Any]) -> dict[str, Any]:
    return {
        "verdict": release["verdict"],
        "missing_symbols": release.get("missing_symbols", 0),
        "missing_libraries": release.get("missing_libraries", []),
        "depends_on": release.get("depends_on", []),
        "reasons": [reason["cause"] for reason in release.get("reasons", [])],
    }
