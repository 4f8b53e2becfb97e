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

from opwright.causes.kit.messages import unsaid_failures as unsaid
from opwright.causes.kit.rules import POSSIBLE, log_rules, rule
from opwright.model import Cause, Fix, Outcome

_LONG = "if a build has not ended yet"
_IF_CUT = "if a traceback is cut off"
_AS_IT_RUNS = "if it is built as the program runs"

CAUSE = Cause(
    title="the log only says that something failed ({what}), not what",
    in_log=log_rules(
        rule(*unsaid.KERNEL_FAULTS, confidence=POSSIBLE, remedy="if a kernel failed on the GPU"),
        rule(unsaid.BUILDING, confidence=unsaid.is_waited_for, remedy=_LONG, title=_LONG),
        rule(unsaid.JIT, confidence=unsaid.is_all, remedy=_AS_IT_RUNS),
        rule(*unsaid.WRAPPERS, confidence=unsaid.is_all),
        rule(unsaid.TRACEBACK, confidence=unsaid.is_cut, what=unsaid.called_last, remedy=_IF_CUT),
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
        _AS_IT_RUNS: Fix(
            "look above these lines for the first FAILED or error:, or run the program again without its cache and with one job; often nvcc's CUDA does not match torch's",
            commands=(
                "rm -rf ~/.cache/torch_extensions",
                "nvcc --version && python -c 'import torch; print(torch.version.cuda)'",
                "MAX_JOBS=1 python train.py 2>&1 | tee build.log",
            ),
        ),
        _IF_CUT: Fix("add the rest of the traceback: its last lines name the exception"),
        _LONG: Fix(
            "let it finish compiling, which takes minutes to hours: use ninja, which pip's builds need for more than one job, build only for your GPU, and run as many jobs as the"
            " memory allows (3 to 5 GB each); -v shows the progress",
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
        "RuntimeError: Error building extension 'warp_adam'",
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
