"""A command that installs torch is for a build that there is, for the Python, system and CUDA of the one who asks."""

from __future__ import annotations

import re
from itertools import product

import pytest
from example_fixes import ASKER, fixes
from laws import every_input

from opwright.knowledge.packages import PUBLISHED_TORCH
from opwright.knowledge.torch_wheels import builds, table
from opwright.model import Fix, Installer, Machine, Shell, System
from opwright.verbs.diagnose.diagnosis import diagnose
from opwright.verbs.diagnose.fixes.fitted_fix import fitted

PYTHONS = (None, *(f"3.{minor}" for minor in range(8, 15)))
TORCHES = (None, "1.4.0", "1.9.1+cu111", "2.0.1+cu118", "2.3.1+cpu", "2.5.1", "2.15.0")
CUDAS = (None, "10.0", "12.2")
SYSTEMS = {System.LINUX: "linux-x86_64", System.WINDOWS: "windows", System.MACOS: "macos-arm64"}
PINNED = r"(?<![\w-])torch==(?P<torch>\d+\.\d+\.\d+)(?:\+(?P<label>\w+))?(?=\s|$)"
PLACE = r"(?:--index-url|--extra-index-url|--index pytorch=?|-f) ?https://download\.pytorch\.org/whl/(?P<label>cu\d+|cpu)"
COMPANION = r"(?<![\w-])(?P<name>torchvision|torchaudio)==(?P<release>[\d.]+)"
MADE = r"^(?:python|py -|uv venv --python |uv python pin )3\.(?P<minor>\d+)"


def impossible(commands: tuple[str, ...], python: str | None, system: System) -> list[str]:
    """Return those of some commands that ask for a build of torch or a companion that there is not."""
    wrong = []
    for command in commands:
        if made := re.match(MADE, command):
            python = f"3.{made['minor']}"
        for pinned in re.finditer(PINNED, command):
            place = re.search(PLACE, command)
            label = pinned["label"] or (place["label"] if place else None)
            is_there = has_wheel(pinned["torch"], python, system)
            has_build = label is None or builds.has_build(
                pinned["torch"], label, on_windows=system is System.WINDOWS
            )
            companions = [(m["name"], m["release"]) for m in re.finditer(COMPANION, command)]
            belong = all(
                table.made_for(name, pinned["torch"]) == release for name, release in companions
            )
            if not (is_there and has_build and belong):
                wrong.append(command)
    return wrong


def installs_of_torch() -> dict[str, str]:
    """Return the commands of all examples that install torch, and a cause of each; not those after another Python is made."""
    return {
        command: cause
        for cause, fix in fixes()
        for command in fix.commands
        if "pip install" in command and "torch" in command and "-m venv" not in fix.commands[0]
    }


@pytest.mark.parametrize("system", list(SYSTEMS))
def test_every_torch_that_is_installed_exists_for_who_asks(system: System) -> None:
    """Each two of the Pythons, releases of torch and of CUDA are met with together."""
    shell = Shell.CMD if system is System.WINDOWS else Shell.SH
    cudas = (None,) if system is System.MACOS else CUDAS
    machines = (
        Machine(torch=torch, python=python, cuda=cudas[number % len(cudas)])
        for number, (python, torch) in enumerate(product(PYTHONS, TORCHES))
        if not (torch and python and not has_wheel(torch, python, system))
    )
    asker = ASKER._replace(system=system, shell=shell, companions=("torchvision",))
    with every_input() as check:
        for machine, (command, cause) in product(machines, installs_of_torch().items()):
            with check((cause, machine)):
                typed = fitted(Fix("", (command,)), asker._replace(machine=machine)).commands
                assert not impossible(typed, machine.python, system)
                if machine.torch and ">=" in command:
                    assert f"torch=={machine.torch.partition('+')[0]} " not in f"{' '.join(typed)} "


def has_wheel(torch: str, python: str | None, system: System) -> bool:
    return builds.has_wheel(torch.partition("+")[0], python, SYSTEMS[system])


def installed(command: str, *, python: str | None = None, **machine: str | None) -> str:
    asker = ASKER._replace(machine=Machine(python=python, **machine), companions=("torchvision",))
    return "\n".join(fitted(Fix("", (command,)), asker).commands)


