"""
pip, git, CMake and the build scripts of many packages download something during installation: an archive, a submodule,
CUTLASS, a prebuilt wheel. When the name cannot be resolved, the proxy refuses, or the connection breaks half way, nothing
has been compiled yet, and what is printed after it (`from versions: none`, `subprocess-exited-with-error`, `could not read
from remote repository`) only follows from it.

A single warning proves nothing: pip, uv, cargo and apt all retry, and say so. The connection counts where the tool gave
up: `Max retries exceeded` in an error, git's `fatal:`, curl's `(6)`, `E: Failed to fetch`, the `URLError` that ends a
traceback.

Other versions, flags or compilers do not help. To a machine without network access, bring the files: wheels with `pip
download`, submodules with a recursive clone elsewhere.
"""

import re

from opwright.causes.kit.rules import CERTAIN, LIKELY, POSSIBLE, log_rules, rule
from opwright.logs.patterns import LogMatch, compiled, find_matches, has_match
from opwright.model import Cause, Confidence, Fix, Log

_GAVE_UP = (
    r"(?:ERROR|error|Error|Caused by|Exception): [^\n]{0,200}(?P<what>Max retries exceeded with url)",
    r"(?P<what>urlopen error [^\n>]{1,80})",
    (
        r"(?P<what>(?:ReadTimeoutError|ConnectTimeoutError|NewConnectionError|ProtocolError|IncompleteRead|RemoteDisconnected"
        r"|ChunkedEncodingError|ProxyError|SSLError|ConnectTimeout|ReadTimeout))\b: (?!WARNING)[^\n]*"
    ),
    r"fatal: (?P<what>unable to (?:access|look up|connect to) [^\n]{1,200})",
    r"(?P<what>gnutls_handshake\(\) failed)",
    r"error: (?P<what>RPC failed; [^\n]{1,80})",
    r"fatal: (?P<what>[Tt]he remote end hung up unexpectedly|early EOF|fetch-pack: [^\n]{1,60})",
    r"(?P<what>ssh: (?:connect to host|Could not resolve hostname) \S{1,100})",
    r"curl: \((?P<what>(?:5|6|7|16|18|28|35|52|55|56|60|92)\) [^\n]{1,120})",
    r"wget: (?P<what>unable to resolve host address)",
    r"^E: (?P<what>(?:Failed to fetch|Unable to fetch some archives))",
    r"^Err:\d+ [^\n]{1,200}\n\s{1,4}(?P<what>Could not (?:resolve|connect)|Temporary failure)",
    r"(?P<what>CondaHTTPError|CondaSSLError|HTTP 000 CONNECTION FAILED)",
    r"(?P<what>[Ee]rror sending request for url) \(",
    r"(?P<what>dns error: failed to lookup address)",
    r"[Rr]equest failed after (?P<what>\d+ retries)",
    r"(?P<what>client error \(Connect\)|tcp connect error|operation timed out)",
    r"(?P<what>error: downloading '[^'\n]{1,200}' failed)",
    r"(?P<what>status_string: \"(?:Could(?:n't| not) (?:resolve|connect)|Timeout was reached|SSL)[^\"\n]{0,60})",
    r"socket\.gaierror: (?P<what>[^\n]{1,80})",
    r"(?P<what>dial tcp: lookup \S{1,100}|TLS handshake timeout|net/http: request canceled)",
    r"(?P<what>An error happened while trying to locate the file on the Hub)",
    r"(?P<what>[Cc]ould(?:n't| not) connect to 'https?://[^'\n]{1,120})",
    r"(?P<what>Connection to [\w.-]{1,80} timed out)",
    r"http\.client\.(?P<what>RemoteDisconnected|IncompleteRead)",
    r"error: (?P<what>Remote end closed connection without response)",
    r"socket\.timeout: (?P<what>The read operation timed out)",
    r"(?P<what>error reading a body from connection|stream error detected: [^\n]{1,60}|an upstream reader returned an error)",
)
"""What a tool prints when it gives up a download."""
_BROKEN_CONNECTION = (
    (
        r"(?:TimeoutError|OSError|ConnectionError): (?:\[Errno \d+\] |\[WinError \d+\] )?(?P<what>Connection timed out"
        r"|Connection reset by peer|Network is unreachable|Temporary failure in name resolution|Name or service not known"
        r"|No route to host|getaddrinfo failed)"
    ),
    r"(?<![\"'])(?P<what>HTTPS?ConnectionPool\([^)\n]{1,120}\): Read timed out)",
    r"(?P<what>Temporary failure (?:in name resolution|resolving '[^'\n]{1,80}'))",
    r"\[WinError (?P<what>1006[01]|10054)\]",
)
_NO_WHEEL = r"ERROR: (?P<what>Wheel '[^'\n]{1,80}' located at (?P<file>\S{1,200}) is invalid)"
"""Cut off, or a page or a pointer of Git LFS in place of the file."""
_OF_NO_WHEEL = "where a file is no whole wheel"
_OF_SOMEBODY = r"[\w.:/\\-]+"
_OF_A_PAGE = r"pip install https://\S{3,100}/blob/"
"""An HTML page is not a wheel, and was downloaded completely."""
_HASH_MISMATCH = (
    r"(?P<what>THESE PACKAGES DO NOT MATCH THE HASHES)",
    r"(?P<what>Hash mismatch) for [`'\"]",
)
"""Usually the download was cut off; otherwise it is another archive than the one that was pinned."""
_ALL_RETRIED = (
    r"Retrying \(Retry\(total=0,[^\n]{0,120}? after connection broken by [\'\"](?P<what>\w{4,40})",
    (
        r"(?P<what>(?:NewConnection|ConnectTimeout|ProtocolError|ReadTimeout)\w*)\([^\n]{0,200}\n"
        r"ERROR: Could not find a version"
    ),
)
_DISTRIBUTED_RUN = r"NCCL|ProcessGroup|torchrun|rendezvous|DistNetworkError|Gloo|gloo|TCPStore|socketStartConnect|Rank \d"
"""Training across machines, whose connections break for other reasons."""
_PROGRESS = (
    r"Successfully (?:installed|built)|^Installed \d+ packages?|[Bb]uild(?:ing)? (?:succeeded|from source)|Compiling from source"
    r"|falling back to|Falling back|^\d+ passed\b|^Setting up \S+ \("
)
"""What shows that the installation went on."""
_WARNINGS = ("WARNING", "warning", "npm WARN", "W:", "HTTP Error 404")


