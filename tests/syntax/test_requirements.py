"""The releases that a list of requirements admits: its entries together, by their markers."""

import pytest

from opwright.syntax.versions.requirements import admitted


@pytest.mark.parametrize(
    ("listed", "bound"),
    [
        (["torch>=2.4"], ">=2.4"),
        (["torch", "torch==2.6.0"], "==2.6.0"),
        (["torch (==2.1.0.post1)"], "==2.1.0"),
        (["torch>=2; nonsense"], ">=2"),
        (["torch<2.0; extra == 'old'"], None),
        (["torch<2.0; python_version < '3.7'"], None),
        (["torch<1.20; python_version<'3.7'", "torch<1.24.0; python_version>='3.7'"], "<1.24.0"),
        (["torch==2.2.2; sys_platform=='darwin'", "torch==2.6+cu1; os_name=='posix'"], "==2.6"),
        (
            ["torch==2.2.2; sys_platform=='darwin'", "torch==2.6+cu1; sys_platform=='linux'"],
            "==2.6",
        ),
        (
            ["torch>=2.6,<2.7; python_version<'3.14'", "torch>=2.11,<2.12; python_version>='3.14'"],
            ">=2.6,<2.12",
        ),
        (["torch==2.6.*; python_version<'3.10'", "torch; python_version>='3.10'"], None),
        (["torch~=2.6; python_version<'3.10'", "torch>2.7; python_version>='3.10'"], ">=2.6"),
        (["torch==2.6.0", "torch==2.4.1"], ">=2.4.1,<=2.6.0"),
        (["torchvision==0.20"], None),
    ],
)
def test_admitted(listed: list[str], bound: str | None) -> None:
    assert admitted(listed, "torch") == bound
