"""
What a project says it runs with, besides its build scripts.

The order of trust, of which the first that says something of a package is heeded:

0. a `pyproject_*.toml` that names the folder as the one of its sources
1. metadata: what setup.py and pyproject.toml, Poetry's too, require, else setup.cfg and the PKG-INFO of an sdist; the nearest
   first. Where that lets any newer release in, the one release that 3 pins is meant
2. the nearest requirements.txt, where setup.py reads it or there is no script; another list that setup.py names. Where that lets
   any newer release in, the one release that what follows says is meant
3. what lists of requirements and environments of conda pin, of torch, or of what requires one torch, in the nearest folder above
   or its `requirements/`
4. what a container's file, a makefile or a script that builds or installs, in a folder above, installs or calls its torch;
   a script elsewhere counts where a README in a folder above says to run it
5. a range with an end in the README of a folder above
6. the releases that its commands install, where it lets no newer ones in
7. the one release that lists in folders for the whole project pin, such as `docker`

The Python is the one that metadata admit, else what the same lists and READMEs make an environment with.
Where files of one folder and rank contradict each other, they say nothing; lists mean from the oldest to the newest that they pin.
"""

from __future__ import annotations

import posixpath
import re
from collections.abc import Collection, Iterable, Iterator
from functools import cached_property

from opwright.facts.sources.source_file import REQUIREMENTS, is_listed
from opwright.model import BuildScript, Instructions
from opwright.syntax.build.build_scripts import bound, build_script, torch_bound
from opwright.syntax.versions.requirements import admitted, hull
from opwright.syntax.versions.stated_versions import (
    all_pinned,
    commanded,
    compiled,
    installed,
    is_closed,
    made_with_python,
    newest_pinned,
    newest_python,
    pinned,
    required_in_metadata,
    required_python,
    required_torch,
    told,
)
from opwright.verbs.lint.project.project_folders import folder_of_docs, folders_above, is_of_all
from opwright.verbs.lint.targets.declared_target import (
    PAIRED,
    is_known,
    lets_any_newer_in,
    no_older_than,
    pinned_within,
    torch_paired_with,
)

_LISTS = r"requirements(?:[-_.][\w.-]*)?\.txt$|\.ya?ml$"
"""In the names of files that list requirements."""
_LIST_PATH = r"['\"/]((?:[\w-]+/)*[\w.-]*requirements[\w.-]*\.txt)\b"
"""In a setup.py: `fetch_requirements("requirements/requirements.txt")`."""
_FOR_PYTHON = r"(?i)[-_.]py(?:thon)?[-_]?3[._]?(\d{1,2})(?!\d)[^/]*$"
"""In the name of such a file: `requirements-py312.txt`."""
_METADATA = ("PKG-INFO", "setup.cfg")
_COMMANDS = r"(?i)(?:gnu)?makefile|(?:docker|container)file(?:[-_.][\w.-]+)?|.*\.dockerfile|(?:build|install|setup|(?:create_|conda_)?env|conda)[\w-]*\.sh|\w+_(?:install|setup|env)\.sh"
_READMES = r"(?i)(?:readme|install(?:ation)?(?:[-_](?!win|mac|old|legacy|docker|colab)[\w-]+)?)(?:\.(?:md|rst|txt))?"
_VARIANTS = r"pyproject[-_][\w.-]*\.toml"
"""What a build puts in the place of pyproject.toml: `pyproject_cpu.toml`."""
_SOURCE_FOLDER = r"\bsource-dir[ \t]*=[ \t]*['\"]([^'\"\n]+)"
_RUN = r"(?:\b(?:ba|z)?sh|\bsource)[ \t]+(?:\./)?([\w./-]+\.sh)\b|(?<!\.)\./([\w./-]+\.sh)\b"
"""In a README: `bash utils/setup_conda.sh`."""


_MMCV = "mmcv-full"
"""What READMEs name far more often than lists do, as its wheels are for one torch."""


