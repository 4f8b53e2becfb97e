"""What lint asks of the API index is the same whether or not it looks first for the words of names that changed."""

from __future__ import annotations

import random
from collections.abc import Iterator

from hypothesis import settings
from laws import every_input

from opwright.causes.kit.api_uses import cxx_names, python_names
from opwright.causes.kit.api_uses.absences import REMOVAL
from opwright.causes.kit.changed_names import changed_domains
from opwright.knowledge.api.changed_keys import LANGUAGES
from opwright.knowledge.api.index import domains, table
from opwright.model import Source, Target

OLDEST_AND_NEWEST = {
    "torch": Target(torch=">=1.8"),
    "torch-python": Target(torch=">=1.8"),
    "cuda": Target(cuda=">=11.8"),
    "python": Target(python=">=3.8"),
    "cpython": Target(python=">=3.8"),
    "numpy": Target(numpy=">=1.17"),
    "numpy-c": Target(numpy=">=1.17"),
    "triton": Target(triton=">=2.0"),
    "setuptools": Target(setuptools=">=40"),
}
"""Between which most names of a domain changed."""
NAMES = 60
"""In each source: the lost ones among them are some ten to thirty."""


def sources(domain: str, count: int) -> Iterator[Source]:
    """Yield sources that use random names of a domain, whole."""
    known = table(domain)
    chosen = random.Random(domain)  # noqa: S311 - no secret
    every = list(known)
    for _ in range(count):
        names = []
        for named in chosen.sample(every, NAMES):
            for declaration in named.declarations[:2]:
                scope = known.scope(declaration.scope)
                names.append(f"{scope}{known.separator}{named.name}" if scope else named.name)
        is_python = known.separator == "."
        lines = map(_python if is_python else _cxx, names)
        yield Source(
            f"op.{'py' if is_python else 'cpp'}", "".join(lines), OLDEST_AND_NEWEST[domain]
        )


def _cxx(name: str) -> str:
    return f"#include <{name}>\n" if name.endswith((".h", ".hpp")) else f"auto x = {name};\n"


def _python(name: str) -> str:
    scope, _, last = name.rpartition(".")
    module, _, owner = scope.partition(".")
    if not scope:
        return f"import {last}\n"
    return f"import {scope}\nx = {name}\n" if owner else f"from {module} import {last}\n"


def _is_chosen(domain: str, name: str) -> bool:
    """Return whether a file that uses a name is looked at for it."""
    is_python = table(domain).separator == "."
    language = "python" if is_python else "cxx"
    if domain not in LANGUAGES[language]:
        return True
    return domain in changed_domains((_python if is_python else _cxx)(name), language)


def test_names_that_some_release_lacks_are_found_by_their_words() -> None:
    everything = REMOVAL._replace(words=lambda _: None)
    with every_input() as check:
        for domain in sorted(OLDEST_AND_NEWEST.keys() & set(domains())):
            uses = python_names.uses if table(domain).separator == "." else cxx_names.uses
            found = 0
            for number, source in enumerate(sources(domain, settings().max_examples // 10)):
                with check(f"{domain} {number}"):
                    expected = list(uses(source, domain, everything))
                    assert list(uses(source, domain, REMOVAL)) == expected
                    found += len(expected)
                for use in expected:
                    with check(f"{domain}: {use.absence.name}"):
                        assert _is_chosen(domain, use.absence.name)
            with check(domain):
                assert found > 0
