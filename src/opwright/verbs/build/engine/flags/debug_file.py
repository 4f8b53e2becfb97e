"""Debug information in a file of its own, which debuggers find by the name that a library gives of it."""

from __future__ import annotations

import os
import shutil
import subprocess
from tempfile import TemporaryDirectory

from opwright.errors import OpwrightError


def split_debug(draft: str, library: str) -> None:
    """Move a library's debug information into `NAME.so.debug` next to it, before the library gets its name."""
    target = f"{library}.debug"
    with TemporaryDirectory(dir=os.path.dirname(target) or ".") as folder:
        separate = os.path.join(folder, os.path.basename(target))
        _objcopy("--only-keep-debug", draft, separate)
        os.replace(separate, target)
    _objcopy("--strip-debug", f"--add-gnu-debuglink={target}", draft)


def _objcopy(*arguments: str) -> None:
    program = shutil.which("objcopy")
    if program is None:
        raise OpwrightError("split debug information needs objcopy, of the package binutils")
    command = [program, *arguments]
    done = subprocess.run(
        command, capture_output=True, text=True, check=False, stdin=subprocess.DEVNULL
    )
    if done.returncode:
        raise OpwrightError(f"objcopy cannot split debug information: {done.stderr.strip()}")
