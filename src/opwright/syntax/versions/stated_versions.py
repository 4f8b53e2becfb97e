"""Which releases of a package texts keep to: lists of requirements, environments of conda, Poetry, containers, READMEs."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache, lru_cache

from opwright import syntax

_TORCH = r"torch\s*(?=[<>=!~]|$|;|\[)([^;]*)"
_TRITON = r"triton\s*==\s*([23])\.(\d{1,2})\b.*"
_MINOR_OF_3_0 = 4
"""Triton 2.0 came with torch 2.0, and so on; Triton 3.0 with torch 2.4."""


@cache
def compiled(pattern: str) -> re.Pattern[str]:
    """Return a pattern of this kind, compiled when a text is first searched for it: most files need none."""
    return re.compile(pattern)


def required_torch(text: str) -> str | None:
    """Return the torch of a requirements.txt, or the series that has the Triton which it pins."""
    lines = [line.partition("#")[0].partition("--hash")[0].strip() for line in text.splitlines()]
    for line in lines:
        if (match := re.fullmatch(_TORCH, line)) and match[1].strip():
            return released(match[1])
    for line in lines:
        if match := re.fullmatch(_TRITON, line):
            minor = int(match[2]) + (_MINOR_OF_3_0 if match[1] == "3" else 0)
            return f">=2.{minor},<2.{minor + 1}"
    return None


def released(bound: str) -> str:
    """Return a bound without what tells builds of one release apart: `==2.10.0` of `==2.10.0+cpu`, `==1.0.1` of `==1.0.1.post2`."""
    return re.sub(r"(?<=\d)(?:\.?post\d+)?(?:\+[\w.]+)?(?=[\s,]|$)", "", bound).strip()


_PINNED = r"(?im)^[ \t]*(?:-[ \t]+)?['\"]?(?:[\w-]+::)?{}[ \t]*((?:[<>=~]=?[ \t]*\d[\d.]*[ \t]*,?[ \t]*)+)"
_BOUND = r"([<>=~]=?)[ \t]*(\d[\d.]{0,30})(?![\d.])"


def pinned(texts: Iterable[str], package: str) -> str | None:
    """
    Return the releases of a package that requirements.txt files and environments of conda pin: `==1.26.4`, `>=1.16,<1.19`.

    None where nothing keeps newer ones out, or where they differ: which of them a source is run with is not known.
    """
    return _only(all_pinned(texts, package))


def all_pinned(texts: Iterable[str], package: str) -> set[str | None]:
    """Return each of the pins; None among them for one that lets newer releases in."""
    pattern = _PINNED.format(re.escape(package))
    return {_joined(listed) for text in texts for listed in re.findall(pattern, text)}


_LISTED_IN_SETUP_CFG = r"(?m)^install_requires[ \t]*=((?:.*\n?)(?:[ \t]+\S.*\n?|[ \t]*\n)*)"


@lru_cache(maxsize=64)  # as each folder of a project asks
def required_in_metadata(text: str) -> tuple[str, ...]:
    """Return what a PKG-INFO or a setup.cfg requires, without extras."""
    listed = re.findall(r"(?m)^Requires-Dist:[ \t]*(\S.*)$", text)
    for lines in re.findall(_LISTED_IN_SETUP_CFG, text):
        listed += lines.splitlines()
    return tuple(one.strip() for one in listed if "extra ==" not in one)


def required_python(text: str) -> str | None:
    """Return the Pythons that a PKG-INFO or a setup.cfg requires, if they are one thing."""
    said = r"(?m)^(?:Requires-Python:|python_requires[ \t]*=)[ \t]*([<>=!~\d][^\n#]{0,60})"
    return _only(found.strip() for found in re.findall(said, text))


def _joined(bounds: str) -> str | None:
    """Return bounds as one specifier, None where they let any newer release in."""
    found = compiled(_BOUND).findall(bounds)
    if not found or all(sign.startswith(">") for sign, _ in found):
        return None
    versions = ((sign, version.strip(".")) for sign, version in found)
    return ",".join(
        _series(version) if sign == "=" else sign + version for sign, version in versions
    )


def _series(version: str) -> str:
    """Return what conda's `=2.5` means: 2.5.1 too."""
    match version.strip(".").split("."):
        case [major, minor]:
            return f">={major}.{minor},<{major}.{int(minor) + 1}"
    return f"=={version}"


def _only(found: Iterable[str | None]) -> str | None:
    """Return the value stated, if there is only one."""
    said = {one for one in found if one}
    return said.pop() if len(said) == 1 else None


