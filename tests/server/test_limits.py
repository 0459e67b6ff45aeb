"""Sizes and rates."""

from __future__ import annotations

from contextlib import ExitStack
from pathlib import Path

import pytest
from tests.server.nodes import BOT, FRIEND, HOTSEAT, ME, Person, RunningNode, wait_for
from websockets.exceptions import ConnectionClosed

from dejarik.server.language import chosen, words
from dejarik.server.limits import (
    RATES,
    RATES_OF_ADDRESS,
    SHARED,
    TELLING,
    Limits,
    Rates,
    Sockets,
    clean_line,
    veil,
)
from dejarik.server.node import BadSetting, Settings, variable
from dejarik.server.refusals import Refused


def test_a_bucket_leaks_as_time_goes_by() -> None:
    now = 0.0
    rates = Rates(now=lambda: now)
    most, seconds = RATES["chat"]
    for _ in range(most):
        rates.take("ann", "chat")
    with pytest.raises(Refused, match="too-fast"):
        rates.take("ann", "chat")
    rates.take("bob", "chat")
    rates.take("ann", "hint")
    now += seconds
    rates.take("ann", "chat")
    with pytest.raises(Refused):
        rates.take("ann", "chat")


def test_whoever_chats_too_fast_is_stopped_and_the_others_are_not_bothered(tmp_path: Path) -> None:
    with RunningNode(str(tmp_path / "matches.db"), patience=1) as node:
        ann = Person(node.address)
        match = ann.match(HOTSEAT, HOTSEAT)["id"]
        codes = [ann.say(match, type="say", text=f"hello {number}").status_code for number in range(8)]
        assert codes[:5] == [200] * 5
        assert 429 in codes
        said = ann.get(f"/matches/{match}/chat")
        assert len(said) == codes.count(200)


def test_nonsense_over_a_live_connection_counts_as_well(tmp_path: Path) -> None:
    with RunningNode(str(tmp_path / "matches.db"), patience=1) as node:
        ann = Person(node.address)
        match = ann.match(HOTSEAT, HOTSEAT)["id"]
        with ann.live(match) as live:
            live.view()
            for _ in range(2 * RATES["message"][0]):
                live.socket.send("nonsense")
            while live.next("problem")["code"] != "too-fast":
                pass


def test_a_line_is_one_line_without_control_characters() -> None:
    assert clean_line("  a\tb\n\x00\x1b[31mc\u202e ", 20) == "a b [31mc"
    assert clean_line("Привет, мир 🙂", 20) == "Привет, мир 🙂"
    with pytest.raises(Refused, match="too-long"):
        clean_line("xx", 1)


@pytest.mark.parametrize(
    ("typed", "shown"),
    [
        ("A\u200bn\u2060n\ufeff\u00ad", "Ann"),
        ("\u2066Ann\u2069 \u061cBob\u180e", "Ann Bob"),
        ("\u3164\u2800\u115f\uffa0\u034f", ""),
        ("A\U000e0041\U000e0042nn", "Ann"),
        ("Zo" + "\u0308" * 30 + "e", "Zö" + "\u0308" * 3 + "e"),
        ("\u0301\u0301Ann", "Ann"),
        ("e\u0301", "é"),
        ("Tiếng Việt", "Tiếng Việt"),
        ("का हिन्दी", "का हिन्दी"),
        ("👩\u200d👩\u200d👧 ❤\ufe0f\u200d🔥", "👩\u200d👩\u200d👧 ❤\ufe0f\u200d🔥"),
        ("👩\u200dAnn\u200d", "👩Ann"),
        ("☺\ufe0f\ufe0f\ufe0f\u200d\u200d", "☺\ufe0f"),
    ],
)
def test_what_cannot_be_seen_is_no_part_of_a_name(typed: str, shown: str) -> None:
    assert clean_line(typed, 40) == shown


