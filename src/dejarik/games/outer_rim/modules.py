"""The modules of Outer Rim, each compared with its protocol by mypy and imported when it is asked for."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from dejarik.games.contract import GameModules

if TYPE_CHECKING:
    from collections.abc import Callable

    from dejarik.games import contract
    from dejarik.positions import Complain


class OuterRimModules(GameModules):
    """What the rest of the product asks of Outer Rim."""

    @property
    def seating(self) -> contract.Seating:
        from dejarik.games.outer_rim.show import seating

        return seating

    @property
    def terminal(self) -> contract.Terminal:
        from dejarik.games.outer_rim.show import terminal

        return terminal

    @property
    def web(self) -> contract.Web:
        from dejarik.games.outer_rim.show import web

        return web

    @property
    def previews(self) -> contract.Previews:
        from dejarik.games.outer_rim.show import previews

        return previews

    @property
    def shortcuts(self) -> contract.Shortcuts:
        from dejarik.games.outer_rim.show import shortcuts

        return shortcuts

    @property
    def showcase(self) -> contract.Showcase:
        from dejarik.games.outer_rim.show import showcase

        return showcase

    @property
    def searching(self) -> contract.Searching:
        from dejarik.games.outer_rim.show import searching

        return searching

    @property
    def stock(self) -> contract.Stock:
        from dejarik.games.outer_rim.show import stock

        return stock

    @property
    def lookup(self) -> None:
        return None

    @property
    def workshop(self) -> None:
        return None

    @property
    def workbench(self) -> None:
        return None

    @property
    def brought(self) -> None:
        return None

    @property
    def evaluation(self) -> contract.Evaluation:
        from dejarik.games.outer_rim.ai import evaluation

        return evaluation

    @property
    def judgment(self) -> None:
        return None

    @property
    def plan(self) -> contract.Plan:
        from dejarik.games.outer_rim.ai import plan

        return plan

    @property
    def policy(self) -> contract.Policy:
        from dejarik.games.outer_rim.ai import policy

        return policy

    @property
    def consequences(self) -> contract.Consequences:
        from dejarik.games.outer_rim.ai import consequences

        return consequences

    @property
    def features(self) -> contract.Features:
        from dejarik.games.outer_rim.ai import features

        return features

    @property
    def tournament(self) -> contract.Tournament:
        from dejarik.games.outer_rim.ai import tournament

        return tournament

    @property
    def balance(self) -> contract.Balance:
        from dejarik.games.outer_rim.ai import balance

        return balance

    @property
    def aims(self) -> contract.Aims:
        from dejarik.games.outer_rim.scenarios import aims

        return aims

    @property
    def builder(self) -> Callable[[int, Complain], contract.Builder]:
        from dejarik.games.outer_rim.scenarios.builder.position import Builder

        return Builder


MODULES: Final = OuterRimModules()
