"""Makes the index of patterns that goes into a wheel, and packs its texts and the gallery; a checkout makes its own and reads them as they are."""

from __future__ import annotations

import atexit
import subprocess
import sys
import zlib
from pathlib import Path
from shutil import rmtree
from tempfile import mkdtemp
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

_INDEX = """
import sys
sys.path.insert(0, sys.argv[1])
from opwright.causes.engine.index import pattern_literals, made
with open(sys.argv[2], "xb") as index:
    index.write(made(pattern_literals()))
"""
"""In a process of its own: the environment may have another opwright."""
_GALLERY = """
import sys
sys.path.insert(0, sys.argv[1])
from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo
from opwright.verbs.new.gallery import GALLERY, copied
with ZipFile(sys.argv[2], "x", ZIP_DEFLATED, compresslevel=9) as archive:
    for project, package in GALLERY.items():
        for path, text in copied(project).items():
            archive.writestr(ZipInfo(f"{package}/{path}"), text, ZIP_DEFLATED)
"""
_MADE = {
    _INDEX: "opwright/prefilter/patterns.index",
    _GALLERY: "opwright/templates/gallery.zip",  # `opwright new` copies from it
}
_PACKED = (
    "opwright/knowledge/pypi/companions.json",
    "opwright/knowledge/cxx/cxx_headers.json",
    "opwright/knowledge/torch_releases/data/drift.json",
    "opwright/knowledge/torch_wheels/data/wheels.json",
)
"""Texts that are in a wheel deflated, under their name with `.zz`."""


class WheelHook(BuildHookInterface):  # type: ignore[misc] # hatchling has no types here
    """Adds the index, the gallery and the packed texts to a wheel, and nothing to an editable install."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Make the files in a temporary folder, so that none is left in the checkout."""
        if version == "editable":
            return
        folder = mkdtemp(prefix="opwright-index-")
        atexit.register(rmtree, folder)
        source = str(Path(self.root, "src"))
        for code, name in _MADE.items():
            made = str(Path(folder, Path(name).name))
            subprocess.run([sys.executable, "-B", "-c", code, source, made], check=True)
            build_data["force_include"][made] = name
        for name in _PACKED:
            packed = Path(folder, Path(name).name)
            packed.write_bytes(zlib.compress(Path(source, name).read_bytes(), 9))
            build_data["force_include"][str(packed)] = f"{name}.zz"
