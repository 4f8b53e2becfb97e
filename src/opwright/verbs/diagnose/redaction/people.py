"""Who somebody is: user names in paths, prompts and settings, and e-mail addresses."""

from __future__ import annotations

import re

_NAME = r"[^/\\\s'\"`:;,()<>|\[\]{}*?$=%]{1,64}"
_ACCOUNT = r"[A-Za-z_][\w.-]{0,63}"
_HOST = r"[A-Za-z0-9][\w.-]{0,100}"
_NOBODY = (
    r"(?!(?:USER|root|nobody|shared|common|[Pp]ublic|[Dd]efault|All Users|linuxbrew|conda|lib|bin|share|local|tmp)(?![\w.-])"
    r"|(?:[a-z]{1,2}|users?|home|scratch|project_\d{3,12}|(?:projects?|proj|groups?)/[\w.-]{1,40})/USER\b)"
)
_BEGIN = r"(?:(?<![\w.])|(?<=-[A-Z]))"
"""Of a path, also after `-I`."""
_ABOVE = r"/(?:[\w.-]{1,40}/){0,4}"
_INITIAL = r"(?:[a-z]/(?=[a-z]))?(?:[a-z]{2}/(?=[a-z]{2}\w))?"

_FOLDERS = tuple(
    re.compile(f"({_BEGIN}(?<!:/){folder}){_NOBODY}{_NAME}")
    for folder in (
        r"/(?:[\w.-]{1,40}/){1,3}([a-z])/(?:\2[a-z]/)?(?=\2)",
        r"/(?:[\w.-]{1,40}/){1,3}([a-z])/([a-z])/(?=\2\3)",
        rf"{_ABOVE}(?:home|homes)/(?:\w{{1,12}}users?|users|students?|staff|people)/",
        rf"(?:{_ABOVE}(?:(?:net|nfs)?home\d?|Users|users)|/u|/work\d?|(?:/cygdrive|/mnt)?/[a-z]/Users)/(?![A-Z]{{3}}\d{{4}}/){_INITIAL}",
        rf"{_ABOVE}\w{{0,12}}(?:scratch|lustre|gpfs|beegfs|nobackup|fsx|weka|checkpoint)[\w-]{{0,12}}/(?:(?:users?|home|personal|project_\d{{3,12}}|(?:projects?|proj|groups?)/[\w.-]{{1,40}})/)?{_INITIAL}",
        rf"{_ABOVE}(?:personal|people|homes)/",
        r"/nfs/(?!(?:opt|sw|software|apps|tools|packages?|modules)/)[\w.-]{1,40}/",
        r"/(?:rds/)?general/user/",
        r"/\w{1,20}/home-",
        r"/users/[A-Z]{3}\d{4}/",
        r"\bHOME[=:][ ]?[\"']?(?:/[\w.-]{1,40}){1,6}/",
        r"(?:/run)?/media/",
        r"(?:/private)?/var/folders/\w{1,3}/",
        r"/var/(?:spool/)?(?:mail|cron/crontabs)/",
        rf"/afs/[\w.-]{{1,60}}/user/{_INITIAL}",
    )
)
_HOMES = tuple(
    re.compile(f"({_BEGIN}(?<!:/)(?:/[\\w.-]{{1,40}}){{1,4}}?{above}/){_NOBODY}{_NAME}(?=/{below})")
    for above, below in (
        ("", r"(?:(?:mini|ana)conda\d?|miniforge\d?|mambaforge|micromamba|\.(?:conda|local|pyenv|triton|nv|cache/(?:torch\w{0,20}|triton|pip|uv|huggingface)))(?![\w.-])"),
        ("/(?:projects?|proj|groups?)", r"USER\b"),
    )
)  # fmt: skip
"""Folders that, by their content, belong to a user."""
_WINDOWS_FOLDER = re.compile(
    rf"(?i)((?:\b[A-Z]:[\\/]{{1,4}}(?:Users|Documents and Settings)|[\\/]wsl(?:\$|\.localhost)[\\/]{{1,4}}[^\\/\s]{{1,40}}[\\/]{{1,4}}home)[\\/]{{1,4}}){_NOBODY}[^\\/\n'\":,)<>|*?]{{1,64}}"
)
_TEMPORARY = re.compile(
    rf"((?:{_BEGIN}(?:/tmp|/var/tmp|/dev/shm)/(?:triton|cupy|numba|ray|torch_extensions|matplotlib|vscode|jupyter|user|runtime|tmux|ssh|ccache|sccache|nvidia|vllm|wandb|krb5cc|hsperfdata|emacs|pulse|snap|claude|marimo)[-_])"
    r"|(?<![A-Za-z0-9])(?:torchinductor_|pytest-of-|_bazel_|cookiecutter-))(?![\w.]{0,40}\.py\b)[\w.-]{1,64}"
)
_QUOTED_FOLDER = re.compile(r"((?i:%2F(?:home|Users)%2F))[\w.-]{1,64}")
"""As addresses of the web have it."""
_PAGE = re.compile(r"(\bwandb\.ai/)[\w.-]{1,64}(?=/)")
_TILDE = re.compile(r"((?<![\w./-])~)[a-z_][\w-]{1,31}(?=/)")

