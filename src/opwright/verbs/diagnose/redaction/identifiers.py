"""Numbers and names that stand for one machine, one customer of a cloud, one account of a queue, or one telephone."""

from __future__ import annotations

import re

_ID = "[id]"
_UUID = r"[0-9A-Fa-f]{8}(?:-[0-9A-Fa-f]{4}){3}-[0-9A-Fa-f]{12}"
_ACCOUNT = r"[A-Za-z][\w.-]{1,63}"
_OF_WHAT = (
    "machine|product|boot|host|system|hardware|device|installation|node|instance|disk|volume|tenant|subscription|account|client|object"
    "|workspace|organi[sz]ation|org|project|customer|user|directory|session"
)
_IS = r"""(?:\\{0,4}["'])?[ \t]{0,4}(?:=(?!=)|:(?!:)|[ ]is)[ \t]{0,4}(?:\\{0,4}["'])?"""
_QUEUES = r"sbatch|srun|salloc|qsub|bsub|sacctmgr|flux"
_CHARGED = r"(?:--account[= ]|--project[= ]|-A[ ]?|-P[ ]?)"
"""Options with which a job is charged to an account."""
_PATTERNS = tuple(
    re.compile(f"(?m)({before})(?:{identifier})(?![\\w-])")
    for before, identifier in (
        (rf"(?i:(?<![A-Za-z])(?:{_OF_WHAT})[-_ ]?(?:uuid|guid|id){_IS})", rf"{_UUID}|[0-9a-f]{{32}}"),
        (rf"(?i:(?<![A-Za-z])(?:{_OF_WHAT})[-_ ](?:uuid|guid)[ ])", _UUID),
        (rf"(?i:\b(?:serial(?:[ _-]?(?:number|no\.?))?|s/n|imei|asset[ _-]?tag){_IS})", r"(?=[A-Z-]{0,30}\d)[A-Z0-9][A-Z0-9-]{5,30}"),
        (r"\barn:aws[\w-]{0,20}:[\w-]{1,40}:[\w-]{0,30}:", r"\d{12}(?::[\w/.+=@-]{1,200}){0,3}"),
        (rf"(?i:(?<![A-Za-z])account(?:[-_ ]?id|[-_ ]?number)?{_IS})", r"\d{12}"),
        (r"\barn:aws[\w-]{0,20}:s3:::", r"[\w.-]{3,63}"),
        (r"(?i:\bbilling[ _-]?account(?:[ _-]?id)?[ :=\"']{1,4})", r"[0-9A-F]{6}(?:-[0-9A-F]{6}){2}"),
        (r"\bgcloud\b[^\n|;]{0,200}?(?:--project[= ]|\bset project )", _ACCOUNT),
        (r"(?i:\bbucket(?:[-_ ]?name)?[ =:\"']{1,4})", r"(?=[a-z][a-z0-9]{0,40}[-.])[a-z][a-z0-9.-]{2,62}"),
        (r"\baz [a-z][^\n|;]{0,200}?--(?:(?:account|vault|registry|workspace|server|resource)-)?(?:name|group|registry)[= ]", _ACCOUNT),
        (r"\bprojects/", r"[a-z][a-z0-9-]{4,29}(?=/(?:locations|regions|zones|global|secrets|serviceAccounts|repos)/)"),
        (r"\b(?:GOOGLE_CLOUD_PROJECT|GCP_PROJECT(?:_ID)?|CLOUDSDK_CORE_PROJECT)=[\"']?", _ACCOUNT),
        (r"\b(?:SLURM_JOB_ACCOUNT|(?:SLURM|SBATCH|SALLOC|PBS)_ACCOUNT|WANDB_ENTITY|NEPTUNE_PROJECT|COMET_WORKSPACE)=[\"']?", r"[A-Za-z][\w./-]{1,63}"),
        (rf"^#(?:SBATCH|PBS|BSUB|\$)[^\n]{{0,100}}?[ ]{_CHARGED}", _ACCOUNT),
        (rf"\b(?:{_QUEUES})\b[^\n|;]{{0,200}}?[ ]{_CHARGED}", _ACCOUNT),
        (r"\b[Ii]nvalid account[ ]", rf"(?!or\b|specified\b){_ACCOUNT}"),
        (r"\b(?:sbatch|srun|salloc): error: [Aa]ccount[ ]", _ACCOUNT),
        (r"(?i:\b(?:phone|tel(?:ephone)?|mobile|fax|call)[.:]{0,2}[ ](?:call[ ])?)", r"\+\d{1,3}(?:[ ()/-]{0,2}\d{2,8}){2,5}"),
    )
)  # fmt: skip


def without_identifiers(text: str) -> str:
    """Return text without them."""
    for pattern in _PATTERNS:
        text = pattern.sub(rf"\1{_ID}", text)
    return text
