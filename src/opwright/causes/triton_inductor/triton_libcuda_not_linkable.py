"""
Before it starts its first kernel, Triton compiles a small C module (`main.c`, `cuda_utils.c`,
`__triton_launcher.c`) with the machine's C compiler and links it with the driver's library. Releases before
3.6 ask the linker for `-lcuda`, which is a file called exactly `libcuda.so`; the driver always installs
`libcuda.so.1`, and the plain name only with its development files. Newer ones ask for `-l:libcuda.so.1`.

Triton looks into the cache of ldconfig for the folder, and passes it with `-L`. In containers, on
WSL (`/usr/lib/wsl/lib`), NixOS and clusters the driver's folder is often missing from that cache, and then
Triton says itself that `libcuda.so cannot found`; where `ldconfig` is not on PATH, or not in `/sbin`, it
stops at that. `TRITON_LIBCUDA_PATH` spares it the search. `LD_LIBRARY_PATH` helps the loader, not the linker: `ld`
reads `LIBRARY_PATH`. The stub in the toolkit's `lib64/stubs` is good enough to link with, as at run time the
driver's own library is found by its soname.

The KeyError about a long tuple that often stands above is only Triton's cache of compiled kernels,
which had no entry yet.
"""

from __future__ import annotations

from collections.abc import Iterator

from opwright.causes.kit.generated_code import mentions_inductor, mentions_triton
from opwright.causes.kit.rules import log_check
from opwright.logs.patterns import LogMatch, find_matches, has_match
from opwright.model import Cause, Confidence, Evidence, Fix, Log

_TOLD = r"libcuda\.so cannot found"
_AT_LINK = (
    r"(?:cannot find|ne peut pas trouver|impossible de trouver|no se puede encontrar|no se encuentra|kann|找不到|无法找到"
    r"|unable to find library) -l(?:cuda\b|:libcuda\.so)"
)
_AT_LINK_AFTER = (
    r"-l(?:cuda|:libcuda\.so\.1) ?(?:kann nicht gefunden|が見つかりません|を見つけ|를 찾을 수)"
)
_AT_LINK_TORN = r"ld: cannot find\s{1,3}[^\n]{0,100}\n ?-lcuda\b"
"""Several processes write to one terminal, each at its own pace."""
_BY_MOLD = r"library not found: :?(?:lib)?cuda(?:\.so[.1]{0,2})?$"
_COMMAND = r"-l(?::libcuda\.so\.1|cuda)\b.{0,900}returned non-zero exit"
_NO_LDCONFIG = (
    r"No such file or directory: ['\"](?:/sbin/)?ldconfig['\"]",
    r"Command '\['(?:/sbin/)?ldconfig', '-p'\]' returned non-zero",
)
"""What Triton asks where the driver is."""
_LAUNCHER = r"[/\\]tmp\w{0,20}[/\\](?:main|cuda_utils|__triton_launcher|driver)\.c\b|cuda_utils"
_BUILD = r"cpp_extension|setup\.py|\bnvcc\b|g\+\+ -shared|CMake"
_ANOTHER = r"Python\.h|tcc\.exe|fatal error:|cannot find -l(?!cuda\b|:libcuda)|unrecognized command"


@log_check(
    *(_TOLD, _AT_LINK, _AT_LINK_AFTER, _AT_LINK_TORN, _BY_MOLD, _COMMAND),
    *_NO_LDCONFIG,
)
def _in_failure(log: Log) -> Iterator[Evidence]:
    """Look for the link of Triton's launcher, and not that of an extension."""
    yield from (found.evidence(_of_told(log, found)) for found in find_matches(log, _TOLD))
    by_triton = mentions_triton(log) or mentions_inductor(log)
    sure = Confidence.LIKELY if by_triton else Confidence.POSSIBLE
    yield from (found.evidence(sure) for found in find_matches(log, *_NO_LDCONFIG))
    linked = list(find_matches(log, _AT_LINK, _AT_LINK_AFTER, _AT_LINK_TORN, _BY_MOLD))
    if mentions_triton(log) or has_match(log, _LAUNCHER):
        yield from (found.evidence() for found in linked)
        if not linked and not has_match(log, _ANOTHER):
            yield from (
                found.evidence(Confidence.POSSIBLE) for found in find_matches(log, _COMMAND)
            )
    elif mentions_inductor(log) or has_match(log, r"torch[/\\]_dynamo[/\\]"):
        sure = Confidence.LIKELY if has_match(log, _BUILD) else Confidence.CERTAIN
        yield from (found.evidence(sure) for found in linked)


def _of_told(log: Log, found: LogMatch) -> Confidence:
    """Return how sure it is that there is a driver, only not where Triton looks for it."""
    said = log.text[found.start : found.start + 300]
    has_driver = log.machine.driver or log.machine.gpu or "Possible files" in said
    return Confidence.CERTAIN if has_driver else Confidence.LIKELY


CAUSE = Cause(
    title="the linker finds no libcuda.so for the launcher that Triton compiles",
    in_log=_in_failure,
    explains=("linker-cannot-find-cuda-lib",),
    fix=Fix(
        "give the linker a folder that has libcuda.so under that plain name: one with a link to the driver's libcuda.so.1, or"
        " lib64/stubs of a toolkit; on WSL TRITON_LIBCUDA_PATH=/usr/lib/wsl/lib",
        commands=(
            (
                "mkdir -p ~/libcuda && ln -sf \"$(ldconfig -p | grep -v i386 | sed -n 's/.*=> //p' | grep -m1 'libcuda.so.1$')\""
                " ~/libcuda/libcuda.so"
            ),
            'export LIBRARY_PATH="$HOME/libcuda:$LIBRARY_PATH"',
        ),
    ),
    examples=(
        (
            "/usr/bin/ld: cannot find -lcuda: No such file or directory\n"
            "collect2: error: ld returned 1 exit status\n"
            "subprocess.CalledProcessError: Command '['/usr/bin/gcc', '/tmp/tmp1kx9/main.c', '-O3', '-shared', "
            "'-fPIC', '-o', '/tmp/tmp1kx9/cuda_utils.cpython-311-x86_64-linux-gnu.so', '-lcuda', "
            "'-L/venv/lib/python3.11/site-packages/triton/backends/nvidia/lib']' returned non-zero exit status 1."
        ),
        (
            '  File "/venv/lib/python3.11/site-packages/triton/backends/nvidia/driver.py", line 47, in libcuda_dirs\n'
            "AssertionError: libcuda.so cannot found!\n"
            "Possible files are located at ['/lib/i386-linux-gnu/libcuda.so.1'].Please create a symlink of "
            "libcuda.so to any of the files."
        ),
        (
            "/usr/bin/ld: cannot find -lcuda\ncollect2: error: ld returned 1 exit status\n"
            '  File "/venv/lib/python3.10/site-packages/torch/_inductor/codecache.py", line 551, in _worker_compile'
        ),
    ),
    counterexamples=(
        (
            "g++ -shared build/ops.o -L/usr/local/cuda/lib64 -lcudart -lcuda -o ops.so\n"
            "/usr/bin/ld: cannot find -lcuda: No such file or directory"
        ),
        (
            "/tmp/tmp1kx9/main.c:1:10: fatal error: Python.h: No such file or directory\n"
            "subprocess.CalledProcessError: Command '['/usr/bin/gcc', '/tmp/tmp1kx9/main.c', '-lcuda']' returned "
            "non-zero exit status 1."
        ),
        "/usr/bin/ld: cannot find -lcudart",
    ),
)
