"""What lint asks of the API index is the same whether or not it looks first for the words of names that changed."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator

from hypothesis import settings
from laws import every_input

from opwright.causes.kit.api_uses.absences import REMOVAL
from opwright.causes.kit.api_uses.cxx import cxx_calls, cxx_members, cxx_names
from opwright.causes.kit.api_uses.parameters import by_release, keywords_of
from opwright.causes.kit.api_uses.python import python_calls, python_names
from opwright.causes.kit.api_uses.words import changed_words
from opwright.causes.kit.messages.changed.changed_names import changed_domains
from opwright.knowledge.api.changed_keys import LANGUAGES, WITH_MEMBERS
from opwright.knowledge.api.index import domains, table
from opwright.model import Language, Source, Target

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
_DOMAINS = [(domain, language) for language, names in LANGUAGES.items() for domain in names]
WITH_CALLS = ("torch", "cuda", "torch-python", "numpy", "python")
"""Those in which some call of one that changed is refused."""
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


def _changed(source: Source) -> frozenset[str]:
    language = "python" if source.language is Language.PYTHON else "cxx"
    return changed_domains(source.text, language)


def test_file_with_a_call_that_some_release_refuses_is_chosen() -> None:
    """In C++ with each number of arguments, in Python with each keyword that a release takes."""
    with every_input() as check:
        for domain, language in _DOMAINS:
            refused = 0
            for source in _calling(domain, language):
                calls = python_calls.wrong_calls if language == "python" else cxx_calls.wrong_calls
                if any(True for _ in calls(source, domain)):
                    refused += 1
                    with check(f"{domain}: {source.text}"):
                        assert f"{domain}()" in _changed(source)
            with check(domain):
                assert refused > 0 or domain not in WITH_CALLS


def _calling(domain: str, language: str) -> Iterator[Source]:
    """Yield sources with one call each of random functions that changed."""
    words = changed_words(domain)
    ends = sorted(words.narrowed | words.widened)
    chosen = random.Random(domain).sample(ends, min(len(ends), settings().max_examples))  # noqa: S311 - no secret
    for end in chosen:
        for name in _whole_names(domain, end):
            if language == "python":
                texts = by_release(domain, name)
                for word in sorted({w for text in texts for w in keywords_of(text) or ()}):
                    module = name.partition(".")[0]
                    yield _source(domain, f"import {module}\nx = {name}({word}=1)\n")
            else:
                for count in range(7):
                    given = ", ".join(map(str, range(1, count + 1)))
                    yield _source(domain, f"void f() {{\n  auto x = {name}({given});\n}}\n")


def _whole_names(domain: str, end: str) -> Iterator[str]:
    """Yield the functions of a domain by the end of their name."""
    known = table(domain)
    named = known.named(re.split(r"::|\.", end)[-1])
    for one in named.functions if named else ():
        scope = known.scope(one.scope)
        name = (
            f"{scope}{known.separator}{named.name}"
            if scope and named
            else str(named and named.name)
        )
        if name.endswith(end):
            yield name


def test_file_with_a_member_that_some_release_lacks_is_chosen() -> None:
    everything = REMOVAL._replace(words=lambda _: None)
    with every_input() as check:
        for domain, language in _DOMAINS:
            lacking = 0
            for source in _with_member(domain, language) if domain in WITH_MEMBERS else ():
                uses = python_names.uses if language == "python" else cxx_members.uses
                if any(True for _ in uses(source, domain, everything)):
                    lacking += 1
                    with check(f"{domain}: {source.text}"):
                        assert domain in _changed(source)
            with check(domain):
                assert lacking > 0 or domain not in WITH_MEMBERS


def _with_member(domain: str, language: str) -> Iterator[Source]:
    """Yield sources with an object each of random classes that lost members, and one of these."""
    known = table(domain)
    pairs = [
        (owner, m)
        for owner, line in changed_words(domain).members.items()
        for m in line.split()[1:]
        if not m.startswith("__")  # each class has those, and no file is chosen for them
    ]
    for owner, member in random.Random(domain).sample(sorted(pairs), min(len(pairs), 200)):  # noqa: S311
        named = known.named(owner)
        for one in named.declarations if named else ():
            scope = known.scope(one.scope)
            kind = f"{scope}{known.separator}{owner}" if scope else owner
            if language == "python" and scope:
                top = scope.partition(".")[0]
                yield _source(domain, f"import {top}\nx = {kind}()\nx.{member}()\n")
            elif language == "cxx":
                yield _source(domain, f"void f({kind}* x) {{\n  x->{member}();\n}}\n")


def _source(domain: str, text: str) -> Source:
    suffix = "py" if table(domain).separator == "." else "cpp"
    return Source(f"op.{suffix}", text, OLDEST_AND_NEWEST[domain])
