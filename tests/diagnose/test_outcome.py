"""What a run survived is not why it failed: findings are weighed by how the log ends."""

from __future__ import annotations

from pathlib import Path

from laws import every_input

from opwright.model import Confidence
from opwright.verbs.diagnose.diagnosis import diagnose

_LOGS = Path(__file__).parents[1] / "logs"
_EVERY = 15
_PROGRESS = "".join(f"[{n}/60] c++ -O2 -c op{n}.cpp -o op{n}.o\n" for n in range(1, 61))
_ENDS = (
    "Successfully installed warpkit-0.4.0\n",
    "INFO: Application startup complete.\n",
    "Results saved to out/eval.json\n",
)
_NEEDS_NVCC = 'Traceback (most recent call last):\n  File "build.py", line 3, in <module>\nRuntimeError: CUDA not found\n'
_FAILS = "Traceback (most recent call last):\n  File \"train.py\", line 3, in <module>\nKeyError: 'theme'\n"


def _logs() -> list[tuple[str, str]]:
    paths = sorted(_LOGS.glob("*/*.log"))[::_EVERY]
    quiet = ("no-failure", "no-known-cause", "harmless-output")
    return [
        (f"{p.parent.name}/{p.name}", p.read_text()) for p in paths if p.parent.name not in quiet
    ]


def test_what_a_whole_log_survived_is_possible_at_most() -> None:
    with every_input() as check:
        for number, (name, text) in enumerate(_logs()):
            with check(name):
                log = f"{text}\n{_PROGRESS}{_ENDS[number % len(_ENDS)]}"

                findings = diagnose(log, files=False).findings

                sure = [f for f in findings if f.evidence.confidence is not Confidence.POSSIBLE]
                assert sure == []


def test_a_failure_after_a_success_counts_as_before() -> None:
    with every_input() as check:
        for name, text in _logs():
            alone = diagnose(text, files=False).findings[:1]
            if alone and alone[0].evidence.confidence is Confidence.CERTAIN:
                with check(name):
                    findings = diagnose(f"{_PROGRESS}{_ENDS[0]}{text}", files=False).findings

                    assert findings[0].cause.name == alone[0].cause.name
                    assert findings[0].evidence.confidence is Confidence.CERTAIN


def test_a_failure_at_the_end_of_megabytes_is_found() -> None:
    healthy = "".join(p.read_text() for p in sorted((_LOGS / "no-failure").glob("*.log")))

    with every_input() as check:
        for name, text in _logs()[::16]:
            alone = diagnose(text, files=False).findings[:1]
            if alone and alone[0].evidence.confidence is Confidence.CERTAIN:
                with check(name):
                    findings = diagnose(healthy * 50 + text, files=False).findings

                    assert findings[0].cause.name == alone[0].cause.name


def test_a_warning_counts_in_a_whole_log_that_fails_and_not_in_one_that_does_not() -> None:
    warning = (
        "/env/torch/cuda/__init__.py:180: UserWarning: CUDA initialization: The NVIDIA driver on your "
        "system is too old (found version 11040).\n"
    )

    of_an_excerpt, without, failing = (
        diagnose(log, files=False).findings[0]
        for log in (
            warning,
            warning + _PROGRESS,
            warning + _PROGRESS + _FAILS.replace("KeyError: 'theme'", "RuntimeError: no device"),
        )
    )

    assert of_an_excerpt.evidence.confidence is Confidence.CERTAIN
    assert without.evidence.confidence is Confidence.POSSIBLE
    assert failing.evidence.confidence is Confidence.CERTAIN
    assert {f.cause.name for f in (of_an_excerpt, without, failing)} == {"driver-too-old"}


def test_what_a_library_logs_of_a_gpu_and_goes_on_does_not_outrank_what_it_raises() -> None:
    refusal = "WA2 is only supported on devices with compute capability >= 8"
    raised = f"RuntimeError: {refusal}"
    logged = f"Cannot use WA version 2: {refusal}\nINFO: using another kernel\n{_FAILS}"

    assert diagnose(raised).findings[0].evidence.confidence is Confidence.CERTAIN
    assert all(f.evidence.confidence is Confidence.POSSIBLE for f in diagnose(logged).findings)


