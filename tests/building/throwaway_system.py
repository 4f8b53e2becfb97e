"""
A copy of this machine's system in which packages are removed and installed, and which leaves nothing behind.

An overlay over the root folder, in a mount namespace of its own: only root may have one.
"""

from __future__ import annotations

import os
import subprocess
from collections.abc import Sequence
from pathlib import Path

_ENTER = """
place=$1; command=$2; shift 2
mount -t overlay overlay -o lowerdir=/,upperdir="$place/upper",workdir="$place/work" "$place/root"
mount --rbind /dev "$place/root/dev"
mount -t proc proc "$place/root/proc"
for folder; do mkdir -p "$place/root$folder"; mount --bind "$folder" "$place/root$folder"; done
exec chroot "$place/root" sh -c "$command"
"""


class ThrowawaySystem:
    """What is written in it stays from command to command, and goes with its folder."""

    def __init__(self, folder: Path, shared: Sequence[Path]) -> None:
        """`shared` are folders that it has in common with this machine."""
        self._folder = folder
        self._shared = shared
        for name in ("upper", "work", "root"):
            (folder / name).mkdir(parents=True)

    def run(self, command: str, *, folder: Path) -> subprocess.CompletedProcess[str]:
        """Run a shell's command in a folder; return what it said."""
        inside = f"cd {folder} && {command}"
        shared = [str(one) for one in self._shared]
        return subprocess.run(
            ["unshare", "--mount", "sh", "-ec", _ENTER, "sh", str(self._folder), inside, *shared],
            env={
                **os.environ,
                "PATH": f"{os.environ['PATH']}:/usr/sbin:/sbin",
                "DEBIAN_FRONTEND": "noninteractive",
            },
            capture_output=True,
            text=True,
            check=False,
        )

    @property
    def works(self) -> bool:
        """Whether this machine lets one have it."""
        return os.geteuid() == 0 and self.run("true", folder=Path("/")).returncode == 0
