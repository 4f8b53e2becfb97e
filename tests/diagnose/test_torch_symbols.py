"""Undefined symbols of torch in logs: looked up among what the releases export, by their real names."""

from __future__ import annotations

import re
from itertools import product

import pytest
from laws import every_input

from opwright.logs.symbols.torch_symbol import TorchSymbol
from opwright.logs.symbols.torch_symbols import decisive_symbols, torch_symbols
from opwright.model import Confidence, Diagnosis, Log, Machine
from opwright.verbs.diagnose.diagnosis import diagnose

NEW_STRING = "NSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE"
CHECK_FAIL = "_ZN3c106detail14torchCheckFailEPKcS2_jRK"
SET_DEVICE = "_ZN3c104cuda9SetDeviceEi"
CASTER = "_ZN8pybind116detail11type_casterIN2at6TensorEvE4loadENS_6handleEb"
LONG_STRING = "std::__cxx11::basic_string<char, std::char_traits<char>, std::allocator<char> >"
IN_SITE_PACKAGES = "/opt/venv/lib/python3.11/site-packages/"


def at_load(*names: str, library: str = "/srv/op.so") -> str:
    return "\n".join(f"ImportError: {library}: undefined symbol: {name}" for name in names)


def at_link(*readable: str) -> str:
    return "\n".join(f"a.cpp:(.text+0x1): undefined reference to `{text}'" for text in readable)


def symbol(log: str, torch: str | None = None, system: str | None = None) -> TorchSymbol:
    (found,) = torch_symbols(Log(log, Machine(torch=torch, os=system)))
    return found


def diagnosed(log: str, torch: str | None = None) -> Diagnosis:
    return diagnose(log, Machine(torch=torch), files=False)


def first(log: str, torch: str | None = None) -> tuple[str, Confidence]:
    found = diagnosed(log, torch).findings[0]
    return found.cause.name, found.evidence.confidence


@pytest.mark.parametrize(
    ("readable", "name"),
    [
        ("c10::cuda::SetDevice(int)", SET_DEVICE),
        (
            f"c10::detail::torchCheckFail(char const*, char const*, unsigned int, {LONG_STRING} const&)",
            CHECK_FAIL + NEW_STRING,
        ),
        (
            "c10::detail::torchCheckFail(char const*, char const*, unsigned int, std::string const&)",
            CHECK_FAIL + "Ss",
        ),
        ("vtable for torch::autograd::Node", "_ZTVN5torch8autograd4NodeE"),
        ("typeinfo for c10::Error", "_ZTIN3c105ErrorE"),
        ("typeinfo name for c10::Error", "_ZTSN3c105ErrorE"),
        (
            "c10::operator<<(std::ostream&, c10::Device const&)",
            "_ZN3c10lsERSoRKNS_6DeviceE",
        ),
        ("float* at::TensorBase::data_ptr<float>() const", "_ZNK2at10TensorBase8data_ptrIfEEPT_v"),
        (
            "torch::Library::_impl(char const*, torch::CppFunction&&, torch::_RegisterOrVerify) &",
            "_ZNR5torch7Library5_implEPKcONS_11CppFunctionENS_17_RegisterOrVerifyE",
        ),
    ],
)
def test_what_a_linker_demangled_is_found_again(readable: str, name: str) -> None:
    found = symbol(at_link(readable))

    assert found.name == name
    assert found.releases


def test_call_operator_is_found_again() -> None:
    log = at_link(
        "torch::jit::Method::operator()(std::vector<c10::IValue, std::allocator<c10::IValue> >, "
        f"std::unordered_map<{LONG_STRING}, c10::IValue, std::hash<{LONG_STRING} >, "
        f"std::equal_to<{LONG_STRING} >, std::allocator<std::pair<{LONG_STRING} const, c10::IValue> > > "
        "const&) const"
    )

    assert symbol(log).releases


def test_name_that_was_cut_off_is_any_that_starts_so() -> None:
    found = symbol(at_load("_ZN3c104cuda9SetDeviceE"))

    assert found.is_cut_off
    assert set(symbol(at_load(SET_DEVICE)).releases) < set(found.releases)


def test_little_is_said_of_a_name_of_which_little_is_left() -> None:
    assert first("op.so: undefined symbol: _ZN2at4_", "2.5.1") == (
        "torch-version-mismatch",
        Confidence.POSSIBLE,
    )


def test_nothing_is_certain_of_a_name_that_was_cut_off() -> None:
    whole = at_load("_ZN2at4_ops10empty_like4callERKNS_6TensorEN3c108optionalINS5_10ScalarTypeEEENS6_"
                    "INS5_6LayoutEEENS6_INS5_6DeviceEEENS6_IbEENS6_INS5_12MemoryFormatEEE")  # fmt: skip
    cut = whole[: whole.index("ScalarType")]

    assert first(whole, "2.5.1") == ("torch-version-mismatch", Confidence.CERTAIN)
    assert first(cut, "2.5.1") == ("torch-version-mismatch", Confidence.LIKELY)


