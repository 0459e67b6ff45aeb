"""For all tests: a busy machine is no fault, and what talks to real servers may be tried again."""

from __future__ import annotations

import os

os.environ.setdefault("DEJARIK_NATIVE", "0")  # tests look into structs, and change the rules to be refuted

import pytest
from hypothesis import HealthCheck, settings
from tests import second_tries, selection
from tests.selection import pytest_addoption, pytest_sessionfinish

from dejarik import RULES_RUN
from dejarik.native import FROM_A_BUILD

__all__ = ["pytest_addoption", "pytest_sessionfinish"]

# How long an example takes says something about the machine, not about the rules.
settings.register_profile("any machine", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("any machine")


def pytest_configure(config: pytest.Config) -> None:
    how = unused_build()
    if how:
        raise pytest.UsageError(f"DEJARIK_NATIVE names a build, but the rules run as they are ({how})")
    second_tries.pytest_configure(config)
    selection.pytest_configure(config)


def unused_build() -> str:
    """Why the build that `DEJARIK_NATIVE` names is not used, in a word; nothing if it is."""
    wanted = os.environ["DEJARIK_NATIVE"]
    return "" if wanted in ("", "0") or RULES_RUN in FROM_A_BUILD else RULES_RUN


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Processes, sockets and browsers on a busy machine: a time-out is no fault of the server."""
    for item in items:
        if selection.is_real(item.path):
            item.add_marker(pytest.mark.flaky(reruns=2))
