"""What replaces a removed name, where a release says so."""

from __future__ import annotations

import re

from opwright import knowledge
from opwright.knowledge.cuda.removed import REMOVED_NAMES as CUDA_NAMES
from opwright.knowledge.platforms.removed_python import INSTEAD
from opwright.knowledge.torch_releases.headers.removed_apis import REMOVED_APIS
from opwright.knowledge.torch_releases.headers.removed_names import REMOVED_HEADERS
from opwright.knowledge.torch_releases.headers.removed_names import REMOVED_NAMES as TORCH_NAMES


def replacement(domain: str, name: str) -> str | None:
    """Return what to use in the place of a name, in words; None where nothing is written down."""
    if domain == "torch":
        return _of_torch(name)
    if domain == "python":
        return _of_python(name)
    if domain == "cuda":
        rows = (row.instead for row in CUDA_NAMES if re.fullmatch(row.names, name))
        return next(rows, None) or _type_of_one_release(name)
    written = _BY_DOMAIN.get(domain, {}).get(name)
    if written or domain not in ("numpy", "numpy-c"):
        return written
    return _of_numpy(name) if domain == "numpy" else _flag_of_arrays(name)


_TORCH_NAMES = {
    "torch._six": "the standard library: math.inf, collections.abc, (str, bytes) for string_classes",
    "torch.symeig": "torch.linalg.eigh",
    "torch.eig": "torch.linalg.eig, whose results are complex",
    "torch.solve": "torch.linalg.solve, which takes the matrix first",
    "torch.gesv": "torch.linalg.solve, which takes the matrix first",
    "torch.lstsq": "torch.linalg.lstsq, which takes the matrix first",
    "torch.gels": "torch.linalg.lstsq, which takes the matrix first",
    "torch.matrix_rank": "torch.linalg.matrix_rank",
    "torch.cholesky": "torch.linalg.cholesky",
    "torch.potrf": "torch.linalg.cholesky",
    "torch.btrifact": "torch.linalg.lu_factor",
    "torch.rfft": "torch.fft.rfftn, whose result is complex",
    "torch.irfft": "torch.fft.irfftn, which takes complex numbers",
    "torch.ifft": "torch.fft.ifftn, which takes complex numbers",
    "torch.utils.ffi": "torch.utils.cpp_extension, for which C is rewritten as C++",
    "torch.distributed.deprecated": "torch.distributed",
    "torch.nn.parallel.deprecated": "torch.nn.parallel",
    "torch.utils.model_zoo._download_url_to_file": "torch.hub.download_url_to_file",
    "torch.utils.data.dataloader.numpy_type_map": "torch.as_tensor, which takes NumPy's numbers",
    "torch.utils.data.dataloader.string_classes": "(str, bytes)",
    "torch.utils.data.dataloader.int_classes": "int",
    "torch.utils.data.dataloader.container_abcs": "collections.abc",
}
"""What torch says of these itself is too long for a sentence, or nothing."""


_NUMPY_NAMES = {
    "numpy.float": "float, or np.float64",
    "numpy.int": "int, or np.int64",
    "numpy.object": "object",
    "numpy.str": "str",
    "numpy.complex": "complex, or np.complex128",
    "numpy.product": "np.prod",
    "numpy.cumproduct": "np.cumprod",
    "numpy.asscalar": "x.item()",
    "numpy.in1d": "np.isin",
    "numpy.trapz": "np.trapezoid",
    "numpy.row_stack": "np.vstack",
    "numpy.ndarray.ptp": "np.ptp(x)",
    "numpy.ndarray.itemset": "x[index] = value",
    "numpy.ndarray.newbyteorder": "x.view(x.dtype.newbyteorder(order))",
    "numpy.math": "the module math",
    "numpy.compat": "Python's own str, bytes, int and os.fspath",
    **dict.fromkeys(
        (
            f"numpy.lib.{module}"
            for module in (
                "index_tricks",
                "shape_base",
                "function_base",
                "arraysetops",
                "type_check",
            )
        ),
        "the functions of numpy itself",
    ),
}
"""By NumPy's migration guides, where the releases do not say it themselves."""


def _type_of_one_release(name: str) -> str | None:
    """Return which types of pointers to a function of the driver's took the place of the one for every release: `PFN_cuInit_v2000`."""
    if not name.startswith("PFN_cu"):
        return None
    known = knowledge.api_index.table("cuda")
    releases = (n for major in range(2, 14) for n in range(major * 1000, major * 1000 + 100, 10))
    typed = (f"{name.partition('_v')[0]}_v{number}" for number in releases)
    return " or ".join(one for one in typed if known.named(one)) or None


_NUMPY_FIELDS = {
    "NPY_CONTIGUOUS": "NPY_ARRAY_C_CONTIGUOUS",
    "NPY_FORTRAN": "NPY_ARRAY_F_CONTIGUOUS",
    "NPY_UPDATEIFCOPY": "NPY_ARRAY_WRITEBACKIFCOPY, and PyArray_ResolveWritebackIfCopy",
    "NPY_ARRAY_UPDATEIFCOPY": "NPY_ARRAY_WRITEBACKIFCOPY, and PyArray_ResolveWritebackIfCopy",
    "NPY_REFCOUNT": "Py_REFCNT",
    "PyArray_Descr::f": "PyDataType_GetArrFuncs(descr) of numpy/npy_2_compat.h",
    **{
        f"PyArray_Descr::{field}": f"PyDataType_{field.upper()}(descr) of numpy/npy_2_compat.h"
        for field in (
            *("elsize", "alignment", "subarray", "fields", "names", "flags", "metadata"),
            "c_metadata",
        )
    },
}
"""By the same: its header has them for NumPy 1 as well."""
_BY_DOMAIN = {"numpy": _NUMPY_NAMES, "numpy-c": _NUMPY_FIELDS, "torch-python": _TORCH_NAMES}


def _of_numpy(name: str) -> str | None:
    """Return the function of NumPy itself that a module of it had too: `np.pad` for `numpy.lib.pad`."""
    last = name.rpartition(".")[2]
    is_of_lib = name == f"numpy.lib.{last}" and _is_in_newest("numpy", f"numpy.{last}")
    return f"np.{last}" if is_of_lib else None


def _flag_of_arrays(name: str) -> str | None:
    """Return the flag that has the name's end today: `NPY_ARRAY_OWNDATA` for `NPY_OWNDATA`."""
    flag = f"NPY_ARRAY_{name.removeprefix('NPY_')}"
    return flag if name.startswith("NPY_") and _is_in_newest("numpy-c", flag) else None


def _is_in_newest(domain: str, name: str) -> bool:
    found = knowledge.api_index.presence(domain, name)
    return bool(found.present >> (len(found.releases) - 1) & 1)


def _of_python(name: str) -> str | None:
    if name in INSTEAD:
        return INSTEAD[name]
    if name.startswith("collections."):
        return name.replace("collections.", "collections.abc.")
    return INSTEAD.get(name.partition(".")[0])


def _of_torch(name: str) -> str | None:
    last = name.rpartition("::")[2]
    if re.fullmatch("D?CHECK_(?:EQ|NE|[LG][ET]|NOTNULL)", name):
        return f"TORCH_{name}"
    for row in REMOVED_APIS:
        if row.name in (name, last) or name.endswith(f"::{row.name}"):
            return row.instead
    rows = (*TORCH_NAMES, *REMOVED_HEADERS)
    return next((row.instead for row in rows if re.fullmatch(row.names, last)), None)
