"""What an index says that a file's digest is: `#sha256=...` of PEP 503, `hashes` of PEP 691, by any algorithm of hashlib."""

from __future__ import annotations

import hashlib
import re
from collections.abc import Iterable

from opwright.model.named_tuple import NamedTuple

TYPE_CHECKING = False
if TYPE_CHECKING:
    from hashlib import _Hash

_ALGORITHMS = (
    *("sha256", "sha512", "sha384", "sha3_256", "sha3_512", "sha3_384", "blake2b", "blake2s"),
    *("sha224", "sha3_224", "sha1", "md5"),
)
"""Those whose values are texts of one length; of several that are given, the first is compared."""
_GIVEN = re.compile(rf"(?:^|&)({'|'.join(_ALGORITHMS)})=([^&]*)")
_SHOWN = {"sha256": "SHA-256", "sha512": "SHA-512", "sha384": "SHA-384", "sha1": "SHA-1"}


class Digest(NamedTuple):
    """A digest of a file, as an index has it."""

    algorithm: str
    value: str

    @property
    def shown(self) -> str:
        return _SHOWN.get(self.algorithm, self.algorithm)

    def hasher(self) -> _Hash:
        """Return what computes such a digest; it is no proof where the algorithm is a weak one."""
        return hashlib.new(self.algorithm, usedforsecurity=False)

    def of(self, pieces: Iterable[bytes]) -> str:
        """Return the digest of some bytes."""
        computed = self.hasher()
        for piece in pieces:
            computed.update(piece)
        return computed.hexdigest()

    def is_of(self, data: bytes) -> bool:
        """Return whether it is that of some bytes."""
        return self.of([data]) == self.value.lower()


def digest_in(fragment: str) -> Digest | None:
    """Return the digest in the fragment of an address, as PEP 503 has it; None where there is none."""
    return digest_among(dict(_GIVEN.findall(fragment)))


def digest_among(hashes: object) -> Digest | None:
    """Return the digest to compare with, of those that PEP 691 has by algorithm."""
    if not isinstance(hashes, dict):
        return None
    given = ((name, hashes.get(name)) for name in _ALGORITHMS)
    return next((Digest(name, value) for name, value in given if isinstance(value, str)), None)
