"""A pytest plugin that runs every twentieth test: for operators that have not changed since all of them passed."""

from __future__ import annotations


def pytest_collection_modifyitems(items: list[object]) -> None:
    """Keep every twentieth test."""
    items[:] = items[::20]
