"""What loaders and linkers print of a symbol that nothing defines."""

from __future__ import annotations

import pytest

from opwright.logs.symbols.undefined import undefined_symbols
from opwright.model import Log

AT_LOAD = [
    ("ImportError: /x/_C.abi3.so: undefined symbol: _ZN3c105ErrorE", "_ZN3c105ErrorE", "/x/_C.abi3.so"),
    ("op.so: undefined\n symbol: _ZN3c104warnEv", "_ZN3c104warnEv", "op.so"),
    ("op.so: **undefined symbol: _ZN3c104warnEv**", "_ZN3c104warnEv", "op.so"),
    ("python: symbol lookup error: /x/op.so: undefined symbol: cuInit", "cuInit", "/x/op.so"),
    ("/x/op.so: error: symbol lookup error: undefined symbol: _ZN2at1fEv (fatal)", "_ZN2at1fEv", "/x/op.so"),
    ("Error relocating /x/op.so: _ZN2at1fEv: symbol not found", "_ZN2at1fEv", "/x/op.so"),
    (
        (
            "ImportError: dlopen(/x/op.so, 0x0002): Symbol not found: __ZN2at1fEv\n"
            "  Referenced from: <4C4C44AA> /x/op.so\n  Expected in: /t/libc10.dylib"
        ),
        "_ZN2at1fEv",
        "/x/op.so",
    ),
    (
        "ImportError: dlopen(/x/op.so, 2): symbol not found in flat namespace '_THPVariableClass'",
        "THPVariableClass",
        "/x/op.so",
    ),
    ("Error relocating /x/op.so: _ZN2at1fEv:\n symbol not found", "_ZN2at1fEv", "/x/op.so"),
    ("Undefined symbol (_ZN2at1fEv)", "_ZN2at1fEv", None),
    ("op.so: undefined symbol error: _ZN2at1fEv", "_ZN2at1fEv", "op.so"),
    ("/x/op.so：未定义符号：_ZN2at1fEv", "_ZN2at1fEv", None),
    (
        "The procedure entry point ?f@at@@YAXH@Z could not be located in the dynamic link library C:\\op\\_C.pyd.",
        "?f@at@@YAXH@Z",
        "C:\\op\\_C.pyd",
    ),
    ("无法定位程序输入点 ?f@at@@YAXH@Z 于动态链接库 D:\\op.dll 上。", "?f@at@@YAXH@Z", "D:\\op.dll"),
    ("undefined symbol: THPVariableClass", "THPVariableClass", None),
    ("undefined symbol: _ZN2at1fEv\t(./op.so)\nundefined", "_ZN2at1fEv", "./op.so"),
    ("undefined symbol: cuInit  (./op.so)", "cuInit", "./op.so"),
]  # fmt: skip
AT_LINK = [
    (
        "/usr/bin/ld: b/a.o: in function `main':\na.cpp:(.text+0x5): undefined reference to `at::f(int)'",
        "at::f(int)",
        "b/a.o",
    ),
    ("a.cpp:(.text+0x5): referencia a `at::f(int)' sin definir", "at::f(int)", None),
    ("a.cpp:(.text+0x5): undefinierter Verweis auf »at::f(int)«", "at::f(int)", None),
    ("a.cpp:(.text+0x5)：对‘at::f(int)’未定义的引用", "at::f(int)", None),
    ("a.cpp:(.text+0x5): référence indéfinie vers « at::f(int) »", "at::f(int)", None),
    ('a.cpp:(.text+0x5): referência não definida para "at::f(int)"', "at::f(int)", None),
    ("a.cpp:(.text+0x5): неопределённая ссылка на «at::f(int)»", "at::f(int)", None),
    ("a.cpp:(.text+0x5): невизначене посилання «at::f(int)»", "at::f(int)", None),
    ("a.cpp:(.text+0x5): недефинисана упута ка „at::f(int)“", "at::f(int)", None),
    ("a.cpp:(.text+0x5): 未定义参考到 at::f(int)", "at::f(int)", None),
    ("a.cpp:(.text+0x5): 未定義參考到 at::f(int)", "at::f(int)", None),
    ("a.cpp:(.text+0x5): `at::f(int)' に対する定義されていない参照です", "at::f(int)", None),
    ("a.cpp:(.text+0x5): `at::f(int)'에 대한 정의되지 않은 참조", "at::f(int)", None),
    ("a.cpp:(.text+0x5): `at::f(int)'ye tanımsız başvuru", "at::f(int)", None),
    ("ld.lld: error: undefined symbol: at::f(int)\n>>> referenced by a.cpp:3", "at::f(int)", "a.cpp:3"),
    ("ld.lld: error: undefined symbol: __half* at::f<__half>() const", "__half* at::f<__half>() const", None),
    ("ld.lld: error: undefined symbol: vtable for at::F", "vtable for at::F", None),
    ("ld.lld: error: undefined symbol: void at::f<int>(int)", "void at::f<int>(int)", None),
    ("mold: error: undefined symbol: at::f(int)\n>>> referenced by a.o", "at::f(int)", "a.o"),
    ("nvlink error   : Undefined reference to 'f' in '/b/a.o'", "f", "/b/a.o"),
    (
        'a.obj : error LNK2001: unresolved external symbol "void __cdecl at::f(int)" (?f@at@@YAXH@Z)',
        "?f@at@@YAXH@Z",
        "a.obj",
    ),
    ("a.obj : error LNK2019: 无法解析的外部符号 __imp_THPVariableClass", "__imp_THPVariableClass", "a.obj"),
    (
        'Undefined symbols for architecture arm64:\n  "at::f(int)", referenced from:\n      _main in a.o',
        "at::f(int)",
        "a.o",
    ),
]  # fmt: skip


@pytest.mark.parametrize(("log", "name", "wanted_by"), AT_LOAD)
def test_loader_names_the_symbol_and_who_wants_it(
    log: str, name: str, wanted_by: str | None
) -> None:
    (found,) = undefined_symbols(Log(log))

    assert (found.name, found.wanted_by, found.at_link) == (name, wanted_by, False)


@pytest.mark.parametrize(("log", "name", "wanted_by"), AT_LINK)
def test_linker_names_the_symbol_and_who_wants_it(
    log: str, name: str, wanted_by: str | None
) -> None:
    (found,) = undefined_symbols(Log(log))

    assert (found.name, found.wanted_by, found.at_link) == (name, wanted_by, True)


def test_version_of_a_symbol_is_told() -> None:
    log = "libcusparse.so.12: undefined symbol: __nvJitLinkAddData_12_1, version libnvJitLink.so.12"

    (found,) = undefined_symbols(Log(log))

    assert (found.name, found.version) == ("__nvJitLinkAddData_12_1", "libnvJitLink.so.12")


def test_symbol_is_told_once_and_where_it_came_first() -> None:
    line = "op.so: undefined symbol: _ZN3c104warnEv"

    (found,) = undefined_symbols(Log(f"first\n{line}\n{line}"))

    assert (found.where, found.line, found.quote) == ("log:2", 2, line)
