"""Which machine it is: names of hosts without a scheme, and addresses of the network."""

from __future__ import annotations

import re
from ipaddress import AddressValueError, IPv6Address

from opwright.verbs.diagnose.redaction.urls import is_public

_NAME = r"[A-Za-z0-9][\w-]{0,62}(?:\.[\w-]{1,63}){0,8}"
_LIST = rf"{_NAME}(?:\[[\d,-]{{1,60}}\])?"
"""As Slurm has them: `node[01-04]`."""
_ADDRESS = "[address]"
_NO_HOST = re.compile(
    r"""(?ix)HOST|USER|address|none|null|true|false|str|self|compiler|toolchain|device|memory|code|side|function|the|a|an|not|is|to
    |for|and|of|in|gcc|cc|nvcc|clang|linux|windows|darwin|cpu|gpu|cuda|any|all|\d{1,5}
    |(?:x86_64|aarch64|arm64|i686|ppc64le|riscv64)[\w-]{0,40}"""
)
_ASSIGNED = r"""(?:\\{0,4}["'])?[ \t]{0,4}(?:=(?!=)|:(?!:))[ \t]{0,4}(?:\\{0,4}["'])?"""
_NAMES = "host(?:[-_ ]?name)?|hostaddr|server(?:[-_ ]?name)?|node(?:[-_ ]?name)?|nodelist|endpoint|master[-_]addr|(?:https?|all|ftp)_proxy|proxy|peer|machine|fqdn|domain|registry|(?:batch|login|head|bootstrap|remote|target|db|redis|mq|ssh|jump|bastion|submit|exec|master)[-_]?host(?:[-_ ]?name)?|computer(?:[-_ ]?name)?|data source|batchhost"
_VARIABLES = "HOSTNAME|HOST|MASTER_ADDR|NODELIST|NODENAME|SLURMD_NODENAME|SLURM_SUBMIT_HOST|SLURM_JOB_NODELIST|RAY_HEAD_IP|COMPUTERNAME|USERDOMAIN"
_OPTIONS = (
    "[\\w-]{0,20}host(?:name)?|master[-_]addr|rdzv[-_]endpoint|nodelist|proxy|server|address|node"
)
_VERBS = (
    r"resolve(?: host(?:name)?)?|resolving|getaddrinfo(?: failed)?(?: for)?|gethostbyname|unknown host|no route to host|logged in(?:to)? (?:to|on)"
    r"|(?:re)?connect(?:ed|ing|ion)?(?: refused)?(?: to| from)(?: the)?(?: host| server)?|login to|ping|nslookup|traceroute|ssh|telnet"
)
_MPI = r":\d{2,7}\] (?:\*\*\*|mca|\[|pmix|prte|PMIX|ORTE)"
_NCCL = r":\d{1,7}:\d{1,7}(?::\d{1,7})? \[\d|:\d{1,7}\]: NCCL "
_PROBLEMS = "Permission denied|Connection (?:refused|closed|reset|timed out)|Name or service not known|Temporary failure"
_WITH_NUMBER = r"[A-Za-z][\w-]{0,40}\d[\w-]{0,20}(?:\.[\w-]{1,63}){0,8}"

