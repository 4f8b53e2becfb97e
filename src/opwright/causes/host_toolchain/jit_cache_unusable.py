"""
What is compiled at run time is kept: Triton's kernels in `~/.triton/cache`, Inductor's modules in `/tmp/torchinductor_<user>`,
extensions of `torch.utils.cpp_extension.load` in `~/.cache/torch_extensions`, those of flashinfer, tilelang, DeepGEMM and CuPy in
folders of their own. A program that may not write there, or whose files there change under it, fails while it compiles its first
kernel, and nothing is wrong with the kernel or with what compiles it.

`Permission denied` is told where the folder is another user's: a container that runs as a user without a home (its `~` is `/`, so
that `/.triton` is asked for), a cache that root filled, one name in `/tmp` for all users of a machine. `File exists`, `No such
file or directory` for a file that was just written, `Device or resource busy` and `Stale file handle` come of many processes in
one folder, as do files that are cut off (`JSONDecodeError` in Triton's cache.py) after a crash or on a full disk: ranks that all compile at first use, several machines over NFS, a job that cleans `/tmp`. Then it often works the second
time, which is why it is taken for chance.

A folder for each user, and where there are several machines for each of them, on a local disk, settles both. Reinstalling the
package does not, and neither does another version of Triton.
"""

from __future__ import annotations

from collections.abc import Iterator

from opwright.causes.kit.rules import log_check
from opwright.logs.patterns import compiled, find_matches
from opwright.model import Cause, Confidence, Evidence, Fix, Log

_OF_TRITON = r"\.triton(?:[/\\]{1,2}(?:cache|dump))?|tmp[/\\]triton|\.?triton[_-]cache|triton[/\\]{1,2}cache|torchinductor_\w{0,60}|torch_compile_cache|inductor_cache"
_OF_OTHERS = (
    r"torch_extensions|\.cache[/\\]{1,2}(?:flashinfer|tilelang|vllm|deep_gemm|cupy|torch[/\\]{1,2}(?:inductor|kernels))|\.deep_gemm"
    r"|\.tilelang|\.cupy[/\\]{1,2}kernel_cache|\.tvm_ffi"
)
_AT = rf"['\"](?P<path>[^'\"\n]{{0,200}}[/\\](?:{_OF_TRITON}|{_OF_OTHERS})(?:[/\\][^'\"\n]{{0,240}})?)['\"]"
_IN_TRITONS = (
    rf"['\"](?P<path>[^'\"\n]{{0,200}}[/\\](?:\.triton|{_OF_TRITON})[/\\][^'\"\n]{{1,240}})['\"]"
)
_REFUSED = (
    rf"PermissionError: \[Errno 13\] [^\n:]{{3,40}}: {_AT}",
    rf"OSError: \[Errno 30\] [^\n:]{{3,40}}: {_AT}",
    rf"PermissionError: \[WinError (?:5|32)\] [^\n:]{{3,120}}: {_AT}",
)
_CHANGED = (
    rf"FileExistsError: \[(?:Errno 17|WinError 183)\] [^\n:]{{3,120}}: {_AT}",
    rf"OSError: \[Errno (?:16|39|116)\] [^\n:]{{3,40}}: {_AT}",
    rf"FileNotFoundError: \[Errno 2\] [^\n:]{{3,40}}: {_IN_TRITONS}",
)

_CUT_SHORT = r"(?P<path>[^\s'\":]{1,200}[/\\](?:\.triton|torchinductor_\w{1,60}|torch_extensions|\.cache[/\\]flashinfer)[/\\][^\s'\":]{1,240}): (?:file too short|cannot read file data)"
_UNREADABLE = (
    r"JSONDecodeError: [^\n]{3,80}|EOFError: Ran out of input|UnpicklingError: [^\n]{3,80}"
)
_READ_BY = (
    (
        r"triton[/\\]{1,2}runtime[/\\]{1,2}(?:cache|autotuner)\.py|fn_cache_manager",
        "~/.triton/cache",
    ),
    (
        r"_inductor[/\\]{1,2}(?:codecache|remote_cache|runtime[/\\]{1,2}\w{0,12}cache)\.py|_inductor[/\\]{1,2}runtime[/\\]{1,2}triton_heur",
        "/tmp/torchinductor_$USER",
    ),
)
"""Who reads the files of a cache, and where these are."""
_PRECOMPILED = (
    r"(?:can['’]t|cannot) create precompiled header (?P<path>[^\n:]{1,300}\.gch): (?:Permission denied|Read-only)",
    r"opening (?:output|dependency) file (?P<path>[^\n:]{1,300}\.gch(?:\.d)?): (?:Permission denied|Read-only)",
    r"unable to open output file ['\"](?P<path>[^\n'\"]{1,300}\.(?:gch|pch))['\"]",
)
"""Of headers that a package compiles beforehand, where torch's are: a folder of the system's packages."""
_NEAR_BEFORE, _NEAR_BEHIND = 1600, 240
_OF_MIOPEN = r"(?:miopen|MIOpen)[^\n]{0,200}unable to open database file"