@pytest.mark.parametrize("flavour", ["2.5.1", "2.5.1+cu121", "2.5.1+cpu"])
def test_twin_of_the_other_layout_in_a_published_torch_is_certain(flavour: str) -> None:
    assert first(at_load(CHECK_FAIL + NEW_STRING), flavour) == (
        "cxx11-abi-mismatch",
        Confidence.CERTAIN,
    )


@pytest.mark.parametrize("torch", ["2.3.0a0+40ec155e58.nv24.03", "2.3.0a0+nv24.03", "2.6.0+cu126"])
def test_torch_that_has_the_new_layout_before_pypi_lacks_no_twin_of_a_new_name(torch: str) -> None:
    assert first(at_load(CHECK_FAIL + NEW_STRING), torch)[0] == "torch-version-mismatch"
    assert first(at_load(CHECK_FAIL + "Ss"), torch)[0] == "cxx11-abi-mismatch"


def test_unpublished_torch_is_never_certain_to_lack_a_symbol() -> None:
    assert first(at_load(SET_DEVICE), "2.6.0") == ("torch-version-mismatch", Confidence.CERTAIN)
    assert first(at_load(SET_DEVICE), "2.6.0a0+git1234") == (
        "torch-version-mismatch",
        Confidence.LIKELY,
    )


def test_symbols_of_a_library_that_was_not_there_tell_nothing_of_releases() -> None:
    everywhere, of_some = "_ZN3c1019UndefinedTensorImpl10_singletonE", CHECK_FAIL + NEW_STRING

    assert len(decisive_symbols(Log(at_load(of_some)))) == 1
    assert not decisive_symbols(Log(at_load(of_some, everywhere)))
    assert "cxx11-abi-mismatch" not in {
        finding.cause.name for finding in diagnosed(at_load(of_some, everywhere)).findings
    }


def test_another_library_of_the_same_log_still_tells() -> None:
    log = "\n".join(
        [
            at_load("_ZN3c1019UndefinedTensorImpl10_singletonE", library="/srv/a.so"),
            at_load(CHECK_FAIL + NEW_STRING, library="/srv/b.so"),
        ]
    )

    assert [found.origin.asker for found in decisive_symbols(Log(log))] == ["/srv/b.so"]


def test_several_symbols_name_the_releases_that_have_them_all() -> None:
    to_2_7, since_2_3 = "_ZN3c104cuda9SetDeviceEa", "_ZN3c104cuda14ExchangeDeviceEa"
    found = diagnosed(at_load(since_2_3, to_2_7), "2.1.2").findings[0]

    assert found.cause.name == "torch-version-mismatch"
    assert "and 1 more, of torch 2.3.0..2.7.1," in found.message


def test_caster_is_of_another_release_only_where_torch_is_older_than_it() -> None:
    assert first(at_load(CASTER), "1.12.1")[0] == "torch-version-mismatch"
    assert first(at_load(CASTER), "2.5.1")[0] == "torch-library-not-linked"
    assert first(at_load(CASTER))[0] == "torch-library-not-linked"


def test_mangled_function_of_the_python_binding_is_of_torch() -> None:
    found = symbol(at_load("_Z16THPVariable_WrapN2at10TensorBaseE"))

    assert found.releases[0] == "1.10.0"
    assert found.exporters == ("libtorch_python.so",)


@pytest.mark.parametrize("spelled", ["c", "e", "5Point"])
def test_accessor_of_a_type_of_ones_own_is_in_no_release(spelled: str) -> None:
    name = f"_ZNK2at10TensorBase8data_ptrI{spelled}EEPT_v"

    assert first(at_load(name))[0] == "symbol-not-exported"


def test_accessor_of_a_type_of_ones_own_is_known_as_a_linker_prints_it() -> None:
    log = at_link("Point const* at::TensorBase::const_data_ptr<Point, 0>() const")

    assert first(log) == ("symbol-not-exported", Confidence.LIKELY)


def test_symbol_that_windows_imports_is_the_one_that_is_exported() -> None:
    found = symbol("op.obj : error LNK2001: unresolved external symbol __imp_THPVariableClass")

    assert found.name == "THPVariableClass"
    assert found.releases


def test_accessor_of_a_type_that_came_later_is_of_another_release() -> None:
    name = "_ZNK2at10TensorBase8data_ptrIjEEPT_v"

    assert first(at_load(name), "2.1.2") == ("torch-version-mismatch", Confidence.CERTAIN)


