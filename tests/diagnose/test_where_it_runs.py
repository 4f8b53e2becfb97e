"""A fix is for the place that the log shows: its folder, its Python, its image; a build that has failed is looked into, and not repeated."""

import re

import pytest
from diagnosed_examples import example_logs, findings_in

from opwright.verbs.diagnose.diagnosis import diagnose

CHECKOUT = "ImportError: cannot import name '_C' from 'vllm' (/home/ann/vllm/vllm/__init__.py)"
EDITABLE_NAME = r"pip install [^|;&]*(?<= )(?:-e|--editable) (?![./~\"'$]|[A-Za-z]:)"
"""pip takes only folders and addresses there."""


def test_nothing_is_installed_editable_by_its_name() -> None:
    fixes = [one.fix for _, log in example_logs() for one in findings_in(log)]

    assert [one for fix in fixes for one in fix.commands if re.search(EDITABLE_NAME, one)] == []


def test_package_is_built_in_the_checkout_that_the_last_line_names() -> None:
    (first, *_) = diagnose(CHECKOUT, files=False).findings

    assert first.fix.commands[-1] == "pip install --no-build-isolation -e /home/ann/vllm"


@pytest.mark.parametrize(
    ("log", "python"),
    [
        (
            "E:\\ComfyUI_windows_portable\\python_embeded\\python.exe -s main.py\nModuleNotFoundError: No module named 'bitsandbytes'",
            '"E:\\ComfyUI_windows_portable\\python_embeded\\python.exe" -s -m pip install',
        ),
        (
            "PS E:\\Comfy> .\\python_embeded\\python.exe main.py\nModuleNotFoundError: No module named 'bitsandbytes'",
            '& ".\\python_embeded\\python.exe" -s -m pip install',
        ),
    ],
)
def test_program_with_its_own_python_is_given_packages_by_that(log: str, python: str) -> None:
    (first, *_) = diagnose(log, files=False).findings

    assert first.fix.commands[-1].startswith(python)


def test_build_that_has_failed_is_carried_out_again_with_all_output() -> None:
    log = "  ERROR: Failed building wheel for simple_knn\nModuleNotFoundError: No module named 'simple_knn'\n"

    (first, *_) = diagnose(log, files=False).findings

    assert first.fix.commands == (
        "cd submodules/simple-knn && MAX_JOBS=1 pip install -v --no-build-isolation . 2>&1 | tee build.log",
    )


def test_image_without_a_toolkit_is_exchanged_for_the_one_with_it() -> None:
    log = "FROM pytorch/pytorch:2.1.0-cuda12.1-cudnn8-runtime\n/bin/sh: 1: nvcc: not found\n"

    (first, *_) = diagnose(log, files=False).findings

    assert first.fix.commands == ("docker pull pytorch/pytorch:2.1.0-cuda12.1-cudnn8-devel",)


def test_torch_whose_cuda_is_before_the_gpu_is_itself_exchanged() -> None:
    log = "RuntimeError: CUDA error: no kernel image is available for execution on the device\nRTX 5090, PyTorch version: 2.7.0+cu126\n"

    (first, *_) = diagnose(log, files=False).findings

    assert "torch" in first.fix.commands[0]
    assert first.fix.commands[0].endswith("/whl/cu128")
