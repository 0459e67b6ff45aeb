"""Setting up any position of Outer Rim from a description, as scenarios write it.

    board:
      A: {character: Bossk, at: Tatooine, credits: 3000, assets: [Ion Cannon as cannon]}
      B: {at: Naboo, reputation: {hutt: negative}}
      patrols: {hutt: {at: Tatooine, level: 2}}
      market: {cargo: [Salvage, Food Supplies]}
      start: action

What nobody described is as it is at the beginning of a match: patrols next to their stacks, contacts
facedown, decks shuffled. In a match against the solo opponent (`solo: true`) B is the opponent.
"""

from __future__ import annotations

from dejarik.games.outer_rim import blank
from dejarik.games.outer_rim.cards.editions import EDITION, FIRST_EDITION
from dejarik.games.outer_rim.cards.facts import ASSETS, ENCOUNTERS, FACES, FACTIONS, MARKET, RESULTS
from dejarik.games.outer_rim.cards.library import CARDS, CHARACTERS, CONTACTS, DATABANK, SHIPS
from dejarik.games.outer_rim.rules import values
from dejarik.games.outer_rim.rules.map import SLOTS, TILES
from dejarik.games.outer_rim.rules.setting_up import STARTERS, SetUpTable
from dejarik.games.outer_rim.rules.setup import Setup
from dejarik.games.outer_rim.rules.solo import AI_CARDS
from dejarik.games.outer_rim.rules.turns import ACTION, ENCOUNTER, PLANNING, PlayOn, Turn
from dejarik.games.outer_rim.scenarios.builder import pieces
from dejarik.games.outer_rim.scenarios.builder.fields import Fields, names_in
from dejarik.games.outer_rim.scenarios.builder.values import PositionValues
from dejarik.kernel import Seat
from dejarik.positions import SEATS, Complain, Path, Tree

SET_UP = "setup"
STARTS = {PLANNING: "begin", ACTION: "act", ENCOUNTER: "meet", SET_UP: ""}
OF_MATCH = (
    "edition", "turn", "first", "start", "solo", "head-start", "long-game", "random-map", "extra-turn", "map",
    "patrols", "contacts", "market", "decks", "databank", "ai-deck",
)  # fmt: skip
OF_SEAT = (
    "character", "goal", "goal-tokens", "ship", "ship-goal", "ship-tokens", "at", "credits", "fame",
    "reputation", "damage", "ship-damage", "defeated", "assets", "secrets", "marks", "used",
)  # fmt: skip
OF_ASSET = ("card", "as", "captured")
CAST = ("bossk", "jyn-erso", "han-solo", "boba-fett")  # players nobody described
HOMES = ("tatooine", "naboo", "naboo", "naboo")
CREDITS = 10_000
ENEMY, AI = "enemy", "ai"  # whose chance it is, apart from the players'


