"""Everything a card file needs, from one starred import: the words of the rulebook and of the vocabulary."""

# mypy: implicit-reexport
# ruff: noqa: F401, F403

from dejarik.games.destiny import events as ev
from dejarik.games.destiny.abilities.defining import *
from dejarik.games.destiny.abilities.vocabulary.amounts import *
from dejarik.games.destiny.abilities.vocabulary.battlefield import *
from dejarik.games.destiny.abilities.vocabulary.cards import *
from dejarik.games.destiny.abilities.vocabulary.choosing import *
from dejarik.games.destiny.abilities.vocabulary.conditions import *
from dejarik.games.destiny.abilities.vocabulary.constants import *
from dejarik.games.destiny.abilities.vocabulary.damage import *
from dejarik.games.destiny.abilities.vocabulary.defeated import *
from dejarik.games.destiny.abilities.vocabulary.dice import *
from dejarik.games.destiny.abilities.vocabulary.dice_filters import *
from dejarik.games.destiny.abilities.vocabulary.filters import *
from dejarik.games.destiny.abilities.vocabulary.flow import *
from dejarik.games.destiny.abilities.vocabulary.in_play import *
from dejarik.games.destiny.abilities.vocabulary.logic import *
from dejarik.games.destiny.abilities.vocabulary.looking import *
from dejarik.games.destiny.abilities.vocabulary.players import *
from dejarik.games.destiny.abilities.vocabulary.playing import *
from dejarik.games.destiny.abilities.vocabulary.references import *
from dejarik.games.destiny.abilities.vocabulary.resources import *
from dejarik.games.destiny.abilities.vocabulary.selectors import *
from dejarik.games.destiny.abilities.vocabulary.sorts import *
from dejarik.games.destiny.abilities.vocabulary.triggers import *
from dejarik.games.destiny.cards.facts import *
from dejarik.games.destiny.decks.vocabulary import *