def test_a_warning_is_not_why_a_program_ends_later_by_a_mistake_of_its_own() -> None:
    warning = (
        "/env/warpkit/__init__.py:180: UserWarning: Error fetching <urlopen error timed out>\n"
    )
    mistake = 'Traceback (most recent call last):\n  File "train.py", line 9, in <module>\n    fit(x)\nTypeError: fit() takes 2 arguments\n'

    disabled = "/env/geo/typing.py:9: UserWarning: An issue occurred while importing 'warp-scatter'. Disabling its usage. Stacktrace: /env/warp_scatter/_version.so: undefined symbol: _ZN3c1017RegisterOperatorsD1Ev\n"
    unavailable = "WARNING | backend warpkit  not available: No module named 'warpkit'\n"
    head = (
        'Traceback (most recent call last):\n  File "train.py", line 9, in <module>\n    fit(x)\n'
    )
    of_tensors = (
        f"{head}RuntimeError: mat1 and mat2 must have the same dtype, but got Half and Float\n"
    )
    of_the_system = f"{head}OSError: [Errno 98] Address already in use\n"

    logs = (
        warning + _PROGRESS + mistake,
        warning + mistake,
        disabled + _PROGRESS + of_tensors,
        unavailable + _PROGRESS + of_the_system,
    )
    with every_input() as check:
        for log in logs:
            with check(log):
                findings = diagnose(log, files=False).findings

                assert all(f.evidence.confidence is Confidence.POSSIBLE for f in findings)
                assert not (findings and _PROGRESS in log)
    alone = diagnose(disabled, files=False).findings[0]
    assert alone.evidence.confidence is not Confidence.POSSIBLE


def test_a_check_of_cmake_is_not_why_a_build_fails_that_it_has_configured() -> None:
    check = "-- Could not find a CUDA toolkit that fits\n"
    written = "-- Configuring done\n-- Build files have been written to: /src/build\n"
    failing = f"{_PROGRESS}The following tests FAILED:\n\t  6 - copy (Timeout)\nErrors while running CTest\n"

    whole = diagnose(check + written + failing, files=False)
    (went_on, *_) = diagnose(check + written + failing[-90:], files=False).findings
    (unknown, *_) = diagnose(check + failing, files=False).findings

    assert whole.findings == ()
    assert whole.failure
    assert whole.failure.said == "6 - copy (Timeout)"
    assert went_on.evidence.confidence is Confidence.POSSIBLE
    assert unknown.evidence.confidence is Confidence.LIKELY


def test_a_whole_log_that_ends_well_has_only_what_nobody_has_to_mend() -> None:
    remarks = (
        "[WARN] ./ops/warp_so.so: cannot open shared object file: No such file or directory\n",
        "-- Could not find a CUDA toolkit that fits: GPU kernels are disabled\n",
        "warpkit      [not installed] ModuleNotFoundError: No module named 'apex'\n",
        "WARNING train: flash-attn not found (No module named 'flash_attn'): falling back to sdpa\n",
        "tests/test_up.py::test_cuda[1] SKIPPED (CUDA is not available) [ 75%]\n",
    )
    ends = (
        "exit status 0\n",
        "100% tests passed, 0 tests failed out of 5\nrc=0\n",
        "self test: OK\n",
    )

    with every_input() as check:
        for number, remark in enumerate(remarks):
            with check(remark):
                whole = diagnose(remark + _PROGRESS + ends[number % 3], files=False)

                assert whole.findings == ()
                assert whole.failure is None
    cut = diagnose(remarks[3], files=False)
    assert cut.findings


def test_a_warning_of_the_package_that_fails_next_explains_its_mistake() -> None:
    warning = (
        "/src/warpkit/setup.py:18: UserWarning: warpkit was requested, but nvcc was not found.\n"
    )
    mistake = "Traceback (most recent call last):\n  File \"/src/warpkit/setup.py\", line 31, in <module>\n    flags(version)\nNameError: name 'version' is not defined\n"

    first = diagnose(warning + mistake, files=False).findings[0]

    assert first.cause.name == "cuda-toolkit-not-found"
    assert first.evidence.confidence is not Confidence.POSSIBLE


def test_a_remark_of_a_run_that_goes_on_is_possible_at_most() -> None:
    remark = "flash: unavailable (FlashAttention only supports Ampere GPUs or newer.)\n"

    for name, log in (("goes on", remark + _PROGRESS), ("ends", _PROGRESS + remark)):
        findings = diagnose(log, files=False).findings

        sure = [f for f in findings if f.evidence.confidence is not Confidence.POSSIBLE]
        assert bool(sure) == (name == "ends")


