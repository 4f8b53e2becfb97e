"""
What the environment says of a build: flags of compilers and the linker, as make, CMake and setuptools read them.

conda, distributions and hardened builds say everything there. The flags come before the project's own, so that those
count. nvcc reads its two variables itself: what they say is not given again, but the plan must know it.
"""

from __future__ import annotations

import os
import shlex
from collections.abc import Mapping, Sequence

from opwright.errors import OpwrightError
from opwright.model.build.plan import Flag
from opwright.model.named_tuple import NamedTuple

_TRUE = ("1", "on", "yes", "true", "y")
_WITH_FOLDER = ("-isystem", "-iquote", "-idirafter", "-I", "-L")
_FOR_NVCC = ("-I", "-D", "-U", "-isystem")
_CCBIN = ("-ccbin", "--compiler-bindir")
ARCH_LIST = "TORCH_CUDA_ARCH_LIST"
ARCH_LIST_OF_SCRIPT = 'os.environ["TORCH_CUDA_ARCH_LIST"]'


class EnvironmentFlags(NamedTuple):
    """What variables of the environment say, each flag with the variable that says it."""

    c: tuple[Flag, ...] = ()
    cxx: tuple[Flag, ...] = ()
    cuda: tuple[Flag, ...] = ()
    """What nvcc is given: of CPPFLAGS, what it understands."""
    obeyed: tuple[Flag, ...] = ()
    """What nvcc reads itself."""
    link: tuple[Flag, ...] = ()
    debug: bool = False
    nvcc_host: Flag | None = None
    """The C++ compiler that nvcc is to use."""

    def given(self, language: str) -> tuple[Flag, ...]:
        """Return what the compiler of a language is given."""
        by_language = {"c": self.c, "cpp": self.cxx, "cuda": self.cuda, "hip": self.cuda}
        return by_language[language]


NOTHING = EnvironmentFlags()


def environment_flags(environ: Mapping[str, str]) -> EnvironmentFlags:
    """Return what an environment says; raise OpwrightError where a variable is not to be split."""
    preprocessor = (*_behind_the_compiler(environ), *_flags(environ, "CPPFLAGS"))
    c = (*preprocessor, *_flags(environ, "CFLAGS"))
    own = _flags(environ, "CXXFLAGS") or _flags(environ, "CFLAGS")  # as setuptools has always done
    obeyed = (*_flags(environ, "NVCC_PREPEND_FLAGS"), *_flags(environ, "NVCC_APPEND_FLAGS"))
    return EnvironmentFlags(
        c=c,
        cxx=(*preprocessor, *own),
        cuda=tuple(_understood(_flags(environ, "CPPFLAGS"))),
        obeyed=obeyed,
        link=_flags(environ, "LDFLAGS"),
        debug=environ.get("DEBUG", "").lower() in _TRUE,
        nvcc_host=ccbin(obeyed) or _named_host(environ),
    )


def _behind_the_compiler(environ: Mapping[str, str]) -> tuple[Flag, ...]:
    """Return the flags in CXX itself: `g++ --sysroot=/opt/sysroot`."""
    words = _flags(environ, "CXX")
    first = next((at for at, flag in enumerate(words) if flag.text.startswith("-")), len(words))
    return words[first:]


def jobs_wanted(environ: Mapping[str, str]) -> int | None:
    """Return how many compilers MAX_JOBS allows at once."""
    text = environ.get("MAX_JOBS", "").strip()
    return int(text) if text.isdecimal() and text.isascii() and int(text) else None


def is_set_by_script(name: str) -> bool:
    """Return whether a variable has another value than this process was started with."""
    try:
        with open("/proc/self/environ", "rb") as opened:
            started_with = opened.read().split(b"\0")
    except OSError:
        return False
    return os.fsencode(f"{name}={os.environ.get(name, '')}") not in started_with


def ccbin(flags: Sequence[Flag]) -> Flag | None:
    """Return the C++ compiler that flags of nvcc name, `-ccbin=g++-12` or `-ccbin g++-12`; the last counts."""
    found = None
    for number, (text, because) in enumerate(flags):
        option, is_joined, program = text.partition("=")
        if option not in _CCBIN:
            continue
        if not is_joined and number + 1 < len(flags):
            program = flags[number + 1].text
        found = Flag(program, because) if program else found
    return found


def _named_host(environ: Mapping[str, str]) -> Flag | None:
    names = (name for name in ("NVCC_CCBIN", "CUDAHOSTCXX") if environ.get(name))
    return next((Flag(environ[name], f"set by {name}") for name in names), None)


def _flags(environ: Mapping[str, str], name: str) -> tuple[Flag, ...]:
    try:
        words = shlex.split(environ.get(name, ""))
    except ValueError as error:
        raise OpwrightError(
            f"{name} is not to be split into flags ({error}): {environ[name]!r}"
        ) from error
    return tuple(Flag(word, f"set by {name}") for word in _from_here(words))


def _from_here(words: Sequence[str]) -> list[str]:
    """Return flags whose folders are meant from the current one, as compilers run in the project's."""
    found: list[str] = []
    for number, word in enumerate(words):
        before = words[number - 1] if number else ""
        option = next((one for one in _WITH_FOLDER if word.startswith(one) and word != one), "")
        folder = word.removeprefix(option)
        is_folder = (option or before in _WITH_FOLDER) and not folder.startswith(("=", "$"))
        found.append(f"{option}{os.path.abspath(folder)}" if is_folder else word)
    return found


def _understood(flags: Sequence[Flag]) -> list[Flag]:
    """Return what nvcc understands of flags for the preprocessor."""
    found: list[Flag] = []
    for number, flag in enumerate(flags):
        before = flags[number - 1].text if number else ""
        if flag.text.startswith(_FOR_NVCC) or before in _FOR_NVCC:
            found.append(flag)
    return found
