"""A fix can be typed: whole, for the system, the installer and the shell of the one who asks."""

from __future__ import annotations

import re
import subprocess
from collections.abc import Iterator
from itertools import cycle

import pytest
from diagnosed_examples import example_logs, findings_in
from example_fixes import ASKER, fixes
from laws import every_input

from opwright.knowledge.packages import PUBLISHED_TORCH
from opwright.knowledge.pypi import installing, releases_for_torch
from opwright.logs.asker.install_commands import install_commands
from opwright.logs.asker.situation import BUILD_PATTERNS, BUILD_WORDS, situation_of
from opwright.model import Fix, Installer, Log, Machine, Shell, Situation, System
from opwright.prefilter.required_literals import required_literals_of
from opwright.verbs.diagnose.diagnosis import diagnose
from opwright.verbs.diagnose.fixes.fitted_fix import fitted
from opwright.verbs.diagnose.fixes.packages import package_install
from opwright.verbs.diagnose.fixes.shells import own_command
from opwright.verbs.diagnose.fixes.tried import refuted

UNIX = re.compile(
    r"\b(?:apt-get|apt|apt-cache|apt-file|dnf|ldconfig|find|ls|grep|ldd|export|source|sudo|patchelf|sed)\b [-\w/]"
)

UNIX_STEP = re.compile(
    r"\b(?:ba)?sh \w|\./\w|\bexport |\$\(|\*|\bmake\b|\bwget\b|rm -rf|\bmkdir -p|\$PWD"
)

_HOSTILE = ("';touch${IFS}x;'", "$(touch${IFS}x)")


def test_nothing_that_a_log_says_becomes_a_command_of_its_own() -> None:
    """Each word of a command that an example's text has is followed by what a shell would run if it were not quoted."""
    with every_input() as check:
        for cause, log in example_logs():
            with check(cause.name):
                assert not [*_run_by_a_shell(log)]


def _run_by_a_shell(log: Log) -> Iterator[str]:
    typed = " ".join(
        command
        for finding in findings_in(log)
        for way in finding.fix.ways
        for command in way.commands
    )
    said = {word for word in re.findall(r"[\w.+/@:~-]{4,}", typed) if word in log.text}
    for word, hostile in zip(sorted(said, key=len)[-6:], cycle(_HOSTILE), strict=False):
        text = log.text.replace(word, word + hostile)
        findings = diagnose(text, log.machine, files=False).findings
        for way in (way for finding in findings for way in finding.fix.ways):
            for command in way.commands:
                quoted = re.sub(r"'[^']*'|\"'\"", "", command)
                if "touch$" in quoted:
                    yield command


@pytest.mark.parametrize("shell", [Shell.CMD, Shell.POWERSHELL])
def test_what_is_typed_on_windows_exists_there(shell: Shell) -> None:
    with every_input() as check:
        for cause, fix in fixes():
            with check(cause):
                for command in fitted(
                    fix, ASKER._replace(system=System.WINDOWS, shell=shell)
                ).commands:
                    assert not UNIX.match(command)
                    assert "$(" not in command
                    assert "'" not in re.sub(r'"[^"]*"', "", command)
                    assert shell is Shell.POWERSHELL or "$" not in command


def test_no_package_manager_of_linux_is_offered_on_macos() -> None:
    with every_input() as check:
        for cause, fix in fixes():
            with check(cause):
                typed = fitted(fix, ASKER._replace(system=System.MACOS)).commands
                assert not [c for c in typed if re.search(r"\b(?:apt|dnf|ldconfig|scl)", c)]


@pytest.mark.parametrize("package", ["warpkit", None])
@pytest.mark.parametrize("installer", list(Installer))
def test_every_command_is_complete_and_sh_can_parse_it(
    package: str | None, installer: Installer
) -> None:
    commands: list[str] = []
    with every_input() as check:
        for cause, fix in fixes():
            with check(cause):
                typed = fitted(fix, ASKER._replace(package=package, installer=installer))
                commands += typed.commands
                for command in typed.commands:
                    assert not re.search(
                        r"PACKAGE|IMAGE|BRANCH|\bLIBRARY\b(?!=)|_XX\b|/path/to|\.\.\.$", command
                    )
                    assert not re.search(r"(?<!uv )pip install [^&|]*--reinstall", command)
                    assert "--force-reinstall torch " not in f"{command} "
                if package is None and any(
                    "PACKAGE" in c and "install " in c for c in fix.commands
                ):
                    assert "does not name the package" in typed.summary

    done = subprocess.run(
        ["bash", "-n"], input="\n".join(commands), text=True, capture_output=True, check=False
    )
    assert done.stderr == ""


