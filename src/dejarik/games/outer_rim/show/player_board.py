"""A player board for a screen: values, goals, and which card lies in which slot."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dejarik.games.outer_rim.abilities.vocabulary.conditions import MarkedPlanets
from dejarik.games.outer_rim.abilities.vocabulary.goals import Reach
from dejarik.games.outer_rim.cards.facts import (
    BOUNTY,
    CARGO,
    CREW,
    FACTIONS,
    GEAR,
    GEAR_SLOTS,
    GROUND,
    JOB,
    JOB_SLOTS,
    MOD,
    SKILLS,
    Reward,
)
from dejarik.games.outer_rim.cards.library import CARDS, CONTACTS, PATROLS, SHIPS
from dejarik.games.outer_rim.rules import values
from dejarik.games.outer_rim.rules.holdings import cargo_held_by
from dejarik.games.outer_rim.rules.map import PLANETS
from dejarik.games.outer_rim.rules.race import GOAL, PAYMENT, SHIP_GOAL, Deed, winning_deeds
from dejarik.games.outer_rim.show.shapes import (
    PlayerSide,
    ShownAsset,
    ShownGoal,
    ShownPlace,
    ShownReputation,
    ShownReward,
    ShownSecret,
    ShownSkill,
    ShownTarget,
)
from dejarik.games.outer_rim.text import Teller
from dejarik.games.outer_rim.text.names import capital
from dejarik.kernel import Seat

if TYPE_CHECKING:
    from dejarik.games.outer_rim.state import OuterRim

EITHER = "either"


def side(g: OuterRim, seat: Seat, viewer: Seat | None, teller: Teller, hands_open: bool) -> PlayerSide:
    """A player board as `viewer` sees it; before the player has chosen, it is empty."""
    player, names = g.players[seat], teller.names
    ready = bool(player.character and player.ship)
    opened = hands_open or seat == viewer
    space = player.space if seat not in g.out else ""  # whoever has left is not on the map
    return PlayerSide(
        seat=seat,
        ai=seat == g.ai,
        out=seat in g.out,
        character=player.character,
        name=names.title(player.character) if player.character else "",
        goal=goal(g, seat, teller) if ready else None,
        skills=_skills(g, seat, teller) if ready else [],
        ground=values.ground_combat(g, seat) if ready else 0,
        health=values.health(g, seat) if ready else 0,
        damage=player.damage,
        ship=player.ship,
        ship_name=capital(teller.printed.ship(SHIPS[player.ship], player.ship_flipped)) if ready else "",
        ship_goal=ship_goal(g, seat, teller) if ready else None,
        hyperdrive=values.hyperdrive(g, seat) if ready else 0,
        ship_combat=values.ship_combat(g, seat) if ready else 0,
        hull=values.hull(g, seat) if ready else 0,
        ship_damage=player.ship_damage,
        credits=player.credits,
        fame=player.fame,
        reputation=[
            ShownReputation(faction, names.known(faction), player.reputation_with(faction))
            for faction in FACTIONS
        ],
        defeated=player.defeated,
        space=f"p{space}" if space else "",
        space_name=names.space(space) if space else "",
        ship_slots=_ship_slots(g, seat, teller) if ready else [],
        own_slots=_own_slots(g, seat, teller) if ready else [],
        secrets=[
            ShownSecret(
                secret.card if opened else "",
                names.card(secret.card) if opened and secret.card else "",
                names.known(secret.deck),
            )
            for secret in player.secrets
        ],
        marks=[f"p{space}" for space in player.marks],
        threat=_threat(g, seat, teller) if ready and g.outcome is None else "",
    )


def _threat(g: OuterRim, seat: Seat, teller: Teller) -> str:
    """What could make a player win in their next turn, in a sentence."""
    deeds = winning_deeds(g, seat)
    if not deeds:
        return ""
    things = [_deed(deed, teller) for deed in deeds]
    return teller.words.say("threat", name=teller.names.player(seat), list=things)


def _deed(deed: Deed, teller: Teller) -> str:
    if deed.kind in {GOAL, SHIP_GOAL, PAYMENT}:
        return teller.words.say(f"threat-{deed.kind}")
    patrol = deed.thing in PATROLS
    return str(teller.names.patrol(deed.thing)) if patrol else teller.names.title(deed.thing)


def goal(g: OuterRim, seat: Seat, teller: Teller) -> ShownGoal | None:
    player = g.players[seat]
    if seat == g.ai:
        return None
    sought = g.character(seat).goal
    text = teller.printed.goal(player.character)
    if isinstance(sought, Reach) and isinstance(sought.condition, MarkedPlanets):  # counted on the map
        asked = sought.condition
        return ShownGoal(text, asked.marked(g, seat), asked.count, player.flipped)
    return ShownGoal(text, player.tokens, sought.needed, player.flipped)


def ship_goal(g: OuterRim, seat: Seat, teller: Teller) -> ShownGoal | None:
    player = g.players[seat]
    sought = SHIPS[player.ship].goal
    if seat == g.ai or sought is None:
        return None
    return ShownGoal(teller.printed.goal(player.ship), player.ship_tokens, sought.needed, player.ship_flipped)


def _skills(g: OuterRim, seat: Seat, teller: Teller) -> list[ShownSkill]:
    copies = ((skill, values.copies(g, seat, skill)) for skill in SKILLS)
    return [ShownSkill(skill, teller.names.known(skill), count) for skill, count in copies if count]


def _ship_slots(g: OuterRim, seat: Seat, teller: Teller) -> list[ShownPlace]:
    """The slots of the ship: mods and cargo first take slots of their own, then those for either."""
    sheet = g.sheet(seat)
    cargo, mods = list(g.of_type(seat, CARGO)), list(g.of_type(seat, MOD))
    holders = [card for card in mods if cargo_held_by(CARDS[card])]
    mods = [card for card in mods if card not in holders]
    inside = sum(cargo_held_by(CARDS[card]) for card in holders)
    held = cargo[len(cargo) - min(inside, len(cargo)) :] if holders else []
    outside = [card for card in cargo if card not in held]
    own_mods, own_cargo = mods[: sheet.mod], outside[: sheet.cargo]
    either = mods[sheet.mod :] + outside[sheet.cargo :]
    for holder in holders:
        if len(own_cargo) < sheet.cargo:
            own_cargo.append(holder)
        else:
            (own_mods if len(own_mods) < sheet.mod else either).append(holder)
    row = [
        *_row(g, CARGO, own_cargo, sheet.cargo, teller),
        *_row(g, CARGO, held, len(held), teller),
        *_row(g, EITHER, either, sheet.either, teller),
        *_row(g, MOD, own_mods, sheet.mod, teller),
    ]
    return row + _row(g, CREW, g.of_type(seat, CREW), sheet.crew, teller)


def _own_slots(g: OuterRim, seat: Seat, teller: Teller) -> list[ShownPlace]:
    gear = _row(g, GEAR, g.of_type(seat, GEAR), GEAR_SLOTS, teller)
    return gear + _row(g, JOB, g.of_type(seat, JOB, BOUNTY), JOB_SLOTS, teller)


def _row(g: OuterRim, kind: str, cards: list[str], slots: int, teller: Teller) -> list[ShownPlace]:
    filled = [ShownPlace(kind, asset(g, card, teller)) for card in cards]
    return filled + [ShownPlace(kind, None)] * (slots - len(cards))


def asset(g: OuterRim, card: str, teller: Teller) -> ShownAsset:
    """A card in a few words."""
    facts, names = CARDS[card], teller.names
    destination = facts.destination
    captured = g.captured.get(card, "")
    target = None
    if facts.type == BOUNTY:
        target = ShownTarget(CONTACTS[facts.contact].cls, facts.combat == GROUND, facts.value)
    return ShownAsset(
        id=f"c{card}",
        code=card,
        name=names.title(facts.contact or facts.ship or card),
        type=facts.type,
        type_name=names.known(facts.type) if facts.type else "",
        price=facts.price,
        illegal=facts.illegal,
        to=f"p{destination}" if destination in PLANETS or destination == "maelstrom" else "",
        to_name=names.place(destination),
        reward=reward(facts.capture if facts.type == BOUNTY else facts.reward, teller),
        skills=[names.known(skill) for skill in facts.skills],
        target=target,
        captured=names.known(captured) if captured else "",
    )


def reward(reward: Reward, teller: Teller) -> ShownReward:
    changes = [ShownReputation(faction, teller.names.known(faction), by) for faction, by in reward.reputation]
    return ShownReward(reward.credits, reward.fame, changes)
