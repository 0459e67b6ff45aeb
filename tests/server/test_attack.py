"""A real `dejarik serve` under attack, on loopback: `make soak` runs all of it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from tests.server.attack import ATTACKS, Result, serving

pytestmark = pytest.mark.soak


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[str, Path]]:
    with serving(str(tmp_path_factory.mktemp("attacked"))) as running:
        yield running


@pytest.mark.parametrize("attack", ATTACKS, ids=lambda attack: attack.__name__)
def test_the_table_holds(served: tuple[str, Path], attack: Callable[[str, Path], Result]) -> None:
    result = attack(*served)
    assert result.held, result.told