PROJECT = [
    ("pip install --force-reinstall torch==2.7.1 --index-url https://download.pytorch.org/whl/cu128",
     "uv add --reinstall torch==2.7.1 --index pytorch=https://download.pytorch.org/whl/cu128"),
    ("pip install --no-build-isolation --no-deps --no-cache-dir --force-reinstall --no-binary warp-attn warp-attn",
     "uv sync --no-build-isolation-package warp-attn --no-binary-package warp-attn --reinstall-package warp-attn"),
    ("MAX_JOBS=2 pip install --no-build-isolation warp-attn", "MAX_JOBS=2 uv sync --no-build-isolation-package warp-attn"),
    ("pip install --no-build-isolation --no-cache-dir -v .", "uv pip install --no-build-isolation --no-cache -v ."),
    ("pip uninstall -y torchvision", "uv remove torchvision"),
    ('pip install "torch==$(pip show torch | cut -c9-)"', 'uv add "torch==$(uv pip show torch | cut -c9-)"'),
    ("python -m pip check", "uv pip check"),
    ("python -m pip cache purge", "uv cache clean"),
]  # fmt: skip


def test_a_project_of_uv_is_changed_where_the_next_sync_would_undo_it() -> None:
    asker = ASKER._replace(
        installer=situation_of(Log("$ uv sync\nerror: it failed"), named=False).installer
    )
    with every_input() as check:
        for command, typed in PROJECT:
            with check(command):
                assert fitted(Fix("", (command,)), asker).commands == (typed,)


NO_TORCH = "      ModuleNotFoundError: No module named 'torch'\n"
RUN = [
    ("$ pip3 install --user warpkit==0.4\n  error: subprocess-exited-with-error\n  Getting requirements to build wheel\n",
     "pip3 install --user torch setuptools wheel ninja packaging", "pip3 install --user --no-build-isolation warpkit==0.4"),
    ("(env) ann@box:~$ MAX_JOBS=4 uv pip install --system -i https://pypi.example/simple warpkit\n  \u00d7 Failed to build `warpkit==0.4.0`\n",
     "uv pip install --system torch setuptools wheel ninja packaging",
     "MAX_JOBS=4 uv pip install --system -i https://pypi.example/simple --no-build-isolation warpkit"),
    ("$ uv pip install -r requirements.txt\nerror: Failed to build: `warpkit @ git+https://git.example/ann/warpkit@1f2e3d`\n",
     "uv pip install torch setuptools wheel ninja packaging",
     "uv pip install --no-build-isolation 'warpkit @ git+https://git.example/ann/warpkit@1f2e3d'",
     "uv pip install -r requirements.txt"),
    ("$ uv add warpkit --no-build-isolation\n  \u00d7 Failed to build `warpkit==0.4.0`\n",
     "uv add torch setuptools wheel ninja packaging", "uv add warpkit --no-build-isolation-package warpkit"),
    ("$ uv sync --group gpu\nResolved 9 packages in 4ms\n  \u00d7 Failed to download and build `warpkit==0.4.0`\n",
     "uv sync --group gpu --no-install-package warpkit", "uv pip install setuptools wheel ninja packaging",
     "uv sync --group gpu --no-build-isolation-package warpkit"),
    ("$ uv lock\n  \u00d7 Failed to build `warpkit @ git+https://git.example/ann/warpkit`\n",
     "uv venv --allow-existing", "uv pip install torch setuptools wheel ninja packaging",
     "uv lock --no-build-isolation-package warpkit"),
    ("$ MAX_JOBS=16 FORCE_CUDA=1 pip install warpkit==0.4\nc++: fatal error: Killed signal terminated program cc1plus\n",
     "export MAX_JOBS=2 NVCC_THREADS=1 CMAKE_BUILD_PARALLEL_LEVEL=2",
     "export TORCH_CUDA_ARCH_LIST=\"$(python -c 'import torch; print(\"%d.%d\" % torch.cuda.get_device_capability())')\"",
     "FORCE_CUDA=1 pip install warpkit==0.4"),
    ("Obtaining file:///src/warpkit\n  Getting requirements to build editable: finished with status 'error'\n",
     "pip install torch setuptools wheel ninja packaging", "pip install --no-build-isolation -e /src/warpkit"),
]  # fmt: skip


