"""
torch writes a build file for ninja and lets ninja run the compilers. `torch.utils.cpp_extension.load` needs it; setup.py
only warns and falls back to compiling one file at a time. torch looks for a program `ninja` on PATH, and three things go
wrong: it is not installed; it is in an environment whose `bin` is not on the PATH of this process (a notebook, a service,
a program started by its full path); or the one that is found is another environment's launcher, a small script that then
fails with `No module named 'ninja'`.

Isolated builds leave the third kind behind too: CMake remembers `/tmp/pip-build-env-…/bin/ninja`, which is gone when the
build folder is used again.

Reinstalling torch does not help, since torch does not require ninja.
"""

from opwright.causes.kit.rules import LIKELY, log_rules, rule
from opwright.model import Cause, Fix

_REPORTED = (
    r"Ninja is required to (?:load C\+\+|build)",
    r"No module named ['\"]?ninja\b",
    r"(?:No such file or directory|Permission denied|cannot find the file specified): '(?:[\w./-]{0,120}/)?ninja(?:-build)?(?:\.exe)?'",
    r"unable to find a build program corresponding to \"Ninja",
    r"Could not detect Ninja v[\d.]{1,8} or newer",
    r"Command '\['ninja', '--version'\]' returned non-zero",
    r"due to ninja not being installed",
)
_SHELL = (
    (
        r"(?:[\s:/]|^)ninja(?:-build)?: (?:not found|command not found|未找到命令|orden no encontrada"
        r"|Kommando nicht gefunden|commande introuvable|コマンドが見つかりません)"
    ),
    r"'ninja' is not recognized as an internal or external command",
    r"ninja(?:\.exe)?['\"]? '--version'\s{1,8}failed with:\s{1,8}no such file",
)

CAUSE = Cause(
    title="no working ninja is on the PATH of the process that builds",
    in_log=log_rules(rule(*_REPORTED), rule(*_SHELL, confidence=LIKELY)),
    fix=Fix(
        "install ninja into the environment that builds, and put that environment's bin folder on PATH",
        commands=("python -m pip install --force-reinstall ninja", "ninja --version"),
    ),
    explains=("missing-host-compiler", "setuptools-incompatible"),
    examples=(
        (
            '  File "/opt/venv/lib/python3.10/site-packages/torch/utils/cpp_extension.py", line 1683,'
            ' in verify_ninja_availability\n    raise RuntimeError("Ninja is required to load C++'
            ' extensions")\nRuntimeError: Ninja is required to load C++ extensions'
        ),
        (
            'Traceback (most recent call last):\n  File "/home/me/.local/bin/ninja", line 5, in <module>\n'
            "    from ninja import ninja\nModuleNotFoundError: No module named 'ninja'"
        ),
        (
            'CMake Error: CMake was unable to find a build program corresponding to "Ninja".'
            "  CMAKE_MAKE_PROGRAM is not set."
        ),
    ),
    counterexamples=(
        "ninja: build stopped: subcommand failed.",
        (
            "UserWarning: Attempted to use ninja as the BuildExtension backend but we could not find"
            " ninja.. Falling back to using the slow distutils backend."
        ),
        "subprocess.CalledProcessError: Command '['ninja', '-v']' returned non-zero exit status 1.",
        "Requirement already satisfied: ninja in ./venv/lib/python3.11/site-packages (1.11.1)",
    ),
)
