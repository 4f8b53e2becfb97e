"""
`ENOSPC`, error number 28, as the compiler, the linker, pip or ninja prints it. A CUDA build writes gigabytes of
intermediate files below `TMPDIR`, and pip unpacks there before it installs; `/tmp` is often a small in-memory file system
or a small partition, while the folder that one looks at has room. Error 122, a user's disk quota, is the same in other
words, and common on clusters. A container's `/dev/shm`, 64 MB by default, gives the same number for torch's data loaders.
Too few inotify watches also report 28, and have nothing to do with the disk.

The file that was being written stays behind, truncated, and may be taken for a good one in the next build: after making
room, delete `build/` or the cache folder.
"""

from opwright.causes.kit.rules import log_rule
from opwright.model import Cause, Fix

CAUSE = Cause(
    title="the disk is full, or the quota is used up ({what})",
    in_log=log_rule(
        r"(?P<what>[Nn]o space left on device)",
        r"\[Errno (?P<what>28|122)\](?! inotify)",
        r"\(os error (?P<what>28|112|122)\)",
        r"\[WinError (?P<what>112|39)\]",
        r"(?P<what>[Dd]isk quota exceeded)",
        r"(?P<what>NoSpaceLeftError|ENOSPC: no space)",
        r"(?P<what>not enough (?:free )?(?:disk )?space|There is not enough space on the disk)",
        r"(?P<what>don't have enough free space in /\S+)",
        r"(?P<what>kein Speicherplatz mehr verfügbar|Kein Speicherplatz mehr|Auf dem Gerät ist kein Speicherplatz)",
        r"(?P<what>[Aa]ucun espace disponible sur le périphérique|[Nn]o queda espacio en el dispositivo)",
        r"(?P<what>设备上没有空间|デバイスに空き領域がありません|磁盘空间不足|裝置上已無多餘空間)",
        r"(?P<what>Не осталось свободного места|[Nn]on rimane spazio sul device|[Nn]ão há espaço disponível)",
        unless=r"inotify watch limit|file watchers reached|inotify_add_watch",
    ),
    explains=("nvcc-internal-crash", "host-compiler-crash"),
    fix=Fix(
        "free some space, or put temporary files and caches where there is room",
        commands=("df -h . /tmp", "export TMPDIR=$HOME/tmp", "pip cache purge"),
    ),
    examples=(
        "ERROR: Could not install packages due to an OSError: [Errno 28] No space left on device",
        "/usr/bin/ld: final link failed: No space left on device\ncollect2: error: ld returned 1",
        (
            "nvcc error   : 'cicc' died due to signal 7 (Bus error)\n"
            "fatal error: error writing to /tmp/tmpxft_1.cpp4.ii: No space left on device"
        ),
        (
            "error: Failed to install: torch-2.13.0-cp311-cp311-manylinux_2_28_x86_64.whl\n"
            "  Caused by: failed to write to file: Disk quota exceeded (os error 122)"
        ),
    ),
    counterexamples=(
        "OSError: [Errno 28] inotify watch limit reached",
        "/dev/vda1  252G  41G  61G  40% /",
        "torch.OutOfMemoryError: CUDA out of memory. Tried to allocate 2.00 GiB.",
    ),
)
