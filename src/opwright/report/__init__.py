"""
Findings in, text out: for people, for programs, for pages. Never judges, never prints.

One run needs one format, so each is imported when it is first asked for, as `report.sarif`.
"""

from __future__ import annotations

from importlib import import_module
from types import ModuleType

TYPE_CHECKING = False
if TYPE_CHECKING:
    from opwright.report import escaping, github, pages, sarif
    from opwright.report.html import audit as audit_html
    from opwright.report.html import environment as environment_html
    from opwright.report.html import heat_map
    from opwright.report.json import environment as environment_json
    from opwright.report.json import v1 as audit_json
    from opwright.report.markdown import audit as audit_markdown
    from opwright.report.markdown import environment as environment_markdown
    from opwright.report.text import audit as audit_text
    from opwright.report.text import build, diagnosis, lint, upgrade, variants
    from opwright.report.text import environment as environment_text
    from opwright.report.text import release_list as releases

__all__ = [
    "audit_html",
    "audit_json",
    "audit_markdown",
    "audit_text",
    "build",
    "diagnosis",
    "environment_html",
    "environment_json",
    "environment_markdown",
    "environment_text",
    "escaping",
    "github",
    "heat_map",
    "lint",
    "pages",
    "releases",
    "sarif",
    "upgrade",
    "variants",
]
_MODULE_OF = {
    "audit_html": "html.audit",
    "audit_json": "json.v1",
    "audit_markdown": "markdown.audit",
    "audit_text": "text.audit",
    "build": "text.build",
    "diagnosis": "text.diagnosis",
    "environment_html": "html.environment",
    "environment_json": "json.environment",
    "environment_markdown": "markdown.environment",
    "environment_text": "text.environment",
    "heat_map": "html.heat_map",
    "lint": "text.lint",
    "releases": "text.release_list",
    "upgrade": "text.upgrade",
    "variants": "text.variants",
}


def __getattr__(name: str) -> ModuleType:
    """Import a format when it is asked for."""
    if name not in __all__:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    module = import_module(f"{__name__}.{_MODULE_OF.get(name, name)}")
    globals()[name] = module
    return module
