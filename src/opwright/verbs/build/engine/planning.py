"""From the request and the machine to a plan."""

from __future__ import annotations

import json
import os
from collections.abc import Sequence

from opwright.knowledge.cuda.archs import as_setting
from opwright.model import lazy
from opwright.model.build.plan import Choice, Flag, Plan, Step
from opwright.model.build.toolchain import (
    BuildSource,
    CudaToolkit,
    HipCompiler,
    Missing,
    PythonTarget,
    Toolchain,
    TorchTarget,
)
from opwright.verbs.build.engine.choice import (
    check_python,
    chosen_hip,
    chosen_host,
    chosen_toolkit,
    chosen_torch,
    fitting_toolkit,
)
from opwright.verbs.build.engine.flags import device_link, flags
from opwright.verbs.build.engine.flags.archs import Arch, archs_of, gencode_flags, wanted_archs
from opwright.verbs.build.engine.flags.linking import link_flags
from opwright.verbs.build.engine.plan import BuildRequest
from opwright.verbs.build.settings.settings import check_name, keeps_to_limited_api

_FRONTEND, _OPERATORS, _LIGHT = 2200, 1000, 350
"""MiB that g++ takes for a source with torch's C++ frontend, with every operator of torch, and with neither."""
_CUDA, _LIGHT_CUDA = 2000, 850
"""MiB that nvcc takes with torch's headers, or CUTLASS's, and without: kernels are read with them, and may be large."""


def plan_of(request: BuildRequest, toolchain: Toolchain) -> Plan:
    """Return the plan of a build; raise BuildRefusedError where it cannot be done with what is here."""
    builder = _Builder(request, toolchain)
    compiles = [builder.compile_step(source) for source in request.sources]
    return builder.plan(compiles)


class _Builder:
    """What holds for every step of one build."""

    def __init__(self, request: BuildRequest, toolchain: Toolchain) -> None:
        self.request = request
        self.toolchain = toolchain
        self.notes: list[Choice] = []
        self.used: dict[str, Arch] = {}
        self.torch, of_torch = _torch(request, toolchain)
        self.toolkit, of_cuda = _toolkit(request, toolchain, self.torch)
        self.has_kernels = any(source.language == "cuda" for source in request.sources)
        bound = self.toolkit if self.has_kernels and not flags.takes_any_host(request) else None
        self.host, self.host_of_nvcc, of_host = chosen_host(
            toolchain.hosts, bound, toolchain.nvcc_host if self.has_kernels else None
        )
        self.choices = (*of_torch, *of_cuda, *of_host)
        listed = self.has_kernels and not flags.has_own_archs(request)
        self.archs = wanted_archs(request, self.toolkit) if listed and self.toolkit else ()
        check_python(request, toolchain)

    # ---- steps

    def compile_step(self, source: BuildSource) -> Step:
        """Return the step that compiles one source."""
        output = f"{self.request.build_folder}/{_object_name(source.path)}"
        tool, own = self._tool(source)
        return Step(
            kind="compile",
            tool=tool,
            flags=(*self._common(source), *own, *flags.own(self.request, source.language)),
            inputs=(source.path,),
            output=output,
            depfile=f"{output}.d",
            launcher=self.toolchain.launcher,
            memory=_memory_for(source),
        )

    def _common(self, source: BuildSource) -> tuple[Flag, ...]:
        request, torch = self.request, self.torch
        host = self.host_of_nvcc if source.language == "cuda" else self.host
        return (
            *flags.as_c(source.language),
            *flags.cxx_standard(request, torch, source.language),
            *flags.optimisation(request, source),
            *flags.wanted_output(request, source),
            *flags.position_independent(source.language),
            *flags.string_abi(torch),
            *flags.extension_name(request),
            *flags.pybind11_abi(source, torch),
            *flags.stable_abi(request, torch, gpu=self.toolkit is not None),
            *flags.clang_names(host, torch, source.language),
            *flags.seldom_tidy(request, source, host),
            *flags.defines(request),
            *flags.includes(request, torch, self.toolchain.python, self.toolkit, source),
        )

    def _tool(self, source: BuildSource) -> tuple[str, tuple[Flag, ...]]:
        """Return the compiler of a source, and the flags that only it gets."""
        if source.language == "cuda" and self.toolkit:
            own = flags.nvcc_only(self.request, self.host_of_nvcc)
            own += device_link.relocatable(self.request)
            return self.toolkit.nvcc, (*own, *self._gencodes(source, self.toolkit))
        if source.language == "hip":
            return chosen_hip(self.toolchain, source).path, flags.hip_only(self.request)
        return self.host.path, ()

    def _gencodes(self, source: BuildSource, toolkit: CudaToolkit) -> tuple[Flag, ...]:
        if not self.archs:  # its own flags say them
            return ()
        told = archs_of(source, self.archs, toolkit)
        self.used |= {arch.name: arch for arch in told.archs}
        self.notes += [Choice("architectures", source.path, why) for why in told.left_out]
        return gencode_flags(told.archs)

    def plan(self, compiles: Sequence[Step]) -> Plan:
        """Return the plan of all steps."""
        request = self.request
        makes_module = any(source.makes_module for source in request.sources)
        check_name(request.settings.name, is_module=makes_module)
        suffix = _suffix(request, self.toolchain.python) if makes_module else ".so"
        library = f"{request.build_folder}/{request.settings.name.rpartition('.')[2]}{suffix}"
        stamp = self._stamp(compiles)
        stamp_source = f"{request.build_folder}/stamp.s"
        stamp_step = Step(
            "compile",
            self.host.path,
            (Flag("-fPIC", "records the build environment for audit and diagnose"),),
            (stamp_source,),
            f"{stamp_source.removesuffix('.s')}.o",
            memory=20,
        )
        dlinks = self._device_links(compiles)
        link = Step(
            "link",
            self.host.path,
            link_flags(
                request,
                self.torch,
                self.toolkit,
                _hip(self.toolchain, request),
                uses_python=any(source.uses_python for source in request.sources),
            ),
            tuple(step.output for step in (*compiles, *dlinks, stamp_step)),
            library,
        )
        return Plan(
            name=request.settings.name,
            folder=request.settings.folder,
            steps=(*compiles, stamp_step, *dlinks, link),
            library=library,
            choices=(*self.choices, *self._told_archs(), *self.notes),
            written=((stamp_source, stamp_text(stamp)),),
            build_note=stamp,
            python=makes_module,
        )

    def _device_links(self, compiles: Sequence[Step]) -> tuple[Step, ...]:
        """Return the link of the device code of all CUDA sources, where they call each other's."""
        request, toolkit = self.request, self.toolkit
        if toolkit is None or not self.has_kernels or not device_link.is_wanted(request):
            return ()
        objects = [step.output for step in compiles if step.tool == toolkit.nvcc]
        archs = self.used.values()
        return (device_link.device_link(request, toolkit, self.host_of_nvcc, objects, archs),)

    def _told_archs(self) -> tuple[Choice, ...]:
        if not self.archs:
            return ()
        listed = "; ".join(
            as_setting(arch.name) + ("+PTX" if arch.ptx else "") for arch in self.archs
        )
        return (Choice("architectures", listed, self.archs[0].because),)

    # ---- the stamp

    def _stamp(self, compiles: Sequence[Step]) -> dict[str, str]:
        """Return what the library says of its own build; every value is a string."""
        digests = sorted(f"{source.path} {source.digest}" for source in self.request.sources)
        told = {
            "torch": self.torch.version if self.torch else "",
            "cuda": ".".join(map(str, self.toolkit.version)) if self.toolkit else "",
            "compiler": self.host.name,
            "nvcc": self.toolkit.release if self.toolkit and self.has_kernels else "",
            "archs": " ".join(as_setting(name) for name in sorted(self.used)),
            "torch_floor": ".".join(map(str, self.request.settings.torch_floor or ())),
            "flags": " ".join(self._flags_told(compiles)),
            "sources": _digest_of("\n".join(digests)),
        }
        return {key: value for key, value in told.items() if value}

    @staticmethod
    def _flags_told(compiles: Sequence[Step]) -> list[str]:
        """Return the flags that name no folder of this machine, each once."""
        texts = [flag.text for step in compiles for flag in step.flags]
        return [text for text in dict.fromkeys(texts) if "/" not in text and text != "-isystem"]


