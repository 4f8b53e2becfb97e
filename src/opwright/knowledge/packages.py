"""What is known of packages on PyPI: what they are called, and which release dropped what."""

_MODULE_PACKAGES = {
    "skbuild": "scikit-build",
    "Cython": "cython",
    "mesonpy": "meson-python",
    "fast_transformers": "pytorch-fast-transformers",
    "yaml": "pyyaml",
    "cv2": "opencv-python",
    "PIL": "pillow",
    "sklearn": "scikit-learn",
    "skimage": "scikit-image",
    "hydra": "hydra-core",
    "nuscenes": "nuscenes-devkit",
}
"""Packages with another name than their module."""
_SETUPTOOLS_WITHOUT = {
    "pkg_resources": "82",
    "packaging": "70",
    "use_2to3": "58",
    "install_layout": "60",
    "version": "59.6",
    "extras_require": "66",
    "install_requires": "66",
    "tests_require": "66",
    "setup_requires": "66",
    "python_requires": "66",
}
"""
The release of setuptools that dropped it, from https://setuptools.pypa.io/en/stable/history.html.

66 refuses requirements in setup() that earlier ones took (`>=3.`).
"""
REQUIRE_TORCH = ("torch", "vllm", "xformers")
"""Names of packages, or how they begin, that require torch themselves."""


def module_package(module: str) -> str:
    """Return the package on PyPI that has a module."""
    return _MODULE_PACKAGES.get(module, module.replace("_", "-"))


def setuptools_with(name: str) -> str:
    """Return the requirements of a build that needs what setuptools has dropped."""
    return f"'setuptools<{_SETUPTOOLS_WITHOUT.get(name, '70')}' wheel packaging"


REINSTALLED_TORCH = "\"torch==$(pip show torch | sed -n 's/^Version: //p')\""
"""For a shell: torch in the version that is installed, its label included."""
PUBLISHED_TORCH = "\"torch==$(pip show torch | sed -n 's/^Version: //p' | cut -d+ -f1)\""
"""The same without its label, which another build of that version has."""
DELETE_MODULES = (
    r"find . \( -name '*.cpython-*.so' -o -name '*.abi3.so' \) -not -path '*/lib/python*' -delete"
)
"""
Deletes the modules that setuptools has built in place, beside the sources of a checkout, and takes again.

It deletes no library of an environment that lies within the folder, as .venv does, nor one that is no module of Python's.
"""
