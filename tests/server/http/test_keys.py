"""Keys: guests stay who they are when the key is replaced, unless they are to be signed out."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

import pytest
from tests.server.nodes import Person, RunningNode

from dejarik.cli import main
from dejarik.server import node as nodes
from dejarik.server.guests import Signer
from dejarik.server.http.sessions import COOKIE
from dejarik.server.storage.store import Store
from dejarik.words import Words

DAY = 24 * 3600


def test_what_a_former_key_signed_is_good_for_a_time() -> None:
    now = 100.0
    old = Signer([("aa", None)], lambda: now)
    new = Signer([("bb", None), ("aa", 200.0)], lambda: now)
    assert new.guest(old.cookie("ann")) == "ann"
    assert new.guest(new.cookie("ann")) == "ann"
    assert old.guest(new.cookie("ann")) is None
    now = 201.0
    assert new.guest(old.cookie("ann")) is None
    assert new.guest("ann.") is None
    assert new.guest("ann") is None


def test_keys_are_replaced_again_and_again(database: str) -> None:
    async def replace() -> None:
        store = await Store.open(database)
        ((first, _),) = await store.keys()
        await store.replace_key(10 * DAY, 0.0)
        (second, _), *former = await store.keys()
        assert former == [(first, 10 * DAY)]
        await store.replace_key(DAY, 0.0)
        (third, until), *former = await store.keys()
        assert until is None
        assert former == [(second, DAY), (first, DAY)], "nothing is good for longer than was said last"
        assert len({first, second, third}) == 3
        await store.replace_key(0, 0.0)
        assert len(await store.keys()) == 1
        await store.close()

    asyncio.run(replace())


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_a_guest_stays_the_same_and_gets_a_new_cookie(
    tmp_path: Path, lang: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(nodes, "KEYS_EVERY", 0.05)
    database = str(tmp_path / "matches.db")
    with RunningNode(database) as node:
        ann = Person(node.address)
        ann.http.put("/api/me", json={"name": "Ann", "lang": "en"})
        first = ann.http.cookies[COOKIE]
        assert main(["rotate-key", "--lang", lang, "--database", database]) == 0
        assert capsys.readouterr().out.strip() == Words(lang).say("rotate-key-done", days=30)
        for _ in range(200):
            ann.get("/me")
            if ann.http.cookies[COOKIE] != first:
                break
            time.sleep(0.05)
        assert ann.http.cookies[COOKIE] != first
        assert ann.get("/me")["name"] == "Ann"
        assert main(["rotate-key", "--lang", lang, "--database", database, "--keep-days", "0"]) == 0
        assert capsys.readouterr().out.strip() == Words(lang).say("rotate-key-done-now")
        for _ in range(200):
            if not ann.get("/me")["name"]:
                break
            time.sleep(0.05)
        assert ann.get("/me")["name"] == ""


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_what_cannot_be_done_is_one_sentence(
    tmp_path: Path, lang: str, capsys: pytest.CaptureFixture[str]
) -> None:
    database = str(tmp_path / "none.db")
    assert main(["rotate-key", "--lang", lang, "--database", database]) == 2
    assert Words(lang).say("rotate-key-no-file", database=database) in capsys.readouterr().err
    assert not Path(database).exists()
    assert main(["rotate-key", "--lang", lang, "--database", database, "--keep-days", "-1"]) == 2
    assert Words(lang).say("rotate-key-bad-days", most=3650) in capsys.readouterr().err


def test_a_pass_makes_another_device_the_same_guest_for_a_few_minutes(node: RunningNode) -> None:
    ann, phone, stranger = (Person(node.address) for _ in range(3))
    ann.http.put("/api/me", json={"name": "Ann"})
    made = ann.made("/me/pass")
    assert made["seconds"] == 600
    assert phone.http.put("/api/me/pass", json={"text": made["text"]}).json()["name"] == "Ann"
    assert phone.get("/me")["name"] == "Ann"
    guest, until, signature = made["text"].split(".")
    for bad in ("", "x", guest, f"{guest}.{until}.", f"{guest}.{until}0.{signature}", f"{guest}.{signature}"):
        answer = stranger.http.put("/api/me/pass", json={"text": bad})
        assert answer.status_code == 404
        assert "too old or incomplete" in answer.json()["text"]
    assert not stranger.http.cookies
    assert Signer([("aa", None)]).guest(Signer([("aa", None)]).pass_for("ann", 60)) is None, "it is no cookie"


def test_a_pass_ends() -> None:
    now = 1000.0
    signer = Signer([("aa", None)], lambda: now)
    text = signer.pass_for("ann", 60)
    assert signer.guest_by_pass(text) == "ann"
    now = 1061.0
    assert signer.guest_by_pass(text) is None
    assert signer.guest_by_pass(signer.cookie("ann")) is None
