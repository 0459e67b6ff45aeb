"""Everything a card file needs, from one starred import: the words of the rulebook and of the vocabulary."""

# ruff: noqa: F403

from dejarik.games.cardgame.abilities.ability import *
from dejarik.games.cardgame.abilities.defining import *
from dejarik.games.cardgame.abilities.vocabulary.captives import *
from dejarik.games.cardgame.abilities.vocabulary.cards import *
from dejarik.games.cardgame.abilities.vocabulary.choosing import *
from dejarik.games.cardgame.abilities.vocabulary.conditions import *
from dejarik.games.cardgame.abilities.vocabulary.constants import *
from dejarik.games.cardgame.abilities.vocabulary.costs import *
from dejarik.games.cardgame.abilities.vocabulary.damage import *
from dejarik.games.cardgame.abilities.vocabulary.engagement import *
from dejarik.games.cardgame.abilities.vocabulary.filters import *
from dejarik.games.cardgame.abilities.vocabulary.flow import *
from dejarik.games.cardgame.abilities.vocabulary.in_play import *
from dejarik.games.cardgame.abilities.vocabulary.lasting import *
from dejarik.games.cardgame.abilities.vocabulary.playing import *
from dejarik.games.cardgame.abilities.vocabulary.references import *
from dejarik.games.cardgame.abilities.vocabulary.selectors import *
from dejarik.games.cardgame.abilities.vocabulary.triggers import *
from dejarik.games.cardgame.cards.facts import *
