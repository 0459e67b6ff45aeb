"""What Dejarik says, in every language it knows.

Messages are Fluent files, found by folder: ``words/<lang>/**/*.ftl`` for all games and
``games/<game>/words/<lang>/**/*.ftl`` for one. A new language is a new folder, nothing else.

    words = Words("ru", game="destiny")
    words.say("type-upgrade")                           # улучшение
    words.say("card-09057.subtitle")                    # Пылкий мститель

Game code hands over values, and the *message* asks for the grammar it needs:

    who = words.phrase("type-character")                # Phrase: every form of «персонаж»
    his = words.phrase("phrase-opponents", what=who)    # персонаж соперника
    words.say("deal-damage", amount=2, to=his)          # Нанесите 2 урона персонажу соперника

    deal-damage = Нанесите { COUNT($amount, WORD("noun-damage")) } { CASE($to, "dat") }

A phrase made from a message with arguments is bent through its head, which is always called ``$what``:

    phrase-described = { AGREE($what, $adjective) } { $what }

has every form that ``$what`` has: синий персонаж, синего персонажа, 2 синих персонажа.

Functions that messages can use (details in ``functions.py``):

    CASE(x, "gen")  PLURAL(x)  PLURAL(x, "gen")  COUNT(n, x)  COUNT(n, x, "dat")  GENDER(x)
    AGREE(x, "adj-blue")  LIKE(x, y)  WORD("noun-die")  A(x)  LIST(items, "and")  CAP(x)  QUOTE(x)  COMMA()

Effects that are told in several moods have attributes where their language needs them (``.inf``, ``.third``,
``.past``): ``words.mood("remove-die", "inf", what=die)`` is «убрать кубик», in English simply “remove a die”.

Texts inside texts are made with ``words.text(…)``, which keeps what only the end of the sentence decides
(see COMMA); ``words.say(…)`` is the finished string. A missing message or form raises `MissingWords`; a raw
key is never shown. `check` lists whatever a language lacks.
"""

from dejarik.words.check import Problem, check
from dejarik.words.library import Library, languages
from dejarik.words.phrase import Form, Phrase, Text
from dejarik.words.speech import MissingWords, Words, shared_words

__all__ = [
    "Form",
    "Library",
    "MissingWords",
    "Phrase",
    "Problem",
    "Text",
    "Words",
    "check",
    "languages",
    "shared_words",
]
