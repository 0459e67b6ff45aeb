"""Everything a card file needs, from one starred import: the words of the rulebook and of the vocabulary."""

# mypy: implicit-reexport
# ruff: noqa: F403

from dejarik.games.destiny.abilities.defining import *
from dejarik.games.destiny.abilities.vocabulary.again import *
from dejarik.games.destiny.abilities.vocabulary.amounts import *
from dejarik.games.destiny.abilities.vocabulary.arithmetic import *
from dejarik.games.destiny.abilities.vocabulary.battlefields import *
from dejarik.games.destiny.abilities.vocabulary.bringing import *
from dejarik.games.destiny.abilities.vocabulary.building import *
from dejarik.games.destiny.abilities.vocabulary.choosing import *
from dejarik.games.destiny.abilities.vocabulary.comparing import *
from dejarik.games.destiny.abilities.vocabulary.conditions import *
from dejarik.games.destiny.abilities.vocabulary.constants import *
from dejarik.games.destiny.abilities.vocabulary.decktops import *
from dejarik.games.destiny.abilities.vocabulary.dice import *
from dejarik.games.destiny.abilities.vocabulary.drawing import *
from dejarik.games.destiny.abilities.vocabulary.filters import *
from dejarik.games.destiny.abilities.vocabulary.flow import *
from dejarik.games.destiny.abilities.vocabulary.harm import *
from dejarik.games.destiny.abilities.vocabulary.likeness import *
from dejarik.games.destiny.abilities.vocabulary.looking import *
from dejarik.games.destiny.abilities.vocabulary.moving import *
from dejarik.games.destiny.abilities.vocabulary.ongoing import *
from dejarik.games.destiny.abilities.vocabulary.others import *
from dejarik.games.destiny.abilities.vocabulary.picking import *
from dejarik.games.destiny.abilities.vocabulary.plays import *
from dejarik.games.destiny.abilities.vocabulary.protecting import *
from dejarik.games.destiny.abilities.vocabulary.references import *
from dejarik.games.destiny.abilities.vocabulary.replacing import *
from dejarik.games.destiny.abilities.vocabulary.selectors import *
from dejarik.games.destiny.abilities.vocabulary.sorts import *
from dejarik.games.destiny.abilities.vocabulary.supply import *
from dejarik.games.destiny.abilities.vocabulary.traits import *
from dejarik.games.destiny.abilities.vocabulary.triggers import *
from dejarik.games.destiny.abilities.vocabulary.weighing import *
from dejarik.games.destiny.abilities.vocabulary.wounds import *
from dejarik.games.destiny.cards.facts import *
