"""
Builds and imports print a good deal that looks like a failure and is not one: `Error checking compiler version for cl`
on a machine with another compiler, ptxas's notes on registers and stack, the interpreter's own symbols that `ldd -r`
calls undefined because no interpreter is running, a missing Triton that only disables an optimization.

None of these is reported as a cause. They are named here, as possible at most, so that whoever pasted them alone learns
that they did not stop the build; in a log where something failed, that is named instead.

The exit status decides. A command that returned 0 and a package that imports need no repair.
"""

from collections.abc import Iterator, Mapping

from opwright.causes.kit.rules import log_check
from opwright.logs.patterns import compiled, find_matches, has_match
from opwright.model import Cause, Confidence, Evidence, Fix, Log, Outcome

_NOTES = (
    r"UserWarning: (?P<what>Error checking compiler version for cl)",
    r"undefined symbol: (?P<what>_?Py\w+)\s{1,4}\(\S{1,300}\)",
    r"(?P<what>ptxas (?:info|warning)) {1,4}: ",
    r"(?P<what>some optimi[sz]ations will not be enabled)",
    r"(?P<what>TORCH_CUDA_ARCH_LIST is not set, all archs for visible cards)",
    r"(?P<what>Unable to register cu\w{2,6} factory)",
    r"UserWarning: (?P<what>Can't initialize NVML)",
    r"Warning: (?P<what>Warning only once for all operators)",
    r"FutureWarning: (?P<what>The pynvml package is deprecated)",
    r"(?P<what>global interpreter lock \(GIL\) has been enabled to load module)",
    r"(?P<what>libcuda\.so\.1 is not a symbolic link)",
    r"(?P<what>[Ff]ast path is not available because one of)",
    r"(?P<what>Could not initialize NNPACK! Reason)",
    r"(?P<what>has a minor version mismatch with the version that was used to compile PyTorch)",
    r"warning: [^\n]{1,200}(?P<what>DeprecatedTypeProperties[^\n]{1,60}is deprecated)",
    r"(?P<what>warning #\d{1,6}-D): ",
    r"warning: (?P<what>calling a (?:constexpr )?__host__ function)",
    r"(?P<what>Failed to load image Python extension: ''If you don't plan on using image functionality)",
    r"(?P<what>Attempted to use ninja as the BuildExtension backend but we could not find ninja)",
)
_FAILURE = (
    r"[Ee]rror(?!s? checking| caught was|_)\b[^\n]{0,4}[:\[]|\bFAILED\b|\bfatal\b|Traceback|Exception|undefined reference|[Ff]ailed"
    r"|returned non-zero|cannot open|undefined symbol: _Z|Aborted|Segmentation|Error\b"
)
_SUCCESS = {
    "Successfully ": r"^\s*Successfully (?:installed|built) \S",
    "Finished processing": r"^\s*Finished processing dependencies for ",
    "Installed /": r"^\s*Installed /\S",
}
"""How a successful build ends, with a required word: most logs have none, and then nothing is compiled."""
_AROUND_NOTES = {
    "bytes stack frame": r"bytes stack frame",
    "warnings.warn(": r"^\s*warnings\.warn\(",
    "statically linked": r"statically linked",
    "absl::InitializeLog": r"All log messages before absl::InitializeLog\(\) is called are written to STDERR",
    "import pynvml": r"^\s*import pynvml\b",
    "computation placer": r"computation placer already registered",
    "not desired": r"If this is not desired, please set os\.environ",
    "Error caught was": r"Error caught was: No module named .triton",
    "just a warning": r"This is just a warning: ",
}
"""What is printed around such notes, with a required word."""


_NO_CL = "checking compiler version for cl: [WinError 2]"
"""Without cl.exe the build fails a little later, where the log may have been cut."""


@log_check(*_NOTES)
def in_log(log: Log) -> Iterator[Evidence]:
    """Look for logs that are mostly well-known notes, in which nothing failed."""
    lines = [line for line in log.text.splitlines() if line.strip()]
    notes = [note for note in _NOTES if has_match(log, note)]  # the others are not compiled
    patterns = [*notes, *_that_may_match(_AROUND_NOTES, log.text)]
    others = [line for line in lines if not any(compiled(p).search(line) for p in patterns)]
    end = "\n".join(lines[-3:])
    ended_well = any(compiled(p).search(end) for p in _that_may_match(_SUCCESS, end))
    if not ended_well and _NO_CL in log.text:
        return
    if (len(others) * 2 > len(lines) and not ended_well) or has_match(
        log._replace(text="\n".join(others)), _FAILURE
    ):
        return
    for match in find_matches(log, *notes):
        yield match.evidence(Confidence.POSSIBLE)


def _that_may_match(patterns: Mapping[str, str], text: str) -> list[str]:
    return [pattern for word, pattern in patterns.items() if word in text]


CAUSE = Cause(
    title="this is only a note, and nothing here shows a failure: {what}",
    in_log=in_log,
    outcome=Outcome.HARMLESS,
    fix=Fix("nothing to fix; if the exit status is not 0, the cause is in other output"),
    examples=(
        (
            "[W OperatorEntry.cpp:154] Warning: Warning only once for all operators, other operators "
            "may also be overridden."
        ),
        (
            "csrc/op.cu:7:1: warning: ‘c10::ScalarType detail::scalar_type(const at::DeprecatedTypeProperties&)’ is deprecated:"
            " pass an at::ScalarType instead [-Wdeprecated-declarations]\n"
            "creating build/bdist.linux-x86_64/egg\ncopying build/op.so\nFinished processing dependencies for warpkit==0.4.0"
        ),
        (
            "UserWarning: Error checking compiler version for cl: 'utf-8' codec can't decode byte 0xd3 in "
            "position 0: invalid continuation byte\nFinished processing dependencies for warpkit==0.4.0"
        ),
        (
            "E0000 00:00:1712.5 77 cuda_dnn.cc:8310] Unable to register cuDNN factory: Attempting to register factory "
            "for plugin cuDNN when one has already been registered\n"
            "W0000 00:00:1712.7 77 computation_placer.cc:177] computation placer already registered. Please check "
            "linkage and avoid linking the same target more than once."
        ),
        (
            "/opt/env/torch/cuda/__init__.py:61: FutureWarning: The pynvml package is deprecated. Please install another.\n"
            "  import pynvml"
        ),
        (
            "ptxas info    : 0 bytes gmem\n"
            "ptxas info    : Compiling entry function '_Z4fillPfi' for 'sm_90'\n"
            "ptxas info    : Used 10 registers, used 0 barriers"
        ),
    ),
    counterexamples=(
        (
            "cpp_extension.py:416: UserWarning: The detected CUDA version (12.5) has a minor version mismatch with the version that was"
            " used to compile PyTorch (12.4).\nbuilding 'op' extension\nerror: command 'nvcc' failed with exit code 1\n"
            "Successfully installed ninja-1.11"
        ),
        "Successfully installed warpkit-0.4.0",
        (
            "ptxas info    : Used 10 registers, used 0 barriers\n"
            'op.cu(3): error: identifier "x" is undefined'
        ),
    ),
)
