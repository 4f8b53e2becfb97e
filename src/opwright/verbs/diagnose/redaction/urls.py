"""Addresses of the web: who logs in, which private host it is, and what signs a request."""

from __future__ import annotations

import re

from opwright.verbs.diagnose.redaction.secrets import NAME, SECRET

PUBLIC = (
    *("pypi.org", "pythonhosted.org", "python.org", "readthedocs.io", "readthedocs.org", "anaconda.org", "anaconda.com"),
    *("conda.io", "conda-forge.org", "mamba.pm", "astral.sh", "pytorch.org", "github.com", "githubusercontent.com"),
    *("github.io", "ghcr.io", "gitlab.com", "bitbucket.org", "codeload.github.com", "huggingface.co", "hf.co"),
    *("nvidia.com", "nvcr.io", "amd.com", "intel.com", "microsoft.com", "aka.ms", "apple.com", "llvm.org", "gnu.org"),
    *("kernel.org", "cmake.org", "kitware.com", "docker.io", "docker.com", "quay.io", "gcr.io", "debian.org"),
    *("ubuntu.com", "launchpad.net", "fedoraproject.org", "centos.org", "archlinux.org", "alpinelinux.org"),
    *("stackoverflow.com", "npmjs.org", "crates.io", "rust-lang.org", "golang.org", "wikipedia.org", "numpy.org"),
    *("w3.org", "apache.org", "sourceware.org", "boost.org", "pybind11.readthedocs.io", "openai.com", "wandb.ai"),
    *("slack.com", "discord.com", "telegram.org", "anthropic.com"),
)  # fmt: skip
"""Hosts that everybody knows, and all below them."""
LOOPBACK = ("localhost", "localhost.localdomain", "127.0.0.1", "0.0.0.0", "[::1]", "[::]")  # noqa: S104

_URL = re.compile(
    r"""(?<![A-Za-z0-9])((?:git\+|hg\+|bzr\+)?[A-Za-z][A-Za-z0-9.-]{1,12}://)([^/\s?#'"<>`|]{1,500}@)?"""
    r"""(\[[0-9A-Fa-f:.%\w]{2,60}\]|[^\s/:?#'"<>`,;|)\]}@]{1,255})?(:\d{1,5})?([^\s'"<>`|]{0,4000})"""
)
_QUERY_PART = re.compile(r"([?&;]|#(?=access_token=))([\w.\[\]%-]{1,80}=)([^&;#\s]{1,4000})")
_SIGNED = re.compile(
    rf"(?i){NAME}|sig|credential|policy|key|code|jwt|access|session|user|mail|account|login"
)
"""Names of parameters that authenticate, on well-known hosts; on others all parameters are left out."""
_LONG = 24
_PATHS = (
    (re.compile(r"(/t/)[\w-]{8,200}(?=/)"), r"\1" + SECRET),  # a channel of conda
    (
        re.compile(
            r"(/(?:services|webhooks|workflows|webhookb2|IncomingWebhook|hooks)/)[\w/@-]{16,300}"
        ),
        r"\1" + SECRET,
    ),
    (re.compile(r"(/bot)\d{8,10}:[\w-]{20,60}"), r"\1" + SECRET),
    (re.compile(r"(/~|/users/)[\w.-]{1,64}"), r"\1USER"),
)
_STORE = re.compile(
    r"(?i)storage\.(?:googleapis|cloud\.google)\.com|s3[\w.-]{0,60}\.amazonaws\.com(?:\.cn)?"
)
"""Hosts of buckets, whose name comes first in a path."""
_BUCKET = re.compile(r"\A/[^/?#]{1,100}")
_HADOOP_HOME = re.compile(r"(/user/)[\w.-]{1,64}")


def without_private_urls(text: str) -> str:
    """Return text whose addresses say neither who logs in, nor on which private host, nor with which signature."""
    return _URL.sub(_shown, text)


def is_public(host: str) -> bool:
    """Return whether everybody knows a host."""
    name = host.lower().rstrip(".")
    return name in LOOPBACK or any(name == one or name.endswith(f".{one}") for one in PUBLIC)


def _shown(match: re.Match[str]) -> str:
    scheme, _, host, port, rest = match.groups(default="")
    shown = host if not host or is_public(host) or host.startswith("$") else "HOST"
    if scheme.endswith("file://"):
        shown = host and "HOST"
    elif "/" not in rest and "?" not in rest and "@" in rest:  # a password with such letters in it
        shown, rest = "HOST", ""
    if _STORE.fullmatch(host):
        rest = _BUCKET.sub("/[id]", rest)
    if scheme.lower() in ("hdfs://", "webhdfs://", "viewfs://"):
        rest = _HADOOP_HOME.sub(r"\1USER", rest, count=1)
    return f"{scheme}{shown}{port}{_path(rest, is_private=shown == 'HOST')}"


def _path(rest: str, *, is_private: bool) -> str:
    def part(match: re.Match[str]) -> str:
        mark, name, value = match.groups()
        left_out = is_private or len(value) >= _LONG or _SIGNED.search(name)
        return f"{mark}{name}{SECRET if left_out else value}"

    path, mark, query = rest.partition("?")
    for pattern, shown in _PATHS:
        path = pattern.sub(shown, path)
    return path + _QUERY_PART.sub(part, mark + query)
