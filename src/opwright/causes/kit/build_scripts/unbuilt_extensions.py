"""Extensions that a setup.py names and does not build, or builds only when it is asked to."""

from __future__ import annotations

import ast
import re

from opwright.causes.kit.python_files.python import conditions_at, python_calls
from opwright.causes.kit.sources import MOST_EXTENSIONS
from opwright.model import BuildScript, Language
from opwright.syntax.cxx.blanking import blanked
from opwright.syntax.python import dotted, python_nodes, span

_COMMANDS = "build_ext|build|install|develop|bdist_egg"
"""Of setup.py, that no build by pip has on its command line."""
_OPTION = rf"['\"](?P<option>--(?!no|skip|without|disable)[\w-]+|{_COMMANDS})['\"] in (?:sys\.)?argv(?:\[\d?:\])?"
_CONDITION = (
    rf"{_OPTION}(?: or (?:{_OPTION.replace('?P<option>', '?:')}|[^\n]*(?:environ|getenv)[^\n]*))?"
)
_BY_FUNCTION = r"(\w+)\(['\"](?P<option>--[\w-]+)['\"](?:, ['\"]\w+['\"])?\)"
_PASSED_OTHERWISE = r"\.ext_modules\b|\bext_modules['\"]\]|self\.extensions|distclass"


def option_for_all(script: BuildScript) -> str | None:
    """Return the option without which none of its extensions is built, `--cuda_ext`."""
    above = (_conditions(script, one.start) for one in script.extensions[:MOST_EXTENSIONS])
    options = [_option(script, conditions) for conditions in above]
    return options[0] if all(options) else None


def _conditions(script: BuildScript, at: int) -> tuple[str, ...]:
    """Return the conditions at a place, and at the one call of the function that it is in; names of conditions are looked up."""
    functions = [n for n in python_nodes(script.text) if isinstance(n, ast.FunctionDef)]
    around = [f.name for f in functions if span(script.text, f)[0] <= at < span(script.text, f)[1]]
    calls = list(python_calls(script, around[0])) if around else []
    places = (at, *(call.start for call in calls)) if len(calls) == 1 else (at,)
    found = (condition for place in places for condition in conditions_at(script, place))
    return tuple(_looked_up(script, condition) for condition in found)


def _looked_up(script: BuildScript, condition: str) -> str:
    """Return what a name that is a whole condition stands for, if it is assigned once."""
    values = [
        node.value
        for node in python_nodes(script.text)
        if isinstance(node, ast.Assign) and dotted(node.targets[0]) == condition
    ]
    return ast.unparse(values[0]) if len(values) == 1 else condition


def _option(script: BuildScript, conditions: tuple[str, ...]) -> str | None:
    for condition in conditions:
        if match := re.fullmatch(_CONDITION, condition):
            return match["option"]
        match = re.fullmatch(_BY_FUNCTION, condition)
        if match and re.search(rf"def {match[1]}\([^)]*\):[^#]{{0,200}}argv", script.text):
            return match["option"]
    return None


def are_kept_from_setup(script: BuildScript) -> bool:
    """Return whether setup() gets no extension, by any of the ways that are known."""
    setups = [call.node for call in python_calls(script, r"(?:\w+\.)*setup")]
    given = [k.arg for setup in setups for k in setup.keywords if k.arg in ("ext_modules", None)]
    return bool(setups) and not given and not re.search(_PASSED_OTHERWISE, script.text)


def is_in_uncalled(script: BuildScript, at: int) -> bool:
    """Return whether a place is in a function that the script names nowhere else, comments left out."""
    for node in python_nodes(script.text):
        if isinstance(node, ast.FunctionDef) and _holds(script, node, at):
            named = re.compile(rf"(?<![\w.]){node.name}\b")
            code = blanked(script.text, Language.PYTHON)
            return len(named.findall(code)) == 1
    return False


def _holds(script: BuildScript, node: ast.FunctionDef, at: int) -> bool:
    start, end = span(script.text, node)
    return start <= at < end
