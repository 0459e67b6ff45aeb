"""How content is written down: facts and abilities in one call, clauses named as on the cards."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from dejarik.games.outer_rim.abilities.ability import Ability, Condition, Effect
from dejarik.games.outer_rim.abilities.vocabulary.goals import Goal
from dejarik.games.outer_rim.abilities.vocabulary.triggers import Whenever
from dejarik.games.outer_rim.cards.editions import FIRST_EDITION, reprint
from dejarik.games.outer_rim.cards.facts import (
    BOUNTY,
    CARGO,
    CREW,
    DROID,
    FACTIONS,
    GEAR,
    GROUND,
    HUTT,
    ILLEGAL,
    IMPERIAL,
    JOB,
    MOD,
    NOTHING,
    PLAIN,
    REBEL,
    SERVICE,
    SHIP,
    SYNDICATE,
    Card,
    Character,
    ContactToken,
    Patrol,
    Reward,
    Sheet,
    Ship,
    slug,
)
from dejarik.games.outer_rim.cards.library import (
    ABILITIES,
    CARDS,
    CHARACTERS,
    CONTACTS,
    DATABANK,
    PATROLS,
    SECRETS,
    SHIPS,
)

Clause = Effect | tuple[Effect, Condition] | Whenever
SYMBOLS = {"R": REBEL, "I": IMPERIAL, "H": HUTT, "S": SYNDICATE}


def ability(source: str, clause: str, does: Clause, word: str = "") -> Ability:
    """An ability, known by its source and the word it is headed with."""
    ref = f"{source}.{word or clause}"
    if isinstance(does, Whenever):
        made = Ability(ref, clause, does.effect, whenever=does)
    else:
        made = Ability(ref, clause, *(does if isinstance(does, tuple) else (does,)))
    if made.ref in ABILITIES:
        raise ValueError(f"{made.ref} is defined twice")
    ABILITIES[made.ref] = made
    return made


def _abilities(source: str, clauses: dict[str, Clause | None]) -> tuple[Ability, ...]:
    return tuple(ability(source, clause, does) for clause, does in clauses.items() if does is not None)


def _code(code: str, edition: int) -> str:
    return code if edition == FIRST_EDITION else reprint(code, edition)


def _many(things: Any) -> tuple[Any, ...]:
    return things if isinstance(things, tuple) else (things,)


def card(
    title: str,
    kind: str,
    deck: str,
    *,
    code: str = "",
    patrol: str = "",
    traits: Iterable[str] = (),
    constants: Any = (),
    whenever: Whenever | None = None,
    action: Clause | None = None,
    planning: Clause | None = None,
    encounter: Clause | None = None,
    job: Clause | None = None,
    service: Clause | None = None,
    databank: Clause | None = None,
    secret_action: Clause | None = None,
    secret_planning: Clause | None = None,
    bonuses: Any = (),
    dice: Any = (),
    abilities: tuple[Ability, ...] = (),
    ours: str = "",
    edition: int = FIRST_EDITION,
    **facts: Any,
) -> Card:
    """What is printed on the box's card and not known to us is our own: `ours` names those parts.

    A card of a later edition takes the place of the one that had its title before.
    """
    code = _code(code or slug(title), edition)
    clauses = {
        "job": job,
        "databank": databank,
        "service": service,
        "action": action,
        "planning": planning,
        "encounter": encounter,
        "secret-action": secret_action,
        "secret-planning": secret_planning,
        "whenever": whenever,
    }
    made = Card(
        code=code,
        type=kind,
        deck=deck,
        patrol=(SYMBOLS[patrol[0]], int(patrol[1])) if patrol else None,
        traits=frozenset(traits),
        constants=_many(constants),
        abilities=abilities + _abilities(code, clauses),
        bonuses=_many(bonuses),
        dice=_many(dice),
        ours=tuple(ours.split()) + (("symbol",) if patrol else ()),
        **facts,
    )
    if code in CARDS:
        raise ValueError(f"{code} is defined twice")
    CARDS[code] = made
    return made


def reward(money: int = 0, fame: int = 0, **reputation: int) -> Reward:
    changes = tuple((faction, reputation[faction]) for faction in FACTIONS if faction in reputation)
    return Reward(money, fame, changes)


# ---- Market ----------------------------------------------------------------------------------------


def cargo(
    title: str,
    price: int | None,
    to: str,
    pays: Reward,
    deck: str = "cargo",
    illegal: bool = False,
    **rest: Any,
) -> Card:
    """A cargo: it cannot be bought where it is to be delivered."""
    # rule: outer_rim.cargo.definition, outer_rim.cargo.sources, outer_rim.asset.trait.where
    traits = (ILLEGAL,) if illegal else ()
    return card(
        title, CARGO, deck, price=price, destination=to, banned=to, reward=pays, traits=traits, **rest
    )


def gear(title: str, price: int | None, deck: str = "gear-mod", **rest: Any) -> Card:
    # rule: outer_rim.gear.definition, outer_rim.gear.source, outer_rim.gear.text
    return card(title, GEAR, deck, price=price, **rest)


def mod(title: str, price: int | None, deck: str = "gear-mod", **rest: Any) -> Card:
    # rule: outer_rim.mod.definition, outer_rim.mod.source
    return card(title, MOD, deck, price=price, **rest)


def crew(title: str, price: int | None, deck: str, *skills: str, **rest: Any) -> Card:
    # rule: outer_rim.crew.definition, outer_rim.skill.where
    return card(title, CREW, deck, price=price, skills=skills, **rest)


def bounty(
    contact: str,
    value: int,
    to: str,
    eliminate: Reward,
    capture: Reward,
    deck: str = "bounty",
    combat: str = GROUND,
    code: str = "",
    **rest: Any,
) -> Card:
    # rule: outer_rim.bounty.sources, outer_rim.bounty.class-shown
    return card(
        contact,
        BOUNTY,
        deck,
        code=code or f"bounty-{contact}",
        price=0 if deck == "bounty" else None,
        contact=contact,
        value=value,
        combat=combat,
        destination=to,
        eliminate=eliminate,
        capture=capture,
        **rest,
    )


def job(
    title: str,
    to: str,
    skills: tuple[str, ...],
    critical: tuple[str, ...],
    pays: Reward,
    deck: str = "job",
    **rest: Any,
) -> Card:
    # rule: outer_rim.job.sources, outer_rim.job.skill-list, outer_rim.job.italic-skill-fails-job
    price = rest.pop("price", 0 if deck in {"job", "bounty"} else None)
    return card(
        title, JOB, deck, price=price, destination=to, skills=skills, critical=critical, reward=pays, **rest
    )


def service(title: str, price: int, deck: str, **rest: Any) -> Card:
    return card(title, SERVICE, deck, price=price, **rest)


def ship_card(ship: str, patrol: str = "") -> Card:
    # rule: outer_rim.ship.acquired-from-ship-deck
    return card(f"{ship} for sale", SHIP, "ship", price=SHIPS[ship].price, ship=ship, patrol=patrol)


# ---- Databank --------------------------------------------------------------------------------------


def databank(number: int, title: str, kind: str = PLAIN, **rest: Any) -> Card:
    """A numbered card; it has no cost."""
    made = card(title, kind, "databank", number=number, original=True, **rest)
    DATABANK.setdefault(number, []).append(made.code)
    return made


# ---- Encounters ------------------------------------------------------------------------------------


def encounter(
    deck: str,
    title: str,
    sections: dict[str, Effect | None],
    kind: str = PLAIN,
    *,
    code: str = "",
    edition: int = FIRST_EDITION,
    **rest: Any,
) -> Card:
    """An encounter card: an effect for each section; None marks a section that is a secret.

    What else is given belongs to the asset on the card, or to the secret.
    """
    code = _code(code or slug(title), edition)
    abilities = tuple(
        ability(code, "section", effect, word=where)
        for where, effect in sections.items()
        if effect is not None
    )
    secrets = frozenset(where for where, effect in sections.items() if effect is None)
    made = card(
        title,
        kind,
        deck,
        code=code,
        sections={where: f"{code}.{where}" for where, effect in sections.items() if effect is not None},
        secrets=secrets,
        abilities=abilities,
        original=True,
        **rest,
    )
    moments = {moment for one in made.dice for moment in one.moments()}
    moments |= {one.moment for one in made.constants if one.moment}
    for where in sections:
        known = SECRETS.get((deck, where), frozenset())
        SECRETS[deck, where] = known | moments if where in secrets else known
    return made


# ---- Characters, ships, tokens ---------------------------------------------------------------------


def character(
    name: str,
    health: int,
    ground: int,
    skills: tuple[str, ...],
    databank: int,
    goal: Goal,
    *,
    action: Clause | None = None,
    front_action: Clause | None = None,
    planning_after: Clause | None = None,
    action_after: Clause | None = None,
    encounter_after: Clause | None = None,
    whenever_after: Whenever | None = None,
    bonuses: Any = (),
    dice: Any = (),
    constants: Any = (),
    constants_after: Any = (),
    **facts: Any,
) -> None:
    """A character: what both sides have, what only the goal side has, and what comes after the flip."""
    # rule: outer_rim.character.represented-by, outer_rim.character.starting-ability, outer_rim.goal.who
    code = slug(name)
    front = (ability(code, "action", front_action, word="goal"),) if front_action is not None else ()
    back = {"planning": planning_after, "encounter": encounter_after, "whenever": whenever_after}
    last = (ability(code, "action", action_after, word="flipped"),) if action_after is not None else ()
    CHARACTERS[code] = Character(
        code=code,
        health=health,
        ground=ground,
        skills=skills,
        databank=databank,
        goal=goal,
        both=_abilities(code, {"action": action}),
        front=front,
        back=_abilities(code, back) + last,
        bonuses=_many(bonuses),
        dice=_many(dice),
        constants=_many(constants),
        back_constants=_many(constants_after),
        **facts,
    )


def sheet(
    code: str,
    hyperdrive: int,
    combat: int,
    hull: int,
    slots: tuple[int, int, int, int],
    *,
    action: Clause | None = None,
    encounter: Clause | None = None,
    whenever: Whenever | None = None,
    bonuses: Any = (),
    dice: Any = (),
    constants: Any = (),
) -> Sheet:
    """One side of a ship: slots for cargo, mods, cargo or mods, crew."""
    clauses = {"action": action, "encounter": encounter, "whenever": whenever}
    return Sheet(
        code,
        hyperdrive,
        combat,
        hull,
        *slots,
        abilities=_abilities(code, clauses),
        bonuses=_many(bonuses),
        dice=_many(dice),
        constants=_many(constants),
    )


def ship(price: int, front: Sheet, goal: Goal | None = None, back: Sheet | None = None) -> None:
    """A ship with what it becomes once its goal is completed."""
    # rule: outer_rim.ship.bought-ships-have-goals
    SHIPS[front.code] = Ship(front.code, price, front, goal, back)


def patrol(faction: str, level: int, value: int = 0, pays: Reward = NOTHING) -> None:
    # rule: outer_rim.patrol.what, outer_rim.patrol.faction-symbol-both-sides
    code = f"{faction}-{level}"
    PATROLS[code] = Patrol(code, faction, level, value, pays, ("combat", "reward") if value else ())


def contact(code: str, cls: str, number: int, droid: bool = False, faction: str = "") -> None:
    # rule: outer_rim.contact.what, outer_rim.contact.symbols-no-effect
    CONTACTS[code] = ContactToken(code, cls, number, droid, faction)


def hireling(
    number: int, contact_code: str, meeting: Effect, *skills: str, droid: bool = False, **rest: Any
) -> Card:
    """The databank card of a contact who may join the crew."""
    return databank(
        number,
        f"meeting {contact_code}",
        CREW,
        contact=contact_code,
        skills=skills,
        databank=meeting,
        traits=(DROID,) if droid else (),
        **rest,
    )