@pytest.mark.parametrize(
    ("wishes", "lang"),
    [
        (("ru", "en"), "ru"),
        ((None, None, "de-DE,de;q=0.9,ru;q=0.8,en;q=0.7"), "ru"),
        (("xx", "", None), "en"),
        (("en-US",), "en"),
    ],
)
def test_the_first_language_that_we_speak_is_chosen(wishes: tuple[str | None, ...], lang: str) -> None:
    assert chosen(*wishes) == lang


# ---- All who come from one address ------------------------------------------------------------------------


def test_guests_of_one_address_share_what_they_may_do() -> None:
    rates = Rates(now=lambda: 0.0)
    for what, (at_once, _) in RATES.items():
        most, _ = RATES_OF_ADDRESS.get(what, (at_once * SHARED, 0.0))
        for _ in range(most):
            rates.take_shared("127.0.0.1", what)
        with pytest.raises(Refused, match="too-fast"):
            rates.take_shared("127.0.0.1", what)
        rates.take_shared("127.0.0.2", what)
        rates.take("127.0.0.1", what)  # whoever is no guest yet counts apart


def test_many_guests_make_no_more_matches_than_a_club_needs(tmp_path: Path) -> None:
    with RunningNode(str(tmp_path / "matches.db"), patience=0.1) as node:
        made = 0
        for _ in range(3):
            person = Person(node.address)
            for _ in range(3):
                seats = [{"deck": "obi-wan", **ME}, {"deck": "grievous", **FRIEND}]
                made += person.post("/matches", {"game": "destiny", "seats": seats}).status_code == 201
        assert made <= RATES_OF_ADDRESS["match"][0] * 0.1


def test_a_guest_has_only_so_many_matches_at_a_time(tmp_path: Path) -> None:
    limits = Limits(matches_per_guest=2)
    with RunningNode(str(tmp_path / "matches.db"), patience=1, limits=limits) as node:
        ann, bob = Person(node.address), Person(node.address, "ru")
        first = ann.match(ME, BOT)["id"]
        ann.match(ME, FRIEND)
        ann.made("/puzzles/destiny/past-the-shields/start")  # is not counted
        seats = [{"deck": "obi-wan", **ME}, {"deck": "grievous", **BOT}]
        refused = ann.post("/matches", {"game": "destiny", "seats": seats})
        assert (refused.status_code, refused.json()["code"]) == (429, "too-fast")
        assert refused.json()["text"] == words("en").say("server-problem-matches", most=2)
        ann.made(f"/matches/{first}/leave")
        ann.match(ME, BOT)
        bob.match(ME, BOT)


def test_sockets_are_counted_while_they_are_open() -> None:
    sockets = Sockets(Limits(sockets=4, sockets_per_address=3, sockets_per_guest=2))
    with ExitStack() as stack:
        for guest, address in (("ann", "1"), ("ann", "1"), (None, "1"), (None, "2")):
            stack.enter_context(sockets.one_more(guest, address))
        for guest, address in (("ann", "3"), ("bob", "1"), ("bob", "3")):
            with pytest.raises(Refused, match="too-fast"), sockets.one_more(guest, address):
                pass
    assert not sockets._open
    with sockets.one_more("ann", "1"):
        pass


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_whoever_has_too_many_pages_open_is_told_so(tmp_path: Path, lang: str) -> None:
    limits = Limits(sockets_per_guest=2)
    with RunningNode(str(tmp_path / "matches.db"), patience=1, limits=limits) as node:
        ann = Person(node.address, lang)
        match = ann.match(HOTSEAT, HOTSEAT)["id"]
        with ann.live(match) as one, ann.live(match) as two:
            one.view(), two.view()
            with ann.live(match) as three:
                assert three.next("problem")["text"] == words(lang).say("server-problem-sockets")
                with pytest.raises(ConnectionClosed) as closed:
                    three.hear()
                assert closed.value.rcvd is not None
                assert closed.value.rcvd.code == 4429
        wait_for(lambda: not node.inner.sockets._open)
        with ann.live(match) as again:
            again.view()


