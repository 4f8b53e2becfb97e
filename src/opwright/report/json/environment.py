"""What is installed, for programs: version 1, spelled out apart from the model."""

from __future__ import annotations

from typing import TypedDict

from opwright.model import BinaryAudit, HowItRuns
from opwright.model.audit.verdicts import standings
from opwright.model.build.toolchain import CudaToolkit, HostCompiler, Missing
from opwright.model.environment.environment import InstalledTorch
from opwright.model.environment.installed import EnvironmentAudit, Machine, Package
from opwright.report.escaping import json_text
from opwright.report.json.shapes import FindingV1, UnreadableV1
from opwright.report.json.v1 import finding_v1, unreadable_v1


class UnknownV1(TypedDict):
    what: str
    why: str


class FolderV1(TypedDict):
    path: str
    found_by: str


class TorchV1(TypedDict):
    version: str
    folder: str
    found_by: str
    cuda: str | None
    hip: str | None
    cxx11_abi: bool | None
    archs: list[str]
    pins: list[str]


class LibraryV1(TypedDict):
    path: str
    verdict: str | None
    torch_abi: str
    torch_floor: str | None
    built_for: list[str]
    missing_symbols: int
    missing_libraries: list[str]
    depends_on: list[str]
    gpus: dict[str, str]
    """How it runs on each GPU: native, jit, no."""


class PackageV1(TypedDict):
    name: str
    version: str
    verdict: str | None
    depends_on: list[str]
    """Libraries of the machine that were taken to be there."""
    stamp: dict[str, str]
    libraries: list[LibraryV1]


class MachineV1(TypedDict):
    system: str | None
    glibc: str | None
    glibcxx: str | None
    driver: str | None
    gpus: list[dict[str, str]]
    cuda_toolkits: list[dict[str, str]]
    compilers: list[dict[str, str]]
    variables: dict[str, str]
    unknown: list[UnknownV1]


class EnvironmentV1(TypedDict):
    version: int
    python: str
    executable: str
    conda: bool
    folders: list[FolderV1]
    torches: list[TorchV1]
    release: str | None
    machine: MachineV1
    distributions: list[dict[str, str]]
    packages: list[PackageV1]
    findings: list[FindingV1]
    notes: list[str]
    unknown: list[UnknownV1]
    unreadable: list[UnreadableV1]


def render(audit: EnvironmentAudit) -> str:
    """Return what is installed, as one line of JSON."""
    python = audit.interpreter
    document: EnvironmentV1 = {
        "version": 1,
        "python": python.version,
        "executable": python.executable,
        "conda": python.conda,
        "folders": [
            {"path": folder.path, "found_by": folder.found_by} for folder in python.folders
        ],
        "torches": [_torch(torch) for torch in audit.environment.torches],
        "release": audit.release,
        "machine": _machine(audit.machine),
        "distributions": [
            {
                "name": distribution.name,
                "version": distribution.version,
                "folder": distribution.folder,
            }
            for distribution in audit.environment.distributions
        ],
        "packages": [package_v1(package) for package in audit.packages],
        "findings": [finding_v1(finding) for finding in audit.findings],
        "notes": list(audit.notes),
        "unknown": [_unknown(missing) for missing in audit.unknown],
        "unreadable": [unreadable_v1(*one) for one in audit.environment.unreadable],
    }
    return json_text(document) + "\n"


def _torch(installed_torch: InstalledTorch) -> TorchV1:
    return {
        "version": installed_torch.version,
        "folder": installed_torch.folder,
        "found_by": installed_torch.found_by,
        "cuda": installed_torch.cuda,
        "hip": installed_torch.hip,
        "cxx11_abi": installed_torch.cxx11_abi,
        "archs": list(installed_torch.archs),
        "pins": list(installed_torch.pins),
    }


def _machine(machine: Machine) -> MachineV1:
    probed = (machine.driver, machine.gpus, machine.glibc, machine.glibcxx, machine.hip)
    listed = (*machine.cuda, *machine.hosts)
    return {
        "system": machine.system,
        "glibc": _known(machine.glibc),
        "glibcxx": _known(machine.glibcxx),
        "driver": _known(machine.driver),
        "gpus": []
        if isinstance(machine.gpus, Missing)
        else [{"name": gpu.name, "arch": gpu.arch} for gpu in machine.gpus],
        "cuda_toolkits": [
            {"release": toolkit.release, "nvcc": toolkit.nvcc, "found_by": toolkit.found_by}
            for toolkit in machine.cuda
            if isinstance(toolkit, CudaToolkit)
        ],
        "compilers": [
            {"name": host.name, "path": host.path, "found_by": host.found_by}
            for host in machine.hosts
            if isinstance(host, HostCompiler)
        ],
        "variables": dict(machine.variables),
        "unknown": [
            _unknown(missing) for missing in (*probed, *listed) if isinstance(missing, Missing)
        ],
    }


def _known(value: str | Missing) -> str | None:
    return None if isinstance(value, Missing) else value


def _unknown(missing: Missing) -> UnknownV1:
    return {"what": missing.what, "why": missing.why}


def package_v1(installed: Package) -> PackageV1:
    """Return a package with the verdict of its libraries in one release."""
    standing = next(iter(standings(installed.decisive_libraries).values()), None)
    return {
        "name": installed.name,
        "version": installed.version,
        "verdict": standing.verdict if standing else None,
        "depends_on": list(standing.depends_on) if standing else [],
        "stamp": dict(installed.build_note),
        "libraries": [library_v1(binary) for binary in installed.audit.binaries],
    }


def library_v1(audit: BinaryAudit) -> LibraryV1:
    """Return a library with its verdict in one release."""
    verdict = audit.verdicts[0] if audit.verdicts else None
    load = verdict.load if verdict else None
    return {
        "path": audit.binary.path,
        "verdict": verdict.name if verdict else None,
        "torch_abi": audit.torch_abi.value,
        "torch_floor": audit.torch_floor,
        "built_for": list(audit.built_for.torch),
        "missing_symbols": len(load.missing_symbols) if load else 0,
        "missing_libraries": list(load.missing_libraries) if load else [],
        "depends_on": list(load.depends_on) if load else [],
        "gpus": {load.gpu.name: HowItRuns(load.how).value for load in audit.gpus},
    }
