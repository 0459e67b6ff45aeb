"""For tests of native builds."""

from __future__ import annotations

import pytest
from tests.native.builds import why_nothing_compiles
from tests.skipping import skip_loudly


@pytest.fixture(scope="session")
def compiler() -> None:
    """Something that compiles: a machine to play and to change the rules on need not have it."""
    if reason := why_nothing_compiles():
        skip_loudly(reason)
