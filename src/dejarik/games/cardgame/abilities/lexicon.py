"""Everything a card file needs, from one starred import: the words of the rulebook and of the vocabulary."""

# ruff: noqa: F403

from dejarik.games.cardgame.abilities.ability import *
from dejarik.games.cardgame.abilities.defining import *
from dejarik.games.cardgame.abilities.vocabulary.answering import *
from dejarik.games.cardgame.abilities.vocabulary.captives import *
from dejarik.games.cardgame.abilities.vocabulary.conditions import *
from dejarik.games.cardgame.abilities.vocabulary.constants import *
from dejarik.games.cardgame.abilities.vocabulary.costs import *
from dejarik.games.cardgame.abilities.vocabulary.filters import *
from dejarik.games.cardgame.abilities.vocabulary.flow import *
from dejarik.games.cardgame.abilities.vocabulary.lasting import *
from dejarik.games.cardgame.abilities.vocabulary.moves import *
from dejarik.games.cardgame.abilities.vocabulary.picking import *
from dejarik.games.cardgame.abilities.vocabulary.references import *
from dejarik.games.cardgame.abilities.vocabulary.selectors import *
from dejarik.games.cardgame.abilities.vocabulary.tokens import *
from dejarik.games.cardgame.abilities.vocabulary.triggers import *
from dejarik.games.cardgame.cards.facts import *