def test_a_match_is_taken_back_only_so_often(tmp_path: Path) -> None:
    limits = Limits(take_backs=3)
    database = str(tmp_path / "matches.db")

    def choose_and_take_back(person: Person, match: str) -> tuple[int, str]:
        view = person.view(match)
        assert person.choose(match, view).status_code == 200
        answer = person.say(match, type="undo", step=view["step"])
        return answer.status_code, answer.json().get("text", "")

    with RunningNode(database, patience=1, limits=limits) as node:
        ann = Person(node.address)
        match = ann.match(HOTSEAT, HOTSEAT)["id"]
        assert [choose_and_take_back(ann, match)[0] for _ in range(3)] == [200] * 3
        told = words("en").say("server-problem-take-backs", most=3)
        assert choose_and_take_back(ann, match) == (422, told)
    with RunningNode(database, patience=1, limits=limits) as node:  # nothing of it is forgotten
        again = Person(node.address)
        again.http.cookies.update(ann.http.cookies)
        assert choose_and_take_back(again, match)[0] == 422


# ---- At several nodes together ----------------------------------------------------------------------------


def test_what_is_taken_at_one_node_counts_at_the_other() -> None:
    now = 0.0
    here, there = (Rates(now=lambda: now, veiled=veil(b"salt")) for _ in range(2))
    most, seconds = RATES["chat"]
    for _ in range(most):
        here.take("ann", "chat")
    told = here.spent(1.0)
    assert "ann" not in str(told)
    assert list(told.values()) == [most * seconds]
    assert not here.spent(1.0), "it is told once"
    there.heard(told)
    with pytest.raises(Refused, match="too-fast"):
        there.take("ann", "chat")
    there.take("bob", "chat")
    now += seconds
    there.take("ann", "chat")
    here.heard(dict.fromkeys(told, most * seconds))
    with pytest.raises(Refused, match="too-fast"):
        here.take("ann", "chat")


def test_only_who_does_much_is_told_of() -> None:
    rates = Rates(now=lambda: 0.0, veiled=str)
    _, seconds = RATES["message"]
    rates.take("ann", "message")
    assert not rates.spent(1.0)
    few = int(1.0 * TELLING / seconds) + 1
    for _ in range(few):
        rates.take("bob", "message")
    assert rates.spent(1.0) == {("bob", "message"): pytest.approx(few * seconds)}
    alone = Rates(now=lambda: 0.0)
    alone.take("ann", "chat")
    assert not alone.spent(1.0), "one node has nobody to tell"


def test_sockets_at_other_nodes_are_counted() -> None:
    sockets = Sockets(Limits(sockets_per_guest=16), veil(b"salt"))
    with sockets.one_more("ann", "1"):
        assert not sockets.many(), "few"
        with sockets.one_more("ann", "2"):
            (ann,) = sockets.many()
            assert sockets.many() == {ann: 2}
            sockets.heard({ann: 13})
            with sockets.one_more("ann", "1"), pytest.raises(Refused), sockets.one_more("ann", "3"):
                pass
            with sockets.one_more("bob", "3"):
                pass
            sockets.heard({})
            with sockets.one_more("ann", "1"), sockets.one_more("ann", "3"):
                pass
    assert not sockets.many()


def again_at(node: RunningNode, person: Person) -> Person:
    """The same guest at another node."""
    again = Person(node.address)
    again.http.cookies.update(person.http.cookies)
    return again


def test_two_nodes_make_no_more_matches_than_one(postgres_database: str) -> None:
    seats = [{"deck": "obi-wan", **ME}, {"deck": "grievous", **FRIEND}]
    wish = {"game": "destiny", "seats": seats}
    with (
        RunningNode(postgres_database, patience=0.1) as here,
        RunningNode(postgres_database, patience=0.1) as there,
    ):
        ann = Person(here.address)
        codes = [ann.post("/matches", wish).status_code for _ in range(2)]
        again = again_at(there, ann)
        codes += [again.post("/matches", wish).status_code for _ in range(2)]
        assert codes == [201, 201, 429, 429]
        others = [Person(node.address) for node in (there, here) * 4]
        made = [person.post("/matches", wish).status_code for person in others]
        most = int(RATES["guest"][0] * 0.1) - 1, int(RATES_OF_ADDRESS["match"][0] * 0.1) - 2
        assert made.count(201) == min(most), "all who share the address share its limits, wherever they come"


