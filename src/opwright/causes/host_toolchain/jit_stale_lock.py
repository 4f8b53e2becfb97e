"""
`torch.utils.cpp_extension.load` lets one process build an extension while the others wait: the first creates an empty
file called `lock` in the extension's folder and removes it when it is done. It is not an operating-system lock. When the
building process is killed (Ctrl-C at a bad moment, out of memory, a job's time limit, a container that stops), the file
stays, and every later process sleeps in `FileBaton.wait` forever, without a message. What people see is a hang after
`Using … as PyTorch extensions root`, and `file_baton.py` in the traceback when they interrupt it.

torch 2.14 and later take a lock that the kernel releases when its holder dies; some releases before that warn after a
while. Delete the folder, or only its `lock`, once no process is building in it. Reinstalling the package does not touch
the folder. With several ranks, look first whether one of them printed a compiler's error: the others then wait for a
build that failed.

`opwright env` reports this when a build folder has such a file, the installed torch would wait for it, and no process of
this machine has it open.
"""

from collections.abc import Iterator

from opwright import model
from opwright.causes.kit.rules import LIKELY, POSSIBLE, if_near, log_rules, rule
from opwright.logs.patterns import LogMatch, compiled
from opwright.model import Cause, Confidence, EnvironmentCheck, Evidence, Fix, Log

_WAITING = (
    r"file_baton\.py\"?, line \d+,? in wait",
    r"file_baton\.py:\d+",
    r"Waited on lock file \"(?P<lock>[^\"\n]{1,240}lock)\"",
    r"leftover lock files from the PyTorch C\+\+ extension build",
)
_IN_LOCK = r"(?:acquire|__enter__) \((?:[\w.-]{1,40}/){0,12}filelock/_"
"""A lock of the operating system in the stack that py-spy shows, held by another process that builds or hangs."""
_LOADER = r"(?:cpp_extension\.load|cpp_extension\.py|_jit_compile|torch_extensions|Loading \w{1,30} extension|Loading extension module)"
_HANGS = r"(?:[Ss]tuck|\b[Hh]ang(?:s|ing)?\b|[Ff]reezes|[Ff]rozen|not respond|\bforever\b|\bendless(?:ly)?\b|卡住|卡在|卡死|一直不动)"
_DESCRIBED = (
    rf"{_HANGS}[^\n]{{0,60}}{_LOADER}",
    rf"{_HANGS}[^\n]{{0,40}}:\n(?:torch\.utils\.)?cpp_extension\.load",
    rf"{_LOADER}[^\n]{{0,60}}{_HANGS}",
)
"""How people describe it who had no output to copy."""
_UNTIL_DELETED = r"\b[Dd]elet(?:e|ed|ing) [\w./~-]{0,80}(?:/build|torch_extensions|/lock)[`'\"]? (?:folder |directory )?(?:seems to )?(?:fix|solve|help)"
_OF_EXTENSIONS = r"fused_kernels|torch_extensions|cpp_extension|compil\w{2,8} (?:the )?(?:CUDA |C\+\+ )?(?:kernels?|extensions?)\b"
_LAST_LINES = (
    r"as PyTorch extensions root\.\.\.['\"`\s]{0,9}\Z",
    r"\bLoading extension module \w{1,60}\.\.\.\s{0,9}\Z",
    r"\bSetting up PyTorch plugin \"\w{1,60}\"\.\.\.\s{0,9}\Z",
    r"\bLoading \w{1,60} extension(?: \([^()\n]{1,100}\))?\.\.\.\s{0,9}\Z",
)
"""What torch, or a package that builds with it, says before it waits."""
_OF_FLASHINFER = r"\bflashinfer\.jit: ?Loading JIT ops: ?\w{1,300}\s{0,9}\Z"
_ITS_CACHE = "where flashinfer waits for it"
_OF_COLOSSALAI = r"No pre-built kernel is found, build and load the \w{1,40} kernel during runtime now[\s=]{0,200}\Z"
_ITS_OWN_CACHE = "where ColossalAI waits for it"
_NEVER_ENDS = (
    rf"{_HANGS}|(?i:\bno(?:thing)?\b[^\n]{{0,20}} (?:happens|output|cpu|progress)|\bnever (?:goes|starts|ends|finish|return|continue)"
    r"|\bfor ?ever\b|\bfor (?:(?:more than|over|about|nearly|almost) )?(?:(?:an?|\d+|half an|several|many) )?(?:hours?|min(?:ute)?s?)\b|\bsto(?:ps|pp?ed) (?:at |there|here)\b|\bjust (?:sits|waits)\b|\bstuck\b)"
)
_FOLDER = "~/.cache/torch_extensions"
_USUAL_ROOT = f'{_FOLDER} "$TORCH_EXTENSIONS_DIR"'
_ROOT = r"Using (?P<root>/[\w./-]{2,200}) as PyTorch extensions root"
_OWN_FOLDER = r"File \"(?P<root>[\w./~-]{2,200}/fused_kernels)/__init__\.py\", line \d"
"""Of Megatron-LM and its forks, which build next to their sources."""


