"""Sources to lint, and what is found in them."""

from __future__ import annotations

from opwright.verbs.lint.linting import lint

BROKEN = "#include <torch/extension.h>\ntypedef half fp8;\nvoid run(at::Tensor x) { f(x.data_ptr<fp8>()); }\n"
"""Found on line 3, and to be repaired where somebody reviews it."""
CHECKED = 'void f(at::Tensor x) {\n  AT_CHECK(x.is_cuda(), "größer");\n}\n'
"""Safe to repair."""


def found_in(*paths: str) -> list[tuple[str, str]]:
    """Return the cause and the place of each finding."""
    return [(f.cause.name, f.evidence.where) for f in lint(paths).findings]
