"""Cards by what somebody types: one language for pages, programs and the command line.

    t:upgrade c<=2 (f:red or f:gray) -is:unique die>=2melee text:"remove a die"

`query` reads what was typed into a tree, `fields` are the kinds of things a card can be looked for by, and
`finding` applies a tree to the cards of a game. A game lists its fields in `show/searching.py`; what they and
their values are called stands among the words, so a query can be typed in any language Dejarik knows.
"""

from dejarik.search.fields import Choice, Field, Flag, Number, Wording, in_every_language
from dejarik.search.finding import OWN, Pool, among, asked, find, names_of, put_together
from dejarik.search.query import BadQuery
from dejarik.words.meaning import plain

__all__ = [
    "OWN",
    "BadQuery",
    "Choice",
    "Field",
    "Flag",
    "Number",
    "Pool",
    "Wording",
    "among",
    "asked",
    "find",
    "in_every_language",
    "names_of",
    "plain",
    "put_together",
]
