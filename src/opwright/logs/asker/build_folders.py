"""In which folder of a checkout the extension is built that a log misses, or that does not fit, by the files that the log shows."""

from __future__ import annotations

import re
from collections.abc import Iterator

from opwright import knowledge, logs
from opwright.knowledge.pypi.native_packages import NATIVE_PART
from opwright.logs.patterns import compiled
from opwright.model import Log
from opwright.model.named_tuple import NamedTuple

OF_A_TOOL = r"[/\\]pip-(?:install|req-build|wheel|download|ephem|build-env)-|[/\\]pip-\w{6,10}-build[/\\]|(?:^|[/\\])build[/\\](?:bdist|lib|temp)[./\\]|\.egg(?:-tmp)?[/\\]|torch_extensions|sdists-v\d|builds-v0"
"""Folders that pip, setuptools, uv or torch creates for a build: there is no setup.py to build with, or no longer."""
_INSTALLED = rf"(?:site|dist)-packages|/path/to/|[/\\]lib(?:64)?[/\\]python\d|{OF_A_TOOL}|^/usr/|[/\\](?:py)?tmp[/\\]"
_WORDS_OF_INSTALLED = (
    *("packages", "/path/to/", "python", "pip-", "build", ".egg", "torch_extensions", "sdists-v"),
    *("/usr/", "tmp"),
)
_LIBRARY = r"(?P<file>[^\s'\"`(),:]{1,300}\.(?:so|pyd))\b"
_AROUND = frozenset({"function", "functions", "module", "modules", "layer", "layers", "autograd"})
"""Folders of the Python files around an extension, next to its sources."""
_SHARED = 4
"""Letters that the names of a folder and of the module built in it have in common."""
_OWN_NAMES = r"_C|_ext|C|ext"
_REDACTED = r"\*|\.\.\.|^x{3,}$|^\$|[<>]|^$"
_ADVICE = (
    r"\bcd (?P<folder>[\w./-]{2,120})[`'\"]?[\s;&|]{1,20}(?:then )?[`'\"]?(?P<step>(?:ba)?sh [\w./-]{1,60}\.sh|\./[\w-]{1,40}\.sh"
    r"|python3? setup\.py (?:build_ext --inplace|build install|build develop|install|develop)|pip3? install -e \.)"
)
"""What a package says of its part that is to be built."""
_STEP_ALONE = (
    r"(?i:please|must|need to|have to|did you|can)\b[^\n`'\"]{0,80}[`'\"](?P<step>python3? setup\.py (?:build_ext --inplace|build install|build develop"
    r"|install|develop)|pip3? install {1,3}(?:-e|--editable) \.)[`'\"](?:[^\n`'\"]{1,12}[`'\"](?P<other>python3? setup\.py build_ext --inplace)[`'\"])?"
)
"""The same, to be done in the root of the package's checkout."""
_ADVICE_ASKS = r"(?i)\b(?:please|must|need to|have to)\b[^\n]{0,60}\b(?:compile|build|run|execute)"
_IN_MESSAGE = r"cannot import name ['\"]?(?P<name>\w{1,60})['\"]? from [^(\n]{1,100}(?:\([^/\\\n)]{1,80}\) )?\((?P<file>[^)\n]{2,300}\.py)\)"
"""What the exception says about the file, if the user quotes only the last line."""
_NOT_THERE = (
    r"(?i)there(?: is|'s) no (?:such )?(?:path|folder|file|director)|does ?n[o']?t exist|(?:could|can) ?n[o']?t find (?:this|the|that|it)"
    r"|no such file or directory: "
)
"""Somebody who looked for the folder."""


class BuildFolder(NamedTuple):
    """A folder of a checkout that an extension is built in."""

    path: str
    is_package: bool
    """Whether it has a package that the extension is a part of, which is imported from there."""
    is_shortened: bool = False
    """Whether it is the end of a longer path, of which only the name is known."""


