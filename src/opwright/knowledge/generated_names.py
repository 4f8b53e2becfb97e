"""
Patterns of names in the code that Inductor generates.

From `torch/_inductor/codegen`, which names temporaries, arguments and kernels, and from
`torch/fx/experimental/symbolic_shapes.py`, which names sizes.
"""

SIZE = r"(?:s|u|ks|zuf|ps)\d{1,3}"
"""A size that may change: `s0`, or `u0` where it depends on data, or `ks0` inside a kernel."""
SYMPY_FUNCTION = r"Ne|Eq|Max|Min|Mod|Piecewise|FloorDiv|CleanDiv|ModularIndexing|TruncToInt"
"""What SymPy prints under its own name where no printer translates it."""
UNMISTAKABLE = (
    r"_?tmp\d+|(?:in|out|in_out)_ptr\d+|[XYZR]\d?_?BLOCK|[xyzr]\d?_(?:numel|offset|mask|index)|[xyzr]index|[xyr]mask"
    r"|_Runner__\w+|triton_(?:poi|red|per|tem)_\w+|cpp_fused\w+"
)
"""What hardly anybody else calls anything."""
IMPORTED = r"libdevice|tl_math"
"""What a handwritten kernel may forget to import too."""
GENERATED = (
    r"_?tmp\d+|buf\d+|(?:in|out|in_out)_ptr\d+|[XYZR]\d?_?BLOCK|R\d_BLOCK|[xyzr]\d?_?(?:numel|offset|mask|index)|r\d_\w+"
    r"|[xyzr]index|[xyz]\d|_Runner__\w+|(?:arg|primals|tangents)\w*_\d+|triton_(?:poi|red|per|tem)_\w+|cpp_fused\w*"
    rf"|{SYMPY_FUNCTION}|ToFloat|Identity|oo|zoo|nan|inf|constexpr|stream\d|\w+_kernel_\d+|async_compile|kernel\d*_\w*|_frexp"
)
"""What a person may call something, too."""
