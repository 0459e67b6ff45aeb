"""What this machine cannot run is skipped, and the run says so in its end."""

from __future__ import annotations

import warnings
from typing import NoReturn

import pytest


def skip_loudly(reason: str) -> NoReturn:
    """Skips a test, with a warning: pytest lists those at the end, but not why tests were skipped."""
    with warnings.catch_warnings():
        warnings.simplefilter("always")  # any other warning fails the test
        warnings.warn(pytest.PytestWarning(reason), stacklevel=2)
    pytest.skip(reason)