def folder_of_module(module: str, package: str, log: Log) -> BuildFolder | None:
    """Return where a module is built that a file of a checkout imports; None if the log does not show it."""
    missing = [part for part in f"{package}.{module}".split(".") if part]
    for raised in reversed(logs.traceback.raised_in(log)):
        file = next((f.file for f in reversed(raised.frames) if not f.file.startswith("<")), "")
        if missing[-1] in raised.message or not raised.message:
            return _around(file, missing)
    named = compiled(_IN_MESSAGE).search(log.text)
    return _around(named["file"], missing) if named and named["name"] == missing[-1] else None


def folder_of_package(package: str, log: Log) -> str | None:
    """Return the checkout in which a log names files of a package; None if they are installed, or it names none."""
    files = rf"(?P<folder>(?:[A-Za-z]:)?[/\\~][^\s'\"(),:]{{0,200}})[/\\]{re.escape(package)}[/\\](?:\w+[/\\])*\w+\.py\b"
    places = [match["folder"] for match in re.finditer(files, log.text)]
    return next((one for one in reversed(places) if not _is_installed(f"{one}/")), None)


_OF_A_PACKAGE = r"[/\\][A-Za-z]\w*[/\\]_C\.(?:cpython-|cp\d|abi3|so$|pyd$)"
"""A library name that only packages use; its folder is the package, below the one with the setup.py."""


def folder_of_library(text: str) -> BuildFolder | None:
    """Return where a checkout's library named in a line was built; None if it is installed, or the line names none."""
    is_named = any(end in text for end in (".so", ".pyd"))
    for match in compiled(_LIBRARY).finditer(text) if is_named else ():
        file = match["file"]
        folders = _folders(file)
        shown = [*filter(None, folders)]
        if len(shown) == 1 and _is_of_package(file, shown[0]):
            return BuildFolder(shown[0], is_package=True, is_shortened=True)
        if folders and ("/" in file or "\\" in file) and not _is_installed(file):
            is_part = (
                "_C." in file
                and compiled(_OF_A_PACKAGE).search(file)
                and folders[-1].lower() not in _AROUND
            )
            above = folders[:-1] if is_part and len(folders) > 1 else None
            cloned = _clone(folders) or above
            return BuildFolder(_joined(cloned or _without_wrappers(folders), file), bool(cloned))
    return None


def _is_of_package(file: str, folder: str) -> bool:
    """Return whether a path of one folder is the end of a longer one, as Python imports from absolute paths: `package/_C.so`."""
    if "_C." in file and compiled(_OF_A_PACKAGE).search(f"/{file}"):
        return True
    return bool(
        knowledge.projects_table.project_of_module(folder)
        or knowledge.projects_table.project_named(folder)
    )


def folder_of_importer(before: str) -> BuildFolder | None:
    """Return the checkout whose file imports, in a traceback that ends a text; None if that file is installed."""
    frames = re.findall(r"File \"([^\"\n]{2,300}\.py)\", line \d", before[-2000:])
    if not frames or _is_installed(frames[-1]) or not re.match(r"/|~/|[A-Za-z]:", frames[-1]):
        return None
    folders = _folders(frames[-1])
    cloned = _clone(folders) if folders else None
    return BuildFolder(_joined(cloned, frames[-1]), is_package=True) if cloned else None


def advised_step(log: Log) -> tuple[str, str] | None:
    """Return the folder and the command with which a package says its part is built; None if the folder is not there."""
    if "cd " not in log.text or not compiled(_ADVICE_ASKS).search(log.text):
        return None
    advice = compiled(_ADVICE).search(log.text)
    return None if advice is None else (advice["folder"], advice["step"])


def advised_in_root(log: Log) -> str | None:
    """Return the command that a package says builds its part in the root of its checkout."""
    advice = compiled(_STEP_ALONE).search(log.text)
    return (advice["other"] or advice["step"]) if advice else None


def is_missed(log: Log) -> bool:
    """Return whether the user writes that a folder or file is missing."""
    return compiled(_NOT_THERE).search(log.text) is not None


