"""`load` and `load_inline` with the parameters of torch's functions of these names, by way of `opwright.load`."""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from hashlib import sha256
from types import ModuleType

from opwright.errors import OpwrightError
from opwright.model.disk.private_files import distrusted, make_folder
from opwright.model.disk.writing import write_text
from opwright.verbs.build.jit.cache import INLINE, folder_of, writable
from opwright.verbs.build.jit.load import load as load_sources
from opwright.verbs.build.settings.settings import REFUSED_SOURCES

TYPE_CHECKING = False
if TYPE_CHECKING:
    from opwright.model import StrPath
    from opwright.verbs.build.engine.running.run import Event

_CPP_HEADERS = ("#include <torch/extension.h>",)
_CUDA_HEADERS = (
    "#include <torch/types.h>",
    "#include <cuda.h>",
    "#include <cuda_runtime.h>",
)


def load(
    name: str,
    sources: StrPath | Sequence[StrPath],
    extra_cflags: Sequence[str] | None = None,
    extra_cuda_cflags: Sequence[str] | None = None,
    extra_sycl_cflags: Sequence[str] | None = None,
    extra_ldflags: Sequence[str] | None = None,
    extra_include_paths: Sequence[StrPath] | None = None,
    build_directory: StrPath | None = None,
    verbose: bool = False,
    with_cuda: bool | None = None,
    with_sycl: bool | None = None,
    is_python_module: bool = True,
    is_standalone: bool = False,
    keep_intermediates: bool = True,
) -> ModuleType | None:
    """
    Build an extension if it is not in the cache, and import it: torch's `load`, over `opwright.load`.

    Whether it is a module of Python and needs CUDA is read from the sources. Raises LoadFailedError with the cause.
    """
    del (
        with_cuda,
        is_python_module,
        keep_intermediates,
    )  # the sources say it, and the cache keeps what it needs
    if is_standalone:
        raise OpwrightError(f"{name}: opwright builds libraries, and no programs (is_standalone)")
    if with_sycl or extra_sycl_cflags:
        raise OpwrightError(f"{name}: {REFUSED_SOURCES['.sycl']}")
    paths = [sources] if isinstance(sources, str | os.PathLike) else sources
    return load_sources(
        name,
        paths,
        include_dirs=extra_include_paths or (),
        cxx_flags=extra_cflags or (),
        nvcc_flags=extra_cuda_cflags or (),
        link_flags=extra_ldflags or (),
        cache=build_directory,
        tell=_printed if verbose else None,
    )


def load_inline(
    name: str,
    cpp_sources: str | Sequence[str],
    cuda_sources: str | Sequence[str] | None = None,
    sycl_sources: str | Sequence[str] | None = None,
    functions: str | Sequence[str] | Mapping[str, str] | None = None,
    extra_cflags: Sequence[str] | None = None,
    extra_cuda_cflags: Sequence[str] | None = None,
    extra_sycl_cflags: Sequence[str] | None = None,
    extra_ldflags: Sequence[str] | None = None,
    extra_include_paths: Sequence[StrPath] | None = None,
    build_directory: StrPath | None = None,
    verbose: bool = False,
    with_cuda: bool | None = None,
    with_sycl: bool | None = None,
    is_python_module: bool = True,
    with_pytorch_error_handling: bool = True,
    keep_intermediates: bool = True,
    use_pch: bool = False,
    no_implicit_headers: bool = False,
    gil_not_used: bool = False,
) -> ModuleType | None:
    """
    Build an extension from sources in strings if it is not in the cache, and import it: torch's `load_inline`.

    `functions` are bound by pybind11 under their names; with `gil_not_used` their module keeps the GIL of a Python without
    one disabled, which pybind11 can say since 2.13. The sources are kept in the cache under the digest of what they hold.
    """
    del (
        with_cuda,
        is_python_module,
        keep_intermediates,
        use_pch,
    )  # see `load`; nothing is precompiled
    if sycl_sources or with_sycl:
        raise OpwrightError(f"{name}: {REFUSED_SOURCES['.sycl']}")
    headers = not no_implicit_headers
    cpp = [*(_CPP_HEADERS if headers else ()), *_texts(cpp_sources)]
    cpp += _bindings(functions, is_wrapped=with_pytorch_error_handling, gil_not_used=gil_not_used)
    texts = {"main.cpp": cpp}
    if cuda_sources:
        texts["cuda.cu"] = [*(_CUDA_HEADERS if headers else ()), *_texts(cuda_sources)]
    return load(
        name,
        _written({file: "\n".join(lines) + "\n" for file, lines in texts.items()}, build_directory),
        extra_cflags=extra_cflags,
        extra_cuda_cflags=extra_cuda_cflags,
        extra_sycl_cflags=extra_sycl_cflags,
        extra_ldflags=extra_ldflags,
        extra_include_paths=extra_include_paths,
        build_directory=build_directory,
        verbose=verbose,
    )


def _texts(sources: str | Sequence[str]) -> list[str]:
    return [sources] if isinstance(sources, str) else list(sources)


def _bindings(
    functions: str | Sequence[str] | Mapping[str, str] | None,
    *,
    is_wrapped: bool,
    gil_not_used: bool,
) -> list[str]:
    if functions is None:
        return []
    if not isinstance(functions, Mapping):
        functions = {one: one for one in _texts(functions)}
    bound = "torch::wrap_pybind_function({})" if is_wrapped else "{}"
    lines = [
        f'm.def("{function}", {bound.format(function)}, "{doc}");'
        for function, doc in functions.items()
    ]
    option = ", pybind11::mod_gil_not_used()" if gil_not_used else ""
    return [f"PYBIND11_MODULE(TORCH_EXTENSION_NAME, m{option}) {{", *lines, "}"]


def _written(texts: Mapping[str, str], build_directory: StrPath | None) -> list[str]:
    """Write sources where equal ones lie in the same place; return their paths."""
    digest = sha256("\0".join((*texts, *texts.values())).encode()).hexdigest()[:32]
    folder = os.path.join(writable(folder_of(build_directory)), INLINE, digest)
    make_folder(folder)
    if reason := distrusted(folder):
        raise OpwrightError(f"refusing sources that others can write: {reason}")
    paths = []
    for name, text in texts.items():
        paths.append(os.path.join(folder, name))
        write_text(paths[-1], text)
    return paths


def _printed(event: Event) -> None:
    """Report progress on standard error."""
    from opwright.verbs.build.output import tell  # noqa: PLC0415 - a hit in the cache needs none

    tell(event)
