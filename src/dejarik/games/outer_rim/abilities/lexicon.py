"""Everything a card file needs, from one starred import: the words of the rulebook and of the vocabulary."""

# mypy: implicit-reexport
# ruff: noqa: F403

from dejarik.games.outer_rim.abilities.defining import *
from dejarik.games.outer_rim.abilities.vocabulary.conditions import *
from dejarik.games.outer_rim.abilities.vocabulary.constants import *
from dejarik.games.outer_rim.abilities.vocabulary.dice import *
from dejarik.games.outer_rim.abilities.vocabulary.effects import *
from dejarik.games.outer_rim.abilities.vocabulary.flow import *
from dejarik.games.outer_rim.abilities.vocabulary.goals import *
from dejarik.games.outer_rim.abilities.vocabulary.rivals import *
from dejarik.games.outer_rim.abilities.vocabulary.table import *
from dejarik.games.outer_rim.abilities.vocabulary.triggers import *
from dejarik.games.outer_rim.cards.facts import *
