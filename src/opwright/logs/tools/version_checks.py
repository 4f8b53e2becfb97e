"""What packages say that compare versions when they are imported, and resolvers before they install."""

TORCH_COMPARED = (
    r"PyTorch (?P<built>\d[\w.+]{1,30}) with CUDA \S{1,12} \(you have (?P<release>\d[\w.+]+)",
    (
        r"(?:compiled|built) (?:with|for|against|using) (?:Py)?[Tt]orch(?: version)?(?: |==)(?P<built>\d\.[\d.]{1,6}(?:\+\w{1,12})?)"
        r"[ ,;:)\n][^\n\d]{0,60}(?:[Yy]ou have|[Bb]ut|installed|running|found|[Cc]urrent)[^\n\d]{0,40}(?P<release>\d[\w.+]+)"
    ),
    (
        r"(?:works? with|only supports|expects|built to run on|needs exactly|needs(?= [^\n]{5,24}\.\*)) (?:Py)?[Tt]orch\*?(?: version)?(?: |==)(?P<built>\d\.[\d.*x]{1,8}"
        r"(?:\+\w{1,12})?)[,;:)]{0,2} (?:but|you have|found|got|while|and)\b[^\n\d]{0,40}(?P<release>\d[\w.+]+)"
    ),
    (
        r"(?:[Tt]orch version must be |(?<!requires )[Tt]orch==)(?P<built>\d\.[\d.*x]{1,8})(?: is required)?,?(?: and|;)?"
        r" (?:but|you have|found|got) [^\n\d]{0,40}(?P<release>\d[\w.+]+)"
    ),
    (
        r"[Tt]orch version \(?(?P<release>\d\.[\w.+]{1,30})\)? (?:does not match|doesn't match|differs from) [^\n\d]{1,80}"
        r"(?P<built>\d\.[\w.+]{1,30})"
    ),
    (
        r"\b[Tt]orch \(?v?(?P<release>\d\.[\w.+]{1,30})\)? and torchaudio \(?v?(?P<built>\d\.[\w.+]{1,30})\)? [^\n]{0,30}"
        r"(?:do not|don't) match"
    ),
)
"""Matches a sentence with the torch that something was built for and the installed one."""