def test_the_failure_of_a_worker_is_what_ended_its_launcher() -> None:
    worker = f"{_FAILS}{_PROGRESS}"
    launcher = 'Traceback (most recent call last):\n  File "launch.py", line 9, in <module>\n    run()\nRuntimeError: Engine core initialization failed. See root cause above.\n'

    failure = diagnose(worker + launcher, files=False).failure

    assert failure is not None
    assert failure.said == "KeyError: 'theme'"


def test_a_warning_of_cmake_is_possible_at_most_and_its_error_is_not() -> None:
    message = (
        'CMake %s at CMakeLists.txt:48 (find_package):\n  By not providing "FindTorch.cmake" in CMAKE_MODULE_PATH this project has\n'
        '  asked CMake to find a package configuration file provided by "Torch", but\n  CMake did not find one.\n'
    )

    warning = diagnose(message % "Warning", files=False).findings[0]
    error = diagnose(message % "Error", files=False).findings[0]

    assert warning.cause.name == error.cause.name == "torch-not-found-by-build"
    assert warning.evidence.confidence is Confidence.POSSIBLE
    assert error.evidence.confidence is Confidence.CERTAIN


def test_a_remark_in_an_excerpt_without_a_failure_is_possible_at_most() -> None:
    remark = "Skipping import of cpp extensions due to incompatible torch version 2.9.0 for torchao version 0.14.0\n"
    went_on = "".join(f"epoch {n}: loss {1 / n:.3f}\n" for n in range(1, 12))

    finding = diagnose(remark + went_on, files=False).findings[0]

    assert finding.cause.name == "torch-version-mismatch"
    assert finding.evidence.confidence is Confidence.POSSIBLE


def test_what_to_do_in_a_case_is_not_said_of_this_one() -> None:
    message = "ModuleNotFoundError: No module named 'distutils'"

    advice = diagnose(f"If you encounter `{message}`, install setuptools", files=False).findings
    report = diagnose(f"When I run it I get `{message}`", files=False).findings

    assert [f.evidence.confidence for f in advice] == [Confidence.POSSIBLE]
    assert report[0].evidence.confidence is Confidence.CERTAIN


def test_compilers_error_that_pip_has_indented_is_the_failure() -> None:
    log = (
        "  fatal: not a git repository (or any of the parent directories): .git\n"
        "  building 'warpkit._C' extension\n"
        "  csrc/comm.cpp:8:10: fatal error: onewarp/ccl.hpp: No such file or directory\n"
        "  error: Command '['g++']' returned non-zero exit status 1.\n"
        "  error: subprocess-exited-with-error\n"
        "  ERROR: Failed building wheel for warpkit\n"
    )

    failure = diagnose(log, files=False).failure

    assert failure is not None
    assert (failure.file, failure.kind) == ("csrc/comm.cpp", "missing-header")


def test_check_of_cmake_is_not_before_the_error_that_ended_it() -> None:
    log = (
        "-- The CUDA compiler identification is NVIDIA 13.0.88\n"
        "-- Could NOT find NVTX (missing: NVTX_INCLUDE_DIR)\n"
        "CMake Error at third_party/gloo/CMakeLists.txt:1 (cmake_minimum_required):\n"
        "  Compatibility with CMake < 3.5 has been removed from CMake.\n"
        "-- Configuring incomplete, errors occurred!\n"
    )

    assert diagnose(log, files=False).findings[0].cause.name == "dependency-version-mismatch"


def test_command_that_a_script_goes_on_without_is_not_before_its_exception() -> None:
    log = (
        "./install.sh: line 7: /usr/local/cuda/bin/nvcc: No such file or directory\n"
        "Traceback (most recent call last):\n"
        '  File "build.py", line 3, in <module>\n'
        "    from torch.utils.ffi import create_extension\n"
        "ImportError: torch.utils.ffi is deprecated. Please use cpp extensions instead.\n"
    )

    assert diagnose(log, files=False).findings[0].cause.name == "removed-torch-api"