def _around(file: str, missing: list[str]) -> BuildFolder | None:
    """Return where the module is built that a file imports."""
    folders = _folders(file)
    if not folders or _is_installed(file):
        return None
    if len(missing) > 1 and missing[0] in folders:  # a part of the file's own package
        at = len(folders) - 1 - folders[::-1].index(missing[0])
        return BuildFolder(_joined(folders[:at], file) or ".", is_package=True)
    if cloned := _clone(folders) if compiled(_OWN_NAMES).fullmatch(missing[-1]) else None:
        return BuildFolder(_joined(cloned, file), is_package=True)
    inner = _without_wrappers(folders)
    is_any = compiled(_OWN_NAMES).fullmatch(missing[-1]) is not None
    if not (is_any or _is_native(inner[-1]) or _is_alike(inner[-1], missing[-1])):
        return None
    return BuildFolder(_joined(inner, file), is_package=False)


def _is_installed(file: str) -> bool:
    """Return whether a file is not in a checkout: installed, generated for a build, or in no folder, `<string>`."""
    may_be = any(word in file for word in _WORDS_OF_INSTALLED)
    return file.startswith("<") or (may_be and compiled(_INSTALLED).search(file) is not None)


def _folders(file: str) -> list[str]:
    """Return the folders that a file is in, from the outermost whose name was not made unreadable."""
    parts = re.split(r"[/\\]", file)[:-1]
    hidden = [at for at, part in enumerate(parts) if (at or part) and re.search(_REDACTED, part)]
    return parts[hidden[-1] + 1 :] if hidden else parts


def _joined(folders: list[str], file: str) -> str:
    return ("\\" if "\\" in file else "/").join(folders)


def _without_wrappers(folders: list[str]) -> list[str]:
    end = len(folders)
    while end > 1 and folders[end - 1].lower() in _AROUND:
        end -= 1
    return folders[:end]


def _clone(folders: list[str]) -> list[str] | None:
    """Return the folders down to a clone, which is called like the package in it, or longer: mmdetection3d/mmdet3d, OpenPCDet/pcdet."""
    for at in range(len(folders) - 2, -1, -1):
        outer, inner = _plain(folders[at]), _plain(folders[at + 1])
        starts = len(_common_start(outer, inner))
        if len(inner) >= _SHARED and (
            outer.endswith(inner) or (starts >= _SHARED and outer.endswith(inner[starts:]))
        ):
            return folders[: at + 1]
    return None


def _common_start(one: str, other: str) -> str:
    """Return the letters that both names begin with."""
    shared = next((at for at, (a, b) in enumerate(zip(one, other, strict=False)) if a != b), None)
    return one[: min(len(one), len(other)) if shared is None else shared]


def _is_native(folder: str) -> bool:
    return compiled(NATIVE_PART).search(folder) is not None


def _is_alike(folder: str, module: str) -> bool:
    """Return whether a folder and a module have a word in common: knn, and knn_pytorch."""
    return bool(set(_words(folder)) & set(_words(module))) or _plain(module).startswith(
        _plain(folder)[:_SHARED] if len(_plain(folder)) >= _SHARED else "\0"
    )


def _words(name: str) -> Iterator[str]:
    yield from (w for w in re.split(r"[^a-z0-9]+", name.lower()) if len(w) >= _SHARED - 1)


def _plain(name: str) -> str:
    return re.sub(r"[^a-z0-9]", "", name.lower())


def is_vendored(header: str, log: Log) -> bool:
    """Return whether a log names a folder for other projects' sources with the library of a header in it: `third_party/eigen`."""
    top, slash, _ = header.removeprefix("eigen3/").partition("/")
    if not slash or f"/{top}".lower() not in log.text.replace("\\", "/").lower():
        return False
    return re.search(rf"(?i){_VENDOR}{re.escape(top)}\d?(?![\w-])", log.text) is not None


_VENDOR = r"(?:\b|-I)(?:third[_-]?party|3rd[_-]?party|submodules?|externals?|extern|vendor|dependencies|deps)[/\\]"
