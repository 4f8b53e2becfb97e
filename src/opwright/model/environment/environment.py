"""What is installed on a machine for one Python, and what of it meets what."""

from __future__ import annotations

from opwright.model.named_tuple import NamedTuple

TYPE_CHECKING = False
if TYPE_CHECKING:
    from opwright.model.audit.artifact import Artifact


class InstalledTorch(NamedTuple):
    """A torch in one of the folders that Python looks through. It is read, never imported."""

    version: str
    """`2.13.0+cpu`."""
    folder: str
    """The package: `site-packages/torch`."""
    found_by: str = "site-packages"
    cuda: str | None = None
    hip: str | None = None
    cxx11_abi: bool | None = None
    archs: tuple[str, ...] = ()
    """The GPUs that it has code for: `sm_80`, `compute_90`."""
    pins: tuple[str, ...] = ()
    """The NVIDIA packages that it requires: `nvidia-cudnn-cu12==9.10.2.21`."""
    numpy_1: bool = False
    """Whether it was compiled with NumPy 1, which NumPy 2 rejects."""
    run_path: str = "RUNPATH"
    """How its libraries find NVIDIA's: `RUNPATH` comes after LD_LIBRARY_PATH, `RPATH` before."""

    @property
    def flavour(self) -> str:
        """Return `CUDA 12.8`, `ROCm 6.3` or `CPU`."""
        return f"CUDA {self.cuda}" if self.cuda else f"ROCm {self.hip}" if self.hip else "CPU"


class Distribution(NamedTuple):
    """An installed distribution, by its dist-info folder."""

    name: str
    version: str
    folder: str = ""
    """Where it is installed: one of the folders that Python looks through."""
    libraries: tuple[str, ...] = ()
    """Its shared libraries, relative to the folder."""
    packages: tuple[str, ...] = ()
    """What can be imported of it: `torchvision`."""
    has_python: bool = True
    """Whether there is a Python file in it."""
    absent: tuple[str, ...] = ()
    """Of its shared libraries, those that are not there any more."""
    source: str = ""
    """Of an editable install, the folder of its project; its libraries are then absolute paths."""
    source_folders: tuple[str, ...] = ()
    """Of an editable install, the folders that Python's path has for it."""
    unread: str = ""
    """Why the list of its files cannot be read, if there is one."""

    @property
    def project(self) -> str:
        return self.name.lower().replace("_", "-").replace(".", "-")


class InFront(NamedTuple):
    """A library that the loader finds before the one that was installed for torch."""

    library: str
    """`libcudart.so.12`."""
    path: str
    instead_of: str
    """`nvidia-cuda-runtime-cu12`, `torch`."""
    by: str = "LD_LIBRARY_PATH"
    version: str | None = None
    """The version in its file name."""
    wanted: str | None = None
    """The version that it shadows."""


class SharedFile(NamedTuple):
    """A library that two installed distributions both say is theirs."""

    path: str
    owners: tuple[str, ...]
    """`nvidia-cudnn-cu11 8.9.6.50`, the one installed later unknown."""


class CondaConflict(NamedTuple):
    """A package that conda and pip both say they have installed, in two versions."""

    project: str
    conda_name: str
    """`pytorch`, which pip calls torch."""
    conda_version: str
    version: str
    """That pip's record has."""
    folder: str


class LeftLock(NamedTuple):
    """A lock file of a build cache that no process has open."""

    path: str
    age: str
    """`3 days`."""


class Shadowed(NamedTuple):
    """A folder of sources that Python imports in place of an installed package."""

    package: str
    folder: str
    installed: str
    """The distribution: `op 1.0`."""


class Environment(NamedTuple):
    """What is installed for one Python on one machine: what conflicts are looked for in."""

    python: str
    """`3.11.2`."""
    torches: tuple[InstalledTorch, ...] = ()
    """The one that is imported first."""
    distributions: tuple[Distribution, ...] = ()
    artifacts: tuple[Artifact, ...] = ()
    """Those with a library that touches torch, with what was read of it."""
    unreadable: tuple[tuple[str, str], ...] = ()
    """Libraries, of any package, that could not be read: (path, why)."""
    in_front: tuple[InFront, ...] = ()
    shared_files: tuple[SharedFile, ...] = ()
    conda_conflicts: tuple[CondaConflict, ...] = ()
    conda_names: tuple[tuple[str, str], ...] = ()
    """Of the distributions that conda has installed, the project and conda's name: `("torch", "pytorch")`."""
    locks: tuple[LeftLock, ...] = ()
    shadowed: tuple[Shadowed, ...] = ()
    numpy_1: tuple[str, ...] = ()
    """Libraries that were compiled with NumPy 1, of packages that touch torch."""
    stale: tuple[tuple[str, str], ...] = ()
    """Libraries in build folders and caches that do not load in this torch: (path, what torch lacks)."""
    kernels: tuple[tuple[str, int], ...] = ()
    """That Triton keeps: (its release, how many are of it)."""
    kernel_folder: str = ""
    python_tag: str = ""
    driver: str | None = None
    """NVIDIA's, that is running: `580.65.06`."""

    @property
    def torch(self) -> InstalledTorch | None:
        return self.torches[0] if self.torches else None

    def installed(self, project: str) -> Distribution | None:
        """Return the distribution of a name that is found first."""
        return next(
            (candidate for candidate in self.distributions if candidate.project == project), None
        )
