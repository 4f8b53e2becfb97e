"""What to change in one build, in the words of who has said it: a pyproject.toml, a setup.py, a call or a variable."""

from __future__ import annotations

import os
from collections.abc import Iterator, Mapping

from opwright.logs.patterns import compiled, missing_header
from opwright.model.build.plan import Flag
from opwright.verbs.build.engine.flags.flags import ARCH_FLAGS
from opwright.verbs.build.engine.plan import BuildContext
from opwright.verbs.build.settings.environment import ARCH_LIST_OF_SCRIPT, environment_flags
from opwright.verbs.build.settings.settings import BuildSettings
from opwright.verbs.build.sources.includes import Includes, header_text, without_comments

_MISSING_HEADER = missing_header(r"[\w./+-]{1,100}\.(?:hpp|cuh|hxx|hh|h|inc|inl)")
_PYTHON_NAME = r"\b_?Py[A-Z]\w+['\"] was not declared|identifier ['\"]_?Py[A-Z]"
_LIMITED_API = r"(?m)^[ \t]*#[ \t]*define[ \t]+Py_LIMITED_API\b"
_MOST_FOLDERS = 5000
_NOT_SOURCES = frozenset(("build", "dist", "node_modules", "__pycache__", "site-packages"))


def words(context: BuildContext, details: Mapping[str, str]) -> dict[str, str]:
    """Return how the settings of a build are written, with what a finding names of them filled in."""
    settings, given = context.settings, dict(details)
    library = given.get("link_name") or given.get("library", "NAME")
    return {
        "libraries": _list(settings, "libraries", library),
        "asks_for_library": _asks_for(settings, library),
        "libraries_with_cuda": _list(settings, "libraries", "cuda"),
        "library_dirs": _list(settings, "library_dirs", "FOLDER"),
        "include_dirs": _list(settings, "include_dirs", given.get("folder", "FOLDER")),
        "device_link": _device_link(settings),
        "standard_setting": _standard(settings, given.get("needed", "17")),
        "archs_before": _ARCHS.get(context.archs_said_by, _ARCHS_OF_SETTINGS)[0],
        "archs_after": _ARCHS.get(context.archs_said_by, _ARCHS_OF_SETTINGS)[1],
        "instead_of_flag": _instead_of_arch_flag(settings),
        "install_compiler": "apt-get install g++",
        "use_compiler": "export CXX=g++",
        "install_toolkit": "pip install 'opwright[cuda13]'",
        **_abi_flag(settings),
    }


_ARCHS = {
    "--arch": ("opwright build --arch '", "'"),
    "TORCH_CUDA_ARCH_LIST": ('export TORCH_CUDA_ARCH_LIST="', '"'),
    "nobody": ('export TORCH_CUDA_ARCH_LIST="', '"'),
    "opwright.load archs": ('opwright.load(..., archs=["', '"])'),
    ARCH_LIST_OF_SCRIPT: (f'{ARCH_LIST_OF_SCRIPT} = "', '"'),
}
_ARCHS_OF_SETTINGS = ('archs = ["', '"]  # in [tool.opwright]')


def _instead_of_arch_flag(settings: BuildSettings) -> str:
    """Return which flag for nvcc must go before any list of architectures counts."""
    own = [Flag(text, f"nvcc's flags in {settings.said_by}") for text in settings.nvcc_flags]
    obeyed = environment_flags(os.environ).obeyed
    others = [one._replace(because=one.because.removeprefix("set by ")) for one in obeyed]
    found = next((one for one in (*own, *others) if one.text.startswith(ARCH_FLAGS)), None)
    if found is None:
        return ""
    return f", and take {found.text.partition('=')[0]} out of {found.because}"


def _list(settings: BuildSettings, name: str, value: str) -> str:
    """Return how a list of settings gets a value."""
    if settings.said_by == "[tool.opwright]":
        return f'{name.replace("_", "-")} = ["{value}"] in [tool.opwright]'
    if settings.said_by == "the command line":
        variables = {
            "libraries": f"LDFLAGS=-l{value}",
            "library_dirs": f"LDFLAGS=-L{value}",
            "include_dirs": f"CPPFLAGS=-I{value}",
        }
        return variables[name]
    return f"{name}=['{value}'] in {settings.said_by}"


