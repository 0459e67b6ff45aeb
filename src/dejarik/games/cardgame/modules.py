"""The modules of the Card Game, each compared with its protocol by mypy and imported when it is asked for."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from dejarik.games.contract import GameModules

if TYPE_CHECKING:
    from collections.abc import Callable

    from dejarik.games import contract
    from dejarik.positions import Complain


class CardGameModules(GameModules):
    """What the rest of the product asks of the Card Game."""

    @property
    def seating(self) -> contract.Seating:
        from dejarik.games.cardgame.show import seating

        return seating

    @property
    def terminal(self) -> contract.Terminal:
        from dejarik.games.cardgame.show import terminal

        return terminal

    @property
    def web(self) -> contract.Web:
        from dejarik.games.cardgame.show import web

        return web

    @property
    def previews(self) -> contract.Previews:
        from dejarik.games.cardgame.show import previews

        return previews

    @property
    def shortcuts(self) -> contract.Shortcuts:
        from dejarik.games.cardgame.show import shortcuts

        return shortcuts

    @property
    def showcase(self) -> contract.Showcase:
        from dejarik.games.cardgame.show import showcase

        return showcase

    @property
    def searching(self) -> contract.Searching:
        from dejarik.games.cardgame.show import searching

        return searching

    @property
    def stock(self) -> contract.Stock:
        from dejarik.games.cardgame.show import stock

        return stock

    @property
    def lookup(self) -> None:
        return None

    @property
    def workshop(self) -> contract.Workshop:
        from dejarik.games.cardgame.show import workshop

        return workshop

    @property
    def workbench(self) -> contract.Workbench:
        from dejarik.games.cardgame.show import workbench

        return workbench

    @property
    def brought(self) -> contract.Brought:
        from dejarik.games.cardgame.decks import brought

        return brought

    @property
    def evaluation(self) -> contract.Evaluation:
        from dejarik.games.cardgame.ai import evaluation

        return evaluation

    @property
    def judgment(self) -> contract.Judgment:
        from dejarik.games.cardgame.ai import judgment

        return judgment

    @property
    def plan(self) -> None:
        return None

    @property
    def policy(self) -> contract.Policy:
        from dejarik.games.cardgame.ai import policy

        return policy

    @property
    def consequences(self) -> contract.Consequences:
        from dejarik.games.cardgame.ai import consequences

        return consequences

    @property
    def features(self) -> contract.Features:
        from dejarik.games.cardgame.ai import features

        return features

    @property
    def tournament(self) -> contract.Tournament:
        from dejarik.games.cardgame.ai import tournament

        return tournament

    @property
    def balance(self) -> None:
        return None

    @property
    def aims(self) -> contract.Aims:
        from dejarik.games.cardgame.scenarios import aims

        return aims

    @property
    def builder(self) -> Callable[[int, Complain], contract.Builder]:
        from dejarik.games.cardgame.scenarios.builder.position import Builder

        return Builder


MODULES: Final = CardGameModules()
