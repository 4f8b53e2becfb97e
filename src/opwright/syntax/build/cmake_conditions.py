"""
What a condition of a CMake script comes to with one release of CUDA, where nobody has set a variable by hand.

Comparisons of CUDA's version are followed, through `string(COMPARE)` too, and questions whether a list of architectures is
set, or there is CUDA at all, or one of the usual processors. Anything else is not known. Nothing is run.
"""

from __future__ import annotations

import operator
import re
from collections.abc import Callable, Iterable, Mapping

_COMPARISONS: Mapping[str, Callable[[tuple[int, ...], tuple[int, ...]], bool]] = {
    "LESS": operator.lt,
    "LESS_EQUAL": operator.le,
    "GREATER": operator.gt,
    "GREATER_EQUAL": operator.ge,
    "EQUAL": operator.eq,
}
_RELEASE = r"CMAKE_CUDA_COMPILER_VERSION|CUDA(?:_VERSION|Toolkit_VERSION|_VERSION_STRING)|(?:CUDAToolkit|CUDA)_VERSION_(?:MAJOR|MINOR)"
_TOKENS = re.compile(r"\(|\)|\"[^\"]*\"|[^\s()\"]+")
_LISTS = r"(?i)\w*(?:arch|compute_cap|gencode)\w*"
"""Names of what says for which GPUs is compiled, which a user may set."""
_WITH_CUDA = (
    r"\w*CUDA(?:Toolkit)?_FOUND|(?:\w+_)?(?:USE|WITH|ENABLE|BUILD|HAVE)_CUDA|CMAKE_CUDA_COMPILER"
)
_USUAL_PROCESSOR = r"(?i)x86_64|amd64"
_NATIVE = r"\w+_NATIVE|NATIVE"
"""An option to compile only for the GPUs of this machine, which a build without a GPU cannot use."""
_DEEPEST = 40


def is_taken(branches: Iterable[str], script: str, cuda: str) -> bool | None:
    """Return whether the last of an `if`'s branches is taken with a CUDA release, `13.0`; None if unknown."""
    *before, last = branches
    earlier = [holds(condition, script, cuda) for condition in before]
    own = holds(last, script, cuda) if last else True
    if True in earlier or own is False:
        return False
    return None if None in earlier or own is None else True


def holds(condition: str, script: str, cuda: str) -> bool | None:
    """Return whether a condition holds; `script` is what the script says up to a place below it, or before it."""
    at = script.rfind(f"({condition})") if condition else -1
    script = script[:at] if at >= 0 else script
    tokens = _TOKENS.findall(condition)
    return _Reader(tokens, script, cuda).whole() if len(tokens) <= _DEEPEST else None


class _Reader:
    """The tokens of a condition, read from the left."""

    def __init__(self, tokens: list[str], script: str, cuda: str) -> None:
        self._tokens, self._script, self._cuda = tokens, script, cuda

    def whole(self) -> bool | None:
        value = self._either()
        return None if self._tokens else value

    def _either(self) -> bool | None:
        values = [self._both()]
        while self._takes("OR"):
            values.append(self._both())
        return True if True in values else None if None in values else False

    def _both(self) -> bool | None:
        values = [self._one()]
        while self._takes("AND"):
            values.append(self._one())
        return False if False in values else None if None in values else True

    def _one(self) -> bool | None:
        if self._takes("NOT"):
            value = self._one()
            return None if value is None else not value
        if self._takes("("):
            value = self._either()
            self._takes(")")
            return value
        if self._takes("DEFINED"):
            return self._is_set(self._next())
        left = self._next()
        operation = self._tokens[0] if self._tokens else ""
        if re.fullmatch(
            r"(?:VERSION_|STR)?(?:LESS|GREATER|EQUAL)(?:_EQUAL)?|MATCHES|IN_LIST", operation
        ):
            self._next()
            return self._compared(left, operation, self._next())
        return self._is_set(left)

    def _compared(self, left: str, operation: str, right: str) -> bool | None:
        name = operation.removeprefix("VERSION_")
        if operation in ("STREQUAL", "MATCHES") and re.search(_USUAL_PROCESSOR, right):
            return True
        if operation == "STREQUAL" and right == '""':
            value = self._is_set(left)
            return None if value is None else not value
        return self._of_release(left, name, right) if name in _COMPARISONS else None

    def _of_release(self, left: str, name: str, right: str) -> bool | None:
        """Return what a comparison of CUDA's release with numbers comes to."""
        numbers = _numbers(right.strip('"'))
        if not numbers or not self._cuda or not re.fullmatch(_RELEASE, _variable(left)):
            return None
        release = _numbers(self._cuda)
        if _variable(left).endswith("MAJOR"):
            release = release[:1]
        elif _variable(left).endswith("MINOR"):
            release = release[1:2]
            if not release:
                return None
        most = max(len(numbers), len(release))
        padded = [given + (0,) * (most - len(given)) for given in (release, numbers)]
        return _COMPARISONS[name](*padded)

    def _is_set(self, token: str) -> bool | None:
        """Return whether a variable has a value, if it is one that a user may set, or a comparison is kept in it."""
        name = _variable(token)
        if compared := re.search(
            rf"(?i)\bstring\s*\(\s*COMPARE\s+(\w+)\s+(\S+)\s+(\S+)\s+{re.escape(name)}\s*\)",
            self._script,
        ):
            return self._of_release(compared[2], compared[1], compared[3])
        if re.fullmatch(_WITH_CUDA, name):
            return True
        if re.fullmatch(_NATIVE, name):
            return False
        if not re.fullmatch(_LISTS, name):
            return None
        given = re.search(rf"(?i)\bset\s*\(\s*{re.escape(name)}\s+(?!\"\")[^\s)]", self._script)
        return None if given else False

    def _takes(self, word: str) -> bool:
        if self._tokens and self._tokens[0] == word:
            del self._tokens[0]
            return True
        return False

    def _next(self) -> str:
        return self._tokens.pop(0) if self._tokens else ""


def _variable(token: str) -> str:
    """Return the name of a variable: `${CUDA_VERSION}` and `"${CUDA_VERSION}"` are it, too."""
    plain = token.strip('"')
    found = re.fullmatch(r"\$\{(\w+)\}", plain)
    return found[1] if found else plain


def _numbers(version: str) -> tuple[int, ...]:
    return (
        tuple(map(int, version.split("."))) if re.fullmatch(r"\d+(?:\.\d+){0,3}", version) else ()
    )
