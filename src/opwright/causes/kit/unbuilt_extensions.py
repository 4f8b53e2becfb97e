"""Extensions that a setup.py names and does not build, or builds only when it is asked to."""

from __future__ import annotations

import re

from opwright.causes.kit.python import conditions_at, python_calls
from opwright.causes.kit.sources import MOST_EXTENSIONS
from opwright.model import BuildScript

_OPTION = (
    r"['\"](?P<option>--(?!no|skip|without|disable)[\w-]+)['\"] in (?:sys\.)?argv(?:\[\d?:\])?"
)
_CONDITION = (
    rf"{_OPTION}(?: or (?:{_OPTION.replace('?P<option>', '?:')}|[^\n]*(?:environ|getenv)[^\n]*))?"
)
_BY_FUNCTION = r"(\w+)\(['\"](?P<option>--[\w-]+)['\"](?:, ['\"]\w+['\"])?\)"
_PASSED_OTHERWISE = r"\.ext_modules\b|\bext_modules['\"]\]|self\.extensions|distclass"


def option_for_all(script: BuildScript) -> str | None:
    """Return the option without which none of its extensions is reached, `--cuda_ext`."""
    above = (conditions_at(script, one.start) for one in script.extensions[:MOST_EXTENSIONS])
    options = [_option(script, conditions) for conditions in above]
    return options[0] if all(options) else None


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