_PROMPT = re.compile(
    rf"(?<![\w.+/-])[a-z_][\w.-]{{0,31}}@{_HOST}"
    r"(?=:[~/]|[ ]?[~/][^\n]{0,100}?[ ]?[$#%>]|[ ][~\w./-]{1,100}(?:\][$#%]|[ ][$#%>][ ]|[ ]git:\()|:?~?[$#%>](?:\s|\Z)|[ ]%[ ])"
)
_REMOTE = re.compile(
    rf"(\b(?:ssh|scp|sftp|rsync|mosh|ssh-copy-id)\b[^\n|;&@]{{0,200}}?[ ]){_ACCOUNT}@[\w.-]{{1,200}}"
)
_AT_LINE_BEGIN = re.compile(
    rf"(?m)(^[ \t]{{0,4}}[^\w\s/@.+$-]{{0,6}}[ ]?(?:\([\w. -]{{1,40}}\)[ ]?)?[\[(<]?)[a-z_][\w.-]{{0,31}}[@㉿](?!plt\b|v?\d{{1,9}}(?:\.|\b)|GLIBC|GOT|VERS|latest\b|@){_HOST}(?=[ ](?:[~/➜\u276fλ\[(]|[$#%>][ ]|MINGW|MSYS|UCRT|CLANG|[^\]\n]{{1,60}}\][$#%]|[^>\n]{{1,60}}>[$#%][ ])|[\])][:-]|[\u276fλ➜>])"
)
_MAC_PROMPT = re.compile(
    r"(?m)^()[A-Za-z][\w.-]{0,62}(:(?:[~/]\S{0,100}|\w[\w.-]{0,60}) )[a-z_][\w.-]{0,31}(?=\$ )"
)
_NAME_AT_HOST = re.compile(rf"(?m)^[a-z_][\w.-]{{0,31}} (at|on|in) {_HOST}(?= in [~/])")
"""As themes of zsh, Starship and the like have it."""
_SAID = re.compile(
    rf"(?i)(\b(?:(?:currently )?log(?:ged )?in as:?|denied to|(?:triggered|started|launched|submitted|run|owned) by(?: (?-i:[Uu]ser))?|authenticated as|Username for '[^'\n]{{1,200}}':|\bcrontab -u|whoami[: ]{{1,3}}|getuser\(\) ?(?:->|=>|==?|returned) ?[\"']?)[ ]{{0,2}}[\"']?(?!(?:the|a|an|root|you|this|user|github|ci)\b))(?:{_ACCOUNT}(?: \([\w.-]{{1,64}}\))?)"
)
_SUDOERS = re.compile(
    rf"(?m)()\b{_ACCOUNT}(?= : (?:TTY=|\d))|()\b{_ACCOUNT}(?= is not in the sudoers| is not allowed to (?:run|execute)|'s password:)|(\bHi ){_ACCOUNT}(?=! You've)"
)
_GIT_NAME = re.compile(
    r"""(\buser\.name[ =]{1,3})(?:"[^"\n]{1,100}"|'[^'\n]{1,100}'|[^\s"']{1,100})"""
)
_USER_ELEMENT = re.compile(
    r"(?i)(<(?:\w{0,20}user(?:[-_]?name|[-_]?id)?|login|owner)>)[^<\n]{1,100}"
)
_LOGIN = re.compile(rf"(?<![\w.+/@-])(?!git@){_ACCOUNT}@{_HOST}(?='s password|: Permission denied)")
_SOMEBODY = "user|owner|author|account|actor|person|sender|committer|maintainer|profile|creator|assignee|member"
_NAME_KEYS = "name|login|user_?name|full_?name|display_?name|first_?name|last_?name|nick_?name"
_KEY_OF_PERSON = r"(?:e?_?mail|uid|gid|home(?:_?dir)?|shell|login|user_?id)"
_IN_DICT = tuple(
    re.compile(
        rf"""(?ix)({before}\\{{0,4}}["'](?:{_NAME_KEYS})\\{{0,4}}["'][ \t]{{0,4}}:\s{{0,40}}\\{{0,4}}["'])(?!USER\b)[^"'\\\n]{{1,100}}{after}"""
    )
    for before, after in (
        (
            rf"""\b(?:{_SOMEBODY})(?:\\{{0,4}}["'])?[ \t]{{0,4}}[:=]\s{{0,40}}\{{[^{{}}]{{0,300}}?""",
            "",
        ),
        (rf"""["']{_KEY_OF_PERSON}\\{{0,4}}["'][ ]{{0,4}}:[^{{}}]{{0,200}}?""", ""),
        (
            "",
            rf"""(?=\\{{0,4}}["'][ ]{{0,4}},[^{{}}]{{0,200}}?["']{_KEY_OF_PERSON}\\{{0,4}}["'][ ]{{0,4}}:)""",
        ),
    )
)
"""A person's name among other facts about a person."""
_NO_DOMAIN = r"(?!(?:so|dylib|dll|py|pyd|cpp|cc|cu|h|hpp|o|a|c|txt|whl)\b)"
_MAIL = re.compile(
    r"(?<![\w.+/-])(?!git@[\w.-]{1,200}:)[\w+-]{1,64}(?:\.[\w+-]{1,64}){0,4}"
    rf"@[A-Za-z0-9][\w-]{{0,62}}(?:\.[\w-]{{1,63}}){{0,4}}\.{_NO_DOMAIN}[A-Za-z]{{2,24}}\b(?![\w@])"
)
_BEFORE_MAIL = re.compile(
    r"(?m)((?:^|[\"'(:,;])[ ]?)(?!USER\b)[A-Z][\w.'-]{0,40}(?: [A-Z][\w.'-]{0,40}){0,3}(?= <[\w.+-]{1,64}@)"
)
_LAST_NAME = re.compile(
    r"(\b(?:by|for|as|of|from) (?:the )?[Uu]ser USER)(?: [A-Z][a-z'-]{1,40}){1,2}\b"
)
_PERSON = re.compile(
    r"((?:Author|Committer|Signed-off-by|Co-authored-by|Reviewed-by|Maintainer|From|To): )[^<\n]{1,80}(?= <)"
)

