"""The second way of a fix is of another kind than the first, and can be typed as well."""

from __future__ import annotations

import subprocess
from collections.abc import Iterator
from functools import cache

import pytest
from diagnosed_examples import example_logs, findings_in
from example_fixes import ASKER
from laws import every_input

from opwright.model import Fix, Shell, System
from opwright.verbs.diagnose.diagnosis import diagnose
from opwright.verbs.diagnose.fixes.fitted_fix import fitted

_NO_FILE = "cannot open shared object file: No such file or directory"
_SITE = "/opt/env/lib/python3.10/site-packages"
_IN_SITE = f'  File "{_SITE}/warpkit/__init__.py", line 3, in <module>'
_SECOND_WAYS = (
    # a log, and a part of the commands of the second way
    ("CUDA error: CUDA driver version is insufficient for CUDA runtime version", "nvidia-smi -L"),
    (
        (
            "triton.runtime.errors.OutOfResources: out of resource: shared memory, Required: 147456, Hardware limit: 101376."
            ' Reducing block sizes or `num_stages` may help.\n  File "/x/site-packages/fla/ops/chunk.py", line 4, in chunk'
        ),
        "pip install --upgrade flash-linear-attention",
    ),
    (
        'python: /project/include/triton/Conversion/TritonGPUToLLVM/Utility.h:9: void warp(): Assertion `op->hasAttr("offset")\' failed.',
        "triton|pytorch-triton",
    ),
    (
        (
            f'  File "{_SITE}/warp_ops/conv.py", line 13, in <module>\n    from warp_tables.conv import _supports\n'
            f"ImportError: cannot import name '_supports' from 'warp_tables.conv' ({_SITE}/warp_tables/conv.py)"
        ),
        "pip index versions warp-tables",
    ),
    (
        (
            f"$ pip list\nonnxruntime 1.16.0\nonnxruntime-training 1.16.0\n{_IN_SITE}\n    from onnxruntime.capi._pybind_state import Knobs\n"
            f"ImportError: cannot import name 'Knobs' from 'onnxruntime.capi._pybind_state' ({_SITE}/onnxruntime/capi/_pybind_state.py)"
        ),
        "pip uninstall -y onnxruntime onnxruntime-training",
    ),
    (f"{_IN_SITE} ModuleNotFoundError: No module named 'warpkit.plugins'", "sys.argv|environ"),
    ("ImportError: /op/_C.so: undefined symbol: _ZN3c104cuda9SetDeviceEi", "torch==2."),
    (f"ImportError: libwarpmath.so: {_NO_FILE}", "find / -name 'libwarpmath.so*'"),
    (f">>> import warp_knn\nImportError: libtorch_cuda.so: {_NO_FILE}", "whl/cu128"),
    ("csrc/op.cpp:15:23: error: 'AT_CHECK' was not declared in this scope", "torch==1.4.0"),
    ("ModuleNotFoundError: No module named 'warp_roi_align'", "git submodule update"),
    (
        "AttributeError: module 'warp_nms_cuda' has no attribute 'warp_nms_forward'",
        "import warp_nms_cuda; print(warp_nms_cuda.__file__)",
    ),
    ("RuntimeError: Error building extension 'warp_ops'", "gcc --version"),
    (
        "RuntimeError:\n        CUDA Setup failed despite GPU being available. Please run the following command to get more information:",
        '"/../nvidia/*/lib"',
    ),
    (
        "error: could not create 'warp_align/_C.cpython-311-x86_64-linux-gnu.so': No such file or directory",
        "-name warp_align",
    ),
    (
        'warps/state.h(24): error: namespace "std" has no member "uintptr_t"',
        "sed -i '1i #include <cstdint>' \"$(find . -path '*/warps/state.h' ",
    ),
    (
        "ERROR: Directory 'submodules/simple-knn' is not installable. Neither 'setup.py' nor 'pyproject.toml' found.",
        "/simple-knn.git",
    ),
    (
        "TypeError: Warper.__init__() got an unexpected keyword argument 'scan_type'",
        "(class|def) Warper",
    ),
    (
        f"File \"{_SITE}/warpkit/__init__.py\", line 1, in <module>\nImportError: cannot import name 'SparseCube' from 'torchsparse' ({_SITE}/torchsparse/__init__.py)",
        "git ls-remote --tags",
    ),
    (
        (
            '>>> import warpkit\n  File "/home/ann/warps/warpkit/__init__.py", line 3, in <module>\n    from . import warp_cuda\n'
            "ImportError: cannot import name 'warp_cuda' from 'warpkit' (/home/ann/warps/warpkit/__init__.py)"
        ),
        "cd / && python -c",
    ),
    (
        "ImportError: FFmpeg libraries are not found. Please install FFmpeg.\ntorch 2.4.1",
        "conda install -c conda-forge 'ffmpeg<8'",
    ),
    (
        f"ImportError: /lib/x86_64-linux-gnu/libstdc++.so.6: version `GLIBCXX_3.4.32' not found (required by {_SITE}/warpkit/_C.so)",
        "LD_PRELOAD",
    ),
    (
        (
            f'  File "{_SITE}/warpctc/__init__.py", line 1, in <module>\n    from ._ext import ctc\n'
            f"ImportError: {_SITE}/warpctc/_ext/ctc.cpython-36m-x86_64-linux-gnu.so: undefined symbol: _ZN2at19UndefinedTensorImpl10_singletonE"
        ),
        "import torch, warpctc",
    ),
    (
        "$ pip install 'git+https://github.com/ann/warpkit.git@v0.6'\n/tmp/pip-req-build-1/warp.cu:3:10: fatal error: TH/TH.h: No such file or directory",
        "'git+https://github.com/ann/warpkit.git'",
    ),
    (
        'src/pair_warp.cpp(129): error: class "WARPS_NS::Neighbor" has no member "add_request"',
        "grep -rniw WARPS",
    ),
    (
        "error in warp_forward_cuda_kernel: no kernel image is available for execution on the device",
        "gencode|compute_",
    ),
    ("OSError: CUDA_HOME environment variable is not set.", "ls -d /usr/local/cuda*/bin/nvcc"),
)
_FIRST_WAYS = (
    (
        (
            "$ pip install --no-index pytorch3d -f https://example.org/wheels\n"
            "ERROR: Could not find a version that satisfies the requirement pytorch3d (from versions: none)\nERROR: No matching distribution found for pytorch3d"
        ),
        "'git+https://github.com/facebookresearch/pytorch3d.git",
    ),
    (
        "Warp kernels could not be loaded. Please install them from https://github.com/ann/Warp_kernels",
        "git+https://github.com/ann/Warp_kernels.git",
    ),
    (f">>> import warp_knn\nImportError: libc10.so: {_NO_FILE}", "import torch, warp_knn"),
    (f">>> import warp_knn\nImportError: libtorch_cuda.so: {_NO_FILE}", "torch.version.cuda"),
    (f"ImportError: libcudart.so.11.0: {_NO_FILE}", "pip install nvidia-cuda-runtime-cu11"),
    (
        "C:\\ops> python run.py\nImportError: DLL load failed while importing warp_ops_ext: The specified module could not be found.",
        'python -c "import torch, warp_ops_ext"',
    ),
)


