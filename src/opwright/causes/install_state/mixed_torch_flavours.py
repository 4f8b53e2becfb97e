"""
Packages built by PyTorch's own index name what they are for in their local version: `torchvision 0.23.0+cu126`, `torchaudio
2.8.0+cpu`, `torch 2.8.0+rocm6.4`. One environment needs one flavour. pip does not compare these labels: what requires
`torch==2.8.0` accepts each of them, so a second `pip install` without the same `--index-url` mixes them.

What happens depends on the package. torchvision compares the major release of CUDA when it is imported and stops; torchaudio
compares the minor one too. A package for the CPU has no kernels for CUDA tensors, whichever torch is there: `Could not run
'torchvision::nms' with arguments from the 'CUDA' backend`. One for ROCm needs libraries that a CUDA torch does not have.

A package without a label proves nothing here; its libraries are judged on their own.
"""

import re
from collections.abc import Iterator

from opwright import model
from opwright.causes.kit.examples import installed_package
from opwright.model import (
    Cause,
    Confidence,
    EnvironmentCheck,
    Evidence,
    Fix,
)

_LABEL = re.compile(r"\+.*?(cpu|cu\d{2,3}|rocm\d[\d.]*)(?![a-z])")


def in_environment(environment: model.Environment) -> Iterator[Evidence]:
    """Look for packages whose label names another flavour than torch's."""
    torch = environment.torch
    for artifact in environment.artifacts if torch else ():
        label = _LABEL.search(artifact.version or "")
        if torch and label and not _matches(label[1], torch, artifact.name or ""):
            yield Evidence(
                artifact.path,
                artifact.version or "",
                {
                    "package": artifact.name or "a package",
                    "label": label[1],
                    "release": torch.version,
                    "flavour": torch.flavour,
                    "index": _index(torch),
                    "version": (artifact.version or "").partition("+")[0],
                },
                Confidence.LIKELY,
            )


def _matches(label: str, torch: model.InstalledTorch, name: str) -> bool:
    if label == "cpu":
        return torch.cuda is None and torch.hip is None
    if label.startswith("rocm"):
        return torch.hip is not None
    if torch.cuda is None:
        return False
    major, minor = label[2:-1], label[-1]
    ours = torch.cuda.split(".")
    return major == ours[0] and (name != "torchaudio" or ours[1:2] == [minor])


def _index(torch: model.InstalledTorch) -> str:
    """Return the last part of the address of PyTorch's index for a flavour."""
    if torch.cuda:
        return "cu" + "".join(torch.cuda.split(".")[:2])
    return "rocm" + ".".join(torch.hip.split(".")[:2]) if torch.hip else "cpu"


CAUSE = Cause(
    title="{package} was built for {label}, but torch {release} was built for {flavour}",
    in_environment=EnvironmentCheck(
        in_environment,
        examples=lambda: (
            model.Environment(
                "3.11.4",
                torches=(model.InstalledTorch("2.13.0+cu130", "torch", cuda="13.0"),),
                artifacts=(installed_package("torchvision", "0.28.0+cu126"),),
            ),
            model.Environment(
                "3.11.4",
                torches=(model.InstalledTorch("2.8.0", "torch", cuda="12.8"),),
                artifacts=(installed_package("torchvision", "0.23.0+cpu"),),
            ),
            model.Environment(
                "3.11.4",
                torches=(model.InstalledTorch("2.8.0+cu128", "torch", cuda="12.8"),),
                artifacts=(installed_package("torchaudio", "2.8.0+cu126"),),
            ),
        ),
        counterexamples=lambda: (
            model.Environment(
                "3.11.4",
                torches=(model.InstalledTorch("2.8.0", "torch", cuda="12.8"),),
                artifacts=(
                    installed_package("torchvision", "0.23.0+cu126"),
                    installed_package("torchvision", "0.23.0"),
                ),
            ),
            model.Environment(
                "3.11.4",
                torches=(model.InstalledTorch("2.13.0+cpu", "torch"),),
                artifacts=(installed_package("torchvision", "0.28.0+cpu"),),
            ),
            model.Environment(
                "3.11.4",
                torches=(model.InstalledTorch("2.8.0+rocm6.4", "torch", hip="6.4.4"),),
                artifacts=(installed_package("torchvision", "0.23.0+rocm6.4"),),
            ),
            model.Environment(
                "3.11.4", artifacts=(installed_package("torchvision", "0.23.0+cpu"),)
            ),
        ),
    ),
    fix=Fix(
        "install the build of {package} for this torch, from the index that has it",
        commands=(
            (
                "pip install --force-reinstall --no-deps '{package}=={version}' "
                "--index-url https://download.pytorch.org/whl/{index}"
            ),
        ),
    ),
    examples=(),
    counterexamples=(),
)
