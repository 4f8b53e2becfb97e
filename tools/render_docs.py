"""
Render the pages that are made from the code: one for each cause, their index, and the command line.

    python tools/render_docs.py [DIR]     DIR is `docs`, where git ignores them, unless it is given

A cause's page shows what opwright really prints for the cause's own examples.
"""

from __future__ import annotations

import re
import sys
from importlib import import_module
from itertools import groupby
from pathlib import Path

from cause_examples import shown
from command_line import command_line

from opwright.causes.engine.registry import all_causes
from opwright.model import Cause, Fix
from opwright.model.judgement.explanation import Explanation
from opwright.report import pages
from opwright.verbs.explain.explanation import explained

DOCS = Path(__file__).parents[1] / "docs"


def main() -> None:
    """Write the pages, and remove those of causes that are gone."""
    folder = Path(sys.argv[1]) if sys.argv[1:] else DOCS
    rendered = {folder / name: text for name, text in all_pages().items()}
    for path, text in rendered.items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
    for path in set(folder.glob("causes/*/*.md")) - set(rendered):
        path.unlink()
    print(f"{len(rendered)} pages in {folder}")


def all_pages() -> dict[str, str]:
    """Return every page by its place in the documentation."""
    by_cause = {f"causes/{c.family}/{c.name}.md": page(c) for c in all_causes()}
    return by_cause | {"causes/index.md": index(), "reference/cli.md": command_line()}


def page(cause: Cause) -> str:
    """Return the page of one cause: what `opwright explain` prints, and some of its examples."""
    return pages.page(_as_markdown(explained(cause)), seen=shown(cause), link=_link)


def _as_markdown(explanation: Explanation) -> Explanation:
    """Return it with what is written for terminals as Markdown that reads the same."""
    cause = explanation.cause
    remedies = explanation.remedies.items()
    return explanation._replace(
        cause=cause._replace(explanation=_escaped(cause.explanation, "<|__")),
        fixes=tuple(map(_fix_as_markdown, explanation.fixes)),
        remedies={situation: _fix_as_markdown(fix) for situation, fix in remedies},
    )


def _fix_as_markdown(fix: Fix) -> Fix:
    return fix._replace(summary=_escaped(fix.summary, r"[<*_\[\]]"))


def _escaped(text: str, special: str) -> str:
    """Return text with a backslash before what is special outside of `code`."""
    return re.sub(rf"`[^`]*`|({special})", lambda m: f"\\{m[1]}" if m[1] else m[0], text)


def _link(cause: Cause) -> str:
    return f"[{cause.name}](../{cause.family}/{cause.name}.md)"


def index() -> str:
    """Return the list of all causes, family by family."""
    by_family = sorted(all_causes(), key=lambda cause: (cause.family, cause.name))
    parts = [
        "# Causes",
        "Each is one reason why an extension won't build, load or run, with what opwright says of an example.",
    ]
    for family, members in groupby(by_family, key=lambda cause: cause.family):
        why = import_module(f"opwright.causes.{family.replace('-', '_')}").__doc__ or ""
        lines = [
            f"- [{c.name}]({family}/{c.name}.md): {pages.example_message(explained(c))}"
            for c in members
        ]
        parts += [f"## {family}", why.strip(), "\n".join(lines)]
    return "\n\n".join(parts) + "\n"


if __name__ == "__main__":
    main()