def _asks_for(settings: BuildSettings, library: str) -> str:
    """Return what has the linker look for a library."""
    flag = f"-l{library}"
    linked = environment_flags(os.environ).link
    variable = next((one.because.removeprefix("set by ") for one in linked if one.text == flag), "")
    if variable:
        return f"{flag} is in {variable}"
    if settings.said_by == "setup.py":
        return f"setup.py or build_ext asks for {flag}"
    return f"{_list(settings, 'libraries', library)} asks for it"


def _standard(settings: BuildSettings, number: str) -> str:
    if settings.said_by == "[tool.opwright]":
        return f"cxx-standard = {number} in [tool.opwright]"
    if settings.said_by == "the command line":
        return f"CXXFLAGS=-std=c++{number}"
    return f"-std=c++{number} in the flags for C++ and nvcc in {settings.said_by}"


def _device_link(settings: BuildSettings) -> str:
    """Return how a build is told to link device code across files."""
    if settings.said_by == "[tool.opwright]":
        return "device-link = true in [tool.opwright]"
    if settings.said_by == "the command line":
        return "NVCC_APPEND_FLAGS=-rdc=true"
    if settings.said_by == "setup.py":
        return "CUDAExtension(..., dlink=True) in setup.py"
    return f"-rdc=true in the flags for nvcc in {settings.said_by}"


def _abi_flag(settings: BuildSettings) -> dict[str, str]:
    """Return which flag sets a string ABI other than torch's, and who set it; nothing if none does."""
    environment = environment_flags(os.environ)
    own = (Flag(text, settings.said_by) for text in settings.all_flags)
    others = (Flag(one.text, one.because.removeprefix("set by ")) for one in environment.cxx)
    found = [one for one in (*others, *own) if one.text.startswith("-D_GLIBCXX_USE_CXX11_ABI=")]
    return {"abi_flag": found[-1].text, "abi_set_by": found[-1].because} if found else {}


# ---- what was looked for in the project


def notes_on(log: str, context: BuildContext) -> str:
    """Return lines for a log on what the project has, and its compilers do not say."""
    return "".join(
        f"opwright: note: {note}\n"
        for note in (
            *_notes_on_headers(log, context.settings),
            *_notes_on_limited_api(log, context.settings),
        )
    )


def _notes_on_headers(log: str, settings: BuildSettings) -> Iterator[str]:
    """Yield where the project has the headers that no compiler found."""
    project = _project(settings)
    for header in dict.fromkeys(_missing_headers(log)):
        if folder := _folder_with(header, project):
            yield f"{header} is in {folder}, which no -I names"


def _notes_on_limited_api(log: str, settings: BuildSettings) -> Iterator[str]:
    """Yield which files hold a project to CPython's limited API, where a name of CPython's is missing."""
    if not compiled(_PYTHON_NAME).search(log):
        return
    includes = Includes([os.path.join(settings.folder, one) for one in settings.include_dirs])
    files: dict[str, str] = {}
    for source in settings.sources:
        path = os.path.join(settings.folder, source)
        files[path] = without_comments(header_text(path))
        files |= includes.own_headers(path, files[path])
    for path, code in files.items():
        if compiled(_LIMITED_API).search(code):
            yield f"{os.path.relpath(path, settings.folder)} defines Py_LIMITED_API"


def _project(settings: BuildSettings) -> str:
    """Return where the sources of a build are: those that are loaded have no project's folder."""
    if settings.folder != "/":
        return settings.folder
    return os.path.commonpath([os.path.dirname(path) for path in settings.sources])


def _missing_headers(log: str) -> Iterator[str]:
    for pattern in _MISSING_HEADER:
        for match in compiled(pattern).finditer(log[: 1 << 20]):
            yield match["header"]


def _folder_with(header: str, project: str) -> str | None:
    """Return the folder of a project in which a header is, as it is included, nearest to the top."""
    if header.startswith(("/", "..")) or os.path.realpath(project) == "/":
        return None
    for number, (folder, inside, _) in enumerate(os.walk(project)):
        inside[:] = sorted(n for n in inside if n not in _NOT_SOURCES and not n.startswith("."))
        if os.path.isfile(os.path.join(folder, header)):
            return os.path.relpath(folder, project)
        if number > _MOST_FOLDERS:
            break
    return None
