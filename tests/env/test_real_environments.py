"""
Real environments: torch from the index, and wheels that fit it and that do not, each judged and then loaded.

The verdicts are held to the dynamic loader of this machine. Torch is what `pip install torch==2.13.0` gives, the CPU build or
the one for CUDA.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from made_environments import causes

from opwright.model.environment.installed import EnvironmentAudit
from opwright.model.environment.upgrade import Outlook
from opwright.verbs.env.environment import examine, installed_release
from opwright.verbs.env.upgrades.present_torch import present_torch
from opwright.verbs.env.upgrades.upgrade import plan_installed
from opwright.verbs.env.upgrades.upgrade_target import upgrade_target

pytestmark = pytest.mark.network

_TORCH = "torch==2.13.0"
_LOADS = """
import ctypes, os, sys
import torch
for path in sys.argv[1:]:
    if not (child := os.fork()):  # one that is loaded would help the next, and some crash
        try:
            ctypes.CDLL(path)
        except OSError as error:
            print(error, file=sys.stderr)
            os._exit(1)
        os._exit(0)
    print(os.waitpid(child, 0)[1], path)
"""


class RealEnvironment:
    """A virtual environment, made by Python and filled by pip."""

    def __init__(self, root: Path, *, like: RealEnvironment | None = None) -> None:
        subprocess.run([sys.executable, "-m", "venv", "--without-pip", root], check=True)
        self.root = root
        self.python = root / "bin" / "python"
        (self.site,) = root.glob("lib/python3*/site-packages")
        if like:
            shutil.copytree(like.site, self.site, copy_function=os.link, dirs_exist_ok=True)

    def install(self, *wanted: str, alone: bool = True) -> RealEnvironment:
        pip = [sys.executable, "-m", "pip", "--python", str(self.python), "install", "--quiet"]
        only = ["--no-deps"] if alone else []
        subprocess.run([*pip, *only, "--no-compile", *wanted], check=True)
        return self

    def examined(self, **environ: str) -> EnvironmentAudit:
        known = {"PATH": os.environ["PATH"], "HOME": str(self.root), "PYTHONNOUSERSITE": "1"}
        return examine(str(self.python), environ=known | environ, here=str(self.root))

    def loaded(self, audit: EnvironmentAudit) -> dict[str, bool]:
        """Return whether the loader takes each library that was judged, after torch."""
        paths = [
            str(self.site / one.binary.path) for p in audit.packages for one in p.audit.binaries
        ]
        run = [str(self.python), "-c", _LOADS, *paths]
        told = subprocess.run(run, capture_output=True, text=True, check=True).stdout
        pairs = [line.split(maxsplit=1) for line in told.splitlines()]
        return {os.path.relpath(path, self.site): status == "0" for status, path in pairs}


@pytest.fixture(scope="module")
def with_torch(tmp_path_factory: pytest.TempPathFactory) -> RealEnvironment:
    root = tmp_path_factory.mktemp("real") / "venv"
    made = RealEnvironment(root).install(_TORCH, "numpy==2.1.0", alone=False)
    leave = {name: text for name, text in os.environ.items() if not name.startswith("PYTHON")}
    subprocess.run(
        [made.python, "-c", "import torch"], env=leave, check=True
    )  # copies have its bytecode
    return made


def _judged(audit: EnvironmentAudit) -> dict[str, bool]:
    """Return whether each library is said to load."""
    return {
        one.binary.path: one.verdicts[0].name in ("loads", "unproven")
        for package in audit.packages
        for one in package.audit.binaries
    }


def test_torch_alone_is_healthy(with_torch: RealEnvironment) -> None:
    audit = with_torch.examined()

    assert (causes(audit), audit.notes, audit.unknown) == ([], (), ())
    assert audit.release is not None
    assert audit.release.startswith("2.13.0")


_NO, _WITHOUT_CUDA, _YES = "no", "beside torch without CUDA", "yes"


@pytest.mark.parametrize(
    ("wanted", "breaks"),
    [
        ("torchvision==0.28.0", _WITHOUT_CUDA),
        ("torchaudio==2.11.0", _WITHOUT_CUDA),
        ("torchcodec==0.17.0", _WITHOUT_CUDA),
        ("tensordict==0.3.2", _NO),
        ("torchvision==0.23.0", _YES),
        ("torchaudio==2.5.1", _YES),
        ("torchtext==0.17.2", _YES),
        ("torchrl==0.7.2", _YES),
        ("xformers==0.0.31.post1", _YES),
    ],
)
def test_verdicts_agree_with_the_loader_of_this_machine(
    with_torch: RealEnvironment, tmp_path: Path, wanted: str, breaks: str
) -> None:
    made = RealEnvironment(tmp_path / "venv", like=with_torch).install(wanted)

    audit = made.examined()

    has_cuda = audit.environment.torches[0].cuda is not None
    assert _judged(audit) == made.loaded(audit)
    assert bool(causes(audit)) == (breaks == _YES or (breaks == _WITHOUT_CUDA and not has_cuda))


def test_a_lock_of_a_killed_build_is_found_and_torch_really_waits_for_it(
    with_torch: RealEnvironment, tmp_path: Path
) -> None:
    folder = tmp_path / "extensions" / "op"
    folder.mkdir(parents=True)
    (folder / "lock").write_bytes(b"")
    load = (
        "import sys\nfrom torch.utils.file_baton import FileBaton\n"
        "sys.exit(not FileBaton(sys.argv[1]).try_acquire())"
    )

    audit = with_torch.examined(TORCH_EXTENSIONS_DIR=str(tmp_path / "extensions"))

    taken = subprocess.run([with_torch.python, "-c", load, folder / "lock"], check=False)
    assert causes(audit) == ["jit-stale-lock"]
    assert taken.returncode == 1


def test_a_second_torch_is_found_beside_the_first(
    with_torch: RealEnvironment, tmp_path: Path
) -> None:
    made = RealEnvironment(tmp_path / "venv", like=with_torch)
    (info,) = made.site.glob("torch-*.dist-info")
    shutil.copytree(info, made.site / "torch-2.12.1.dist-info")

    assert causes(made.examined()) == ["mixed-torch-installs"]


def test_a_plan_is_carried_out_and_what_it_installs_is_imported(
    with_torch: RealEnvironment, tmp_path: Path
) -> None:
    environment = RealEnvironment(tmp_path / "venv", like=with_torch)
    environment.install("fbgemm-gpu-cpu==1.3.0")
    audit = environment.examined()
    to = upgrade_target(
        _TORCH,
        python=audit.interpreter.version,
        here=installed_release(audit),
        present=present_torch(audit.environment),
    )

    plan = plan_installed(audit, to)
    for command in plan.commands:
        pip = f"{sys.executable} -m pip --python {environment.python}"
        typed = command.replace("pip install", f"{pip} install --quiet --retries 0", 1)
        subprocess.run(["bash", "-ec", typed], check=True)
    imported = [str(environment.python), "-c", "import torch, fbgemm_gpu; print(torch.__version__)"]
    version = subprocess.run(imported, capture_output=True, text=True, check=True).stdout.strip()

    assert [(one.name, one.outlook) for one in plan.packages] == [
        ("fbgemm-gpu-cpu", Outlook.UPDATE)
    ]
    assert version == to.torch.version
    assert causes(environment.examined()) == []
