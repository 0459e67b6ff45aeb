"""Keywords that work like abilities of the card that has them."""

from dejarik.games.cardgame.abilities.defining import keyword
from dejarik.games.cardgame.abilities.vocabulary.damage import Protect

keyword("protect", Protect())