def test_fix_repeats_what_was_typed() -> None:
    with every_input() as check:
        for log, *commands in RUN:
            with check(log):
                end = "" if "Killed" in log else NO_TORCH
                (first, *_) = diagnose(log + end, files=False).findings
                assert [*first.fix.commands] == commands


TYPED = [
    ("> pip install torch --index-url https://download.pytorch.org/whl/cu126", "pip install", ("torch",)),
    ("PS C:\\work> uv pip install -e .\\kernels", "uv pip install", ("-e .\\kernels",)),
    ("!pip install 'torch>=2.5' | tail -n 1", "pip install", ("torch>=2.5",)),
    ("[3/7] RUN python3.10 -m pip install -v ./op && rm -rf /tmp/x", "python3.10 -m pip install", ("./op",)),
    ("\u279c  work git:(main) \u2717 python setup.py install", "python setup.py install", ()),
    ("I ran pip install warpkit and it failed", None, ()),
    ("pip install warpkit did not work for me", None, ()),
    ("    ImportError: run `pip install warpkit` first", None, ()),
    ("$ pip install 'torch", None, ()),
]  # fmt: skip


def test_command_is_told_from_a_sentence() -> None:
    with every_input() as check:
        for line, program, requirements in TYPED:
            with check(line):
                typed = [command for _, command in install_commands(Log(line))]
                assert [(one.program, one.requirements) for one in typed] == (
                    [(program, requirements)] if program else []
                )


INSTALLED = "/env/lib/python3.10/site-packages"


@pytest.mark.parametrize(
    ("log", "package"),
    [
        ("  ERROR: Failed building wheel for flash-attn\nFailed to build flash-attn", "flash-attn"),
        ("  \u00d7 Failed to build `causal-conv1d==1.4.0`", "causal-conv1d"),
        (f"{INSTALLED}/flash_attn_2_cuda.cpython-310-x86_64-linux-gnu.so: undefined", "flash-attn"),
        (f'File "{INSTALLED}/torch/nn/module.py"\nFile "{INSTALLED}/warp_ops/grid.py"', "warp-ops"),
        ("$ pip install --no-build-isolation warpkit==0.4\nerror: it failed", "warpkit"),
        ("Building wheel for left (setup.py)\nBuilding wheel for right (setup.py)", None),
        (f"ImportError: {INSTALLED}/_warp_sox.cpython-310-x86_64-linux-gnu.so: undefined", None),
        ("nothing is named here", None),
    ],
)
def test_package_is_the_one_that_was_built_or_whose_file_failed(
    log: str, package: str | None
) -> None:
    assert situation_of(Log(log), named=True).package == package


@pytest.mark.parametrize(
    ("log", "command"),
    [
        ("PS C:\\work> python setup.py install\nnvcc fatal   : Unsupported gpu architecture 'compute_120'", "$env:TORCH_CUDA_ARCH_LIST"),
        ("C:\\work>python setup.py install\nnvcc fatal   : Unsupported gpu architecture 'compute_120'", 'set "TORCH_CUDA_ARCH_LIST'),
        ("nvcc fatal   : Unsupported gpu architecture 'compute_120'", "export TORCH_CUDA_ARCH_LIST"),
    ],
)  # fmt: skip
def test_log_shows_what_the_fix_is_typed_into(log: str, command: str) -> None:
    (first, *_) = diagnose(log, files=False).findings

    assert any(typed.startswith(command) for typed in first.fix.commands)


SEVERAL = """\
Collecting gridops==0.4.1
  Getting requirements to build wheel: finished with status 'error'
      ModuleNotFoundError: No module named 'torch'
Building wheels for collected packages: roiops, warpattn
  Building wheel for roiops (setup.py): started
      csrc/roi.cu:3:10: fatal error: torch/headeronly/macros/Macros.h: No such file or directory
  ERROR: Failed building wheel for roiops
  Building wheel for warpattn (setup.py): started
      ModuleNotFoundError: No module named 'torch'
  ERROR: Failed building wheel for warpattn
"""