def poetry_bound(text: str, package: str) -> str | None:
    """Return the releases of a package that [tool.poetry.dependencies] admits, `==2.4.0`, `>=2.4,<3`; None if any or it depends."""
    if "tool.poetry" not in text:
        return None
    table: object = syntax.pyproject.parsed(text)
    for key in ("tool", "poetry", "dependencies", package):
        table = table.get(key) if isinstance(table, dict) else None
    wanted = table.get("version") if isinstance(table, dict) else table
    if not isinstance(wanted, str) or "|" in wanted:
        return None
    parts = [_of_poetry(part.strip()) for part in wanted.split(",")]
    return ",".join(part for part in parts if part) if all(parts) else None


def _of_poetry(wanted: str) -> str | None:
    """Return one Poetry constraint as a specifier: a bare version is exact."""
    match = re.fullmatch(r"([\^~]|[<>=!]=?|~=)?\s*v?(\d{1,9}(?:\.\d{1,9})*)(?:\+\w+)?", wanted)
    if match is None:
        return None
    sign, version = match[1] or "==", match[2]
    if sign not in ("^", "~"):
        return ("==" if sign == "=" else sign) + version
    numbers = [int(number) for number in version.split(".")]
    kept = min(2, len(numbers)) if sign == "~" or not numbers[0] else 1
    above = [*numbers[: kept - 1], numbers[kept - 1] + 1]
    return f">={version},<{'.'.join(map(str, above))}"


_COMMAND = r"\b(?:pip3?|uv|conda|mamba)[ \t]+(?:pip[ \t]+)?(?:install|create)\b([^\n;&|#]*)"
_INSTALLED = r"(?:^|[\s'\"/]){}(?:[ \t]*==?[ \t]*|-(?=[\d.]{{1,20}}(?:\+\w{{1,20}})?-cp\d))(\d{{1,9}}(?:\.\d{{1,9}}){{1,4}})(?![\w*])"
"""`torch==2.1.0`, and the name of a wheel: `torch-2.1.0-cp310-...whl`."""


_TORCH_VARIABLE = (
    r"(?m)^[ \t]*(?:(?:ARG|ENV|export|readonly)[ \t]+)?(?:PY)?TORCH_(?:BUILD_)?(?:VERSION|VER|TAG|BRANCH)[ \t]*[:?]?=[ \t]*"
    r"['\"]?v?(\d+\.\d+\.\d+)(?![\w.]*\.)"
)
"""In a shell script or a container: `PYTORCH_TAG=v2.7.1`."""


_TORCH_IMAGE = r"(?im)^[ \t]*(?:FROM|ARG)\b[^\n#]*\bpytorch/pytorch:(\d+\.\d+\.\d+)-"


def installed(texts: Iterable[str], package: str) -> str | None:
    """Return the release of a package that the commands of containers and makefiles install, from the oldest to the newest of several."""
    found = sorted(_installed(texts, package), key=_numbers)
    if len(found) > 1:
        return f">={found[0]},<={found[-1]}"
    return f"=={found[0]}" if found else None


def _installed(texts: Iterable[str], package: str) -> set[str]:
    pattern = re.compile(_INSTALLED.format(f"(?:py)?{package}" if package == "torch" else package))
    found: set[str] = set()
    for text in texts:
        said = re.sub(r"(?m)^[ \t]*#.*\n", "", text)
        commands = compiled(_COMMAND).findall(said.replace("\\\n", " "))
        here = {version for command in commands for version in pattern.findall(command)}
        if package == "torch":
            here.update(compiled(_TORCH_VARIABLE).findall(said))
            here = here or set(compiled(_TORCH_IMAGE).findall(said))
        found |= here
    return found


def newest_pinned(texts: Iterable[str], package: str) -> str | None:
    """Return the newest release of a package that lists pin or commands install, `==3.6.0`; of one before it, `<2.0.0`."""
    pattern = re.compile(
        rf"(?<![\w.-]){re.escape(package)}[ \t]*==[ \t]*(\d{{1,9}}(?:\.\d{{1,9}}){{1,4}})(\.?(?:dev|a|b|rc)\d)?(?![*])"
    )
    said = (re.sub(r"#.*", "", text) for text in texts if package in text)
    found = {(tuple(_numbers(v)), not before, v) for t in said for v, before in pattern.findall(t)}
    _, is_released, version = max(found, default=((), True, ""))
    return f"{'==' if is_released else '<'}{version}" if version else None


