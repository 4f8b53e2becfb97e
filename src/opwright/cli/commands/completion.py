"""`opwright completion`: what a shell reads to complete our arguments. No logic."""

from __future__ import annotations

from opwright.cli import terminal
from opwright.model import lazy

TYPE_CHECKING = False
if TYPE_CHECKING:
    import argparse

FORMATS = ()
SHELLS = ("bash", "zsh", "fish")
_FILES = ("FILE", "LOG", "LOCK", "PATH", "WHAT", "PYTHON", "TORCH")


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Describe what `completion` takes."""
    parser.description = (
        "Print what a shell needs to complete the arguments of opwright. bash: opwright completion bash > "
        "~/.local/share/bash-completion/completions/opwright; zsh: into a file _opwright on $fpath; fish: opwright "
        "completion fish > ~/.config/fish/completions/opwright.fish"
    )
    parser.add_argument("shell", choices=SHELLS, help="the shell that reads it")
    parser.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    """Print the script; return the exit status."""
    from opwright.cli import parsing
    from opwright.cli.main import all_verbs

    verbs = all_verbs()
    parser = parsing.parser_of(tuple(verbs), verbs)
    _complete_files(parser)
    terminal.write(lazy.shtab.complete(parser, options.shell))
    return 0


def _complete_files(parser: argparse.ArgumentParser) -> None:
    """Say of each argument that names a file that it does, of the verbs' too."""
    for action in parser._actions:  # noqa: SLF001 - it has no public list
        if isinstance(action.choices, dict):
            for of_verb in action.choices.values():
                _complete_files(of_verb)
        elif action.metavar in _FILES:
            action.complete = lazy.shtab.FILE  # type: ignore[attr-defined] # shtab reads it there
        elif action.metavar == "DIR":
            action.complete = lazy.shtab.DIRECTORY  # type: ignore[attr-defined]