_NAMED = tuple(
    re.compile(f"(?m)({before})({name}){after}")
    for before, name, after in (
        (rf"(?i:(?<![\w.-])(?:{_NAMES})){_ASSIGNED}", _LIST, r"(?![\w(\[]|::|\.?/|://)"),
        (
            rf"\b(?:[A-Z0-9]{{1,30}}_){{0,6}}(?:{_VARIABLES})[ \t]{{0,2}}=[ \t]{{0,2}}[\"']?",
            _LIST,
            "",
        ),
        (rf"(?<![\w-])--(?:{_OPTIONS})(?:=|[ ]{{1,4}})[\"']?", _LIST, r"(?!://)"),
        (
            rf"(?i:\b(?:{_VERBS}))[: ]{{1,3}}[\"'(\[]{{0,2}}",
            _NAME,
            r"(?=[\"')\]:,;.!?]|[ ](?:port|via|timed|failed|on|as|closed|\()|[ ]?$)(?!://)",
        ),
        (r"^[ \t]{0,4}\[?", _NAME, f"(?={_NCCL}|{_MPI})"),
        (r"^", _NAME, f"(?=: (?:{_PROBLEMS}))"),
        (r"^", _WITH_NUMBER, r"(?=(?::[~/]\S{0,60}|:~\S{0,60}[ ])?[%>$#] )"),
        (r"^[ ]?", _NAME, "(?=[ ]{1,3}[➜\u276f] {1,2}[~/\\w])"),
        (
            r"(?i:\b(?:mount|cifs|smb)\w{0,10}\b[^\n]{0,60}?[ \"']//)",
            r"[A-Za-z0-9][\w.-]{0,62}",
            "(?=/)",
        ),
        (r"\bPermanently added '", _NAME, r"(?=[',])"),
        (r"\[host ", _NAME, r"(?=\])"),
        (r"\bauthenticity of host [\"']", _NAME, r"(?=[ \"'])"),
        (r"\bby USER on ", _NAME, ""),
        (r"\bLOGONSERVER=\\\\", _NAME, ""),
        (r"\bssh (?:-\w{1,4} ){0,4}", _WITH_NUMBER, r"(?= [a-z])"),
        (r"\bLSB_(?:MCPU_)?HOSTS=[\"']?", r"[\w. -]{1,500}", ""),
        (r"\bLinux ", _NAME, r"(?= \d{1,2}\.\d{1,3}\.\d{1,3})"),
        (r"(?i:\bhostname )", _WITH_NUMBER, ""),
        (r"\bHost ", _WITH_NUMBER, "(?= (?:is|was|not|key|seems|down|up))"),
        (r"(?<!\w)\([\"']?", _WITH_NUMBER, r"(?=[\"']?, \d{4,5}\))"),
        (r"\b(?:node|gethostname|getfqdn)\(\) ?(?:->|=>|==?|returned) ?[\"']?", _NAME, ""),
        (r"(?i:\bno_proxy ?[:=] ?[\"']?)", r"[\w.,*-]{1,500}", ""),
        (r"\bjdbc:\w{1,20}:(?:\w{1,20}:)?[^\s@]{1,200}@/{0,2}", _NAME, ""),
        (
            r"(?:^|[\s\"'(=])//",
            r"[A-Za-z0-9][\w.-]{0,62}",
            r"(?=/[\w$-]{1,40}(?:[ \t]-[Uo]|[ \t]/mnt|\s-N))",
        ),
        (r"(?:^|[\s\"'(=_])//", _NAME, r"(?=/[\w./-]{0,80}:_\w{1,20}=)"),
        (r"\bon (?:host|node|machine|server) [\"']?", _NAME, ""),
        (r"(?i:\bnodes? |\bsrun: error: | ON )", _WITH_NUMBER, ""),
        (r"\b(?:rank|worker|process) \d{1,6} (?:on|at|@) ", _NAME, ""),
        (r"socket[^\n]{0,120}?\[", _NAME, r"(?=\]:\d)"),
        (r"(?:^|[\s\"'(=])\\\\(?:\\\\)?", r"[A-Za-z0-9][\w.-]{0,62}", r"(?=\\)"),
        (r"(?<![\w.-])git@", _NAME, r"(?=:[\w~])"),
    )
)
_PRIVATE_DOMAINS = (
    r"corp|lan|intra|intranet|localdomain|internal|cluster\.local|(?<!threading\.)local|home\.arpa"
)
_COUNTRIES = (
    "de|ch|at|fr|uk|jp|cn|kr|nl|eu|se|no|fi|dk|pl|cz|es|pt|ca|au|br|tw|sg|il|io|ai|cloud|dev"
)
_FULL_NAME = re.compile(
    rf"""(?x)(?<![\w@/\\+-])(?:(?<!\.)|(?<=\*\.)|(?<=[\s"'=(,]\.))(?:
      (?:[A-Za-z0-9][\w-]{{0,62}}\.){{1,8}}(?:{_PRIVATE_DOMAINS}|com|org|net|edu|gov|mil)
    | (?:[A-Za-z0-9][\w-]{{0,62}}\.){{2,8}}(?:{_COUNTRIES})
    | ip(?:-\d{{1,3}}){{4}}(?:\.[\w-]{{1,63}}){{0,5}}
    )(?![\w(\\-]|\.\w|::|/\w{{0,80}}\.(?:so|py|h|cpp|cu)\b)"""
)