def _is_final(match: LogMatch, log: Log) -> bool:
    """Return whether a failed download was more than a warning, and nothing continued after it."""
    is_warning = match.quote.startswith(_WARNINGS) and "total=0" not in match.quote
    progress = max((later.start for later in find_matches(log, _PROGRESS)), default=-1)
    return match.start > progress and not is_warning


def _gave_up(match: LogMatch, log: Log) -> Confidence | None:
    return CERTAIN if _is_final(match, log) else None


def _broken(match: LogMatch, log: Log) -> Confidence | None:
    sure = POSSIBLE if has_match(log, _DISTRIBUTED_RUN) else LIKELY
    return sure if _is_final(match, log) else None


def _mismatched(match: LogMatch, log: Log) -> Confidence | None:
    return POSSIBLE if _is_final(match, log) else None


_OF_A_WHEEL = "if a setup.py could not download its own wheel"
_GUESSED = r"Guessing wheel URL: +(?P<address>https://github\.com/(?:Dao-AILab|state-spaces)/[\w./+%-]{10,200}/(?P<file>[\w.+%-]{10,200}\.whl))\s"


def _wheel(match: LogMatch, log: Log) -> dict[str, str]:
    """Return the wheel that a setup.py was about to download."""
    guessed = list(compiled(_GUESSED).finditer(log.text, 0, match.start))
    if not guessed:
        return {}
    address, file = guessed[-1]["address"], guessed[-1]["file"]
    return {"remedy": _OF_A_WHEEL, "address": address, "file": file.replace("%2B", "+")}


def _file(match: LogMatch, _: Log) -> dict[str, str]:
    """Return the file that is not a wheel, if it existed before pip ran and was not downloaded by it."""
    file = match.groups["file"]
    is_own = re.fullmatch(_OF_SOMEBODY, file) is not None and "pip-" not in file
    if not is_own:
        return {}
    is_windows = "\\" in file
    shown = f'dir "{file}"' if is_windows else f"ls -l {file} && head -c 200 {file}"
    return {"remedy": _OF_NO_WHEEL, "file": file, "shown": shown}


