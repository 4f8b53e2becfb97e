"""Linker errors about objects that were not compiled with -fPIC, and the file they name."""

from __future__ import annotations

from opwright.logs.patterns import LogMatch, compiled
from opwright.model import Log

RECOMPILE = (
    r"(?:relocation|reubicación|réadressage(?: de)?|перемещение|пересування|再配置) R_[^\n]{0,1500}-fPI[CE]",
    r"recompile (?:object files )?with -fPI[CE]",
)
"""GNU ld, gold, lld and mold; the name of the relocation is the same in all languages."""
_FILE = r"[^\s:('\"]+\.(?:a|o|lo|obj)(?=[:(\s])"
_DEFINED_IN = r"\n>>> (?:defined|referenced) (?:in|by) ([^\s(]+\.(?:a|o))"
_INSTALLED = (
    r"/(?:usr|lib|lib64|opt|nix|sw|software|apps|cvmfs|spack)/|/(?:mini|ana)conda|/miniforge|/mambaforge|/envs/"
    r"|/\.?linuxbrew/|/\.pyenv/"
)
_IN_A_TOOLKIT = r"/cuda[^/]{0,40}/|/rocm[^/]{0,20}/|/torch/lib/|/libtorch/|/nvidia/|/hpc_sdk/"


def is_installed_archive(path: str) -> bool:
    """Return whether it is an archive that is installed on the machine, and not of the project or a toolkit."""
    is_installed = compiled(_INSTALLED).search(path) and not compiled(_IN_A_TOOLKIT).search(path)
    return path.endswith(".a") and bool(is_installed)


def named_file(log: Log, match: LogMatch) -> str:
    """Return the archive or object file that a linker names before a relocation, or below it; or nothing."""
    text, start = log.text, match.start
    files = compiled(_FILE).findall(text, text.rfind("\n", 0, start) + 1, start)
    if files:
        return str(files[-1])
    below = compiled(_DEFINED_IN).search(text, start, start + 600)
    return below[1] if below else ""
