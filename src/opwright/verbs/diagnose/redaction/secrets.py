"""Passwords, tokens and keys: those recognizable by their form, and those with such a name."""

from __future__ import annotations

import re
from collections import Counter
from functools import cache
from itertools import pairwise
from math import log2

from opwright.knowledge.token_formats import TOKEN_FORMATS

SECRET = "[secret]"  # noqa: S105 - what stands for one
_TOKEN = "[token]"  # noqa: S105

_PRIVATE_KEY = re.compile(
    r"-----BEGIN [A-Z0-9 ]{0,30}PRIVATE KEY(?: BLOCK)?-----"
    r"(?:(?!-----END)[\s\S]){0,20000}(?:-----END [A-Z0-9 ]{0,30}PRIVATE KEY(?: BLOCK)?-----)?"
)
_PUBLIC_KEY = re.compile(
    r"\b((?:ssh-\w{3,10}|ecdsa-sha2-\w{3,20}) )AAAA[\w+/=]{20,2000}(?: \S{1,200})?"
)

NAME = (
    r"(?:passw(?:or)?d|passphrase|passcode|\bpw|(?<![A-Za-z])pass|pwd|storepass|keypass|secret|(?<!un)token|api[ _-]?key|apikey"
    r"|(?:access|account|auth|client|deploy|encryption|license|master|private|sas?|service|shared|signing|ssh|storage|unseal)[_-]?key"
    r"|certificate(?:[_-]authority)?[_-]data|credentials?|cookie|(?<![A-Za-z])auth|authorization|session[_-]?id|bearer)"
)
"""What the name of a secret ends in, apart from endings as in `SECRET_KEY_BASE`."""
_ENDING = r"(?:[_-]?(?:access[_-]?key|key|value|base|string|prod|dev|test|b64|base64|data|hash|digest|id|\d{1,3})){0,2}"
_SEPARATOR = r"""(?:\\{0,4}["'])?\]?[ \t]{0,8}(?:=>|:=|=|:|%3[DA])(?![:=])[ \t]{0,8}"""
_QUOTED = r"""[bBrRuU]{0,2}(?P<quote>\\{0,4}["'`])(?P<quoted>[^\n]{1,2000}?)(?:(?<!\\)(?=(?P=quote))|(?=\n|\Z))"""
_BARE = r"""(?P<bare>\[(?:token|secret)\]|(?:(?:bearer|basic|token|digest|apikey|negotiate)[ ]{1,4})?[^\s'"`\\][^\s'"`]{0,2000}?)(?=[,;:.)\]}>\\]{0,4}(?:\s|\Z|["'`]))"""
_ASSIGNED = re.compile(rf"(?i)(?P<name>{NAME}{_ENDING}){_SEPARATOR}(?:{_QUOTED}|{_BARE})")
_VARIABLE_NAME = (
    r"(?<![A-Za-z0-9_])(?:[A-Z0-9]{1,30}_{1,2}){0,8}[A-Z0-9]{0,20}(?:PASSWORD|PASSWD|PASS|PWD|(?:(?<=_)|(?<![A-Z0-9]))(?:SECRET|TOKEN|AUTH|CREDENTIALS?|APIKEY))"
    r"(?:_{1,2}[A-Z0-9]{1,30}){0,8}|(?<![A-Za-z0-9_])(?:[A-Z0-9]{1,30}_{1,2}){1,8}KEY"
)
"""A variable's name with such a word anywhere in it."""
_SET = re.compile(rf"(?P<name>{_VARIABLE_NAME}){_SEPARATOR}(?:{_QUOTED}|{_BARE})")
_NAME_AND_VALUE = re.compile(
    rf"""(?i)(\b(?:key|name|id)(?:\\{{0,4}}["'])?[ ]{{0,2}}[:=][ ]{{0,2}}\\{{0,4}}["']?[\w.-]{{0,60}}?{NAME}{_ENDING}(?:\\{{0,4}}["'])?,?\s{{1,40}}"""
    r"""(?:\\{0,4}["'])?value(?:\\{0,4}["'])?[ ]{0,2}[:=][ ]{0,2}(?:\\{0,4}["'])?)([^\s"'\\]{1,2000})"""
)
"""As XML, YAML and JSON have them: `name: API_TOKEN`, `value: x`."""
_SAID = re.compile(
    r"""(?i)(\b(?:passw(?:or)?d|passphrase|token|secret|api[ _-]?key)(?:(?: is| was|:? ->|,)[ ]{1,4}["'`]?|[ ]["'`]))((?=[^\s"'`]{0,200}?\d)[^\s"'`]{6,500})"""
)
_SAID_BARE = re.compile(
    r"""((?i:\b(?:passw(?:or)?d|token|secret|api[ _-]?key))[ ])([\w+/=-]{24,200})(?!\S)"""
)
"""With what may be anything behind it: `_looks_random` tells."""
_SET_BARE = re.compile(
    r"(?m)((?<![A-Za-z0-9_])(?:[A-Z0-9]{1,30}_){1,8}(?:PASSWORD|PASSWD|TOKEN|SECRET)[ ]{1,4})((?=\S{0,200}?\d)\S{6,200})(?=[ \t]{0,8}$)"
)
"""As tools print what they read of the environment."""
_PAT = re.compile(r"""((?i:(?<![A-Za-z])pat)[ ]{0,2}[:=][ ]{0,2}["']?)([A-Za-z0-9]{32,90})(?!\w)""")
"""A personal access token, by what Azure calls it."""
_HERE_STRING = re.compile(
    r"""(--(?:password|token)-stdin\b[^\n|;]{0,200}?<<<[ ]{0,2})("[^"\n]{1,500}"|'[^'\n]{1,500}'|\S{1,500})"""
)
_PIPED = re.compile(
    r"""(\b(?:(?:echo|printf)[ ](?:-\w[ ])?|cat[ ]<<<[ ]{0,2}))("[^"\n]{1,500}"|'[^'\n]{1,500}'|[^\s|;&"']{1,500})(?=[ ]{0,4}\|[^\n|]{0,200}(?:--password-stdin|--with-token|\bsudo\b[^\n|]{0,20} -S|\bpasswd\b|\bchpasswd\b|\blogin\b|\bgpg\b))"""
)
_LOGIN_OF_DOMAIN = re.compile(
    r"""(\b(?:smbclient|rpcclient|net|winexe|smbget)\b[^\n|;]{0,200}?(?:-U[ ]?|/user:))([^\s]{1,100}(?:[ ](?![-/|&;])\S{1,100})?)"""
)
_PGPASS = re.compile(
    r"(?m)((?:^|[ ])[\w.*-]{1,200}:(?:\d{4,5}|\*):[\w*-]{1,63}:[\w.*-]{1,63}:)([^\s:]{1,200})$"
)
_ORACLE = re.compile(r"(\bjdbc:\w{1,20}:(?:\w{1,20}:)?)([^\s/@]{1,100}/[^\s@]{1,100})(?=@)")
_CRYPTED = re.compile(
    r"\$(?:[1567y]|2[abxy]|gy|argon2\w{1,2}|scrypt|pbkdf2[\w-]{0,10})\$[^\s:'\"]{8,400}"
)
_RANDOM = re.compile(
    r"""(?:(?<=["'=])|(?<=: )|(?<=[=:]["'])|(?<=[=:] ["']))(?!_Z)[\w+/-]{24,200}={0,2}(?=["',;)}\]]|\s|\Z)"""
)
"""What may be a key of no known form: `_looks_random` tells."""
_LEAST_ENTROPY = 4.5
"""Bits for each letter, as detect-secrets has it for Base64."""
_HEADER = re.compile(
    r"(?i)((?:authorization|(?:set-)?cookie|passphrase|\bX-[\w-]{0,40}(?:api|key|token|auth|secret|password|session)[\w-]{0,20})[ \t]{0,4}:[ \t]{0,4}(?:(?:bearer|basic|token|digest)[ \t]{1,4})?)"
    r"([^\s\"'\\][^\n\"'\\]{0,2000})"
)
_DIGEST = re.compile(r"(?i)(\bauthorization[ \t]{0,4}:[ \t]{0,4}digest[ \t]{1,4})[^\n]{1,2000}")
_FINGERPRINT = re.compile(r"(\bSHA256:)[\w+/]{43}(?![\w+/])(?: \S{1,200})?")
_NPM = re.compile(r"(:_(?:auth|authToken|password)[ =]{1,3})([^\s\"']{1,2000})")
_OPTION = re.compile(
    rf"(?i)(?<![\w-])(--?[\w-]{{0,40}}?{NAME}{_ENDING}(?:[ \t]{{1,4}}|=))(?![-=])"
    r"""("[^"\n]{1,2000}"?|'[^'\n]{1,2000}'?|[^\s"']{1,2000})"""
)
_SHORT_OPTION = re.compile(
    r"""(?x)(\b(?:twine|sshpass|mysql|mysqldump|mariadb|redis-cli|(?:docker|podman|helm|az|oc)\ (?:registry\ )?login)
    \b[^\n|;&]{0,200}?[ ]-(?:p|a)[ ]{0,2}
    |\bopenssl\b[^\n|;&]{0,200}?[ ]-(?:k|K|pass(?:in|out)?)[ ](?:pass:)?|\bldap\w{2,10}\b[^\n|;&]{0,200}?[ ]-w[ ]{0,2})(?![-\s])("[^"\n]{1,500}"?|'[^'\n]{1,500}'?|\S{1,500})"""
)
_USER_OPTION = re.compile(
    r"""(\b(?:curl|wget|http|aria2c)\b[^\n|;&]{0,300}?[ ](?:-u|-U|--user|--proxy-user)[ =]{0,2})(["']?)([^\s"':]{1,200}:[^\s"']{1,500})"""
)
_PROXY_LOGIN = re.compile(
    r"""(?i)(proxy["']?(?:[ ]{0,2}[=:][ ]{0,2}|[ ])["']?)([^\s/@:"']{1,200}:[^\s/@"']{1,200})(?=@[\w.-]{1,200}(?::\d|\b))"""
)
"""Who logs in to a proxy, in an address without a scheme."""
_VARIABLE = re.compile(
    rf"(?i)(\b(?:ENV|ARG|setenv|setx?)[ \t]{{1,4}}\w{{0,60}}?{NAME}{_ENDING}[ \t]{{1,4}})(\S{{1,2000}})"
)
_NETRC = re.compile(r"(?m)(\b(?:login[ \t]{1,4})\S{1,200}\s{1,8}password[ \t]{1,4}|^[ \t]{0,8}password[ \t]{1,4})(\S{1,500})[ \t]{0,8}$")  # fmt: skip
_ELEMENT = re.compile(rf"(?i)(<\w{{0,40}}?{NAME}{_ENDING}>)([^<\n]{{1,2000}})")
_BEARER = re.compile(r"(\bBearer[ ]{1,4})([\w.~+/=-]{12,2000})")
_SIGNATURE = re.compile(
    r"(?i)((?<![\w.-])(?:sig|signature)=)((?:(?<=&sig=)|(?=[\w+/%=-]{0,300}[\d%]))[\w+/%=-]{12,2000})(?![\w(.:])"
)
"""Of a request to a store of files, with its address or in its headers."""
_LOGIN_KEY = re.compile(r"(\b(?:login|key)\b[ \t:=\"'(]{1,6})([0-9a-f]{40})\b(?!\.)")