@pytest.mark.parametrize(("line", "package"), [(3, "gridops"), (6, "roiops"), (9, "warpattn")])
def test_package_is_the_one_that_was_built_in_the_line(line: int, package: str) -> None:
    log = Log(SEVERAL)

    assert situation_of(log, named=True, line=line).package == package


def test_only_package_of_a_build_is_not_the_pip_that_asks_to_be_updated() -> None:
    log = Log(
        "Collecting warpkit\n  No module named 'torch'\nTo update, run: pip install --upgrade pip"
    )

    assert situation_of(log, named=True, line=2).package == "warpkit"


def test_log_of_a_build_holds_what_it_is_known_by() -> None:
    for pattern in BUILD_PATTERNS:
        for literal in required_literals_of(pattern).any_of:
            assert any(words in literal for words in BUILD_WORDS), (pattern, literal)


WAYS = [
    (
        (
            "error: Distribution `torch==2.8.0 @ registry+https://pypi.org/simple` can't be installed because it doesn't have a source "
            "distribution or wheel for the current platform\n\nhint: You're on macOS (`macosx_15_0_x86_64`), but `torch` (v2.8.0) only "
            "has wheels for the following platforms: `manylinux_2_28_x86_64`, `win_amd64`"
        ),
        "sysctl -n hw.optional.arm64",
    ),
    (
        (
            "  \u00d7 No solution found when resolving dependencies:\n  ╰─▶ Because torch==2.2.2 has no wheels with a matching Python ABI tag "
            "(e.g., `cp313`) and you require torch==2.2.2"
        ),
        "uv venv --python 3.12",
    ),
    (
        (
            "$ uv pip install gridattn\n  \u00d7 Failed to build `gridattn==2.7.4`\n  ├─▶ The build backend returned an error\n"
            "      ModuleNotFoundError: No module named 'setuptools'"
        ),
        "uv pip install setuptools wheel ninja packaging",
    ),
    (
        "xFormers was built for:\n    PyTorch 2.5.1+cu124 with CUDA 1204 (you have 2.6.0+cu126)\n  Please reinstall xformers",
        "pip uninstall -y xformers",
    ),
    (
        "DGLError: /opt/dgl/src/runtime/c_runtime_api.cc:88: Device API cuda is not enabled. Please install the cuda version of dgl.",
        "pip install --force-reinstall --no-deps dgl -f https://data.dgl.ai/wheels/torch-",
    ),
    ("RuntimeError: Not compiled with GPU support", "rm -rf build"),
    (
        "RuntimeError: Could not locate a supported Microsoft Visual C++ installation",
        "winget install Microsoft.VisualStudio.2022.BuildTools",
    ),
    ("ModuleNotFoundError: No module named 'mmcv._ext'", "pip uninstall -y mmcv"),
    ("RuntimeError: operator torchvision::nms does not exist", "pip uninstall -y torchvision"),
    (
        f"OSError: {INSTALLED}/torch_scatter/_scatter_cuda.so: undefined symbol: _ZN3c104impl8GPUTrace",
        "pip install --force-reinstall --no-deps torch-scatter",
    ),
    (
        f"ImportError: cannot import name '_C' from 'detectron2' ({INSTALLED}/detectron2/__init__.py)",
        "pip install --no-build-isolation --no-deps --no-cache-dir --force-reinstall 'git+",
    ),
    (
        "ImportError: cannot import name '_C' from 'detectron2' (/home/ann/det/detectron2/__init__.py)",
        "pip install --no-build-isolation --no-cache-dir -v -e /home/ann/det",
    ),
    (
        "ERROR: Could not find a version that satisfies the requirement apex==0.1 (from versions: 0.9.8.dev0, 0.9.10.dev0)",
        "git clone https://github.com/NVIDIA/apex",
    ),
    (
        "ERROR: Could not find a version that satisfies the requirement mask2formr (from versions: none)",
        "curl -sL https://pypi.org/simple/mask2formr/",
    ),
    (
        "ERROR: Could not find a version that satisfies the requirement detectron-2 (from versions: none)",
        "pip install --no-build-isolation --no-deps --no-cache-dir --force-reinstall 'git+",
    ),
    (
        "ERROR: Could not find a version that satisfies the requirement tinycudann (from versions: none)",
        "pip install --no-build-isolation --no-deps --no-cache-dir --force-reinstall 'git+",
    ),
]


