"""Stored matches still go the same way; when one does not on purpose, the rules version goes up."""

from __future__ import annotations

from pathlib import Path

import pytest

from dejarik import games
from dejarik.games.destiny.rules import setting_up
from dejarik.lab.playthrough import Versions, main, play, replay

STORED = sorted(Path(__file__).parent.glob("*.txt"))


@pytest.mark.parametrize("path", STORED, ids=lambda path: path.stem)
def test_a_stored_match_still_goes_the_same_way(path: Path) -> None:
    stored = path.read_text(encoding="utf-8")
    assert replay(stored).splitlines() == stored.splitlines(), (
        "the rules behave differently: if that is meant, raise the game's RULES_VERSION and renew "
        "the playthroughs with: python -m dejarik.lab.playthrough tests/lab/playthroughs --renew"
    )


@pytest.mark.parametrize("path", STORED, ids=lambda path: path.stem)
def test_no_stored_match_changed_without_a_new_rules_version(path: Path) -> None:
    versions, stored = Versions(path.parent), path.read_text(encoding="utf-8")
    assert path.stem in versions.known
    assert versions.fits(path.stem, stored), (
        "by this rules version it was another match, and servers would go on with matches of both: "
        "raise the game's RULES_VERSION and renew the playthroughs"
    )


def test_a_match_that_changed_is_renewed_only_with_a_new_rules_version(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    game, stored = games.find("destiny"), tmp_path / "match.txt"
    stored.write_text(play(game, "obi-wan mirror", 5), encoding="utf-8")
    assert main([str(tmp_path), "--renew"]) == 0
    before = stored.read_text(encoding="utf-8")
    with monkeypatch.context() as changed:
        changed.setattr(setting_up, "OPENING_HAND", 4)
        assert main([str(tmp_path)]) == 1
        assert main([str(tmp_path), "--renew"]) == 1
        assert "count up RULES_VERSION" in capsys.readouterr().out
        assert stored.read_text(encoding="utf-8") == before
        stored.write_text(play(game, "obi-wan mirror", 5), encoding="utf-8")
        assert main([str(tmp_path)]) == 1, "nor is it taken for the old one if somebody renews it by hand"
        changed.setattr(game, "version", game.version + 1)
        assert main([str(tmp_path), "--renew"]) == 0
        assert main([str(tmp_path)]) == 0
        assert stored.read_text(encoding="utf-8") != before


def test_every_game_has_stored_matches() -> None:
    told = [path.read_text(encoding="utf-8").partition(" ·")[0] for path in STORED]
    for name in games.names():
        assert told.count(f"game: {name}") >= 3


def test_a_playthrough_shows_where_the_rules_changed(tmp_path: Path) -> None:
    text = play(games.find("destiny"), "obi-wan mirror", 5)
    lines = text.splitlines()
    changed = next(n for n, line in enumerate(lines) if line.startswith("    DieRolled"))
    lines[changed] = "    DieRolled (seat 0, die 1, side 9)"
    (tmp_path / "match.txt").write_text("\n".join([*lines, ""]), encoding="utf-8")
    assert main([str(tmp_path)]) == 1
    assert main([str(tmp_path), "--renew"]) == 0
    assert (tmp_path / "match.txt").read_text(encoding="utf-8") == text
    assert main([str(tmp_path)]) == 0
