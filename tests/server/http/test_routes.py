"""What comes in is checked: nothing wrong changes anything, and every refusal has a code and words."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import httpx
import pytest
from tests.server.nodes import BOT, FRIEND, HOTSEAT, ME, Person, RunningNode
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from dejarik.games.destiny.cards import almanac
from dejarik.games.destiny.show import showcase
from dejarik.native import INCOMPLETE, MISSING, NATIVE, OTHER_PYTHON, OUTDATED
from dejarik.server import app
from dejarik.server.http.sessions import COOKIE


def problem(response: httpx.Response) -> tuple[int, str]:
    assert response.json()["type"] == "problem"
    assert response.json()["text"]
    return response.status_code, response.json()["code"]


def test_the_lobby_says_what_can_be_played(ann: Person) -> None:
    (destiny,) = [game for game in ann.get("/games") if game["id"] == "destiny"]
    assert {deck["id"] for deck in destiny["decks"]} >= {"obi-wan", "grievous"}
    assert {bot["id"] for bot in destiny["bots"]} >= {"random", "simple"}
    assert (destiny["fewest"], destiny["most"]) == (2, 4)


@pytest.mark.parametrize(
    "wish",
    [
        {"game": "chess", "seats": [ME, BOT]},
        {"game": "destiny", "seats": [ME | {"deck": "obi-wan"}]},
        {"game": "destiny", "seats": [BOT | {"deck": "obi-wan"}] * 2},
        {"game": "destiny", "seats": [ME | {"deck": "/etc/passwd"}, BOT | {"deck": "obi-wan"}]},
        {"game": "destiny", "seats": [ME | {"deck": "obi-wan"}, BOT | {"deck": "obi-wan", "bot": "_player"}]},
        {"game": "destiny", "seats": [ME | {"deck": "obi-wan"}, FRIEND | {"deck": "obi-wan"}], "seed": 1},
        {"game": "destiny", "seats": [ME | {"deck": "obi-wan"}] * 2, "clockSeconds": -1},
        {"game": "destiny", "seats": [ME | {"deck": "obi-wan"}] * 2, "seed": -1},
        {"game": "destiny", "seats": [ME | {"deck": "obi-wan"}] * 2, "seed": 2**127},
        {"game": "destiny", "seats": [ME | {"deck": "obi-wan"}] * 2, "options": {"x": 1}},
        {"game": "destiny", "seats": "nobody"},
        {"seats": []},
        [],
    ],
)
def test_a_match_that_cannot_be_is_refused(ann: Person, wish: Any) -> None:
    status, code = problem(ann.post("/matches", wish))
    assert (status, code) in ((400, "bad-request"), (404, "not-found"))
    assert ann.get("/matches") == []


def test_only_the_right_answer_in_time_by_the_right_person_changes_anything(
    node: RunningNode,
) -> None:
    ann, bob, eve = (Person(node.address) for _ in range(3))
    made = ann.match(ME, FRIEND)
    bob.joins(made["invite"])
    match = made["id"]
    before = ann.view(match)
    assert problem(eve.say(match, type="choose", step=0, key="done")) == (403, "not-yours")
    assert problem(ann.say(match, type="choose", step=0, key="done", seat=1)) == (403, "not-yours")
    assert problem(ann.say(match, type="choose", step=7, key="done")) == (409, "stale")
    assert problem(ann.say(match, type="choose", step=-1, key="done")) == (409, "stale")
    assert problem(ann.say(match, type="choose", step=0, key="claim")) == (422, "illegal")
    assert problem(ann.say(match, type="aside", key="win")) == (422, "illegal")
    assert problem(ann.say(match, type="undo", step=0)) == (422, "illegal")
    assert problem(ann.say(match, type="answerUndo", accept=True)) == (409, "stale")
    assert problem(ann.say(match, type="dance")) == (400, "bad-request")
    assert problem(ann.say(match, type="choose", step="0", key="done")) == (400, "bad-request")
    assert ann.view(match) == before
    ann.say(match, type="choose", step=0, key="done")
    assert problem(ann.say(match, type="choose", step=1, key="done")) == (409, "not-asked")
    assert problem(ann.say(match, type="undo", step=-1)) == (422, "illegal")


def test_what_is_not_there_is_not_found(ann: Person) -> None:
    for path in (
        "/matches/0123456789abcdef",
        "/replays/0123456789abcdef",
        "/matches/0123456789abcdef/record",
        "/cards/destiny/99999",
        "/cards/chess",
        "/rules/destiny.nonsense",
        "/puzzles/chess",
        "/puzzles/destiny/no-such/solution",
        "/examples/destiny/no-such",
        "/nothing/at/all",
    ):
        assert problem(ann.http.get(f"/api{path}")) == (404, "not-found")


def test_too_much_at_once_is_refused(ann: Person) -> None:
    headers = {"content-type": "application/json"}
    big = ann.http.post("/api/matches", content=b'{"game":"' + b"x" * 70_000 + b'"}', headers=headers)
    assert problem(big) == (413, "too-long")
    match = ann.match(HOTSEAT, HOTSEAT)["id"]
    assert problem(ann.say(match, type="say", text="x" * 301)) == (413, "too-long")
    assert problem(ann.http.put("/api/me", json={"name": "x" * 25})) == (413, "too-long")
    deep = ann.http.post(f"/api/matches/{match}/messages", content=b"[" * 60_000, headers=headers)
    assert problem(deep) == (400, "bad-request")


def test_a_live_connection_answers_nonsense_with_a_problem_and_lives_on(ann: Person) -> None:
    match = ann.match(HOTSEAT, HOTSEAT)["id"]
    with ann.live(match) as live:
        live.socket.send("nonsense")
        assert live.next("problem")["code"] == "bad-request"
        live.say(type="say", text="x" * 9000)
        assert live.next("problem")["code"] == "too-long"
        live.say(type="look", lang="ru")
        assert live.view()["asides"][0]["text"] == "Сдаться"


def test_pages_of_others_can_neither_choose_nor_listen(node: RunningNode, ann: Person) -> None:
    match = ann.match(HOTSEAT, HOTSEAT)["id"]
    body = {"type": "choose", "step": 0, "key": "done"}
    for headers in ({"origin": "https://evil.example"}, {"sec-fetch-site": "cross-site"}, {"origin": "null"}):
        response = ann.http.post(f"/api/matches/{match}/messages", json=body, headers=headers)
        assert problem(response) == (403, "not-yours")
        assert response.headers["x-content-type-options"] == "nosniff"
    assert ann.view(match)["step"] == 0
    same = {"origin": node.address}
    assert ann.http.post(f"/api/matches/{match}/messages", json=body, headers=same).status_code == 200
    address = f"{node.address.replace('http', 'ws')}/api/matches/{match}/live"
    with pytest.raises(InvalidStatus), connect(address, origin=Origin("https://evil.example")):
        pass
    with connect(address, origin=Origin(node.address)):
        pass


def test_a_forged_cookie_is_nobody(ann: Person, bob: Person) -> None:
    match = ann.match(HOTSEAT, HOTSEAT)["id"]
    cookie = ann.http.cookies[COOKIE]
    guest, _, signature = cookie.partition(".")
    for forged in (guest, f"{guest}.", f"{guest}.{signature[:-1]}{'0' if signature[-1] != '0' else '1'}"):
        bob.http.cookies.set(COOKIE, forged)
        assert problem(bob.say(match, type="choose", step=0, key="done")) == (403, "not-yours")
    bob.http.cookies.set(COOKIE, cookie)
    assert bob.say(match, type="choose", step=0, key="done").status_code == 200


def test_the_cookie_is_not_for_scripts(ann: Person) -> None:
    response = ann.post("/matches", {"game": "destiny", "seats": [HOTSEAT | {"deck": "obi-wan"}] * 2})
    (cookie,) = response.headers.get_list("set-cookie")
    assert "HttpOnly" in cookie
    assert "SameSite=lax" in cookie


def test_answers_carry_security_headers_and_no_traces(ann: Person, node: RunningNode) -> None:
    for path in ("/", "/api/games", "/healthz", "/api/nothing"):
        headers = ann.http.get(path).headers
        assert "default-src 'self'" in headers["content-security-policy"]
        assert "unsafe-inline" not in headers["content-security-policy"].replace(
            "style-src-attr 'unsafe-inline'", ""
        )
        assert headers["x-content-type-options"] == "nosniff"
    assert ann.http.get("/api/games").headers["cache-control"] == "no-store"


def test_an_error_of_ours_is_told_without_its_details(
    node: RunningNode, ann: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fails(*_: object) -> None:
        raise RuntimeError("secret of the server")

    match = ann.match(HOTSEAT, HOTSEAT)["id"]
    monkeypatch.setattr(node.inner.registry, "view", fails)
    response = ann.http.get(f"/api/matches/{match}")
    assert problem(response) == (500, "fault")
    assert "secret" not in response.text
    assert "Traceback" not in response.text


def test_the_client_cannot_read_files_outside_its_folder(ann: Person) -> None:
    for path in ("/../web.py", "/..%2fweb.py", "/%2e%2e/web.py", "//etc/passwd", "/assets/../../web.py"):
        text = ann.http.get(path).text
        assert "from litestar" not in text
        assert "root:" not in text


def test_health_and_metrics(ann: Person) -> None:
    match = ann.match(HOTSEAT, HOTSEAT)["id"]
    ann.choose(match, ann.view(match))
    assert ann.http.get("/healthz").json() == {"status": "well", "rules": "interpreted"}
    text = ann.http.get("/metrics").text
    assert 'dejarik_choices_total{game="destiny",kind="choice"}' in text
    assert "dejarik_choice_seconds_bucket" in text


@pytest.mark.parametrize("rules", [NATIVE, OUTDATED, OTHER_PYTHON, MISSING, INCOMPLETE])
def test_health_tells_how_the_rules_run(ann: Person, rules: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(app, "RULES_RUN", rules)
    assert ann.http.get("/healthz").json() == {"status": "well", "rules": rules}


def test_names_and_languages_are_remembered(node: RunningNode) -> None:
    ann = Person(node.address, "en")
    said = ann.http.put("/api/me", json={"name": "  Анна \n Ш. ", "lang": "ru"}).json()
    assert said == {"name": "Анна Ш.", "lang": "ru"}
    assert ann.http.get("/api/me", params={"lang": ""}).json() == said
    match = ann.match(ME, BOT)["id"]
    view = ann.http.get(f"/api/matches/{match}", params={"lang": ""}).json()
    assert [player["name"] for player in view["players"]] == ["Анна Ш.", "Бот (наугад)"]
    ann.http.put("/api/me", json={"name": "Аня"})
    assert ann.view(match)["players"][0]["name"] == "Аня"


def test_cards_are_found_by_their_facts(ann: Person) -> None:
    found = ann.get("/cards/destiny", type="upgrade", color="red", playable="1", die="2 melee")
    assert found
    for face in found:
        assert (face["type"], face["color"], face["playable"]) == ("upgrade", "red", True)
        assert any((side["symbol"], side["value"]) == ("melee", 2) for side in face["sides"])
    assert problem(ann.http.get("/api/cards/destiny", params={"color": "pink"})) == (400, "bad-request")
    kept, red = (
        ann.http.get("/api/cards/destiny", params={spelled: "red"}) for spelled in ("colour", "color")
    )
    assert kept.json() == red.json() != []
    (one,) = ann.get("/cards/destiny", codes="09057", lang="ru")
    assert one == ann.get("/cards/destiny/09057", lang="ru")
    assert one["name"] == "Оби-Ван Кеноби"
    assert len(one["sides"]) == 6
    assert one["abilities"]
    assert one["missing"] == []


@pytest.fixture
def undefined(monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """A card of Destiny, as long as nobody has said what it does."""
    code = "12081"
    showcase.face.cache_clear()
    monkeypatch.setattr(almanac, "definition", lambda other: None if other == code else other)
    yield code
    showcase.face.cache_clear()


def test_a_card_that_cannot_be_played_yet_says_so(ann: Person, undefined: str) -> None:
    waiting = ann.get(f"/cards/destiny/{undefined}", lang="ru")
    assert not waiting["playable"]
    assert waiting["missing"][0].startswith("Этой картой пока нельзя играть. Ещё не описано: ")


def test_cards_of_the_card_game_are_found_by_their_facts(ann: Person) -> None:
    elite = {"type": "unit", "affiliation": "jedi", "keyword": "elite"}
    found = ann.get("/cards/cardgame", **elite, playable="1")
    assert {face["name"] for face in found} == {"Yoda", "Obi-Wan Kenobi", "Red Five"}
    known = ann.get("/cards/cardgame", **elite)
    assert {face["name"] for face in known} > {"Ahsoka Tano", "Yoda"}
    waiting = ann.get("/cards/cardgame/37-1", lang="ru")
    assert not waiting["playable"]
    assert waiting["missing"] == ["Этой картой пока нельзя играть: её свойства ещё не описаны."]
    assert problem(ann.http.get("/api/cards/cardgame", params={"side": "gray"})) == (400, "bad-request")
    assert problem(ann.http.get("/api/cards/cardgame/999-1")) == (404, "not-found")
    (yoda,) = ann.get("/cards/cardgame", codes="2-2", lang="ru")
    assert yoda == ann.get("/cards/cardgame/2-2", lang="ru")
    assert (yoda["name"], yoda["typeLine"]) == ("Йода", "Отряд (уникальный)\xa0— персонаж, адепт Силы")
    assert (yoda["cost"], yoda["health"], len(yoda["abilities"])) == ("3", "2", 2)
    assert {"kind": "force", "name": "Знаки Силы", "value": "5"} in yoda["facts"]
    game = next(game for game in ann.get("/games") if game["id"] == "cardgame")
    assert {"jedi", "sith"} <= {deck["id"] for deck in game["decks"]}
    assert {option["id"] for option in game["options"]} >= {"late_refresh", "no_mulligan"}


def test_a_match_of_the_card_game_is_opened_with_its_options(ann: Person) -> None:
    seats = [ME | {"deck": "jedi"}, BOT | {"deck": "sith"}]
    made = ann.made("/matches", {"game": "cardgame", "seats": seats, "options": {"late_refresh": True}})
    view = ann.view(made["id"])
    assert view["game"] == "cardgame"
    assert view["question"]["options"]
    same_side = [ME | {"deck": "jedi"}, BOT | {"deck": "rebel-alliance"}]
    assert problem(ann.post("/matches", {"game": "cardgame", "seats": same_side})) == (400, "bad-request")


def test_rules_are_found_by_words(ann: Person) -> None:
    found = ann.get("/rules", game="destiny", q="ready")
    assert found
    assert ann.get(f"/rules/{found[0]['id']}") == found[0]
    assert len(ann.get("/rules", game="destiny", lang="ru")) > 300
