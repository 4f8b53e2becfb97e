"""
The C++ standard library: which standard brought a name, which header has it, which header brings it along.

Names are as cppreference.com lists them. Which header brings which others was tried with GCC 12.
"""

from __future__ import annotations

import re

_CXX14 = (
    "make_unique|enable_if_t|conditional_t|decay_t|remove_reference_t|remove_cv_t|index_sequence"
    "|make_index_sequence|integer_sequence|exchange|underlying_type_t|common_type_t|result_of_t"
)
_CXX17 = (
    "is_same_v|is_base_of_v|is_integral_v|is_floating_point_v|is_convertible_v|is_constructible_v|enable_if_v"
    r"|is_\w{3,30}_v|conjunction(?:_v)?|disjunction(?:_v)?|negation(?:_v)?|bool_constant|void_t|optional"
    "|nullopt|variant|string_view|basic_string_view|any_cast|invoke_result(?:_t)?|is_invocable(?:_r)?"
    "|clamp|filesystem|scoped_lock|shared_mutex|launder|from_chars|to_chars|is_aggregate|tuple_size_v|apply"
)
_CXX20 = (
    "strong_ordering|weak_ordering|partial_ordering|span|bit_cast|remove_cvref(?:_t)?|type_identity(?:_t)?"
    "|source_location|same_as|convertible_to|derived_from|integral|floating_point|is_constant_evaluated"
    "|endian|popcount|countl_zero|countr_zero|bit_width|bit_ceil|has_single_bit|numbers|jthread|erase_if"
    "|ssize|midpoint|to_array|ranges|assume_aligned|atomic_ref|invocable|regular|unsigned_integral"
)
NAMES_BY_STANDARD = {"17": _CXX17, "20": _CXX20, "14": _CXX14}
"""Patterns of names that only this standard and later ones have."""

INTEGER_TYPES = r"u?int(?:_fast|_least)?(?:8|16|32|64|ptr|max)_t"
HEADERS = {
    INTEGER_TYPES: "cstdint",
    "U?INT(?:8|16|32|64)_M(?:AX|IN)|UINTPTR_MAX": "cstdint",
    "FLT_(?:MAX|MIN|EPSILON)|DBL_(?:MAX|MIN|EPSILON)": "cfloat",
    "U?(?:INT|LONG|LLONG|CHAR|SHRT)_(?:MAX|MIN)": "climits",
    "numeric_limits": "limits",
    "runtime_error|invalid_argument|logic_error|out_of_range|domain_error": "stdexcept",
    "function|bind|ref": "functional",
    "sort|stable_sort|transform|min_element|max_element|nth_element|lower_bound|upper_bound|copy_n|reverse"
    "|min|max|swap|fill|copy|find|any_of|all_of|none_of|find_if|fill_n|for_each|swap_ranges|unique_copy|partial_sort": "algorithm",
    "accumulate|iota|inner_product|partial_sum": "numeric",
    "memcpy|memset|strlen|strcmp|memmove|strncpy": "cstring",
    "unique_ptr|shared_ptr|weak_ptr|make_shared|addressof": "memory",
    "ostringstream|stringstream|istringstream": "sstream",
    "setprecision|setw|setfill": "iomanip",
    "mutex|lock_guard|unique_lock|call_once|once_flag": "mutex",
    "thread|this_thread": "thread",
    "unordered_map|unordered_multimap": "unordered_map",
    "unordered_set": "unordered_set",
    "array": "array",
    "vector": "vector",
    "back_inserter|istreambuf_iterator": "iterator",
    "initializer_list": "initializer_list",
    "cout|cerr|endl|clog": "iostream",
    "chrono": "chrono",
    "condition_variable": "condition_variable",
}
"""Patterns of names, and the header that has them."""
_LIMITS = {"FLT": "cfloat", "DBL": "cfloat"}


def header_of(name: str) -> str:
    """Return the header that has a name which a pattern of `HEADERS` matches: `cstdint` for `uint8_t`."""
    for names, header in HEADERS.items():
        if names == INTEGER_TYPES and name.endswith("_t"):
            return header
        if name in names.split("|"):
            return header
    is_sized = name.startswith(("INT", "UINT")) and name[-5:-4].isdigit()
    return _LIMITS.get(name[:3], "cstdint" if is_sized else "climits")


_PLAIN = frozenset(
    re.findall(
        r"\S+",
        "algorithm any array assert.h cassert cctype cerrno cfloat climits cmath csignal cstdarg cstddef cstdio"
        " cstdlib cstring ctime ctype.h deque errno.h exception float.h forward_list functional"
        " initializer_list iosfwd limits limits.h list map math.h new numeric optional queue set stack"
        " stdarg.h stdbool.h stddef.h stdio.h stdlib.h string.h time.h tuple type_traits typeinfo"
        " unordered_map unordered_set utility variant vector cuda_runtime.h cuda_runtime_api.h",
    )
)
"""Headers that, with GCC 12 in C++14, 17 and 20, provide none of the names below except their own."""
_TEXT = frozenset(
    re.findall(
        r"\S+",
        "bitset fstream iomanip ios iostream istream iterator ostream sstream stdexcept streambuf string"
        " string_view system_error",
    )
)
"""Headers that brought <cstdint> until GCC 13, and bring std::string_view."""
_WITH_LIMITS = frozenset(
    {"climits", "cmath", "cuda_runtime.h", "limits", "limits.h", "math.h", "numeric"}
)


def _alone(names: str) -> str:
    """Return a pattern of names by themselves, `t` not in `a.t` or `x::t`; what begins with plain text is found faster."""
    return "|".join(rf"{name}(?<![\w:.>]{name})\b" for name in names.split())


OFTEN_FORGOTTEN = (
    (
        _alone(
            "uint8_t uint16_t uint32_t uint64_t uintptr_t"
            " std::uint8_t std::uint16_t std::uint32_t std::uint64_t std::uintptr_t"
            " std::int8_t std::int16_t std::int32_t std::int64_t std::intptr_t"
        ),
        "cstdint",
        _PLAIN | _TEXT,
    ),
    (
        _alone("FLT_MAX FLT_MIN FLT_EPSILON DBL_MAX DBL_MIN DBL_EPSILON"),
        "cfloat",
        _PLAIN - {"cfloat", "float.h"},
    ),
    (_alone("std::numeric_limits"), "limits", _PLAIN - _WITH_LIMITS),
    (_alone("std::optional std::nullopt"), "optional", _PLAIN - {"optional"} | _TEXT),
    (_alone("std::variant std::monostate"), "variant", _PLAIN - {"variant"} | _TEXT),
    (_alone("std::string_view"), "string_view", _PLAIN),
)
"""Patterns of names whose header is often forgotten, the header, and headers known not to bring it."""

TORCH_STANDARDS = {20: "2.14", 17: "2.1", 14: "1.5"}
"""The first torch whose headers need a standard, by their `#error`, "You need C++17 to compile PyTorch"; newest first."""
_DRAFTS = {"98": 3, "03": 3, "0x": 11, "1y": 14, "1z": 17, "2a": 20, "2b": 23, "2c": 26}
"""Names that flags use for standards that are not comparable numbers: drafts, and those before C++11."""


def standard_number(name: str) -> int | None:
    """Return a C++ standard by its name in a flag, comparable: 20 for `20` and `2a`; None for any other word."""
    return _DRAFTS.get(name) or (int(name) if name.isdigit() else None)
