"""
Feed a reader with whatever libFuzzer thinks of: one find ends it, and is kept in a file.

    pip install atheris
    python tests/fuzz/fuzz.py cxx -max_total_time=1200 -timeout=20
    python tests/fuzz/fuzz.py all -max_total_time=1200     # as many at once as there are cores

What it learns lies in $XDG_CACHE_HOME/opwright-fuzz. It starts from `corpus/READER`, where a find goes once it
is mended: `tests/test_fuzz_finds.py` reads all of it for ever after.
"""

from __future__ import annotations

import os
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

_NOT_READING = ("opwright.verbs.build", "opwright.templates", "opwright.cli", "opwright.__main__")
CORPUS = Path(__file__).parent / "corpus"
LEARNED = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache", "opwright-fuzz")


def _one(reader: str, options: list[str]) -> None:
    import atheris  # type: ignore[import-untyped]  # noqa: PLC0415 - installed by who fuzzes

    with atheris.instrument_imports(
        include=["opwright", "packaging", "tomllib", "tarfile", "zipfile"]
    ):
        import readers  # noqa: PLC0415 - what is imported here is looked into

        for seed in sorted((CORPUS / reader).iterdir()):  # imports what is imported on use
            readers.read(reader, seed.read_bytes())
    learned = LEARNED / reader
    learned.mkdir(parents=True, exist_ok=True)
    kept = [f"-artifact_prefix={LEARNED}/{reader}-", *options]
    atheris.Setup(
        [sys.argv[0], *kept, str(learned), str(CORPUS / reader)],
        lambda data: readers.read(reader, data),
    )
    atheris.Fuzz()


def _all(options: list[str]) -> int:
    """Feed all readers, each in a process of its own, as many at once as there are cores."""

    def feed(reader: str) -> int:
        ran = subprocess.run([sys.executable, __file__, reader, *options], check=False)
        return ran.returncode

    with ThreadPoolExecutor(os.cpu_count()) as cores:
        return max(map(abs, cores.map(feed, sorted(path.name for path in CORPUS.iterdir()))))


if __name__ == "__main__":
    if sys.argv[1] == "all":
        sys.exit(_all(sys.argv[2:]))
    _one(sys.argv[1], sys.argv[2:])
