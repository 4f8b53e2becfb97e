"""What there is to be judged."""

from __future__ import annotations

from enum import Enum


class Scope(Enum):
    """What there is to be judged: what causes can be about."""

    BINARY = "a shared library"
    LOAD = "a release of torch that it does not load in, or may be wrong in"
    ENVIRONMENT_SET = "several of them"
    METADATA = "the metadata of a wheel or package"
    GPU = "a GPU that it is meant for"
    LOG = "what a failure has printed"
    SOURCE = "a source file"
    BUILD_SCRIPT = "what says how it is built"
    ENVIRONMENT = "what is installed for one Python"
