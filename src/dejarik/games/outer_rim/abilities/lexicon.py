"""Everything a card file needs, from one starred import: the words of the rulebook and of the vocabulary."""

# mypy: implicit-reexport
# ruff: noqa: F403

from dejarik.games.outer_rim.abilities.defining import *
from dejarik.games.outer_rim.abilities.vocabulary.cards import *
from dejarik.games.outer_rim.abilities.vocabulary.conditions import *
from dejarik.games.outer_rim.abilities.vocabulary.constants import *
from dejarik.games.outer_rim.abilities.vocabulary.contacts import *
from dejarik.games.outer_rim.abilities.vocabulary.damage import *
from dejarik.games.outer_rim.abilities.vocabulary.dice import *
from dejarik.games.outer_rim.abilities.vocabulary.flow import *
from dejarik.games.outer_rim.abilities.vocabulary.goals import *
from dejarik.games.outer_rim.abilities.vocabulary.market import *
from dejarik.games.outer_rim.abilities.vocabulary.moving import *
from dejarik.games.outer_rim.abilities.vocabulary.players import *
from dejarik.games.outer_rim.abilities.vocabulary.references import *
from dejarik.games.outer_rim.abilities.vocabulary.resources import *
from dejarik.games.outer_rim.abilities.vocabulary.triggers import *
from dejarik.games.outer_rim.abilities.vocabulary.turns import *
from dejarik.games.outer_rim.cards.facts import *
