"""
Findings in, text out: for people, for programs, for pages. Never judges, never prints.

One run needs one format, so each is imported when it is first asked for, as `report.sarif`.
"""

from __future__ import annotations

from opwright.model.lazy import lazy_modules

TYPE_CHECKING = False
if TYPE_CHECKING:
    from opwright.report import escaping, github, pages, sarif
    from opwright.report.audits import alternatives, reasons
    from opwright.report.html import audit as audit_html
    from opwright.report.html import environment as environment_html
    from opwright.report.html import heat_map
    from opwright.report.json import environment as environment_json
    from opwright.report.json import v1 as audit_json
    from opwright.report.markdown import audit as audit_markdown
    from opwright.report.markdown import environment as environment_markdown
    from opwright.report.svg import audit as audit_svg
    from opwright.report.svg import upgrade as upgrade_svg
    from opwright.report.text import build, diagnosis, lint, lint_settings, upgrade
    from opwright.report.text import environment as environment_text
    from opwright.report.text import release_list as releases
    from opwright.report.text.artifact import audit as audit_text
    from opwright.report.text.artifact import audit_in_full, variants

__all__ = [
    "alternatives",
    "audit_html",
    "audit_in_full",
    "audit_json",
    "audit_markdown",
    "audit_svg",
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
    "lint_settings",
    "pages",
    "reasons",
    "releases",
    "sarif",
    "upgrade",
    "upgrade_svg",
    "variants",
]
__getattr__ = lazy_modules(
    __name__,
    {
        "alternatives": "opwright.report.audits.alternatives",
        "audit_html": "opwright.report.html.audit",
        "audit_in_full": "opwright.report.text.artifact.audit_in_full",
        "audit_json": "opwright.report.json.v1",
        "audit_markdown": "opwright.report.markdown.audit",
        "audit_svg": "opwright.report.svg.audit",
        "audit_text": "opwright.report.text.artifact.audit",
        "build": "opwright.report.text.build",
        "diagnosis": "opwright.report.text.diagnosis",
        "environment_html": "opwright.report.html.environment",
        "environment_json": "opwright.report.json.environment",
        "environment_markdown": "opwright.report.markdown.environment",
        "environment_text": "opwright.report.text.environment",
        "escaping": "opwright.report.escaping",
        "github": "opwright.report.github",
        "heat_map": "opwright.report.html.heat_map",
        "lint": "opwright.report.text.lint",
        "lint_settings": "opwright.report.text.lint_settings",
        "pages": "opwright.report.pages",
        "reasons": "opwright.report.audits.reasons",
        "releases": "opwright.report.text.release_list",
        "sarif": "opwright.report.sarif",
        "upgrade": "opwright.report.text.upgrade",
        "upgrade_svg": "opwright.report.svg.upgrade",
        "variants": "opwright.report.text.artifact.variants",
    },
)
