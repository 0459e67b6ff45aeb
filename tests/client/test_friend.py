"""Playing with a friend: the invitation, name and deck, waiting, a draw that is declined, the rematch."""

from __future__ import annotations

import re

from playwright.sync_api import WebSocket, expect
from tests.client.conftest import Visit
from tests.client.hands import join, one_chooses, same_position, serious, start, step


def test_the_friend_chooses_name_and_deck_and_only_then_it_begins(visit: Visit) -> None:
    ann = visit(permissions=["clipboard-read", "clipboard-write"], viewport={"width": 360, "height": 740})
    start(ann, "friend")
    expect(ann.locator(".waiting-room h1")).to_have_text("Waiting for your friend")
    expect(ann.locator(".waiting-room li").last).to_contain_text("nobody here yet")
    expect(ann.get_by_role("img", name="QR code")).to_be_visible()
    ann.get_by_role("button", name="Copy").click()
    expect(ann.get_by_role("button", name="Copied")).to_be_visible()
    link = ann.get_by_label("Invitation link").input_value()
    assert ann.evaluate("() => navigator.clipboard.readText()") == link
    assert serious(ann) == []
    assert ann.evaluate("() => document.documentElement.scrollWidth") <= 360

    bob = visit(link, locale="ru-RU", viewport={"width": 360, "height": 740})
    expect(bob.locator("h1")).to_contain_text("Destiny")
    expect(bob.locator(".sit")).to_be_in_viewport()
    assert bob.evaluate("() => document.documentElement.scrollWidth") <= 360
    assert serious(bob) == []
    expect(ann.locator(".waiting-room")).to_have_count(1)  # looking at it is not sitting down
    bob.get_by_label("Ваше имя").fill("Боб")
    bob.locator('.deck input[value="boba-fett"]').check(force=True)
    bob.locator(".sit").click()
    for page in (ann, bob):
        page.wait_for_selector(".match-layout[data-step]")
    assert "invite" not in bob.url
    bob.set_viewport_size({"width": 1440, "height": 900})
    ann.set_viewport_size({"width": 1440, "height": 900})
    expect(bob.locator(".own .character", has_text="Боба Фетт")).to_have_count(1)
    expect(ann.locator(".stage")).to_contain_text("Боб")
    one_chooses(ann, bob)
    same_position(ann, bob)

    eve = visit(link)
    expect(eve.get_by_role("alert")).to_contain_text("All seats are taken")
    eve.get_by_role("button", name="Watch").click()
    eve.wait_for_selector(".match-layout[data-step]")


def test_who_cancels_takes_the_invitation_along(visit: Visit) -> None:
    ann = visit()
    start(ann, "friend")
    link = ann.get_by_label("Invitation link").input_value()
    ann.get_by_role("button", name="Cancel the match").click()
    ann.wait_for_selector(".go")
    expect(ann.locator(".matches")).to_have_count(0)
    bob = visit(link)
    expect(bob.get_by_role("alert")).not_to_be_empty()


def test_a_draw_is_declined_and_whoever_offered_it_is_told(visit: Visit) -> None:
    ann, bob = visit(), visit()
    start(ann, "friend")
    join(ann, bob)
    ann.get_by_label("Menu").click()
    ann.get_by_role("button", name=re.compile("[Oo]ffer a draw")).click()
    expect(bob.get_by_role("button", name="Decline")).to_be_visible()  # then he has seen all that came before
    before = step(bob)
    bob.get_by_role("button", name="Decline").click()
    expect(ann.get_by_text("Your opponent declined the draw.")).to_be_visible()
    expect(bob.get_by_role("button", name="Decline")).to_have_count(0)
    assert step(bob) == before, "to decline is no move"
    for _ in range(6):  # until the other has played on, too
        one_chooses(bob, ann)
        same_position(ann, bob)
    expect(ann.get_by_text("Your opponent declined the draw.")).to_have_count(0)


def test_a_rematch_waits_in_the_lobby_of_the_other(visit: Visit) -> None:
    ann, bob = visit(), visit()
    start(ann, "friend")
    join(ann, bob)
    match = bob.url.rpartition("/")[2]
    bob.goto("/")
    row = bob.locator(".matches li")
    row.get_by_role("button", name="Resign").click()
    row.get_by_role("button", name="Resign", exact=True).last.click()
    expect(bob.locator(f'a[href="/replay/{match}"]')).to_be_visible()
    expect(ann.locator(".result")).to_have_text("You win")
    expect(ann.locator(".outcome")).to_contain_text("Player 1")
    ann.get_by_role("button", name="Rematch").click()
    ann.wait_for_selector(".waiting-room")
    bob.reload()
    bob.get_by_role("button", name="Go to the rematch").click()
    ann.wait_for_selector(".match-layout[data-step]")
    one_chooses(ann, bob)
    same_position(ann, bob)


def test_two_browsers_stay_in_step_by_changes_alone(visit: Visit) -> None:
    ann, bob = visit(), visit()
    sent: list[str] = []
    came: list[str] = []

    def listen(socket: WebSocket) -> None:
        socket.on("framesent", lambda frame: sent.append(str(frame)))
        socket.on("framereceived", lambda frame: came.append(str(frame)))

    for page in (ann, bob):
        page.on("websocket", listen)
    start(ann, "friend")
    join(ann, bob)
    before = step(ann)
    for _ in range(8):
        one_chooses(ann, bob)
        same_position(ann, bob)
    assert step(ann) > before
    assert sum('"type":"change"' in frame for frame in came) > 8
    assert not [frame for frame in sent if '"look"' in frame], "nobody doubted what they had put together"