def _root(_: LogMatch, log: Log) -> str:
    """Return the folder that torch builds in, where the log names it."""
    named = compiled(_ROOT).search(log.text) or compiled(_OWN_FOLDER).search(log.text)
    return named["root"] if named else _USUAL_ROOT


def in_environment(environment: model.Environment) -> Iterator[Evidence]:
    """Look for locks that no process holds."""
    for lock in environment.locks:
        yield Evidence(
            lock.path,
            f"no process has it open; it is {lock.age} old",
            {"lock": lock.path, "root": _USUAL_ROOT},
            Confidence.LIKELY,
        )


CAUSE = Cause(
    title="a lock file left by a killed build keeps every later build waiting",
    in_log=log_rules(
        rule(*_WAITING, confidence=LIKELY, lock=_FOLDER),
        rule(
            _IN_LOCK,
            confidence=if_near(r"/jit/|cpp_extension", 600, then=POSSIBLE),
            lock=_FOLDER,
        ),
        rule(*_DESCRIBED, confidence=POSSIBLE, lock=_FOLDER),
        rule(
            _UNTIL_DELETED,
            confidence=if_near(_OF_EXTENSIONS, 300, then=POSSIBLE),
            only_if=_HANGS,
            lock=_FOLDER,
        ),
        rule(*_LAST_LINES, confidence=POSSIBLE, only_if=_NEVER_ENDS, lock=_FOLDER),
        rule(
            _OF_COLOSSALAI,
            confidence=POSSIBLE,
            only_if=_NEVER_ENDS,
            lock="~/.cache/colossalai",
            remedy=_ITS_OWN_CACHE,
        ),
        rule(_OF_FLASHINFER, confidence=POSSIBLE, lock="~/.cache/flashinfer", remedy=_ITS_CACHE),
        root=_root,
    ),
    in_environment=EnvironmentCheck(
        in_environment,
        examples=lambda: (
            model.Environment(
                "3.11.4",
                locks=(
                    model.LeftLock(
                        "/home/me/.cache/torch_extensions/py311_cu128/op/lock", "3 days"
                    ),
                ),
            ),
        ),
        counterexamples=lambda: (model.Environment("3.11.4"),),
    ),
    fix=Fix(
        "delete the stale lock once no process is building",
        commands=("find {root} -name lock -delete",),
    ),
    remedies={
        _ITS_OWN_CACHE: Fix(
            "stop what is left of killed runs, and delete ColossalAI's cache with its locks; it then recompiles its kernels (some minutes, with ninja and the nvcc of torch's CUDA)",
            commands=("rm -rf ~/.cache/colossalai", "ninja --version && nvcc --version"),
        ),
        _ITS_CACHE: Fix(
            "stop what is left of killed runs, and delete flashinfer's cache with its locks; it then recompiles its kernels (some minutes, with ninja and the nvcc of torch's CUDA); a"
            " wheel with compiled kernels (flashinfer-jit-cache, or the older ones from its index for this torch) needs no compilation",
            commands=("rm -rf ~/.cache/flashinfer", "ninja --version && nvcc --version"),
        ),
    },
    examples=(
        "For over 20 minutes nothing is said after\nNo pre-built kernel is found, build and load the scaled_softmax kernel during runtime now\n====",
        "INFO flashinfer.jit: Loading JIT ops: batch_prefill_with_kv_cache_dtype_q_bf16",
        (
            "Using /root/.cache/torch_extensions/py310_cu118 as PyTorch extensions root...\n^CTraceback"
            ' (most recent call last):\n  File "/opt/venv/lib/python3.10/site-packages/torch/utils/'
            'file_baton.py", line 42, in wait\n    time.sleep(self.wait_seconds)\nKeyboardInterrupt'
        ),
        (
            'UserWarning: Waited on lock file "/root/.cache/torch_extensions/py312_cu128/op/lock" for'
            " 600 seconds."
        ),
        "it gets stuck at cpp_extension.load(name='op', sources=sources) and prints nothing more",
        "    acquire (filelock/_api.py:344)\n    __enter__ (filelock/_api.py:376)\n    load_ops (warpinfer/jit/core.py:122)",
        'It stays there for hours:\nSetting up PyTorch plugin "warp_plugin"...',
        "Nothing happens after this line:\nUsing /root/.cache/torch_extensions/py310_cu118 as PyTorch extensions root...",
        "    wait (torch/utils/file_baton.py:51)\n    _jit_compile (torch/utils/cpp_extension.py:2077)",
    ),
    counterexamples=(
        "Using /root/.cache/torch_extensions/py310_cu118 as PyTorch extensions root...",
        "No pre-built kernel is found, build and load the scaled_softmax kernel during runtime now",
        "It hangs for an hour:\nLoading checkpoint shards: 50%",
        "E: Could not get lock /var/lib/dpkg/lock-frontend. It is held by process 4127 (apt-get)",
        "error: failed to acquire lock on cargo registry",
    ),
)