_CODE = re.compile(
    r"""(?ix)((?<![A-Za-z0-9])(?:pin|[th]?otp|mfa|2fa|tan|cvv|(?:otp|mfa|2fa|verification|security|auth(?:enticator)?|one[-_ ]time)[-_ ]?(?:code|pin|password))
    (?:\\{0,4}["'])?(?:(?:[ ]for[ ]\S{1,64}?)?[ \t]{0,4}(?:=>|=(?!=)|:(?!:))[ \t]{0,4}|[ ]is[ ]|[ \t]{1,4}(?<=--pin[ ])|[ \t]{1,4}(?<=--otp[ ]))(?:\\{0,4}["'])?)(\d{4,10}|\d{3}[ -]\d{3,4})(?![\w.])"""
)
"""A number that a person types."""

_PLACEHOLDER = re.compile(
    r"""(?x)\*{2,80}|\.{2,80}|x{3,80}|<[^<>]{0,60}>?|\$\{?\{?[^\n]{0,200}|%\w{1,60}%|\[secret[\s\S]{0,4000}"""
)
"""What stands where a secret would."""
_NO_SECRET = re.compile(
    r"""(?ix)
    (?:none|null|nullptr|nil|true|false|yes|no|str|string|int|bool|bytes|optional|required|missing|invalid|expired|empty
      |unset|denied|refused|failed|error|unexpected|expected|not|is|was|the|a|an|and|or|for|in|from|of|to)[,;.:)\]}]{0,3}
    | [\w.:>-]{1,200}\([^\n]{0,2000}  # a call, of code that gets one
    | \([^\n]{0,2000} | [{\[]{1,3} | [=<>!&|+*/?@-]{1,3}
    """
)
_COUNT = re.compile(r"-?\d{1,6}(?:\.\d{1,3})?")
_OTHER_TOKEN = re.compile(
    r"""(?ix)(?:pad|eos|bos|unk|cls|sep|mask|eot|eod|special|image|stop|next|last|first|per|new|prefix|suffix
    |expected|preprocessing|invalid|stray|error|bad|'\S{0,3}')[_ -]?$"""
)
"""What precedes `token` when it is a model's or a compiler's."""
_SCHEME = re.compile(r"(?i)(?:bearer|basic|token|digest|apikey|negotiate)[ \t]{1,4}(?=\S)")