@cache
def _second_ways() -> list[tuple[str, Fix, Fix]]:
    """Return both ways of every example of a log that has two."""
    return [*_both_ways()]


def _both_ways() -> Iterator[tuple[str, Fix, Fix]]:
    for _, log in example_logs():
        for finding in findings_in(log)[:1]:
            if other := finding.fix.otherwise:
                yield finding.cause.name, finding.fix, other


def test_the_way_that_helps_next_comes_second() -> None:
    with every_input() as check:
        for log, expected in _SECOND_WAYS:
            with check(log):
                other = diagnose(log, files=False).findings[0].fix.otherwise
                assert other is not None
                assert expected in " ".join(other.commands)


def test_second_way_of_which_windows_has_no_command_is_left_out() -> None:
    log = "C:\\ops> python train.py\n{}"
    named = diagnose(
        log.format("ModuleNotFoundError: No module named 'warp_roi_align'"), files=False
    )
    other = named.findings[0].fix.otherwise
    assert other is not None
    assert other.commands[-1] == "findstr /s /n /i warp_roi_align *.md *.txt *.yml"
    called = diagnose(
        log.format("TypeError: Warper.__init__() got an unexpected keyword argument 'scan_type'"),
        files=False,
    )
    assert called.findings[0].fix.otherwise is None


def test_check_that_costs_nothing_comes_before_what_it_decides() -> None:
    with every_input() as check:
        for log, expected in _FIRST_WAYS:
            with check(log):
                assert expected in diagnose(log, files=False).findings[0].fix.commands[0]


def test_second_way_is_another_than_the_first() -> None:
    with every_input() as check:
        for cause, fix, other in _second_ways():
            with check(cause):
                assert other.summary != fix.summary
                assert other.otherwise is None
                assert not other.commands or set(other.commands) - set(fix.commands)


def test_second_ways_are_complete_and_sh_can_parse_them() -> None:
    commands = [command for _, _, other in _second_ways() for command in other.commands]
    done = subprocess.run(
        ["bash", "-n"], input="\n".join(commands), text=True, capture_output=True, check=False
    )

    assert len(commands) > 100
    assert done.stderr == ""
    assert not [one for one in commands if "PACKAGE" in one or "{" in one.replace("${", "")]


@pytest.mark.parametrize("shell", [Shell.CMD, Shell.POWERSHELL])
def test_second_ways_exist_on_windows(shell: Shell) -> None:
    with every_input() as check:
        for cause, _, other in _second_ways():
            with check(cause):
                for command in fitted(
                    other, ASKER._replace(system=System.WINDOWS, shell=shell)
                ).commands:
                    assert "$(" not in command
                    assert not command.startswith(("find ", "grep ", "export ", "rm "))


_NO_IMAGE = "error in warp_im2col_cuda: no kernel image is available for execution on the device"


@pytest.mark.parametrize(
    ("machine", "has_it"),
    [
        ("H100, CUDA 12.1, PyTorch 2.3.0", True),
        ("Jetson AGX Orin, PyTorch 2.2.0", True),
        ("RTX 5090, CUDA 12.4, PyTorch 2.6.0", False),
        ("H100, PyTorch 1.12.1", False),
        ("H100", False),
    ],
)
def test_torch_that_has_code_for_the_gpu_is_not_exchanged(machine: str, *, has_it: bool) -> None:
    (first, *_) = diagnose(f"warp_ops on {machine}:\n{_NO_IMAGE}", files=False).findings

    other = first.fix.otherwise
    commands = (*first.fix.commands, *(other.commands if other else ()))

    assert ("gencode" in " ".join(commands)) is has_it
    assert not (has_it and any("torchvision" in one for one in commands))


def test_torch_of_pip_over_that_of_conda_is_removed() -> None:
    log = "ImportError: /opt/env/warp_ops/_C.so: undefined symbol: _ZNK2at6Tensor7is_cudaEv"

    (mixed, *_) = diagnose(f"$ conda install pytorch==1.8.0\n{log}", files=False).findings
    (alone, *_) = diagnose(f"$ pip install torch==1.12.1\n{log}", files=False).findings

    assert mixed.fix.otherwise
    assert "pip uninstall torch" in mixed.fix.otherwise.summary
    assert "pip uninstall torch" not in f"{alone.fix.otherwise}"
