"""Queries are read as trees; whatever is typed is either understood or refused with its place."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dejarik import games
from dejarik.search import BadQuery, find, names_of
from dejarik.search.query import All, Either, Not, Query, Term, parsed
from dejarik.words import Words, languages


@pytest.mark.parametrize(
    ("text", "tree"),
    [
        ("", All(())),
        ("luke", Term("", ":", ("luke",), 0)),
        ("Y-Wing", Term("", ":", ("Y-Wing",), 0)),
        ("-t:event", Not(Term("t", ":", ("event",), 1))),
        ("c<=2", Term("c", "<=", ("2",), 0)),
        ("f!red|blue", Term("f", "!", ("red", "blue"), 0)),
        ('x:"remove a die"', Term("x", ":", ("remove a die",), 0)),
        ("x:«убрать кубик»", Term("x", ":", ("убрать кубик",), 0)),
        ("a b", All((Term("", ":", ("a",), 0), Term("", ":", ("b",), 2)))),
        ("a and b", All((Term("", ":", ("a",), 0), Term("", ":", ("b",), 6)))),
        ("a or b", Either((Term("", ":", ("a",), 0), Term("", ":", ("b",), 5)))),
        (
            "a (b or c)",
            All(
                (
                    Term("", ":", ("a",), 0),
                    Either((Term("", ":", ("b",), 3), Term("", ":", ("c",), 8))),
                )
            ),
        ),
        ("-(a b)", Not(All((Term("", ":", ("a",), 2), Term("", ":", ("b",), 4))))),
    ],
)
def test_what_is_typed_becomes_a_tree(text: str, tree: Query) -> None:
    assert parsed(text) == tree


@pytest.mark.parametrize("text", ["(", ")", "a)", "(a", 'x:"', "x:", "x:|", "or", "a or", "(a or)", "a|"])
def test_what_is_not_finished_is_refused(text: str) -> None:
    with pytest.raises(BadQuery):
        parsed(text)


@pytest.mark.parametrize("game", games.names())
def test_every_field_is_called_something_in_every_language_and_no_two_of_a_game_the_same_first(
    game: str,
) -> None:
    fields = games.modules(game).searching.FIELDS
    for lang in languages():
        first = [Words(lang).say(f"search-key-{field.name}").partition(",")[0] for field in fields]
        assert len(set(first)) == len(first)
    assert all(
        name == name.casefold() and " " not in name for field in fields for name in names_of(field.name)
    )


PARTS = st.sampled_from(
    [
        "(",
        ")",
        "-",
        "or",
        "или",
        "|",
        '"',
        "«",
        "»",
        " ",
        ":",
        "<=",
        "!",
        "c",
        "t:",
        "f:red",
        "die>=2",
        "is:",
        "is:owned",
    ]
)
TYPED = st.lists(PARTS | st.text(max_size=4), max_size=30).map("".join)


def refused(game: str, filters: dict[str, str], lang: str) -> BadQuery | None:
    """Why nothing can be found, if that is so; else something is, or nothing fits."""
    searching = games.modules(game).searching
    try:
        found = find(searching, filters, lang)
    except BadQuery as bad:
        return bad
    assert set(found) <= set(searching.cards())
    return None


@given(TYPED, st.sampled_from(games.names()), st.sampled_from(languages()))
def test_whatever_is_typed_is_understood_or_refused_with_its_place(text: str, game: str, lang: str) -> None:
    bad = refused(game, {"q": text}, lang)
    if bad is not None:
        assert bad.told(Words(lang))
        assert bad.at is not None
        assert 0 <= bad.at <= len(text)


@given(st.text(max_size=12), st.sampled_from(games.names()), st.data())
def test_whatever_is_chosen_is_understood_or_refused_with_a_sentence(
    value: str, game: str, data: st.DataObject
) -> None:
    fields = games.modules(game).searching.FIELDS
    bad = refused(game, {data.draw(st.sampled_from([field.name for field in fields])): value}, "en")
    if bad is not None:
        assert bad.at is None
        assert bad.told(Words("en"))


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("game", games.names())
@pytest.mark.parametrize("number", [1, 2, 3])
def test_the_examples_on_the_page_find_something_but_not_everything(
    number: int, game: str, lang: str
) -> None:
    searching = games.modules(game).searching
    query = Words(lang).say(f"web-search-example-{games.typed(game)}-{number}")
    assert 0 < len(find(searching, {"q": query}, lang)) < len(searching.cards()) / 2


def test_the_docs_list_every_key() -> None:
    page = (Path(__file__).parents[2] / "docs" / "searching.md").read_text(encoding="utf-8")
    rows = "".join(line for line in page.splitlines(keepends=True) if line.startswith("| `"))
    fields = {field.name for game in games.names() for field in games.modules(game).searching.FIELDS}
    for field in fields:
        assert f"`{Words('en').say(f'search-key-{field}').partition(',')[0]}`" in rows, field