_VERSION = r"[0-3]\.\d{1,2}(?:\.\d{1,2})?(?![\d.]*\d)"
_TOLD = (
    r"(?i)(.*?)\b(?:py)?torch\b(?:\]\([^)]*\))?[`*\s:(]*(?:versions?\s+)?(?:"
    rf"((?:(?:[<>]=?|≤|≥)\s*{_VERSION}[\s,]*(?:and\s+)?)+)"
    rf"|({_VERSION})\s*(?:-|\u2013|\u2014|to|through)\s*({_VERSION}))(?!\s*\+|\s*or\s)(.*)"
)
_EXACT = (
    r"(?i)[\s>]*(?:(?:[-*+]|\d{1,2}[.)])\s)?[\s`*]*(?:(?:(?:it|(?:this|the)\s\w+)\s)?(?:requires?|needs?)[:\s]+)?(?:(?:64-bit\s+)?python\s+3\.\d{1,2}(?:\.\d{1,2})?[\s,]*(?:and|with|,|/|\+)\s+)?\[?(?:py)?torch\b(?:\]\([^)]*\))?"
    r"[`*\s:]*(?:={1,2}\s*|versions?\s+|v)?([0-3]\.\d{1,2}\.(?:\d{1,2}|x))(?:\s*\(?\s*\+?\s*(?:cu\w+|cuda[\s\d.]*)\)?)?[`*\s.]*(?:(?:see|with)\b.*)?"
)
"""A line, or an item of a list, that is nothing but the release: `- PyTorch 1.7.1`, `* 64-bit Python 3.7 and PyTorch 1.7.1`."""
_CONDITIONS = r"(?i)\b(?:if|for|when|where|with\s+older|before|until|older|no\s+longer|not|drop\w*|remov\w*|test\w*|bench\w*|wheels?|binar\w*|fix\w*|deprecat\w*)\b"
_REMARK = r"(?i)\s*\((?!(?:only |but )?(?:if|for|when|where|with|on|before|until)\b)"
"""Behind an upper bound: `PyTorch <= 1.11 (Do not use 1.12)`."""
_REQUIRES = (
    r"(?i)[\s>*+|\[\]x.`\"'-]*|.*\b(?:requires?|needs?|supports?|depends|compatible|works?)\b.*"
)


@lru_cache(maxsize=64)  # each folder of a project asks for its README
def told(text: str, package: str = "torch") -> str | None:
    """
    Return the releases of torch that a README says a project needs, `>=1.9,<=1.10.2`, if it says one thing.

    Its upper bound has to be there: `PyTorch 1.8+` keeps nothing out, and what was tested is no limit.
    """
    if package not in text.lower():
        return None
    found: set[str] = set()
    above = ""
    for line in re.sub(r"(?s)<!--.*?-->", "", text).splitlines():
        if not re.match(r"\s*(?:[-*+]\s|$)", line):
            above = line
        if "torch" not in line.lower() or len(line) > _LONGEST:
            continue
        is_tested = re.search(r"(?i)\btest", above + line) is not None
        if (chained := _in_chain(line)) and not is_tested:
            found.add(chained)
            continue
        if (exact := compiled(_EXACT).fullmatch(line)) and not is_tested:
            found.add(f"=={exact[1]}" if exact[1][-1].isdigit() else f"=={exact[1][:-1]}*")
            continue
        match = compiled(_TOLD).fullmatch(line.replace("\\", ""))
        if match is None:
            continue
        is_ended = "<" in (match[2] or "") and compiled(_REMARK).match(match[5])
        if re.search(_CONDITIONS, match[1] + ("" if is_ended else match[5])):
            continue
        if not re.fullmatch(_REQUIRES, match[1]):
            continue
        bounds = (match[2] or "").replace("≤", "<=").replace("≥", ">=")
        said = _joined(bounds) if bounds else f">={match[3]},{_up_to(match[4])}"
        found.add(said or "")
    return _only(found)


_LONGEST = 400
"""Of a line of a README."""


def _in_chain(line: str) -> str | None:
    """Return the torch of an environment that a line names part by part: `Anaconda 4.9 + Python 3.6.13 + PyTorch 1.9`."""
    parts = [part.strip(" \t>*`-.") for part in re.split(r"[+,/&|]|\band\b", line)]
    if not any(re.fullmatch(r"(?i)(?:64-bit )?python\s*3\.\d[\d.]*", part) for part in parts):
        return None
    for part in parts:
        if match := re.fullmatch(rf"(?i)(?:py)?torch\s*v?({_VERSION})", part):
            return f"=={match[1]}" if match[1].count(".") > 1 else f"=={match[1]}.*"
    return None


