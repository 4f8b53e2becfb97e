"""
Finds every place of many literals in one pass, with two libraries that have wheels for most platforms.

pyahocorasick's automaton is made in 1 to 10 ms and reads 40 MB in a second; Hyperscan's takes 15 to 100 ms and reads 300. Where
neither can be installed, as in a browser, Python's own dictionaries read 3 MB.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from opwright.model import lazy

Places = list[tuple[int, int]]
"""Which literal, by its number, and at which byte it begins."""
Search = Callable[[bytes], Places]


def search_for(
    literals: Sequence[bytes], *, through_much: bool = False, once: bool = False
) -> Search:
    """
    Return what finds all places of some literals, none with a NUL, in the order of their ends.

    With `once` a place of each literal is enough.
    """
    fast = _hyperscan(literals, once=once) if through_much else None
    return fast or _aho_corasick(literals)


def _aho_corasick(literals: Sequence[bytes]) -> Search:
    try:
        automaton = lazy.ahocorasick.Automaton()
    except ImportError:  # WebAssembly, or a machine that has no wheel of it
        return _by_first_bytes(literals)
    for number, literal in enumerate(literals):  # it only searches text
        automaton.add_word(literal.decode("latin-1"), (number, len(literal) - 1))
    automaton.make_automaton()

    def search(block: bytes) -> Places:
        matches = automaton.iter(block.decode("latin-1"))
        return [(number, last - before) for last, (number, before) in matches]

    return search if literals else lambda _: []


def _by_first_bytes(literals: Sequence[bytes]) -> Search:
    """Return what needs no compiled library: `re` would try thousands of alternatives at every byte."""
    width = min(map(len, literals), default=0)
    beginning_so: dict[bytes, list[int]] = {}
    for number, literal in enumerate(literals):
        beginning_so.setdefault(literal[:width], []).append(number)

    def search(block: bytes) -> Places:
        windows = ((block[at : at + width], at) for at in range(len(block) - width + 1))
        places = [
            (number, at)
            for window, at in windows
            if window in beginning_so
            for number in beginning_so[window]
            if block.startswith(literals[number], at)
        ]
        return sorted(places, key=lambda place: (place[1] + len(literals[place[0]]), place[1]))

    return search if literals else lambda _: []


def _hyperscan(literals: Sequence[bytes], *, once: bool) -> Search | None:
    lengths, numbers = list(map(len, literals)), range(len(literals))
    try:
        database = lazy.hyperscan.Database(mode=lazy.hyperscan.HS_MODE_BLOCK)
    except ImportError:  # what it is made of needs a newer C library, say
        return None
    try:
        flags = lazy.hyperscan.HS_FLAG_SINGLEMATCH if once else 0
        database.compile(
            expressions=literals, ids=numbers, elements=len(literals), flags=flags, literal=True
        )
    except lazy.hyperscan.error:  # a processor without SSSE3
        return None

    def search(block: bytes) -> Places:
        places: Places = []

        def keep(number: int, _begin: int, end: int, _flags: int, _context: object) -> None:
            places.append((number, end - lengths[number]))

        database.scan(block, match_event_handler=keep)
        return places

    return search