INDEX = "https://download.pytorch.org/whl/"
CHOICES = [
    # the nearest torch that would do, in the build of the CUDA that is there
    ("pip install --upgrade 'torch>=2.6'", {"torch": "2.5.1+cu118"}, f"torch==2.6.0 torchvision==0.21.0 --index-url {INDEX}cu118"),
    ("pip install --upgrade 'torch>=2.6'", {"torch": "2.5.1+cu121"}, "pip install torch==2.6.0 torchvision==0.21.0"),
    ("pip install --upgrade 'torch>=1.7'", {"torch": "1.4.0", "cuda": "10.0"}, "pip install torch==1.7.1 torchvision==0.8.2"),
    ("pip install --upgrade 'torch>=2.6'", {"torch": "2.6.0+cu124"}, "torch==2.7.1 torchvision==0.22.1"),
    ("pip install --upgrade 'torch>=1.8'", {"torch": "1.4.0", "gpu": "RTX 3090"}, f"torch==1.8.1+cu111 torchvision==0.9.1+cu111 -f {INDEX}torch_stable.html"),
    ("pip install --upgrade 'torch>=2.6'", {"torch": "2.5.1+cu124", "gpu": "RTX 5090"}, f"torch==2.7.1 torchvision==0.22.1 --index-url {INDEX}cu128"),
    # the release that is there, where the build of another CUDA is wanted
    (f"pip install --force-reinstall 'torch<2.8' --index-url {INDEX}cu118", {"torch": "2.4.0+cu124"}, f"--force-reinstall torch==2.4.0 torchvision==0.19.0 --index-url {INDEX}cu118"),
    # pip chooses where nothing is known
    ("pip install --upgrade 'torch>=2.6'", {}, "pip install --upgrade 'torch>=2.6' torchvision"),
    ("pip install --upgrade torch", {}, "pip install --upgrade torch torchvision"),
    # and what is there is left where nothing asks for another
    ("pip install torch setuptools wheel", {"torch": "2.5.1+cu118"}, "pip install torch setuptools wheel"),
    # a driver of CUDA 11 has no use for a build of CUDA 12
    ("pip install --upgrade torch", {"driver": "470.82.01", "python": "3.10"}, f"torch==2.7.1 torchvision==0.22.1 --index-url {INDEX}cu118"),
    # the same torch again is the same build again
    ("pip install --force-reinstall torch", {"torch": "2.5.1+cu118"}, f"torch==2.5.1 torchvision==0.20.1 --index-url {INDEX}cu118"),
    (f"pip install --force-reinstall torch --index-url {INDEX}cu128", {"torch": "2.6.0+cpu"}, f"torch==2.7.1 torchvision==0.22.1 --index-url {INDEX}cu128"),
    # an index that names the build in the version
    (f"pip install torch==1.12.1 --index-url {INDEX}cu113", {}, f"torch==1.12.1+cu113 torchvision==0.13.1+cu113 --extra-index-url {INDEX}cu113"),
    (f"pip install 'torch==1.7.1+cu101' -f {INDEX}torch_stable.html", {}, f"torch==1.7.1+cu101 torchvision==0.8.2+cu101 -f {INDEX}torch_stable.html"),
    # no wheel for this Python
    ("pip install 'torch==1.7.1'", {"python": "3.11"}, "python3.9 -m venv .venv\n. .venv/bin/activate\npip install torch==1.7.1 torchvision==0.8.2"),
    ("pip install --upgrade 'torch>=2.6'", {"torch": "2.2.0+cu118", "python": "3.8"},
     f"python3.9 -m venv .venv\n. .venv/bin/activate\npip install torch==2.6.0 torchvision==0.21.0 --index-url {INDEX}cu118"),
    # another's index is another's torch
    ("pip install torch --extra-index-url https://pypi.nvidia.com", {"torch": "2.5.1+cu118"}, "pip install torch --extra-index-url https://pypi.nvidia.com"),
]  # fmt: skip


@pytest.mark.parametrize(("command", "machine", "expected"), CHOICES)
def test_the_build_is_chosen_for_what_is_there(
    command: str, machine: dict[str, str], expected: str
) -> None:
    assert installed(command, **machine).endswith(expected)


def test_python_of_a_new_environment_is_the_one_that_counts() -> None:
    asker = ASKER._replace(machine=Machine(python="3.12"), companions=("torchvision",))
    made = (
        "python3.11 -m venv .venv",
        f"pip install 'torch==2.0.1+cu117' --index-url {INDEX}cu117",
    )

    assert fitted(Fix("", made), asker).commands == (
        "python3.11 -m venv .venv",
        f"pip install torch==2.0.1 torchvision==0.15.2 --index-url {INDEX}cu117",
    )


def test_label_that_pytorch_does_not_have_is_told_and_another_is_taken() -> None:
    asker = ASKER._replace(machine=Machine())
    fix = fitted(
        Fix("ask for it", (f"pip install 'torch==2.5.1+cu122' --index-url {INDEX}cu122",)), asker
    )

    assert fix.commands == (f"pip install torch==2.5.1 --index-url {INDEX}cu124",)
    assert fix.summary.endswith(
        "PyTorch's indexes have no torch 2.5.1 for cu122, only for cu124, cu121, cu118 and cpu"
    )


