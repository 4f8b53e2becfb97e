"""What somebody says of the machine in a few lines decides for which system, GPU and package a fix is typed."""

import pytest

from opwright.verbs.diagnose.diagnosis import diagnose

NO_COMPILER = "RuntimeError: Failed to find C compiler. Please specify via CC environment variable."
OLD_ARCH = "ptxas op.ptx, line 9; error : Feature 'f16 arithemetic and compare instructions' requires .target sm_53 or higher"
WITHOUT_CODE = "OSError: Could not find compatible tinycudann extension for compute capability 75."


@pytest.mark.parametrize(
    ("said", "program"),
    [
        ("ComfyUI on Windows", "winget"),
        ("OS: Windows, Python 3.11", "winget"),
        ("Windows 11, torch 2.5", "winget"),
        ("on Windows Subsystem for Linux", "apt-get"),
        ("this flag is not supported on Windows", "apt-get"),
        ("", "apt-get"),
    ],
)
def test_system_is_the_one_that_somebody_says(said: str, program: str) -> None:
    (first, *_) = diagnose(f"{NO_COMPILER}\n{said}\n", files=False).findings

    assert first.fix.commands[0].startswith(program)


@pytest.mark.parametrize(
    ("said", "setting"),
    [
        ("on an Orin", 'TORCH_CUDA_ARCH_LIST="8.7"'),
        ("with a GTX 1080 Ti", 'TORCH_CUDA_ARCH_LIST="6.1"'),
        ("", 'TORCH_CUDA_ARCH_LIST="8.0;8.6;9.0+PTX"'),
    ],
)
def test_architectures_are_those_of_the_gpu_that_somebody_names(said: str, setting: str) -> None:
    (first, *_) = diagnose(f"{OLD_ARCH}\n{said}\n", files=False).findings

    assert setting in first.fix.commands[0]


def test_architectures_are_named_in_the_variable_that_the_package_reads() -> None:
    (first, *_) = diagnose(WITHOUT_CODE, files=False).findings

    assert 'TCNN_CUDA_ARCHITECTURES="75" pip install' in first.fix.commands[0]
    assert "TCNN_CUDA_ARCHITECTURES containing 7.5" in first.fix.summary