def without_secrets(text: str) -> str:
    """Return text without them."""
    text = _PUBLIC_KEY.sub(r"\1[key]", _PRIVATE_KEY.sub("[private key]", text))
    text = _PGPASS.sub(_argument, _CRYPTED.sub(SECRET, text))
    text = _FINGERPRINT.sub(r"\1[key]", _DIGEST.sub(rf"\1{SECRET}", text))
    text = _HEADER.sub(rf"\1{SECRET}", _tokens().sub(_TOKEN, text))
    for pattern in (
        _OPTION,
        _NPM,
        _SHORT_OPTION,
        _PROXY_LOGIN,
        _VARIABLE,
        _NETRC,
        _ELEMENT,
        _LOGIN_KEY,
        _SIGNATURE,
        _BEARER,
        _CODE,
        _NAME_AND_VALUE,
        _SAID,
        _SET_BARE,
        _PAT,
        _HERE_STRING,
        _PIPED,
        _LOGIN_OF_DOMAIN,
        _ORACLE,
    ):
        text = pattern.sub(_argument, text)
    text = _SAID_BARE.sub(_if_random, text)
    text = _USER_OPTION.sub(rf"\1\2{SECRET}", text)
    text = _SET.sub(_assigned, _ASSIGNED.sub(_assigned, text))
    return _RANDOM.sub(lambda match: SECRET if _looks_random(match[0]) else match[0], text)


