"""What cannot be run here is skipped, and said at the end of the run."""

from __future__ import annotations

import warnings

import pytest
from tests.skipping import skip_loudly


def test_a_warning_is_no_failure() -> None:
    """Warnings are errors in our tests: a skip that only warns would fail where something is missing."""
    with warnings.catch_warnings(record=True) as told:
        warnings.simplefilter("error")
        with pytest.raises(pytest.skip.Exception, match="no browser"):
            skip_loudly("no browser")
    assert [str(one.message) for one in told] == ["no browser"]
