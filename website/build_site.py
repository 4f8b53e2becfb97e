"""
Build the site: every page, the search, the page that diagnoses a pasted log, the feed of releases.

    python website/build_site.py [DIR]      DIR is `dist-site` unless it is given

It needs `./setup.sh site`, and npm for Pyodide. OPWRIGHT_SITE is the address that it is published at, OPWRIGHT_REPOSITORY that
of the repository.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from itertools import groupby
from pathlib import Path
from shutil import copytree
from tempfile import TemporaryDirectory
from typing import Any

import yaml
from mkdocs.commands.build import build
from mkdocs.config import load_config

WEBSITE = Path(__file__).parent
sys.path.insert(0, str(WEBSITE))

from gallery_plots import write_plots  # noqa: E402 - it lies here
from message_index import message_index  # noqa: E402
from paste_assets import write_paste_assets  # noqa: E402
from release_pages import write_release_pages  # noqa: E402
from site_pages import write_pages  # noqa: E402
from speed_plots import write_speed_plots  # noqa: E402

from opwright.causes.engine.registry import all_causes  # noqa: E402

OUTPUT = WEBSITE.parent / "dist-site"
REPOSITORY = os.environ.get("OPWRIGHT_REPOSITORY", "https://github.com/OWNER/opwright")
ADDRESS = os.environ.get("OPWRIGHT_SITE", "https://OWNER.github.io/opwright/")
_GUIDES = ("diagnose", "audit", "lint", "build", "new", "env", "releases", "explain", "mcp", "ci")
_ROLES = ("install-packages", "write-kernels", "publish-wheels", "run-a-cluster")


def main() -> None:
    """Build the site; exit with 1 if a link leads nowhere."""
    output = Path(sys.argv[1]) if sys.argv[1:] else OUTPUT
    with TemporaryDirectory(prefix="opwright-site-") as folder:
        pages = Path(folder)
        write_pages(pages, repository=REPOSITORY)
        write_plots(pages)
        write_speed_plots(pages)
        releases = write_release_pages(pages, address=ADDRESS)
        copytree(WEBSITE / "assets", pages / "assets")
        (pages / "assets/messages.json").write_text(message_index())
        write_paste_assets(pages / "paste")
        (pages / "llms.txt").write_text(_for_agents())
        build(load_config(str(WEBSITE / "mkdocs.yml"), **_settings(pages, releases, output)))
    print(f"the site is in {output}")


def _settings(pages: Path, releases: list[str], output: Path) -> dict[str, Any]:
    return {
        "docs_dir": str(pages),
        "site_dir": str(output.absolute()),
        "site_url": ADDRESS,
        "nav": _nav(pages, releases),
    }


def _nav(pages: Path, releases: list[str]) -> list[Any]:
    def existing(folder: str, names: tuple[str, ...]) -> list[str]:
        return [f"{folder}/{name}.md" for name in names if (pages / folder / f"{name}.md").exists()]

    def all_in(folder: str) -> list[str]:
        found = sorted(path.relative_to(pages).as_posix() for path in pages.glob(f"{folder}/*.md"))
        return sorted(found, key=lambda name: not name.endswith(("README.md", "index.md")))

    operators = sorted(
        path.relative_to(pages).as_posix() for path in pages.glob("gallery/*/README.md")
    )
    return [
        {
            "Home": [
                "index.md",
                "getting-started.md",
                "five-failures.md",
                "changelog.md",
                "contributing.md",
                "security.md",
            ]
        },
        {"Paste a log": "paste/index.md"},
        {"Guides": existing("guides", _GUIDES)},
        {"Roles": existing("roles", _ROLES)},
        {"Causes": ["causes/index.md", *_causes()]},
        {"Next torch": ["releases/index.md", *releases]},
        {"Gallery": ["gallery/README.md", *operators]},
        {"Speed": all_in("speed")},
        {"Reference": all_in("reference")},
        {"Decisions": all_in("decisions")},
        *([{"中文": [*all_in("zh"), *all_in("zh/causes")]}] if (pages / "zh").exists() else []),
        {"Repository": REPOSITORY},
    ]


def _causes() -> Iterator[dict[str, list[str]]]:
    causes = sorted(all_causes(), key=lambda cause: (cause.family, cause.name))
    for family, members in groupby(causes, key=lambda cause: cause.family):
        yield {family: [f"causes/{family}/{cause.name}.md" for cause in members]}


def _for_agents() -> str:
    """Return what the site tells an agent about itself (https://llmstxt.org)."""
    lines = (f"- [{c.name}]({ADDRESS}causes/{c.family}/{c.name}/)" for c in all_causes())
    config = yaml.safe_load((WEBSITE / "mkdocs.yml").read_text().partition("\nuse_directory")[0])
    return "\n".join(
        (
            f"# {config['site_name']}",
            "",
            f"> {config['site_description']}",
            "",
            "Run `opwright diagnose LOG --format json` on a log, `opwright audit WHEEL --format json` on a binary, and",
            "`opwright explain CAUSE` for a page; `opwright mcp` offers the same as tools.",
            "",
            "## Guides",
            "",
            *(f"- [{name}]({ADDRESS}guides/{name}/)" for name in _GUIDES),
            "",
            "## Causes",
            "",
            *lines,
            "",
        )
    )


if __name__ == "__main__":
    main()
