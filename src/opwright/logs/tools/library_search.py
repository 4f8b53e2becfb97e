"""How to look for a library that a loader does not find, on each system."""

from __future__ import annotations

import re

from opwright.knowledge.platforms.linux.library_packages import debian_package, nvidia_package
from opwright.knowledge.versions import is_older
from opwright.logs.asker.named_torch import named_torch
from opwright.logs.patterns import LogMatch, compiled, on_macos, on_windows
from opwright.model import Log, lazy

_WINDOWS_TEXT = r"DLL|\.dll\b|\.pyd\b|WinError|LoadLibrary|-1073741515|[xX][cC]0000135|Visual C\+\+"
_DLOPEN = r"dlopen\(([^,\n()]{1,300})"
"""macOS names the library that needs it."""
_MEDIA_LIBRARIES = {
    "ffmpeg": ("ffmpeg", "libavcodec"),
    "libtorchcodec": ("ffmpeg", "libavcodec"),
    "sox": ("sox", "libsox"),
}
"""The Debian package and a library in it, for names that are not files."""
ON_WINDOWS, ON_MACOS, MEDIA = "on Windows", "on macOS", "if it is FFmpeg or SoX"
FROM_NVIDIA, FROM_DEBIAN = "if NVIDIA has it on PyPI", "if a package of Debian has it"
"""Situations, which name a remedy."""


_INTEL_DRIVER = " (libze_loader comes with the driver of Intel's GPUs, on Debian and Ubuntu in libze1 or level-zero)"
AUDIO_BACKEND = "backend"
"""What torchaudio asks other libraries for."""
FROM_ONEAPI = "where it is of Intel's oneAPI"
OF_INTEL_GPUS = r"(?i)\bxpu\b|\boneapi\b|\bipex\b|intel_extension_for_pytorch"
"""Somebody's torch is for Intel's GPUs, and takes MKL from oneAPI."""
_OF_ONEAPI = r"lib(?:sycl|mkl_\w+|ur_loader|pi_\w+|ccl|svml|imf|intlc|irng|ze_loader)\.so"
FROM_BREW = "on macOS, where Homebrew has it"
_FORMULAE = (
    ("libsox", "sox"),
    ("libav", "ffmpeg"),
    ("libsw", "ffmpeg"),
    ("libomp", "libomp"),
    ("libpng", "libpng"),
    ("libjpeg.9", "jpeg"),
    ("libjpeg", "jpeg-turbo"),
    ("libglog", "glog"),
)
"""Of Homebrew, by how the names of their libraries begin."""
_IN_BREW = r"(?:/usr/local|/opt/homebrew)/opt/([a-z][\w.+-]{1,40}?)(?:@[\d.]+)?/lib/"
"""Where Homebrew keeps a library, by its formula."""


OF_OTHER_CUDNN, CUDNN_ON_WINDOWS = (
    "where torch has another cuDNN",
    "on Windows, where cuDNN is missing",
)
_CUDNN = r"(?:lib)?cudnn[\w ]*?(?:64_(?P<dll>\d)\.dll|\.so\.(?P<so>\d))"
_FIRST_WITH_CUDNN = {"9": "2.4", "8": "1.8"}
"""The first torch whose wheels bring a major release of cuDNN."""
_BY_CTRANSLATE2 = r"(?i)ctranslate2|faster[-_]whisper|whisperx"
_CTRANSLATE2 = {"9": "'ctranslate2>=4.5'", "8": "'ctranslate2==4.4.0'"}
"""By the cuDNN that it is linked with: https://github.com/OpenNMT/CTranslate2/releases."""


BY_NAME, BY_NAME_ON_WINDOWS, OF_NEWER_CTRANSLATE2 = (
    "where the program loads it by its name as it runs",
    "where the program loads it by its name, on Windows",
    "where ctranslate2 is for an older CUDA than torch",
)
_LOADED_BY_NAME = r"is not found or cannot be loaded|Could not (?:load library|locate)\b"
_OF_CTRANSLATE2 = "is not found or cannot be loaded"
"""What ctranslate2 says, and nobody else."""


def search_by_name(match: LogMatch, *, cuda: str | None) -> dict[str, str]:
    """Return the details of a fix for a library of CUDA that a program loads as it runs."""
    library, major = match.groups["library"], match.groups["major"][:2]
    if not compiled(_LOADED_BY_NAME).search(match.quote):
        return {}
    if _OF_CTRANSLATE2 in match.quote and cuda and int(cuda.partition(".")[0]) > int(major):
        return {"remedy": OF_NEWER_CTRANSLATE2}
    name = library if library.startswith("lib") else f"lib{library.partition('64_')[0]}.so.{major}"
    package = nvidia_package(name)
    if package is None:
        return {}
    remedy = BY_NAME if library.startswith("lib") else BY_NAME_ON_WINDOWS
    return {"remedy": remedy, "requirement": package[0], "folder": package[1], "major": major}


