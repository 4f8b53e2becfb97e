"""OASIS's schema, unchanged: https://github.com/oasis-tcs/sarif-spec, sarif-schema-2.1.0.json."""

from __future__ import annotations

import gzip
import json
from pathlib import Path

from jsonschema import Draft4Validator

SCHEMA = Draft4Validator(
    json.loads(gzip.decompress(Path(__file__).with_name("sarif-schema-2.1.0.json.gz").read_bytes()))
)
