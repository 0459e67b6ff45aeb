"""Keywords that work like abilities of the card that has them."""

from dejarik.games.cardgame.defining import keyword
from dejarik.games.cardgame.vocabulary.answering import Protect

keyword("protect", Protect())
