"""A club's database of an earlier day: its matches go on, or end with a sentence if their rules changed."""

from __future__ import annotations

import random
import sqlite3
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from alembic.script import ScriptDirectory
from tests.server.nodes import Person, RunningNode, asked, one_by_one, play_on, wait_for

from dejarik import games
from dejarik.games.cardgame.cards.library import CARDS as CARDS_OF_CARDGAME
from dejarik.games.cardgame.cards.library import SETS
from dejarik.games.destiny import naming as destiny_naming
from dejarik.games.destiny.cards.library import CARDS as CARDS_OF_DESTINY
from dejarik.games.outer_rim.cards import editions
from dejarik.games.outer_rim.cards.library import CARDS as CARDS_OF_OUTER_RIM
from dejarik.games.outer_rim.rules import setting_up as outer_rim_setup
from dejarik.kernel import Match, Record
from dejarik.server.guests import Signer
from dejarik.server.http.sessions import COOKIE
from dejarik.server.storage.store import seats_in
from dejarik.server.storage.tables import MIGRATIONS

DATABASES = Path(__file__).parent / "databases"
MANY = 40
ENDED = "The rules changed during this match, so it ends without a result. Its record is kept."
ENDED_IN_RUSSIAN = (
    "За время партии изменились правила, поэтому она окончена без результата. Запись сохранена."
)


class Club:
    """The stored database, and the two who play there."""

    def __init__(self, path: Path, name: str):
        self.path = path
        with sqlite3.connect(path) as connection:
            connection.executescript((DATABASES / name).read_text(encoding="utf-8"))
            # All of it happened just now: clocks run on, however long ago it was stored.
            (latest,) = connection.execute("SELECT max(updated) FROM matches").fetchone()
            passed = time.time() - latest
            for table, column in (
                ("matches", "created"),
                ("matches", "began"),
                ("matches", "updated"),
                ("choices", "at"),
            ):
                connection.execute(f"UPDATE {table} SET {column} = {column} + ?", (passed,))
            # By today's rules these choices come to the same, as their digests show: whatever has changed
            # did not happen in these matches, so they are as good as stored yesterday.
            for game in games.names():
                connection.execute(
                    "UPDATE matches SET version = ? WHERE game = ?", (games.find(game).version, game)
                )
        connection.close()
        (secret,) = self.rows("SELECT value FROM settings WHERE name = 'cookie-key'")[0]
        self.signer = Signer([(secret, None)])
        self.guests = dict(self.rows("SELECT name, id FROM guests"))

    def rows(self, query: str, *values: Any) -> list[Any]:
        connection = sqlite3.connect(self.path)
        try:
            return connection.execute(query, values).fetchall()
        finally:
            connection.close()

    def comes(self, name: str, node: RunningNode, lang: str = "en") -> Person:
        """Somebody with the cookie they have had since then."""
        person = Person(node.address, lang)
        person.http.cookies.set(COOKIE, self.signer.cookie(self.guests[name]))
        return person

    def in_play(self, game: str = "%") -> list[str]:
        """Matches in which somebody has chosen and which are not over."""
        query = (
            "SELECT id FROM matches WHERE NOT over AND game LIKE ? AND id IN (SELECT match FROM choices) "
            "ORDER BY created"
        )
        return [found for (found,) in self.rows(query, game)]

    def between(self, game: str) -> str:
        """The match of the two."""
        query = (
            "SELECT m.id FROM matches m JOIN seats s ON s.match = m.id "
            "WHERE m.game = ? AND s.guest = ? AND NOT m.over"
        )
        ((found,),) = self.rows(query, game, self.guests["Борис"])
        return str(found)

    def waiting(self, game: str = "%") -> list[str]:
        query = (
            "SELECT DISTINCT m.id FROM matches m JOIN seats s ON s.match = m.id "
            "WHERE s.kind = 'person' AND s.guest = '' AND m.game LIKE ?"
        )
        return [found for (found,) in self.rows(query, game)]


@pytest.fixture
def club(tmp_path: Path) -> Club:
    return Club(tmp_path / "matches.db", "0002.sql")


