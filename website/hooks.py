"""What MkDocs is told while it builds."""

from __future__ import annotations

from typing import Any

CHINESE = "zh/"


def on_post_page(output: str, page: Any, **_: object) -> str:  # noqa: ANN401 - MkDocs has no types
    """Say the language of a page, for readers that speak."""
    is_chinese = page.url.startswith(CHINESE)
    return output.replace('<html lang="en"', '<html lang="zh"', 1) if is_chinese else output
