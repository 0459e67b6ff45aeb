"""What docs/hosting.md tells a club to copy is what there is: units, recipes, commands and variables."""

from __future__ import annotations

import configparser
import json
import re
from pathlib import Path
from typing import Any

import msgspec
import yaml
from tests.docs.test_docs import unknown

from dejarik.server.http.security import Hosts
from dejarik.server.limits import Limits
from dejarik.server.node import Settings, variable

PAGE = (Path(__file__).parents[2] / "docs" / "hosting.md").read_text(encoding="utf-8")


def block(kind: str, holding: str) -> str:
    """The block of code that holds this."""
    found: list[str] = re.findall(rf"^```{kind}\n(.*?)^```", PAGE, re.MULTILINE | re.DOTALL)
    return next(text for text in found if holding in text)


def commands() -> list[str]:
    """Every command of ours, wherever it stands: in a shell, a unit or a recipe."""
    recipe = json.loads(re.findall(r"^CMD (.*)$", PAGE, re.MULTILINE)[0])
    lines = re.findall(
        r"(?:^|[/ `])(dejarik (?:serve|doctor|backup|restore|rotate-key)\b[^`\n#,]*)", PAGE, re.MULTILINE
    )
    return [" ".join(recipe), *lines]


def test_every_command_is_one_of_ours() -> None:
    assert len(commands()) > 12
    assert [line for line in commands() if unknown(line.replace("…", "x"))] == []


def test_every_variable_is_one_of_ours() -> None:
    fields = [*msgspec.structs.fields(Settings), *msgspec.structs.fields(Limits)]
    known = {variable(field.name) for field in fields} | {"DEJARIK_WHEEL"}  # which hatch_build.py reads
    assert set(re.findall(r"DEJARIK_[A-Z_]+", PAGE)) <= known


def test_the_unit_is_one_and_starts_the_server() -> None:
    unit = configparser.ConfigParser(strict=False, interpolation=None)
    unit.read_string(block("ini", "ExecStart"))
    assert {"Unit", "Service", "Install"} == set(unit.sections())
    assert unknown(unit["Service"]["ExecStart"].rpartition("/bin/")[2]) is None


def test_the_recipe_for_containers_is_one() -> None:
    compose: dict[str, Any] = yaml.safe_load(block("yaml", "services:"))
    services = compose["services"]
    assert unknown(services["table"]["command"]) is None
    for service in services.values():
        for volume in service.get("volumes", []):
            assert volume.partition(":")[0] in compose["volumes"]
    assert set(services["table"]["depends_on"]) <= set(services)
    hosts = Hosts([services["table"]["environment"]["DEJARIK_HOSTS"]])
    assert hosts.are_ours("play.example.org")
    assert "--from play.example.org --to table:8137" in services["proxy"]["command"]


def test_the_proxy_is_told_what_live_connections_and_cookies_need() -> None:
    nginx = block("nginx", "proxy_pass")
    for header in (
        "Host $http_host",
        "X-Forwarded-Proto $scheme",
        "X-Forwarded-For",
        "Upgrade $http_upgrade",
    ):
        assert header in nginx
