"""Modules that a log misses: whether they are compiled ones, and where they were looked for."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator

from opwright import knowledge
from opwright.knowledge.pypi.native_packages import (
    COMPILED_MODULE,
    FRAMEWORK_MODULE,
    KERNEL_PACKAGE,
    KERNEL_WORD,
    MODULE_OF_PYTHON,
    NATIVE_PACKAGE,
    NATIVE_PART,
    PRIVATE_MODULE,
    PRIVATE_TOP_MODULE,
    PURE_PYTHON,
    WRAPPER,
    WRAPPER_WORD,
)
from opwright.logs.patterns import LogMatch, compiled
from opwright.logs.tools.traceback import Frame, raised_in
from opwright.model import Log

NO_MODULE = r"No module named ?['\"]?(?P<module>[A-Za-z_][A-Za-z\d_.]*)"
NO_SUBMODULE = (
    r"No module named ['\"]?(?P<module>(?P<package>[A-Za-z]\w*(?:\.\w+){0,6})\.\w+)['\"]?"
)
WORKS_ELSEWHERE = (
    r"\b(?:in|from|at) (?:another|a different|any other) (?:folder|directory|dir|path)\b"
    r"|\boutside (?:of )?(?:the|my|its) (?:repo(?:sitory)?|clone|checkout|source|folder|directory)\b"
    r"|\b(?:git|repo(?:sitory)?) root (?:folder|directory)\b"
    r"|\b(?:[Ii]f|[Ww]hen) I (?:move|cd|go|change|switch) (?:in|out|to|up)[^\n]{0,80}(?:\n[^\n]{0,120}){0,8}?[^\n]{0,60}\bworks (?:fine|well|as expected)\b"
)
"""How people say that it is the folder which they are in."""
IN_EVERY_RELEASE = (
    r"module ['\"](?P<package>(?!torch|triton|numpy)\w{2,40})['\"] has no attribute ['\"](?P<missing>__version__)['\"]",
    r"module ['\"](?P<package>(?!torch['\"]|triton|numpy)\w{2,40})['\"] has no attribute ['\"](?P<missing>_[A-Z]{2,6}C)['\"]",
    r"module ['\"](?P<package>bitsandbytes)['\"] has no attribute ['\"](?P<missing>nn|optim|functional)['\"]",
    r"module ['\"](?P<package>deepspeed)['\"] has no attribute ['\"](?P<missing>initialize|zero|comm)['\"]",
    r"module ['\"](?P<package>mmcv)['\"] has no attribute ['\"](?P<missing>imread|imwrite)['\"]",
    r"module ['\"](?P<package>cv2)['\"] has no attribute ['\"](?P<missing>imread|imwrite|resize)['\"]",
)
"""What a package has as soon as it is imported, whichever its release."""
_FRAME = (
    r"File ['\"]([^'\"\n]+)['\"], line \d+"
    r"|^(?:File )?([~/][^\n'\"]{1,300}\.py|[A-Z]:[^\n'\"]{1,300}\.py)(?::\d{1,6},)? in <?\w"
)
"""A frame of a traceback, or of IPython's in its two forms."""
_INSTALLED = r"(?:site|dist)-packages|[/\\]lib[/\\]python\d"
_PACKAGE_OF_FILE = r"(?:site|dist)-packages[/\\]{1,2}(?P<package>[A-Za-z]\w{1,60})[/\\.]"
_IN_CLONE = r"[/\\](?:py|pytorch_)?(\w{2,60}?)(?:_?py|_pytorch|_torch|_python)?[/\\]\1[/\\]|_(?:main|master)[/\\]"
"""A clone is named like the package, with a prefix or suffix."""
_BUILD_BACKEND = r"[/\\](?:build_meta|_in_process)\.py$|[/\\]setuptools[/\\]sandbox\.py$"
_WRAPPERS = ("_cuda", "_cpp", "_ext")
"""How folders of Python files around a compiled module end."""
_FOLDERS = frozenset({"cuda", "csrc", "_ext"})
"""Folders of a package for its compiled modules, with few Python files."""
_BINDINGS = frozenset({"bindings", "_bindings", "pybind"})
"""What the part of a package that is compiled with pybind11 is called, and now and then one in Python."""
_OF_THEMSELVES = frozenset({"torch", "triton", "numpy"})
"""Packages that have a cause of their own where their sources are imported."""
_TELLING = 4
"""Characters of a name that is unlikely to begin a folder's by chance."""
_WITHIN_MESSAGE = 300
"""Characters from the beginning of an exception's line to the name that it misses."""