class RunsWith:
    """What the files of one project say of the releases that it runs with."""

    def __init__(self, said: Iterable[Instructions], root: str = ".") -> None:
        self._root = root or "."
        self._lists: dict[str, list[Instructions]] = {}
        self._listed_below: dict[str, list[Instructions]] = {}
        self._commands: dict[str, list[str]] = {}
        self._readmes: dict[str, list[str]] = {}
        self._variants: dict[str, list[str]] = {}
        self._metadata: dict[str, str] = {}
        scripts: dict[str, str] = {}
        for one in said:
            folder, name = posixpath.split(one.path)
            if compiled(_LISTS).search(name) or is_listed(one.path):
                self._lists.setdefault(folder or ".", []).append(one)
                if is_listed(one.path):
                    above = posixpath.dirname(folder) or "."
                    self._listed_below.setdefault(above, []).append(one)
            elif name in _METADATA:
                self._metadata[folder or "."] = self._metadata.get(folder or ".", "") + one.text
            elif compiled(_COMMANDS).fullmatch(name):
                self._commands.setdefault(folder or ".", []).append(one.text)
                scripts[one.path] = one.text
            elif compiled(_READMES).fullmatch(name):
                docs = folder_of_docs(folder) if name.lower().startswith("install") else None
                at = folder if docs is None else posixpath.dirname(docs)
                self._readmes.setdefault(at or ".", []).append(one.text)
            elif compiled(_VARIANTS).fullmatch(name) and (
                found := compiled(_SOURCE_FOLDER).search(one.text)
            ):
                built = posixpath.normpath(posixpath.join(folder, found[1]))
                self._variants.setdefault(built, []).append(one.text)
        for folder, texts in self._readmes.items():
            named = dict.fromkeys(a or b for text in texts for a, b in compiled(_RUN).findall(text))
            paths = {posixpath.normpath(posixpath.join(folder, name)) for name in named}
            elsewhere = (
                path for path in paths if posixpath.dirname(path) != posixpath.normpath(folder)
            )
            run = [scripts[path] for path in elsewhere if path in scripts]
            if run and all(map(is_closed, texts)):
                self._commands.setdefault(folder, []).extend(run)
        self._torch: dict[str, str | None] = {}
        self._pins: dict[tuple[str, str], str | None] = {}

    def telling(self, folder: str) -> str:
        """Return the nearest folder that says something, of one and those above: what it runs with is what those below do that are silent."""
        return next((at for at in folders_above(folder) if (at or ".") in self._telling), "")

    @cached_property
    def _telling(self) -> frozenset[str]:
        said = (self._lists, self._listed_below, self._commands, self._readmes)
        return frozenset().union(*said, self._variants, self._metadata)

    def torch(
        self, folder: str, scripts: Iterable[BuildScript], *, is_required: bool = False
    ) -> str | None:
        """Return the torch of a folder; with `is_required`, its build scripts require one that is not known."""
        required = self._required(folder, tuple(scripts)) or self._in_metadata(folder, is_required)
        if required and lets_any_newer_in(required):
            return pinned_within(_exact(self._nearest_torch(folder)), required)
        return required if required or is_required else self._nearest_torch(folder)

    def required_python(self, folder: str) -> str | None:
        """Return the Pythons that the nearest metadata require."""
        texts = (self._metadata.get(at or ".", "") for at in folders_above(folder))
        return next((one for text in texts if (one := required_python(text))), None)

    def required(self, folder: str, package: str) -> str | None:
        """Return the releases of a package that the nearest metadata admit."""
        texts = (self._metadata.get(at or ".", "") for at in folders_above(folder))
        found = (admitted(required_in_metadata(text), package) for text in texts if package in text)
        return next((bound for bound in found if bound), None)

    def python(self, folder: str) -> str | None:
        """Return the Python that an environment is made with, by the nearest list or README in the folders above."""
        above = [one or "." for one in folders_above(folder)]
        for at in above:
            named = (compiled(_FOR_PYTHON).search(one.path) for one in self._lists.get(at, ()))
            if minors := [int(found[1]) for found in named if found]:
                return f"==3.{max(minors)}"
            texts = [one.text for one in self._lists.get(at, ()) if "python" in one.text]
            if found := pinned(texts, "python") if texts else None:
                return found
        for at in above:
            texts = self._readmes.get(at, [])
            said = {one for text in texts if (one := made_with_python(text))}
            if said:
                return said.pop() if len(said) == 1 else None
        return None

    def newest_python(self, folder: str) -> str | None:
        """Return the Pythons that are not too new by the nearest README in the folders above that names some."""
        texts = (text for at in folders_above(folder) for text in self._readmes.get(at or ".", ()))
        return next((one for text in texts if (one := newest_python(text))), None)

    def pinned_torch(self, folder: str) -> str | None:
        """Return the one release of torch that lists in the nearest folder above one pin."""
        return _exact(next((one for one in self._listed(folder) if one and is_known(one)), None))

    def of_variant(self, folder: str) -> str | None:
        """Return the torch of the `pyproject_*.toml` that builds a folder, if there is one."""
        for above in folders_above(folder) if self._variants else ():
            texts = self._variants.get(above, ())
            read = (build_script("pyproject.toml", text) for text in texts)
            if texts:
                return next(
                    (one for script in read if (one := torch_bound(script)) and is_known(one)), None
                )
        return None

    @cached_property
    def triton(self) -> str | None:
        """The newest Triton that lists of requirements and containers anywhere pin."""
        lists = (one.text for listed in self._lists.values() for one in listed)
        commands = (text for texts in self._commands.values() for text in texts)
        return newest_pinned((*lists, *commands), "triton")

    def pinned(self, folder: str, package: str) -> str | None:
        """Return what lists for a folder, one above it or the whole project pin, if that is one: an example's own list says nothing of others."""
        if (folder, package) not in self._pins:
            texts = [one.text for one in self._lists_for(folder) if package in one.text]
            self._pins[folder, package] = pinned(texts, package)
        return self._pins[folder, package]

    def _lists_for(self, folder: str) -> Iterator[Instructions]:
        above = {one or "." for one in folders_above(folder)}
        for at in above:
            yield from self._listed_below.get(at, ())
        for at, listed in self._lists.items():
            if at in above or self._is_of_all(at):
                yield from listed
            elif folder_of_docs(at):  # its requirements.txt is for the pages alone
                yield from (one for one in listed if one.path.endswith((".yml", ".yaml")))

    def _is_of_all(self, folder: str) -> bool:
        return is_of_all(posixpath.relpath(folder, self._root))

    def pin(self, folder: str, scripts: Iterable[BuildScript], package: str) -> str | None:
        """Return the releases of a package that the nearest build script requires, or else metadata, or all lists."""
        bounds = (bound(s.install_requires, package) for s in scripts if package in s.text)
        found = next(filter(None, bounds), None)
        if found is None and package not in self._all_of_it:
            return None
        said = found or self.required(folder, package) or self.pinned(folder, package)
        return said or (self._commanded_mmcv if package == _MMCV else None)

    @cached_property
    def _all_of_it(self) -> str:
        """Everything that may pin a package, to ask whether its name is there at all."""
        listed = (one.text for texts in self._lists.values() for one in texts)
        told = (
            text
            for of in (self._readmes, self._commands)
            for texts in of.values()
            for text in texts
        )
        return "\n".join((*listed, *told, *self._metadata.values()))

    @cached_property
    def _commanded_mmcv(self) -> str | None:
        """The newest mmcv-full that commands in READMEs, containers and scripts install."""
        texts = (*self._readmes.values(), *self._commands.values())
        return newest_pinned((text for listed in texts for text in listed), _MMCV)

    def _required(self, folder: str, scripts: tuple[BuildScript, ...]) -> str | None:
        read_by = [s for s in scripts if s.path.endswith("setup.py") and "requirements" in s.text]
        if scripts and not read_by:
            return None
        if not scripts or any(REQUIREMENTS in script.text for script in read_by):
            near = (posixpath.join(above, REQUIREMENTS) for above in folders_above(folder))
            lists = (one for path in near for one in self._list(path))
            bounds = (required_torch(one.text) for one in lists)
            if found := next((bound for bound in bounds if bound and is_known(bound)), None):
                return found
        named = (
            posixpath.join(posixpath.dirname(script.path), path)
            for script in read_by
            for path in re.findall(_LIST_PATH, script.text)[:1]
        )
        texts = (one.text for path in named for one in self._list(path) if "triton" not in one.path)
        bounds = (required_torch(text) for text in texts)
        return next((bound for bound in bounds if bound and is_known(bound)), None)

    def _in_metadata(self, folder: str, is_required: bool) -> str | None:  # noqa: FBT001 - as it was said
        found = None if is_required else self.required(folder, "torch")
        return found if found and is_known(found) else None

    def _list(self, path: str) -> Iterator[Instructions]:
        """Yield the list of requirements that a path leads to."""
        folder, name = posixpath.split(posixpath.normpath(path))
        named = (one for one in self._lists.get(folder or ".", ()))
        yield from (one for one in named if posixpath.basename(one.path) == name)

    def _nearest_torch(self, folder: str) -> str | None:
        if folder not in self._torch:
            known = (one for one in self._stated(folder) if one and is_known(one))
            found = next(known, None)
            self._torch[folder] = found and no_older_than(found, self._oldest_listed(folder))
        return self._torch[folder]

    def _oldest_listed(self, folder: str) -> str | None:
        """Return the bound that the lists of the nearest folder above give torch, where it lets any newer one in."""
        for above in folders_above(folder):
            listed = (*self._lists.get(above or ".", ()), *self._listed_below.get(above or ".", ()))
            bounds = {required_torch(one.text) for one in listed if "torch" in one.text} - {None}
            if bounds:
                bound = bounds.pop() or ""
                return bound if not bounds and lets_any_newer_in(bound) else None
        return None

    def _stated(self, folder: str) -> Iterator[str | None]:
        """Yield what the folders above state about torch, most trusted first."""
        above = [one or "." for one in folders_above(folder)]
        yield from self._listed(folder)
        for at in above:
            yield installed(self._commands.get(at, ()), "torch")
        for at in above:
            said = {one for text in self._readmes.get(at, ()) if (one := told(text))}
            yield said.pop() if len(said) == 1 else None
        for at in above:
            said = {one for text in self._readmes.get(at, ()) if (one := commanded(text))}
            yield said.pop() if len(said) == 1 else None
        yield self._of_containers

    @cached_property
    def _of_containers(self) -> str | None:
        """What lists in folders for the environment that the project runs in pin, if that is one release."""
        texts = [
            one.text
            for folder, listed in self._lists.items()
            for one in listed
            if "torch" in one.text and self._is_of_all(folder)
        ]
        found = (pinned(texts, name) for name in ("pytorch", "torch"))
        return next((one for one in found if one and one.startswith("==")), None)

    def _listed(self, folder: str) -> Iterator[str | None]:
        """Yield the releases of torch that lists in the folders above one pin."""
        for above in folders_above(folder):
            listed = (*self._lists.get(above or ".", ()), *self._listed_below.get(above or ".", ()))
            texts = [one.text for one in listed if "torch" in one.text]
            for name in ("pytorch", "torch") if texts else ():
                bounds = all_pinned(texts, name)
                closed = sorted(filter(None, bounds))
                yield closed[0] if len(closed) == 1 else None if None in bounds else hull(closed)
            yield _of_pair([one.text for one in listed])


def _exact(torch: str | None) -> str | None:
    return torch if torch and re.fullmatch(r"==\s*[\d.]+", torch) else None


def _of_pair(texts: Collection[str]) -> str | None:
    """Return the torch of the torchvision, or of another such package, that requirements pin."""
    pins = {
        torch_paired_with(package, pin)
        for package in PAIRED
        if any(package in text for text in texts)
        for pin in all_pinned(texts, package)
        if pin
    } - {None}
    return pins.pop() if len(pins) == 1 else None