def _if_random(match: re.Match[str]) -> str:
    return f"{match[1]}{SECRET}" if _looks_random(match[2]) else match[0]


def _looks_random(text: str) -> bool:
    """Return whether letters, capitals and digits are mixed as in no word, path, symbol or digest."""
    counts = Counter(text).values()
    entropy = -sum(count / len(text) * log2(count / len(text)) for count in counts)
    changes = sum(_kind(one) != _kind(other) for one, other in pairwise(text))
    return entropy >= _LEAST_ENTROPY and changes * 2 >= len(text)


def _kind(letter: str) -> int:
    return letter.isdigit() * 2 + letter.isupper()


@cache
def _tokens() -> re.Pattern[str]:
    formats = "|".join(pattern for _, pattern in TOKEN_FORMATS)
    return re.compile(rf"(?<![A-Za-z0-9])(?:{formats})(?![A-Za-z0-9])")


def _argument(match: re.Match[str]) -> str:
    value = match[2]
    if _PLACEHOLDER.fullmatch(value.strip("\"'")):
        return match[0]
    quote = value[0] if value[0] in "\"'" else ""
    return f"{match[1]}{quote}{SECRET}{quote if value.endswith(quote) else ''}"


def _assigned(match: re.Match[str]) -> str:
    kind = "quoted" if match["quoted"] else "bare"
    name, value = match["name"].lower(), match[kind]
    before = match.string[max(match.start() - 14, 0) : match.start()]
    is_other = name.startswith("token") and (_OTHER_TOKEN.search(before) or _COUNT.fullmatch(value))
    is_folder = name.startswith("pwd") and value[0] in "/~."
    scheme = _SCHEME.match(value)
    rest = value[scheme.end() :] if scheme else value
    if is_other or is_folder or _PLACEHOLDER.fullmatch(rest) or _NO_SECRET.fullmatch(value):
        return match[0]
    kept = match.start(kind) + (len(scheme[0]) if scheme else 0)
    return f"{match.string[match.start() : kept]}{SECRET}"