_NO_ACCOUNT = r"(?!(?:USER|none|true|false|null|str|root|error|warning|and|is|code|input|defined|permission)\b|\w{1,10}://)"
_BARE_ACCOUNT = (
    r"(?!(?:site|space|mode|data|names?|kernel|function|program|ids?|config|install|script|group|interface|agent|errors?|level|can|must|should|may|will|has|was|does|has)\b)"
    r"[A-Za-z_](?:[\w.-]{0,62}[\w-])?"
)
"""After a bare `user`, which has many other meanings."""
_VARIABLES = "(?:[A-Z0-9]{1,30}_){1,6}(?:USER|USERNAME|LOGIN|LOGNAME|USER_NAME)|USER|USERNAME|LOGNAME|SUDO_USER|GIT_AUTHOR_NAME|GITHUB_ACTOR|GITLAB_USER_LOGIN|JUPYTERHUB_USER|SLURM_JOB_USER|NB_USER"
_SETTING = (
    r"(?i:(?<![\w./\\-])(?:(?:(?:job|remote|os|login|db|http|git)[-_ ]?)?user(?:[-_ ]?name|[ ]?ID)?|uid(?==[A-Za-z])|AccountName|login|owner))"
    r"(?:\\{0,4}[\"'])?[ \t]{0,4}(?:=(?!=)|:(?!:))[ \t]{0,4}(?:\\{0,4}[\"'])?"
)
_LIST = r"^[ \t]{0,4}[-dl](?:[r-][w-][xsStT-]){3}[.+@]?[ ]{1,8}\d{1,6}[ ]{1,8}"
"""How a line of `ls -l` begins."""
_ACCOUNTS = tuple(
    re.compile(f"(?m)({before})(?:{_NO_ACCOUNT})(?!\\$){account}")
    for before, account in (
        (rf"\b(?:{_VARIABLES})[ \t]{{0,2}}[=:][ \t]{{0,4}}[\"']?", r"[\w.@-]{1,64}"),
        (_SETTING, r"[A-Za-z_][\w.@-]{0,63}(?![\w(]|::)"),
        (r"(?:\b(?:uid|gid|groups)=|(?<=\)),)\d{1,10}\(", r"[\w.-]{1,64}"),
        (r"(?i:\b(?:(?:for|by|as|of|from) (?:the )?(?-i:[Uu]ser) [\"']?|user [\"']|su -l? ?|sudo -[Hniu]{1,4} |(?:password|passcode|PIN|OTP) for [\"']?))", _ACCOUNT),
        (r"(?i:\b(?:denied|permitted|authorized|unknown|invalid|no such|unprivileged|effective|current)[.:,;!]? user[: ][ ]?[\"']?)", _BARE_ACCOUNT),
        (r"(?:^|[.:;,(] ?)[Uu]ser[ ]", rf"{_BARE_ACCOUNT}(?=[ ](?:is|was|has|does|cannot|can't|not|doesn't|lacks)[ ]|[.,;:)]?[ ]{{0,2}}$)"),
        (r"\bpw_name=[\"']", _ACCOUNT),
        (r"\bchown (?:-\w{1,4} )?", rf"{_ACCOUNT}(?::{_ACCOUNT})?"),
        (r"(?<![\w-])--(?:\w{1,20}-)?user(?:name)?=[\"']?|--(?:\w{1,20}-)?username [\"']?", r"[\w.@-]{1,64}"),
        (r"\b(?:login|upload)\b[^\n]{0,200}? -u[ ]?", r"[\w.@-]{1,64}"),
        (r"\bmachine \S{1,200} login ", r"[\w.@-]{1,64}"),
        (_LIST, r"[\w.-]{1,64}"),
        (rf"{_LIST}\S{{1,64}}[ ]{{1,8}}", r"[\w.-]{1,64}"),
    )
)  # fmt: skip


