"""
Before it launches its first kernel, Triton compiles a small C module (`main.c`, `cuda_utils.c`, `__triton_launcher.c`)
with the machine's C compiler and links it with the driver's library. Releases before 3.6 pass `-lcuda` to the linker,
which looks for a file called exactly `libcuda.so`; the driver always installs `libcuda.so.1`, and the plain name only
with its development files. Newer releases pass `-l:libcuda.so.1`.

Triton looks up the folder in ldconfig's cache and passes it with `-L`. In containers, on WSL (`/usr/lib/wsl/lib`), on
NixOS and on clusters the driver's folder is often missing from that cache, and Triton itself says `libcuda.so cannot
found`; where `ldconfig` is neither on PATH nor in `/sbin`, it fails at that. `TRITON_LIBCUDA_PATH` replaces the search.
`LD_LIBRARY_PATH` helps the loader, not the linker: `ld` reads `LIBRARY_PATH`. The stub in the toolkit's `lib64/stubs` is
good enough to link with, since at run time the loader finds the driver's own library by its soname.

The KeyError about a long tuple that often stands above it only says that Triton's cache had no such kernel yet.
"""

from opwright.causes.kit.cxx_sources.generated_code import INDUCTOR, LIBCUDA_NOT_LINKED, TRITON
from opwright.causes.kit.messages.ldconfig import LDCONFIG_FOUND, WITHOUT_LDCONFIG
from opwright.causes.kit.rules import CERTAIN, LIKELY, POSSIBLE, if_in_log, log_rules, rule
from opwright.knowledge.gpus.drivers import LINK_TO_LIBCUDA
from opwright.logs.patterns import LogMatch
from opwright.model import Cause, Confidence, Fix, Log

_NOT_FOUND_BY_TRITON = r"libcuda\.so cannot found"
_COMMAND = r"-l(?::libcuda\.so\.1|cuda)\b.{0,900}returned non-zero exit"
_NO_LDCONFIG = (
    r"No such file or directory: ['\"](?:/sbin/)?ldconfig['\"]",
    r"Command '\['(?:/sbin/)?ldconfig', '-p'\]' returned non-zero",
)
_LAUNCHER = (
    rf"[/\\]tmp\w{{0,20}}[/\\](?:main|cuda_utils|__triton_launcher|driver)\.c\b|cuda_utils|{TRITON}"
)
_CACHE_KEY = r"KeyError: \('\d-\.-\d"
"""Of a kernel that Triton's cache does not have yet."""
_OF_TRITON = rf"{_CACHE_KEY}|\b[Tt]riton\b"
_COMPILE = rf"torch[/\\]_dynamo[/\\]|{INDUCTOR}"
_EXTENSION_BUILD = r"cpp_extension|setup\.py|\bnvcc\b|g\+\+ -shared|CMake"
_ANOTHER_FAILURE = (
    r"Python\.h|tcc\.exe|fatal error:|cannot find -l(?!cuda\b|:libcuda)|unrecognized command"
)


def _driver_confidence(match: LogMatch, log: Log) -> Confidence:
    """Return how sure it is that there is a driver, only not where Triton looks for it."""
    candidates = "Possible files" in log.text[match.start : match.start + 300]
    return CERTAIN if log.machine.driver or log.machine.gpu or candidates else LIKELY


CAUSE = Cause(
    title="the linker finds no libcuda.so for the launcher that Triton compiles",
    in_log=log_rules(
        rule(_NOT_FOUND_BY_TRITON, confidence=_driver_confidence),
        rule(
            *_NO_LDCONFIG,
            confidence=if_in_log(TRITON, INDUCTOR, then=LIKELY, otherwise=POSSIBLE),
            remedy=lambda match, _: WITHOUT_LDCONFIG if "No such file" in match.quote else "",
        ),
        rule(*LIBCUDA_NOT_LINKED, only_if=_LAUNCHER),
        rule(
            *LIBCUDA_NOT_LINKED,
            confidence=if_in_log(_EXTENSION_BUILD, then=LIKELY, otherwise=CERTAIN),
            only_if=_COMPILE,
            unless=_LAUNCHER,
        ),
        rule(
            *LIBCUDA_NOT_LINKED,
            confidence=if_in_log(_CACHE_KEY, then=CERTAIN, otherwise=LIKELY),
            only_if=_OF_TRITON,
            unless=rf"{_EXTENSION_BUILD}|{_LAUNCHER}|{_COMPILE}",
        ),
        rule(
            _COMMAND,
            confidence=POSSIBLE,
            only_if=_LAUNCHER,
            unless="|".join((*LIBCUDA_NOT_LINKED, _ANOTHER_FAILURE)),
        ),
    ),
    explains=("linker-cannot-find-cuda-lib",),
    fix=Fix(
        "give the linker a folder with libcuda.so under that plain name: a link to the driver's libcuda.so.1, or lib64/stubs"
        " of a toolkit; on WSL, set TRITON_LIBCUDA_PATH=/usr/lib/wsl/lib",
        commands=(
            LINK_TO_LIBCUDA,
            'export LIBRARY_PATH="$HOME/libcuda:$LIBRARY_PATH"',
        ),
    ),
    remedies={WITHOUT_LDCONFIG: LDCONFIG_FOUND},
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
        "/triton/backends/nvidia/driver.py\", line 30\nFileNotFoundError: [Errno 2] No such file or directory: 'ldconfig'",
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