_OPEN = (
    rf"(?i)\b(?:py)?torch\b[^\n]{{0,20}}(?:>=?|≥)\s*{_VERSION}(?!\s*,?\s*<)"
    rf"|\b(?:py)?torch\b[^\n]{{0,20}}{_VERSION}\s*(?:\+(?!\w)|(?:or|and)\s+(?:newer|later|above|higher|up))"
)


@lru_cache(maxsize=64)  # likewise
def commanded(text: str) -> str | None:
    """
    Return the release of torch that the commands of a README install, or from the oldest to the newest of several.

    None where it lets newer ones in elsewhere: what is installed is then an example.
    """
    if "torch" not in text or not is_closed(text):
        return None
    found = sorted(_installed((text,), "torch"), key=_numbers)
    if len(found) > 1:
        return f">={found[0]},<={found[-1]}"
    return f"=={found[0]}" if found else None


_ENVIRONMENT = r"(?:\b(?:conda|mamba|micromamba)[ \t]+(?:env[ \t]+)?create\b[^\n]*?[ \t]|\b(?:uv|virtualenv)\b[^\n]*--)python[ \t]*(?:={1,2}|[ \t])[ \t]*['\"]?(3\.\d{1,2})\b"


_PYTHON_OF_A_LIST = r"(?im)^[ \t]*[-*+][ \t]+python[ \t:=v]{1,4}(3\.\d{1,2})\.\d{1,2}[ \t]*$"
_TORCH_OF_A_LIST = r"(?im)^[ \t]*[-*+][ \t]+(?:py)?torch[ \t:=v]{1,4}\d\.\d{1,2}\.\d{1,2}\b"


@lru_cache(maxsize=64)  # likewise
def made_with_python(text: str) -> str | None:
    """
    Return the Python that the commands of a README make an environment with, `==3.9`, if that is one.

    Else that of a list of an environment's releases: `- Python 3.8.8`, `- pytorch 1.9.0, cuda 11.1`.
    """
    found = compiled(_ENVIRONMENT).findall(text.replace("\\\n", " "))
    if not found and "orch" in text and compiled(_TORCH_OF_A_LIST).search(text):
        found = compiled(_PYTHON_OF_A_LIST).findall(text)
    return _only(f"=={version}" for version in found)


_NOT_WITH_NEWER = (
    r"(?i)\bnot\b[^.\n]{0,40}\b(?:tested|works?|working|support\w*|compatible)\b[^.\n]{0,40}\bpython\b[^.\n]{0,20}?"
    r"(>=?|≥|newer than|above|higher than|after)\s*(3\.\d{1,2})(?!\d)"
)
"""`It does not work with Python > 3.8`."""
_CLOSED_PYTHON = (
    r"(?im)^[ \t*+>`-]{0,20}(?:requires?\s+|needs?\s+)?python[ \t`*:(]{0,9}(?:versions?[ \t]{1,9})?(?:>=?|≥)?[ \t]{0,9}3\.\d{1,2}[ \t]{0,9}(?:-|\u2013|to|through|,|and|&)[ \t]{0,9}(<=?|≤)?[ \t]{0,9}(3\.\d{1,2})"
    r"[ \t`*).]{0,20}$"
)
"""An item of a list that is nothing but a range: `- Python >= 3.6, < 3.9`, `- Python 3.6 - 3.8`."""


@lru_cache(maxsize=64)  # likewise
def newest_python(text: str) -> str | None:
    """Return the Pythons that a README says are not too new, `<=3.8`, if it says one thing."""
    if "python" not in text.lower():
        return None
    refused = {
        ("<" if "=" in sign or sign == "≥" else "<=") + v
        for sign, v in compiled(_NOT_WITH_NEWER).findall(text)
    }
    closed = {
        ("<" if sign == "<" else "<=") + v for sign, v in compiled(_CLOSED_PYTHON).findall(text)
    }
    return _only(refused | closed)


def _numbers(version: str) -> list[int]:
    return [int(number) for number in version.split(".")]


_FENCED = r"(?m)^[ \t]*```(?:ba|z)?(?:sh|shell|console)\b[^`]{0,4000}"
"""Commands of a README, in which a comment may tell what something else needs."""


def is_closed(text: str) -> bool:
    """Return whether a README lets no releases of torch in that are newer than some one."""
    said = compiled(_FENCED).sub(lambda m: re.sub(r"(?m)^[ \t]*#.*", "", m[0]), text)
    return compiled(_OPEN).search(said) is None


def _up_to(version: str) -> str:
    major, minor, *patch = version.split(".")
    return f"<={version}" if patch else f"<{major}.{int(minor) + 1}"
