"""Reading a position of Outer Rim back: what expectations of scenarios are compared with."""

from __future__ import annotations

from typing import Any, Final

from dejarik import positions
from dejarik.games.outer_rim import knowledge
from dejarik.games.outer_rim.cards.facts import ENCOUNTERS, FACTIONS, MARKET, SKILLS, slug
from dejarik.games.outer_rim.cards.library import CARDS, CHARACTERS, CONTACTS, SHIPS
from dejarik.games.outer_rim.events import Event
from dejarik.games.outer_rim.kinds import Ask, Do
from dejarik.games.outer_rim.rules import values
from dejarik.games.outer_rim.rules.map import SLOTS
from dejarik.games.outer_rim.scenarios.builder.fields import LEVELS, code_of
from dejarik.games.outer_rim.state import OuterRim
from dejarik.kernel import Decision, Option, Pile, Seat
from dejarik.positions import HIDDEN, SEATS, event_word, first_of, seat_word

OUT: Final = (
    Do.PASS,
    Do.DECLINE,
    Do.NO,
    Do.STAND_ASIDE,
    Do.LET_PASS,
    Do.STOP,
    Do.DONE,
    Do.FALL,
)  # pass by a question
OF_MATCH: Final = ("turn", "step", "first", "map", "extra-turn", "fame-to-win", "dice", "combat")
OF_SEAT: Final = (
    "character", "goal", "goal-tokens", "ship", "ship-goal", "ship-tokens", "at", "credits", "fame",
    "reputation", "damage", "ship-damage", "defeated", "assets", "secrets", "captured", "marks", "hyperdrive",
    "hull", "health", "ground-combat", "ship-combat", "skills", "contacts",
)  # fmt: skip
_NAME_OF_LEVEL = {level: word for word, level in LEVELS.items()}
_SEATS_OF_EVENTS = ("seat", "by", "to", "attacker", "defender", "partner")