@pytest.fixture
def forgetful() -> Iterator[None]:
    """What is looked up once is looked up again: this test changes the cards."""
    caches = (destiny_naming._shared_slugs, outer_rim_setup._sorted, outer_rim_setup._of_class)
    for each in caches:
        each.cache_clear()
    yield
    for each in caches:
        each.cache_clear()


def play_to_the_end(people: tuple[Person, ...], match: str, luck: random.Random) -> Any:
    """All who sit there choose at random; whoever has not lost after many choices gives up."""
    for _ in range(MANY):
        for person in people:
            seen = person.view(match, since=1)
            if asked(seen):
                key = luck.choice(one_by_one(seen))["key"]
                person.say(match, type="choose", step=seen["step"], key=key)
    view = people[0].view(match)
    if not view["outcome"]:
        assert people[0].say(match, type="aside", key="concede").status_code == 200
    return people[0].view(match)


@pytest.mark.parametrize("day", [path.name for path in sorted(DATABASES.glob("*.sql"))])
def test_all_its_matches_go_on_to_their_end(tmp_path: Path, day: str) -> None:
    club = Club(tmp_path / "matches.db", day)
    luck = random.Random(3)
    before = dict(club.rows("SELECT match, count(*) FROM choices GROUP BY match"))
    together = [club.between(game) for game in games.names()]
    alone = [match for match in club.in_play() if match not in together]
    assert (len(together), len(alone)) == (3, 6)
    with RunningNode(str(club.path)) as node:
        ann, bob = club.comes("Ann", node), club.comes("Борис", node, "ru")
        assert len(ann.get("/matches")) == 13
        assert len(bob.get("/matches")) == 3
        for match in (*alone, *together):
            assert ann.view(match)["step"] == before[match], "all that was chosen is there"
        assert play_on(ann, alone[0], luck)["winners"] is not None
        for match in alone[1:]:
            assert play_to_the_end((ann,), match, luck)["winners"] is not None
        for match in together:
            assert play_to_the_end((ann, bob), match, luck)["winners"] is not None
            assert [line["text"] for line in bob.get(f"/matches/{match}/chat")] == ["Good luck!"]
        records = {match: ann.get(f"/matches/{match}/record") for match in (*alone, *together)}
    for match, told in records.items():
        record = Record.decode(msgspec.json.encode(told))
        kept = [bool(digest) for digest in record.digests]
        assert kept == sorted(kept), "from the upgrade on, every choice knows what it came to"
        assert any(kept)
        since = [row.key for row, digest in zip(record.rows, record.digests, strict=True) if digest]
        named_by_title = [key for key in since if "obi-wan" in key or "luke-skywalker" in key]
        assert not named_by_title, "and names cards by their codes"
        assert Match.replay(games.find(record.game), record).state.outcome is not None
        assert club.rows("SELECT fingerprint <> '' FROM matches WHERE id = ?", match) == [(1,)]


def test_there_is_a_database_of_every_day_before_the_tables_changed() -> None:
    known = ScriptDirectory(str(MIGRATIONS)).walk_revisions()
    former = {script.revision for script in known} - {ScriptDirectory(str(MIGRATIONS)).get_current_head()}
    assert {path.stem for path in DATABASES.glob("*.sql")} == former - {"0001"}  # nobody kept that one


def test_a_finished_match_is_still_shown_and_an_invitation_still_works(club: Club) -> None:
    ((finished,),) = club.rows("SELECT id FROM matches WHERE over")
    with RunningNode(str(club.path)) as node:
        ann, carol = club.comes("Ann", node), Person(node.address)
        assert ann.view(finished)["winners"] is not None
        assert ann.get(f"/replays/{finished}", step=1)["step"] == 1
        for match in club.waiting():
            ((invite,),) = club.rows("SELECT invite FROM matches WHERE id = ?", match)
            assert carol.made(f"/matches/{match}/join", {"invite": invite})["mySeats"]
            assert not carol.view(match)["outcome"]


def same_but(card: Any, **changes: Any) -> Any:
    return msgspec.structs.replace(card, **changes)


