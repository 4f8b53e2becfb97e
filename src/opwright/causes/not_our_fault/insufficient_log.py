"""
A build is a stack of programs, and each one that fails makes the one above it say so: the compiler tells ninja, ninja
tells setuptools, setuptools tells pip. What the upper ones print (`ninja: build stopped`, `returned non-zero exit status
1`, `subprocess-exited-with-error`, `Error compiling objects for extension`) is the same for every cause, and it ends the
log, where people copy from.

The cause is in the lines of the compiler, linker or loader, which come first and may be thousands of lines up; pip prints
them only if the build fails or with `-v`, and `load()` only with `verbose=True`. pip's `likely not a problem with pip`
means just this. Without one of those lines, any diagnosis is a guess.

What a GPU reports about a kernel is no better: `an illegal memory access was encountered`, `misaligned address` and `Memory
access fault by GPU node` come from the first call after it that checks, and name neither the kernel nor whether its
arguments, its indices or its stream are wrong. `compute-sanitizer` names the kernel and the address.
"""

from opwright.causes.kit.rules import POSSIBLE, log_rules, rule
from opwright.logs.final_failure import names_its_failure
from opwright.logs.patterns import LogMatch, has_match
from opwright.logs.traceback import unfinished
from opwright.model import Cause, Confidence, Fix, Log, Outcome

_WRAPPERS = (
    r"(?P<what>ninja: build stopped)",
    r"(?P<what>subprocess-exited-with-error)",
    r"(?P<what>returned non-zero exit status \d+)",
    r"(?P<what>Error compiling objects for extension)",
    r"(?P<what>Error building extension '[^'\n]{1,80}')",
    r"(?P<what>Failed building wheel for \S{1,80})",
    r"(?P<what>Could not build wheels for \S{1,80})",
    r"(?P<what>Failed to build [\w.-]{1,80})",
    r"(?P<what>failed with exit (?:status|code) \d+)",
    r"(?P<what>gmake(?:\[\d+\])?: \*\*\*|make(?:\[\d+\])?: \*\*\*)",
    r"(?P<what>metadata-generation-failed|legacy-install-failure)",
    r"(?P<what>exited with code \d+)",
    r"(?P<what>error MSB3721): ",
    r"(?P<what>Unable to JIT load the \w{1,40} op due to it not being compatible)",
    r"(?P<what>Failed to compile\. cc_cmd)",
    r"(?P<what>Encountered error while (?:generating|trying to install)\b[^\n]*)",
)
_TRACEBACK = r"(?P<what>Traceback \(most recent call last\))"
_KERNEL_FAULTS = (
    r"(?P<what>an illegal memory access was encountered)",
    r"(?P<what>CUDA_ERROR_(?:ILLEGAL_ADDRESS|MISALIGNED_ADDRESS|LAUNCH_FAILED))\b",
    r"(?:[Ee]rror|ERROR|error=\d\d|failed|\(\d{2,3}\)) ?: (?P<what>misaligned address|unspecified launch failure)",
    r"(?P<what>Memory access fault by GPU node)",
)
"""What a GPU reports about any kernel that accesses wrong memory."""
_BUILDING = r"(?P<what>Building (?:wheel|editable) for [\w.-]{1,60})"
_WAITING = (
    r"(?i:\b(?:stuck|hangs|hanging|frozen|forever|(?:never|not) (?:end|finish|complet)\w{0,6})\b)"
)
"""Somebody waits for a build of kernels."""
_MOST_LINES_OF_PROSE = 25
_LONG = "if a build has not ended yet"
_IF_CUT = "if a traceback is cut off"


def _is_waited_for(_: LogMatch, log: Log) -> Confidence | None:
    is_long = log.text.count("\n") > _MOST_LINES_OF_PROSE
    is_waiting = not is_long and has_match(log, _WAITING) and not names_its_failure(log)
    return POSSIBLE if is_waiting else None


def _is_all(_: LogMatch, log: Log) -> Confidence | None:
    return None if names_its_failure(log) else POSSIBLE


def _is_cut(_: LogMatch, log: Log) -> Confidence | None:
    return POSSIBLE if unfinished(log) and not names_its_failure(log) else None


def _called_last(_: LogMatch, log: Log) -> str:
    """Return where a traceback stops that is cut off."""
    last = unfinished(log)
    place = f"{last.file}:{last.line}" if last else ""
    return f"a traceback that stops at {place}, before its exception" if place else ""


CAUSE = Cause(
    title="the log only says that something failed ({what}), not what",
    in_log=log_rules(
        rule(*_KERNEL_FAULTS, confidence=POSSIBLE, remedy="if a kernel failed on the GPU"),
        rule(_BUILDING, confidence=_is_waited_for, remedy=_LONG, title=_LONG),
        rule(*_WRAPPERS, confidence=_is_all),
        rule(_TRACEBACK, confidence=_is_cut, what=_called_last, remedy=_IF_CUT),
    ),
    titles={_LONG: "a build that has not ended is waited for, and no failure is shown: {what}"},
    outcome=Outcome.UNEXPLAINED,
    is_generic_failure=True,
    fix=Fix(
        "look above these lines for the first FAILED or error:, or build again with all output",
        commands=(
            "MAX_JOBS=1 pip install -v --no-build-isolation --no-cache-dir . 2>&1 | tee build.log",
        ),
    ),
    remedies={
        _IF_CUT: Fix("add the rest of the traceback: its last lines name the exception"),
        _LONG: Fix(
            "let it compile, which takes from minutes to hours: with ninja, which pip's builds need for more than one job, for the GPU that is there, and with as many jobs as the memory "
            "allows (3 to 5 GB each); -v shows how far it is",
            commands=(
                "pip install ninja",
                "MAX_JOBS=4 pip install -v --no-build-isolation --no-cache-dir .",
            ),
        ),
        "if a kernel failed on the GPU": Fix(
            "run it with synchronous launches, under a tool that checks each memory access",
            commands=("CUDA_LAUNCH_BLOCKING=1 compute-sanitizer --tool memcheck python train.py",),
        ),
    },
    examples=(
        "It hangs at Building wheel for warpkit (setup.py) ...",
        (
            "Traceback (most recent call last):\n"
            '  File "/opt/env/bin/warp", line 8, in <module>\n'
            "    sys.exit(main())\n"
            '  File "/opt/env/lib/python3.10/site-packages/warpkit/ops/__init__.py", line 15, in <module>\n'
            "    from ..built import compatible_ops"
        ),
        'CUDA 12.2.targets(799,9): error MSB3721: The command ""C:\\CUDA\\bin\\nvcc.exe" -x cu -o op.obj op.cu" exited with code 1.',
        (
            "ninja: build stopped: subcommand failed.\n"
            "subprocess.CalledProcessError: Command '['ninja', '-v']' returned non-zero exit status 1.\n"
            "RuntimeError: Error compiling objects for extension\n"
            "error: subprocess-exited-with-error"
        ),
        (
            "RuntimeError: CUDA error: an illegal memory access was encountered\n"
            "CUDA kernel errors might be asynchronously reported at some other API call."
        ),
        "RuntimeError: CUDA error: misaligned address",
        "  ERROR: Failed building wheel for warpkit\nFailed to build warpkit",
    ),
    counterexamples=(
        'op.cu(3): error: identifier "x" is undefined\nninja: build stopped: subcommand failed.',
        "Successfully built warpkit\nSuccessfully installed warpkit-0.4.0",
        "ImportError: libfoo.so.1: cannot open shared object file: No such file or directory",
    ),
)