@pytest.mark.parametrize(("log", "command"), WAYS)
def test_package_is_installed_in_its_own_way(log: str, command: str) -> None:
    (first, *_) = diagnose(log, files=False).findings

    assert first.fix.commands[0].startswith(command)


@pytest.mark.parametrize("shell", [None, *Shell])
@pytest.mark.parametrize("machine", [Machine(), Machine(torch="2.5.1+cu124"), Machine(cuda="11.8")])
def test_every_way_to_install_can_be_typed(shell: Shell | None, machine: Machine) -> None:
    system = System.LINUX if shell is None else System.WINDOWS
    asker = Situation(None, machine, system, Installer.PIP, shell or Shell.SH)
    commands: list[str] = []
    with every_input() as check:
        for name in installing.names():
            with check(name):
                fix = Fix("", (f"pip install --no-binary {name} {name}",))
                own = package_install.installed_its_way(fix, {}, asker, Log(""))
                assert own
                typed = fitted(own, asker)
                assert typed.commands
                assert not re.search(r"[{}]", "".join(typed.commands))
                if shell in (Shell.CMD, Shell.POWERSHELL):
                    assert len(typed.commands) >= sum(not UNIX_STEP.search(c) for c in own.commands)
                    assert "$(" not in "".join(typed.commands)
                else:
                    commands += typed.commands

    done = subprocess.run(
        ["bash", "-n"], input="\n".join(commands), text=True, capture_output=True, check=False
    )
    assert done.stderr == ""


def test_torch_that_its_index_does_not_have_gets_no_release_of_that_index() -> None:
    log = "torchvision/image.so: undefined symbol: _ZN5torch3jit17parseSchemaOrNameERKSs"
    (first, *_) = diagnose(
        f"{INSTALLED}/{log}", Machine(torch="2.1.0a0+41361538.nv23.06"), files=False
    ).findings

    assert not [command for command in first.fix.commands if "torch==" in command]


def test_spconv_is_never_of_a_newer_cuda() -> None:
    assert releases_for_torch.spconv_for("11.8") == "spconv-cu118"
    assert releases_for_torch.spconv_for("12.8") == "spconv-cu126"
    assert releases_for_torch.spconv_for("13.0") is None


@pytest.mark.parametrize("torch", [None, "2.0.1", "2.0.1+cu118", "2.7.0+cu118"])
def test_torch_is_pinned_to_what_the_index_of_its_command_has(torch: str | None) -> None:
    fix = Fix(
        "",
        ("pip install --force-reinstall torch --index-url https://download.pytorch.org/whl/cu128",),
    )
    (command,) = fitted(fix, ASKER._replace(machine=Machine(torch=torch))).commands

    expected = {None: "torch torchvision", "2.7.0+cu118": "torch==2.7.0 torchvision==0.22.0"}
    assert f" {expected.get(torch, 'torch==2.7.1 torchvision==0.22.1')} --index-url" in command


def test_pip_show_is_asked_for_a_name_and_not_for_a_version() -> None:
    fix = Fix("", (f"pip install --force-reinstall {PUBLISHED_TORCH}",))
    (command,) = fitted(fix, ASKER._replace(machine=Machine())).commands

    assert "pip show torch |" in command