def test_driver_bounds_the_build_that_takes_the_place_of_the_cpus() -> None:
    asker = ASKER._replace(
        machine=Machine(torch="2.8.0", driver="472.12"), system=System.WINDOWS, shell=Shell.CMD
    )
    fix = fitted(
        Fix("", (f"pip install --force-reinstall {PUBLISHED_TORCH} --index-url {INDEX}cu128",)),
        asker,
    )

    assert fix.commands == (
        f"pip install --force-reinstall torch==2.7.1 torchvision==0.22.1 --index-url {INDEX}cu118",
    )


def test_windows_is_not_given_the_build_for_the_cpu() -> None:
    asker = ASKER._replace(machine=Machine(), system=System.WINDOWS, shell=Shell.CMD)
    (first, second) = fitted(
        Fix("", ("pip install --upgrade 'torch>=2.6'", "pip install torch==2.3.1")), asker
    ).commands

    assert first == f'pip install --upgrade "torch>=2.6" torchvision --index-url {INDEX}cu126'
    assert second == f"pip install torch==2.3.1 --index-url {INDEX}cu121"


def test_torch_of_the_toolkit_is_the_other_way() -> None:
    log = "The detected CUDA version (11.8) mismatches the version that was used to compile PyTorch (12.1). Please make sure to use the same CUDA versions."
    (known, *_) = diagnose(log, Machine(torch="2.4.0+cu121"), files=False).findings
    (unknown, *_) = diagnose(log, files=False).findings

    assert known.fix.otherwise
    assert known.fix.otherwise.commands == (
        f"pip install --force-reinstall torch==2.4.0 torchvision==0.19.0 torchaudio==2.4.0 --index-url {INDEX}cu118",
    )
    assert unknown.fix.otherwise
    assert unknown.fix.otherwise.commands == (
        f"pip install --force-reinstall torch==2.5.1 torchvision==0.20.1 torchaudio==2.5.1 --index-url {INDEX}cu118",
    )


def test_torch_of_the_binarys_cuda_is_the_other_way() -> None:
    log = (
        "ImportError: libcudart.so.11.0: cannot open shared object file: No such file or directory"
    )
    (first, *_) = diagnose(log, Machine(torch="2.4.1+cu121"), files=False).findings

    assert first.fix.otherwise
    assert (
        f"torch==2.4.1 torchvision==0.19.1 torchaudio==2.4.1 --index-url {INDEX}cu118"
        in first.fix.otherwise.commands[0]
    )


def test_torch_that_has_no_code_for_the_gpu_of_the_build_is_exchanged_too() -> None:
    log = "torch 1.4.0, cuda 10.1\nnvcc fatal   : Unsupported gpu architecture 'compute_86'"
    (old, *_) = diagnose(log, files=False).findings
    (new, *_) = diagnose(log, Machine(torch="2.4.0+cu118", cuda="11.0"), files=False).findings

    assert (
        f"pip install torch==1.8.1+cu111 torchvision==0.9.1+cu111 torchaudio==0.8.1 -f {INDEX}torch_stable.html"
        in old.fix.summary
    )
    assert "torch==" not in new.fix.summary


def test_gpu_that_the_build_of_torch_has_dropped_gets_another_build() -> None:
    log = "RuntimeError: CUDA error: no kernel image is available for execution on the device\nGTX 1080 Ti, torch 2.9.0+cu128"
    (first, *_) = diagnose(log, files=False).findings

    assert f"torch==2.9.0 torchvision==0.24.0 --index-url {INDEX}cu126" in first.fix.commands[0]


def test_torch_of_conda_is_exchanged_by_conda() -> None:
    log = '$ conda install pytorch==1.4.0 torchvision cudatoolkit=10.0 -c pytorch\ncsrc/op.cu(40): error: identifier "AT_DISPATCH_SWITCH" is undefined'
    (first, *_) = diagnose(log, files=False).findings

    assert (
        "conda install pytorch==1.13.1 torchvision==0.14.1 pytorch-cuda=11.6 -c pytorch -c nvidia"
        in first.fix.commands
    )


def test_driver_is_told_of_where_no_build_is_for_the_cuda_that_is_there() -> None:
    asker = ASKER._replace(machine=Machine(torch="2.5.1+cu118"))
    fix = fitted(Fix("upgrade torch", ("pip install --upgrade 'torch>=2.8'",)), asker)

    assert fix.commands == (
        f"pip install torch==2.8.0 torchvision==0.23.0 --index-url {INDEX}cu126",
    )
    assert fix.summary.endswith("is for CUDA 12.6, which needs driver 525.60.13 or newer")


def test_what_the_shell_reinstalls_comes_from_the_index_of_its_build() -> None:
    typed = installed(
        "pip install --force-reinstall \"torch==$(pip show torch | sed -n 's/^Version: //p')\""
    )

    assert "--index-url https://download.pytorch.org/whl/" in typed
    assert ASKER.installer is Installer.PIP
