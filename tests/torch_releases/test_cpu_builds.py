"""The `+cpu` build of a release that is derived from the one on PyPI, held against the real one."""

from __future__ import annotations

import re

import pytest

from opwright.errors import UnknownNameError
from opwright.facts.index.package_index import find_wheel
from opwright.facts.torch.remote_build import read_remote_torch
from opwright.knowledge.torch_releases.symbols.cpu_builds import cpu_build

_EVERYBODYS = re.compile(r"^_Z(?:T[ISV]|GVZ|N?K?S|[A-Z]*NK?St|St|NSt)|^_ZN9__gnu")
"""Names that each library has copies of: type information and templates of the standard library."""


def test_a_release_that_nobody_knows_has_no_cpu_build() -> None:
    with pytest.raises(UnknownNameError):
        cpu_build("1.0.0", "x86_64")


@pytest.mark.nightly
@pytest.mark.network
def test_the_derived_build_has_no_name_that_the_real_one_lacks() -> None:
    file = find_wheel("torch==2.13.0+cpu")

    real = read_remote_torch(file.url, digest=file.digest)
    derived = cpu_build("2.13.0", "x86_64")

    assert (derived.version, derived.cxx11_abi, derived.glibc) == (
        *(real.version, real.cxx11_abi, real.glibc),
    )
    for soname in ("libc10.so", "libshm.so", "libgomp.so.1"):
        assert derived.libraries[soname].exports == real.libraries[soname].exports
        assert derived.libraries[soname].needed == real.libraries[soname].needed
    for soname in ("libtorch_cpu.so", "libtorch_python.so"):
        more = derived.libraries[soname].exports - real.libraries[soname].exports
        fewer = real.libraries[soname].exports - derived.libraries[soname].exports
        assert not [name for name in more if not _EVERYBODYS.match(name)]
        assert not [
            n for n in fewer if n.startswith(("_ZN2at", "_ZN3c10", "_ZNK3c10", "_ZN5torch"))
        ]
