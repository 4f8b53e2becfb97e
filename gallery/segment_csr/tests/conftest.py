"""What is measured in gigabytes runs where somebody asks for it: pytest -m large."""

import pytest


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    if not config.option.markexpr:
        for item in items:
            if item.get_closest_marker("large"):
                item.add_marker(pytest.mark.skip(reason="it takes gigabytes: pytest -m large"))