def is_compiled(match: LogMatch) -> bool:
    """Return whether a missing module has the name of a compiled one."""
    module, package = match.groups["module"].rstrip("."), match.groups.get("package", "")
    if module.endswith("_plugin") or compiled(FRAMEWORK_MODULE).match(package or module):
        return False
    is_pythons = module in sys.stdlib_module_names or module == "_msvccompiler"
    at_top = not package and not is_pythons and compiled(PRIVATE_TOP_MODULE).fullmatch(module)
    if at_top or {"_ext", "_C"} & set(module.split(".")[1:-1]):
        return True
    last, parent = module.rpartition(".")[2], package.rpartition(".")[2]
    if parent in ("config", "configs", "defaults", "cfg"):  # yacs calls its options _C
        return False
    if match.groups.get("half") and last == f"_{parent}":
        return True
    if parent in (
        "_C",
        "_ext",
    ):  # a folder of them; a library that lacks the name is from another release
        return not match.groups.get("path", "").endswith((".so", ".pyd"))
    return _is_named_like_one(last, parent)


def is_listed(match: LogMatch) -> bool:
    """Return whether the table of projects has a missing part of a package among what a build makes."""
    whole = ".".join(
        filter(None, (match.groups.get("package"), match.groups["module"].rstrip(".")))
    )
    return "." in whole and knowledge.installing.is_made_by_build(whole)


def _is_named_like_one(module: str, package: str) -> bool:
    """Return whether a compiled module has such a name; some have it only inside a package, or outside."""
    if module.endswith("Backend"):  # from another package it is a class
        return not package or module.startswith(package)
    if package and compiled(r"lib(?!s$|rary|rosa|cst)\w{2,20}").fullmatch(module):
        return True
    is_of_wrapper = package.endswith(_WRAPPERS) and compiled(NATIVE_PART).search(module)
    return bool(is_of_wrapper or compiled(COMPILED_MODULE).fullmatch(module))


def is_private(log: Log, match: LogMatch) -> bool:
    """Return whether a package lacks a private module of its own, which a build creates."""
    package, _, last = match.groups["module"].rstrip(".").rpartition(".")
    if not compiled(PRIVATE_MODULE).fullmatch(last) or compiled(FRAMEWORK_MODULE).match(package):
        return False
    frames = _frames(log, max(0, match.start - 3000), match.start)
    top = re.escape(package.partition(".")[0])
    return bool(frames and re.search(rf"[/\\]{top}[/\\][^/\\]+$", frames[-1]))


def is_of_importing_package(log: Log, match: LogMatch) -> bool:
    """Return whether the file that asks a package for a name belongs to that package."""
    importing = importing_frame(log, match)
    package = match.groups["dependency"].partition(".")[0]
    return importing is not None and package in re.split(r"[/\\]", importing.file)[:-1]


