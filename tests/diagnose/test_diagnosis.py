"""`opwright.diagnose`, as programs call it."""

from __future__ import annotations

import io

import pytest
from laws import every_input

import opwright
from opwright.causes.engine.registry import find_cause

LOG = "ImportError: op.so: undefined symbol: _ZN3c104cuda9SetDeviceEi"


def test_log_is_text_or_a_stream() -> None:
    of_text = opwright.diagnose(LOG)
    of_stream = opwright.diagnose(io.BytesIO(LOG.encode()))

    assert of_text == of_stream
    assert [finding.cause.name for finding in of_text.findings] == ["torch-version-mismatch"]
    assert of_text.exit_status == 1


def test_what_is_known_of_the_machine_counts() -> None:
    known = opwright.diagnose(LOG, opwright.Machine(torch="2.6.0"))
    having = opwright.diagnose(LOG, opwright.Machine(torch="2.1.0"))

    assert known.findings[0].message.startswith("torch 2.6.0 lacks c10::cuda::SetDevice(int)")
    assert "torch-version-mismatch" not in [f.cause.name for f in having.findings]


def test_header_of_cccl_is_where_the_toolkit_and_the_compiler_that_misses_it_say() -> None:
    error = "In file included from op{0}:3:\nu.cuh:9:10: fatal error: cuda/std/limits: No such file or directory\n"
    cuda_13, cuda_12 = opwright.Machine(torch="2.11.0+cu130"), opwright.Machine(cuda="12.8")
    apart = ("export CPATH=$CUDA_HOME/include/cccl",)

    def commands(suffix: str, machine: opwright.Machine) -> tuple[str, ...]:
        return opwright.diagnose(error.format(suffix), machine).findings[0].fix.commands

    assert commands(".cpp", cuda_13) == apart
    assert apart not in (commands(".cu", cuda_13), commands(".cpp", cuda_12))


def test_only_chosen_causes_are_looked_for() -> None:
    chosen = [find_cause("half-type-instantiation")]

    assert opwright.diagnose(LOG, causes=chosen).findings == ()


def test_same_cause_is_one_finding_with_all_its_places() -> None:
    other = LOG.replace("op.so", "other.so")

    (finding,) = opwright.diagnose(f"{LOG}\n{other}").findings

    assert [e.where for e in (finding.evidence, *finding.also)] == ["log:1", "log:2"]


def test_failure_without_a_known_cause_tells_its_first_error() -> None:
    diagnosis = opwright.diagnose(
        "all well\nfrob.c:3: error: too many frobs\nmake: *** [all] Error 1"
    )

    assert diagnosis.findings == ()
    assert diagnosis.failure
    assert (diagnosis.failure.evidence.where, diagnosis.exit_status) == ("log:2", 4)


def test_failure_without_a_known_cause_tells_what_decides_most_of_its_kind() -> None:
    raised = 'Traceback (most recent call last):\n  File "/src/warp/run.py", line 9, in <module>\n    run()\n{}'
    kinds = {
        "AssertionError: warp.cuda.is_available() is False.": "CUDA_VISIBLE_DEVICES",
        "RuntimeError: eglInitialize() failed": "NVIDIA_DRIVER_CAPABILITIES",
        "ImportError: PyTorch was imported before warp. Please import torch after warp.": "what the message says",
        "RuntimeError: Expected one of cpu, cuda, xla device type at start of device string: warp": "import the package",
        "ModuleNotFoundError: No module named 'skimage'": "pip install scikit-image",
        "RuntimeError: Unknown arch. Specify it in the WARP_ARCHS variable.": "what the message says",
    }

    with every_input() as check:
        for said, advice in kinds.items():
            with check(said):
                told = opwright.diagnose(raised.format(said))

                assert told.findings == ()
                assert told.next_steps
                assert advice in f"{told.next_steps.advice} {told.next_steps.commands}"
    plain = opwright.diagnose(raised.format("KeyError: 'warp'")).next_steps
    assert plain
    assert plain.advice == ""


def test_nothing_is_no_log() -> None:
    with pytest.raises(opwright.UnreadableInputError, match="empty"):
        opwright.diagnose("")


def test_what_came_first_is_the_cause_of_what_came_later() -> None:
    log = (
        "op.cu:3:10: fatal error: cusparse.h: No such file or directory\n"
        "op.cu:9:10: fatal error: Python.h: No such file or directory\n"
    )

    found = [finding.cause.name for finding in opwright.diagnose(log).findings]

    assert found[0] == "missing-cuda-header"
    assert "missing-python-dev-headers" in found