class Builder(Fields):
    """Sets up one thing after the other."""

    def __init__(self, seed: int, complain: Complain):
        super().__init__(complain)
        self.seed = seed
        self.first = PLANNING
        self.tree: dict[str, Tree] = {}

    # ---- The match --------------------------------------------------------------------------------

    def build(self, tree: Tree, chance: Tree) -> None:
        path: Path = ("board",)
        self.tree = dict(self.fields(tree, path, (*SEATS, *OF_MATCH)))
        letters = [letter for letter in SEATS if letter in self.tree]
        solo = self.truth(self.tree.get("solo", False), (*path, "solo"))
        self.seats = max(2, len(letters))
        if letters != list(SEATS[: len(letters)]) or (solo and self.seats > 2):
            self.complain(path, "seats")
            return
        editions = [str(number) for number in range(FIRST_EDITION, EDITION + 1)]
        edition = self.one_of(self.tree.get("edition", FIRST_EDITION), (*path, "edition"), editions)
        self.edition = int(edition or FIRST_EDITION)
        setup = Setup(
            1 if solo else self.seats,
            random_map=self.truth(self.tree.get("random-map", False), (*path, "random-map")),
            long_game=self.truth(self.tree.get("long-game", False), (*path, "long-game")),
            head_start=self.number(self.tree.get("head-start", 0), (*path, "head-start")),
            edition=self.edition,
        )
        self.g = g = blank(setup, self.seed)
        self.names.update(names_in(self.edition))
        self.first = self.one_of(self.tree.get("start", PLANNING), (*path, "start"), STARTS)
        if self.first == SET_UP:
            self.names.update({SEATS[seat]: f"player-{seat + 1}" for seat in range(g.seats)})
            self.script(chance)
            self.begins((*path, "first"))
            return
        self.layout((*path, "map"))
        seats = [
            self.fields(self.tree.get(SEATS[seat], {}), (*path, SEATS[seat]), OF_SEAT)
            for seat in range(g.seats)
        ]
        self.cast(seats)
        for seat, fields in enumerate(seats):
            self.seat(seat, fields, (*path, SEATS[seat]))
        g.current = self.who(self.tree.get("turn", "A"), (*path, "turn"))
        g.first = self.who(self.tree.get("first", "A"), (*path, "first"))
        g.in_extra_turn = self.truth(self.tree.get("extra-turn", False), (*path, "extra-turn"))
        self.patrols((*path, "patrols"))
        self.contacts((*path, "contacts"))
        self.decks("market", MARKET)
        self.decks("decks", ENCOUNTERS)
        self.databank((*path, "databank"))
        self.ai_deck((*path, "ai-deck"))
        self.script(chance)

    def begins(self, path: Path) -> None:
        """Who begins, in a scenario that plays the setup itself without rolling for it."""
        if "first" in self.tree:
            for frame in self.g.stack:
                if isinstance(frame, SetUpTable):
                    frame.first = self.who(self.tree["first"], path)

    def layout(self, path: Path) -> None:
        tiles = tuple(
            self.one_of(tile, (*path, place), TILES)
            for place, tile in enumerate(self.items(self.tree.get("map", list(TILES)), path))
        )
        if sorted(tiles) != sorted(TILES):
            self.unknown(path, "one-of", ", ".join(tiles), TILES)
            return
        self.g.tiles = tiles
        self.g.patrols = {faction: self.g.map.stacks[faction] for faction in FACTIONS}

    def space(self, tree: Tree, path: Path) -> str:
        return self.one_of(tree, path, self.g.map.spaces)

    def patrols(self, path: Path) -> None:
        """`hutt: Tatooine`, or with a level."""
        g = self.g
        for faction, entry in self.fields(self.tree.get("patrols", {}), path, FACTIONS).items():
            where = (*path, faction)
            fields = entry if isinstance(entry, dict) else {"at": entry}
            self.fields(fields, where, ("at", "level"))
            if faction in FACTIONS:
                if "at" in fields:
                    g.patrols[faction] = self.space(fields["at"], (*where, "at"))
                g.levels[faction] = max(1, self.number(fields.get("level", 1), (*where, "level")))

    def contacts(self, path: Path) -> None:
        """`tatooine.1: Greedo`, `{contact: Greedo, faceup: true}`, or `empty`."""
        g = self.g
        for slot, entry in self.fields(self.tree.get("contacts", {}), path, SLOTS).items():
            where = (*path, slot)
            fields = entry if isinstance(entry, dict) else {"contact": entry}
            self.fields(fields, where, ("contact", "faceup", "seen"))
            code = self.one_of(fields.get("contact"), (*where, "contact"), (*CONTACTS, "empty"))
            if slot not in SLOTS or not code:
                continue
            if code == "empty":
                gone = g.contacts.pop(slot, None)
                g.removed += (gone.code,) if gone is not None else ()
                continue
            faceup = self.truth(fields.get("faceup", False), (*where, "faceup"))
            seen = sum(1 << self.who(one, (*where, "seen")) for one in self.items(fields.get("seen"), where))
            pieces.put_contact(g, slot, code, faceup, seen)

    def decks(self, field: str, known: tuple[str, ...]) -> None:
        """The cards on top of decks, the first uppermost; `{only: […]}`: the deck holds no others."""
        g = self.g
        path: Path = ("board", field)
        for deck, entry in self.fields(self.tree.get(field, {}), path, known).items():
            where = (*path, deck)
            fields = entry if isinstance(entry, dict) else {"top": entry}
            only = "only" in self.fields(fields, where, ("top", "only"))
            which = "only" if only else "top"
            cards = [
                self.card(card, (*where, which, place), deck=deck)
                for place, card in enumerate(self.items(fields.get(which), (*where, which)))
            ]
            if deck not in known or not all(cards):
                continue
            pieces.put_on_top(g, deck, cards)
            if only:
                pile = g.pile(deck)
                rest = [card for card in pile.cards if card not in cards]
                for card in rest:
                    pieces.take_from_pile(pile, card)
                g.removed += tuple(rest)

    def databank(self, path: Path) -> None:
        """The cards left of a number: `1: [Local Security]`; the others are out of the game."""
        g = self.g
        for word, entry in self.fields(self.tree.get("databank", {}), path, None).items():
            number = int(word) if word.isdecimal() and int(word) in DATABANK else 0
            if not number:
                self.unknown((*path, word), "one-of", word, [str(one) for one in DATABANK])
                continue
            cards = [
                self.card(card, (*path, word, place), deck="databank")
                for place, card in enumerate(self.items(entry, (*path, word)))
            ]
            g.removed += tuple(card for card in g.databank[number] if card not in cards)
            g.databank[number] = tuple(sorted(cards))

    def ai_deck(self, path: Path) -> None:
        """The top of the opponent's deck, the first uppermost."""
        deck = self.g.ai_deck
        for place, entry in reversed(list(enumerate(self.items(self.tree.get("ai-deck"), path)))):
            card = self.one_of(entry, (*path, place), AI_CARDS)
            if deck is None:
                self.complain(path, "no-opponent")
            elif card:
                deck.cards.remove(card)
                deck.put_top(card)

    # ---- Players ----------------------------------------------------------------------------------

    def cast(self, seats: list[dict[str, Tree]]) -> None:
        """Who plays whom: as described, the others somebody who is free."""
        chosen: list[str] = []
        for seat, fields in enumerate(seats):
            if "character" in fields:
                path = ("board", SEATS[seat], "character")
                code = self.one_of(fields["character"], path, CHARACTERS)
                if code in chosen:
                    self.complain(path, "name-twice", name=code)
                chosen.append(code)
            else:
                chosen.append("")
        free = [code for code in (*CAST, *CHARACTERS) if code not in chosen]
        for seat, player in enumerate(self.g.players):
            player.character = chosen[seat] or free.pop(0)
            self.names[SEATS[seat]] = player.character

    def seat(self, seat: Seat, fields: dict[str, Tree], path: Path) -> None:
        player = self.g.players[seat]
        ship = self.one_of(fields.get("ship", STARTERS[0]), (*path, "ship"), SHIPS) or STARTERS[0]
        player.ship = ship
        self.g.reserve = tuple(other for other in self.g.reserve if other != ship)
        player.space = self.space(fields.get("at", HOMES[seat]), (*path, "at"))
        for field, default in (("credits", CREDITS), ("fame", 0), ("damage", 0), ("ship-damage", 0)):
            setattr(player, field.replace("-", "_"), self.number(fields.get(field, default), (*path, field)))
        player.tokens = self.number(fields.get("goal-tokens", 0), (*path, "goal-tokens"))
        player.ship_tokens = self.number(fields.get("ship-tokens", 0), (*path, "ship-tokens"))
        player.flipped = self.truth(fields.get("goal", False), (*path, "goal"))
        player.ship_flipped = self.truth(fields.get("ship-goal", False), (*path, "ship-goal"))
        player.defeated = self.truth(fields.get("defeated", False), (*path, "defeated"))
        if player.defeated and not player.damage and not player.ship_damage:
            player.damage = self.g.character(seat).health
        player.reputation = self.reputation(fields.get("reputation", {}), (*path, "reputation"))
        player.marks = tuple(
            self.space(one, (*path, "marks")) for one in self.items(fields.get("marks"), (*path, "marks"))
        )
        for place, entry in enumerate(self.items(fields.get("assets"), (*path, "assets"))):
            self.asset(seat, entry, (*path, "assets", place))
        for place, entry in enumerate(self.items(fields.get("secrets"), (*path, "secrets"))):
            self.secret(seat, entry, (*path, "secrets", place))
        self.used(fields.get("used"), (*path, "used"))

    def asset(self, seat: Seat, entry: Tree, path: Path) -> None:
        fields = self.entry(entry, path, OF_ASSET)
        code = self.card(fields.get("card"), path, ASSETS)
        if not code:
            return
        if any(code in player.assets for player in self.g.players):
            self.complain(path, "name-twice", name=code)
            return
        pieces.give_asset(self.g, seat, code)
        self.alias(fields, path, code)
        if self.truth(fields.get("captured", False), (*path, "captured")):
            pieces.capture(self.g, code)

    def secret(self, seat: Seat, entry: Tree, path: Path) -> None:
        """A card with a secret; where it has several, `section` says which one is meant."""
        fields = self.entry(entry, path, ("card", "as", "section"))
        code = self.card(fields.get("card"), path)
        if not code:
            return
        sections = sorted(CARDS[code].secrets)
        if not sections:
            self.complain(path, "card-type", name=code, kind=CARDS[code].type or "–", wanted="secret")
            return
        section = self.one_of(fields.get("section", sections[0]), (*path, "section"), sections)
        pieces.give_secret(self.g, seat, code, section)
        self.alias(fields, path, code)

    def used(self, tree: Tree, path: Path) -> None:
        """Actions already taken this turn: `market`, `deliver`, `trade`."""
        for place, word in enumerate(self.items(tree, path)):
            known = self.one_of(word, (*path, place), ("market", "deliver", "trade"))
            self.g.used = (*self.g.used, known)

    # ---- Chance -----------------------------------------------------------------------------------

    def script(self, tree: Tree) -> None:
        """What will be rolled, by whose dice they are; which databank card is drawn; what the AI picks."""
        if tree is None or self.wrong:
            return
        script: dict[str, list[int]] = {}
        for name, results in self.fields(tree, ("chance",), None).items():
            path: Path = ("chance", name)
            words = results if isinstance(results, list) else [results]
            verb, _, rest = name.partition(" ")
            if verb == "databank" and rest.isdecimal() and int(rest) in DATABANK:
                script[f"databank-{rest}"] = self.drawn(int(rest), words, path)
            elif name == AI:
                script[AI] = [max(0, self.number(word, path) - 1) for word in words]
            else:
                script[self.rolled(name, path)] = [self.face(word, path) for word in words]
        self.g.chance.script = script

    def rolled(self, name: str, path: Path) -> str:
        """Under which name chance finds the dice of a player, or of an enemy."""
        if name == ENEMY:
            return name
        if name in SEATS[: self.g.seats]:
            seat = SEATS.index(name)
            return self.g.players[seat].character or f"seat-{seat}"
        return self.one_of(name, path, [*CHARACTERS, ENEMY, AI, *SEATS[: self.g.seats]])

    def face(self, word: Tree, path: Path) -> int:
        result = self.one_of(word, path, RESULTS)
        return FACES.index(result) if result else 0

    def drawn(self, number: int, words: list[Tree], path: Path) -> list[int]:
        """Databank cards as places among those left of their number, one after the other."""
        left = list(self.g.databank[number])
        places: list[int] = []
        for word in words:
            code = self.card(word, path, deck="databank")
            if code in left:
                places.append(left.index(code))
            elif code:
                self.unknown(path, "one-of", code, left)
        return places

    # ---- The first question -----------------------------------------------------------------------

    def start(self) -> PositionValues:
        """Put the course of the game on the stack as if it had come so far by playing."""
        g = self.g
        if self.first != SET_UP:
            for seat, player in enumerate(g.players):
                player.fame_from_assets = values.asset_fame(g, seat)
            g.told, g.news, g.dirty, g.changes = [], [], True, 0
            g.stack = [
                PlayOn(seat=g.current, next="ended"),
                Turn(g.current, next=STARTS[self.first], called=True),
            ]
            if g.current == g.ai:
                g.stack = [PlayOn(seat=g.current, next="turn")]
            g.between()
        return PositionValues(g, self.names).run_up()