_PART = r"(?:25[0-5]|2[0-4]\d|1?\d?\d)"
_IPV4 = re.compile(
    rf"(?:(?<![\w.@+-])|(?<=USER@))({_PART}(?:\.{_PART}){{3}})(?!\w|\.\d|\+|-[A-Za-z])"
)
_PACKAGES = r"nvidia|cuda|cu[a-z]{2,9}|nccl|nvcc|toolkit|gcc|g\+\+|glibc|torch|rocm|hip|msvc|python|cmake|ninja|triton|numpy|package|windows|nvrtc|nvjitlink|mkl|openmpi"
_IS_ADDRESSED = re.compile(r"<\d{1,5}>|:\d{2,5}\b|/\d{1,2}\b(?!\.)")
"""What follows no version: a port, the length of a prefix."""
_VERSION_BEFORE = re.compile(
    rf"""(?ix)(?:[<>=~!]=[ ]{{0,2}}|[<>][ ]{{0,2}}|(?:versions?|release|driver|\bbuild|\bv)[^\w\n]{{0,6}}|-cu\d{{1,3}}[ :(=]{{1,3}}
    |\b(?:{_PACKAGES})[\w.-]{{0,40}}[ :(=,]{{1,3}})[\"'(]{{0,2}}$"""
)
"""What precedes four numbers that are a version."""
_IPV6 = re.compile(
    r"(?<![\w:.])\[?((?:[0-9A-Fa-f]{0,4}:){2,8}[0-9A-Fa-f.]{0,15})(%\w{1,20})?\]?(?![\w(]|<(?!\d{1,5}>))"
)
_GLOBAL = re.compile(
    r"(?i)(?:[23][0-9a-f]{3}|f[cd][0-9a-f]{2}|fe[89ab][0-9a-f]|ff[0-9a-f]{2}):|::ffff:\d|64:ff9b:"
)
"""How addresses begin that are not `c10::d`."""
_MAC = re.compile(
    r"(?<![\w:-])[0-9A-Fa-f]{2}(?:([:-])[0-9A-Fa-f]{2})(?:\1[0-9A-Fa-f]{2}){4}(?:(?:\1[0-9A-Fa-f]{2}){2}|(?:\1[0-9A-Fa-f]{2}){14})?(?![\w:-])"
    r"|(?<![\w.])(?=[0-9.]{0,13}[a-f])[0-9a-f]{4}\.[0-9a-f]{4}\.[0-9a-f]{4}(?![\w.])"
)


def without_hosts(text: str) -> str:
    """Return text without the names of private hosts, and without addresses of the network."""
    for pattern in _NAMED:
        text = pattern.sub(_host, text)
    text = _FULL_NAME.sub(lambda match: match[0] if is_public(match[0]) else "HOST", text)
    text = _MAC.sub(_ADDRESS, _IPV6.sub(_ipv6, text))
    return _IPV4.sub(_ipv4, text)


def _host(match: re.Match[str]) -> str:
    before, name = match[1], match[2]
    is_kept = is_public(name) or _NO_HOST.fullmatch(name) or _IPV4.match(name)
    return match[0] if is_kept else f"{before}HOST"


def _ipv4(match: re.Match[str]) -> str:
    before = match.string[max(match.start() - 60, 0) : match.start()]
    is_enclosed = before.endswith("<") and match.string.startswith(">", match.end())
    if is_enclosed or (_IS_ADDRESSED.match(match.string, match.end()) and not before.endswith("=")):
        return match[0] if is_public(match[0]) or match[0].startswith("127.") else _ADDRESS
    is_kept = is_public(match[0]) or match[0].startswith("127.") or _VERSION_BEFORE.search(before)
    return match[0] if is_kept else _ADDRESS


def _ipv6(match: re.Match[str]) -> str:
    address = match[1].rstrip(".")
    if address.count(".") == 1:  # netstat's: the port
        address = address.partition(".")[0]
    if address.endswith(":") and not address.endswith("::"):
        address = address[:-1]
    try:
        IPv6Address(address)
    except AddressValueError:
        return match[0]
    return _ADDRESS + match[1][len(address) :] if _GLOBAL.match(address) else match[0]