def is_native_part(log: Log, match: LogMatch) -> bool:
    """
    Return whether the file that imports a missing module shows it to be a compiled one.

    That is a part of the file's own package that is called, or lies, as compiled parts do; and one outside it
    that is called like the file's folder, or that a wrapper of CUDA or C++ code imports.
    """
    importing = importing_frame(log, match) or _relative_import(log, match)
    missing = ".".join(filter(None, map(match.groups.get, ("package", "module")))).split(".")
    last = missing[-1]
    if importing is None or (
        _is_of_others(missing[0]) and not _is_own_checkout(importing, missing)
    ):
        return False
    folders = [part for part in re.split(r"[/\\]", importing.file)[:-1] if part]
    is_prefixed = last.startswith(f"{missing[0]}_")  # as spconv.spconv_utils
    has_parts = len(missing) == 1 and f"{last}." in importing.source  # `from rich.console import`
    if has_parts or (compiled(MODULE_OF_PYTHON).fullmatch(last) and not is_prefixed):
        return False
    if "package" in match.groups:  # which is there, and may lack a class or function too
        is_so_called = is_prefixed or any(map(_is_native, missing[1:]))
        is_module = last == missing[-2] and _is_init_of(importing.file, missing[:-1])
        return missing[0] in folders and (is_so_called or is_module)
    if len(missing) == 1 and not importing.source.startswith("from ."):
        is_called_so = any(_are_called_alike(folder, last) for folder in folders[-2:])
        return (
            is_called_so or last.endswith("_OP") or any(map(compiled(WRAPPER).search, folders[-1:]))
        )
    if missing[0] in folders or importing.source.startswith("from ."):
        own = missing[1:] if missing[0] in folders else missing
        is_private = last.startswith("_")
        return (
            is_private
            or any(map(_is_native, own))
            or last.isupper()
            or len({*missing}) < len(missing)
        )
    is_native = any(map(_is_native, missing)) and not is_installed(importing.file)
    return is_native and not is_python_of_another(missing)


def _is_own_checkout(importing: Frame, missing: list[str]) -> bool:
    """Return whether a file in the sources of a package that many import asks for a part of it."""
    folders = re.split(r"[/\\]", importing.file)[:-1]
    is_own = missing[0] in folders and not is_installed(importing.file)
    return is_own and missing[0] not in _OF_THEMSELVES


def _is_init_of(file: str, package: list[str]) -> bool:
    """Return whether a file is the package itself, which a name that it asks of itself is a module of."""
    return re.split(r"[/\\]", file)[-len(package) - 1 :] == [*package, "__init__.py"]


def is_python_of_another(missing: list[str]) -> bool:
    """Return whether it is a module in a folder for Python files of a known package: `warpops.utils.kernel_region`, which another release has."""
    *folders, last = missing
    if not folders or not compiled(rf"{NATIVE_PACKAGE}|{KERNEL_PACKAGE}").fullmatch(missing[0]):
        return False
    is_compiled_one = last.startswith("_") or compiled(COMPILED_MODULE).fullmatch(last)
    return not is_compiled_one and any(map(compiled(MODULE_OF_PYTHON).fullmatch, folders[1:]))


def _is_of_others(module: str) -> bool:
    """Return whether a module is one that many packages import, and install from PyPI."""
    return any(compiled(names).match(module) for names in (FRAMEWORK_MODULE, rf"{PURE_PYTHON}$"))


def _are_called_alike(folder: str, module: str) -> bool:
    """Return whether a module has the name of the folder of its wrapper, or begins with it, or the other way round."""
    is_first = len(module) >= _TELLING and folder.startswith(module)
    return is_first or module.startswith(f"{folder}_")


def is_called_like_its_folder(match: LogMatch) -> bool:
    """Return whether a name that a package's folder for kernels lacks begins like it: `ops.voxel` and `voxel_layer`."""
    _, *folders = match.groups.get("package", "").split(".")
    is_for_kernels = bool({"ops", *_FOLDERS} & set(folders[:-1]))
    return is_for_kernels and match.groups["module"].startswith(f"{folders[-1]}_")