def test_what_is_added_disturbs_no_match(
    club: Club, monkeypatch: pytest.MonkeyPatch, forgetful: None
) -> None:
    """Cards of the same titles in every game; in Outer Rim they belong to another edition of the box."""
    for code in ("09059", "09061", "09023"):
        monkeypatch.setitem(CARDS_OF_DESTINY, f"99{code}", same_but(CARDS_OF_DESTINY[code], code=f"99{code}"))
    for code in list(CARDS_OF_CARDGAME):
        twin = same_but(CARDS_OF_CARDGAME[code], code=f"99{code}")
        monkeypatch.setitem(CARDS_OF_CARDGAME, twin.code, twin)
    monkeypatch.setitem(SETS, 99, same_but(SETS[1], number=99))
    added = [card for card in CARDS_OF_OUTER_RIM.values() if card.deck in ("cargo", "navpoints")]
    for card in added:
        monkeypatch.setitem(CARDS_OF_OUTER_RIM, f"new-{card.code}", same_but(card, code=f"new-{card.code}"))
    monkeypatch.setitem(editions.ADDED, 2, tuple(f"new-{card.code}" for card in added))
    luck = random.Random(4)
    with RunningNode(str(club.path)) as node:
        ann, bob = club.comes("Ann", node), club.comes("Борис", node)
        for game in games.names():
            match = next(each for each in club.in_play(game) if each != club.between(game))
            assert play_to_the_end((ann,), match, luck)["winners"] is not None
            view = ann.view(club.between(game))
            assert not view["outcome"]
            assert any(asked(person.view(club.between(game))) for person in (ann, bob))