CAUSE = Cause(
    title="a download or a connection failed: {what}",
    in_log=log_rules(
        rule(*_GAVE_UP, *_ALL_RETRIED, confidence=_gave_up, compute=_wheel),
        rule(*_BROKEN_CONNECTION, confidence=_broken, unless=_OF_A_PAGE, compute=_wheel),
        rule(_NO_WHEEL, confidence=_broken, unless=_OF_A_PAGE, compute=_file),
        rule(*_HASH_MISMATCH, confidence=_mismatched),
    ),
    fix=Fix("try again, set a proxy or mirror, or copy the files to the machine"),
    remedies={
        _OF_NO_WHEEL: Fix(
            "download {file} again: it is truncated, or a few hundred bytes of text in its place, which this shows: a Git LFS pointer (git clone without git-lfs, or a repository over"
            " its quota) or an HTML page (the address of a page, not of the file). For a pointer, git lfs pull fetches it; if that fails, use the wheel from the project's releases or"
            " a third-party build",
            commands=("{shown}",),
        ),
        _OF_A_WHEEL: Fix(
            "download the wheel that setup.py could not fetch in another way (a browser, curl, a mirror), and install the file; or build without downloading it:"
            " FLASH_ATTENTION_FORCE_BUILD=TRUE and the like",
            commands=("curl -L -O {address}", "pip install --no-deps {file}"),
        ),
    },
    examples=(
        "ERROR: Wheel 'warpkit' located at D:\\wheels\\warpkit-1.2-cp310-cp310-win_amd64.whl is invalid.",
        (
            "  Guessing wheel URL:  https://github.com/Dao-AILab/flash-attention/releases/v2.2/flash_attn-2.2%2Bcu118torch2.0cxx11abiFALSE-cp311-cp311-linux_x86_64.whl\n"
            "  error: Remote end closed connection without response\n  [end of output]"
        ),
        "  running bdist_wheel\n  error: Remote end closed connection without response\n  [end of output]",
        "    self.fp.read(amt)\nsocket.timeout: The read operation timed out",
        (
            "ERROR: Could not install packages due to an OSError: HTTPSConnectionPool(host='pypi.org', port=443): "
            "Max retries exceeded with url: /simple/warpkit/ (Caused by NewConnectionError('<x>: Failed to "
            "establish a new connection: [Errno -2] Name or service not known'))"
        ),
        (
            "Cloning into 'cutlass'...\n"
            "fatal: unable to access 'https://github.com/NVIDIA/cutlass.git/': Could not resolve host: github.com"
        ),
        (
            "ERROR: THESE PACKAGES DO NOT MATCH THE HASHES FROM THE REQUIREMENTS FILE. If you have updated the "
            "package versions, please update the hashes.\n    warpkit from https://example.org/warpkit.whl:\n"
            "        Expected sha256 0c1d\n             Got        77ab"
        ),
        "ConnectionError\nHTTPSConnectionPool(host='download.pytorch.org', port=443): Read timed out.",
        "urllib.error.URLError: <urlopen error [Errno 110] Connection timed out>",
        (
            "WARNING: Retrying (Retry(total=0, connect=None, read=None, redirect=None, status=None)) after "
            "connection broken by 'NewConnectionError'\n"
            "ERROR: Could not find a version that satisfies the requirement warpkit (from versions: none)"
        ),
    ),
    counterexamples=(
        (
            "WARNING: Retrying (Retry(total=4, connect=None, read=None, redirect=None, status=None)) after "
            "connection broken by 'ReadTimeoutError(\"Read timed out.\")': /simple/warpkit/\n"
            "Successfully installed warpkit-0.4.0"
        ),
        (
            "Guessing wheel URL ...\nurllib.error.HTTPError: HTTP Error 404: Not Found\n"
            "Precompiled wheel not found. Building from source..."
        ),
        "ERROR: No matching distribution found for warpkit==9.9",
    ),
)