def test_two_nodes_take_no_more_messages_than_one(postgres_database: str) -> None:
    with (
        RunningNode(postgres_database, patience=1) as here,
        RunningNode(postgres_database, patience=1) as there,
    ):
        ann = Person(here.address)
        match = ann.match(HOTSEAT, HOTSEAT)["id"]
        again = again_at(there, ann)
        while ann.say(match, type="say", text="hello").status_code == 200:
            pass
        wait_for(
            lambda: len(there.inner.rates._empty)
        )  # it was told and heard: nobody else does anything there
        heard = [again.say(match, type="say", text="hello").status_code for _ in range(RATES["chat"][0])]
        assert heard.count(200) < RATES["chat"][0]


def test_two_nodes_keep_no_more_sockets_than_one(postgres_database: str) -> None:
    limits = Limits(sockets_per_guest=2)
    with RunningNode(postgres_database, patience=1, limits=limits) as here:
        with RunningNode(postgres_database, patience=1, limits=limits) as there:
            ann = Person(here.address)
            match = ann.match(HOTSEAT, HOTSEAT)["id"]
            again = again_at(there, ann)
            with again.live(match) as one, again.live(match) as two:
                one.view(), two.view()
                wait_for(lambda: here.inner.sockets._elsewhere)
                with ann.live(match) as three:
                    assert three.next("problem")["text"] == words("en").say("server-problem-sockets")
            wait_for(lambda: not here.inner.sockets._elsewhere)
            with again.live(match) as one, again.live(match) as two:
                one.view(), two.view()
                wait_for(lambda: here.inner.sockets._elsewhere)
        wait_for(lambda: not here.inner.sockets._elsewhere)  # a node that has ended has none
        with ann.live(match) as four:
            four.view()


# ---- What can be set --------------------------------------------------------------------------------------


def test_every_limit_can_be_set() -> None:
    said = {"DEJARIK_SOCKETS_PER_GUEST": "7", "DEJARIK_RECORD_SECONDS": "2.5", "DEJARIK_PATIENCE": "3"}
    said |= {"DEJARIK_HOSTS": "play.example.org, *.club.example", "DEJARIK_METRICS_TOKEN": "abc"}
    settings = Settings.from_environment(said, "table.db")
    assert settings.limits == Limits(sockets_per_guest=7, record_seconds=2.5)
    assert (settings.patience, settings.metrics_token) == (3.0, "abc")
    assert settings.hosts == ("play.example.org", "*.club.example")
    assert Settings.from_environment({}, "table.db") == Settings("table.db")


@pytest.mark.parametrize("value", ["many", "0", "-1", "1.5", "9" * 60, "nan"])
def test_a_limit_that_is_none_is_not_taken(value: str) -> None:
    with pytest.raises(BadSetting, match="DEJARIK_SOCKETS"):
        Settings.from_environment({"DEJARIK_SOCKETS": value}, "table.db")


def test_every_setting_is_described() -> None:
    described = (Path(__file__).parents[2] / "docs" / "security.md").read_text("utf-8")
    rows = {
        line.split("`")[1]: line.split("|")[2].strip() for line in described.splitlines() if "| `DEJ" in line
    }
    names = [*Settings.__struct_fields__, *Limits.__struct_fields__]
    assert set(rows) == {variable(name) for name in names if name not in ("database", "limits")}
    for name in Limits.__struct_fields__:
        assert float(rows[variable(name)]) == getattr(Limits(), name)
