"""The edge battle: cards are placed face down by turns, revealed, fate cards resolved, icons counted."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dejarik.games.cardgame import events as ev
from dejarik.games.cardgame.abilities.ability import Use, fate_of
from dejarik.games.cardgame.cards.library import CARDS
from dejarik.games.cardgame.kinds import Ask, Do
from dejarik.games.cardgame.rules import piles, values
from dejarik.games.cardgame.rules.discarding import DiscardTogether
from dejarik.games.cardgame.rules.policy import PASS
from dejarik.kernel import Decision, Option, Procedure, Seat, Step, distinct

if TYPE_CHECKING:
    from dejarik.games.cardgame.state import CardGame


class EdgeBattle(Procedure["CardGame"]):
    """Place, reveal, resolve fate cards, finish."""

    # rule: cardgame.edge-battle.four-steps, cardgame.timing.edge-single-framework-block
    attacker: Seat
    turn: Seat = 0
    passes: int = 0
    owner: Seat = -1  # of the fate card being resolved
    fate: str = ""
    repeats: int = 0  # how often it was resolved again
    totals: tuple[int, ...] = ()
    uncontested: bool = False  # when it began, nobody defended (anymore)

    def begin(self, g: CardGame) -> Step:
        # rule: cardgame.edge-battle.no-defender-attacker-wins
        if not g.restart:
            g.narrate(ev.EdgeBegan())
        g.restart = False
        self.uncontested = not g.participants(g.other(self.attacker)) and bool(g.participants(self.attacker))
        self.turn = self.attacker  # rule: cardgame.edge-battle.attacker-places-first
        self.passes = 0
        return g.go(self, then=self.place)

    def place(self, g: CardGame) -> Step:
        # rule: cardgame.edge-battle.alternate-until-two-passes
        # rule: cardgame.edge-battle.needs-participant-to-place
        # rule: cardgame.edge-battle.defender-next, cardgame.edge-battle.no-defender-attacker-may-place
        while self.passes < g.seats:
            if g.participants(self.turn) and g.hands[self.turn]:
                return g.ask(self, self.place_or_pass, then=self.placed)
            self.passes += 1
            self.turn = g.other(self.turn)
        return g.go(self, then=self.reveal)

    def place_or_pass(self, g: CardGame) -> Decision:
        # rule: cardgame.edge-battle.any-card-from-hand, cardgame.unique.edge-stack-ok
        cards = [Option(Do.PLACE, card) for card in distinct(g.hands[self.turn])]
        return Decision(self.turn, Ask.EDGE, (*cards, PASS))

    def placed(self, g: CardGame, option: Option) -> Step:
        # rule: cardgame.edge-battle.pass-not-final
        if option == PASS:
            self.passes += 1
        else:
            self.passes = 0
            first = not g.stacks[self.turn] and not g.face_up[self.turn]
            piles.place_edge_card(g, self.turn, str(option.subject), first and self.watched(g))
        self.turn = g.other(self.turn)
        return g.go(self, then=self.place)

    def watched(self, g: CardGame) -> bool:
        """Whether the first card of the placing player's stack must be placed face up."""
        return any(view.you != self.turn for _, view in values.constants(g, "first-edge-card-face-up"))

    def reveal(self, g: CardGame) -> Step:
        # rule: cardgame.edge-battle.reveal-simultaneously, cardgame.edge-battle.only-fate-and-force-icons
        # rule: cardgame.edge-battle.fate-ascending-priority, cardgame.edge-battle.not-played
        assert g.engagement is not None
        piles.reveal_stacks(g)
        g.fates = []
        for seat, cards in enumerate(g.face_up):
            for card in cards:
                if fate_of(card):
                    g.fates.append((CARDS[card].priority, seat, card))
        g.fates.sort()
        placed = {*g.engagement.fate_placed, *(fate[1] for fate in g.fates)}
        g.engagement.fate_placed = tuple(sorted(placed))
        return g.go(self, then=self.next_fate)

    def next_fate(self, g: CardGame) -> Step:
        if g.restart:
            # rule: cardgame.edge-battle.restart-effect
            g.fates = []
            g.tell(ev.EdgeRestarted())
            return g.go(self, then=self.discard_stacks)
        if g.fates:
            return g.ask(self, self.which_fate, then=self.fate_chosen)
        return g.go(self, then=self.finish)

    def which_fate(self, g: CardGame) -> Decision:
        # rule: cardgame.edge-battle.fate-tie-attacker-orders
        first = [fate for fate in g.fates if fate[0] == g.fates[0][0]]
        options = dict.fromkeys(Option(Do.FATE, card) for _, _, card in first)
        return Decision(self.attacker, Ask.FATE, tuple(options), public=True)

    def fate_chosen(self, g: CardGame, option: Option) -> Step:
        # rule: cardgame.edge-battle.fate-fully-resolved, cardgame.edge-battle.fate-conditional
        fate = next(fate for fate in g.fates if fate[2] == option.subject)
        g.fates.remove(fate)
        g.changes += 1
        self.owner, self.fate, self.repeats = fate[1], fate[2], 0
        return g.call(self, Use(fate_of(self.fate), self.owner), then=self.fate_resolved)

    def fate_resolved(self, g: CardGame) -> Step:
        """Some cards let their controller resolve a fate card additional times."""
        again = sum(view.you == self.owner for _, view in values.constants(g, "repeat-fate"))
        if not g.restart and self.repeats < again:
            return g.ask(self, self.once_more, then=self.repeated)
        return g.go(self, then=self.next_fate)

    def once_more(self, g: CardGame) -> Decision:
        options = (Option(Do.AGAIN, self.fate), Option(Do.ENOUGH))
        return Decision(self.owner, Ask.FATE_AGAIN, options, self.fate, public=True)

    def repeated(self, g: CardGame, option: Option) -> Step:
        if option.kind == Do.ENOUGH:
            return g.go(self, then=self.next_fate)
        self.repeats += 1
        return g.call(self, Use(fate_of(self.fate), self.owner), then=self.fate_resolved)

    def finish(self, g: CardGame) -> Step:
        # rule: cardgame.edge-battle.higher-total-wins, cardgame.edge-battle.tie-goes-to-defender
        assert g.engagement is not None
        defender = g.other(self.attacker)
        totals = tuple(edge_total(g, seat) for seat in range(g.seats))
        ahead = totals[self.attacker] > totals[defender]
        g.engagement.edge = self.attacker if self.uncontested or ahead else defender
        self.totals = totals
        return g.go(self, then=self.discard_stacks)

    def discard_stacks(self, g: CardGame) -> Step:
        # rule: cardgame.edge-battle.stacks-discarded
        for seat in (self.attacker, g.other(self.attacker)):
            cards = g.face_up[seat]
            if cards:
                g.face_up[seat] = []
                g.playing[seat] += cards
                return g.call(self, DiscardTogether(seat, tuple(cards)), then=self.discard_stacks)
        if g.restart:
            return g.go(self, then=self.begin)
        return g.go(self, then=self.award)

    def award(self, g: CardGame) -> Step:
        assert g.engagement is not None
        winner = g.engagement.edge
        g.tell(ev.EdgeWon(winner, self.totals, winner == self.attacker))
        return g.done()


def edge_total(g: CardGame, seat: Seat) -> int:
    """The Force icons of a revealed stack, and Edge (X) of participating units."""
    # rule: cardgame.edge-battle.count-icons, cardgame.edge-battle.fate-icons-count, cardgame.keyword.edge
    total = sum(CARDS[card].force for card in g.face_up[seat])
    return total + sum(g.card(unit).edge for unit in g.participants(seat))