def _torch(
    request: BuildRequest, toolchain: Toolchain
) -> tuple[TorchTarget | None, tuple[Choice, ...]]:
    needed = any(source.uses_torch for source in request.sources)
    if isinstance(toolchain.torch, Missing) and not needed:
        return None, ()
    torch = chosen_torch(toolchain)
    return torch, (Choice("torch", f"{torch.version}, {torch.folder}", torch.found_by),)


def _toolkit(
    request: BuildRequest, toolchain: Toolchain, torch: TorchTarget | None
) -> tuple[CudaToolkit | None, tuple[Choice, ...]]:
    sources = request.sources
    if any(source.language == "cuda" or source.needs_cuda for source in sources):
        toolkit, choice = chosen_toolkit(toolchain.cuda, torch)
        return toolkit, (choice,)
    if request.settings.uses_cuda or any(source.uses_cuda for source in sources):
        fitting, choice = fitting_toolkit(toolchain.cuda, torch)
        return fitting, (choice,)
    return None, ()


def _suffix(request: BuildRequest, python: PythonTarget) -> str:
    """Return how the file of a module ends: for every Python, where it keeps to the limited API."""
    return ".abi3.so" if keeps_to_limited_api(request.settings) else python.extension_suffix


def _hip(toolchain: Toolchain, request: BuildRequest) -> HipCompiler | None:
    used = any(source.language == "hip" for source in request.sources)
    return toolchain.hip if used and isinstance(toolchain.hip, HipCompiler) else None


def _digest_of(text: str) -> str:
    return lazy.hashlib.sha256(text.encode("utf-8", "surrogateescape")).hexdigest()


def _memory_for(source: BuildSource) -> int:
    """Return the MiB that a compiler is taken to need, until it has been seen."""
    if source.language == "cuda":
        return _CUDA if source.is_heavy else _LIGHT_CUDA
    if source.has_frontend:
        return _FRONTEND
    return _OPERATORS if source.is_heavy else _LIGHT


def _object_name(path: str) -> str:
    """Return the name of an object file: the source's, with the folders above the project flattened."""
    flat = os.path.normpath(path).replace("../", "_up/").lstrip("/")
    return f"{flat}.o"


# ---- the stamp as assembly ---------------------------------------------------------


def stamp_text(stamp: dict[str, str]) -> str:
    """
    Return assembly that puts a stamp into the note section of a library: see `opwright.verbs.audit.origin.build_note`.

    The owner and the content are padded to four bytes, as System V ABI, chapter 5 has it.
    """
    content = json.dumps(stamp, sort_keys=True, ensure_ascii=True).encode()
    content += b" " * (-len(content) % 4)
    listed = ",".join(map(str, content))
    return (
        '.section .note.opwright,"a",%note\n.balign 4\n'
        f".long 9\n.long {len(content)}\n.long 1\n"
        '.asciz "opwright"\n.balign 4\n'
        f".byte {listed}\n"
        '.section .note.GNU-stack,"",%progbits\n'
    )