def test_a_command_that_a_traced_script_did_without_is_possible_at_most() -> None:
    probed = "+ nvcc --version\nbash: line 5: nvcc: command not found\n+ true\n+ python build.py\n"

    passed = diagnose(f"{probed}{_FAILS}", files=False).findings
    ended = diagnose(f"{probed}{_NEEDS_NVCC}", files=False).findings

    assert [f.evidence.confidence for f in passed] == [Confidence.POSSIBLE]
    assert ended[0].evidence.confidence is not Confidence.POSSIBLE


def test_an_error_that_pip_has_indented_is_no_part_of_a_warning_of_cmake_before_it() -> None:
    warning = "  CMake Warning at CMakeLists.txt:7 (message):\n    no kineto\n\n\n"
    error = (
        "  op.h:5:2: error: #error C++17 or later compatible compiler is required to use PyTorch.\n"
    )

    findings = diagnose(f"{warning}{error}", files=False).findings

    assert findings[0].evidence.confidence is Confidence.CERTAIN


def test_a_reading_that_shows_only_that_something_failed_says_nothing_new() -> None:
    log = "ninja: build stopped: subcommand failed.\nIsADirectoryError: [Errno 21] Is a directory: 'ops'\n"

    assert diagnose(log, files=False).findings == ()


def test_what_somebody_writes_below_an_exception_is_not_before_it() -> None:
    log = (
        '  File "/src/demo/layers.py", line 5, in <module>\n    from apex import amp\n'
        "ModuleNotFoundError: No module named 'apex'\n"
        "But Apex requires CUDA 9 or newer, and my card is not NVIDIA's"
    )

    first, second = diagnose(log, files=False).findings

    assert first.cause.name == "extension-not-built"
    assert second.evidence.confidence is Confidence.POSSIBLE


def test_a_warning_is_not_before_the_error_of_a_compiler() -> None:
    log = (
        "[WARNING] warpkit: Installed CUDA version 12.4 does not match the version torch was compiled with 11.8\n"
        "FAILED: op.o\nop.cpp:1:10: fatal error: Python.h: No such file or directory\ncompilation terminated.\n"
    )

    found = [one.cause.name for one in diagnose(log, files=False).findings]

    assert found == ["missing-python-dev-headers", "cuda-toolkit-mismatch"]


_PROBES = (
    "DEBUG 03-02 07:12:16 [platforms/__init__.py:90] XPU platform is not available because: No module named '{}'",
    "(WarpWorker pid=4411) DEBUG 03-02 07:12:55 [probe.py:9] TPU backend is not available because: No module named '{}'",
    "2026-03-02 07:12:33,123 - DEBUG - looking for plugins: No module named '{}'",
    "[2026-03-02 07:12:33,123] [DEBUG] No module named '{}'",
    "INFO {0} is not installed, skipping its checks: No module named '{0}'",
    "python3 check.py\nModuleNotFoundError: No module named '{}'\nmake: [Makefile:9: check] Error 1 (ignored)",
    "python3 check.py\nModuleNotFoundError: No module named '{}'\nstopped\ngmake[2]: [check] Fehler 1 (ignoriert)",
    "ModuleNotFoundError: No module named '{}'\nmake: [Makefile:9: check] Error 1 (ignored)\nmake: *** [Makefile:14: lint] Error 2",
)
_FAILURES = (
    "ModuleNotFoundError: No module named '{}'",
    "python3 check.py\nModuleNotFoundError: No module named '{}'\nmake: *** [Makefile:9: check] Error 1",
    "ModuleNotFoundError: No module named '{}'\npython3 docs.py\nmake: [Makefile:9: docs] Error 1 (ignored)",
    "DEBUG ModuleNotFoundError: No module named '{}'",  # as uv tells what a build says
    "ImportError: {0} is required with DEBUG set: No module named '{0}'",
)


def test_what_a_program_can_do_without_is_possible_at_most() -> None:
    with every_input() as check:
        for module in ("quiptools_cuda", "flash_attn_2_cuda", "warp_ops._C"):
            for lines, is_probe in ((_PROBES, True), (_FAILURES, False)):
                for line in lines:
                    with check(f"{module}: {line}"):
                        findings = diagnose(
                            f"starting\n{line.format(module)}", files=False
                        ).findings

                        sure = [
                            f for f in findings if f.evidence.confidence is not Confidence.POSSIBLE
                        ]
                        assert bool(sure) is not is_probe