_PACKAGE = r"(?P<dependency>[A-Za-z][\w-]{1,50})"
_INSTALLED = r"v?(?P<found>\d[\w.+]{0,30})"
_BOUND = r"(?P<bound>(?:[<>=~]=|[<>]) ?v?\d[\w.]{0,12}\b(?:, ?(?:[<>=~]=|[<>]) ?\d[\w.]{0,12}\b)?)"
OTHERS_COMPARED = (
    (
        rf"\b[Rr]equires? {_PACKAGE}(?: version)? ?{_BOUND}[,;]? \(?(?:but )?(?:the )?(?:(?:found|got|installed|current)(?: version)?|version)"
        rf"(?: is)?:? (?:[A-Za-z][\w-]{{1,50}}==)?{_INSTALLED}"
    ),
    rf"\b[Rr]equires? {_PACKAGE}(?: version)? ?{_BOUND}[.,] [Pp]lease (?:upgrade|update)\b",
    rf"Error: (?:[Tt]he )?{_PACKAGE} version must be {_BOUND}",
    rf"\b[Oo]nly supports? {_PACKAGE} version {_BOUND},? (?:but )?found\b",
    rf"\b[Rr]equires? {_PACKAGE} ?(?P<bound>[<>]= ?\d[\w.]{{0,12}}\d)\. Detected [\w-]{{2,40}} version:? {_INSTALLED}",
    rf"\b[Rr]equires? [`'\"]{_PACKAGE} ?{_BOUND}[`'\"][.,;]? [Pp]lease (?:upgrade|update)\b",
    rf"(?:Error|Exception): [^\n]{{0,80}}\b[Pp]lease (?:upgrade|update|downgrade) to {_PACKAGE} {_BOUND}",
    rf"\b[Pp]lease install {_PACKAGE} ?{_BOUND} [^\n]{{0,60}}\bversion {_INSTALLED} was found\b",
    rf"\bneed {_PACKAGE}(?: package)? version to be (?:greater|at least|less)\b",
    rf"\bnot (?:yet )?supported (?:with|by) {_PACKAGE} ?{_BOUND}",
    r"(?:Error|Exception): [Tt]he version of (?P<dependency>[A-Za-z][\w-]{1,50}) should be (?P<bound>[<>=]{1,2} ?\d[\w.]{0,12})",
    r"\bnot available in this (?P<dependency>[A-Z][\w-]{1,30}(?: [A-Z]\w{1,20})?) version\b",
    rf"\b{_PACKAGE} ?{_BOUND} is required,? (?:but )?found {_INSTALLED}",
    rf"\bolder version of {_PACKAGE} {_INSTALLED},? but we require\b",
    rf"\b[Pp]lease install {_PACKAGE} ?{_BOUND}\. Current version:? {_INSTALLED}",
    r"\b[Yy]our version of [`'\"](?P<dependency>[A-Za-z][\w-]{1,50})[`'\"] (?:does not|doesn't) support\b",
    rf"Error: {_PACKAGE} installation is (?:outdated|too old)\b",
    r"\bversion of [`'\"]?(?P<dependency>[A-Za-z][\w-]{1,50})[`'\"]? that is not compatible with\b",
    r"\b(?:needs|requires)(?: to be used with)? (?:an? )?[`'\"]?(?P<dependency>[A-Za-z][\w-]{1,50})[`'\"]? version of at least \d",
    r"(?:Error|Exception): [^\n]{0,60}\b[Pp]lease install (?P<dependency>[A-Za-z][\w-]{1,50}) version \d[\w.]{0,12} or (?:higher|newer|later|above)\b",
    rf"Error: {_PACKAGE} ?{_BOUND} is required,? but (?:version )?{_INSTALLED} is installed",
    rf"Error: {_PACKAGE} version {_INSTALLED} is too (?:old|new)\b(?=[^\n]{{0,80}}\b(?:requires|at least|or later|or newer)\b)",
    rf"\b[Yy]our {_PACKAGE} version of {_INSTALLED} (?:does not|doesn't) support",
    rf"Error: [^\n]{{0,80}}\b(?:needs|requires) a newer {_PACKAGE}\. (?:[Pp]lease |[Rr]un |[Uu]pgrade )",
    rf"Error: [^\n]{{0,40}}?\b{_PACKAGE}(?: version)? (?:needs|has) to be (?:at least )?{_BOUND}",
    rf"[Mm]inimum (?:required |supported )?version of [`'\"]?{_PACKAGE}[`'\"]? is \d[\w.]{{0,12}},? but the (?:current|installed) version is {_INSTALLED}",
    rf"\bnot (?:yet )?supported [^\n]{{0,60}}with the (?:installed|current) version of {_PACKAGE}",
    rf"[Ii]ncompatible version of {_PACKAGE}(?: \([^\n)]{{1,40}}\))?\. Found version [`'\"]?{_INSTALLED}",
    rf"version mismatch[.:] Found [\w-]{{2,50}} v?\d[\w.]{{0,12}},? (?:and )?{_PACKAGE} {_INSTALLED}",
    rf"\b[Yy]our {_PACKAGE} version is too (?:old|new)\b",
    rf"Error: [^\n]{{0,80}}\b[Pp]lease (?:upgrade|update|downgrade) {_PACKAGE} to {_BOUND}",
    (
        r"(?P<dependency>[A-Za-z][\w-]{1,50}) version:? \(?v?(?P<found>\d[\w.+]{1,30})\)? (?:does not|doesn't) match "
        r"(?:the )?(?P<asker>[A-Za-z][\w-]{1,50})(?:'s)? version"
    ),
    r"(?P<dependency>[A-Za-z][\w-]{1,50})==(?P<found>\d[\w.+]{1,30}) (?:is used but (?:is )?incompatible|is (?:in|not )compatible with)",
    (
        r"(?P<asker>[A-Za-z][\w-]{1,50}) v?\d[\w.+]{0,30} is not compatible with (?:the installed )?"
        r"(?P<dependency>[A-Za-z][\w-]{1,50}) v?(?P<found>\d[\w.+]{1,30})"
    ),
)
"""Matches a message in which a package rejects the version of another; `asker` may be missing."""

CONFLICTS = (
    r"these package versions have conflicting dependencies",
    r"ResolutionImpossible",
    r"we\s{1,8}can\s{1,8}conclude\s{1,8}that\s[^!?]{1,240}?(?:incompatible|unsatisfiable|cannot\s{1,8}be\s{1,8}used)",
    r"package \S{3,100} requires [^\n]{3,100}, but none of the providers can be installed",
    r", version solving failed\b",
    r"UnsatisfiableError: The following specifications\s{1,8}were\s{1,8}found\s{1,8}to\s{1,8}be\s{1,8}(?:incompatible|in\s{1,8}conflict)",
    r"which\s{1,8}conflicts\s{1,8}with\s{1,8}any\s{1,8}installable\s{1,8}versions",
)
"""Matches what pip, uv, conda and Poetry print about conflicting requirements."""

NOT_A_CONFLICT = (
    r"has\s+no\s+(?:wheels\s+with\s+a\s+matching|source\s+distribution|usable\s+wheels)|was\s+not\s+found\s+in\s+the\s+package\s+registry|there\s+(?:is\s+no\s+version|are"
    r"\s+no\s+versions)\s+of|no versions of|not\s+satisfy\s+Python|Python requirement|nothing provides|existing\s+python\s+installation"
)
"""Matches where they report that no version exists, or none for this Python."""