def is_called_like_kernels(log: Log, match: LogMatch) -> bool:
    """
    Return whether a missing module, or what is imported from it, is called like an algorithm that is written as kernels.

    So is what lies in a package's folder for such code. The names alone do not tell it from a Python file.
    """
    module = match.groups["module"].rstrip(".")
    top, *inner = module.split(".")
    if top in sys.stdlib_module_names or _is_of_others(top):
        return False
    if module.endswith("_plugin") or is_python_of_another(module.split(".")):
        return False  # the former is compiled on first use
    last = module.rpartition(".")[2]
    is_so_called = compiled(KERNEL_WORD).search(last) or (inner and last in _BINDINGS)
    if is_so_called or _FOLDERS & set(inner[:-1]):
        return True
    if compiled(NATIVE_PACKAGE).fullmatch(top) and any(map(_is_native, inner)):
        return True  # as mmcv.ops, which mmcv-lite lacks
    if not inner and compiled(WRAPPER_WORD).search(top):
        return compiled(MODULE_OF_PYTHON).fullmatch(top) is None
    importing = importing_frame(log, match)
    words = _imported(importing.source) if importing else ()
    return any(compiled(KERNEL_WORD).search(word) for word in words)


def _imported(source: str) -> Iterator[str]:
    """Yield the modules and names in a line that imports."""
    if source.startswith(("from ", "import ")):
        yield from re.findall(r"\w+", source.partition("#")[0])


def _is_native(part: str) -> bool:
    return compiled(NATIVE_PART).search(part) is not None


def importing_frame(log: Log, match: LogMatch) -> Frame | None:
    """Return the frame whose import failed as the match says."""
    for raised in raised_in(log):
        if 0 <= match.start - raised.start < _WITHIN_MESSAGE:
            frames = [f for f in reversed(raised.frames) if not f.file.startswith("<frozen")]
            if frames and frames[0].file == "<string>" and any(map(_is_of_setuptools, frames)):
                return frames[0]._replace(file="setup.py")
            return next((f for f in frames if not f.file.startswith("<")), None)
    return None


def _relative_import(log: Log, match: LogMatch) -> Frame | None:
    """Return the import of a package's own part in the line above a message, which is all that is left of a traceback."""
    line = log.text[: log.text.rfind("\n", 0, match.start)].rpartition("\n")[2].strip()
    return Frame("", 0, "", line) if line.startswith("from .") and " import " in line else None


def _is_of_setuptools(frame: Frame) -> bool:
    """Return whether a frame is in what runs a setup.py as a text without a name."""
    return compiled(_BUILD_BACKEND).search(frame.file) is not None


def calling_package(log: Log, match: LogMatch) -> str | None:
    """Return the installed package whose file the last frame before a message is in; None if there is none, or it is torch."""
    frames = _frames(log, max(0, match.start - 3000), match.start)
    inside = compiled(_PACKAGE_OF_FILE).search(frames[-1]) if frames else None
    if inside is None or compiled(FRAMEWORK_MODULE).match(inside["package"]):
        return None
    return inside["package"]


def _frames(log: Log, begin: int, end: int) -> list[str]:
    """Return the files of the frames in a part of a log."""
    return [frame or other for frame, other in compiled(_FRAME).findall(log.text, begin, end)]


def imported_from(log: Log, match: LogMatch) -> str | None:
    """Return the package's file that imports its compiled part; None if the log shows none."""
    if path := match.groups.get("path"):
        return path
    package = (match.groups.get("package") or match.groups["module"]).partition(".")[0]
    before = _frames(log, max(0, match.start - 6000), match.start)
    own = [path for path in before if f"/{package}/" in path.replace("\\", "/")]
    return own[-1] if own else None


def is_installed(path: str) -> bool:
    """Return whether a file is where pip puts packages."""
    return bool(compiled(_INSTALLED).search(path))


def is_checkout(path: str) -> bool:
    """Return whether a file is in a clone, whose folder is called like the package, or in a branch's archive."""
    plain = path.replace("-", "_").lower()
    return not is_installed(path) and bool(compiled(_IN_CLONE).search(plain))
