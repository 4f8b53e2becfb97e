"""
`-lfoo` makes a linker look for `libfoo.so` or `libfoo.a` in the folders given with `-L`, those of `LIBRARY_PATH` and its own.
`LD_LIBRARY_PATH` is for the loader and does not count here, nor does a `libfoo.so.1` without the name that ends in `.so`,
which packages for developers bring (`libfoo-dev`, `foo-devel`).

Look for the file (`find / -name 'libfoo.*'`). If it is there, name its folder. If it is not, install the package that has
it. If nothing calls the library, take it out of the list.
"""

from opwright.causes.kit.rules import LIKELY, log_rules, rule
from opwright.model import IN_A_BUILD, Cause, Fix

_OTHERS = r"cu|npp|nv|nccl|hip|roc|rccl|MIOpen|hsa|amd|torch|c10|caffe2|ATen|python|mkl|boost_|omp|gomp|iomp"
"""How libraries begin that have causes of their own."""
_LIBRARY = rf"(?P<library>(?!{_OTHERS})\w[\w.+-]{{0,80}})(?![\w.+-]|::)"

CAUSE = Cause(
    title="the linker finds no lib{library}.so or lib{library}.a",
    in_log=log_rules(
        rule(rf"cannot find\s+-l{_LIBRARY}", confidence=LIKELY),
        rule(rf"unable to find library -l{_LIBRARY}", confidence=LIKELY),
        rule(rf"library not found for -l{_LIBRARY}", confidence=LIKELY),
    ),
    fix=Fix(
        "name the folder that has the library (library_dirs in setup.py, LIBRARY_PATH for any build), install its package "
        "for developers, or do not link it",
        commands=(
            'export LIBRARY_PATH="$(dirname "$(find ~ /opt /usr -name "lib{library}.*" 2>/dev/null | grep -E "[.](so|a|dylib)$" | head -n 1)"):$LIBRARY_PATH"',
        ),
    ),
    remedies={
        IN_A_BUILD: Fix(
            "name the folder that has lib{library}.so ({library_dirs}, or LIBRARY_PATH), install its package for developers, "
            "or, if nothing calls it, do not link it ({asks_for_library})",
        ),
    },
    examples=(
        "/usr/bin/ld: cannot find -lnonesuch: No such file or directory\ncollect2: error: ld returned 1 exit status",
        "ld.lld: error: unable to find library -lglew",
        "ld: library not found for -lglog\nclang: error: linker command failed with exit code 1",
    ),
    counterexamples=(
        "/usr/bin/ld: cannot find -lcudart: No such file or directory",
        "/usr/bin/ld: cannot find -lpython3.11",
        "/usr/bin/ld: cannot find -lCUDA::nvToolsExt: No such file or directory",
        "/usr/bin/ld: skipping incompatible /usr/lib/libz.so when searching for -lz",
    ),
)