def without_people(text: str) -> str:
    """Return text without the names of users and their addresses of mail."""
    text = _PROMPT.sub("USER@HOST", text)
    text = _REMOTE.sub(r"\1USER@HOST", text)
    text = _AT_LINE_BEGIN.sub(r"\1USER@HOST", _LOGIN.sub("USER@HOST", text))
    text = _MAC_PROMPT.sub(r"\1HOST\2USER", text)
    text = _NAME_AT_HOST.sub(r"USER \1 HOST", text)
    for pattern in (_SAID, _GIT_NAME, _USER_ELEMENT):
        text = pattern.sub(r"\1USER", text)
    for pattern in _IN_DICT:
        text = pattern.sub(r"\1USER", text)
    text = _SUDOERS.sub(r"\1\2\3USER", text)
    text = _MAIL.sub("[mail]", _BEFORE_MAIL.sub(r"\1USER", _PERSON.sub(r"\1USER", text)))
    for pattern in (
        *_ACCOUNTS,
        _WINDOWS_FOLDER,
        *_FOLDERS,
        *_HOMES,
        _QUOTED_FOLDER,
        _PAGE,
        _TILDE,
        _TEMPORARY,
    ):
        text = pattern.sub(r"\1USER", text)
    return _LAST_NAME.sub(r"\1", text)
