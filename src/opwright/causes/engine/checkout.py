"""
The index of a checkout, which is that of the causes as they are now.

It is kept in the user's cache under the digest of every file that a pattern can come from, and beside it the
required literals of each pattern: an edit costs the import of the causes, and a parse of the patterns that are new.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterable, Iterator
from hashlib import sha256

from opwright.model import lazy
from opwright.prefilter.index_cache import cached, keep

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping

    from opwright.prefilter.required_literals import RequiredLiterals

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
_ABOVE_CAUSES = {"verbs", "cli", "report", "templates"}
"""Rooms that no pattern can come from: causes do not import them."""
_NOT_READ = (".bin", ".pyc")
"""Tables of symbols, which importing a cause does not read, and what Python keeps."""


def up_to_date() -> bytes:
    """Return the index of the causes as they are now."""
    made_from = digest_of(pattern_files())
    data = cached("index", made_from)
    if data is None:
        data = _made()
        keep("index", made_from, data)
    return data


def pattern_files() -> Iterator[str]:
    """Yield every file that a pattern can come from."""
    for folder, folders, files in os.walk(ROOT):
        folders[:] = sorted({*folders} - _ABOVE_CAUSES - {"__pycache__"})
        yield from (os.path.join(folder, f) for f in sorted(files) if not f.endswith(_NOT_READ))


def digest_of(paths: Iterable[str]) -> str:
    """Return a digest of the content of files of ours, and of the Python that parses patterns."""
    digest = sha256(sys.version.encode())
    for path in paths:
        handle = os.open(path, os.O_RDONLY)  # a fifth of the time of `open`, for 350 files
        try:
            data = os.read(handle, os.fstat(handle).st_size)
        finally:
            os.close(handle)
        digest.update(b"\n%b %d\n%b" % (os.fsencode(os.path.relpath(path, ROOT)), len(data), data))
    return digest.hexdigest()


def _made() -> bytes:
    """Return the index, reusing the literals of unchanged patterns."""
    from opwright.causes.engine.index import made, pattern_literals  # noqa: PLC0415 - an edit
    from opwright.prefilter import required_literals  # noqa: PLC0415

    parsed_by = digest_of((required_literals.__file__, required_literals.COMMON_WORDS))
    known = _from_json(cached("literals", parsed_by) or b"{}")
    literals = pattern_literals(known)
    if literals != known:
        keep("literals", parsed_by, _as_json(literals))
    return made(literals)


def _as_json(literals: Mapping[str, RequiredLiterals]) -> bytes:
    rows = {p: [sorted(r.any_of), [*map(sorted, r.nearby)], r.reach] for p, r in literals.items()}
    return lazy.json.dumps(rows).encode()


def _from_json(data: bytes) -> dict[str, RequiredLiterals]:
    from opwright.prefilter.required_literals import RequiredLiterals  # noqa: PLC0415

    return {
        pattern: RequiredLiterals(frozenset(any_of), tuple(map(frozenset, nearby)), reach)
        for pattern, (any_of, nearby, reach) in lazy.json.loads(data).items()
    }
