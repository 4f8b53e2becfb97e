"""Whose folder this is."""

from pathlib import Path


def refuse_another_owner() -> None:
    """Raise if another distribution has put its libraries here: what Python would then import is a mixture of both."""
    here = Path(__file__).parent
    theirs = sorted(path.name for path in here.glob("*.so"))  # there is none of ours
    if theirs:
        raise ImportError(
            f"{here} belongs to scatter-ops-torch-scatter and to another distribution of torch_scatter, which has {theirs[0]}: "
            "pip uninstall torch-scatter, then pip install --force-reinstall --no-deps scatter-ops-torch-scatter"
        )
