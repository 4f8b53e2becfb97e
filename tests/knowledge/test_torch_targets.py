"""Which torch releases sources are meant for."""

from __future__ import annotations

import pytest
from packaging.specifiers import SpecifierSet

from opwright.errors import UnknownNameError
from opwright.knowledge.torch_releases.symbols.releases import releases
from opwright.knowledge.torch_releases.targets import releases_in
from opwright.model import Target

KNOWN = [release.version for release in releases()]


@pytest.mark.parametrize(
    "specifier",
    [
        *("==2.9.0", "==2.9", "== 2.4", ">=2.4,<2.9", ">2.4", "<=2.4", ">=2.4, !=2.5.0", ">=2,<3"),
        *("~=2.4", "==2.4.*", ">=2.4.0,<=2.4.1", "<2.0.0", ">2.14"),
    ],
)
def test_specifier_means_what_pip_takes_it_for(specifier: str) -> None:
    wanted = [version for version in KNOWN if SpecifierSet(specifier).contains(version)]

    assert list(releases_in(Target(torch=specifier))) == wanted


@pytest.mark.parametrize("specifier", ["==2.4.7", ">99", "==2.4.*,>2.9", "nonsense"])
def test_specifier_of_no_release_is_refused(specifier: str) -> None:
    with pytest.raises(UnknownNameError):
        releases_in(Target(torch=specifier))