@pytest.mark.parametrize(
    ("library", "package"),
    [
        (f"{IN_SITE_PACKAGES}my_op/_C.abi3.so", "my_op"),
        (f"{IN_SITE_PACKAGES}my_op-1.2-py3.11-linux-x86_64.egg/my_op/_C.so", "my_op"),
        (f"{IN_SITE_PACKAGES}flash_attn_2_cuda.cpython-311-x86_64-linux-gnu.so", "flash-attn"),
        (f"{IN_SITE_PACKAGES}kernels.cpython-311-x86_64-linux-gnu.so", "PACKAGE"),
        ("/usr/lib/python3/dist-packages/my_op/_C.so", "my_op"),
        ("./_C.so", "PACKAGE"),
    ],
)
def test_package_of_a_library_is_read_from_its_path(library: str, package: str) -> None:
    assert symbol(at_load(SET_DEVICE, library=library)).origin.package == package


def test_aarch64_is_looked_up_in_its_own_releases() -> None:
    log = at_load(CHECK_FAIL + NEW_STRING)

    assert symbol(log, system="Linux x86_64").releases[0] == "2.7.0"
    assert symbol(log, system="Linux aarch64").releases[0] == "2.6.0"


def test_no_message_or_command_has_a_gap() -> None:
    logs = [
        at_load(SET_DEVICE),
        at_load(CHECK_FAIL + "Ss", CHECK_FAIL + NEW_STRING),
        at_load(CASTER),
        at_load("THPVariableClass"),
        at_load("torch_library_impl"),
        at_load("_ZNK2at10TensorBase8data_ptrI6__halfEEPT_v"),
        at_link("torch::jit::load(std::string const&, c10::optional<c10::Device>)"),
        at_link("c10::cuda::SetDevice(int)", "my::run(int)"),
        at_load(SET_DEVICE, library=f"{IN_SITE_PACKAGES}torch/lib/libtorch_python.so"),
    ]
    releases = [None, "2.5.1", "1.4.0", "2.3.0a0+nv24.03", "nightly", "2"]

    with every_input() as check:
        for log, torch in product(logs, releases):
            for finding in diagnosed(log, torch).findings:
                with check((log, torch)):
                    text = "\n".join([finding.message, finding.fix.summary, *finding.fix.commands])
                    assert "{" not in text
                    assert "None" not in text


@pytest.mark.parametrize(
    ("line", "torch", "release"),
    [
        (
            f"{IN_SITE_PACKAGES}warpkit/_C.so: undefined symbol: {SET_DEVICE}",
            "2.6.0+cu124",
            "2.2.2",
        ),
        (
            f"{IN_SITE_PACKAGES}warpkit/_C.so: undefined symbol: {SET_DEVICE}",
            "1.13.1+cu117",
            "2.1.0",
        ),
        (f"{IN_SITE_PACKAGES}warpkit/_C.so: undefined symbol: {SET_DEVICE}", "2.2.0+cu121", None),
        # The new layout of strings is that of other builds of older releases, too.
        (
            f"{IN_SITE_PACKAGES}warpkit/_C.so: undefined symbol: {CHECK_FAIL}{NEW_STRING}",
            "2.5.1",
            None,
        ),
        (
            f"{IN_SITE_PACKAGES}torch/lib/libtorch_cuda.so: undefined symbol: {SET_DEVICE}",
            "2.6.0",
            None,
        ),
    ],
)
def test_the_other_way_is_the_next_torch_that_has_the_name(
    line: str, torch: str, release: str | None
) -> None:
    for found in diagnosed(f"ImportError: {line}", torch).findings:
        other = found.fix.otherwise
        pins = re.findall(r"torch==([\d.]+) ", " ".join(other.commands) if other else "")
        assert pins == ([release] if release else []), found.cause.name


@pytest.mark.parametrize(
    ("line", "command"),
    [
        (
            "ImportError: warpkit was built using PyTorch 2.4.0\nBut you are using PyTorch 2.6.0",
            "pip install torch==2.4.0 torchvision==0.19.0 torchaudio==2.4.0",
        ),
        (
            "WARNING: my-op was built for:\n    PyTorch 2.4.1+cu121 with CUDA 1201 (you have 2.5.0+cu124)",
            "pip install torch==2.4.1 torchvision==0.19.1 torchaudio==2.4.1 --index-url https://download.pytorch.org/whl/cu121",
        ),
        (
            "ERROR! warpkit needs to work with PyTorch 2.5.*, but PyTorch 2.7.1+cpu is found.",
            "pip install torch==2.5.1 torchvision==0.20.1 torchaudio==2.5.1 --index-url https://download.pytorch.org/whl/cpu",
        ),
    ],
)
def test_the_torch_that_a_message_asks_for_is_the_other_way(line: str, command: str) -> None:
    other = diagnosed(line).findings[0].fix.otherwise
    assert other is not None
    assert other.commands == (command,)