def _search_for_cudnn(library: str, log: Log) -> dict[str, str]:
    """Return a fix's details for a library of a cuDNN that the log's torch does not bring; none for any other."""
    asked = compiled(_CUDNN).match(library)
    if asked is None:
        return {}
    number = asked["dll"] or asked["so"]
    others = {m["dll"] or m["so"] for m in compiled(_CUDNN).finditer(log.text)} & {
        *_FIRST_WITH_CUDNN
    }
    torch = log.machine.torch or named_torch(log)
    if torch:
        firsts = _FIRST_WITH_CUDNN.items()
        here = next((n for n, first in firsts if is_older(torch, first) is False), "")
    else:
        here = next(iter(others - {number}), "")
    if not here or here == number or number not in _FIRST_WITH_CUDNN:
        return {"remedy": CUDNN_ON_WINDOWS, "number": number} if asked["dll"] else {}
    border = _FIRST_WITH_CUDNN["9"]
    wanted = f"'torch>={border}'" if number == "9" else f"'torch<{border}'"
    is_known = compiled(_BY_CTRANSLATE2).search(log.text)
    return {
        "remedy": OF_OTHER_CUDNN,
        "number": number,
        "here": here,
        "torch": wanted.strip("'"),
        "requirement": _CTRANSLATE2[here] if is_known else wanted,
    }


def search_for(library: str, match: LogMatch, log: Log) -> dict[str, str]:
    """
    Return the details that a fix for a library needs: the remedy, and what its commands name.

    On Windows the message names what was to be loaded, not what that needs.
    """
    if library == AUDIO_BACKEND:
        return {"remedy": AUDIO_BACKEND, "libraries": "a library that reads and writes audio"}
    if cudnn := _search_for_cudnn(library, log):
        return cudnn
    if on_windows(log) or compiled(_WINDOWS_TEXT).search(match.quote):
        return _search_on_windows(library, match.groups.get("path", ""))
    if on_macos(log) or library.endswith(".dylib"):
        needing = compiled(_DLOPEN).search(match.quote)
        file = lazy.shlex.quote(needing[1] if needing else "LIBRARY")
        quoted = lazy.shlex.quote(library)
        kept = compiled(_IN_BREW).search(match.quote)
        formula = next((f for begin, f in _FORMULAE if library.startswith(begin)), kept and kept[1])
        if formula:
            return {"remedy": FROM_BREW, "quoted": quoted, "formula": formula}
        return {"remedy": ON_MACOS, "quoted": quoted, "needing": file}
    return search_on_linux(library)


def search_in(system: str, library: str, needing: str) -> dict[str, str]:
    """Return the same for a library that an audited one needs; `system` is that of its model."""
    if system == "windows":
        return {"remedy": ON_WINDOWS, "loaded": needing, "file": needing}
    if system == "macos":
        return {
            "remedy": ON_MACOS,
            "quoted": lazy.shlex.quote(library),
            "needing": lazy.shlex.quote(needing),
        }
    return search_on_linux(library)


def search_on_linux(library: str) -> dict[str, str]:
    """Return the same for a library that the loader of Linux does not find."""
    if compiled(_OF_ONEAPI).match(library):
        return {"remedy": FROM_ONEAPI, "driver": _INTEL_DRIVER if "ze_loader" in library else ""}
    if media := _MEDIA_LIBRARIES.get(library.lower()):
        return {"remedy": MEDIA, "media_package": media[0], "media_library": media[1]}
    if nvidia := nvidia_package(library):
        return {
            "remedy": FROM_NVIDIA,
            "requirement": lazy.shlex.quote(nvidia[0]),
            "folder": nvidia[1],
        }
    if debian := debian_package(library):
        return {"remedy": FROM_DEBIAN, "debian": debian, "quoted": lazy.shlex.quote(library)}
    return {"quoted": lazy.shlex.quote(library)}


def _search_on_windows(library: str, path: str) -> dict[str, str]:
    if not path:
        library, path = "the program", "LIBRARY.pyd"
    file = path if path.lower().endswith((".dll", ".pyd")) else f"{library}.pyd"
    return {"remedy": ON_WINDOWS, "loaded": library, "file": re.sub(r'"', "", file)}
