"""What things are called: spaces, cards, tokens, numbers."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dejarik.games.outer_rim.cards.editions import first_code
from dejarik.games.outer_rim.cards.facts import FACTIONS, MARKET, NOBODY, RESULTS, SKILLS, slug
from dejarik.games.outer_rim.cards.library import CARDS, CHARACTERS, CONTACTS, PATROLS
from dejarik.games.outer_rim.kinds import Ask, Do
from dejarik.games.outer_rim.rules.map import PAIRS, PLANETS
from dejarik.kernel import Seat, Subject
from dejarik.words import Words
from dejarik.words.phrase import Phrase
from dejarik.words.players import Players

if TYPE_CHECKING:
    from dejarik.games.outer_rim.state import OuterRim

AI_CARD = "ai-"  # how the codes of the solo opponent begin
# Questions and options whose subject is a player, by their character.
PEOPLE = frozenset(
    {Do.ATTACK, Do.PLAYER, Do.WITH, Ask.CREDIT_TERMS, Ask.TRACTOR_BEAM, Ask.TRADE_OFFER, Ask.TRADE_TERMS}
)
_BETWEEN = {f"{one}-{other}": (one, other) for one, other in PAIRS.items()}


def capital(text: str) -> str:
    """Text that begins a sentence or a title."""
    return text[:1].upper() + text[1:]


def _word(code: str) -> str:
    """The message with the name of something; enemies on cards are named in words."""
    return f"name-{slug(code) if ' ' in code else first_code(code)}"


class Names(Players):
    """Names in one language.

    Players are called as they call themselves. Their character, the figure on the board, follows where one
    looks for them there: when their turn begins, and where a question or an option points at them.
    """

    def __init__(self, words: Words, players: tuple[str, ...] = (), you: Seat | None = None) -> None:
        super().__init__(words, players, you)
        self.ai: Seat | None = None  # the seat of the solo opponent

    def meet(self, g: OuterRim) -> None:
        """The solo opponent has the name that the rules give it."""
        self.ai = None if g.ai == NOBODY else g.ai
        self._players.clear()

    def _player(self, seat: Seat) -> Phrase:
        if seat == self.ai:
            return self.words.phrase("noun-ai-player")
        return self.words.phrase("noun-enemy") if seat == NOBODY else super()._player(seat)

    def figure(self, g: OuterRim, seat: Seat) -> Phrase:
        """A player to be found on the board: with their character, as soon as they have one."""
        character = g.players[seat].character
        if not character:
            return self.player(seat)
        return self.words.phrase("thing-figure", what=self.player(seat), character=self.known(character))

    def figure_of(self, g: OuterRim, character: str) -> Phrase:
        """The same by the character that somebody plays, or may ask about though nobody does."""
        seats = [seat for seat, player in enumerate(g.players) if player.character == character]
        return self.figure(g, seats[0]) if seats else self.phrase(character)

    def known(self, code: str) -> str:
        """The name of something that has one."""
        word = _word(code)
        return self.words.say(word) if self.words.has(word) else code

    def phrase(self, code: str) -> Phrase:
        """The same name with its forms, for sentences; a name without forms stays as it is."""
        word = _word(code)
        if self.words.has(word) and self.words.entry(word).attributes:
            return self.words.phrase(word)
        return self.words.grammar.named(self.known(code))

    def standing(self, faction: str) -> str:
        """With whom one has a reputation."""
        return self.words.say(f"with-{faction}")

    def quarry(self, card: str) -> Phrase:
        """Whom a bounty or a crew card is about."""
        return self.phrase(CARDS[card].contact)

    def place(self, code: str) -> str:
        """Where something has to be brought or done."""
        word = f"place-{code}"
        return self.words.say(word) if self.words.has(word) else self.known(code)

    def number(self, number: int, sign: str = "") -> str:
        """A number with its thousands set apart as the language does it; `sign`: "+" to show a plus."""
        shown = f"{number:{sign if number else ''},d}".replace("-", "\N{MINUS SIGN}")
        return shown.replace(",", self.words.say("thousands-mark"))

    def tenths(self, number: float) -> str:
        """A mean to one decimal."""
        return f"{number:.1f}".removesuffix(".0").replace(".", self.words.say("decimal-mark"))

    def card(self, code: str) -> str:
        facts = CARDS.get(code)
        if code.startswith(AI_CARD):
            return self.words.say("thing-ai-card", number=code.removeprefix(AI_CARD))
        if facts is None or self.words.has(_word(code)):
            return self.known(code)
        if facts.ship:
            return self.words.say("thing-sale", name=self.known(facts.ship))
        if facts.type == "bounty":
            return self.words.say("thing-bounty", name=self.phrase(facts.contact), contact=facts.contact)
        if facts.type == "crew":
            return self.words.say("thing-crew", name=self.known(facts.contact))
        return self.known(first_code(code).removeprefix("meeting-"))

    def title(self, code: str) -> str:
        """A name that stands alone: a rank before it, written small within a sentence, begins it."""
        return capital(self.card(code))

    def space(self, code: str) -> str:
        if code in _BETWEEN:
            one, other = _BETWEEN[code]
            return self.words.say("nav-between", one=self.known(one), other=self.known(other))
        if self.words.has(f"name-{code}"):
            return self.known(code)
        for side in ("left", "right"):
            if code.endswith(f"-{side}"):
                return self.words.say(f"nav-{side}", planet=self.phrase(code.removesuffix(f"-{side}")))
        return code

    def slot(self, g: OuterRim, slot: str) -> str:
        planet = self.phrase(slot.rpartition(".")[0])
        if slot not in g.contacts:
            return str(planet)
        return self.words.say("thing-slot", planet=planet, contact=self.contact(g, slot))

    def contact(self, g: OuterRim, slot: str, hidden: str = "thing-hidden") -> str:
        """Who lies in a contact slot; of those who lie facedown only the class is known."""
        there = g.contacts[slot]
        if there.code:
            return self.known(there.code)
        return self.words.say(hidden, **{"class": self.known(there.cls)})

    def patrol(self, code: str) -> Phrase:
        facts, what = PATROLS[code], self.words.phrase("noun-patrol")
        return self.words.phrase("thing-patrol", what=what, faction=facts.faction, level=facts.level)

    def subject(self, g: OuterRim, kind: str, subject: Subject) -> Phrase:
        """The same, with its forms where it has any."""
        if kind in PEOPLE:
            return self.figure_of(g, str(subject))
        if subject in PATROLS:
            return self.patrol(str(subject))
        if subject in CHARACTERS or subject in CONTACTS or subject in PLANETS or subject in SKILLS:
            return self.phrase(str(subject))
        if subject in RESULTS:
            return self.phrase(str(subject))
        return Phrase.fixed(self.thing(g, kind, subject))

    def top(self, g: OuterRim, deck: str) -> str:
        """The open card of a market deck, where all decks are listed."""
        facts = CARDS[g.top(deck)]
        about, price = facts.contact or facts.ship, facts.price
        card = self.known(about) if about else self.card(facts.code)
        shown = {"deck": capital(self.known(deck)), "card": capital(card), "price": self.number(price or 0)}
        return self.words.say("thing-top", **shown, free=not price)

    def thing(self, g: OuterRim, kind: str, subject: Subject) -> str:
        """The subject of an option or a question."""
        if isinstance(subject, int):
            return self.number(subject)
        if subject in PATROLS:
            return str(self.patrol(subject))
        if "." in subject and subject.rpartition(".")[0] in PLANETS:
            return self.slot(g, subject)
        old, _, new = subject.partition("-to-")
        if old in RESULTS and new in RESULTS:
            return self.words.say("thing-turned", old=self.phrase(old), new=self.phrase(new))
        if kind in {Do.BUY, Do.DISCARD} and subject in MARKET and g.top(subject):
            card = g.top(subject)
            deck, price = self.words.say(f"deck-{subject}"), CARDS[card].price
            shown = {"deck": deck, "card": self.card(card), "price": self.number(price or 0)}
            return self.words.say("thing-bought", **shown, free=not price)
        if kind in {Do.MOVE, Do.PATROL_TO, Do.PLANET} or subject in g.map.near:
            return self.space(subject)
        if subject in FACTIONS:
            return self.known(subject)
        return self.card(subject)
