"""What names of types stand for, through typedefs, aliases, macros and templates."""

from __future__ import annotations

import pytest

from opwright.model import Source
from opwright.syntax.cxx.names import names
from opwright.syntax.cxx.preprocessor import conditions_at, is_left_out, is_under


@pytest.mark.parametrize(
    "text",
    [
        "typedef half fp8;",
        "typedef __half fp8;",
        "using fp8 = half;",
        "using fp8 = const ::half;",
        "#define fp8 __half\n",
        "typedef half mine; using other = mine;\n#define fp8 other\n",
        "#if 0\ntypedef float fp8;\n#endif\ntypedef half fp8;",
    ],
)
def test_another_name_is_followed(text: str) -> None:
    assert names(Source("a.cu", text)).resolve("fp8") == "__half"


def test_names_of_included_files_count() -> None:
    source = Source("a.cu", "", includes=(Source("a.h", "typedef half fp8;"),))

    assert names(source).resolve("fp8") == "__half"


def test_inner_name_hides_the_outer_one_to_its_brace() -> None:
    text = "using T = float; void f() { using T = half; inside; } void g() { outside; }"
    known = names(Source("a.cu", text))

    assert known.resolve("T", text.index("inside")) == "__half"
    assert known.resolve("T", text.index("outside")) == "float"


def test_circle_of_names_ends() -> None:
    assert names(Source("a.cu", "#define A B\n#define B A\n")).resolve("A") in {"A", "B"}


def test_parameter_of_a_template_means_what_it_is_instantiated_with() -> None:
    text = "template <int N, typename T> void f(X x) { here; } void g() { f<2, half>(x); f<3, float>(x); }"
    known = names(Source("a.cu", text))

    assert known.is_parameter("T", text.index("here"))
    assert known.meanings("T", text.index("here")) == ("__half", "float")


def test_parameter_means_what_a_template_that_passes_it_on_is_instantiated_with() -> None:
    kernel = "template <typename T> void kernel(T* x) { here; } "
    launch = "template <typename U> void launch(U* x) { kernel<U>(x); launch<U>(x); } "
    text = kernel + launch + "template void launch<half>(half*);"

    assert names(Source("a.cu", text)).meanings("T", text.index("here")) == ("__half",)


def test_parameter_that_nothing_tells_of_has_no_meaning() -> None:
    text = "template <class T> void f(X x) { here; } void g() { f(x); }"

    assert names(Source("a.cu", text)).meanings("T", text.index("here")) == ()


def test_conditions_are_those_of_the_branch() -> None:
    code = "#ifdef USE_ROCM\nrocm;\n#elif X\nelse_if;\n#else\nother;\n#endif\n#if 0\nnever;\n#endif\nend;"

    assert is_under(code, code.index("rocm;"), "USE_ROCM", defined=True)
    assert is_under(code, code.index("other"), "USE_ROCM", defined=False)
    assert is_under(code, code.index("else_if"), "USE_ROCM", defined=False)
    assert is_left_out(code, code.index("never"))
    assert conditions_at(code, len(code) - 1) == ()
