"""
Print the seconds that a first audit of a library takes in a process: `growth_time.py LIBRARY`

Two numbers: reading the file, and judging it, from opening the table of releases to the last
verdict. Imports come before both.
"""

from __future__ import annotations

import gc
import sys
from time import perf_counter

from opwright.causes.engine.judge import judge
from opwright.causes.engine.registry import all_causes
from opwright.facts.wheels.artifact import read_artifact
from opwright.knowledge.torch_releases.symbols.releases import database
from opwright.verbs.audit.loading.loader import resolve_in_releases
from opwright.verbs.audit.origin.built_for import built_for, torch_abi


def main() -> None:
    causes = all_causes()
    gc.disable()  # as the command line does
    start = perf_counter()
    artifact = read_artifact(sys.argv[1])
    read = perf_counter()
    (binary,) = artifact.binaries
    known = database(binary.machine)
    everywhere = resolve_in_releases(binary, {}, known)
    built_for(binary, everywhere, artifact, abi=torch_abi(binary, known))
    for load in everywhere:
        if not load.resolves:
            judge([load], causes)
    print(read - start, perf_counter() - read)


if __name__ == "__main__":
    main()