class PositionValues(positions.PositionValues[OuterRim]):
    """A position that was set up, with the names its writer gave."""

    match_keys = OF_MATCH
    seat_keys = OF_SEAT

    def way_out(self, decision: Decision, seat: Seat) -> Option | None:
        """Decline, pass or stop; others than the seat that is to do something also stay where they are."""
        if decision.seat != seat and decision.kind in {Ask.PLANNING, Ask.ENCOUNTER}:
            return first_of(decision, (Do.STAY, Do.RECOVER, Do.EXPLORE, Do.PATROL))
        return None if decision.kind == Ask.ACTION and decision.seat == seat else first_of(decision, OUT)

    # ---- What may be asked about ------------------------------------------------------------------

    def knows(self, key: str) -> bool:
        return self.reader(key) is not None

    def titles(self) -> list[str]:
        return [*CARDS, *SHIPS, *CONTACTS]

    def of_piece(self, g: OuterRim, key: str) -> Any:
        reader = self.reader(key)
        assert reader is not None  # the loader has asked `near`
        kind, what = reader
        match kind:
            case "patrol":
                return self.patrol(g, what)
            case "slot":
                return self.slot(g, what)
            case "deck":
                return self.deck(g.pile(what))
            case "databank":
                return [self.card_words(card) for card in g.databank.get(int(what), ())]
            case "card":
                return self.card(g, what)
            case "ship":
                return self.ship(g, what)
            case _:
                return self.contact(g, what)

    def reader(self, key: str) -> tuple[str, str] | None:
        """What kind of thing a key names, and which one."""
        word = str(self.names.get(key.lower(), code_of(key)))
        kind, _, rest = key.partition(" ")
        if key in SLOTS:
            return "slot", key
        if kind == "patrol" and rest in FACTIONS:
            return "patrol", rest
        if kind == "deck" and slug(rest) in (*MARKET, *ENCOUNTERS):
            return "deck", slug(rest)
        if kind == "databank" and rest.isdecimal():
            return "databank", rest
        for kind, known in (("card", CARDS), ("ship", SHIPS), ("contact", CONTACTS)):
            if word in known:
                return kind, word
        return None

    # ---- The match --------------------------------------------------------------------------------

    def of_match(self, g: OuterRim, key: str) -> Any:
        match key:
            case "turn":
                return seat_word(g.current)
            case "first":
                return seat_word(g.first)
            case "step":
                return frozenset({g.step})
            case "map":
                return tuple(frozenset({tile}) for tile in g.tiles)
            case "extra-turn":
                return g.in_extra_turn
            case "dice":
                return [frozenset({result}) for result in g.dice.results] if g.dice is not None else []
            case "combat":
                return frozenset({g.combat.combat if g.combat is not None else "none"})
            case _:
                return g.goal

    def patrol(self, g: OuterRim, faction: str) -> dict[str, Any]:
        here = frozenset({g.patrols[faction]})
        return {"is": frozenset({faction}), "state": here, "at": here, "level": g.levels[faction]}

    def slot(self, g: OuterRim, slot: str) -> dict[str, Any]:
        there = g.contacts.get(slot)
        if there is None:
            return {"is": frozenset({"empty"}), "state": frozenset({"empty"})}
        side = "faceup" if there.faceup else "facedown"
        who = there.code or HIDDEN
        return {
            "is": frozenset({who}),
            "state": frozenset({side, who}),
            "contact": frozenset({who}),
            "faceup": there.faceup,
            "class": frozenset({there.cls}),
        }

    def deck(self, pile: Pile) -> dict[str, Any]:
        cards = [self.card_words(card) for card in pile.cards]
        nothing = frozenset({"nothing"})
        return {
            "is": frozenset({"deck"}),
            "state": cards[-1] if cards else nothing,
            "top": cards[-1] if cards else nothing,
            "bottom": cards[0] if cards else nothing,
            "next": cards[-2] if len(cards) > 1 else nothing,
            "size": len(cards),
        }

    # ---- Players ----------------------------------------------------------------------------------

    def of_seat(self, g: OuterRim, seat: Seat, field: str) -> Any:
        player = g.players[seat]
        match field:
            case "character" | "ship":
                return frozenset({str(getattr(player, field))})
            case "at":
                return frozenset({player.space})
            case "credits" | "fame" | "damage" | "ship-damage" | "defeated" | "ship-tokens":
                return getattr(player, field.replace("-", "_"))
            case "goal-tokens":
                return player.tokens
            case "goal":
                return player.flipped
            case "ship-goal":
                return player.ship_flipped
            case "reputation":
                return self.reputation(player.reputation)
            case "assets":
                return [self.card_words(card) for card in player.assets]
            case "secrets":
                return [self.card_words(secret.card) for secret in player.secrets]
            case "captured":
                return [frozenset({g.captured[card]}) for card in player.assets if card in g.captured]
            case "marks":
                return [frozenset({space}) for space in player.marks]
            case "skills":
                return self.fields({skill: values.copies(g, seat, skill) for skill in SKILLS})
            case "contacts":
                return self.contacts_seen(g, seat)
            case _:
                return getattr(values, field.replace("-", "_"))(g, seat)

    def reputation(self, levels: tuple[int, ...]) -> dict[str, Any]:
        words = zip(FACTIONS, levels, strict=True)
        return self.fields({faction: frozenset({_NAME_OF_LEVEL[level]}) for faction, level in words})

    def contacts_seen(self, g: OuterRim, seat: Seat) -> dict[str, Any]:
        """The contacts of the map as a seat knows them."""
        seen = knowledge.blanked(g, seat).contacts
        return self.fields({slot: frozenset({there.code or "facedown"}) for slot, there in seen.items()})

    def fields(self, values_: dict[str, Any]) -> dict[str, Any]:
        return {"is": frozenset[str](), "state": frozenset[str](), **values_}

    # ---- Cards, ships, contacts -------------------------------------------------------------------

    def card_words(self, card: str) -> frozenset[str]:
        return frozenset({card or HIDDEN, *self.called.get(card, ())})

    def card(self, g: OuterRim, card: str) -> dict[str, Any]:
        """Where a card is."""
        owner = g.owner_of(card)
        facts = CARDS[card]
        state = {f"held by {SEATS[owner]}", "held"} if owner >= 0 else set[str]()
        if any(card == secret.card for player in g.players for secret in player.secrets):
            state.add("secret")
        if card in g.removed:
            state.add("removed")
        if facts.number and card in g.databank[facts.number]:
            state.add("in databank")
        if not facts.number and card in g.pile(facts.deck).cards:
            cards = g.pile(facts.deck).cards
            state |= (
                {"in deck"}
                | ({"on top"} if cards[-1] == card else set())
                | ({"at the bottom"} if cards[0] == card else set())
            )
        return {
            "is": self.card_words(card),
            "state": frozenset(state),
            "owner": seat_word(owner),
            "captured": frozenset({g.captured.get(card, "nobody")}),
        }

    def ship(self, g: OuterRim, ship: str) -> dict[str, Any]:
        owner = next((seat for seat, player in enumerate(g.players) if player.ship == ship), -1)
        state = {"in reserve"} if ship in g.reserve else {f"flown by {SEATS[owner]}"} if owner >= 0 else set()
        return {"is": frozenset({ship}), "state": frozenset(state), "owner": seat_word(owner)}

    def contact(self, g: OuterRim, contact: str) -> dict[str, Any]:
        slot = next((slot for slot, there in g.contacts.items() if there.code == contact), "nowhere")
        state = {slot, slot.rpartition(".")[0]}
        if contact in g.supply:
            state.add("in supply")
        if contact in g.removed:
            state.add("removed")
        if contact in g.captured.values():
            state.add("captured")
        return {"is": frozenset({contact}), "state": frozenset(state), "at": frozenset({slot})}

    # ---- The log ----------------------------------------------------------------------------------

    def say(self, g: OuterRim, event: Event) -> str:
        """`bought A salvage 1000`: the name of the event and what it is about."""
        words = [event_word(event)]
        for name in event.__struct_fields__:
            value = getattr(event, name)
            if name in _SEATS_OF_EVENTS and isinstance(value, int):
                words += seat_word(value)
            elif isinstance(value, tuple):
                words += [str(one) for one in value]
            elif value is True:
                words.append(name)
            elif name == "level":
                words.append(_NAME_OF_LEVEL[value])
            elif isinstance(value, int) and value < 0:
                words += ["minus", str(-value)]
            elif value is not False and value != "":
                words.append(self.called.get(value, [str(value)])[0] if value not in CHARACTERS else value)
        return " ".join(words)
