"""Ways for a command that asks for what is there in other letters: a number, a name, a file or a list as it has to be typed."""

from __future__ import annotations

import re

from opwright.knowledge.pypi.native_packages import NATIVE_PACKAGE
from opwright.logs.patterns import compiled
from opwright.model import Fix, Shell
from opwright.verbs.diagnose.ways.asked import Asked


def without_suffix(asked: Asked) -> Fix | None:
    """Return the plain release of one whose number is of a build of its own, as `pip freeze` writes it down."""
    named = compiled(_OF_A_BUILD).fullmatch(asked.details.get("wanted", ""))
    if named is None or not re.search(
        rf"[ ,]{re.escape(named['release'])}[,)]", asked.evidence.quote + asked.log.text
    ):
        return None
    plain = f"{named['name']}=={named['release']}"
    return Fix(
        f"ask for {plain}: the rest of the number is of a build from sources, on the machine that wrote the requirements, and no index has that one; correct it in the file too",
        (f"pip install '{plain}'",),
    )


_OF_A_BUILD = r"(?P<name>[A-Za-z][\w.-]{1,60})===?(?P<release>\d+(?:\.\d+)+)(?:a0|\.?dev\d+|rc\d)?(?:\+(?:git)?[0-9a-f]{6,12})"


def with_equal_signs(asked: Asked) -> Fix | None:
    """Return a requirement as pip takes it, where a release stands behind a hyphen or one equals sign."""
    named = compiled(_NAME_AND_RELEASE).fullmatch(asked.details.get("wanted", ""))
    if named is None or "versions: none" not in asked.evidence.quote:
        return None
    wanted = f"{named['name']}=={named['release']}"
    return Fix(
        f"write {wanted}, with two equals signs: pip takes {asked.details['wanted']} for the name of a package",
        (f"pip install '{wanted}'",),
    )


_NAME_AND_RELEASE = r"(?P<name>[A-Za-z][\w-]{1,50}?)[-=](?P<release>\d+\.\d+(?:\.\w+){0,3})"


def file_by_its_name(asked: Asked) -> Fix | None:
    """Return how a wheel gets its name again that a download or somebody has changed."""
    if "wheel" not in asked.evidence.quote.lower():
        return None
    found = compiled(_WHEEL).search(asked.evidence.quote)
    if found is None:
        return None
    spelt = rf"(?:[\w.:/\\+~-]*[/\\])?{re.escape(found['file'])}\.whl"
    typed = re.search(spelt, asked.log.text, re.ASCII)
    path = typed[0] if typed else f"{found['file']}.whl"
    parts = re.sub(r"[ _]?\(\d\)", "", found["file"]).split("-")
    if len(parts) < len(("name", "release", "python", "abi", "platform")):
        return None
    name, release, *labels = parts[:-3]
    label = re.sub(r"[^a-z0-9]+", ".", "-".join(labels).lower())
    plus = "." if "+" in release else "+"
    own = "-".join((name, release + (plus + label if label else ""), *parts[-3:])) + ".whl"
    moves = {Shell.CMD: "ren", Shell.POWERSHELL: "Rename-Item"}.get(asked.situation.shell, "mv")
    folder = path[: len(path) - len(found["file"]) - len(".whl")]
    target = own if moves != "mv" else f"{folder}{own}"
    return Fix(
        "give the file the name that it was published by, since pip reads it: name-release-python-abi-platform.whl, with no other hyphen (labels stand behind a plus: 2.0+cu121) and no (1) of a second"
        " download; then install that, in a Python that it names",
        (f'{moves} "{path}" "{target}"', f'pip install "{folder}{own}"'),
    )


_WHEEL = r"(?i)(?:filename|wheel)[^'\"\n]{0,60}['\"](?P<file>[A-Za-z][\w.+-]{2,160}(?:[ _]?\(\d\))?)(?:\.whl)?['\"]"


def of_its_list(asked: Asked) -> Fix | None:
    """Return how to see what a list of wheels has that a command has named with -f, and which pip has found nothing in."""
    name = asked.details.get("name", "")
    page = compiled(_LIST).search(asked.log.text)
    if (
        page is None
        or not name
        or compiled(NATIVE_PACKAGE).fullmatch(name)
        or asked.situation.shell is not Shell.SH
        or "{" in page["page"]
    ):
        return None
    spelt = re.sub(r"[-_]", "[-_]", name)
    return Fix(
        f"look what the list has: the first command prints its files of {name}. If there are some, none is for this Python, system and torch (cp310 is Python 3.10): take an environment that one of them is for,"
        " and install that file by its address. If nothing is printed, the list could not be read (a proxy, or its address has moved: pip prints no error for that): open it in a browser",
        (
            f"curl -sL '{page['page']}' | grep -oiE '{spelt}-[0-9][^\"<> ]*whl' | sort -u | tail -n 20",
            "python -c 'import platform, sys; print(sys.version, platform.machine())'",
        ),
        otherwise=asked.fix,
    )


_LIST = r"(?:-f|--find-links)[ =]['\"]?(?P<page>https?://(?!download\.pytorch\.org/whl/(?:cu|cpu))[\w./%+:~-]{6,160})"
