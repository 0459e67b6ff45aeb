"""Effects between players: choosing one, fighting, gambling, contests, the most famous."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from dejarik.games.outer_rim.abilities.ability import Code, Effect, Op, Resolve
from dejarik.games.outer_rim.abilities.places import ALWAYS, Branch
from dejarik.games.outer_rim.cards.facts import CREW, NEGATIVE
from dejarik.games.outer_rim.cards.library import CARDS
from dejarik.games.outer_rim.kinds import Ask, Do
from dejarik.games.outer_rim.rules import verbs
from dejarik.games.outer_rim.rules.gambling import (
    GambleTable,  # a saved match may be at the table: always known
)
from dejarik.kernel import Decision, Option, Seat, Step, Why

if TYPE_CHECKING:
    from dejarik.games.outer_rim.state import OuterRim

NOBODY_HERE = Why("outer_rim.combat.pvp-by-effect")


class ChoosePlayer(Effect, frozen=True):
    """Choose another player in your space."""

    fame: str = ""  # "not-less" or "more" than yours
    notorious: bool = False  # with a negative reputation
    fighting: bool = True  # one that may be attacked

    def candidates(self, g: OuterRim, r: Resolve) -> list[Seat]:
        # rule: outer_rim.defeat.cannot-be-attacked
        found = []
        for seat in g.with_seat(r.you):
            player, mine = g.players[seat], g.players[r.you].fame
            if self.fighting and player.defeated:
                continue
            if self.fame == "not-less" and player.fame < mine:
                continue
            if self.fame == "more" and player.fame <= mine:
                continue
            if self.notorious and NEGATIVE not in player.reputation:
                continue
            found.append(seat)
        return found

    def why_not(self, g: OuterRim, r: Resolve) -> Why | None:
        return None if self.candidates(g, r) else NOBODY_HERE

    def run(self, g: OuterRim, r: Resolve) -> Step | None:
        if not self.candidates(g, r):
            r.end(g)
            return None
        return r.ask(g)

    def question(self, g: OuterRim, r: Resolve) -> Decision:
        options = tuple(Option(Do.PLAYER, g.players[seat].character) for seat in self.candidates(g, r))
        return Decision(r.you, Ask.WHICH_PLAYER, options, r.card, public=True)

    def answer(self, g: OuterRim, r: Resolve, option: Option) -> Step | None:
        r.that = next(s for s, player in enumerate(g.players) if player.character == option.subject)
        return None


class TheMostFamous(Effect, frozen=True):
    """Finds the most famous player; the current player decides between those tied."""

    # rule: outer_rim.fame.most-famous-tie-choice
    def famous(self, g: OuterRim) -> list[Seat]:
        playing = [seat for seat in range(g.seats) if seat not in g.out]
        most = max(g.players[seat].fame for seat in playing)
        return [seat for seat in playing if g.players[seat].fame == most]

    def run(self, g: OuterRim, r: Resolve) -> Step | None:
        return r.ask(g)

    def question(self, g: OuterRim, r: Resolve) -> Decision:
        options = tuple(Option(Do.PLAYER, g.players[seat].character) for seat in self.famous(g))
        return Decision(g.current, Ask.WHICH_PLAYER, options, r.card, public=True)

    def answer(self, g: OuterRim, r: Resolve, option: Option) -> Step | None:
        r.that = next(s for s, player in enumerate(g.players) if player.character == option.subject)
        return None


class Duel(Effect, frozen=True):
    """Fight that player; what winning brings comes before the damage."""

    # rule: outer_rim.combat.pvp-by-effect
    win: Effect
    combat: str = ""  # as the space says, unless told otherwise

    def lay(self, code: Code) -> None:
        from dejarik.games.outer_rim.abilities.vocabulary.flow import (
            JumpUnlessFlag,
            Nothing,
            SufferFight,
            Told,
        )

        code.append(RunDuel(self.combat))
        code.branch(JumpUnlessFlag, Told(self.win), Told(Nothing()))
        code.append(SufferFight())

    told: ClassVar[str] = ALWAYS

    def branches(self) -> tuple[Branch, ...]:
        return (Branch("success", self.win, ALWAYS), Branch("failure", None, ALWAYS))


class RunDuel(Op, frozen=True):
    """The rolls of a combat between two players."""

    combat: str

    def run(self, g: OuterRim, r: Resolve) -> Step | None:
        from dejarik.games.outer_rim.rules.combat import CombatRolls, begin_combat, type_between_players

        begin_combat(g, r.you, r.that, "", self.combat or type_between_players(g, r.you), 0)
        return r.call(g, CombatRolls())


class FamePerRival(Effect, frozen=True):
    """Gain credits and fame, and more fame if that player has more fame than you."""

    credits: int
    fame: int
    against_more_famous: int

    def run(self, g: OuterRim, r: Resolve) -> Step | None:
        more = g.players[r.that].fame > g.players[r.you].fame
        verbs.gain_credits(g, r.you, self.credits)
        verbs.change_fame(g, r.you, self.against_more_famous if more else self.fame)
        return None


class TakeDroid(Effect, frozen=True):
    """Take a droid crew from a player in your space."""

    def found(self, g: OuterRim, r: Resolve) -> list[str]:
        return [card for seat in g.with_seat(r.you) for card in g.of_type(seat, CREW) if CARDS[card].droid]

    def why_not(self, g: OuterRim, r: Resolve) -> Why | None:
        return None if self.found(g, r) else NOBODY_HERE

    def run(self, g: OuterRim, r: Resolve) -> Step | None:
        return r.ask(g)

    def question(self, g: OuterRim, r: Resolve) -> Decision:
        # The owner of the last droid may have left while the question was open.
        options = tuple(Option(Do.TAKE, card) for card in self.found(g, r)) or (Option(Do.DECLINE),)
        return Decision(r.you, Ask.WHICH_ASSET, options, r.card, public=True)

    def answer(self, g: OuterRim, r: Resolve, option: Option) -> Step | None:
        from dejarik.games.outer_rim.rules.assets import GainAsset

        if option.kind == Do.DECLINE:
            return None
        card = str(option.subject)
        verbs.drop_asset(g, g.owner_of(card), card)
        g.limbo = (*g.limbo, card)
        return r.call(g, GainAsset(r.you, card))

    def returned(self, g: OuterRim, r: Resolve) -> None:
        pass


class Contest(Effect, frozen=True):
    """You and that player test the same skills; who passes more of them wins, you in a tie."""

    # rule: outer_rim.solo-ai.databank-40
    skills: tuple[str, ...]
    win: Effect
    lose: Effect

    def lay(self, code: Code) -> None:
        from dejarik.games.outer_rim.abilities.vocabulary.flow import JumpUnlessFlag, Told

        code.append(RunContest(self.skills))
        code.branch(JumpUnlessFlag, Told(self.win), Told(self.lose))

    told: ClassVar[str] = ALWAYS

    def branches(self) -> tuple[Branch, ...]:
        return (Branch("success", self.win, ALWAYS), Branch("failure", self.lose, ALWAYS))


class RunContest(Op, frozen=True):
    """The tests of both players."""

    skills: tuple[str, ...]

    def run(self, g: OuterRim, r: Resolve) -> Step | None:
        from dejarik.games.outer_rim.rules.skill_tests import ContestOfSkills

        return r.call(g, ContestOfSkills(r.you, r.that, self.skills))


class Gamble(Effect, frozen=True):
    """Everybody in your space may join for a stake; most damage on two dice takes the pot."""

    stake: int
    house: int = 0  # what the house adds

    def run(self, g: OuterRim, r: Resolve) -> Step | None:
        return r.call(g, GambleTable(r.you, self.stake, self.house))

    def returned(self, g: OuterRim, r: Resolve) -> None:
        pass
