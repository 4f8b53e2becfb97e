"""What somebody says to have done in vain is not advised again."""

from __future__ import annotations

from laws import every_input

from opwright.verbs.diagnose.diagnosis import diagnose

_UNKNOWN_ARCH = "nvcc fatal   : Unsupported gpu architecture 'compute_35'"
_ABSENT = "ModuleNotFoundError: No module named 'torch_cluster'"
_NO_NAME = (
    ">>> from nms.overlap import overlap_cuda\nImportError: cannot import name 'overlap_cuda'"
)

_SECOND_WAYS = (
    # a log, and a part of the first command of the second way
    (f"I have set TORCH_CUDA_ARCH_LIST=7.5 before\n{_UNKNOWN_ARCH}", "grep -rnE 'TORCH_CUDA_ARCH"),
    (f'RUN export TORCH_CUDA_ARCH_LIST="8.0;8.6+PTX"\n{_UNKNOWN_ARCH}', "grep -rnE 'TORCH_CUDA"),
    (f"{_ABSENT}\nI've already installed torch-cluster.", "sys.executable"),
    (f"Successfully installed torch-cluster-1.6.3\n{_ABSENT}", "sys.executable"),
    (f"torch_cluster is installed, I checked\n{_ABSENT}", "sys.executable"),
    (f"Requirement already satisfied: torch-cluster in ./lib\n{_ABSENT}", "sys.executable"),
    (f"python setup.py install went fine\n{_NO_NAME}", "build_ext --inplace"),
    (f"$ pip install dist/overlap-0.1-cp38.whl\n{_NO_NAME}", "build_ext --inplace"),
)
_FIRST_WAYS = (
    (f'export TORCH_CUDA_ARCH_LIST="3.5;7.0"\n{_UNKNOWN_ARCH}', "TORCH_CUDA_ARCH_LIST="),
    (f"How do I set TORCH_CUDA_ARCH_LIST?\n{_UNKNOWN_ARCH}", "TORCH_CUDA_ARCH_LIST="),
    (f"Make sure that torch_cluster is installed\n{_ABSENT}", "pip install"),
    (f"torch_cluster is not installed\n{_ABSENT}", "pip install"),
    (f"I have installed torch and torchvision\n{_ABSENT}", "pip install"),
    (_NO_NAME, "pip install"),
    (f"python setup.py build_ext --inplace\n{_NO_NAME}", "pip install"),
)


def test_what_was_done_gives_way_to_the_second_way() -> None:
    with every_input() as check:
        for log, expected in (*_SECOND_WAYS, *_FIRST_WAYS):
            with check(log):
                fix = diagnose(log, files=False).findings[0].fix
                assert expected in fix.commands[0]