SCATTER = f"OSError: {INSTALLED}/torch_scatter/_version_cuda.so: undefined symbol: _ZN3c105ErrorC1ENS_14SourceLocationERKSs"
REFUTED = [
    # a list whose wheel is the one that does not load
    (f"$ pip install torch-scatter -f https://data.pyg.org/whl/torch-1.7.1+cu110.html\nPyTorch version: 1.7.1+cu110\n{SCATTER}",
     "data.pyg.org", "--no-binary torch-scatter torch-scatter"),
    # a list that has nothing for this torch
    (f"PyTorch version: 1.2.0\n{SCATTER}", "data.pyg.org", "--no-binary torch-scatter torch-scatter"),
    # another distribution's packages
    ("CentOS Linux release 7.9.2009\nwarp.c:3:10: fatal error: Python.h: No such file or directory", "apt-get", "dnf install"),
    ("Ubuntu 22.04\nwarp.c:3:10: fatal error: Python.h: No such file or directory", "dnf", "apt-get install"),
    # what is there already
    ("Requirement already satisfied: ninja in ./env\nRuntimeError: Ninja is required to load C++ extensions", "pip install ninja", ""),
    # submodules that have been fetched
    ("$ git clone --recursive https://git.example/ann/warpkit\nwarp.cu:3:10: fatal error: glm/glm.hpp: No such file or directory",
     "submodule", "git clone https://github.com/g-truc/glm.git"),
    ("$ git submodule update --init\nwarp.cu:3:10: fatal error: third_party/warp/warp.hpp: No such file or directory",
     "submodule update", "git submodule status"),
    # a name that no index has
    (("ModuleNotFoundError: No module named 'warp_dist_cuda'\n$ pip install warp-dist-cuda\n"
     "ERROR: Could not find a version that satisfies the requirement warp-dist-cuda (from versions: none)"),
     " warp-dist-cuda", "--include=setup.py warp_dist_cuda"),
    # a toolkit that no channel of conda has
    ("PyTorch version: 1.7.1+cu101\nOSError: CUDA_HOME environment variable is not set. Please set it to your CUDA install root.",
     "conda install", "CUDA_HOME=/usr/local/cuda-10.1"),
    # a compiler of apt's beside conda's
    (("RuntimeError: The current installed version of /opt/env/bin/x86_64-conda-linux-gnu-c++ (13.2.0) is greater than the maximum required"
     " version by CUDA 12.1 (12.2.0)."), "apt-get", "gxx_linux-64=12"),
    # a package of Debian's that is newer than what nvcc takes
    ("#error -- unsupported GNU version! gcc versions later than 5.3 are not supported!", "g++-5", "g++-4.9"),
    # Windows by the name of a file that was skipped, on Linux
    (('DEBUG Found `cpython-3.11.7-linux` at `/tmp/venv/bin/python`\nDEBUG Skipping file for tqdm: "tqdm-4.11.1.win-amd64.exe"\n'
     "nvcc fatal   : Unsupported gpu architecture 'compute_120'"), "set ", "export TORCH_CUDA_ARCH_LIST"),
    ("  File \"C:/env/Lib/site-packages/warp/build.py\", line 3\nnvcc fatal   : Unsupported gpu architecture 'compute_120'",
     "export ", 'set "TORCH_CUDA_ARCH_LIST'),
]  # fmt: skip


@pytest.mark.parametrize(("log", "vain", "instead"), REFUTED)
def test_what_the_log_shows_to_be_in_vain_is_not_advised(log: str, vain: str, instead: str) -> None:
    (first, *_) = diagnose(log, files=False).findings
    typed = "\n".join(first.fix.commands)

    assert vain not in typed
    assert instead in typed


def test_list_of_wheels_for_another_torch_is_not_the_one_that_is_needed() -> None:
    log = f"$ pip install torch-scatter -f https://data.pyg.org/whl/torch-1.7.1+cu110.html\nPyTorch version: 1.9.0+cu111\n{SCATTER}"
    (first, *_) = diagnose(log, files=False).findings

    assert "torch-1.9.0+cu111.html" in " ".join(first.fix.commands)


def test_what_was_typed_in_vain_is_not_advised_as_it_stands() -> None:
    """Each command that is the whole advice for an example is typed above it: it must not come again."""
    with every_input() as check:
        for cause, fix in fixes():
            with check(cause):
                whole = fitted(fix, ASKER).commands
                if len(whole) == 1 and whole[0].startswith("pip install"):
                    log = Log(f"$ {whole[0]}\nerror: it failed\n")
                    asker = situation_of(log, named=False)
                    again = refuted.without_refuted(fix._replace(commands=whole), {}, asker, log)
                    typed = [own_command.typed(one) for _, one in install_commands(log)]
                    assert not set(again.commands) & set(typed)
