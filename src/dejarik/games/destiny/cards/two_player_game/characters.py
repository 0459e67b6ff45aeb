"""Two-Player Game: characters."""

from dejarik.games.destiny.abilities.lexicon import *

card(
    "04001", "Kylo Ren, Tormented One",
    after=(
        activate(),
        May(
            Then(
                seq(NameOne(A_COLOR), LookAtRandom(1, reveal=True)),
                If(Is(that("seen"), Named(A_COLOR)), DealDamage(2, to=a_character())),
            )
        ),
    ),
)

card(
    "04002", "Captain Phasma, Ruthless Tactician",
    special=seq(
        Choose(a_character(), as_="it"),
        If(Is(that(), Number("damage", ">=", 6)), DealDamage(3, to=that()), DealDamage(2, to=that())),
    ),
)

card(
    "04024", "Rey, Finding The Ways",
    after=(activate(), If(Is(THIS, SHIELDED), May(DealDamage(1, to=a_character())))),
)

card(
    "04025", "Poe Dameron, More Than A Pilot",
    special=seq(GiveShields(1, to=a_character()), May(TurnTo(a_die(other(THIS_DIE))))),
)
