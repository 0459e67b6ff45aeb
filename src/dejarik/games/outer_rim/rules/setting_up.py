"""Setting up: the map, patrols, contacts, characters and ships, credits, decks."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from dejarik.games.outer_rim import events as ev
from dejarik.games.outer_rim.cards.editions import FIRST_EDITION, in_box
from dejarik.games.outer_rim.cards.facts import (
    CLASSES,
    CRIT,
    ENCOUNTERS,
    FACES,
    FACTIONS,
    HIT,
    MARKET,
    NOBODY,
    POSITIVE,
    STARTING_CREDITS,
)
from dejarik.games.outer_rim.cards.library import CARDS, CHARACTERS, CONTACTS, DATABANK, SHIPS
from dejarik.games.outer_rim.kinds import Ask, Do
from dejarik.games.outer_rim.pieces import Contact
from dejarik.games.outer_rim.rules import verbs
from dejarik.games.outer_rim.rules.map import CLASSES_OF, PLANETS, TILES
from dejarik.games.outer_rim.rules.setup import Setup
from dejarik.kernel import Decision, Option, Pile, Procedure, Seat, Step

if TYPE_CHECKING:
    from dejarik.games.outer_rim.state import OuterRim

FIRST_PLAYER_DICE = 6
STARTERS = ("g9-rigger", "g-1a-starfighter")
SOLO_STARTS = (91, 92)


def lay_out(g: OuterRim, setup: Setup) -> None:
    """Everything that is set up before anybody chooses."""
    # rule: outer_rim.setup.step-order
    edition = setup.edition
    tiles = list(TILES)
    if setup.random_map:
        # rule: outer_rim.variant.random-map.shuffle, outer_rim.variant.random-map.first-tile
        # rule: outer_rim.variant.random-map.following-tiles, outer_rim.variant.random-map.last-end-cap
        # rule: outer_rim.map.layout-standard-or-random
        g.chance.shuffle(tiles)
    g.tiles = tuple(tiles)
    # rule: outer_rim.setup.2.patrols-level-1-on-map, outer_rim.setup.2.patrol-stacks
    # rule: outer_rim.patrol.levels
    g.levels = dict.fromkeys(FACTIONS, 1)
    g.patrols = {faction: g.map.stacks[faction] for faction in FACTIONS}
    deal_contacts(g, edition)
    # rule: outer_rim.setup.7.market-decks, outer_rim.setup.7.encounter-decks
    for decks, piles in ((MARKET, g.market), (ENCOUNTERS, g.encounters)):
        for deck in decks:
            pile = Pile(list(_sorted(deck, edition)))
            pile.shuffle(g.chance)
            piles.append(pile)
    # rule: outer_rim.setup.7.databank, outer_rim.databank.sorted-never-shuffled
    # rule: outer_rim.databank.setup-shuffle-groups, outer_rim.databank.duplicate-numbers-exist
    g.databank = {number: in_box(sorted(cards), edition) for number, cards in sorted(DATABANK.items())}
    # rule: outer_rim.setup.7.ship-reserve
    g.reserve = in_box(sorted(code for code in SHIPS if code not in STARTERS), edition)
    for deck in MARKET:  # rule: outer_rim.setup.7.market-reveal
        verbs.reveal_top(g, deck)


@cache
def _sorted(deck: str, edition: int) -> tuple[str, ...]:
    """The cards of a deck, in an order that only their names decide."""
    return in_box(sorted(code for code, card in CARDS.items() if card.deck == deck), edition)


@cache
def _of_class(cls: str, edition: int) -> tuple[str, ...]:
    return in_box(sorted(code for code, contact in CONTACTS.items() if contact.cls == cls), edition)


def deal_contacts(g: OuterRim, edition: int) -> None:
    """Each contact slot receives a facedown contact of its class."""
    # rule: outer_rim.setup.3.contacts-random-by-class, outer_rim.setup.3.one-contact-per-slot
    # rule: outer_rim.contact.start-facedown, outer_rim.contact.class-by-dots
    waiting: dict[str, list[str]] = {}
    for cls in CLASSES:
        waiting[cls] = list(_of_class(cls, edition))
        g.chance.shuffle(waiting[cls])
    for planet in PLANETS:
        for place, cls in enumerate(CLASSES_OF[planet], 1):
            g.contacts[f"{planet}.{place}"] = Contact(waiting[cls].pop(), cls)


class SetUpTable(Procedure["OuterRim"]):
    """Find the first player; then each chooses a character and a starting ship, and takes a first card."""

    head_start: int = 0
    agreed: tuple[str, ...] = ()
    edition: int = FIRST_EDITION
    order: tuple[Seat, ...] = ()
    place: int = 0
    first: Seat = NOBODY  # known beforehand; otherwise the dice say who it is

    def begin(self, g: OuterRim) -> Step:
        if self.first != NOBODY:
            g.first = self.first
        elif g.ai == NOBODY:
            g.first = self.roll_off(g)
        # rule: outer_rim.solo-ai.setup.human-first
        self.order = (g.first, *g.others(g.first))
        return g.go(self, then=self.choose)

    def roll_off(self, g: OuterRim) -> Seat:
        # rule: outer_rim.setup.5.first-player-roll, outer_rim.setup.5.first-player-tie
        rivals = list(range(g.seats))
        while len(rivals) > 1:
            counts = {}
            for seat in rivals:
                rolled = [FACES[g.roll(8, f"seat-{seat}")] for _ in range(FIRST_PLAYER_DICE)]
                counts[seat] = sum(result in {HIT, CRIT} for result in rolled)
            most = max(counts.values())
            rivals = [seat for seat in rivals if counts[seat] == most]
        g.tell(ev.FirstPlayer(rivals[0], ()))
        return rivals[0]

    @property
    def seat(self) -> Seat:
        return self.order[self.place]

    def choose(self, g: OuterRim) -> Step:
        # rule: outer_rim.setup.step-order, outer_rim.setup.6.simultaneous
        if self.place == g.seats:  # all have chosen: only now their characters are prepared
            self.place = 0
            return g.go(self, then=self.prepare)
        return g.ask(self, self.which_character, then=self.character_chosen)

    def which_character(self, g: OuterRim) -> Decision:
        # rule: outer_rim.setup.5.choose-characters-clockwise, outer_rim.solo-ai.setup.ai-character
        taken = {player.character for player in g.players}.union(self.agreed)
        free = [code for code in in_box(CHARACTERS, self.edition) if code not in taken]
        if self.seat < len(self.agreed) and self.agreed[self.seat]:
            free = [self.agreed[self.seat]]
        chooser = self.seat
        if self.seat == g.ai:
            free = [code for code in free if CHARACTERS[code].databank in SOLO_STARTS]
            chooser = g.first
        options = tuple(Option(Do.CHARACTER, code) for code in free)
        return Decision(chooser, Ask.CHARACTER, options, public=True)

    def character_chosen(self, g: OuterRim, option: Option) -> Step:
        # rule: outer_rim.setup.5.character-card, outer_rim.setup.5.reputation-neutral
        # rule: outer_rim.setup.5.player-board, outer_rim.fame.start-zero
        g.players[self.seat].character = str(option.subject)
        g.changes += 1
        if self.seat == g.ai:  # rule: outer_rim.solo-ai.setup.ai-ship
            return self.take_ship(g, STARTERS[0])
        return g.ask(self, self.which_ship, then=self.ship_chosen)

    def which_ship(self, g: OuterRim) -> Decision:
        # rule: outer_rim.setup.5.starting-ship-choice, outer_rim.setup.5.ship-before-databank-card
        options = tuple(Option(Do.SHIP, ship) for ship in STARTERS)
        return Decision(self.seat, Ask.STARTING_SHIP, options, public=True)

    def ship_chosen(self, g: OuterRim, option: Option) -> Step:
        return self.take_ship(g, str(option.subject))

    def take_ship(self, g: OuterRim, ship: str) -> Step:
        # rule: outer_rim.ship.start-on-starting-ship, outer_rim.setup.5.credits-by-seat
        # rule: outer_rim.setup.5.credits-fewer-players, outer_rim.solo-ai.setup.credits
        player = g.players[self.seat]
        player.ship = ship
        player.credits = STARTING_CREDITS[self.place]
        g.changes += 1
        if self.place == 0:
            g.narrate(ev.SettingUp())
        g.tell(ev.CharacterChosen(self.seat, player.character, ship))
        self.place += 1
        return g.go(self, then=self.choose)

    def prepare(self, g: OuterRim) -> Step:
        if self.place == g.seats:
            return g.go(self, then=self.begin_play)
        character = g.character(self.seat)
        for faction, level in character.reputation:  # rule: outer_rim.setup.6.reputation-to-extreme
            verbs.set_reputation(g, self.seat, faction, level)
        if character.chooses_reputation:
            return g.ask(self, self.which_faction, then=self.faction_chosen)
        return g.go(self, then=self.take_first_card)

    def which_faction(self, g: OuterRim) -> Decision:
        options = tuple(Option(Do.FACTION, faction) for faction in FACTIONS)
        return Decision(self.seat, Ask.WHICH_FACTION, options, public=True)

    def faction_chosen(self, g: OuterRim, option: Option) -> Step:
        verbs.set_reputation(g, self.seat, str(option.subject), POSITIVE)
        return g.go(self, then=self.take_first_card)

    def take_first_card(self, g: OuterRim) -> Step:
        # rule: outer_rim.setup.6.take-databank-card, outer_rim.character.starting-planet
        # rule: outer_rim.setup.6.databank-cargo-to-cargo-slot, outer_rim.setup.6.databank-other-to-job-slot
        # rule: outer_rim.character.setup-instructions, outer_rim.solo-ai.setup.ai-instructions
        # rule: outer_rim.setup.5.character-piece
        card = verbs.take_from_databank(g, g.character(self.seat).databank)
        verbs.take_asset(g, self.seat, card)
        verbs.put_player(g, self.seat, CARDS[card].start)
        self.place += 1
        return g.go(self, then=self.prepare)

    def begin_play(self, g: OuterRim) -> Step:
        if g.ai != NOBODY:
            # rule: outer_rim.solo-ai.expert.fame-head-start
            verbs.change_fame(g, g.ai, self.head_start)
        return g.done()
