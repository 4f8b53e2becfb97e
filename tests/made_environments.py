"""Environments of Python made by hand: a pyvenv.cfg, a torch of a few names, and packages of tiny libraries."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from pathlib import Path

from tiny_elf import shared_library
from tiny_torch import install_torch

from opwright.model.environment.installed import EnvironmentAudit
from opwright.verbs.env.environment import examine

CHECK = (
    "_ZN3c106detail14torchCheckFailEPKcS2_jRKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE"
)
"""What torch throws with, by its name with the strings of C++11."""
CHECK_OF_OLD = "_ZN3c106detail14torchCheckFailEPKcS2_jRKSs"
PYTHON = "3.11"


class MadeEnvironment:
    """A folder that looks like a virtual environment; nothing in it can be run."""

    def __init__(self, root: Path, *, config: str = "") -> None:
        self.root = root
        self.site = root / "lib" / f"python{PYTHON}" / "site-packages"
        self.site.mkdir(parents=True)
        (root / "bin").mkdir()
        (root / "bin" / "python").write_text("")
        (root / "pyvenv.cfg").write_text(
            f"home = /nowhere/bin\ninclude-system-site-packages = false\nversion = {PYTHON}.4\n{config}"
        )
        (root / "empty").mkdir()

    def torch(
        self, version: str = "2.13.0+cpu", exports: Iterable[str] = (CHECK,), metadata: str = ""
    ) -> Path:
        package = install_torch(self.site, version, exports)
        self.distribution("torch", version, {"torch/__init__.py": b""}, metadata)
        return package

    def distribution(
        self,
        name: str,
        version: str,
        files: Mapping[str, bytes],
        metadata: str = "",
        *,
        recorded: Iterable[str] = (),
    ) -> None:
        """Install files, and what says that they are installed; `recorded` names some that are not there."""
        for path, content in files.items():
            place = self.site / path
            place.parent.mkdir(parents=True, exist_ok=True)
            place.write_bytes(content)
        info = self.site / f"{name}-{version}.dist-info"
        info.mkdir()
        (info / "METADATA").write_text(
            f"Metadata-Version: 2.1\nName: {name}\nVersion: {version}\n{metadata}\n"
        )
        (info / "RECORD").write_text("".join(f"{path},,\n" for path in (*files, *recorded)))

    def extension(
        self, name: str, requires: Iterable[str] = (CHECK,), version: str = "1.0"
    ) -> None:
        """Install a package with one library that asks torch for some names."""
        library = shared_library(
            soname="_C.so", needed=["libc10.so"], requires=requires, provides=["PyInit__C"]
        )
        files = {f"{name}/__init__.py": b"", f"{name}/_C.so": library}
        self.distribution(name, version, files)

    def conda_records(self, files_of: Mapping[str, list[str]]) -> None:
        """Write what conda has recorded: the files of each package, by its name, version and build."""
        records = self.root / "conda-meta"
        records.mkdir()
        for package, files in files_of.items():
            listed = [f"lib/python{PYTHON}/{path}" for path in files]
            (records / f"{package}.json").write_text(json.dumps({"files": listed}))
        (records / "history").write_text("")

    def examined(self, **environ: str) -> EnvironmentAudit:
        """Return what `opwright env` knows of it, on a machine with these variables alone."""
        known = {
            "XDG_CACHE_HOME": str(self.root / "cache"),
            "TRITON_HOME": str(self.root),
            "PYTHONNOUSERSITE": "1",
            "PATH": str(self.root / "bin"),
            **environ,
        }
        return examine(str(self.root), environ=known, here=str(self.root / "empty"))


def causes(audit: EnvironmentAudit) -> list[str]:
    return [finding.cause.name for finding in audit.findings]
