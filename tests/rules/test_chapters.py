"""Every rule stands in one chapter, and chapters and sections are called something in every language."""

from __future__ import annotations

import pytest

from dejarik.rules import catalog, chapters


@pytest.mark.parametrize("game", catalog.games())
def test_every_rule_stands_in_exactly_one_chapter(game: str) -> None:
    placed = [
        rule.id
        for chapter in chapters.chapters(game)
        for section in chapter.sections
        for rule in section.rules
    ]
    assert sorted(placed) == sorted(rule.id for rule in catalog.rules(game))
    for rule in catalog.rules(game)[::25]:
        section = chapters.section(game, chapters.section_of(rule))
        assert rule in section.rules
        assert section in next(
            chapter.sections for chapter in chapters.chapters(game) if chapter.id == chapters.chapter_of(rule)
        )


@pytest.mark.parametrize("lang", catalog.languages())
@pytest.mark.parametrize("game", catalog.games())
def test_chapters_and_sections_have_titles(game: str, lang: str) -> None:
    for chapter in chapters.chapters(game):
        assert chapters.chapter_title(game, chapter.id, lang)
        for section in chapter.sections:
            title = chapters.section_title(game, section.id, lang)
            assert title[0].isupper()


def test_an_unknown_section_is_not_found() -> None:
    with pytest.raises(LookupError):
        chapters.section("destiny", "no-such")