@pytest.mark.parametrize("game", games.names())
def test_a_match_ends_without_a_result_when_a_card_it_uses_has_changed(
    club: Club, monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    match = club.between(game)
    others = {club.between(each) for each in games.names()} - {match}
    with RunningNode(str(club.path)) as node:  # from now on it is known what each match uses
        assert not club.comes("Ann", node).view(match)["outcome"]
    changes: dict[str, tuple[dict[str, Any], str, dict[str, Any]]] = {
        "destiny": (CARDS_OF_DESTINY, "09059", {"cost": 9}),
        "cardgame": (CARDS_OF_CARDGAME, "1-2", {"cost": 9}),
        "outer_rim": (CARDS_OF_OUTER_RIM, "food-supplies", {"price": 9000}),
    }
    library, code, change = changes[game]
    monkeypatch.setitem(library, code, same_but(library[code], **change))
    with RunningNode(str(club.path)) as node:
        listed = {each["id"]: each for each in club.comes("Ann", node).get("/matches")}
        assert (listed[match]["over"], listed[match]["outcome"]) == (True, ENDED), "also before it is opened"
        assert not any(listed[other]["over"] for other in others)
        assert all(listed[other]["asked"] for other in others)
    assert_ends_without_result(club, match)


@pytest.mark.parametrize("game", games.names())
def test_a_match_ends_without_a_result_when_the_rules_of_its_game_have_changed(
    club: Club, monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    monkeypatch.setattr(games.find(game), "version", games.find(game).version + 1)
    others = [name for name in games.names() if name != game]
    (waiting,) = club.waiting(game)
    assert_ends_without_result(club, club.between(game))
    with RunningNode(str(club.path)) as node:
        ann = club.comes("Ann", node)
        for other in others:
            assert not ann.view(club.between(other))["outcome"], "only the rules of that game have changed"
        carol = Person(node.address)
        ((invite,),) = club.rows("SELECT invite FROM matches WHERE id = ?", waiting)
        carol.made(f"/matches/{waiting}/join", {"invite": invite})
        assert not carol.view(waiting)["outcome"], "where nobody has chosen yet one plays by the new rules"


def assert_ends_without_result(club: Club, match: str) -> None:
    rows = club.rows("SELECT step, seat, kind, key FROM choices WHERE match = ? ORDER BY step", match)
    with RunningNode(str(club.path)) as node:
        ann, bob = club.comes("Ann", node), club.comes("Борис", node, "ru")
        with bob.live(match) as screen:
            assert screen.view()["outcome"] == ENDED_IN_RUSSIAN
        view = ann.view(match)
        assert (view["outcome"], view["winners"], view["asked"]) == (ENDED, None, [])
        assert view["question"] is None
        assert view["canUndo"] == "no"
        clocks = [player["clock"] for player in view["players"]]
        assert [player["clock"] for player in ann.view(match)["players"]] == clocks, "no clock runs"
        for person, sentence in ((ann, ENDED), (bob, ENDED_IN_RUSSIAN)):
            (listed,) = [each for each in person.get("/matches") if each["id"] == match]
            assert (listed["over"], listed["outcome"], listed["asked"]) == (True, sentence, [])
        refused = ann.say(match, type="choose", step=view["step"], key="pass")
        assert (refused.status_code, refused.json()["code"]) == (409, "over")
        record = ann.get(f"/matches/{match}/record")
        assert [row[:2] for row in record["rows"]] == [[seat, key] for _, seat, _, key in rows]
        last = ann.get(f"/replays/{match}", step=0)["steps"][-1]
        assert ann.get(f"/replays/{match}", step=last)["outcome"] == ENDED
        again = ann.made(f"/matches/{match}/rematch")
        assert not ann.view(again["id"])["outcome"]
        assert ann.post(f"/matches/{match}/leave").status_code == 200
        assert match not in [each["id"] for each in ann.get("/matches")]
    assert club.rows("SELECT over, ended, winners FROM matches WHERE id = ?", match) == [(1, "rules", "")]
    assert club.rows("SELECT step, seat, kind, key FROM choices WHERE match = ? ORDER BY step", match) == rows


def test_a_match_that_comes_to_something_else_is_noticed_at_the_very_choice(club: Club) -> None:
    """As if somebody had changed the rules and forgotten to count up their version."""
    match = club.in_play("destiny")[0]
    with RunningNode(str(club.path)) as node:
        ann = club.comes("Ann", node)
        play_on(ann, match, random.Random(5), 4)
        step = wait_for(lambda: ann.view(match)["step"])
    connection = sqlite3.connect(club.path)
    spoiled = step - 3
    connection.execute("UPDATE choices SET digest = 'other' WHERE match = ? AND step = ?", (match, spoiled))
    connection.commit()
    connection.close()
    with RunningNode(str(club.path)) as node:
        ann = club.comes("Ann", node)
        view = ann.view(match)
        assert (view["outcome"], view["step"]) == (ENDED, spoiled)
        assert len(ann.get(f"/matches/{match}/record")["rows"]) == step, "the record has all of it"


def test_a_finished_match_is_shown_by_new_rules_as_far_as_they_come_to_the_same(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    ((finished, winners),) = club.rows("SELECT id, winners FROM matches WHERE over")
    monkeypatch.setattr(games.find("destiny"), "version", games.find("destiny").version + 1)
    connection = sqlite3.connect(club.path)
    connection.execute("UPDATE choices SET key = 'no such thing' WHERE match = ? AND step = 7", (finished,))
    connection.commit()
    connection.close()
    with RunningNode(str(club.path)) as node:
        ann = club.comes("Ann", node)
        view = ann.view(finished)
        assert view["step"] == 7
        assert view["winners"] == seats_in(winners)
        assert view["outcome"].endswith("so it can only be shown up to this point.")
        assert ann.get(f"/replays/{finished}", step=0)["steps"] == list(range(8))
        assert len(ann.get(f"/matches/{finished}/record")["rows"]) > 7


@pytest.mark.parametrize("begun", [True, False])
def test_a_match_of_a_newer_node_is_left_to_it(club: Club, begun: bool) -> None:
    match = club.between("destiny") if begun else club.waiting("destiny")[0]
    with sqlite3.connect(club.path) as connection:
        connection.execute("UPDATE matches SET version = version + 1 WHERE id = ?", (match,))
    connection.close()
    with RunningNode(str(club.path)) as node:
        ann = club.comes("Ann", node)
        assert ann.http.get(f"/api/matches/{match}").status_code == 409
        (listed,) = [each for each in ann.get("/matches") if each["id"] == match]
        assert not listed["over"]
    assert club.rows("SELECT over, ended FROM matches WHERE id = ?", match) == [(0, "")]
