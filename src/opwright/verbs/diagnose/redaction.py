"""What a diagnosis says of people and their machines, left out: to paste it into a public issue."""

from __future__ import annotations

import re

from opwright.model import Diagnosis, Evidence, Finding

_SECRETS = re.compile(
    r"\b(?:gh[opsur]_\w{16,}|github_pat_\w{16,}|glpat-[\w-]{16,}|hf_\w{16,}|sk-[\w-]{16,}|xox[abprs]-[\w-]{10,}"
    r"|AKIA[0-9A-Z]{16}|pypi-[\w-]{16,}|eyJ[\w-]{10,}\.[\w-]{10,}\.[\w-]{5,})"
)
"""The tokens of GitHub, GitLab, Hugging Face, OpenAI, Slack, AWS and PyPI, and JSON web tokens."""
_NAMED_SECRETS = re.compile(
    r"(?i)\b([\w-]*(?:token|password|passwd|secret|api[_-]?key|authorization)[\"']?\s*[:=]\s*(?:bearer |basic )?)[^\s'\"&,;]+"
)
_IN_ADDRESS = re.compile(r"(\w+://)[^/\s:@'\"]+(?::[^/\s@'\"]*)?@")
_HOMES = re.compile(
    r"((?:/home|/Users|/export/home|/mnt/c/Users)/)[^/\s'\":,)]+|((?i:[A-Z]:[\\/]+Users[\\/]+))[^\\/\n'\":,)]+"
)
_SCRATCH = re.compile(r"(/(?:scratch|data|work|mnt|nfs)\w*/(?:users?|home)/)[^/\s'\":,)]+")
_MAIL = re.compile(r"\b[\w.+-]+@[\w-]+(?:\.[\w-]+){0,4}\.[A-Za-z]{2,}\b")
_PROMPT = re.compile(r"\b[a-z_][\w-]{0,31}@[\w.-]+(?=[:\s]\s?[~/])")
_HOST = re.compile(
    r"(\w+://)(?!(?:[\w.-]*\.)?(?:pypi\.org|pythonhosted\.org|pytorch\.org|github\.com|nvidia\.com)\b)[\w.-]+(?=[:/])"
)
_NETWORK = re.compile(r"\b(?:\d{1,3}\.){3}\d{1,3}\b(?!\.\d)(?=[:/\s'\"\])]|$)")


def redacted(diagnosis: Diagnosis) -> Diagnosis:
    """Return a diagnosis without user names, home folders, tokens, addresses and hosts."""
    findings = tuple(_finding(finding) for finding in diagnosis.findings)
    error = _evidence(diagnosis.error) if diagnosis.error else None
    return diagnosis._replace(findings=findings, error=error)


def redacted_text(text: str) -> str:
    """Return text without them."""
    text = _IN_ADDRESS.sub(r"\1", _SECRETS.sub("[token]", text))
    text = _NAMED_SECRETS.sub(r"\1[secret]", text)
    text = _HOMES.sub(lambda m: (m[1] or m[2]) + "USER", text)
    text = _SCRATCH.sub(r"\1USER", text)
    text = _MAIL.sub("[mail]", _PROMPT.sub("USER@HOST", text))
    return _NETWORK.sub("[address]", _HOST.sub(r"\1HOST", text))


def _finding(finding: Finding) -> Finding:
    also = tuple(map(_evidence, finding.also))
    return finding._replace(evidence=_evidence(finding.evidence), also=also)


def _evidence(evidence: Evidence) -> Evidence:
    details = {name: redacted_text(value) for name, value in evidence.details.items()}
    return evidence._replace(
        where=redacted_text(evidence.where), quote=redacted_text(evidence.quote), details=details
    )
