"""
Arguments without an option, understood without argparse.

argparse takes a while to load and to be told what a verb takes, which a short answer would wait for. The verbs tell it the
same way to what stands here, which keeps the defaults, and puts into place what is given. Wherever an option
is given, or the number of arguments is wrong, argparse has the word.
"""

from __future__ import annotations

from types import SimpleNamespace

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from typing import Any

_MOST = {None: 1, "?": 1}
_LEAST = {None: 1, "+": 1}


def plain_options(
    add_arguments: Callable[[Any], None], given: Sequence[str]
) -> SimpleNamespace | None:
    """Return what argparse would return for a verb's arguments; None if only argparse can tell."""
    if any(argument.startswith("-") and argument != "-" for argument in given):
        return None
    spec = _ArgumentSpec()
    add_arguments(spec)
    if not spec.is_plain or not spec.takes(len(given)):
        return None
    if not spec.name:
        return SimpleNamespace(**spec.defaults)
    value = list(given) if spec.nargs in ("+", "*") else next(iter(given), None)
    return SimpleNamespace(**{**spec.defaults, spec.name: value})


class _ArgumentSpec:
    """Records the arguments that a verb declares. Plain if they are of one kind, taken as they are."""

    def __init__(self) -> None:
        self.defaults: dict[str, Any] = {}
        self.name = ""
        self.nargs: str | None = None
        self.is_plain = True

    def takes(self, number: int) -> bool:
        if not self.name:
            return number == 0
        return _LEAST.get(self.nargs, 0) <= number <= _MOST.get(self.nargs, number)

    def add_argument(self, *names: str, **options: Any) -> None:  # noqa: ANN401 - as argparse has them
        if names[0].startswith("-"):
            long = next((name for name in names if name.startswith("--")), names[0])
            name = options.get("dest") or long.lstrip("-").replace("-", "_")
            is_flag = options.get("action") == "store_true"
            self.defaults[name] = options.get("default", False if is_flag else None)
            return
        self.is_plain = self.is_plain and not self.name and not options.keys() & {"choices", "type"}
        self.name, self.nargs = names[0], options.get("nargs")

    def add_argument_group(self, *_: str) -> _ArgumentSpec:
        return self

    def set_defaults(self, **defaults: Any) -> None:  # noqa: ANN401 - as argparse has them
        self.defaults |= defaults

    def add_subparsers(self, **_: str) -> _ArgumentSpec:
        self.is_plain = False
        return self

    def add_parser(self, *_: str, **__: str) -> _ArgumentSpec:
        return self