@log_check(*_REFUSED, *_CHANGED, _CUT_SHORT, _OF_MIOPEN, _UNREADABLE, *_PRECOMPILED)
def in_log(log: Log) -> Iterator[Evidence]:
    """Look for files below folders of compiled kernels that could not be written, or that came and went."""
    for patterns, what in (
        (_REFUSED, "this user may not write there"),
        (_CHANGED, "other processes change it at the same time"),
    ):
        for found in find_matches(log, *patterns):
            if "-packages" not in found.groups["path"]:  # where the package itself lies
                yield found.evidence(Confidence.LIKELY, what=what)
    for found in find_matches(log, _CUT_SHORT):
        yield found.evidence(Confidence.LIKELY, what="a file in it was not written to its end")
    for found in find_matches(log, _UNREADABLE):
        near = log.text[max(0, found.start - _NEAR_BEFORE) : found.start + _NEAR_BEHIND]
        for reader, path in _READ_BY:
            if compiled(reader).search(near):
                what = "a file in it is empty or cut off"
                yield found.evidence(Confidence.LIKELY, path=path, what=what)
    for found in find_matches(log, *_PRECOMPILED):
        yield found.evidence(Confidence.LIKELY, what="this user may not write there")
    for found in find_matches(log, _OF_MIOPEN):
        what = "MIOpen cannot open its database there"
        yield found.evidence(Confidence.LIKELY, path="~/.config/miopen", what=what)


CAUSE = Cause(
    title="what is compiled at run time cannot be kept in {path}: {what}",
    in_log=in_log,
    fix=Fix(
        "give each user, and each machine, folders of their own on a local disk",
        commands=(
            'export TRITON_CACHE_DIR="/tmp/$USER/triton" TORCHINDUCTOR_CACHE_DIR="/tmp/$USER/inductor"',
            'export TORCH_EXTENSIONS_DIR="/tmp/$USER/torch_extensions" MIOPEN_USER_DB_PATH="/tmp/$USER/miopen"',
        ),
    ),
    examples=(
        (
            '  File "/opt/venv/lib/python3.12/site-packages/triton/runtime/cache.py", line 66, in __init__\n'
            "    os.makedirs(self.cache_dir, exist_ok=True)\n"
            "PermissionError: [Errno 13] Permission denied: '/.triton'"
        ),
        "FileExistsError: [Errno 17] File exists: '/home/me/.cache/torch_extensions/py311_cu128/splat'",
        "OSError: [Errno 116] Stale file handle: '/shared/me/.triton/cache/4f1c/scan_fwd.json'",
        (
            "FileNotFoundError: [Errno 2] No such file or directory: '/home/me/.triton/cache/9b2e/scan.ttir.tmp.pid_71_4' -> "
            "'/home/me/.triton/cache/9b2e/scan.ttir'"
        ),
        "PermissionError: [WinError 5] Access is denied: 'C:\\\\Users\\\\me\\\\.triton\\\\cache\\\\8d1a\\\\tmp.pid_40'",
        "op.h:1: fatal error: cannot create precompiled header /usr/lib/torch/include/op.h.gch: Permission denied",
        "ImportError: /root/.triton/cache/8d1a/cuda_utils.so: file too short",
        (
            '  File "/opt/env/lib/python3.11/site-packages/triton/runtime/cache.py", line 90, in get_group\n'
            "    grp_contents = json.load(f)\n"
            "json.decoder.JSONDecodeError: Expecting value: line 1 column 1 (char 0)"
        ),
        (
            "terminate called after throwing an instance of 'miopen::Exception'\n"
            "  what():  /src/MIOpen/src/sqlite_db.cpp:220: open memvfs: unable to open database file"
        ),
        "OSError: [Errno 30] Read-only file system: '/root/.cache/flashinfer/0.4.0'",
    ),
    counterexamples=(
        "PermissionError: [Errno 13] Permission denied: '/usr/lib/python3/dist-packages/op'",
        (
            "FileNotFoundError: [Errno 2] No such file or directory: '/opt/venv/lib/python3.12/site-packages/triton/backends/"
            "nvidia/bin/ptxas'"
        ),
        (
            "ImportError: /root/.cache/torch_extensions/py311_cu128/op/op.so: cannot open shared object file: No such file or "
            "directory"
        ),
        "OSError: [Errno 28] No space left on device: '/root/.triton/cache/9b2e/tmp.pid_3'",
        "FileNotFoundError: [Errno 2] No such file or directory: 'labels/train.json'",
        (
            '  File "train.py", line 9, in <module>\n    labels = json.load(f)\n'
            "json.decoder.JSONDecodeError: Expecting value: line 1 column 1 (char 0)"
        ),
        "FileNotFoundError: [Errno 2] No such file or directory: '/srv/triton/models/config.pbtxt'",
    ),
)
