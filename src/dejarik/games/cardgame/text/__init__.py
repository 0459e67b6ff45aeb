"""The Card Game in words: what its definitions, questions and events say in a language.

    t = Teller("ru")
    t.card("1-2").abilities
    t.prompt(g, g.decision)

Rules never import this; it is for people, and never called inside a simulation.
"""

from dejarik.games.cardgame.text.cards import CardText
from dejarik.games.cardgame.text.teller import Teller

__all__ = ["CardText", "Teller"]
