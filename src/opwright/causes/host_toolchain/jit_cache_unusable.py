"""
What is compiled at run time is cached: Triton's kernels in `~/.triton/cache`, Inductor's modules in
`/tmp/torchinductor_<user>`, extensions of `torch.utils.cpp_extension.load` in `~/.cache/torch_extensions`, and those of
flashinfer, tilelang, DeepGEMM and CuPy in folders of their own. A program that may not write there, or whose files change
under it, fails at its first kernel, although neither the kernel nor its compiler is at fault.

`Permission denied` means that the folder belongs to someone else: to root, to another user of the same `/tmp`, or to nobody,
where a container's user has no home (its `~` is `/`, so `/.triton` is used). `File exists`, `No such file or directory` for a
file that was just written, `Device or resource busy` and `Stale file handle` come from many processes in one folder: ranks
that all compile at first use, several machines over NFS, a job that cleans `/tmp`. Truncated files (`JSONDecodeError` in
Triton's cache.py) follow a crash or a full disk. A retry often works, so the failure looks random.

Give each user, and each machine, a folder on a local disk. Reinstalling packages does not help.
"""

from opwright.causes.kit.rules import LIKELY, if_near, log_rules, rule
from opwright.logs.patterns import LogMatch
from opwright.model import Cause, Confidence, Fix, Log

_TRITON_FOLDERS = r"\.triton(?:[/\\]{1,2}(?:cache|dump))?|tmp[/\\]triton|\.?triton[_-]cache|triton[/\\]{1,2}cache|torchinductor_\w{0,60}|torch_compile_cache|inductor_cache"
_OTHER_FOLDERS = (
    r"torch_extensions|\.cache[/\\]{1,2}(?:flashinfer|tilelang|vllm|deep_gemm|cupy|torch[/\\]{1,2}(?:inductor|kernels))|\.deep_gemm"
    r"|\.tilelang|\.cupy[/\\]{1,2}kernel_cache|\.tvm_ffi"
)
_QUOTED_PATH = rf"['\"](?P<path>[^'\"\n]{{0,200}}[/\\](?:{_TRITON_FOLDERS}|{_OTHER_FOLDERS})(?:[/\\][^'\"\n]{{0,240}})?)['\"]"
_QUOTED_TRITON_PATH = rf"['\"](?P<path>[^'\"\n]{{0,200}}[/\\](?:\.triton|{_TRITON_FOLDERS})[/\\][^'\"\n]{{1,240}})['\"]"
_REFUSED = (
    rf"PermissionError: \[Errno 13\] [^\n:]{{3,40}}: {_QUOTED_PATH}",
    rf"OSError: \[Errno 30\] [^\n:]{{3,40}}: {_QUOTED_PATH}",
    rf"PermissionError: \[WinError (?:5|32)\] [^\n:]{{3,120}}: {_QUOTED_PATH}",
)
_CHANGED = (
    rf"FileExistsError: \[(?:Errno 17|WinError 183)\] [^\n:]{{3,120}}: {_QUOTED_PATH}",
    rf"OSError: \[Errno (?:16|39|116)\] [^\n:]{{3,40}}: {_QUOTED_PATH}",
    rf"FileNotFoundError: \[Errno 2\] [^\n:]{{3,40}}: {_QUOTED_TRITON_PATH}",
)
_TRUNCATED_LIBRARY = r"(?P<path>[^\s'\":]{1,200}[/\\](?:\.triton|torchinductor_\w{1,60}|torch_extensions|\.cache[/\\]flashinfer)[/\\][^\s'\":]{1,240}): (?:file too short|cannot read file data)"
_UNREADABLE = (
    r"JSONDecodeError: [^\n]{3,80}|EOFError: Ran out of input|UnpicklingError: [^\n]{3,80}"
)
_READERS = {
    "~/.triton/cache": r"triton[/\\]{1,2}runtime[/\\]{1,2}(?:cache|autotuner)\.py|fn_cache_manager",
    "/tmp/torchinductor_$USER": r"_inductor[/\\]{1,2}(?:codecache|remote_cache|runtime[/\\]{1,2}\w{0,12}cache)\.py|_inductor[/\\]{1,2}runtime[/\\]{1,2}triton_heur",
}
"""Caches, and what in a traceback reads their files."""
_PRECOMPILED = (
    r"(?:can['’]t|cannot) create precompiled header (?P<path>[^\n:]{1,300}\.gch): (?:Permission denied|Read-only)",
    r"opening (?:output|dependency) file (?P<path>[^\n:]{1,300}\.gch(?:\.d)?): (?:Permission denied|Read-only)",
    r"unable to open output file ['\"](?P<path>[^\n'\"]{1,300}\.(?:gch|pch))['\"]",
)
"""Headers that a package precompiles next to torch's own, in a system folder."""
_MIOPEN_DATABASE = r"(?:miopen|MIOpen)[^\n]{0,200}unable to open database file"


_IN_USE = r"LNK1104\b[^\n'\"“]{0,60}['\"“](?P<path>[^'\"”\n]{1,200}\.pyd)['\"”]"
"""Windows lets nobody replace a module that a program has loaded."""
_WHERE_IN_USE = "where a program has loaded what is to be replaced"


def _unless_in_package(match: LogMatch, _log: Log) -> Confidence | None:
    return None if "-packages" in match.groups["path"] else LIKELY


CAUSE = Cause(
    title="the cache of compiled code in {path} cannot be used: {what}",
    in_log=log_rules(
        rule(*_REFUSED, confidence=_unless_in_package, what="this user may not write there"),
        rule(*_CHANGED, confidence=_unless_in_package, what="other processes change it meanwhile"),
        rule(
            _IN_USE,
            confidence=LIKELY,
            what="the linker cannot replace it, as a program has loaded it, or the build folder is half-deleted",
            remedy=_WHERE_IN_USE,
        ),
        rule(_TRUNCATED_LIBRARY, confidence=LIKELY, what="a file in it is truncated"),
        *(
            rule(
                _UNREADABLE,
                confidence=if_near(reader, 1600, behind=240, then=LIKELY),
                path=path,
                what="a file in it is empty or truncated",
            )
            for path, reader in _READERS.items()
        ),
        rule(*_PRECOMPILED, confidence=LIKELY, what="this user may not write there"),
        rule(
            _MIOPEN_DATABASE,
            confidence=LIKELY,
            path="~/.config/miopen",
            what="MIOpen cannot open its database there",
        ),
    ),
    fix=Fix(
        "give each user, and each machine, its own cache folders on a local disk",
        commands=(
            'export TRITON_CACHE_DIR="/tmp/$USER/triton" TORCHINDUCTOR_CACHE_DIR="/tmp/$USER/inductor"',
            'export TORCH_EXTENSIONS_DIR="/tmp/$USER/torch_extensions" MIOPEN_USER_DB_PATH="/tmp/$USER/miopen"',
        ),
    ),
    remedies={
        _WHERE_IN_USE: Fix(
            "close every program that has loaded it (notebooks, an editor's Python, a run that hangs: the first command lists them), delete the folder that it was built in, which for"
            " what torch compiles is %LOCALAPPDATA%\\torch_extensions, and build again",
            commands=(
                'tasklist /m "{path}"',
                'rmdir /s /q "%LOCALAPPDATA%\\torch_extensions"',
            ),
        ),
    },
    examples=(
        "LINK : fatal error LNK1104: cannot open file 'warp_ops.pyd'",
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
